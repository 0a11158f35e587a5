//! What the home page has below the games: open tables of the house, and opening a game that somebody wrote down.

use super::{Ctx, brought, ctx};
use crate::browser::{self, net::fetch};
use crate::draw::Icon;
use crate::route::Route;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent, Element, File};
use wire::http::Card;

pub(crate) fn below() -> AnyView {
    view! { <OpenTables/><OpenRecord/> }.into_any()
}

/// Tables of the house that anybody may sit down at; of one game, or of all.
#[component]
pub(super) fn OpenTables(#[prop(optional)] game: Option<&'static str>) -> impl IntoView {
    let ctx = ctx();
    let cards = RwSignal::new(Vec::<Card>::new());
    fetch("GET", "/api/tables", None, None, move |_, text| {
        let found = wire::read::<Vec<Card>>(&text).unwrap_or_default();
        let wanted = |card: &Card| game.is_none_or(|game| card.game == game);
        cards.try_set(found.into_iter().filter(wanted).collect());
    });
    move || {
        let cards = cards.get();
        (!cards.is_empty()).then(|| {
            view! {
                <section class="kept lobby">
                    <h2>{ctx.say("web-open-tables")}</h2>
                    <ul>{cards.into_iter().map(|card| entry(ctx, card)).collect_view()}</ul>
                </section>
            }
        })
    }
}

fn entry(ctx: Ctx, card: Card) -> impl IntoView {
    let seats = ctx.say_with("web-seats-open", &[("open", card.open.into()), ("seats", card.seats.into())]);
    let names = card.names.into_iter().filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", ");
    view! {
        <li>
            <a href=Route::Online { id: card.table }.href()>
                <strong>{ctx.game_name(&card.game)}</strong><span>{names}</span><span class="dim">{seats}</span>
                <span class="soft">{ctx.say("web-online-sit")}</span>
            </a>
        </li>
    }
}

/// A record is opened from a file, by pasting it, or by dropping it anywhere on the page.
#[component]
fn OpenRecord() -> impl IntoView {
    let ctx = ctx();
    let wrong = RwSignal::new(None::<String>);
    let open = move |text: String| {
        spawn_local(async move { drop(wrong.try_set(brought::open(ctx, &text).await.err())) });
    };
    let open_file = move |file: File| browser::read_file(&file, open);
    let listening = [
        window_event_listener_untyped("paste", move |event| pasted(&event).into_iter().for_each(open)),
        window_event_listener_untyped("dragover", |event| event.prevent_default()),
        window_event_listener_untyped("drop", move |event| {
            event.prevent_default();
            dropped(&event).into_iter().for_each(open_file);
        }),
    ];
    on_cleanup(move || listening.into_iter().for_each(WindowListenerHandle::remove));
    view! {
        <section class="open-record">
            <label class="soft"><Icon name="save"/>{ctx.will_say("web-open-record")}
                <input class="unseen" type="file" accept=".json,application/json"
                    on:change=move |event| browser::chosen_file(&event).into_iter().for_each(open_file)/>
            </label>
            <p class="dim">{ctx.will_say("web-open-record-how")}</p>
            {move || wrong.get().map(|why| view! { <p class="refusal" role="alert">{why}</p> })}
        </section>
    }
}

/// The text that was pasted, unless it was into something that takes texts.
fn pasted(event: &web_sys::Event) -> Option<String> {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let typing = target.is_some_and(|target| target.closest("input, textarea").ok().flatten().is_some());
    let text = event.dyn_ref::<ClipboardEvent>()?.clipboard_data()?.get_data("text").ok()?;
    Some(text).filter(|text| !typing && !text.trim().is_empty())
}

fn dropped(event: &web_sys::Event) -> Option<File> {
    event.dyn_ref::<DragEvent>()?.data_transfer()?.files()?.get(0)
}
