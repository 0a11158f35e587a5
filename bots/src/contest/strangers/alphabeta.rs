//! Alpha-beta as textbooks have it: iterative deepening, a table of 2^22 places, killers and history, late moves reduced.

use crate::{Bot, Budget, Choice, Dice, Meter};
use core::cmp::Reverse;
use core::ops::ControlFlow;
use kernel::{Game, Nobody, Outcome, Seat, Turn};

/// What it must be told about a game of two with nothing hidden.
pub trait Judge<G: Game>: Send {
    /// A number that equal positions share.
    fn key(&self, game: &G) -> u64;

    /// How good the position looks to the seat that is to act, well within a million.
    fn judge(&self, game: &G, seat: Seat) -> i32;

    /// A small number for the move, under which its history is kept.
    fn number(&self, mv: &G::Move) -> usize;

    /// Whether the position is taken for a draw.
    fn drawn(&self, _game: &G) -> bool {
        false
    }
}

const WON: i32 = 1_000_000;
const PLACES: usize = 1 << 22;
const LONGEST: usize = 100;

#[derive(Clone, Copy)]
enum Kind {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy)]
struct Known<M> {
    key: u64,
    score: i32,
    depth: u8,
    kind: Kind,
    mv: M,
}

/// The textbook's player. It thinks as long as its budget lets it, and without one to depth 8.
pub struct PlainAlphaBeta<G: Game, J> {
    judge: J,
    table: Vec<Option<Known<G::Move>>>,
    killers: Vec<Option<G::Move>>,
    /// The squares of the depths at which moves cut lines short, by the moves' numbers.
    history: Vec<u32>,
}

impl<G: Game<Move: Copy>, J: Judge<G>> PlainAlphaBeta<G, J> {
    /// A player that judges positions so.
    pub fn new(judge: J) -> Self {
        Self { judge, table: vec![None; PLACES], killers: vec![None; LONGEST + 1], history: Vec::new() }
    }

    fn worth(&self, mv: &G::Move) -> u32 {
        self.history.get(self.judge.number(mv)).copied().unwrap_or(0)
    }

    fn praise(&mut self, mv: G::Move, depth: usize, ply: usize) {
        self.killers[ply] = Some(mv);
        let number = self.judge.number(&mv);
        if self.history.len() <= number {
            self.history.resize(number + 1, 0);
        }
        self.history[number] = self.history[number].saturating_add((depth * depth) as u32);
    }

    /// The moves of the seat, the most promising first.
    fn ordered(&self, game: &G, seat: Seat, first: Option<G::Move>, ply: usize) -> Vec<(u32, G::Move)> {
        let rank = |mv: &G::Move| match *mv {
            mv if Some(mv) == first => u32::MAX,
            mv if Some(mv) == self.killers[ply] => u32::MAX - 1,
            mv => self.worth(&mv),
        };
        let mut moves = Vec::with_capacity(64);
        let _ = game.moves(seat, &mut |mv| {
            moves.push((rank(&mv), mv));
            ControlFlow::Continue(())
        });
        moves.sort_by_key(|&(rank, _)| Reverse(rank));
        moves
    }

    fn known(&self, key: u64) -> Option<Known<G::Move>> {
        self.table[key as usize % PLACES].filter(|known| known.key == key)
    }
}

/// One search: `None` anywhere in it says that the budget is spent.
struct Search<'p, 'b, G: Game, J> {
    player: &'p mut PlainAlphaBeta<G, J>,
    meter: Meter<'b>,
}

impl<G: Game<Move: Copy>, J: Judge<G>> Search<'_, '_, G, J> {
    /// The score for `seat`, who has just moved.
    fn after(&mut self, game: &G, seat: Seat, depth: usize, ply: usize, alpha: i32, beta: i32) -> Option<i32> {
        if !self.meter.spend() {
            return None;
        }
        if self.player.judge.drawn(game) {
            return Some(0);
        }
        match game.turn() {
            Turn::Over(outcome) => Some(ended(outcome, seat, ply)),
            Turn::Seats(seats) if seats.contains(seat) => self.best(game, seat, depth, ply, alpha, beta),
            Turn::Seats(seats) => Some(-self.best(game, seats.first()?, depth, ply, -beta, -alpha)?),
            Turn::Dealer => Some(self.player.judge.judge(game, seat)),
        }
    }

