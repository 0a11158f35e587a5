//! Tree search on games whose answers are known.

mod toys;

use bots::tree::{Config, Policy, TreeSearch, Widening};
use bots::{Bot, Budget, Choice, Flat, Level, plain};
use kernel::{Chance, Game, Nobody, Seat, Viewpoint};
use toys::Number;

type Four = ConnectFour<7, 6>;
use toys::connect_four::{ConnectFour, Middle};
use toys::cups::{self, Cups};
use toys::grab::{self, Grab};
use toys::higher::{self, Higher};
use toys::nim::{self, Nim};
use toys::tic_tac_toe::{self, TicTacToe};

fn ask<G: Game, P: Policy<G>>(game: &G, seat: u8, policy: P, config: Config) -> Choice<G::Move> {
    let seat = Seat::at(seat);
    let mut bot = TreeSearch::new(policy, config, 11);
    bot.choose(&game.view(Viewpoint::Seat(seat)), seat, &Budget::unlimited()).expect("it is to act")
}

fn simulations(simulations: u64) -> Config {
    Config { simulations, ..Config::default() }
}

#[test]
fn tic_tac_toe_is_about_even_and_threats_are_seen() {
    let choice = ask(&TicTacToe::default(), 0, tic_tac_toe::Blank, simulations(20_000));
    assert!((0.45..0.75).contains(&choice.score), "{choice:?}");
    let parry = ask(&TicTacToe::after(&[0, 4, 1]), 1, tic_tac_toe::Blank, simulations(2_000));
    assert_eq!(parry.mv, Number(2));
    let win = ask(&TicTacToe::after(&[0, 3, 1, 4]), 0, tic_tac_toe::Blank, simulations(2_000));
    assert_eq!(win.mv, Number(2));
    assert!(win.score > 0.9);
}

#[test]
fn nim_is_played_right() {
    for heaps in [[3, 4, 5], [1, 2, 4], [5, 5, 1], [0, 3, 7]] {
        let mut game = Nim::<2> { heaps, turn: 0 };
        let choice = ask(&game, 0, nim::Blank, simulations(200_000));
        game.apply(Seat::at(0), &choice.mv, &mut Nobody);
        assert_eq!(game.heaps[0] ^ game.heaps[1] ^ game.heaps[2], 0, "{heaps:?} {choice:?}");
    }
}

#[test]
fn of_three_each_wants_its_own_win() {
    // Taking one of the two last heaps whole lets the next seat win; so would any other move but this.
    let choice = ask(&Nim::<3> { heaps: [2, 0, 0], turn: 2 }, 2, nim::Blank, simulations(500));
    assert_eq!(choice.mv, Number(2));
    // One and one: seat 0 must take one, seat 1 takes the last.
    let lost = ask(&Nim::<3> { heaps: [1, 1, 0], turn: 0 }, 0, nim::Blank, simulations(500));
    assert!(lost.score < 0.2);
    // One, one and one: seat 0 takes one, seat 1 one, seat 2 the last; from one heap of three it can
    // take all.
    assert_eq!(ask(&Nim::<3> { heaps: [0, 3, 0], turn: 0 }, 0, nim::Blank, simulations(500)).mv, Number(16 + 3));
}

fn higher(mine: u8, theirs: u8) -> Higher {
    Higher { cards: Some([mine, theirs]), said: Vec::new() }
}

#[test]
fn a_card_is_played_for_what_it_is_worth_and_not_for_what_is_hidden() {
    // The others hold any of four cards; seat 1 sees only with a card that should win.
    for (mine, right) in [(1, 0), (2, 0), (5, 1)] {
        for theirs in (1..=5).filter(|&theirs| theirs != mine) {
            let choice = ask(&higher(mine, theirs), 0, higher::Blank, simulations(4_000));
            assert_eq!(choice.mv, Number(right), "with {mine} against {theirs}: {choice:?}");
        }
    }
}

#[test]
fn hidden_cards_make_no_difference() {
    for mine in 1..=5 {
        let choices: Vec<_> = (1..=5)
            .filter(|&theirs| theirs != mine)
            .map(|theirs| ask(&higher(mine, theirs), 0, higher::Blank, simulations(300)))
            .collect();
        assert!(choices.windows(2).all(|pair| pair[0] == pair[1]), "{choices:?}");
    }
}

