//! A player of Crab Stack.
//!
//! Nothing is hidden, so two seats are played by alpha-beta. Three and four are played by tree search, each
//! seat taken to look after itself: alpha-beta has no good answer to who will attack whom. The tree ends in a
//! judgement of the board and not in playouts.
//!
//! What counts, in order of weight, is the large crabs left on the board, even covered ones: nothing
//! but a large crab can cover a large one, so they are what moves last. Then the medium ones, then how many
//! moves a seat has. Small crabs only count for the moves they make.

mod character;
mod endings;
mod judgement;
pub mod stranger;

pub use character::habits;

use bots::alphabeta::{self, AlphaBeta, Evaluate, expectation};
use bots::dice::overlooked;
use bots::safety::Haven;
use bots::tree::{self, Policy, TreeSearch};
use bots::{Bot, Budget, Character, Choice, Level, Payoff, Rung};
use kernel::{Game, Seat, Turn};
use rules::{Cell, CrabStack, Move, Packed, Size, View};

/// What is worth how much.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A crab on the board, by size, smallest first.
    pub crab: [i32; 3],
    /// A crab that lies on top, by size, smallest first.
    pub top: [i32; 3],
    /// A move that can be made.
    pub mobility: i32,
    /// The turn to move.
    pub turn: i32,
    /// What is liked for itself.
    pub character: Character,
}

impl Default for Weights {
    fn default() -> Self {
        Self { crab: [0, 40, 150], top: [0, 0, 0], mobility: 10, turn: 0, character: Character::Plain }
    }
}

impl Weights {
    fn of(&self, game: &CrabStack, seat: Seat) -> i32 {
        let left = game.crabs_left(seat);
        let crabs: i32 = self.crab.iter().zip(left).map(|(worth, count)| worth * i32::from(count)).sum();
        crabs + self.tops(game, seat) + self.mobility * game.mobility(seat).cast_signed()
    }

    #[inline]
    fn tops(&self, game: &CrabStack, seat: Seat) -> i32 {
        if self.top == [0; 3] {
            return 0;
        }
        let tops = Size::ALL.map(|size| game.tops(seat, size).len());
        self.top.iter().zip(tops).map(|(worth, count)| worth * count.cast_signed()).sum()
    }
}

/// How a level plays.
#[derive(Clone, Copy, Debug)]
pub struct Strength {
    /// How many moves ahead it thinks, with two seats.
    pub depth: usize,
    /// The most positions it looks at, with two seats.
    pub nodes: u64,
    /// Of its own moves, how many of a hundred one-step moves it overlooks; longer ones more.
    pub overlooks: u32,
    /// Of the others' replies, the same.
    pub overlooks_replies: u32,
    /// The most simulations, with more seats.
    pub simulations: u64,
}

impl Strength {
    /// The strength of a place on the ladder.
    pub fn of(rung: impl Into<Rung>) -> Self {
        let rung = rung.into();
        Self {
            depth: rung.linear(|level| Self::at(level).depth as u32) as usize,
            nodes: rung.simulations(|level| Self::at(level).nodes),
            overlooks: rung.linear(|level| Self::at(level).overlooks),
            overlooks_replies: rung.linear(|level| Self::at(level).overlooks_replies),
            simulations: rung.simulations(|level| Self::at(level).simulations),
        }
    }

    const fn at(level: Level) -> Self {
        const fn sharp(nodes: u64, simulations: u64) -> Strength {
            Strength { depth: 64, nodes, overlooks: 0, overlooks_replies: 0, simulations }
        }
        match level {
            Level::Hatchling => Self { depth: 1, nodes: 2_000, overlooks: 10, overlooks_replies: 15, simulations: 60 },
            Level::Paddler => Self { depth: 2, nodes: 5_000, overlooks: 1, overlooks_replies: 1, simulations: 200 },
            Level::Swimmer => Self { depth: 5, nodes: 20_000, overlooks: 4, overlooks_replies: 5, simulations: 800 },
            Level::Diver => Self { depth: 7, nodes: 30_000, overlooks: 0, overlooks_replies: 0, simulations: 4_000 },
            Level::Kraken => sharp(100_000, 40_000),
            Level::Leviathan => sharp(800_000, 130_000),
            Level::Maelstrom => sharp(7_000_000, 400_000),
        }
    }
}

