//! What can be read off a view: counted once, for whoever shows it.

use crate::{Counted, Phase, Place, Spot, View};
use kernel::{Seat, Viewpoint};

impl View {
    /// What a seat's revealed and locked cards add up to.
    pub fn sum(&self, seat: Seat) -> u8 {
        Counted::of(&self.nests[seat]).sum()
    }

    /// Whether the seat has no face-down card left, so that the round ends when its turn starts.
    pub fn counts_down(&self, seat: Seat) -> bool {
        let laid = !matches!(self.course.phase, Phase::Hands | Phase::Swap | Phase::Nests | Phase::Over);
        laid && self.course.playing.contains(seat) && self.nests[seat].down().is_empty()
    }

    /// What a place of a nest shows. Without memory aid a card that was looked at shows once, while that look is the
    /// question, and is then for its player to remember.
    pub fn spot(&self, seat: Seat, place: Place, memory_aid: bool) -> Spot {
        let looking = self.course.phase == Phase::Look(place) && self.course.turn == seat;
        let shown = looking || self.shows_all(memory_aid);
        match Spot::of(self.nests[seat].at(place)) {
            Spot::Down(_) if !shown => Spot::Down(None),
            spot => spot,
        }
    }

    /// What a card of the dog shows; it always lies face down.
    pub fn dog_spot(&self, place: Place, memory_aid: bool) -> Spot {
        let value = self.dog[place.index()].value();
        Spot::Down((value > 0 && self.shows_all(memory_aid)).then_some(value))
    }

    /// Whether all shows that this viewpoint ever saw: the audience has nothing to remember, and at the end nobody has.
    fn shows_all(&self, memory_aid: bool) -> bool {
        memory_aid || self.from == Viewpoint::Audience || self.course.phase == Phase::Over
    }
}
