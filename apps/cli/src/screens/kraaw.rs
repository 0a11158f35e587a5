//! Kraaw in the terminal: the nests, what this seat knows, and how a round was counted.

use super::{Answer, Screen};
use crate::eyes::Eyes;
use crate::paint::Ink;
use kernel::{Seat, Turn};
use kraaw_rules::{Card, Event, Face, Nest, Phase, Place, Tally, View};
use serde_json::value::RawValue;
use words::{say, say_with};

/// Columns of a card, and of a name before the cards.
const CARD: usize = 7;
const NAME: usize = 18;

/// The nests round the table.
pub(crate) struct Nests {
    /// Whether cards looked at in secret stay on the screen; else they show once, while the look lasts.
    memory_aid: bool,
}

impl Nests {
    pub(crate) fn new(memory_aid: bool) -> Self {
        Self { memory_aid }
    }
}

impl Screen for Nests {
    fn has_secrets(&self) -> bool {
        true
    }

    fn picture(&mut self, eyes: &Eyes<'_>) -> String {
        let view: View = eyes.typed_view();
        let mut lines = vec![heading(&view, eyes), places()];
        lines.extend(Seat::all(eyes.seats()).map(|seat| self.nest(seat, &view, eyes)));
        lines.extend(self.dog(&view, eyes));
        lines.extend(own_cards(&view, eyes));
        lines.push(eyes.paint.ink(Ink::Faint, say(eyes.lang, "screen-kraaw-legend")));
        lines.extend(countdowns(&view, eyes));
        lines.join("\n")
    }

    fn tell(&mut self, event: &RawValue, eyes: &Eyes<'_>) -> Option<String> {
        match serde_json::from_str(event.get()).expect("the screen knows its game's events") {
            Event::RoundOver(tally) => Some(counted(&tally, eyes)),
            _ => eyes.narrate("kraaw", event),
        }
    }

    fn ask(&self, eyes: &Eyes<'_>) -> String {
        let view: View = eyes.typed_view();
        let id = match view.course.phase {
            Phase::Swap => "screen-kraaw-ask-swap",
            Phase::Dog => "screen-kraaw-ask-dog",
            Phase::Main => "screen-kraaw-ask-main",
            Phase::LockOrLeave(_) => "screen-kraaw-ask-lock-or-leave",
            Phase::Look(place) => return ask_after_look(place, &view, eyes),
            Phase::Take { victim, place } => return ask_take(victim, place, &view, eyes),
            Phase::Bonus => "screen-kraaw-ask-bonus",
            Phase::Hands | Phase::Nests | Phase::Over => return String::new(),
        };
        say(eyes.lang, id)
    }

    fn answer(&mut self, _: &str, _: &Eyes<'_>) -> Answer {
        Answer::NotMine
    }

    fn help(&self, eyes: &Eyes<'_>) -> String {
        say(eyes.lang, "screen-kraaw-help")
    }

    fn reset(&mut self) {}
}

impl Nests {
    /// One seat's line: whose turn, rounds won, the five cards, their sum and the locks used.
    fn nest(&self, seat: Seat, view: &View, eyes: &Eyes<'_>) -> String {
        let course = &view.course;
        let due = matches!(course.due(), Turn::Seats(seats) if seats.contains(seat));
        let name = format!("{seat} {}", eyes.name(seat)).chars().take(NAME - 4).collect::<String>();
        let name = format!("{name:<width$}", width = NAME - 3);
        let label = format!("{} {}", if due { "►" } else { " " }, eyes.paint.ink(Ink::Seat(seat.number()), name));
        let wins = say_with(eyes.lang, "screen-kraaw-wins", &[("wins", course.wins[seat].into())]);
        if !course.playing.contains(seat) {
            return format!("{label} {}   {wins}", say(eyes.lang, "screen-kraaw-sits-out"));
        }
        let nest = &view.nests[seat];
        let cards: String = Place::ALL.map(|place| self.card(nest, place, view, eyes)).concat();
        let score = [("sum", sum(nest).into()), ("locks", nest.locked().len().into())];
        format!("{label} {cards} {}  {wins}", say_with(eyes.lang, "screen-kraaw-score", &score))
    }

    /// A card: `[ ? ]` unknown, `[ 2?]` known but face down, `( 2 )` revealed, `[=2=]` locked.
    fn card(&self, nest: &Nest, place: Place, view: &View, eyes: &Eyes<'_>) -> String {
        let Some((card, face)) = nest.at(place) else { return format!("{:^CARD$}", "·") };
        let value = card.value();
        let text = match face {
            Face::Down if value > 0 && self.shows(place, nest, view, eyes) => format!("[ {value}?]"),
            Face::Down => "[ ? ]".to_owned(),
            Face::Up => format!("( {value} )"),
            Face::Locked => format!("[={value}=]"),
        };
        let text = format!("{text:^CARD$}");
        if face == Face::Down { eyes.paint.ink(Ink::Faint, text) } else { eyes.paint.ink(Ink::Strong, text) }
    }

    /// Whether a face-down card that this seat has seen is shown: always with the memory aid, else only while the
    /// look lasts.
    fn shows(&self, place: Place, nest: &Nest, view: &View, eyes: &Eyes<'_>) -> bool {
        let looking = view.course.phase == Phase::Look(place) && eyes.seat() == Some(view.course.turn);
        let own = eyes.seat().is_some_and(|seat| view.nests[seat] == *nest);
        self.memory_aid || view.course.phase == Phase::Over || (looking && own)
    }