/// A player at this place of the ladder who likes these things.
pub fn bot(rung: Rung, character: Character, seed: u64) -> impl Bot<CrabStack> {
    Player::new(Strength::of(rung), Weights::liked_by(character), seed).proving(rung.is_top())
}

/// The most places of the table of positions, as a power of two: it takes 64 MB then. A search that is short needs
/// fewer and takes fewer.
const TABLE_BITS: u32 = 22;

/// How eagerly the tree looks at what seems worse. What is judged at a glance varies less than how games end: four tenths
/// lose to two, and so does one.
const EXPLORATION: f32 = 0.25;

/// A player of any strength and taste.
pub struct Player {
    strength: Strength,
    weights: Weights,
    seed: u64,
    workers: u32,
    proves: bool,
    haven: Option<Haven<CrabStack, Packed>>,
    duel: Option<Box<AlphaBeta<CrabStack, Eyes>>>,
    table: Option<Box<TreeSearch<CrabStack, Eyes>>>,
}

impl Player {
    /// A player of this strength who values things so.
    pub fn new(strength: Strength, weights: Weights, seed: u64) -> Self {
        Self { strength, weights, seed, workers: 1, proves: false, haven: None, duel: None, table: None }
    }

    /// The same player, whose alpha-beta is searched by so many at once where the platform can. Only one finds the same
    /// again when it is asked the same.
    #[must_use]
    pub fn with_workers(self, workers: u32) -> Self {
        Self { workers, ..self }
    }

    /// The same player, who tries to prove what late positions of two seats are worth, if it is to.
    #[must_use]
    pub fn proving(self, proves: bool) -> Self {
        Self { proves, ..self }
    }

    fn eyes(&self) -> Eyes {
        let Strength { overlooks, overlooks_replies, .. } = self.strength;
        Eyes { weights: self.weights, overlooks: [overlooks, overlooks_replies], seed: self.seed }
    }

    fn searcher(&self) -> AlphaBeta<CrabStack, Eyes> {
        let Strength { depth, nodes, .. } = self.strength;
        let config = alphabeta::Config {
            depth,
            nodes,
            table_bits: TABLE_BITS,
            workers: self.workers,
            ..alphabeta::Config::default()
        };
        AlphaBeta::new(self.eyes(), config)
    }

    fn grower(&self) -> TreeSearch<CrabStack, Eyes> {
        let config = tree::Config {
            simulations: self.strength.simulations,
            exploration: EXPLORATION,
            ..tree::Config::default()
        };
        TreeSearch::new(self.eyes(), config, self.seed)
    }

    /// What is found from here, with two seats; for analysis.
    pub fn search(&mut self, game: &CrabStack, budget: &Budget<'_>) -> Option<alphabeta::Report<Move>> {
        if !(self.proves && endings::is_late(game)) {
            return self.deepen(game, budget);
        }
        let mut report = self.deepen(game, &budget.part(2))?;
        if !report.solved {
            self.settle(game, &budget.part(2), &mut report);
        }
        Some(report)
    }

    /// What alpha-beta finds from here.
    fn deepen(&mut self, game: &CrabStack, budget: &Budget<'_>) -> Option<alphabeta::Report<Move>> {
        let mut search = self.duel.take().unwrap_or_else(|| Box::new(self.searcher()));
        let report = search.search(game, budget);
        self.duel = Some(search);
        report
    }
}

impl Bot<CrabStack> for Player {
    fn choose(&mut self, view: &View, seat: Seat, budget: &Budget<'_>) -> Option<Choice<Move>> {
        if view.options.seats() > 2 {
            let mut table = self.table.take().unwrap_or_else(|| Box::new(self.grower()));
            let choice = table.choose(view, seat, budget);
            self.table = Some(table);
            return choice;
        }
        let mut nothing = bots::Dice::new(0);
        let game = CrabStack::imagine(view, &mut nothing);
        let report = game.turn().includes(seat).then(|| self.search(&game, budget))??;
        let best = report.moves.first()?;
        let score = expectation(best.score, EVEN_ODDS);
        Some(Choice { mv: best.mv, score, proven: report.solved, line: report.line })
    }
}

