//! Tables of the house that anybody may sit down at.

use crate::browser::net::fetch;
use crate::page::ctx;
use crate::route::Route;
use leptos::prelude::*;
use wire::http::Card;

#[component]
pub(super) fn OpenTables(game: &'static str) -> impl IntoView {
    let ctx = ctx();
    let cards = RwSignal::new(Vec::<Card>::new());
    fetch("GET", "/api/tables", None, None, move |_, text| {
        let found = wire::read::<Vec<Card>>(&text).unwrap_or_default();
        cards.try_set(found.into_iter().filter(|card| card.game == game).collect());
    });
    let entry = move |card: Card| {
        let args =
            [("game", ctx.game_name(&card.game).into()), ("open", card.open.into()), ("seats", card.seats.into())];
        view! { <li><a href=Route::Online { id: card.table.clone() }.href()>{ctx.say_with("web-open-table", &args)}</a></li> }
    };
    move || {
        let cards = cards.get();
        (!cards.is_empty()).then(|| view! {
            <section class="kept"><h2>{ctx.say("web-open-tables")}</h2><ul>{cards.into_iter().map(entry).collect_view()}</ul></section>
        })
    }
}
