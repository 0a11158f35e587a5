//! Crab Stack in the terminal: the shore as hexagons, with the crabs' stacks.

use super::{Answer, Screen};
use crate::eyes::Eyes;
use crate::paint::Ink;
use crab_stack_rules::{Cell, Crab, Move, Size, View};
use kernel::{Seat, Turn};
use serde_json::value::RawValue;
use words::say_with;

/// Columns and lines of one space on the screen.
const WIDE: usize = 8;
const HIGH: usize = 3;

/// The shore, and the crab that was chosen on it.
#[derive(Default)]
pub(crate) struct Shore {
    chosen: Option<Cell>,
}

impl Screen for Shore {
    fn has_secrets(&self) -> bool {
        false
    }

    fn picture(&mut self, eyes: &Eyes<'_>) -> String {
        let view: View = eyes.typed_view();
        let targets = self.chosen.map_or_else(Vec::new, |from| targets(from, eyes));
        [players(&view, eyes), board(&view, &targets, eyes), legend(&view, eyes)].join("\n")
    }

    fn tell(&mut self, event: &RawValue, eyes: &Eyes<'_>) -> Option<String> {
        eyes.narrate("crab-stack", event)
    }

    fn ask(&self, eyes: &Eyes<'_>) -> String {
        let view: View = eyes.typed_view();
        if !view.keep.is_empty() {
            let choices = view.keep.keys().map(|cell| format!("keep {cell}")).collect::<Vec<_>>().join(", ");
            return say_with(eyes.lang, "screen-crab-stack-ask-keep", &[("choices", choices.into())]);
        }
        let chosen = self.chosen.and_then(|from| top(&view, from).map(|crab| (from, crab)));
        if let Some((from, crab)) = chosen {
            let args = [("crab", crab.to_string().into()), ("from", from.to_string().into())];
            return say_with(eyes.lang, "screen-crab-stack-ask-target", &args);
        }
        let example = eyes.legal(1).moves.pop().unwrap_or_default();
        say_with(eyes.lang, "screen-crab-stack-ask", &[("example", example.into())])
    }

    fn answer(&mut self, line: &str, eyes: &Eyes<'_>) -> Answer {
        let Ok(cell) = line.parse::<Cell>() else { return Answer::NotMine };
        let view: View = eyes.typed_view();
        if let Some((least, _)) = view.keep.iter().find(|(_, group)| group.contains(cell)) {
            return Answer::Move(Move::Keep(*least).to_string());
        }
        let mine = top(&view, cell).is_some_and(|crab| Some(crab.seat) == eyes.seat());
        match self.chosen.filter(|&from| from != cell) {
            Some(from) if !mine || targets(from, eyes).contains(&cell) => {
                Answer::Move(Move::Crawl { from, to: cell }.to_string())
            }
            _ if mine => self.choose(cell, &view, eyes),
            _ => Answer::Say(describe(cell, &view, eyes)),
        }
    }

    fn help(&self, eyes: &Eyes<'_>) -> String {
        words::say(eyes.lang, "screen-crab-stack-help")
    }

    fn reset(&mut self) {
        self.chosen = None;
    }
}

impl Shore {
    /// Chooses an own crab on top of its stack and shows where it can go.
    fn choose(&mut self, from: Cell, view: &View, eyes: &Eyes<'_>) -> Answer {
        let reachable = targets(from, eyes);
        let crab = top(view, from).map(|crab| crab.to_string()).unwrap_or_default();
        let place = [("crab", crab.into()), ("from", from.to_string().into())];
        if reachable.is_empty() {
            self.chosen = None;
            return Answer::Say(say_with(eyes.lang, "screen-crab-stack-no-targets", &place));
        }
        self.chosen = Some(from);
        let list = reachable.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let [crab, from] = place;
        let sentence = say_with(eyes.lang, "screen-crab-stack-targets", &[crab, from, ("targets", list.into())]);
        Answer::Say(format!("{}\n{sentence}", board(view, &reachable, eyes)))
    }
}

fn top(view: &View, cell: Cell) -> Option<Crab> {
    view.stacks.get(&cell)?.last().copied()
}

fn targets(from: Cell, eyes: &Eyes<'_>) -> Vec<Cell> {
    let moves = eyes.legal(usize::MAX).moves;
    let crawls = moves.iter().filter_map(|mv| mv.parse().ok());
    crawls
        .filter_map(|mv| if let Move::Crawl { from: start, to } = mv { (start == from).then_some(to) } else { None })
        .collect()
}

/// What lies on a space that holds no crab the person could choose.
fn describe(cell: Cell, view: &View, eyes: &Eyes<'_>) -> String {
    let place = ("cell", cell.to_string().into());
    let Some(stack) = view.stacks.get(&cell) else {
        return say_with(eyes.lang, "screen-crab-stack-empty", &[place]);
    };
    let texts: Vec<String> = stack.iter().map(ToString::to_string).collect();
    let described = say_with(eyes.lang, "screen-crab-stack-stack", &[place.clone(), ("stack", texts.join(" ").into())]);
    if stack.iter().any(|crab| Some(crab.seat) == eyes.seat()) {
        return format!("{described}\n{}", say_with(eyes.lang, "screen-crab-stack-covered", &[place]));
    }
    described
}

