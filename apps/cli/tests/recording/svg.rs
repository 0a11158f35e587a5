//! Pictures of a terminal, one after the other, as one SVG whose text is text.
//!
//! A line that stays as it is over several pictures is written once, and shown for as long.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use vt100::{Color, Screen};

/// A letter's room, and the lines'.
const CELL: (f32, f32) = (8.4, 18.0);
/// Around the letters; above, there is room for the command.
const MARGIN: f32 = 14.0;
const TOP: f32 = 40.0;
/// For how many seconds a picture stands, and the last one.
const SECONDS: f32 = 1.8;
const LAST_SECONDS: f32 = 4.0;

const LETTERS: &str = "#d8dee4";
const GROUND: &str = "#14181d";

/// One picture: its lines, each drawn.
pub(crate) struct Frame {
    lines: Vec<String>,
    columns: u16,
}

/// How letters look that stand side by side.
#[derive(Clone, PartialEq)]
struct Look {
    letters: String,
    ground: String,
    bold: bool,
    dim: bool,
}

impl Frame {
    pub(crate) fn of(screen: &Screen) -> Self {
        let (rows, columns) = screen.size();
        Self { lines: (0..rows).map(|row| line(screen, row, columns)).collect(), columns }
    }
}

fn look(cell: &vt100::Cell) -> Look {
    let (letters, ground) = (hex(cell.fgcolor(), LETTERS), hex(cell.bgcolor(), GROUND));
    let (letters, ground) = if cell.inverse() { (ground, letters) } else { (letters, ground) };
    Look { letters, ground, bold: cell.bold(), dim: cell.dim() }
}

fn hex(color: Color, usual: &str) -> String {
    const SIXTEEN: [&str; 16] = [
        "#000000", "#d9534f", "#5cb85c", "#d9b23c", "#4f8fd9", "#b06fd0", "#4fc4c9", "#d8dee4", "#6b747d", "#ff7b76",
        "#87d787", "#f2c93c", "#79b0f0", "#d092ee", "#76e2e6", "#ffffff",
    ];
    match color {
        Color::Default => usual.to_owned(),
        Color::Idx(at) => SIXTEEN.get(usize::from(at)).copied().unwrap_or(usual).to_owned(),
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
    }
}

/// A line as shapes and text: what looks alike stands together.
fn line(screen: &Screen, row: u16, columns: u16) -> String {
    let mut runs: Vec<(u16, Look, String, u16)> = Vec::new();
    for column in 0..columns {
        let Some(cell) = screen.cell(row, column).filter(|cell| !cell.is_wide_continuation()) else { continue };
        let (look, text) = (look(cell), if cell.has_contents() { cell.contents() } else { " " });
        match runs.last_mut() {
            Some((_, last, run, width)) if *last == look => {
                run.push_str(text);
                *width += 1;
            }
            _ => runs.push((column, look, text.to_owned(), 1)),
        }
    }
    runs.iter().map(|(column, look, text, width)| run(row, *column, look, text, *width)).collect()
}

fn run(row: u16, column: u16, look: &Look, text: &str, width: u16) -> String {
    let (x, y) = (place(MARGIN + f32::from(column) * CELL.0), TOP + f32::from(row) * CELL.1);
    let mut drawn = String::new();
    if look.ground != GROUND {
        let (width, height) = (place(f32::from(width) * CELL.0), place(CELL.1));
        let (y, ground) = (place(y), &look.ground);
        let _ = write!(drawn, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" fill=\"{ground}\"/>");
    }
    let shown = text.trim_end();
    if shown.trim().is_empty() {
        return drawn;
    }
    let skipped = shown.chars().take_while(|&letter| letter == ' ').count();
    let (x, shown) = (place(MARGIN + (f32::from(column) + skipped as f32) * CELL.0), shown.trim_start());
    let length = place(shown.chars().count() as f32 * CELL.0);
    let y = place(y + CELL.1 - 5.0);
    let fill = if look.letters == LETTERS { String::new() } else { format!(" fill=\"{}\"", look.letters) };
    let class = match (look.bold, look.dim) {
        (true, _) => " class=\"b\"",
        (false, true) => " class=\"d\"",
        (false, false) => "",
    };
    let text = escaped(shown);
    let _ = write!(drawn, "<text x=\"{x}\" y=\"{y}\" textLength=\"{length}\"{fill}{class}>{text}</text>");
    drawn
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// A number as short as it can be written.
fn place(number: f32) -> String {
    format!("{number:.1}").trim_end_matches(".0").to_owned()
}

/// The pictures one after the other, and again from the first.
pub(crate) fn drawn(command: &str, frames: &[Frame]) -> String {
    let rows = frames[0].lines.len();
    let width = place(f32::from(frames[0].columns) * CELL.0 + 2.0 * MARGIN);
    let height = place(rows as f32 * CELL.1 + TOP + MARGIN);
    let mut spans = BTreeSet::new();
    let body: String = (0..rows).map(|row| shown_by_turns(row, frames, &mut spans)).collect();
    let command = escaped(command);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" fill=\"{LETTERS}\">\n\
         <title>{command}</title>\n\
         <style>text{{font:14px ui-monospace,Menlo,Consolas,\"DejaVu Sans Mono\",monospace;white-space:pre}}\
         .b{{font-weight:700}}.d{{opacity:.6}}{}</style>\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{GROUND}\"/>\n\
         <text x=\"{}\" y=\"24\" class=\"d\">{command}</text>\n{body}</svg>\n",
        animations(&spans, frames.len()),
        place(MARGIN),
    )
}

/// A line over time: each of its states for as long as it lasts.
fn shown_by_turns(row: usize, frames: &[Frame], spans: &mut BTreeSet<(usize, usize)>) -> String {
    let mut begin = 0;
    let mut drawn = String::new();
    while begin < frames.len() {
        let line = &frames[begin].lines[row];
        let end = (begin..frames.len()).find(|&at| frames[at].lines[row] != *line).unwrap_or(frames.len());
        if (begin, end) == (0, frames.len()) {
            let _ = writeln!(drawn, "{line}");
        } else if !line.is_empty() {
            spans.insert((begin, end));
            let _ = writeln!(drawn, "<g class=\"s{begin}-{end}\">{line}</g>");
        }
        begin = end;
    }
    drawn
}

/// When each span is to be seen. Where nothing may move, the last picture is.
fn animations(spans: &BTreeSet<(usize, usize)>, frames: usize) -> String {
    let total = SECONDS * (frames - 1) as f32 + LAST_SECONDS;
    let percent = |frame: usize| place(100.0 * SECONDS * frame as f32 / total);
    let rule = |&(begin, end): &(usize, usize)| {
        let name = format!("s{begin}-{end}");
        let (last, from) = (end == frames, percent(begin));
        let usual = if last { "visible" } else { "hidden" };
        let before = if begin == 0 { "" } else { "0%{visibility:hidden}" };
        let after = if last {
            "100%{visibility:visible}".to_owned()
        } else {
            format!("{}%,100%{{visibility:hidden}}", percent(end))
        };
        format!(
            ".{name}{{visibility:{usual};animation:{name} {}s steps(1,end) infinite}}\
             @keyframes {name}{{{before}{from}%{{visibility:visible}}{after}}}",
            place(total)
        )
    };
    let rules: String = spans.iter().map(rule).collect();
    format!("{rules}@media(prefers-reduced-motion:reduce){{g{{animation:none!important}}}}")
}
