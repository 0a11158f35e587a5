//! The shore on a full screen: crabs and spaces are pointed at.

use super::Sight;
use super::shore::Drawing;
use crate::face::scene::{Answer, Group, Scene};
use ::screen::{Button, Canvas, Ink, Laid, Pressed, Room, Run, cut};
use kernel::Seat;
use rules::{Cell, Move, WaveChoice};
use words::{say, say_with};

/// The button that keeps the chosen group.
const KEEP: &str = "keep";
/// Columns of a name beside the board.
const NAME: usize = 12;
/// Columns beside the board in which more than numbers can be said of a seat.
const SIDE: usize = 40;

pub(super) fn lay(chosen: Option<Cell>, sight: &Sight<'_>, room: Room) -> Laid {
    let scene = scene(sight);
    let chosen = chosen.filter(|_| scene.actor.is_some());
    let board = Drawing::within(&scene, room.lines).choosing(chosen).canvas();
    let keep = Button::new(KEEP, say(sight.lang, "web-crab-stack-do-keep")).open(chosen.is_some());
    let buttons = if scene.keep_due() && scene.actor.is_some() { vec![keep] } else { Vec::new() };
    let narrow = board.width() + SIDE > room.columns;
    let (seats, question, lead) = (seats(narrow, sight), question(&scene, chosen, sight), lead(&scene, chosen));
    Laid { seats, board, legend: super::legend(sight), question, buttons, lead }
}

/// What is chosen then, and what became of it.
pub(super) fn press(chosen: Option<Cell>, id: &str, sight: &Sight<'_>) -> (Option<Cell>, Pressed) {
    if let (KEEP, Some(name)) = (id, chosen) {
        return (chosen, Pressed::Move(Move::Keep(name).to_string()));
    }
    let Ok(cell) = id.parse() else { return (chosen, Pressed::Nothing) };
    match scene(sight).choose(chosen, cell) {
        Answer::Chosen(cell) => (Some(cell), Pressed::Changed),
        Answer::Dropped => (None, Pressed::Changed),
        Answer::Play(mv) => (chosen, Pressed::Move(mv)),
        Answer::Refused(code) => (chosen, Pressed::Refused(words::rule(sight.lang, code))),
        Answer::Nothing => (chosen, Pressed::Nothing),
    }
}

fn scene(sight: &Sight<'_>) -> Scene {
    Scene::new(sight.view.clone(), sight.seat())
}

/// The button that keeps the group, or the first space where the crab can go.
fn lead(scene: &Scene, chosen: Option<Cell>) -> Option<String> {
    let chosen = chosen?;
    if scene.keep_due() {
        return Some(KEEP.to_owned());
    }
    scene.moves.get(&chosen).and_then(|to| to.iter().next()).map(|to| to.to_string())
}

fn question(scene: &Scene, chosen: Option<Cell>, sight: &Sight<'_>) -> String {
    let id = match chosen {
        _ if scene.actor.is_none() => return String::new(),
        _ if scene.keep_due() => return ask_keep(scene, chosen, sight),
        Some(_) => "web-crab-stack-ask-where",
        None => "web-crab-stack-ask",
    };
    say(sight.lang, id)
}

/// Which group stays; and of the one chosen, whose crabs it has and how many go.
fn ask_keep(scene: &Scene, chosen: Option<Cell>, sight: &Sight<'_>) -> String {
    let group = scene.groups().into_iter().find(|group| Some(group.name) == chosen);
    match group {
        Some(group) => stays(&group, sight),
        None if scene.view.options.wave_choice() == WaveChoice::Next => say(sight.lang, "web-crab-stack-ask-keep-next"),
        None => say(sight.lang, "web-crab-stack-ask-keep"),
    }
}

fn stays(group: &Group, sight: &Sight<'_>) -> String {
    let whose = |&(seat, count): &(Seat, usize)| {
        let id = if sight.seat() == Some(seat) { "web-crab-stack-yours" } else { "web-crab-stack-theirs" };
        say_with(sight.lang, id, &[("count", count.into()), ("name", sight.name(seat).into())])
    };
    let crabs = words::list(sight.lang, &group.crabs.iter().map(whose).collect::<Vec<_>>());
    let args = [("number", group.number.into()), ("crabs", crabs.into()), ("washed", group.washed.into())];
    say_with(sight.lang, "web-crab-stack-stays", &args)
}

/// One line a seat: whose turn, and how many of its crabs lie on top.
fn seats(narrow: bool, sight: &Sight<'_>) -> Canvas {
    let mut canvas = Canvas::default();
    for seat in sight.seats() {
        let mark = if sight.view.turn.includes(seat) { "► " } else { "  " };
        let name = cut(&format!("{seat} {}", sight.name(seat)), NAME);
        let name = Run::of(Ink::Seat(seat.number()), format!(" {name} "));
        canvas.line([Run::plain(mark), name, Run::plain(format!(" {}", state(seat, narrow, sight)))]);
    }
    canvas
}

fn state(seat: Seat, narrow: bool, sight: &Sight<'_>) -> String {
    let (free, all) = (sight.view.tops(seat), sight.view.crabs(seat));
    if sight.view.out.contains(&seat) {
        return say(sight.lang, "screen-crab-stack-out");
    }
    if narrow {
        return format!("{free}/{all}");
    }
    say_with(sight.lang, "web-crab-stack-free", &[("free", free.into()), ("all", all.into())])
}
