//! Every world behind a view, by brute force: all orders of the cards that do not lie open are dealt and played
//! again, and those that look the same to the viewer all along are the worlds it cannot tell apart.

use crate::disguise::{Round, rewrite, rounds};
use crate::plain::Plain;
use crate::subject::KraawSubject;
use kernel::{Game, Nobody, Viewpoint};
use kraaw_rules::{Kraaw, Position, View};
use std::collections::BTreeMap;
use testkit::{Entry, Line, SmallCase, fold, wander};

type Spot = (usize, usize);
type World = (Position, f64);
type Layout = BTreeMap<Spot, u64>;

/// Calls `each` with every different way to lay these values on these spots.
fn arrange(spots: &[Spot], left: &mut BTreeMap<u64, usize>, layout: &mut Layout, each: &mut impl FnMut(&Layout)) {
    let Some((&spot, rest)) = spots.split_first() else { return each(layout) };
    let values: Vec<u64> = left.iter().filter(|(_, count)| **count > 0).map(|(&value, _)| value).collect();
    for value in values {
        *left.get_mut(&value).unwrap() -= 1;
        layout.insert(spot, value);
        arrange(rest, left, layout, each);
        *left.get_mut(&value).unwrap() += 1;
    }
}

/// What the viewpoint sees after each entry, or nothing where the deals do not fit the play.
fn seen(options: kraaw_rules::Options, log: &[Entry<Kraaw>], from: Viewpoint) -> Option<(Vec<View>, Position)> {
    let mut views = Vec::new();
    let game = fold(&options, log, |_, game: &Kraaw, _| {
        if game.turn() != kernel::Turn::Dealer {
            views.push(game.view(from));
        }
    });
    Some((views, game.ok()?.position()))
}

fn redealt(line: &Line<Kraaw>, round: &Round, layout: &Layout) -> Vec<Entry<Kraaw>> {
    let mut log = line.log.clone();
    let seats = usize::from(line.seats);
    let mut groups: Vec<Vec<u64>> =
        (0..=seats).map(|group| (0..5).filter_map(|at| layout.get(&(group, at)).copied()).collect()).collect();
    rewrite(&mut log, round.nests_at.unwrap(), "nests", &groups);
    if let Some(seat) = round.end.swapped {
        groups.swap(seat, seats);
    }
    rewrite(&mut log, round.hands_at, "hands", &groups);
    log
}

/// The cards of the round that have never been turned up.
fn closed(plain: &Plain) -> Vec<Spot> {
    plain.cards().filter(|card| !card.seen.contains(&None)).map(|card| card.laid).collect()
}

fn worlds(line: &Line<Kraaw>, round: &Round, from: Viewpoint) -> Vec<World> {
    let truth = seen(line.options, &line.log, from).expect("the line was played").0;
    let mut layout: Layout = round.end.cards().map(|card| (card.laid, card.value)).collect();
    let spots = closed(&round.end);
    let mut left = BTreeMap::new();
    for spot in &spots {
        *left.entry(layout[spot]).or_default() += 1;
    }
    let mut worlds = Vec::new();
    arrange(&spots, &mut left, &mut layout, &mut |layout| {
        if let Some((views, position)) = seen(line.options, &redealt(line, round, layout), from)
            && views == truth
        {
            worlds.push((position, 1.0));
        }
    });
    worlds
}

/// What makes a case worth counting: the viewer knows a face-down card, a card went unseen, the dog is known as a set.
#[derive(Default)]
struct Wanted([usize; 4]);

impl Wanted {
    fn takes(&mut self, view: &View) -> bool {
        let hidden = view.nests.as_slice().iter().flat_map(|nest| nest.down().iter().filter_map(|at| nest.at(at)));
        let signs = [
            hidden.into_iter().any(|(card, _)| card.value() > 0),
            view.gone.cards().iter().any(|card| !card.is_open()),
            view.dog_hand.is_some(),
            true,
        ];
        let fresh = signs.iter().zip(&self.0).any(|(sign, count)| *sign && *count < 3);
        if fresh {
            signs.iter().zip(&mut self.0).for_each(|(sign, count)| *count += usize::from(*sign));
        }
        fresh
    }

    fn complete(&self) -> bool {
        self.0.iter().all(|&count| count >= 3)
    }
}

