//! Crab Stack in the terminal: the shore as hexagons, with the crabs' stacks.

mod pointing;
mod shore;

use crate::Title;
use crate::face::scene::Scene;
use ::screen::{Answer, Ink, Laid, Picture, Pressed, Room, Screen, Taste};
use kernel::{Seat, Turn};
use rules::{Cell, CrabStack, Move};
use shore::Drawing;
use words::say_with;

type Sight<'a> = ::screen::Sight<'a, CrabStack>;

/// The shore, and the crab that was chosen on it.
#[derive(Default)]
pub struct Shore {
    chosen: Option<Cell>,
}

impl Screen for Title {
    type Picture = Shore;

    fn picture(_: Taste) -> Shore {
        Shore::default()
    }
}

impl Picture<CrabStack> for Shore {
    fn draw(&mut self, sight: &Sight<'_>) -> String {
        let targets = self.chosen.map_or_else(Vec::new, |from| targets(from, sight));
        [players(sight), board(&targets, sight), sight.paint.ink(Ink::Faint, legend(sight))].join("\n")
    }

    fn ask(&self, sight: &Sight<'_>) -> String {
        if !sight.view.keep.is_empty() {
            let choices = sight.view.keep.keys().map(|cell| format!("keep {cell}")).collect::<Vec<_>>().join(", ");
            return say_with(sight.lang, "screen-crab-stack-ask-keep", &[("choices", choices.into())]);
        }
        let chosen = self.chosen.and_then(|from| sight.view.top(from).map(|crab| (from, crab)));
        if let Some((from, crab)) = chosen {
            let args = [("crab", crab.to_string().into()), ("from", from.to_string().into())];
            return say_with(sight.lang, "screen-crab-stack-ask-target", &args);
        }
        let example = sight.legal(1).pop().map(|mv| mv.to_string()).unwrap_or_default();
        say_with(sight.lang, "screen-crab-stack-ask", &[("example", example.into())])
    }

    fn answer(&mut self, line: &str, sight: &Sight<'_>) -> Answer {
        let small = line.to_lowercase();
        if let Some((from, to)) = two_spaces(&small) {
            return match [from, to].map(str::parse::<Cell>) {
                [Ok(from), Ok(to)] => Answer::Move(Move::Crawl { from, to }.to_string()),
                [from_read, _] => no_space(if from_read.is_err() { from } else { to }, sight),
            };
        }
        let Ok(cell) = small.parse::<Cell>() else {
            return if is_space(&small) { no_space(line, sight) } else { Answer::NotMine };
        };
        if let Some((least, _)) = sight.view.keep.iter().find(|(_, group)| group.contains(cell)) {
            let args = [("described", describe(cell, sight).into()), ("move", Move::Keep(*least).to_string().into())];
            return Answer::Say(say_with(sight.lang, "screen-crab-stack-keep-how", &args));
        }
        let mine = sight.view.top(cell).is_some_and(|crab| Some(crab.seat) == sight.seat());
        match self.chosen.filter(|&from| from != cell) {
            Some(from) if !mine || targets(from, sight).contains(&cell) => {
                Answer::Move(Move::Crawl { from, to: cell }.to_string())
            }
            _ if mine => self.choose(cell, sight),
            _ => Answer::Say(describe(cell, sight)),
        }
    }

    fn lay(&mut self, sight: &Sight<'_>, room: Room) -> Laid {
        pointing::lay(self.chosen, sight, room)
    }

    fn press(&mut self, id: &str, sight: &Sight<'_>) -> Pressed {
        let (chosen, pressed) = pointing::press(self.chosen, id, sight);
        self.chosen = chosen;
        pressed
    }

    fn help(&self, sight: &Sight<'_>) -> String {
        words::say(sight.lang, "screen-crab-stack-help")
    }

    fn reset(&mut self) {
        self.chosen = None;
    }
}

