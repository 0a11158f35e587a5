//! Games that an earlier version kept in a browser are opened and go on.
//!
//! In `kept/` lies what `localStorage` held: of each game one that was running after nine moves, Ann to play or waiting
//! for a bot, and the same given up by her.

use kernel::Seat;
use std::path::Path;
use web::local_table::{Ended, Kept, LocalTable, Standing};

fn kept(game: &str, what: &str) -> (Kept, LocalTable) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let text = std::fs::read_to_string(folder.join(format!("{game}-{what}.json"))).expect("every game is there");
    let kept: Kept = serde_json::from_str(&text).expect("what was kept can be read");
    let desk = LocalTable::open(&kept).expect("what was kept can be opened");
    (kept, desk)
}

#[test]
fn a_running_game_goes_on_where_it_was_left() {
    for game in catalog::GameId::ALL.map(catalog::GameId::name) {
        let (kept, mut desk) = kept(game, "running");
        assert_eq!((desk.game().name(), kept.over, desk.names()[0].as_str()), (game, false, "Ann"));
        assert_eq!((kept.plies, desk.session().record().plies()), (9, 9), "{game}");
        let seat = match desk.standing() {
            Standing::Person(seats) => seats.first().expect("somebody is due"),
            Standing::Bot(seat, _) => seat,
            over => panic!("{game}: {over:?}"),
        };
        let mv = desk.session().game().legal(seat, 1).moves.remove(0);
        desk.play(0.0, seat, &mv).expect("it is legal");
        assert!(desk.undo(), "{game}");
    }
}

#[test]
fn a_game_that_was_given_up_is_over_and_can_be_taken_back() {
    for game in catalog::GameId::ALL.map(catalog::GameId::name) {
        let (kept, mut desk) = kept(game, "resigned");
        assert_eq!((desk.standing(), kept.over), (Standing::Ended(Ended::Resigned(Seat::at(0))), true), "{game}");
        assert_eq!(desk.record().plies(), 9, "{game}");
        assert!(desk.undo() && !desk.kept(0.0).over, "{game}");
    }
}
