//! The numbered rulings, one or more tests each, and the small print.

use crate::support::{
    Layout, acting, broken, cards, is_legal, legal, own, play, play_all, reconstructed, small_edition,
};
use crabs_rules::edition::{GearLine, PermitLine};
use crabs_rules::{Asked, Crabs, Deal, Event, GearBonus, Kind, Permit, Phase, Rule};
use kernel::{Game, Nobody, Seat, Turn, Viewpoint};

fn seat(number: u8) -> Seat {
    Seat::at(number)
}

fn reshuffle(game: &mut Crabs, deck: &str) -> Vec<Event> {
    let mut events = Vec::new();
    game.accept(&Deal::Reshuffle(cards(deck)), &mut events).unwrap();
    events
}

#[test]
fn ruling_1_exact_keeps_only_at_a_listed_binding_value() {
    let game = Layout { hands: vec!["1 1 5 5 2 4", ""], ..Layout::default() }.play();
    assert_eq!(broken(&game, "catch rope 1 with 2 4 keep 1"), Rule::CatchKeep);
    assert_eq!(broken(&game, "catch rope 1 with 1 5 keep 1"), Rule::CatchPermit, "6 is not listed");
    assert!(is_legal(&game, "catch rope 1 with 1 4 keep 1"));
}

#[test]
fn ruling_1_band_reads_the_highest_row_not_above() {
    let asked = Asked { permit: Some(Permit::Band), ..Asked::default() };
    let game = Layout { asked, hands: vec!["1 1 5 5 2 4", ""], ..Layout::default() }.play();
    assert!(is_legal(&game, "catch rope 1 with 1 5 keep 1"), "6 counts as 5");
    assert!(is_legal(&game, "catch rope 1 with 2 4 keep 1^"));
    assert_eq!(broken(&game, "catch rope 2 with 4 keep 4"), Rule::CatchPermit, "4 is below the first row");
}

#[test]
fn ruling_2_a_catch_keeps_a_crab() {
    let game = Layout { hands: vec!["1 5 5 2 3 4", ""], ..Layout::default() }.play();
    assert_eq!(broken(&game, "catch rope 1 with 5 5 keep 5"), Rule::CatchPermit, "10 keeps a 2, and none is there");
    assert!(!legal(&game).iter().any(|mv| mv.starts_with("catch rope 1 with 5 5 keep")));
}

/// A seat on the gear +3 with 1 1 4 5 in hand.
fn geared(gear_bonus: GearBonus, permit: Permit) -> Crabs {
    let asked = Asked { gear_bonus: Some(gear_bonus), permit: Some(permit), ..Asked::default() };
    let mut game = Layout { asked, hands: vec!["1 1 4 5 2 3", ""], ..Layout::default() }.play();
    play_all(&mut game, &["upgrade 3", "trade 1 for 1"]);
    game
}

#[test]
fn ruling_3_an_optional_bonus_may_be_left_out() {
    let game = geared(GearBonus::Optional, Permit::Exact);
    assert!(is_legal(&game, "catch rope 5 with 1 4 keep 1"));
    assert!(is_legal(&game, "catch rope 5 with 1 1 gear keep 1"));
}

#[test]
fn ruling_3_a_mandatory_bonus_is_always_used() {
    let game = geared(GearBonus::Mandatory, Permit::Exact);
    assert_eq!(broken(&game, "catch rope 5 with 1 4 keep 1"), Rule::CatchGearMandatory);
    assert!(is_legal(&game, "catch rope 5 with 1 1 gear keep 1"));
    let fresh = Asked { gear_bonus: Some(GearBonus::Mandatory), ..Asked::default() };
    let game = Layout { asked: fresh, hands: vec!["1 1 4", ""], ..Layout::default() }.play();
    assert!(is_legal(&game, "catch rope 1 with 1 4 keep 1"), "without gear there is nothing to use");
    assert_eq!(broken(&game, "catch rope 1 with 1 4 gear keep 1"), Rule::CatchNoGear);
}

