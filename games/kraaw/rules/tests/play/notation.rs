//! Moves and cards as they are written.

use kernel::Game;
use kraaw_rules::{Asked, Kraaw, Move, Spot};
use serde_json::json;

#[test]
fn every_kind_of_move_reads_and_writes() {
    for text in [
        "swap",
        "stay",
        "exchange 2 dog 4",
        "keep",
        "reveal 3",
        "look 3",
        "lock",
        "leave",
        "lock 2",
        "steal 1:4",
        "take 2",
        "lock 2 discard 5",
        "done",
    ] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        assert_eq!(format!(" {} ", text.replace(' ', " \t ")).parse::<Move>().unwrap().to_string(), text);
    }
}

#[test]
fn what_is_no_move_is_not_read() {
    for text in [
        "",
        "reveal",
        "reveal 0",
        "reveal 6",
        "reveal 03",
        "reveal +3",
        "reveal 3 4",
        "Reveal 3",
        "steal 1",
        "steal 1:6",
        "steal 6:1",
        "steal 1 4",
        "dog 4 exchange 2",
        "exchange 2",
        "lock 2 discard",
        "discard 5 lock 2",
        "done done",
    ] {
        assert_eq!(text.parse::<Move>().unwrap_err().code(), "bad-notation", "{text}");
    }
    assert!("lock ".repeat(100_000).parse::<Move>().is_err());
}

#[test]
fn spots_read_and_write() {
    for text in ["-", "?", "?2", "2", "2!"] {
        assert_eq!(text.parse::<Spot>().unwrap().to_string(), text);
    }
    for text in ["", "0", "6", "?0", "2?", "!2", "2!!", "--"] {
        assert!(text.parse::<Spot>().is_err(), "{text}");
    }
}

#[test]
fn the_position_is_written_as_the_spec_says() {
    let mut table = crate::script::Table::two(json!({}));
    table.play(&["0 reveal 2", "0 leave", "0 lock 2 discard 4", "1 look 3"]);
    let text = serde_json::to_string(&table.game.position()).unwrap();
    assert_eq!(
        text,
        r#"{"round":1,"wins":[0,0],"playing":[0,1],"first":0,"phase":"look","turn":1,"pending":3,"stayed":[],"quiet":0,"nests":[["?1","2!","?3","-","?5"],["?1","?1","?2","?2","?3"]],"dog":[1,2,2,3,4],"gone":["?4"]}"#
    );
}

#[test]
fn before_the_first_deal_nobody_is_first() {
    let game = Kraaw::new(&Kraaw::options(2, &Asked::default()).unwrap());
    let position = serde_json::to_value(game.position()).unwrap();
    assert_eq!((&position["phase"], &position["first"], &position["dog"]), (&json!("deal"), &json!(null), &json!([])));
}
