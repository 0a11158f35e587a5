//! The figures of the rules page, drawn with the cards of the board.

use super::cards::{face, gear_stars, stall};
use ::board::{Ctx, ctx};
use kernel::Game;
use leptos::prelude::*;
use rules::edition::Gear;
use rules::{Asked, Crab, Crabs, Kind, Options};

/// A figure by its name.
pub(super) fn drawing(name: &str) -> Option<AnyView> {
    let ctx = ctx();
    Some(match name {
        "crabs-cards" => cards(&[(3, false, false), (3, true, false), (4, false, true)]).into_any(),
        "crabs-vendor" => vendor(ctx).into_any(),
        "crabs-gear" => gear(ctx, &usual()).into_any(),
        "crabs-permit" => permit(ctx, &usual()).into_any(),
        "crabs-table" => table(ctx, &usual()).into_any(),
        "crabs-upgrade" => upgrade(&usual()).into_any(),
        "crabs-grab" => grab().into_any(),
        "crabs-trade" => exchanged(&[1, 1, 3], &[2, 4, 5]).into_any(),
        "crabs-raise" => raise().into_any(),
        "crabs-relax" => relax().into_any(),
        "crabs-catch-plain" => catch_plain(ctx).into_any(),
        "crabs-catch" => catch(ctx).into_any(),
        "crabs-sale" => sale().into_any(),
        _ => return None,
    })
}

/// The usual table for two, whose printed numbers the figures show.
fn usual() -> Options {
    Crabs::options(2, &Asked::default()).expect("what is usual can be played")
}

/// Crab cards: value, premium, stressed.
fn cards(shown: &[(u8, bool, bool)]) -> impl IntoView + use<> {
    let faces: Vec<_> = shown
        .iter()
        .filter_map(|&(value, premium, stressed)| Some(face(Crab { kind: Kind::new(value, premium)?, stressed })))
        .collect();
    view! { <span class="few">{faces}</span> }
}

/// Regular cards of these values.
fn regular(values: &[u8]) -> impl IntoView + use<> {
    cards(&values.iter().map(|&value| (value, false, false)).collect::<Vec<_>>())
}

/// What is given for what.
fn exchanged(given: &[u8], taken: &[u8]) -> impl IntoView + use<> {
    view! { {regular(given)}<span class="then"></span>{regular(taken)} }
}

/// A part of a card with what it is called.
fn named(what: String, part: impl IntoView) -> impl IntoView {
    view! { <span class="named">{part}<small>{what}</small></span> }
}

/// A vendor, and beside it what its parts are called.
fn vendor(ctx: Ctx) -> impl IntoView {
    let (wants, pay) = ([1, 2, 2].map(chip), view! { <span class="pay">"8"</span> });
    view! {
        {stall(&[1, 2, 2], 8)}
        {named(ctx.say("web-figure-wants"), view! { <span class="wants">{wants.into_iter().collect_view()}</span> })}
        {named(ctx.say("web-figure-pays"), pay)}
    }
}

fn chip(value: u8) -> impl IntoView {
    view! { <b class=format!("chip value-{value}")>{value}</b> }
}

/// A gear card: what it adds, how many cards it costs, its stars.
fn gear_card(gear: &Gear) -> impl IntoView + use<> {
    let backs = (0..gear.cost).map(|_| view! { <i class="cost"></i> });
    view! {
        <span class="gear-card"><b>"+"{gear.bonus}</b><span class="costs">{backs.collect_view()}</span>{gear_stars(gear.stars)}</span>
    }
}

/// The gear of the edition in its order, and what the parts of a card are called.
fn gear(ctx: Ctx, options: &Options) -> impl IntoView + use<> {
    let names = ["web-figure-adds", "web-figure-costs", "web-figure-stars"].map(|id| ctx.say(id));
    view! {
        <span class="gear-names">{names.map(|name| view! { <small>{name}</small> }).into_iter().collect_view()}</span>
        {gear_row(options)}
    }
}

/// The permit of the edition.
fn permit(ctx: Ctx, options: &Options) -> impl IntoView + use<> {
    let names = ["web-figure-binding", "web-figure-keeps"].map(|id| ctx.say(id));
    view! {
        <span class="permit-names">{names.map(|name| view! { <small>{name}</small> }).into_iter().collect_view()}</span>
        {permit_card(options)}
    }
}

