//! A person at the terminal: what they type, what they see.

use super::Shell;
use crate::paint::Paint;
use crate::screens::{self, Taste};
use crate::seats::{Player, now, seated, secret};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::json;
use std::path::PathBuf;
use table::host::{Desk, Plan};
use words::Lang;

/// Everything a terminal without colour shows while these lines are typed.
fn typed(game: &str, players: &[Player], lang: Lang, lines: &[&str]) -> String {
    typed_with(Taste { memory_aid: true }, game, players, lang, lines)
}

fn typed_with(taste: Taste, game: &str, players: &[Player], lang: Lang, lines: &[&str]) -> String {
    let names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"].map(str::to_owned);
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(3);
    let plan = Plan::of(game, players.len() as u8, json!({}));
    let desk = Desk::new(now(), plan, &seated(players, &names), secret(&mut luck)).expect("the game starts");
    let screen = screens::of(game, taste).expect("the game has a screen");
    let shell = Shell::new(desk, screen, players.to_vec(), lang, Paint::PLAIN, luck);
    let mut output = Vec::new();
    shell.run(&mut lines.join("\n").as_bytes(), &mut output).expect("memory can be written to");
    String::from_utf8(output).expect("what is shown is text")
}

const TWO_PEOPLE: [Player; 2] = [Player::Person, Player::Person];

fn file(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("strandline-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written to");
    folder.join("game.json")
}

#[test]
fn the_shore_in_three_languages_fits_eighty_columns_without_colour() {
    for lang in Lang::ALL {
        for players in 2..=4 {
            let shown = typed("crab-stack", &vec![Player::Person; players], lang, &["help", "moves"]);
            for line in shown.lines() {
                let is_prose = !line.contains("[[") && !line.contains(" [");
                assert!(is_prose || line.chars().count() <= 80, "{lang} {players}: {line}");
            }
            assert!(!shown.contains('\u{1b}'), "no colour was asked for");
        }
        insta::assert_snapshot!(format!("crab_stack_{lang}"), typed("crab-stack", &TWO_PEOPLE, lang, &["b5", "help"]));
    }
}

#[test]
fn choosing_a_crab_shows_where_it_can_go_and_a_target_moves_it() {
    let chosen = typed("crab-stack", &TWO_PEOPLE, Lang::En, &["moves"]);
    let first = chosen.lines().find_map(|line| line.split("possible, among them: ").nth(1)).expect("moves are listed");
    let mv = first.split(", ").next().expect("one move at least");
    let (from, to) = mv.split_once('-').expect("a crawl");
    let shown = typed("crab-stack", &TWO_PEOPLE, Lang::En, &[from, to]);
    assert!(shown.contains(&format!("at {from} can go to: ")), "{shown}");
    assert!(shown.contains('>') && shown.contains('<'), "targets are marked");
    let typed_out = typed("crab-stack", &TWO_PEOPLE, Lang::En, &[mv]);
    let board = |shown: &str| shown.rsplit("Ann").next().map(str::to_owned);
    assert_eq!(board(&shown), board(&typed_out), "both ways make the same move");
}

#[test]
fn a_refused_move_says_which_rule_and_asks_again() {
    let shown = typed("crab-stack", &TWO_PEOPLE, Lang::En, &["a1-a2", "jump"]);
    assert!(shown.contains(&words::rule(Lang::En, "crab-stack/not-a-space")), "{shown}");
    assert!(shown.contains("“jump” is neither a move nor a command"), "{shown}");
}

#[test]
fn the_rules_read_in_a_game_as_they_do_outside() {
    for lang in Lang::ALL {
        let shown = typed("kraaw", &TWO_PEOPLE, lang, &["", "rules"]);
        assert!(!shown.contains("![") && !shown.contains("<!--"), "{shown}");
        assert!(shown.contains(&crate::rules::page("kraaw", lang).expect("Kraaw has rules")), "{shown}");
    }
}

