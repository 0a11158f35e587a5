//! The searcher: what it keeps between questions, and how it deepens.

use super::order::{Experience, Ranked};
use super::reduce::Reductions;
use super::run::{Reach, Run, Window};
use super::table::{Bound, Entry, Table};
use super::{Config, Evaluate, MAX_PLY, PROVEN, Score, parallel};
use crate::Budget;
use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use kernel::{Game, Nobody, Seat, Turn};

/// A move of the position asked about, and its score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RootMove<M> {
    /// The move.
    pub mv: M,
    /// Its score; of moves worse than the best one it is only an upper bound.
    pub score: Score,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M> {
    /// Every move of the position, the best first.
    pub moves: Vec<RootMove<M>>,
    /// The depth that was completed.
    pub depth: usize,
    /// How many positions were visited.
    pub nodes: u64,
    /// Whether the best score rests on no estimate.
    pub solved: bool,
    /// The moves expected, from the position asked about.
    pub line: Vec<M>,
}

impl<M> Default for Report<M> {
    fn default() -> Self {
        Self { moves: Vec::new(), depth: 0, nodes: 0, solved: false, line: Vec::new() }
    }
}

/// A searcher with its memory. It can be asked again and again; what it learnt stays.
pub struct AlphaBeta<G: Game, E> {
    evaluate: E,
    config: Config,
    table: Table,
    reductions: Reductions,
    minds: Vec<Mind<G>>,
}

/// What one worker keeps to itself, in cache lines of its own: it is written at every node, and two that share a line wait
/// for each other.
#[repr(align(128))]
pub(super) struct Mind<G: Game> {
    pub(super) experience: Experience<G::Move>,
    /// The moves of all open nodes, one after another.
    pub(super) moves: Vec<Ranked<G::Move>>,
    /// Positions to play moves in. Copying into one that is there asks for no memory.
    pub(super) spare: Vec<Box<G>>,
}

/// What all workers share: they read it, and what two write into the table at once is lost, not wrong.
pub(super) struct Shared<'s, E> {
    pub(super) evaluate: &'s E,
    pub(super) config: &'s Config,
    pub(super) table: &'s Table,
    pub(super) reductions: &'s Reductions,
}

impl<E> Clone for Shared<'_, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<E> Copy for Shared<'_, E> {}

impl<G> Mind<G>
where
    G: Game,
    G::Move: Copy,
{
    fn new(indices: usize) -> Self {
        Self { experience: Experience::new(indices), moves: Vec::with_capacity(1 << 12), spare: Vec::new() }
    }

    /// Makes ready for another question.
    fn freshen(&mut self) {
        self.experience.fade();
        self.moves.clear();
    }
}

impl<G, E> AlphaBeta<G, E>
where
    G: Game,
    G::Move: Copy,
    E: Evaluate<G>,
{
    /// A searcher that has seen nothing yet.
    pub fn new(evaluate: E, config: Config) -> Self {
        let minds = (0..parallel::at_most(config.workers)).map(|_| Mind::new(E::INDICES)).collect();
        let reductions = if config.reduce { Reductions::usual() } else { Reductions::none() };
        Self { evaluate, config, table: Table::new(config.table_bits), reductions, minds }
    }

    /// What it knows of the game, to change between searches.
    pub fn evaluate(&mut self) -> &mut E {
        &mut self.evaluate
    }

    /// Looks for the best move of the seat to act. `None` if no seat is.
    pub fn search(&mut self, game: &G, budget: &Budget<'_>) -> Option<Report<G::Move>> {
        let Turn::Seats(seats) = game.turn() else { return None };
        let asked = Asked { game, seat: seats.first()?, budget };
        self.table.grow_old();
        self.minds.iter_mut().for_each(Mind::freshen);
        let mut report = if self.minds.len() == 1 { self.alone(&asked) } else { self.together(&asked)? };
        report.line = self.line(game, report.moves.first()?.mv, report.depth.max(1));
        Some(report)
    }

    /// One worker, whose table grows between two depths.
    fn alone(&mut self, asked: &Asked<'_, G>) -> Report<G::Move> {
        let Self { evaluate, config, table, reductions, minds } = self;
        let mut meter = asked.budget.start(config.nodes, 1_024);
        let mut report = Report::default();
        loop {
            let shared = Shared { evaluate: &*evaluate, config, table, reductions };
            let mut run = Run::new(shared, &mut minds[0], meter);
            let more = run.deepen(asked, &mut report);
            report.nodes = run.meter.spent();
            if !more {
                return report;
            }
            meter = run.meter;
            table.fit(report.nodes);
        }
    }

    /// All workers at once, with one table. Whoever is done first ends it for all; the deepest answer counts.
    fn together(&mut self, asked: &Asked<'_, G>) -> Option<Report<G::Move>> {
        self.table.fit(u64::MAX);
        let Self { evaluate, config, table, reductions, minds } = self;
        let (shared, workers) = (Shared { evaluate: &*evaluate, config, table, reductions }, minds.len() as u64);
        let done = AtomicBool::new(false);
        let told = || done.load(Relaxed) || asked.budget.is_cancelled();
        let budget = asked.budget.shared(workers).and_until(&told);
        let reports = parallel::all_at_once(minds, |number, mind| {
            let mut run = Run::new(shared, mind, budget.start(config.nodes.div_ceil(workers), 1_024));
            let mut report = Report { depth: number & 1, ..Report::default() };
            while run.deepen(asked, &mut report) {}
            done.store(true, Relaxed);
            Report { nodes: run.meter.spent(), ..report }
        });
        let nodes = reports.iter().map(|report| report.nodes).sum();
        let best = reports.into_iter().rev().max_by_key(|report| (report.solved, report.depth))?;
        Some(Report { nodes, ..best })
    }

    /// The moves expected, as far as the table remembers them.
    fn line(&self, game: &G, first: G::Move, most: usize) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut game = game.clone();
        let mut next = Some(first);
        while let (Some(mv), Turn::Seats(seats)) = (next, game.turn()) {
            let Some(seat) = seats.first() else { break };
            if line.len() >= most || game.check(seat, &mv).is_err() {
                break;
            }
            game.apply(seat, &mv, &mut Nobody);
            line.push(mv);
            next = self.expected(&game);
        }
        line
    }

    /// The move that the table has for this position.
    fn expected(&self, game: &G) -> Option<G::Move> {
        let index = self.table.get(self.evaluate.key(game))?.mv?.into();
        self.evaluate.numbered(index).or_else(|| {
            let Turn::Seats(seats) = game.turn() else { return None };
            game.legal(seats.first()?).into_iter().find(|mv| self.evaluate.index(mv) == index)
        })
    }
}

