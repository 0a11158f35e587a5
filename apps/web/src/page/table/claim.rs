//! Which page of this browser a game is played on.

use crate::browser::{self, store};
use crate::page::ctx;
use leptos::prelude::*;

/// Which page a game is played on: the last on which it was opened. Others do not touch it.
#[derive(Clone, Copy)]
pub(super) struct Claim {
    pub(super) id: StoredValue<String>,
    /// The name of this page.
    page: StoredValue<String>,
    pub(super) here: RwSignal<bool>,
}

impl Claim {
    pub(super) fn new(id: String) -> Self {
        let page = browser::fresh_bytes::<8>().to_string();
        let claim = Self { id: StoredValue::new(id), page: StoredValue::new(page), here: RwSignal::new(false) };
        claim.take();
        claim
    }

    /// Has the game be played here.
    fn take(self) {
        self.id.with_value(|id| self.page.with_value(|page| store::take_game(id, page)));
        self.here.set(true);
    }

    /// Whether it still is; if not, the page says so.
    pub(super) fn holds(self) -> bool {
        let holds = self.id.try_with_value(|id| self.page.with_value(|page| store::has_game(id, page)));
        if holds == Some(false) {
            self.here.set(false);
        }
        holds == Some(true)
    }
}

/// The game is played on another page of this browser.
#[component]
pub(super) fn Elsewhere(claim: Claim) -> impl IntoView {
    let ctx = ctx();
    view! {
        <section class="setup">
            <h1 class="unseen">"Strandline"</h1>
            <p class="refusal" role="alert">{ctx.will_say("web-elsewhere")}</p>
            <button class="main" on:click=move |_| claim.take()>{ctx.will_say("web-elsewhere-here")}</button>
        </section>
    }
}
