//! A space of the shore.

use super::Shore;
use super::pieces::{grains, hexagon, is_even, number, pile, ripples};
use crate::face::scene::{HALF_WIDTH, point};
use leptos::prelude::*;
use rules::Cell;

/// A space with its stack.
#[component]
pub(super) fn Space(shore: Shore, cell: Cell) -> impl IntoView {
    let at = point(cell);
    let stack = Memo::new(move |_| shore.with(|scene| scene.stack(cell).to_vec()));
    let target = Memo::new(move |_| shore.with(|scene| scene.is_target(shore.chosen.get(), cell)));
    let movable = Memo::new(move |_| shore.with(|scene| scene.moves.contains_key(&cell)));
    let group = Memo::new(move |_| shore.with(|scene| scene.group(cell)));
    let flag = Memo::new(move |_| shore.with(|scene| scene.flag(cell)));
    let chosen = Memo::new(move |_| shore.with(|scene| scene.is_chosen(shore.chosen.get(), cell)));
    let doomed = Memo::new(move |_| shore.with(|scene| scene.is_doomed(shore.chosen.get(), cell)));
    let here = Memo::new(move |_| shore.at_key() == Some(cell));
    view! {
        <g id=format!("space-{cell}") class="space" role="gridcell"
            tabindex=move || if here.get() { "0" } else { "-1" }
            aria-label=move || shore.label(cell)
            data-tip=move || shore.tip(cell)
            aria-selected=move || chosen.get().to_string()
            class:bare=move || stack.with(Vec::is_empty) class:target=target class:movable=movable class:chosen=chosen class:taken=doomed
            class:group=move || group.get().is_some() class:even=move || group.get().is_some_and(is_even)
            on:click=move |_| shore.choose(cell)
            on:pointerenter=move |_| shore.peek.set(Some(cell))
            on:focus=move |_| { shore.focus.set(Some(cell)); shore.peek.set(Some(cell)); }
            on:blur=move |_| shore.peek.set(None)
            on:contextmenu=move |event| { event.prevent_default(); shore.peek.set(Some(cell)); }>
            <polygon class="hit" points=hexagon(cell, HALF_WIDTH + 5.0)/>
            <g transform=format!("translate({} {})", at.x, at.y)>
                <circle class="glow" r="42"/>
                <circle class="landing" r="43"/>
                {move || (!stack.with(Vec::is_empty)).then(|| view! { <path class="grains" d=grains(cell)/><text class="name" y="52">{format!("{cell} ")}</text> })}
                {move || pile(&stack.get(), cell)}
                {move || doomed.get().then(ripples)}
                {move || flag.get().map(number)}
            </g>
        </g>
    }
}
