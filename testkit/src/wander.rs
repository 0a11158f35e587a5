//! Random play, and folding what was played.

use crate::{Dice, Subject, dice};
use core::fmt::{self, Debug};
use kernel::{Chance, Flaw, Game, Nobody, Refusal, Seat, Turn};

/// One entry of a log.
pub enum Entry<G: Game> {
    /// The dealer dealt.
    Deal(G::Deal),
    /// A seat moved.
    Move(Seat, G::Move),
}

impl<G: Game> Clone for Entry<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Deal(deal) => Self::Deal(deal.clone()),
            Self::Move(seat, mv) => Self::Move(*seat, mv.clone()),
        }
    }
}

impl<G: Game> PartialEq for Entry<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Deal(a), Self::Deal(b)) => a == b,
            (Self::Move(seat, a), Self::Move(other_seat, b)) => seat == other_seat && a == b,
            _ => false,
        }
    }
}

impl<G: Game> Debug for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal(deal) => write!(f, "deal {deal:?}"),
            Self::Move(seat, mv) => write!(f, "{seat}: {mv}"),
        }
    }
}

/// A play-through so far.
pub struct Line<G: Game> {
    /// The seed that led here, for the failure report.
    pub seed: u64,
    /// The number of seats.
    pub seats: u8,
    /// The options it is played with.
    pub options: G::Options,
    /// What has been dealt and played.
    pub log: Vec<Entry<G>>,
}

impl<G: Game> Clone for Line<G> {
    fn clone(&self) -> Self {
        Self { seed: self.seed, seats: self.seats, options: self.options.clone(), log: self.log.clone() }
    }
}

/// The longest random game a law follows; games without a bound are cut here.
const LONGEST: usize = 20_000;

/// Plays one random game from the seed, showing each state at which the dealer is not due, the
/// last one included. `visit` gets the game and the way to it.
pub fn wander<S: Subject>(seed: u64, mut visit: impl FnMut(&S::Game, &Line<S::Game>, &mut Dice)) {
    let mut dice = dice(seed);
    let (seats, asked) = S::asked(&mut dice);
    let options = <S::Game as Game>::options(seats, &asked)
        .unwrap_or_else(|flaw| panic!("seed {seed}: the subject asked for options with a flaw: {flaw}"));
    let mut game = <S::Game as Game>::new(&options);
    let mut line = Line { seed, seats, options, log: Vec::new() };
    let mut looking = crate::dice(seed ^ 0x5EED);
    while line.log.len() < LONGEST {
        match game.turn() {
            Turn::Dealer => deal(&mut game, &mut line, &mut dice),
            Turn::Seats(_) => {
                visit(&game, &line, &mut looking);
                step(&mut game, &mut line, &mut dice);
            }
            Turn::Over(_) => {
                visit(&game, &line, &mut looking);
                return;
            }
        }
    }
}

fn deal<G: Game>(game: &mut G, line: &mut Line<G>, dice: &mut Dice) {
    let deal = game.deal(dice);
    game.accept(&deal, &mut Nobody)
        .unwrap_or_else(|flaw| panic!("seed {}: the game's own deal does not fit: {flaw}", line.seed));
    line.log.push(Entry::Deal(deal));
}

fn step<G: Game>(game: &mut G, line: &mut Line<G>, dice: &mut Dice) {
    let Turn::Seats(seats) = game.turn() else { return };
    let seats: Vec<Seat> = seats.iter().collect();
    let seat = seats[dice.below(seats.len() as u32) as usize];
    let mv =
        game.pick(seat, dice).unwrap_or_else(|| panic!("seed {}: seat {seat} is to act but has no move", line.seed));
    game.apply(seat, &mv, &mut Nobody);
    line.log.push(Entry::Move(seat, mv));
}

/// Why a log does not fold.
#[derive(Debug, PartialEq)]
pub enum Misfit<R> {
    /// A deal does not fit.
    Deal(Flaw),
    /// A move is refused.
    Move(Refusal<R>),
}

/// Folds a log into a game, showing it after every entry, with what happened.
pub fn fold<G: Game>(
    options: &G::Options,
    log: &[Entry<G>],
    mut after: impl FnMut(usize, &G, Vec<G::Event>),
) -> Result<G, (usize, Misfit<G::Rule>)> {
    let mut game = G::new(options);
    for (at, entry) in log.iter().enumerate() {
        let mut events = Vec::new();
        match entry {
            Entry::Deal(deal) => game.accept(deal, &mut events).map_err(|flaw| (at, Misfit::Deal(flaw)))?,
            Entry::Move(seat, mv) => {
                game.play(*seat, mv, &mut events).map_err(|refusal| (at, Misfit::Move(refusal)))?;
            }
        }
        after(at, &game, events);
    }
    Ok(game)
}
