//! The pages about views, events, notation and records: what they show can be read and is written so, and nothing is left out.

use catalog::{GameId, Rules, with_game};
use kernel::{Game, Turn};
use serde_json::Value;
use table::{Dealer, Record, Session};

const VIEWS: &str = include_str!("../../docs/views.md");
const EVENTS: &str = include_str!("../../docs/events.md");
const NOTATION: &str = include_str!("../../docs/notation.md");
const RECORDS: &str = include_str!("../../docs/records.md");

/// What a page says of a game: all under the heading that names it.
fn section(page: &'static str, game: GameId) -> &'static str {
    let named = format!("(`{game}`)\n");
    page.split("\n## ").find(|part| part.contains(&named)).unwrap_or_else(|| panic!("no heading names {game}"))
}

/// What stands between fences that are marked so.
fn fenced(text: &'static str, mark: &str) -> Vec<&'static str> {
    let opening = format!("```{mark}\n");
    text.split(&opening).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

/// The examples of a game on a page, of which there are some.
fn examples(page: &'static str, game: GameId) -> Vec<Value> {
    let blocks = fenced(section(page, game), "json");
    let values = blocks.iter().flat_map(|block| serde_json::Deserializer::from_str(block).into_iter());
    let values: Vec<Value> = values.map(|value| value.expect("an example is JSON")).collect();
    assert!(!values.is_empty(), "no example of {game}");
    values
}

fn names_fields(text: &str, example: &Value) {
    for field in example.as_object().expect("an object").keys() {
        assert!(text.contains(&format!("`{field}`")), "nothing is said of `{field}` in {example}");
    }
}

#[test]
fn views_are_as_shown_and_every_field_is_explained() {
    for game in GameId::ALL {
        for example in examples(VIEWS, game) {
            let view = game.read_view(&example.to_string()).unwrap_or_else(|error| panic!("{error} in {example}"));
            assert_eq!(serde_json::to_value(&view).unwrap(), example);
            let frame = VIEWS.split("\n## ").nth(1).expect("what every view begins with");
            names_fields(&format!("{frame}{}", section(VIEWS, game)), &example);
        }
    }
}

/// The names of all events of a game, as its own refusal lists them.
fn events_of(game: GameId) -> Vec<String> {
    let refusal = game.read_event(r#"{"event":"?"}"#).expect_err("there is no such event").to_string();
    let listed = refusal.split("expected one of ").nth(1).expect("a refusal lists what there is");
    listed.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn events_are_as_shown_and_none_is_left_out() {
    for game in GameId::ALL {
        let examples = examples(EVENTS, game);
        for example in &examples {
            let event = game.read_event(&example.to_string()).unwrap_or_else(|error| panic!("{error} in {example}"));
            assert_eq!(&serde_json::to_value(&event).unwrap(), example);
            names_fields(&format!("`event` `seat` {}", section(EVENTS, game)), example);
        }
        for name in events_of(game) {
            assert!(examples.iter().any(|example| example["event"] == name.as_str()), "{game}: no example of {name}");
        }
    }
}

/// The words of a move that are no cards, spaces or places: what kind it is.
fn kind(mv: &str) -> String {
    mv.split(' ').filter(|word| word.bytes().all(|letter| letter.is_ascii_lowercase())).collect::<Vec<_>>().join(" ")
}

fn moves(game: GameId) -> Vec<&'static str> {
    fenced(section(NOTATION, game), "moves").iter().flat_map(|block| block.lines()).collect()
}

fn rewritten<G: Game>(mv: &str) -> String {
    mv.parse::<G::Move>().unwrap_or_else(|flaw| panic!("{mv}: {flaw}")).to_string()
}

#[test]
fn moves_are_read_and_written_as_shown() {
    for game in GameId::ALL {
        for mv in moves(game) {
            assert_eq!(with_game!(game, T => rewritten::<Rules<T>>(mv)), mv, "{game}");
        }
    }
}

#[test]
fn every_kind_of_move_that_comes_up_is_shown() {
    for game in GameId::ALL {
        let shown: Vec<String> = moves(game).into_iter().map(kind).collect();
        let mut session = Session::new(game.name(), 2, &Value::Null, Dealer::seeded(11)).unwrap();
        for ply in 0..120 {
            let Turn::Seats(seats) = session.turn() else { break };
            let seat = seats.first().unwrap();
            let legal = session.game().legal(seat, 2_000).moves;
            for mv in &legal {
                assert!(shown.contains(&kind(mv)), "{game}: nothing is said of {mv}");
            }
            session.play(seat, &legal[ply * 31 % legal.len()]).unwrap();
        }
    }
}

#[test]
fn records_are_as_shown_and_can_be_played_on() {
    for game in GameId::ALL {
        for example in examples(RECORDS, game) {
            let record = Record::read(&example).unwrap_or_else(|problem| panic!("{problem:?} in {example}"));
            assert_eq!(serde_json::to_value(&record).unwrap(), example);
            let session = Session::load(&record, Dealer::seeded(1)).unwrap_or_else(|problem| panic!("{problem:?}"));
            assert_eq!(session.id(), game);
            names_fields(RECORDS, &example);
        }
    }
}
