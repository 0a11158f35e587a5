//! A player of Crabs!.
//!
//! A turn can have a hundred thousand legal actions, nearly all of them pointless. So the player first has *ideas*:
//! the crabs its hand can catch, each by the fewest cards; every card it could grab; one upgrade; one relaxing;
//! the few trades and raises that leave the best hand, never taking back what was just played. Each is valued by
//! how the seat would then stand (see [`Taste`]). Strong levels try the best ideas out in imagined worlds,
//! played on by quick habits for a turn or two and then valued again.

mod candidates;
mod character;
mod evaluation;
mod playout_policy;
mod reach;

pub use character::habits;
pub use evaluation::Taste;

use bots::dice::{overlooked, stir};
use bots::tree::{self, Policy, TreeSearch, Widening};
use bots::{Bot, Character, Level, Payoff, Rung};
use candidates::Idea;
use kernel::{Chance, Game, Seat};
use rules::{Crabs, Move, Phase};

/// How a level plays.
#[derive(Clone, Copy, Debug)]
pub struct Strength {
    /// The most simulations; with none it does what looks best at first sight.
    pub simulations: u64,
    /// Of a hundred ideas, how many do not come to its mind; trades and raises twice as many.
    pub overlooks: u32,
}

impl Strength {
    /// The strength of a place on the ladder.
    pub fn of(rung: impl Into<Rung>) -> Self {
        let rung = rung.into();
        Self {
            simulations: rung.simulations(|level| Self::at(level).simulations),
            overlooks: rung.linear(|level| Self::at(level).overlooks),
        }
    }

    const fn at(level: Level) -> Self {
        match level {
            Level::Hatchling => Self { simulations: 0, overlooks: 69 },
            Level::Paddler => Self { simulations: 0, overlooks: 48 },
            Level::Swimmer => Self { simulations: 40, overlooks: 8 },
            Level::Diver => Self { simulations: 150, overlooks: 0 },
            Level::Kraken => Self { simulations: 1_200, overlooks: 0 },
            Level::Leviathan => Self { simulations: 12_000, overlooks: 0 },
            Level::Maelstrom => Self { simulations: 120_000, overlooks: 0 },
        }
    }
}

/// A player at this place of the ladder who likes these things.
pub fn bot(rung: Rung, character: Character, seed: u64) -> impl Bot<Crabs> {
    let strength = Strength::of(rung);
    let crabber = Crabber { character, ..Crabber::new(strength.overlooks, Taste::FOUND, seed) };
    searching(strength, crabber)
}

/// A player of any strength and taste.
pub fn player(strength: Strength, taste: Taste, seed: u64) -> TreeSearch<Crabs, Crabber> {
    searching(strength, Crabber::new(strength.overlooks, taste, seed))
}

fn searching(strength: Strength, crabber: Crabber) -> TreeSearch<Crabs, Crabber> {
    let seed = crabber.seed;
    let config = tree::Config {
        simulations: strength.simulations,
        exploration: 0.25,
        widening: Widening { first: 6.0, rate: 0.5 },
        expand_after: 20,
        longest_playout: 400,
        ..tree::Config::default()
    };
    TreeSearch::new(crabber, config, seed)
}

/// What a player of Crabs! knows of the game.
#[derive(Clone, Debug)]
pub struct Crabber {
    taste: Taste,
    character: Character,
    overlooks: u32,
    horizon: u32,
    seed: u64,
}

/// After how many moves of a playout the position is valued: some three rounds of two seats. Of 8, 14, 24, 40 and 70 it
/// did best; nearer the judgement is too shallow, farther the playouts are too foolish.
const HORIZON: u32 = 24;

impl Crabber {
    /// A player of this taste to whom so many ideas of a hundred do not come.
    pub fn new(overlooks: u32, taste: Taste, seed: u64) -> Self {
        Self { taste, character: Character::Plain, overlooks, horizon: HORIZON, seed }
    }

    /// The same, playing out so many moves before it values a position.
    #[must_use]
    pub fn with_horizon(self, horizon: u32) -> Self {
        Self { horizon, ..self }
    }

