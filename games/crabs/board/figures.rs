//! The figures of the rules page, drawn with the cards of the board.

use super::cards::face;
use ::board::{Ctx, ctx};
use leptos::prelude::*;
use rules::{Crab, Kind};

/// A figure by its name.
pub(super) fn drawing(name: &str) -> Option<AnyView> {
    Some(match name {
        "crabs-cards" => cards(&[(3, false, false), (3, true, false), (4, false, true)]).into_any(),
        "crabs-raise" => raise().into_any(),
        "crabs-catch" => catch(ctx()).into_any(),
        "crabs-sale" => sale().into_any(),
        _ => return None,
    })
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

fn raise() -> impl IntoView {
    view! { {regular(&[3, 3, 4])}<b class="sum">"10"</b><span class="then"></span>{regular(&[1, 1, 1, 1, 1, 5])}<b class="sum">"10"</b> }
}

fn catch(ctx: Ctx) -> impl IntoView {
    view! {
        <span class="few"><span class="card-back">{ctx.say("web-figure-rope")}</span></span>
        {regular(&[2, 2, 4, 4, 5])}
        <b class="sum">"17 + 3 = 20"</b>
        <span class="then"></span>
        {cards(&[(4, false, false)])}
        <span class="or">{ctx.say("web-figure-or")}</span>
        {cards(&[(5, false, true)])}
    }
}

fn sale() -> impl IntoView {
    let wants = [1, 2, 2].map(|value| view! { <b class=format!("chip value-{value}")>{value}</b> });
    view! {
        {cards(&[(1, true, false), (2, false, false), (2, false, false)])}
        <span class="then"></span>
        <span class="vendor"><span class="wants">{wants.into_iter().collect_view()}</span><span class="pay">"8"</span></span>
        <b class="sum">"8 + 1 = 9"</b>
    }
}
