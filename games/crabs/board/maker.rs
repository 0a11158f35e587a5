//! Where a move is put together and made.

use super::Beach;
use super::cards::crab_words;
use crate::face::scene::{Action, Built, Draft};
use ::board::{Dock, Hint};
use leptos::prelude::*;
use rules::{Crab, Move, Phase};

/// Where a move is put together and made. It keeps its place while others act.
#[component]
pub(super) fn Maker(beach: Beach) -> impl IntoView {
    let asked = Memo::new(move |_| beach.with(|scene| scene.actor.map(|_| (scene.view.phase, scene.must_pass()))));
    let words = Signal::derive(move || beach.hinted().map(|mv| beach.hint_words(mv)));
    view! {
        <Dock>
            {move || asked.get().map(|(phase, pass)| match phase {
                Phase::Sell => view! { <Sales beach words/> }.into_any(),
                _ => view! { <Builder beach words pass choosing={phase == Phase::Action}/> }.into_any(),
            })}
        </Dock>
    }
}

#[component]
fn Builder(beach: Beach, words: Signal<Option<String>>, pass: bool, choosing: bool) -> impl IntoView {
    let ctx = beach.ctx;
    let ready = Memo::new(move |_| match beach.built() {
        Built::Ready(mv) => Some(mv),
        _ => None,
    });
    let make = move |_| {
        if let Some(mv) = ready.get_untracked() {
            beach.table.play.run(mv.to_string());
        }
    };
    let label = move || ready.get().map_or_else(|| ctx.say("web-crabs-make"), |mv| beach.make_words(mv));
    view! {
        <div class="question maker">
            {choosing.then(|| view! { <Actions beach/> })}
            {move || catching(beach)}
            <div class="making">
                <div class="so-far"><Hint table=beach.table words/><p role="status">{move || beach.tally()}</p></div>
                {if pass {
                    view! { <button class="main" on:click=move |_| beach.table.play.run("pass".into())>{ctx.will_say("web-crabs-pass")}</button> }.into_any()
                } else {
                    view! { <button class="main" disabled=move || ready.with(Option::is_none) on:click=make>{label}</button> }.into_any()
                }}
            </div>
        </div>
    }
}

/// The six actions. One that cannot be begun still says what it is.
#[component]
fn Actions(beach: Beach) -> impl IntoView {
    let ctx = beach.ctx;
    let action = move |action: Action| {
        let on = move || beach.draft.with(|draft| draft.action == Some(action));
        let possible = beach.scene.with_untracked(|scene| scene.possible(action));
        let reach = beach.scene.with_untracked(|scene| action == Action::Catch && !scene.catches.is_empty());
        let tip = move || ctx.say(&format!("web-crabs-tip-{}", action.word()));
        view! {
            <button class="soft" class:strong=on class:reach=reach aria-pressed=move || on().to_string()
                aria-disabled=(!possible).to_string() data-tip=tip on:click=move |_| if possible { beach.begin(action) }>
                {move || ctx.say(&format!("web-crabs-do-{}", action.word()))}
            </button>
        }
    };
    view! {
        <div class="answers six" role="group" aria-label=ctx.will_say("web-crabs-actions")>
            {Action::ALL.map(action).collect_view()}
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
        let choose = move |draft: &mut Draft| draft.rope = Some(kind);
        chip(beach, Crab { kind, stressed: false }, draft.rope == Some(kind), choose)
    });
    let keep = (keepable.len() > 1).then(|| {
        let kept = draft.keep;
        let chips = keepable.into_iter().map(move |crab| {
            chip(beach, crab, kept == Some(crab), move |draft: &mut Draft| draft.keep = Some(crab))
        });
        view! { <div role="group" aria-label=ctx.say("web-crabs-keep")><span>{ctx.say("web-crabs-keep")}</span>{chips.collect_view()}</div> }
    });
    Some(view! {
        <div class="catching">
            {(bonus > 0).then(|| view! {
                <label><input type="checkbox" prop:checked=draft.gear on:change=move |event| beach.draft.update(|draft| draft.gear = event_target_checked(&event))/>
                    <span class="long">{ctx.say_with("web-crabs-use-gear", &[("bonus", bonus.into())])}</span><b class="short" aria-hidden="true">"+"{bonus}</b></label>
            })}
            <div role="group" aria-label=ctx.say("web-crabs-rope") data-tip=ctx.say("web-crabs-tip-rope")><span>{ctx.say("web-crabs-rope")}</span>{rope.collect_view()}</div>
            {keep}
        </div>
    })
}

/// A crab to be chosen beside the cards.
fn chip(beach: Beach, crab: Crab, on: bool, choose: impl Fn(&mut Draft) + Copy + 'static) -> impl IntoView {
    view! {
        <button class="chip-button" aria-pressed=on.to_string() on:click=move |_| beach.draft.update(choose)>
            <span aria-hidden="true">{crab.to_string()}</span><span class="unseen">{crab_words(beach.ctx, crab)}</span>
        </button>
    }
}

/// Every sale that is possible, and none.
#[component]
fn Sales(beach: Beach, words: Signal<Option<String>>) -> impl IntoView {
    let ctx = beach.ctx;
    let mut sales = beach.scene.with_untracked(|scene| scene.sales());
    sales.sort_by_key(|mv| !matches!(mv, Move::Sell { .. }));
    view! {
        <div class="question selling">
            <Hint table=beach.table words/>
            <p class="asked">{ctx.will_say("web-crabs-ask-sell")}</p>
            <div class="answers">{sales.into_iter().map(|mv| view! {
                <button class=if matches!(mv, Move::Sell { .. }) { "main" } else { "soft" } on:click=move |_| beach.table.play.run(mv.to_string())>{move || beach.sale_words(mv)}</button>
            }).collect_view()}</div>
        </div>
    }
}
