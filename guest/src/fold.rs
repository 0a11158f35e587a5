//! What each thing that is told makes of a table.

use kernel::SeatSet;
use wire::table::{Offer, Phase, Place, PlaceKind, Proposal, Snapshot, Summary, TimeOut};
use wire::told::{Happened, Told};
use wire::umpire::TurnNow;

/// The table after the next entry of its log.
pub(super) fn follow(table: &mut Snapshot, told: &Told) {
    (table.n, table.at, table.turn) = (told.n, told.at, told.turn);
    let revealing = table.table.phase == Phase::Revealing;
    table.fair.clone_from(&told.fair);
    table.table.phase = told.phase;
    table.table.result = match told.turn {
        Some(TurnNow::Over(outcome)) => Some(outcome),
        Some(TurnNow::Seats(_)) | None => None,
    };
    happen(&mut table.table, &told.what);
    if let Happened::Stood { seat } | Happened::Withheld { seat } = told.what {
        table.you.seat.take_if(|own| *own == seat);
        if revealing {
            call_off(&mut table.table);
        }
    }
}

/// There will be no deal from the salts that were revealed.
fn call_off(table: &mut Summary) {
    table.called_off += 1;
    for place in table.places.iter_mut().filter(|place| place.commitment.is_some()) {
        (place.commitment, place.salt, place.ready) = (None, None, false);
    }
}

/// The table once these are connected.
pub(super) fn presence(table: &mut Summary, here: SeatSet, watching: u32) {
    table.places.iter_mut().for_each(|place| place.here = here.contains(place.seat));
    table.watching = watching;
}

fn happen(table: &mut Summary, what: &Happened) {
    match what {
        Happened::Sat { .. }
        | Happened::Ready { .. }
        | Happened::Revealed { .. }
        | Happened::Stood { .. }
        | Happened::Withheld { .. } => seat(table, what),
        Happened::Offered { seat, what } => table.offer = Some(Offer::new(*seat, *what)),
        Happened::Agreed { seat } => table.offer.iter_mut().for_each(|offer| offer.agreed.insert(*seat)),
        Happened::Moved { .. } => drop(table.offer.take_if(|offer| offer.what != Proposal::Pause)),
        Happened::Declined { .. } | Happened::Undone { .. } | Happened::Drawn | Happened::Paused => table.offer = None,
        Happened::Rematched { table: next } => (table.rematch, table.offer) = (Some(next.clone()), None),
        Happened::Closed { reason } => (table.closed, table.offer) = (Some(*reason), None),
        Happened::Resigned { seat } => {
            table.offer = None;
            change(table, *seat, |place| place.resigned = true);
        }
        Happened::TimedOut { seat } => {
            let stand_in = table.plan.time_out == TimeOut::Bot;
            change(table, *seat, |place| place.stand_in = stand_in);
        }
        Happened::Muted { seat, muted } => change(table, *seat, |place| place.muted = *muted),
        Happened::CameBack { seat } => change(table, *seat, |place| place.stand_in = false),
        Happened::Made { .. }
        | Happened::Revealing
        | Happened::Began
        | Happened::Said { .. }
        | Happened::Resumed { .. } => {}
    }
}

/// Who sits where, before play.
fn seat(table: &mut Summary, what: &Happened) {
    match what {
        Happened::Sat { seat, name, level, commitment, salt, ready } => {
            let kind = if level.is_some() { PlaceKind::Bot } else { PlaceKind::Person };
            let (level, commitment, salt, ready) = (*level, *commitment, *salt, *ready);
            let sat = Place { kind, name: name.clone(), level, commitment, salt, ready, ..Place::open(*seat) };
            change(table, *seat, |place| *place = sat);
        }
        Happened::Ready { seat, commitment, salt } => {
            let (commitment, salt) = (*commitment, *salt);
            change(table, *seat, |place| (place.ready, place.commitment, place.salt) = (true, commitment, salt));
        }
        Happened::Revealed { seat, salt } => change(table, *seat, |place| place.salt = Some(*salt)),
        Happened::Stood { seat } | Happened::Withheld { seat } => {
            change(table, *seat, |place| *place = Place::open(*seat));
        }
        _ => {}
    }
}

fn change(table: &mut Summary, seat: kernel::Seat, change: impl FnOnce(&mut Place)) {
    if let Some(place) = table.places.get_mut(seat.index()) {
        change(place);
    }
}
