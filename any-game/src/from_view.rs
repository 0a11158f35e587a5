//! What can be said of a game by whoever has a view of it and nothing else.

use crate::AnyView;
use crate::any_game::bits;
use kernel::{Chance, Game, Nobody, Seat, Turn, Viewpoint, any_chance};

/// Some legal move of the seat whose view it is: the same moves are legal in every world that it can imagine.
pub fn pick<G: Game>(view: &AnyView, seat: Seat, chance: &mut dyn Chance) -> Option<String> {
    let mut chance = bits(chance);
    let world = G::imagine(view.as_of::<G>()?, &mut chance);
    world.pick(seat, &mut chance).map(|mv| mv.to_string())
}

/// What a viewpoint sees after a move, from what it saw before it. Only of a game that hides nothing, and where no deal
/// follows: of others it cannot be known.
pub fn seen_after<G: Game>(before: &AnyView, seat: Seat, mv: &str) -> Option<AnyView> {
    let before = before.as_of::<G>().filter(|_| !G::HAS_SECRETS)?;
    // Nothing is hidden, so there is one world to imagine, and views differ by who looks alone.
    let mut game = G::imagine(before, &mut any_chance());
    let from = Viewpoint::all(game.seats()).find(|&from| game.view(from) == *before)?;
    game.play(seat, &mv.parse().ok()?, &mut Nobody).ok()?;
    (game.turn() != Turn::Dealer).then(|| AnyView::of::<G>(game.view(from)))
}