#[test]
fn small_print_with_and_without_gear_are_two_moves_even_where_they_keep_the_same() {
    let game = geared(GearBonus::Optional, Permit::Band);
    for mv in ["catch rope 5 with 1 4 gear keep 1", "catch rope 5 with 1 4 keep 1"] {
        assert!(legal(&game).contains(&mv.to_owned()), "{mv}");
    }
}

/// Two seats, one card in the deck, two in the discard pile, the first seat to act.
fn nearly_out() -> Crabs {
    let asked =
        Asked { edition: Some(own(small_edition([(19, 0), (2, 1), (1, 0), (1, 0), (0, 0)]))), ..Asked::default() };
    let hands = vec!["1 1 1 1 2 3", "1 1 1 1 1 4"];
    let mut game = Layout { asked, hands, pool: "1 1 1 1 1 1 1 1 1 1 ", deck: "2*", ..Layout::default() }.play();
    play_all(&mut game, &["upgrade 3", "upgrade 4"]);
    game
}

#[test]
fn ruling_4_the_discards_are_shuffled_only_when_a_card_is_to_be_drawn() {
    let mut game = nearly_out();
    play(&mut game, "grab deck");
    assert_eq!(game.position().deck, []);
    assert_eq!(acting(&game), seat(0), "an empty deck alone asks nobody");
    assert_eq!(play(&mut game, "grab deck"), [], "the card comes with the new deck");
    assert_eq!(game.turn(), Turn::Dealer);
    let events = reshuffle(&mut game, "4 3");
    assert_eq!(events, [Event::Reshuffled { cards: 2 }, Event::Drew { seat: seat(0) }]);
    assert_eq!(game.position().deck, cards("3"));
    assert!(game.position().discard.is_empty());
    assert_eq!(game.position().hands[seat(0)].to_string(), "1 1 1 1 2 2* 4");
    assert_eq!(acting(&game), seat(1));
}

#[test]
fn ruling_4_the_new_deck_is_made_of_the_discards() {
    let mut game = nearly_out();
    play_all(&mut game, &["grab deck", "grab deck"]);
    for deck in ["", "3", "3 3", "3 4 1"] {
        let flaw = game.clone().accept(&Deal::Reshuffle(cards(deck)), &mut Nobody).unwrap_err();
        assert_eq!(flaw.code(), "crabs/deal-cards", "{deck}");
    }
}

#[test]
fn ruling_4_with_deck_and_discards_empty_nothing_is_drawn() {
    let mut game = nearly_out();
    play_all(&mut game, &["grab deck", "grab deck"]);
    reshuffle(&mut game, "4 3");
    play_all(&mut game, &["grab deck"]);
    assert_eq!(broken(&game, "grab deck"), Rule::DeckEmpty);
    assert_eq!(legal(&game), ["grab 1"]);
}

#[test]
fn ruling_5_everyone_knows_what_was_taken_from_the_pool_and_not_what_was_drawn() {
    let mut game = Layout { hands: vec!["1 1 1 2 3 3", ""], pool: "5 4", deck: "5*", ..Layout::default() }.play();
    play_all(&mut game, &["grab 5", "grab deck"]);
    for from in [Viewpoint::Seat(seat(1)), Viewpoint::Audience] {
        let hand = &game.view(from).hands[seat(0)];
        assert_eq!((hand.size, hand.known.to_string(), hand.cards), (8, "5".into(), None));
    }
    let own = game.view(Viewpoint::Seat(seat(0)));
    assert_eq!(own.hands[seat(0)].cards.unwrap().to_string(), "1 1 1 2 3 3 5 5*");
    assert_eq!(own.hands[seat(1)].cards, None);
}

#[test]
fn ruling_5_a_known_card_is_known_until_one_like_it_is_played() {
    let mut game = Layout { hands: vec!["1 1 1 2 3 5", ""], pool: "5 4 4", ..Layout::default() }.play();
    let known = |game: &Crabs| game.view(Viewpoint::Audience).hands[seat(0)].known.to_string();
    play_all(&mut game, &["grab 5", "grab 4", "trade 1 for 1"]);
    assert_eq!(known(&game), "4 5");
    play_all(&mut game, &["trade 5 for 4", "trade 1 for 1"]);
    assert_eq!(known(&game), "4 4", "either 5 may have gone: what is left of that kind is hidden");
    play_all(&mut game, &["trade 5 1 for 5 5", "trade 1 for 1"]);
    assert_eq!(known(&game), "4 4 5 5");
}

