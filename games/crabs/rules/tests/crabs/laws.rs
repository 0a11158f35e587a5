//! The laws of the contract, for Crabs!.

use crate::support::{Layout, all_cards, own, reconstructed, small_edition};
use crabs_rules::{Asked, Crabs, Deal, GearBonus, Kind, Opening, Options, Permit};
use kernel::{Chance, Game, Seat, Turn, Viewpoint};
use testkit::{Dice, Entry, SmallCase, Subject};

struct CrabsSubject;

impl Subject for CrabsSubject {
    type Game = Crabs;

    fn asked(dice: &mut Dice) -> (u8, Asked) {
        let seats = 2 + dice.below(4) as u8;
        let asked = Asked {
            permit: [None, Some(Permit::Band)][dice.below(2) as usize],
            gear_bonus: [None, Some(GearBonus::Mandatory)][dice.below(2) as usize],
            round_limit: [None, Some(3), Some(20)][dice.below(3) as usize],
            edition: [None, Some(own(tight(seats))), Some(own(tight(seats))), Some(own(huge()))]
                [dice.below(4) as usize]
                .clone(),
        };
        (seats, asked)
    }

    fn pieces(game: &Crabs) -> Vec<u32> {
        let position = game.position();
        let vendors = position.vendors.iter().map(Vec::len).sum::<usize>()
            + position.sold.iter().map(|(_, sold)| sold.vendors.len()).sum::<usize>();
        all_cards(&position).counts().iter().map(|&count| u32::from(count)).chain([vendors as u32]).collect()
    }

    /// Swaps two cards that the viewpoint has not seen, or two vendors below the top, and keeps
    /// the swap if every move can still be made.
    fn disguise(
        _seats: u8,
        options: &Options,
        log: &[Entry<Crabs>],
        from: Viewpoint,
        dice: &mut Dice,
    ) -> Option<Vec<Entry<Crabs>>> {
        (0..30).find_map(|_| {
            let mut other = log.to_vec();
            let swapped = swap_unseen(&mut other, from, dice);
            (swapped && other != log && testkit::fold(options, &other, |_, _, _| {}).is_ok()).then_some(other)
        })
    }

    fn small_cases() -> Vec<SmallCase<Crabs>> {
        vec![
            opening_case(Viewpoint::Seat(Seat::at(0))),
            opening_case(Viewpoint::Audience),
            vendor_case(),
            crate::worlds::reshuffled_case(),
            crate::worlds::two_decks_case(),
            crate::worlds::telling_case(),
        ]
    }
}

/// The built-in edition with hardly more cards than are dealt, so that decks run out.
fn tight(seats: u8) -> crabs_rules::edition::Written {
    let mut written = reconstructed();
    let mut excess = 60 - (6 * i64::from(seats) + 12);
    for line in &mut written.crabs {
        let fewer = excess.min(line.cards - 5);
        line.cards -= fewer;
        excess -= fewer;
    }
    written.name = "tight".into();
    written
}

/// As many cards as an edition can have.
fn huge() -> crabs_rules::edition::Written {
    let mut written = reconstructed();
    for line in &mut written.crabs {
        (line.cards, line.premium) = (51, 20);
    }
    written.name = "huge".into();
    written
}

/// Which seat draws the card at each place of each deal's deck, as the log tells.
fn drawers(log: &[Entry<Crabs>]) -> Vec<(usize, Vec<Option<Seat>>)> {
    let mut decks: Vec<(usize, Vec<Option<Seat>>)> = Vec::new();
    let mut waiting = None;
    let draw = |decks: &mut Vec<(usize, Vec<Option<Seat>>)>, seat| {
        let (_, deck) = decks.last_mut()?;
        *deck.iter_mut().find(|drawer| drawer.is_none())? = Some(seat);
        Some(())
    };
    for (at, entry) in log.iter().enumerate() {
        match entry {
            Entry::Deal(Deal::Opening(opening)) => decks.push((at, vec![None; opening.deck.len()])),
            Entry::Deal(Deal::Reshuffle(deck)) => {
                decks.push((at, vec![None; deck.len()]));
                waiting.take().and_then(|seat| draw(&mut decks, seat));
            }
            Entry::Move(seat, mv) if mv.to_string() == "grab deck" => {
                waiting = draw(&mut decks, *seat).is_none().then_some(*seat);
            }
            Entry::Move(..) => {}
        }
    }
    decks
}

