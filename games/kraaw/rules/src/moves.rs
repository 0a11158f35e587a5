//! What a seat may do: listing, counting and picking moves.

use crate::{Kraaw, Nest, Phase, Place, Places};
use core::ops::ControlFlow;
use kernel::Seat;

/// What a seat decides. It never contains a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// `swap`: take the dog for one's hand.
    Swap,
    /// `stay`: keep one's hand.
    Stay,
    /// `exchange 2 dog 4`: change a card for one of the dog's, both unseen.
    Exchange {
        /// The place in one's nest.
        place: Place,
        /// The place in the dog.
        dog: Place,
    },
    /// `keep`: leave the dog alone.
    Keep,
    /// `reveal 3`: turn up a face-down card, as main action or after a look.
    Reveal(Place),
    /// `look 3`: look at a face-down card in secret.
    Look(Place),
    /// `lock`: lock the card just revealed.
    LockIt,
    /// `leave`: do not lock the card just revealed.
    Leave,
    /// `lock 2`: lock a revealed card, as main action.
    Lock(Place),
    /// `steal 1:4`: name a card of another seat.
    Steal {
        /// The other seat.
        victim: Seat,
        /// The place of the card.
        place: Place,
    },
    /// `take 2`: name a card of the thief for one's own.
    Take(Place),
    /// `lock 2 discard 5`: the bonus.
    LockDiscard {
        /// The card to lock.
        lock: Place,
        /// The card to discard.
        discard: Place,
    },
    /// `done`: do without the bonus.
    Done,
}

/// The moves that name one place of a set, in order.
fn each_place(
    places: Places,
    make: impl Fn(Place) -> Move,
    each: &mut impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    places.iter().try_for_each(|place| each(make(place)))
}

/// The cards that may be locked as a main action.
fn lockable(nest: &Nest) -> Places {
    if nest.can_lock() { nest.up } else { Places::NONE }
}

impl Kraaw {
    /// Every move of a seat that is due, in the order of their texts.
    pub(crate) fn list(&self, seat: Seat, each: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let nest = &self.nests[seat];
        match self.course.phase {
            Phase::Hands | Phase::Nests | Phase::Over => ControlFlow::Continue(()),
            Phase::Swap => [Move::Stay, Move::Swap].into_iter().try_for_each(each),
            Phase::LockOrLeave(_) => [Move::Leave, Move::LockIt].into_iter().try_for_each(each),
            Phase::Dog => list_exchanges(each),
            Phase::Main => self.list_main(seat, each),
            Phase::Look(_) => each_place(nest.down, Move::Reveal, each),
            Phase::Take { .. } => each_place(self.nests[self.course.turn].loose(), Move::Take, each),
            Phase::Bonus => list_bonus(nest, each),
        }
    }

    fn list_main(&self, seat: Seat, each: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        let nest = &self.nests[seat];
        each_place(lockable(nest), Move::Lock, each)?;
        each_place(nest.down, Move::Look, each)?;
        each_place(nest.down, Move::Reveal, each)?;
        self.victims(seat)
            .try_for_each(|(victim, loose)| each_place(loose, |place| Move::Steal { victim, place }, each))
    }

    /// The other seats, with the cards that can be stolen from them.
    #[inline]
    fn victims(&self, thief: Seat) -> impl Iterator<Item = (Seat, Places)> {
        self.nests.iter().filter(move |(seat, _)| *seat != thief).map(|(seat, nest)| (seat, nest.loose()))
    }

    /// How many moves a seat that is due has.
    #[inline]
    pub(crate) fn choices(&self, seat: Seat) -> u32 {
        let nest = &self.nests[seat];
        let count = match self.course.phase {
            Phase::Hands | Phase::Nests | Phase::Over => 0,
            Phase::Swap | Phase::LockOrLeave(_) => 2,
            Phase::Dog => 26,
            Phase::Main => {
                let steals: u8 = self.victims(seat).map(|(_, loose)| loose.len()).sum();
                lockable(nest).len() + 2 * nest.down.len() + steals
            }
            Phase::Look(_) => nest.down.len(),
            Phase::Take { .. } => self.nests[self.course.turn].loose().len(),
            Phase::Bonus => 1 + nest.up.len() * (nest.loose().len() - 1),
        };
        count.into()
    }

    /// The move number `rank` of a seat that is due, in the order they are listed.
    #[inline]
    pub(crate) fn choice(&self, seat: Seat, rank: u32) -> Move {
        let nest = &self.nests[seat];
        match self.course.phase {
            Phase::Swap => [Move::Stay, Move::Swap][(rank & 1) as usize],
            Phase::LockOrLeave(_) => [Move::Leave, Move::LockIt][(rank & 1) as usize],
            Phase::Dog => exchange(rank),
            Phase::Main => self.choice_main(seat, rank),
            Phase::Look(_) => Move::Reveal(nest.down.nth(rank)),
            Phase::Take { .. } => Move::Take(self.nests[self.course.turn].loose().nth(rank)),
            Phase::Bonus | Phase::Hands | Phase::Nests | Phase::Over => bonus(nest, rank),
        }
    }

    #[inline]
    fn choice_main(&self, seat: Seat, mut rank: u32) -> Move {
        let nest = &self.nests[seat];
        let (locks, downs) = (u32::from(lockable(nest).len()), u32::from(nest.down.len()));
        if rank < locks {
            return Move::Lock(nest.up.nth(rank));
        }
        rank -= locks;
        if rank < downs {
            return Move::Look(nest.down.nth(rank));
        }
        rank -= downs;
        if rank < downs {
            return Move::Reveal(nest.down.nth(rank));
        }
        rank -= downs;
        for (victim, loose) in self.victims(seat) {
            let count = u32::from(loose.len());
            if rank < count {
                return Move::Steal { victim, place: loose.nth(rank) };
            }
            rank -= count;
        }
        unreachable!("there are only so many main actions")
    }
}

fn list_exchanges(each: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
    (0..26).map(exchange).try_for_each(each)
}

/// The answer number `rank` to the dog.
#[inline]
fn exchange(rank: u32) -> Move {
    match Place::ALL.get((rank / 5) as usize) {
        Some(&place) => Move::Exchange { place, dog: Place::ALL[(rank % 5) as usize] },
        None => Move::Keep,
    }
}

fn list_bonus(nest: &Nest, each: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
    each(Move::Done)?;
    nest.up.iter().try_for_each(|lock| {
        each_place(nest.loose().without(lock), |discard| Move::LockDiscard { lock, discard }, each)
    })
}

/// The bonus number `rank`; 0 is to do without.
#[inline]
fn bonus(nest: &Nest, rank: u32) -> Move {
    let Some(rank) = rank.checked_sub(1) else { return Move::Done };
    let others = u32::from(nest.loose().len() - 1);
    let lock = nest.up.nth(rank / others);
    Move::LockDiscard { lock, discard: nest.loose().without(lock).nth(rank % others) }
}
