//! The figures of the rules pages, drawn with the pieces of the tables.

use super::crab_stack::{Crab, bound, hexagon, is_even, number, pile, ripples};
use super::crabs::face as crab_card;
use super::kraaw::face as treasure_face;
use crate::page::{Ctx, ctx};
use crate::scene::crab_stack::{Point, foremost, point};
use crate::scene::figures::{CRAWL, Still, TIE, WAVE, stacks};
use crate::scene::kraaw::Lies;
use crab_stack_rules::{Cell, Crab as Piece, Size};
use crabs_rules::{Crab as Caught, Kind};
use kernel::Seat;
use leptos::prelude::*;

/// Around the outermost spaces.
const MARGIN: f64 = 84.0;

/// A figure: its drawing, what is to be seen for those who cannot, and what it says.
#[component]
pub(crate) fn Figure(name: String, alt: String, caption: String) -> impl IntoView {
    view! {
        <figure class=format!("figure {name}")>
            <div class="drawing" role="img" aria-label=alt>{drawing(ctx(), &name)}</div>
            <figcaption>{caption}</figcaption>
        </figure>
    }
}

fn drawing(ctx: Ctx, name: &str) -> AnyView {
    match name {
        "crab-stack-sizes" => sizes().into_any(),
        "crab-stack-crawl" => still(&CRAWL).into_any(),
        "crab-stack-wave" => {
            let [before, after] = WAVE;
            view! { {still(&before)}<span class="then"></span>{still(&after)} }.into_any()
        }
        "crab-stack-tie" => still(&TIE).into_any(),
        "crabs-cards" => cards(&[(3, false, false), (3, true, false), (4, false, true)]).into_any(),
        "crabs-raise" => raise().into_any(),
        "crabs-catch" => catch(ctx).into_any(),
        "crabs-sale" => sale().into_any(),
        "kraaw-nest" => {
            nest(&[Lies::Down(None), Lies::Up(2), Lies::Locked(4), Lies::Gap, Lies::Down(Some(3))], &[]).into_any()
        }
        "kraaw-theft" => theft(ctx).into_any(),
        "kraaw-tie" => tie().into_any(),
        _ => ().into_any(),
    }
}

/// The three sizes, each with its steps.
fn sizes() -> impl IntoView {
    Size::ALL.into_iter().rev().map(|size| {
        let steps = (0..size.steps()).map(|step| view! { <circle class="step-dot" cx=f64::from(step) * 18.0 - f64::from(size.steps() - 1) * 9.0 cy="62" r="6"/> });
        view! {
            <svg class="one" viewBox="-66 -66 132 140">
                <Crab crab=Piece { seat: Seat::at(0), size }/>
                {steps.collect_view()}
            </svg>
        }
    }).collect_view()
}

fn cell(name: &str) -> Option<Cell> {
    name.parse().ok()
}

/// A piece of shore.
fn still(shown: &Still) -> impl IntoView + use<> {
    let (lying, gone) = (stacks(shown.position), stacks(shown.washed));
    let spaces: Vec<Cell> = lying.keys().chain(gone.keys()).copied().collect();
    let ground = |class: &'static str| {
        let tiles = lying.keys().map(|&cell| view! { <polygon class="dry" points=hexagon(cell, 56.0)/> });
        view! { <g class=class>{tiles.collect_view()}</g> }
    };
    let marks = lying.iter().map(|(&at, stack)| space(shown, at, stack));
    let ghosts = gone.iter().map(|(&cell, stack)| {
        let Point { x, y } = point(cell);
        view! { <g class="taken" transform=format!("translate({x} {y})")>{pile(stack, cell)}{ripples()}</g> }
    });
    let moved = shown.moved.and_then(|(from, to)| cell(from).zip(cell(to))).map(|(from, to)| {
        let (from, to) = (point(from), point(to));
        view! { <g class="last"><circle cx=from.x cy=from.y r="17"/><path d=format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, to.x, to.y)/></g> }
    });
    let bounds =
        shown.groups.iter().zip(1..).flat_map(|(group, number)| {
            group.iter().filter_map(|name| cell(name)).map(move |cell| bound(cell, number))
        });
    view! {
        <svg class="shore still" viewBox=around(&spaces)>
            {ground("foam")}{ground("wet")}{bounds.collect_view()}{ground("sand")}{ghosts.collect_view()}{moved}{marks.collect_view()}
        </svg>
    }
}

