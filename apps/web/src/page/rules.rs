//! How a game is played. The page is fetched when somebody wants to read it.

use super::ctx;
use crate::browser::{self, net};
use crate::draw::{Figure, Picture};
use crate::leaflet::{Part, parts};
use crate::page::GAMES;
use crate::route::{Mode, Route};
use leptos::prelude::*;

#[component]
pub(crate) fn RulesPage(game: String) -> impl IntoView {
    let ctx = ctx();
    let picture = GAMES.into_iter().find(|known| *known == game);
    let lesson = Route::Lesson { game: game.clone() }.href();
    let setup = Route::Setup { game: game.clone(), mode: Mode::Alone }.href();
    let fetched = RwSignal::new(None::<Result<String, ()>>);
    Effect::new(move |_| {
        let path = format!("{}rules-{game}.{}.html", browser::assets(), ctx.lang.get().code());
        net::fetch("GET", &path, None, None, move |status, page| {
            fetched.try_set(Some(if status == 200 { Ok(page) } else { Err(()) }));
        });
    });
    let page = move || match fetched.get() {
        None => ().into_any(),
        Some(Ok(page)) => parts(&page).into_iter().map(part).collect_view().into_any(),
        Some(Err(())) => view! { <p class="refusal" role="alert">{ctx.will_say("web-no-house")}</p> }.into_any(),
    };
    view! {
        <article class="rules">
            {picture.map(|game| view! { <Picture game/> })}
            {page}
            <p class="actions">
                <a class="main" href=lesson>{ctx.will_say("web-learn")}</a>
                <a class="soft" href=setup>{ctx.will_say("web-play-now")}</a>
            </p>
        </article>
    }
}

fn part(part: Part) -> impl IntoView {
    match part {
        Part::Text(html) => view! { <div inner_html=html></div> }.into_any(),
        Part::Figure { name, alt, caption } => view! { <Figure name alt caption/> }.into_any(),
    }
}
