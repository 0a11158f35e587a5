//! The worked examples of the rulebook, re-enacted.

use crate::support::{Layout, is_legal, legal, play, play_all, reconstructed};
use crabs_rules::{Asked, Crabs, Event};
use kernel::{Game, Seat, Turn};

fn sorted(cards: &crabs_rules::Cards) -> String {
    cards.to_string()
}

#[test]
fn upgrading_from_the_first_gear_to_the_second_costs_two_cards() {
    let layout = Layout { hands: vec!["1 2 2* 3 4 5", ""], ..Layout::default() };
    let mut game = layout.play();
    play_all(&mut game, &["upgrade 5", "trade 1 for 1", "upgrade 1 2*"]);
    let position = game.position();
    assert_eq!(position.gear.as_slice(), [2, 0]);
    assert_eq!(sorted(&position.discard), "1 2* 5");
    assert_eq!(sorted(&position.hands[Seat::at(0)]), "2 3 4");
}

#[test]
fn gear_is_never_skipped() {
    let mut game = Layout { hands: vec!["1 2 2* 3 4 5", ""], ..Layout::default() }.play();
    assert!(!is_legal(&game, "upgrade 1 2*"), "the first gear costs one card, not two");
    let events = play(&mut game, "upgrade 1");
    assert!(matches!(events[0], Event::Upgraded { gear: 1, .. }));
}

#[test]
fn grabbing_a_5_from_the_pool_and_then_a_card_from_the_deck() {
    let layout = Layout { hands: vec!["1 1 1 1 1 1", ""], pool: "5 2", deck: "4*", ..Layout::default() };
    let mut game = layout.play();
    assert_eq!(play(&mut game, "grab 5"), [Event::Took { seat: Seat::at(0), card: "5".parse().unwrap() }]);
    assert_eq!(game.turn(), Turn::Seats(kernel::SeatSet::only(Seat::at(0))), "the second card is a second decision");
    assert!(legal(&game).iter().all(|mv| mv.starts_with("grab ")));
    assert_eq!(play(&mut game, "grab deck"), [Event::Drew { seat: Seat::at(0) }]);
    assert_eq!(sorted(&game.position().hands[Seat::at(0)]), "1 1 1 1 1 1 4* 5");
    assert_eq!(game.position().turn, Some(Seat::at(1)));
}

#[test]
fn trading_three_cards_for_three() {
    let mut game = Layout { hands: vec!["1 1 2 3 4 5", ""], pool: "3* 4* 5*", ..Layout::default() }.play();
    play(&mut game, "trade 1 1 2 for 3* 4* 5*");
    let position = game.position();
    assert_eq!(sorted(&position.hands[Seat::at(0)]), "3 3* 4 4* 5 5*");
    assert_eq!(position.pool.len(), 10);
}

#[test]
fn raising_3_3_4_to_five_1s_and_a_5() {
    let mut game = Layout { hands: vec!["2 3 3 4 5 5", ""], pool: "1 1 1 1 1 5", ..Layout::default() }.play();
    let events = play(&mut game, "raise 3 3 4 for 1 1 1 1 1 5");
    assert!(matches!(events[0], Event::Raised { value: 10, .. }));
    assert_eq!(sorted(&game.position().hands[Seat::at(0)]), "1 1 1 1 1 2 5 5 5");
    assert!(legal(&game).iter().all(|mv| mv.starts_with("drop ")), "nine cards are one too many");
    play(&mut game, "drop 2");
    assert_eq!(game.position().hands[Seat::at(0)].len(), 8);
    assert_eq!(sorted(&game.position().pool).matches('2').count(), 1);
}

#[test]
fn binding_1_and_4_keeps_the_1() {
    let mut game = Layout { hands: vec!["2 1 4 5 5 5", ""], ..Layout::default() }.play();
    let pool = game.position().pool;
    play(&mut game, "catch rope 2 with 1 4 keep 1");
    let position = game.position();
    assert_eq!(position.caught[Seat::at(0)].to_string(), "1");
    assert_eq!(position.pool.len(), pool.len() + 2, "the rope and the 4 go to the pool");
}

