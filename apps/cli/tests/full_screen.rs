//! Whole games on a real terminal, by keys alone and by mouse; and that nothing is lost.

#![cfg(unix)]

mod pty;

use catalog::GameId;
use kernel::Chance as _;
use pty::{Terminal, folder, kept};
use std::path::Path;
use std::time::{Duration, Instant};

/// How long a game by mouse may take on a busy machine.
const LONGEST_GAME: Duration = Duration::from_secs(50);

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
            // What was pressed is done with once this is shown and gone again. After the end the keys may have left;
            // then the terminal shows what else was pressed.
            terminal.press("?");
            let has_left = || terminal.raw().contains("next tide!");
            terminal.wait("help, or the end", |shown| shown.contains("Shift-Tab") || has_left());
            if is_over(&data) {
                break;
            }
            terminal.press("\x1b");
            terminal.wait_for("q quit");
        }
        assert!(is_over(&data), "{game}: {}", terminal.text());
    }
}

/// Where something on the screen looks as if it could be clicked: what follows one of these marks.
fn clickable(text: &str, marked: &str) -> Vec<(usize, usize)> {
    let lines = text.lines().enumerate();
    let marks = |(row, line): (usize, &str)| {
        let letters: Vec<char> = line.chars().collect();
        let at = |(column, letter): (usize, &char)| marked.contains(*letter).then_some((column + 1, row));
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
        let begin = Instant::now();
        while begin.elapsed() < LONGEST_GAME && !terminal.is_over() && !is_over(&data) {
            // Whoever has chosen something sees where it can go, and mostly clicks there.
            let (shown, targets) = (terminal.text(), chance.below(3) > 0);
            let places = Some(clickable(&shown, ">")).filter(|places| targets && !places.is_empty());
            let places = places.unwrap_or_else(|| clickable(&shown, "[(>»"));
            // Where nothing is offered, something is read: a click anywhere puts it away.
            let nth = chance.below(places.len().max(1) as u32) as usize;
            let (column, row) = places.get(nth).copied().unwrap_or_default();
            let before = terminal.written();
            terminal.click(column, row);
            terminal.answers(before);
        }
        assert!(is_over(&data), "{game}: {}", terminal.text());
    }
}

