//! How a view travels: pleasant to read for a client, and checked when it is read back.

use crate::pieces::{Gone, HAND, Nest};
use crate::{Asked, Card, Course, Face, Hand, Options, Pending, Phase, PhaseName, Place, Spot, Tally, View};
use alloc::vec::Vec;
use kernel::{BySeat, Seat, SeatSet, Viewpoint};
use serde::{Deserialize, Serialize};

/// A view as data. `countdown` and `locks` are there for the reader; they follow from the nests.
#[derive(Serialize, Deserialize)]
pub(crate) struct Written {
    seat: Option<Seat>,
    options: Asked,
    round: u16,
    wins: BySeat<u16>,
    playing: SeatSet,
    first: Seat,
    phase: PhaseName,
    turn: Option<Seat>,
    pending: Option<Pending>,
    stayed: SeatSet,
    swapped: Option<Seat>,
    quiet: u8,
    stirred: bool,
    nests: Vec<Vec<Seen>>,
    dog: Vec<Seen>,
    gone: Vec<Seen>,
    hand: Option<Hand>,
    dog_hand: Option<Hand>,
    #[serde(default)]
    countdown: SeatSet,
    #[serde(default)]
    locks: Vec<u8>,
    last: Option<Tally>,
}

/// A card as its viewer sees it.
#[derive(Serialize, Deserialize)]
struct Seen {
    /// As positions write it; `?` if its value is not known.
    card: Spot,
    /// The seat in whose nest it was laid; absent if that was the dog.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    from: Option<Seat>,
    /// Who has looked at it, face down as it is.
    #[serde(rename = "seen", default, skip_serializing_if = "Vec::is_empty")]
    by: Vec<Seat>,
}

impl From<View> for Written {
    fn from(view: View) -> Self {
        let course = view.course;
        let plays = |seat: Seat| course.playing.contains(seat);
        let bare = |seat: &Seat| plays(*seat) && view.nests[*seat].down().is_empty();
        Self {
            seat: if let Viewpoint::Seat(seat) = view.from { Some(seat) } else { None },
            options: asked(course.options),
            round: course.round,
            wins: course.wins,
            playing: course.playing,
            first: course.first,
            phase: course.phase.name(),
            turn: course.phase.has_turn().then_some(course.turn),
            pending: course.phase.pending(),
            stayed: course.stayed,
            swapped: course.swapped,
            quiet: course.quiet,
            stirred: course.stirred,
            nests: view.nests.iter().map(|(seat, nest)| if plays(seat) { seen(nest) } else { Vec::new() }).collect(),
            dog: view.dog.iter().map(|&card| Seen::of(Some(card), Spot::apart(card))).collect(),
            gone: view.gone.cards().iter().map(|&card| Seen::of(Some(card), Spot::apart(card))).collect(),
            hand: view.hand,
            dog_hand: view.dog_hand,
            countdown: Seat::all(course.options.seats()).filter(bare).collect(),
            locks: view.nests.as_slice().iter().map(|nest| nest.locked().len()).collect(),
            last: course.last,
        }
    }
}

fn asked(options: Options) -> Asked {
    Asked {
        rounds_to_win: Some(options.rounds_to_win().into()),
        direction: Some(options.direction()),
        hand_swap: Some(options.hand_swap()),
        stall: Some(options.stall().into()),
    }
}

fn seen(nest: &Nest) -> Vec<Seen> {
    let at = |&place: &Place| {
        let lying = nest.at(place);
        Seen::of(lying.map(|(card, _)| card), Spot::of(lying))
    };
    Place::ALL.iter().map(at).collect()
}

impl Seen {
    fn of(card: Option<Card>, spot: Spot) -> Self {
        let looked = card.filter(|card| !card.is_open()).map_or(SeatSet::EMPTY, Card::seen);
        Self { card: spot, from: card.and_then(Card::from), by: looked.iter().collect() }
    }

