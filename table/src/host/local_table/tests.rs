use super::{Ended, LocalTable, Player};
use crate::History;
use crate::fair::Hex;
use crate::host::{Plan, Time};
use bots::Level;
use catalog::GameId;
use kernel::{Seat, Viewpoint};
use serde_json::Value;

const A: Seat = Seat::at(0);
const B: Seat = Seat::at(1);
const NOW: Time = Time(1_000);

/// The games for three in which something is hidden.
fn with_secrets() -> impl DoubleEndedIterator<Item = &'static str> {
    GameId::ALL.into_iter().filter(|game| game.has_secrets() && game.seats().contains(&3)).map(GameId::name)
}

fn secret_game() -> &'static str {
    with_secrets().next_back().unwrap()
}

fn open_game() -> &'static str {
    GameId::ALL.into_iter().find(|game| !game.has_secrets() && game.seats().contains(&3)).unwrap().name()
}

fn desk(game: &str, players: &[Player]) -> LocalTable {
    let plan = Plan::of(game, players.len() as u8, Value::Null);
    let names = ["Ann", "Bob", "Cleo", "Dan"];
    let players: Vec<_> = players.iter().copied().zip(names.map(str::to_owned)).collect();
    LocalTable::new(NOW, plan, &players, Hex([3; 32])).unwrap()
}

fn alone() -> LocalTable {
    desk(open_game(), &[Player::Person, Player::Bot(Level::Paddler.into())])
}

fn around(game: &str) -> LocalTable {
    desk(game, &[Player::Person; 3])
}

/// Makes the first legal move of whoever is due.
fn step(desk: &mut LocalTable) -> Seat {
    let seat = desk.due().first().expect("somebody is due");
    let mv = desk.session().game().legal(seat, 1).moves.remove(0);
    desk.play(NOW, seat, &mv).unwrap();
    seat
}

#[test]
fn a_kept_log_goes_on_where_it_was_left() {
    for game in GameId::ALL.map(GameId::name) {
        let mut left = around(game);
        for _ in 0..9 {
            step(&mut left);
        }
        let text = serde_json::to_string(left.log()).unwrap();
        let mut opened = LocalTable::open(serde_json::from_str(&text).unwrap()).unwrap();
        for _ in 0..9 {
            assert_eq!((step(&mut opened), opened.names()), (step(&mut left), left.names()));
            assert_eq!(opened.record(), left.record(), "{game}");
        }
    }
}

#[test]
fn the_history_is_that_of_the_play_through() {
    for game in GameId::ALL {
        let mut desk = around(game.name());
        for _ in 0..9 {
            step(&mut desk);
        }
        let same = |desk: &LocalTable| {
            let (kept, folded) = (desk.history(), History::of(desk.session()));
            assert_eq!(kept.len(), folded.len(), "{game}");
            for (ply, (one, other)) in kept.plies().iter().zip(folded.plies()).enumerate() {
                assert_eq!((&one.moved, &one.events), (&other.moved, &other.events), "{game} {ply}");
                assert_eq!(kept.revealed(ply), folded.revealed(ply), "{game} {ply}");
            }
        };
        same(&desk);
        assert!(desk.undo());
        same(&desk);
        same(&LocalTable::open(desk.log().to_vec()).unwrap());
    }
}

#[test]
fn a_record_is_gone_on_with() {
    for game in GameId::ALL.map(GameId::name) {
        let mut left = around(game);
        for _ in 0..7 {
            step(&mut left);
        }
        let players: Vec<_> = left.names().iter().map(|name| (Player::Person, name.clone())).collect();
        let mut resumed = LocalTable::resumed(NOW, &left.record(), &players, Hex([4; 32])).unwrap();
        assert_eq!(resumed.record(), left.record(), "{game}");
        step(&mut resumed);
        let mut broken = left.record();
        broken.log.truncate(1);
        broken.log.push(left.record().log.pop().unwrap());
        assert!(LocalTable::resumed(NOW, &broken, &players, Hex([4; 32])).is_err(), "{game}");
    }
}

#[test]
fn undo_takes_back_the_bots_answer_too() {
    let mut desk = alone();
    while step(&mut desk) != A {}
    let before = desk.record().plies() - 1;
    while desk.due().first() == Some(B) {
        step(&mut desk);
    }
    assert!(desk.undo());
    assert_eq!((desk.record().plies(), desk.due().contains(A)), (before, true));
    while desk.undo() {}
    assert_eq!(desk.record().plies(), alone_until_a_person_is_due());
}

fn alone_until_a_person_is_due() -> usize {
    let mut desk = alone();
    while desk.due().first() == Some(B) {
        step(&mut desk);
    }
    desk.record().plies()
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut desk = alone();
    let before = desk.log().to_vec();
    for seat in [A, B] {
        assert!(desk.play(NOW, seat, "a1-a1").is_err() && desk.play(NOW, seat, "?").is_err());
    }
    assert!(desk.draw(NOW).is_err(), "bots agree to no draw");
    assert!(desk.rematch(NOW, Hex([1; 32])).is_err(), "the game is not over");
    assert!(desk.resign(NOW, B).is_err(), "nobody gives up for a bot");
    assert_eq!(desk.log(), before);
}

