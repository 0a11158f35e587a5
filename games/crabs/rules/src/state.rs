//! The whole truth about a game.

use crate::edition::{MOST_CARDS, MOST_VENDORS, Vendor};
use crate::memory::Memory;
use crate::{Cards, Edition, Kind, Options, Tableau};
use kernel::{BySeat, Outcome, Seat};

/// The most cards a seat may hold at the end of its turn.
pub const HAND_LIMIT: u32 = 8;

/// A game of Crabs!. It is never serialised; what may be known leaves as a [`crate::View`].
#[derive(Clone, Debug)]
pub struct Crabs {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// Whether the deck must be made anew before the card that was asked for can be drawn.
    pub(crate) reshuffle: bool,
    pub(crate) first: Seat,
    pub(crate) seat: Seat,
    /// Full rounds played.
    pub(crate) rounds: u32,
    pub(crate) trigger: Option<Seat>,
    pub(crate) pool: Cards,
    pub(crate) discard: Cards,
    pub(crate) deck: Deck,
    pub(crate) market: Market,
    pub(crate) players: BySeat<Player>,
    pub(crate) memory: Memory,
}

/// What is due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Phase {
    /// The opening deal.
    #[default]
    Deal,
    /// One of the six actions.
    Action,
    /// The second card of a grab.
    Grab,
    /// A sale, or none.
    Sell,
    /// Dropping cards beyond the hand limit.
    Drop,
    /// Nothing: the game has ended.
    Over,
}

/// What lies with one seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    /// Of the hand, the cards that everyone saw taken from the pool (ruling 5).
    pub(crate) known: Cards,
    pub(crate) caught: Tableau,
    /// Premium crabs sold.
    pub(crate) premium: Cards,
    pub(crate) gear: u8,
    /// What the vendors paid.
    pub(crate) pay: u32,
}

impl Player {
    /// How many cards of the hand nobody else has seen.
    pub(crate) fn hidden(&self) -> u32 {
        self.hand.len() - self.known.len()
    }
}

/// The deck, drawn from the top.
#[derive(Clone, Debug)]
pub(crate) struct Deck {
    cards: [Kind; MOST_CARDS],
    top: u8,
    end: u8,
}

impl Deck {
    pub(crate) fn new(cards: &[Kind]) -> Self {
        let mut deck = Self { cards: [Kind::default(); MOST_CARDS], top: 0, end: cards.len() as u8 };
        deck.cards[..cards.len()].copy_from_slice(cards);
        deck
    }

    pub(crate) fn rest(&self) -> &[Kind] {
        &self.cards[self.top.into()..self.end.into()]
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.top == self.end
    }

    pub(crate) fn draw(&mut self) -> Kind {
        let kind = self.cards[usize::from(self.top)];
        self.top += 1;
        kind
    }
}

/// The seafood market: four stacks of vendors, and who sold to whom.
///
/// Vendors are places in [`Edition::vendors`].
#[derive(Clone, Debug)]
pub(crate) struct Market {
    vendors: [u8; MOST_VENDORS],
    top: [u8; 4],
    end: [u8; 4],
    sales: [(Seat, u8); MOST_VENDORS],
    sold: u8,
}

impl Market {
    /// The four stacks, each from the top.
    pub(crate) fn new(stacks: [&[u8]; 4]) -> Self {
        let nobody = (Seat::default(), 0);
        let mut market =
            Self { vendors: [0; MOST_VENDORS], top: [0; 4], end: [0; 4], sales: [nobody; MOST_VENDORS], sold: 0 };
        let mut at = 0;
        for (stack, vendors) in stacks.into_iter().enumerate() {
            market.top[stack] = at as u8;
            market.vendors[at..at + vendors.len()].copy_from_slice(vendors);
            at += vendors.len();
            market.end[stack] = at as u8;
        }
        market
    }

    /// The vendors left in a stack, from the top. Stacks are counted from 0.
    pub(crate) fn stack(&self, stack: usize) -> &[u8] {
        &self.vendors[self.top[stack].into()..self.end[stack].into()]
    }

