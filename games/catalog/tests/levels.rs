//! What anybody who seats a bot relies on, for every level of every game.

use bots::contest::play;
use bots::{Bot, Budget, Character, Dice, Level, Playable, Skill, Strength};
use catalog::{GameId, Rules, with_game};
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};
use core::time::Duration;
use kernel::{Game, Nobody, OptionKind, OptionSpec, Seat, Turn, Viewpoint};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Both of two ways to choose each option of a game that has two, in every combination.
fn tables<G: Game>() -> Vec<G::Asked> {
    let ways: Vec<(&str, [Value; 2])> = G::OPTIONS.iter().filter_map(two_ways).collect();
    let table = |number: usize| {
        let chosen = ways.iter().enumerate().map(|(bit, (name, ways))| (*name, &ways[number >> bit & 1]));
        serde_json::from_value(json!(chosen.collect::<BTreeMap<_, _>>())).expect("what is offered can be asked for")
    };
    (0..1 << ways.len()).map(table).collect()
}

fn two_ways(option: &OptionSpec) -> Option<(&'static str, [Value; 2])> {
    let ways = match option.kind {
        OptionKind::Choice(words) | OptionKind::Own { words, .. } if words.len() > 1 => {
            [json!(words[0]), json!(words[1])]
        }
        OptionKind::Number { allowed, default } => [json!(allowed[0]), json!(default)],
        OptionKind::Flag => [json!(false), json!(true)],
        _ => return None,
    };
    Some((option.name, ways))
}

/// Every choice of options with every number of seats.
fn all_tables<G: Game>() -> impl Iterator<Item = (u8, G::Asked)> {
    tables::<G>().into_iter().flat_map(|asked| G::SEATS.map(move |seats| (seats, asked.clone())))
}

/// Every level sits at every kind of table, each seat with another: the contest panics at an illegal move.
fn every_level_plays<T: Playable>() {
    for (seats, asked) in all_tables::<Rules<T>>() {
        let options = Rules::<T>::options(seats, &asked).unwrap();
        for start in (0..Level::ALL.len()).step_by(seats.into()) {
            let level = |seat: Seat| Level::ALL[(seat.index() + start) % Level::ALL.len()];
            let mut bots: Vec<_> = Seat::all(seats).map(|seat| T::bot(level(seat), 7)).collect();
            let mut bots: Vec<&mut dyn Bot<Rules<T>>> = bots.iter_mut().map(|bot| &mut **bot as _).collect();
            play(&options, &mut bots, start as u64, 120, &Budget::simulations(20));
        }
    }
}

#[test]
fn every_level_always_has_a_legal_move() {
    GameId::ALL.into_iter().for_each(|game| with_game!(game, T => every_level_plays::<T>()));
}

/// A position some random moves into a game, fewer where it is over by then.
fn somewhere<G: Game>(seats: u8, asked: &G::Asked, moves: u32, dice: &mut Dice) -> G {
    let mut tries = (0..=moves).rev().flat_map(|moves| [moves; 8]);
    loop {
        let moves = tries.next().expect("a game is not over before it begins");
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

/// Every level, and every character at a strength between two of them.
fn skills() -> impl Iterator<Item = Skill> {
    let between = |character| Skill { strength: Strength::Elo(1_100), character };
    Level::ALL.into_iter().map(Skill::of).chain(Character::ALL.into_iter().map(between))
}

/// A bot made anew answers the same question alike, also when it is asked in another world that looks the same.
fn the_same_view_gets_the_same_choice<T: Playable>() {
    let mut dice = Dice::new(5);
    for (round, asked) in tables::<Rules<T>>().iter().enumerate() {
        let game: Rules<T> = somewhere(2 + (round % 2) as u8, asked, 6 + 4 * round as u32, &mut dice);
        let seat = due(&game);
        let view = game.view(Viewpoint::Seat(seat));
        for skill in skills() {
            let ask = |view: &<Rules<T> as Game>::View| {
                T::bot(skill, 3).choose(view, seat, &Budget::simulations(100)).unwrap()
            };
            let choice = ask(&view);
            assert!(game.check(seat, &choice.mv).is_ok());
            assert!((0.0..=1.0).contains(&choice.score), "{choice:?}");
            for _ in 0..2 {
                let other = Rules::<T>::imagine(&view, &mut dice);
                assert_eq!(ask(&other.view(Viewpoint::Seat(seat))), choice);
            }
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    GameId::ALL.into_iter().for_each(|game| with_game!(game, T => the_same_view_gets_the_same_choice::<T>()));
}

/// By a clock that ticks at each look, a bot stops at the first look after its time.
fn answers_on_time<T: Playable>() {
    let mut dice = Dice::new(9);
    for ((seats, asked), level) in all_tables::<Rules<T>>().zip(Level::ALL.into_iter().cycle()) {
        let game: Rules<T> = somewhere(seats, &asked, 9, &mut dice);
        let seat = due(&game);
        let view = game.view(Viewpoint::Seat(seat));
        let looks = AtomicU64::new(0);
        let clock = || Duration::from_millis(looks.fetch_add(1, Relaxed));
        let budget = Budget::time(Duration::from_millis(20), &clock);
        let choice = T::bot(level, 1).choose(&view, seat, &budget).unwrap();
        assert!(game.check(seat, &choice.mv).is_ok());
        assert!(looks.load(Relaxed) <= 22, "{level} looked {looks:?} times");
        let stopped = || true;
        let at_once = T::bot(level, 1).choose(&view, seat, &Budget::unlimited().and_until(&stopped));
        assert!(game.check(seat, &at_once.unwrap().mv).is_ok());
    }
}

#[test]
fn bots_answer_on_time_and_when_told() {
    GameId::ALL.into_iter().for_each(|game| with_game!(game, T => answers_on_time::<T>()));
}

/// A seat whose turn it is not has nothing to choose.
fn nothing_to_choose<T: Playable>() {
    let game: Rules<T> = somewhere(2, &<Rules<T> as Game>::Asked::default(), 4, &mut Dice::new(2));
    let Some(other) = Seat::all(2).find(|&seat| !game.turn().includes(seat)) else { return };
    let view = game.view(Viewpoint::Seat(other));
    for level in Level::ALL {
        assert!(T::bot(level, 1).choose(&view, other, &Budget::simulations(10)).is_none());
    }
}

#[test]
fn who_is_not_to_act_chooses_nothing() {
    GameId::ALL.into_iter().for_each(|game| with_game!(game, T => nothing_to_choose::<T>()));
}
