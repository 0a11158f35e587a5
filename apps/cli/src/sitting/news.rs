//! What happened at the table, told to whoever was not looking.

use super::Sitting;
use catalog::AnyEvent;
use kernel::{BySeat, Seat, SeatSet, Viewpoint};
use std::sync::Arc;
use table::Ply;
use table::host::{Entry, LocalTable};

/// How many moves `log` tells, if it is not said.
const MOVES_TOLD: usize = 20;

/// What everybody has seen of the table's log.
pub(crate) struct Seen {
    /// The number of the last entry.
    last: BySeat<u64>,
    /// Who does not know yet that a move was taken back.
    unaware: SeatSet,
}

impl Seen {
    /// Everybody has seen everything.
    pub(crate) fn all(desk: &LocalTable) -> Self {
        let seats = desk.session().game().seats();
        Self { last: BySeat::from_fn(seats, |_| newest(desk)), unaware: SeatSet::EMPTY }
    }

    /// The number of the last entry that this seat has seen.
    pub(crate) fn last(&self, seat: Seat) -> u64 {
        self.last[seat]
    }

    /// This seat sees the table as it is now.
    pub(crate) fn by(&mut self, seat: Seat, desk: &LocalTable) {
        self.last[seat] = newest(desk);
        self.unaware.remove(seat);
    }

    /// Moves were taken off the log.
    pub(crate) fn took_back(&mut self, desk: &LocalTable) {
        self.unaware = SeatSet::all(self.last.seats());
        self.last.iter_mut().for_each(|(_, last)| *last = newest(desk).min(*last));
    }
}

fn newest(desk: &LocalTable) -> u64 {
    desk.log().len() as u64 - 1
}

/// An entry of the log as far as it is news here.
enum Told {
    Moved(Arc<Ply>),
    Resigned(Seat),
    Drawn,
    Nothing,
}

impl Told {
    /// `moves` are the plies of the moves that were not told yet.
    fn of<'a>(entry: &Entry, moves: &mut impl Iterator<Item = &'a Arc<Ply>>) -> Self {
        match entry {
            Entry::Moved { .. } => moves.next().cloned().map_or(Self::Nothing, Self::Moved),
            Entry::Resigned { seat } => Self::Resigned(*seat),
            Entry::Drawn => Self::Drawn,
            _ => Self::Nothing,
        }
    }
}

impl Sitting {
    /// What happened since a person last saw the table, a text for each move.
    pub(crate) fn news_for(&mut self, seat: Seat) -> Vec<String> {
        let undone = self.seen.unaware.contains(seat).then(|| self.say_with("terminal-undone", &[("count", 1.into())]));
        let news = self.news(self.seen.last[seat], Viewpoint::Seat(seat));
        undone.into_iter().chain(news).collect()
    }

    /// What happened since the first of these people saw the table, for all.
    pub(crate) fn news_for_all(&mut self) -> Vec<String> {
        let since = self.people().map(|seat| self.seen.last[seat]).min();
        let mut news = self.news(since.unwrap_or(u64::MAX), self.desk.eyes());
        // What people decided last is how it ended, which is told next.
        if self.desk.ended().is_some() {
            news.pop();
        }
        news
    }

    /// Whether anybody else moved after this entry of the log.
    pub(crate) fn others_moved(&self, seat: Seat, since: u64) -> bool {
        let later = self.desk.log().iter().skip(usize::try_from(since).unwrap_or(usize::MAX).saturating_add(1));
        later.into_iter().any(|logged| matches!(logged.entry, Entry::Moved { seat: other, .. } if other != seat))
    }

    /// The last moves, so many as were asked for; `None` where that is no number.
    pub(crate) fn log(&mut self, many: &str, from: Viewpoint) -> Option<Vec<String>> {
        let many: usize = if many.is_empty() { MOVES_TOLD } else { many.parse().ok()? };
        let news = self.news(0, from);
        Some(news[news.len().saturating_sub(many)..].to_vec())
    }

    /// What happened after this entry of the log, a text for each.
    pub(crate) fn news(&mut self, since: u64, from: Viewpoint) -> Vec<String> {
        let mut moves = self.desk.history().plies()[1..].iter();
        let told: Vec<Told> = self.desk.log().iter().map(|logged| Told::of(&logged.entry, &mut moves)).collect();
        let news = told.into_iter().skip(usize::try_from(since).unwrap_or(usize::MAX).saturating_add(1));
        news.filter_map(|told| self.retold(told, from)).collect()
    }

    fn retold(&mut self, told: Told, from: Viewpoint) -> Option<String> {
        match told {
            Told::Moved(ply) => {
                let happened = self.happened(&ply.events, from);
                happened.or_else(|| Some(self.move_of(ply.moved.as_ref()?)))
            }
            Told::Resigned(seat) => Some(self.resigned(seat, from)),
            Told::Drawn => Some(self.say("terminal-agreed")),
            Told::Nothing => None,
        }
    }

    pub(crate) fn resigned(&self, seat: Seat, to: Viewpoint) -> String {
        let id = if self.reader(to) == Some(seat) { "terminal-resigned-you" } else { "terminal-resigned" };
        self.say_with(id, &[("name", self.name(seat).into())])
    }

    /// What happened, in sentences, if there are any for it.
    pub(crate) fn happened(&mut self, events: &[AnyEvent], from: Viewpoint) -> Option<String> {
        let tell = |event: &AnyEvent| self.look(from, |screen, looker| screen.tell(event, looker));
        let sentences: Vec<String> = events.iter().filter_map(tell).collect();
        (!sentences.is_empty()).then(|| sentences.join("\n"))
    }

    pub(crate) fn move_of(&self, (seat, mv): &(Seat, String)) -> String {
        self.say_with("terminal-moved", &[("name", self.name(*seat).into()), ("move", mv.into())])
    }
}
