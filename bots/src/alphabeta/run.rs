//! The search of one worker, below the position asked about.

use super::order::{KNOWN, Ranked, best_first};
use super::search::{Mind, Shared};
use super::table::{Bound, Entry, SOLVED};
use super::{Evaluate, MAX_PLY, PROVEN, Score, WIN};
use crate::Meter;
use core::ops::ControlFlow;
use kernel::{Game, Nobody, Outcome, Seat, Turn};

/// One worker's search: what it knows, and what it may still spend.
pub(super) struct Run<'s, 'b, G: Game, E> {
    pub(super) shared: Shared<'s, E>,
    pub(super) mind: &'s mut Mind<G>,
    pub(super) meter: Meter<'b>,
    /// How many estimates have been used; unchanged over a node means that nothing below it was guessed.
    pub(super) estimates: u64,
    /// The position on the way here that was come back to, nearest to the one asked about, by its distance from that.
    lowest: usize,
    /// The keys of the positions on the way here.
    pub(super) path: Vec<u64>,
    pub(super) stopped: bool,
}

/// No position on the way here was come back to.
const NONE: usize = usize::MAX;

/// The best of the moves looked at so far.
struct Found<M> {
    score: Score,
    mv: Option<M>,
    tried: usize,
}

/// How far the search still goes, and how far it has come.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    pub(super) depth: usize,
    pub(super) ply: usize,
}

impl Reach {
    /// After a move, with so much depth left.
    fn down(self, depth: usize) -> Self {
        Self { depth, ply: self.ply + 1 }
    }
}

/// Which scores matter: those between the two.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: Score,
    pub(super) beta: Score,
}

impl Window {
    pub(super) const FULL: Self = Self { alpha: -WIN - 1, beta: WIN + 1 };

    /// The same window as the other seat sees it.
    fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// Just wide enough to tell whether a move beats alpha.
    fn null(self) -> Self {
        Self { alpha: self.alpha, beta: self.alpha + 1 }
    }
}

