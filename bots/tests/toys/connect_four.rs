//! Connect Four on a board of any size that fits 64 bits, one spare row on top.

use super::{Illegal, Number, no_deals, plain, turn_of, won_by};
use bots::alphabeta::{Evaluate, Score};
use bots::tree::Policy;
use kernel::{Chance, Game, Seat, Turn, Witness};
use std::ops::ControlFlow;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ConnectFour<const W: u32, const H: u32> {
    /// The stones of the seat to act.
    pub mine: u64,
    /// All stones.
    pub all: u64,
    pub plies: u8,
    pub won: bool,
}

impl<const W: u32, const H: u32> ConnectFour<W, H> {
    const BOTTOM: u64 = {
        let (mut bottom, mut column) = (0, 0);
        while column < W {
            bottom |= 1 << (column * (H + 1));
            column += 1;
        }
        bottom
    };
    const TOP: u64 = Self::BOTTOM << (H - 1);

    /// The position after these columns, counted from 1.
    pub fn after(columns: &str) -> Self {
        let mut game = Self::default();
        for column in columns.bytes() {
            game.drop_into(column - b'1');
        }
        game
    }

    fn open(&self) -> u64 {
        !self.all & Self::TOP
    }

    #[inline]
    pub fn drop_into(&mut self, column: u8) {
        let stone =
            (self.all + (1 << (u32::from(column) * (H + 1)))) & (((1 << H) - 1) << (u32::from(column) * (H + 1)));
        let mover = self.mine | stone;
        self.mine ^= self.all;
        self.all |= stone;
        self.plies += 1;
        self.won = Self::four(mover);
    }

    #[inline]
    pub fn four(stones: u64) -> bool {
        [1, H, H + 1, H + 2].iter().any(|&step| {
            let pairs = stones & (stones >> step);
            pairs & (pairs >> (2 * step)) != 0
        })
    }

    #[inline]
    fn pick_column(&self, chance: &mut impl Chance) -> Option<u8> {
        if self.open() == 0 {
            return None;
        }
        loop {
            let column = chance.below(W);
            if self.open() >> (column * (H + 1) + H - 1) & 1 == 1 {
                return Some(column as u8);
            }
        }
    }

    /// A number for the position.
    #[inline]
    pub fn number(&self) -> u64 {
        let unique = self.mine.wrapping_add(self.all).wrapping_add(Self::BOTTOM);
        let mixed = unique.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^ (mixed >> 29)
    }

    /// The stones in the middle columns, mine less theirs.
    #[inline]
    pub fn middle(&self) -> i32 {
        let middle = ((1 << (3 * (H + 1))) - 1) << ((W / 2 - 1) * (H + 1));
        let count = |stones: u64| (stones & middle).count_ones().cast_signed();
        count(self.mine) - count(self.all ^ self.mine)
    }
}

impl<const W: u32, const H: u32> Game for ConnectFour<W, H> {
    plain!("connect-four", 2, ());
    no_deals!();
    type View = (u64, u64, u8, bool);

    fn view(&self, _: kernel::Viewpoint) -> Self::View {
        (self.mine, self.all, self.plies, self.won)
    }

    fn imagine(&(mine, all, plies, won): &Self::View, _: &mut impl Chance) -> Self {
        Self { mine, all, plies, won }
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.won {
            won_by(Some((self.plies + 1) % 2))
        } else if u32::from(self.plies) == W * H {
            won_by(None)
        } else {
            turn_of(self.plies % 2)
        }
    }

    #[inline]
    fn moves(&self, seat: Seat, each: &mut impl FnMut(Number) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.turn().includes(seat) {
            for column in 0..W {
                if self.open() >> (column * (H + 1) + H - 1) & 1 == 1 {
                    each(Number(column as u8))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn check(&self, seat: Seat, mv: &Number) -> Result<(), Illegal> {
        let fits = u32::from(mv.0) < W && self.open() >> (u32::from(mv.0) * (H + 1) + H - 1) & 1 == 1;
        if fits && self.turn().includes(seat) { Ok(()) } else { Err(Illegal) }
    }

    #[inline]
    fn apply(&mut self, _: Seat, mv: &Number, _: &mut impl Witness<()>) {
        self.drop_into(mv.0);
    }

    #[inline]
    fn pick(&self, _: Seat, chance: &mut impl Chance) -> Option<Number> {
        self.pick_column(chance).map(Number)
    }
}

/// Counts the middle; knows nothing else.
#[derive(Clone, Copy)]
pub struct Middle;

impl<const W: u32, const H: u32> Evaluate<ConnectFour<W, H>> for Middle {
    const INDICES: usize = W as usize;

    fn key(&self, game: &ConnectFour<W, H>) -> u64 {
        game.number()
    }

    fn evaluate(&self, game: &ConnectFour<W, H>, _: Seat) -> Score {
        game.middle()
    }

    fn index(&self, mv: &Number) -> usize {
        usize::from(mv.0)
    }

    #[inline]
    fn numbered(&self, index: usize) -> Option<Number> {
        u8::try_from(index).ok().map(Number)
    }
}

impl<const W: u32, const H: u32> Policy<ConnectFour<W, H>> for Middle {
    const OPEN: bool = true;

    fn digest(&self, game: &ConnectFour<W, H>, _: Seat) -> u64 {
        game.number()
    }
}
