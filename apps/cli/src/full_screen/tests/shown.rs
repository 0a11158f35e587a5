//! What is on the screen.

use super::{Seen, people};
use crate::seats::Player;
use catalog::{GameId, Rules, with_game};
use kernel::Game;
use ratatui::crossterm::event::KeyCode;
use words::Lang;

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (120, 40);

fn seats(game: GameId) -> std::ops::RangeInclusive<u8> {
    with_game!(game, T => <Rules<T> as Game>::SEATS)
}

/// A table with one person, where the others have moved twice round.
fn begun(game: GameId, seats: u8, lang: Lang, size: (u16, u16)) -> Seen {
    let mut players = vec![Player::Random; seats.into()];
    players[0] = Player::Person;
    let mut seen = Seen::new(game, &players, lang, size);
    seen.settle();
    for _ in 0..3 {
        let legal = seen.screen.asked().map(|seat| seen.screen.sitting.desk.session().game().legal(seat, 1).moves);
        if let Some(mv) = legal.and_then(|mut moves| moves.pop()) {
            seen.screen.obey(&mv);
            seen.settle();
        }
    }
    seen
}

/// A game with every number of seats in every language; kept beside the game.
fn assert_screens(game: GameId, name: &str, size: (u16, u16)) {
    let screen = |seats: u8, lang: Lang| format!("=== {seats} {lang}\n{}", begun(game, seats, lang, size).text());
    let screens = seats(game).flat_map(|seats| Lang::ALL.map(|lang| screen(seats, lang)));
    let screens = screens.collect::<Vec<_>>().join("\n");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(format!("{}/../../games/{game}/screen/snapshots", env!("CARGO_MANIFEST_DIR")));
    settings.set_prepend_module_to_snapshot(false);
    settings.bind(|| insta::assert_snapshot!(name, screens));
}

#[test]
fn every_game_and_number_of_seats_on_a_small_screen() {
    GameId::ALL.into_iter().for_each(|game| assert_screens(game, "full-80x24", SMALL));
}

#[test]
fn every_game_and_number_of_seats_on_a_large_screen() {
    GameId::ALL.into_iter().for_each(|game| assert_screens(game, "full-120x40", LARGE));
}

#[test]
fn whatever_can_be_chosen_is_on_the_small_screen_in_every_language() {
    for game in GameId::ALL {
        for seats in seats(game) {
            for lang in Lang::ALL {
                let mut seen = begun(game, seats, lang, SMALL);
                let Some(seat) = seen.screen.asked() else { continue };
                let (from, room) = (kernel::Viewpoint::Seat(seat), seen.screen.room);
                let laid = seen.screen.sitting.look(from, |screen, looker| screen.lay(looker, room));
                for spot in laid.board.spots().into_iter().filter(|spot| spot.open) {
                    assert!(
                        seen.screen.pointer.hits().has(&spot.id),
                        "{game} {seats} {lang} {}: {}",
                        spot.id,
                        seen.text()
                    );
                }
                for button in &laid.buttons {
                    assert!(
                        seen.screen.pointer.hits().has(&button.id),
                        "{game} {seats} {lang} {}: {}",
                        button.id,
                        seen.text()
                    );
                }
            }
        }
    }
}

#[test]
fn help_and_rules_are_read_page_by_page_and_the_table_is_there_again() {
    for game in GameId::ALL {
        let mut seen = begun(game, 2, Lang::En, SMALL);
        let table = seen.text();
        seen.keys("?");
        assert!(seen.text().contains("Keys") && seen.text().contains("Help"), "{}", seen.text());
        seen.key(KeyCode::Esc);
        assert_eq!(seen.text(), table);
        seen.keys("/rules\n");
        let first = seen.text();
        seen.keys(" ");
        assert!(first.contains("Rules") && seen.text() != first, "{first}");
        seen.keys("Gq");
        assert_eq!(seen.text(), table);
    }
}

#[test]
fn nothing_shows_through_the_curtain() {
    for game in GameId::ALL.into_iter().filter(|game| game.has_secrets()) {
        let mut seen = Seen::new(game, &people(2), Lang::En, (80, 100));
        for _ in 0..12 {
            let shown = seen.text();
            if shown.contains("Hand the device to") {
                assert!(shown.split_whitespace().count() < 25, "only whom to hand it to: {shown}");
            }
            match seen.screen.asked() {
                Some(seat) => {
                    let mv = seen.screen.sitting.desk.session().game().legal(seat, 1).moves.remove(0);
                    seen.screen.obey(&mv);
                    seen.settle();
                }
                None => seen.key(KeyCode::Enter),
            }
        }
        assert!(seen.screen.sitting.desk.history().len() > 2, "they play");
    }
}

#[test]
fn it_can_be_made_smaller_and_larger_at_any_time() {
    for game in GameId::ALL {
        let mut seen = begun(game, 2, Lang::Fr, SMALL);
        for (columns, rows) in [(40, 12), (1, 1), (200, 60), (10, 3), (80, 24)] {
            seen.terminal.backend_mut().resize(columns, rows);
            seen.draw();
            seen.key(KeyCode::Tab);
        }
    }
}
