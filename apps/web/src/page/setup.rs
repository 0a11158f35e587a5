//! Setting up a game: who sits where, and by which options.

use super::{Ctx, ctx};
use crate::draw::Icon;
use crate::route::Mode;
use crate::setup::{Level, Player, Setup, offered, word_of};
use kernel::{OptionKind, OptionSpec};
use leptos::prelude::*;

#[component]
pub(crate) fn SetupPage(game: String, mode: Mode) -> impl IntoView {
    let ctx = ctx();
    let Some(listed) = catalog::find(&game) else { return ().into_any() };
    let setup = RwSignal::new(Setup::usual(&listed, mode));
    let wrong = RwSignal::new(None::<String>);
    let (least, most) = (usize::from(*listed.seats.start()), usize::from(*listed.seats.end()));
    let count = Memo::new(move |_| setup.with(|setup| setup.seats.len()));
    let add = move |_| {
        setup.update(|setup| {
            let last = setup.seats.last().map_or(Player::Person, |(player, _)| *player);
            setup.seats.push((last, String::new()));
        })
    };
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if mode == Mode::Online {
            super::online::make(ctx, &setup.get_untracked(), wrong);
        } else {
            wrong.set(super::home::begin(ctx, &setup.get_untracked()));
        }
    };
    let name = game.clone();
    view! {
        <form class="setup" on:submit=start>
            <h1>{move || ctx.game_name(&name)}</h1>
            <fieldset class:online=mode == Mode::Online>
                <legend>{move || ctx.say(if mode == Mode::Online { "web-how-many" } else { "web-who-plays" })}</legend>
                <ol class="places">
                    {move || (0..count.get()).map(|at| place(ctx, setup, at, least)).collect_view()}
                </ol>
                <button type="button" class="soft" on:click=add disabled=move || { count.get() >= most }>
                    <Icon name="plus"/>{ctx.will_say("web-add-seat")}
                </button>
            </fieldset>
            <fieldset>
                <legend>{ctx.will_say("web-options")}</legend>
                <div class="options">
                    {listed.options.iter().map(|option| choice(ctx, setup, listed.id, option)).collect_view()}
                </div>
            </fieldset>
            {move || wrong.get().map(|sentence| view! { <p class="refusal" role="alert">{sentence}</p> })}
            <button class="main wide" type="submit">{ctx.will_say("web-start")}</button>
        </form>
    }
    .into_any()
}

fn place(ctx: Ctx, setup: RwSignal<Setup>, at: usize, least: usize) -> impl IntoView {
    let player = move || setup.with(|setup| setup.seats.get(at).map(|(player, _)| player.word()).unwrap_or_default());
    let name = move || setup.with(|setup| setup.seats.get(at).map(|(_, name)| name.clone()).unwrap_or_default());
    let choose = move |event| setup.update(|setup| setup.seats[at].0 = Player::read(&event_target_value(&event)));
    let call = move |event| setup.update(|setup| setup.seats[at].1 = event_target_value(&event));
    let kinds = [Player::Person].into_iter().chain(Level::ALL.map(Player::Bot));
    let number = at + 1;
    view! {
        <li class=format!("place seat-{at}")>
            <svg viewBox="-8 -8 16 16" class=format!("pip-mark seat-{at}") aria-hidden="true">
                <use href=format!("#pip-{at}") x="-8" y="-8" width="16" height="16"/>
            </svg>
            <select aria-label=move || ctx.say_with("web-seat-who", &[("number", number.into())]) prop:value=player on:change=choose>
                {kinds.map(|kind| view! {
                    <option value=kind.word() selected=move || player() == kind.word()>{move || player_words(ctx, kind)}</option>
                }).collect_view()}
            </select>
            <input type="text" maxlength="24" autocomplete="off" prop:value=name on:input=call
                aria-label=move || ctx.say_with("web-seat-name", &[("number", number.into())])
                placeholder=ctx.will_say("web-name")/>
            <button type="button" class="round quiet" disabled=move || { setup.with(|setup| setup.seats.len()) <= least }
                aria-label=move || ctx.say_with("web-seat-remove", &[("number", number.into())])
                on:click=move |_| setup.update(|setup| { setup.seats.remove(at); })><Icon name="bin"/></button>
        </li>
    }
}

/// What kind of player it is.
pub(crate) fn player_words(ctx: Ctx, player: Player) -> String {
    match player {
        Player::Person => ctx.say("web-person"),
        Player::Bot(Level(level)) => ctx.say(&format!("web-bot-{level}")),
    }
}

fn choice(ctx: Ctx, setup: RwSignal<Setup>, game: &'static str, option: &'static OptionSpec) -> impl IntoView {
    let id = format!("option-{}", option.name);
    let label = format!("{game}-option-{}", option.name);
    let value = move || setup.with(|setup| word_of(&setup.value(option)));
    let choose = move |event| setup.update(|setup| setup.choose(option, &event_target_value(&event)));
    view! {
        <div class="option">
            <label for=id.clone()>{move || ctx.say(&label)}</label>
            <select id=id prop:value=value on:change=choose>
                {offered(option.kind).into_iter().map(|word| {
                    let shown = word.clone();
                    let chosen = word.clone();
                    view! {
                        <option value=word selected=move || value() == chosen>{move || value_words(ctx, game, option, &shown)}</option>
                    }
                }).collect_view()}
            </select>
        </div>
    }
}

fn value_words(ctx: Ctx, game: &str, option: &OptionSpec, word: &str) -> String {
    match option.kind {
        OptionKind::Flag if word == "true" => ctx.say("yes"),
        OptionKind::Flag => ctx.say("no"),
        OptionKind::Preset(_) if word.is_empty() => ctx.say("web-no-preset"),
        OptionKind::Number { .. } => {
            let id = format!("{game}-option-{}-{word}", option.name);
            if words::knows(&id) { ctx.say(&id) } else { word.to_owned() }
        }
        _ => ctx.say(&format!("{game}-option-{}-{word}", option.name)),
    }
}
