//! Hearing of a new version of the page. It is offered, never forced on somebody who plays.

use super::Ctx;
use crate::browser::{self, net};
use crate::version;
use leptos::prelude::*;
use std::time::Duration;

/// How often a page that stays open asks, at most.
const NOW_AND_THEN: Duration = Duration::from_mins(30);

/// Asks the house now and then whether it has another version, and when there is reason to.
pub(super) fn watch(ctx: Ctx) {
    let _ = window_event_listener_untyped("updated", move |_| ask(ctx, true));
    let _ = window_event_listener_untyped("visibilitychange", move |_| ask(ctx, false));
    set_interval(move || ask(ctx, false), NOW_AND_THEN);
}

/// Asks the house which version it has, if it is time to or there is a reason.
pub(super) fn ask(ctx: Ctx, reason: bool) {
    let asks = |watch: &mut version::Watch| watch.asks(browser::now(), reason);
    let trouble = ctx.trouble.get_value();
    if !browser::is_visible() || trouble.watch.try_update_value(asks) != Some(true) {
        return;
    }
    net::fetch("GET", "/version.txt", None, None, move |status, answer| {
        if status == 200 && version::is_other(&browser::assets(), &answer) {
            trouble.newer.set(true);
        }
    });
}