#[test]
fn giving_up_ends_the_game_when_nobody_here_plays_on_until_it_is_taken_back() {
    let mut desk =
        desk(open_game(), &[Player::Person, Player::Bot(Level::Paddler.into()), Player::Bot(Level::Paddler.into())]);
    while step(&mut desk) != A {}
    desk.resign(NOW, A).unwrap();
    assert_eq!(desk.ended(), Some(Ended::Resigned(A)));
    assert_eq!(desk.outcome().map(|outcome| outcome.ranks[A]), Some(3));
    assert!(desk.due().is_empty() && desk.undo() && desk.outcome().is_none());
}

#[test]
fn one_of_three_may_give_up_and_the_others_agree_on_a_draw() {
    let mut desk = around(secret_game());
    desk.resign(NOW, B).unwrap();
    assert_eq!(desk.outcome(), None);
    desk.draw(NOW).unwrap();
    let ranks = desk.outcome().expect("it is over").ranks;
    assert_eq!((ranks[A], ranks[B], ranks[Seat::at(2)], desk.ended()), (1, 3, 1, Some(Ended::Agreed)));
    let mut all = around(secret_game());
    all.draw(NOW).unwrap();
    assert_eq!((all.ended(), all.outcome().map(|outcome| outcome.ranks[B])), (Some(Ended::Agreed), Some(1)));
}

#[test]
fn a_bot_that_fails_makes_any_legal_move() {
    let mut desk = desk(secret_game(), &[Player::Person, Player::Bot(Level::Paddler.into())]);
    for mv in [None, Some("a1-a1"), Some("?")] {
        while desk.due().first() == Some(A) {
            step(&mut desk);
        }
        let mut as_told = desk.clone();
        let any = desk.play_thought(NOW, B, mv).unwrap();
        assert_eq!(as_told.play_thought(NOW, B, Some(&any.mv)).unwrap().mv, any.mv);
        assert_eq!(as_told.record(), desk.record());
    }
    assert!(desk.play_thought(NOW, A, None).is_err(), "nobody moves for a person");
    while desk.due().first() == Some(B) {
        desk.play_thought(NOW, B, None).unwrap();
    }
    assert!(desk.play_thought(NOW, B, None).is_err(), "it is not the bot's turn");
}

/// The person whom the device waits for, and with whose eyes it shows the game.
fn shown(desk: &LocalTable) -> (Option<Seat>, Viewpoint) {
    (desk.curtain(), desk.eyes())
}

fn behind_the_curtain_of(seat: Seat) -> (Option<Seat>, Viewpoint) {
    (Some(seat), Viewpoint::Audience)
}

fn open_to(seat: Seat) -> (Option<Seat>, Viewpoint) {
    (None, Viewpoint::Seat(seat))
}

/// Lifts the curtain and moves until another person is to act: who moved, and who is next.
fn turn(desk: &mut LocalTable) -> (Seat, Seat) {
    let one = desk.curtain().expect("the device is to be taken");
    desk.lift_curtain();
    while desk.parting().is_none() {
        assert_eq!(shown(desk), open_to(one), "while bots think it stays with whoever has it");
        step(desk);
    }
    assert_eq!((desk.parting(), shown(desk)), (Some(one), open_to(one)), "until they have seen what came of it");
    desk.drop_curtain();
    (one, desk.curtain().expect("just seen"))
}

#[test]
fn a_curtain_falls_between_people_and_an_undo_passes_it_too() {
    for game in with_secrets() {
        let mut desk = around(game);
        let (first, second) = turn(&mut desk);
        assert_eq!(shown(&desk), behind_the_curtain_of(second), "{game}");
        assert!(desk.undo());
        assert_eq!(shown(&desk), behind_the_curtain_of(first), "{game}: whoever undoes may be another");
        let (_, second) = turn(&mut desk);
        let (_, third) = turn(&mut desk);
        desk.lift_curtain();
        assert_eq!(shown(&desk), open_to(third), "{game}");
        assert!(desk.undo());
        assert_eq!(shown(&desk), behind_the_curtain_of(second), "{game}");
        while desk.undo() {
            assert_eq!(desk.eyes(), Viewpoint::Audience, "{game}: undone again and again");
        }
        assert_eq!(shown(&desk), behind_the_curtain_of(first), "{game}");
    }
}