#[test]
fn ruling_5_discards_are_public() {
    let mut game = Layout { hands: vec!["1 1 1 2 3 5*", ""], ..Layout::default() }.play();
    play(&mut game, "upgrade 5*");
    assert_eq!(game.view(Viewpoint::Audience).discard.to_string(), "5*");
}

#[test]
fn ruling_6_the_rope_lies_in_the_pool_after_the_move() {
    let mut game = Layout { hands: vec!["1 4 5*", ""], pool: "2", ..Layout::default() }.play();
    let before = game.position().pool;
    let events = play(&mut game, "catch rope 5* with 1 4 keep 1");
    assert!(matches!(events[0], Event::Caught { rope, .. } if rope == "5*".parse().unwrap()));
    assert_eq!(game.position().pool.minus(&before).to_string(), "4 5*");
}

#[test]
fn ruling_7_a_card_just_played_may_be_taken_back_and_nothing_need_change() {
    let mut game = Layout { hands: vec!["5* 5 1 1 1 1", ""], pool: "2 2 2", ..Layout::default() }.play();
    let before = game.position();
    for mv in ["trade 5* for 5*", "raise 5* for 5*", "trade 5 5* for 2 5*", "raise 5 5* for 5 5*"] {
        assert!(is_legal(&game, mv), "{mv}");
        assert!(legal(&game).contains(&mv.to_owned()), "{mv}");
    }
    play(&mut game, "trade 5* for 5*");
    assert_eq!((game.position().hands, game.position().pool), (before.hands, before.pool));
}

#[test]
fn ruling_7_the_same_exchange_written_in_two_ways_is_two_moves() {
    let game = Layout { hands: vec!["5 3 1 1 1 1", ""], pool: "4 2", ..Layout::default() }.play();
    let listed = legal(&game);
    for mv in ["trade 5 for 4", "trade 3 5 for 3 4"] {
        assert!(listed.contains(&mv.to_owned()), "{mv}");
    }
}

/// The first seat has given up all its cards for gear, and the other has taken every card there is.
fn nothing_left() -> Crabs {
    let mut written = small_edition([(23, 0), (0, 0), (0, 0), (0, 0), (0, 0)]);
    written.gear = vec![GearLine { bonus: 1, cost: 6, stars: 0 }];
    written.permit = vec![PermitLine { binding: 1, value: 1 }];
    written.vendors[0].wants = vec![2];
    let asked = Asked { edition: Some(own(written)), round_limit: Some(100), ..Asked::default() };
    Layout { asked, hands: vec!["1 1 1 1 1 1", ""], ..Layout::default() }.play()
}

#[test]
fn ruling_8_passing_is_for_seats_with_no_action_only() {
    let mut game = nothing_left();
    assert_eq!(broken(&game, "pass"), Rule::Pass);
    play(&mut game, "upgrade 1 1 1 1 1 1");
    drain(&mut game);
    let first = game.view(Viewpoint::Seat(seat(0)));
    assert_eq!(first.hands[seat(0)].size, 0);
    assert_eq!(legal(&game), ["pass"]);
    assert_eq!(game.count(seat(0)), 1);
    assert_eq!(play(&mut game, "pass"), [Event::Passed { seat: seat(0), sale: false }]);
    assert_eq!(acting(&game), seat(0));
    assert!(legal(&game)[1].starts_with("sell 2 with 1 1"), "a sale may follow");
}

/// The second seat takes what there is and never catches unless it must, and the first puts what it
/// can get into catches, until the first has nothing to act with. Tells how often a grab ended
/// after one card.
fn drain(game: &mut Crabs) -> u32 {
    let mut short_grabs = 0;
    for _ in 0..200 {
        let (mover, listed) = (acting(game), legal(game));
        if listed == ["pass"] && mover == seat(0) {
            return short_grabs;
        }
        let wanted = if mover == seat(1) { drain_second(&listed) } else { drain_first(&listed) };
        let first_card = wanted.starts_with("grab") && game.position().phase == Phase::Action;
        play(game, &wanted);
        if game.turn() == Turn::Dealer {
            let deck: Vec<Kind> = game.position().discard.iter().collect();
            game.accept(&Deal::Reshuffle(deck), &mut Nobody).unwrap();
        }
        short_grabs += u32::from(first_card && game.position().phase != Phase::Grab);
    }
    panic!("cards are still to be had: {:?}", game.position());
}

