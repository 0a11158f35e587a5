//! The rules of Crab Stack.
//!
//! Crabs of two to four seats crawl over each other; who covers the others, or has the wave wash
//! them away, is the last who can move. The law is `LAW.md` in the game's folder; a *ruling* cited
//! here by number is one of that page.
//!
//! Everything in this game is public, so a view tells all. The board is a handful of bit masks
//! ([`Cells`]) with the stacks below them, and copies as a plain value; text and JSON exist only
//! at the edges.
//!
//! ```
//! use crab_stack_rules::{Asked, CrabStack};
//! use kernel::{Game, Seat};
//!
//! let options = CrabStack::options(2, &Asked::default())?;
//! let game = CrabStack::resume(&options, &"b4:0S b5:0L1L c3:1S c4:0M | 0 | -".parse()?)?;
//! assert!(game.check(Seat::at(0), &"c4-b5".parse()?).is_err());
//! # Ok::<(), kernel::Flaw>(())
//! ```
#![no_std]

extern crate alloc;

mod board;
mod deal;
mod event;
mod facts;
mod inspect;
mod layout;
mod moves;
mod notation;
mod options;
mod packed;
mod pieces;
mod play;
mod position;
mod rule;
mod space;
mod state;
mod view;
#[cfg(feature = "serde")]
mod view_serde;
mod wave;
mod zobrist;

pub use deal::Deal;
pub use event::Event;
pub use layout::{Layout, LayoutAsked};
pub use options::{Asked, Elimination, Options, Preset, WaveChoice};
pub use packed::Packed;
pub use pieces::{Crab, Size};
pub use play::Move;
pub use position::Position;
pub use rule::Rule;
pub use space::{Cell, Cells};
pub use state::CrabStack;
pub use view::{Last, View};

use core::ops::{ControlFlow, RangeInclusive};
use kernel::{Chance, Flaw, Game, OptionSpec, Seat, Turn, Viewpoint, Witness};

impl Game for CrabStack {
    const ID: &'static str = "crab-stack";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const USUAL_SEATS: u8 = 2;
    const OPTIONS: &'static [OptionSpec] = options::OPTIONS;
    const HAS_SECRETS: bool = false;

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
        Self::undealt(options)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.core.options.seats()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn deal(&self, chance: &mut impl Chance) -> Deal {
        Deal::fair(&self.core.options, chance)
    }

    fn check_deal(&self, deal: &Deal) -> Result<(), Flaw> {
        deal.fits(&self.core.options)
    }

    fn apply_deal(&mut self, deal: &Deal, witness: &mut impl Witness<Event>) {
        self.lay_out(deal, witness);
    }

    fn moves(&self, seat: Seat, each: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        self.list(seat, each)
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Rule> {
        self.judge(seat, *mv)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: &Move, witness: &mut impl Witness<Event>) {
        self.carry_out(seat, *mv, witness);
    }

    fn view(&self, from: Viewpoint) -> View {
        View::of(self, from)
    }

    fn imagine(view: &View, _: &mut impl Chance) -> Self {
        view.game()
    }

    fn from_position(options: &Options, position: &Position) -> Result<Self, Flaw> {
        Self::resume(options, position)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn bound(&self) -> Option<u32> {
        self.core.options.bound()
    }

    #[inline]
    fn count(&self, seat: Seat) -> u64 {
        self.how_many(seat)
    }

    #[inline]
    fn pick(&self, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        self.pick_evenly(seat, chance)
    }
}
