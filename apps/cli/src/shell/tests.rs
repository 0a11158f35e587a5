//! A person at the terminal: what they type, what they see.

mod curtain;

use super::Shell;
use crate::lines::fitted;
use crate::seats::{Player, now, seated, secret};
use crate::sitting::Sitting;
use catalog::GameId;
use kernel::{Turn, Viewpoint};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use screen::{AnyScreen, Looker, Paint, Taste};
use serde_json::json;
use std::path::PathBuf;
use table::host::{LocalTable, Plan};
use words::Lang;

/// The chance that every game here is dealt and played by.
fn luck() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(3)
}

fn desk(game: GameId, players: &[Player], luck: &mut Xoshiro256PlusPlus) -> LocalTable {
    let names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"].map(str::to_owned);
    let plan = Plan::of(game.name(), players.len() as u8, json!({}));
    LocalTable::new(now(), plan, &seated(players, &names), secret(luck)).expect("the game starts")
}

fn screen_of(game: GameId) -> Box<dyn AnyScreen> {
    crate::terminal::screen(game, Taste { memory_aid: true })
}

/// Everything a terminal without colour shows while these lines are typed.
fn typed(game: GameId, players: &[Player], lang: Lang, lines: &[&str]) -> String {
    let mut luck = luck();
    let desk = desk(game, players, &mut luck);
    let sitting = Sitting::new(desk, screen_of(game), players.to_vec(), lang, Paint::PLAIN, luck);
    let mut output = Vec::new();
    Shell::new(sitting).run(&mut lines.join("\n").as_bytes(), &mut output).expect("memory can be written to");
    String::from_utf8(output).expect("what is shown is text")
}

/// A game that hides nothing, so that no curtain falls in it.
fn open_game() -> GameId {
    GameId::ALL.into_iter().find(|&game| !game.has_secrets()).expect("some game is open")
}

/// What is typed before the first person is asked.
fn first_lines(game: GameId) -> &'static [&'static str] {
    if game.has_secrets() { &[""] } else { &[] }
}

const TWO_PEOPLE: [Player; 2] = [Player::Person, Player::Person];

fn file(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("strandline-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written to");
    folder.join("game.json")
}

#[test]
fn files_that_cannot_be_read_are_explained_and_the_game_goes_on() {
    let path = file("broken");
    let shown_for = |text: &str| {
        std::fs::write(&path, text).expect("the file can be written");
        typed(open_game(), &TWO_PEOPLE, Lang::En, &[&format!("load {}", path.display()), "moves"])
    };
    for text in ["", "{}", "[1,2", "{\"strandline\":9}"] {
        let shown = shown_for(text);
        assert!(shown.contains("cannot be"), "{text}: {shown}");
        assert!(shown.contains("moves are possible"), "the game goes on");
    }
    let shown =
        typed(open_game(), &TWO_PEOPLE, Lang::En, &["load", "save", "load /nowhere/at/all", "save /nowhere/at/all"]);
    assert!(shown.contains("Which file?") && shown.contains("/nowhere/at/all cannot be"), "{shown}");
}

/// A move that is not allowed yet, and the rule that it breaks.
fn broken_rule(game: GameId) -> (String, &'static str) {
    let desk = desk(game, &TWO_PEOPLE, &mut luck());
    let (mut session, mut dice) = (desk.session().clone(), testkit::dice(1));
    let first = desk.due().first().expect("somebody is to act");
    loop {
        let Turn::Seats(due) = session.turn() else { panic!("every move of {game} was allowed") };
        let seat = due.first().expect("somebody is to act");
        let mv = session.game().pick(seat, &mut dice).expect("whoever is to act has a move");
        session.play(seat, &mv).expect("it is legal");
        if let Err(catalog::Refused::Breaks(rule)) = desk.session().game().check(first, &mv) {
            return (mv, rule);
        }
    }
}

#[test]
fn a_refused_move_says_which_rule_and_asks_again() {
    for game in GameId::ALL {
        let (mv, rule) = broken_rule(game);
        let lines = [first_lines(game), &[&mv, "jump"]].concat();
        let shown = typed(game, &TWO_PEOPLE, Lang::En, &lines);
        assert!(shown.contains(&words::rule(Lang::En, rule)), "{mv}: {rule}: {shown}");
        assert!(shown.contains("“jump” is neither a move nor a command"), "{shown}");
    }
}

#[test]
fn the_rules_read_in_a_game_as_they_do_outside() {
    for game in GameId::ALL {
        for lang in Lang::ALL {
            let shown = typed(game, &TWO_PEOPLE, lang, &[first_lines(game), &["rules"]].concat());
            assert!(!shown.contains("![") && !shown.contains("<!--"), "{shown}");
            assert!(shown.contains(&crate::rules::page(game, "{}", lang, None)), "{shown}");
        }
    }
}

