//! What is drawn on the pages: boards, figures and pictures of whichever game, and what belongs to none.

mod pictures;

pub(crate) use board::{Hold, Icon, Look, Table};
pub(crate) use pictures::{Hero, Picture, Symbols};

use crate::follow;
use crate::page::{Ctx, ctx};
use board::{Board as _, browser, flight};
use catalog::{GameId, Rules, with_game};
use face::{Face, Weight};
use leptos::prelude::*;

/// The id of the table as a whole, where the keyboard rests while there is nothing to do.
pub(crate) const TABLE: &str = "table";
/// Where the keyboard goes when what it was on is gone: to what is asked, or how it ended.
const ANSWERS: [&str; 6] = ["#finish", "#next-round", "#next-move", "#hide-cards", ".question p", ".question"];

/// The game that a table shows.
fn shown(table: Table) -> Memo<GameId> {
    Memo::new(move |_| table.look.with(|look| look.game.parse().expect("what is shown is a listed game")))
}

/// The board of whichever game it is. What a move has moved travels over it.
#[component]
pub(crate) fn Board(table: Table) -> impl IntoView {
    let (ctx, game) = (ctx(), shown(table));
    // Whoever has used the keyboard here keeps it, whatever is drawn anew.
    let kept = StoredValue::new(false);
    let listening = window_event_listener(leptos::ev::keydown, move |_| kept.set_value(true));
    on_cleanup(move || listening.remove());
    Effect::new(move |_| {
        table.look.track();
        kept.update_value(|kept| *kept |= browser::has_focus());
        if kept.get_value() {
            request_animation_frame(|| browser::regain(&ANSWERS, TABLE));
        }
    });
    Effect::new(move |before: Option<usize>| {
        let ply = table.look.with(|look| look.ply);
        if before.is_some_and(|before| before < ply) {
            request_animation_frame(move || travels(ctx, table, game));
        }
        ply
    });
    move || with_game!(game.get(), T => T::board(table))
}

/// Has what the last move moved travel to where it lies now.
fn travels(ctx: Ctx, table: Table, game: Memo<GameId>) {
    // By then the board may be gone, as where a curtain has fallen.
    let Some(game) = game.try_get_untracked() else { return };
    let Some((traces, weight)) = table.look.try_with_untracked(|look| moved(look, game)) else { return };
    if ctx.moves.get_untracked() && !traces.is_empty() {
        flight::fly(&traces, follow::flight(untrack(|| ctx.pace()), weight));
    }
}

fn moved(look: &Look, game: GameId) -> (Vec<face::Trace>, Weight) {
    with_game!(game, T => {
        let events = look.since.last().into_iter().flatten().filter_map(|event| event.as_of::<Rules<T>>());
        (look.moved::<T>(), events.map(<T as Face>::weight).max().unwrap_or_default())
    })
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
