//! What is said when something cannot be had, read or kept, and what can be done about it.

use super::ctx;
use crate::browser::{self, store};
use crate::route::Route;
use crate::version::Watch;
use leptos::prelude::*;

/// What may be wrong with the page itself.
#[derive(Clone, Copy)]
pub(super) struct Trouble {
    /// Whether a language could not be fetched, and what has it tried again.
    pub(super) unlearnt: RwSignal<bool>,
    pub(super) again: Trigger,
    /// Whether the house has another version of the page by now, and when it was asked.
    pub(super) newer: RwSignal<bool>,
    pub(super) watch: StoredValue<Watch>,
    /// Whether the device keeps nothing, so that games are lost with the page.
    pub(super) unkept: RwSignal<bool>,
}

impl Default for Trouble {
    fn default() -> Self {
        let [unlearnt, newer, unkept] = [(); 3].map(|()| RwSignal::new(false));
        Self { unlearnt, again: Trigger::new(), newer, watch: StoredValue::new(Watch::default()), unkept }
    }
}

/// What is to be known whatever somebody is doing: it stays in sight, takes no focus and interrupts nothing.
#[component]
pub(super) fn Notices() -> impl IntoView {
    let ctx = ctx();
    let Trouble { unlearnt, again, newer, unkept, .. } = ctx.trouble.get_value();
    view! {
        <Show when=move || newer.get()>
            <div class="notice newer" role="status">
                <p>{ctx.will_say("web-newer")}</p>
                <Reload/>
                <button class="soft" on:click=move |_| newer.set(false)>{ctx.will_say("web-later")}</button>
            </div>
        </Show>
        <Show when=move || unkept.get()>
            <div class="notice unkept" role="status">
                <p>{ctx.will_say("web-unkept")}</p>
                <button class="soft" on:click=move |_| unkept.set(false)>{ctx.will_say("web-understood")}</button>
            </div>
        </Show>
        <Show when=move || unlearnt.get()><Missing again=Callback::new(move |()| again.notify())/></Show>
    }
}

/// A part of the page that could not be fetched.
#[component]
pub(super) fn Missing(again: Callback<()>) -> impl IntoView {
    let ctx = ctx();
    view! {
        <div class="notice missing" role="alert">
            <p>{ctx.will_say("web-missing")}</p>
            <button class="main" on:click=move |_| again.run(())>{ctx.will_say("web-try-again")}</button>
            <Reload/>
        </div>
    }
}

#[component]
pub(super) fn Reload() -> impl IntoView {
    let ctx = ctx();
    view! { <button class="soft strong" on:click=|_| browser::reload()>{ctx.will_say("web-reload")}</button> }
}

/// A game that is kept and cannot be read: nothing of it is thrown away before its owner says so.
#[component]
pub(super) fn Unread(id: String, text: String, #[prop(optional_no_strip)] why: Option<String>) -> impl IntoView {
    let ctx = ctx();
    let name = format!("{id}.json");
    let remove = move |_| {
        store::forget_game(&id);
        browser::go(&Route::Home.href());
    };
    view! {
        <section class="setup unread">
            <h1 class="unseen">"Strandline"</h1>
            <p class="refusal" role="alert">{ctx.will_say("web-unread")}</p>
            {why.map(|why| view! { <p class="dim">{why}</p> })}
            <div class="actions">
                <Reload/>
                <button class="soft" on:click=move |_| browser::download(&name, &text)>{ctx.will_say("web-unread-save")}</button>
                <button class="soft" on:click=remove>{ctx.will_say("web-unread-remove")}</button>
            </div>
        </section>
    }
}
