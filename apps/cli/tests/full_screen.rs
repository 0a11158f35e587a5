//! Whole games on a real terminal, by keys alone and by mouse; and that nothing is lost.

#![cfg(unix)]

mod pty;

use catalog::GameId;
use kernel::Chance as _;
use pty::{Terminal, folder, kept};
use std::path::Path;

/// Some game: what is tried with it here is the same in all.
const GAME: &str = GameId::ALL[0].name();

/// A game that is soon over, where it has an option for that.
fn short(game: GameId) -> Vec<String> {
    let wanted = [("round_limit", 3), ("rounds_to_win", 1)];
    let options = game.options();
    let has = |name: &str| options.iter().any(|option| option.name == name);
    wanted.iter().filter(|(name, _)| has(name)).map(|(name, value)| format!("--option={name}={value}")).collect()
}

fn played(game: GameId, data: &Path) -> Terminal {
    let options = short(game);
    let mut args = vec!["play", game.name(), "--seats", "me,random", "--names", "Ann,Bob", "--seed", "3"];
    args.extend(options.iter().map(String::as_str));
    let terminal = Terminal::new(&args, data, &[]);
    terminal.wait_for("q quit");
    terminal
}

/// Whether a game that is kept there is over.
fn is_over(data: &Path) -> bool {
    kept(data).iter().any(|record| record.contains("\"result\""))
}

#[test]
fn whole_games_are_played_by_keys_alone() {
    for game in GameId::ALL {
        let data = folder(&format!("keys-{game}"));
        let mut terminal = played(game, &data);
        let mut chance = testkit::dice(5);
        for _ in 0..400 {
            for _ in 0..25 {
                let tabs = "\t".repeat(chance.below(7) as usize);
                let arrows = ["", "\x1b[A", "\x1b[B", "l", "h"][chance.below(5) as usize];
                terminal.press(&format!("{tabs}{arrows}\r"));
            }
            // What was pressed is done with once this is shown and gone again. After the end the keys may have left.
            terminal.press("?");
            terminal.wait("help, or the end", |shown| shown.contains("Shift-Tab") || shown.contains("next tide!"));
            if is_over(&data) {
                break;
            }
            terminal.press("\x1b");
            terminal.wait_for("q quit");
        }
        assert!(is_over(&data), "{game}: {}", terminal.text());
    }
}

/// Where something on the screen looks as if it could be clicked.
fn clickable(text: &str) -> Vec<(usize, usize)> {
    let lines = text.lines().enumerate();
    let marks = |(row, line): (usize, &str)| {
        let letters: Vec<char> = line.chars().collect();
        let at = |(column, letter): (usize, &char)| "[(>»".contains(*letter).then_some((column + 1, row));
        letters.iter().enumerate().filter_map(at).collect::<Vec<_>>()
    };
    lines.flat_map(marks).collect()
}

#[test]
fn whole_games_are_played_by_mouse_alone() {
    for game in GameId::ALL {
        let data = folder(&format!("mouse-{game}"));
        let mut terminal = played(game, &data);
        let mut chance = testkit::dice(6);
        for _ in 0..6000 {
            let places = clickable(&terminal.text());
            if places.is_empty() || terminal.is_over() || is_over(&data) {
                break;
            }
            for _ in 0..4 {
                let (column, row) = places[chance.below(places.len() as u32) as usize];
                terminal.click(column, row);
            }
            std::thread::sleep(std::time::Duration::from_millis(4));
        }
        assert!(is_over(&data), "{game}: {}", terminal.text());
    }
}

#[test]
fn an_interrupted_game_is_kept_and_gone_on_with() {
    let data = folder("interrupted");
    let mut terminal = played(GameId::ALL[0], &data);
    let before = terminal.text();
    terminal.press("\r\r");
    terminal.wait("a move", |shown| !shown.is_empty() && shown != before && !kept(&data).is_empty());
    terminal.press("\x03");
    assert_eq!(terminal.ended(), 0);
    assert!(terminal.raw().contains("\x1b[?1049l"), "the screen is given back");
    terminal.wait_for("strandline resume");
    let mut list = Terminal::new(&["resume", "--list"], &data, &[]);
    assert_eq!(list.ended(), 0);
    list.wait_for("1  ");
    assert!(list.text().contains("Ann and Bob"), "{}", list.text());
    let mut again = Terminal::new(&["resume"], &data, &[]);
    let shown = again.wait_for("q quit");
    assert!(shown.contains("Ann") && shown.contains("Bob (bot, random)"), "{shown}");
    again.press("q");
    assert_eq!(again.ended(), 0);
}

#[test]
fn a_game_whose_window_is_closed_is_kept() {
    let data = folder("closed");
    let mut terminal = played(GameId::ALL[0], &data);
    terminal.press("\r\r");
    terminal.wait("a move", |_| !kept(&data).is_empty());
    terminal.close();
    terminal.ended();
    assert_eq!(kept(&data).len(), 1);
}

#[test]
fn lines_are_asked_for_where_a_screen_is_not_wanted_or_not_there() {
    let data = folder("plain");
    for (args, env) in [(&["--plain"][..], &[][..]), (&[], &[("TERM", "dumb")])] {
        let args = [&["play", GAME, "--seats", "me,random", "--names", "Ann,Bob", "--seed", "3"], args].concat();
        let mut terminal = Terminal::new(&args, &data, env);
        terminal.wait_for("Ann >");
        assert!(!terminal.raw().contains("\x1b[?1049h"), "{}", terminal.raw());
        terminal.press("quit\r");
        assert_eq!(terminal.ended(), 0);
    }
}

#[test]
fn the_table_follows_the_size_of_the_window() {
    let data = folder("resized");
    let mut terminal = played(GameId::ALL[0], &data);
    terminal.resize(120, 40);
    terminal
        .wait("the keys in the last line", |shown| shown.lines().nth(39).is_some_and(|line| line.contains("q quit")));
    terminal.press("q");
    assert_eq!(terminal.ended(), 0);
}

#[test]
fn a_record_is_looked_through_by_keys_with_everybodys_eyes() {
    let data = folder("replayed");
    let mut terminal = played(GameId::ALL[0], &data);
    terminal.press("\r\r");
    terminal.wait("a move", |_| !kept(&data).is_empty());
    let file = data.join("record.json").display().to_string();
    terminal.press(&format!("/save {file}\r"));
    terminal.wait_for("Saved to");
    terminal.press("q");
    assert_eq!(terminal.ended(), 0);
    let mut replay = Terminal::new(&["replay", &file], &data, &[]);
    replay.wait_for("The start");
    replay.press("\x1b[C");
    replay.wait_for("Move 1 of");
    replay.press("\t");
    replay.wait_for("seen by Ann");
    replay.press("\t\t");
    replay.wait_for("everything open");
    replay.press("\x1b[H ");
    replay.wait_for("Move 1 of");
    replay.press("q");
    assert_eq!(replay.ended(), 0);
}

#[test]
fn a_lesson_is_given_on_the_screen_and_line_by_line() {
    let data = folder("taught");
    let mut terminal = Terminal::new(&["lesson", GAME], &data, &[]);
    terminal.wait_for("Step 1 of");
    terminal.press("s");
    terminal.wait_for("For example:");
    terminal.press("q");
    assert_eq!(terminal.ended(), 0);
    let mut plain = Terminal::new(&["lesson", GAME, "--plain"], &data, &[]);
    plain.wait_for("Step 1 of");
    plain.press("show\r");
    plain.wait_for("For example:");
    plain.press("quit\r");
    assert_eq!(plain.ended(), 0);
}
