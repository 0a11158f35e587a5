//! What is said at the table, and what happened there beside moving.

use super::Place;
use crate::draw::Icon;
use crate::online::Heard;
use leptos::prelude::*;
use serde_json::json;

/// How much of it is shown.
const SHOWN: usize = 60;
/// The happenings that are worth a line, by the house's words for them.
const TOLD: [&str; 10] =
    ["sat", "stood", "declined", "undone", "drawn", "paused", "resumed", "resigned", "timed-out", "came-back"];

#[component]
pub(super) fn Talk(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let text = RwSignal::new(String::new());
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked();
        if !said.trim().is_empty() {
            place.ask_with(json!({ "cmd": "say", "text": said.trim() }));
            text.set(String::new());
        }
    };
    let seated = Memo::new(move |_| place.online.with(|online| online.seat.is_some()));
    let count = Memo::new(move |_| place.online.with(|online| online.past.heard.len()));
    view! {
        <section class="talk">
            <ul aria-live="polite" aria-label=ctx.will_say("web-online-talk") tabindex="0">
                {move || { count.track(); lines(place) }}
            </ul>
            <Show when=move || seated.get()>
                <form on:submit=say>
                    <input type="text" maxlength="500" aria-label=ctx.will_say("web-online-say") placeholder=ctx.will_say("web-online-say")
                        prop:value=text on:input=move |event| text.set(event_target_value(&event))/>
                    <button class="round" type="submit" aria-label=ctx.will_say("web-online-send")><Icon name="next"/></button>
                </form>
            </Show>
        </section>
    }
}

/// The last things heard, the newest first: the list is drawn from below.
fn lines(place: Place) -> impl IntoView {
    let names = place.names();
    let name = |seat: kernel::Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let heard = place.online.with_untracked(|online| online.past.heard.clone());
    let line = |heard: Heard| match heard {
        Heard::Said(seat, text) => {
            Some(view! { <li class=format!("seat-{seat}")><b>{name(seat)}</b>" "{text}</li> }.into_any())
        }
        Heard::Happened(what, seat) => TOLD.contains(&what.as_str()).then(|| {
            let id = format!("web-online-told-{what}");
            let text = place.ctx.say_with(&id, &[("name", seat.map(name).unwrap_or_default().into())]);
            view! { <li class="dim">{text}</li> }.into_any()
        }),
    };
    heard.into_iter().rev().filter_map(line).take(SHOWN).collect_view()
}
