//! What is known of a game by its id alone.

use crate::{AnyEvent, AnyGame, AnyView, GameId, Rules};
use any_game::SetUp;
use bots::{Level, Playable};
use core::fmt::{self, Display, Formatter};
use core::ops::RangeInclusive;
use core::str::FromStr;
use face::Face;
use kernel::{Chance, Flaw, Game, OptionSpec, Rule, Seat};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

/// A name that no game of the house has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotListed(pub String);

impl GameId {
    /// The name programs use, such as `some-game`.
    pub const fn name(self) -> &'static str {
        with_game!(self, T => Rules::<T>::ID)
    }

    /// How many can play.
    pub const fn seats(self) -> RangeInclusive<u8> {
        with_game!(self, T => Rules::<T>::SEATS)
    }

    /// How many play where somebody alone wants a game against bots.
    pub const fn usual_seats(self) -> u8 {
        with_game!(self, T => Rules::<T>::USUAL_SEATS)
    }

    /// What can be chosen before play.
    pub const fn options(self) -> &'static [OptionSpec] {
        with_game!(self, T => Rules::<T>::OPTIONS)
    }

    /// Whether anything is hidden from anybody.
    pub const fn has_secrets(self) -> bool {
        with_game!(self, T => Rules::<T>::HAS_SECRETS)
    }

    /// How strong each level of bots is, weakest first, in Elo, with two seats.
    pub const fn strengths(self) -> [u16; Level::ALL.len()] {
        with_game!(self, T => <T as Playable>::ELO)
    }

    /// The names of the rules a move can break.
    pub fn rules(self) -> Vec<&'static str> {
        fn codes<G: Game>() -> Vec<&'static str> {
            G::Rule::ALL.iter().map(|rule| rule.code()).collect()
        }
        with_game!(self, T => codes::<Rules<T>>())
    }

    /// A game about to be dealt, with these options (an object, all of it optional).
    pub fn start(self, seats: u8, options: &Value) -> Result<Box<dyn AnyGame>, Flaw> {
        with_game!(self, T => any_game::start::<Rules<T>>(seats, options))
    }

    /// A game that goes on from a position as it was written down.
    pub fn set_up(self, seats: u8, options: &Value, position: &Value) -> Result<Box<dyn AnyGame>, SetUp> {
        with_game!(self, T => any_game::set_up::<Rules<T>>(seats, options, position))
    }

    /// Which game this is.
    pub fn of(game: &dyn AnyGame) -> Self {
        game.name().parse().expect("a game that was started is listed")
    }

    /// Reads a view that was written down.
    pub fn read_view(self, written: &str) -> Result<AnyView, serde_json::Error> {
        with_game!(self, T => AnyView::read::<Rules<T>>(written))
    }

    /// Some legal move of the seat whose view it is.
    pub fn pick(self, view: &AnyView, seat: Seat, chance: &mut dyn Chance) -> Option<String> {
        with_game!(self, T => any_game::pick::<Rules<T>>(view, seat, chance))
    }

    /// A world of these seats and options that whoever has this view cannot tell from the real one: the same is legal
    /// there for the seat whose view it is.
    pub fn imagined(
        self,
        view: &AnyView,
        seats: u8,
        options: &Value,
        chance: &mut dyn Chance,
    ) -> Option<Box<dyn AnyGame>> {
        with_game!(self, T => any_game::imagined::<Rules<T>>(view, seats, options, chance))
    }

    /// What a viewpoint sees after a move, from what it saw before it, where nothing is hidden.
    pub fn seen_after(self, before: &AnyView, seat: Seat, mv: &str) -> Option<AnyView> {
        with_game!(self, T => any_game::seen_after::<Rules<T>>(before, seat, mv))
    }

    /// Reads an event that was written down.
    pub fn read_event(self, written: &str) -> Result<AnyEvent, serde_json::Error> {
        with_game!(self, T => AnyEvent::read::<Rules<T>>(written))
    }

    /// Whether a round ends with this event; never of another game's.
    pub fn ends_round(self, event: &AnyEvent) -> bool {
        with_game!(self, T => event.as_of::<Rules<T>>().is_some_and(<T as Face>::ends_round))
    }

    /// Whether another round begins with this event; never of another game's.
    pub fn begins_round(self, event: &AnyEvent) -> bool {
        with_game!(self, T => event.as_of::<Rules<T>>().is_some_and(<T as Face>::begins_round))
    }

    /// The names of all games, in a row.
    pub fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }
}

impl FromStr for GameId {
    type Err = NotListed;

    fn from_str(name: &str) -> Result<Self, NotListed> {
        Self::ALL.into_iter().find(|game| game.name() == name).ok_or_else(|| NotListed(name.to_owned()))
    }
}

impl Display for GameId {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Display for NotListed {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game {:?}; the games are {}", self.0, GameId::names())
    }
}

impl core::error::Error for NotListed {}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        name.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::NotListed;
    use crate::GameId;

    #[test]
    fn a_game_is_written_and_read_by_its_name() {
        for game in GameId::ALL {
            assert_eq!(game.name().parse(), Ok(game));
            let written = serde_json::to_string(&game).unwrap();
            assert_eq!(written, format!("{:?}", game.name()));
            assert_eq!(serde_json::from_str::<GameId>(&written).unwrap(), game);
        }
        assert_eq!("chess".parse::<GameId>(), Err(NotListed("chess".into())));
        assert!(serde_json::from_str::<GameId>("\"chess\"").unwrap_err().to_string().contains(&GameId::names()));
    }

    #[test]
    fn a_game_lies_in_the_folder_of_its_name() {
        for game in GameId::ALL {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
            assert!(std::path::Path::new(folder).join(game.name()).join("rules").is_dir(), "{game}");
        }
    }
}
