//! Crabs! in the terminal: hand, pool and market, and moves built step by step.

mod menu;
mod own_rules;
mod piles;
mod pointing;

use crate::Title;
use crate::face::scene::{Action, Draft, Scene};
use ::screen::{Answer, Ink, Laid, Picture, Pressed, Room, Screen, Taste};
use kernel::Seat;
use menu::{Menu, Next};
use rules::{Crabs, Move, Phase};
use std::collections::BTreeMap;
use words::{Lang, say, say_with};

type Sight<'a> = ::screen::Sight<'a, Crabs>;

/// How many catches `help catch` looks through; a hand of eight has fewer.
const CATCHES: usize = 5_000;

/// The beach, and the move that is being built on it.
#[derive(Default)]
pub struct Beach {
    menu: Option<Menu>,
    /// The same on a full screen, from cards that were pointed at.
    draft: Draft,
}

impl Screen for Title {
    type Picture = Beach;

    fn picture(_: Taste) -> Beach {
        Beach::default()
    }

    fn own_rules(options: &str, lang: Lang) -> Option<String> {
        own_rules::page(options, lang)
    }
}

impl Picture<Crabs> for Beach {
    fn draw(&mut self, sight: &Sight<'_>) -> String {
        let mut lines = vec![heading(sight)];
        lines.extend(sight.seats().flat_map(|seat| player(seat, sight)));
        lines.push(market(sight));
        lines.push(gear(sight));
        lines.push(permit(sight));
        lines.push(pool(sight));
        lines.extend(hand(sight));
        lines.join("\n")
    }

    fn ask(&self, sight: &Sight<'_>) -> String {
        if let Some(menu) = &self.menu {
            return menu.question(sight.lang);
        }
        match sight.view.phase {
            Phase::Action => ask_action(sight),
            Phase::Grab => say(sight.lang, "screen-crabs-ask-grab"),
            Phase::Sell => {
                let sales = sight.legal(CATCHES).iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
                say_with(sight.lang, "screen-crabs-ask-sell", &[("sales", sales.into())])
            }
            Phase::Drop => {
                let excess = sight.seat().map_or(0, |seat| sight.view.excess(seat));
                say_with(sight.lang, "screen-crabs-ask-drop", &[("count", excess.into())])
            }
            Phase::Deal | Phase::Over => String::new(),
        }
    }

    fn answer(&mut self, line: &str, sight: &Sight<'_>) -> Answer {
        if line == "help catch" {
            return Answer::Say(catches(sight));
        }
        if let Some(how) = line.strip_prefix("help ").and_then(|verb| how(verb, sight)) {
            return Answer::Say(how);
        }
        let has_gear = sight.seat().is_some_and(|seat| sight.view.gear[seat] > 0);
        if line == "menu" {
            self.menu = Some(Menu::new(has_gear));
            return Answer::Say(Menu::actions(&possible(sight), sight.lang));
        }
        // What is asked for by name alone is asked for part by part.
        if self.menu.is_none() && sight.view.phase == Phase::Action && Menu::is_action(line) {
            self.menu = Some(Menu::new(has_gear));
        }
        let Some(menu) = self.menu.take() else { return Answer::NotMine };
        match menu.take(line) {
            Next::Leave => Answer::Say(say(sight.lang, "screen-crabs-menu-left")),
            Next::Ask(menu) => {
                self.menu = Some(menu);
                Answer::Say(String::new())
            }
            Next::Unknown(menu) => {
                self.menu = Some(menu);
                Answer::Say(say_with(sight.lang, "screen-crabs-menu-unknown", &[("text", line.into())]))
            }
            Next::Done(mv) => Answer::Move(mv),
        }
    }

    fn lay(&mut self, sight: &Sight<'_>, room: Room) -> Laid {
        pointing::lay(&self.draft, sight, room)
    }

    fn press(&mut self, id: &str, sight: &Sight<'_>) -> Pressed {
        pointing::press(&mut self.draft, id, sight)
    }

    fn help(&self, sight: &Sight<'_>) -> String {
        say(sight.lang, "screen-crabs-help")
    }

    fn reset(&mut self) {
        (self.menu, self.draft) = (None, Draft::default());
    }
}

