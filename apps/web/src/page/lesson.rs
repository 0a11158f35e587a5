//! A short lesson in playing: do this, see what happens.

use super::ctx;
use leptos::prelude::*;

#[component]
pub(crate) fn LessonPage(game: String, step: usize) -> impl IntoView {
    let ctx = ctx();
    let _ = step;
    view! { <h1>{move || ctx.game_name(&game)}</h1> }
}
