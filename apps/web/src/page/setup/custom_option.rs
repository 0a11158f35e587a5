//! An option of one's own: typed, pasted, or read from a file.

use crate::browser;
use crate::page::ctx;
use crate::setup::Setup;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};

#[component]
pub(super) fn Own(setup: RwSignal<Setup>, name: &'static str) -> impl IntoView {
    let ctx = ctx();
    let words = format!("web-own-{}-{name}", setup.with_untracked(|setup| setup.game));
    let how = format!("{words}-how");
    let text = move || setup.with(|setup| setup.own.get(name).cloned().unwrap_or_default());
    let write = move |text: String| {
        setup.try_update(|setup| setup.own.insert(name, text));
    };
    let id = format!("own-{name}");
    view! {
        <div class="own">
            <label for=id.clone()>{move || ctx.say(&words)}</label>
            <p class="dim" id=format!("{id}-how")>{move || ctx.say(&how)}</p>
            <textarea id=id.clone() aria-describedby=format!("{id}-how") spellcheck="false" autocomplete="off" rows="12"
                prop:value=text on:input=move |event| write(event_target_value(&event))></textarea>
            <label class="soft">{ctx.will_say("web-own-file")}
                <input type="file" accept=".toml,.txt,text/plain" on:change=move |event| read_file(&event, write)/></label>
        </div>
    }
}

/// Reads the file that was chosen as text.
fn read_file(event: &leptos::ev::Event, then: impl Fn(String) + 'static) {
    let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else { return };
    let read = Closure::once_into_js(move |text: JsValue| then(text.as_string().unwrap_or_default()));
    if let Some(promise) = browser::call(&file, "text", &[]) {
        browser::call(&promise, "then", &[read]);
    }
}
