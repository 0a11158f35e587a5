//! Kraaw in the terminal: the nests, what this seat knows, and how a round was counted.

mod pointing;

use crate::Title;
use crate::face::scene::Thing;
use ::screen::{Canvas, Ink, Laid, Picture, Pressed, Room, Run, Screen, Taste, padded};
use kernel::{Seat, Turn};
use rules::{Event, Kraaw, Move, Phase, Place, Spot, Tally};
use words::{say, say_with};

type Sight<'a> = ::screen::Sight<'a, Kraaw>;

/// Columns of a card, and of a name before the cards.
const CARD: usize = 7;
const NAME: usize = 16;

/// The nests round the table.
pub struct Nests {
    /// Whether cards looked at in secret stay on the screen; else they show once, while the look lasts.
    memory_aid: bool,
    /// The cards chosen on a full screen.
    chosen: Vec<Thing>,
}

impl Screen for Title {
    type Picture = Nests;

    fn picture(taste: Taste) -> Nests {
        Nests { memory_aid: taste.memory_aid, chosen: Vec::new() }
    }
}

impl Picture<Kraaw> for Nests {
    fn draw(&mut self, sight: &Sight<'_>) -> String {
        self.board(sight, &mut |_, run| run).painted(sight.paint)
    }

    fn tell(&mut self, event: &Event, sight: &Sight<'_>) -> Option<String> {
        match event {
            Event::RoundOver(tally) => Some(counted(tally, sight)),
            _ => sight.narrate(event),
        }
    }

    fn ask(&self, sight: &Sight<'_>) -> String {
        let id = match sight.view.course.phase {
            Phase::Swap => "screen-kraaw-ask-swap",
            Phase::Dog => "screen-kraaw-ask-dog",
            Phase::Main => return ask_main(sight),
            Phase::LockOrLeave(_) => "screen-kraaw-ask-lock-or-leave",
            Phase::Look(place) => return ask_after_look(place, sight),
            Phase::Take { place, .. } => return ask_take(place, sight),
            Phase::Bonus => "screen-kraaw-ask-bonus",
            Phase::Hands | Phase::Nests | Phase::Over => return String::new(),
        };
        say(sight.lang, id)
    }

    fn lay(&mut self, sight: &Sight<'_>, _: Room) -> Laid {
        self.lay_out(sight)
    }

    fn press(&mut self, id: &str, sight: &Sight<'_>) -> Pressed {
        self.choose(id, sight)
    }

    fn help(&self, sight: &Sight<'_>) -> String {
        say(sight.lang, "screen-kraaw-help")
    }

    fn reset(&mut self) {
        self.chosen.clear();
    }
}

impl Nests {
    /// The whole table; what a card looks like may be changed for each.
    fn board(&self, sight: &Sight<'_>, card: &mut dyn FnMut(Thing, Run) -> Run) -> Canvas {
        let mut canvas = Canvas::default();
        canvas.line([heading(sight)]);
        canvas.line([Run::plain(places())]);
        sight.seats().for_each(|seat| canvas.line(self.nest(seat, sight, card)));
        if matches!(sight.view.course.phase, Phase::Dog | Phase::Swap) {
            canvas.line(self.dog(sight, card));
        }
        canvas.text(None, &own_cards(sight).unwrap_or_default());
        canvas.text(Some(Ink::Faint), &say(sight.lang, "screen-kraaw-legend"));
        countdowns(sight).iter().for_each(|warning| canvas.text(Some(Ink::Wrong), warning));
        canvas
    }

