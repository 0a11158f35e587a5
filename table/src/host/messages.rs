//! What those around a table are told, made from the newest entry of its log.

use super::entry::{Entry, Logged, Sitter};
use super::presence::Presence;
use super::setup::Key;
use super::{Host, Time};
use catalog::AnyEvent;
use kernel::{Seat, Viewpoint};
use std::borrow::Cow;
use wire::table::{Offer, Place, Snapshot, Summary, You};
use wire::told::{Happened, News, Told, with_view};
use wire::umpire::TurnNow;

/// What an entry makes everybody know, and whether each has a view to go with it.
pub(super) struct Telling {
    pub(super) text: String,
    pub(super) with_view: bool,
}

impl Host {
    /// Who is due, once play has begun; nobody at a table that was closed before the game was over.
    pub fn turn_now(&self) -> Option<TurnNow> {
        let session = self.session.as_ref()?;
        match self.outcome() {
            Some(outcome) => Some(TurnNow::Over(outcome)),
            None => self.closed.is_none().then(|| session.turn().into()),
        }
    }

    /// What each seat's clock has left, once play has begun, where there are clocks.
    fn clocks_at(&self, now: Time) -> Option<Vec<u64>> {
        self.session.as_ref().filter(|_| self.clocks.run())?;
        Some(Seat::all(self.setup.plan.seats).map(|seat| self.clocks.left(seat, now)).collect())
    }

    /// What the newest entry makes everybody know.
    pub(super) fn telling(&self, n: u64, logged: &Logged, events: &[AnyEvent]) -> Telling {
        let with_view = match logged.entry {
            Entry::Began { .. } | Entry::Undone { .. } => true,
            Entry::Moved { .. } | Entry::Drawn | Entry::Resigned { .. } => self.has_secrets(),
            _ => false,
        };
        Telling { text: wire::write(&self.told(n, logged, events)), with_view }
    }

    /// What everybody is told of the newest entry, without anybody's view.
    fn told<'a>(&self, n: u64, logged: &Logged, events: &'a [AnyEvent]) -> Told<Cow<'a, [AnyEvent]>> {
        let events = match (&logged.entry, &self.session) {
            (Entry::Began { .. }, Some(session)) => Some(session.opening().into()),
            (Entry::Moved { .. }, _) => Some(events.into()),
            _ => None,
        };
        Told {
            what: happened(&logged.entry),
            n,
            at: logged.at,
            phase: self.phase(),
            events,
            turn: self.turn_now(),
            clocks: self.clocks_at(logged.at),
            fair: self.proof(),
            view: None,
        }
    }

    /// The same, with what this viewpoint may see now.
    pub(super) fn telling_from(&self, telling: &Telling, from: Viewpoint) -> String {
        match &self.session {
            Some(session) if telling.with_view => with_view(&telling.text, |to| session.view(from).write(to)),
            _ => telling.text.clone(),
        }
    }

    /// Who is connected.
    pub fn presence(&self) -> News {
        let Presence { seats: here, watching } = self.here();
        News::Presence { here, watching }
    }

    /// What this person is at the table, and what the clocks have left now.
    pub fn you(&self, now: Time, who: Option<&Key>) -> News {
        News::You { you: self.standing(who), clocks: self.clocks_at(now.max(self.last)) }
    }

    fn standing(&self, who: Option<&Key>) -> You {
        You { seat: who.and_then(|who| self.seat_of(who)), owner: who == Some(&self.setup.owner) }
    }

    /// The places as everybody may see them.
    pub fn places(&self) -> Vec<Place> {
        let Presence { seats: here, .. } = self.here();
        self.seats().map(|(seat, place)| place.shown(seat, here.contains(seat))).collect()
    }

    /// The table as everybody may see it.
    pub fn summary(&self) -> Summary {
        Summary {
            plan: self.setup.plan.clone(),
            phase: self.phase(),
            places: self.places(),
            watching: self.here().watching,
            commitment: self.setup.commitment,
            called_off: self.called_off,
            offer: self.offer.map(|offer| Offer { seat: offer.by, what: offer.what, agreed: offer.agreed }),
            result: self.outcome(),
            rematch: self.rematch.as_deref().map(str::to_owned),
            closed: self.closed,
        }
    }

    /// All that somebody who has just come needs: the table, their seat, whose turn it is and what they may see.
    pub fn snapshot(&self, now: Time, who: Option<&Key>) -> Snapshot {
        Snapshot {
            turn: self.turn_now(),
            clocks: self.clocks_at(now.max(self.last)),
            fair: self.proof(),
            view: self.session.as_ref().map(|session| session.view(self.viewpoint_of(who)).written()),
            ..Snapshot::new(self.next - 1, now, self.standing(who), self.summary())
        }
    }
}

/// What of an entry everybody may know.
fn happened(entry: &Entry) -> Happened {
    match *entry {
        Entry::Made { ref plan, .. } => Happened::Made { plan: plan.clone() },
        Entry::Sat { seat, ref name, who, commitment, salt, ready } => {
            let level = if let Sitter::Bot(level) = who { Some(level) } else { None };
            Happened::Sat { seat, name: name.clone(), level, commitment, salt, ready }
        }
        Entry::Ready { seat, commitment, salt } => Happened::Ready { seat, commitment, salt },
        Entry::Revealing => Happened::Revealing,
        Entry::Revealed { seat, salt } => Happened::Revealed { seat, salt },
        Entry::Withheld { seat } => Happened::Withheld { seat },
        Entry::Stood { seat } => Happened::Stood { seat },
        Entry::Began { .. } => Happened::Began,
        Entry::Moved { seat, ref mv, .. } => Happened::Moved { seat, mv: mv.clone() },
        Entry::Said { seat, ref text } => Happened::Said { seat, text: text.clone() },
        Entry::Muted { seat, muted } => Happened::Muted { seat, muted },
        Entry::Offered { seat, what } => Happened::Offered { seat, what },
        Entry::Agreed { seat } => Happened::Agreed { seat },
        Entry::Declined { seat } => Happened::Declined { seat },
        Entry::Undone { seat, plies } => Happened::Undone { seat, plies },
        Entry::Drawn => Happened::Drawn,
        Entry::Paused => Happened::Paused,
        Entry::Resumed { seat } => Happened::Resumed { seat },
        Entry::Resigned { seat } => Happened::Resigned { seat },
        Entry::TimedOut { seat } => Happened::TimedOut { seat },
        Entry::CameBack { seat } => Happened::CameBack { seat },
        Entry::Rematched { ref table } => Happened::Rematched { table: table.clone() },
        Entry::Closed { reason } => Happened::Closed { reason },
    }
}
