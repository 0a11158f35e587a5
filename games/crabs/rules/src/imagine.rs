//! Worlds that a viewpoint cannot tell from the real one, each as likely as it should be.
//!
//! **What a move tells.** Nothing is assumed of how seats choose. A card played shows what it is;
//! it says nothing of the cards that stay, so the place it came from counts as any one of the
//! seat's hidden places. Of a kind that everyone knows the seat to hold, the known cards go first,
//! and hidden places are untouched.
//!
//! **Before the first reshuffle** all unseen cards were shuffled together once, and which hidden
//! places have been turned up since does not depend on what the others hold. So every order of the
//! unseen cards over the hidden places, hands and deck alike, is as likely as any other: they are
//! shuffled and dealt out.
//!
//! **After it** that would be wrong: the new deck holds exactly the cards that had been discarded,
//! and those hidden in hands at that moment are exactly the other unseen ones. So hidden places
//! fall into *classes*, one for each deck that their cards came from and one for all that was
//! hidden before; within a class, every order is as likely as any other. When a seat with places
//! of several classes shows a card, the class it came from is not seen. It is drawn here, for one
//! such sight after the other, in proportion to `places × cards of that kind / cards` of each
//! class. The classes drawn so far make the next card shown more or less likely, and a history
//! counts as much as its sights were likely under it. Histories are therefore drawn until one is
//! accepted with the ratio of that likelihood to an upper bound, which is exact. Where none of the
//! first [`TRIES`] is accepted (long histories only), one of them is taken in proportion to its
//! likelihood, which is nearly so.
//!
//! What the looker drew itself is no longer in any class; that its order among the other sights
//! does not matter follows from the evenness within a class.

use crate::edition::Vendor;
use crate::memory::{MOST_DECKS, Memory, Sight};
use crate::state::{Deck, Market, Phase, Player};
use crate::{Cards, Crabs, Kind, Options, View, Wants};
use alloc::vec::Vec;
use kernel::{BySeat, Chance, Seat};

/// How many histories are drawn before one is taken without being exactly accepted.
const TRIES: u32 = 64;
/// The most classes of hidden places: one for each deck remembered and one for what came before.
const CLASSES: usize = MOST_DECKS + 1;

/// A game with that very view.
pub(crate) fn world(view: &View, chance: &mut impl Chance) -> Crabs {
    let mut game = open_part(view);
    game.market = market(view, chance);
    let past = Past::of(view);
    let story = past.draw_story(chance).unwrap_or_else(|| past.forgetful());
    let mut sights = past.with_shown_draws(&story, chance);
    let mut deck = Vec::new();
    for (class, places) in story.classes.iter().enumerate() {
        let mut cards: Vec<Kind> = places.cards.iter().collect();
        chance.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        for (seat, &count) in places.hands.iter() {
            for card in cards.by_ref().take(count as usize) {
                game.players[seat].hand.add(card);
                fill_draw(&mut sights, class, seat, card);
            }
        }
        deck.extend(cards);
    }
    game.deck = Deck::new(&deck);
    game.memory = Memory::of(sights);
    game
}

/// All that the view shows of the game; of hands, the cards it knows.
fn open_part(view: &View) -> Crabs {
    let mut game = Crabs::empty(&view.table);
    game.phase = view.phase;
    game.first = view.first;
    game.seat = view.turn.unwrap_or(view.first);
    game.rounds = if view.phase == Phase::Over { view.round } else { view.round - 1 };
    game.trigger = view.trigger;
    game.pool = view.pool;
    game.discard = view.discard;
    game.players = view.hands.map(|seat, hand| Player {
        hand: hand.cards.unwrap_or(hand.known),
        known: hand.known,
        caught: view.caught[seat],
        premium: view.sold[seat].premium,
        gear: view.gear[seat],
        pay: view.sold[seat].vendors.iter().map(|wants| pay(&view.table, *wants)).sum(),
    });
    game
}

fn pay(options: &Options, wants: Wants) -> u32 {
    let edition = options.edition();
    edition.vendor_named(wants).map_or(0, |vendor| edition.vendors()[usize::from(vendor)].pay.into())
}

