//! What the tests share.
#![allow(dead_code, reason = "each test file uses its own part")]

use core::convert::Infallible;
use crab_stack_rules::{Asked, Cell, CrabStack, Elimination, Event, LayoutAsked, Preset, WaveChoice};
use kernel::{Chance, Game, Seat};
use testkit::Dice;

/// The seat's legal moves as text.
pub(crate) fn listed(game: &CrabStack, seat: Seat) -> Vec<String> {
    game.legal(seat).iter().map(ToString::to_string).collect()
}

pub(crate) fn perft(game: &CrabStack, depth: u32) -> u64 {
    let Ok(nodes) = kernel::perft::<_, Infallible>(game, depth, &mut |_, _| unreachable!("all is dealt"));
    nodes
}

/// A game in this position, with options as JSON.
pub(crate) fn resumed(seats: u8, options: &str, position: &str) -> CrabStack {
    let asked: Asked = serde_json::from_str(options).expect("options can be read");
    let options = CrabStack::options(seats, &asked).expect("options are sound");
    CrabStack::resume(&options, &position.parse().expect("a position can be read")).expect("a position is sound")
}

/// Plays these moves, whoever is to act, and gives what happened in the last.
pub(crate) fn play(game: &mut CrabStack, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves {
        let seat = game.position().to_act.expect("somebody is to act");
        events.clear();
        let mv = text.parse().expect("a move can be read");
        game.play(seat, &mv, &mut events).unwrap_or_else(|why| panic!("{text}: {why:?} in {}", game.position()));
    }
    events
}

/// Any number of seats and any options, a layout of one's own in a third of the cases.
pub(crate) fn random_asked(dice: &mut Dice) -> (u8, Asked) {
    let seats = 2 + dice.below(3) as u8;
    let asked = Asked {
        preset: pick(dice, &[None, None, Some(Preset::English), Some(Preset::French), Some(Preset::Russian)]),
        layout: random_layout(seats, dice),
        wave_choice: pick(dice, &[None, Some(WaveChoice::Mover), Some(WaveChoice::Next)]),
        elimination: pick(dice, &[None, Some(Elimination::OnTurn), Some(Elimination::AtOnce)]),
        repetition: pick(dice, &[None, Some(2), Some(2), Some(3), Some(4), Some(9)]),
    };
    (seats, asked)
}

fn pick<T: Clone>(dice: &mut Dice, items: &[T]) -> T {
    items[dice.below(items.len() as u32) as usize].clone()
}

fn random_layout(seats: u8, dice: &mut Dice) -> Option<LayoutAsked> {
    match dice.below(6) {
        0 => None,
        1 => Some(LayoutAsked::Rings),
        2 | 3 => Some(LayoutAsked::Solid),
        _ => Some(LayoutAsked::Spaces(grown(seats, dice).iter().map(ToString::to_string).collect())),
    }
}

/// A connected set of spaces, grown one by one.
fn grown(seats: u8, dice: &mut Dice) -> Vec<Cell> {
    let mut cells = vec![Cell::new(dice.below(7) as u8, dice.below(7) as u8).expect("it is on the board")];
    while cells.len() < 9 * usize::from(seats) {
        let next = Cell::new(dice.below(7) as u8, dice.below(7) as u8).expect("it is on the board");
        if !cells.contains(&next) && cells.iter().any(|cell| cell.near().contains(next)) {
            cells.push(next);
        }
    }
    cells
}
