//! What can be done while a bot thinks.

use super::Seen;
use crate::seats::Player;
use crate::sitting::thoughts::Errand;
use catalog::GameId;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use table::Level;
use words::Lang;

/// A table at which a person has moved, and the bot that now thinks for as long as the test likes.
fn thinking() -> (Seen, Errand) {
    let bot = Player::Bot(Level::Hatchling.into());
    let open = GameId::ALL.into_iter().find(|game| !game.has_secrets()).expect("some game is open");
    let mut seen = Seen::new(open, &[Player::Person, bot], Lang::En, (80, 24));
    // The bot may begin.
    seen.settle();
    let seat = seen.screen.asked().expect("somebody is asked");
    let mv = seen.screen.sitting.desk.session().game().legal(seat, 1).moves.remove(0);
    type_line(&mut seen, &mv);
    let errand = seen.screen.errand().expect("it is the bot's turn");
    assert!(seen.text().contains("Bob is thinking"), "{}", seen.text());
    (seen, errand)
}

/// Presses keys, and has nobody think.
fn press(seen: &mut Seen, keys: &str) {
    for letter in keys.chars() {
        let code = match letter {
            '\n' => KeyCode::Enter,
            '\u{1b}' => KeyCode::Esc,
            letter => KeyCode::Char(letter),
        };
        seen.screen.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        seen.draw();
    }
}

fn type_line(seen: &mut Seen, line: &str) {
    press(seen, &format!("/{line}\n"));
}

fn moves(seen: &Seen) -> usize {
    seen.screen.sitting.desk.history().len()
}

#[test]
fn keys_are_answered_while_a_bot_thinks_and_its_move_waits_until_the_table_is_in_sight() {
    let (mut seen, errand) = thinking();
    let moved = moves(&seen);
    assert!(seen.screen.errand().is_none(), "it is asked once");
    type_line(&mut seen, "resign");
    assert!(seen.text().contains("Bob is thinking") && moves(&seen) == moved, "{}", seen.text());
    press(&mut seen, "?");
    assert!(seen.text().contains("Shift-Tab"), "{}", seen.text());
    seen.screen.hear(errand.think());
    seen.draw();
    assert!(seen.text().contains("Shift-Tab") && moves(&seen) == moved, "the page is still read: {}", seen.text());
    press(&mut seen, "\u{1b}");
    assert_eq!(moves(&seen), moved + 1, "{}", seen.text());
}

#[test]
fn a_thought_that_comes_after_an_undo_is_dropped() {
    let (mut seen, errand) = thinking();
    let moved = moves(&seen);
    press(&mut seen, "u");
    assert_eq!(moves(&seen), moved - 1, "{}", seen.text());
    seen.screen.hear(errand.think());
    assert_eq!(moves(&seen), moved - 1);
    // The game goes on as if nothing had been thought.
    let seat = seen.screen.asked().expect("somebody is asked");
    let mv = seen.screen.sitting.desk.session().game().legal(seat, 1).moves.remove(0);
    type_line(&mut seen, &mv);
    let again = seen.screen.errand().expect("the bot is asked anew");
    seen.screen.hear(again.think());
    assert_eq!(moves(&seen), moved + 1);
}

#[test]
fn one_leaves_at_once_while_a_bot_thinks() {
    let (mut seen, _errand) = thinking();
    press(&mut seen, "qy");
    assert!(seen.screen.is_left());
}

#[test]
fn a_hint_comes_when_it_is_thought_out_and_not_after_a_move() {
    let (mut seen, errand) = thinking();
    seen.screen.hear(errand.think());
    press(&mut seen, "H");
    let hint = seen.screen.errand().expect("a hint is wanted");
    assert!(seen.text().contains("Thinking about it"), "{}", seen.text());
    press(&mut seen, "u");
    let shown = seen.text();
    seen.screen.hear(hint.think());
    seen.draw();
    assert_eq!(seen.text(), shown);
}
