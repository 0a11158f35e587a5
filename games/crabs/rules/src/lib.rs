//! Crabs!: hands, a public pool, six actions and a market of vendors.
//!
//! The rules as played here, with their numbered rulings, are the law; this crate cites the
//! rulings by number. It knows no table, no screen and no file format.
#![no_std]

extern crate alloc;

mod count;
mod deal;
pub mod edition;
mod event;
mod facts;
mod imagine;
mod inspect;
mod memory;
mod moves;
mod notation;
mod options;
mod pick;
mod pieces;
mod play;
mod position;
mod rule;
mod set_up;
mod state;
mod view;
#[cfg(feature = "serde")]
mod view_serde;

pub use deal::{Deal, Opening};
pub use edition::Edition;
pub use event::Event;
pub use facts::{Reach, Score};
pub use memory::Sight;
pub use notation::{Move, Source};
pub use options::{Asked, AskedEdition, GearBonus, HAND, MOST_ROUNDS, Options, POOL, Permit};
pub use pieces::{Cards, Crab, KINDS, Kind, Tableau, VALUES, Wants};
pub use position::{Position, Sold};
pub use rule::Rule;
pub use state::{Crabs, HAND_LIMIT, Phase};
pub use view::{HandView, StackView, View};

use core::ops::{ControlFlow, RangeInclusive};
use kernel::{Chance, Flaw, Game, OptionSpec, Seat, SeatSet, Turn, Viewpoint, Witness};

/// The most moves in one turn: two cards grabbed, a sale, and cards dropped.
const MOVES_A_TURN: u32 = 4;

impl Game for Crabs {
    const ID: &'static str = "crabs";
    const SEATS: RangeInclusive<u8> = options::SEATS;
    const USUAL_SEATS: u8 = 3;
    const OPTIONS: &'static [OptionSpec] = options::SPECS;

    type Asked = Asked;
    type Options = Options;
    type Deal = Deal;
    type Move = Move;
    type View = View;
    type Event = Event;
    type Position = Position;
    type Rule = Rule;

    fn options(seats: u8, asked: &Asked) -> Result<Options, Flaw> {
        Options::check(seats, asked)
    }

    fn new(options: &Options) -> Self {
        Self::empty(options)
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn turn(&self) -> Turn {
        match self.acting() {
            Some(seat) => Turn::Seats(SeatSet::only(seat)),
            None if self.phase == Phase::Over => Turn::Over(self.ranks()),
            None => Turn::Dealer,
        }
    }

    fn deal(&self, chance: &mut impl Chance) -> Deal {
        self.fair_deal(chance)
    }

    fn check_deal(&self, deal: &Deal) -> Result<(), Flaw> {
        self.check_any_deal(deal)
    }

    fn apply_deal(&mut self, deal: &Deal, witness: &mut impl Witness<Event>) {
        self.carry_out_deal(deal, witness);
    }

    fn moves(&self, seat: Seat, each: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        self.list(seat, each)
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Rule> {
        self.check_move(seat, mv)
    }

    fn apply(&mut self, seat: Seat, mv: &Move, witness: &mut impl Witness<Event>) {
        self.carry_out(seat, mv, witness);
    }

    fn revealed(&self) -> View {
        self.view_of_all()
    }

    fn view(&self, from: Viewpoint) -> View {
        self.view_from(from)
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        imagine::world(view, chance)
    }

    fn from_position(options: &Options, position: &Position) -> Result<Self, Flaw> {
        set_up::from(options, position)
    }

    fn position(&self) -> Position {
        self.whole_position()
    }

    fn bound(&self) -> Option<u32> {
        let limit = u32::from(self.options.round_limit);
        (limit > 0).then(|| limit * u32::from(self.options.seats) * MOVES_A_TURN)
    }

    fn count(&self, seat: Seat) -> u64 {
        self.count_moves(seat)
    }

    fn pick(&self, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        self.pick_move(seat, chance)
    }
}
