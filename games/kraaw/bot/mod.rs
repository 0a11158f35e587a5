//! A player of Kraaw.
//!
//! Most cards lie face down, so the search imagines worlds. It looks to the end of the round and no
//! further: the next round is a fresh deal, and what a round won is worth is known well enough from how many
//! rounds each seat still needs.
//!
//! Two things make it strong. Places nobody has looked at are alike, so of moves that differ only in which
//! of them they name one is enough: of 26 answers to the dog two remain. And playouts are played by
//! rules of thumb that keep to what each seat may know:
//! - a theft nets the stolen card less the best loose card of one's own, because that is what the
//!   victim takes for it; so it pays with junk, or once the good cards are locked;
//! - a card worth having is locked when it is turned up, and the bonus locks another for the price of one nobody
//!   wants;
//! - who has nothing good to do turns up a card: the round ends for whoever runs out of them.

mod character;
mod playout_policy;

pub use character::habits;
pub use playout_policy::Habits;

use bots::dice::{overlooked, stir};
use bots::tree::{self, Policy, TreeSearch};
use bots::{Bot, Character, Level, Payoff, Rung};
use kernel::{Chance, Game, MAX_SEATS, Seat, Viewpoint};
use rules::{Card, Course, Kraaw, Move, Nest, Phase, Place};

/// How a level plays.
#[derive(Clone, Copy, Debug)]
pub struct Strength {
    /// The most simulations.
    pub simulations: u64,
    /// Of a hundred moves, how many it overlooks; thefts and the bonus twice as many.
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
            Level::Hatchling => Self { simulations: 10, overlooks: 52 },
            Level::Paddler => Self { simulations: 55, overlooks: 38 },
            Level::Swimmer => Self { simulations: 170, overlooks: 25 },
            Level::Diver => Self { simulations: 700, overlooks: 13 },
            Level::Kraken => Self { simulations: 10_000, overlooks: 0 },
            Level::Leviathan => Self { simulations: 100_000, overlooks: 0 },
            Level::Maelstrom => Self { simulations: 1_000_000, overlooks: 0 },
        }
    }
}

/// A player at this place of the ladder who likes these things.
pub fn bot(rung: Rung, character: Character, seed: u64) -> impl Bot<Kraaw> {
    let strength = Strength::of(rung);
    searching(strength, Crow { character, ..Crow::new(strength.overlooks, Habits::FOUND, seed) })
}

/// A player of any strength.
pub fn player(strength: Strength, seed: u64) -> TreeSearch<Kraaw, Crow> {
    searching(strength, Crow::new(strength.overlooks, Habits::FOUND, seed))
}

fn searching(strength: Strength, crow: Crow) -> TreeSearch<Kraaw, Crow> {
    let seed = crow.seed;
    let config = tree::Config {
        simulations: strength.simulations,
        exploration: 0.7,
        longest_playout: 400,
        ..tree::Config::default()
    };
    TreeSearch::new(crow, config, seed)
}

/// What a player of Kraaw knows of the game.
#[derive(Clone, Debug)]
pub struct Crow {
    /// The round being searched.
    round: u16,
    overlooks: u32,
    habits: Habits,
    character: Character,
    seed: u64,
}

impl Crow {
    /// A player that overlooks so many moves of a hundred and takes the others to have these habits.
    pub fn new(overlooks: u32, habits: Habits, seed: u64) -> Self {
        Self { round: 0, overlooks, habits, character: Character::Plain, seed }
    }

    /// Whether it does not think of this move now. New players think of turning up cards, forget to lock them, and only
    /// later see thefts and the bonus.
    fn misses(&self, game: &Kraaw, seat: Seat, mv: Move) -> bool {
        let percent = match mv {
            Move::Steal { .. } | Move::LockDiscard { .. } => 2 * self.overlooks,
            Move::Look(_) | Move::Lock(_) | Move::LockIt | Move::Exchange { .. } | Move::Take(_) => self.overlooks,
            _ => 0,
        };
        percent > 0 && overlooked(percent, self.seed, self.digest(game, seat), likeness(game, seat, mv))
    }
}

impl Policy<Kraaw> for Crow {
    // The search ends with the round and takes the rounds after it for even, so that it says too little of an advantage.
    const SURENESS: f64 = 1.35;

    fn prepare(&mut self, world: &Kraaw, _: Seat) {
        self.round = world.course().round;
    }

    fn digest(&self, game: &Kraaw, observer: Seat) -> u64 {
        let course = game.course();
        let mut sum = stir(phase_number(course.phase), u64::from(course.turn.number()) << 8 | u64::from(course.quiet));
        let stayed = course.stayed.iter().fold(0, |bits, seat| bits | 1 << seat.number());
        sum = stir(sum, u64::from(course.round) << 8 | stayed);
        for seat in Seat::all(game.seats()) {
            sum = stir(sum, seen_nest(game.nest(seat), observer));
        }
        stir(sum, game.dog().iter().fold(0, |sum, &card| sum << 8 | seen_card(card, observer)))
    }

    fn liking(&self, game: &Kraaw, seat: Seat, mv: &Move) -> f32 {
        character::liking(self.character, game, seat, *mv)
    }

    fn candidates(&self, game: &Kraaw, seat: Seat, each: &mut impl FnMut(Move, f32)) {
        let mut seen = Vec::with_capacity(32);
        let (mut spare, mut any) = (None, false);
        let _ = game.moves(seat, &mut |mv| {
            let like = likeness(game, seat, mv);
            if !seen.contains(&like) {
                seen.push(like);
                if self.overlooks > 0 && self.misses(game, seat, mv) {
                    spare = Some(mv);
                } else {
                    any = true;
                    each(mv, first_sight(game, seat, mv));
                }
            }
            core::ops::ControlFlow::Continue(())
        });
        if let Some(mv) = spare.filter(|_| !any) {
            each(mv, 0.0);
        }
    }