    /// One seat's line: whose turn, rounds won, the five cards, their sum and the locks used.
    fn nest(&self, seat: Seat, sight: &Sight<'_>, card: &mut dyn FnMut(Thing, Run) -> Run) -> Vec<Run> {
        let course = &sight.view.course;
        let due = matches!(course.due(), Turn::Seats(seats) if seats.contains(seat));
        let name = padded(&padded(&format!("{seat} {}", sight.name(seat)), NAME - 4), NAME - 3);
        let mut runs = vec![Run::plain(if due { "► " } else { "  " }), Run::of(Ink::Seat(seat.number()), name)];
        let wins = say_with(sight.lang, "screen-kraaw-wins", &[("wins", course.wins[seat].into())]);
        if !course.playing.contains(seat) {
            runs.push(Run::plain(format!(" {}   {wins}", say(sight.lang, "screen-kraaw-sits-out"))));
            return runs;
        }
        runs.push(Run::plain(" "));
        runs.extend(Place::ALL.map(|place| card(Thing::Nest(seat, place), self.card(seat, place, sight))));
        runs.push(Run::plain(format!(" {}  {wins}", score(seat, sight))));
        runs
    }

    /// A card: `[ ? ]` unknown, `[ 2?]` known but face down, `( 2 )` revealed, `[=2=]` locked.
    fn card(&self, seat: Seat, place: Place, sight: &Sight<'_>) -> Run {
        let (ink, text) = match sight.view.spot(seat, place, self.memory_aid) {
            Spot::Gap => return Run::plain(format!("{:^CARD$}", "·")),
            Spot::Down(Some(value)) => (Ink::Faint, format!("[ {value}?]")),
            Spot::Down(None) => (Ink::Faint, "[ ? ]".to_owned()),
            Spot::Up(value) => (Ink::Strong, format!("( {value} )")),
            Spot::Locked(value) => (Ink::Strong, format!("[={value}=]")),
        };
        Run::of(ink, format!("{text:^CARD$}"))
    }

    /// The dog lies face down; after a swap its cards are known as a set to the seat that swapped.
    fn dog(&self, sight: &Sight<'_>, card: &mut dyn FnMut(Thing, Run) -> Run) -> Vec<Run> {
        let seen = |place| match sight.view.dog_spot(place, self.memory_aid) {
            Spot::Down(Some(value)) => value.to_string(),
            _ => "?".to_owned(),
        };
        let name = padded(&say(sight.lang, "screen-kraaw-dog"), NAME - 3);
        let mut runs = vec![Run::plain(format!("  {name} "))];
        runs.extend(
            Place::ALL
                .map(|place| card(Thing::Dog(place), Run::plain(format!("{:^CARD$}", format!("[ {} ]", seen(place)))))),
        );
        runs
    }
}

/// What a nest shows together, and the locks on it. Sums of two digits leave the table in line.
fn score(seat: Seat, sight: &Sight<'_>) -> String {
    let locks = sight.view.nests[seat].locked().len();
    let sum = format!("{:>2}", sight.view.sum(seat));
    say_with(sight.lang, "screen-kraaw-score", &[("sum", sum.into()), ("locks", locks.into())])
}

fn heading(sight: &Sight<'_>) -> Run {
    let course = &sight.view.course;
    let target = course.options.rounds_to_win();
    let args = [("round", course.round.into()), ("target", target.into()), ("name", sight.name(course.first).into())];
    let id = if course.deciding() && course.phase != Phase::Over {
        "screen-kraaw-heading-deciding"
    } else {
        "screen-kraaw-heading"
    };
    Run::of(Ink::Strong, say_with(sight.lang, id, &args))
}

fn places() -> String {
    let numbers: String = Place::ALL.map(|place| format!("{:^CARD$}", place.number())).concat();
    format!("{}{}", " ".repeat(NAME), numbers.trim_end())
}

/// The five cards this seat was dealt, as a set: it knows which, not where.
fn own_cards(sight: &Sight<'_>) -> Option<String> {
    if sight.view.course.phase == Phase::Over {
        return None;
    }
    let cards: Vec<String> = sight.view.hand?.values().iter().map(ToString::to_string).collect();
    Some(say_with(sight.lang, "screen-kraaw-dealt", &[("cards", cards.join(" ").into())]))
}