#[test]
fn undo_goes_back_to_the_persons_own_move() {
    let players = [Player::Person, Player::Random];
    let moves = typed("crab-stack", &players, Lang::En, &["moves"]);
    let mv = moves.split("among them: ").nth(1).and_then(|rest| rest.split(", ").next()).expect("a move");
    let shown = typed("crab-stack", &players, Lang::En, &[mv, "undo", "undo"]);
    assert!(shown.contains("The last move is taken back."));
    assert!(shown.contains("There is no move to take back."));
}

#[test]
fn a_game_is_saved_and_gone_on_with() {
    let path = file("saved");
    let path = path.to_str().expect("temporary paths are text");
    let moves = typed("crab-stack", &TWO_PEOPLE, Lang::En, &["moves"]);
    let mv = moves.split("among them: ").nth(1).and_then(|rest| rest.split(", ").next()).expect("a move");
    typed("crab-stack", &TWO_PEOPLE, Lang::En, &[mv, &format!("save {path}")]);
    let shown = typed("crab-stack", &TWO_PEOPLE, Lang::En, &[&format!("load {path}")]);
    assert!(shown.contains("Crab Stack, 1 move"), "{shown}");
    let other = typed("kraaw", &TWO_PEOPLE, Lang::En, &["", &format!("load {path}")]);
    let refused = words::say_with(Lang::En, "record-game", &[("game", "crab-stack".into())]);
    assert!(other.contains(&refused), "{other}");
}

#[test]
fn files_that_cannot_be_read_are_explained_and_the_game_goes_on() {
    let path = file("broken");
    let shown_for = |text: &str| {
        std::fs::write(&path, text).expect("the file can be written");
        typed("crab-stack", &TWO_PEOPLE, Lang::En, &[&format!("load {}", path.display()), "moves"])
    };
    for text in ["", "{}", "[1,2", "{\"strandline\":9}"] {
        let shown = shown_for(text);
        assert!(shown.contains("cannot be"), "{text}: {shown}");
        assert!(shown.contains("moves are possible"), "the game goes on");
    }
    let shown =
        typed("crab-stack", &TWO_PEOPLE, Lang::En, &["load", "save", "load /nowhere/at/all", "save /nowhere/at/all"]);
    assert!(shown.contains("Which file?") && shown.contains("/nowhere/at/all cannot be"), "{shown}");
}

#[test]
fn movers_alone_play_to_the_end_and_the_result_is_told() {
    for lang in Lang::ALL {
        let shown = typed("crab-stack", &[Player::Random; 4], lang, &[]);
        assert!(shown.contains(&words::say(lang, "terminal-over")), "{shown}");
    }
}

#[test]
fn leaving_an_unsaved_game_is_asked_about_once() {
    let moves = typed("crab-stack", &TWO_PEOPLE, Lang::En, &["moves"]);
    let mv = moves.split("among them: ").nth(1).and_then(|rest| rest.split(", ").next()).expect("a move");
    let shown = typed("crab-stack", &TWO_PEOPLE, Lang::En, &[mv, "quit", "quit", "moves"]);
    assert!(shown.contains("The game is not saved"));
    assert!(shown.ends_with("Until the next tide!\n"), "{shown}");
}

/// The lines of a picture: those that show cards or crabs.
fn pictures(shown: &str) -> impl Iterator<Item = &str> {
    shown.lines().filter(|line| line.contains("[ ?") || line.contains("[=") || line.contains("[["))
}

#[test]
fn the_nests_in_three_languages_fit_eighty_columns_without_colour() {
    for lang in Lang::ALL {
        let shown = typed("kraaw", &[Player::Person; 6], lang, &["", "keep", "", "keep", "help"]);
        for line in pictures(&shown) {
            assert!(line.chars().count() <= 80, "{lang}: {line}");
        }
        let players = [Player::Person, Player::Random];
        insta::assert_snapshot!(format!("kraaw_{lang}"), typed("kraaw", &players, lang, &["keep", "look 2", "help"]));
    }
}

#[test]
fn a_curtain_falls_between_people_and_only_where_there_are_secrets() {
    let curtain = words::say_with(Lang::En, "terminal-curtain", &[("name", "Ann".into())]);
    assert!(typed("kraaw", &TWO_PEOPLE, Lang::En, &["", "keep"]).contains(&curtain));
    assert!(!typed("kraaw", &[Player::Person, Player::Random], Lang::En, &["keep"]).contains(&curtain));
    assert!(!typed("crab-stack", &TWO_PEOPLE, Lang::En, &["moves"]).contains(&curtain));
}

