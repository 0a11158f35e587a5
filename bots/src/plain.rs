//! A player for games that tell it nothing: generic search over the contract, at any strength.

use crate::dice::{overlooked, stir};
use crate::tree::{self, Policy, TreeSearch};
use crate::{Bot, Level, Rung};
use core::fmt::{self, Debug, Write};
use core::ops::ControlFlow;
use kernel::{Game, Seat, Viewpoint};

/// A bot of this strength for any game. It knows the rules and nothing else; a game whose bots should play well tells the
/// search more, through a policy of its own.
pub fn plain<G: Game>(rung: Rung, seed: u64) -> impl Bot<G> {
    let simulations = rung.simulations(|level| SIMULATIONS[level.rung()]);
    let overlooks = rung.linear(|level| OVERLOOKS[level.rung()]);
    let config = tree::Config { simulations, ..tree::Config::default() };
    TreeSearch::new(Unknowing { overlooks, seed }, config, seed)
}

/// How much each level thinks, and of a hundred moves how many it overlooks.
const SIMULATIONS: [u64; Level::ALL.len()] = [8, 40, 160, 800, 6_000, 40_000, 300_000];
const OVERLOOKS: [u32; Level::ALL.len()] = [45, 30, 18, 8, 0, 0, 0];

/// A policy that asks the contract alone.
#[derive(Clone, Debug)]
struct Unknowing {
    /// Of a hundred moves, how many it overlooks.
    overlooks: u32,
    seed: u64,
}

impl<G: Game> Policy<G> for Unknowing {
    /// What has been seen is the view, and a view can always be spelt out.
    fn digest(&self, game: &G, observer: Seat) -> u64 {
        spelt(&game.view(Viewpoint::Seat(observer)))
    }

    /// A seat's own moves are the same in all its worlds; another's may depend on what is hidden.
    fn listed(&self, _: &G, seat: Seat, observer: Seat) -> bool {
        seat == observer
    }

    fn candidates(&self, game: &G, seat: Seat, each: &mut impl FnMut(G::Move, f32)) {
        let position = Policy::<G>::digest(self, game, seat);
        let (mut spare, mut any) = (None, false);
        let _ = game.moves(seat, &mut |mv| {
            if overlooked(self.overlooks, self.seed, position, spelt(&mv)) {
                spare = Some(mv);
            } else {
                any = true;
                each(mv, 0.0);
            }
            ControlFlow::Continue(())
        });
        if let Some(mv) = spare.filter(|_| !any) {
            each(mv, 0.0);
        }
    }
}

/// A number for how something is spelt.
fn spelt(thing: &impl Debug) -> u64 {
    let mut sum = Sum(0);
    write!(sum, "{thing:?}").expect("a number takes all");
    sum.0
}

struct Sum(u64);

impl Write for Sum {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 = text.bytes().fold(self.0, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3));
        self.0 = stir(self.0, text.len() as u64);
        Ok(())
    }
}
