//! An option of one's own: typed, pasted, or read from a file.

use crate::browser;
use crate::page::ctx;
use crate::setup::Setup;
use leptos::prelude::*;

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
    if let Some(file) = browser::chosen_file(event) {
        browser::read_file(&file, then);
    }
}