/// The actions that can be taken now.
fn possible(sight: &Sight<'_>) -> Vec<&'static str> {
    let scene = Scene::new(sight.view.clone(), sight.seat(), true);
    let actions = Action::ALL.into_iter().filter(|action| scene.possible(*action));
    actions.map(Action::word).collect()
}

fn ask_action(sight: &Sight<'_>) -> String {
    let actions = possible(sight).join(", ");
    say_with(sight.lang, "screen-crabs-ask-action", &[("actions", actions.into())])
}

/// How each kind of move is written.
const WRITTEN: [(&str, &str); 7] = [
    ("upgrade", "upgrade 1 2*"),
    ("grab", "grab deck"),
    ("trade", "trade 1 2 for 4 5*"),
    ("raise", "raise 3 3 4 for 1 1 1 1 1 5"),
    ("relax", "relax 3^ 4^*"),
    ("sell", "sell 3 with 1* 2 2"),
    ("drop", "drop 1 1"),
];

/// What a kind of move does, and how it is written.
fn how(verb: &str, sight: &Sight<'_>) -> Option<String> {
    let (verb, example) = WRITTEN.iter().find(|(known, _)| *known == verb)?;
    let what = say(sight.lang, &format!("screen-crabs-action-{verb}"));
    Some(say_with(
        sight.lang,
        "screen-crabs-how",
        &[("verb", (*verb).into()), ("what", what.into()), ("example", (*example).into())],
    ))
}

fn heading(sight: &Sight<'_>) -> String {
    let heading = sight.paint.ink(Ink::Strong, heading_words(sight));
    match last_round(sight) {
        Some(last) => format!("{heading}\n{}", sight.paint.ink(Ink::Wrong, last)),
        None => heading,
    }
}

fn heading_words(sight: &Sight<'_>) -> String {
    let args = [("round", sight.view.round.into()), ("target", sight.view.table.target().into())];
    say_with(sight.lang, "screen-crabs-heading", &args)
}

/// Who set off the last round, while it lasts.
fn last_round(sight: &Sight<'_>) -> Option<String> {
    let seat = sight.view.trigger.filter(|_| sight.view.phase != Phase::Over)?;
    Some(say_with(sight.lang, "screen-crabs-last-round", &[("name", sight.name(seat).into())]))
}

/// A seat: points broken down, cards in hand, and on a line of its own what it has caught.
fn player(seat: Seat, sight: &Sight<'_>) -> Vec<String> {
    let mark = if sight.view.turn == Some(seat) { "►" } else { " " };
    let name = sight.paint.ink(Ink::Seat(seat.number()), format!(" {seat} {} ", sight.name(seat)));
    let score = sight.view.score(seat);
    let args = [
        ("points", score.points().into()),
        ("vendors", score.vendors.into()),
        ("premium", score.premium.into()),
        ("stars", score.stars.into()),
        ("hand", sight.view.hands[seat].size.into()),
    ];
    let mut lines = vec![format!("{mark} {name} {}", say_with(sight.lang, "screen-crabs-player", &args))];
    let known = sight.view.hands[seat].known;
    if sight.seat() != Some(seat) && !known.is_empty() {
        lines.push(format!(
            "     {}",
            say_with(sight.lang, "screen-crabs-known", &[("cards", known.to_string().into())])
        ));
    }
    let caught = sight.view.caught[seat].to_string();
    if !caught.is_empty() {
        lines.push(format!("     {}", say_with(sight.lang, "screen-crabs-caught", &[("crabs", caught.into())])));
    }
    lines
}

/// The four stacks, each with its top vendor and what it pays.
fn market(sight: &Sight<'_>) -> String {
    let stack = |at: usize| match sight.view.vendors[at].top {
        Some(wants) => format!("{}: {wants} → {} ({})", at + 1, sight.view.pay(wants), sight.view.vendors[at].left),
        None => format!("{}: –", at + 1),
    };
    let stacks = (0..sight.view.vendors.len()).map(stack).collect::<Vec<_>>().join("   ");
    say_with(sight.lang, "screen-crabs-market", &[("stacks", stacks.into())])
}

/// The gear cards in order, with the seats that stand on them.
fn gear(sight: &Sight<'_>) -> String {
    let on = |place: usize| {
        let seats: Vec<String> = sight
            .view
            .gear
            .iter()
            .filter(|(_, gear)| usize::from(**gear) == place)
            .map(|(seat, _)| seat.to_string())
            .collect();
        if seats.is_empty() { String::new() } else { format!(" ‹{}›", seats.join(",")) }
    };
    let cards = sight
        .view
        .table
        .edition()
        .gear()
        .iter()
        .enumerate()
        .map(|(at, gear)| format!("+{} ({}, {}★){}", gear.bonus, gear.cost, gear.stars, on(at + 1)));
    let row = std::iter::once(format!("–{}", on(0))).chain(cards).collect::<Vec<_>>().join("   ");
    say_with(sight.lang, "screen-crabs-gear", &[("row", row.into())])
}

fn permit(sight: &Sight<'_>) -> String {
    let lines = sight.view.table.edition().permit().iter().map(|(binding, value)| format!("{binding}→{value}"));
    say_with(sight.lang, "screen-crabs-permit", &[("lines", lines.collect::<Vec<_>>().join("  ").into())])
}

fn pool(sight: &Sight<'_>) -> String {
    let args = [
        ("cards", sight.view.pool.to_string().into()),
        ("deck", sight.view.deck.into()),
        ("discard", sight.view.discard.len().into()),
    ];
    say_with(sight.lang, "screen-crabs-pool", &args)
}

fn hand(sight: &Sight<'_>) -> Option<String> {
    let cards = sight.view.hands[sight.seat()?].cards?;
    let args = [("cards", cards.to_string().into()), ("value", cards.value().into())];
    Some(sight.paint.ink(Ink::Strong, say_with(sight.lang, "screen-crabs-hand", &args)))
}

/// The permit in words, and for each crab that the hand could catch now one way to do it.
fn catches(sight: &Sight<'_>) -> String {
    let mut ways: BTreeMap<String, String> = BTreeMap::new();
    for mv in sight.legal(CATCHES) {
        let Move::Catch { keep, .. } = mv else { continue };
        let (kept, mv) = (keep.to_string(), mv.to_string());
        let shortest = ways.entry(kept).or_insert_with(|| mv.clone());
        if mv.len() < shortest.len() {
            *shortest = mv;
        }
    }
    let mut lines = vec![permit(sight), say(sight.lang, "screen-crabs-catch-rule")];
    if ways.is_empty() {
        lines.push(say(sight.lang, "screen-crabs-catch-none"));
    }
    lines.extend(ways.into_iter().map(|(kept, way)| format!("  {kept:<4} {way}")));
    lines.join("\n")
}

#[cfg(test)]
mod tests;
