//! Two secret cards of five. Seat 0 says `0` (share the game) or `1` (play for it); seat 1 may then fold
//! with `0` or see with `1`. The higher card wins; who folds loses.

use super::{Illegal, Number, plain, turn_of, won_by};
use bots::tree::Policy;
use kernel::{Chance, Game, Seat, Turn, Viewpoint, Witness};
use std::ops::ControlFlow;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Higher {
    pub cards: Option<[u8; 2]>,
    pub said: Vec<u8>,
}

impl Game for Higher {
    plain!("higher", 2, [u8; 2]);
    /// Who looks, the own card, and what was said.
    type View = (Option<u8>, Option<u8>, Vec<u8>);

    fn deal(&self, chance: &mut impl Chance) -> [u8; 2] {
        let mut deck = [1, 2, 3, 4, 5];
        chance.shuffle(&mut deck);
        [deck[0], deck[1]]
    }

    fn apply_deal(&mut self, deal: &[u8; 2], _: &mut impl Witness<()>) {
        self.cards = Some(*deal);
    }

    fn view(&self, from: Viewpoint) -> Self::View {
        let seat = if let Viewpoint::Seat(seat) = from { Some(seat) } else { None };
        (seat.map(Seat::number), seat.and_then(|seat| self.cards.map(|cards| cards[seat.index()])), self.said.clone())
    }

    fn imagine((who, mine, said): &Self::View, chance: &mut impl Chance) -> Self {
        let mut deck: Vec<u8> = (1..=5).filter(|&card| Some(card) != *mine).collect();
        chance.shuffle(&mut deck);
        let mut cards = [deck[0], deck[1]];
        if let (Some(who), Some(mine)) = (who, mine) {
            cards[usize::from(*who)] = *mine;
        }
        Self { cards: Some(cards), said: said.clone() }
    }

    fn turn(&self) -> Turn {
        match (self.cards, &self.said[..]) {
            (None, _) => Turn::Dealer,
            (_, []) => turn_of(0),
            (_, [0]) => won_by(None),
            (_, [_]) => turn_of(1),
            (_, [_, 0]) => won_by(Some(0)),
            (Some([a, b]), _) => won_by(Some(u8::from(b > a))),
        }
    }

    fn moves(&self, seat: Seat, each: &mut impl FnMut(Number) -> ControlFlow<()>) -> ControlFlow<()> {
        (0..2).map(Number).filter(|mv| self.check(seat, mv).is_ok()).try_for_each(each)
    }

    fn check(&self, seat: Seat, mv: &Number) -> Result<(), Illegal> {
        if self.turn().includes(seat) && mv.0 < 2 { Ok(()) } else { Err(Illegal) }
    }

    fn apply(&mut self, _: Seat, mv: &Number, _: &mut impl Witness<()>) {
        self.said.push(mv.0);
    }
}

/// Knows nothing.
#[derive(Clone, Copy)]
pub struct Blank;

impl Policy<Higher> for Blank {
    fn digest(&self, game: &Higher, observer: Seat) -> u64 {
        let mine = game.cards.map_or(0, |cards| u64::from(cards[observer.index()]));
        game.said.iter().fold(mine + 1, |sum, said| sum * 16 + u64::from(*said) + 1)
    }
}
