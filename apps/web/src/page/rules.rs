//! How a game is played. The page is fetched when somebody wants to read it.

use super::ctx;
use super::trouble::Missing;
use crate::browser::{self, net};
use crate::draw::{Figure, Picture};
use crate::route::{Mode, Route};
use crate::rules_page::{Part, contents, heading_id, parts};
use catalog::GameId;
use leptos::prelude::*;

#[component]
pub(crate) fn RulesPage(game: String) -> impl IntoView {
    let ctx = ctx();
    let listed: Option<GameId> = game.parse().ok();
    let lesson = Route::Lesson { game: game.clone() }.href();
    let setup = Route::Setup { game: game.clone(), mode: Mode::Alone }.href();
    view! {
        <article class="rules">
            {listed.map(|game| view! { <Picture game/> })}
            <Rules game at=Signal::derive(String::new)/>
            <p class="actions">
                <a class="main" href=lesson>{ctx.will_say("web-learn")}</a>
                <a class="soft" href=setup>{ctx.will_say("web-play-now")}</a>
            </p>
        </article>
    }
}

/// The rules of a game with a list of what is in them, shown from the section with this id on.
#[component]
pub(super) fn Rules(game: String, at: Signal<String>) -> impl IntoView {
    let ctx = ctx();
    let listed: Option<GameId> = game.parse().ok();
    let fetched = RwSignal::new(None::<Result<String, ()>>);
    let again = Trigger::new();
    Effect::new(move |_| {
        again.track();
        let path = format!("{}rules-{game}.{}.html", browser::assets(), ctx.lang.get().code());
        net::fetch("GET", &path, None, None, move |status, page| {
            fetched.try_set(Some(if status == 200 { Ok(page) } else { Err(()) }));
        });
    });
    Effect::new(move |_| {
        let (at, here) = (at.get(), fetched.with(Option::is_some));
        if here && !at.is_empty() {
            // Once what was fetched is drawn.
            request_animation_frame(move || browser::scroll_to(&heading_id(&at)));
        }
    });
    move || match fetched.get() {
        None => ().into_any(),
        Some(Ok(page)) => {
            let listing = contents(&page).into_iter().map(|heading| {
                let id = heading_id(&heading.id);
                view! { <li class=format!("level-{}", heading.level)><button class="link" on:click=move |_| browser::scroll_to(&id)>{heading.text}</button></li> }
            });
            view! {
                <details class="contents"><summary>{ctx.will_say("web-contents")}</summary><ul>{listing.collect_view()}</ul></details>
                {parts(&page).into_iter().map(|part| shown(listed, part)).collect_view()}
            }
            .into_any()
        }
        Some(Err(())) => view! { <Missing again=Callback::new(move |()| again.notify())/> }.into_any(),
    }
}

fn shown(game: Option<GameId>, part: Part) -> impl IntoView {
    match part {
        Part::Text(html) => view! { <div inner_html=html></div> }.into_any(),
        Part::Figure { name, alt, caption } => game.map(|game| view! { <Figure game name alt caption/> }).into_any(),
    }
}
