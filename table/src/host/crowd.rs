//! Who is connected just now. Not part of the log: nobody is after a restart.

use kernel::{MAX_SEATS, SeatSet, Viewpoint};

/// How many connections look through whose eyes.
#[derive(Clone, Debug, Default)]
pub(super) struct Crowd {
    seats: [u16; MAX_SEATS],
    watching: u32,
}

impl Crowd {
    /// One more. Whether that changes who is here.
    pub(super) fn enter(&mut self, from: Viewpoint) -> bool {
        match from {
            Viewpoint::Seat(seat) => {
                let count = &mut self.seats[seat.index()];
                *count = count.saturating_add(1);
                *count == 1
            }
            Viewpoint::Audience => {
                self.watching = self.watching.saturating_add(1);
                true
            }
        }
    }

    /// One less. Whether that changes who is here.
    pub(super) fn leave(&mut self, from: Viewpoint) -> bool {
        match from {
            Viewpoint::Seat(seat) => {
                let count = &mut self.seats[seat.index()];
                *count = count.saturating_sub(1);
                *count == 0
            }
            Viewpoint::Audience => {
                self.watching = self.watching.saturating_sub(1);
                true
            }
        }
    }

    /// The seats somebody is connected for.
    pub(super) fn seats(&self) -> SeatSet {
        kernel::Seat::all(MAX_SEATS as u8).filter(|seat| self.seats[seat.index()] > 0).collect()
    }

    /// How many spectators there are.
    pub(super) fn watching(&self) -> u32 {
        self.watching
    }

    /// Every viewpoint that somebody has.
    pub(super) fn viewpoints(&self) -> impl Iterator<Item = Viewpoint> {
        let audience = (self.watching > 0).then_some(Viewpoint::Audience);
        self.seats().iter().map(Viewpoint::Seat).chain(audience)
    }
}
