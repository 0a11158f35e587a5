//! Games played on a full screen.

use super::{Seen, people};
use crate::seats::Player;
use catalog::GameId;
use kernel::Chance as _;
use ratatui::crossterm::event::KeyCode;
use words::Lang;

const SIZE: (u16, u16) = (80, 24);
const ALONE: [Player; 2] = [Player::Person, Player::Random];

fn open_game() -> GameId {
    GameId::ALL.into_iter().find(|game| !game.has_secrets()).expect("some game is open")
}

fn moves(seen: &Seen) -> usize {
    seen.screen.sitting.desk.history().len()
}

fn is_over(seen: &Seen) -> bool {
    seen.screen.sitting.desk.outcome().is_some()
}

#[test]
fn games_are_played_by_keys_alone() {
    for game in GameId::ALL {
        let mut seen = Seen::new(game, &ALONE, Lang::En, SIZE);
        let mut chance = testkit::dice(3);
        seen.settle();
        for _ in 0..800 {
            let tabs = chance.below(6);
            (0..tabs).for_each(|_| seen.key(KeyCode::Tab));
            seen.key(KeyCode::Enter);
            if is_over(&seen) {
                break;
            }
        }
        assert!(is_over(&seen) || moves(&seen) > 10, "{game}: {} moves: {}", moves(&seen), seen.text());
    }
}

#[test]
fn games_are_played_by_mouse_alone() {
    for game in GameId::ALL {
        let mut seen = Seen::new(game, &ALONE, Lang::Ru, SIZE);
        let mut chance = testkit::dice(4);
        seen.settle();
        for _ in 0..4000 {
            let (column, row) = (chance.below(80) as u16, chance.below(24) as u16);
            if seen.screen.pointer.hits().at(column, row).is_some_and(|hit| hit.open && hit.id != "quit") {
                seen.click(column, row);
            }
            if is_over(&seen) {
                break;
            }
        }
        assert!(is_over(&seen) || moves(&seen) > 3, "{game}: {} moves: {}", moves(&seen), seen.text());
    }
}

#[test]
fn moves_are_typed_in_any_case_and_slips_are_guessed() {
    let mut seen = Seen::new(open_game(), &people(2), Lang::En, SIZE);
    let legal = |seen: &Seen| {
        let seat = seen.screen.asked().expect("somebody is asked");
        seen.screen.sitting.desk.session().game().legal(seat, 1).moves.remove(0)
    };
    let mv = legal(&seen).to_uppercase().replace('-', " ");
    seen.keys(&format!("/{mv}\n"));
    assert_eq!(moves(&seen), 1, "{mv}: {}", seen.text());
    seen.keys("/hnt\n");
    assert!(seen.text().contains("Did you mean “hint”?"), "{}", seen.text());
    seen.keys("/mov");
    seen.key(KeyCode::Tab);
    assert!(seen.text().contains("> /moves"), "{}", seen.text());
    seen.key(KeyCode::Esc);
    seen.keys("/");
    seen.key(KeyCode::Up);
    assert!(seen.text().contains("> /hnt"), "{}", seen.text());
    seen.key(KeyCode::Esc);
    seen.keys("u");
    assert_eq!(moves(&seen), 0, "{}", seen.text());
}

#[test]
fn giving_up_and_draws_are_asked_about() {
    let mut seen = Seen::new(open_game(), &people(3), Lang::En, SIZE);
    seen.keys("/resign\n");
    assert!(seen.text().contains("do you resign?"), "{}", seen.text());
    seen.keys("n");
    assert!(seen.screen.sitting.desk.outcome().is_none());
    seen.keys("/draw\ny");
    assert!(seen.text().contains("do you agree to a draw?"), "the third is asked, too: {}", seen.text());
    seen.keys("y");
    assert!(seen.text().contains("You agreed on a draw."), "{}", seen.text());
    seen.key(KeyCode::Tab);
    seen.keys("\n");
}

#[test]
fn what_is_not_kept_is_asked_about_before_it_is_left() {
    let mut seen = Seen::new(open_game(), &people(2), Lang::En, SIZE);
    let seat = seen.screen.asked().expect("somebody is asked");
    let mv = seen.screen.sitting.desk.session().game().legal(seat, 1).moves.remove(0);
    seen.keys(&format!("/{mv}\nq"));
    assert!(seen.text().contains("Leave all the same?") && !seen.screen.is_left(), "{}", seen.text());
    seen.keys("n");
    assert!(!seen.screen.is_left());
    seen.keys("qy");
    assert!(seen.screen.is_left());
}
