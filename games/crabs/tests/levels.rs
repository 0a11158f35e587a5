//! The levels with more than two seats.

use bots::contest::share_among;
use bots::{Budget, Dice, Level, Playable};
use crabs::rules::{Asked, Crabs, Move};
use kernel::{Game, Nobody, Turn, Viewpoint};

/// Its share among equals would be a third.
#[test]
fn of_three_the_kraken_gets_much_more_than_its_share() {
    let share = share_among::<crabs::Title>(3, Level::Kraken, Level::Hatchling, 6, &Budget::simulations(150));
    assert!(share > 0.6, "{share}");
}

/// Plays games among bots of this level and tells of every decision: the game before it, and what was done.
fn each_decision(level: Level, games: u64, mut each: impl FnMut(&Crabs, &Move)) {
    for seed in 0..games {
        let mut dice = Dice::new(seed);
        let mut game = Crabs::new(&Crabs::options(2, &Asked::default()).unwrap());
        let mut bots = [0, 1].map(|seat| crabs::Title::bot(level, 2 * seed + seat));
        loop {
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Dealer => {
                    let deal = game.deal(&mut dice);
                    game.apply_deal(&deal, &mut Nobody);
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let view = game.view(Viewpoint::Seat(seat));
                    let choice = bots[seat.index()].choose(&view, seat, &Budget::unlimited()).unwrap();
                    each(&game, &choice.mv);
                    game.apply(seat, &choice.mv, &mut Nobody);
                }
            }
        }
    }
}

fn could_sell(game: &Crabs) -> bool {
    let Turn::Seats(seats) = game.turn() else { return false };
    let mut found = false;
    let _ = game.moves(seats.first().unwrap(), &mut |mv| {
        found |= matches!(mv, Move::Sell { .. });
        if found { std::ops::ControlFlow::Break(()) } else { std::ops::ControlFlow::Continue(()) }
    });
    found
}

/// Whoever has a crab that a vendor wants sees it, however new they are to the game.
#[test]
fn the_weakest_sell_what_they_can() {
    for level in [Level::Hatchling, Level::Paddler, Level::Swimmer] {
        let (mut sold, mut passed) = (0, 0);
        each_decision(level, 6, |game, mv| match mv {
            Move::Sell { .. } => sold += 1,
            Move::Pass if could_sell(game) => passed += 1,
            _ => {}
        });
        assert!(sold > 30 && 10 * passed <= sold, "{level}: sold {sold} times, passed {passed} sales up");
    }
}

/// A card that is worth most is not what pays for gear while there are others.
#[test]
fn the_weakest_keep_their_best_card() {
    let (mut thrown, mut upgrades) = (0, 0);
    each_decision(Level::Hatchling, 20, |game, mv| {
        let Move::Upgrade(cards) = mv else { return };
        let Turn::Seats(seats) = game.turn() else { return };
        let hand = game.hand(seats.first().unwrap());
        upgrades += 1;
        thrown += u32::from(cards.of_value(5) > 0 && hand.len() > cards.len());
    });
    assert!(upgrades > 10 && 5 * thrown <= upgrades, "{thrown} of {upgrades}");
}
