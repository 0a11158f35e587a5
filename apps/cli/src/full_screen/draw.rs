//! The screen, drawn.

use super::brush::Brush;
use super::commands::{GO_ON, LEAVE, NO, REMATCH, YES};
use super::hits::Hits;
use super::reading::draw_page;
use super::stage::Stage;
use super::{FullScreen, Notice};
use crate::lines::wrapped;
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::text::Span;
use screen::{Button, Canvas, Ink, Laid, Room, Run, Spot, cut};
use unicode_width::UnicodeWidthStr;

/// The least columns of a list beside the board.
const SIDE: usize = 22;
/// Between the board and what stands beside it.
const GAP: usize = 2;
/// Lines below the board at the least: what is asked, buttons, what is typed, keys.
const BELOW: usize = 6;
/// Lines that what is asked may take.
const ASKED: usize = 4;

impl FullScreen {
    /// Draws what is to be seen.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let mut hits = Hits::default();
        match &self.stage {
            Stage::Page(_) => self.draw_page(frame),
            Stage::Asked(question) => {
                let text = self.question_in_words(question);
                let buttons = [(YES, "yes"), (NO, "no")].map(|(id, word)| Button::new(id, self.sitting.say(word)));
                self.draw_alone(frame, &mut hits, &text, &buttons);
            }
            Stage::Curtain(seat) => {
                let name = || [("name", self.sitting.name(*seat).into())];
                let text = self.sitting.say_with("terminal-curtain", &name());
                let ready = Button::new(GO_ON, self.sitting.say_with("terminal-curtain-prompt", &name()));
                self.draw_alone(frame, &mut hits, &text, &[ready]);
            }
            Stage::Table | Stage::Parting(_) => self.draw_table(frame, &mut hits),
            Stage::Left => {}
        }
        self.pointer.drawn(hits);
        self.show_cursor(frame);
    }

    /// The terminal's own cursor is where one types, or at what the keys are at: so screen readers follow.
    fn show_cursor(&self, frame: &mut Frame<'_>) {
        if self.editor.is_typing() && matches!(self.stage, Stage::Table) {
            let column = 2 + self.editor.before_cursor().width() as u16;
            let row = frame.area().height.saturating_sub(2);
            frame.set_cursor_position(Position::new(column.min(frame.area().width.saturating_sub(1)), row));
        } else if let Some(place) = self.pointer.place() {
            frame.set_cursor_position(place);
        }
    }

    /// How much room the table has on a screen of this size.
    fn room(area: Rect) -> Room {
        Room { columns: area.width.into(), lines: usize::from(area.height).saturating_sub(BELOW + 1) }
    }

    fn draw_table(&mut self, frame: &mut Frame<'_>, hits: &mut Hits) {
        let area = frame.area();
        self.room = Self::room(area);
        let (eyes, room) = (self.eyes(), self.room);
        let mut laid = self.sitting.look(eyes, |screen, looker| screen.lay(looker, room));
        self.ask(&mut laid);
        let below = self.below(&laid, area.width.into());
        let height = usize::from(area.height).saturating_sub(below.len() + 1);
        self.draw_title(frame);
        self.draw_main(frame, hits, &laid, height);
        let top = area.height.saturating_sub(below.len() as u16);
        for (row, line) in (top..).zip(below) {
            self.brush().runs(frame, hits, &line, (0, row), area.width.into());
        }
    }

    /// What the table asks beside what its game does: to hide one's cards, or what comes after the end.
    fn ask(&self, laid: &mut Laid) {
        if let Stage::Parting(seat) = self.stage {
            let name = [("name", self.sitting.name(seat).into())];
            laid.question = self.sitting.say_with("terminal-curtain-over", &name);
            laid.buttons = vec![Button::new(GO_ON, self.sitting.say("terminal-curtain-hide"))];
        } else if let Some(outcome) = self.sitting.desk.outcome() {
            // Why and who won are sentences; everybody's place is a list.
            let result = self.sitting.result(outcome);
            let (told, places) = result.split_at(2.min(result.len()));
            laid.question = format!("{}\n{}", told.join(" "), places.join(" · "));
            let people = self.sitting.people().next().is_some();
            let rematch = people.then(|| Button::new(REMATCH, self.sitting.say("terminal-again")));
            laid.buttons =
                rematch.into_iter().chain([Button::new(LEAVE, self.sitting.say("terminal-leave"))]).collect();
        } else if let Some(seat) = self.mover_due() {
            laid.question = self.sitting.say_with("terminal-thinks", &[("name", self.sitting.name(seat).into())]);
            laid.buttons.clear();
        }
    }

    /// What things are drawn with now: what is typed takes the keys away from the table.
    fn brush(&self) -> Brush<'_> {
        Brush { colours: self.colours, focus: self.pointer.focus().filter(|_| !self.editor.is_typing()) }
    }

    fn draw_title(&self, frame: &mut Frame<'_>) {
        let names = words::list(self.sitting.lang, &self.sitting.players_in_words());
        self.brush().title(frame, &format!(" {} · {names}", self.sitting.title()));
    }

    /// The board, and beside or below it how everybody stands and what happened.
    fn draw_main(&mut self, frame: &mut Frame<'_>, hits: &mut Hits, laid: &Laid, height: usize) {
        let columns = usize::from(frame.area().width);
        if laid.board.width() + GAP + SIDE <= columns {
            let side = (laid.board.width() + GAP).max(columns / 2).min(columns - SIDE);
            let board = with_legend(laid, side - GAP, height);
            self.brush().canvas(frame, hits, &board, (0, 1), (side - GAP, height));
            return self.draw_side(frame, hits, &laid.seats, side, height);
        }
        let mut top = laid.seats.clone();
        top.append(with_legend(laid, columns, height.saturating_sub(top.height())));
        self.brush().canvas(frame, hits, &top, (0, 1), (columns, height));
        let left = height.saturating_sub(top.height() + 1);
        self.draw_log(frame, (0, 2 + top.height()), (columns, left));
    }

    fn draw_side(&mut self, frame: &mut Frame<'_>, hits: &mut Hits, seats: &Canvas, side: usize, height: usize) {
        let columns = usize::from(frame.area().width) - side;
        self.brush().canvas(frame, hits, seats, (side, 1), (columns, height));
        let top = if seats.height() == 0 { 0 } else { seats.height() + 1 };
        self.draw_log(frame, (side, 1 + top), (columns, height.saturating_sub(top)));
    }

    /// The last lines of what happened; what is new to whoever looks stands out.
    fn draw_log(&mut self, frame: &mut Frame<'_>, (left, top): (usize, usize), (columns, height): (usize, usize)) {
        let lines = self.log_lines(columns.saturating_sub(1));
        self.back = self.back.min(lines.len().saturating_sub(height));
        let end = lines.len() - self.back;
        for (row, (ink, line)) in from_a_beginning(&lines[end.saturating_sub(height)..end]).iter().enumerate() {
            let place = Rect::new(left as u16, (top + row) as u16, columns as u16, 1).intersection(frame.area());
            frame.render_widget(Span::styled(*line, self.colours.ink(*ink)), place);
        }
    }

    fn log_lines(&self, columns: usize) -> Vec<LogLine> {
        let told = self.told.iter().enumerate().flat_map(|(at, told)| {
            let (ink, mark) = if at < self.old { (Ink::Faint, "  ") } else { (Ink::Strong, "• ") };
            let lines = told.lines().flat_map(|line| wrapped(line.trim_start(), columns.saturating_sub(2).max(1)));
            let marked = move |(nth, line): (usize, String)| {
                let mark = if nth == 0 { mark } else { "  " };
                LogLine { ink, text: format!("{mark}{line}"), begins: nth == 0 }
            };
            lines.enumerate().map(marked).collect::<Vec<_>>()
        });
        told.collect()
    }

    /// What stands below the board: what is asked and said, buttons, what is typed, and what the keys do.
    fn below(&self, laid: &Laid, columns: usize) -> Vec<Vec<Run>> {
        let mut lines: Vec<Vec<Run>> = vec![vec![Run::of(Ink::Faint, "─".repeat(columns))]];
        let asked = said(&laid.question, Ink::Strong, columns);
        let notice = self.notice.as_ref().map(|notice| notice.lines(columns));
        lines.extend(notice.into_iter().flatten().chain(asked).take(ASKED));
        let buttons = button_lines(&laid.buttons, columns);
        // The board does not move whenever a button comes or goes.
        let blanks = (BELOW - 2).saturating_sub(lines.len() + buttons.len());
        lines.extend(vec![Vec::new(); blanks].into_iter().chain(buttons));
        lines.push(vec![Run::plain(self.typed_line())]);
        lines.push(vec![Run::of(Ink::Faint, cut(&self.sitting.say("terminal-keys"), columns))]);
        lines
    }

    fn typed_line(&self) -> String {
        if self.editor.is_typing() { format!("> {}", self.editor.text()) } else { String::new() }
    }

    /// A sentence and buttons, and nothing else on the screen.
    fn draw_alone(&self, frame: &mut Frame<'_>, hits: &mut Hits, text: &str, buttons: &[Button]) {
        let area = frame.area();
        let columns = usize::from(area.width).saturating_sub(4).min(70);
        let notice = self.notice.as_ref().map(|notice| notice.lines(columns)).unwrap_or_default();
        let mut lines = notice;
        lines.extend(said(text, Ink::Strong, columns));
        lines.push(Vec::new());
        lines.extend(button_lines(buttons, columns));
        let top = (usize::from(area.height).saturating_sub(lines.len()) / 2) as u16;
        let left = (usize::from(area.width).saturating_sub(columns) / 2) as u16;
        for (row, line) in (top..).zip(lines) {
            self.brush().runs(frame, hits, &line, (left, row), columns);
        }
    }

    fn draw_page(&mut self, frame: &mut Frame<'_>) {
        let colours = self.colours;
        let Stage::Page(page) = &mut self.stage else { return };
        draw_page(page, &Brush { colours, focus: None }, frame);
        self.brush().last_line(frame, &self.sitting.say("terminal-page-keys"));
    }
}

