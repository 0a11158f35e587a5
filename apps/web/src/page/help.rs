//! Help at the table: the rules beside the game, opened at what is being done, and the aim of a game that is new here.

use super::rules::RulesBeside;
use super::{Ctx, ctx};
use crate::browser::{self, store};
use board::{Look, Tips};
use leptos::prelude::*;

/// The id of the button that opens the rules.
const HELP: &str = "help";
/// The id of the panel's own button, where the keyboard goes when it opens.
const CLOSE: &str = "help-close";

/// The way to the rules, which open beside the game; and what things are when they are pointed at.
#[component]
pub(crate) fn Help(
    /// The table, whose game it is about.
    look: Memo<Look>,
) -> impl IntoView {
    let ctx = ctx();
    let open = RwSignal::new(false);
    let game = Memo::new(move |_| look.with(|look| look.game));
    let listening = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" && open.get_untracked() {
            close(open);
        }
    });
    on_cleanup(move || listening.remove());
    let toggle = move |_| {
        open.update(|open| *open = !*open);
        if open.get_untracked() {
            request_animation_frame(|| browser::focus(CLOSE));
        }
    };
    view! {
        <button id=HELP class="round help" aria-label=ctx.will_say("web-help") aria-expanded=move || open.get().to_string() on:click=toggle>"?"</button>
        <Tips/>
        {move || open.get().then(|| view! { <Panel game=game.get() open/> })}
    }
}

/// The rules of the game, at the section about what is being done.
#[component]
fn Panel(game: &'static str, open: RwSignal<bool>) -> impl IntoView {
    let ctx = ctx();
    let at = Signal::derive(move || ctx.topic.get().to_owned());
    view! {
        <section class="help-panel" role="dialog" aria-label=ctx.will_say("web-help")>
            <button id=CLOSE class="soft" on:click=move |_| close(open)>{ctx.will_say("web-help-close")}</button>
            <div class="rules"><RulesBeside game=game.to_owned() at/></div>
        </section>
    }
}

fn close(open: RwSignal<bool>) {
    open.set(false);
    browser::focus(HELP);
}

/// What the game is about, in one line, for whoever plays it for the first time on this device, until they have moved.
#[component]
pub(crate) fn Aim(look: Memo<Look>) -> impl IntoView {
    let ctx = ctx();
    let game = look.with_untracked(|look| look.game);
    let fresh = !store::knows(game);
    let begun = Memo::new(move |before: Option<&Turns>| before.copied().unwrap_or_default().then(look));
    let begun = move || begun.get().gone;
    Effect::new(move |_| {
        if begun() {
            store::learn(game);
        }
    });
    move || (fresh && !begun()).then(|| view! { <p class="aim">{aim(ctx, game)}</p> })
}

/// Whether the turn of whoever looks has come, and whether it has gone.
#[derive(Clone, Copy, Default, PartialEq)]
struct Turns {
    come: bool,
    gone: bool,
}

impl Turns {
    fn then(self, look: Memo<Look>) -> Self {
        let live = look.with(|look| look.live);
        Self { come: self.come || live, gone: self.gone || self.come && !live }
    }
}

fn aim(ctx: Ctx, game: &str) -> String {
    ctx.say(&format!("web-aim-{game}"))
}
