//! The figures of the rules page, drawn with the cards of the board.

use super::cards::face;
use ::board::{Ctx, ctx};
use leptos::prelude::*;
use rules::Spot;

/// A figure by its name.
pub(super) fn drawing(name: &str) -> Option<AnyView> {
    Some(match name {
        "kraaw-nest" => {
            nest(&[Spot::Down(None), Spot::Up(2), Spot::Locked(4), Spot::Gap, Spot::Down(Some(3))], &[]).into_any()
        }
        "kraaw-setup" => setup(ctx()).into_any(),
        "kraaw-exchange" => exchange(ctx()).into_any(),
        "kraaw-reveal" => {
            steps(&[(OPENING, 2), (with(OPENING, 2, Spot::Up(4)), 2), (with(OPENING, 2, Spot::Locked(4)), 2)])
                .into_any()
        }
        "kraaw-look" => looked().into_any(),
        "kraaw-lock" => {
            let before = with(OPENING, 1, Spot::Up(4));
            steps(&[(before, 1), (with(before, 1, Spot::Locked(4)), 1)]).into_any()
        }
        "kraaw-bonus" => bonus().into_any(),
        "kraaw-theft" => theft(ctx()).into_any(),
        "kraaw-tie" => tie().into_any(),
        _ => return None,
    })
}

type Row = [Spot; 5];

const DOWN: Spot = Spot::Down(None);
/// A nest as a round begins.
const OPENING: Row = [DOWN; 5];

/// The same nest with another card at a place, counted from 0.
fn with(mut nest: Row, at: usize, lies: Spot) -> Row {
    nest[at] = lies;
    nest
}

/// A nest from moment to moment, each time with the card marked that it is about.
fn steps(moments: &[(Row, usize)]) -> impl IntoView + use<> {
    let moments = moments.iter().zip(1..).map(|((lies, marked), number)| {
        view! { <span class="frame moment"><b class="nth">{number}</b>{nest(lies, &[*marked])}</span> }
    });
    moments.collect::<Vec<_>>()
}

fn looked() -> impl IntoView {
    let known = with(OPENING, 0, Spot::Down(Some(1)));
    steps(&[(OPENING, 0), (known, 0), (with(known, 2, Spot::Up(3)), 2)])
}

fn bonus() -> impl IntoView {
    let before = with(OPENING, 1, Spot::Up(3));
    let locked = with(before, 1, Spot::Locked(3));
    steps(&[(before, 1), (locked, 1), (with(locked, 4, Spot::Gap), 4)])
}

/// Whose nest it is, or that it is the dog, and how its cards lie.
fn whose(name: String, lies: &Row, marked: &[usize]) -> impl IntoView + use<> {
    view! { <span class="whose">{name}</span>{nest(lies, marked)} }
}

/// The table for two after the deal.
fn setup(ctx: Ctx) -> impl IntoView {
    let names = ["web-bot-name-1", "web-kraaw-dog", "web-figure-you"].map(|id| ctx.say(id));
    view! { <span class="frame">{names.map(|name| whose(name, &OPENING, &[])).into_iter().collect_view()}</span> }
}

/// Your second card for the dog's fourth.
fn exchange(ctx: Ctx) -> impl IntoView {
    let (dog, you) = (ctx.say("web-kraaw-dog"), ctx.say("web-figure-you"));
    view! { <span class="frame">{whose(dog, &OPENING, &[3])}{whose(you, &OPENING, &[1])}</span> }
}

/// A nest, with the cards at some places marked, counted from 0.
fn nest(lies: &[Spot], marked: &[usize]) -> impl IntoView + use<> {
    let places: Vec<_> = lies
        .iter()
        .enumerate()
        .map(|(at, &lies)| {
            let class = match lies {
                Spot::Gap => "treasure gap",
                Spot::Down(None) => "treasure down",
                Spot::Down(Some(_)) => "treasure down known",
                Spot::Up(_) => "treasure up",
                Spot::Locked(_) => "treasure up locked",
            };
            view! { <span class=class class:pending=marked.contains(&at)><span class="place">{at + 1}</span>{face(lies)}</span> }
        })
        .collect();
    view! { <span class="row">{places}</span> }
}

/// A theft in three pictures: what is stolen, what is taken for it, how they lie then.
fn theft(ctx: Ctx) -> impl IntoView {
    let pearls = [Spot::Up(2), DOWN, DOWN, DOWN, Spot::Locked(3)];
    let mine = [DOWN, Spot::Up(1), DOWN, Spot::Locked(4), DOWN];
    let (mut pearls_then, mut mine_then) = (pearls, mine);
    (pearls_then[3], mine_then[1]) = (Spot::Up(1), Spot::Up(5));
    let rows =
        [(pearls, mine, vec![3], vec![]), (pearls, mine, vec![3], vec![1]), (pearls_then, mine_then, vec![3], vec![1])];
    rows.into_iter()
        .enumerate()
        .map(|(at, (hers, mine, hers_marked, mine_marked))| {
            view! {
                <span class="frame">
                    <b class="nth">{at + 1}</b>
                    {whose(ctx.say("web-bot-name-1"), &hers, &hers_marked)}
                    {whose(ctx.say("web-figure-you"), &mine, &mine_marked)}
                </span>
            }
        })
        .collect_view()
}

fn tie() -> impl IntoView {
    let row = |values: &[u8], won: bool| {
        let lies: Vec<Spot> = values.iter().map(|&value| Spot::Up(value)).collect();
        view! { <span class="scored" class:won=won>{nest(&lies, &[1])}<b class="sum">{format!("= {}", values.iter().sum::<u8>())}</b></span> }
    };
    view! { {row(&[4, 2, 1], true)}{row(&[4, 3], false)} }
}
