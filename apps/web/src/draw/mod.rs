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
    ctx.table.set_value(Some(table));
    on_cleanup(move || ctx.table.set_value(None));
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
            // When the board is drawn; it is measured afterwards.
            queue_microtask(move || departs(ctx, table, game));
        }
        ply
    });
    move || with_game!(game.get(), T => T::board(table))
}

/// Remembers how lies what a move has just moved, so that it can travel from there. Call it before the page has followed.
pub(crate) fn remember(ctx: Ctx) {
    let Some(table) = ctx.table.get_value().filter(|_| ctx.moves.get_untracked()) else { return };
    let traces =
        table.look.try_with_untracked(|look| with_game!(look.game.parse().ok()?, T => Some(look.moved::<T>())));
    flight::remember(&traces.flatten().unwrap_or_default());
}

/// Has what the last move moved travel to where it lies now.
fn departs(ctx: Ctx, table: Table, shown: Memo<GameId>) {
    // By then the board may be gone, as where a curtain has fallen.
    let Some(game) = shown.try_get_untracked() else { return };
    let Some((traces, weight)) = table.look.try_with_untracked(|look| moved(look, game)) else { return };
    if ctx.moves.get_untracked() && !traces.is_empty() {
        flight::depart(&traces);
        let millis = follow::flight(untrack(|| ctx.pace()), weight);
        let is_gone = move || shown.try_get_untracked().is_none();
        crate::browser::later(0, move || if is_gone() { flight::call_off() } else { flight::fly(millis) });
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