#[test]
fn what_cannot_be_known_cannot_be_guessed() {
    // Averaging worlds in which the pea is known would find the right cup in each and guess.
    let blind = Cups { pea: Some(1), ..Cups::default() };
    let choice = ask(&blind, 0, cups::Blank, simulations(2_000));
    assert_eq!(choice.mv, Number(3), "{choice:?}");
}

#[test]
fn what_will_be_seen_can_be_used() {
    for pea in 0..3 {
        let mut game = Cups { pea: Some(pea), may_look: true, ..Cups::default() };
        let mut bot = TreeSearch::new(cups::Blank, simulations(2_000), 5);
        let seat = Seat::at(0);
        let look = bot.choose(&game.view(Viewpoint::Seat(seat)), seat, &Budget::unlimited()).unwrap();
        assert_eq!(look.mv, Number(5));
        assert!(look.score > 0.9);
        game.apply(seat, &look.mv, &mut Nobody);
        let guess = bot.choose(&game.view(Viewpoint::Seat(seat)), seat, &Budget::unlimited()).unwrap();
        assert_eq!(guess.mv, Number(pea));
    }
}

#[test]
fn asked_at_once_one_grabs_what_is_good_and_leaves_what_is_bad() {
    for good in [false, true] {
        for seat in 0..3 {
            let game = Grab { good, ..Grab::default() };
            let choice = ask(&game, seat, grab::Blank, simulations(1_000));
            assert_eq!(choice.mv, Number(u8::from(good)), "seat {seat}");
        }
    }
}

/// Connect Four whose other seat's moves must be proposed one by one.
#[derive(Clone)]
struct Proposing;

impl Policy<Four> for Proposing {
    fn digest(&self, game: &Four, _: Seat) -> u64 {
        game.number()
    }

    fn listed(&self, _: &Four, _: Seat, _: Seat) -> bool {
        false
    }
}

#[test]
fn moves_proposed_one_by_one_do_as_well_as_listed_ones() {
    // Seat 1 threatens to make four in column 4 at once.
    let game = Four::after("141424");
    assert_eq!(ask(&game, 0, Proposing, simulations(5_000)).mv, Number(3));
    assert_eq!(ask(&game, 0, Middle, simulations(5_000)).mv, Number(3));
}

#[test]
fn widening_looks_at_few_moves_first() {
    let game = Four::default();
    let widening = Widening { first: 1.0, rate: 0.11 };
    let mut bot = TreeSearch::<Four, _>::new(Middle, Config { widening, ..simulations(400) }, 1);
    let seat = Seat::at(0);
    bot.choose(&game.view(Viewpoint::Seat(seat)), seat, &Budget::unlimited()).unwrap();
    let tried = bot.findings().iter().filter(|(_, visits, _)| *visits > 0).count();
    assert_eq!(tried, 3);
}

#[test]
fn what_was_found_out_is_used_again() {
    let mut game = Four::default();
    let visits_at_start = |reuse: bool, game: &mut Four| {
        let mut bot = TreeSearch::<Four, _>::new(Middle, Config { reuse, ..simulations(3_000) }, 1);
        let seat = Seat::at(0);
        let first = bot.choose(&game.view(Viewpoint::Seat(seat)), seat, &Budget::unlimited()).unwrap();
        game.apply(seat, &first.mv, &mut Nobody);
        game.apply(Seat::at(1), &Number(3), &mut Nobody);
        bot.choose(&game.view(Viewpoint::Seat(seat)), seat, &Budget::simulations(10)).unwrap();
        bot.findings().iter().map(|(_, visits, _)| visits).sum::<u32>()
    };
    assert!(visits_at_start(true, &mut game.clone()) > 50);
    assert_eq!(visits_at_start(false, &mut game), 10);
}

#[test]
fn the_same_seed_gives_the_same_choice_alone_and_with_many_workers() {
    let game = Four::after("4435");
    for workers in [1, 3] {
        let config = Config { workers, ..simulations(3_000) };
        assert_eq!(ask(&game, 0, Middle, config), ask(&game, 0, Middle, config));
    }
    let three = ask(&Four::after("141424"), 0, Middle, Config { workers: 3, ..simulations(6_000) });
    assert_eq!(three.mv, Number(3));
}