    /// The dog lies face down; after a swap its cards are known as a set to the seat that swapped.
    fn dog(&self, view: &View, eyes: &Eyes<'_>) -> Option<String> {
        let seen =
            |card: &Card| if card.value() > 0 && self.memory_aid { card.value().to_string() } else { "?".to_owned() };
        let cards: String = view.dog.map(|card| format!("{:^CARD$}", format!("[ {} ]", seen(&card)))).concat();
        matches!(view.course.phase, Phase::Dog | Phase::Swap)
            .then(|| format!("  {:<width$} {cards}", say(eyes.lang, "screen-kraaw-dog"), width = NAME - 3))
    }
}

fn heading(view: &View, eyes: &Eyes<'_>) -> String {
    let course = &view.course;
    let target = course.options.rounds_to_win();
    let args = [("round", course.round.into()), ("target", target.into()), ("name", eyes.name(course.first).into())];
    let id = if course.deciding() { "screen-kraaw-heading-deciding" } else { "screen-kraaw-heading" };
    eyes.paint.ink(Ink::Strong, say_with(eyes.lang, id, &args))
}

fn places() -> String {
    let numbers: String = Place::ALL.map(|place| format!("{:^CARD$}", place.number())).concat();
    format!("{}{}", " ".repeat(NAME), numbers.trim_end())
}

fn sum(nest: &Nest) -> u8 {
    nest.counting().iter().filter_map(|place| nest.at(place)).map(|(card, _)| card.value()).sum()
}

/// The five cards this seat was dealt, as a set: it knows which, not where.
fn own_cards(view: &View, eyes: &Eyes<'_>) -> Option<String> {
    let cards: Vec<String> = view.hand?.values().iter().map(ToString::to_string).collect();
    Some(say_with(eyes.lang, "screen-kraaw-dealt", &[("cards", cards.join(" ").into())]))
}

/// A warning for each seat that would end the round by starting its turn like this.
fn countdowns(view: &View, eyes: &Eyes<'_>) -> Vec<String> {
    if matches!(view.course.phase, Phase::Swap | Phase::Dog | Phase::Over) {
        return Vec::new();
    }
    let bare = view.course.playing.iter().filter(|&seat| view.nests[seat].down().is_empty());
    let warn = |seat: Seat| say_with(eyes.lang, "screen-kraaw-countdown", &[("name", eyes.name(seat).into())]);
    bare.map(|seat| eyes.paint.ink(Ink::Wrong, warn(seat))).collect()
}

fn ask_after_look(place: Place, view: &View, eyes: &Eyes<'_>) -> String {
    let value = view.nests[view.course.turn].at(place).map_or(0, |(card, _)| card.value());
    let args = [("place", place.number().into()), ("value", value.into())];
    say_with(eyes.lang, "screen-kraaw-ask-look", &args)
}

fn ask_take(victim: Seat, place: Place, view: &View, eyes: &Eyes<'_>) -> String {
    let thief = view.course.turn;
    let choices: Vec<String> =
        view.nests[thief].loose().iter().map(|place| format!("take {}", place.number())).collect();
    let args = [
        ("thief", eyes.name(thief).into()),
        ("name", eyes.name(victim).into()),
        ("place", place.number().into()),
        ("choices", choices.join(", ").into()),
    ];
    say_with(eyes.lang, "screen-kraaw-ask-take", &args)
}

/// How a round was counted: every seat's cards and sum, and what broke a tie.
fn counted(tally: &Tally, eyes: &Eyes<'_>) -> String {
    let mut lines = vec![say_with(eyes.lang, "screen-kraaw-round-over", &[("round", tally.round.into())])];
    for seat in tally.playing.iter() {
        let counted = tally.counted(seat);
        let values: Vec<String> = counted.values().map(|value| value.to_string()).collect();
        let cards = if values.is_empty() { "–".to_owned() } else { values.join(" + ") };
        let args = [("name", eyes.name(seat).into()), ("cards", cards.into()), ("sum", counted.sum().into())];
        lines.push(format!("  {}", say_with(eyes.lang, "screen-kraaw-counted", &args)));
    }
    lines.extend(tie(tally, eyes));
    let winners: Vec<&str> = tally.winners.iter().map(|seat| eyes.name(seat)).collect();
    let id = if winners.len() > 1 { "screen-kraaw-round-shared" } else { "screen-kraaw-round-won" };
    let names = words::list(eyes.lang, &winners);
    lines.push(eyes.paint.ink(Ink::Strong, say_with(eyes.lang, id, &[("names", names.into())])));
    lines.join("\n  ")
}

fn tie(tally: &Tally, eyes: &Eyes<'_>) -> Option<String> {
    let tie = tally.tie()?;
    let tied: Vec<&str> = tie.seats.iter().map(|seat| eyes.name(seat)).collect();
    let names = ("names", words::list(eyes.lang, &tied).into());
    Some(match tie.card {
        Some(card) => say_with(eyes.lang, "screen-kraaw-tie-broken", &[names, ("card", card.into())]),
        None => say_with(eyes.lang, "screen-kraaw-tie-perfect", &[names]),
    })
}
