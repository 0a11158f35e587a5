//! What one viewpoint can see of a session: all that a screen is ever given.

use catalog::Legal;
use kernel::{Seat, Viewpoint};
use serde_json::value::RawValue;
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

    /// What it may know, as the game's own type.
    pub(crate) fn typed_view<V: 'static>(&self) -> V {
        let view = self.session.game().typed_view(self.from);
        *view.downcast().expect("a screen knows the type of its game's view")
    }

    /// How many seats there are.
    pub(crate) fn seats(&self) -> u8 {
        self.session.game().seats()
    }

    /// The seat's own legal moves, at most so many.
    pub(crate) fn legal(&self, limit: usize) -> Legal {
        match self.seat() {
            Some(seat) => self.session.game().legal(seat, limit),
            None => Legal { moves: Vec::new(), more: false },
        }
    }

    /// What to call a seat.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// What happened, in a sentence of the game's; `None` where there is none for it.
    pub(crate) fn narrate(&self, game: &str, event: &RawValue) -> Option<String> {
        let event = serde_json::from_str(event.get()).expect("events are JSON");
        words::event(self.lang, game, &event, self.names)
    }
}
