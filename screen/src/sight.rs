//! What one viewpoint may see, and how to put it into words and colours: all that a picture is ever given.

use crate::Paint;
use any_game::AnyView;
use kernel::{Game, Seat, Viewpoint};
use std::ops::ControlFlow;
use words::Lang;

/// What one viewpoint may see of a game, whichever it is.
#[derive(Clone)]
pub struct Looker<'a> {
    /// Who looks.
    pub from: Viewpoint,
    /// What they may know.
    pub view: AnyView,
    /// What each seat is called.
    pub names: &'a [String],
    /// The seat of the one person who reads this: not where several look on together.
    pub reader: Option<Seat>,
    /// The language to speak.
    pub lang: Lang,
    /// Colours, or none.
    pub paint: Paint,
}

impl<'a> Looker<'a> {
    /// The same, as the game's own types.
    ///
    /// # Panics
    ///
    /// Where the view is of another game: a picture is shown its own game only.
    pub fn sight<G: Game>(&'a self) -> Sight<'a, G> {
        let view = self.view.as_of::<G>().expect("a picture is shown its own game");
        let (names, reader) = (self.names, self.reader);
        Sight { from: self.from, view, names, reader, lang: self.lang, paint: self.paint }
    }
}

/// What one viewpoint may see of a game.
pub struct Sight<'a, G: Game> {
    /// Who looks.
    pub from: Viewpoint,
    /// What they may know.
    pub view: &'a G::View,
    /// The language to speak.
    pub lang: Lang,
    /// Colours, or none.
    pub paint: Paint,
    names: &'a [String],
    reader: Option<Seat>,
}

impl<'a, G: Game> Sight<'a, G> {
    /// The seat that looks, unless it is the audience.
    pub fn seat(&self) -> Option<Seat> {
        if let Viewpoint::Seat(seat) = self.from { Some(seat) } else { None }
    }

    /// All seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::all(self.names.len() as u8)
    }

    /// The seat's own legal moves, at most so many: they are the same in every world that it can imagine.
    pub fn legal(&self, limit: usize) -> Vec<G::Move> {
        let mut moves = Vec::new();
        let Some(seat) = self.seat() else { return moves };
        let world = G::imagine(self.view, &mut kernel::any_chance());
        let _ = world.moves(seat, &mut |mv| {
            moves.push(mv);
            if moves.len() < limit { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        moves
    }

    /// What each seat is called.
    pub fn names(&self) -> &'a [String] {
        self.names
    }

    /// What to call a seat.
    pub fn name(&self, seat: Seat) -> &'a str {
        &self.names[seat.index()]
    }

    /// Whether this seat is that of the one person who reads this.
    pub fn is_reader(&self, seat: Seat) -> bool {
        self.reader == Some(seat)
    }

    /// What happened, in a sentence of the game's; `None` where there is none for it.
    pub fn narrate(&self, event: &G::Event) -> Option<String> {
        face::narrate::<G>(self.lang, event, face::Reader { names: self.names, seat: self.reader })
    }
}