/// One line a seat: whose turn, how many crabs are left and how many of them lie on top.
fn players(view: &View, eyes: &Eyes<'_>) -> String {
    let line = |seat: Seat| {
        let mark = if matches!(view.turn, Turn::Seats(seats) if seats.contains(seat)) { "►" } else { " " };
        let name = eyes.paint.ink(Ink::Seat(seat.number()), format!(" {seat} {} ", eyes.name(seat)));
        let crabs = view.stacks.values().flatten().filter(|crab| crab.seat == seat).count();
        let tops = view.stacks.values().filter(|stack| stack.last().is_some_and(|crab| crab.seat == seat)).count();
        let counts = say_with(eyes.lang, "screen-crab-stack-seat", &[("crabs", crabs.into()), ("tops", tops.into())]);
        let out = if view.out.contains(&seat) {
            format!(" — {}", words::say(eyes.lang, "screen-crab-stack-out"))
        } else {
            String::new()
        };
        format!("{mark} {name} {counts}{out}")
    };
    Seat::all(eyes.seats()).map(line).collect::<Vec<_>>().join("\n")
}

fn legend(view: &View, eyes: &Eyes<'_>) -> String {
    let mut legend = words::say(eyes.lang, "screen-crab-stack-legend");
    if view.last.is_some_and(|last| !last.washed.is_empty()) {
        legend = format!("{legend}   {}", words::say(eyes.lang, "screen-crab-stack-legend-wave"));
    }
    eyes.paint.ink(Ink::Faint, legend)
}

/// The spaces as hexagons: each row of the board half a space further right than the one above.
fn board(view: &View, targets: &[Cell], eyes: &Eyes<'_>) -> String {
    let left = view.spaces.iter().map(half_columns).min().unwrap_or(0);
    let rows = view.spaces.iter().map(Cell::r);
    let (first, last) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
    let mut lines = Vec::new();
    for r in first..=last {
        let cells: Vec<Cell> = view.spaces.iter().filter(|cell| cell.r() == r).collect();
        for part in 0..HIGH {
            let mut line = String::new();
            let mut column = 0;
            for &cell in &cells {
                let at = (half_columns(cell) - left) * WIDE / 2;
                line.push_str(&" ".repeat(at - column));
                line.push_str(&part_of(cell, part, view, targets, eyes));
                column = at + WIDE;
            }
            lines.push(line.trim_end().to_owned());
        }
    }
    lines.join("\n")
}

/// How many half spaces a space lies to the right.
fn half_columns(cell: Cell) -> usize {
    usize::from(2 * cell.q() + cell.r())
}

/// One line of a space: its name and height, its top crab, or what lies underneath.
fn part_of(cell: Cell, part: usize, view: &View, targets: &[Cell], eyes: &Eyes<'_>) -> String {
    let stack = view.stacks.get(&cell).map_or(&[][..], Vec::as_slice);
    match part {
        0 => name_of(cell, stack, view, eyes),
        1 => crab_of(cell, stack, view, targets, eyes),
        _ => eyes.paint.ink(Ink::Faint, format!("{:^WIDE$}", beneath(stack))),
    }
}

fn name_of(cell: Cell, stack: &[Crab], view: &View, eyes: &Eyes<'_>) -> String {
    let tied = view.keep.iter().find(|(_, group)| group.contains(cell)).map(|(least, _)| format!("={least}"));
    let height = if stack.len() > 1 { format!("×{}", stack.len()) } else { String::new() };
    let last = view.last.is_some_and(|last| last.to == cell || last.from == cell);
    let text = format!("{:^WIDE$}", format!("{cell}{}{}", height, tied.unwrap_or_default()));
    eyes.paint.ink(if last { Ink::Fresh } else { Ink::Faint }, text)
}

/// The top crab between marks: `> <` where the chosen crab can go, `* *` where the last one went.
fn crab_of(cell: Cell, stack: &[Crab], view: &View, targets: &[Cell], eyes: &Eyes<'_>) -> String {
    let Some(crab) = stack.last() else {
        let washed = view.last.is_some_and(|last| last.washed.contains(cell));
        let (water, ink) = if washed { ("≈≈≈≈", Ink::Fresh) } else { ("~", Ink::Faint) };
        return eyes.paint.ink(ink, format!("{water:^WIDE$}"));
    };
    let token = match crab.size {
        Size::Large => format!("[[{crab}]]"),
        Size::Medium => format!(" [{crab}] "),
        Size::Small => format!("  {crab}  "),
    };
    let token = eyes.paint.ink(Ink::Seat(crab.seat.number()), token);
    if targets.contains(&cell) {
        let (left, right) = (eyes.paint.ink(Ink::Target, ">"), eyes.paint.ink(Ink::Target, "<"));
        format!("{left}{token}{right}")
    } else if view.last.is_some_and(|last| last.to == cell) {
        format!("*{token}*")
    } else {
        format!(" {token} ")
    }
}

/// What lies under the top crab, bottom first, as far as there is room.
fn beneath(stack: &[Crab]) -> String {
    let under = &stack[..stack.len().saturating_sub(1)];
    match under {
        [one, two, three, rest @ ..] if !rest.is_empty() => format!("{one}{two}{three}+{}", rest.len()),
        _ => under.iter().map(ToString::to_string).collect(),
    }
}
