//! A table of a house: sitting down by a link, playing, talking, and a line that mends itself.

use super::log::{Log, Story, sentences};
use super::{Ctx, ctx};
use crate::browser::net::{Line, News, fetch};
use crate::browser::{self, sound::Sound, store};
use crate::draw::{Board, Icon, Look, Table};
use crate::online::{Online, Wish};
use crate::route::Route;
use crate::setup::Setup;
use leptos::prelude::*;
use serde_json::{Value, json};
use std::sync::Arc;

const TOKEN: &str = "strandline.token.";

/// Makes a table of a house and goes there.
pub(crate) fn make(ctx: Ctx, setup: &Setup, wrong: RwSignal<Option<String>>) {
    let plan = json!({ "game": setup.game, "seats": setup.seats.len(), "options": setup.options, "start": "owner" });
    fetch("POST", "/api/tables", None, Some(&plan.to_string()), move |status, text| {
        let answer: Value = serde_json::from_str(&text).unwrap_or_default();
        match (answer["table"].as_str(), answer["token"].as_str()) {
            (Some(table), Some(token)) => {
                store::set(&format!("{TOKEN}{table}"), token);
                browser::go(&Route::Online { id: table.to_owned() }.href());
            }
            _ => wrong.set(Some(refusal(ctx, status, &answer))),
        }
    });
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
    back: RwSignal<bool>,
    line: StoredValue<Option<Line>, LocalStorage>,
}

#[component]
pub(crate) fn OnlinePage(id: String) -> impl IntoView {
    let ctx = ctx();
    let place = Place {
        ctx,
        id: StoredValue::new(id),
        online: RwSignal::new(Online::default()),
        lost: RwSignal::new(false),
        wrong: RwSignal::new(None),
        back: RwSignal::new(false),
        line: StoredValue::new_local(None),
    };
    place.line.set_value(Some(Line::open(move |news| place.hear(news))));
    on_cleanup(move || {
        if let Some(line) = place.line.try_get_value().flatten() {
            line.close();
        }
    });
    let playing = Memo::new(move |_| place.online.with(|online| online.view.is_some()));
    view! {
        {move || place.lost.get().then(|| view! { <p class="warning" role="status">{ctx.say("web-online-lost")}</p> })}
        {move || if playing.get() { view! { <Playing place/> }.into_any() } else { view! { <Waiting place/> }.into_any() }}
    }
}

impl Place {
    fn token(self) -> Option<String> {
        self.id.with_value(|id| store::get(&format!("{TOKEN}{id}")))
    }

    fn send(self, message: &Value) {
        self.line.with_value(|line| {
            if let Some(line) = line {
                line.send(message);
            }
        });
    }

    fn ask(self, cmd: &str) {
        self.send(&json!({ "cmd": cmd, "lang": self.ctx.lang.get_untracked().code() }));
    }

    fn hear(self, news: News) {
        match news {
            News::Open => {
                self.lost.set(false);
                self.send(&json!({ "cmd": "join", "table": self.id.get_value(), "token": self.token(), "lang": self.ctx.lang.get_untracked().code() }));
                self.recall();
            }
            News::Lost => self.lost.set(true),
            News::Message(text) => self.take_in(&text),
        }
    }

    /// Reads what happened before this page began to listen.
    fn recall(self) {
        let path = self.id.with_value(|id| format!("/api/tables/{id}/log"));
        fetch("GET", &path, self.token().as_deref(), None, move |status, log| {
            if status == 200 {
                self.online.try_update(|online| online.recall(&log));
            }
        });
    }

    fn take_in(self, text: &str) {
        let before = self.online.with_untracked(|online| online.story.len());
        let wishes = self.online.try_update(|online| online.hear(text)).unwrap_or_default();
        for wish in wishes {
            match wish {
                Wish::Table => self.ask("table"),
                Wish::Keep(token) => self.id.with_value(|id| store::set(&format!("{TOKEN}{id}"), &token)),
                Wish::Show(why) => {
                    self.ctx.sound(Sound::No);
                    self.wrong.set(Some(why));
                }
            }
        }
        self.online.with_untracked(|online| {
            if online.story.len() > before {
                self.wrong.set(None);
                let names = online.names();
                let told: Vec<String> = online.story[before..]
                    .iter()
                    .flat_map(|step| sentences(self.ctx, &online.game, &names, step))
                    .collect();
                self.ctx.announce(told.join(" "));
                self.ctx.sound(if online.may_act() { Sound::Turn } else { Sound::Tap });
            }
        });
    }