/// The vendors below the top of a stack are those that were not seen yet, in any order.
fn market(view: &View, chance: &mut impl Chance) -> Market {
    let edition = view.table.edition();
    let named = |wants: &Wants| edition.vendor_named(*wants);
    let sold: Vec<(Seat, u8)> = view
        .sold
        .iter()
        .flat_map(|(seat, sold)| sold.vendors.iter().filter_map(named).map(move |vendor| (seat, vendor)))
        .collect();
    let tops: [Option<u8>; 4] = core::array::from_fn(|stack| view.vendors[stack].top.as_ref().and_then(named));
    let seen = |vendor: u8| {
        sold.iter().filter(|sale| sale.1 == vendor).count() + tops.iter().filter(|top| **top == Some(vendor)).count()
    };
    let stacks: [Vec<u8>; 4] = core::array::from_fn(|stack| {
        let mut below: Vec<u8> = Vec::new();
        for (vendor, _) in vendors_of(edition.vendors(), stack + 1) {
            let copies = usize::from(edition.vendors()[usize::from(vendor)].copies);
            below.extend(core::iter::repeat_n(vendor, copies.saturating_sub(seen(vendor))));
        }
        chance.shuffle(&mut below);
        tops[stack].into_iter().chain(below).collect()
    });
    let mut market = Market::new([&stacks[0], &stacks[1], &stacks[2], &stacks[3]]);
    for (seat, vendor) in sold {
        market.note_sale(seat, vendor);
    }
    market
}

fn vendors_of(vendors: &[Vendor], size: usize) -> impl Iterator<Item = (u8, &Vendor)> {
    (0..).zip(vendors).filter(move |(_, vendor)| vendor.wants.size() == size)
}

/// Hidden places whose cards were shuffled together, apart from the looker's own.
#[derive(Clone, Copy, Debug)]
struct Class {
    /// The cards that lie in them.
    cards: Cards,
    /// How many there are in each hand; the rest are in the deck.
    hands: BySeat<u32>,
}

impl Class {
    fn empty(view: &View) -> Self {
        Self { cards: Cards::NONE, hands: BySeat::new(view.hands.seats()) }
    }
}

/// One way in which the sights can have come about.
#[derive(Clone, Debug)]
struct Story {
    /// What is hidden in the end.
    classes: [Class; CLASSES],
    /// The class that each card shown came from, in the order of sights.
    sources: Vec<usize>,
    /// How likely the sights were, and no less than how likely they can have been.
    likelihood: f64,
    bound: f64,
}

/// What the view remembers, arranged for drawing stories.
struct Past<'a> {
    view: &'a View,
    /// What the looker has not seen now.
    unseen: Cards,
    /// The hidden places of each hand now.
    hidden: BySeat<u32>,
    /// The classes as they were when they came into being, without what the looker drew.
    classes: [Class; CLASSES],
}

impl<'a> Past<'a> {
    fn of(view: &'a View) -> Self {
        let hidden = view.hands.map(|_, hand| if hand.cards.is_some() { 0 } else { hand.size - hand.known.len() });
        let mut past = Self { view, unseen: unseen(view), hidden, classes: [Class::empty(view); CLASSES] };
        past.classes[0] = past.unwind();
        past
    }

    /// Notes the decks, and takes the sights back to what was hidden when they began.
    fn unwind(&mut self) -> Class {
        let mut oldest = Class { cards: self.unseen, hands: self.hidden };
        let mut latest = 0;
        for sight in &self.view.sights {
            match *sight {
                Sight::Shuffled { cards } => {
                    latest += 1;
                    self.classes[latest].cards = cards;
                    oldest.cards = oldest.cards.minus(&cards);
                }
                Sight::Drew { card: Some(card), .. } => {
                    self.classes[latest].cards = self.classes[latest].cards.without(&one(card));
                    oldest.cards = oldest.cards.plus(&one(card));
                }
                Sight::Drew { seat, card: None } => oldest.hands[seat] = oldest.hands[seat].wrapping_sub(1),
                Sight::Showed { seat, .. } if self.view.from.is(seat) => {}
                Sight::Showed { seat, card } => {
                    oldest.cards = oldest.cards.plus(&one(card));
                    oldest.hands[seat] = oldest.hands[seat].wrapping_add(1);
                }
            }
        }
        oldest
    }

    fn draw_story(&self, chance: &mut impl Chance) -> Option<Story> {
        let (mut chosen, mut sum) = (None, 0.0);
        for _ in 0..TRIES {
            let Some(story) = self.tell(chance) else { continue };
            if fraction(chance) * story.bound < story.likelihood {
                return Some(story);
            }
            sum += story.likelihood;
            if fraction(chance) * sum < story.likelihood {
                chosen = Some(story);
            }
        }
        chosen
    }

