//! How a game is played.

use super::ctx;
use crate::draw::Picture;
use crate::page::GAMES;
use crate::route::Route;
use leptos::prelude::*;
use words::Lang;

/// The rules page of a game as HTML, made when the client was built.
fn page(game: &str, lang: Lang) -> &'static str {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"))
}

#[component]
pub(crate) fn RulesPage(game: String) -> impl IntoView {
    let ctx = ctx();
    let picture = GAMES.into_iter().find(|known| *known == game);
    let lesson = Route::Lesson { game: game.clone() }.href();
    let text = move || page(&game, ctx.lang.get());
    view! {
        <article class="rules">
            {picture.map(|game| view! { <Picture game/> })}
            <div inner_html=text></div>
            <p><a class="main" href=lesson>{ctx.will_say("web-learn")}</a></p>
        </article>
    }
}
