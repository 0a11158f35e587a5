//! Judging a move, and carrying it out.

use crate::{Event, Face, Kraaw, Move, Phase, Place, Rule, Tally};
use kernel::{Seat, SeatSet, Witness};

/// Judging. Nothing here changes the game or lists moves.
impl Kraaw {
    /// Whether a seat that is due may make this move.
    pub(crate) fn judge(&self, seat: Seat, mv: Move) -> Result<(), Rule> {
        match (self.course.phase, mv) {
            (Phase::Swap, Move::Swap | Move::Stay)
            | (Phase::Dog, Move::Exchange { .. } | Move::Keep)
            | (Phase::LockOrLeave(_), Move::LockIt | Move::Leave)
            | (Phase::Bonus, Move::Done) => Ok(()),
            (Phase::Main | Phase::Look(_), Move::Reveal(place)) | (Phase::Main, Move::Look(place)) => {
                self.is_face_down(seat, place)
            }
            (Phase::Main, Move::Lock(place)) => self.may_lock(seat, place),
            (Phase::Main, Move::Steal { victim, place }) => self.may_steal(seat, victim, place),
            (Phase::Take { .. }, Move::Take(place)) => self.is_loose(self.course.turn, place),
            (Phase::Bonus, Move::LockDiscard { lock, discard }) => self.may_discard(seat, lock, discard),
            _ => Err(Rule::NotNow),
        }
    }

    fn face(&self, seat: Seat, place: Place) -> Result<Face, Rule> {
        self.nests[seat].face(place).ok_or(Rule::Gap)
    }

    fn is_face_down(&self, seat: Seat, place: Place) -> Result<(), Rule> {
        match self.face(seat, place)? {
            Face::Down => Ok(()),
            Face::Up | Face::Locked => Err(Rule::NotFaceDown),
        }
    }

    fn is_loose(&self, seat: Seat, place: Place) -> Result<(), Rule> {
        match self.face(seat, place)? {
            Face::Down | Face::Up => Ok(()),
            Face::Locked => Err(Rule::Locked),
        }
    }

    fn may_lock(&self, seat: Seat, place: Place) -> Result<(), Rule> {
        if !self.nests[seat].can_lock() {
            return Err(Rule::TwoLocks);
        }
        match self.face(seat, place)? {
            Face::Up => Ok(()),
            Face::Down => Err(Rule::NotRevealed),
            Face::Locked => Err(Rule::Locked),
        }
    }

    fn may_steal(&self, thief: Seat, victim: Seat, place: Place) -> Result<(), Rule> {
        if victim == thief {
            return Err(Rule::OwnNest);
        }
        if victim.number() >= self.course.options.seats() {
            return Err(Rule::NoSuchSeat);
        }
        if !self.course.playing.contains(victim) {
            return Err(Rule::SittingOut);
        }
        self.is_loose(victim, place)
    }

    fn may_discard(&self, seat: Seat, lock: Place, discard: Place) -> Result<(), Rule> {
        self.may_lock(seat, lock)?;
        if lock == discard {
            return Err(Rule::SameCard);
        }
        self.is_loose(seat, discard)
    }
}

