//! The laws of the contract, for New Game.

use kernel::{BySeat, Game, Nobody, Seat, Viewpoint};
use newgame_rules::{Asked, Deal, Event, Options, PEARLS, NewGame, Position};
use testkit::{Dice, Entry, SmallCase, Subject};

struct NewGameSubject;

impl Subject for NewGameSubject {
    type Game = NewGame;

    fn asked(dice: &mut Dice) -> (u8, Asked) {
        use kernel::Chance;
        (2 + dice.below(3) as u8, Asked { rounds: [None, Some(1), Some(5)][dice.below(3) as usize] })
    }

    /// Shells in purses and in bids.
    fn pieces(game: &NewGame) -> Vec<u32> {
        let position = game.position();
        let bids: u32 = position.bids.as_slice().iter().flatten().map(|&shells| u32::from(shells)).sum();
        vec![position.purses.as_slice().iter().map(|&shells| u32::from(shells)).sum::<u32>() + bids]
    }

    /// What was bid is spent when the pearls are shown.
    fn lost(event: &Event) -> Vec<u32> {
        match event {
            Event::Shown { bids, .. } => vec![bids.as_slice().iter().map(|&shells| u32::from(shells)).sum()],
            _ => Vec::new(),
        }
    }

    /// In the round that is played, a pearl that the viewpoint does not hold may have been any that nobody holds.
    fn disguise(
        seats: u8,
        _: &Options,
        log: &[Entry<NewGame>],
        from: Viewpoint,
        dice: &mut Dice,
    ) -> Option<Vec<Entry<NewGame>>> {
        use kernel::Chance;
        let mut other = log.to_vec();
        let last = other.iter().rposition(|entry| matches!(entry, Entry::Deal(_)))?;
        let bids = other.len() - 1 - last;
        let Entry::Deal(Deal { pearls }) = &mut other[last] else { return None };
        if bids == usize::from(seats) {
            return None;
        }
        let hidden: Vec<usize> = (0..pearls.len()).filter(|&at| !from.is(Seat::at(at as u8))).collect();
        let at = *hidden.get(dice.below(hidden.len().max(1) as u32) as usize)?;
        let free: Vec<u8> = (1..=PEARLS).filter(|pearl| !pearls.contains(pearl)).collect();
        pearls[at] = free[dice.below(free.len() as u32) as usize];
        Some(other)
    }

    fn small_cases() -> Vec<SmallCase<NewGame>> {
        let from = Viewpoint::Seat(Seat::at(0));
        let mut game = NewGame::new(&NewGame::options(2, &Asked::default()).unwrap());
        game.apply_deal(&Deal { pearls: vec![4, 1] }, &mut Nobody);
        let world = |theirs| {
            let pearls = BySeat::from_fn(2, |seat| if seat.number() == 0 { 4 } else { theirs });
            (Position { pearls, ..game.position() }, 1.0)
        };
        let worlds = (1..=PEARLS).filter(|&pearl| pearl != 4).map(world).collect();
        vec![SmallCase { name: "one pearl seen".into(), from, view: game.view(from), worlds }]
    }
}

testkit::laws!(NewGameSubject, games = 60);
