//! What is answered of a session, and what it refuses.

use super::listing;
use crate::problem::{Code, Problem};
use crate::session::Session;
use catalog::{AnyEvent, GameId, Json, Legal};
use kernel::{Seat, SeatSet, Turn, Viewpoint};
use std::collections::BTreeMap;
use wire::umpire::{Also, Answer, Eyes, GameEntry, Listing, With};

/// The deepest perft: beyond it the figures outgrow any machine long before they arrive.
const DEEPEST: u32 = 100;

/// The games of the house, as the protocol lists them.
pub fn games() -> Answer {
    let entry = |game: GameId| GameEntry {
        game: game.name().to_owned(),
        seats: [*game.seats().start(), *game.seats().end()],
        options: catalog::schema(game.options()),
    };
    Answer::Games { games: GameId::ALL.map(entry).into() }
}

pub(super) fn turn(session: &Session) -> Answer {
    Answer::Turn { turn: session.turn().into() }
}

/// Who is due, with what was asked for besides, which was checked.
pub(super) fn turn_and(session: &Session, events: Option<Vec<Json>>, with: Option<&With>, seed: u64) -> Answer {
    let turn = session.turn().into();
    match (with, events) {
        (Some(with), events) => Answer::Also { events, turn, also: also(session, with, seed) },
        (None, Some(events)) => Answer::Played { events, turn },
        (None, None) => Answer::Turn { turn },
    }
}

/// What is asked for besides, where it can be answered whatever the game has come to.
pub(super) fn check_with(session: &Session, with: Option<&With>) -> Result<(), Problem> {
    let Some(with) = with else { return Ok(()) };
    with.legal.as_ref().map_or(Ok(()), listing::check)?;
    with.view.and_then(|eyes| eyes.seat).map_or(Ok(()), |seat| a_seat(session, seat).map(|_| ()))
}

fn also(session: &Session, with: &With, seed: u64) -> Also {
    let eyes = |eyes: Eyes| match eyes.seat.and_then(|seat| seat_at(session, seat)).or_else(|| only(session)) {
        Some(seat) => Viewpoint::Seat(seat),
        None => Viewpoint::Audience,
    };
    let listed = with.legal.as_ref().map(|listing| listed(session, listing, seed));
    let (legal, more) = listed.map_or((None, false), |(legal, more)| (Some(legal), more));
    Also {
        legal,
        more,
        count: with.count.map(|_| counted(session)),
        view: with.view.map(|whose| session.view(eyes(whose)).written()),
        position: with.position.map(|_| session.game().position()),
    }
}

fn acting(session: &Session) -> SeatSet {
    if let Turn::Seats(seats) = session.turn() { seats } else { SeatSet::EMPTY }
}

/// The seat that is due, if it is one alone.
fn only(session: &Session) -> Option<Seat> {
    let seats = acting(session);
    seats.first().filter(|_| seats.len() == 1)
}

pub(super) fn legal(session: &Session, listing: &Listing, seed: u64) -> Result<Answer, Problem> {
    listing::check(listing)?;
    let (legal, more) = listed(session, listing, seed);
    Ok(Answer::Legal { legal, more })
}

fn listed(session: &Session, listing: &Listing, seed: u64) -> (BTreeMap<u8, Vec<String>>, bool) {
    let mut more = false;
    let mut of_seat = |seat: Seat| {
        let Legal { moves, more: others } = listing::some_of(session.game(), seat, listing, seed);
        more |= others;
        (seat.number(), moves)
    };
    let legal = acting(session).iter().map(&mut of_seat).collect();
    (legal, more)
}

pub(super) fn count(session: &Session) -> Answer {
    Answer::Count { count: counted(session) }
}

fn counted(session: &Session) -> BTreeMap<u8, u64> {
    acting(session).iter().map(|seat| (seat.number(), session.game().count(seat))).collect()
}

fn seat_at(session: &Session, number: u64) -> Option<Seat> {
    let number = u8::try_from(number).ok().filter(|&number| number < session.game().seats())?;
    Seat::new(number)
}

fn a_seat(session: &Session, number: u64) -> Result<Seat, Problem> {
    seat_at(session, number).ok_or_else(|| {
        let seats = session.game().seats().to_string();
        Problem::new(Code::BadRequest, "no-such-seat").with("seat", number.to_string()).with("seats", seats)
    })
}

pub(super) fn view(session: &Session, eyes: Eyes) -> Result<Answer, Problem> {
    let from = match eyes.seat {
        None => Viewpoint::Audience,
        Some(number) => Viewpoint::Seat(a_seat(session, number)?),
    };
    Ok(Answer::View { view: session.view(from).written() })
}

/// The seat of this number, if it is to act; without a number, the one that is.
pub(super) fn to_act(session: &Session, number: Option<u64>) -> Result<Seat, Problem> {
    let over = session.turn().outcome().is_some();
    let seat = match number {
        Some(number) => seat_at(session, number).filter(|&seat| session.turn().includes(seat)),
        None if acting(session).len() > 1 => return Err(Problem::new(Code::BadRequest, "which-seat")),
        None => only(session),
    };
    seat.ok_or_else(|| Problem::new(Code::NotYourTurn, if over { "game-over" } else { "not-your-turn" }))
}

pub(super) fn play(session: &mut Session, seat: Option<u64>, mv: &str) -> Result<Vec<Json>, Problem> {
    let seat = to_act(session, seat)?;
    let played = session.play(seat, mv)?;
    Ok(played.events.iter().map(AnyEvent::written).collect())
}

pub(super) fn record(session: &Session) -> Result<Answer, Problem> {
    if session.was_set_up() {
        return Err(Problem::new(Code::BadRequest, "set-up-no-record"));
    }
    Ok(Answer::Record { record: session.record().written() })
}

pub(super) fn perft(session: &Session, depth: u32) -> Result<Answer, Problem> {
    if depth > DEEPEST {
        return Err(Problem::new(Code::BadRequest, "perft-too-deep").with("most", DEEPEST.to_string()));
    }
    Ok(Answer::Nodes { nodes: session.perft(depth) })
}