#[test]
fn undo_goes_back_to_the_persons_own_move() {
    let players = [Player::Person, Player::Random];
    let mv = &some_moves(&players)[0];
    let shown = typed(open_game(), &players, Lang::En, &[mv, "undo", "undo"]);
    assert!(shown.contains("Your last move is undone, and whatever followed it."), "{shown}");
    assert!(shown.contains("There is no move to undo."));
}

#[test]
fn a_game_is_saved_and_gone_on_with() {
    let path = file("saved");
    let path = path.to_str().expect("temporary paths are text");
    let (game, load) = (open_game(), format!("load {path}"));
    typed(game, &TWO_PEOPLE, Lang::En, &[&some_moves(&TWO_PEOPLE)[0], &format!("save {path}")]);
    let shown = typed(game, &TWO_PEOPLE, Lang::En, &[&load]);
    let name = words::say(Lang::En, &format!("game-{game}"));
    let args = [("file", path.into()), ("game", name.into()), ("count", 1.into())];
    assert!(shown.contains(&fitted(&words::say_with(Lang::En, "terminal-loaded", &args))), "{shown}");
    let other = GameId::ALL.into_iter().find(|&other| other != game).expect("there are several games");
    let shown = typed(other, &TWO_PEOPLE, Lang::En, &[first_lines(other), &[&load]].concat());
    let name = words::say(Lang::En, &format!("game-{game}"));
    let refused = words::say_with(Lang::En, "record-game", &[("game", name.into())]);
    assert!(shown.contains(&refused), "{shown}");
}

#[test]
fn movers_alone_play_to_the_end_and_the_result_is_told() {
    for game in GameId::ALL {
        for lang in Lang::ALL {
            let shown = typed(game, &[Player::Random; 4], lang, &[]);
            assert!(shown.contains(&words::say(lang, "terminal-over")), "{shown}");
        }
    }
}

#[test]
fn leaving_an_unsaved_game_is_asked_about_once() {
    let mv = &some_moves(&TWO_PEOPLE)[0];
    let shown = typed(open_game(), &TWO_PEOPLE, Lang::En, &[mv, "quit", "quit", "moves"]);
    assert!(shown.contains("The game is not saved"));
    assert!(shown.ends_with("Until the next tide!\n"), "{shown}");
}

