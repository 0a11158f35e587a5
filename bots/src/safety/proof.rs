//! The proof for one seat, as it is built.
//!
//! A position gets the move that adds the fewest new positions, and of what follows, what looks worst for the seat is
//! looked at first: if a move is wrong that shows soon, and if it is right all must be looked at anyway. A position
//! without a move left is refuted, and those that rest on it try another. When nothing waits to be looked at any more, what
//! is left is a set in which the seat is safe.

use super::nodes::{At, Nodes};
use super::{Haven, Pack, Replies, replies, to_act};
use crate::Meter;
use crate::alphabeta::Score;
use core::ops::ControlFlow;
use kernel::{Game, Nobody, Seat};

/// What a proof came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The seat need never lose.
    Safe,
    /// The other seat can win.
    Loses,
}

/// A proof under way.
pub struct Proof<'e, G: Game, E: Pack<G>> {
    eyes: &'e E,
    seat: Seat,
    /// The position asked about.
    root: G,
    nodes: Nodes<E::Packed, G::Move>,
    /// What is to be looked at, the next one last.
    waiting: Vec<At>,
    finding: Option<Finding>,
    begun: bool,
}

/// A move that may keep the seat safe: what it leads to, and how little it adds to what must be proven.
struct Candidate<G: Game> {
    mv: G::Move,
    next: Vec<G>,
    cost: Score,
}

/// A position that was not met before costs as much as so many that were.
const NEW: usize = 64;

/// What a move costs that adds nothing: no other can be better.
const NOTHING: Score = Score::MIN;

/// A small number as a score.
fn score(count: usize) -> Score {
    Score::try_from(count).unwrap_or(Score::MAX / 2)
}

/// The budget is spent.
struct Spent;

impl<'e, G: Game<Move: Copy>, E: Pack<G>> Proof<'e, G, E> {
    /// To find out whether this seat is safe here. `None` if nobody is to act.
    pub fn new(game: &G, seat: Seat, eyes: &'e E) -> Option<Self> {
        let root = eyes.unpack(game, eyes.pack(game)?);
        Some(Self { eyes, seat, root, nodes: Nodes::new(), waiting: Vec::new(), finding: None, begun: false })
    }

    /// Looks at so many positions; says what came of it once that is known. It can be asked to go on.
    pub fn go_on(&mut self, positions: u32, meter: &mut Meter<'_>) -> Option<Finding> {
        if !core::mem::replace(&mut self.begun, true) {
            self.begin();
        }
        for _ in 0..positions {
            if self.finding.is_some() {
                break;
            }
            let Some(at) = self.waiting.pop() else {
                self.finding = Some(Finding::Safe);
                break;
            };
            self.nodes.get_mut(at).waits = false;
            let needed = !self.nodes.get(at).refuted && self.nodes.resting_on(at).next().is_some();
            if needed && let Err(Spent) = self.look_at(at, meter) {
                self.wait(at);
                break;
            }
        }
        self.finding
    }

    /// The question rests on whatever may be before the seat when it is next to act.
    fn begin(&mut self) {
        let mut first = Vec::new();
        if self.gather(&self.root, &mut first) == Replies::Lost {
            self.finding = Some(Finding::Loses);
        }
        self.rest(None, &first);
    }

    /// Finds a move for a position, or that there is none.
    fn look_at(&mut self, at: At, meter: &mut Meter<'_>) -> Result<(), Spent> {
        let game = self.eyes.unpack(&self.root, self.nodes.get(at).packed);
        let best = self.best(&game, meter)?;
        self.nodes.choose(at, best.as_ref().map(|best| best.mv));
        match best {
            Some(best) => self.rest(Some(at), &best.next),
            None => self.refute(at),
        }
        Ok(())
    }

