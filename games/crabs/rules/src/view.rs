//! What one viewpoint may know: the only door out of the game.

use crate::memory::Sight;
use crate::position::Sold;
use crate::state::Phase;
use crate::{Cards, Crabs, Options, Tableau, Wants};
use alloc::vec::Vec;
use kernel::{BySeat, Seat, Viewpoint};

/// What one viewpoint may know, built field by field.
///
/// Starting hands and deck draws are secret; what everyone saw taken from the pool is not
/// (ruling 5). The order of the deck and of the vendors below the top is nobody's to know. When the
/// game is over the hands are shown.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "crate::view_serde::Written", from = "crate::view_serde::Written")
)]
pub struct View {
    /// Who looks.
    pub from: Viewpoint,
    /// The seats and options of the table.
    pub table: Options,
    /// The seat to act; none when the game is over.
    pub turn: Option<Seat>,
    /// What is due.
    pub phase: Phase,
    /// The seat that started.
    pub first: Seat,
    /// The round being played, from 1; the last one when the game is over.
    pub round: u32,
    /// The seat that set off the last round.
    pub trigger: Option<Seat>,
    /// The hands, as far as the viewpoint knows them.
    pub hands: BySeat<HandView>,
    /// The pool.
    pub pool: Cards,
    /// How many cards the deck has.
    pub deck: u8,
    /// The discard pile.
    pub discard: Cards,
    /// The gear each seat is on; 0 is none.
    pub gear: BySeat<u8>,
    /// The crabs caught.
    pub caught: BySeat<Tableau>,
    /// What was sold.
    pub sold: BySeat<Sold>,
    /// The stacks of vendors.
    pub vendors: [StackView; 4],
    /// The points.
    pub points: BySeat<u32>,
    /// What was seen of hidden cards since a deck was first made of discards.
    pub sights: Vec<Sight>,
}

/// A hand, as far as a viewpoint knows it.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct HandView {
    /// How many cards it has.
    pub size: u32,
    /// Of those, the ones that everyone saw taken from the pool and not yet played.
    pub known: Cards,
    /// All of them, where the viewpoint may see them.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub cards: Option<Cards>,
}

/// A stack of vendors, of which the top one shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StackView {
    /// The vendor that shows.
    pub top: Option<Wants>,
    /// How many there are, the top one included.
    pub left: u8,
}

impl Crabs {
    /// Every hand lies open, as if all its cards had been seen on their way into it.
    pub(crate) fn view_of_all(&self) -> View {
        let mut view = self.view_from(Viewpoint::Audience);
        view.hands =
            self.players.map(|_, player| HandView { size: player.hand.len(), known: player.hand, cards: None });
        view
    }

    pub(crate) fn view_from(&self, from: Viewpoint) -> View {
        let over = self.phase == Phase::Over;
        View {
            from,
            table: self.options.clone(),
            turn: self.acting(),
            phase: self.phase,
            first: self.first,
            round: if over { self.rounds } else { self.rounds + 1 },
            trigger: self.trigger,
            hands: self.players.map(|seat, player| HandView {
                size: player.hand.len(),
                known: player.known,
                cards: (over || from.is(seat)).then_some(player.hand),
            }),
            pool: self.pool,
            deck: self.deck.rest().len() as u8,
            discard: self.discard,
            gear: self.players.map(|_, player| player.gear),
            caught: self.players.map(|_, player| player.caught),
            sold: self.sold(),
            vendors: core::array::from_fn(|stack| StackView {
                top: self.market.showing(stack, self.edition()).map(|vendor| vendor.wants),
                left: self.market.stack(stack).len() as u8,
            }),
            points: self.players.map(|seat, _| self.points(seat)),
            sights: if over { Vec::new() } else { self.memory.seen_from(from) },
        }
    }
}
