//! Which group stays: asked beside the board, and confirmed there.

use super::Shore;
use crate::face::scene::{Group, Scene};
use leptos::prelude::*;
use rules::WaveChoice;

/// The id of the button that keeps the chosen group.
pub(super) const CONFIRM: &str = "keep-group";

/// Which group stays: asked beside the board, and confirmed there, since it cannot be taken back by choosing again.
#[component]
pub(super) fn Keep(shore: Shore) -> impl IntoView {
    let due = Memo::new(move |_| shore.with(|scene| scene.keep_due().then_some((scene.actor, scene.to_act()))));
    move || {
        due.get().map(|(actor, to_act)| match (actor, to_act) {
            (Some(_), _) => view! { <KeepQuestion shore/> }.into_any(),
            (None, Some(seat)) => {
                let name = move || shore.table.look.with(|look| look.name(seat));
                let text = move || shore.ctx.say_with("web-crab-stack-chooses", &[("name", name().into())]);
                view! { <p class="hint chooses" role="status">{text}</p> }.into_any()
            }
            (None, None) => ().into_any(),
        })
    }
}

#[component]
fn KeepQuestion(shore: Shore) -> impl IntoView {
    let ctx = shore.ctx;
    let groups = Memo::new(move |_| shore.with(Scene::groups));
    let next = move || shore.with(|scene| scene.view.options.wave_choice() == WaveChoice::Next);
    let text = move || {
        let chosen = groups.with(|groups| groups.iter().find(|group| Some(group.name) == shore.chosen.get()).cloned());
        match chosen {
            Some(group) => shore.group_words("web-crab-stack-stays", &group),
            None if next() => ctx.say("web-crab-stack-ask-keep-next"),
            None => ctx.say("web-crab-stack-ask-keep"),
        }
    };
    let choose = move |group: Group| {
        let name = group.name;
        let on = move || shore.chosen.get() == Some(name);
        let lost = shore.losses(&group);
        view! {
            <button class="soft" aria-pressed=move || on().to_string() on:click=move |_| shore.chosen.set(Some(name))>
                <span>{move || shore.group_words("web-crab-stack-group-has", &group)}<small>{lost}</small></span>
            </button>
        }
    };
    view! {
        <div class="question keep" on:keydown=move |event| shore.escape(&event)>
            <p class="asked" role="status">{text}</p>
            <div class="answers">
                {move || groups.get().into_iter().map(choose).collect_view()}
                <button class="main" id=CONFIRM disabled=move || shore.chosen.get().is_none() on:click=move |_| shore.keep()>
                    {ctx.will_say("web-crab-stack-do-keep")}
                </button>
            </div>
        </div>
    }
}
