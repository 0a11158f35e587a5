//! The contract itself.

use crate::{Chance, Flaw, OptionSpec, Outcome, Seat, Turn, Viewpoint};
use alloc::vec::Vec;
use core::fmt::{Debug, Display};
use core::ops::{ControlFlow, RangeInclusive};
use core::str::FromStr;

/// A rulebook as a pure value. See the crate's front page for the idea.
///
/// Two parties act on it. Seats `play` moves; the dealer has a deal `accept`ed whenever
/// [`Turn::Dealer`] is due. Both are checked first against the untouched game, so what is refused
/// changes nothing.
///
/// What a seat may know leaves through [`Game::view`] alone. The game itself is never serialised.
/// Moves never contain a secret; deals do.
pub trait Game: Clone + Send + Sync + 'static {
    /// The name programs use, such as `some-game`.
    const ID: &'static str;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// How many play where somebody alone wants a game against bots.
    const USUAL_SEATS: u8 = *Self::SEATS.start();
    /// What can be chosen before play.
    const OPTIONS: &'static [OptionSpec];
    /// Whether anything is hidden from anybody. A game that does not say has secrets, so that nobody is shown too
    /// much because something was forgotten.
    const HAS_SECRETS: bool = true;

    /// Options as somebody wrote them: all optional, not checked.
    type Asked: Clone + Debug + Default + PartialEq + Encode + Decode;
    /// Options complete and checked for a number of seats. Written down, they read back as `Asked`.
    type Options: Clone + Debug + PartialEq + Encode + Send + Sync;
    /// What the dealer decides, secrets included.
    type Deal: Clone + Debug + PartialEq + Encode + Decode + Send + Sync;
    /// What a seat decides. Displays in the canonical notation; reads what people may write.
    type Move: Clone + Debug + PartialEq + Display + FromStr<Err = Flaw> + Send + Sync;
    /// What one viewpoint may know: a type of its own, built field by field.
    type View: Clone + Debug + PartialEq + Encode + Decode + Send + Sync;
    /// What happened, as everybody may know it.
    type Event: Clone + Debug + PartialEq + Encode + Decode + Send + Sync;
    /// The whole truth as the law writes it down. For referees and tests.
    type Position: Clone + Debug + PartialEq + Encode + Decode;
    /// The rules a move can break.
    type Rule: Rule;

    /// Completes and checks options for a table of this size: the one door from `Asked` to `Options`.
    /// A number of seats outside [`Game::SEATS`] is a flaw with code `seats`.
    fn options(seats: u8, asked: &Self::Asked) -> Result<Self::Options, Flaw>;

    /// A game about to be dealt.
    fn new(options: &Self::Options) -> Self;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// Who is due to act.
    fn turn(&self) -> Turn;

    /// What a fair dealer might do now. Asked only when the dealer is due.
    fn deal(&self, chance: &mut impl Chance) -> Self::Deal;

    /// Whether this deal fits now. Never panics, whatever the deal says.
    fn check_deal(&self, deal: &Self::Deal) -> Result<(), Flaw>;

    /// Carries out a deal that [`Game::check_deal`] has passed (or that [`Game::deal`] made).
    fn apply_deal(&mut self, deal: &Self::Deal, witness: &mut impl Witness<Self::Event>);

    /// Every legal move of the seat, once each, in the order of their canonical texts (byte by
    /// byte), lazily: `each` may stop it. Nothing for a seat that is not to act.
    fn moves(&self, seat: Seat, each: &mut impl FnMut(Self::Move) -> ControlFlow<()>) -> ControlFlow<()>;

    /// Whether a seat that is to act may make this move. Never lists moves; never panics.
    fn check(&self, seat: Seat, mv: &Self::Move) -> Result<(), Self::Rule>;

    /// Carries out a move that is known to be legal, because it was listed or checked.
    /// With any other move the result is unspecified.
    fn apply(&mut self, seat: Seat, mv: &Self::Move, witness: &mut impl Witness<Self::Event>);

    /// What this viewpoint may know. Asked only when the dealer is not due: a table deals first.
    fn view(&self, from: Viewpoint) -> Self::View;

    /// What everybody together would know, as a view of the audience: for looking back on a game that is over.
    fn revealed(&self) -> Self::View {
        self.view(Viewpoint::Audience)
    }

    /// A world that the view's owner cannot tell from the real one, each as likely as it should be.
    /// It has that very view. Views that come from [`Game::view`] always work.
    fn imagine(view: &Self::View, chance: &mut impl Chance) -> Self;

    /// Everything, as the law writes positions.
    fn position(&self) -> Self::Position;

    /// A game that goes on from this position. What a position does not say is as it is where nothing has been seen
    /// or counted yet; each game's law says what that is. A position that play could not leave to whoever is to act
    /// is a flaw, as is one in which the dealer is due. Never panics, whatever the position says.
    fn from_position(_options: &Self::Options, _position: &Self::Position) -> Result<Self, Flaw> {
        Err(Flaw::new("position-unknown"))
    }

    /// Within how many moves random play ends, or `None` where these options set no end.
    /// It is a practical bound, far beyond any game that was ever seen.
    fn bound(&self) -> Option<u32>;

    /// Every legal move of the seat, in order.
    fn legal(&self, seat: Seat) -> Vec<Self::Move> {
        let mut legal = Vec::new();
        let _ = self.moves(seat, &mut |mv| {
            legal.push(mv);
            ControlFlow::Continue(())
        });
        legal
    }

    /// How many moves the seat has.
    fn count(&self, seat: Seat) -> u64 {
        let mut count = 0;
        let _ = self.moves(seat, &mut |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Some legal move of the seat, each with a chance of coming up; `None` if it has none.
    /// For playouts: games choose without listing where they can.
    fn pick(&self, seat: Seat, chance: &mut impl Chance) -> Option<Self::Move> {
        let count = self.count(seat);
        if count == 0 {
            return None;
        }
        let mut left = chance.below_u64(count);
        let mut picked = None;
        let _ = self.moves(seat, &mut |mv| {
            if left == 0 {
                picked = Some(mv);
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        picked
    }

    /// How it ended, if it has.
    fn outcome(&self) -> Option<Outcome> {
        self.turn().outcome()
    }

    /// Makes a move, or says why not and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        mv: &Self::Move,
        witness: &mut impl Witness<Self::Event>,
    ) -> Result<(), Refusal<Self::Rule>> {
        if !self.turn().includes(seat) {
            return Err(Refusal::NotYourTurn);
        }
        self.check(seat, mv).map_err(Refusal::Breaks)?;
        self.apply(seat, mv, witness);
        Ok(())
    }

    /// Takes a deal, or says why not and changes nothing.
    fn accept(&mut self, deal: &Self::Deal, witness: &mut impl Witness<Self::Event>) -> Result<(), Flaw> {
        if self.turn() != Turn::Dealer {
            return Err(Flaw::new("no-deal-due"));
        }
        self.check_deal(deal)?;
        self.apply_deal(deal, witness);
        Ok(())
    }
}

/// A rule that a move can break, by a stable name: `some-game/too-far`.
pub trait Rule: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// Every rule of the game.
    const ALL: &'static [Self];

    /// The name that the rules page, the tests and other programs use.
    fn code(self) -> &'static str;
}

/// Why a move was not accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal<R> {
    /// It is not this seat's turn, or the game is over.
    NotYourTurn,
    /// It breaks this rule.
    Breaks(R),
}

/// Who is told what happened.
pub trait Witness<E> {
    /// Tells of one event. It is made only if somebody listens.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: for playouts, where an event must cost nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nobody;

impl<E> Witness<E> for Nobody {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

impl<E> Witness<E> for alloc::vec::Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Can be written as data. Asks for nothing where the `serde` feature is off.
#[cfg(feature = "serde")]
pub trait Encode: serde::Serialize {}
#[cfg(feature = "serde")]
impl<T: serde::Serialize> Encode for T {}

/// Can be read from data. Asks for nothing where the `serde` feature is off.
#[cfg(feature = "serde")]
pub trait Decode: serde::de::DeserializeOwned {}
#[cfg(feature = "serde")]
impl<T: serde::de::DeserializeOwned> Decode for T {}

/// Can be written as data. Asks for nothing where the `serde` feature is off.
#[cfg(not(feature = "serde"))]
pub trait Encode {}
#[cfg(not(feature = "serde"))]
impl<T> Encode for T {}

/// Can be read from data. Asks for nothing where the `serde` feature is off.
#[cfg(not(feature = "serde"))]
pub trait Decode {}
#[cfg(not(feature = "serde"))]
impl<T> Decode for T {}
