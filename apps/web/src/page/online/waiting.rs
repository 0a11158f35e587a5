//! Before play: the link, what was agreed, the seats, a name.

use super::Place;
use super::people::People;
use super::share::{Elsewhere, link};
use crate::browser;
use crate::terms;
use leptos::prelude::*;
use serde_json::json;

#[component]
pub(super) fn Waiting(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let seated = Memo::new(move |_| place.online.with(|online| online.seat.is_some()));
    let known = Memo::new(move |_| place.online.with(|online| online.plan.is_some()));
    let open = Memo::new(move |_| place.online.with(|online| online.places.iter().any(|at| at.kind == "open")));
    let title = move || place.online.with(|online| (!online.game().is_empty()).then(|| ctx.game_name(online.game())));
    let starts = move || place.online.with(|online| online.owner && online.seat.is_some());
    view! {
        <section class="setup waiting">
            <h1>{title}</h1>
            {move || place.wrong.get().map(|why| view! { <p class="refusal" role="alert">{why}</p> })}
            <Show when=move || known.get()>
                <div class="pile share">
                    <p>{ctx.will_say("web-online-share")}</p>
                    {link(place, place.link())}
                </div>
                {move || agreed(place)}
                <People place/>
                <Show when=move || seated.get() fallback=move || view! { <Sit place open/> }>
                    {move || waits(place)}
                    <Elsewhere place/>
                </Show>
                <Show when=starts>
                    <button class="main wide" on:click=move |_| place.ask("start")>{ctx.will_say("web-online-start")}</button>
                </Show>
            </Show>
        </section>
    }
}

/// What the table was made for, in words: its clock, and every option of the game that is not the usual one.
fn agreed(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let lines = place.online.with(|online| online.plan.as_ref().map(|plan| terms::in_words(ctx.lang.get(), plan)));
    view! { <ul class="terms">{lines.unwrap_or_default().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul> }
}

/// What somebody with a seat waits for. At a rematch everybody first says that they have come.
fn waits(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let (ready, full) = place.online.with(|online| {
        let full = online.plan.as_ref().is_some_and(|plan| plan.start == table::host::Start::Full);
        (online.own().is_none_or(|own| own.ready), full)
    });
    if !ready {
        return view! { <button class="main wide" on:click=move |_| place.ask_with(json!({ "cmd": "ready", "salt": browser::fresh_bytes::<16>() }))>{ctx.say("web-online-ready")}</button> }
            .into_any();
    }
    let id = if full { "web-online-waiting-full" } else { "web-online-waiting" };
    view! { <p role="status">{ctx.say(id)}</p> }.into_any()
}

/// Sitting down: one step, a name.
#[component]
fn Sit(place: Place, open: Memo<bool>) -> impl IntoView {
    let ctx = place.ctx;
    let name = RwSignal::new(ctx.settings.with_untracked(|settings| settings.name.clone()));
    let sit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked();
        ctx.like(|settings| settings.name.clone_from(&name));
        // Without a token the house could not tell that it is the same person who asks again.
        place.ask_with(json!({ "cmd": "sit", "name": name, "salt": browser::fresh_bytes::<16>() }));
    };
    view! {
        <Show when=move || open.get() fallback=move || view! { <p role="status">{ctx.will_say("web-online-full")}</p> }>
            <form on:submit=sit class="sit">
                <label for="sit-name">{ctx.will_say("web-your-name")}</label>
                <input id="sit-name" type="text" required maxlength="24" autocomplete="nickname" prop:value=name on:input=move |event| name.set(event_target_value(&event))/>
                <button class="main" type="submit">{ctx.will_say("web-online-sit")}</button>
            </form>
        </Show>
    }
}
