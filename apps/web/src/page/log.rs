//! What happened, move by move, every move a way back to look.

use super::{Ctx, ctx};
use crate::story::Step;
use leptos::prelude::*;
use std::sync::Arc;

/// A story as a signal can hold it.
#[derive(Clone)]
pub(crate) struct Story {
    pub(crate) game: String,
    pub(crate) names: Arc<[String]>,
    pub(crate) steps: Arc<Vec<Step>>,
}

impl PartialEq for Story {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.steps, &other.steps) && self.names == other.names
    }
}

/// A step in words, one sentence each for what happened.
pub(crate) fn sentences(ctx: Ctx, game: &str, names: &[String], step: &Step) -> Vec<String> {
    let lang = ctx.lang.get();
    let told = step.events.iter().filter_map(|event| {
        let event = serde_json::from_str(event.get()).ok()?;
        words::event(lang, game, &event, names)
    });
    let told: Vec<String> = told.collect();
    match (&step.moved, told.is_empty()) {
        (Some((seat, mv)), true) => vec![format!("{}: {mv}", names.get(seat.index()).map_or("", String::as_str))],
        _ => told,
    }
}

/// What is new, in words. Where a round has ended, the deal of the next is told when somebody goes on.
pub(crate) fn news<'a>(ctx: Ctx, game: &str, names: &[String], fresh: impl Iterator<Item = &'a Step>) -> String {
    let told = fresh.flat_map(|step| match step.parted() {
        Some((end, _)) => sentences(ctx, game, names, &end),
        None => sentences(ctx, game, names, step),
    });
    told.collect::<Vec<_>>().join(" ")
}

/// The log. `at` is the move that is looked at.
#[component]
pub(crate) fn Log(story: Memo<Story>, at: Signal<usize>, pick: Callback<usize>) -> impl IntoView {
    let ctx = ctx();
    let plies = Memo::new(move |_| story.with(|story| story.steps.len()));
    let step = move |ply: usize| {
        let told = move || {
            story.with(|story| match story.steps.get(ply) {
                Some(step) => sentences(ctx, &story.game, &story.names, step).join(" "),
                None => String::new(),
            })
        };
        let seat = story.with_untracked(|story| {
            story
                .steps
                .get(ply)
                .and_then(|step| step.moved.as_ref())
                .map_or(String::new(), |(seat, _)| format!("seat-{seat}"))
        });
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
            <For each=move || (0..plies.get()).rev() key=move |ply| (*ply, story.with_untracked(|s| s.steps.get(*ply).and_then(|s| s.moved.clone()))) children=step/>
        </ol>
    }
}
