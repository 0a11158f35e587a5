//! Crabs! in the terminal: hand, pool and market, and moves built step by step.

mod menu;

use super::{Answer, Screen};
use crate::eyes::Eyes;
use crate::paint::Ink;
use crabs_rules::{Phase, View};
use kernel::Seat;
use menu::{Menu, Next};
use serde_json::value::RawValue;
use std::collections::BTreeMap;
use words::{say, say_with};

/// How many catches `help catch` looks through; a hand of eight has fewer.
const CATCHES: usize = 5_000;

/// The beach, and the move that is being built on it.
#[derive(Default)]
pub(crate) struct Beach {
    menu: Option<Menu>,
}

impl Screen for Beach {
    fn has_secrets(&self) -> bool {
        true
    }

    fn picture(&mut self, eyes: &Eyes<'_>) -> String {
        let view: View = eyes.typed_view();
        let mut lines = vec![heading(&view, eyes)];
        lines.extend(Seat::all(eyes.seats()).flat_map(|seat| player(seat, &view, eyes)));
        lines.push(market(&view, eyes));
        lines.push(gear(&view, eyes));
        lines.push(permit(&view, eyes));
        lines.push(pool(&view, eyes));
        lines.extend(hand(&view, eyes));
        lines.join("\n")
    }

    fn tell(&mut self, event: &RawValue, eyes: &Eyes<'_>) -> Option<String> {
        eyes.narrate("crabs", event)
    }

    fn ask(&self, eyes: &Eyes<'_>) -> String {
        if let Some(menu) = &self.menu {
            return menu.question(eyes.lang);
        }
        let view: View = eyes.typed_view();
        match view.phase {
            Phase::Action => say(eyes.lang, "screen-crabs-ask-action"),
            Phase::Grab => say(eyes.lang, "screen-crabs-ask-grab"),
            Phase::Sell => {
                let sales = eyes.legal(CATCHES).moves.join(", ");
                say_with(eyes.lang, "screen-crabs-ask-sell", &[("sales", sales.into())])
            }
            Phase::Drop => say_with(eyes.lang, "screen-crabs-ask-drop", &[("count", excess(&view, eyes).into())]),
            Phase::Deal | Phase::Over => String::new(),
        }
    }

    fn answer(&mut self, line: &str, eyes: &Eyes<'_>) -> Answer {
        if line == "help catch" {
            return Answer::Say(catches(eyes));
        }
        if line == "menu" {
            self.menu = Some(Menu::default());
            return Answer::Say(Menu::actions(eyes.lang));
        }
        let Some(menu) = self.menu.take() else { return Answer::NotMine };
        match menu.take(line) {
            Next::Leave => Answer::Say(say(eyes.lang, "screen-crabs-menu-left")),
            Next::Ask(menu) => {
                self.menu = Some(menu);
                Answer::Say(String::new())
            }
            Next::Unknown(menu) => {
                self.menu = Some(menu);
                Answer::Say(say_with(eyes.lang, "screen-crabs-menu-unknown", &[("text", line.into())]))
            }
            Next::Done(mv) => Answer::Move(mv),
        }
    }

    fn help(&self, eyes: &Eyes<'_>) -> String {
        say(eyes.lang, "screen-crabs-help")
    }

    fn reset(&mut self) {
        self.menu = None;
    }
}

fn heading(view: &View, eyes: &Eyes<'_>) -> String {
    let args = [("round", view.round.into()), ("target", view.table.target().into())];
    let heading = eyes.paint.ink(Ink::Strong, say_with(eyes.lang, "screen-crabs-heading", &args));
    match view.trigger {
        Some(seat) => {
            let last = say_with(eyes.lang, "screen-crabs-last-round", &[("name", eyes.name(seat).into())]);
            format!("{heading}\n{}", eyes.paint.ink(Ink::Wrong, last))
        }
        None => heading,
    }
}

/// A seat: points broken down, cards in hand, and on a line of its own what it has caught.
fn player(seat: Seat, view: &View, eyes: &Eyes<'_>) -> Vec<String> {
    let mark = if view.turn == Some(seat) { "►" } else { " " };
    let name = eyes.paint.ink(Ink::Seat(seat.number()), format!(" {seat} {} ", eyes.name(seat)));
    let stars = stars(view.gear[seat], view);
    let premium = view.sold[seat].premium.len();
    let args = [
        ("points", view.points[seat].into()),
        ("vendors", (view.points[seat] - stars - premium).into()),
        ("premium", premium.into()),
        ("stars", stars.into()),
        ("hand", view.hands[seat].size.into()),
    ];
    let mut lines = vec![format!("{mark} {name} {}", say_with(eyes.lang, "screen-crabs-player", &args))];
    let known = view.hands[seat].known;
    if eyes.seat() != Some(seat) && !known.is_empty() {
        lines.push(format!(
            "     {}",
            say_with(eyes.lang, "screen-crabs-known", &[("cards", known.to_string().into())])
        ));
    }
    let caught = view.caught[seat].to_string();
    if !caught.is_empty() {
        lines.push(format!("     {}", say_with(eyes.lang, "screen-crabs-caught", &[("crabs", caught.into())])));
    }
    lines
}