impl Shore {
    /// Chooses an own crab on top of its stack and shows where it can go.
    fn choose(&mut self, from: Cell, sight: &Sight<'_>) -> Answer {
        let reachable = targets(from, sight);
        let crab = sight.view.top(from).map(|crab| crab.to_string()).unwrap_or_default();
        let place = [("crab", crab.into()), ("from", from.to_string().into())];
        if reachable.is_empty() {
            self.chosen = None;
            return Answer::Say(say_with(sight.lang, "screen-crab-stack-no-targets", &place));
        }
        self.chosen = Some(from);
        let list = reachable.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let [crab, from] = place;
        let sentence = say_with(sight.lang, "screen-crab-stack-targets", &[crab, from, ("targets", list.into())]);
        Answer::Say(format!("{}\n{sentence}", board(&reachable, sight)))
    }
}

fn targets(from: Cell, sight: &Sight<'_>) -> Vec<Cell> {
    let target = |mv| match mv {
        Move::Crawl { from: start, to } if start == from => Some(to),
        _ => None,
    };
    sight.legal(usize::MAX).into_iter().filter_map(target).collect()
}

/// Whether this is written as a space is: a letter and a digit.
fn is_space(text: &str) -> bool {
    matches!(*text.as_bytes(), [letter, digit] if letter.is_ascii_alphabetic() && digit.is_ascii_digit())
}

/// Two spaces, with whatever between them, as somebody writes them who does not know how a move is written.
fn two_spaces(line: &str) -> Option<(&str, &str)> {
    let (from, rest) = line.split_at_checked(2)?;
    let to = rest.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    (is_space(from) && is_space(to)).then_some((from, to))
}

fn no_space(text: &str, sight: &Sight<'_>) -> Answer {
    Answer::Say(say_with(sight.lang, "screen-crab-stack-no-space", &[("text", text.into())]))
}

/// What lies on a space that holds no crab the person could choose.
fn describe(cell: Cell, sight: &Sight<'_>) -> String {
    let place = ("cell", cell.to_string().into());
    let Some(stack) = sight.view.stacks.get(&cell) else {
        return say_with(sight.lang, "screen-crab-stack-empty", &[place]);
    };
    let texts: Vec<String> = stack.iter().map(ToString::to_string).collect();
    let described =
        say_with(sight.lang, "screen-crab-stack-stack", &[place.clone(), ("stack", texts.join(" ").into())]);
    if stack.iter().any(|crab| Some(crab.seat) == sight.seat()) {
        return format!("{described}\n{}", say_with(sight.lang, "screen-crab-stack-covered", &[place]));
    }
    described
}

/// One line a seat: whose turn, how many crabs are left and how many of them lie on top.
fn players(sight: &Sight<'_>) -> String {
    let line = |seat: Seat| {
        let mark = if matches!(sight.view.turn, Turn::Seats(seats) if seats.contains(seat)) { "►" } else { " " };
        let name = sight.paint.ink(Ink::Seat(seat.number()), format!(" {seat} {} ", sight.name(seat)));
        let (crabs, tops) = (sight.view.crabs(seat), sight.view.tops(seat));
        let counts = say_with(sight.lang, "screen-crab-stack-seat", &[("crabs", crabs.into()), ("tops", tops.into())]);
        let out = if sight.view.out.contains(&seat) {
            format!(" — {}", words::say(sight.lang, "screen-crab-stack-out"))
        } else {
            String::new()
        };
        format!("{mark} {name} {counts}{out}")
    };
    sight.seats().map(line).collect::<Vec<_>>().join("\n")
}

fn legend(sight: &Sight<'_>) -> String {
    let legend = words::say(sight.lang, "screen-crab-stack-legend");
    if sight.view.last.is_some_and(|last| !last.washed.is_empty()) {
        return format!("{legend}\n{}", words::say(sight.lang, "screen-crab-stack-legend-wave"));
    }
    legend
}

/// The spaces as lines of text.
fn board(targets: &[Cell], sight: &Sight<'_>) -> String {
    let scene = Scene::new(sight.view.clone(), sight.seat());
    Drawing::roomy(&scene).with_targets(targets).canvas().painted(sight.paint)
}

#[cfg(test)]
mod tests;