/// A space of a piece of shore, marked as the table marks it.
fn space(shown: &Still, at: Cell, stack: &[Piece]) -> impl IntoView + use<> {
    let Point { x, y } = point(at);
    let named = |name: &&str| cell(name) == Some(at);
    let (chosen, target) = shown.chosen.map_or((false, false), |(from, to)| (named(&from), to.iter().any(&named)));
    let group = shown.groups.iter().position(|group| group.iter().any(&named)).map(|at| at + 1);
    let first = |number: &usize| foremost(shown.groups[number - 1].iter().filter_map(|name| cell(name))) == Some(at);
    let flag = group.filter(first).map(number);
    view! {
        <g class="space" class:chosen=chosen class:target=target class:group=group.is_some() class:even=group.is_some_and(is_even)>
            <polygon class="hit" points=hexagon(at, 57.0)/>
            <g transform=format!("translate({x} {y})")>
                <circle class="glow" r="42"/><circle class="landing" r="43"/>
                {pile(stack, at)}{flag}
            </g>
        </g>
    }
}

/// The part of the drawing that these spaces take.
fn around(spaces: &[Cell]) -> String {
    let points = || spaces.iter().copied().map(point);
    let (left, right) = points().fold((f64::MAX, f64::MIN), |(least, most), at| (least.min(at.x), most.max(at.x)));
    let (top, bottom) = points().fold((f64::MAX, f64::MIN), |(least, most), at| (least.min(at.y), most.max(at.y)));
    let (wide, high) = (right - left + 2.0 * MARGIN, bottom - top + 2.0 * MARGIN);
    format!("{} {} {wide} {high}", left - MARGIN, top - MARGIN)
}

/// Crab cards: value, premium, stressed.
fn cards(shown: &[(u8, bool, bool)]) -> impl IntoView + use<> {
    let faces: Vec<_> = shown
        .iter()
        .filter_map(|&(value, premium, stressed)| {
            Some(crab_card(Caught { kind: Kind::new(value, premium)?, stressed }))
        })
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

/// A nest, with the cards at some places marked, counted from 0.
fn nest(lies: &[Lies], marked: &[usize]) -> impl IntoView + use<> {
    let places: Vec<_> = lies
        .iter()
        .enumerate()
        .map(|(at, &lies)| {
            let class = match lies {
                Lies::Gap => "treasure gap",
                Lies::Down(None) => "treasure down",
                Lies::Down(Some(_)) => "treasure down known",
                Lies::Up(_) => "treasure up",
                Lies::Locked(_) => "treasure up locked",
            };
            view! { <span class=class class:pending=marked.contains(&at)><span class="place">{at + 1}</span>{treasure_face(lies)}</span> }
        })
        .collect();
    view! { <span class="row">{places}</span> }
}

/// A theft in three pictures: what is stolen, what is taken for it, how they lie then.
fn theft(ctx: Ctx) -> impl IntoView {
    const DOWN: Lies = Lies::Down(None);
    let pearls = [Lies::Up(2), DOWN, DOWN, DOWN, Lies::Locked(3)];
    let mine = [DOWN, Lies::Up(1), DOWN, Lies::Locked(4), DOWN];
    let (mut pearls_then, mut mine_then) = (pearls, mine);
    (pearls_then[3], mine_then[1]) = (Lies::Up(1), Lies::Up(5));
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
        let lies: Vec<Lies> = values.iter().map(|&value| Lies::Up(value)).collect();
        view! { <span class="scored" class:won=won>{nest(&lies, &[1])}<b class="sum">{format!("= {}", values.iter().sum::<u8>())}</b></span> }
    };
    view! { {row(&[4, 2, 1], true)}{row(&[4, 3], false)} }
}