fn drain_second(listed: &[String]) -> String {
    let rank = |mv: &&String| ["pass", "drop", "grab deck", "grab", "catch"].iter().position(|w| mv.starts_with(w));
    listed.iter().filter(|mv| rank(mv).is_some()).min_by_key(rank).unwrap().clone()
}

fn drain_first(listed: &[String]) -> String {
    let catch = listed.iter().find(|mv| mv.starts_with("catch"));
    catch.or_else(|| listed.iter().find(|mv| mv.starts_with("grab"))).unwrap_or(&listed[0]).clone()
}

#[test]
fn ruling_9_the_round_limit_ends_the_game_and_triggers_nobody() {
    let asked = Asked { round_limit: Some(2), ..Asked::default() };
    let mut game = Layout { asked, first: 1, hands: vec![""; 3], ..Layout::default() }.play();
    for _ in 0..5 {
        play(&mut game, "trade 1 for 1");
    }
    assert_eq!(acting(&game), seat(0));
    assert_eq!(play(&mut game, "trade 1 for 1").last(), Some(&Event::RoundLimit { rounds: 2 }));
    assert_eq!(game.outcome().unwrap().ranks.as_slice(), [1, 1, 1]);
    let position = serde_json::to_value(game.position()).unwrap();
    assert_eq!(
        (&position["turn"], &position["trigger"], &position["phase"]),
        (&serde_json::Value::Null, &serde_json::Value::Null, &"over".into())
    );
}

#[test]
fn ruling_9_the_limit_is_50_unless_said_otherwise_and_0_is_none() {
    let limit = |asked: &Asked| Crabs::options(4, asked).unwrap();
    assert_eq!(limit(&Asked::default()).round_limit(), 50);
    let endless = limit(&Asked { round_limit: Some(0), ..Asked::default() });
    assert_eq!(Crabs::new(&endless).bound(), None);
}

#[test]
fn ruling_10_a_crab_caught_this_turn_is_sold_this_turn() {
    let layout = Layout { hands: vec!["1 4 1 5", ""], vendors: ["1", "", "", ""], ..Layout::default() };
    let mut game = layout.play();
    play(&mut game, "catch rope 5 with 1 4 keep 1");
    assert_eq!(legal(&game), ["pass", "sell 1 with 1"]);
    play(&mut game, "sell 1 with 1");
    assert_eq!(game.position().points.as_slice(), [2, 0]);
}

#[test]
fn ruling_10_a_crab_relaxed_this_turn_is_sold_this_turn() {
    let layout = Layout { hands: vec!["2 3 1 1", ""], vendors: ["2", "", "", ""], ..Layout::default() };
    let mut game = layout.play();
    play(&mut game, "catch rope 1 with 2 3 keep 1^");
    assert_eq!(acting(&game), seat(1), "a stressed crab cannot be sold, so nobody is asked");
    play_all(&mut game, &["trade 1 for 1", "relax 1^"]);
    assert_eq!(legal(&game), ["pass", "sell 1 with 2"]);
}

#[test]
fn ruling_11_a_1_is_only_caught_upright() {
    let game = Layout { hands: vec!["1 4 1 1 1 1", ""], ..Layout::default() }.play();
    let catches: Vec<String> = legal(&game).into_iter().filter(|mv| mv.starts_with("catch")).collect();
    assert!(!catches.is_empty());
    assert!(catches.iter().all(|mv| mv.ends_with("keep 1")), "{catches:?}");
}

#[test]
fn a_grab_ends_after_one_card_where_no_other_can_be_had() {
    let mut game = nothing_left();
    play(&mut game, "upgrade 1 1 1 1 1 1");
    assert!(drain(&mut game) > 0);
}