#[test]
fn keys_are_answered_while_a_bot_thinks() {
    let data = folder("thinking");
    // With this deal the bot begins. At this level it thinks for a second, unless all is decided, as it may be later.
    let mut terminal = Terminal::new(&["play", GAME, "--seats", "me,maelstrom", "--seed", "3"], &data, &[]);
    terminal.wait_for("is thinking");
    let begin = std::time::Instant::now();
    terminal.press("?");
    terminal.wait_for("Shift-Tab");
    // The answer is looked for every so often, on a machine that has other things to do; the thought takes a second.
    assert!(begin.elapsed() < std::time::Duration::from_millis(400), "{:?}", begin.elapsed());
    terminal.press("\x03");
    assert_eq!(terminal.ended(), 0);
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

/// Makes the first move that is possible, until a person's turn is over.
fn play_a_turn(terminal: &mut Terminal) {
    for _ in 0..40 {
        terminal.press("/moves\r");
        let mv = first_listed(&terminal.wait_for("possible"));
        terminal.press("\x1b");
        terminal.wait_for("q quit");
        // Help is shown once the move is made, unless the turn is over.
        terminal.press(&format!("/{mv}\r?"));
        let is_over = |shown: &str| shown.contains("your turn is over");
        if is_over(&terminal.wait("help, or the end", |shown| shown.contains("Shift-Tab") || is_over(shown))) {
            return;
        }
        terminal.press("\x1b");
        terminal.wait_for("q quit");
    }
    panic!("the turn does not end:\n{}", terminal.text());
}

/// The first of the moves that are listed on a page.
fn first_listed(shown: &str) -> String {
    let (_, listed) = shown.split_once("possible").and_then(|(_, rest)| rest.split_once(": ")).expect("a list");
    let first = listed.split("\n\n").next().and_then(|list| list.split(", ").next()).expect("a move");
    first.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What was written since, without what only moves the cursor and colours letters.
fn letters(written: &str) -> String {
    let mut parser = written.chars();
    let mut letters = String::new();
    while let Some(letter) = parser.next() {
        if letter == '\x1b' {
            let _ = parser.by_ref().skip(1).find(char::is_ascii_alphabetic);
        } else if !letter.is_whitespace() {
            letters.push(letter);
        }
    }
    letters
}

#[test]
fn nobodys_cards_are_in_what_is_written_once_the_curtain_falls() {
    for game in GameId::ALL.into_iter().filter(|game| game.has_secrets()) {
        let data = folder(&format!("curtain-{game}"));
        let args = ["play", game.name(), "--seats", "me,me", "--names", "Ann,Bob", "--seed", "4"];
        let mut terminal = Terminal::new(&args, &data, &[("NO_COLOR", "1")]);
        terminal.wait_for("Hand the device to");
        for _ in 0..3 {
            terminal.press("\r");
            terminal.wait_for("q quit");
            play_a_turn(&mut terminal);
            let before = terminal.raw().len();
            terminal.press("\r");
            let shown = terminal.wait_for("Hand the device to");
            terminal.settled();
            let written = letters(&terminal.raw()[before..]);
            // All cards are written with digits.
            assert!(!shown.contains(|c: char| c.is_ascii_digit()), "{game}: {shown}");
            assert!(!written.contains(|c: char| c.is_ascii_digit()), "{game}: {written}");
        }
        assert_eq!(terminal.raw().matches("\x1b[?1049h").count(), 1, "everything was on the alternate screen");
        terminal.press("q");
        assert_eq!(terminal.ended(), 0);
        assert!(!terminal.text().contains('['), "nothing of it is left: {}", terminal.text());
    }
}

#[test]
fn what_a_window_closed_in_the_middle_of_a_write_leaves_is_cleared_up() {
    let data = folder("torn");
    let games = data.join("strandline").join("games");
    std::fs::create_dir_all(&games).expect("the temporary folder can be written to");
    std::fs::write(games.join(".1-2-game.json.1.part"), "{\"strand").expect("it can be written");
    let left = || std::fs::read_dir(&games).expect("it is there").flatten().count();
    // Killed while it plays and keeps, again and again: whatever it was doing then.
    for wait in [0, 3, 7, 13, 19, 29, 37, 53] {
        let mut terminal = played(GameId::ALL[0], &data);
        terminal.press(&"\r\ru".repeat(30));
        std::thread::sleep(Duration::from_millis(wait));
        terminal.kill();
        terminal.ended();
    }
    let whole = kept(&data).len();
    let mut list = Terminal::new(&["resume", "--list"], &data, &[]);
    assert!(list.ended() <= 1);
    assert_eq!(left(), whole, "only whole games are left");
    for record in kept(&data) {
        assert!(record.trim_end().ends_with('}'), "{record}");
    }
}

#[test]
fn the_rules_are_read_page_by_page_on_a_terminal() {
    let data = folder("rules");
    let mut terminal = Terminal::new(&["rules", GAME], &data, &[]);
    let first = terminal.wait_for("read on");
    terminal.press(" ");
    terminal.wait("the next page", |shown| shown != first && shown.contains("read on"));
    terminal.press("q");
    assert_eq!(terminal.ended(), 0);
}

#[test]
fn words_of_the_language_are_typed_on_the_screen() {
    for (lang, help, heading, quit) in [("fr", "/aide", "Touches", "/quitter"), ("ru", "/помощь", "Клавиши", "/выйти")]
    {
        let data = folder(&format!("words-{lang}"));
        let mut terminal = Terminal::new(&["--lang", lang, "play", GAME, "--seats", "me,random"], &data, &[]);
        terminal.wait_for("? ");
        terminal.press(&format!("{help}\r"));
        terminal.wait_for(heading);
        terminal.press(&format!("\x1b[F\x1b[15~{quit}\r"));
        assert_eq!(terminal.ended(), 0);
    }
}
