//! The pictures of the games, drawn here.

use leptos::prelude::*;

/// The picture of a game, for the home page.
#[component]
pub(crate) fn Picture(game: &'static str) -> impl IntoView {
    let drawing = match game {
        "crab-stack" => include_str!("picture-crab-stack.svg"),
        "crabs" => include_str!("picture-crabs.svg"),
        _ => include_str!("picture-kraaw.svg"),
    };
    view! { <svg class="picture" viewBox="0 0 360 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=drawing></svg> }
}

/// The shore behind the title of the home page. It is wider than any screen shows: the middle is kept free.
#[component]
pub(crate) fn Hero() -> impl IntoView {
    view! { <svg class="scene" viewBox="0 0 1200 260" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" inner_html=include_str!("picture-hero.svg")></svg> }
}
