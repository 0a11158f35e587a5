//! What anybody who seats a bot relies on, for every level of every game.

use bots::contest::play;
use bots::{Bot, Budget, Dice, Level};
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};
use core::time::Duration;
use crab_stack::CrabStack;
use crabs::Crabs;
use kernel::{Chance, Game, Nobody, Seat, Turn, Viewpoint};
use kraaw::Kraaw;

/// A game whose bots are tested: how to seat one, and all that may be chosen before play.
trait Seated: Game {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>>;
    fn tables() -> Vec<Self::Asked>;
}

impl Seated for CrabStack {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(bots::crab_stack::bot(level, seed))
    }

    fn tables() -> Vec<Self::Asked> {
        use crab_stack::{Asked, Elimination, LayoutAsked, WaveChoice};
        let table = |number: u32| Asked {
            layout: (number & 1 > 0).then_some(LayoutAsked::Solid),
            wave_choice: (number & 2 > 0).then_some(WaveChoice::Next),
            elimination: (number & 4 > 0).then_some(Elimination::AtOnce),
            repetition: (number & 8 > 0).then_some(0),
            ..Asked::default()
        };
        (0..16).map(table).collect()
    }
}

impl Seated for Crabs {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(bots::crabs::bot(level, seed))
    }

    fn tables() -> Vec<Self::Asked> {
        use crabs::{Asked, GearBonus, Permit};
        let table = |number: u32| Asked {
            permit: (number & 1 > 0).then_some(Permit::Band),
            gear_bonus: (number & 2 > 0).then_some(GearBonus::Mandatory),
            round_limit: (number & 4 > 0).then_some(0),
            ..Asked::default()
        };
        (0..8).map(table).collect()
    }
}

impl Seated for Kraaw {
    fn bot(level: Level, seed: u64) -> Box<dyn Bot<Self>> {
        Box::new(bots::kraaw::bot(level, seed))
    }

    fn tables() -> Vec<Self::Asked> {
        use kraaw::{Asked, Direction};
        let table = |number: u32| Asked {
            hand_swap: Some(number & 1 > 0),
            direction: (number & 2 > 0).then_some(Direction::Counterclockwise),
            stall: (number & 4 > 0).then_some(0),
            rounds_to_win: Some(1),
        };
        (0..8).map(table).collect()
    }
}

/// Every choice of options with every number of seats.
fn all_tables<G: Seated>() -> impl Iterator<Item = (u8, G::Asked)> {
    G::tables().into_iter().flat_map(|asked| G::SEATS.map(move |seats| (seats, asked.clone())))
}

/// Every level sits at every kind of table, each seat with another: the contest panics at an illegal move.
fn every_level_plays<G: Seated>() {
    for (seats, asked) in all_tables::<G>() {
        let options = G::options(seats, &asked).unwrap();
        for start in (0..5).step_by(seats.into()) {
            let level = |seat: Seat| Level::ALL[(seat.index() + start) % 5];
            let mut bots: Vec<_> = Seat::all(seats).map(|seat| G::bot(level(seat), 7)).collect();
            let mut bots: Vec<&mut dyn Bot<G>> = bots.iter_mut().map(|bot| &mut **bot as _).collect();
            play(&options, &mut bots, start as u64, 120, &Budget::simulations(20));
        }
    }
}

#[test]
fn every_level_of_crab_stack_always_has_a_legal_move() {
    every_level_plays::<CrabStack>();
}

#[test]
fn every_level_of_crabs_always_has_a_legal_move() {
    every_level_plays::<Crabs>();
}

#[test]
fn every_level_of_kraaw_always_has_a_legal_move() {
    every_level_plays::<Kraaw>();
}

/// A position some random moves into a game.
fn somewhere<G: Game>(seats: u8, asked: &G::Asked, moves: u32, dice: &mut Dice) -> G {
    loop {
        let mut game = G::new(&G::options(seats, asked).unwrap());
        for _ in 0..moves {
            deal(&mut game, dice);
            let Turn::Seats(due) = game.turn() else { break };
            let seat = due.first().unwrap();
            let mv = game.pick(seat, dice).unwrap();
            game.apply(seat, &mv, &mut Nobody);
        }
        deal(&mut game, dice);
        if game.outcome().is_none() {
            return game;
        }
    }
}

fn deal<G: Game>(game: &mut G, dice: &mut Dice) {
    while game.turn() == Turn::Dealer {
        let deal = game.deal(dice);
        game.apply_deal(&deal, &mut Nobody);
    }
}

fn due<G: Game>(game: &G) -> Seat {
    let Turn::Seats(due) = game.turn() else { panic!("somebody is to act") };
    due.first().unwrap()
}

