//! The pages, and what they share.

mod frame;
mod home;
mod inner;
mod lesson;
mod log;
mod online;
mod replay;
mod rules;
mod settings;
mod setup;
mod table;

use crate::browser::{self, store, worker::Bots};
use crate::route::Route;
use crate::settings::Settings;
use leptos::prelude::*;
use words::{Arg, Lang};

/// How long after the first view the others are fetched, in milliseconds.
const LEISURE: i32 = 100;

/// The games, in the order the home page shows them.
pub(crate) const GAMES: [&str; 3] = ["crab-stack", "crabs", "kraaw"];

/// What every part of the client can ask for.
#[derive(Clone, Copy)]
pub(crate) struct Ctx {
    /// The language being spoken.
    pub(crate) lang: Memo<Lang>,
    /// The language that was asked for, which may still have to be learnt.
    wanted: Memo<Lang>,
    /// Changes when a language has been learnt.
    learnt: Trigger,
    /// What the person likes.
    pub(crate) settings: RwSignal<Settings>,
    /// Where the person is.
    pub(crate) route: RwSignal<Route>,
    /// Whether a house answers, so that people can play online.
    pub(crate) house: RwSignal<bool>,
    /// What screen readers are told next.
    said: RwSignal<String>,
    /// The bots' thread.
    bots: StoredValue<Option<Bots>, LocalStorage>,
    /// The pages behind the first view.
    inner: RwSignal<inner::Fetched>,
}

/// What every part of the client can ask for.
pub(crate) fn ctx() -> Ctx {
    expect_context()
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
            spoken.copied().filter(|_| !words::speaks(wanted)).unwrap_or(wanted)
        });
        Self {
            lang,
            wanted,
            learnt,
            settings,
            route: RwSignal::new(Route::read(&browser::hash())),
            house: RwSignal::new(false),
            said: RwSignal::new(String::new()),
            bots: StoredValue::new_local(None),
            inner: RwSignal::new(inner::Fetched::NotYet),
        }
    }

    /// The sentence with this id.
    pub(crate) fn say(self, id: &str) -> String {
        words::say(self.lang.get(), id)
    }

    /// The sentence with this id, in whatever language is spoken when it is read. All such sentences are of
    /// one type, so the page has the code that shows one only once.
    pub(crate) fn will_say(self, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.say(id)
    }

    /// The sentence with this id, its blanks filled in.
    pub(crate) fn say_with(self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        words::say_with(self.lang.get(), id, args)
    }

    /// Has screen readers say something when they have finished what they are saying.
    pub(crate) fn announce(self, sentence: String) {
        self.said.set(sentence);
    }

    /// The bots' thread, which starts with the first table: the first page needs none.
    pub(crate) fn bots(self) -> Bots {
        if self.bots.with_value(Option::is_none) {
            self.bots.set_value(Some(Bots::start()));
        }
        self.bots.get_value().expect("it was just started")
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

    /// Plays a sound, if the person wants any.
    pub(crate) fn sound(self, sound: browser::sound::Sound) {
        if self.settings.with_untracked(|settings| settings.sound) {
            browser::sound::play(sound);
        }
    }
}

/// Starts the page, as soon as it can say something.
pub fn start() {
    browser::on_panic(|| words::say(language(), "web-broken"));
    enter_by_link();
    browser::learn(language(), || leptos::mount::mount_to_body(App));
}

/// The language of whoever is here.
fn language() -> Lang {
    store::settings().language(browser::languages().iter().map(String::as_str))
}

/// A link to a table has its name in the path; from here on places are behind the `#`. A link to a seat has
/// behind its `#` what proves whose it is, which is kept and leaves the address.
fn enter_by_link() {
    let path = browser::window().location().pathname().unwrap_or_default();
    if let Some(id) = path.strip_prefix("/t/").filter(|id| !id.is_empty()) {
        if let Some(token) = browser::hash().strip_prefix('#').filter(|token| !token.is_empty()) {
            online::keep_token(id, token);
        }
        browser::replace(&format!("/{}", Route::Online { id: id.to_owned() }.href()));
    }
}

#[component]
fn App() -> impl IntoView {
    let ctx = Ctx::new();
    provide_context(ctx);
    window_event_listener(leptos::ev::hashchange, move |_| {
        let route = Route::read(&browser::hash());
        if ctx.route.with_untracked(|now| *now != route) {
            ctx.route.set(route);
            browser::window().scroll_to_with_x_and_y(0.0, 0.0);
            browser::focus("main");
        }
    });
    browser::net::fetch("GET", "/healthz", None, None, move |status, _| ctx.house.set(status == 200));
    Effect::new(move |_| dress(ctx));
    Effect::new(move |_| browser::learn(ctx.wanted.get(), move || ctx.learnt.notify()));
    Effect::new(move |_| {
        browser::tell_ready();
        browser::later(LEISURE, move || inner::with(ctx, |_| ()));
    });
    let page = move || match ctx.route.get() {
        Route::Home => view! { <home::Home/> }.into_any(),
        route => inner::page(ctx, route),
    };
    view! {
        <crate::draw::Symbols/>
        <a class="skip" href="#main" on:click=|event| { event.prevent_default(); browser::focus("main"); }>
            {ctx.will_say("web-skip")}
        </a>
        <frame::Header/>
        <main id="main" tabindex="-1">{move || inner::trouble(ctx)}{page}</main>
        <frame::Footer/>
        <p class="unseen" role="status" aria-live="polite" id="said">{ctx.said}</p>
    }
}

/// Tells the whole document its language, its title and how it should look.
fn dress(ctx: Ctx) {
    let Some(root) = browser::document().document_element() else { return };
    let settings = ctx.settings.get();
    let still = !browser::motion::allowed(settings.motion);
    let _ = root.set_attribute("lang", ctx.lang.get().code());
    let _ = root.set_attribute("data-theme", settings.theme.word());
    let _ = root.set_attribute("data-motion", if still { "still" } else { "full" });
    browser::document().set_title(&title(ctx));
}

fn title(ctx: Ctx) -> String {
    let place = match ctx.route.get() {
        Route::Setup { game, .. } | Route::Rules { game } | Route::Lesson { game } => ctx.game_name(&game),
        Route::Replay { .. } => ctx.say("web-replay"),
        Route::Settings => ctx.say("web-settings"),
        Route::Home | Route::Table { .. } | Route::Online { .. } => return "Strandline".into(),
    };
    format!("{place} · Strandline")
}
