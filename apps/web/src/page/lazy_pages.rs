//! The pages behind the first view, and the rules they play by: a module of their own, fetched when somebody
//! goes there or when the first view has nothing left to do. What they say and how they look comes with them.
//!
//! Whatever only these pages use is not part of the first view: the build cuts the program here.

#![expect(clippy::unnecessary_wraps, reason = "what can fail is the fetching, and its macro wants a place to say so")]

use super::trouble::Missing;
use super::{Ctx, brought, ctx, home, lesson, lobby, online, replay, rules, settings, setup, table};
use crate::browser;
use crate::route::Route;
use catalog::GameId;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use words::Share;

/// What the inner pages can do, once they are here.
#[derive(Clone, Copy)]
pub(crate) struct Inner {
    /// Shows a place.
    pub(crate) show: fn(Route) -> AnyView,
    /// Begins a game against bots and goes to its table.
    pub(crate) play_now: fn(Ctx, GameId),
    /// What the home page has below the games: tables where strangers may sit down, and opening a record.
    pub(crate) below: fn() -> AnyView,
}

#[wasm_split(inner, wasm_split_path = ::leptos::wasm_split, fallible)]
fn fetch() -> Result<Inner, SplitLoaderError> {
    Ok(Inner { show, play_now: home::play_now, below: lobby::below })
}

fn show(route: Route) -> AnyView {
    if let Route::Setup { game, .. } | Route::Rules { game, .. } | Route::Lesson { game, .. } = &route
        && game.parse::<GameId>().is_err()
    {
        return view! { <Nowhere/> }.into_any();
    }
    match route {
        Route::Home => ().into_any(),
        Route::Brought { game, ply } => view! { <brought::BroughtPage game ply/> }.into_any(),
        Route::Setup { game, mode } => view! { <setup::SetupPage game mode/> }.into_any(),
        Route::Table { id } => view! { <table::TablePage id/> }.into_any(),
        Route::Online { id } => view! { <online::OnlinePage id/> }.into_any(),
        Route::Replay { id, ply, eyes } => view! { <replay::ReplayPage id ply eyes/> }.into_any(),
        Route::Rules { game, back, .. } => view! { <rules::RulesPage game back/> }.into_any(),
        Route::Lesson { game, part } => view! { <lesson::LessonPage game part/> }.into_any(),
        Route::Settings => view! { <settings::SettingsPage/> }.into_any(),
    }
}

/// A link to a game that this house does not have.
#[component]
fn Nowhere() -> impl IntoView {
    let ctx = ctx();
    view! {
        <section class="setup">
            <h1 class="unseen">"Strandline"</h1>
            <p class="refusal" role="alert">{ctx.will_say("web-nowhere")}</p>
            <a class="main" href=Route::Home.href()>{ctx.will_say("web-to-home")}</a>
        </section>
    }
}

/// Whether the inner pages are here.
#[derive(Clone, Copy, Default)]
pub(crate) enum Fetched {
    /// Nobody has asked for them, or they are on their way.
    #[default]
    NotYet,
    /// They are here.
    Here(Inner),
    /// They could not be had: the network is gone.
    Failed,
}

/// Fetches the inner pages if they are not here yet, then does something with them.
pub(crate) fn with(ctx: Ctx, then: impl FnOnce(Inner) + 'static) {
    if let Fetched::Here(inner) = ctx.inner.get_untracked() {
        return then(inner);
    }
    let lang = ctx.lang.get_untracked();
    // All that these pages need is fetched side by side; what they say is here long before the program is.
    browser::learn(lang, Share::Rest, |_| ());
    let styled = browser::style_tables();
    spawn_local(async move {
        let (inner, styled) = (fetch().await.ok(), styled.await);
        browser::learn(lang, Share::Rest, move |learnt| match inner.filter(|_| learnt && styled) {
            Some(inner) => {
                // Somebody else may have asked too: what is shown already is not shown anew.
                if !matches!(ctx.inner.get_untracked(), Fetched::Here(_)) {
                    ctx.inner.set(Fetched::Here(inner));
                }
                then(inner);
            }
            None => ctx.inner.set(Fetched::Failed),
        });
    });
}

/// The place somebody is at, as soon as it can be shown.
pub(crate) fn page(ctx: Ctx, route: Route) -> AnyView {
    match ctx.inner.get() {
        Fetched::Here(inner) => return (inner.show)(route),
        Fetched::NotYet => with(ctx, |_| ()),
        Fetched::Failed => {}
    }
    ().into_any()
}

/// What the home page has below the games, as soon as that can be shown.
pub(crate) fn below(ctx: Ctx) -> Option<AnyView> {
    match ctx.inner.get() {
        Fetched::Here(inner) => Some((inner.below)()),
        Fetched::NotYet | Fetched::Failed => None,
    }
}

/// Says so where the inner pages cannot be had, until they are asked for again.
pub(crate) fn trouble(ctx: Ctx) -> Option<impl IntoView> {
    let failed = matches!(ctx.inner.get(), Fetched::Failed);
    let again = Callback::new(move |()| with(ctx, |_| ()));
    failed.then(|| view! { <Missing again/> })
}
