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