fn stars(gear: u8, view: &View) -> u32 {
    let current = usize::from(gear).checked_sub(1).and_then(|at| view.table.edition().gear().get(at));
    current.map_or(0, |gear| gear.stars.into())
}

/// The four stacks, each with its top vendor and what it pays.
fn market(view: &View, eyes: &Eyes<'_>) -> String {
    let stack = |at: usize| match view.vendors[at].top {
        Some(wants) => {
            let vendor = view.table.edition().vendors().iter().find(|vendor| vendor.wants == wants);
            format!("{}: {wants} → {} ({})", at + 1, vendor.map_or(0, |vendor| vendor.pay), view.vendors[at].left)
        }
        None => format!("{}: –", at + 1),
    };
    let stacks = (0..view.vendors.len()).map(stack).collect::<Vec<_>>().join("   ");
    say_with(eyes.lang, "screen-crabs-market", &[("stacks", stacks.into())])
}

/// The gear cards in order, with the seats that stand on them.
fn gear(view: &View, eyes: &Eyes<'_>) -> String {
    let on = |place: usize| {
        let seats: Vec<String> = view
            .gear
            .iter()
            .filter(|(_, gear)| usize::from(**gear) == place)
            .map(|(seat, _)| seat.to_string())
            .collect();
        if seats.is_empty() { String::new() } else { format!(" ‹{}›", seats.join(",")) }
    };
    let cards = view
        .table
        .edition()
        .gear()
        .iter()
        .enumerate()
        .map(|(at, gear)| format!("+{} ({}, {}★){}", gear.bonus, gear.cost, gear.stars, on(at + 1)));
    let row = std::iter::once(format!("–{}", on(0))).chain(cards).collect::<Vec<_>>().join("   ");
    say_with(eyes.lang, "screen-crabs-gear", &[("row", row.into())])
}

fn permit(view: &View, eyes: &Eyes<'_>) -> String {
    let lines = view.table.edition().permit().iter().map(|(binding, value)| format!("{binding}→{value}"));
    say_with(eyes.lang, "screen-crabs-permit", &[("lines", lines.collect::<Vec<_>>().join("  ").into())])
}

fn pool(view: &View, eyes: &Eyes<'_>) -> String {
    let args =
        [("cards", view.pool.to_string().into()), ("deck", view.deck.into()), ("discard", view.discard.len().into())];
    say_with(eyes.lang, "screen-crabs-pool", &args)
}

fn hand(view: &View, eyes: &Eyes<'_>) -> Option<String> {
    let cards = view.hands[eyes.seat()?].cards?;
    let args = [("cards", cards.to_string().into()), ("value", cards.value().into())];
    Some(eyes.paint.ink(Ink::Strong, say_with(eyes.lang, "screen-crabs-hand", &args)))
}

fn excess(view: &View, eyes: &Eyes<'_>) -> u32 {
    eyes.seat().map_or(0, |seat| view.hands[seat].size.saturating_sub(crabs_rules::HAND_LIMIT))
}

/// The permit in words, and for each crab that the hand could catch now one way to do it.
fn catches(eyes: &Eyes<'_>) -> String {
    let view: View = eyes.typed_view();
    let mut ways: BTreeMap<String, String> = BTreeMap::new();
    for mv in eyes.legal(CATCHES).moves.into_iter().filter(|mv| mv.starts_with("catch")) {
        let kept = mv.rsplit(' ').next().unwrap_or_default().to_owned();
        let shortest = ways.entry(kept).or_insert_with(|| mv.clone());
        if mv.len() < shortest.len() {
            *shortest = mv;
        }
    }
    let mut lines = vec![permit(&view, eyes), say(eyes.lang, "screen-crabs-catch-rule")];
    if ways.is_empty() {
        lines.push(say(eyes.lang, "screen-crabs-catch-none"));
    }
    lines.extend(ways.into_iter().map(|(kept, way)| format!("  {kept:<4} {way}")));
    lines.join("\n")
}