/// A question: whose move, where, and how much thought.
pub(super) struct Asked<'a, G> {
    game: &'a G,
    seat: Seat,
    budget: &'a Budget<'a>,
}

impl<G, E> Run<'_, '_, G, E>
where
    G: Game,
    G::Move: Copy,
    E: Evaluate<G>,
{
    /// Searches one deeper; says whether there is more to find. If the budget runs out, what was found till then is kept.
    fn deepen(&mut self, asked: &Asked<'_, G>, report: &mut Report<G::Move>) -> bool {
        if report.moves.is_empty() {
            report.moves = self.roots(asked);
        }
        let most = self.shared.config.depth.min(MAX_PLY);
        if report.solved || report.depth >= most || report.moves.is_empty() {
            return false;
        }
        let before = self.estimates;
        if !self.pass(asked, report) {
            report.solved = report.moves[0].score >= PROVEN;
            return false;
        }
        report.depth += 1;
        let best = report.moves[0];
        report.solved = self.estimates == before || best.score.abs() >= PROVEN;
        self.remember(asked.game, best, report.depth);
        !report.solved && report.depth < most
    }

    fn roots(&mut self, asked: &Asked<'_, G>) -> Vec<RootMove<G::Move>> {
        let known = self.shared.table.get(self.shared.evaluate.key(asked.game)).and_then(|entry| entry.mv);
        self.list(asked.game, asked.seat, 0, known, None);
        let moves = &mut self.mind.moves;
        moves.sort_by_key(|ranked| core::cmp::Reverse(ranked.rank));
        moves.drain(..).map(|ranked| RootMove { mv: ranked.mv, score: 0 }).collect()
    }

    /// Looks at all moves. Says whether that came to an end.
    fn pass(&mut self, asked: &Asked<'_, G>, report: &mut Report<G::Move>) -> bool {
        let mut window = Window::FULL;
        let reach = Reach { depth: report.depth, ply: 1 };
        self.path[0] = self.shared.evaluate.key(asked.game);
        for i in 0..report.moves.len() {
            let score = self.child(asked.game, asked.seat, report.moves[i].mv, reach, window, i > 0);
            if self.stopped {
                return false;
            }
            report.moves[i].score = score;
            if score > window.alpha {
                window.alpha = score;
                report.moves[..=i].rotate_right(1);
            }
            if score >= PROVEN {
                return true;
            }
        }
        report.moves[1..].sort_by_key(|root| core::cmp::Reverse(root.score));
        true
    }

    fn remember(&self, game: &G, best: RootMove<G::Move>, depth: usize) {
        let mv = u16::try_from(self.shared.evaluate.index(&best.mv)).ok();
        let entry = Entry { score: best.score, mv, depth: depth as u8, bound: Bound::Exact };
        self.shared.table.put(self.shared.evaluate.key(game), entry);
    }
}
