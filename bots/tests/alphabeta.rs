//! Alpha-beta on games whose answers are known.

mod toys;

use bots::alphabeta::{AlphaBeta, Config, Evaluate, PROVEN, Report, WIN};
use bots::contest::strangers::{Judge, PlainAlphaBeta};
use bots::{Bot, Budget};
use kernel::{Game, Nobody, Seat, Turn, Viewpoint};
use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU32, Ordering};
use toys::Number;
use toys::connect_four::{ConnectFour, Middle};
use toys::nim::{self, Nim};
use toys::tic_tac_toe::{self, TicTacToe};

fn solve<G: Game<Move: Copy>, E: Evaluate<G>>(game: &G, evaluate: E) -> Report<G::Move> {
    AlphaBeta::new(evaluate, Config::default()).search(game, &Budget::unlimited()).expect("somebody is to act")
}

#[test]
fn tic_tac_toe_is_a_draw_and_known_to_be() {
    let report = solve(&TicTacToe::default(), tic_tac_toe::Blank);
    assert!(report.solved);
    assert_eq!(report.moves[0].score, 0);
}

#[test]
fn tic_tac_toe_wins_at_once_and_parries() {
    // Seat 0 has two in the top row, seat 1 two in the middle one.
    let report = solve(&TicTacToe::after(&[0, 3, 1, 4]), tic_tac_toe::Blank);
    assert_eq!((report.moves[0].mv, report.moves[0].score), (Number(2), WIN - 1));
    let report = solve(&TicTacToe::after(&[0, 4, 1]), tic_tac_toe::Blank);
    assert_eq!(report.moves[0].mv, Number(2));
}

#[test]
fn nim_is_won_unless_the_heaps_cancel_out() {
    for heaps in (0..216_u8).map(|n| [n % 6, n / 6 % 6, n / 36]) {
        let game = Nim::<2> { heaps, turn: 0 };
        if heaps == [0; 3] {
            continue;
        }
        let report = solve(&game, nim::Blank);
        let won = heaps[0] ^ heaps[1] ^ heaps[2] != 0;
        assert!(report.solved);
        assert_eq!(report.moves[0].score >= PROVEN, won, "{heaps:?}");
        if won {
            let mut next = game.clone();
            next.apply(Seat::at(0), &report.moves[0].mv, &mut Nobody);
            assert_eq!(next.heaps[0] ^ next.heaps[1] ^ next.heaps[2], 0, "{heaps:?} {:?}", report.moves[0]);
        }
    }
}

/// The result for the seat to act, by trying everything.
fn brute<const W: u32, const H: u32>(game: ConnectFour<W, H>, known: &mut HashMap<(u64, u64), i32>) -> i32 {
    if game.won {
        return -1;
    }
    let Turn::Seats(seats) = game.turn() else { return 0 };
    if let Some(&value) = known.get(&(game.mine, game.all)) {
        return value;
    }
    let mut best = -1;
    let _ = game.moves(seats.first().unwrap(), &mut |mv| {
        let mut next = game;
        next.drop_into(mv.0);
        best = best.max(-brute(next, known));
        ControlFlow::Continue(())
    });
    known.insert((game.mine, game.all), best);
    best
}

/// The sign of a proven score.
fn verdict(report: &Report<Number>) -> i32 {
    assert!(report.solved);
    i32::from(report.moves[0].score >= PROVEN) - i32::from(report.moves[0].score <= -PROVEN)
}

#[test]
fn connect_four_on_four_by_four_agrees_with_brute_force() {
    let mut known = HashMap::new();
    assert_eq!(
        verdict(&solve(&ConnectFour::<4, 4>::default(), Middle)),
        brute(ConnectFour::<4, 4>::default(), &mut known)
    );
    for line in ["1", "2", "11", "12", "112", "1121", "2131", "33221", "44112", "1212", "431243"] {
        let game = ConnectFour::<4, 4>::after(line);
        assert_eq!(verdict(&solve(&game, Middle)), brute(game, &mut known), "after {line}");
    }
}

#[test]
fn late_connect_four_positions_agree_with_brute_force() {
    for line in ["444444333333222222", "1122334455667744332211", "4433221155667723456", "121212343434565656"] {
        let game = ConnectFour::<5, 5>::after(&line.replace(['6', '7'], ""));
        if game.turn().outcome().is_none() {
            assert_eq!(verdict(&solve(&game, Middle)), brute(game, &mut HashMap::new()), "after {line}");
        }
    }
}

/// Connect Four that does not judge a position in which somebody can make four.
struct Sharp;

impl Evaluate<ConnectFour<7, 6>> for Sharp {
    const INDICES: usize = 7;
    const QUIESCENCE: bool = true;

    fn key(&self, game: &ConnectFour<7, 6>) -> u64 {
        game.number()
    }

