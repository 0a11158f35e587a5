//! What happened, move by move, every move a way back to look.

use super::{Ctx, ctx};
use crate::local_table::LocalTable;
use crate::rounds::parted;
use catalog::{AnyEvent, GameId, Rules, with_game};
use face::Reader;
use kernel::Seat;
use leptos::prelude::*;
use std::sync::Arc;
use table::{History, Ply};

/// What happened, to whom, and who reads of it.
#[derive(Clone, PartialEq)]
pub(crate) struct Story {
    pub(crate) history: History,
    pub(crate) names: Arc<[String]>,
    /// The reader's own seat, where only one person reads.
    pub(crate) me: Option<Seat>,
}

impl Story {
    /// What happened at a table of this device. Where several people share it, nobody is “you”.
    pub(crate) fn of(desk: &LocalTable) -> Self {
        let people = desk.people();
        let me = people.first().filter(|_| people.len() == 1);
        Self { history: desk.history().clone(), names: desk.names().into(), me }
    }

    /// Whom it is told.
    pub(crate) fn reader(&self) -> Reader<'_> {
        Reader { names: &self.names, seat: self.me }
    }

    /// What happened with the move of this number, in words.
    pub(crate) fn told(&self, ctx: Ctx, moves: usize) -> String {
        let ply = self.history.plies().get(moves);
        ply.map(|ply| sentences(ctx, self.history.game(), self.reader(), ply).join(" ")).unwrap_or_default()
    }

    /// What marks a move as its seat's.
    pub(crate) fn class(&self, moves: usize) -> String {
        self.moved(moves).map_or(String::new(), |(seat, _)| format!("seat-{seat}"))
    }

    /// Who moved, and how, with the move of this number.
    fn moved(&self, moves: usize) -> Option<&(Seat, String)> {
        self.history.plies().get(moves)?.moved.as_ref()
    }
}

/// Events in words, as far as there are sentences for them.
fn narrated(ctx: Ctx, game: GameId, to: Reader<'_>, events: &[AnyEvent]) -> Vec<String> {
    let lang = ctx.lang.get();
    let narrate =
        |event: &AnyEvent| with_game!(game, T => face::narrate::<Rules<T>>(lang, event.as_of::<Rules<T>>()?, to));
    events.iter().filter_map(narrate).collect()
}

/// A ply in words, one sentence each for what happened.
fn sentences(ctx: Ctx, game: GameId, to: Reader<'_>, ply: &Ply) -> Vec<String> {
    match &ply.moved {
        Some((seat, mv)) => move_in_words(ctx, game, to, (*seat, mv), &ply.events),
        None => narrated(ctx, game, to, &ply.events),
    }
}

/// A move in words, one sentence each for what came of it; where there is none, as it is written.
pub(crate) fn move_in_words(
    ctx: Ctx,
    game: GameId,
    to: Reader<'_>,
    (seat, mv): (Seat, &str),
    events: &[AnyEvent],
) -> Vec<String> {
    let told = narrated(ctx, game, to, events);
    let as_written = || vec![format!("{}: {mv}", to.names.get(seat.index()).map_or("", String::as_str))];
    if told.is_empty() { as_written() } else { told }
}

/// What is new, a sentence each. Where a round has ended, the deal of the next is told when somebody goes on.
pub(crate) fn news(ctx: Ctx, game: GameId, to: Reader<'_>, fresh: &[Arc<Ply>]) -> Vec<String> {
    let told = fresh.iter().flat_map(|ply| match parted(game, ply) {
        Some((end, _)) => narrated(ctx, game, to, end),
        None => sentences(ctx, game, to, ply),
    });
    told.collect()
}

/// What is told when somebody goes on from a round that ended with the first of these: the next deal, and what
/// followed it, a sentence each.
pub(crate) fn since_round(ctx: Ctx, game: GameId, to: Reader<'_>, plies: &[Arc<Ply>]) -> Vec<String> {
    let Some((first, rest)) = plies.split_first() else { return Vec::new() };
    let deal = parted(game, first).map(|(_, deal)| narrated(ctx, game, to, deal)).unwrap_or_default();
    let rest = rest.iter().flat_map(|ply| sentences(ctx, game, to, ply));
    deal.into_iter().chain(rest).collect()
}

/// The log. `at` is the move that is looked at.
#[component]
pub(crate) fn Log(story: Memo<Story>, at: Signal<usize>, pick: Callback<usize>) -> impl IntoView {
    let ctx = ctx();
    let plies = Memo::new(move |_| story.with(|story| story.history.plies().len()));
    // What a move was stays as it was: it is told anew when it is told to somebody else, not with every move.
    let reader = Memo::new(move |_| story.with(|story| (story.names.clone(), story.me)));
    let step = move |ply: usize| {
        let told = move || {
            reader.track();
            story.with_untracked(|story| story.told(ctx, ply))
        };
        let seat = story.with_untracked(|story| story.class(ply));
        view! {
            <li>
                <button class=format!("step {seat}") aria-current=move || (at.get() == ply).then_some("step")
                    on:click=move |_| pick.run(ply)>
                    <span class="ply">{ply}</span><span>{told}</span>
                </button>
            </li>
        }
    };
    view! {
        <ol class="log" reversed aria-label=ctx.will_say("web-log") tabindex="0">
            <For each=move || (0..plies.get()).rev() key=move |ply| (*ply, story.with_untracked(|story| story.moved(*ply).cloned())) children=step/>
        </ol>
    }
}
