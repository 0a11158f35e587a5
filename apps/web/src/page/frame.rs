//! What stands around every page.

use super::ctx;
use crate::draw::Icon;
use crate::route::Route;
use leptos::prelude::*;
use words::Lang;

#[component]
pub(crate) fn Header() -> impl IntoView {
    let ctx = ctx();
    view! {
        <header class="top">
            <a class="brand" href=Route::Home.href()>
                <svg viewBox="-60 -62 120 112" aria-hidden="true" class="crab seat-0">
                    <use href="#crab" x="-60" y="-60" width="120" height="120"/>
                    <use href="#mark-0" x="-60" y="-60" width="120" height="120"/>
                </svg>
                <span>"Strandline"</span>
            </a>
            <nav aria-label=ctx.will_say("web-menu")>
                <LangSwitch/>
                <a class="round" href=Route::Settings.href() aria-label=ctx.will_say("web-settings")><Icon name="gear"/></a>
            </nav>
        </header>
    }
}

/// The languages, each under its own name.
#[component]
pub(crate) fn LangSwitch() -> impl IntoView {
    let ctx = ctx();
    view! {
        <select class="lang" aria-label=ctx.will_say("web-language")
            prop:value=move || ctx.lang.get().code()
            on:change=move |event| ctx.like(|settings| settings.lang = Some(event_target_value(&event)))>
            {Lang::ALL.map(|lang| view! {
                <option value=lang.code() lang=lang.code() selected=move || ctx.lang.get() == lang>{lang.name()}</option>
            }).collect_view()}
        </select>
    }
}

#[component]
pub(crate) fn Footer() -> impl IntoView {
    let ctx = ctx();
    view! { <footer class="bottom"><p>{ctx.will_say("web-independent")}</p></footer> }
}