    /// The card and how it lies; nothing for a gap.
    fn read(&self) -> Option<(Card, Face)> {
        let laid = |value| Card::laid(value, self.from);
        match self.card {
            Spot::Gap => None,
            Spot::Down(value) => {
                let card = laid(value.unwrap_or(0));
                Some((self.by.iter().fold(card, |card, &seat| card.looked(seat)), Face::Down))
            }
            Spot::Up(value) => Some((laid(value).opened(), Face::Up)),
            Spot::Locked(value) => Some((laid(value).opened(), Face::Locked)),
        }
    }
}

impl TryFrom<Written> for View {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        let course = written.course()?;
        Ok(Self {
            from: written.seat.map_or(Viewpoint::Audience, Viewpoint::Seat),
            nests: written.nests(&course)?,
            dog: dog(&written.dog)?,
            gone: gone(&written.gone)?,
            hand: checked(written.hand)?,
            dog_hand: checked(written.dog_hand)?,
            course,
        })
    }
}

impl Written {
    fn course(&self) -> Result<Course, &'static str> {
        let seats = self.wins.seats();
        let sits = |seat: Option<Seat>| seat.is_none_or(|seat| seat.number() < seats);
        let named = [self.seat, Some(self.first), self.turn, self.swapped];
        if !named.into_iter().all(sits) || !self.playing.iter().all(|seat| sits(Some(seat))) || self.playing.len() < 2 {
            return Err("a seat that is not at the table");
        }
        Ok(Course {
            options: Options::check(seats, &self.options).map_err(|_| "options that cannot be")?,
            round: self.round,
            wins: self.wins,
            playing: self.playing,
            first: self.first,
            phase: self.phase()?,
            turn: self.turn.unwrap_or(self.first),
            stayed: self.stayed,
            swapped: self.swapped,
            quiet: self.quiet,
            stirred: self.stirred,
            last: self.last,
        })
    }

    fn phase(&self) -> Result<Phase, &'static str> {
        Ok(match (self.phase, self.pending) {
            (PhaseName::Swap, None) => Phase::Swap,
            (PhaseName::Dog, None) => Phase::Dog,
            (PhaseName::Main, None) => Phase::Main,
            (PhaseName::LockOrLeave, Some(Pending::Place(place))) => Phase::LockOrLeave(place),
            (PhaseName::Look, Some(Pending::Place(place))) => Phase::Look(place),
            (PhaseName::Take, Some(Pending::Theft { victim, place })) => Phase::Take { victim, place },
            (PhaseName::Bonus, None) => Phase::Bonus,
            (PhaseName::Over, None) => Phase::Over,
            _ => return Err("a phase that cannot be seen"),
        })
    }

    fn nests(&self, course: &Course) -> Result<BySeat<Nest>, &'static str> {
        let mut nests = BySeat::new(course.options.seats());
        if self.nests.len() != nests.as_slice().len() {
            return Err("a nest for each seat");
        }
        for ((seat, nest), cards) in nests.iter_mut().zip(&self.nests) {
            let due = if course.playing.contains(seat) { HAND } else { 0 };
            if cards.len() != due {
                return Err("a nest has five places");
            }
            *nest = read_nest(cards);
        }
        Ok(nests)
    }
}

fn read_nest(cards: &[Seen]) -> Nest {
    let mut nest = Nest::default();
    for (&place, seen) in Place::ALL.iter().zip(cards) {
        if let Some((card, face)) = seen.read() {
            nest.put(place, card, face);
        }
    }
    nest
}

fn dog(cards: &[Seen]) -> Result<[Card; HAND], &'static str> {
    let cards: Option<Vec<Card>> = cards.iter().map(|seen| seen.read().map(|(card, _)| card)).collect();
    cards.and_then(|cards| cards.try_into().ok()).ok_or("the dog has five cards")
}

fn gone(cards: &[Seen]) -> Result<Gone, &'static str> {
    let mut gone = Gone::default();
    for seen in cards {
        gone.push(seen.read().ok_or("a gap cannot be discarded")?.0);
    }
    Ok(gone)
}

fn checked(hand: Option<Hand>) -> Result<Option<Hand>, &'static str> {
    match hand {
        Some(hand) if !hand.values().iter().all(|value| (1..=5).contains(value)) => Err("cards are 1 to 5"),
        hand => Ok(hand),
    }
}