    /// Draws where each card shown came from; nothing if the choices made leave one without a place.
    fn tell(&self, chance: &mut impl Chance) -> Option<Story> {
        let mut story = Story { classes: self.classes, sources: Vec::new(), likelihood: 1.0, bound: 1.0 };
        let mut latest = 0;
        for sight in &self.view.sights {
            match *sight {
                Sight::Shuffled { .. } => latest += 1,
                Sight::Drew { seat, card: None } => story.classes[latest].hands[seat] += 1,
                Sight::Showed { seat, card } if !self.view.from.is(seat) => {
                    story.bound *= self.most_likely(card, latest, story.sources.len() as u32);
                    story.show(seat, card, latest, chance)?;
                }
                Sight::Drew { .. } | Sight::Showed { .. } => {}
            }
        }
        Some(story)
    }

    /// No class can have made a card likelier than this, after so many others were shown.
    fn most_likely(&self, card: Kind, latest: usize, shown: u32) -> f64 {
        let most = |class: &Class| share(class.cards.of_kind(card).into(), class.cards.len().saturating_sub(shown));
        self.classes[..=latest].iter().map(most).fold(0.0, f64::max)
    }

    /// The sights with the cards that others drew and have shown since; the class says which of a
    /// seat's draws they can be.
    fn with_shown_draws(&self, story: &Story, chance: &mut impl Chance) -> Vec<Sight> {
        let mut sights = self.view.sights.clone();
        let mut sources = story.sources.iter();
        for at in 0..sights.len() {
            let Sight::Showed { seat, card } = sights[at] else { continue };
            if self.view.from.is(seat) {
                continue;
            }
            let Some(&source) = sources.next() else { break };
            let open = open_draws(&sights[..at], source, seat);
            if !open.is_empty() {
                let draw = open[chance.below(open.len() as u32) as usize];
                sights[draw] = Sight::Drew { seat, card: Some(card) };
            }
        }
        sights
    }

    /// All unseen cards as one class: what is left to do where no story could be told.
    fn forgetful(&self) -> Story {
        let mut classes = [Class::empty(self.view); CLASSES];
        classes[0] = Class { cards: self.unseen, hands: self.hidden };
        Story { classes, sources: Vec::new(), likelihood: 1.0, bound: 1.0 }
    }
}

impl Story {
    /// A seat shows a card: draws the class it came from and takes it out there.
    fn show(&mut self, seat: Seat, card: Kind, latest: usize, chance: &mut impl Chance) -> Option<()> {
        let weight =
            |class: &Class| f64::from(class.hands[seat]) * share(class.cards.of_kind(card).into(), class.cards.len());
        let classes = &self.classes[..=latest];
        let sum: f64 = classes.iter().map(weight).sum();
        let places: u32 = classes.iter().map(|class| class.hands[seat]).sum();
        let mut left = fraction(chance) * sum;
        let source = classes.iter().position(|class| {
            left -= weight(class);
            left < 0.0
        })?;
        self.likelihood *= sum / f64::from(places);
        self.classes[source].cards.remove(card);
        self.classes[source].hands[seat] -= 1;
        self.sources.push(source);
        Some(())
    }
}

/// What the looker cannot see: all cards of the edition, less those it can.
fn unseen(view: &View) -> Cards {
    let mut unseen = view.table.edition().crabs().minus(&view.pool).minus(&view.discard);
    for (seat, hand) in view.hands.iter() {
        let caught = &view.caught[seat];
        unseen = unseen.minus(&hand.cards.unwrap_or(hand.known));
        unseen = unseen.minus(&caught.upright).minus(&caught.stressed).minus(&view.sold[seat].premium);
    }
    unseen
}

/// The places among the sights where a seat drew from a deck and the card is not filled in yet.
fn open_draws(sights: &[Sight], class: usize, seat: Seat) -> Vec<usize> {
    let mut latest = 0;
    let mut open = Vec::new();
    for (at, sight) in sights.iter().enumerate() {
        match sight {
            Sight::Shuffled { .. } => latest += 1,
            Sight::Drew { seat: drawer, card: None } if *drawer == seat && latest == class => open.push(at),
            _ => {}
        }
    }
    open
}

/// A card that still lies in a hand was drawn at one of the seat's open draws of its class.
fn fill_draw(sights: &mut [Sight], class: usize, seat: Seat, card: Kind) {
    if let Some(&draw) = open_draws(sights, class, seat).first() {
        sights[draw] = Sight::Drew { seat, card: Some(card) };
    }
}

fn one(card: Kind) -> Cards {
    let mut cards = Cards::NONE;
    cards.add(card);
    cards
}

/// `part / whole`, at most 1 and nothing of nothing.
fn share(part: u32, whole: u32) -> f64 {
    if part == 0 { 0.0 } else { (f64::from(part) / f64::from(whole.max(1))).min(1.0) }
}

/// An even choice from 0 up to but not including 1.
fn fraction(chance: &mut impl Chance) -> f64 {
    f64::from(chance.bits()) / (f64::from(u32::MAX) + 1.0)
}
