//! Who sits around the table, how much time they have, and who is away.

use super::Place;
use crate::draw::Icon;
use crate::page::Ctx;
use crate::setup::bot_in_words;
use guest::{Clocks, Left, Online};
use kernel::Seat;
use leptos::prelude::*;
use wire::table::{Ask, Phase, PlaceKind};

/// The seats, with clocks where there are any, and how many watch.
#[component]
pub(super) fn People(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let seats = Memo::new(move |_| place.online.with(|online| online.places().len() as u8));
    let watching = move || {
        let count = place.online.with(Online::watching);
        (count > 0).then(|| ctx.say_with("web-online-watching", &[("count", count.into())]))
    };
    view! {
        <ul class="places-online" aria-label=ctx.will_say("web-players")>
            {move || Seat::all(seats.get()).map(|seat| view! { <Person place seat/> }).collect_view()}
        </ul>
        {move || watching().map(|text| view! { <p class="dim watching">{text}</p> })}
    }
}

#[component]
fn Person(place: Place, seat: Seat) -> impl IntoView {
    let ctx = place.ctx;
    let kind = Memo::new(move |_| place.online.with(|online| online.place(seat).map(|at| at.kind).unwrap_or_default()));
    let open = move || kind.get() == PlaceKind::Open;
    let acts = move || place.online.with(|online| online.acting().contains(seat));
    let who = move || {
        if open() {
            return ctx.say("web-online-open");
        }
        place.names().get(seat.index()).cloned().unwrap_or_default()
    };
    let state = Memo::new(move |_| state(place, seat));
    view! {
        <li class=format!("seat-{seat}") class:open=open class:acts=acts aria-current=move || acts().then_some("true")>
            <svg viewBox="-8 -8 16 16" class="pip-mark" aria-hidden="true"><use href=format!("#pip-{seat}") x="-8" y="-8" width="16" height="16"/></svg>
            <span class="who">{who}</span>
            {move || state.get().map(|text| view! { <small class="state">{text}</small> })}
            <Clock place seat/>
            {move || seat_buttons(place, seat, kind.get())}
        </li>
    }
}

/// What there is to say of a seat beside its name.
fn state(place: Place, seat: Seat) -> Option<String> {
    let ctx = place.ctx;
    place.online.with(|online| {
        let at = online.place(seat)?;
        match at.kind {
            PlaceKind::Open => None,
            PlaceKind::Bot => at.level.map(|skill| bot_in_words(ctx.lang.get(), skill)),
            PlaceKind::Person if at.resigned => Some(ctx.say("web-online-resigned")),
            PlaceKind::Person if at.stand_in => Some(ctx.say("web-online-stand-in")),
            PlaceKind::Person if online.phase() == Phase::Waiting && !at.ready => Some(ctx.say("web-online-not-ready")),
            PlaceKind::Person if online.phase() == Phase::Revealing && at.commitment.is_some() && at.salt.is_none() => {
                Some(ctx.say("web-online-to-reveal"))
            }
            PlaceKind::Person if at.muted => Some(ctx.say("web-online-muted")),
            PlaceKind::Person if !at.here => Some(ctx.say("web-online-away")),
            PlaceKind::Person => (online.seat() == Some(seat)).then(|| ctx.say("web-online-you")),
        }
    })
}

/// What can be done about a seat before play: standing up, and as the owner seating a bot or clearing it.
fn seat_buttons(place: Place, seat: Seat, kind: PlaceKind) -> Option<impl IntoView> {
    let ctx = place.ctx;
    let before = |online: &Online| matches!(online.phase(), Phase::Waiting | Phase::Revealing);
    let (waiting, owner, mine) =
        place.online.with(|online| (before(online), online.owner(), online.seat() == Some(seat)));
    let number = seat.number();
    let (ask, icon, id) = match kind {
        PlaceKind::Open if owner => {
            (Ask::Bot { seat: Some(number.into()), level: None }, "plus", "web-online-seat-bot")
        }
        PlaceKind::Bot | PlaceKind::Person if mine || owner => {
            let id = if mine { "web-online-stand" } else { "web-online-clear" };
            (Ask::Stand { seat: Some(number.into()) }, "bin", id)
        }
        _ => return None,
    };
    let label = ctx.say_with(id, &[("number", (number + 1).into())]);
    waiting.then(|| view! {
        <button class="round quiet" aria-label=label.clone() title=label on:click=move |_| drop(place.ask(ask.clone()))><Icon name=icon/></button>
    })
}

/// A seat's clock, ticking while it runs.
#[component]
fn Clock(place: Place, seat: Seat) -> impl IntoView {
    let ctx = place.ctx;
    let left = Memo::new(move |_| {
        let now = place.now.get();
        place
            .online
            .with(|online| online.time_left(seat, now))
            .map(|(left, runs)| (Left::of(left), runs, left < Clocks::LOW))
    });
    let label = move || {
        let name = place.names().get(seat.index()).cloned().unwrap_or_default();
        ctx.say_with("web-clock-of", &[("name", name.into())])
    };
    let is = move |test: fn((Left, bool, bool)) -> bool| move || left.get().is_some_and(test);
    view! {
        <Show when=move || left.with(Option::is_some)>
            <span class="clock" role="timer" aria-label=label class:runs=is(|(_, runs, _)| runs) class:low=is(|(_, runs, low)| runs && low)>
                {move || left.get().map(|(left, ..)| shown(ctx, left))}
            </span>
        </Show>
    }
}

fn shown(ctx: Ctx, left: Left) -> String {
    match left {
        Left::Days(days, hours) => ctx.say_with("web-clock-days", &[("days", days.into()), ("hours", hours.into())]),
        Left::Time(0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        Left::Time(hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
