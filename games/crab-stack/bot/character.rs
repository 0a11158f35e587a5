//! What characters like in Crab Stack, and what their moves show.
//!
//! Nothing is stolen here; the nearest is to sit down on others. With two seats a character values the board a little
//! differently, with more it would give a little of its chances for the moves it likes.

use super::Weights;
use bots::Character;
use kernel::{Game, Nobody, Seat};
use rules::{CrabStack, Move, Size};

/// How much of its chances a bot gives for a move it likes.
const LIKING: f32 = 0.03;

impl Weights {
    /// What a character values, with two seats.
    pub fn liked_by(character: Character) -> Self {
        let plain = Self { character, ..Self::default() };
        match character {
            Character::Plain => plain,
            Character::Cautious => Self { crab: [0, 60, 190], ..plain },
            Character::Thief => Self { mobility: 12, ..plain },
            Character::Builder => Self { top: [0, 8, 12], ..plain },
            Character::Gambler => Self { crab: [10, 30, 120], ..plain },
        }
    }
}

/// How much a character likes a move, with more than two seats: thieves sit down on others, builders on their own,
/// the cautious crawl with large crabs, which only large ones can stop, and gamblers have the wave come.
pub(super) fn liking(character: Character, game: &CrabStack, seat: Seat, mv: Move) -> f32 {
    let Move::Crawl { from, to } = mv else { return 0.0 };
    let covered = game.crabs_down(to).next().map(|crab| crab.seat);
    let likes = match character {
        Character::Plain => false,
        Character::Thief => covered.is_some_and(|other| other != seat),
        Character::Builder => covered == Some(seat),
        Character::Cautious => size(game, mv) == Some(Size::Large),
        Character::Gambler => game.crabs_down(from).count() == 1 && washes_away(game, seat, mv),
    };
    if likes { LIKING } else { 0.0 }
}

fn size(game: &CrabStack, mv: Move) -> Option<Size> {
    let Move::Crawl { from, .. } = mv else { return None };
    game.crabs_down(from).next().map(|crab| crab.size)
}

fn crabs(game: &CrabStack) -> u32 {
    Seat::all(game.seats()).flat_map(|seat| game.crabs_left(seat)).map(u32::from).sum()
}

fn washes_away(game: &CrabStack, seat: Seat, mv: Move) -> bool {
    let mut next = game.clone();
    next.apply(seat, &mv, &mut Nobody);
    crabs(&next) < crabs(game)
}

/// Tells which habits a move shows, of those that could have shown.
pub fn habits(game: &CrabStack, seat: Seat, mv: Move, told: &mut dyn FnMut(&'static str, bool)) {
    let others = |mv: Move| match mv {
        Move::Crawl { to, .. } => game.crabs_down(to).next().is_some_and(|crab| crab.seat != seat),
        Move::Keep(_) => false,
    };
    let mut habit = |name, shows: &dyn Fn(Move) -> bool| {
        let possible = game.legal(seat).into_iter().map(shows);
        let (mut could, mut need_not) = (false, false);
        possible.for_each(|shows| if shows { could = true } else { need_not = true });
        if could && need_not {
            told(name, shows(mv));
        }
    };
    habit("sits down on another's crab", &others);
    habit("crawls with a large crab", &|mv| size(game, mv) == Some(Size::Large));
    habit("crawls with a small crab", &|mv| size(game, mv) == Some(Size::Small));
    habit("has the wave come", &|mv| washes_away(game, seat, mv));
}
