//! A table on the whole screen, with all that stands around it, whoever the table is of.

use super::Notice;
use super::brush::Brush;
use super::hits::Hits;
use super::page::Page;
use crate::lines::wrapped;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Span;
use screen::{Button, Canvas, Ink, Laid, Room, Run, Spot, cut};

/// The least columns of a list beside the board.
const SIDE: usize = 22;
/// Between the board and what stands beside it.
const GAP: usize = 2;
/// Lines below the board at the least: what is asked, buttons, what is typed, keys.
const BELOW: usize = 6;
/// Lines that what is asked may take.
const ASKED: usize = 4;

/// All that is to be seen of a table and around it.
pub(super) struct Sheet<'a> {
    /// The first line: what is played, and who sits there.
    pub(super) title: &'a str,
    pub(super) laid: &'a Laid,
    pub(super) notice: Option<&'a Notice>,
    /// What happened, and how many of it is old to whoever looks.
    pub(super) told: &'a [String],
    pub(super) old: usize,
    /// How many lines the log is scrolled back: no further than it goes, once it is drawn.
    pub(super) back: usize,
    /// What is being typed.
    pub(super) typed: String,
    /// The last line: what the keys do.
    pub(super) keys: &'a str,
    pub(super) brush: Brush<'a>,
}

/// How much room a table has on a screen of this size.
pub(super) fn room(area: Rect) -> Room {
    Room { columns: area.width.into(), lines: usize::from(area.height).saturating_sub(BELOW + 1) }
}

impl Sheet<'_> {
    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, hits: &mut Hits) {
        let area = frame.area();
        let below = self.below(area.width.into());
        let height = usize::from(area.height).saturating_sub(below.len() + 1);
        self.brush.title(frame, self.title);
        self.draw_main(frame, hits, height);
        let top = area.height.saturating_sub(below.len() as u16);
        for (row, line) in (top..).zip(below) {
            self.brush.runs(frame, hits, &line, (0, row), area.width.into());
        }
    }

    /// The board, and beside or below it how everybody stands and what happened.
    fn draw_main(&mut self, frame: &mut Frame<'_>, hits: &mut Hits, height: usize) {
        let (columns, laid) = (usize::from(frame.area().width), self.laid);
        if laid.board.width() + GAP + SIDE <= columns {
            let side = (laid.board.width() + GAP).max(columns / 2).min(columns - SIDE);
            let board = with_legend(laid, side - GAP, height);
            self.brush.canvas(frame, hits, &board, (0, 1), (side - GAP, height));
            return self.draw_side(frame, hits, side, height);
        }
        let mut top = laid.seats.clone();
        top.append(with_legend(laid, columns, height.saturating_sub(top.height())));
        self.brush.canvas(frame, hits, &top, (0, 1), (columns, height));
        let left = height.saturating_sub(top.height() + 1);
        self.draw_log(frame, (0, 2 + top.height()), (columns, left));
    }

    fn draw_side(&mut self, frame: &mut Frame<'_>, hits: &mut Hits, side: usize, height: usize) {
        let (columns, seats) = (usize::from(frame.area().width) - side, &self.laid.seats);
        self.brush.canvas(frame, hits, seats, (side, 1), (columns, height));
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
            frame.render_widget(Span::styled(*line, self.brush.colours.ink(*ink)), place);
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
    fn below(&self, columns: usize) -> Vec<Vec<Run>> {
        let mut lines: Vec<Vec<Run>> = vec![vec![Run::of(Ink::Faint, "─".repeat(columns))]];
        let asked = said(&self.laid.question, Ink::Strong, columns);
        let notice = self.notice.map(|notice| notice.lines(columns));
        lines.extend(notice.into_iter().flatten().chain(asked).take(ASKED));
        let buttons = button_lines(&self.laid.buttons, columns);
        // The board does not move whenever a button comes or goes.
        let blanks = (BELOW - 2).saturating_sub(lines.len() + buttons.len());
        lines.extend(vec![Vec::new(); blanks].into_iter().chain(buttons));
        lines.push(vec![Run::plain(&self.typed)]);
        lines.push(vec![Run::of(Ink::Faint, cut(self.keys, columns))]);
        lines
    }
}

impl Brush<'_> {
    /// A sentence and buttons, and nothing else on the screen.
    pub(super) fn alone(
        &self,
        frame: &mut Frame<'_>,
        hits: &mut Hits,
        notice: Option<&Notice>,
        text: &str,
        buttons: &[Button],
    ) {
        let area = frame.area();
        let columns = usize::from(area.width).saturating_sub(4).min(70);
        let mut lines = notice.map(|notice| notice.lines(columns)).unwrap_or_default();
        lines.extend(said(text, Ink::Strong, columns));
        lines.push(Vec::new());
        lines.extend(button_lines(buttons, columns));
        let top = (usize::from(area.height).saturating_sub(lines.len()) / 2) as u16;
        let left = (usize::from(area.width).saturating_sub(columns) / 2) as u16;
        for (row, line) in (top..).zip(lines) {
            self.runs(frame, hits, &line, (left, row), columns);
        }
    }

    /// Something to read, and what the keys do meanwhile.
    pub(super) fn page(&self, frame: &mut Frame<'_>, page: &mut Page, keys: &str) {
        let area = frame.area();
        let lines = page.lines(area.width.into(), usize::from(area.height).saturating_sub(2));
        for (line, row) in lines.into_iter().zip(1..) {
            frame.render_widget(Span::raw(line), Rect::new(0, row, area.width, 1).intersection(area));
        }
        self.title(frame, &format!(" {} · {} %", page.title(), page.percent()));
        self.last_line(frame, keys);
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