    /// Whether this idea does not come to its mind now. A vendor who wants a crab that one has is hard to overlook.
    fn misses(&self, position: u64, mv: &Move) -> bool {
        let percent = match mv {
            Move::Trade { .. } | Move::Raise { .. } => 2 * self.overlooks,
            Move::Catch { .. } | Move::Relax(_) | Move::Upgrade(_) | Move::Grab(_) => self.overlooks,
            Move::Sell { .. } => self.overlooks / 20,
            Move::Drop(_) | Move::Pass => 0,
        };
        percent > 0 && overlooked(percent, self.seed, position, number(mv))
    }
}

impl Crabber {
    /// Which of these moves this player thinks of. Who is new to the game sells what can be sold: that a crab may be worth
    /// more to another vendor is for those who see further.
    fn come_to_mind(&self, game: &Crabs, seat: Seat, ideas: &[Idea]) -> impl Fn(&Move) -> bool {
        let position = if self.overlooks > 0 { self.digest(game, seat) } else { 0 };
        let sees = move |mv: &Move| self.overlooks == 0 || !self.misses(position, mv);
        let sale =
            self.overlooks > 0 && ideas.iter().any(|idea| matches!(idea.mv, Move::Sell { .. }) && sees(&idea.mv));
        move |mv| sees(mv) && !(sale && *mv == Move::Pass)
    }
}

/// A number for a move.
fn number(mv: &Move) -> u64 {
    use core::hash::{Hash, Hasher};
    let mut sum = Summing(0);
    mv.hash(&mut sum);
    sum.finish()
}

/// Stirs what it is given into one number, the same on every machine.
struct Summing(u64);

impl core::hash::Hasher for Summing {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |sum, &byte| (sum.rotate_left(5) ^ u64::from(byte)).wrapping_mul(STEP));
    }

    fn write_usize(&mut self, number: usize) {
        self.write(&(number as u64).to_le_bytes());
    }

    fn write_isize(&mut self, number: isize) {
        self.write(&(number as i64).to_le_bytes());
    }
}

const STEP: u64 = 0x517C_C1B7_2722_0A95;

impl Policy<Crabs> for Crabber {
    // In the tree the others move by habit, and no such player is as good as they are.
    const CONCEIT: f64 = 0.25;

    fn digest(&self, game: &Crabs, observer: Seat) -> u64 {
        use core::hash::{Hash, Hasher};
        let mut sum = Summing(u64::from(game.rounds()));
        (game.phase() as u8).hash(&mut sum);
        game.hand(observer).hash(&mut sum);
        game.pool().hash(&mut sum);
        for seat in Seat::all(game.seats()) {
            game.caught(seat).hash(&mut sum);
            (game.gear(seat), game.points(seat), game.hand(seat).len()).hash(&mut sum);
            game.known(seat).hash(&mut sum);
        }
        (0..4).for_each(|stack| game.vendor(stack).map(|vendor| vendor.wants).hash(&mut sum));
        stir(sum.finish(), 1)
    }

    fn listed(&self, _: &Crabs, _: Seat, _: Seat) -> bool {
        false
    }

    fn liking(&self, _: &Crabs, _: Seat, mv: &Move) -> f32 {
        character::liking(self.character, mv)
    }

    fn candidates(&self, game: &Crabs, seat: Seat, each: &mut impl FnMut(Move, f32)) {
        let ideas = candidates::ideas(game, seat, &self.taste);
        let best = ideas.first().map_or(0.0, |idea| idea.worth);
        let mut any = false;
        let comes_to_mind = self.come_to_mind(game, seat, &ideas);
        for idea in ideas.iter().filter(|idea| comes_to_mind(&idea.mv)) {
            any = true;
            each(idea.mv, self.taste.points(game, idea.worth - best));
        }
        if let (false, Some(idea)) = (any, ideas.last()) {
            each(idea.mv, 0.0);
        }
    }

    fn playout(&self, game: &Crabs, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        playout_policy::habit(game, seat, chance).or_else(|| game.pick(seat, chance))
    }

    fn judge(&self, game: &Crabs, played: u32) -> Option<Payoff> {
        (played >= self.horizon && game.phase() == Phase::Action).then(|| self.taste.payoff(game))
    }
}
