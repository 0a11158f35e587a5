//! A game looked at again: a slider, keys, and a link to every move.

use super::log::{Log, Story};
use super::table::Save;
use super::trouble::{Missing, Unread};
use super::{Ctx, ctx};
use crate::browser::net::fetch;
use crate::browser::{self, store};
use crate::draw::{Board, Ending, Hold, Icon, Look, Table};
use crate::local_table::{Ended, Kept, LocalTable};
use crate::rounds;
use crate::route::{Eyes, Route};
use kernel::{Seat, Turn, Viewpoint};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

/// A game of this device; or, where it has none of that name, a finished one of the house, so that a link to a move
/// leads there from anywhere.
#[component]
pub(crate) fn ReplayPage(id: String, ply: Option<usize>, eyes: Eyes) -> impl IntoView {
    let ctx = ctx();
    let found = RwSignal::new(store::game(&id).map_or(Found::NotYet, |(text, kept)| found(text, kept)));
    let again = Trigger::new();
    let name = id.clone();
    Effect::new(move |_| {
        again.track();
        if matches!(found.get_untracked(), Found::NotYet | Found::NoHouse) {
            of_house(name.clone(), found);
        }
    });
    move || match found.get() {
        Found::NotYet => ().into_any(),
        Found::Here(desk) => view! { <Replay id=id.clone() desk=*desk ply eyes/> }.into_any(),
        Found::Unread(text) => view! { <Unread id=id.clone() text why=None/> }.into_any(),
        Found::None => view! { <p class="refusal">{ctx.will_say("web-no-such-game")}</p> }.into_any(),
        Found::NoHouse => view! { <Missing again=Callback::new(move |()| again.notify())/> }.into_any(),
    }
}

/// What there is to look at.
#[derive(Clone)]
enum Found {
    /// A house is being asked.
    NotYet,
    Here(Box<LocalTable>),
    /// What is kept, or what the house gave, cannot be read.
    Unread(String),
    /// Neither this device nor the house has it.
    None,
    NoHouse,
}

fn found(text: String, kept: Option<Kept>) -> Found {
    match kept.and_then(|kept| LocalTable::open(&kept).ok()) {
        Some(desk) => Found::Here(Box::new(desk)),
        None => Found::Unread(text),
    }
}

/// Asks the house for the record, and keeps it.
fn of_house(id: String, to: RwSignal<Found>) {
    fetch("GET", &format!("/api/tables/{id}/record"), None, None, move |status, record| {
        to.try_set(match status {
            200 => {
                let kept = Kept::of_house(&record, browser::now());
                kept.iter().for_each(|kept| store::keep_game(&id, kept));
                found(record, kept)
            }
            0 | 429 | 500.. => Found::NoHouse,
            _ => Found::None,
        });
    });
}

#[component]
fn Replay(id: String, desk: LocalTable, ply: Option<usize>, eyes: Eyes) -> impl IntoView {
    let ctx = ctx();
    let plies = desk.history().len();
    let at = RwSignal::new(ply.unwrap_or(plies).min(plies));
    let eyes = RwSignal::new(desk.seen_with(eyes));
    let secret = desk.keeps_secrets();
    let desk = StoredValue::new(desk);
    let look = Memo::new(move |_| desk.with_value(|desk| look(desk, at.get(), eyes.get())));
    let story = Memo::new(move |_| desk.with_value(Story::of));
    let link = id.clone();
    Effect::new(move |_| {
        browser::replace(&Route::Replay { id: link.clone(), ply: Some(at.get()), eyes: eyes.get() }.href());
    });
    let go = Callback::new(move |ply: usize| at.set(ply.min(plies)));
    let listening = window_event_listener(leptos::ev::keydown, move |event| keys(&event, at, plies));
    on_cleanup(move || listening.remove());
    let table =
        Table { look, play: Callback::new(|_| ()), refuse: Callback::new(|_| ()), go_on: Callback::new(|()| ()) };
    let told = move || story.with(|story| story.told(ctx, at.get()));
    let file = id.clone();
    let on_save = Callback::new(move |()| desk.with_value(|desk| super::table::save(desk, &file)));
    view! {
        <section class="table replay">
            <h1 class="unseen">{ctx.will_say("web-replay")}</h1>
            <div class="says"><p class="due" role="status">{told}</p></div>
            <div class="board"><Board table/></div>
            <aside>
                <div class="player">
                    {step_button(ctx, "first", "web-replay-first", move || at.set(0))}
                    {step_button(ctx, "back", "web-replay-back", move || at.update(|at| *at = at.saturating_sub(1)))}
                    <input type="range" min="0" max=plies prop:value=move || at.get().to_string()
                        aria-label=ctx.will_say("web-replay-slider")
                        aria-valuetext=move || ctx.say_with("web-replay-at", &[("ply", at.get().into()), ("plies", plies.into())])
                        on:input=move |event| at.set(event_target_value(&event).parse().unwrap_or(0))/>
                    {step_button(ctx, "next", "web-replay-next", move || at.update(|at| *at = (*at + 1).min(plies)))}
                    {step_button(ctx, "last", "web-replay-last", move || at.set(plies))}
                </div>
                <p class="dim">{move || ctx.say_with("web-replay-at", &[("ply", at.get().into()), ("plies", plies.into())])}</p>
                {secret.then(|| view! { <p class="dim">{ctx.will_say("web-replay-running")}</p> })}
                {desk.with_value(|desk| (desk.has_secrets() && !secret).then(|| whose_eyes(ctx, desk, eyes)))}
                {desk.with_value(|desk| result(ctx, desk))}
                <Ending table/>
                <div class="actions">
                    <button class="soft" on:click=|_| browser::copy(&browser::window().location().href().unwrap_or_default())><Icon name="link"/>{ctx.will_say("web-copy-link")}</button>
                    <Save secret on_save/>
                </div>
                <Log story at=Signal::from(at) pick=go/>
            </aside>
        </section>
    }
    .into_any()
}