#[test]
fn small_print_an_upgrade_that_costs_nothing_is_one_word() {
    let mut written = reconstructed();
    written.gear[0].cost = 0;
    let asked = Asked { edition: Some(own(written)), ..Asked::default() };
    let mut game = Layout { asked, hands: vec!["", ""], ..Layout::default() }.play();
    assert!(legal(&game).contains(&"upgrade".to_owned()));
    play(&mut game, "upgrade");
    assert_eq!(game.position().gear.as_slice(), [1, 0]);
}

#[test]
fn points_count_the_stars_of_the_current_gear_only() {
    let mut game = Layout { hands: vec!["", ""], ..Layout::default() }.play();
    let mut stars = Vec::new();
    for cost in 1..=3 {
        let list = vec!["1"; cost].join(" ");
        play_all(&mut game, &[&format!("upgrade {list}"), "trade 1 for 1"]);
        stars.push(game.position().points[seat(0)]);
    }
    assert_eq!(stars, [0, 1, 2], "not 0, 1 and then 3");
}

#[test]
fn a_tie_goes_to_the_larger_value_of_premium_crabs_and_else_is_shared() {
    let mut written = reconstructed();
    for vendor in &mut written.vendors {
        vendor.pay = 25;
    }
    let asked = Asked { edition: Some(own(written)), ..Asked::default() };
    let layout = Layout {
        asked,
        hands: vec!["1* 4 1", "2* 3 2 5", "1 4 1 5 2* 3"],
        pool: "5 5 5",
        vendors: ["1 2", "1+4", "1+1+3", "1+1+2+2"],
        ..Layout::default()
    };
    let mut game = layout.play();
    play_all(&mut game, &["catch rope 1 with 1* 4 keep 1*", "sell 1 with 1*"]);
    play_all(&mut game, &["catch rope 2 with 2* 3 5 keep 2*", "sell 1 with 2*"]);
    play(&mut game, "trade 1 for 1");
    assert_eq!(game.position().points.as_slice(), [26, 26, 0]);
    assert_eq!(game.outcome().unwrap().ranks.as_slice(), [2, 1, 3]);
}

#[test]
fn a_vendor_takes_any_mixture_of_regular_and_premium() {
    let mut written = reconstructed();
    written.permit = vec![PermitLine { binding: 1, value: 1 }];
    let asked = Asked { edition: Some(own(written)), permit: Some(Permit::Band), ..Asked::default() };
    let layout = Layout {
        asked,
        hands: vec!["1 1 1* 1* 2 2", ""],
        vendors: ["5", "4+4", "1+1+3", "1+1+2+2"],
        ..Layout::default()
    };
    let mut game = layout.play();
    for mv in ["catch rope 1 with 1* keep 1*", "grab 1", "catch rope 2 with 1 keep 1", "grab 1"] {
        play(&mut game, mv);
        if mv.starts_with("grab") {
            play(&mut game, "grab 1");
        }
        play(&mut game, "trade 1 for 1");
    }
    assert_eq!(game.position().caught[seat(0)].to_string(), "1 1*");
    for mv in ["catch rope 1 with 1* keep 1*", "catch rope 1 with 2 keep 1^"] {
        play(&mut game, mv);
        play(&mut game, "trade 1 for 1");
    }
    play(&mut game, "grab 2");
    play_all(&mut game, &["grab 2", "trade 1 for 1", "catch rope 1 with 2 keep 1^", "trade 1 for 1"]);
    play(&mut game, "relax 1^ 1^");
    assert_eq!(game.position().caught[seat(0)].to_string(), "1 1* 1* 2 2");
    assert_eq!(legal(&game), ["pass", "sell 4 with 1 1* 2 2", "sell 4 with 1* 1* 2 2"]);
}

#[test]
fn all_together_know_every_hand() {
    let game = Layout { hands: vec!["1 2 3", "4 5"], ..Layout::default() }.play();
    let (revealed, position) = (game.revealed(), game.position());
    for (hand, dealt) in revealed.hands.as_slice().iter().zip(position.hands.as_slice()) {
        assert_eq!(hand.known, *dealt);
    }
}
