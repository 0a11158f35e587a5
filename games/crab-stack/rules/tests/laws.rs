//! The laws of the contract, for Crab Stack.

mod common;

use crab_stack_rules::{Asked, CrabStack, Event, Options};
use kernel::{Game, Viewpoint};
use testkit::{Dice, Entry, SmallCase, Subject};

struct Shore;

impl Subject for Shore {
    type Game = CrabStack;

    fn asked(dice: &mut Dice) -> (u8, Asked) {
        common::random_asked(dice)
    }

    /// How many crabs each seat has on the board.
    fn pieces(game: &CrabStack) -> Vec<u32> {
        let mut crabs = vec![0; game.seats().into()];
        for crab in game.stacks().values().flatten() {
            crabs[crab.seat.index()] += 1;
        }
        crabs
    }

    fn lost(event: &Event) -> Vec<u32> {
        match event {
            Event::Washed { lost, .. } => lost.as_slice().iter().map(|&crabs| crabs.into()).collect(),
            _ => Vec::new(),
        }
    }

    /// Nothing is hidden, so nothing can be changed unseen.
    fn disguise(
        _: u8,
        _: &Options,
        _: &[Entry<CrabStack>],
        _: Viewpoint,
        _: &mut Dice,
    ) -> Option<Vec<Entry<CrabStack>>> {
        None
    }

    /// One view, one world.
    fn small_cases() -> Vec<SmallCase<CrabStack>> {
        let game = common::resumed(2, "{}", "b4:0S b5:0L1L c3:1S c4:0M | 0 | -");
        let view = game.view(Viewpoint::Audience);
        vec![SmallCase {
            name: "the one world".into(),
            from: Viewpoint::Audience,
            view,
            worlds: vec![(game.position(), 1.0)],
        }]
    }
}

testkit::laws!(Shore, games = 300);

#[test]
fn crabs_are_counted_whether_they_lie_on_top_or_not() {
    let view = common::resumed(2, "{}", "b4:0S b5:0L1L c3:1S c4:0M | 0 | -").view(Viewpoint::Audience);
    let [first, second] = [0, 1].map(kernel::Seat::at);
    assert_eq!((view.crabs(first), view.tops(first)), (3, 2));
    assert_eq!((view.crabs(second), view.tops(second)), (2, 2));
    assert_eq!(view.top("b5".parse().unwrap()).map(|crab| crab.to_string()).as_deref(), Some("1L"));
}
