//! Deals: what fits, and every way in which one can be refused.

use crate::support::{Layout, cards, play};
use crabs_rules::{Asked, Crabs, Deal, Opening};
use kernel::{Game, Nobody, Turn};

fn flaw(change: impl FnOnce(&mut Opening)) -> &'static str {
    let layout = Layout { hands: vec!["", "", ""], ..Layout::default() };
    let Deal::Opening(mut opening) = layout.deal() else { unreachable!("a layout is an opening") };
    change(&mut opening);
    let mut game = Crabs::new(&Crabs::options(3, &Asked::default()).unwrap());
    let flaw = game.accept(&Deal::Opening(opening), &mut Nobody).unwrap_err();
    assert_eq!(game.turn(), Turn::Dealer);
    flaw.code()
}

#[test]
fn an_opening_is_refused_for_what_is_wrong_with_it() {
    assert_eq!(flaw(|deal| deal.first = 3), "crabs/deal-first");
    assert_eq!(flaw(|deal| deal.hands.truncate(2)), "crabs/deal-hands");
    assert_eq!(flaw(|deal| deal.hands[1].truncate(5)), "crabs/deal-hand");
    assert_eq!(flaw(|deal| deal.pool.truncate(9)), "crabs/deal-pool");
    assert_eq!(flaw(|deal| deal.deck.truncate(9)), "crabs/deal-cards");
    assert_eq!(flaw(|deal| deal.deck[0] = "5*".parse().unwrap()), "crabs/deal-cards");
    assert_eq!(flaw(|deal| deal.deck = vec![deal.deck[0]; 1_000]), "crabs/deal-cards");
    assert_eq!(flaw(|deal| deal.vendors.truncate(3)), "crabs/deal-stacks");
    assert_eq!(flaw(|deal| deal.vendors.swap(0, 1)), "crabs/deal-vendors");
    assert_eq!(flaw(|deal| deal.vendors[2].truncate(6)), "crabs/deal-vendors");
}

#[test]
fn each_deal_has_its_time() {
    let mut game = Crabs::new(&Crabs::options(2, &Asked::default()).unwrap());
    let reshuffle = Deal::Reshuffle(cards("1"));
    assert_eq!(game.accept(&reshuffle, &mut Nobody).unwrap_err().code(), "crabs/deal-not-due");
    let opening = Layout { hands: vec!["", ""], ..Layout::default() }.deal();
    game.accept(&opening, &mut Nobody).unwrap();
    assert_eq!(game.accept(&opening, &mut Nobody).unwrap_err().code(), "no-deal-due");
    play(&mut game, "upgrade 1");
    assert_eq!(game.accept(&reshuffle, &mut Nobody).unwrap_err().code(), "no-deal-due");
}

#[test]
fn deals_are_written_as_the_spec_writes_them() {
    let deal = Layout { hands: vec!["1 2*", ""], vendors: ["", "1+2", "1+2+2", ""], ..Layout::default() }.deal();
    let data = serde_json::to_value(&deal).unwrap();
    assert_eq!(data["first"], 0);
    assert_eq!(data["hands"][0][1], "2*");
    assert_eq!(data["vendors"][2][0], "1+2+2");
    assert_eq!(serde_json::from_value::<Deal>(data).unwrap(), deal);
    let reshuffle: Deal = serde_json::from_str(r#"{"deck":["1","3*"]}"#).unwrap();
    assert_eq!(serde_json::to_string(&reshuffle).unwrap(), r#"{"deck":["1","3*"]}"#);
    for half in [r#"{"first":0,"deck":[]}"#, r#"{"deck":[],"top":1}"#, r"{}", r#"{"deck":["6"]}"#] {
        assert!(serde_json::from_str::<Deal>(half).is_err(), "{half}");
    }
}

#[test]
fn a_position_is_written_as_the_spec_writes_it() {
    let layout = Layout { hands: vec!["4 1 5 2*", ""], vendors: ["5", "", "", ""], ..Layout::default() };
    let mut game = layout.play();
    play(&mut game, "catch rope 5 with 4 1 keep 1");
    let data = serde_json::to_value(game.position()).unwrap();
    let keys: Vec<&str> = data.as_object().unwrap().keys().map(String::as_str).collect();
    let mut expected = vec![
        "turn", "phase", "hands", "pool", "deck", "discard", "gear", "caught", "sold", "vendors", "points", "trigger",
    ];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!((&data["turn"], &data["phase"]), (&1.into(), &"action".into()));
    assert_eq!(data["caught"][0], serde_json::json!(["1"]));
    assert_eq!(data["sold"][0], serde_json::json!({"vendors": [], "premium": []}));
    assert_eq!(data["gear"], serde_json::json!([0, 0]));
}
