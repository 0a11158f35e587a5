//! The game itself.

use crate::options::OFFERED;
use crate::view::{Shown, View};
use crate::{Asked, Deal, Event, MOST, Move, Options, PEARLS, PURSE, Rule};
use alloc::vec::Vec;
use core::ops::{ControlFlow, RangeInclusive};
use kernel::{BySeat, Chance, Flaw, Frame, Game, OptionSpec, Outcome, Seat, SeatSet, Turn, Viewpoint, Witness};

/// New Game: who has which, and what was bid.
#[derive(Clone, Debug)]
pub struct NewGame {
    options: Options,
    /// The round that is played, from 1; 0 before the first deal.
    round: u8,
    /// Whether the round's pearls have been dealt.
    dealt: bool,
    pearls: BySeat<u8>,
    bids: BySeat<Option<u8>>,
    purses: BySeat<u8>,
    points: BySeat<u8>,
    last: Option<Shown>,
}

/// Everything, as the law writes it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Position {
    /// The round, from 1; 0 before the first deal.
    pub round: u8,
    /// Each seat's pearl; 0 before the deal.
    pub pearls: BySeat<u8>,
    /// What was bid so far in this round.
    pub bids: BySeat<Option<u8>>,
    /// The shells that are left.
    pub purses: BySeat<u8>,
    /// The rounds won.
    pub points: BySeat<u8>,
}

impl NewGame {
    fn silent(&self) -> SeatSet {
        self.bids.iter().filter(|(_, bid)| bid.is_none()).map(|(seat, _)| seat).collect()
    }

    fn is_over(&self) -> bool {
        !self.dealt && self.round == self.options.rounds
    }

    /// Shows the pearls once everybody has bid, and gives the round to the highest pearl and bid.
    fn settle(&mut self, witness: &mut impl Witness<Event>) {
        let strength = self.pearls.map(|seat, pearl| pearl + self.bids[seat].unwrap_or(0));
        let winners = Outcome::by(&strength.map(|_, &strength| i16::from(strength))).winners();
        winners.iter().for_each(|seat| self.points[seat] += 1);
        let (pearls, bids) = (self.pearls, self.bids.map(|_, bid| bid.unwrap_or(0)));
        self.last = Some(Shown { pearls, bids, winners });
        (self.dealt, self.pearls, self.bids) = (false, BySeat::new(bids.seats()), BySeat::new(bids.seats()));
        witness.tell(|| Event::Shown { pearls, bids, winners });
    }

    /// The most points first; of as many, who has more shells left.
    fn ranked(&self) -> Outcome {
        Outcome::by(&self.points.map(|seat, &points| 10 * i16::from(points) + i16::from(self.purses[seat])))
    }
}

impl Game for NewGame {
    const ID: &'static str = "newgame";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const USUAL_SEATS: u8 = 3;
    const OPTIONS: &'static [OptionSpec] = OFFERED;
    type Asked = Asked;
    type Options = Options;
    type Deal = Deal;
    type Move = Move;
    type View = View;
    type Event = Event;
    type Position = Position;
    type Rule = Rule;

    fn options(seats: u8, asked: &Asked) -> Result<Options, Flaw> {
        Options::checked(seats, asked)
    }

    fn new(options: &Options) -> Self {
        let seats = options.seats;
        let (pearls, bids, points) = (BySeat::new(seats), BySeat::new(seats), BySeat::new(seats));
        let purses = BySeat::from_fn(seats, |_| PURSE);
        Self { options: *options, round: 0, dealt: false, pearls, bids, purses, points, last: None }
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn turn(&self) -> Turn {
        if self.is_over() {
            Turn::Over(self.ranked())
        } else if self.dealt {
            Turn::Seats(self.silent())
        } else {
            Turn::Dealer
        }
    }

    fn deal(&self, chance: &mut impl Chance) -> Deal {
        Deal::fair(self.options.seats, chance)
    }

    fn check_deal(&self, deal: &Deal) -> Result<(), Flaw> {
        deal.check(self.options.seats)
    }

    fn apply_deal(&mut self, deal: &Deal, witness: &mut impl Witness<Event>) {
        self.pearls = BySeat::from_fn(self.options.seats, |seat| deal.pearls[seat.index()]);
        (self.round, self.dealt) = (self.round + 1, true);
        witness.tell(|| Event::Dealt { round: self.round });
    }

    fn moves(&self, seat: Seat, each: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        if !self.turn().includes(seat) {
            return ControlFlow::Continue(());
        }
        (0..=MOST.min(self.purses[seat])).try_for_each(|shells| each(Move(shells)))
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Rule> {
        match mv.0 {
            _ if self.bids[seat].is_some() => Err(Rule::Once),
            shells if shells > MOST => Err(Rule::Most),
            shells if shells > self.purses[seat] => Err(Rule::Purse),
            _ => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Move, witness: &mut impl Witness<Event>) {
        self.bids[seat] = Some(mv.0);
        self.purses[seat] -= mv.0;
        witness.tell(|| Event::Bid { seat, shells: mv.0 });
        if self.silent().is_empty() {
            self.settle(witness);
        }
    }

    fn view(&self, from: Viewpoint) -> View {
        let Self { options, round, bids, purses, points, last, .. } = self;
        let own = Seat::all(options.seats).find(|&seat| from.is(seat));
        let pearl = own.filter(|_| self.dealt).map(|seat| self.pearls[seat]);
        View {
            frame: Frame { from, seats: options.seats, options: *options, turn: self.turn() },
            round: *round,
            pearl,
            bids: *bids,
            purses: *purses,
            points: *points,
            last: *last,
        }
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        let seats = view.points.seats();
        let mut world = Self::new(&view.frame.options);
        world.dealt = matches!(view.frame.turn, Turn::Seats(_));
        if world.dealt {
            let mut sea: Vec<u8> = (1..=PEARLS).filter(|&pearl| Some(pearl) != view.pearl).collect();
            chance.shuffle(&mut sea);
            let own = |seat: Seat| view.pearl.filter(|_| view.frame.from.is(seat));
            world.pearls = BySeat::from_fn(seats, |seat| own(seat).unwrap_or_else(|| sea.pop().expect("nine are enough")));
        }
        (world.round, world.bids, world.purses) = (view.round, view.bids, view.purses);
        (world.points, world.last) = (view.points, view.last);
        world
    }

    fn position(&self) -> Position {
        let Self { round, pearls, bids, purses, points, .. } = *self;
        Position { round, pearls, bids, purses, points }
    }

    fn bound(&self) -> Option<u32> {
        Some(u32::from(self.options.seats) * u32::from(self.options.rounds))
    }
}
