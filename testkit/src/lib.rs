//! The laws of the contract as one suite for any game.
//!
//! A game's tests say how to make its options, how to count its pieces and what may be changed
//! behind a viewpoint's back (a [`Subject`]); [`laws!`] turns that into one test a law. The suite
//! is itself tested: for each law a toy game that breaks it must fail it (`tests/broken_toys.rs`).
//!
//! A failure names a seed; the same seed plays the same games.

mod dice;
mod fairness;
mod laws;
mod link;
mod mutate;
pub mod rules_page;
mod subject;
pub mod toy;
pub mod umpire;
mod wander;

pub use dice::{Dice, dice};
pub use fairness::{SmallCase, assert_frequencies};
pub use laws::{
    blindness, ends_within_its_bound, folding_gives_the_same_game, imagining_is_fair, imagining_keeps_the_view,
    legal_moves_need_no_secrets, listing_and_checking_agree, notation_round_trips, nothing_is_created_or_lost,
    positions_can_be_set_up, refusals_change_nothing, views_begin_alike,
};
pub use link::{Faults, Link};
pub use subject::Subject;
pub use wander::{Entry, Line, Misfit, fold, wander};

/// One test for each law, for a [`Subject`]; `games` is how many random games each law is tried on.
///
/// ```
/// use testkit::toy::{Sound, ToySubject};
/// testkit::laws!(ToySubject<Sound>, games = 20);
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! laws {
    ($subject:ty, games = $games:expr) => {
        #[test]
        fn law_1_listing_and_checking_agree() {
            $crate::listing_and_checking_agree::<$subject>($games);
        }
        #[test]
        fn law_2_refusals_change_nothing() {
            $crate::refusals_change_nothing::<$subject>($games);
        }
        #[test]
        fn law_3_notation_round_trips() {
            $crate::notation_round_trips::<$subject>($games);
        }
        #[test]
        fn law_3_views_begin_alike() {
            $crate::views_begin_alike::<$subject>($games);
        }
        #[test]
        fn law_4_folding_gives_the_same_game() {
            $crate::folding_gives_the_same_game::<$subject>($games);
        }
        #[test]
        fn law_5_blindness() {
            $crate::blindness::<$subject>($games);
        }
        #[test]
        fn law_6_imagining_keeps_the_view() {
            $crate::imagining_keeps_the_view::<$subject>($games);
        }
        #[test]
        fn law_6_imagining_is_fair() {
            $crate::imagining_is_fair::<$subject>();
        }
        #[test]
        fn law_7_legal_moves_need_no_secrets() {
            $crate::legal_moves_need_no_secrets::<$subject>($games);
        }
        #[test]
        fn law_8_nothing_is_created_or_lost() {
            $crate::nothing_is_created_or_lost::<$subject>($games);
        }
        #[test]
        fn law_9_random_play_ends_within_the_bound() {
            $crate::ends_within_its_bound::<$subject>($games);
        }
        #[test]
        fn law_10_positions_can_be_set_up() {
            $crate::positions_can_be_set_up::<$subject>($games);
        }
    };
}