/// The same question gets the same answer; so it does in another world that looks the same, with other cards hidden.
fn hidden_cards_make_no_difference<G: Seated>() {
    let mut dice = Dice::new(5);
    for (round, asked) in G::tables().iter().enumerate() {
        let game: G = somewhere(2 + (round % 2) as u8, asked, 6 + 4 * round as u32, &mut dice);
        let seat = due(&game);
        let view = game.view(Viewpoint::Seat(seat));
        for level in Level::ALL {
            let ask = |view: &G::View| G::bot(level, 3).choose(view, seat, &Budget::simulations(100)).unwrap();
            let choice = ask(&view);
            assert!(game.check(seat, &choice.mv).is_ok());
            assert!((0.0..=1.0).contains(&choice.score), "{choice:?}");
            for _ in 0..2 {
                let other = G::imagine(&view, &mut dice);
                assert_eq!(ask(&other.view(Viewpoint::Seat(seat))), choice);
            }
        }
    }
}

#[test]
fn hidden_cards_make_no_difference_in_crabs() {
    hidden_cards_make_no_difference::<Crabs>();
}

#[test]
fn hidden_cards_make_no_difference_in_kraaw() {
    hidden_cards_make_no_difference::<Kraaw>();
}

#[test]
fn the_same_question_has_the_same_answer_in_crab_stack() {
    hidden_cards_make_no_difference::<CrabStack>();
}

/// By a clock that ticks at each look, a bot stops at the first look after its time.
fn answers_on_time<G: Seated>() {
    let mut dice = Dice::new(9);
    for ((seats, asked), level) in all_tables::<G>().zip(Level::ALL.into_iter().cycle()) {
        let game: G = somewhere(seats, &asked, 9, &mut dice);
        let seat = due(&game);
        let view = game.view(Viewpoint::Seat(seat));
        let looks = AtomicU64::new(0);
        let clock = || Duration::from_millis(looks.fetch_add(1, Relaxed));
        let budget = Budget::time(Duration::from_millis(20), &clock);
        let choice = G::bot(level, 1).choose(&view, seat, &budget).unwrap();
        assert!(game.check(seat, &choice.mv).is_ok());
        assert!(looks.load(Relaxed) <= 22, "{level} looked {looks:?} times");
        let stopped = || true;
        let at_once = G::bot(level, 1).choose(&view, seat, &Budget::unlimited().and_until(&stopped));
        assert!(game.check(seat, &at_once.unwrap().mv).is_ok());
    }
}

#[test]
fn bots_answer_on_time_and_when_told() {
    answers_on_time::<CrabStack>();
    answers_on_time::<Crabs>();
    answers_on_time::<Kraaw>();
}

/// A seat whose turn it is not has nothing to choose.
fn nothing_to_choose<G: Seated>() {
    let game: G = somewhere(2, &G::tables()[0], 4, &mut Dice::new(2));
    let other = due(&game).next(2);
    let view = game.view(Viewpoint::Seat(other));
    for level in Level::ALL {
        assert!(G::bot(level, 1).choose(&view, other, &Budget::simulations(10)).is_none());
    }
}

#[test]
fn who_is_not_to_act_chooses_nothing() {
    nothing_to_choose::<CrabStack>();
    nothing_to_choose::<Crabs>();
    nothing_to_choose::<Kraaw>();
}

/// Of three, the kraken gets much more than the 0.375 that is its share from two hatchlings.
fn kraken_beats_two_hatchlings<G: Seated>(games: u32, simulations: u64, least: f32) {
    let options = G::options(3, &G::tables()[0]).unwrap();
    let mut got = 0.0;
    for game in 0..games {
        let place = (game % 3) as usize;
        let level = |seat: Seat| if seat.index() == place { Level::Kraken } else { Level::Hatchling };
        let mut bots: Vec<_> = Seat::all(3).map(|seat| G::bot(level(seat), game.into())).collect();
        let mut bots: Vec<&mut dyn Bot<G>> = bots.iter_mut().map(|bot| &mut **bot as _).collect();
        got += play(&options, &mut bots, game.into(), 2_000, &Budget::simulations(simulations)).0[place];
    }
    assert!(got / games as f32 > least, "{got} of {games}");
}

#[test]
fn of_three_the_kraken_wins_most() {
    kraken_beats_two_hatchlings::<CrabStack>(24, 2_000, 0.55);
    kraken_beats_two_hatchlings::<Crabs>(6, 150, 0.6);
    kraken_beats_two_hatchlings::<Kraaw>(30, 400, 0.47);
}

#[test]
fn chance_is_only_the_seed() {
    let mut dice = Dice::new(1);
    let mut again = Dice::new(1);
    assert!((0..100).all(|_| dice.below(1_000) == again.below(1_000)));
}
