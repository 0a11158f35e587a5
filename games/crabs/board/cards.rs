//! The cards of Crabs!, as boards and figures show them.

use crate::face::scene::{Picks, each};
use ::board::{Ctx, Marks};
use leptos::prelude::*;
use rules::{Cards, Crab, Kind};

/// Cards of a pile as buttons, all stressed or none, those picked marked, and those that others have touched.
pub(super) fn laid(
    ctx: Ctx,
    (pile, marks): (&str, &Marks),
    (cards, stressed): (Cards, bool),
    picked: &Picks,
    live: bool,
    press: impl Fn(Kind, u8) + Copy + 'static,
) -> impl IntoView {
    each(&cards).map(|(kind, nth)| {
        let chosen = picked.has(kind, nth);
        let crab = Crab { kind, stressed };
        let thing = format!("{pile}/{crab}");
        let by = marks.by_nth(&thing, nth, cards.of_kind(kind)).map(|seat| seat.to_string());
        view! {
            <button class="crab-card" data-thing=thing data-by=by class:chosen=chosen aria-pressed=chosen.to_string() aria-disabled=(!live).to_string()
                on:click=move |_| if live { press(kind, nth) }>
                {face(crab)}<span class="unseen">{crab_words(ctx, crab)}</span>
            </button>
        }
    }).collect_view()
}

/// A crab card's picture: its number, a crab, a star if premium, lying on its side if stressed.
pub(super) fn face(crab: Crab) -> impl IntoView {
    let value = crab.kind.value();
    view! {
        <svg class=format!("crab value-{value}") class:stressed=crab.stressed viewBox="0 0 60 80" aria-hidden="true">
            <rect class="paper" x="1.5" y="1.5" width="57" height="77" rx="9"/>
            <g class="body"><use href="#crab" x="9" y="24" width="42" height="42"/></g>
            <text class="digit" x="9" y="22">{crab.number()}{crab.stressed.then_some("^")}</text>
            {crab.kind.premium().then(|| view! { <use href="#star" class="premium" x="36" y="5" width="19" height="19"/> })}
        </svg>
    }
}

/// A vendor's card: what it wants, and what it pays.
pub(super) fn stall(wants: &[u8], pay: u32) -> impl IntoView + use<> {
    view! { <span class="vendor">{offer(wants, pay)}</span> }
}

/// What a vendor wants and pays.
pub(super) fn offer(wants: &[u8], pay: u32) -> impl IntoView + use<> {
    let wants: Vec<_> =
        wants.iter().map(|&value| view! { <b class=format!("chip value-{value}")>{value}</b> }).collect();
    view! { <span class="wants" aria-hidden="true">{wants}</span><span class="pay" aria-hidden="true">{pay}</span> }
}

/// The stars of a gear card.
pub(super) fn gear_stars(stars: u16) -> impl IntoView {
    let star = |_| view! { <svg viewBox="-12 -12 24 24" aria-hidden="true"><use href="#star" x="-12" y="-12" width="24" height="24"/></svg> };
    view! { <span class="stars">{(0..stars).map(star).collect_view()}</span> }
}

pub(super) fn crab_words(ctx: Ctx, crab: Crab) -> String {
    let id = match (crab.stressed, crab.kind.premium()) {
        (false, false) => "web-crabs-crab",
        (false, true) => "web-crabs-crab-premium",
        (true, false) => "web-crabs-crab-stressed",
        (true, true) => "web-crabs-crab-stressed-premium",
    };
    ctx.say_with(id, &[("value", crab.kind.value().into())])
}
