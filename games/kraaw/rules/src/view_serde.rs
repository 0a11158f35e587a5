//! How a view travels: pleasant to read for a client, and checked when it is read back.

use crate::pieces::{Gone, HAND, Nest};
use crate::score::as_data::Written as WrittenTally;
use crate::{Card, Course, Face, Hand, Kraaw, Lay, Phase, PhaseName, Place, Spot, Tally, View};
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use kernel::{BySeat, Frame, Seat, SeatSet, Turn};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A view as data. `countdown` and `locks` are there for the reader; they follow from the nests.
#[derive(Serialize, Deserialize)]
pub(crate) struct Written {
    #[serde(flatten)]
    frame: Frame<Kraaw>,
    round: u16,
    wins: BySeat<u16>,
    playing: SeatSet,
    first: Seat,
    phase: PhaseName,
    pending: Option<Pending>,
    stayed: SeatSet,
    swapped: Option<Seat>,
    quiet: u8,
    stirred: bool,
    nests: BySeat<ByPlace<Seen>>,
    dog: ByPlace<Seen>,
    gone: Vec<Seen>,
    hand: Option<Hand>,
    dog_hand: Option<Hand>,
    #[serde(skip_deserializing)]
    countdown: SeatSet,
    #[serde(skip_deserializing)]
    locks: Option<BySeat<u8>>,
    last: Option<WrittenTally<ByPlace<Spot>>>,
}

/// What lies at each place, under its number from 1 to 5; a gap is left out.
#[derive(Clone, Copy)]
struct ByPlace<T>([Option<T>; HAND]);

impl<T: Copy> ByPlace<T> {
    fn of(at: impl FnMut(Place) -> Option<T>) -> Self {
        Self(Place::ALL.map(at))
    }

    fn iter(&self) -> impl Iterator<Item = (Place, T)> {
        Place::ALL.into_iter().zip(self.0).filter_map(|(place, lying)| Some((place, lying?)))
    }
}

impl<T> Default for ByPlace<T> {
    fn default() -> Self {
        Self([const { None }; HAND])
    }
}

impl<T: Copy + Serialize> Serialize for ByPlace<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByPlace<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(Places(PhantomData))
    }
}

/// Reads what lies at each place.
struct Places<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Places<T> {
    type Value = ByPlace<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what lies at places 1 to 5")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<ByPlace<T>, M::Error> {
        let mut read = ByPlace::default();
        while let Some((place, lying)) = map.next_entry::<Place, T>()? {
            read.0[usize::from(place.number() - 1)] = Some(lying);
        }
        Ok(read)
    }
}

/// What the question is about.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(untagged)]
enum Pending {
    /// The place just revealed or looked at.
    Place(Place),
    /// The card that is being stolen: the victim is asked, and the places it may name are the thief's.
    Theft { thief: Seat, victim: Seat, place: Place },
}

/// A card as its viewer sees it.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Seen {
    /// As positions write it; `?` if its value is not known.
    card: Spot,
    /// The seat in whose nest it was laid; absent if that was the dog.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    from: Option<Seat>,
    /// Who has looked at it, face down as it is.
    #[serde(rename = "seen", default, skip_serializing_if = "nobody")]
    by: SeatSet,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn nobody(seats: &SeatSet) -> bool {
    seats.is_empty()
}

impl From<View> for Written {
    fn from(view: View) -> Self {
        let course = view.course;
        let plays = |seat: Seat| course.playing.contains(seat);
        let bare = |seat: &Seat| plays(*seat) && view.nests[*seat].down().is_empty();
        let options = course.options;
        Self {
            frame: Frame { from: view.from, seats: options.seats(), options, turn: course.due() },
            round: course.round,
            wins: course.wins,
            playing: course.playing,
            first: course.first,
            phase: course.phase.name(),
            pending: pending(&course),
            stayed: course.stayed,
            swapped: course.swapped,
            quiet: course.quiet,
            stirred: course.stirred,
            nests: view.nests.map(|seat, nest| if plays(seat) { seen(nest) } else { ByPlace::default() }),
            dog: ByPlace(view.dog.map(|card| Some(Seen::apart(card)))),
            gone: view.gone.cards().iter().copied().map(Seen::apart).collect(),
            hand: view.hand,
            dog_hand: view.dog_hand,
            countdown: Seat::all(options.seats()).filter(bare).collect(),
            locks: Some(view.nests.map(|_, nest| nest.locked().len())),
            last: course.last.map(Into::into),
        }
    }
}

fn pending(course: &Course) -> Option<Pending> {
    match course.phase {
        Phase::LockOrLeave(place) | Phase::Look(place) => Some(Pending::Place(place)),
        Phase::Take { victim, place } => Some(Pending::Theft { thief: course.turn, victim, place }),
        _ => None,
    }
}

