//! Tables laid out for a test: chosen cards where the test needs them, the rest in the deck.

use crabs_rules::edition::{self, CrabsLine, GearLine, PermitLine, VendorLine, Written};
use crabs_rules::{Asked, AskedEdition, Cards, Crabs, Deal, Event, Kind, Move, Opening, Position, Rule, Wants};
use kernel::{Game, Refusal, Seat};

/// The cards of a list such as `1 2* 2`.
pub(crate) fn cards(text: &str) -> Vec<Kind> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

/// The vendors of a list such as `1+2 3+3`.
pub(crate) fn vendors(text: &str) -> Vec<Wants> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

/// An edition of our own, given as data.
pub(crate) fn own(written: Written) -> AskedEdition {
    AskedEdition::Written(Box::new(written))
}

/// An edition with these numbers of cards of each kind and small stacks of vendors.
pub(crate) fn small_edition(counts: [(i64, i64); 5]) -> Written {
    let crabs = (1..).zip(counts).map(|(value, (cards, premium))| CrabsLine { value, cards, premium }).collect();
    let wants = [vec![1], vec![2], vec![1, 1], vec![1, 1, 1], vec![1, 1, 1, 1]];
    Written {
        name: "small".into(),
        crabs,
        vendors: wants.map(|wants| VendorLine { pay: 1, wants }).into(),
        gear: vec![GearLine { bonus: 1, cost: 1, stars: 0 }, GearLine { bonus: 2, cost: 3, stars: 1 }],
        permit: vec![PermitLine { binding: 2, value: 1 }, PermitLine { binding: 4, value: 2 }],
    }
}

/// What a test wants to lie where.
#[derive(Clone, Default)]
pub(crate) struct Layout {
    pub(crate) asked: Asked,
    pub(crate) first: u8,
    /// The beginning of each hand; the rest is filled up.
    pub(crate) hands: Vec<&'static str>,
    pub(crate) pool: &'static str,
    /// The top of the deck.
    pub(crate) deck: &'static str,
    /// The vendors on top of the stacks, from the top; the rest lies below.
    pub(crate) vendors: [&'static str; 4],
}

impl Layout {
    /// A deal with these cards in these places. Places left open are filled with the cards left
    /// over, the low ones first; what is left then lies at the bottom of the deck.
    pub(crate) fn deal(&self) -> Deal {
        let seats = self.hands.len() as u8;
        let options = Crabs::options(seats, &self.asked).unwrap();
        let mut left = *options.edition().crabs();
        let mut claim = |text: &str| {
            let claimed = cards(text);
            for &kind in &claimed {
                left.remove(kind);
            }
            claimed
        };
        let mut hands: Vec<Vec<Kind>> = self.hands.iter().map(|hand| claim(hand)).collect();
        let (mut pool, mut deck) = (claim(self.pool), claim(self.deck));
        let mut rest = left.iter();
        for hand in &mut hands {
            hand.extend(rest.by_ref().take(6 - hand.len()));
        }
        pool.extend(rest.by_ref().take(10 - pool.len()));
        deck.extend(rest);
        Deal::Opening(Opening { first: self.first, hands, pool, deck, vendors: self.stacks(&options) })
    }

    fn stacks(&self, options: &crabs_rules::Options) -> Vec<Vec<Wants>> {
        (1..=4).zip(self.vendors).map(|(size, top)| stack(options, size, vendors(top))).collect()
    }

    /// A game dealt this way.
    pub(crate) fn play(&self) -> Crabs {
        let options = Crabs::options(self.hands.len() as u8, &self.asked).unwrap();
        let mut game = Crabs::new(&options);
        game.accept(&self.deal(), &mut Vec::new()).unwrap();
        game
    }
}

fn stack(options: &crabs_rules::Options, size: usize, top: Vec<Wants>) -> Vec<Wants> {
    let all = options.edition().vendors().iter().filter(|vendor| vendor.wants.size() == size);
    let mut rest: Vec<Wants> = all.flat_map(|vendor| vec![vendor.wants; vendor.copies.into()]).collect();
    for wants in &top {
        let at = rest.iter().position(|other| other == wants).expect("the edition has this vendor");
        rest.remove(at);
    }
    top.into_iter().chain(rest).collect()
}

/// The built-in edition, to change in one place.
pub(crate) fn reconstructed() -> Written {
    edition::reconstructed()
}

/// Plays a move in notation for whoever is to act, and tells what happened.
pub(crate) fn play(game: &mut Crabs, text: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let seat = acting(game);
    game.play(seat, &text.parse::<Move>().unwrap(), &mut events)
        .unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    events
}

/// Plays several moves, one a line.
pub(crate) fn play_all(game: &mut Crabs, moves: &[&str]) {
    for text in moves {
        play(game, text);
    }
}

/// The rule that a move would break.
pub(crate) fn broken(game: &Crabs, text: &str) -> Rule {
    match game.clone().play(acting(game), &text.parse::<Move>().unwrap(), &mut Vec::new()) {
        Err(Refusal::Breaks(rule)) => rule,
        other => panic!("{text}: {other:?}"),
    }
}

pub(crate) fn acting(game: &Crabs) -> Seat {
    match game.turn() {
        kernel::Turn::Seats(seats) => seats.first().unwrap(),
        other => panic!("nobody is to act: {other:?}"),
    }
}

/// Every legal move of whoever is to act, as text.
pub(crate) fn legal(game: &Crabs) -> Vec<String> {
    game.legal(acting(game)).iter().map(ToString::to_string).collect()
}

pub(crate) fn is_legal(game: &Crabs, text: &str) -> bool {
    game.check(acting(game), &text.parse().unwrap()).is_ok()
}

/// All cards, wherever they lie.
pub(crate) fn all_cards(position: &Position) -> Cards {
    let mut all = position.pool.plus(&position.discard);
    all = all.plus(&Cards::gather(position.deck.iter().copied()).unwrap());
    for (seat, hand) in position.hands.iter() {
        let caught = &position.caught[seat];
        all = all.plus(hand).plus(&caught.upright).plus(&caught.stressed).plus(&position.sold[seat].premium);
    }
    all
}