/// First rounds of two seats, late enough that few cards are closed.
fn case(seed: u64, wanted: &mut Wanted) -> Option<SmallCase<Kraaw>> {
    let mut found = None;
    wander::<KraawSubject>(seed, |game, line, _| {
        let course = game.course();
        if line.seats == 2 && course.round == 1 && course.phase.has_turn() && found.is_none() {
            let options = serde_json::to_value(line.options).unwrap();
            let round = rounds(2, &options, &line.log).remove(0);
            if closed(&round.end).len() <= 8 {
                found = Some((line.clone(), round, *game));
            }
        }
    });
    let (line, round, game) = found?;
    let from = Viewpoint::all(2).nth(seed as usize % 3).unwrap();
    let view = game.view(from);
    if !wanted.takes(&view) {
        return None;
    }
    Some(SmallCase { name: format!("seed {seed}, {from:?}"), from, view, worlds: worlds(&line, &round, from) })
}

/// Cases of every kind that matters, found in random play.
pub(crate) fn small_cases() -> Vec<SmallCase<Kraaw>> {
    let mut wanted = Wanted::default();
    let mut cases: Vec<_> = (0..2_000).filter_map(|seed| case(seed, &mut wanted)).collect();
    assert!(wanted.complete(), "no case of some kind: {:?}", wanted.0);
    cases.retain(|case| case.worlds.len() <= 300);
    assert!(cases.len() >= 6, "only {} cases are small enough", cases.len());
    cases.push(unlaid(Viewpoint::Seat(kernel::Seat::at(0))));
    cases
}

/// Before the nests are laid hands are sets, some of which can be dealt in more ways than others.
fn unlaid(from: Viewpoint) -> SmallCase<Kraaw> {
    let asked = kraaw_rules::Asked { hand_swap: Some(true), ..Default::default() };
    let options = Kraaw::options(2, &asked).unwrap();
    let hands = |a: [u8; 5], b: [u8; 5], dog: [u8; 5]| {
        let deal = serde_json::json!({ "first": 0, "hands": [a, b], "dog": dog });
        let mut game = Kraaw::new(&options);
        game.accept(&serde_json::from_value(deal).unwrap(), &mut Nobody).unwrap();
        game
    };
    let view = hands([1, 1, 2, 3, 5], [1, 1, 2, 2, 2], [2, 3, 3, 4, 4]).view(from);
    let worlds = each_split(&|a, b, dog, ways| {
        let game = hands(a, b, dog);
        (game.view(from) == view).then(|| (game.position(), ways))
    });
    SmallCase { name: format!("unlaid, {from:?}"), from, view, worlds }
}

/// Every way to split the deck of two seats into two hands and a dog, with the number of deals that give it.
fn each_split(keep: &dyn Fn([u8; 5], [u8; 5], [u8; 5], f64) -> Option<World>) -> Vec<World> {
    let deck = kraaw_rules::deck(2);
    let mut worlds = Vec::new();
    for a in hands_of(deck) {
        let left = minus(deck, a);
        for b in hands_of(left) {
            let ways = ways(deck, a) * ways(left, b);
            worlds.extend(keep(spell(a), spell(b), spell(minus(left, b)), ways));
        }
    }
    worlds
}

/// Every set of five of these cards, as counts by value.
fn hands_of(counts: [u8; 5]) -> Vec<[u8; 5]> {
    let mut hands = vec![[0; 5]];
    for value in 0..5 {
        hands = hands
            .into_iter()
            .flat_map(|hand| {
                (0..=counts[value]).map(move |n| {
                    let mut hand = hand;
                    hand[value] = n;
                    hand
                })
            })
            .collect();
    }
    hands.retain(|hand| hand.iter().sum::<u8>() == 5);
    hands
}

fn minus(counts: [u8; 5], hand: [u8; 5]) -> [u8; 5] {
    std::array::from_fn(|value| counts[value] - hand[value])
}

/// In how many ways the hand can be taken from these cards.
fn ways(counts: [u8; 5], hand: [u8; 5]) -> f64 {
    let choose = |n: u8, k: u8| (0..k).map(|i| f64::from(n - i) / f64::from(k - i)).product::<f64>();
    (0..5).map(|value| choose(counts[value], hand[value])).product()
}

fn spell(counts: [u8; 5]) -> [u8; 5] {
    let mut values = (1_u8..=5).flat_map(|value| std::iter::repeat_n(value, counts[usize::from(value) - 1].into()));
    std::array::from_fn(|_| values.next().expect("a hand has five cards"))
}
