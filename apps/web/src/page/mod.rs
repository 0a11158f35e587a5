//! The pages, and what they share.

mod brought;
mod finish;
mod frame;
mod help;
mod home;
mod lazy_pages;
mod lesson;
mod lobby;
mod log;
mod online;
mod replay;
mod rules;
mod settings;
mod setup;
mod since;
mod table;
mod trouble;
mod turn;
mod update;

use crate::browser::{self, store, worker::Bots};
use crate::route::Route;
use crate::settings::{Pace, Settings};
use board::said::Said;
use leptos::prelude::*;
use std::ops::Deref;
use trouble::Trouble;
use words::{Lang, Share};

/// How long after the first view the others are fetched, in milliseconds.
const LEISURE: i32 = 100;

/// What every part of the client can ask for.
#[derive(Clone, Copy)]
pub(crate) struct Ctx {
    /// What drawings can ask for as well: sentences in the language being spoken, and who is told them.
    shared: board::Ctx,
    /// The language that was asked for, which may still have to be learnt.
    wanted: Memo<Lang>,
    /// Changes when a language has been learnt.
    learnt: Trigger,
    /// What may be wrong with the page itself.
    trouble: StoredValue<Trouble>,
    /// What the person likes.
    pub(crate) settings: RwSignal<Settings>,
    /// Where the person is.
    pub(crate) route: RwSignal<Route>,
    /// Whose turn it is, where a table is shown.
    pub(crate) turn: RwSignal<Option<turn::Turn>>,
    /// The table whose board is shown.
    pub(crate) table: StoredValue<Option<board::Table>>,
    /// Whether a house answers, so that people can play online.
    pub(crate) house: RwSignal<bool>,
    /// The bots' thread.
    bots: StoredValue<Option<Bots>, LocalStorage>,
    /// The pages behind the first view.
    inner: RwSignal<lazy_pages::Fetched>,
}

/// What every part of the client can ask for.
pub(crate) fn ctx() -> Ctx {
    expect_context()
}

impl Deref for Ctx {
    type Target = board::Ctx;

    fn deref(&self) -> &board::Ctx {
        &self.shared
    }
}

impl Ctx {
    fn new() -> Self {
        let settings = RwSignal::new(store::settings());
        let asked = browser::languages();
        let wanted = Memo::new(move |_| settings.with(|settings| settings.language(asked.iter().map(String::as_str))));
        let learnt = Trigger::new();
        let lang = Memo::new(move |spoken: Option<&Lang>| {
            learnt.track();
            let wanted = wanted.get();
            let known = || Share::ALL.into_iter().all(|share| words::has_learnt(wanted, share));
            spoken.copied().filter(|_| !known()).unwrap_or(wanted)
        });
        let shared = board::Ctx {
            lang,
            said: RwSignal::default(),
            memory_aid: Signal::derive(move || settings.with(|settings| settings.memory_aid)),
            // The device is asked each time: it may have changed its mind.
            moves: Signal::derive(move || browser::may_move(settings.with(|settings| settings.motion))),
            topic: RwSignal::new(""),
        };
        Self {
            shared,
            wanted,
            learnt,
            trouble: StoredValue::new(Trouble::default()),
            settings,
            route: RwSignal::new(Route::read(&browser::hash())),
            turn: RwSignal::new(None),
            table: StoredValue::new(None),
            house: RwSignal::new(false),
            bots: StoredValue::new_local(None),
            inner: RwSignal::new(lazy_pages::Fetched::NotYet),
        }
    }

    /// The bots' thread, which starts with the first table: the first page needs none.
    pub(crate) fn bots(self) -> Bots {
        self.bots.get_value().unwrap_or_else(|| {
            let bots = Bots::start();
            self.bots.set_value(Some(bots.clone()));
            bots
        })
    }

    /// The name of a game.
    pub(crate) fn game_name(self, game: &str) -> String {
        self.say(&format!("game-{game}"))
    }

    /// Changes what the person likes, and keeps it.
    pub(crate) fn like(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.settings.with_untracked(store::keep_settings);
    }

    /// How fast the person likes bots to be.
    pub(crate) fn pace(self) -> Pace {
        self.settings.with(|settings| settings.pace)
    }

    /// Plays a sound, if the person wants any.
    pub(crate) fn sound(self, sound: browser::sound::Sound) {
        if self.settings.with_untracked(|settings| settings.sound) {
            browser::sound::play(sound);
        }
    }
}

/// Starts the page, as soon as it can say something.
pub fn start() {
    browser::on_panic();
    enter_by_link();
    browser::learn(language(), Share::Home, |learnt| {
        if learnt {
            leptos::mount::mount_to_body(App);
        } else {
            browser::trouble("failed");
        }
    });
}

/// The language of whoever is here, as they chose it or as their browser says.
pub(crate) fn language() -> Lang {
    store::settings().language(browser::languages().iter().map(String::as_str))
}