fn swap_unseen(log: &mut [Entry<Crabs>], from: Viewpoint, dice: &mut Dice) -> bool {
    let decks = drawers(log);
    let sales = log.iter().filter(|entry| matches!(entry, Entry::Move(_, crabs_rules::Move::Sell { .. }))).count();
    let (at, drawn) = &decks[dice.below(decks.len() as u32) as usize];
    let hidden: Vec<usize> =
        (0..drawn.len()).filter(|&place| !drawn[place].is_some_and(|seat| from.is(seat))).collect();
    match &mut log[*at] {
        Entry::Deal(Deal::Opening(opening)) if dice.below(4) == 0 => swap_vendors(opening, sales, dice),
        Entry::Deal(Deal::Opening(opening)) => {
            let mut places: Vec<&mut Kind> = Vec::new();
            for (seat, hand) in opening.hands.iter_mut().enumerate() {
                if !from.is(Seat::at(seat as u8)) {
                    places.extend(hand);
                }
            }
            places.extend(
                opening.deck.iter_mut().enumerate().filter(|(place, _)| hidden.contains(place)).map(|(_, k)| k),
            );
            swap_two(&mut places, dice)
        }
        Entry::Deal(Deal::Reshuffle(deck)) => {
            let mut places: Vec<&mut Kind> =
                deck.iter_mut().enumerate().filter(|(place, _)| hidden.contains(place)).map(|(_, k)| k).collect();
            swap_two(&mut places, dice)
        }
        Entry::Move(..) => false,
    }
}

fn swap_two(places: &mut [&mut Kind], dice: &mut Dice) -> bool {
    if places.len() < 2 {
        return false;
    }
    let a = dice.below(places.len() as u32 - 1) as usize;
    let (left, right) = places.split_at_mut(a + 1);
    let b = dice.below(right.len() as u32) as usize;
    std::mem::swap(left[a], right[b]);
    true
}

/// The last two of a stack, if there cannot have been enough sales for one of them to show.
fn swap_vendors(opening: &mut Opening, sales: usize, dice: &mut Dice) -> bool {
    let stack = &mut opening.vendors[dice.below(4) as usize];
    let len = stack.len();
    let covered = len > sales + 2;
    if covered {
        stack.swap(len - 1, len - 2);
    }
    covered
}

testkit::laws!(CrabsSubject, games = 40);

/// Two seats and 23 cards, nearly all of one kind: few ways to deal what is hidden.
fn opening_case(from: Viewpoint) -> SmallCase<Crabs> {
    let asked =
        Asked { edition: Some(own(small_edition([(19, 0), (2, 1), (1, 0), (1, 0), (0, 0)]))), ..Asked::default() };
    let pool = "1 1 1 1 1 1 1 1 1 4";
    let layout = Layout { asked, hands: vec!["1 1 1 1 1 1", "2 2* 3"], pool, ..Layout::default() };
    let game = layout.play();
    let view = game.view(from);
    SmallCase { name: format!("opening from {from:?}"), from, worlds: every_deal(&layout, from), view }
}

