//! The cards of Crabs!, as boards and figures show them.

use ::board::{Ctx, Marks, browser};
use leptos::prelude::*;
use rules::{Crab, Kind};

/// A card as it lies, to be pressed.
#[derive(Clone, Copy)]
pub(super) struct Laid {
    pub(super) crab: Crab,
    pub(super) chosen: bool,
    /// Whether pressing it does anything now.
    pub(super) live: bool,
    /// How it is marked, as a class with a space before it.
    pub(super) mark: &'static str,
    /// How many equal ones come before it.
    pub(super) place: u8,
    /// How many equal ones lie there in all.
    pub(super) of: u8,
}

/// Cards of a pile as buttons, those marked that others have touched.
pub(super) fn laid<P: Fn(Kind, u8) + Copy + 'static>(
    ctx: Ctx,
    (pile, marks): (&str, &Marks),
    cards: Vec<Laid>,
    press: P,
) -> impl IntoView + use<P> {
    let card = |card: Laid| {
        let Laid { crab, chosen, live, mark, place, of } = card;
        let thing = format!("{pile}/{crab}");
        let by = marks.by_nth(&thing, place, of).map(|seat| seat.to_string());
        let words = crab_words(ctx, crab);
        let named = if mark == GHOST { ctx.say_with("web-crabs-ghost", &[("card", words.into())]) } else { words };
        view! {
            <button class=format!("crab-card{mark}") data-thing=thing data-by=by class:chosen=chosen aria-pressed=chosen.to_string() aria-disabled=(!live).to_string()
                data-tip=tip(ctx, crab, mark) on:click=move |_| if live { browser::hold_focus(); press(crab.kind, place) }>
                {face(crab)}<span class="unseen">{named}</span>
            </button>
        }
    };
    cards.into_iter().map(card).collect_view()
}

/// The mark of a card of one's own that a move being built has put into the pool.
pub(super) const GHOST: &str = " ghost-card";

/// What a card explains about itself: only what its picture does not say.
fn tip(ctx: Ctx, crab: Crab, mark: &str) -> Option<String> {
    let ids = [
        (mark == GHOST, "web-crabs-tip-ghost"),
        (mark == " completes", "web-crabs-tip-completes"),
        (crab.stressed, "web-crabs-tip-stressed"),
        (crab.kind.premium(), "web-crabs-tip-premium"),
    ];
    let said: Vec<String> = ids.into_iter().filter(|(on, _)| *on).map(|(_, id)| ctx.say(id)).collect();
    (!said.is_empty()).then(|| said.join(" "))
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
