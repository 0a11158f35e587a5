//! The game of a table, with what can be done about it beside moving.

use super::dealing::{Dealing, DealtFairly};
use super::people::People;
use super::share::Elsewhere;
use super::talk::Talk;
use super::{Place, keep_token};
use crate::browser::net::fetch;
use crate::browser::{self, sound::Sound, store};
use crate::draw::{Board, Ending, Hold, Icon, Look, TABLE, Table};
use crate::follow;
use crate::local_table::Kept;
use crate::page::finish::{End, Finish};
use crate::page::help::{Aim, Help};
use crate::page::log::{Log, Story};
use crate::page::rules::RulesLink;
use crate::page::since::Since;
use crate::page::turn::TellMe;
use crate::rounds;
use crate::route::{Eyes, Route};
use catalog::GameId;
use guest::{Online, sentences};
use leptos::prelude::*;
use table::History;
use wire::table::{Ask, Phase, PlaceKind};

/// The table, which was to be seen so at `first`. What cannot be seen any more stays as it was.
#[component]
pub(super) fn Playing(place: Place, first: Look) -> impl IntoView {
    let ctx = place.ctx;
    let back = RwSignal::new(None::<usize>);
    let names = Memo::new(move |_| place.names());
    let look = Memo::new(move |before: Option<&Look>| {
        look(place, back.get()).unwrap_or_else(|| before.unwrap_or(&first).clone())
    });
    let story = Memo::new(move |before: Option<&Story>| {
        let none = || before.map(|story| story.history.clone());
        let history = place.online.with(history).or_else(none).unwrap_or_else(|| History::told(GameId::ALL[0]));
        Story { history, names: names.get().into(), me: place.online.with(Online::seat) }
    });
    let last = Memo::new(move |_| story.with(|story| story.history.len()));
    let table = Table {
        look,
        play: Callback::new(move |mv: String| drop(place.ask(Ask::Play { seat: None, mv }))),
        refuse: Callback::new(move |why: String| {
            let said = Some(why).filter(|why| !why.is_empty());
            said.iter().for_each(|_| ctx.sound(Sound::No));
            place.wrong.set(said);
        }),
        go_on: Callback::new(move |()| place.go_on()),
    };
    let at = Signal::derive(move || back.get().unwrap_or_else(|| last.get()));
    let pick = Callback::new(move |to: usize| back.set((to < last.get_untracked()).then_some(to)));
    let end = Memo::new(move |_| ended(place));
    let seated = Memo::new(move |_| place.online.with(|online| online.seat().is_some()));
    let status = Memo::new(move |_| if back.get().is_some() { ctx.say("web-looking-back") } else { due(place) });
    view! {
        <section class="table" id=TABLE tabindex="-1">
            <h1 class="unseen">{move || place.online.with(|online| ctx.game_name(online.game()))}</h1>
            <div class="says">
                <Aim look/>
                <p class="due" class:past=move || back.get().is_some()>{status}</p>
                {move || place.wrong.get().map(|why| view! { <p class="refusal" role="alert">{why}</p> })}
                <Help look/>
            </div>
            <div class="board">
                <Board table/>
                <Finish end look story actions=move || view! { <Afterwards place/> }/>
            </div>
            <aside>
                <Ending table/>
                {move || back.get().map(|_| view! {
                    <button class="main wide" on:click=move |_| back.set(None)>{ctx.will_say("web-back-to-now")}</button>
                })}
                {move || offered(place)}
                <Show when=move || seated.get()><Actions place/></Show>
                <Rules place/>
                <Since story look/>
                <DealtFairly place/>
                <People place/>
                <Talk place/>
                <Log story at pick/>
                <Show when=move || seated.get()><TellMe/><Elsewhere place/></Show>
                <Dealing place/>
            </aside>
        </section>
    }
}

/// The way to the rules, for whoever plays or watches.
#[component]
pub(super) fn Rules(place: Place) -> impl IntoView {
    let game = Signal::derive(move || place.online.with(|online| online.game().to_owned()));
    let table = Route::Online { id: place.id.get_value() };
    view! { <div class="actions"><RulesLink game table/></div> }
}