impl<'s, 'b, G, E> Run<'s, 'b, G, E>
where
    G: Game,
    G::Move: Copy,
    E: Evaluate<G>,
{
    pub(super) fn new(shared: Shared<'s, E>, mind: &'s mut Mind<G>, meter: Meter<'b>) -> Self {
        Self { shared, mind, meter, estimates: 0, lowest: NONE, path: vec![0; MAX_PLY + 2], stopped: false }
    }

    /// The score of a move for the seat that makes it, first by a null window if `probe` says so.
    /// `reach` is counted after the move.
    #[inline]
    pub(super) fn child(
        &mut self,
        game: &G,
        seat: Seat,
        mv: G::Move,
        reach: Reach,
        window: Window,
        probe: bool,
    ) -> Score {
        // A plain value is copied fastest to the stack; one with memory of its own, into memory that is
        // there already.
        if !core::mem::needs_drop::<G>() {
            let mut next = game.clone();
            next.apply(seat, &mv, &mut Nobody);
            return self.probe(&next, seat, reach, window, probe);
        }
        let mut next = self.mind.spare.pop().unwrap_or_else(|| Box::new(game.clone()));
        (*next).clone_from(game);
        next.apply(seat, &mv, &mut Nobody);
        let score = self.probe(&next, seat, reach, window, probe);
        self.mind.spare.push(next);
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
        if E::REPEATS && self.shared.evaluate.repeated(game) {
            self.come_back(game, reach.ply);
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

    /// Notes where on the way here this position was met before. If that was before the position asked about, its being
    /// a draw is an estimate.
    #[cold]
    fn come_back(&mut self, game: &G, ply: usize) {
        let key = self.shared.evaluate.key(game);
        match self.path[..ply].iter().position(|&before| before == key) {
            Some(before) => self.lowest = self.lowest.min(before),
            None => self.estimates += 1,
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
        let key = self.shared.evaluate.key(game);
        let mut known = None;
        if let Some(entry) = self.shared.table.get(key) {
            if entry.settles(depth as u8, here(window.alpha, ply), here(window.beta, ply)) {
                self.estimates += u64::from(!entry.solved());
                return from_here(entry.score, ply);
            }
            known = entry.mv;
        }
        self.path[ply] = key;
        self.open(game, seat, known, reach, window)
    }

    /// Looks at a node that nothing is known of, and remembers what comes of it.
    fn open(&mut self, game: &G, seat: Seat, known: Option<u16>, reach: Reach, window: Window) -> Score {
        let (guessed, outside) = (self.estimates, core::mem::replace(&mut self.lowest, NONE));
        let found = self.expand(game, seat, known, reach, window);
        // A way back to a position before this one holds for this way here only.
        let closed = self.lowest >= reach.ply;
        self.lowest = if closed { outside } else { outside.min(self.lowest) };
        if !self.stopped {
            let solved = closed && self.estimates == guessed;
            let mv = found.mv.and_then(|mv| u16::try_from(self.shared.evaluate.index(&mv)).ok());
            let depth = if solved { SOLVED } else { reach.depth as u8 };
            let entry = Entry { score: here(found.score, reach.ply), mv, depth, bound: bound(found.score, window) };
            self.shared.table.put(self.path[reach.ply], entry);
        }
        found.score
    }

    /// The last moves before the leaves. Here a look at each costs less than putting them in order or
    /// asking the table.
    fn frontier(&mut self, game: &G, seat: Seat, reach: Reach, window: Window) -> Score {
        let mut best = -WIN - 1;
        let mut overlooked = None;
        let _ = game.moves(seat, &mut |mv| {
            if self.shared.evaluate.overlooks(game, &mv, reach.ply) {
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
    fn expand(&mut self, game: &G, seat: Seat, known: Option<u16>, reach: Reach, window: Window) -> Found<G::Move> {
        let mut found = Found { score: -WIN - 1, mv: None, tried: 0 };
        let first = known.and_then(|index| self.shared.evaluate.numbered(index.into()));
        let first = first.filter(|mv| game.check(seat, mv).is_ok());
        if let Some(mv) = first
            && self.try_move(game, seat, mv, reach, window, &mut found)
        {
            return found;
        }
        let start = self.list(game, seat, reach.ply, known, first);
        for next in start..self.mind.moves.len() {
            let Some(mv) = best_first(&mut self.mind.moves[next..]) else { break };
            if self.try_move(game, seat, mv, reach, window, &mut found) {
                self.in_vain(seat, start, next, reach.depth);
                break;
            }
        }
        self.mind.moves.truncate(start);
        found
    }

    /// Notes the moves that were tried before one that refuted.
    fn in_vain(&mut self, seat: Seat, start: usize, end: usize, depth: usize) {
        let Mind { experience, moves, .. } = &mut *self.mind;
        for ranked in &moves[start..end] {
            experience.in_vain(seat, self.shared.evaluate.index(&ranked.mv), depth);
        }
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
            let index = self.shared.evaluate.index(&mv);
            self.mind.experience.refuted(seat, mv, index, reach.ply, reach.depth);
        }
        score >= window.beta
    }

    /// Searches a move; one that comes late in the order first less deeply.
    #[inline]
    fn score_of(&mut self, game: &G, seat: Seat, mv: G::Move, order: usize, reach: Reach, window: Window) -> Score {
        let less = self.shared.reductions.of(reach.depth, order);
        if less > 0 {
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
        let start = self.list(game, seat, reach.ply, None, None);
        for i in start..self.mind.moves.len() {
            let mv = self.mind.moves[i].mv;
            if !self.shared.evaluate.noisy(game, seat, &mv) {
                continue;
            }
            best = best.max(self.child(game, seat, mv, reach.down(0), open, false));
            open.alpha = open.alpha.max(best);
            if self.stopped || best >= window.beta {
                break;
            }
        }
        self.mind.moves.truncate(start);
        best
    }

    #[inline]
    fn estimate(&mut self, game: &G, seat: Seat) -> Score {
        self.estimates += 1;
        self.shared.evaluate.evaluate(game, seat)
    }

    /// Puts the moves of the position, but the one already tried, on the stack, ranked; says where they start.
    #[inline]
    pub(super) fn list(
        &mut self,
        game: &G,
        seat: Seat,
        ply: usize,
        known: Option<u16>,
        tried: Option<G::Move>,
    ) -> usize {
        let (evaluate, Mind { experience, moves, .. }) = (self.shared.evaluate, &mut *self.mind);
        let start = moves.len();
        let mut spare = None;
        let ranks = experience.at(seat, ply);
        let known = known.map(usize::from);
        let _ = game.moves(seat, &mut |mv| {
            if evaluate.overlooks(game, &mv, ply) {
                spare = Some(mv);
            } else if tried != Some(mv) {
                let index = evaluate.index(&mv);
                let rank = ranks.of(mv, index) + evaluate.promise(game, seat, &mv);
                moves.push(Ranked { mv, rank: if known == Some(index) { KNOWN } else { rank } });
            }
            ControlFlow::Continue(())
        });
        if moves.len() == start && tried.is_none() {
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
