//! What one viewpoint can see of a session: all that a screen is ever given.

use catalog::{Json, Legal, Refused};
use kernel::{Seat, Turn, Viewpoint};
use table::Session;
use words::Lang;

use crate::paint::Paint;

/// A session seen through one viewpoint's eyes, and how to put it into words and colours.
pub(crate) struct Eyes<'a> {
    session: &'a Session,
    /// Who looks.
    pub(crate) from: Viewpoint,
    /// The language to speak.
    pub(crate) lang: Lang,
    /// Colours, or none.
    pub(crate) paint: Paint,
    names: &'a [String],
}

impl<'a> Eyes<'a> {
    pub(crate) fn new(session: &'a Session, from: Viewpoint, lang: Lang, paint: Paint, names: &'a [String]) -> Self {
        Self { session, from, lang, paint, names }
    }

    /// The seat that looks, unless it is the audience.
    pub(crate) fn seat(&self) -> Option<Seat> {
        if let Viewpoint::Seat(seat) = self.from { Some(seat) } else { None }
    }

    /// What it may know, as data.
    pub(crate) fn view(&self) -> Json {
        self.session.view(self.from)
    }

    /// What it may know, as the game's own type.
    pub(crate) fn typed_view<V: 'static>(&self) -> V {
        let view = self.session.game().typed_view(self.from);
        *view.downcast().expect("a screen knows the type of its game's view")
    }

    /// How many seats there are.
    pub(crate) fn seats(&self) -> u8 {
        self.session.game().seats()
    }

    /// Who is due.
    pub(crate) fn turn(&self) -> Turn {
        self.session.turn()
    }

    /// The seat's own legal moves, at most so many.
    pub(crate) fn legal(&self, limit: usize) -> Legal {
        match self.seat() {
            Some(seat) => self.session.game().legal(seat, limit),
            None => Legal { moves: Vec::new(), more: false },
        }
    }

    /// Whether the seat could make this move, as it would be written.
    pub(crate) fn check(&self, mv: &str) -> Result<String, Refused> {
        self.seat().map_or(Err(Refused::NotYourTurn), |seat| self.session.game().check(seat, mv))
    }

    /// What to call a seat.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// How many moves have been made.
    pub(crate) fn plies(&self) -> usize {
        self.session.record().plies()
    }
}
