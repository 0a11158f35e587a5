//! A table of a house: sitting down by a link, playing, talking, and a line that mends itself.

#![expect(
    clippy::large_types_passed_by_value,
    reason = "a place is a handful of handles, copied to wherever they are used"
)]

mod dealing;
mod kept;
mod people;
mod playing;
mod share;
mod talk;
mod waiting;

use super::log::{news, since_round};
use super::trouble::Reload;
use super::turn::{self, Turn};
use super::{Ctx, ctx, update};
use crate::browser::net::{Line, News, fetch};
use crate::browser::{self, sound::Sound, store};
use crate::draw;
use crate::online_settings::Terms;
use crate::rounds;
use crate::route::Route;
use crate::setup::Setup;
pub(crate) use dealing::keep_link;
use face::Reader;
use guest::{Beat, Heartbeat, Online, Reconnect, Shown, Wish, sentences};
pub(crate) use kept::Tables;
use leptos::prelude::*;
use playing::Playing;
use waiting::Waiting;
use wire::Id;
use wire::http::MadeTable;
use wire::table::{Ask, Asking, Phase};
use wire::umpire::Reply;

const TOKEN: &str = "strandline.token.";
/// How often clocks are looked at, in milliseconds.
const TICK: u64 = 250;
/// How long a round that has ended stays in sight if nobody goes on, in milliseconds. The others play on meanwhile.
const HOLD: i32 = 12_000;

/// Makes a table of a house and goes there.
pub(crate) fn make(ctx: Ctx, setup: &Setup, terms: &Terms, wrong: RwSignal<Option<String>>) {
    let plan = terms.plan(setup);
    fetch("POST", "/api/tables", None, Some(&wire::write(&plan)), move |status, text| match wire::read(&text) {
        Ok(MadeTable { table, token, .. }) => {
            keep_token(&table, &token);
            browser::go(&Route::Online { id: table }.href());
        }
        Err(_) => drop(wrong.try_set(Some(refusal(ctx, status, &text)))),
    });
}

/// Keeps what proves whose seat it is.
fn keep_token(table: &str, token: &str) {
    store::set(&format!("{TOKEN}{table}"), token);
}

/// Why a house refused, in its words; where it said nothing, that there is none, or that it cannot be understood.
fn refusal(ctx: Ctx, status: u16, text: &str) -> String {
    let told = Reply::read(text).ok().and_then(|reply| reply.result().err());
    let id = if (200..300).contains(&status) { "web-foreign" } else { "web-no-house" };
    told.map_or_else(|| ctx.say(id), |refusal| refusal.message)
}

/// What is known of the line.
struct Care {
    /// Whether it still lives.
    heartbeat: Heartbeat,
    /// When what is missing is asked for again.
    recalls: Reconnect,
}

/// What the parts of the page share.
#[derive(Clone, Copy)]
struct Place {
    ctx: Ctx,
    id: StoredValue<String>,
    online: RwSignal<Online>,
    lost: RwSignal<bool>,
    /// Whether the line may be lost: it owes an answer, or the device says that it has no network.
    doubtful: RwSignal<bool>,
    wrong: RwSignal<Option<String>>,
    /// The move that ended a round, while that is looked at before the next one.
    held: RwSignal<Option<usize>>,
    /// The browser's clock, as often as clocks need it.
    now: RwSignal<f64>,
    care: StoredValue<Care>,
    /// What was shown before the deal, to be compared afterwards.
    shown: StoredValue<Shown>,
    line: StoredValue<Option<Line>, LocalStorage>,
}

