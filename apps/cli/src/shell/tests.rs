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
    let screen = screens::of(game.parse().expect("a game of the house"), taste);
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
        assert!(shown.contains(&crate::rules::page(catalog::GameId::Kraaw, lang)), "{shown}");
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
    let shown = typed("crab-stack", &TWO_PEOPLE, Lang::En, &["resign", "yes", "rematch", "quit"]);
    assert!(shown.contains("Ann gives up.") && shown.contains("Bob wins!"), "{shown}");
    let again = shown.rsplit("is on the table").next().expect("it begins again");
    assert!(again.contains("At the table: Bob and Ann."), "{again}");
}

#[test]
fn people_agree_on_a_draw_and_bots_do_not() {
    let shown = typed("kraaw", &TWO_PEOPLE, Lang::En, &["", "draw", "yes"]);
    assert!(shown.contains("You agreed on a draw.") && shown.contains("share first place"), "{shown}");
    let refused = typed("kraaw", &[Player::Person, Player::Random], Lang::En, &["draw", "yes"]);
    assert!(refused.contains(&words::rule(Lang::En, "table/draw-with-bots")), "{refused}");
}

/// What was shown after the last curtain was lifted.
fn behind_the_curtain(shown: &str) -> &str {
    shown.rsplit_once("press Enter when you are ready.").expect("a curtain fell").1
}

/// Whose turn it is where the curtain falls for the first time, and the other.
fn first_and_other(game: &str) -> (&'static str, &'static str) {
    let shown = typed(game, &TWO_PEOPLE, Lang::En, &[]);
    if shown.contains("Hand the device to Ann.") { ("Ann", "Bob") } else { ("Bob", "Ann") }
}

#[test]
fn behind_the_curtain_everybody_is_told_what_happened_since_their_turn() {
    let (first, other) = first_and_other("kraaw");
    let after = |lines: &[&str]| typed("kraaw", &TWO_PEOPLE, Lang::En, &[lines, &["", "moves"]].concat());
    let lines = ["", "keep", "", "exchange 1 dog 2", "", "look 2", "reveal 2", "done"];
    let second = after(&lines[..2]);
    assert!(behind_the_curtain(&second).contains(&format!("{first} leaves the dog alone.")), "{second}");
    let third = after(&lines[..4]);
    let told = behind_the_curtain(&third);
    assert!(told.contains(&format!("{other} exchanges card 1 with the dog's card 2")), "{told}");
    let fourth = after(&lines);
    let told = behind_the_curtain(&fourth);
    assert!(told.contains(&format!("{first} looks at card 2.")) && told.contains("card 2 is turned up"), "{told}");
    assert!(!told.contains("leaves the dog alone"), "what was told is not told again: {told}");
    assert!(told.find("looks at card 2") < told.find("Round 1"), "the news stand above the table: {told}");
}

#[test]
fn behind_the_curtain_bots_moves_are_told_too() {
    let turn = ["", "grab deck", "grab deck"];
    for (players, bot) in [
        ([Player::Person, Player::Random, Player::Person], "Bob"),
        ([Player::Random, Player::Person, Player::Person], "Ann"),
    ] {
        let second = typed("crabs", &players, Lang::En, &[&turn[..], &["", "moves"]].concat());
        let told = news(&second);
        assert_eq!(told.matches("draws a card from the deck").count(), 2, "{second}");
        let round = typed("crabs", &players, Lang::En, &[&turn[..], &turn, &["", "moves"]].concat());
        assert!(news(&round).contains(bot), "the bot's move is told: {round}");
    }
}

/// What is told above the table after the last curtain was lifted.
fn news(shown: &str) -> &str {
    behind_the_curtain(shown).split("Round").next().expect("the news stand above the table")
}

#[test]
fn a_move_taken_back_is_told_to_whoever_made_it() {
    let shown = typed("kraaw", &TWO_PEOPLE, Lang::En, &["", "keep", "", "undo", "", "moves"]);
    assert!(behind_the_curtain(&shown).contains("The last move is taken back."), "{shown}");
}

#[test]
fn the_log_can_be_read_again() {
    let (first, other) = first_and_other("kraaw");
    let shown = typed("kraaw", &TWO_PEOPLE, Lang::En, &["", "keep", "", "exchange 1 dog 2", "", "log"]);
    let told = shown.rsplit_once(&format!("{first} > ")).map(|(before, _)| before).expect("the log was asked for");
    let (_, told) = told.rsplit_once(&format!("{first} > ")).expect("and told");
    assert!(told.contains(&format!("{first} leaves the dog alone.")), "{told}");
    assert!(told.contains(&format!("{other} exchanges card 1")), "{told}");
    let last = typed("kraaw", &TWO_PEOPLE, Lang::En, &["", "keep", "", "exchange 1 dog 2", "", "log 1"]);
    let (_, told) = last.rsplit_once(&format!("{first} > Your")).unwrap_or_default();
    assert!(!told.contains("leaves the dog alone"), "{last}");
}

#[test]
fn giving_up_is_asked_about_first() {
    for answer in ["no", "", "moves"] {
        let shown = typed("crab-stack", &TWO_PEOPLE, Lang::En, &["resign", answer, "moves"]);
        assert!(!shown.contains("gives up.") && shown.contains("moves are possible"), "{answer}: {shown}");
    }
}

