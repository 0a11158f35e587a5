//! The search itself.

use super::order::{Experience, Ranked, best_first};
use super::table::{Bound, SOLVED, Table};
use super::{Config, Evaluate, MAX_PLY, PROVEN, Score, WIN};
use crate::{Budget, Meter};
use core::ops::ControlFlow;
use kernel::{Game, Nobody, Outcome, Seat, Turn};

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

/// A searcher with its memory. It can be asked again and again; what it learnt stays.
pub struct AlphaBeta<G: Game, E> {
    evaluate: E,
    config: Config,
    table: Table<G::Move>,
    experience: Experience<G::Move>,
    /// The moves of all open nodes, one after another.
    moves: Vec<Ranked<G::Move>>,
    /// Positions to play moves in. Copying into one that is there asks for no memory.
    spare: Vec<Box<G>>,
}

/// One search: the searcher, and what it may still spend.
struct Run<'s, 'b, G: Game, E> {
    memory: &'s mut AlphaBeta<G, E>,
    meter: Meter<'b>,
    /// How many estimates have been used; unchanged over a node means the node is solved.
    estimates: u64,
    stopped: bool,
}

/// The best of the moves looked at so far.
struct Found<M> {
    score: Score,
    mv: Option<M>,
    tried: usize,
}

/// How far the search still goes, and how far it has come.
#[derive(Clone, Copy)]
struct Reach {
    depth: usize,
    ply: usize,
}

impl Reach {
    /// After a move, with so much depth left.
    fn down(self, depth: usize) -> Self {
        Self { depth, ply: self.ply + 1 }
    }
}

#[derive(Clone, Copy)]
struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    const FULL: Self = Self { alpha: -WIN - 1, beta: WIN + 1 };

    /// The same window as the other seat sees it.
    fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// Just wide enough to tell whether a move beats alpha.
    fn null(self) -> Self {
        Self { alpha: self.alpha, beta: self.alpha + 1 }
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
        let table = Table::new(config.table_bits);
        let experience = Experience::new(E::INDICES);
        Self { evaluate, config, table, experience, moves: Vec::with_capacity(1 << 12), spare: Vec::new() }
    }

    /// What it knows of the game, to change between searches.
    pub fn evaluate(&mut self) -> &mut E {
        &mut self.evaluate
    }

    /// Looks for the best move of the seat to act. `None` if no seat is.
    pub fn search(&mut self, game: &G, budget: &Budget<'_>) -> Option<Report<G::Move>> {
        let Turn::Seats(seats) = game.turn() else { return None };
        let seat = seats.first()?;
        self.table.grow_old();
        self.experience.fade();
        self.moves.clear();
        let meter = budget.start(self.config.nodes, 1_024);
        let mut run = Run { memory: self, meter, estimates: 0, stopped: false };
        let mut report = Report { moves: run.roots(game, seat), depth: 0, nodes: 0, solved: false, line: Vec::new() };
        while run.wants_more(&report) {
            run.deepen(game, seat, &mut report);
        }
        report.nodes = run.meter.spent();
        report.line = self.line(game, report.moves.first()?.mv, report.depth.max(1));
        Some(report)
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
            next = self.table.get(self.evaluate.key(&game)).and_then(|entry| entry.mv);
        }
        line
    }
}

