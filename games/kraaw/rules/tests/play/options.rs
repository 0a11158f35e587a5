//! What can be chosen before play.

use kernel::{Game, OptionKind};
use kraaw_rules::{Asked, Kraaw};
use serde_json::{Value, json};

fn checked(seats: u8, asked: Value) -> Result<Value, String> {
    let asked: Asked = serde_json::from_value(asked).map_err(|error| error.to_string())?;
    let options = Kraaw::options(seats, &asked).map_err(|flaw| flaw.to_string())?;
    Ok(serde_json::to_value(options).unwrap())
}

#[test]
fn defaults_are_those_of_the_spec() {
    let defaults = json!({ "rounds_to_win": 3, "direction": "clockwise", "hand_swap": false, "stall": 3 });
    assert_eq!(checked(2, json!({})), Ok(defaults.clone()));
    assert_eq!(checked(6, defaults.clone()), Ok(defaults), "options as written read back");
}

#[test]
fn numbers_have_their_bounds() {
    for (asked, flaw) in [
        (json!({ "rounds_to_win": 0 }), r#"kraaw/rounds-to-win value="0" least="1" most="9""#),
        (json!({ "rounds_to_win": 10 }), r#"kraaw/rounds-to-win value="10" least="1" most="9""#),
        (json!({ "stall": 300 }), r#"kraaw/stall value="300" least="0" most="9""#),
    ] {
        assert_eq!(checked(2, asked), Err(flaw.to_owned()));
    }
    for rounds_to_win in 1..=9 {
        assert!(checked(2, json!({ "rounds_to_win": rounds_to_win, "stall": rounds_to_win })).is_ok());
    }
    assert!(checked(2, json!({ "stall": 0 })).is_ok());
}

#[test]
fn two_to_six_can_play() {
    for seats in [0, 1, 7, 255] {
        assert_eq!(checked(seats, json!({})), Err(format!(r#"seats seats="{seats}" least="2" most="6""#)));
    }
}

#[test]
fn unknown_options_are_not_read() {
    assert!(checked(2, json!({ "rounds": 3 })).is_err());
    assert!(checked(2, json!({ "direction": "widdershins" })).is_err());
}

#[test]
fn the_schema_names_every_option_with_its_default() {
    let defaults = checked(2, json!({})).unwrap();
    assert_eq!(Kraaw::OPTIONS.len(), defaults.as_object().unwrap().len());
    for spec in Kraaw::OPTIONS {
        let default = match spec.kind {
            OptionKind::Number { allowed, default } => {
                assert!(allowed.iter().all(|&number| checked(2, json!({ spec.name: number })).is_ok()));
                json!(default)
            }
            OptionKind::Choice(words) => json!(words[0]),
            OptionKind::Flag => json!(false),
            other => panic!("{other:?}"),
        };
        assert_eq!(default, defaults[spec.name], "{}", spec.name);
    }
}
