//! Telling somebody that it is their turn, also when they look elsewhere: by the title, the icon, a buzz, a notification
//! for whoever agreed to it, and in words for those who listen.

use super::{Ctx, ctx};
use crate::browser::{self, notice};
use crate::draw::Icon;
use leptos::prelude::*;

/// How long a board has to ask its question before that is read, in milliseconds.
const ASKED: i32 = 120;

/// Whose turn it is at the table that is shown.
#[derive(Clone, PartialEq)]
pub(crate) struct Turn {
    /// The game's name, as programs use it.
    pub(crate) game: String,
    /// Whether it is that of whoever looks at this page.
    pub(crate) mine: bool,
    /// What is said of it; nothing where nobody waits for a person.
    pub(crate) said: Option<String>,
    /// After how many moves: a turn may be several.
    pub(crate) ply: usize,
}

/// Follows whose turn it is for as long as the table is shown.
pub(super) fn follow(ctx: Ctx, turn: impl Fn() -> Turn + Send + Sync + 'static) {
    let turn = Memo::new(move |_| turn());
    Effect::new(move |before: Option<Turn>| {
        let now = turn.get();
        ctx.turn.set(Some(now.clone()));
        if before.as_ref().is_none_or(|before| before.mine != now.mine) {
            notice::mark(now.mine);
        }
        say(ctx, &now, before.as_ref());
        if before.is_some_and(|before| !before.mine) && now.mine {
            call(ctx, &now);
        }
        now
    });
    on_cleanup(move || {
        ctx.turn.set(None);
        notice::mark(false);
    });
}

/// Says whose turn it is, if that is new, and what is asked of them.
fn say(ctx: Ctx, turn: &Turn, before: Option<&Turn>) {
    let (turn, news) = (turn.clone(), before.is_none_or(|before| before.said != turn.said));
    // What led here is said first.
    browser::later(ASKED, move || {
        if ctx.turn.try_get_untracked().flatten().as_ref() != Some(&turn) {
            return;
        }
        turn.said.into_iter().filter(|_| news).for_each(|said| ctx.announce(said));
        let asked = browser::text_of(".board .question > p").filter(|_| turn.mine);
        asked.into_iter().for_each(|asked| ctx.whisper(asked));
    });
}

/// Calls somebody who may look elsewhere.
fn call(ctx: Ctx, turn: &Turn) {
    let (sound, notify) = ctx.settings.with_untracked(|settings| (settings.sound, settings.notify));
    if sound {
        notice::buzz();
    }
    if notify && !browser::is_visible() && notice::consent() == notice::Consent::Given {
        notice::notify(
            &ctx.say_with("web-told-title", &[("game", ctx.game_name(&turn.game).into())]),
            &ctx.say("web-told-text"),
        );
    }
}

/// Agrees to be told, or takes that back. The browser asks the person, once.
pub(super) fn agree(ctx: Ctx, agrees: bool) {
    let keep = move || ctx.like(|settings| settings.notify = agrees && notice::consent() == notice::Consent::Given);
    if agrees && notice::consent() == notice::Consent::Unasked { notice::ask_consent(keep) } else { keep() }
}

/// Offers to tell somebody of their turn while they look elsewhere.
#[component]
pub(super) fn TellMe() -> impl IntoView {
    let ctx = ctx();
    let on = Memo::new(move |_| ctx.settings.with(|settings| settings.notify));
    (notice::consent() != notice::Consent::Impossible).then(|| {
        view! {
            <button type="button" class="soft tell-me" aria-pressed=move || on.get().to_string() on:click=move |_| agree(ctx, !on.get_untracked())>
                <Icon name="bell"/>{move || ctx.say(if on.get() { "web-told-on" } else { "web-told-ask" })}
            </button>
            {move || {
                ctx.settings.track();
                (notice::consent() == notice::Consent::Refused).then(|| view! { <p class="dim">{ctx.say("web-told-refused")}</p> })
            }}
        }
    })
}
