//! What a view says is within reach, held against the moves that are legal.

use crate::support::acting;
use crabs_rules::{Asked, Cards, Crabs, GearBonus, Move, Permit, Phase, View};
use kernel::{Game, Nobody, Seat, Turn, Viewpoint};
use std::collections::BTreeSet;
use testkit::dice;

/// Plays at random and hands every decision to `each`, with what its seat may know.
fn through(seed: u64, asked: &Asked, mut each: impl FnMut(&Crabs, Seat, &View)) {
    let mut dice = dice(seed);
    let mut game = Crabs::new(&Crabs::options(3, asked).unwrap());
    loop {
        match game.turn() {
            Turn::Dealer => game.apply_deal(&game.deal(&mut dice), &mut Nobody),
            Turn::Over(_) => return,
            Turn::Seats(_) => {
                let seat = acting(&game);
                each(&game, seat, &game.view(Viewpoint::Seat(seat)));
                let mv = game.pick(seat, &mut dice).unwrap();
                game.apply(seat, &mv, &mut Nobody);
            }
        }
    }
}

fn asked(permit: Permit, gear_bonus: GearBonus) -> Asked {
    Asked { permit: Some(permit), gear_bonus: Some(gear_bonus), round_limit: Some(8), ..Asked::default() }
}

/// The tables tried: readings of the permit and of the gear in turn. Random play seldom sells.
fn tables() -> impl Iterator<Item = (u64, Asked)> {
    let readings = [
        (Permit::Exact, GearBonus::Optional),
        (Permit::Band, GearBonus::Optional),
        (Permit::Exact, GearBonus::Mandatory),
    ];
    (1..=12).zip(readings.into_iter().cycle()).map(|(seed, (permit, gear))| (seed, asked(permit, gear)))
}

#[test]
fn a_vendor_lacks_nothing_exactly_where_a_sale_to_it_is_legal() {
    let mut sales = 0;
    for (seed, asked) in tables() {
        through(seed, &asked, |game, seat, view| {
            if view.phase != Phase::Sell {
                return;
            }
            let stacks = game.legal(seat).into_iter().filter_map(|mv| match mv {
                Move::Sell { stack, .. } => Some(usize::from(stack) - 1),
                _ => None,
            });
            let lit: BTreeSet<usize> = (0..4).filter(|&stack| view.lacks(seat, stack) == Some(0)).collect();
            assert_eq!(lit, stacks.collect());
            sales += lit.len();
        });
    }
    assert!(sales > 5, "{sales}");
}

#[test]
fn a_catch_is_within_reach_exactly_where_it_is_legal() {
    let mut catches = 0;
    for (seed, asked) in tables() {
        through(seed, &asked, |game, seat, view| {
            if view.phase != Phase::Action {
                return;
            }
            let listed: BTreeSet<(String, bool, u8)> = game
                .legal(seat)
                .into_iter()
                .filter_map(|mv| match mv {
                    Move::Catch { with, gear, keep, .. } => Some((with.to_string(), gear, keep.number())),
                    _ => None,
                })
                .collect();
            let told = view.catches(seat);
            let found = told.iter().map(|reach| (reach.with.to_string(), reach.gear, reach.number)).collect();
            assert_eq!(listed, found);
            assert_eq!(told.len(), listed.len(), "each comes once");
            catches += told.len();
        });
    }
    assert!(catches > 100, "{catches}");
}

#[test]
fn an_upgrade_is_within_reach_exactly_where_it_is_legal() {
    let mut upgrades = [0, 0];
    for (seed, asked) in tables() {
        through(seed, &asked, |game, seat, view| {
            if view.phase == Phase::Action {
                let listed = game.legal(seat).iter().any(|mv| matches!(mv, Move::Upgrade(_)));
                assert_eq!(view.can_upgrade(seat), listed);
                upgrades[usize::from(listed)] += 1;
            }
        });
    }
    assert!(upgrades.iter().all(|&times| times > 0), "{upgrades:?}");
}

#[test]
fn nothing_is_within_reach_of_a_hand_that_is_not_known() {
    through(1, &asked(Permit::Exact, GearBonus::Optional), |_, seat, view| {
        let other = seat.next(3);
        assert!(view.catches(other).is_empty());
        assert_eq!(view.hands[other].cards, None::<Cards>);
    });
}