#[test]
fn whoever_has_moved_sees_what_came_of_it_and_may_take_it_back() {
    for game in with_secrets() {
        let mut desk = around(game);
        desk.lift_curtain();
        let one = desk.due().first().unwrap();
        while desk.parting().is_none() {
            step(&mut desk);
        }
        desk.lift_curtain();
        assert_eq!(shown(&desk), open_to(one), "{game}: no curtain is there to be lifted");
        let opened = LocalTable::open(desk.log().to_vec()).unwrap();
        assert!(opened.parting().is_none() && opened.curtain().is_some(), "{game}: not after a reload");
        assert!(desk.undo());
        assert_eq!((desk.parting(), shown(&desk)), (None, open_to(one)), "{game}");
        while desk.parting().is_none() {
            step(&mut desk);
        }
        desk.resign(NOW, one).unwrap();
        assert_eq!((desk.parting(), desk.eyes()), (None, Viewpoint::Audience), "{game}");
    }
}

#[test]
fn who_takes_back_their_own_move_has_the_device_already() {
    let mut desk = desk(secret_game(), &[Player::Person, Player::Person, Player::Bot(Level::Paddler.into())]);
    while desk.due().first() != Some(B) {
        desk.lift_curtain();
        step(&mut desk);
    }
    desk.drop_curtain();
    desk.lift_curtain();
    while desk.due().first() == Some(B) {
        step(&mut desk);
    }
    assert_eq!(shown(&desk), open_to(B), "the bot thinks");
    assert!(desk.undo());
    assert_eq!(shown(&desk), open_to(B));
}

#[test]
fn a_table_that_is_opened_again_waits_behind_its_curtain() {
    let mut desk = around(secret_game());
    desk.lift_curtain();
    let seat = desk.due().first().unwrap();
    assert_eq!(shown(&desk), open_to(seat));
    assert_eq!(shown(&LocalTable::open(desk.log().to_vec()).unwrap()), behind_the_curtain_of(seat));
}

#[test]
fn when_it_is_over_all_look_and_an_undo_hides_again() {
    let mut desk = around(secret_game());
    let (first, _) = turn(&mut desk);
    desk.lift_curtain();
    desk.draw(NOW).unwrap();
    assert_eq!((shown(&desk), desk.keeps_secrets()), ((None, Viewpoint::Audience), false));
    assert!(desk.undo() && desk.keeps_secrets());
    assert_eq!(shown(&desk), behind_the_curtain_of(first));
}

#[test]
fn no_curtain_falls_where_nobody_else_plays_or_nothing_is_hidden() {
    let mut one = desk(secret_game(), &[Player::Person, Player::Bot(Level::Paddler.into())]);
    let mut open = around(open_game());
    for _ in 0..6 {
        assert_eq!((shown(&one), one.keeps_secrets()), (open_to(A), true));
        let due = open.due().first().unwrap();
        assert_eq!((shown(&open), open.keeps_secrets()), (open_to(due), false));
        step(&mut one);
        step(&mut open);
    }
}

#[test]
fn a_record_says_what_people_decided() {
    let resumed = |left: &LocalTable| {
        let players: Vec<_> = left.names().iter().map(|name| (Player::Person, name.clone())).collect();
        let text = serde_json::to_string(&left.record()).unwrap();
        LocalTable::resumed(NOW, &serde_json::from_str(&text).unwrap(), &players, Hex([4; 32])).unwrap()
    };
    let mut left = around(secret_game());
    left.resign(NOW, B).unwrap();
    assert!(resumed(&left).bot(B).is_some() && resumed(&left).outcome().is_none());
    left.draw(NOW).unwrap();
    let again = resumed(&left);
    assert_eq!((again.outcome(), again.ended()), (left.outcome(), Some(Ended::Agreed)));
    let mut played_on = around(secret_game());
    played_on.resign(NOW, B).unwrap();
    let mut dice = testkit::dice(3);
    while let Some(seat) = played_on.due().first() {
        let mv = played_on.session().game().pick(seat, &mut dice).unwrap();
        played_on.play(NOW, seat, &mv).unwrap();
    }
    assert_eq!((resumed(&played_on).outcome(), resumed(&played_on).ended()), (played_on.outcome(), None));
}

#[test]
fn at_a_rematch_the_next_seat_is_first() {
    let mut desk = around(secret_game());
    desk.draw(NOW).unwrap();
    let again = desk.rematch(NOW, Hex([9; 32])).unwrap();
    assert_eq!(again.names(), ["Bob", "Cleo", "Ann"]);
    assert_eq!((again.record().plies(), again.people().len(), again.due().len()), (0, 3, 1));
    let mut third = again;
    third.resign(NOW, A).unwrap();
    assert_eq!(third.names()[0], "Bob");
}

#[test]
fn bots_play_again_too_wherever_they_sit() {
    let bot = Player::Bot(Level::Paddler.into());
    for players in [[Player::Person, bot], [bot, Player::Person]] {
        let mut desk = desk(secret_game(), &players);
        let person = desk.people().first().unwrap();
        desk.resign(NOW, person).unwrap();
        let again = desk.rematch(NOW, Hex([9; 32])).unwrap();
        assert!(again.bot(person).is_some() && !again.people().contains(person) && again.outcome().is_none());
    }
}
