//! The games, and those in progress.

use super::{Ctx, ctx, lazy_pages};
use crate::browser::{self, store};
use crate::draw::{Hero, Icon, Picture};
use crate::local_table::{Kept, LocalTable};
use crate::route::{Eyes, Mode, Route};
use crate::setup::Setup;
use catalog::{GameId, with_game};
use face::Face;
use face::lesson::Part;
use guest::names::distinct;
use leptos::prelude::*;
use table::host::Player;

#[component]
pub(crate) fn Home() -> impl IntoView {
    let ctx = ctx();
    let (games, unread) = store::games();
    let (kept, unread) = (RwSignal::new(games), RwSignal::new(unread));
    view! {
        <section class="hero">
            <Hero/>
            <h1>{ctx.will_say("web-home-title")}</h1>
            <p>{ctx.will_say("web-home-lead")}</p>
        </section>
        {move || going_on(ctx, kept)}
        <super::online::Tables/>
        <section class="games" aria-label=ctx.will_say("web-games")>
            {GameId::ALL.map(|game| view! { <GameCard game/> }).collect_view()}
        </section>
        {move || lazy_pages::below(ctx)}
        {move || finished(ctx, kept)}
        {move || unreadable(ctx, unread)}
    }
}

#[component]
fn GameCard(game: GameId) -> impl IntoView {
    let ctx = ctx();
    let name = game.name();
    let taught = with_game!(game, T => <T as Face>::TAUGHT);
    let begun = StoredValue::new(false);
    // However often it is pressed, one game begins.
    let play_now = move |_| {
        lazy_pages::with(ctx, move |inner| {
            if begun.try_update_value(|begun| !std::mem::replace(begun, true)) == Some(true) {
                (inner.play_now)(ctx, game);
            }
        });
    };
    let to = move |mode| Route::Setup { game: name.into(), mode }.href();
    view! {
        <article class=format!("card {name}")>
            <Picture game/>
            <div class="inside">
                <h2>{move || ctx.game_name(name)}</h2>
                <p class="pitch">{move || ctx.say(&format!("web-pitch-{name}"))}</p>
                <p class="facts">{move || ctx.say(&format!("web-facts-{name}"))}</p>
                <button class="main" on:click=play_now>{ctx.will_say("web-play-now")}</button>
                <ul class="ways">
                    <li><a href=to(Mode::Alone)><Icon name="gear"/>{ctx.will_say("web-choose")}</a></li>
                    <li><a href=to(Mode::Here)><Icon name="people"/>{ctx.will_say("web-here")}</a></li>
                    <Show when=move || ctx.house.get()>
                        <li><a href=to(Mode::Online)><Icon name="globe"/>{ctx.will_say("web-online")}</a></li>
                    </Show>
                </ul>
                <ul class="learning">
                    {taught.then(|| view! { <li><a href=Route::Lesson { game: name.into(), part: Part::Rules }.href()><Icon name="hint"/>{ctx.will_say("web-learn")}</a></li> })}
                    <li><a href=Route::rules(name).href()><Icon name="book"/>{ctx.will_say("web-rules")}</a></li>
                </ul>
            </div>
        </article>
    }
}

/// One click: against bots.
pub(crate) fn play_now(ctx: Ctx, game: GameId) {
    begin(ctx, &Setup::usual(game, Mode::Alone));
}

/// Sets the table and goes there; says why not where the options are not possible.
pub(crate) fn begin(ctx: Ctx, setup: &Setup) -> Option<String> {
    match LocalTable::new(browser::now(), setup, names(ctx, setup), browser::fresh_bytes()) {
        Ok(desk) => {
            let id = browser::fresh_id();
            store::keep_game(&id, &desk.kept(browser::now()));
            browser::go(&Route::Table { id }.href());
            None
        }
        Err(problem) => Some(problem.sentence(words::speak, ctx.lang.get_untracked().code())),
    }
}

/// What everybody is called: as chosen, or the usual names; nobody like another.
fn names(ctx: Ctx, setup: &Setup) -> Vec<String> {
    let people = setup.seats.iter().filter(|(player, _)| *player == Player::Person).count();
    let mine = ctx.settings.with_untracked(|settings| settings.name.clone());
    let lang = ctx.lang.get_untracked();
    let said = |(player, name): &(Player, String)| match player {
        Player::Person if people == 1 && name.trim().is_empty() => mine.clone(),
        _ => name.clone(),
    };
    let usual = |at: usize, nth: usize| match setup.seats[at].0 {
        Player::Bot(_) => words::say(lang, &format!("web-bot-name-{}", nth % 5 + 1)),
        Player::Person if people == 1 => words::say(lang, "web-you"),
        Player::Person => words::say_with(lang, "web-player", &[("number", (at + nth + 1).into())]),
    };
    distinct(&setup.seats.iter().map(said).collect::<Vec<_>>(), usual)
}

fn going_on(ctx: Ctx, kept: RwSignal<Vec<(String, Kept)>>) -> Option<impl IntoView> {
    let games: Vec<_> = kept.get().into_iter().filter(|(_, kept)| !kept.over && kept.plies > 0).collect();
    (!games.is_empty()).then(|| {
        view! {
            <section class="kept">
                <h2>{ctx.say("web-going-on")}</h2>
                <ul>{games.into_iter().map(|(id, game)| entry(ctx, kept, id, &game)).collect_view()}</ul>
            </section>
        }
    })
}

fn finished(ctx: Ctx, kept: RwSignal<Vec<(String, Kept)>>) -> Option<impl IntoView> {
    let games: Vec<_> = kept.get().into_iter().filter(|(_, kept)| kept.over).take(6).collect();
    (!games.is_empty()).then(|| {
        view! {
            <section class="kept over">
                <h2>{ctx.say("web-finished")}</h2>
                <ul>{games.into_iter().map(|(id, game)| entry(ctx, kept, id, &game)).collect_view()}</ul>
            </section>
        }
    })
}

fn entry(ctx: Ctx, kept: RwSignal<Vec<(String, Kept)>>, id: String, game: &Kept) -> impl IntoView + use<> {
    let href = if game.over {
        Route::Replay { id: id.clone(), ply: None, eyes: Eyes::default() }.href()
    } else {
        Route::Table { id: id.clone() }.href()
    };
    let name = ctx.game_name(&game.game);
    let with = game.names.join(", ");
    let moves = ctx.say_with("moves-count", &[("count", game.plies.into())]);
    let label = ctx.say_with("web-forget", &[("game", name.clone().into())]);
    let forget = move |_| {
        store::forget_game(&id);
        kept.set(store::games().0);
    };
    view! {
        <li>
            <a href=href><strong>{name}</strong><span>{with}</span><span class="dim">{moves}</span></a>
            <button class="round quiet" aria-label=label on:click=forget><Icon name="bin"/></button>
        </li>
    }
}

/// Games that are kept here and cannot be read, by a page like this one.
fn unreadable(ctx: Ctx, unread: RwSignal<Vec<String>>) -> Option<impl IntoView> {
    let entry = |id: String| {
        let href = Route::Table { id }.href();
        view! { <li><a href=href><strong>{ctx.say("web-unread-game")}</strong></a></li> }
    };
    let unread = unread.get();
    (!unread.is_empty()).then(|| {
        view! { <section class="kept unread"><ul>{unread.into_iter().map(entry).collect_view()}</ul></section> }
    })
}