/// What happened, without the end of something whose beginning is out of sight.
fn from_a_beginning(lines: &[LogLine]) -> Vec<(Ink, &str)> {
    let begun = lines.iter().position(|line| line.begins).unwrap_or(0);
    lines[begun..].iter().map(|line| (line.ink, line.text.as_str())).collect()
}

/// A line of what happened.
struct LogLine {
    ink: Ink,
    text: String,
    /// Whether something is told from here on.
    begins: bool,
}

/// The board, with what its marks mean where there is room for it.
fn with_legend(laid: &Laid, columns: usize, height: usize) -> Canvas {
    let mut board = laid.board.clone();
    let legend: Vec<String> = laid.legend.lines().flat_map(|line| wrapped(line, columns)).collect();
    if board.height() + legend.len() <= height {
        legend.iter().for_each(|line| board.text(Some(Ink::Faint), line));
    }
    board
}

impl Notice {
    fn lines(&self, columns: usize) -> Vec<Vec<Run>> {
        said(&self.text, if self.wrong { Ink::Wrong } else { Ink::Fresh }, columns)
    }
}

/// A text as lines that fit.
pub(super) fn said(text: &str, ink: Ink, columns: usize) -> Vec<Vec<Run>> {
    let lines = text.lines().flat_map(|line| wrapped(line, columns));
    lines.map(|line| vec![Run::of(ink, line)]).collect()
}

/// A button: `[ Do it ]`; pressed down `[•Do it•]`; of no use now `( Do it )`.
fn button_run(button: &Button) -> Run {
    let label = &button.label;
    let run = match (button.on, button.open) {
        (true, _) => Run::of(Ink::Target, format!("[•{label}•]")),
        (false, true) => Run::of(Ink::Strong, format!("[ {label} ]")),
        (false, false) => Run::of(Ink::Faint, format!("( {label} )")),
    };
    run.on(Spot::new(&button.id, button.open, button.on))
}

/// Buttons side by side, in as many lines as they take.
pub(super) fn button_lines(buttons: &[Button], columns: usize) -> Vec<Vec<Run>> {
    let (mut lines, mut width) = (Vec::<Vec<Run>>::new(), columns);
    for button in buttons {
        let run = button_run(button);
        if width + run.width() + 1 > columns {
            lines.push(Vec::new());
            width = 0;
        }
        width += run.width() + 1;
        if let Some(line) = lines.last_mut() {
            line.extend([run, Run::plain(" ")]);
        }
    }
    lines
}