/// The seat is on the gear +3 and plays 17 face up.
fn twenty_with_gear() -> Crabs {
    let layout = Layout { hands: vec!["1 2 2 4 4 1", ""], pool: "5 3", ..Layout::default() };
    let mut game = layout.play();
    play_all(&mut game, &["upgrade 1", "trade 1 for 1", "grab 5", "grab 3", "trade 1 for 1"]);
    game
}

#[test]
fn seventeen_and_the_gear_of_3_make_20_which_keeps_a_4_or_a_stressed_5() {
    let mut game = twenty_with_gear();
    let keeps: Vec<String> =
        legal(&game).into_iter().filter(|mv| mv.starts_with("catch rope 1 with 2 2 4 4 5 ")).collect();
    assert_eq!(
        keeps,
        ["catch rope 1 with 2 2 4 4 5 gear keep 4", "catch rope 1 with 2 2 4 4 5 gear keep 4^"],
        "17 without the gear keeps nothing"
    );
    let events = play(&mut game, "catch rope 1 with 2 2 4 4 5 gear keep 4^");
    assert!(matches!(events[0], Event::Caught { binding: 20, .. }));
    assert_eq!(game.position().caught[Seat::at(0)].to_string(), "4^");
}

#[test]
fn relaxing_turns_a_stressed_4_into_a_5() {
    let mut game = twenty_with_gear();
    play_all(&mut game, &["catch rope 1 with 2 2 4 4 5 gear keep 4^", "trade 1 for 1", "relax 4^"]);
    assert_eq!(game.position().caught[Seat::at(0)].to_string(), "5");
}

#[test]
fn relaxing_a_3_and_a_4_stressed_makes_them_4_and_5() {
    let layout = Layout { hands: vec!["1 5 5 5 5 1", ""], pool: "4 4 3", ..Layout::default() };
    let mut game = layout.play();
    play_all(&mut game, &["catch rope 1 with 5 5 5 5 keep 4^", "trade 1 for 1"]);
    play_all(&mut game, &["grab 5", "grab 4", "trade 1 for 1", "grab 5", "grab 1", "trade 1 for 1"]);
    play_all(&mut game, &["catch rope 1 with 1 4 5 5 keep 3^", "trade 1 for 1"]);
    assert_eq!(game.position().caught[Seat::at(0)].to_string(), "3^ 4^");
    play(&mut game, "relax 3^ 4^");
    assert_eq!(game.position().caught[Seat::at(0)].to_string(), "4 5");
}

/// Catches a premium 1 and two regular 2s, with a vendor waiting for just those.
fn ready_to_sell() -> Crabs {
    let layout = Layout {
        hands: vec!["1* 4 1 2 3 5", "5 5 5 5* 5* 5*"],
        pool: "2 2 3 4 4 5 1 1",
        vendors: ["5", "4+4", "1+2+2", "1+1+3+4"],
        ..Layout::default()
    };
    let mut game = layout.play();
    play_all(&mut game, &["catch rope 1 with 1* 4 keep 1*", "trade 5 for 5"]);
    play_all(&mut game, &["grab 3", "grab 4", "trade 5 for 5"]);
    game
}

