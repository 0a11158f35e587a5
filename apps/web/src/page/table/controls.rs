//! What can be done beside moving.
#![expect(
    clippy::large_types_passed_by_value,
    reason = "only while developing, where a signal remembers where it was made"
)]

use super::Sitting;
use crate::browser;
use crate::draw::Icon;
use crate::local_table::{Ended, LocalTable, Standing};
use crate::page::rules::RulesLink;
use crate::page::settings::PaceChoice;
use crate::page::{brought, ctx, replay};
use crate::route::{Eyes, Route};
use crate::settings::Pace;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// Offers the game as a file. A record holds everybody's cards: while they are secret, the file is sealed, and says so.
#[component]
pub(crate) fn Save(#[prop(into)] secret: Signal<bool>, on_save: Callback<()>) -> impl IntoView {
    let ctx = ctx();
    let sealed =
        move || secret.get().then(|| view! { <p class="dim" id="save-sealed">{ctx.will_say("web-save-sealed")}</p> });
    view! {
        <button class="soft" on:click=move |_| on_save.run(()) aria-describedby=move || secret.get().then_some("save-sealed")>
            <Icon name="save"/>{ctx.will_say("web-save")}
        </button>
        {sealed}
    }
}

/// Hands the game to the person as a file: its record, or, while there are secrets, the game sealed.
pub(crate) fn save(desk: &LocalTable, id: &str) {
    if !desk.keeps_secrets() {
        return browser::download(&format!("{}-{id}.json", desk.game()), &desk.written_record());
    }
    let (desk, id) = (desk.clone(), id.to_owned());
    spawn_local(async move { brought::save_sealed(&desk, &id).await });
}

/// What can be done when the game is over.
#[component]
pub(super) fn Afterwards(sitting: Sitting) -> impl IntoView {
    let ctx = sitting.ctx;
    let replay = move || Route::Replay { id: sitting.claim.id.get_value(), ply: None, eyes: Eyes::Acting }.href();
    view! {
        <button class="soft strong" on:click=move |_| sitting.rematch()><Icon name="again"/>{ctx.will_say("web-rematch")}</button>
        <a class="soft" href=replay><Icon name="film"/>{ctx.will_say("web-replay")}</a>
    }
}

/// Step by step: the bots' moves come when they are asked for. It stays while a bot thinks, and so does the keyboard.
#[component]
pub(super) fn NextMove(sitting: Sitting) -> impl IntoView {
    let ctx = sitting.ctx;
    let bot = Memo::new(move |_| {
        let held = sitting.held.get().is_some();
        sitting.desk.with(|desk| match desk.standing() {
            Standing::Bot(seat, _) if !held => Some(desk.name(seat)),
            _ => None,
        })
    });
    let waits = Memo::new(move |_| sitting.thought.with(Option::is_some));
    move || {
        (ctx.pace() == Pace::Steps && bot.with(Option::is_some)).then(|| view! {
            <button class="main wide" id="next-move" aria-disabled=move || (!waits.get()).to_string() on:click=move |_| sitting.show_next()>
                {move || ctx.say_with("web-next-move", &[("name", bot.get().unwrap_or_default().into())])}
            </button>
        })
    }
}

/// What can be done beside moving.
#[component]
pub(super) fn Actions(sitting: Sitting) -> impl IntoView {
    let ctx = sitting.ctx;
    let over =
        Memo::new(move |_| sitting.desk.with(|desk| matches!(desk.standing(), Standing::Over(_) | Standing::Ended(_))));
    let mine = Memo::new(move |_| {
        let by_person = |desk: &LocalTable| matches!(desk.standing(), Standing::Person(_));
        let theirs = |desk: &LocalTable| by_person(desk) && desk.curtain().is_none() && desk.parting().is_none();
        sitting.held.get().is_none() && sitting.desk.with(theirs)
    });
    let begun = Memo::new(move |_| sitting.desk.with(|desk| !desk.history().is_empty()));
    let people = Memo::new(move |_| sitting.desk.with(|desk| desk.people().len()));
    let game = Signal::derive(move || sitting.desk.with(|desk| desk.game().name().to_owned()));
    let table = Route::Table { id: sitting.claim.id.get_value() };
    let resign = move |_| {
        let holder = |desk: &LocalTable| desk.people().iter().find(|&seat| desk.eyes().is(seat));
        let anybody = |desk: &LocalTable| holder(desk).or_else(|| desk.people().first());
        if let Some(seat) = sitting.actor().or_else(|| sitting.desk.with_untracked(anybody)) {
            sitting.asking.set(Some(Ended::Resigned(seat)));
        }
    };
    view! {
        <div class="actions">
            <button class="soft" on:click=move |_| sitting.undo() disabled=move || !begun.get()><Icon name="undo"/>{ctx.will_say("web-undo")}</button>
            <Show when=move || !over.get()>
                <button class="soft asks-hint" on:click=move |_| sitting.ask_hint() disabled=move || !mine.get()><Icon name="hint"/>{move || ctx.say(sitting.hint_label())}</button>
                <button class="soft" on:click=resign><Icon name="flag"/>{ctx.will_say("web-resign")}</button>
                <Show when=move || { people.get() > 1 }>
                    <button class="soft" on:click=move |_| sitting.asking.set(Some(Ended::Agreed))><Icon name="draw"/>{ctx.will_say("web-draw")}</button>
                </Show>
            </Show>
            <RulesLink game table/>
        </div>
        {move || sitting.asking.get().map(|ended| view! {
            <div class="ask" role="alertdialog" aria-labelledby="ask-text">
                <p id="ask-text">{move || ctx.say(match ended { Ended::Agreed => "web-sure-draw", _ => "web-sure-resign" })}</p>
                <button class="main" on:click=move |_| sitting.end(ended)>{ctx.will_say("web-sure-yes")}</button>
                <button class="soft" on:click=move |_| sitting.asking.set(None)>{ctx.will_say("web-sure-no")}</button>
            </div>
        })}
    }
}

/// What is rarely wanted: the game as a file, a picture of it, and how fast bots are. It is folded, so that what happened
/// has the room.
#[component]
pub(super) fn More(sitting: Sitting) -> impl IntoView {
    let ctx = sitting.ctx;
    let secret = Memo::new(move |_| sitting.desk.with(LocalTable::keeps_secrets));
    let bots = Memo::new(move |_| {
        let over = |desk: &LocalTable| matches!(desk.standing(), Standing::Over(_) | Standing::Ended(_));
        sitting.desk.with(|desk| !over(desk) && usize::from(desk.people().len()) < desk.names().len())
    });
    let on_save = Callback::new(move |()| {
        sitting.desk.with_untracked(|desk| sitting.claim.id.with_value(|id| save(desk, id)));
    });
    view! {
        <details class="more">
            <summary>{ctx.will_say("web-more")}</summary>
            <Show when=move || bots.get()><PaceChoice/></Show>
            <div class="actions"><Save secret on_save/><replay::SavePicture/></div>
        </details>
    }
}
