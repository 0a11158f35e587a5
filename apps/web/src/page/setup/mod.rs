//! Setting up a game: who sits where, and by which options.

mod bot;
mod custom_option;
mod online_settings;

use super::lobby::OpenTables;
use super::{Ctx, ctx};
use crate::draw::Icon;
use crate::online_settings::{Terms, options_in_words};
use crate::route::Mode;
use crate::setup::{BY_STRENGTH, OWN, Setup, bot_in_words, offered, player_of, player_word, value_words, word_of};
use catalog::GameId;
use custom_option::Own;
use kernel::OptionSpec;
use leptos::prelude::*;
use online_settings::TermsForm;
use table::Level;
use table::host::Player;

#[component]
pub(crate) fn SetupPage(game: String, mode: Mode) -> impl IntoView {
    let ctx = ctx();
    let Ok(game) = game.parse::<GameId>() else { return ().into_any() };
    let around = ctx.settings.with_untracked(|settings| settings.around.clone());
    let setup = RwSignal::new(Setup::usual(game, mode).with_names(mode, &around));
    let terms = RwSignal::new(Terms::default());
    let wrong = RwSignal::new(None::<String>);
    let (least, most) = (usize::from(*game.seats().start()), usize::from(*game.seats().end()));
    let count = Memo::new(move |_| setup.with(|setup| setup.seats.len()));
    let add = move |_| {
        setup.update(|setup| {
            let last = setup.seats.last().map_or(Player::Person, |(player, _)| *player);
            setup.seats.push((last, String::new()));
        });
    };
    let start = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match setup.with_untracked(|setup| setup.checked(ctx.lang.get_untracked())) {
            Err(sentence) => wrong.set(Some(sentence)),
            Ok(setup) if mode == Mode::Online => {
                wrong.set(None);
                super::online::make(ctx, &setup, &terms.get_untracked(), wrong);
            }
            Ok(setup) => {
                if mode == Mode::Here {
                    ctx.like(|settings| settings.around = setup.people());
                }
                wrong.set(super::home::begin(ctx, &setup));
            }
        }
    };
    view! {
        <form class="setup" on:submit=start>
            <h1>{move || ctx.game_name(game.name())}</h1>
            {if mode == Mode::Online {
                view! { <fieldset>{how_many(ctx, setup, least, most)}</fieldset> }.into_any()
            } else {
                view! {
                    <fieldset>
                        <legend>{ctx.will_say("web-who-plays")}</legend>
                        <ol class="places">
                            {move || (0..count.get()).map(|at| place(ctx, setup, at, least)).collect_view()}
                        </ol>
                        <button type="button" class="soft" on:click=add disabled=move || { count.get() >= most }>
                            <Icon name="plus"/>{ctx.will_say("web-add-seat")}
                        </button>
                    </fieldset>
                }.into_any()
            }}
            <details class="house-rules">
                <summary>{ctx.will_say("web-options")}<span class="dim">{move || summed_up(ctx, setup)}</span></summary>
                <div class="options">
                    {game.options().iter().map(|option| choice(ctx, setup, game.name(), option)).collect_view()}
                </div>
            </details>
            {(mode == Mode::Online).then(|| view! { <TermsForm terms/> })}
            {move || wrong.get().map(|sentence| view! { <p class="refusal" role="alert">{sentence}</p> })}
            <button class="main wide" type="submit">{move || ctx.say(if mode == Mode::Online { "web-make-table" } else { "web-start" })}</button>
            {(mode == Mode::Online).then(|| view! { <OpenTables game=game.name()/> })}
        </form>
    }
    .into_any()
}

/// The options in one line: what differs from the usual, or that nothing does.
fn summed_up(ctx: Ctx, setup: RwSignal<Setup>) -> String {
    let differ =
        setup.with(|setup| options_in_words(ctx.lang.get(), setup.game.name(), |option| Some(setup.value(option))));
    if differ.is_empty() { ctx.say("web-options-usual") } else { differ.join(" · ") }
}

