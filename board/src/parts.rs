//! Small things that boards and pages show.

use crate::{Table, ctx};
use leptos::prelude::*;

/// A small picture beside words.
#[component]
pub fn Icon(
    /// Which of the page's icons.
    name: &'static str,
) -> impl IntoView {
    view! { <svg class="glyph" aria-hidden="true"><use href=format!("#i-{name}")/></svg> }
}

/// What somebody proposes, in words, said aloud as well.
#[component]
pub fn Hint(
    /// The table that it is proposed at.
    table: Table,
    /// The move in words, where one is proposed.
    words: Signal<Option<String>>,
) -> impl IntoView {
    let ctx = ctx();
    let shown = Memo::new(move |_| {
        table.look.track();
        words.get().map(|words| ctx.say_with("web-hint-is", &[("move", words.into())]))
    });
    Effect::new(move |_| {
        if let Some(sentence) = shown.get() {
            ctx.whisper(sentence);
        }
    });
    move || shown.get().map(|sentence| view! { <p class="hint">{sentence}</p> })
}

/// Where whoever looks is asked and answers. It keeps its place while nothing is asked, so that nothing moves when
/// something is.
#[component]
pub fn Dock(children: Children) -> impl IntoView {
    view! { <div class="dock">{children()}</div> }
}
