//! Who has the device, and what it may therefore show.
//!
//! Where a game has secrets, the device shows a person's only while that person has it. It is never taken by itself:
//! a curtain waits for whoever is to act, also after an undo, and nothing of that is kept, so it waits after a reload
//! as well. Nor is it taken away: whoever has moved sees what came of it until they hide it.

use super::LocalTable;
use kernel::{Seat, SeatSet, Viewpoint};

impl LocalTable {
    /// Whether one person's cards are hidden from another.
    fn hides(&self) -> bool {
        self.people().len() > 1 && self.keeps_secrets()
    }

    /// The person who must take the device before it shows what others may not see.
    pub fn curtain(&self) -> Option<Seat> {
        let free = !self.is_held() && self.parting().is_none();
        self.asked().first().filter(|_| free && self.hides())
    }

    /// The person whom the curtain waits for has taken the device.
    pub fn lift_curtain(&mut self) {
        self.holder = self.curtain().or(self.holder);
    }

    /// The person who has moved and still has the device, while another is to act.
    pub fn parting(&self) -> Option<Seat> {
        let others_turn = !self.asked().is_empty() && !self.is_held();
        self.holder.filter(|_| others_turn && self.hides())
    }

    /// Whoever has moved has seen what came of it, and the curtain falls.
    pub fn drop_curtain(&mut self) {
        self.holder = self.holder.filter(|_| self.parting().is_none());
    }

    /// Whether somebody has the device who may act now.
    fn is_held(&self) -> bool {
        self.holder.is_some_and(|holder| self.asked().contains(holder))
    }

    /// When it is over, nobody has the device.
    pub(super) fn all_look_at_the_end(&mut self) {
        self.holder = self.holder.filter(|_| self.outcome().is_none());
    }

    /// Whoever takes a move back has the device and may be anybody, and whoever gives up has seen enough: unless it is
    /// their own turn, or bots think, it is to be taken anew.
    pub(super) fn put_down(&mut self) {
        self.all_look_at_the_end();
        self.drop_curtain();
    }

    /// Through whose eyes the device shows the game: the only person's; those of whoever has the device; where there
    /// is nothing to hide, those of the one who is to act. Else everybody looks on.
    pub fn eyes(&self) -> Viewpoint {
        let one_of = |seats: SeatSet| seats.first().filter(|_| seats.len() == 1);
        let acting = || one_of(self.asked()).filter(|_| self.curtain().is_none());
        one_of(self.people()).or(self.holder).or_else(acting).map_or(Viewpoint::Audience, Viewpoint::Seat)
    }
}
