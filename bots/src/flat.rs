//! The plainest honest player: try every move, play on at random, keep the best mean.

use crate::dice::stir;
use crate::{Bot, Budget, Choice, Dice, Payoff};
use core::ops::ControlFlow;
use kernel::{Chance, Game, Nobody, Seat, Turn};

/// Flat Monte-Carlo: no tree, no knowledge of the game. A yardstick for the others.
#[derive(Clone, Debug)]
pub struct Flat {
    simulations: u64,
    seed: u64,
    choices: u64,
}

/// After how many moves a playout counts as even: random play of some options never ends.
const LONGEST: u32 = 2_000;

impl Flat {
    /// A player that looks at this many playouts for each decision.
    pub fn new(simulations: u64, seed: u64) -> Self {
        Self { simulations, seed, choices: 0 }
    }
}

struct Tried<M> {
    mv: M,
    visits: u32,
    total: f32,
}

impl<M> Tried<M> {
    fn mean(&self) -> f32 {
        if self.visits == 0 { -1.0 } else { self.total / self.visits as f32 }
    }
}

impl<G: Game> Bot<G> for Flat {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget<'_>) -> Option<Choice<G::Move>> {
        self.choices += 1;
        let mut dice = Dice::new(stir(self.seed, self.choices));
        let world = G::imagine(view, &mut dice);
        if !world.turn().includes(seat) {
            return None;
        }
        let mut tried = some_moves(&world, seat, self.simulations, &mut dice);
        let mut meter = budget.start(self.simulations, 8);
        for at in (0..tried.len()).cycle() {
            if tried.len() == 1 || !meter.spend() {
                break;
            }
            let mut world = G::imagine(view, &mut dice);
            world.apply(seat, &tried[at].mv, &mut Nobody);
            tried[at].total += at_random(&mut world, &mut dice).to(seat);
            tried[at].visits += 1;
        }
        let best = tried.into_iter().reduce(|a, b| if b.mean() > a.mean() { b } else { a })?;
        let score = f64::from(best.mean().max(0.0));
        Some(Choice { score, ..Choice::guess(best.mv) })
    }
}

/// All moves of the seat, or an even choice of so many where there are more.
fn some_moves<G: Game>(game: &G, seat: Seat, most: u64, chance: &mut impl Chance) -> Vec<Tried<G::Move>> {
    let most = most.max(1) as usize;
    let (mut moves, mut seen) = (Vec::new(), 0_u64);
    let _ = game.moves(seat, &mut |mv| {
        seen += 1;
        if moves.len() < most {
            moves.push(Tried { mv, visits: 0, total: 0.0 });
        } else if let Some(place) = moves.get_mut(chance.below_u64(seen) as usize) {
            place.mv = mv;
        }
        ControlFlow::Continue(())
    });
    moves
}

/// What comes of playing on at random.
pub(crate) fn at_random<G: Game>(game: &mut G, dice: &mut Dice) -> Payoff {
    for _ in 0..LONGEST {
        match game.turn() {
            Turn::Over(outcome) => return Payoff::of(&outcome),
            Turn::Dealer => {
                let deal = game.deal(dice);
                game.apply_deal(&deal, &mut Nobody);
            }
            Turn::Seats(seats) => {
                let pick = dice.below(u32::from(seats.len()).max(1)) as usize;
                let Some(seat) = seats.iter().nth(pick) else { break };
                let Some(mv) = game.pick(seat, dice) else { break };
                game.apply(seat, &mv, &mut Nobody);
            }
        }
    }
    Payoff([0.5; kernel::MAX_SEATS])
}
