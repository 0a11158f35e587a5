//! The figures of the rules page, drawn with the pieces of the board.

use super::pieces::{Crab, bound, hexagon, is_even, number, pile, ripples};
use crate::face::figures::{CRAWL, STACK, Still, TIE, WAVE, WAVE_CRABS, opening, stacks};
use crate::face::scene::{Point, foremost, point};
use ::board::{Ctx, ctx};
use kernel::Seat;
use leptos::prelude::*;
use rules::{Cell, Crab as Piece, Size};
use std::collections::BTreeMap;

/// Around the outermost spaces.
const MARGIN: f64 = 84.0;

/// A figure by its name.
pub(super) fn drawing(name: &str) -> Option<AnyView> {
    Some(match name {
        "crab-stack-sizes" => sizes().into_any(),
        "crab-stack-crawl" => still(&CRAWL).into_any(),
        "crab-stack-boards" => boards(ctx()).into_any(),
        "crab-stack-stack" => still(&STACK).into_any(),
        "crab-stack-wave" => before_and_after(&WAVE).into_any(),
        "crab-stack-wave-crabs" => before_and_after(&WAVE_CRABS).into_any(),
        "crab-stack-tie" => still(&TIE).into_any(),
        _ => return None,
    })
}

fn before_and_after([before, after]: &[Still; 2]) -> impl IntoView + use<> {
    view! { {still(before)}<span class="then"></span>{still(after)} }
}

/// The board for each number of players.
fn boards(ctx: Ctx) -> impl IntoView {
    let board = |seats: u8| {
        let players = ctx.say_with("web-figure-players", &[("count", seats.into())]);
        view! { <span class="opening">{dealt(&opening(seats))}<b>{players}</b></span> }
    };
    [2, 3, 4].map(board).collect_view()
}

/// A board as it is dealt, drawn as the table draws it.
fn dealt(crabs: &BTreeMap<Cell, Vec<Piece>>) -> impl IntoView + use<> {
    let spaces: Vec<Cell> = crabs.keys().copied().collect();
    let ground = |class: &'static str| ground(crabs.keys(), class);
    let lying = crabs.iter().map(|(&cell, stack)| {
        let Point { x, y } = point(cell);
        view! { <g class="space"><g transform=format!("translate({x} {y})")>{pile(stack, cell)}</g></g> }
    });
    view! { <svg class="shore still" viewBox=around(&spaces)>{ground("foam")}{ground("wet")}{ground("sand")}{lying.collect_view()}</svg> }
}

/// The three sizes, each with its steps.
fn sizes() -> impl IntoView {
    Size::ALL.into_iter().rev().map(|size| {
        let steps = (0..size.steps()).map(|step| view! { <circle class="step-dot" cx=f64::from(step) * 18.0 - f64::from(size.steps() - 1) * 9.0 cy="62" r="6"/> });
        view! {
            <svg class="one" viewBox="-66 -66 132 140">
                <Crab crab=Piece { seat: Seat::at(0), size }/>
                {steps.collect_view()}
            </svg>
        }
    }).collect_view()
}

fn cell(name: &str) -> Option<Cell> {
    name.parse().ok()
}

/// One layer of the ground under these spaces.
fn ground<'a>(spaces: impl Iterator<Item = &'a Cell>, class: &'static str) -> AnyView {
    let tiles: Vec<_> = spaces.map(|&cell| view! { <polygon class="dry" points=hexagon(cell, 56.0)/> }).collect();
    view! { <g class=class>{tiles}</g> }.into_any()
}

/// A piece of shore.
fn still(shown: &Still) -> impl IntoView + use<> {
    let (lying, gone) = (stacks(shown.position), stacks(shown.washed));
    let spaces: Vec<Cell> = lying.keys().chain(gone.keys()).copied().collect();
    let ground = |class: &'static str| ground(lying.keys(), class);
    let marks = lying.iter().map(|(&at, stack)| space(shown, at, stack));
    let ghosts = gone.iter().map(|(&cell, stack)| {
        let Point { x, y } = point(cell);
        view! { <g class="taken" transform=format!("translate({x} {y})")>{pile(stack, cell)}{ripples()}</g> }
    });
    let moved = shown.moved.and_then(|(from, to)| cell(from).zip(cell(to))).map(|(from, to)| {
        let (from, to) = (point(from), point(to));
        view! { <g class="last"><circle cx=from.x cy=from.y r="17"/><path d=format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, to.x, to.y)/></g> }
    });
    let bounds =
        shown.groups.iter().zip(1..).flat_map(|(group, number)| {
            group.iter().filter_map(|name| cell(name)).map(move |cell| bound(cell, number))
        });
    view! {
        <svg class="shore still" viewBox=around(&spaces)>
            {ground("foam")}{ground("wet")}{bounds.collect_view()}{ground("sand")}{ghosts.collect_view()}{moved}{marks.collect_view()}
        </svg>
    }
}

/// A space of a piece of shore, marked as the table marks it.
fn space(shown: &Still, at: Cell, stack: &[Piece]) -> impl IntoView + use<> {
    let Point { x, y } = point(at);
    let named = |name: &&str| cell(name) == Some(at);
    let (chosen, target) = shown.chosen.map_or((false, false), |(from, to)| (named(&from), to.iter().any(&named)));
    let group = shown.groups.iter().position(|group| group.iter().any(&named)).map(|at| at + 1);
    let first = |number: &usize| foremost(shown.groups[number - 1].iter().filter_map(|name| cell(name))) == Some(at);
    let flag = group.filter(first).map(number);
    view! {
        <g class="space" class:chosen=chosen class:target=target class:group=group.is_some() class:even=group.is_some_and(is_even)>
            <polygon class="hit" points=hexagon(at, 57.0)/>
            <g transform=format!("translate({x} {y})")>
                <circle class="glow" r="42"/><circle class="landing" r="43"/>
                {pile(stack, at)}{flag}
            </g>
        </g>
    }
}

/// The part of the drawing that these spaces take.
fn around(spaces: &[Cell]) -> String {
    let points = || spaces.iter().copied().map(point);
    let (left, right) = points().fold((f64::MAX, f64::MIN), |(least, most), at| (least.min(at.x), most.max(at.x)));
    let (top, bottom) = points().fold((f64::MAX, f64::MIN), |(least, most), at| (least.min(at.y), most.max(at.y)));
    let (wide, high) = (right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN);
    format!("{} {} {wide} {high}", left - MARGIN, top - MARGIN)
}