    fn playout(&self, game: &Kraaw, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        self.habits.choose(game, seat, chance).or_else(|| game.pick(seat, chance))
    }

    fn settled(&self, game: &Kraaw) -> Option<Payoff> {
        let course = game.course();
        (course.round != self.round).then(|| prospects(course))
    }
}

/// How good a move looks before any thought: one locks a good card and not a poor one, and takes the best card that
/// lies open. It is what a player who thinks little goes by; one who thinks long is soon past it.
fn first_sight(game: &Kraaw, seat: Seat, mv: Move) -> f32 {
    let open = |nest: &Nest, place: Place| match nest.at(place) {
        Some((card, _)) if card.is_open() => f32::from(card.value()),
        _ => USUAL_VALUE,
    };
    let worth = match (mv, game.course().phase) {
        (Move::LockIt, Phase::LockOrLeave(place)) => open(game.nest(seat), place),
        (Move::Take(place), _) => open(game.nest(game.course().turn), place),
        _ => USUAL_VALUE,
    };
    AT_FIRST_SIGHT * (worth - USUAL_VALUE)
}

/// What an unknown card is about worth.
const USUAL_VALUE: f32 = 2.0;
/// How much of the game a point seems to be at first sight.
const AT_FIRST_SIGHT: f32 = 0.1;

/// What is asked, as a number.
fn phase_number(phase: Phase) -> u64 {
    match phase {
        Phase::Hands => 1,
        Phase::Swap => 2,
        Phase::Nests => 3,
        Phase::Dog => 4,
        Phase::Main => 5,
        Phase::Bonus => 6,
        Phase::Over => 7,
        Phase::LockOrLeave(place) => 10 + u64::from(place.number()),
        Phase::Look(place) => 20 + u64::from(place.number()),
        Phase::Take { victim, place } => 100 + 10 * u64::from(victim.number()) + u64::from(place.number()),
    }
}

/// A card as the observer knows it, in eight bits.
fn seen_card(card: Card, observer: Seat) -> u64 {
    let value = if card.seen_by(Viewpoint::Seat(observer)) { card.value() } else { 0 };
    let from = card.from().map_or(7, Seat::number);
    u64::from(value) << 4 | u64::from(from)
}

/// A nest as the observer knows it.
fn seen_nest(nest: &Nest, observer: Seat) -> u64 {
    Place::ALL.iter().fold(1, |sum, &place| {
        let card = nest.at(place).map_or(0, |(card, face)| 1 + ((face as u64) << 8 | seen_card(card, observer)));
        sum << 11 | card
    })
}

/// A number for a move that is the same for moves that nobody could tell apart but by the place they name:
/// cards from one hand that nobody has looked at, and open cards of one value.
fn likeness(game: &Kraaw, seat: Seat, mv: Move) -> u64 {
    let own = |place: Place| like_card(game.nest(seat), place);
    match mv {
        Move::Swap => 1,
        Move::Stay => 2,
        Move::Keep => 3,
        Move::LockIt => 4,
        Move::Leave => 5,
        Move::Done => 6,
        Move::Exchange { place, dog } => 7 << 32 | own(place) << 16 | like_down(game.dog()[dog.index()], dog),
        Move::Reveal(place) => 8 << 32 | own(place),
        Move::Look(place) => 9 << 32 | own(place),
        Move::Lock(place) => 10 << 32 | own(place),
        Move::Steal { victim, place } => {
            11 << 32 | u64::from(victim.number()) << 16 | like_card(game.nest(victim), place)
        }
        Move::Take(place) => 12 << 32 | like_card(game.nest(game.course().turn), place),
        Move::LockDiscard { lock, discard } => 13 << 32 | own(lock) << 16 | own(discard),
    }
}

fn like_card(nest: &Nest, place: Place) -> u64 {
    match nest.at(place) {
        Some((card, _)) if card.is_open() => 0x100 | u64::from(card.value()),
        Some((card, _)) => like_down(card, place),
        None => 0,
    }
}

fn like_down(card: Card, place: Place) -> u64 {
    let from = u64::from(card.from().map_or(7, Seat::number));
    if card.seen().is_empty() { 0x200 | from } else { 0x400 | u64::from(place.number()) }
}

/// What each seat may expect of the game between two rounds: as if every seat were as likely to win a round.
fn prospects(course: &Course) -> Payoff {
    let needs = course.wins.map(|_, &wins| u16::from(course.options.rounds_to_win()).saturating_sub(wins));
    let mut payoff = Payoff([0.0; MAX_SEATS]);
    if let [a, b] = *needs.as_slice() {
        payoff.0[0] = race(a, b);
        payoff.0[1] = 1.0 - payoff.0[0];
        return payoff;
    }
    let playing = |seat: Seat| course.playing.contains(seat);
    let weight = |seat: Seat, need: u16| if playing(seat) { 0.4_f32.powi(i32::from(need)) } else { 0.0 };
    let total: f32 = needs.iter().map(|(seat, &need)| weight(seat, need)).sum();
    needs.iter().for_each(|(seat, &need)| payoff.0[seat.index()] = weight(seat, need) / total);
    payoff
}

/// The chance to win so many even rounds before the other wins so many.
fn race(mine: u16, theirs: u16) -> f32 {
    match (mine, theirs) {
        (0, 0) => 0.5,
        (0, _) => 1.0,
        (_, 0) => 0.0,
        _ => f32::midpoint(race(mine - 1, theirs), race(mine, theirs - 1)),
    }
}