fn permit_card(options: &Options) -> impl IntoView + use<> {
    let line = |&(binding, value): &(u16, u8)| view! { <span class="line"><b>{binding}</b>{chip(value)}</span> };
    let lines: Vec<_> = options.edition().permit().iter().map(line).collect();
    view! { <span class="permit-card">{lines}</span> }
}

fn gear_row(options: &Options) -> impl IntoView + use<> {
    let cards: Vec<_> = options.edition().gear().iter().map(gear_card).collect();
    view! { <span class="gear-row">{cards}</span> }
}

/// The whole table as one player sees it at the start.
fn table(ctx: Ctx, options: &Options) -> impl IntoView + use<> {
    let hand = [1, 1, 2, 3, 4, 5];
    let counted = [("count", hand.len().into()), ("value", hand.iter().sum::<u8>().into())];
    let stalls = [stall(&[2], 3), stall(&[1, 4], 7), stall(&[1, 2, 2], 8), stall(&[1, 1, 2, 3], 11)];
    let part = |class: &'static str, title: String, inside: AnyView| {
        view! { <span class=class><b class="title">{title}</b>{inside}</span> }
    };
    let deck = view! { <span class="few"><span class="card-back">"38"</span></span> };
    view! {
        {part("gears", ctx.say("web-crabs-gear"), gear_row(options).into_any())}
        {part("permits", ctx.say("web-crabs-permit"), permit_card(options).into_any())}
        {part("pools", ctx.say("web-crabs-pool"), view! { {regular(&[1, 1, 2, 2, 3, 3, 3, 4, 4, 5])}{deck} }.into_any())}
        {part("markets", ctx.say("web-crabs-market"), view! { <span class="stalls">{stalls.into_iter().collect_view()}</span> }.into_any())}
        {part("hands", ctx.say_with("web-crabs-hand", &counted), regular(&hand).into_any())}
    }
}

fn upgrade(options: &Options) -> impl IntoView + use<> {
    let two: Vec<_> = options.edition().gear().iter().take(2).map(gear_card).collect();
    let [on, next] = <[_; 2]>::try_from(two).unwrap_or_else(|_| unreachable!("the usual edition has four"));
    view! { {on}<b class="sum">"+"</b>{regular(&[1, 2])}<span class="then"></span>{next} }
}

fn grab() -> impl IntoView {
    view! { {regular(&[5])}<b class="sum">"+"</b><span class="few"><span class="card-back">"?"</span></span> }
}

fn raise() -> impl IntoView {
    view! { {regular(&[3, 3, 4])}<b class="sum">"10"</b><span class="then"></span>{regular(&[1, 1, 1, 1, 1, 5])}<b class="sum">"10"</b> }
}

fn relax() -> impl IntoView {
    view! { {cards(&[(3, false, true), (5, false, true)])}<span class="then"></span>{regular(&[3, 5])} }
}

/// A card that lies face down as the rope.
fn rope(ctx: Ctx) -> impl IntoView {
    view! { <span class="few"><span class="card-back">{ctx.say("web-figure-rope")}</span></span> }
}

fn catch_plain(ctx: Ctx) -> impl IntoView {
    view! { {rope(ctx)}{regular(&[1, 4])}<b class="sum">"1 + 4 = 5"</b><span class="then"></span>{regular(&[1])} }
}

fn catch(ctx: Ctx) -> impl IntoView {
    view! {
        {rope(ctx)}
        {regular(&[2, 2, 4, 4, 5])}
        <b class="sum">"17 + 3 = 20"</b>
        <span class="then"></span>
        {cards(&[(4, false, false)])}
        <span class="or">{ctx.say("web-figure-or")}</span>
        {cards(&[(5, false, true)])}
    }
}

fn sale() -> impl IntoView {
    view! {
        {cards(&[(1, true, false), (2, false, false), (2, false, false)])}
        <span class="then"></span>
        {stall(&[1, 2, 2], 8)}
        <b class="sum">"8 + 1 = 9"</b>
    }
}