fn seen(nest: &Nest) -> ByPlace<Seen> {
    ByPlace::of(|place| nest.at(place).map(|lying| Seen::of(lying.0, Spot::of(Some(lying)))))
}

impl From<Lay> for ByPlace<Spot> {
    fn from(lay: Lay) -> Self {
        let mut spots = lay.spots().into_iter();
        Self::of(|_| spots.next().filter(|spot| *spot != Spot::Gap))
    }
}

impl From<ByPlace<Spot>> for Lay {
    fn from(lying: ByPlace<Spot>) -> Self {
        Self::from(lying.0.map(Option::unwrap_or_default))
    }
}

impl Seen {
    fn of(card: Card, spot: Spot) -> Self {
        let by = if card.is_open() { SeatSet::EMPTY } else { card.seen() };
        Self { card: spot, from: card.from(), by }
    }

    /// A card that lies in no nest.
    fn apart(card: Card) -> Self {
        Self::of(card, Spot::apart(card))
    }

    /// The card and how it lies; nothing for a gap.
    fn read(self) -> Option<(Card, Face)> {
        let laid = |value| Card::laid(value, self.from);
        match self.card {
            Spot::Gap => None,
            Spot::Down(value) => {
                let card = laid(value.unwrap_or(0));
                Some((self.by.iter().fold(card, Card::looked), Face::Down))
            }
            Spot::Up(value) => Some((laid(value).opened(), Face::Up)),
            Spot::Locked(value) => Some((laid(value).opened(), Face::Locked)),
        }
    }
}

impl TryFrom<Written> for View {
    type Error = &'static str;

    fn try_from(mut written: Written) -> Result<Self, Self::Error> {
        let last = written.last.take().map(Tally::try_from).transpose()?;
        let course = Course { last, ..written.course()? };
        Ok(Self {
            from: written.frame.from,
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
    /// The course of the game, but for how the last round was counted.
    fn course(&self) -> Result<Course, &'static str> {
        self.check_seats()?;
        Ok(Course {
            options: self.frame.options,
            round: self.round,
            wins: self.wins,
            playing: self.playing,
            first: self.first,
            phase: self.phase()?,
            turn: self.player(),
            stayed: self.stayed,
            swapped: self.swapped,
            quiet: self.quiet,
            stirred: self.stirred,
            last: None,
        })
    }

    fn check_seats(&self) -> Result<(), &'static str> {
        let seats = self.frame.seats;
        let named = self.playing.iter().chain([self.first, self.player()]).chain(self.swapped);
        if self.wins.seats() != seats || self.playing.len() < 2 || !named.into_iter().all(|seat| seat.number() < seats)
        {
            return Err("a seat that is not at the table");
        }
        Ok(())
    }

    /// Whose turn it is; the first player's where it is nobody's.
    fn player(&self) -> Seat {
        match (self.pending, self.phase, self.frame.turn) {
            (Some(Pending::Theft { thief, .. }), ..) => thief,
            (_, PhaseName::Swap, _) => self.first,
            (.., Turn::Seats(seats)) => seats.first().unwrap_or(self.first),
            _ => self.first,
        }
    }

    fn phase(&self) -> Result<Phase, &'static str> {
        Ok(match (self.phase, self.pending) {
            (PhaseName::Swap, None) => Phase::Swap,
            (PhaseName::Dog, None) => Phase::Dog,
            (PhaseName::Main, None) => Phase::Main,
            (PhaseName::LockOrLeave, Some(Pending::Place(place))) => Phase::LockOrLeave(place),
            (PhaseName::Look, Some(Pending::Place(place))) => Phase::Look(place),
            (PhaseName::Take, Some(Pending::Theft { victim, place, .. })) => Phase::Take { victim, place },
            (PhaseName::Bonus, None) => Phase::Bonus,
            (PhaseName::Over, None) => Phase::Over,
            _ => return Err("a phase that cannot be seen"),
        })
    }

    fn nests(&self, course: &Course) -> Result<BySeat<Nest>, &'static str> {
        if self.nests.seats() != course.options.seats() {
            return Err("a nest for each seat");
        }
        let sits_out = |seat: Seat| !course.playing.contains(seat);
        if self.nests.iter().any(|(seat, cards)| sits_out(seat) && cards.iter().next().is_some()) {
            return Err("a nest of a seat that sits out");
        }
        Ok(self.nests.map(|_, cards| read_nest(cards)))
    }
}

fn read_nest(cards: &ByPlace<Seen>) -> Nest {
    let mut nest = Nest::default();
    for (place, seen) in cards.iter() {
        if let Some((card, face)) = seen.read() {
            nest.put(place, card, face);
        }
    }
    nest
}

fn dog(cards: &ByPlace<Seen>) -> Result<[Card; HAND], &'static str> {
    let read: Vec<Card> = cards.iter().filter_map(|(_, seen)| Some(seen.read()?.0)).collect();
    read.try_into().map_err(|_| "the dog has five cards")
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