impl<G, E> Run<'_, '_, G, E>
where
    G: Game,
    G::Move: Copy,
    E: Evaluate<G>,
{
    fn wants_more(&self, report: &Report<G::Move>) -> bool {
        let most = self.memory.config.depth.min(MAX_PLY);
        !self.stopped && !report.solved && report.depth < most && !report.moves.is_empty()
    }

    fn roots(&mut self, game: &G, seat: Seat) -> Vec<RootMove<G::Move>> {
        self.list(game, seat, 0, None);
        let known = self.memory.table.get(self.memory.evaluate.key(game)).and_then(|entry| entry.mv);
        let moves = &mut self.memory.moves;
        moves.sort_by_key(|ranked| core::cmp::Reverse((Some(ranked.mv) == known, ranked.rank)));
        moves.drain(..).map(|ranked| RootMove { mv: ranked.mv, score: 0 }).collect()
    }

    /// Searches one deeper. If the budget runs out, what was found till then is kept.
    fn deepen(&mut self, game: &G, seat: Seat, report: &mut Report<G::Move>) {
        let before = self.estimates;
        let mut window = Window::FULL;
        let reach = Reach { depth: report.depth, ply: 1 };
        for i in 0..report.moves.len() {
            let score = self.child(game, seat, report.moves[i].mv, reach, window, i > 0);
            if self.stopped {
                return;
            }
            report.moves[i].score = score;
            if score > window.alpha {
                window.alpha = score;
                report.moves[..=i].rotate_right(1);
            }
        }
        report.moves[1..].sort_by_key(|root| core::cmp::Reverse(root.score));
        report.depth += 1;
        let best = report.moves[0];
        report.solved = self.estimates == before || best.score.abs() >= PROVEN;
        let key = self.memory.evaluate.key(game);
        self.memory.table.put(key, Some(best.mv), best.score, report.depth as u8, Bound::Exact);
    }

    /// The score of a move for the seat that makes it, first by a null window if `probe` says so.
    /// `reach` is counted after the move.
    #[inline]
    fn child(&mut self, game: &G, seat: Seat, mv: G::Move, reach: Reach, window: Window, probe: bool) -> Score {
        // A plain value is copied fastest to the stack; one with memory of its own, into memory that is
        // there already.
        if !core::mem::needs_drop::<G>() {
            let mut next = game.clone();
            next.apply(seat, &mv, &mut Nobody);
            return self.probe(&next, seat, reach, window, probe);
        }
        let mut next = self.memory.spare.pop().unwrap_or_else(|| Box::new(game.clone()));
        (*next).clone_from(game);
        next.apply(seat, &mv, &mut Nobody);
        let score = self.probe(&next, seat, reach, window, probe);
        self.memory.spare.push(next);
        score
    }

    #[inline]
    fn probe(&mut self, next: &G, seat: Seat, reach: Reach, window: Window, probe: bool) -> Score {
        if !probe {
            return self.after(next, seat, reach, window);
        }
        let score = self.after(next, seat, reach, window.null());
        if score > window.alpha && score < window.beta && !self.stopped {
            return self.after(next, seat, reach, window);
        }
        score
    }

    /// The score, for `seat`, of a position that came about by its move.
    #[inline]
    fn after(&mut self, game: &G, seat: Seat, reach: Reach, window: Window) -> Score {
        if !self.meter.spend() {
            self.stopped = true;
            return 0;
        }
        if E::REPEATS && self.memory.evaluate.repeated(game) {
            self.estimates += 1;
            return 0;
        }
        match game.turn() {
            Turn::Over(outcome) => result(outcome, seat, reach.ply),
            Turn::Seats(seats) if seats.contains(seat) => self.node(game, seat, reach, window),
            Turn::Seats(seats) => {
                let other = seats.first().unwrap_or(seat);
                -self.node(game, other, reach, window.turned())
            }
            Turn::Dealer => self.estimate(game, seat),
        }
    }

    fn node(&mut self, game: &G, seat: Seat, reach: Reach, window: Window) -> Score {
        let Reach { depth, ply } = reach;
        if depth == 0 || ply >= MAX_PLY {
            return self.leaf(game, seat, reach, window);
        }
        if depth == 1 {
            return self.frontier(game, seat, reach, window);
        }
        let key = self.memory.evaluate.key(game);
        let mut known = None;
        if let Some(entry) = self.memory.table.get(key) {
            if entry.settles(depth as u8, here(window.alpha, ply), here(window.beta, ply)) {
                self.estimates += u64::from(!entry.solved());
                return from_here(entry.score, ply);
            }
            known = entry.mv;
        }
        let before = self.estimates;
        let found = self.expand(game, seat, known, reach, window);
        if !self.stopped {
            let depth = if self.estimates == before { SOLVED } else { depth as u8 };
            self.memory.table.put(key, found.mv, here(found.score, ply), depth, bound(found.score, window));
        }
        found.score
    }

    /// The last moves before the leaves. Here a look at each costs less than putting them in order or
    /// asking the table.
    fn frontier(&mut self, game: &G, seat: Seat, reach: Reach, window: Window) -> Score {
        let mut best = -WIN - 1;
        let mut overlooked = None;
        let _ = game.moves(seat, &mut |mv| {
            if self.memory.evaluate.overlooks(game, &mv, reach.ply) {
                overlooked = Some(mv);
                return ControlFlow::Continue(());
            }
            let open = Window { alpha: window.alpha.max(best), ..window };
            best = best.max(self.child(game, seat, mv, reach.down(0), open, false));
            if best >= window.beta || self.stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match overlooked {
            Some(mv) if best < -WIN => self.child(game, seat, mv, reach.down(0), window, false),
            _ => best,
        }
    }

    /// Looks at the moves of a node: first the one known to be good, which often spares listing the
    /// others.
    fn expand(&mut self, game: &G, seat: Seat, known: Option<G::Move>, reach: Reach, window: Window) -> Found<G::Move> {
        let mut found = Found { score: -WIN - 1, mv: None, tried: 0 };
        let known = known.filter(|mv| game.check(seat, mv).is_ok());
        if let Some(mv) = known
            && self.try_move(game, seat, mv, reach, window, &mut found)
        {
            return found;
        }
        let start = self.list(game, seat, reach.ply, known);
        for next in start..self.memory.moves.len() {
            let Some(mv) = best_first(&mut self.memory.moves[next..]) else { break };
            if self.try_move(game, seat, mv, reach, window, &mut found) {
                break;
            }
        }
        self.memory.moves.truncate(start);
        found
    }

    /// Looks at one more move of a node. Says whether that is enough.
    #[inline]
    fn try_move(
        &mut self,
        game: &G,
        seat: Seat,
        mv: G::Move,
        reach: Reach,
        window: Window,
        found: &mut Found<G::Move>,
    ) -> bool {
        let open = Window { alpha: window.alpha.max(found.score), ..window };
        let score = self.score_of(game, seat, mv, found.tried, reach.down(reach.depth - 1), open);
        found.tried += 1;
        if self.stopped {
            return true;
        }
        if score > found.score {
            found.score = score;
            found.mv = Some(mv);
        }
        if score >= window.beta {
            self.refuted(seat, mv, reach);
        }
        score >= window.beta
    }

    fn refuted(&mut self, seat: Seat, mv: G::Move, reach: Reach) {
        let AlphaBeta { evaluate, experience, .. } = &mut *self.memory;
        experience.refuted(seat, mv, evaluate.index(&mv), reach.ply, reach.depth);
    }

    /// Searches a move; one that comes late in the order first less deeply.
    #[inline]
    fn score_of(&mut self, game: &G, seat: Seat, mv: G::Move, order: usize, reach: Reach, window: Window) -> Score {
        if self.memory.config.reduce && reach.depth >= 2 && order >= 4 {
            let less = if order >= 10 && reach.depth >= 4 { 2 } else { 1 };
            let shallow = Reach { depth: reach.depth - less, ..reach };
            let score = self.child(game, seat, mv, shallow, window.null(), false);
            if score <= window.alpha || self.stopped {
                return score;
            }
        }
        self.child(game, seat, mv, reach, window, order > 0)
    }

    /// The end of a line: an estimate, after any noisy moves have been played out.
    fn leaf(&mut self, game: &G, seat: Seat, reach: Reach, window: Window) -> Score {
        let quiet = self.estimate(game, seat);
        if !E::QUIESCENCE || quiet >= window.beta || reach.ply >= MAX_PLY {
            return quiet;
        }
        let mut open = Window { alpha: window.alpha.max(quiet), ..window };
        let mut best = quiet;
        let start = self.list(game, seat, reach.ply, None);
        for i in start..self.memory.moves.len() {
            let mv = self.memory.moves[i].mv;
            if !self.memory.evaluate.noisy(game, seat, &mv) {
                continue;
            }
            best = best.max(self.child(game, seat, mv, reach.down(0), open, false));
            open.alpha = open.alpha.max(best);
            if self.stopped || best >= window.beta {
                break;
            }
        }
        self.memory.moves.truncate(start);
        best
    }

    #[inline]
    fn estimate(&mut self, game: &G, seat: Seat) -> Score {
        self.estimates += 1;
        self.memory.evaluate.evaluate(game, seat)
    }

    /// Puts the moves of the position but the one already known on the stack, ranked; says where they
    /// start.
    #[inline]
    fn list(&mut self, game: &G, seat: Seat, ply: usize, known: Option<G::Move>) -> usize {
        let AlphaBeta { evaluate, experience, moves, .. } = &mut *self.memory;
        let start = moves.len();
        let mut spare = None;
        let ranks = experience.at(seat, ply);
        let _ = game.moves(seat, &mut |mv| {
            if evaluate.overlooks(game, &mv, ply) {
                spare = Some(mv);
            } else if known != Some(mv) {
                let rank = ranks.of(mv, evaluate.index(&mv)) + evaluate.promise(game, seat, &mv);
                moves.push(Ranked { mv, rank });
            }
            ControlFlow::Continue(())
        });
        if moves.len() == start && known.is_none() {
            moves.extend(spare.map(|mv| Ranked { mv, rank: 0 }));
        }
        start
    }
}

/// What a finished game is worth to a seat, the sooner the better won and the later the better lost.
fn result(outcome: Outcome, seat: Seat, ply: usize) -> Score {
    let mine = outcome.ranks[seat];
    let ahead = outcome.ranks.as_slice().iter().filter(|&&rank| rank > mine).count();
    let behind = outcome.ranks.as_slice().iter().filter(|&&rank| rank < mine).count();
    match ahead.cmp(&behind) {
        core::cmp::Ordering::Greater => WIN - plies(ply),
        core::cmp::Ordering::Equal => 0,
        core::cmp::Ordering::Less => plies(ply) - WIN,
    }
}

/// A score counted from this position instead of from the one asked about.
#[inline]
fn here(score: Score, ply: usize) -> Score {
    if score >= PROVEN {
        score + plies(ply)
    } else if score <= -PROVEN {
        score - plies(ply)
    } else {
        score
    }
}

/// The inverse of [`here`].
#[inline]
fn from_here(score: Score, ply: usize) -> Score {
    if score >= PROVEN {
        score - plies(ply)
    } else if score <= -PROVEN {
        score + plies(ply)
    } else {
        score
    }
}

fn bound(score: Score, window: Window) -> Bound {
    if score >= window.beta {
        Bound::Lower
    } else if score <= window.alpha {
        Bound::Upper
    } else {
        Bound::Exact
    }
}

/// A distance as a score. No line is longer than [`MAX_PLY`].
#[inline]
#[expect(clippy::cast_possible_wrap, reason = "no line is longer than MAX_PLY")]
fn plies(ply: usize) -> Score {
    ply as Score
}
