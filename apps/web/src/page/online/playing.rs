//! The game of a table, with what can be done about it beside moving.

use super::people::People;
use super::share::Elsewhere;
use super::talk::Talk;
use super::{Place, keep_token};
use crate::browser::net::fetch;
use crate::browser::{self, sound::Sound, store};
use crate::desk::Kept;
use crate::draw::{Board, Ending, Hold, Icon, Look, Table};
use crate::page::log::{Log, Story};
use crate::route::{Eyes, Route};
use crate::story::Step;
use leptos::prelude::*;
use serde_json::json;
use std::sync::Arc;

#[component]
pub(super) fn Playing(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let back = RwSignal::new(None::<usize>);
    let names = Memo::new(move |_| place.names());
    let look = Memo::new(move |_| look(place, names, back.get()));
    let story = Memo::new(move |_| {
        place.online.with(|online| Story {
            game: online.game().to_owned(),
            names: names.get().into(),
            steps: Arc::new(online.past.story.clone()),
        })
    });
    let last = Memo::new(move |_| story.with(|story| story.steps.len().saturating_sub(1)));
    let table = Table {
        look,
        play: Callback::new(move |mv: String| place.ask_with(json!({ "cmd": "play", "move": mv }))),
        refuse: Callback::new(move |why: String| {
            ctx.sound(Sound::No);
            place.wrong.set(Some(why));
        }),
        go_on: Callback::new(move |()| place.go_on()),
    };
    let at = Signal::derive(move || back.get().unwrap_or_else(|| last.get()));
    let pick = Callback::new(move |to: usize| back.set((to < last.get_untracked()).then_some(to)));
    let seated = Memo::new(move |_| place.online.with(|online| online.seat.is_some()));
    let status = Memo::new(move |_| if back.get().is_some() { ctx.say("web-looking-back") } else { due(place) });
    view! {
        <section class="table">
            <h1 class="unseen">{move || place.online.with(|online| ctx.game_name(online.game()))}</h1>
            <div class="board"><Board table/></div>
            <aside>
                <p class="due" class:past=move || back.get().is_some()>{status}</p>
                {move || place.wrong.get().map(|why| view! { <p class="refusal" role="alert">{why}</p> })}
                {move || ended(place).map(|text| view! { <p class="result">{text}</p> })}
                <Ending table/>
                {move || back.get().map(|_| view! {
                    <button class="main wide" on:click=move |_| back.set(None)>{ctx.will_say("web-back-to-now")}</button>
                })}
                {move || offered(place)}
                <Show when=move || seated.get()><Actions place/></Show>
                <Afterwards place/>
                <People place/>
                <Talk place/>
                <Log story at pick/>
                <Show when=move || seated.get()><Elsewhere place/></Show>
            </aside>
        </section>
    }
}

/// What is to be seen: now, or after the move that is looked back at.
fn look(place: Place, names: Memo<Vec<String>>, back: Option<usize>) -> Look {
    let held = place.held.get();
    place.online.with(|online| {
        let past = back.or(held).and_then(|ply| online.past.view(ply));
        Look {
            game: online.game().to_owned(),
            view: past.or(online.view.as_deref()).unwrap_or_default().into(),
            me: online.seat,
            live: back.is_none() && held.is_none() && online.may_act() && !place.lost.get(),
            names: names.get().into(),
            ply: back.or(held).unwrap_or_else(|| online.past.story.len().saturating_sub(1)),
            hint: None,
            hold: Hold::at(back, held, |ply| online.past.story.get(ply).is_some_and(Step::ended_round)),
        }
    })
}

/// What is due, in words.
fn due(place: Place) -> String {
    let ctx = place.ctx;
    place.online.with(|online| match online.phase.as_str() {
        "over" => ctx.say("web-over"),
        "paused" => ctx.say("web-online-paused"),
        _ if online.may_act() => ctx.say("web-your-turn"),
        _ => ctx.say_with("web-turn", &[("names", named(place, online.due).into())]),
    })
}

fn named(place: Place, seats: kernel::SeatSet) -> String {
    let all = place.names();
    let names: Vec<&String> = seats.iter().filter_map(|seat| all.get(seat.index())).collect();
    words::list(place.ctx.lang.get(), &names)
}

/// How it ended, in words.
fn ended(place: Place) -> Option<String> {
    let winners = place.online.with(|online| online.result.map(|outcome| outcome.winners()))?;
    let id = if winners.len() == 1 { "web-winner" } else { "web-shared" };
    Some(place.ctx.say_with(id, &[("names", named(place, winners).into())]))
}

