//! The pictures of the first view.

use catalog::{GameId, with_game};
use leptos::prelude::*;

/// The picture of a game.
#[component]
pub(crate) fn Picture(game: GameId) -> impl IntoView {
    let drawing = with_game!(game, T => <T as board::Board>::PICTURE);
    view! { <svg class="picture" viewBox="0 0 360 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=drawing></svg> }
}

/// The shore behind the title of the home page. It is wider than any screen shows: the middle is kept free.
#[component]
pub(crate) fn Hero() -> impl IntoView {
    view! { <svg class="scene" viewBox="0 0 1200 260" preserveAspectRatio="xMaxYMax slice" aria-hidden="true" inner_html=include_str!("picture-hero.svg")></svg> }
}

/// What is drawn in many places, once: what belongs to no game, and what each game brings.
#[component]
pub(crate) fn Symbols() -> impl IntoView {
    let of_games = GameId::ALL.map(|game| with_game!(game, T => <T as board::Board>::SYMBOLS));
    let symbols = [include_str!("symbols.svg"), &of_games.concat()].concat();
    view! { <svg class="symbols" aria-hidden="true" inner_html=symbols></svg> }
}
