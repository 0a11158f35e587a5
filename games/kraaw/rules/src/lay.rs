//! How the cards of a nest lay, as all could see them.

use crate::pieces::HAND;
use crate::{Nest, Place, Places, Spot};
use core::fmt;

/// What each place of a nest showed to everybody: what lay face down is not known. Four bits a place, because every copy of
/// a game carries the last round's.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Lay(u32);

impl Lay {
    const BITS: usize = 4;

    /// As `From` packs the spots of a nest, but by arithmetic: at the end of every round of a playout, branches on how
    /// each card lies are branches that no processor foresees.
    pub(crate) fn of(nest: &Nest) -> Self {
        let number = |place: Place| {
            let value = u32::from(nest.cards[place.index()].value());
            let is_in = |places: Places| u32::from(places.contains(place));
            is_in(nest.down) + is_in(nest.up) * (1 + value) + is_in(nest.locked) * (6 + value)
        };
        Self(Place::ALL.iter().rev().fold(0, |packed, &place| packed << Self::BITS | number(place)))
    }

    /// What each place showed.
    pub fn spots(self) -> [Spot; HAND] {
        core::array::from_fn(|place| spot(self.0 >> (Self::BITS * place) & 0b1111))
    }
}

/// A card that lies face down loses its value here.
impl From<[Spot; HAND]> for Lay {
    fn from(spots: [Spot; HAND]) -> Self {
        Self(spots.iter().rev().fold(0, |packed, spot| packed << Self::BITS | number(*spot)))
    }
}

impl From<Lay> for [Spot; HAND] {
    fn from(lay: Lay) -> Self {
        lay.spots()
    }
}

impl fmt::Debug for Lay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spots().fmt(f)
    }
}

fn number(spot: Spot) -> u32 {
    match spot {
        Spot::Gap => 0,
        Spot::Down(_) => 1,
        Spot::Up(value) => 1 + u32::from(value),
        Spot::Locked(value) => 6 + u32::from(value),
    }
}

fn spot(number: u32) -> Spot {
    match number {
        0 => Spot::Gap,
        1 => Spot::Down(None),
        2..=6 => Spot::Up(number as u8 - 1),
        _ => Spot::Locked(number as u8 - 6),
    }
}

#[cfg(test)]
mod tests {
    use super::Lay;
    use crate::{Nest, Place, Spot};

    #[test]
    fn places_are_told_apart_and_what_lies_face_down_is_not_kept() {
        let spots = [Spot::Up(1), Spot::Up(5), Spot::Locked(1), Spot::Locked(5), Spot::Gap];
        assert_eq!(Lay::from(spots).spots(), spots);
        assert_eq!(Lay::from([Spot::Down(Some(3)); 5]).spots(), [Spot::Down(None); 5]);
        assert_eq!(Lay::default().spots(), [Spot::Gap; 5]);
    }

    #[test]
    fn a_nest_is_packed_as_its_spots_are() {
        let kinds = [Spot::Gap, Spot::Down(Some(4)), Spot::Up(1), Spot::Up(5), Spot::Locked(2), Spot::Locked(5)];
        for turn in 0..kinds.len() {
            let nest = Nest::lying(&core::array::from_fn(|place| kinds[(turn + place) % kinds.len()]));
            assert_eq!(Lay::of(&nest), Lay::from(Place::ALL.map(|place| Spot::of(nest.at(place)))));
        }
    }
}
