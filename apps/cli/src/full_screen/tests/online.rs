//! A table of a house as it is seen.

use crate::full_screen::colours::Colours;
use crate::full_screen::online::OnlineScreen;
use crate::online::line::News;
use crate::online::visit::tests::Rehearsal;
use catalog::GameId;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use words::{Lang, say};

/// What is on a screen of this size.
fn shown(screen: &mut OnlineScreen, (columns, rows): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("memory can be drawn on");
    terminal.draw(|frame| screen.draw(frame)).expect("memory can be drawn on");
    let buffer = terminal.backend().buffer();
    let line = |row: u16| (0..columns).map(|column| buffer[(column, row)].symbol()).collect::<String>();
    (0..rows).map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn lobby_and_table_fit_the_small_screen_in_every_language() {
    for (game, lang) in GameId::ALL.into_iter().flat_map(|game| Lang::ALL.map(|lang| (game, lang))) {
        for size in [(80, 24), (120, 40)] {
            let waiting = Rehearsal::begin(game, lang, Some("Ann"));
            let mut screen = OnlineScreen::new(waiting.visit, Colours::True);
            let lobby = shown(&mut screen, size);
            for wanted in
                ["Ann", "http://localhost/t/0c9e", &say(lang, "web-online-open"), &say(lang, "web-online-start")]
            {
                assert!(lobby.contains(wanted), "{wanted}:\n{lobby}");
            }
            let mut playing = Rehearsal::begin(game, lang, Some("Ann"));
            playing.obey("start");
            let mut screen = OnlineScreen::new(playing.visit, Colours::True);
            let table = shown(&mut screen, size);
            assert!(table.contains("Ann") && table.contains("5:00"), "{table}");
            assert!(
                table.lines().last().is_some_and(|keys| keys.trim_end().ends_with('q') || keys.contains("q quit")),
                "{table}"
            );
            screen.hear(News::Lost);
            assert!(
                shown(&mut screen, size).contains(say(lang, "web-online-lost").split('.').next().unwrap_or_default()),
                "{}",
                shown(&mut screen, size)
            );
        }
    }
}

#[test]
fn whoever_watches_waits_and_can_only_leave() {
    let watched = Rehearsal::begin(GameId::ALL[0], Lang::En, None);
    let mut screen = OnlineScreen::new(watched.visit, Colours::None);
    let lobby = shown(&mut screen, (80, 24));
    assert!(
        lobby.contains("You are watching") && !lobby.contains("Sit down") && lobby.contains("[ Leave ]"),
        "{lobby}"
    );
}