#[test]
fn a_game_that_was_given_up_is_loaded_as_such() {
    let path = file("given-up");
    let (save, load) = (format!("save {}", path.display()), format!("load {}", path.display()));
    typed("crab-stack", &TWO_PEOPLE, Lang::En, &["resign", "yes", &save, ""]);
    let shown = typed("crab-stack", &TWO_PEOPLE, Lang::En, &[&load, "rematch"]);
    let (_, after) = shown.split_once("Loaded ").expect("it was loaded");
    assert!(after.contains("gives up.") && after.contains("is on the table"), "{after}");
}

#[test]
fn a_draw_needs_everybodys_word() {
    let three = [Player::Person; 3];
    for game in ["crab-stack", "kraaw"] {
        let first: &[&str] = if game == "kraaw" { &[""] } else { &[] };
        let ended = |answers: &[&str]| {
            let shown = typed(game, &three, Lang::En, &[first, &["draw"], answers, &["", "log"]].concat());
            (shown.contains("You agreed on a draw."), shown)
        };
        let (agreed, shown) = ended(&["yes", "yes"]);
        assert!(agreed, "{shown}");
        let asked =
            ["Ann", "Bob", "Cleo"].iter().filter(|name| shown.contains(&format!("{name}, do you agree"))).count();
        assert_eq!(asked, 2, "all but the one who offers: {shown}");
        for answers in [&["yes", "no"][..], &["no"], &["yes", ""]] {
            let (agreed, shown) = ended(answers);
            assert!(!agreed && shown.contains("does not agree"), "{game} {answers:?}: {shown}");
        }
    }
}

#[test]
fn nobodys_cards_are_on_the_screen_while_others_are_asked() {
    let shown = typed("kraaw", &TWO_PEOPLE, Lang::En, &["", "draw", "no", "", "moves"]);
    let (before, after) = shown.split_once(", do you agree").expect("the other is asked");
    assert!(before.rsplit_once("You were dealt").expect("cards were seen").1.contains(&"\n".repeat(100)), "{shown}");
    assert!(after.contains("Hand the device to"), "and the curtain falls again: {after}");
}

/// A record of a new game in which this seat begins.
fn record_where_begins(seat: u8, path: &std::path::Path) {
    let desk = (0..).map(|seed| {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let names = ["Cleo", "Dan"].map(str::to_owned);
        let plan = Plan::of("crab-stack", 2, json!({}));
        Desk::new(now(), plan, &seated(&TWO_PEOPLE, &names), secret(&mut luck)).expect("the game starts")
    });
    let begins = |desk: &Desk| desk.due().first().map(kernel::Seat::number) == Some(seat);
    let desk = desk.into_iter().find(begins).expect("both begin sometimes");
    crate::files::save(path, &desk.record()).expect("the file can be written");
}

#[test]
fn a_game_loaded_in_the_middle_of_another_asks_whose_turn_it_is_and_shows_the_table() {
    for (seat, name) in [(0, "Cleo"), (1, "Dan")] {
        let path = file(&format!("begins-{seat}"));
        record_where_begins(seat, &path);
        let shown = typed("crab-stack", &TWO_PEOPLE, Lang::En, &[&format!("load {}", path.display())]);
        let (_, after) = shown.split_once("Loaded ").expect("it was loaded");
        assert!(after.contains("[[0L]]"), "the table is shown: {after}");
        assert!(after.contains(&format!("{name} > ")), "{after}");
    }
}

/// The first moves that are named.
fn some_moves(players: &[Player]) -> Vec<String> {
    let moves = typed("crab-stack", players, Lang::En, &["moves"]);
    let named = moves.split("among them: ").nth(1).and_then(|rest| rest.lines().next()).expect("moves are listed");
    named.split(", ").map(str::to_owned).collect()
}

#[test]
fn a_game_that_went_another_way_than_the_saved_one_is_not_saved() {
    let path = file("another-way");
    let _ = std::fs::remove_file(&path);
    let (moves, save) = (some_moves(&TWO_PEOPLE), format!("save {}", path.display()));
    let shown = typed("crab-stack", &TWO_PEOPLE, Lang::En, &[&moves[0], &save, "undo", &moves[1], "quit", "quit"]);
    assert!(shown.contains("The game is not saved"), "{shown}");
    let saved = typed("crab-stack", &TWO_PEOPLE, Lang::En, &[&moves[0], &save, "yes", "quit"]);
    assert!(!saved.contains("The game is not saved"), "{saved}");
}

#[test]
fn a_file_is_not_written_over_unasked() {
    let path = file("over");
    let save = format!("save {}", path.display());
    std::fs::write(&path, "my notes").expect("the file can be written");
    let kept = || std::fs::read_to_string(&path).expect("it is there");
    let shown = typed("crab-stack", &TWO_PEOPLE, Lang::En, &[&save, "no", "moves"]);
    assert!(kept() == "my notes" && shown.contains("is not saved"), "{shown}");
    let shown = typed("crab-stack", &TWO_PEOPLE, Lang::En, &[&save, "yes", &save]);
    assert!(kept().contains("strandline") && shown.matches("Saved to").count() == 2, "once is enough: {shown}");
    let folder = path.parent().expect("a folder").read_dir().expect("it can be read");
    assert_eq!(folder.count(), 1, "nothing else is left there");
}

#[cfg(unix)]
#[test]
fn a_file_without_an_end_is_not_read_for_ever() {
    let shown = typed("crab-stack", &TWO_PEOPLE, Lang::En, &["load /dev/zero", "moves"]);
    assert!(shown.contains("/dev/zero cannot be read") && shown.contains("moves are possible"), "{shown}");
}