    /// The score for `seat`, who is to move.
    fn best(&mut self, game: &G, seat: Seat, depth: usize, ply: usize, alpha: i32, beta: i32) -> Option<i32> {
        if depth == 0 || ply >= LONGEST {
            return Some(self.player.judge.judge(game, seat));
        }
        let key = self.player.judge.key(game);
        let known = self.player.known(key);
        if let Some(score) = known.and_then(|known| known.settles(depth, alpha, beta)) {
            return Some(score);
        }
        let (score, mv) = self.among(game, seat, depth, ply, (alpha, beta), known.map(|known| known.mv))?;
        let kind = if score >= beta {
            Kind::AtLeast
        } else if score <= alpha {
            Kind::AtMost
        } else {
            Kind::Exact
        };
        self.player.table[key as usize % PLACES] = Some(Known { key, score, depth: depth as u8, kind, mv });
        Some(score)
    }

    /// The best of all moves.
    fn among(
        &mut self,
        game: &G,
        seat: Seat,
        depth: usize,
        ply: usize,
        (mut alpha, beta): (i32, i32),
        first: Option<G::Move>,
    ) -> Option<(i32, G::Move)> {
        let moves = self.player.ordered(game, seat, first, ply);
        let mut best = (-WON - 1, moves.first()?.1);
        for (order, &(_, mv)) in moves.iter().enumerate() {
            let score = self.of_move(game, seat, mv, order, depth, ply, (alpha, beta))?;
            if score > best.0 {
                best = (score, mv);
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.player.praise(mv, depth, ply);
                break;
            }
        }
        Some(best)
    }

    /// A move that comes late is first looked at one less deep, and all but the first in a null window.
    #[expect(clippy::too_many_arguments, reason = "that is what a node of the textbook has")]
    fn of_move(
        &mut self,
        game: &G,
        seat: Seat,
        mv: G::Move,
        order: usize,
        depth: usize,
        ply: usize,
        (alpha, beta): (i32, i32),
    ) -> Option<i32> {
        let mut next = game.clone();
        next.apply(seat, &mv, &mut Nobody);
        if order > 0 {
            let less = usize::from(order >= 4 && depth >= 3);
            let score = self.after(&next, seat, depth - 1 - less, ply + 1, alpha, alpha + 1)?;
            if score <= alpha || (less == 0 && score >= beta) {
                return Some(score);
            }
        }
        self.after(&next, seat, depth - 1, ply + 1, alpha, beta)
    }
}

impl<M> Known<M> {
    fn settles(&self, depth: usize, alpha: i32, beta: i32) -> Option<i32> {
        let holds = match self.kind {
            Kind::Exact => true,
            Kind::AtLeast => self.score >= beta,
            Kind::AtMost => self.score <= alpha,
        };
        (holds && usize::from(self.depth) >= depth).then_some(self.score)
    }
}

fn ended(outcome: Outcome, seat: Seat, ply: usize) -> i32 {
    let winners = outcome.winners();
    let ply = i32::try_from(ply).unwrap_or(0);
    match (winners.len(), winners.contains(seat)) {
        (1, true) => WON - ply,
        (1, false) => ply - WON,
        _ => 0,
    }
}

impl<G: Game<Move: Copy>, J: Judge<G>> Bot<G> for PlainAlphaBeta<G, J> {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget<'_>) -> Option<Choice<G::Move>> {
        let game = G::imagine(view, &mut Dice::new(0));
        let (mut score, mut mv) = (0, self.ordered(&game, seat, None, 0).first()?.1);
        let most = if budget.is_limited() { LONGEST } else { 8 };
        let mut search = Search { player: self, meter: budget.start(u64::MAX, 256) };
        for depth in 1..=most {
            let Some(found) = search.among(&game, seat, depth, 0, (-WON - 1, WON + 1), Some(mv)) else { break };
            (score, mv) = found;
            if score.abs() > WON - 1_000 {
                break;
            }
        }
        let chance = 1.0 / (1.0 + (-f64::from(score) / 100.0).exp());
        Some(Choice { mv, score: chance, proven: score.abs() > WON - 1_000, line: vec![mv] })
    }
}
