//! A table of a house: sitting down by a link, playing, talking, and a line that mends itself.

mod kept;
mod people;
mod playing;
mod share;
mod talk;
mod waiting;

use super::log::{news, sentences};
use super::{Ctx, ctx};
use crate::browser::net::{Line, News, fetch};
use crate::browser::{self, sound::Sound, store};
use crate::online::{Beat, Online, Pulse, Wish};
use crate::route::Route;
use crate::setup::Setup;
use crate::story::Step;
use crate::terms::Terms;
pub(crate) use kept::Tables;
use leptos::prelude::*;
use playing::Playing;
use serde_json::{Value, json};
use waiting::Waiting;

const TOKEN: &str = "strandline.token.";
/// How often clocks are looked at, in milliseconds.
const TICK: u64 = 250;
/// How long a round that has ended stays in sight if nobody goes on, in milliseconds. The others play on meanwhile.
const HOLD: i32 = 12_000;

/// Makes a table of a house and goes there.
pub(crate) fn make(ctx: Ctx, setup: &Setup, terms: &Terms, wrong: RwSignal<Option<String>>) {
    let plan = terms.plan(setup);
    fetch("POST", "/api/tables", None, Some(&plan.to_string()), move |status, text| {
        let answer: Value = serde_json::from_str(&text).unwrap_or_default();
        match (answer["table"].as_str(), answer["token"].as_str()) {
            (Some(table), Some(token)) => {
                keep_token(table, token);
                browser::go(&Route::Online { id: table.to_owned() }.href());
            }
            _ => wrong.set(Some(refusal(ctx, status, &answer))),
        }
    });
}

/// Keeps what proves whose seat it is.
pub(crate) fn keep_token(table: &str, token: &str) {
    store::set(&format!("{TOKEN}{table}"), token);
}

fn refusal(ctx: Ctx, status: u16, answer: &Value) -> String {
    let told = answer["error"]["message"].as_str().filter(|_| status > 0);
    told.map_or_else(|| ctx.say("web-no-house"), str::to_owned)
}

/// What the parts of the page share.
#[derive(Clone, Copy)]
struct Place {
    ctx: Ctx,
    id: StoredValue<String>,
    online: RwSignal<Online>,
    lost: RwSignal<bool>,
    wrong: RwSignal<Option<String>>,
    /// The move that ended a round, while that is looked at before the next one.
    held: RwSignal<Option<usize>>,
    /// The browser's clock, as often as clocks need it.
    now: RwSignal<f64>,
    pulse: StoredValue<Pulse>,
    line: StoredValue<Option<Line>, LocalStorage>,
}

#[component]
pub(crate) fn OnlinePage(id: String) -> impl IntoView {
    let ctx = ctx();
    let place = Place {
        ctx,
        id: StoredValue::new(id),
        online: RwSignal::new(Online::new(browser::fresh_bytes::<12>().to_string())),
        lost: RwSignal::new(false),
        wrong: RwSignal::new(None),
        held: RwSignal::new(None),
        now: RwSignal::new(browser::now()),
        pulse: StoredValue::new(Pulse::heard(browser::now())),
        line: StoredValue::new_local(None),
    };
    place.line.set_value(Some(Line::open(move |news| place.hear(news))));
    let ticks = set_interval_with_handle(move || place.tick(), std::time::Duration::from_millis(TICK));
    on_cleanup(move || {
        if let Some(line) = place.line.try_get_value().flatten() {
            line.close();
        }
        if let Ok(ticks) = ticks {
            ticks.clear();
        }
    });
    Effect::new(move |_| place.online.with(|online| place.id.with_value(|id| kept::keep(id, online))));
    let playing = Memo::new(move |_| place.online.with(|online| online.view.is_some()));
    view! {
        {move || place.lost.get().then(|| view! { <p class="warning" role="status">{ctx.say("web-online-lost")}</p> })}
        {move || if playing.get() { view! { <Playing place/> }.into_any() } else { view! { <Waiting place/> }.into_any() }}
    }
}

impl Place {
    fn token(self) -> Option<String> {
        self.id.with_value(|id| store::get(&format!("{TOKEN}{id}"))).filter(|token| !token.is_empty())
    }

    fn send(self, text: &str) {
        self.line.with_value(|line| {
            if let Some(line) = line {
                line.send(text);
            }
        });
    }

    /// Asks for something that changes the table. If the line breaks before the answer, it is asked again, and
    /// done once.
    fn ask_with(self, mut request: Value) {
        request["lang"] = json!(self.ctx.lang.get_untracked().code());
        if let Some(text) = self.online.try_update(|online| online.requests.write(request)) {
            self.send(&text);
        }
    }

    fn ask(self, cmd: &str) {
        self.ask_with(json!({ "cmd": cmd }));
    }

    /// Asks something once: nothing is lost where the answer is.
    fn ask_once(self, mut request: Value) {
        request["lang"] = json!(self.ctx.lang.get_untracked().code());
        self.send(&request.to_string());
    }