/// What happened so far, without a move while that is being fetched; nothing of a game that this page does not know.
fn history(online: &Online) -> Option<History> {
    let game = online.id()?;
    Some(online.past.history.clone().unwrap_or_else(|| History::told(game)))
}

/// What is to be seen: now, or after the move that is looked back at.
pub(super) fn look(place: Place, back: Option<usize>) -> Option<Look> {
    let (held, names) = (place.held.get(), place.names());
    place.online.with(|online| {
        let past = back.or(held).and_then(|ply| online.past.view(ply));
        let history = history(online)?;
        Some(Look {
            game: history.game().name(),
            view: past.or_else(|| online.view.clone())?,
            me: online.seat(),
            live: back.is_none() && held.is_none() && online.may_act() && !place.lost.get(),
            names: names.into(),
            ply: back.or(held).unwrap_or(history.len()),
            hint: None,
            hold: Hold::at(back, held, |ply| rounds::ended(&history, ply)),
            since: {
                let last = back.or(held).unwrap_or(history.len());
                follow::told(&history, follow::since(&history, last, online.seat()))
            },
        })
    })
}

/// What is due, in words.
fn due(place: Place) -> String {
    let ctx = place.ctx;
    place.online.with(|online| match online.phase() {
        Phase::Over => ctx.say("web-over"),
        Phase::Paused => ctx.say("web-online-paused"),
        _ if online.may_act() => ctx.say("web-your-turn"),
        _ => ctx.say_with("web-turn", &[("names", named(place, online.due()).into())]),
    })
}

fn named(place: Place, seats: kernel::SeatSet) -> String {
    let all = place.names();
    let names: Vec<&String> = seats.iter().filter_map(|seat| all.get(seat.index())).collect();
    words::list(place.ctx.lang.get(), &names)
}

/// How it ended, if it has.
fn ended(place: Place) -> Option<End> {
    place
        .online
        .with(|online| online.result().map(|outcome| End { outcome: Some(outcome), how: None, me: online.seat() }))
}

/// What can be done while the game is on.
#[component]
fn Actions(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let sure = RwSignal::new(false);
    let phase = Memo::new(move |_| place.online.with(Online::phase));
    let on = move |wanted: Phase| move || phase.get() == wanted;
    let people =
        Memo::new(move |_| place.online.with(|online| online.places().iter().all(|at| at.kind == PlaceKind::Person)));
    let away = Memo::new(move |_| place.online.with(Online::is_away));
    let all = move || place.online.with(Online::is_everybody_away);
    view! {
        <Show when=move || away.get()>
            <div class="ask" role="status">
                <p>{move || ctx.say(if all() { "web-online-all-away" } else { "web-online-stood-in" })}</p>
                <button class="main" on:click=move |_| drop(place.ask(Ask::Back))>{ctx.will_say("web-online-back")}</button>
            </div>
        </Show>
        <Show when=on(Phase::Paused)>
            <button class="main wide" on:click=move |_| drop(place.ask(Ask::Resume))>{ctx.will_say("web-online-resume")}</button>
        </Show>
        <Show when=on(Phase::Playing)>
            <div class="actions">
                <button class="soft" on:click=move |_| drop(place.ask(Ask::Undo))><Icon name="undo"/>{ctx.will_say("web-undo")}</button>
                <button class="soft" on:click=move |_| drop(place.ask(Ask::Pause))><Icon name="pause"/>{ctx.will_say("web-online-pause")}</button>
                <Show when=move || people.get()>
                    <button class="soft" on:click=move |_| drop(place.ask(Ask::Draw))><Icon name="draw"/>{ctx.will_say("web-online-draw")}</button>
                </Show>
                <button class="soft" on:click=move |_| sure.set(true)><Icon name="flag"/>{ctx.will_say("web-resign")}</button>
            </div>
        </Show>
        <Show when=move || sure.get()>
            <div class="ask" role="alertdialog" aria-labelledby="ask-text">
                <p id="ask-text">{ctx.will_say("web-sure-resign")}</p>
                <button class="main" on:click=move |_| { sure.set(false); drop(place.ask(Ask::Resign)); }>{ctx.will_say("web-sure-yes")}</button>
                <button class="soft" on:click=move |_| sure.set(false)>{ctx.will_say("web-sure-no")}</button>
            </div>
        </Show>
    }
}

