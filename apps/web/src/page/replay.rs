//! A game looked at again: a slider, keys, a film, and a link to every move.

use super::brought;
use super::log::{Log, Story};
use super::table::Save;
use super::trouble::{Missing, Unread};
use super::{Ctx, ctx};
use crate::browser::net::fetch;
use crate::browser::picture::{self, Format};
use crate::browser::{self, store};
use crate::draw::{Board, Ending, Hold, Icon, Look, Table};
use crate::follow;
use crate::local_table::{Ended, Kept, LocalTable};
use crate::rounds;
use crate::route::{Eyes, Route};
use kernel::{Seat, Turn, Viewpoint};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::time::Duration;

/// How long each move of a film is shown.
const FRAME: Duration = Duration::from_millis(1_200);

/// A game of this device; or, where it has none of that name, a finished one of the house, so that a link to a move
/// leads there from anywhere.
#[component]
pub(crate) fn ReplayPage(id: String, ply: Option<usize>, eyes: Eyes) -> impl IntoView {
    let ctx = ctx();
    let kept = store::game(&id);
    let in_house = kept.as_ref().is_none_or(|(_, kept)| kept.as_ref().is_some_and(|kept| kept.in_house));
    let found = RwSignal::new(kept.map_or(Found::NotYet, |(text, kept)| found(text, kept)));
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
        Found::Here(desk) => view! { <Replay id=id.clone() in_house desk=*desk ply eyes/> }.into_any(),
        Found::Unread(text) => view! { <Unread id=id.clone() text why=None/> }.into_any(),
        Found::None => view! {
            <section class="setup">
                <h1 class="unseen">{ctx.will_say("web-replay")}</h1>
                <p class="refusal" role="alert">{ctx.will_say("web-no-such-game")}</p>
                <a class="main" href=Route::Home.href()>{ctx.will_say("web-to-home")}</a>
            </section>
        }
        .into_any(),
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
fn Replay(id: String, in_house: bool, desk: LocalTable, ply: Option<usize>, eyes: Eyes) -> impl IntoView {
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
    let film = Film { at, plies, runs: RwSignal::new(false) };
    film.start();
    let listening = window_event_listener(leptos::ev::keydown, move |event| keys(&event, film));
    on_cleanup(move || listening.remove());
    let copied = RwSignal::new(None::<&'static str>);
    let copy = move |_| copy_link(desk.with_value(Clone::clone), in_house, at.get_untracked(), copied);
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
                    <button class="round film" aria-label=move || ctx.say(film.label()) aria-keyshortcuts="Space" on:click=move |_| film.turn()>
                        {move || film.icon()}
                    </button>
                    {step_button(ctx, "back", "web-replay-back", move || film.step(-1))}
                    <input type="range" min="0" max=plies prop:value=move || at.get().to_string()
                        aria-label=ctx.will_say("web-replay-slider")
                        aria-valuetext=move || ctx.say_with("web-replay-at", &[("ply", at.get().into()), ("plies", plies.into())])
                        on:input=move |event| at.set(event_target_value(&event).parse().unwrap_or(0))/>
                    {step_button(ctx, "next", "web-replay-next", move || film.step(1))}
                    {step_button(ctx, "last", "web-replay-last", move || at.set(plies))}
                </div>
                <p class="dim">{move || ctx.say_with("web-replay-at", &[("ply", at.get().into()), ("plies", plies.into())])}</p>
                {secret.then(|| view! { <p class="dim">{ctx.will_say("web-replay-running")}</p> })}
                {desk.with_value(|desk| (desk.has_secrets() && !secret).then(|| whose_eyes(ctx, desk, eyes)))}
                {desk.with_value(|desk| result(ctx, desk))}
                <Ending table/>
                <div class="actions">
                    {(!secret).then(|| view! { <button class="soft" on:click=copy><Icon name="link"/>{ctx.will_say("web-copy-link")}</button> })}
                    <Save secret on_save/>
                    <SavePicture/>
                </div>
                <p class="dim" role="status">{move || copied.get().map(|id| ctx.say(id))}</p>
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
        since: follow::told(desk.history(), follow::since(desk.history(), ply, None)),
    }
}

/// A game that runs by itself.
#[derive(Clone, Copy)]
struct Film {
    at: RwSignal<usize>,
    plies: usize,
    runs: RwSignal<bool>,
}

impl Film {
    fn start(self) {
        let ticks = set_interval_with_handle(move || self.tick(), FRAME);
        on_cleanup(move || {
            if let Ok(ticks) = ticks {
                ticks.clear();
            }
        });
    }

    /// Shows the next move while it runs; at the end it stops.
    fn tick(self) {
        if self.runs.try_get_untracked() == Some(true) {
            self.step(1);
            self.runs.set(self.at.get_untracked() < self.plies);
        }
    }

    fn step(self, by: isize) {
        self.at.update(|at| *at = at.saturating_add_signed(by).min(self.plies));
    }

    /// Goes on or stops; from the end it begins anew.
    fn turn(self) {
        if !self.runs.get_untracked() && self.at.get_untracked() == self.plies {
            self.at.set(0);
        }
        self.runs.update(|runs| *runs = !*runs);
    }

    fn icon(self) -> impl IntoView {
        let name = if self.runs.get() { "pause" } else { "film" };
        view! { <Icon name/> }
    }

    fn label(self) -> &'static str {
        if self.runs.get() { "web-replay-stop" } else { "web-replay-run" }
    }
}

/// Copies a link to a move: one that leads to the house that has the game, or one that carries the game.
fn copy_link(desk: LocalTable, in_house: bool, ply: usize, copied: RwSignal<Option<&'static str>>) {
    if in_house {
        browser::copy(&browser::window().location().href().unwrap_or_default());
        return copied.set(Some("web-link-copied"));
    }
    spawn_local(async move {
        let link = brought::link(&desk, ply).await;
        link.iter().for_each(|link| browser::copy(link));
        copied.try_set(Some(if link.is_some() { "web-link-carries" } else { "web-link-not" }));
    });
}

/// Offers a picture of what is shown.
#[component]
pub(crate) fn SavePicture() -> impl IntoView {
    let ctx = ctx();
    let save = |format| {
        let _ = picture::save(".table .laid, .table .curtain", "strandline", format);
    };
    view! {
        <button class="soft" on:click=move |_| save(Format::Png)><Icon name="save"/>{ctx.will_say("web-picture-png")}</button>
        <button class="soft" on:click=move |_| save(Format::Svg)><Icon name="save"/>{ctx.will_say("web-picture-svg")}</button>
    }
}

/// Arrow keys lead from move to move and the space bar runs the film, wherever the focus is, unless something there
/// wants them.
fn keys(event: &KeyboardEvent, film: Film) {
    use wasm_bindgen::JsCast;
    let space = event.key() == " ";
    let wanted = if space { "button, a, input, select, summary, [role=grid]" } else { "input, select, [role=grid]" };
    let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    if element.is_some_and(|element| element.closest(wanted).ok().flatten().is_some()) {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => film.step(-1),
        "ArrowRight" => film.step(1),
        "Home" => film.at.set(0),
        "End" => film.at.set(film.plies),
        " " => film.turn(),
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
