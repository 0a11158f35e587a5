//! What is chosen of a bot beside its level: a strength by number, and a character.

use super::Ctx;
use crate::setup::{Setup, elo_of};
use leptos::prelude::*;
use table::host::Player;
use table::{Character, Skill, Strength};

/// How far apart the strengths are that the slider gives.
const STEP: u16 = 10;

/// The bot that has this seat, if one has.
fn bot_at(setup: &Setup, at: usize) -> Option<Skill> {
    match setup.seats.get(at) {
        Some((Player::Bot(skill), _)) => Some(*skill),
        _ => None,
    }
}

fn change(setup: RwSignal<Setup>, at: usize, change: impl FnOnce(&mut Skill)) {
    setup.update(|setup| {
        if let Some((Player::Bot(skill), _)) = setup.seats.get_mut(at) {
            change(skill);
        }
    });
}

/// The slider where the strength is a number, and the characters of a bot; nothing for a person.
pub(super) fn choices(ctx: Ctx, setup: RwSignal<Setup>, at: usize) -> impl IntoView {
    let is_bot = Memo::new(move |_| setup.with(|setup| bot_at(setup, at).is_some()));
    let by_number =
        Memo::new(move |_| setup.with(|setup| bot_at(setup, at).is_some_and(|skill| skill.level().is_none())));
    view! {
        <Show when=move || by_number.get()>{slider(ctx, setup, at)}</Show>
        <Show when=move || is_bot.get()>{characters(ctx, setup, at)}</Show>
    }
}

fn slider(ctx: Ctx, setup: RwSignal<Setup>, at: usize) -> impl IntoView {
    let ladder = setup.with_untracked(|setup| setup.game.strengths());
    let (least, most) = (ladder[0], ladder[ladder.len() - 1]);
    let elo = move || setup.with(|setup| bot_at(setup, at).map_or(least, |skill| elo_of(skill, setup.game)));
    let choose = move |event| {
        let elo = event_target_value(&event).parse().unwrap_or(least).clamp(least, most);
        change(setup, at, |skill| skill.strength = Strength::Elo(elo));
    };
    let label = move || ctx.say_with("web-seat-strength", &[("number", (at + 1).into())]);
    view! {
        <span class="strength">
            <input type="range" min=least max=most step=STEP prop:value=move || elo().to_string() on:input=choose aria-label=label/>
            <output>{elo}</output>
        </span>
    }
}

fn characters(ctx: Ctx, setup: RwSignal<Setup>, at: usize) -> impl IntoView {
    let chosen = move || setup.with(|setup| bot_at(setup, at).map_or(Character::Plain, |skill| skill.character)).name();
    let choose = move |event| {
        let character = event_target_value(&event).parse().unwrap_or_default();
        change(setup, at, |skill| skill.character = character);
    };
    let label = move || ctx.say_with("web-seat-character", &[("number", (at + 1).into())]);
    view! {
        <select class="character" aria-label=label prop:value=chosen on:change=choose>
            {Character::ALL.map(|character| view! {
                <option value=character.name() selected=move || chosen() == character.name()>
                    {move || ctx.say(&format!("web-character-{character}"))}
                </option>
            }).collect_view()}
        </select>
    }
}
