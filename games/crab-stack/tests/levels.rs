//! The levels with more than two seats.

use bots::contest::share_among;
use bots::{Budget, Level};

/// Its share among equals would be a third.
#[test]
fn of_three_the_kraken_gets_much_more_than_its_share() {
    let share = share_among::<crab_stack::Title>(3, Level::Kraken, Level::Hatchling, 24, &Budget::simulations(2_000));
    assert!(share > 0.55, "{share}");
}

/// A quarter would be its share among equals.
#[test]
fn of_four_each_level_gets_more_than_its_share_among_the_one_below() {
    for (upper, lower) in [(Level::Paddler, Level::Hatchling), (Level::Diver, Level::Paddler)] {
        let share = share_among::<crab_stack::Title>(4, upper, lower, 32, &Budget::unlimited());
        assert!(share > 0.32, "{upper} among {lower}: {share}");
    }
}