    /// The move that adds least.
    fn best(&self, game: &G, meter: &mut Meter<'_>) -> Result<Option<Candidate<G>>, Spent> {
        let (mut best, mut spent) = (None::<Candidate<G>>, false);
        let _ = game.moves(self.seat, &mut |mv| {
            let mut next = game.clone();
            next.apply(self.seat, &mv, &mut Nobody);
            let candidate = self.candidate(mv, &next);
            let looked_at = candidate.as_ref().map_or(1, |candidate| 1 + candidate.next.len());
            spent = !(0..looked_at).all(|_| meter.spend());
            let better = |candidate: &Candidate<G>| best.as_ref().is_none_or(|best| candidate.cost < best.cost);
            best = candidate.filter(better).or(best.take());
            let enough = best.as_ref().is_some_and(|best| best.cost == NOTHING);
            if spent || enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        if spent { Err(Spent) } else { Ok(best) }
    }

    /// A move, if nothing is known that refutes it.
    fn candidate(&self, mv: G::Move, after: &G) -> Option<Candidate<G>> {
        let mut next = Vec::new();
        if self.gather(after, &mut next) == Replies::Lost {
            return None;
        }
        let new = next.iter().filter(|game| self.is_new(game)).count();
        let worst = next.iter().map(|game| self.eyes.evaluate(game, self.seat)).min().unwrap_or(0);
        let cost = if new == 0 { NOTHING } else { score(new * NEW + next.len()) - worst };
        Some(Candidate { mv, next, cost })
    }

    fn is_new(&self, game: &G) -> bool {
        let known = self.eyes.pack(game).and_then(|packed| self.nodes.find(packed));
        known.is_none_or(|node| node.mv.is_none())
    }

    /// What may be before the seat when it is next to act.
    fn gather(&self, game: &G, next: &mut Vec<G>) -> Replies {
        replies(game, self.seat, &mut |game| {
            let known = self.eyes.pack(game).and_then(|packed| self.nodes.find(packed));
            if known.is_some_and(|node| node.refuted) {
                return ControlFlow::Break(());
            }
            next.push(game.clone());
            ControlFlow::Continue(())
        })
    }

    /// Notes what a move rests on, and has what is new looked at, the worst first.
    fn rest(&mut self, who: Option<At>, on: &[G]) {
        let mut on: Vec<(i32, E::Packed)> =
            on.iter().filter_map(|game| Some((self.eyes.evaluate(game, self.seat), self.eyes.pack(game)?))).collect();
        on.sort_by_key(|&(judged, _)| core::cmp::Reverse(judged));
        for (_, packed) in on {
            let at = self.nodes.number(packed);
            self.nodes.rest(who, at);
            if self.nodes.get(at).mv.is_none() {
                self.wait(at);
            }
        }
    }

    fn wait(&mut self, at: At) {
        if !core::mem::replace(&mut self.nodes.get_mut(at).waits, true) {
            self.waiting.push(at);
        }
    }

    /// Whoever rests on this position must try another move.
    fn refute(&mut self, at: At) {
        let resting: Vec<Option<At>> = self.nodes.resting_on(at).collect();
        self.nodes.get_mut(at).refuted = true;
        for who in resting {
            match who {
                Some(who) => {
                    self.nodes.choose(who, None);
                    self.wait(who);
                }
                None => self.finding = Some(Finding::Loses),
            }
        }
    }

    /// What was found, to play by, once the seat is known to be safe.
    pub fn haven(&self) -> Option<Haven<G, E::Packed>> {
        let kept = self.nodes.iter().filter(|node| !node.refuted && !node.waits);
        let moves = kept.filter_map(|node| Some((node.packed, node.mv?)));
        (self.finding == Some(Finding::Safe)).then(|| Haven::new(self.seat, moves))
    }

    /// A move of the other seat, who is to act, that leads to where this one loses.
    pub(super) fn refutation(&self) -> Option<G::Move> {
        let other = to_act(&self.root)?;
        self.root.legal(other).into_iter().find(|mv| {
            let mut next = self.root.clone();
            next.apply(other, mv, &mut Nobody);
            self.gather(&next, &mut Vec::new()) == Replies::Lost
        })
    }
}