    /// The vendor that shows on a stack.
    pub(crate) fn showing<'e>(&self, stack: usize, edition: &'e Edition) -> Option<&'e Vendor> {
        self.stack(stack).first().map(|&vendor| &edition.vendors()[usize::from(vendor)])
    }

    /// The vendor on top of a stack goes to a seat.
    pub(crate) fn sell(&mut self, stack: usize, seat: Seat) {
        let vendor = self.vendors[usize::from(self.top[stack])];
        self.top[stack] += 1;
        self.note_sale(seat, vendor);
    }

    /// A vendor lies with a seat.
    pub(crate) fn note_sale(&mut self, seat: Seat, vendor: u8) {
        self.sales[usize::from(self.sold)] = (seat, vendor);
        self.sold += 1;
    }

    /// The vendors that a seat has sold to, in order.
    pub(crate) fn sold_by(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        let sales = &self.sales[..self.sold.into()];
        sales.iter().filter(move |(seller, _)| *seller == seat).map(|&(_, vendor)| vendor)
    }
}

impl Crabs {
    pub(crate) fn empty(options: &Options) -> Self {
        Self {
            options: options.clone(),
            phase: Phase::Deal,
            reshuffle: false,
            first: Seat::default(),
            seat: Seat::default(),
            rounds: 0,
            trigger: None,
            pool: Cards::NONE,
            discard: Cards::NONE,
            deck: Deck::new(&[]),
            market: Market::new([&[]; 4]),
            players: BySeat::new(options.seats),
            memory: Memory::default(),
        }
    }

    /// The edition in play.
    #[inline]
    pub(crate) fn edition(&self) -> &Edition {
        &self.options.edition
    }

    /// The seat to act, if the dealer is not due and the game goes on.
    #[inline]
    pub(crate) fn acting(&self) -> Option<Seat> {
        let seated = !self.reshuffle && !matches!(self.phase, Phase::Deal | Phase::Over);
        seated.then_some(self.seat)
    }

    /// Vendors, premium crabs sold, and the stars of the gear a seat is on now.
    pub fn points(&self, seat: Seat) -> u32 {
        let player = &self.players[seat];
        let stars = self.edition().gear_at(player.gear).map_or(0, |gear| gear.stars);
        player.pay + player.premium.len() + u32::from(stars)
    }

    /// Most points first, then the larger value of premium crabs sold; the rest share.
    pub(crate) fn ranks(&self) -> Outcome {
        Outcome::by(&self.players.map(|seat, player| (self.points(seat), player.premium.value())))
    }

    /// The bonus of the gear a seat is on; none where it is on none.
    pub fn bonus(&self, seat: Seat) -> Option<u32> {
        self.edition().gear_at(self.players[seat].gear).map(|gear| gear.bonus.into())
    }

    /// What the next gear of a seat costs, if there is one.
    pub fn next_cost(&self, seat: Seat) -> Option<u32> {
        self.edition().gear_at(self.players[seat].gear + 1).map(|gear| gear.cost.into())
    }

    /// Whether a card can be drawn, from the deck or from a deck made of the discards (ruling 4).
    pub fn can_draw(&self) -> bool {
        !self.deck.is_empty() || !self.discard.is_empty()
    }

    /// Whether a seat has no action at all (ruling 8).
    pub(crate) fn stuck(&self, seat: Seat) -> bool {
        let player = &self.players[seat];
        player.hand.is_empty()
            && self.pool.is_empty()
            && !self.can_draw()
            && player.caught.stressed.is_empty()
            && self.next_cost(seat).is_none_or(|cost| cost > 0)
    }

    /// Whether the vendor showing on a stack can be satisfied by a seat.
    pub(crate) fn can_sell(&self, seat: Seat, stack: usize) -> bool {
        let upright = &self.players[seat].caught.upright;
        self.market
            .showing(stack, self.edition())
            .is_some_and(|vendor| (1..).zip(vendor.by_value).all(|(value, wanted)| upright.of_value(value) >= wanted))
    }

    /// Whether some sale is possible to a seat.
    pub(crate) fn can_sell_any(&self, seat: Seat) -> bool {
        !self.players[seat].caught.upright.is_empty() && (0..4).any(|stack| self.can_sell(seat, stack))
    }
}