/// Carrying out. Every move is taken to be legal.
impl Kraaw {
    /// Makes the move.
    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, mv: Move, witness: &mut impl Witness<Event>) {
        match mv {
            Move::Swap => self.swap(seat, witness),
            Move::Stay => self.stay(seat, witness),
            Move::Exchange { place, dog } => self.exchange(seat, place, dog, witness),
            Move::Keep => {
                witness.tell(|| Event::Kept { seat });
                self.next_at_dog();
            }
            Move::Reveal(place) => self.reveal(seat, place, witness),
            Move::Look(place) => self.look(seat, place, witness),
            Move::LockIt => self.lock_it(seat, witness),
            Move::Leave => self.leave(seat, witness),
            Move::Lock(place) => {
                self.lock(seat, place, witness);
                self.after_main(witness);
            }
            Move::Steal { victim, place } => self.threaten(seat, victim, place, witness),
            Move::Take(place) => self.take(seat, place, witness),
            Move::LockDiscard { lock, discard } => {
                self.lock(seat, lock, witness);
                self.discard(seat, discard, witness);
                self.end_turn(witness);
            }
            Move::Done => {
                witness.tell(|| Event::Done { seat });
                self.end_turn(witness);
            }
        }
    }

    /// The hand and the dog change owners; each card is of the group it will be laid in.
    fn swap(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        for (mine, dogs) in self.nests[seat].cards.iter_mut().zip(&mut self.dog) {
            (*mine, *dogs) = (mine.valued(dogs.value()), dogs.valued(mine.value()));
        }
        self.course.swapped = Some(seat);
        witness.tell(|| Event::Swapped { seat });
        self.end_swap();
    }

    fn stay(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        self.course.stayed.insert(seat);
        witness.tell(|| Event::Stayed { seat });
        if self.course.stayed == self.course.playing {
            self.end_swap();
        }
    }

    fn end_swap(&mut self) {
        self.course.stayed = SeatSet::EMPTY;
        self.course.phase = Phase::Nests;
    }

    fn exchange(&mut self, seat: Seat, place: Place, dog: Place, witness: &mut impl Witness<Event>) {
        core::mem::swap(&mut self.nests[seat].cards[place.index()], &mut self.dog[dog.index()]);
        witness.tell(|| Event::Exchanged { seat, place, dog });
        self.next_at_dog();
    }

    fn next_at_dog(&mut self) {
        self.course.turn = self.course.next(self.course.turn);
        if self.course.turn == self.course.first {
            self.course.phase = Phase::Main;
        }
    }

    /// A reveal is a main action, which may come with a lock, or the end of a look, which does not.
    #[inline]
    fn reveal(&mut self, seat: Seat, place: Place, witness: &mut impl Witness<Event>) {
        self.turn_up(seat, place, witness);
        if self.course.phase == Phase::Main && self.nests[seat].can_lock() {
            self.course.phase = Phase::LockOrLeave(place);
        } else {
            self.after_main(witness);
        }
    }

    #[inline]
    fn turn_up(&mut self, seat: Seat, place: Place, witness: &mut impl Witness<Event>) {
        let value = self.nests[seat].open(place);
        self.course.stirred = true;
        witness.tell(|| Event::Revealed { seat, place, value });
        self.warn(seat, witness);
    }

    fn look(&mut self, seat: Seat, place: Place, witness: &mut impl Witness<Event>) {
        let card = &mut self.nests[seat].cards[place.index()];
        *card = card.looked(seat);
        self.course.phase = Phase::Look(place);
        witness.tell(|| Event::Looked { seat, place });
    }

    fn lock_it(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        if let Phase::LockOrLeave(place) = self.course.phase {
            self.lock(seat, place, witness);
        }
        self.after_main(witness);
    }

    fn leave(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        if let Phase::LockOrLeave(place) = self.course.phase {
            witness.tell(|| Event::Left { seat, place });
        }
        self.after_main(witness);
    }

    #[inline]
    fn lock(&mut self, seat: Seat, place: Place, witness: &mut impl Witness<Event>) {
        self.nests[seat].lock(place);
        self.course.stirred = true;
        witness.tell(|| Event::Locked { seat, place, value: self.nests[seat].cards[place.index()].value() });
    }

    fn threaten(&mut self, thief: Seat, victim: Seat, place: Place, witness: &mut impl Witness<Event>) {
        self.course.phase = Phase::Take { victim, place };
        witness.tell(|| Event::Threatened { thief, victim, place, value: self.open_value(victim, place) });
    }

    /// The victim has chosen before the stolen card is turned up (ruling 2); what it took stays as it lies (ruling 9).
    #[inline]
    fn take(&mut self, victim: Seat, taken: Place, witness: &mut impl Witness<Event>) {
        let Phase::Take { place, .. } = self.course.phase else { return };
        let thief = self.course.turn;
        let bare = [thief, victim].map(|seat| self.nests[seat].down.is_empty());
        let (value, taken_value) = (self.open_value(victim, place), self.open_value(thief, taken));
        let (stolen, face) = self.nests[victim].lift(place);
        let (given, given_face) = self.nests[thief].lift(taken);
        self.nests[thief].put(taken, stolen, face);
        self.nests[victim].put(place, given, given_face);
        witness.tell(|| Event::Stolen { thief, victim, place, taken, value, taken_value });
        if face == Face::Down {
            let value = self.nests[thief].open(taken);
            self.course.stirred = true;
            witness.tell(|| Event::Revealed { seat: thief, place: taken, value });
        }
        self.warn_after_theft([thief, victim], bare, witness);
        self.after_main(witness);
    }

    fn open_value(&self, seat: Seat, place: Place) -> Option<u8> {
        let card = self.nests[seat].cards[place.index()];
        card.is_open().then_some(card.value())
    }

    #[inline]
    fn discard(&mut self, seat: Seat, place: Place, witness: &mut impl Witness<Event>) {
        let (card, face) = self.nests[seat].lift(place);
        self.gone.push(card);
        witness.tell(|| Event::Discarded { seat, place, value: card.is_open().then_some(card.value()) });
        if face == Face::Down {
            self.warn(seat, witness);
        }
    }

    /// Tells of the countdown if the seat has just lost its last face-down card (ruling 3).
    fn warn(&self, seat: Seat, witness: &mut impl Witness<Event>) {
        if self.nests[seat].down.is_empty() {
            witness.tell(|| Event::Countdown { seat });
        }
    }

    fn warn_after_theft(&self, seats: [Seat; 2], bare: [bool; 2], witness: &mut impl Witness<Event>) {
        for (seat, bare) in seats.into_iter().zip(bare) {
            match (bare, self.nests[seat].down.is_empty()) {
                (false, true) => witness.tell(|| Event::Countdown { seat }),
                (true, false) => witness.tell(|| Event::Escaped { seat }),
                _ => {}
            }
        }
    }
}

