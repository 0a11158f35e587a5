//! A game that runs, as a file holds it: packed, so that whoever opens the file in anything but this page reads nobody's
//! cards in it. It is a curtain and no safe: who wants to look behind it can, as with the cards on a real table.

use crate::local_table::{Kept, LocalTable};
use catalog::GameId;
use serde::{Deserialize, Serialize};

/// What lies in such a file.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    /// Which game it is, for whoever looks at the file.
    pub game: String,
    /// The game as it is kept, packed.
    pub sealed: String,
}

impl Sealed {
    /// The file of a game that was packed.
    pub fn write(game: GameId, packed: String) -> String {
        let file = Self { game: game.name().to_owned(), sealed: packed };
        serde_json::to_string_pretty(&file).expect("two texts are plain data")
    }

    /// What a file says; nothing where it is none of these.
    pub fn read(file: &str) -> Option<Self> {
        serde_json::from_str(file).ok()
    }

    /// The game that was packed, once it is unpacked; nothing where no game of that name can go on with it.
    pub fn open(&self, unpacked: &str) -> Option<Kept> {
        Kept::read(unpacked).filter(|kept| kept.game == self.game && LocalTable::open(kept).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::Sealed;
    use crate::local_table::LocalTable;
    use crate::route::Mode;
    use crate::setup::Setup;
    use catalog::GameId;
    use table::fair::Hex;

    fn kept(game: GameId) -> String {
        let setup = Setup::usual(game, Mode::Alone);
        let names = setup.seats.iter().map(|_| String::from("Ann")).collect();
        LocalTable::new(0.0, &setup, names, Hex([7; 32])).expect("a usual game").kept(0.0).written()
    }

    #[test]
    fn a_file_says_which_game_it_holds_and_reads_back() {
        for game in GameId::ALL {
            let file = Sealed::read(&Sealed::write(game, "packed".into())).expect("what was written");
            assert_eq!((file.game.as_str(), file.sealed.as_str()), (game.name(), "packed"));
            assert!(file.open(&kept(game)).is_some_and(|kept| !kept.over));
        }
    }

    #[test]
    fn what_is_damaged_or_of_another_game_is_not_opened() {
        let [game, other, ..] = GameId::ALL;
        let file = Sealed { game: game.name().into(), sealed: String::new() };
        let whole = kept(game);
        for wrong in [kept(other), whole[..whole.len() / 2].to_owned(), whole.replace("began", "begun"), "{}".into()] {
            assert!(file.open(&wrong).is_none(), "{wrong:.60}");
        }
        for wrong in ["", "{}", "[]", r#"{"game":"x"}"#, "{\"sealed\":1,\"game\":\"x\"}"] {
            assert_eq!(Sealed::read(wrong), None, "{wrong}");
        }
    }
}
