//! The drawings: scenes put on the page. What is allowed, and what a choice means, the scene knows.

mod crab_stack;
mod crabs;
mod figures;
mod kraaw;
mod pictures;

use crab_stack::CrabStackBoard;
use crabs::CrabsBoard;
pub(crate) use figures::Figure;
use kraaw::{Count, KraawBoard};
pub(crate) use pictures::{Hero, Picture};

use kernel::Seat;
use leptos::prelude::*;
use std::sync::Arc;

/// Whether a round that has ended is looked at, and not yet the one dealt since.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Hold {
    /// No.
    #[default]
    None,
    /// It is looked back at.
    Past,
    /// It stays in sight until somebody goes on.
    Waits,
}

impl Hold {
    /// What is looked at: a move looked back at, or one that ended a round, or else what is now.
    pub(crate) fn at(back: Option<usize>, held: Option<usize>, ended_round: impl Fn(usize) -> bool) -> Self {
        match (back, held) {
            (Some(ply), _) if ended_round(ply) => Self::Past,
            (None, Some(_)) => Self::Waits,
            _ => Self::None,
        }
    }
}

/// What a table shows to whoever looks, wherever the table is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Look {
    /// The game's name.
    pub(crate) game: String,
    /// What may be known, as JSON.
    pub(crate) view: Arc<str>,
    /// The seat that looks; nobody's for the audience.
    pub(crate) me: Option<Seat>,
    /// Whether that seat may act through this page now.
    pub(crate) live: bool,
    /// What the seats are called.
    pub(crate) names: Arc<[String]>,
    /// How many moves were made.
    pub(crate) ply: usize,
    /// A move somebody proposes, to be shown.
    pub(crate) hint: Option<String>,
    /// Whether a round that has ended is looked at.
    pub(crate) hold: Hold,
}

impl Look {
    /// The seat that may act through this page now.
    pub(crate) fn actor(&self) -> Option<Seat> {
        self.me.filter(|_| self.live)
    }

    /// What a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }
}

/// What a board has: something to look at, and whom to tell.
#[derive(Clone, Copy)]
pub(crate) struct Table {
    /// What it shows.
    pub(crate) look: Memo<Look>,
    /// Makes a move, written in full.
    pub(crate) play: Callback<String>,
    /// Says why something is not possible.
    pub(crate) refuse: Callback<String>,
    /// Goes on from a round that has ended.
    pub(crate) go_on: Callback<()>,
}

/// The board of whichever game it is.
#[component]
pub(crate) fn Board(table: Table) -> impl IntoView {
    let game = Memo::new(move |_| table.look.with(|look| look.game.clone()));
    move || match game.get().as_str() {
        "crab-stack" => view! { <CrabStackBoard table/> }.into_any(),
        "crabs" => view! { <CrabsBoard table/> }.into_any(),
        "kraaw" => view! { <KraawBoard table/> }.into_any(),
        _ => ().into_any(),
    }
}

/// How what has ended was counted, in games that are played in rounds: beside the board, where it is always in sight.
#[component]
pub(crate) fn Ending(table: Table) -> impl IntoView {
    let rounds = Memo::new(move |_| table.look.with(|look| look.game == "kraaw"));
    move || rounds.get().then(|| view! { <Count table/> })
}

/// What is drawn in many places, once.
#[component]
pub(crate) fn Symbols() -> impl IntoView {
    view! { <svg class="symbols" aria-hidden="true" inner_html=include_str!("symbols.svg")></svg> }
}

/// A small picture beside words.
#[component]
pub(crate) fn Icon(name: &'static str) -> impl IntoView {
    view! { <svg class="glyph" aria-hidden="true"><use href=format!("#i-{name}")/></svg> }
}

/// What somebody proposes, in words, said aloud as well.
#[component]
pub(crate) fn Hint(table: Table, words: Signal<Option<String>>) -> impl IntoView {
    let ctx = crate::page::ctx();
    let shown = Memo::new(move |_| {
        table.look.track();
        words.get().map(|words| ctx.say_with("web-hint-is", &[("move", words.into())]))
    });
    Effect::new(move |_| {
        if let Some(sentence) = shown.get() {
            ctx.announce(sentence);
        }
    });
    move || shown.get().map(|sentence| view! { <p class="hint">{sentence}</p> })
}