#[test]
fn a_hint_names_a_legal_move_and_bots_play_their_seats() {
    for game in GameId::ALL {
        let players = [Player::Person, Player::Bot(table::Level::Hatchling.into())];
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
fn people_agree_on_a_draw_and_bots_do_not() {
    for game in GameId::ALL {
        let shown = typed(game, &TWO_PEOPLE, Lang::En, &[first_lines(game), &["draw", "yes"]].concat());
        assert!(shown.contains("You agreed on a draw.") && shown.contains("share first place"), "{shown}");
        let refused = typed(game, &[Player::Person, Player::Random], Lang::En, &["draw", "yes"]);
        assert!(refused.contains(&words::rule(Lang::En, "table/draw-with-bots")), "{refused}");
    }
}

#[test]
fn a_draw_needs_everybodys_word() {
    let three = [Player::Person; 3];
    for game in GameId::ALL {
        let ended = |answers: &[&str]| {
            let lines = [first_lines(game), &["draw"], answers, &["", "log"]].concat();
            let shown = typed(game, &three, Lang::En, &lines);
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
fn a_rematch_is_played_against_bots_too() {
    for game in GameId::ALL {
        let shown =
            typed(game, &[Player::Person, Player::Random], Lang::En, &["resign", "yes", "rematch", "moves", "quit"]);
        let (_, again) = shown.split_once("rematch").unwrap_or(("", &shown));
        assert!(!shown.contains("Only those who sit"), "{game}: {again}");
    }
}

#[test]
fn giving_up_is_told_and_a_rematch_moves_the_first_seat_on() {
    let shown = typed(open_game(), &TWO_PEOPLE, Lang::En, &["resign", "yes", "rematch", "quit"]);
    // Who is first to move is dealt.
    let (gives_up, wins) = if shown.contains("Ann resigns.") { ("Ann", "Bob") } else { ("Bob", "Ann") };
    assert!(shown.contains(&format!("{gives_up} resigns.")) && shown.contains(&format!("{wins} wins!")), "{shown}");
    let again = shown.rsplit("is on the table").next().expect("it begins again");
    assert!(again.contains("At the table: Bob and Ann."), "{again}");
}

#[test]
fn giving_up_is_asked_about_first() {
    for answer in ["no", "", "moves"] {
        let shown = typed(open_game(), &TWO_PEOPLE, Lang::En, &["resign", answer, "moves"]);
        assert!(!shown.contains("resigns.") && shown.contains("moves are possible"), "{answer}: {shown}");
    }
}

#[test]
fn a_game_that_was_given_up_is_loaded_as_such() {
    let path = file("given-up");
    let (save, load) = (format!("save {}", path.display()), format!("load {}", path.display()));
    typed(open_game(), &TWO_PEOPLE, Lang::En, &["resign", "yes", &save, ""]);
    let shown = typed(open_game(), &TWO_PEOPLE, Lang::En, &[&load, "rematch"]);
    let (_, after) = shown.split_once("Loaded ").expect("it was loaded");
    assert!(after.contains("resigns.") && after.contains("is on the table"), "{after}");
}

/// A new game in which this seat begins, saved to a file.
fn saved_where_begins(seat: u8, path: &std::path::Path) -> LocalTable {
    let desk = (0..).map(|seed| {
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seed);
        let names = ["Cleo", "Dan"].map(str::to_owned);
        let plan = Plan::of(open_game().name(), 2, json!({}));
        LocalTable::new(now(), plan, &seated(&TWO_PEOPLE, &names), secret(&mut luck)).expect("the game starts")
    });
    let begins = |desk: &LocalTable| desk.due().first().map(kernel::Seat::number) == Some(seat);
    let desk = desk.into_iter().find(begins).expect("both begin sometimes");
    crate::files::save(path, &desk.record()).expect("the file can be written");
    desk
}

#[test]
fn a_game_loaded_in_the_middle_of_another_asks_whose_turn_it_is_and_shows_the_table() {
    for (seat, name) in [(0, "Cleo"), (1, "Dan")] {
        let path = file(&format!("begins-{seat}"));
        let desk = saved_where_begins(seat, &path);
        let from = Viewpoint::Seat(kernel::Seat::at(seat));
        let (view, names) = (desk.session().view(from), desk.names());
        let looker = Looker { from, view, names, reader: None, lang: Lang::En, paint: Paint::PLAIN };
        let shown = typed(open_game(), &TWO_PEOPLE, Lang::En, &[&format!("load {}", path.display())]);
        let (_, after) = shown.split_once("Loaded ").expect("it was loaded");
        assert!(after.contains(&screen_of(open_game()).draw(&looker)), "the table is shown: {after}");
        assert!(after.contains(&format!("{name} > ")), "{after}");
    }
}

/// The first moves that are named.
fn some_moves(players: &[Player]) -> Vec<String> {
    let moves = typed(open_game(), players, Lang::En, &["moves"]);
    let (_, listed) =
        moves.split_once("are possible").and_then(|(_, rest)| rest.split_once(": ")).expect("moves are listed");
    let named = listed.lines().next().expect("there are some");
    named.split(", ").map(|mv| mv.trim_end_matches(',').to_owned()).collect()
}

#[test]
fn a_game_that_went_another_way_than_the_saved_one_is_not_saved() {
    let path = file("another-way");
    let _ = std::fs::remove_file(&path);
    let (moves, save) = (some_moves(&TWO_PEOPLE), format!("save {}", path.display()));
    let shown = typed(open_game(), &TWO_PEOPLE, Lang::En, &[&moves[0], &save, "undo", &moves[1], "quit", "quit"]);
    assert!(shown.contains("The game is not saved"), "{shown}");
    let saved = typed(open_game(), &TWO_PEOPLE, Lang::En, &[&moves[0], &save, "yes", "quit"]);
    assert!(!saved.contains("The game is not saved"), "{saved}");
}

#[test]
fn a_file_is_not_written_over_unasked() {
    let path = file("over");
    let save = format!("save {}", path.display());
    std::fs::write(&path, "my notes").expect("the file can be written");
    let kept = || std::fs::read_to_string(&path).expect("it is there");
    let shown = typed(open_game(), &TWO_PEOPLE, Lang::En, &[&save, "no", "moves"]);
    assert!(kept() == "my notes" && shown.contains("is not saved"), "{shown}");
    let shown = typed(open_game(), &TWO_PEOPLE, Lang::En, &[&save, "yes", &save]);
    assert!(kept().contains("strandline") && shown.matches("Saved to").count() == 2, "once is enough: {shown}");
    let folder = path.parent().expect("a folder").read_dir().expect("it can be read");
    assert_eq!(folder.count(), 1, "nothing else is left there");
}

#[cfg(unix)]
#[test]
fn a_file_without_an_end_is_not_read_for_ever() {
    let shown = typed(open_game(), &TWO_PEOPLE, Lang::En, &["load /dev/zero", "moves"]);
    assert!(shown.contains("/dev/zero cannot be read") && shown.contains("moves are possible"), "{shown}");
}

#[test]
fn a_folder_that_is_missing_is_called_one() {
    let path = file("no-folder").with_file_name("nowhere").join("game.json");
    let shown = typed(open_game(), &TWO_PEOPLE, Lang::En, &[&format!("save {}", path.display())]);
    assert!(shown.split_whitespace().collect::<Vec<_>>().join(" ").contains("there is no folder"), "{shown}");
}

#[test]
fn whoever_resigns_alone_at_the_terminal_is_told_so_themselves() {
    let shown = typed(open_game(), &[Player::Person, Player::Random], Lang::En, &["resign", "yes"]);
    assert!(shown.contains("You resign.") && !shown.contains("Ann resigns."), "{shown}");
}
