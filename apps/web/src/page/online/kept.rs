//! The tables of houses where one has a seat, to go on with.

use crate::browser::store;
use crate::draw::Icon;
use crate::page::ctx;
use crate::route::Route;
use guest::Online;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use wire::Json;
use wire::table::{Phase, PlaceKind};

const TABLES: &str = "strandline.tables";
/// How many are remembered.
const MOST: usize = 12;

/// A table where one has a seat.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Seen {
    id: String,
    game: String,
    names: Vec<String>,
}

fn tables() -> Vec<Seen> {
    let kept: Vec<Json> = store::get(TABLES).and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default();
    kept.iter().filter_map(|seen| serde_json::from_str(seen.get()).ok()).collect()
}

fn keep_all(tables: &[Seen]) {
    store::set(TABLES, &serde_json::to_string(tables).expect("names are plain data"));
}

/// Remembers a table while one has a seat at it and its game is not over.
pub(super) fn keep(id: &str, online: &Online) {
    if online.plan().is_none() {
        return;
    }
    let before = tables();
    let mut after: Vec<Seen> = before.iter().filter(|seen| seen.id != id).cloned().collect();
    if online.seat().is_some() && online.phase() != Phase::Over {
        let people = online.places().iter().filter(|place| place.kind == PlaceKind::Person);
        let names = people.map(|place| place.name.clone()).collect();
        after.insert(0, Seen { id: id.to_owned(), game: online.game().to_owned(), names });
        after.truncate(MOST);
    }
    if after != before {
        keep_all(&after);
    }
}

/// The list of them.
#[component]
pub(crate) fn Tables() -> impl IntoView {
    let ctx = ctx();
    let kept = RwSignal::new(tables());
    let forget = move |id: &str| {
        kept.update(|kept| kept.retain(|seen| seen.id != id));
        kept.with_untracked(|kept| keep_all(kept));
    };
    let entry = move |seen: Seen| {
        let name = ctx.game_name(&seen.game);
        let label = ctx.say_with("web-forget", &[("game", name.clone().into())]);
        let id = seen.id.clone();
        view! {
            <li>
                <a href=Route::Online { id: seen.id }.href()><strong>{name}</strong><span>{seen.names.join(", ")}</span></a>
                <button class="round quiet" aria-label=label on:click=move |_| forget(&id)><Icon name="bin"/></button>
            </li>
        }
    };
    move || {
        (!kept.with(Vec::is_empty)).then(|| {
            view! {
                <section class="kept">
                    <h2>{ctx.say("web-online-tables")}</h2>
                    <ul>{kept.get().into_iter().map(entry).collect_view()}</ul>
                </section>
            }
        })
    }
}
