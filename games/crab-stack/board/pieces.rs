//! The pieces of Crab Stack, as boards and figures show them.

use crate::face::scene::{Point, point};
use leptos::prelude::*;
use rules::{Cell, Crab as Piece, Size};

/// Grains of sand on a space, other ones on each.
pub(super) fn grains(cell: Cell) -> String {
    let seed = u32::from(cell.q()) * 7 + u32::from(cell.r()) * 13;
    let grain = |at: u32| {
        let mixed = (seed + at).wrapping_mul(2_654_435_761);
        let (x, y) = (f64::from(mixed >> 24) / 255.0 * 76.0 - 38.0, f64::from(mixed >> 16 & 255) / 255.0 * 60.0 - 30.0);
        format!("M{x:.0} {y:.0}h.1")
    };
    (0..6).map(grain).collect()
}

/// The corners of a space.
pub(super) fn hexagon(cell: Cell, radius: f64) -> String {
    let Point { x, y } = point(cell);
    let corner = |k: u32| {
        let angle = std::f64::consts::FRAC_PI_3 * f64::from(k) - std::f64::consts::FRAC_PI_6;
        format!("{:.1},{:.1}", x + radius * angle.cos(), y + radius * angle.sin())
    };
    (0..6).map(corner).collect::<Vec<_>>().join(" ")
}

/// Groups differ by their numbers, and every other one by colour.
pub(super) fn is_even(number: usize) -> bool {
    number.is_multiple_of(2)
}

/// The number of a group, on a flag over its first space: stacks have their heights on discs.
pub(super) fn number(number: usize) -> impl IntoView {
    view! {
        <g class="number" class:even=is_even(number) transform="translate(0 -63)" aria-hidden="true">
            <path d="M-21-19h42v29l-21 9-21-9z"/><text y="5">{number}</text>
        </g>
    }
}

/// A part of the line around a group: what of it lies inside is hidden by the sand.
pub(super) fn bound(cell: Cell, number: usize) -> impl IntoView {
    view! { <polygon class="bound" class:even=is_even(number) points=hexagon(cell, 56.0)/> }
}

/// Water over what the wave takes.
pub(super) fn ripples() -> impl IntoView {
    view! { <path class="ripple" d="M-40 34q10-9 20 0t20 0 20 0 20 0M-40 47q10-9 20 0t20 0 20 0 20 0"/> }
}

/// A stack, the lowest first, with its height.
pub(super) fn pile(stack: &[Piece], cell: Cell) -> impl IntoView + use<> {
    let high = stack.len();
    let lift = if high > 1 { (26.0 / (high - 1) as f64).min(10.0) } else { 0.0 };
    let crabs = stack.iter().enumerate().map(|(i, &crab)| {
        let y = lift * ((high - 1) as f64 / 2.0 - i as f64);
        let id = (i + 1 == high).then(|| format!("top-{cell}"));
        view! { <g transform=format!("translate(0 {y:.1})")><g id=id class="crawler"><Crab crab scale=0.74/></g></g> }
    });
    let height = (high > 1).then(|| {
        let pips = stack.iter().enumerate().map(|(i, crab)| {
            let y = 30.0 - 13.0 * i as f64;
            view! { <use href=format!("#pip-{}", crab.seat) class=format!("seat-{}", crab.seat) x="-54" y=y - 7.0 width="14" height="14"/> }
        });
        view! {
            {pips.collect_view()}
            <g class="height" transform="translate(37 31)"><circle r="14"/><text y="6">{high}</text></g>
        }
    });
    view! { {crabs.collect_view()}{height} }
}

/// A crab, in its seat's colour and pattern.
#[component]
pub(super) fn Crab(crab: Piece, #[prop(default = 1.0)] scale: f64) -> impl IntoView {
    let scale = scale
        * match crab.size {
            Size::Small => 0.62,
            Size::Medium => 0.82,
            Size::Large => 1.04,
        };
    let seat = crab.seat;
    view! {
        <g class=format!("crab seat-{seat}") transform=format!("scale({scale:.3})")>
            <ellipse class="shade" cy="33" rx="38" ry="10"/>
            <use href="#crab" x="-60" y="-60" width="120" height="120"/>
            <use href=format!("#mark-{seat}") x="-60" y="-60" width="120" height="120"/>
        </g>
    }
}
