//! Lessons and records on a full screen.

use crate::full_screen::colours::Colours;
use crate::full_screen::lesson::LessonScreen;
use crate::lesson::Lesson;
use catalog::GameId;
use face::lesson::Part;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use words::Lang;

struct Taught {
    screen: LessonScreen,
    terminal: Terminal<TestBackend>,
}

impl Taught {
    fn new(lesson: Lesson) -> Self {
        let terminal = Terminal::new(TestBackend::new(80, 24)).expect("memory can be drawn on");
        let mut taught = Self { screen: LessonScreen::new(lesson, Colours::None), terminal };
        taught.draw();
        taught
    }

    fn draw(&mut self) {
        self.terminal.draw(|frame| self.screen.draw(frame)).expect("memory can be drawn on");
    }

    fn key(&mut self, code: KeyCode) {
        self.screen.handle(&Event::Key(KeyEvent::new(code, KeyModifiers::NONE)));
        self.draw();
    }

    /// What is on the screen, as one text.
    fn text(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let lines = buffer.content().chunks(buffer.area.width.into());
        let text: Vec<String> =
            lines.map(|line| line.iter().map(ratatui::buffer::Cell::symbol).collect::<String>()).collect();
        text.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
    }
}

fn lessons() -> impl Iterator<Item = Lesson> {
    let parts = |game| [Part::Rules, Part::Tactics].into_iter().map(move |part| (game, part));
    let games = GameId::ALL.into_iter().flat_map(parts);
    games.flat_map(|(game, part)| Lang::ALL.into_iter().filter_map(move |lang| Lesson::new(game, part, lang)))
}

#[test]
fn every_lesson_is_taken_to_its_end_and_says_what_is_asked() {
    let mut taken = 0;
    for lesson in lessons() {
        let mut taught = Taught::new(lesson);
        while !taught.screen.lesson.course.is_done() {
            let asked = taught.screen.lesson.asked().pop().unwrap_or_default();
            let asked = asked.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(taught.text().contains(&asked), "{asked}: {}", taught.text());
            let mv = taught.screen.lesson.course.example().expect("each step can be done");
            taught.screen.play(&mv);
            taught.draw();
            taught.key(KeyCode::Char('n'));
        }
        taken += 1;
    }
    assert!(taken >= 9, "{taken}");
}

#[test]
fn a_lesson_shows_goes_back_and_is_left() {
    let mut taught = Taught::new(lessons().next().expect("there is one"));
    taught.key(KeyCode::Char('s'));
    assert!(taught.text().contains("For example:"), "{}", taught.text());
    let first = taught.screen.lesson.course.step();
    let mv = taught.screen.lesson.course.example().expect("it can be done");
    taught.screen.play(&mv);
    taught.draw();
    taught.key(KeyCode::Enter);
    assert_eq!(taught.screen.lesson.course.step(), first + 1, "the keys are at the way on");
    taught.key(KeyCode::Char('b'));
    assert_eq!(taught.screen.lesson.course.step(), first);
    taught.key(KeyCode::Char('q'));
    assert!(taught.screen.is_left());
}