/// A link to a table has its name in the path; from here on places are behind the `#`. A link to a seat has
/// behind its `#` what proves whose it is, which is kept and leaves the address.
fn enter_by_link() {
    let path = browser::window().location().pathname().unwrap_or_default();
    let table = path.strip_prefix("/t/").filter(|id| !id.is_empty());
    if table.is_none() && path != "/" {
        // A link to nowhere.
        browser::replace(&format!("/{}", Route::Home.href()));
    }
    if let Some(id) = table {
        if let Some(behind) = browser::hash().strip_prefix('#').filter(|behind| !behind.is_empty()) {
            online::keep_link(id, behind);
        }
        browser::replace(&format!("/{}", Route::Online { id: id.to_owned() }.href()));
    }
}

#[component]
fn App() -> impl IntoView {
    let ctx = Ctx::new();
    let trouble = ctx.trouble.get_value();
    provide_context(ctx);
    provide_context(ctx.shared);
    window_event_listener(leptos::ev::hashchange, move |_| {
        let route = Route::read(&browser::hash());
        let before = ctx.route.get_untracked();
        if before == route {
            return;
        }
        let stays = before.page() == route.page();
        ctx.route.set(route);
        if !stays {
            browser::window().scroll_to_with_x_and_y(0.0, 0.0);
            browser::rest_on("main");
        }
    });
    browser::net::fetch("GET", "/healthz", None, None, move |status, _| ctx.house.set(status == 200));
    Effect::new(move |_| dress(ctx));
    let title = Memo::new(move |_| title(ctx));
    Effect::new(move |_| title.with(|title| browser::document().set_title(title)));
    Effect::new(move |_| {
        trouble.again.track();
        let wanted = ctx.wanted.get();
        let learnt = move |learnt: bool| {
            trouble.unlearnt.set(!learnt);
            ctx.learnt.notify();
        };
        // What is spoken from the start is learnt to the end with the pages that say the rest.
        if wanted == ctx.lang.get_untracked() {
            learnt(true);
        } else {
            browser::learn_all(wanted, learnt);
        }
    });
    store::on_unkept(move || trouble.unkept.set(true));
    let _ = window_event_listener(leptos::ev::beforeunload, |event| {
        if store::is_only_here() {
            event.prevent_default();
        }
    });
    update::watch(ctx);
    Effect::new(move |_| {
        browser::tell_ready();
        browser::later(LEISURE, move || lazy_pages::with(ctx, |_| ()));
    });
    let there = Memo::new(move |_| ctx.route.with(Route::page));
    let page = move || match there.get() {
        Route::Home => view! { <home::Home/> }.into_any(),
        route => lazy_pages::page(ctx, route),
    };
    view! {
        <crate::draw::Symbols/>
        <a class="skip" href="#main" on:click=|event| { event.prevent_default(); browser::focus("main"); }>
            {ctx.will_say("web-skip")}
        </a>
        <frame::Header/>
        <trouble::Notices/>
        <main id="main" tabindex="-1">{move || lazy_pages::trouble(ctx)}{page}</main>
        <frame::Footer/>
        <div class="unseen" role="log" aria-live="polite" id="said">
            <For each=move || ctx.said.with(Said::lines) key=|line| line.number children=|line| view! { <p>{line.text}</p> }/>
        </div>
    }
}

/// Tells the whole document its language and how it should look. All of it is drawn anew then.
fn dress(ctx: Ctx) {
    let Some(root) = browser::document().document_element() else { return };
    let still = !ctx.moves.get();
    let _ = root.set_attribute("lang", ctx.lang.get().code());
    let _ = root.set_attribute("data-theme", ctx.settings.with(|settings| settings.theme.word()));
    let _ = root.set_attribute("data-motion", if still { "still" } else { "full" });
}

/// The sentence with this id about a game.
fn about_game(ctx: Ctx, id: &str, game: &str) -> String {
    ctx.say_with(id, &[("game", ctx.game_name(game).into())])
}

fn title(ctx: Ctx) -> String {
    let place = match ctx.route.get() {
        Route::Setup { game, .. } => about_game(ctx, "web-title-setup", &game),
        Route::Rules { game, .. } => about_game(ctx, "web-title-rules", &game),
        Route::Lesson { game, .. } => about_game(ctx, "web-lesson", &game),
        Route::Replay { .. } | Route::Brought { .. } => ctx.say("web-replay"),
        Route::Settings => ctx.say("web-settings"),
        Route::Table { .. } | Route::Online { .. } => match ctx.turn.get().filter(|turn| !turn.game.is_empty()) {
            Some(turn) if turn.mine => {
                return ctx.say_with("web-title-turn", &[("game", ctx.game_name(&turn.game).into())]);
            }
            Some(turn) => ctx.game_name(&turn.game),
            None => return "Strandline".into(),
        },
        Route::Home => return "Strandline".into(),
    };
    format!("{place} · Strandline")
}
