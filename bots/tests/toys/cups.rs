//! A pea under one of three cups. Seat 0 first says `3` (share the game), `4` (guess blindly) or, where
//! allowed, `5` (look, then guess). A right guess wins, a wrong one loses.

use super::{Illegal, Number, plain, turn_of, won_by};
use bots::tree::Policy;
use kernel::{Chance, Game, Seat, Turn, Viewpoint, Witness};
use std::ops::ControlFlow;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cups {
    pub pea: Option<u8>,
    pub may_look: bool,
    pub said: Option<u8>,
    pub guess: Option<u8>,
}

impl Game for Cups {
    plain!("cups", 2, u8);
    /// The pea, if it was seen; whether looking is allowed; what was said; the guess.
    type View = (Option<u8>, bool, Option<u8>, Option<u8>);

    fn deal(&self, chance: &mut impl Chance) -> u8 {
        chance.below(3) as u8
    }

    fn apply_deal(&mut self, deal: &u8, _: &mut impl Witness<()>) {
        self.pea = Some(*deal);
    }

    fn view(&self, from: Viewpoint) -> Self::View {
        let seen = from.is(Seat::at(0)) && self.said == Some(5);
        (self.pea.filter(|_| seen), self.may_look, self.said, self.guess)
    }

    fn imagine(&(pea, may_look, said, guess): &Self::View, chance: &mut impl Chance) -> Self {
        Self { pea: pea.or_else(|| Some(chance.below(3) as u8)), may_look, said, guess }
    }

    fn turn(&self) -> Turn {
        match (self.pea, self.said, self.guess) {
            (None, ..) => Turn::Dealer,
            (_, Some(3), _) => won_by(None),
            (Some(pea), _, Some(guess)) => won_by(Some(u8::from(pea != guess))),
            _ => turn_of(0),
        }
    }

    fn moves(&self, seat: Seat, each: &mut impl FnMut(Number) -> ControlFlow<()>) -> ControlFlow<()> {
        (0..6).map(Number).filter(|mv| self.check(seat, mv).is_ok()).try_for_each(each)
    }

    fn check(&self, seat: Seat, mv: &Number) -> Result<(), Illegal> {
        let fits = match self.said {
            None => (3..=4 + u8::from(self.may_look)).contains(&mv.0),
            Some(_) => mv.0 < 3,
        };
        if fits && self.turn().includes(seat) { Ok(()) } else { Err(Illegal) }
    }

    fn apply(&mut self, _: Seat, mv: &Number, _: &mut impl Witness<()>) {
        if self.said.is_none() {
            self.said = Some(mv.0);
        } else {
            self.guess = Some(mv.0);
        }
    }
}

/// Knows nothing but what it sees.
#[derive(Clone, Copy)]
pub struct Blank;

impl Policy<Cups> for Blank {
    fn digest(&self, game: &Cups, observer: Seat) -> u64 {
        let (pea, _, said, guess) = game.view(Viewpoint::Seat(observer));
        [pea, said, guess].iter().fold(1, |sum, part| sum * 16 + part.map_or(0, |part| u64::from(part) + 1))
    }
}