/// A warning for each seat that would end the round by starting its turn like this.
fn countdowns(sight: &Sight<'_>) -> Vec<String> {
    let warn = |seat: Seat| say_with(sight.lang, "screen-kraaw-countdown", &[("name", sight.name(seat).into())]);
    let bare = sight.seats().filter(|&seat| sight.view.counts_down(seat));
    bare.map(warn).collect()
}

/// What can be done, with somebody's name to show whom the number in a theft stands for.
fn ask_main(sight: &Sight<'_>) -> String {
    let playing = sight.view.course.playing;
    let rival = playing.iter().find(|&seat| Some(seat) != sight.seat()).unwrap_or(sight.view.course.turn);
    let can_lock = sight.legal(usize::MAX).into_iter().any(|mv| matches!(mv, Move::Lock(_)));
    let lock = if can_lock { "yes" } else { "no" };
    let args = [("rival", rival.number().into()), ("name", sight.name(rival).into()), ("lock", lock.into())];
    say_with(sight.lang, "screen-kraaw-ask-main", &args)
}

fn ask_after_look(place: Place, sight: &Sight<'_>) -> String {
    let value = sight.view.nests[sight.view.course.turn].at(place).map_or(0, |(card, _)| card.value());
    let args = [("place", place.number().into()), ("value", value.into())];
    say_with(sight.lang, "screen-kraaw-ask-look", &args)
}

fn ask_take(place: Place, sight: &Sight<'_>) -> String {
    let thief = sight.view.course.turn;
    let choices: Vec<String> =
        sight.view.nests[thief].loose().iter().map(|place| format!("take {}", place.number())).collect();
    let args =
        [("thief", sight.name(thief).into()), ("place", place.number().into()), ("choices", choices.join(", ").into())];
    say_with(sight.lang, "screen-kraaw-ask-take", &args)
}

/// How a round was counted: every seat's cards and sum, and what broke a tie.
fn counted(tally: &Tally, sight: &Sight<'_>) -> String {
    let mut lines = vec![say_with(sight.lang, "screen-kraaw-round-over", &[("round", tally.round.into())])];
    for seat in tally.playing.iter() {
        let counted = tally.counted(seat);
        let values: Vec<String> = counted.values().map(|value| value.to_string()).collect();
        let cards = if values.is_empty() { "–".to_owned() } else { values.join(" + ") };
        let args = [("name", sight.name(seat).into()), ("cards", cards.into()), ("sum", counted.sum().into())];
        lines.push(format!("  {}", say_with(sight.lang, "screen-kraaw-counted", &args)));
    }
    lines.extend(tie(tally, sight));
    lines.push(sight.paint.ink(Ink::Strong, won(tally, sight)));
    lines.join("\n  ")
}

fn won(tally: &Tally, sight: &Sight<'_>) -> String {
    let winners: Vec<&str> = tally.winners.iter().map(|seat| sight.name(seat)).collect();
    let id = match winners.len() {
        1 if tally.winners.iter().any(|seat| sight.is_reader(seat)) => "screen-kraaw-round-won-you",
        1 => "screen-kraaw-round-won",
        _ => "screen-kraaw-round-shared",
    };
    say_with(sight.lang, id, &[("names", words::list(sight.lang, &winners).into())])
}

fn tie(tally: &Tally, sight: &Sight<'_>) -> Option<String> {
    let tie = tally.tie()?;
    let tied: Vec<&str> = tie.seats.iter().map(|seat| sight.name(seat)).collect();
    let names = ("names", words::list(sight.lang, &tied).into());
    Some(match tie.card {
        Some(card) => say_with(sight.lang, "screen-kraaw-tie-broken", &[names, ("card", card.into())]),
        None => say_with(sight.lang, "screen-kraaw-tie-perfect", &[names]),
    })
}

#[cfg(test)]
mod tests;