#[component]
pub(crate) fn OnlinePage(id: String) -> impl IntoView {
    let ctx = ctx();
    let place = Place {
        ctx,
        shown: StoredValue::new(dealing::shown(&id)),
        id: StoredValue::new(id),
        online: RwSignal::new(Online::new(browser::fresh_bytes::<12>().to_string())),
        lost: RwSignal::new(false),
        doubtful: RwSignal::new(false),
        wrong: RwSignal::new(None),
        held: RwSignal::new(None),
        now: RwSignal::new(browser::now()),
        care: StoredValue::new(Care { heartbeat: Heartbeat::heard(browser::now()), recalls: Reconnect::default() }),
        line: StoredValue::new_local(None),
    };
    place.line.set_value(Some(Line::open(move |news| place.hear(news))));
    let ticks = set_interval_with_handle(move || place.tick(), std::time::Duration::from_millis(TICK));
    let events = ["online", "offline", "visibilitychange"];
    let listening = events.map(|event| window_event_listener_untyped(event, move |_| place.look_after_line()));
    on_cleanup(move || {
        listening.into_iter().for_each(WindowListenerHandle::remove);
        if let Some(line) = place.line.try_get_value().flatten() {
            line.close();
        }
        if let Ok(ticks) = ticks {
            ticks.clear();
        }
    });
    Effect::new(move |_| place.online.with(|online| place.id.with_value(|id| kept::keep(id, online))));
    turn::follow(ctx, move || place.turn());
    let playing = Memo::new(move |_| place.online.with(|online| online.view.is_some()));
    let closed = Memo::new(move |_| place.online.with(Online::closed));
    let foreign = Memo::new(move |_| place.online.with(|online| online.foreign));
    let table = move || match playing.get().then(|| untrack(|| playing::look(place, None))).flatten() {
        Some(first) => view! { <Playing place first/> }.into_any(),
        None => view! { <Waiting place/> }.into_any(),
    };
    view! {
        <Show when=move || place.lost.get() || place.doubtful.get()>
            <div class="notice warning" role="status"><p>{ctx.will_say("web-online-lost")}</p></div>
        </Show>
        {move || closed.get().map(|reason| view! { <p class="warning" role="status">{ctx.say(sentences::closed_id(reason))}</p> })}
        <Show when=move || foreign.get()>
            <div class="notice foreign" role="alert"><p>{ctx.will_say("web-foreign")}</p><Reload/></div>
        </Show>
        {table}
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
    /// done once. Whoever wants to know what becomes of it has its id.
    fn ask(self, ask: Ask) -> Option<Id> {
        self.wrong.set(None);
        let lang = self.ctx.lang.get_untracked().code();
        let (id, text) = self.online.try_update(|online| online.requests.write(ask, lang))?;
        self.send(&text);
        Some(id)
    }

    /// Asks something once: nothing is lost where the answer is.
    fn ask_once(self, ask: Ask) {
        let lang = Some(self.ctx.lang.get_untracked().code().to_owned());
        self.send(&wire::write(&Asking { lang, ..Asking::new(ask) }));
    }

    fn hear(self, news: News) {
        self.care.try_update_value(|care| care.heartbeat = Heartbeat::heard(browser::now()));
        self.doubt();
        match news {
            News::Open => {
                if self.lost.get_untracked() {
                    // A house that was away may have been brought up to date.
                    update::ask(self.ctx, true);
                }
                self.lost.set(false);
                let table = self.id.get_value();
                let (join, unanswered) = self
                    .online
                    .with_untracked(|online| (online.join(table, self.token()), online.requests.unanswered()));
                self.ask_once(join);
                self.ask_once(Ask::Hello);
                unanswered.iter().for_each(|text| self.send(text));
            }
            News::Lost => self.lost.set(true),
            News::Message(text) => self.take_in(|online, now| online.hear(&text, now)),
        }
    }

    /// Fetches what happened after an entry.
    fn recall(self, since: u64) {
        let path = self.id.with_value(|id| format!("/api/tables/{id}/log?since={since}"));
        fetch("GET", &path, self.token().as_deref(), None, move |status, log| {
            let log = if status == 200 { log } else { String::new() };
            if status == 200 {
                self.care.try_update_value(|care| care.recalls = Reconnect::default());
            }
            self.take_in(|online, now| online.recall(&log, now));
        });
    }

    /// The same, but not at once.
    fn recall_later(self, since: u64) {
        let chance = js_sys::Math::random();
        let Some(pause) = self.care.try_update_value(|care| care.recalls.lost(browser::now(), chance)) else { return };
        browser::later(pause, move || {
            if self.online.try_with_untracked(|online| online.past.told == since) == Some(true) {
                self.recall(since);
            }
        });
    }

    /// Something happened to the network, or the page is looked at again: a line that is lost is tried at once, and
    /// one that may be dead is asked.
    fn look_after_line(self) {
        self.doubt();
        if self.lost.get_untracked() {
            self.line.with_value(|line| line.iter().for_each(Line::hurry));
        } else if self.care.try_update_value(|care| care.heartbeat.doubt(browser::now())) == Some(Beat::Ask) {
            self.ask_once(Ask::Hello);
        }
    }

    /// Says so where the line may be lost, and where it is not any more.
    fn doubt(self) {
        let owes = self.care.try_update_value(|care| care.heartbeat.is_doubtful(browser::now()));
        let doubtful = owes == Some(true) || !browser::is_online();
        if self.doubtful.try_get_untracked().is_some_and(|before| before != doubtful) {
            self.doubtful.set(doubtful);
        }
    }

    /// Has the table take something in, and does what it wishes.
    fn take_in(self, take: impl FnOnce(&mut Online, f64) -> Vec<Wish>) {
        let before = self.online.try_with_untracked(|online| (online.past.told, online.past.plies().len()));
        let now = browser::now();
        let wishes = self.online.try_update(|online| take(online, now)).unwrap_or_default();
        draw::remember(self.ctx);
        for wish in wishes {
            match wish {
                Wish::Recall(since) => self.recall(since),
                Wish::Leave => self.leave(),
                Wish::RecallLater(since) => self.recall_later(since),
                Wish::Keep(token) => self.id.with_value(|id| keep_token(id, &token)),
                Wish::Show(why) => {
                    self.ctx.sound(Sound::No);
                    self.wrong.set(Some(why));
                }
            }
        }
        self.attend();
        // What was told before this page came is in the log, and no news.
        if let Some((told, steps)) = before.filter(|(told, _)| *told > 0) {
            self.announce(told, steps);
        }
    }

    /// There is nothing to come back to.
    fn leave(self) {
        if let Some(line) = self.line.get_value() {
            line.close();
        }
        self.wrong.set(Some(self.ctx.say("web-online-deleted")));
    }

    /// Tells screen readers, and ears, of the moves after those known before.
    fn announce(self, told: u64, steps: usize) {
        let names = self.names();
        self.online.with_untracked(|online| {
            let fresh = online.past.plies().get(steps..).unwrap_or_default();
            let Some(history) = online.past.history.as_ref().filter(|_| online.past.told != told && !fresh.is_empty())
            else {
                return;
            };
            self.wrong.set(None);
            let to = Reader { names: &names, seat: online.seat() };
            news(self.ctx, history.game(), to, fresh).into_iter().for_each(|told| self.ctx.announce(told));
            if let Some(ply) = (steps..=history.len()).rfind(|&ply| rounds::ended(history, ply)) {
                self.hold(ply);
            }
            let over = online.result().is_some();
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
        let gone = |online: &Online, ply: usize| online.past.plies().len() <= ply || online.is_pressed(browser::now());
        let held = self.held.try_get_untracked().flatten();
        held.is_some_and(|ply| self.online.try_with_untracked(|online| gone(online, ply)) == Some(true))
    }

    /// Goes on from a round that has ended, to what the others have done since.
    fn go_on(self) {
        let Some(ply) = self.held.get_untracked() else { return };
        self.held.set(None);
        let names = self.names();
        self.online.with_untracked(|online| {
            let (game, plies) = (online.id(), online.past.plies().get(ply..).unwrap_or_default());
            let to = Reader { names: &names, seat: online.seat() };
            let told = game.map(|game| since_round(self.ctx, game, to, plies)).unwrap_or_default();
            told.into_iter().for_each(|told| self.ctx.announce(told));
        });
        browser::rest_on("main");
    }

    /// What the seats are called, bots as everywhere else in this client.
    fn names(self) -> Vec<String> {
        let seat = |seat: kernel::Seat| self.ctx.say_with("seat-name", &[("seat", (seat.index() + 1).into())]);
        let usual = |_: usize, nth: usize| self.ctx.say(&format!("web-bot-name-{}", nth % 5 + 1));
        self.online.with(|online| online.names(usual, seat))
    }

    /// Whose turn it is, for whoever sits here. Who only watches is not called.
    fn turn(self) -> Turn {
        let held = self.held.get().is_some();
        self.online.with(|online| {
            let mine = online.may_act() && !held;
            let said = mine.then(|| self.ctx.say("web-your-turn"));
            Turn { game: online.game().to_owned(), mine, said, ply: online.past.plies().len() }
        })
    }

    /// Looks at the clocks and at the line.
    fn tick(self) {
        let on_turn = self.online.try_with_untracked(Online::may_act) == Some(true) && browser::is_visible();
        let beat = self.care.try_update_value(|care| care.heartbeat.beat(browser::now(), on_turn));
        self.doubt();
        match beat.filter(|_| !self.lost.get_untracked()) {
            Some(Beat::Ask) => self.ask_once(Ask::Hello),
            Some(Beat::Dead) => {
                if let Some(line) = self.line.get_value() {
                    line.lost();
                }
            }
            _ => {}
        }
        if self.must_go_on() {
            self.go_on();
        }
        let clocks = self.online.try_with_untracked(|online| online.clocks.run() && online.phase() == Phase::Playing);
        if clocks == Some(true) {
            self.now.set(browser::now());
        }
    }

    fn link(self) -> String {
        let origin = browser::window().location().origin().unwrap_or_default();
        self.id.with_value(|id| format!("{origin}/t/{id}"))
    }
}