    fn link(self) -> String {
        let origin = browser::window().location().origin().unwrap_or_default();
        self.id.with_value(|id| format!("{origin}/t/{id}"))
    }
}

/// Before play: the link, the seats, a name.
#[component]
fn Waiting(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let name = RwSignal::new(ctx.settings.with_untracked(|settings| settings.name.clone()));
    let seated = Memo::new(move |_| place.online.with(|online| online.seat.is_some()));
    let sit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked();
        ctx.like(|settings| settings.name.clone_from(&name));
        place.send(&json!({ "cmd": "sit", "name": name, "lang": ctx.lang.get_untracked().code() }));
    };
    let title = move || {
        place.online.with(|online| if online.game.is_empty() { String::new() } else { ctx.game_name(&online.game) })
    };
    view! {
        <section class="setup waiting">
            <h1>{title}</h1>
            <div class="pile share">
                <p>{ctx.will_say("web-online-share")}</p>
                <p><a class="link" href=move || place.link()>{move || place.link()}</a></p>
                <button class="soft" on:click=move |_| browser::copy(&place.link())><Icon name="link"/>{ctx.will_say("web-online-copy")}</button>
                {crate::qr::drawing(&place.link()).map(|(view_box, path)| view! {
                    <svg class="qr" viewBox=view_box role="img" aria-label=ctx.will_say("web-online-qr")><path d=path/></svg>
                })}
            </div>
            <ul class="places-online">
                {move || place.online.with(|online| online.places.iter().enumerate().map(|(seat, at)| {
                    let who = if at.kind == "open" { ctx.say("web-online-open") } else { at.name.clone() };
                    view! { <li class=format!("seat-{seat}") class:open=at.kind == "open">
                        <svg viewBox="-8 -8 16 16" class="pip-mark" aria-hidden="true"><use href=format!("#pip-{seat}") x="-8" y="-8" width="16" height="16"/></svg>
                        {who}</li> }
                }).collect_view())}
            </ul>
            {move || place.wrong.get().map(|why| view! { <p class="refusal" role="alert">{why}</p> })}
            <Show when=move || !seated.get() fallback=move || view! { <p role="status">{ctx.will_say("web-online-waiting")}</p> }>
                <form on:submit=sit class="sit">
                    <label for="sit-name">{ctx.will_say("web-your-name")}</label>
                    <input id="sit-name" type="text" required maxlength="24" autocomplete="nickname" prop:value=name on:input=move |event| name.set(event_target_value(&event))/>
                    <button class="main" type="submit">{ctx.will_say("web-online-sit")}</button>
                </form>
            </Show>
            <Show when=move || place.online.with(|online| online.owner && online.seat.is_some())>
                <button class="main wide" on:click=move |_| place.ask("start")>{ctx.will_say("web-online-start")}</button>
            </Show>
        </section>
    }
}

/// The game, with what happened and what is said.
#[component]
fn Playing(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let look = Memo::new(move |_| {
        place.online.with(|online| Look {
            game: online.game.clone(),
            view: online.view.as_deref().unwrap_or_default().into(),
            me: online.seat,
            live: online.may_act() && !place.lost.get(),
            names: online.names().into(),
            ply: online.story.len(),
            hint: None,
        })
    });
    let story = Memo::new(move |_| {
        place.online.with(|online| Story {
            game: online.game.clone(),
            names: online.names().into(),
            steps: Arc::new(online.story.clone()),
        })
    });
    let table = Table {
        look,
        play: Callback::new(move |mv: String| {
            place.send(&json!({ "cmd": "play", "move": mv, "lang": ctx.lang.get_untracked().code() }))
        }),
        refuse: Callback::new(move |why: String| {
            ctx.sound(Sound::No);
            place.wrong.set(Some(why));
        }),
    };
    let at = Signal::derive(move || story.with(|story| story.steps.len().saturating_sub(1)));
    let over = Memo::new(move |_| place.online.with(|online| online.phase == "over"));
    let seated = Memo::new(move |_| place.online.with(|online| online.seat.is_some()));
    view! {
        <section class="table">
            <h1 class="unseen">{move || place.online.with(|online| ctx.game_name(&online.game))}</h1>
            <div class="board"><Board table/></div>
            <aside>
                <p class="due">{move || due(place)}</p>
                {move || place.wrong.get().map(|why| view! { <p class="refusal" role="alert">{why}</p> })}
                {move || offered(place)}
                <Show when=move || seated.get()>
                    <div class="actions">
                        <Show when=move || !over.get() fallback=move || view! {
                            <button class="soft strong" on:click=move |_| place.ask("rematch")><Icon name="again"/>{ctx.will_say("web-rematch")}</button>
                        }>
                            <button class="soft" on:click=move |_| place.ask("undo")><Icon name="undo"/>{ctx.will_say("web-undo")}</button>
                            <button class="soft" on:click=move |_| place.ask("draw")><Icon name="draw"/>{ctx.will_say("web-online-draw")}</button>
                            <button class="soft" on:click=move |_| place.back.set(true)><Icon name="flag"/>{ctx.will_say("web-resign")}</button>
                        </Show>
                    </div>
                    <Show when=move || place.back.get()>
                        <div class="ask" role="alertdialog" aria-labelledby="ask-text">
                            <p id="ask-text">{ctx.will_say("web-sure-resign")}</p>
                            <button class="main" on:click=move |_| { place.back.set(false); place.ask("resign"); }>{ctx.will_say("web-sure-yes")}</button>
                            <button class="soft" on:click=move |_| place.back.set(false)>{ctx.will_say("web-sure-no")}</button>
                        </div>
                    </Show>
                </Show>
                {move || place.online.with(|online| online.rematch.clone()).map(|id| view! {
                    <a class="main wide" href=Route::Online { id }.href()>{ctx.will_say("web-online-follow")}</a>
                })}
                <Talk place/>
                <Log story at pick=Callback::new(|_| ())/>
            </aside>
        </section>
    }
}