#[test]
fn without_the_memory_aid_a_look_shows_once() {
    let players = [Player::Person, Player::Random];
    let lines = ["keep", "look 2", "reveal 1", "done", "moves"];
    let seen = |memory_aid: bool| {
        let shown = typed_with(Taste { memory_aid }, "kraaw", &players, Lang::En, &lines);
        let (_, after) = shown.split_once("Your card 2 is a").expect("the look was told");
        let (told, later) = after.split_once("Now reveal it").expect("and asked about");
        assert!(told.trim().starts_with(|c: char| c.is_ascii_digit()), "{told}");
        later.lines().filter(|line| line.contains("0 Ann")).any(has_known_card)
    };
    assert!(seen(true), "with the aid the card stays on the screen");
    assert!(!seen(false), "without it the card is the player's to remember");
}

/// Whether a nest's line shows a face-down card with its value.
fn has_known_card(line: &str) -> bool {
    (1..=5).any(|value| line.contains(&format!("[ {value}?]")))
}

#[test]
fn a_round_of_kraaw_is_counted_in_the_open() {
    let shown = typed("kraaw", &[Player::Random; 3], Lang::En, &[]);
    assert!(shown.contains("Round 1 is over.") && shown.contains("the round."), "{shown}");
}

#[test]
fn the_beach_in_three_languages_shows_hand_pool_and_market() {
    for lang in Lang::ALL {
        let players = [Player::Person, Player::Random, Player::Random];
        let shown = typed("crabs", &players, lang, &["help catch", "menu", "trade", "back", "back", "help"]);
        insta::assert_snapshot!(format!("crabs_{lang}"), shown);
    }
}

#[test]
fn a_move_built_in_the_menu_is_the_move_typed_in_full() {
    let players = [Player::Person, Player::Random];
    let menu = typed("crabs", &players, Lang::En, &["menu", "2", "deck", "moves"]);
    let full = typed("crabs", &players, Lang::En, &["grab deck", "moves"]);
    let after = |shown: &str| shown.rsplit_once("Round 1").map(|(_, picture)| picture.to_owned());
    assert_eq!(after(&menu), after(&full));
}

#[test]
fn a_hint_names_a_legal_move_and_bots_play_their_seats() {
    for game in ["crab-stack", "crabs", "kraaw"] {
        let players = [Player::Person, Player::Bot(table::Level::Hatchling)];
        let shown = typed(game, &players, Lang::En, &["hint"]);
        let hint =
            shown.lines().find_map(|line| line.split(" — ").next().filter(|_| line.contains('%'))).expect("a hint");
        let mv = hint.rsplit("> ").next().expect("the hint begins with the move");
        let refused = ["neither a move", "cannot", "not"];
        let after = typed(game, &players, Lang::En, &[mv]);
        let reply = after.split("Ann > ").nth(1).expect("the game went on");
        let first = reply.lines().next().unwrap_or_default();
        assert!(!refused.iter().any(|word| first.contains(word)), "{game}: {mv}: {first}");
    }
}

#[test]
fn giving_up_is_told_and_a_rematch_moves_the_first_seat_on() {
    let shown = typed("crab-stack", &TWO_PEOPLE, Lang::En, &["resign", "rematch", "quit"]);
    assert!(shown.contains("Ann gives up.") && shown.contains("Bob wins!"), "{shown}");
    let again = shown.rsplit("is on the table").next().expect("it begins again");
    assert!(again.contains("At the table: Bob and Ann."), "{again}");
}

#[test]
fn people_agree_on_a_draw_and_bots_do_not() {
    let shown = typed("kraaw", &TWO_PEOPLE, Lang::En, &["", "draw"]);
    assert!(shown.contains("You agreed on a draw.") && shown.contains("share first place"), "{shown}");
    let refused = typed("kraaw", &[Player::Person, Player::Random], Lang::En, &["draw"]);
    assert!(refused.contains(&words::rule(Lang::En, "table/draw-with-bots")), "{refused}");
}
