//! Opponents that know the contract and nothing else, written plainly and apart from the house's own search, so that a
//! fault of the one is not a fault of the other.

mod alphabeta;
mod infoset;
mod uct;

pub use alphabeta::{Judge, PlainAlphaBeta};
pub use infoset::InformationSets;
pub use uct::Uct;

use crate::Bot;
use kernel::{Game, Nobody, Turn};

/// The stranger for a game: plain tree search, over information sets where something is hidden.
pub fn generic<G: Game>(seed: u64) -> Box<dyn Bot<G>> {
    if G::HAS_SECRETS { Box::new(InformationSets::new(seed)) } else { Box::new(Uct::new(seed)) }
}

/// How many simulations a stranger is content with where nobody gives it a budget.
const SIMULATIONS: u64 = 10_000;

/// How eagerly strangers look at what seems worse.
const EXPLORATION: f32 = 0.7;

/// The upper confidence bound of a move with so many visits, of so many times that it could have been chosen.
fn bound(total: f32, visits: u32, of: u32) -> f32 {
    let visits = visits as f32;
    total / visits + EXPLORATION * ((of as f32).ln() / visits).sqrt()
}

/// Makes the deals that are due.
fn deal<G: Game>(game: &mut G, dice: &mut crate::Dice) {
    while game.turn() == Turn::Dealer {
        let deal = game.deal(dice);
        game.apply_deal(&deal, &mut Nobody);
    }
}

#[cfg(test)]
mod tests {
    use super::bound;

    #[test]
    fn what_was_looked_at_less_may_be_better() {
        assert!(bound(5.0, 10, 100) > bound(50.0, 100, 100));
        assert!(bound(9.0, 10, 100) > bound(5.0, 10, 100));
    }
}
