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
        "kraaw-theft" => theft(ctx()).into_any(),
        "kraaw-tie" => tie().into_any(),
        _ => return None,
    })
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
    const DOWN: Spot = Spot::Down(None);
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
                    <b class="count">{at + 1}</b>
                    <span class="whose">{ctx.say("web-bot-name-1")}</span>{nest(&hers, &hers_marked)}
                    <span class="whose">{ctx.say("web-figure-you")}</span>{nest(&mine, &mine_marked)}
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
