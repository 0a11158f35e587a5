//! How a game is played. The page is fetched when somebody wants to read it.

use super::trouble::Missing;
use super::{Ctx, ctx};
use crate::browser::{self, net};
use crate::draw::{Figure, Icon, Picture};
use crate::route::{Mode, Route};
use crate::rules_page::{Heading, Part, RulesText};
use catalog::GameId;
use leptos::prelude::*;

#[component]
pub(crate) fn RulesPage(game: String, back: Option<Box<Route>>) -> impl IntoView {
    let ctx = ctx();
    let listed: Option<GameId> = game.parse().ok();
    let lesson = Route::Lesson { game: game.clone(), part: face::lesson::Part::Rules }.href();
    let setup = Route::Setup { game: game.clone(), mode: Mode::Alone }.href();
    let back = StoredValue::new(back.map(|back| back.href()));
    let fetched = fetched(ctx, game);
    Effect::new(move |before: Option<Option<String>>| {
        let section = ctx.route.with(|route| route.section().map(str::to_owned));
        if fetched.text.with(|text| matches!(text, Some(Ok(_)))) && before.as_ref() != Some(&section) {
            scroll_to(section.clone());
            return section;
        }
        before.flatten()
    });
    let printing = window_event_listener_untyped("afterprint", |_| browser::has_printed());
    on_cleanup(move || printing.remove());
    let page = move || match fetched.text.get() {
        None => ().into_any(),
        Some(Ok(text)) => view! { <Text game=listed text/> }.into_any(),
        Some(Err(())) => fetched.missing().into_any(),
    };
    view! {
        <article class="rules" id="rules" tabindex="-1">
            <BackToGame back/>
            {listed.map(|game| view! { <Picture game/> })}
            {page}
            <p class="actions">
                <a class="main" href=lesson>{ctx.will_say("web-learn")}</a>
                <a class="soft" href=setup>{ctx.will_say("web-play-now")}</a>
                <a class="soft" href=move || ctx.route.with(|route| route.page().href())>{ctx.will_say("web-rules-top")}</a>
            </p>
            <BackToGame back/>
        </article>
    }
}

/// The rules of a game beside it, from the section with this name on.
#[component]
pub(super) fn RulesBeside(game: String, at: Signal<String>) -> impl IntoView {
    let ctx = ctx();
    let listed: Option<GameId> = game.parse().ok();
    let fetched = fetched(ctx, game);
    Effect::new(move |_| {
        let at = at.get();
        if fetched.text.with(|text| matches!(text, Some(Ok(_)))) && !at.is_empty() {
            // Once what was fetched is drawn. The keyboard stays with what opened this.
            request_animation_frame(move || browser::scroll_to(&id_of(&at)));
        }
    });
    move || match fetched.text.get() {
        None => ().into_any(),
        Some(Ok(text)) => {
            // Links would lead away from the game.
            let lines = text.contents().cloned().map(|Heading { inner, name, title }| {
                view! { <li class:inner=inner><button class="link" on:click=move |_| scroll_to(Some(name.clone()))>{title}</button></li> }
            });
            view! {
                <details class="contents"><summary>{ctx.will_say("rules-contents")}</summary><ul>{lines.collect_view()}</ul></details>
                {text.parts.into_iter().chain(text.summary).map(|part| shown(listed, part)).collect_view()}
            }
            .into_any()
        }
        Some(Err(())) => fetched.missing().into_any(),
    }
}

/// A page on its way, and how to ask for it again.
#[derive(Clone, Copy)]
struct Fetched {
    text: RwSignal<Option<Result<RulesText, ()>>>,
    again: Trigger,
}

impl Fetched {
    /// What is said in place of a page that cannot be had.
    fn missing(self) -> impl IntoView {
        view! { <Missing again=Callback::new(move |()| self.again.notify())/> }
    }
}

