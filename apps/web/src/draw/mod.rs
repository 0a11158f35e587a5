//! What is drawn on the pages: boards, figures and pictures of whichever game, and what belongs to none.

mod pictures;

pub(crate) use board::{Hold, Icon, Look, Table};
pub(crate) use pictures::{Hero, Picture, Symbols};

use board::Board as _;
use catalog::{GameId, with_game};
use leptos::prelude::*;

/// The game that a table shows.
fn shown(table: Table) -> Memo<GameId> {
    Memo::new(move |_| table.look.with(|look| look.game.parse().expect("what is shown is a listed game")))
}

/// The board of whichever game it is.
#[component]
pub(crate) fn Board(table: Table) -> impl IntoView {
    let game = shown(table);
    move || with_game!(game.get(), T => T::board(table))
}

/// How what has ended was counted, in games that are played in rounds: beside the board, where it is always in sight.
#[component]
pub(crate) fn Ending(table: Table) -> impl IntoView {
    let game = shown(table);
    move || with_game!(game.get(), T => T::ending(table))
}

/// A figure of a rules page: its drawing, what is to be seen for those who cannot, and what it says.
#[component]
pub(crate) fn Figure(game: GameId, name: String, alt: String, caption: String) -> impl IntoView {
    view! {
        <figure class=format!("figure {name}")>
            <div class="drawing" role="img" aria-label=alt>{with_game!(game, T => T::figure(&name))}</div>
            <figcaption>{caption}</figcaption>
        </figure>
    }
}
