//! Other deals for the same play, changed only in what a viewpoint may not know (ruling 8).

use crate::plain::{Plain, Viewer};
use kernel::Chance;
use kraaw_rules::Kraaw;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use testkit::{Dice, Entry};

/// One round of a log: where its deals stand, and what the plain game says when it stops.
pub(crate) struct Round {
    pub(crate) hands_at: usize,
    pub(crate) nests_at: Option<usize>,
    pub(crate) end: Plain,
}

/// The rounds of a log, each as it was when its last entry had been played.
pub(crate) fn rounds(seats: usize, options: &Value, log: &[Entry<Kraaw>]) -> Vec<Round> {
    let mut plain = Plain::new(seats, options);
    let mut rounds: Vec<Round> = Vec::new();
    for (at, entry) in log.iter().enumerate() {
        match entry {
            Entry::Deal(deal) => {
                let deal = serde_json::to_value(deal).unwrap();
                plain.deal(&deal);
                match rounds.last_mut() {
                    Some(round) if deal["hands"].is_null() => round.nests_at = Some(at),
                    _ => rounds.push(Round { hands_at: at, nests_at: None, end: plain.clone() }),
                }
            }
            Entry::Move(seat, mv) => plain.play(seat.index(), &mv.to_string()),
        }
        let round = rounds.last_mut().expect("a game starts with a deal");
        let swapped = plain.swapped.or(round.end.swapped);
        round.end = plain.clone();
        round.end.swapped = swapped;
    }
    rounds
}

/// The groups of cards that the viewer knows as sets.
fn known_sets(round: &Round, seats: usize, viewer: Viewer) -> Vec<usize> {
    let Some(seat) = viewer else { return vec![] };
    let dog = (round.end.swapped == Some(seat)).then_some(seats);
    [Some(seat), dog].into_iter().flatten().collect()
}

/// Values by where they were laid, with those the viewer has not seen shuffled: within a group it knows as a set,
/// and freely over all other groups. Before the nests are laid, a hand known as a set is known altogether.
fn shuffled(round: &Round, seats: usize, viewer: Viewer, dice: &mut Dice) -> BTreeMap<(usize, usize), u64> {
    let known = known_sets(round, seats, viewer);
    let mut values: BTreeMap<(usize, usize), u64> = round.end.cards().map(|card| (card.laid, card.value)).collect();
    let pool_of = |group: usize| if known.contains(&group) { group } else { usize::MAX };
    let mut pools: BTreeMap<usize, Vec<(usize, usize)>> = BTreeMap::new();
    for card in round.end.cards().filter(|card| !card.seen.contains(&viewer)) {
        pools.entry(pool_of(card.laid.0)).or_default().push(card.laid);
    }
    for spots in pools.values() {
        let mut pool: Vec<u64> = spots.iter().map(|spot| values[spot]).collect();
        dice.shuffle(&mut pool);
        spots.iter().zip(pool).for_each(|(&spot, value)| _ = values.insert(spot, value));
    }
    values
}

fn hands(values: &BTreeMap<(usize, usize), u64>, seats: usize) -> Vec<Vec<u64>> {
    let hand = |group| values.iter().filter(|((laid, _), _)| *laid == group).map(|(_, &value)| value).collect();
    (0..=seats).map(hand).collect()
}

pub(crate) fn rewrite(log: &mut [Entry<Kraaw>], at: usize, list: &str, hands: &[Vec<u64>]) {
    let Entry::Deal(deal) = &mut log[at] else { panic!("entry {at} is a deal") };
    let mut data = serde_json::to_value(&*deal).unwrap();
    let (dog, hands) = hands.split_last().unwrap();
    data[list] = json!(hands);
    data["dog"] = json!(dog);
    *deal = serde_json::from_value(data).unwrap();
}

/// The same play behind other deals.
pub(crate) fn disguise(
    seats: usize,
    options: &Value,
    log: &[Entry<Kraaw>],
    viewer: Viewer,
    dice: &mut Dice,
) -> Vec<Entry<Kraaw>> {
    let mut other = log.to_vec();
    for round in rounds(seats, options, log) {
        let mut groups = hands(&shuffled(&round, seats, viewer, dice), seats);
        if let Some(at) = round.nests_at {
            rewrite(&mut other, at, "nests", &groups);
        }
        if let Some(seat) = round.end.swapped {
            groups.swap(seat, seats);
        }
        rewrite(&mut other, round.hands_at, "hands", &groups);
    }
    other
}