/// Every order of the cards that the viewpoint does not see, dealt out again. The small edition
/// hides no vendor but one, whose place is then certain.
fn every_deal(layout: &Layout, from: Viewpoint) -> Vec<(crabs_rules::Position, f64)> {
    let Deal::Opening(opening) = layout.deal() else { unreachable!("a layout is an opening") };
    let options = Crabs::options(2, &layout.asked).unwrap();
    let hidden_hands: Vec<usize> = (0..2).filter(|&seat| !from.is(Seat::at(seat as u8))).collect();
    let mut unseen: Vec<Kind> = hidden_hands.iter().flat_map(|&seat| opening.hands[seat].clone()).collect();
    unseen.extend(&opening.deck);
    let mut worlds = Vec::new();
    for (order, ways) in arrangements(&unseen) {
        let mut other = opening.clone();
        for (part, &seat) in order.chunks(6).zip(&hidden_hands) {
            other.hands[seat] = part.to_vec();
        }
        other.deck = order[6 * hidden_hands.len()..].to_vec();
        let mut game = Crabs::new(&options);
        game.accept(&Deal::Opening(other), &mut Vec::new()).unwrap();
        worlds.push((game.position(), ways));
    }
    worlds
}

/// Every distinct order of these cards; each comes about in equally many ways.
pub(crate) fn arrangements(cards: &[Kind]) -> Vec<(Vec<Kind>, f64)> {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    let mut orders = Vec::new();
    extend(&mut sorted, &mut Vec::new(), &mut orders);
    orders.into_iter().map(|order| (order, 1.0)).collect()
}

fn extend(left: &mut Vec<Kind>, so_far: &mut Vec<Kind>, orders: &mut Vec<Vec<Kind>>) {
    if left.is_empty() {
        orders.push(so_far.clone());
        return;
    }
    let mut last = None;
    for at in 0..left.len() {
        let kind = left[at];
        if last == Some(kind) {
            continue;
        }
        last = Some(kind);
        left.remove(at);
        so_far.push(kind);
        extend(left, so_far, orders);
        so_far.pop();
        left.insert(at, kind);
    }
}

/// All cards alike, and a stack of four vendors of which three are hidden.
fn vendor_case() -> SmallCase<Crabs> {
    let mut written = small_edition([(23, 0), (0, 0), (0, 0), (0, 0), (0, 0)]);
    written.vendors.extend([3, 4].map(|value| crabs_rules::edition::VendorLine { wants: vec![value], pay: 2 }));
    let asked = Asked { edition: Some(own(written)), ..Asked::default() };
    let orders = ["1 2 3 4", "1 2 4 3", "1 3 2 4", "1 3 4 2", "1 4 2 3", "1 4 3 2"];
    let games = orders.map(|order| {
        Layout { asked: asked.clone(), hands: vec!["", ""], vendors: [order, "", "", ""], ..Layout::default() }.play()
    });
    let from = Viewpoint::Seat(Seat::at(1));
    let worlds = games.iter().map(|game| (game.position(), 1.0)).collect();
    SmallCase { name: "vendors below the top".into(), from, view: games[0].view(from), worlds }
}

#[test]
fn random_play_runs_through_reshuffles() {
    let mut reshuffles = 0;
    for seed in 0..40 {
        testkit::wander::<CrabsSubject>(seed, |_, line, _| {
            reshuffles += u32::from(matches!(line.log.last(), Some(Entry::Deal(Deal::Reshuffle(_)))));
        });
    }
    assert!(reshuffles > 20, "only {reshuffles}: the laws say little of decks made of discards");
}

#[test]
fn the_dealer_is_due_first() {
    let options = Crabs::options(3, &Asked::default()).unwrap();
    assert_eq!(Crabs::new(&options).turn(), Turn::Dealer);
}

#[test]
fn points_are_the_sum_of_where_they_come_from() {
    let mut sold = 0;
    for seed in 0..20 {
        testkit::wander::<CrabsSubject>(seed, |game, _, _| {
            let view = game.view(Viewpoint::Audience);
            for seat in Seat::all(game.seats()) {
                let score = view.score(seat);
                assert_eq!((score.points(), score.points()), (view.points[seat], game.points(seat)), "seed {seed}");
                sold += score.vendors;
            }
        });
    }
    assert!(sold > 0, "some of these games sell");
}
