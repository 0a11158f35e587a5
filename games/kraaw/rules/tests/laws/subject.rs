//! What the suite needs to know about Kraaw.

use crate::{disguise, worlds};
use kernel::{Chance, Game, Viewpoint};
use kraaw_rules::{Asked, Direction, Kraaw, Options, Spot};
use testkit::{Dice, Entry, SmallCase, Subject};

pub(crate) struct KraawSubject;

impl Subject for KraawSubject {
    type Game = Kraaw;

    fn asked(dice: &mut Dice) -> (u8, Asked) {
        let direction = [None, Some(Direction::Clockwise), Some(Direction::Counterclockwise)][dice.below(3) as usize];
        let asked = Asked {
            rounds_to_win: [None, Some(1), Some(1), Some(2)][dice.below(4) as usize],
            direction,
            hand_swap: [None, Some(false), Some(true)][dice.below(3) as usize],
            stall: [None, Some(1), Some(9), Some(0)][dice.below(4) as usize],
        };
        (2 + dice.below(5) as u8, asked)
    }

    fn pieces(game: &Kraaw) -> Vec<u32> {
        let position = game.position();
        let spots = position.nests.iter().flatten().chain(&position.gone).filter_map(|spot| match *spot {
            Spot::Gap | Spot::Down(None) => None,
            Spot::Down(Some(value)) | Spot::Up(value) | Spot::Locked(value) => Some(value),
        });
        let mut counts = vec![0; 6];
        spots.chain(position.dog.iter().copied()).for_each(|value| counts[usize::from(value)] += 1);
        counts
    }

    fn disguise(
        seats: u8,
        options: &Options,
        log: &[Entry<Kraaw>],
        from: Viewpoint,
        dice: &mut Dice,
    ) -> Option<Vec<Entry<Kraaw>>> {
        let viewer = if let Viewpoint::Seat(seat) = from { Some(seat.index()) } else { None };
        Some(disguise::disguise(seats.into(), &serde_json::to_value(options).unwrap(), log, viewer, dice))
    }

    fn small_cases() -> Vec<SmallCase<Kraaw>> {
        worlds::small_cases()
    }
}