/// What is due, in words.
fn due(place: Place) -> String {
    let ctx = place.ctx;
    place.online.with(|online| {
        let names = |seats: kernel::SeatSet| {
            let all = online.names();
            words::list(
                ctx.lang.get(),
                &seats.iter().filter_map(|seat| all.get(seat.index()).cloned()).collect::<Vec<_>>(),
            )
        };
        match (&online.result, online.may_act()) {
            (Some(outcome), _) => {
                let winners = outcome.winners();
                let id = if winners.len() == 1 { "web-winner" } else { "web-shared" };
                ctx.say_with(id, &[("names", names(winners).into())])
            }
            (None, true) => ctx.say("web-your-turn"),
            (None, false) => ctx.say_with("web-turn", &[("names", names(online.due).into())]),
        }
    })
}

/// What somebody offers, to be answered.
fn offered(place: Place) -> Option<impl IntoView> {
    let ctx = place.ctx;
    let (seat, what, mine) =
        place.online.with(|online| online.offer.clone().map(|(seat, what)| (seat, what, online.seat)))?;
    let name = place.online.with(|online| online.names().get(seat.index()).cloned().unwrap_or_default());
    let text = ctx.say_with(&format!("web-online-offer-{what}"), &[("name", name.into())]);
    let to_answer = mine.is_some_and(|me| me != seat);
    Some(view! {
        <div class="ask" role="status">
            <p>{text}</p>
            {to_answer.then(|| view! {
                <button class="main" on:click=move |_| place.ask("agree")>{ctx.say("web-sure-yes")}</button>
                <button class="soft" on:click=move |_| place.ask("decline")>{ctx.say("web-online-decline")}</button>
            })}
        </div>
    })
}

/// What is said at the table.
#[component]
fn Talk(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let text = RwSignal::new(String::new());
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked();
        if !said.trim().is_empty() {
            place.send(&json!({ "cmd": "say", "text": said.trim(), "lang": ctx.lang.get_untracked().code() }));
            text.set(String::new());
        }
    };
    view! {
        <section class="talk">
            <ul aria-live="polite" aria-label=ctx.will_say("web-online-talk")>
                {move || place.online.with(|online| {
                    let names = online.names();
                    online.talk.iter().rev().take(50).map(|(seat, text)| view! {
                        <li class=format!("seat-{seat}")><b>{names.get(seat.index()).cloned().unwrap_or_default()}</b>" "{text.clone()}</li>
                    }).collect_view()
                })}
            </ul>
            <Show when=move || place.online.with(|online| online.seat.is_some())>
                <form on:submit=say>
                    <input type="text" maxlength="500" aria-label=ctx.will_say("web-online-say") placeholder=ctx.will_say("web-online-say")
                        prop:value=text on:input=move |event| text.set(event_target_value(&event))/>
                    <button class="round" type="submit" aria-label=ctx.will_say("web-online-send")><Icon name="next"/></button>
                </form>
            </Show>
        </section>
    }
}