    fn evaluate(&self, game: &ConnectFour<7, 6>, _: Seat) -> i32 {
        game.middle()
    }

    fn index(&self, mv: &Number) -> usize {
        usize::from(mv.0)
    }

    fn noisy(&self, game: &ConnectFour<7, 6>, _: Seat, mv: &Number) -> bool {
        let mut next = *game;
        next.drop_into(mv.0);
        next.won
    }
}

#[test]
fn a_position_is_not_judged_before_its_noisy_moves_are_played_out() {
    // Seat 1 threatens to make four in column 4. Looking one move ahead sees it only where threats are played out.
    let threatened = ConnectFour::<7, 6>::after("141424");
    let config = Config { depth: 1, ..Config::default() };
    let calm = AlphaBeta::new(Middle, config).search(&threatened, &Budget::unlimited()).unwrap();
    assert!(calm.moves.iter().all(|root| root.score.abs() < PROVEN));
    let sharp = AlphaBeta::new(Sharp, config).search(&threatened, &Budget::unlimited()).unwrap();
    assert_eq!(sharp.moves[0].mv, Number(3));
    assert!(sharp.moves.iter().any(|root| root.score <= -PROVEN), "{sharp:?}");
}

#[test]
fn the_same_question_has_the_same_answer() {
    let ask = || {
        let config = Config { nodes: 20_000, ..Config::default() };
        AlphaBeta::new(Middle, config).search(&ConnectFour::<7, 6>::after("4453"), &Budget::unlimited())
    };
    assert_eq!(ask(), ask());
    assert_eq!(ask().unwrap().nodes, 20_000);
}

#[test]
fn workers_together_find_what_one_finds_and_share_the_budget() {
    for line in ["", "12", "2131", "431243"] {
        let game = ConnectFour::<4, 4>::after(line);
        let config = Config { workers: 3, ..Config::default() };
        let together = AlphaBeta::new(Middle, config).search(&game, &Budget::unlimited()).unwrap();
        assert_eq!(verdict(&together), verdict(&solve(&game, Middle)), "after {line}");
    }
    let config = Config { workers: 3, nodes: 30_000, ..Config::default() };
    let report = AlphaBeta::new(Middle, config).search(&ConnectFour::<7, 6>::default(), &Budget::unlimited()).unwrap();
    assert!(report.depth >= 6 && (10_000..=30_000).contains(&report.nodes), "{report:?}");
}

#[test]
fn workers_stop_when_they_are_told_to() {
    let looks = AtomicU32::new(0);
    let enough = || looks.fetch_add(1, Ordering::Relaxed) > 4;
    let mut search = AlphaBeta::new(Middle, Config { workers: 2, ..Config::default() });
    let budget = Budget::unlimited().and_until(&enough);
    assert!(search.search(&ConnectFour::<7, 6>::default(), &budget).unwrap().nodes < 20_000);
}

#[test]
fn the_textbooks_player_wins_at_once_and_parries() {
    let choose = |line| {
        let game = ConnectFour::<7, 6>::after(line);
        let Turn::Seats(seats) = game.turn() else { panic!("somebody is to act") };
        let seat = seats.first().unwrap();
        let budget = Budget::simulations(20_000);
        PlainAlphaBeta::new(Central).choose(&game.view(Viewpoint::Seat(seat)), seat, &budget).unwrap()
    };
    assert_eq!(choose("112233").mv, Number(3));
    assert!(choose("112233").proven);
    assert_eq!(choose("11223").mv, Number(3));
}

/// What the textbook's player is told of Connect Four.
struct Central;

impl Judge<ConnectFour<7, 6>> for Central {
    fn key(&self, game: &ConnectFour<7, 6>) -> u64 {
        game.number()
    }

    fn judge(&self, game: &ConnectFour<7, 6>, _: Seat) -> i32 {
        game.middle()
    }

    fn number(&self, mv: &Number) -> usize {
        mv.0.into()
    }
}

#[test]
fn with_no_budget_there_is_still_a_move() {
    let mut search = AlphaBeta::new(Middle, Config::default());
    let report = search.search(&ConnectFour::<7, 6>::default(), &Budget::simulations(0)).unwrap();
    assert_eq!((report.moves.len(), report.depth), (7, 0));
}

#[test]
fn the_line_is_playable_and_ends_as_scored() {
    let mut game = ConnectFour::<4, 4>::after("112");
    let report = solve(&game, Middle);
    for mv in &report.line {
        let Turn::Seats(seats) = game.turn() else { panic!("the line goes on after the end") };
        assert!(game.play(seats.first().unwrap(), mv, &mut Nobody).is_ok());
    }
    assert_eq!(report.line.first(), Some(&report.moves[0].mv));
}