/// How turns, rounds and the game end.
impl Kraaw {
    /// The bonus is asked only when it is possible.
    #[inline]
    fn after_main(&mut self, witness: &mut impl Witness<Event>) {
        if self.nests[self.course.turn].has_bonus() {
            self.course.phase = Phase::Bonus;
        } else {
            self.end_turn(witness);
        }
    }

    #[inline]
    fn end_turn(&mut self, witness: &mut impl Witness<Event>) {
        let quiet = if self.course.stirred { 0 } else { self.course.quiet.saturating_add(1) };
        self.course.quiet = quiet;
        self.course.stirred = false;
        let limit = self.course.options.stall() * self.course.playing.len();
        if limit > 0 && quiet >= limit {
            witness.tell(|| Event::Stalled { turns: quiet });
            return self.end_round(None, witness);
        }
        self.start_turn(witness);
    }

    /// A seat that starts its turn with no face-down card ends the round.
    #[inline]
    fn start_turn(&mut self, witness: &mut impl Witness<Event>) {
        let seat = self.course.next(self.course.turn);
        if self.nests[seat].down.is_empty() {
            return self.end_round(Some(seat), witness);
        }
        self.course.turn = seat;
        self.course.phase = Phase::Main;
    }

    fn end_round(&mut self, ended_by: Option<Seat>, witness: &mut impl Witness<Event>) {
        let tally = Tally::of(self, ended_by);
        self.course.last = Some(tally);
        witness.tell(|| Event::RoundOver(tally));
        for seat in tally.winners.iter() {
            self.course.wins[seat] = self.course.wins[seat].saturating_add(1);
        }
        // In a deciding round everybody had reached the target, so its winners are those left in both cases.
        let reached: SeatSet =
            tally.winners.iter().filter(|&seat| self.course.reaches(self.course.wins[seat])).collect();
        match (reached.first(), reached.len()) {
            (None, _) => self.next_round(SeatSet::all(self.course.options.seats())),
            (Some(winner), 1) => self.end_game(winner, witness),
            _ => {
                witness.tell(|| Event::Deciding { playing: reached });
                self.next_round(reached);
            }
        }
    }

    fn next_round(&mut self, playing: SeatSet) {
        let course = &mut self.course;
        course.round = course.round.saturating_add(1);
        course.playing = playing;
        course.first = course.next(course.first);
        course.swapped = None;
        course.quiet = 0;
        course.phase = Phase::Hands;
    }

    fn end_game(&mut self, winner: Seat, witness: &mut impl Witness<Event>) {
        self.course.phase = Phase::Over;
        self.course.turn = self.course.first;
        let course = self.course;
        witness.tell(|| Event::GameOver { winner, wins: course.wins, ranks: course.outcome().ranks });
    }
}