/// What can be done when the game is over.
#[component]
fn Afterwards(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let over = Memo::new(move |_| place.online.with(|online| online.phase() == Phase::Over));
    let decided = Memo::new(move |_| place.online.with(|online| online.result().is_some()));
    let next = Memo::new(move |_| place.online.with(|online| online.rematch().map(str::to_owned)));
    let asks = Memo::new(move |_| place.online.with(Online::may_ask_rematch));
    Effect::new(move |_| {
        // At the next table the same token is one's own.
        if let (Some(table), Some(token)) = (next.get(), place.token()) {
            keep_token(&table, &token);
        }
    });
    view! {
        <Show when=move || over.get()>
            <Show when=move || asks.get()>
                <button class="soft strong" on:click=move |_| drop(place.ask(Ask::Rematch))><Icon name="again"/>{ctx.will_say("web-rematch")}</button>
            </Show>
            <Show when=move || decided.get()>
                <button class="soft" on:click=move |_| with_record(place, replay)><Icon name="film"/>{ctx.will_say("web-replay")}</button>
                <button class="soft" on:click=move |_| with_record(place, save)><Icon name="save"/>{ctx.will_say("web-save")}</button>
            </Show>
        </Show>
        {move || next.get().map(|id| view! {
            <a class="main wide" href=Route::Online { id }.href()>{ctx.will_say("web-online-follow")}</a>
        })}
    }
}

/// Fetches the record of a game that is over.
fn with_record(place: Place, then: fn(Place, &str, &str)) {
    let id = place.id.get_value();
    fetch("GET", &format!("/api/tables/{id}/record"), place.token().as_deref(), None, move |status, record| {
        if status == 200 {
            then(place, &id, &record);
        } else {
            place.wrong.set(Some(place.ctx.say("web-no-house")));
        }
    });
}

fn save(_: Place, id: &str, record: &str) {
    browser::download(&format!("{id}.json"), record);
}

/// Keeps the game on this device and looks at it again.
fn replay(place: Place, id: &str, record: &str) {
    match Kept::of_house(record, browser::now()) {
        Some(kept) => {
            store::keep_game(id, &kept);
            browser::go(&Route::Replay { id: id.to_owned(), ply: None, eyes: Eyes::Acting }.href());
        }
        None => place.wrong.set(Some(place.ctx.say("web-foreign"))),
    }
}

/// What somebody offers, to be answered or taken back.
fn offered(place: Place) -> Option<impl IntoView> {
    let ctx = place.ctx;
    let (offer, mine) = place.online.with(|online| online.offer().map(|offer| (offer, online.seat())))?;
    let name = place.names().get(offer.seat.index()).cloned().unwrap_or_default();
    let own = mine == Some(offer.seat);
    let text = ctx.say_with(sentences::offer_id(offer.what, own), &[("name", name.into())]);
    let to_answer = mine.is_some_and(|me| !offer.agreed.contains(me));
    Some(view! {
        <div class="ask" role="status">
            <p>{text}</p>
            {to_answer.then(|| view! {
                <button class="main" on:click=move |_| drop(place.ask(Ask::Agree))>{ctx.say("web-sure-yes")}</button>
                <button class="soft" on:click=move |_| drop(place.ask(Ask::Decline))>{ctx.say("web-online-decline")}</button>
            })}
            {own.then(|| view! { <button class="soft" on:click=move |_| drop(place.ask(Ask::Decline))>{ctx.say("web-online-take-back")}</button> })}
        </div>
    })
}
