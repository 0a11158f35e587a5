//! Whatever it is sent, the umpire answers, goes on, and lets no refused line change the game.
//!
//! As a plain test this runs for a second; `cargo xtask test` gives it longer, by
//! `BOLERO_RANDOM_TEST_TIME_MS`. A failure prints its seed and the shortest steps that fail; put
//! the seed in `BOLERO_RANDOM_SEED` to see it again. `cargo bolero test -p table
//! a_game_survives_whatever_is_sent` runs the same target guided by coverage.

mod referee;
mod spoil;
mod steps;

use referee::Referee;
use steps::{Start, Step};
use table::Umpire;

#[test]
fn a_game_survives_whatever_is_sent() {
    bolero::check!().with_type::<(Start, Vec<Step>)>().for_each(|(start, steps)| {
        let mut referee = Referee::new();
        start.take(&mut referee);
        for step in steps {
            step.take(&mut referee);
        }
    });
}

#[test]
fn bytes_are_answered_whatever_they_are() {
    bolero::check!().for_each(|bytes: &[u8]| {
        let mut umpire = Umpire::new(words::speak, 1);
        for line in String::from_utf8_lossy(bytes).lines() {
            referee::read(&umpire.line(line));
        }
    });
}