#[test]
fn with_no_budget_there_is_still_a_move() {
    let game = Four::default();
    let seat = Seat::at(0);
    let view = game.view(Viewpoint::Seat(seat));
    let none = Budget::simulations(0);
    assert!(TreeSearch::<Four, _>::new(Middle, Config::default(), 1).choose(&view, seat, &none).is_some());
    let flat: Option<Choice<Number>> = Bot::<Four>::choose(&mut Flat::new(100, 1), &view, seat, &none);
    assert!(flat.is_some());
    assert!(TreeSearch::<Four, _>::new(Middle, Config::default(), 1).choose(&view, Seat::at(1), &none).is_none());
}

#[test]
fn flat_search_sees_what_comes_next_and_tree_search_beats_it() {
    let seat = Seat::at(0);
    let game = Four::after("141424");
    let view = game.view(Viewpoint::Seat(seat));
    let choice: Choice<Number> =
        Bot::<Four>::choose(&mut Flat::new(2_000, 1), &view, seat, &Budget::unlimited()).unwrap();
    assert_eq!(choice.mv, Number(3));
    let wins: f32 = (0..20).map(|n| play_one(n, u8::from(n % 2 == 1))).sum();
    assert!(wins >= 14.0, "{wins} of 20");
}

/// What tree search gets from this seat against flat search with as many simulations.
fn play_one(seed: u64, seat: u8) -> f32 {
    let mut tree = TreeSearch::<Four, _>::new(Middle, simulations(500), seed);
    let mut flat = Flat::new(500, seed);
    let mut dice = bots::Dice::new(seed);
    let mut game = Four::default();
    game.drop_into(dice.below(7) as u8);
    while let kernel::Turn::Seats(seats) = game.turn() {
        let acting = seats.first().unwrap();
        let view = game.view(Viewpoint::Seat(acting));
        let budget = Budget::unlimited();
        let bot: &mut dyn Bot<Four> = if acting.number() == seat { &mut tree } else { &mut flat };
        let choice = bot.choose(&view, acting, &budget).unwrap();
        game.apply(acting, &choice.mv, &mut Nobody);
    }
    bots::Payoff::of(&game.outcome().unwrap()).to(Seat::at(seat))
}

#[test]
fn the_plain_player_needs_to_be_told_nothing() {
    fn kraken<G: Game>(game: &G, seat: u8) -> Choice<G::Move> {
        let view = game.view(Viewpoint::Seat(Seat::at(seat)));
        plain::<G>(Level::Kraken.into(), 11).choose(&view, Seat::at(seat), &Budget::unlimited()).expect("it is to act")
    }
    assert_eq!(kraken(&TicTacToe::after(&[0, 4, 1]), 1).mv, Number(2), "it parries");
    assert_eq!(kraken(&TicTacToe::after(&[0, 3, 1, 4]), 0).mv, Number(2), "it wins");
    // Who holds the highest card plays for it, who holds the lowest does not.
    assert_eq!(kraken(&Higher { cards: Some([5, 2]), said: Vec::new() }, 0).mv, Number(1));
    assert_eq!(kraken(&Higher { cards: Some([1, 2]), said: Vec::new() }, 0).mv, Number(0));
}

/// Likes one move so much.
#[derive(Clone, Copy)]
struct Fond(Number, f32);

impl Policy<TicTacToe> for Fond {
    const OPEN: bool = true;

    fn digest(&self, game: &TicTacToe, seat: Seat) -> u64 {
        tic_tac_toe::Blank.digest(game, seat)
    }

    fn liking(&self, _: &TicTacToe, _: Seat, mv: &Number) -> f32 {
        if *mv == self.0 { self.1 } else { 0.0 }
    }
}

#[test]
fn what_is_liked_is_done_where_it_costs_little_and_is_no_part_of_the_score() {
    for mv in [Number(1), Number(5), Number(8)] {
        let liked = ask(&TicTacToe::default(), 0, Fond(mv, 0.4), simulations(5_000));
        assert_eq!(liked.mv, mv);
        assert!((0.4..0.75).contains(&liked.score), "{liked:?}");
    }
    let parry = ask(&TicTacToe::after(&[0, 4, 1]), 1, Fond(Number(8), 0.03), simulations(2_000));
    assert_eq!(parry.mv, Number(2), "what is liked loses at once");
    let mut bot = TreeSearch::new(Fond(Number(8), 0.4), simulations(2_000), 11);
    let view = TicTacToe::default().view(Viewpoint::Seat(Seat::at(0)));
    let [first, again] = [0, 1].map(|_| bot.choose(&view, Seat::at(0), &Budget::unlimited()).unwrap());
    assert!((first.score - again.score).abs() < 0.1, "a tree that is kept counts it once: {first:?} {again:?}");
}