/// At a table of a house people come by themselves: only their number is chosen.
fn how_many(ctx: Ctx, setup: RwSignal<Setup>, least: usize, most: usize) -> impl IntoView {
    let choose = move |event| {
        let count = event_target_value(&event).parse().unwrap_or(least).clamp(least, most);
        setup.update(|setup| setup.seats.resize(count, (Player::Person, String::new())));
    };
    view! {
        <div class="option first">
            <label for="how-many">{ctx.will_say("web-how-many")}</label>
            <select id="how-many" on:change=choose>
                {(least..=most).map(|count| view! {
                    <option value=count.to_string() selected=move || setup.with(|setup| setup.seats.len() == count)>{count}</option>
                }).collect_view()}
            </select>
        </div>
    }
}

fn place(ctx: Ctx, setup: RwSignal<Setup>, at: usize, least: usize) -> impl IntoView {
    let player = move || setup.with(|setup| setup.seats.get(at).map_or("", |(player, _)| player_word(*player)));
    let name = move || setup.with(|setup| setup.seats.get(at).map(|(_, name)| name.clone()).unwrap_or_default());
    let choose = move |event| {
        setup.update(|setup| setup.seats[at].0 = player_of(&event_target_value(&event), setup.seats[at].0, setup.game));
    };
    let call = move |event| setup.update(|setup| setup.seats[at].1 = event_target_value(&event));
    let levels = Level::ALL.into_iter().map(Level::name);
    let kinds = ["person"].into_iter().chain(levels).chain([BY_STRENGTH]);
    let number = at + 1;
    view! {
        <li class=format!("place seat-{at}")>
            <svg viewBox="-8 -8 16 16" class=format!("pip-mark seat-{at}") aria-hidden="true">
                <use href=format!("#pip-{at}") x="-8" y="-8" width="16" height="16"/>
            </svg>
            <select aria-label=move || ctx.say_with("web-seat-who", &[("number", number.into())]) prop:value=player on:change=choose>
                {kinds.map(|kind| view! {
                    <option value=kind selected=move || player() == kind>{move || kind_in_words(ctx, kind)}</option>
                }).collect_view()}
            </select>
            <input type="text" maxlength="24" autocomplete="off" prop:value=name on:input=call
                aria-label=move || ctx.say_with("web-seat-name", &[("number", number.into())])
                placeholder=ctx.will_say("web-name")/>
            <button type="button" class="round quiet" disabled=move || { setup.with(|setup| setup.seats.len()) <= least }
                aria-label=move || ctx.say_with("web-seat-remove", &[("number", number.into())])
                on:click=move |_| setup.update(|setup| { setup.seats.remove(at); })><Icon name="bin"/></button>
            {bot::choices(ctx, setup, at)}
        </li>
    }
}

/// What kind of player a word of the form stands for.
fn kind_in_words(ctx: Ctx, kind: &str) -> String {
    match kind.parse::<Level>() {
        Ok(level) => bot_in_words(ctx.lang.get(), level.into()),
        Err(_) if kind == BY_STRENGTH => ctx.say("web-bot-by-strength"),
        Err(_) => ctx.say("web-person"),
    }
}

fn choice(ctx: Ctx, setup: RwSignal<Setup>, game: &'static str, option: &'static OptionSpec) -> impl IntoView {
    let id = format!("option-{}", option.name);
    let label = format!("{game}-option-{}", option.name);
    let value = move || setup.with(|setup| word_of(&setup.value(option)));
    let choose =
        move |event| setup.update(|setup| setup.choose(option, &event_target_value(&event), ctx.lang.get_untracked()));
    view! {
        <div class="option">
            <label for=id.clone()>{move || ctx.say(&label)}</label>
            <select id=id prop:value=value on:change=choose>
                {offered(option.kind).into_iter().map(|word| {
                    let shown = word.clone();
                    let chosen = word.clone();
                    view! {
                        <option value=word selected=move || value() == chosen>{move || value_words(ctx.lang.get(), game, option, &shown)}</option>
                    }
                }).collect_view()}
            </select>
            <Show when=move || value() == OWN><Own setup name=option.name/></Show>
        </div>
    }
}