/// What can be done while the game is on.
#[component]
fn Actions(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let sure = RwSignal::new(false);
    let phase = Memo::new(move |_| place.online.with(|online| online.phase.clone()));
    let on = move |wanted: &'static str| move || phase.with(|phase| phase == wanted);
    let people = Memo::new(move |_| place.online.with(|online| online.places.iter().all(|at| at.kind == "person")));
    let away = Memo::new(move |_| place.online.with(|online| online.own().is_some_and(|own| own.stand_in)));
    view! {
        <Show when=move || away.get()>
            <div class="ask" role="status">
                <p>{ctx.will_say("web-online-stood-in")}</p>
                <button class="main" on:click=move |_| place.ask("back")>{ctx.will_say("web-online-back")}</button>
            </div>
        </Show>
        <Show when=on("paused")>
            <button class="main wide" on:click=move |_| place.ask("resume")>{ctx.will_say("web-online-resume")}</button>
        </Show>
        <Show when=on("playing")>
            <div class="actions">
                <button class="soft" on:click=move |_| place.ask("undo")><Icon name="undo"/>{ctx.will_say("web-undo")}</button>
                <button class="soft" on:click=move |_| place.ask("pause")><Icon name="pause"/>{ctx.will_say("web-online-pause")}</button>
                <Show when=move || people.get()>
                    <button class="soft" on:click=move |_| place.ask("draw")><Icon name="draw"/>{ctx.will_say("web-online-draw")}</button>
                </Show>
                <button class="soft" on:click=move |_| sure.set(true)><Icon name="flag"/>{ctx.will_say("web-resign")}</button>
            </div>
        </Show>
        <Show when=move || sure.get()>
            <div class="ask" role="alertdialog" aria-labelledby="ask-text">
                <p id="ask-text">{ctx.will_say("web-sure-resign")}</p>
                <button class="main" on:click=move |_| { sure.set(false); place.ask("resign"); }>{ctx.will_say("web-sure-yes")}</button>
                <button class="soft" on:click=move |_| sure.set(false)>{ctx.will_say("web-sure-no")}</button>
            </div>
        </Show>
    }
}

/// What can be done when the game is over.
#[component]
fn Afterwards(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let over = Memo::new(move |_| place.online.with(|online| online.phase == "over"));
    let next = Memo::new(move |_| place.online.with(|online| online.rematch.clone()));
    let asks = Memo::new(move |_| place.online.with(|online| online.seat.is_some() && online.rematch.is_none()));
    Effect::new(move |_| {
        // At the next table the same token is one's own.
        if let (Some(table), Some(token)) = (next.get(), place.token()) {
            keep_token(&table, &token);
        }
    });
    view! {
        <Show when=move || over.get()>
            <div class="actions">
                <Show when=move || asks.get()>
                    <button class="soft strong" on:click=move |_| place.ask("rematch")><Icon name="again"/>{ctx.will_say("web-rematch")}</button>
                </Show>
                <button class="soft" on:click=move |_| with_record(place, replay)><Icon name="film"/>{ctx.will_say("web-replay")}</button>
                <button class="soft" on:click=move |_| with_record(place, save)><Icon name="save"/>{ctx.will_say("web-save")}</button>
            </div>
        </Show>
        {move || next.get().map(|id| view! {
            <a class="main wide" href=Route::Online { id }.href()>{ctx.will_say("web-online-follow")}</a>
        })}
    }
}

/// Fetches the record of a game that is over.
fn with_record(place: Place, then: fn(&str, &str)) {
    let id = place.id.get_value();
    fetch("GET", &format!("/api/tables/{id}/record"), place.token().as_deref(), None, move |status, record| {
        if status == 200 {
            then(&id, &record);
        } else {
            place.wrong.set(Some(place.ctx.say("web-no-house")));
        }
    });
}

fn save(id: &str, record: &str) {
    browser::download(&format!("{id}.json"), record);
}

/// Keeps the game on this device and looks at it again.
fn replay(id: &str, record: &str) {
    if let Some(kept) = Kept::of_house(record, browser::now()) {
        store::keep_game(id, &kept);
        browser::go(&Route::Replay { id: id.to_owned(), ply: None, eyes: Eyes::Acting }.href());
    }
}

/// What somebody offers, to be answered or taken back.
fn offered(place: Place) -> Option<impl IntoView> {
    let ctx = place.ctx;
    let (seat, what, agreed, mine) = place
        .online
        .with(|online| online.offer.clone().map(|(seat, what, agreed)| (seat, what, agreed, online.seat)))?;
    let name = place.names().get(seat.index()).cloned().unwrap_or_default();
    let own = mine == Some(seat);
    let id = format!("web-online-{}-{what}", if own { "offered" } else { "offer" });
    let text = ctx.say_with(&id, &[("name", name.into())]);
    let to_answer = mine.is_some_and(|me| !agreed.contains(me));
    Some(view! {
        <div class="ask" role="status">
            <p>{text}</p>
            {to_answer.then(|| view! {
                <button class="main" on:click=move |_| place.ask("agree")>{ctx.say("web-sure-yes")}</button>
                <button class="soft" on:click=move |_| place.ask("decline")>{ctx.say("web-online-decline")}</button>
            })}
            {own.then(|| view! { <button class="soft" on:click=move |_| place.ask("decline")>{ctx.say("web-online-take-back")}</button> })}
        </div>
    })
}