/// Fetches the page of a game in the language being spoken.
fn fetched(ctx: Ctx, game: String) -> Fetched {
    let fetched = Fetched { text: RwSignal::new(None), again: Trigger::new() };
    Effect::new(move |_| {
        fetched.again.track();
        let path = format!("{}rules-{game}.{}.html", browser::assets(), ctx.lang.get().code());
        net::fetch("GET", &path, None, None, move |status, page| {
            fetched.text.try_set(Some(if status == 200 { Ok(RulesText::read(&page)) } else { Err(()) }));
        });
    });
    fetched
}

/// The way to the rules from a table, and back to it.
#[component]
pub(crate) fn RulesLink(#[prop(into)] game: Signal<String>, table: Route) -> impl IntoView {
    let ctx = ctx();
    let href = move || Route::Rules { game: game.get(), section: None, back: Some(Box::new(table.clone())) }.href();
    view! { <a class="soft" href=href><Icon name="book"/>{ctx.will_say("web-rules")}</a> }
}

/// The way back to the table that somebody comes from.
#[component]
fn BackToGame(back: StoredValue<Option<String>>) -> impl IntoView {
    let ctx = ctx();
    back.get_value().map(|href| {
        view! { <p class="actions back"><a class="main" href=href><Icon name="back"/>{ctx.will_say("web-rules-back")}</a></p> }
    })
}

/// What the page says: the title and what it is about, what is where, everything, and all of it on one sheet.
#[component]
fn Text(game: Option<GameId>, text: RulesText) -> impl IntoView {
    let contents: Vec<Heading> = text.contents().cloned().collect();
    let has_summary = !text.summary.is_empty();
    let first = text.parts.iter().position(|part| matches!(part, Part::Heading(_))).unwrap_or(text.parts.len());
    let mut opening = text.parts;
    let rest = opening.split_off(first);
    let all = move |parts: Vec<Part>| parts.into_iter().map(|part| shown(game, part)).collect_view();
    view! {
        {all(opening)}
        <Contents contents has_summary/>
        {all(rest)}
        {has_summary.then(|| view! { <section class="summary">{all(text.summary)}</section> })}
    }
}

/// Every section by name, and what can be printed.
#[component]
fn Contents(contents: Vec<Heading>, has_summary: bool) -> impl IntoView {
    let ctx = ctx();
    let lines = contents.into_iter().map(|Heading { inner, name, title }| {
        let href = {
            let name = name.clone();
            move || ctx.route.with(|route| route.at(&name).href())
        };
        // Where somebody already is, the address does not change.
        view! { <li class:inner=inner><a href=href on:click=move |_| scroll_to(Some(name.clone()))>{title}</a></li> }
    });
    view! {
        <nav class="contents" aria-labelledby="contents">
            <p class="head" id="contents">{ctx.will_say("rules-contents")}</p>
            <ul>{lines.collect_view()}</ul>
            <p class="actions">
                {has_summary.then(|| view! {
                    <button class="soft" id="print-summary" on:click=move |_| browser::print("summary")>{ctx.will_say("web-rules-print-summary")}</button>
                })}
                <button class="soft" id="print-all" on:click=move |_| browser::print("all")>{ctx.will_say("web-rules-print-all")}</button>
            </p>
        </nav>
    }
}

fn shown(game: Option<GameId>, part: Part) -> impl IntoView {
    match part {
        Part::Text(html) => view! { <div class="text" inner_html=html></div> }.into_any(),
        Part::Heading(Heading { inner: false, name, title }) => {
            view! { <h2 id=id_of(&name) tabindex="-1">{title}</h2> }.into_any()
        }
        Part::Heading(Heading { inner: true, name, title }) => {
            view! { <h3 id=id_of(&name) tabindex="-1">{title}</h3> }.into_any()
        }
        Part::Figure { name, alt, caption } => game.map(|game| view! { <Figure game name alt caption/> }).into_any(),
    }
}

fn id_of(section: &str) -> String {
    format!("section-{section}")
}

/// Shows a section, or the top of the page, as soon as it is there, and has the keyboard go on from it.
fn scroll_to(section: Option<String>) {
    let id = section.map_or_else(|| "rules".into(), |section| id_of(&section));
    request_animation_frame(move || {
        browser::scroll_to(&id);
        browser::rest_on(&id);
    });
}
