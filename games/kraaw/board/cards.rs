//! The cards of Kraaw, as boards and figures show them.

use ::board::Icon;
use leptos::prelude::*;
use rules::Spot;

/// What a card shows, by how it lies.
pub(super) fn face(lies: Spot) -> impl IntoView {
    match lies {
        Spot::Gap => ().into_any(),
        Spot::Down(None) => view! { <svg class="back" viewBox="-12 -12 24 24" aria-hidden="true"><use href="#feather" x="-12" y="-12" width="24" height="24"/></svg> }.into_any(),
        Spot::Down(Some(value)) => view! { <span class="peeked" aria-hidden="true"><Icon name="eye"/>{value}</span> }.into_any(),
        Spot::Up(value) => treasure(value).into_any(),
        Spot::Locked(value) => view! { {treasure(value)}<span class="bolt"><Icon name="lock"/></span> }.into_any(),
    }
}

fn treasure(value: u8) -> impl IntoView {
    view! {
        <span class=format!("worth value-{value}") aria-hidden="true">
            <svg viewBox="-12 -12 24 24"><use href=format!("#loot-{value}") x="-12" y="-12" width="24" height="24"/></svg>
            <b>{value}</b>
        </span>
    }
}
