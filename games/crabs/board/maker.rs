//! Where a move is put together and made.

use super::Beach;
use super::cards::crab_words;
use crate::face::scene::{Action, Built, Draft};
use ::board::Icon;
use leptos::prelude::*;
use rules::{Crab, Move, Phase};

/// Where a move is put together and made.
#[component]
pub(super) fn Maker(beach: Beach) -> impl IntoView {
    move || {
        let (live, phase, pass) = beach.with(|scene| (scene.actor.is_some(), scene.view.phase, scene.must_pass()));
        live.then(|| match phase {
            Phase::Sell => view! { <Sales beach/> }.into_any(),
            Phase::Grab => {
                view! { <div class="question"><p>{beach.ctx.will_say("web-crabs-ask-grab")}</p></div> }.into_any()
            }
            _ => view! { <Builder beach pass dropping={phase == Phase::Drop}/> }.into_any(),
        })
    }
}

#[component]
fn Builder(beach: Beach, pass: bool, dropping: bool) -> impl IntoView {
    let ctx = beach.ctx;
    let pick = move |action: Action| {
        beach.draft.update(|draft| {
            *draft = Draft { action: (draft.action != Some(action)).then_some(action), ..Draft::default() }
        });
    };
    let actions = (!dropping).then(|| Action::ALL.map(|action| {
        let on = move || beach.draft.with(|draft| draft.action == Some(action));
        let possible = beach.scene.with_untracked(|scene| scene.possible(action));
        view! {
            <button class="soft" class:strong=on aria-pressed=move || on().to_string() disabled=!possible on:click=move |_| pick(action)>
                {move || ctx.say(&format!("web-crabs-do-{}", action.word()))}
            </button>
        }
    }).collect_view());
    let ready = Memo::new(move |_| {
        let draft = beach.draft.get();
        match beach.with(|scene| scene.build(&draft)) {
            Built::Ready(mv) => Some(mv.to_string()),
            _ => None,
        }
    });
    view! {
        <div class="question maker">
            <div class="answers" role="group" aria-label=ctx.will_say("web-crabs-actions")>{actions}</div>
            {move || catching(beach)}
            <p role="status">{move || beach.tally()}</p>
            <div class="answers">
                <button class="main" disabled=move || ready.with(Option::is_none)
                    on:click=move |_| if let Some(mv) = ready.get_untracked() { beach.table.play.run(mv) }>{ctx.will_say("web-crabs-make")}</button>
                {pass.then(|| view! { <button class="main" on:click=move |_| beach.table.play.run("pass".into())>{ctx.will_say("web-crabs-pass")}</button> })}
            </div>
        </div>
    }
}

/// The choices of a catch beside its face-up cards: gear, rope, and which crab is kept.
fn catching(beach: Beach) -> Option<impl IntoView> {
    let ctx = beach.ctx;
    let draft = beach.draft.get();
    if draft.action != Some(Action::Catch) || draft.hand.is_empty() {
        return None;
    }
    let (ropes, keepable, bonus) = beach
        .with(|scene| (scene.ropes(&draft), scene.keepable(&draft), scene.actor.map_or(0, |seat| scene.bonus(seat))));
    let rope = ropes.kinds().map(|(kind, _)| {
        let on = draft.rope == Some(kind);
        let crab = Crab { kind, stressed: false };
        view! { <button class="chip-button" aria-pressed=on.to_string() on:click=move |_| beach.draft.update(|draft| draft.rope = Some(kind))>{kind.to_string()}<span class="unseen">{crab_words(ctx, crab)}</span></button> }
    }).collect_view();
    let keep = (keepable.len() > 1).then(|| keepable.into_iter().map(|crab| {
        let on = draft.keep == Some(crab);
        view! { <button class="chip-button" aria-pressed=on.to_string() on:click=move |_| beach.draft.update(|draft| draft.keep = Some(crab))>{crab.to_string()}<span class="unseen">{crab_words(ctx, crab)}</span></button> }
    }).collect_view());
    Some(view! {
        <div class="catching">
            {(bonus > 0).then(|| view! {
                <label><input type="checkbox" prop:checked=draft.gear on:change=move |event| beach.draft.update(|draft| draft.gear = event_target_checked(&event))/>
                    {ctx.say_with("web-crabs-use-gear", &[("bonus", bonus.into())])}</label>
            })}
            <div role="group" aria-label=ctx.say("web-crabs-rope")><span>{ctx.say("web-crabs-rope")}</span>{rope}</div>
            {keep.map(|keep| view! { <div role="group" aria-label=ctx.say("web-crabs-keep")><span>{ctx.say("web-crabs-keep")}</span>{keep}</div> })}
        </div>
    })
}

/// Every sale that is possible, and none.
#[component]
fn Sales(beach: Beach) -> impl IntoView {
    let ctx = beach.ctx;
    let mut sales = beach.scene.with_untracked(|scene| scene.sales());
    sales.sort_by_key(|mv| !matches!(mv, Move::Sell { .. }));
    view! {
        <div class="question">
            <p><Icon name="next"/>{ctx.will_say("web-crabs-ask-sell")}</p>
            <div class="answers">{sales.into_iter().map(|mv| view! {
                <button class=if matches!(mv, Move::Sell { .. }) { "main" } else { "soft" } on:click=move |_| beach.table.play.run(mv.to_string())>{move || beach.sale_words(mv)}</button>
            }).collect_view()}</div>
        </div>
    }
}