    fn hear(self, news: News) {
        self.pulse.try_update_value(|pulse| *pulse = Pulse::heard(browser::now()));
        match news {
            News::Open => {
                self.lost.set(false);
                self.ask_once(json!({ "cmd": "join", "table": self.id.get_value(), "token": self.token() }));
                self.online
                    .with_untracked(|online| online.requests.unanswered())
                    .iter()
                    .for_each(|text| self.send(text));
            }
            News::Lost => self.lost.set(true),
            News::Message(text) => self.take_in(|online, now| online.hear(&text, now)),
        }
    }

    /// Fetches what happened after an entry.
    fn recall(self, since: u64) {
        let path = self.id.with_value(|id| format!("/api/tables/{id}/log?since={since}"));
        fetch("GET", &path, self.token().as_deref(), None, move |_, log| {
            self.take_in(|online, now| online.recall(&log, now));
        });
    }

    /// Has the table take something in, and does what it wishes.
    fn take_in(self, take: impl FnOnce(&mut Online, f64) -> Vec<Wish>) {
        let before = self.online.try_with_untracked(|online| (online.past.told, online.past.story.len()));
        let now = browser::now();
        let wishes = self.online.try_update(|online| take(online, now)).unwrap_or_default();
        for wish in wishes {
            match wish {
                Wish::Table => self.ask_once(json!({ "cmd": "table" })),
                Wish::Recall(since) => self.recall(since),
                Wish::Keep(token) => self.id.with_value(|id| keep_token(id, &token)),
                Wish::Show(why) => {
                    self.ctx.sound(Sound::No);
                    self.wrong.set(Some(why));
                }
            }
        }
        // What was told before this page came is in the log, and no news.
        if let Some((told, steps)) = before.filter(|(told, _)| *told > 0) {
            self.announce(told, steps);
        }
    }

    /// Tells screen readers, and ears, of the moves after those known before.
    fn announce(self, told: u64, steps: usize) {
        let names = self.names();
        self.online.with_untracked(|online| {
            let fresh = online.past.story.get(steps..).unwrap_or_default();
            if online.past.told == told || fresh.is_empty() {
                return;
            }
            self.wrong.set(None);
            self.ctx.announce(news(self.ctx, online.game(), &names, fresh.iter()));
            if let Some(at) = fresh.iter().rposition(Step::ended_round) {
                self.hold(steps + at);
            }
            let over = online.result.is_some();
            let sound = if online.may_act() { Sound::Turn } else { Sound::Tap };
            self.ctx.sound(if over { Sound::End } else { sound });
        });
    }

    /// Keeps a round that has ended in sight for a while.
    fn hold(self, ply: usize) {
        self.held.set(Some(ply));
        browser::later(HOLD, move || {
            if self.held.try_get_untracked().flatten() == Some(ply) {
                self.go_on();
            }
        });
    }

    /// Whether a round that has ended can be looked at no longer: it was taken back, or one's own clock runs out.
    fn must_go_on(self) -> bool {
        let gone = |online: &Online, ply: usize| online.past.story.len() <= ply || online.is_pressed(browser::now());
        let held = self.held.try_get_untracked().flatten();
        held.is_some_and(|ply| self.online.try_with_untracked(|online| gone(online, ply)) == Some(true))
    }

    /// Goes on from a round that has ended, to what the others have done since.
    fn go_on(self) {
        let Some(ply) = self.held.get_untracked() else { return };
        self.held.set(None);
        let names = self.names();
        self.online.with_untracked(|online| {
            let deal = online.past.story.get(ply).and_then(Step::parted).map(|(_, deal)| deal);
            let since = online.past.story.iter().skip(ply + 1);
            let told = deal.iter().chain(since).flat_map(|step| sentences(self.ctx, online.game(), &names, step));
            self.ctx.announce(told.collect::<Vec<_>>().join(" "));
        });
        browser::rest_on("main");
    }

    /// What the seats are called, bots as everywhere else in this client.
    fn names(self) -> Vec<String> {
        let bot = |nth: usize| self.ctx.say(&format!("web-bot-name-{}", (nth - 1) % 5 + 1));
        self.online.with(|online| online.names(bot))
    }

    /// Looks at the clocks and at the line.
    fn tick(self) {
        let beat = self.pulse.try_update_value(|pulse| pulse.beat(browser::now()));
        match beat.filter(|_| !self.lost.get_untracked()) {
            Some(Beat::Ask) => self.ask_once(json!({ "cmd": "table" })),
            Some(Beat::Dead) => {
                if let Some(line) = self.line.get_value() {
                    line.renew();
                }
            }
            _ => {}
        }
        if self.must_go_on() {
            self.go_on();
        }
        let clocks = self.online.try_with_untracked(|online| online.clocks.run() && online.phase == "playing");
        if clocks == Some(true) {
            self.now.set(browser::now());
        }
    }

    fn link(self) -> String {
        let origin = browser::window().location().origin().unwrap_or_default();
        self.id.with_value(|id| format!("{origin}/t/{id}"))
    }
}
