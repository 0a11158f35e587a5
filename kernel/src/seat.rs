//! Places at a table, and things kept by place.

use core::fmt::{self, Display};
use core::ops::{Index, IndexMut};

/// The most seats any game of the house has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0. Never a bare integer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if any game has so many.
    pub const fn new(number: u8) -> Option<Self> {
        if (number as usize) < MAX_SEATS { Some(Self(number)) } else { None }
    }

    /// The seat with this number. For numbers known to be small: constants, loops over seats.
    ///
    /// # Panics
    /// If no game has that many seats.
    pub const fn at(number: u8) -> Self {
        assert!((number as usize) < MAX_SEATS, "no game has that many seats");
        Self(number)
    }

    /// All seats of a table of this size, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seats).map(Self)
    }

    /// The seat's number, from 0.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The seat's number, to index with.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of this size.
    #[inline]
    #[must_use]
    pub const fn next(self, seats: u8) -> Self {
        let next = self.0 + 1;
        Self(if next >= seats { 0 } else { next })
    }
}

impl Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who is looking: a seat, or anybody who has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Viewpoint {
    /// The player in this seat.
    Seat(Seat),
    /// A spectator: sees what all may see.
    Audience,
}

impl Viewpoint {
    /// Every viewpoint at a table of this size.
    pub fn all(seats: u8) -> impl Iterator<Item = Self> {
        Seat::all(seats).map(Self::Seat).chain([Self::Audience])
    }

    /// Whether this is that seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Every seat of a table of this size.
    pub const fn all(seats: u8) -> Self {
        Self(((1_u16 << seats) - 1) as u8)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds the seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes the seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// How many seats are in it.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no seat is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seat with the lowest number.
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// One `T` for each seat of a table, reached by [`Seat`]. Lives inline, so it copies as its items do.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    items: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Default> BySeat<T> {
    /// One item for each seat, made by `item`.
    pub fn from_fn(seats: u8, mut item: impl FnMut(Seat) -> T) -> Self {
        assert!(usize::from(seats) <= MAX_SEATS, "no game has that many seats");
        let items = core::array::from_fn(|i| if i < seats.into() { item(Seat(i as u8)) } else { T::default() });
        Self { items, seats }
    }

    /// The default item for each seat.
    pub fn new(seats: u8) -> Self {
        Self::from_fn(seats, |_| T::default())
    }
}

impl<T> BySeat<T> {
    /// How many seats the table has.
    #[inline]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The items in the order of seats.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats.into()]
    }

    /// The items in the order of seats, with their seats.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        Seat::all(self.seats).zip(&self.items)
    }

    /// The items in the order of seats, with their seats, to change.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        Seat::all(self.seats).zip(&mut self.items)
    }

    /// The same for what `f` makes of each item.
    pub fn map<U: Default>(&self, mut f: impl FnMut(Seat, &T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.seats, |seat| f(seat, &self[seat]))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

#[cfg(feature = "serde")]
mod as_data {
    use super::{BySeat, MAX_SEATS, Seat, SeatSet};
    use alloc::vec::Vec;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    impl<'de> Deserialize<'de> for Seat {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            let number = u8::deserialize(from)?;
            Self::new(number).ok_or_else(|| D::Error::custom("no game has that many seats"))
        }
    }

    impl Serialize for SeatSet {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            to.collect_seq(self.iter())
        }
    }

    impl<'de> Deserialize<'de> for SeatSet {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
        }
    }

    impl<T: Serialize> Serialize for BySeat<T> {
        fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
            self.as_slice().serialize(to)
        }
    }

    impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for BySeat<T> {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
            let items = Vec::<T>::deserialize(from)?;
            if items.len() > MAX_SEATS {
                return Err(D::Error::custom("no game has that many seats"));
            }
            let seats = items.len() as u8;
            let mut items = items.into_iter();
            Ok(Self::from_fn(seats, |_| items.next().unwrap_or_default()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{BySeat, Seat, SeatSet};
    use alloc::vec::Vec;

    #[test]
    fn seats_go_round_the_table() {
        assert_eq!(Seat::at(1).next(3), Seat::at(2));
        assert_eq!(Seat::at(2).next(3), Seat::at(0));
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set = SeatSet::all(6);
        assert_eq!(set.len(), 6);
        set.remove(Seat::at(0));
        assert!(!set.contains(Seat::at(0)));
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        assert_eq!(set.first(), Some(Seat::at(1)));
    }

    #[test]
    fn by_seat_travels_as_a_list() {
        let wins = BySeat::from_fn(3, |seat| seat.number() * 2);
        assert_eq!(serde_json::to_string(&wins).unwrap(), "[0,2,4]");
        assert_eq!(serde_json::from_str::<BySeat<u8>>("[0,2,4]").unwrap(), wins);
        assert!(serde_json::from_str::<BySeat<u8>>("[0,0,0,0,0,0,0]").is_err());
    }
}