#[test]
fn selling_a_premium_1_and_two_2s_brings_9_points() {
    let mut game = ready_to_sell();
    play_all(&mut game, &["catch rope 4 with 2 3 5 keep 2", "trade 5 for 5"]);
    play_all(&mut game, &["grab 2", "grab 3", "trade 5 for 5", "grab 5", "grab 1", "trade 5 for 5"]);
    assert_eq!(game.position().caught[Seat::at(0)].to_string(), "1* 2");
    play(&mut game, "catch rope 1 with 2 3 5 keep 2");
    assert_eq!(legal(&game), ["pass", "sell 3 with 1* 2 2"]);
    let events = play(&mut game, "sell 3 with 1* 2 2");
    assert!(matches!(events[0], Event::Sold { points: 9, stack: 3, .. }), "{events:?}");
    let position = game.position();
    assert_eq!(position.points.as_slice(), [9, 0]);
    assert_eq!(sorted(&position.discard), "2 2");
    assert_eq!(position.sold[Seat::at(0)].premium.to_string(), "1*");
    assert_eq!(position.sold[Seat::at(0)].vendors[0].to_string(), "1+2+2");
    assert_eq!(position.caught[Seat::at(0)].to_string(), "");
    assert_ne!(position.vendors[2][0].to_string(), "1+2+2", "the next vendor shows");
}

/// The end of the game in the rulebook: three seats, the starting seat reaches 25 with 21 from
/// vendors, two premium crabs and two stars; the others have one more turn. The edition pays for
/// it quickly.
fn last_round(first: u8) -> Crabs {
    let mut written = reconstructed();
    written.vendors[7].wants = vec![1, 1];
    written.vendors[7].pay = 21;
    written.gear = vec![crabs_rules::edition::GearLine { bonus: 7, cost: 0, stars: 2 }];
    let asked = Asked { edition: Some(crate::support::own(written)), ..Asked::default() };
    let mut hands = vec!["5 5 5 4 4 4"; 3];
    hands[usize::from(first)] = "1* 1* 4 4 2 2";
    hands[usize::from((first + 1) % 3)] = "5 5 5 3 3 3";
    hands[usize::from((first + 2) % 3)] = "3 3 3 2 2 2";
    let layout = Layout { asked, first, hands, vendors: ["5", "1+1", "", ""], pool: "4 4", ..Layout::default() };
    let mut game = layout.play();
    play(&mut game, "upgrade");
    idle(&mut game, 2);
    play_all(&mut game, &["catch rope 2 with 1* 4 keep 1*"]);
    idle(&mut game, 2);
    play_all(&mut game, &["grab 4", "grab 1"]);
    idle(&mut game, 2);
    play(&mut game, "catch rope 1 with 1* 4 keep 1*");
    game
}

/// So many turns that change nothing.
fn idle(game: &mut Crabs, turns: usize) {
    for _ in 0..turns {
        let card = game.position().hands[crate::support::acting(game)].iter().next().unwrap();
        play(game, &format!("trade {card} for {card}"));
    }
}

#[test]
fn twenty_five_points_of_the_starting_seat_leave_the_others_one_more_turn() {
    let mut game = last_round(0);
    let events = play(&mut game, "sell 2 with 1* 1*");
    assert_eq!(events.last(), Some(&Event::LastRound { seat: Seat::at(0), points: 25 }));
    assert_eq!(game.position().points.as_slice(), [25, 0, 0]);
    assert_eq!(game.position().trigger, Some(Seat::at(0)));
    idle(&mut game, 1);
    assert_eq!(game.position().turn, Some(Seat::at(2)));
    idle(&mut game, 1);
    assert_eq!(game.outcome().unwrap().ranks.as_slice(), [1, 2, 2]);
    assert_eq!(game.position().turn, None);
}

#[test]
fn the_seat_before_the_starting_seat_is_last_wherever_that_is() {
    let mut game = last_round(1);
    play(&mut game, "sell 2 with 1* 1*");
    idle(&mut game, 1);
    assert_eq!(game.position().turn, Some(Seat::at(0)));
    idle(&mut game, 1);
    assert_eq!(game.outcome().unwrap().ranks.as_slice(), [2, 1, 2]);
}

#[test]
fn two_seats_play_to_29() {
    let target = |seats| Crabs::options(seats, &Asked::default()).unwrap().target();
    assert_eq!([2, 3, 4, 5].map(target), [29, 25, 25, 25]);
}
