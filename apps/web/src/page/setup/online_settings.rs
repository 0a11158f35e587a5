//! What is agreed about a table of a house: clock, what happens when time runs out, start, bots, strangers.

use crate::online_settings::{ClockKind, Terms, time_out_id};
use crate::page::{Ctx, ctx};
use crate::setup::USUAL;
use leptos::prelude::*;
use wire::Level;
use wire::table::{Start, TimeOut};

/// A term that is one of a few words: its id, the words, which one is chosen, and choosing another.
struct Choice {
    id: &'static str,
    label: &'static str,
    words: Vec<(&'static str, String)>,
    chosen: fn(&Terms) -> &'static str,
    choose: fn(&mut Terms, &str),
}

/// A term that is a number: its id, its bounds, which clock it belongs to.
struct Number {
    id: &'static str,
    clock: ClockKind,
    most: u32,
    value: fn(&Terms) -> u32,
    set: fn(&mut Terms, u32),
}

const NUMBERS: [Number; 4] = [
    Number {
        id: "web-clock-seconds",
        clock: ClockKind::Move,
        most: 86_400,
        value: |t| t.seconds,
        set: |t, n| t.seconds = n,
    },
    Number {
        id: "web-clock-minutes",
        clock: ClockKind::Bank,
        most: 1_440,
        value: |t| t.minutes,
        set: |t, n| t.minutes = n,
    },
    Number {
        id: "web-clock-increment",
        clock: ClockKind::Bank,
        most: 3_600,
        value: |t| t.increment,
        set: |t, n| t.increment = n,
    },
    Number {
        id: "web-clock-day-count",
        clock: ClockKind::Days,
        most: 60,
        value: |t| t.days.into(),
        set: |t, n| t.days = n as u16,
    },
];

#[component]
pub(super) fn TermsForm(terms: RwSignal<Terms>) -> impl IntoView {
    let ctx = ctx();
    let clock = Memo::new(move |_| terms.with(|terms| terms.clock));
    view! {
        <fieldset>
            <legend>{ctx.will_say("web-table-terms")}</legend>
            <div class="options">
                {move || choice(ctx, terms, clock_choice(ctx))}
                {NUMBERS.map(|number| view! {
                    <Show when=move || clock.get() == number.clock>{number_field(ctx, terms, &number)}</Show>
                }).collect_view()}
                <Show when=move || clock.get() != ClockKind::None>{choice(ctx, terms, time_out_choice(ctx))}</Show>
                {move || choice(ctx, terms, start_choice(ctx))}
                {move || choice(ctx, terms, level_choice(ctx))}
                {move || choice(ctx, terms, public_choice(ctx))}
            </div>
        </fieldset>
    }
}

fn clock_choice(ctx: Ctx) -> Choice {
    let words = ClockKind::ALL.map(|kind| (kind.word(), ctx.say(&format!("web-clock-kind-{}", kind.word())))).to_vec();
    let choose = |terms: &mut Terms, word: &str| {
        terms.clock = ClockKind::ALL.into_iter().find(|kind| kind.word() == word).unwrap_or(ClockKind::None);
    };
    Choice { id: "term-clock", label: "web-clock", words, chosen: |terms| terms.clock.word(), choose }
}

fn time_out_choice(ctx: Ctx) -> Choice {
    let words = vec![("bot", ctx.say(time_out_id(TimeOut::Bot))), ("resign", ctx.say(time_out_id(TimeOut::Resign)))];
    let chosen = |terms: &Terms| if terms.time_out == TimeOut::Bot { "bot" } else { "resign" };
    let choose = |terms: &mut Terms, word: &str| {
        terms.time_out = if word == "resign" { TimeOut::Resign } else { TimeOut::Bot };
    };
    Choice { id: "term-time-out", label: "web-time-out", words, chosen, choose }
}

fn start_choice(ctx: Ctx) -> Choice {
    let words = vec![("owner", ctx.say("web-start-owner")), ("full", ctx.say("web-start-full"))];
    let chosen = |terms: &Terms| if terms.start == Start::Owner { "owner" } else { "full" };
    let choose = |terms: &mut Terms, word: &str| terms.start = if word == "full" { Start::Full } else { Start::Owner };
    Choice { id: "term-start", label: "web-start-when", words, chosen, choose }
}

fn level_choice(ctx: Ctx) -> Choice {
    let words = Level::ALL.map(|level| (level.name(), ctx.say(&format!("web-bot-{level}")))).to_vec();
    let chosen = |terms: &Terms| terms.level.level().map_or("", Level::name);
    let choose = |terms: &mut Terms, word: &str| terms.level = word.parse().unwrap_or(USUAL);
    Choice { id: "term-level", label: "web-bots-level", words, chosen, choose }
}

fn public_choice(ctx: Ctx) -> Choice {
    let words = vec![("false", ctx.say("web-public-false")), ("true", ctx.say("web-public-true"))];
    let chosen = |terms: &Terms| if terms.public { "true" } else { "false" };
    Choice {
        id: "term-public",
        label: "web-public",
        words,
        chosen,
        choose: |terms, word| terms.public = word == "true",
    }
}

fn choice(ctx: Ctx, terms: RwSignal<Terms>, choice: Choice) -> impl IntoView {
    let Choice { id, label, words, chosen, choose } = choice;
    view! {
        <div class="option">
            <label for=id>{ctx.will_say(label)}</label>
            <select id=id on:change=move |event| terms.update(|terms| choose(terms, &event_target_value(&event)))>
                {words.into_iter().map(|(word, text)| view! {
                    <option value=word selected=move || terms.with(chosen) == word>{text}</option>
                }).collect_view()}
            </select>
        </div>
    }
}

fn number_field(ctx: Ctx, terms: RwSignal<Terms>, number: &Number) -> impl IntoView + use<> {
    let Number { id, most, value, set, .. } = *number;
    let least = u32::from(id != "web-clock-increment");
    // What is typed stays as it was typed: where it cannot be, the browser says why and does not send the form.
    let change = move |event| {
        let number = event_target_value(&event).parse::<u32>().ok();
        if let Some(number) = number.filter(|number| (least..=most).contains(number)) {
            terms.update(|terms| set(terms, number));
        }
    };
    view! {
        <div class="option">
            <label for=id>{ctx.will_say(id)}</label>
            <input id=id type="number" inputmode="numeric" min=least max=most required prop:value=move || terms.with(value).to_string() on:input=change/>
        </div>
    }
}
