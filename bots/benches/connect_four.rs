//! The search held against two crates on the same game: Connect Four, one thread, one run.
//!
//! `cargo bench -p bots --bench connect_four`. The first lines of the output are the plain figures: how
//! many simulations and nodes a second each gets, and the ratio. Criterion's own figures follow.
#![allow(missing_docs, reason = "criterion's macros write functions without docs")]

#[path = "../tests/toys/mod.rs"]
mod toys;

use bots::alphabeta::{self, AlphaBeta};
use bots::tree::{self, TreeSearch};
use bots::{Bot, Budget};
use criterion::{Criterion, Throughput, criterion_group};
use kernel::{Game, Seat, Viewpoint};
use minimax::Strategy;
use std::fmt::{self, Display};
use std::hint::black_box;
use std::time::Instant;
use toys::connect_four::{ConnectFour, Middle};

type Four = ConnectFour<7, 6>;

const SIMULATIONS: u64 = 20_000;
const DEPTH: u8 = 12;

// The same board behind the interface of `arbor`.

#[derive(Clone, Copy, Debug)]
struct Board(Four);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Column(u8);

#[derive(Clone, Copy, Debug, PartialEq)]
struct Side(bool);

impl Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}

impl arbor::Action for Column {}
impl arbor::Player for Side {}

impl Board {
    fn each(self, mut each: impl FnMut(Column)) {
        for column in 0..7_u8 {
            if self.0.all >> (u32::from(column) * 7 + 5) & 1 == 0 {
                each(Column(column));
            }
        }
    }
}

impl arbor::GameState<Side, Column> for Board {
    fn actions<F: FnMut(Column)>(&self, f: &mut F) {
        self.each(f);
    }

    fn make(&self, action: Column) -> Self {
        let mut next = *self;
        next.0.drop_into(action.0);
        next
    }

    fn gameover(&self) -> Option<arbor::GameResult> {
        if self.0.won {
            return Some(arbor::GameResult::Lose);
        }
        (self.0.plies == 42).then_some(arbor::GameResult::Draw)
    }

    fn player(&self) -> Side {
        Side(self.0.plies.is_multiple_of(2))
    }
}

// The same board behind the interface of `minimax`.

struct Rules;

impl minimax::Game for Rules {
    type S = Board;
    type M = Column;

    fn generate_moves(state: &Board, moves: &mut Vec<Column>) -> Option<minimax::Winner> {
        let winner = Self::get_winner(state);
        if winner.is_none() {
            state.each(|column| moves.push(column));
        }
        winner
    }

    fn apply(state: &mut Board, mv: Column) -> Option<Board> {
        let mut next = *state;
        next.0.drop_into(mv.0);
        Some(next)
    }

    fn get_winner(state: &Board) -> Option<minimax::Winner> {
        if state.0.won {
            return Some(minimax::Winner::PlayerJustMoved);
        }
        (state.0.plies == 42).then_some(minimax::Winner::Draw)
    }

    fn zobrist_hash(state: &Board) -> u64 {
        state.0.number()
    }
}

#[derive(Clone)]
struct TheirMiddle;

impl minimax::Evaluator for TheirMiddle {
    type G = Rules;
    fn evaluate(&self, state: &Board) -> minimax::Evaluation {
        state.0.middle() as minimax::Evaluation
    }
}

fn our_tree(simulations: u64) -> u64 {
    let config = tree::Config { simulations, exploration: std::f32::consts::SQRT_2, ..tree::Config::default() };
    let mut bot = TreeSearch::<Four, _>::new(Middle, config, 1);
    let seat = Seat::at(0);
    black_box(bot.choose(&Four::default().view(Viewpoint::Seat(seat)), seat, &Budget::unlimited()));
    bot.simulations()
}

fn their_tree(simulations: u64) -> u64 {
    let mut search = arbor::MCTS::new(Board(Four::default()));
    search.ponder(simulations as usize);
    black_box(search.best());
    u64::from(search.info.n)
}

const TABLE_BYTES: usize = 1 << 20;

fn our_alphabeta(depth: u8) -> u64 {
    let config =
        alphabeta::Config { depth: usize::from(depth), table_bits: 16, reduce: false, ..alphabeta::Config::default() };
    let mut search = AlphaBeta::<Four, _>::new(Middle, config);
    search.search(&Four::default(), &Budget::unlimited()).map_or(0, |report| report.nodes)
}

fn their_alphabeta(depth: u8) -> u64 {
    let options = minimax::IterativeOptions::new().with_table_byte_size(TABLE_BYTES);
    let mut search = minimax::IterativeSearch::new(TheirMiddle, options);
    search.set_max_depth(depth);
    let mut board = Board(Four::default());
    black_box(search.choose_move(&board));
    let stats = search.stats(&mut board);
    let explored = stats.split("Explored ").nth(1).and_then(|rest| rest.split(' ').next());
    explored.and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// The best rate of each of two, tried in turn so that a busy moment of the machine falls on both.
fn rates(mut ours: impl FnMut() -> u64, mut theirs: impl FnMut() -> u64) -> (f64, f64) {
    let mut best = (0_f64, 0_f64);
    for _ in 0..20 {
        best.0 = best.0.max(rate(&mut ours));
        best.1 = best.1.max(rate(&mut theirs));
    }
    best
}

fn rate(work: &mut impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    let done = work();
    done as f64 / start.elapsed().as_secs_f64()
}

fn plain_figures() {
    let (ours, theirs) = rates(|| our_tree(50_000), || their_tree(50_000));
    println!("simulations/s: ours {ours:.0}, arbor {theirs:.0}, ratio {:.2}", ours / theirs);
    let (ours, theirs) = rates(|| our_alphabeta(DEPTH), || their_alphabeta(DEPTH));
    println!("nodes/s:       ours {ours:.0}, minimax {theirs:.0}, ratio {:.2}", ours / theirs);
    println!("nodes to depth {DEPTH}: ours {}, minimax {}", our_alphabeta(DEPTH), their_alphabeta(DEPTH));
}

fn simulations(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("connect-four/simulations");
    group.sample_size(10).throughput(Throughput::Elements(SIMULATIONS));
    group.bench_function("ours", |bench| bench.iter(|| our_tree(SIMULATIONS)));
    group.bench_function("arbor", |bench| bench.iter(|| their_tree(SIMULATIONS)));
}

fn depth(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("connect-four/alpha-beta");
    group.sample_size(10);
    group.throughput(Throughput::Elements(our_alphabeta(DEPTH)));
    group.bench_function("ours", |bench| bench.iter(|| our_alphabeta(DEPTH)));
    group.throughput(Throughput::Elements(their_alphabeta(DEPTH)));
    group.bench_function("minimax", |bench| bench.iter(|| their_alphabeta(DEPTH)));
}

criterion_group!(benches, simulations, depth);

fn main() {
    plain_figures();
    benches();
    Criterion::default().configure_from_args().final_summary();
}
