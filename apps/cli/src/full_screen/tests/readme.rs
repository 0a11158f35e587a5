//! The screen that the first page of the project shows.

use super::Seen;
use crate::seats::{Player, names};
use catalog::GameId;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use table::Record;
use words::Lang;

const README: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
const FENCE: &str = "\n```\n";

/// What is seen after this command, which is typed there.
fn recorded(game: GameId) -> (String, String) {
    let players = [Player::Person, Player::Random];
    let names = names(&[], &Record::new(game.name(), 2, json!({})), &players, Lang::En);
    let luck = Xoshiro256PlusPlus::seed_from_u64(42);
    let mut seen = Seen::with(game, &players, &names, luck, Lang::En, (80, 24));
    seen.settle();
    seen.keys("\n");
    (format!("```text\n$ strandline play {game} --seats me,random --seed 42\n"), seen.text())
}

/// `cargo xtask bless` writes it anew.
#[test]
fn the_screen_on_the_first_page_is_what_is_seen() {
    let (command, screen) = recorded(GameId::ALL[0]);
    let page = std::fs::read_to_string(README).expect("the page is there");
    let (before, rest) = page.split_once(&command).expect("the command is typed there");
    let (shown, after) = rest.split_once(FENCE).expect("the recording ends");
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        let page = format!("{before}{command}{screen}{FENCE}{after}");
        return std::fs::write(README, page).expect("the page can be written");
    }
    assert_eq!(shown, screen, "`cargo xtask bless strandline` writes it anew");
}