/// The advantage that wins about 3 games of 4, by what came of the scores of 100 games; `cargo xtask chances` shows it.
const EVEN_ODDS: f64 = 23.0;

/// How a player sees the board.
#[derive(Clone)]
pub struct Eyes {
    weights: Weights,
    overlooks: [u32; 2],
    seed: u64,
}

impl Eyes {
    /// Eyes that overlook nothing.
    pub fn open() -> Self {
        Self { weights: Weights::default(), overlooks: [0, 0], seed: 0 }
    }

    /// Whether it fails to see this move here. The further a crab crawls the harder it is to see where it
    /// can get to, so the small ones' moves are overlooked most.
    fn misses(&self, game: &CrabStack, mv: Move, percent: u32) -> bool {
        let Move::Crawl { from, .. } = mv else { return false };
        let steps = game.crabs_down(from).next().map_or(1, |crab| u32::from(crab.size.steps()));
        overlooked(percent * steps, self.seed, game.key(), index(mv) as u64)
    }
}

fn cell(cell: Cell) -> usize {
    usize::from(cell.q() * 8 + cell.r())
}

fn index(mv: Move) -> usize {
    match mv {
        Move::Crawl { from, to } => cell(from) * 64 + cell(to),
        Move::Keep(at) => cell(at) * 65,
    }
}

impl Evaluate<CrabStack> for Eyes {
    const INDICES: usize = 64 * 64;
    const REPEATS: bool = true;

    #[inline]
    fn key(&self, game: &CrabStack) -> u64 {
        game.key()
    }

    #[inline]
    fn evaluate(&self, game: &CrabStack, seat: Seat) -> i32 {
        let other = seat.next(2);
        self.weights.turn + self.weights.of(game, seat) - self.weights.of(game, other)
    }

    #[inline]
    fn index(&self, mv: &Move) -> usize {
        index(*mv)
    }

    fn numbered(&self, index: usize) -> Option<Move> {
        let cell = |n: usize| Cell::new((n / 8) as u8, (n % 8) as u8);
        let (from, to) = (cell(index / 64)?, cell(index % 64)?);
        Some(if from == to { Move::Keep(from) } else { Move::Crawl { from, to } })
    }

    #[inline]
    fn repeated(&self, game: &CrabStack) -> bool {
        game.occurrences() > 1
    }

    #[inline]
    fn overlooks(&self, game: &CrabStack, mv: &Move, ply: usize) -> bool {
        let percent = self.overlooks[ply.min(1)];
        percent > 0 && self.misses(game, *mv, percent)
    }
}

impl Policy<CrabStack> for Eyes {
    const OPEN: bool = true;

    fn digest(&self, game: &CrabStack, _: Seat) -> u64 {
        game.key()
    }

    // At once: what a glance tells is worth more than a game played to its end at random, and takes less time.
    fn judge(&self, game: &CrabStack, _: u32) -> Option<Payoff> {
        let Turn::Seats(seats) = game.turn() else { return None };
        Some(judgement::payoff(game, seats.first()?))
    }

    fn liking(&self, game: &CrabStack, seat: Seat, mv: &Move) -> f32 {
        character::liking(self.weights.character, game, seat, *mv)
    }

    fn candidates(&self, game: &CrabStack, seat: Seat, each: &mut impl FnMut(Move, f32)) {
        let mut spare = None;
        let mut any = false;
        let _ = game.moves(seat, &mut |mv| {
            if self.overlooks[0] > 0 && self.misses(game, mv, self.overlooks[0]) {
                spare = Some(mv);
            } else {
                any = true;
                each(mv, 0.0);
            }
            core::ops::ControlFlow::Continue(())
        });
        if let (false, Some(mv)) = (any, spare) {
            each(mv, 0.0);
        }
    }
}
