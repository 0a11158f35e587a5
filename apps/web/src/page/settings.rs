//! What a person likes.

use super::{Ctx, ctx, frame::LangSwitch, turn};
use crate::browser::notice::{self, Consent};
use crate::settings::{Motion, Pace, Theme};
use catalog::{GameId, with_game};
use face::Own;
use leptos::prelude::*;

#[component]
pub(crate) fn SettingsPage() -> impl IntoView {
    let ctx = ctx();
    let settings = ctx.settings;
    view! {
        <form class="setup settings" on:submit=|event| event.prevent_default()>
            <h1>{ctx.will_say("web-settings")}</h1>
            <div class="options">
                <div class="option"><span aria-hidden="true">{ctx.will_say("web-language")}</span><LangSwitch/></div>
                <div class="option">
                    <label for="name">{ctx.will_say("web-your-name")}</label>
                    <input id="name" type="text" maxlength="24" autocomplete="nickname"
                        prop:value=move || settings.with(|settings| settings.name.clone())
                        on:input=move |event| ctx.like(|settings| settings.name = event_target_value(&event))/>
                </div>
                <div class="option">
                    <label for="theme">{ctx.will_say("web-theme")}</label>
                    <select id="theme" prop:value=move || settings.with(|s| s.theme.word())
                        on:change=move |event| ctx.like(|s| s.theme = pick(&Theme::ALL, Theme::word, &event_target_value(&event)))>
                        {Theme::ALL.map(|theme| view! {
                            <option value=theme.word() selected=move || settings.with(|s| s.theme == theme)>{move || ctx.say(&format!("web-theme-{}", theme.word()))}</option>
                        }).collect_view()}
                    </select>
                </div>
                <div class="option">
                    <label for="motion">{ctx.will_say("web-motion")}</label>
                    <select id="motion" prop:value=move || settings.with(|s| s.motion.word())
                        on:change=move |event| ctx.like(|s| s.motion = pick(&Motion::ALL, Motion::word, &event_target_value(&event)))>
                        {Motion::ALL.map(|motion| view! {
                            <option value=motion.word() selected=move || settings.with(|s| s.motion == motion)>{move || ctx.say(&format!("web-motion-{}", motion.word()))}</option>
                        }).collect_view()}
                    </select>
                </div>
                <PaceChoice/>
                {switch("sound", move || ctx.say("web-sound"), move || settings.with(|s| s.sound), move |on| ctx.like(|s| s.sound = on))}
                {(notice::consent() != Consent::Impossible).then(|| switch("notify", move || ctx.say("web-told-setting"), move || settings.with(|s| s.notify), move |on| turn::agree(ctx, on)))}
                {switch("memory-aid", move || memory_aid(ctx), move || settings.with(|s| s.memory_aid), move |on| ctx.like(|s| s.memory_aid = on))}
            </div>
        </form>
    }
}

/// How fast the bots' moves follow each other; here, and at the table.
#[component]
pub(crate) fn PaceChoice() -> impl IntoView {
    let ctx = ctx();
    let settings = ctx.settings;
    view! {
        <div class="option pace">
            <label for="pace">{ctx.will_say("web-pace")}</label>
            <select id="pace" prop:value=move || settings.with(|s| s.pace.word())
                on:change=move |event| ctx.like(|s| s.pace = pick(&Pace::ALL, Pace::word, &event_target_value(&event)))>
                {Pace::ALL.map(|pace| view! {
                    <option value=pace.word() selected=move || settings.with(|s| s.pace == pace)>{move || ctx.say(&format!("web-pace-{}", pace.word()))}</option>
                }).collect_view()}
            </select>
        </div>
    }
}

/// The value with this word; the first where there is none.
fn pick<T: Copy>(all: &[T], word: fn(T) -> &'static str, wanted: &str) -> T {
    all.iter().copied().find(|&value| word(value) == wanted).unwrap_or(all[0])
}

/// What the memory aid is, with the games that it is for.
fn memory_aid(ctx: Ctx) -> String {
    let helped = GameId::ALL.into_iter().filter(|&game| with_game!(game, T => <T as Own>::HAS_MEMORY_AID));
    let names: Vec<String> = helped.map(|game| ctx.game_name(game.name())).collect();
    ctx.say_with("web-memory-aid", &[("games", words::list(ctx.lang.get(), &names).into())])
}

fn switch(
    id: &'static str,
    text: impl Fn() -> String + Send + Sync + 'static,
    on: impl Fn() -> bool + Copy + Send + Sync + 'static,
    set: impl Fn(bool) + 'static,
) -> impl IntoView {
    view! {
        <div class="option switch">
            <input id=id type="checkbox" prop:checked=on on:change=move |event| set(event_target_checked(&event))/>
            <label for=id>{text}</label>
        </div>
    }
}
