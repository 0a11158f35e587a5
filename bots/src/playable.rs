//! What the players ask of a game.

use crate::{Bot, Budget, Character, Choice, Level, Rung, Skill};
use kernel::{Game, Seat, Title};

/// A game that bots can play.
pub trait Playable: Title {
    /// How many of 100 games `kraken` should win against flat search with 1,000 playouts.
    const BEATS_FLAT: u32;

    /// Where the strongest level is measured against strangers that think as long: with how many seats, alone against
    /// all others, and how many of 100 games it should win.
    const BEATS_STRANGERS: &'static [(u8, u32)];

    /// A textbook's player that was told of this game, where there is one.
    const TEXTBOOK: Option<Textbook<Self::Rules>> = None;

    /// How many of 100 games of two the strongest level should win against `kraken`.
    const BEATS_KRAKEN: u32;

    /// How strong each level is with two seats, in Elo: as `cargo xtask ladder` measured it, the weakest 800.
    const ELO: [u16; Level::ALL.len()];

    /// A player at this place of the ladder who likes these things. The same seed makes the same player.
    fn player(rung: Rung, character: Character, seed: u64) -> Box<dyn Bot<Self::Rules>>;

    /// What a move shows of whoever makes it: `told` hears of each habit that could have shown here, by its name,
    /// and whether it did.
    fn habits(
        _game: &Self::Rules,
        _seat: Seat,
        _mv: &<Self::Rules as Game>::Move,
        _told: &mut dyn FnMut(&'static str, bool),
    ) {
    }

    /// A bot as it was asked for. The same seed makes the same bot.
    fn bot(skill: impl Into<Skill>, seed: u64) -> Box<dyn Bot<Self::Rules>> {
        let skill = skill.into();
        let rung = Rung::on(&Self::ELO, skill.strength);
        let player = Self::player(rung, skill.character, seed);
        if rung.is_top() { Box::new(TakesAll(player)) } else { player }
    }
}

/// An opponent for two seats that is told a little of its game, unlike other strangers.
pub struct Textbook<G: Game> {
    /// Makes one.
    pub player: fn() -> Box<dyn Bot<G>>,
    /// How many of 100 games the strongest level should win against it, thinking as long.
    pub beaten: u32,
}

/// A bot that thinks as long as it is given. A weaker one would no longer be as weak if it did.
struct TakesAll<G: Game>(Box<dyn Bot<G>>);

impl<G: Game> Bot<G> for TakesAll<G> {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget<'_>) -> Option<Choice<G::Move>> {
        self.0.choose(view, seat, &budget.all())
    }
}
