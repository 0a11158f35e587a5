//! What happened at the table, told to whoever was not looking.

use super::Shell;
use crate::lines::fitted;
use anyhow::Result;
use catalog::AnyEvent;
use kernel::{BySeat, Seat, SeatSet, Viewpoint};
use std::io::Write;
use std::sync::Arc;
use table::Ply;
use table::host::{Entry, LocalTable};

/// How many moves `log` tells, if it is not said.
const MOVES_TOLD: usize = 20;

/// What everybody has seen of the table's log.
pub(super) struct Seen {
    /// The number of the last entry.
    last: BySeat<u64>,
    /// Who does not know yet that a move was taken back.
    unaware: SeatSet,
}

impl Seen {
    /// Everybody has seen everything.
    pub(super) fn all(desk: &LocalTable) -> Self {
        let seats = desk.session().game().seats();
        Self { last: BySeat::from_fn(seats, |_| newest(desk)), unaware: SeatSet::EMPTY }
    }

    /// This seat sees the table as it is now.
    pub(super) fn by(&mut self, seat: Seat, desk: &LocalTable) {
        self.last[seat] = newest(desk);
        self.unaware.remove(seat);
    }

    /// Moves were taken off the log.
    pub(super) fn took_back(&mut self, desk: &LocalTable) {
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

impl Shell {
    /// Tells a person what happened since they last saw the table.
    pub(super) fn tell_news(&mut self, seat: Seat, output: &mut impl Write) -> Result<()> {
        if self.seen.unaware.contains(seat) {
            writeln!(output, "{}", self.say_with("terminal-undone", &[("count", 1.into())]))?;
        }
        let news = self.news(self.seen.last[seat], Viewpoint::Seat(seat));
        self.tell_these(&news, output)
    }

    /// Tells all what happened since the first of these people saw the table.
    pub(super) fn tell_rest(&mut self, output: &mut impl Write) -> Result<()> {
        let since = self.people().map(|seat| self.seen.last[seat]).min();
        let mut news = self.news(since.unwrap_or(u64::MAX), self.desk.eyes());
        // What people decided last is how it ended, which is told next.
        if self.desk.ended().is_some() {
            news.pop();
        }
        self.tell_these(&news, output)
    }

    fn tell_these(&self, news: &[String], output: &mut impl Write) -> Result<()> {
        if !news.is_empty() {
            writeln!(output, "{}\n{}", self.say("terminal-news"), news.join("\n"))?;
        }
        Ok(())
    }

    /// Tells the last moves, so many as were asked for.
    pub(super) fn log(&mut self, many: &str, from: Viewpoint, output: &mut impl Write) -> Result<()> {
        let Ok(many) = (if many.is_empty() { Ok(MOVES_TOLD) } else { many.parse() }) else {
            let unknown = self.say_with("terminal-unknown", &[("text", format!("log {many}").into())]);
            return self.wrong(&unknown, output);
        };
        let news = self.news(0, from);
        let told = if news.is_empty() {
            self.say("terminal-log-empty")
        } else {
            news[news.len().saturating_sub(many)..].join("\n")
        };
        Ok(writeln!(output, "{told}")?)
    }

    /// What happened after this entry of the log, a text for each.
    fn news(&mut self, since: u64, from: Viewpoint) -> Vec<String> {
        let mut moves = self.desk.history().plies()[1..].iter();
        let told: Vec<Told> = self.desk.log().iter().map(|logged| Told::of(&logged.entry, &mut moves)).collect();
        let news = told.into_iter().skip(usize::try_from(since).unwrap_or(usize::MAX).saturating_add(1));
        news.filter_map(|told| self.retold(told, from)).collect()
    }

    fn retold(&mut self, told: Told, from: Viewpoint) -> Option<String> {
        let told = match told {
            Told::Moved(ply) => {
                let happened = self.happened(&ply.events, from);
                return happened.or_else(|| Some(indented(&self.move_of(ply.moved.as_ref()?))));
            }
            Told::Resigned(seat) => Some(self.resigned(seat, from)),
            Told::Drawn => Some(self.say("terminal-agreed")),
            Told::Nothing => None,
        };
        told.map(|told| indented(&told))
    }

    pub(super) fn resigned(&self, seat: Seat, to: Viewpoint) -> String {
        let id = if self.reader(to) == Some(seat) { "terminal-resigned-you" } else { "terminal-resigned" };
        self.say_with(id, &[("name", self.name(seat).into())])
    }

    /// What happened, in sentences, if there are any for it.
    pub(super) fn happened(&mut self, events: &[AnyEvent], from: Viewpoint) -> Option<String> {
        let tell = |event: &AnyEvent| self.look(from, |screen, looker| screen.tell(event, looker));
        let sentences: Vec<String> = events.iter().filter_map(tell).collect();
        (!sentences.is_empty()).then(|| indented(&sentences.join("\n")))
    }

    pub(super) fn move_of(&self, (seat, mv): &(Seat, String)) -> String {
        self.say_with("terminal-moved", &[("name", self.name(*seat).into()), ("move", mv.into())])
    }
}

/// What was told, set off from what is asked.
fn indented(told: &str) -> String {
    let lines: Vec<String> = told.lines().map(|line| format!("  {line}")).collect();
    fitted(&lines.join("\n"))
}