fn look(desk: &LocalTable, ply: usize, whose: Eyes) -> Look {
    let game = desk.history().state(ply).unwrap_or_else(|| desk.session().game());
    let from = match (whose, game.turn()) {
        (Eyes::Seat(seat), _) => Viewpoint::Seat(seat),
        (Eyes::Acting, Turn::Seats(seats)) => seats.first().map_or(Viewpoint::Audience, Viewpoint::Seat),
        _ => Viewpoint::Audience,
    };
    let view = if whose == Eyes::All { game.revealed() } else { game.view(from) };
    Look {
        game: desk.game().name(),
        view,
        me: if let Viewpoint::Seat(seat) = from { Some(seat) } else { None },
        live: false,
        names: desk.names().into(),
        ply,
        hint: None,
        hold: Hold::at(Some(ply), None, |ply| rounds::ended(desk.history(), ply)),
    }
}

/// Arrow keys lead from move to move, wherever the focus is, unless something there wants them.
fn keys(event: &KeyboardEvent, at: RwSignal<usize>, plies: usize) {
    let on_slider_or_board = event.target().is_some_and(|target| {
        use wasm_bindgen::JsCast;
        target
            .dyn_ref::<web_sys::Element>()
            .is_some_and(|element| element.closest("input, select, [role=grid]").ok().flatten().is_some())
    });
    if on_slider_or_board {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => at.update(|at| *at = at.saturating_sub(1)),
        "ArrowRight" => at.update(|at| *at = (*at + 1).min(plies)),
        "Home" => at.set(0),
        "End" => at.set(plies),
        _ => return,
    }
    event.prevent_default();
}

fn step_button(ctx: Ctx, icon: &'static str, label: &'static str, go: impl Fn() + 'static) -> impl IntoView {
    view! { <button class="round" aria-label=move || ctx.say(label) on:click=move |_| go()><Icon name=icon/></button> }
}

fn whose_eyes(ctx: Ctx, desk: &LocalTable, eyes: RwSignal<Eyes>) -> impl IntoView + use<> {
    let names = desk.names().to_vec();
    let choose = move |event| {
        eyes.set(match event_target_value(&event).as_str() {
            "acting" => Eyes::Acting,
            "audience" => Eyes::Audience,
            "all" => Eyes::All,
            seat => seat.parse().ok().and_then(Seat::new).map_or(Eyes::Acting, Eyes::Seat),
        });
    };
    view! {
        <div class="option">
            <label for="eyes">{ctx.will_say("web-eyes")}</label>
            <select id="eyes" on:change=choose>
                <option value="acting" selected=eyes.get_untracked() == Eyes::Acting>{ctx.will_say("web-eyes-acting")}</option>
                {Seat::all(names.len() as u8).zip(names).map(|(seat, name)| view! {
                    <option value=seat.to_string() selected=eyes.get_untracked() == Eyes::Seat(seat)>{name}</option>
                }).collect_view()}
                <option value="audience" selected=eyes.get_untracked() == Eyes::Audience>{ctx.will_say("web-eyes-audience")}</option>
                <option value="all" selected=eyes.get_untracked() == Eyes::All>{ctx.will_say("web-eyes-all")}</option>
            </select>
        </div>
    }
}

/// How a game ended, in words.
pub(crate) fn result(ctx: Ctx, desk: &LocalTable) -> Option<impl IntoView + use<>> {
    let ended = desk.ended();
    let outcome = desk.session().turn().outcome();
    let names = desk.names().to_vec();
    let name = move |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let sentence = move || match (ended, outcome) {
        (Some(Ended::Agreed), _) => ctx.say("web-agreed"),
        (Some(Ended::Resigned(seat)), _) => ctx.say_with("web-resigned", &[("name", name(seat).into())]),
        (Some(Ended::Ranked(outcome)), _) | (None, Some(outcome)) => {
            let winners: Vec<String> = outcome.winners().iter().map(&name).collect();
            let id = if winners.len() == 1 { "web-winner" } else { "web-shared" };
            ctx.say_with(id, &[("names", words::list(ctx.lang.get(), &winners).into())])
        }
        (None, None) => String::new(),
    };
    (ended.is_some() || outcome.is_some()).then(|| view! { <p class="result">{sentence}</p> })
}
