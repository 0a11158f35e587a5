//! What happened at the table, told to whoever was not looking.

use super::Shell;
use anyhow::Result;
use catalog::Json;
use kernel::{BySeat, Seat, SeatSet, Viewpoint};
use serde::Deserialize;
use std::io::Write;
use table::host::{Desk, retell};

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
    pub(super) fn all(desk: &Desk) -> Self {
        let seats = desk.session().game().seats();
        Self { last: BySeat::from_fn(seats, |_| newest(desk)), unaware: SeatSet::EMPTY }
    }

    /// This seat sees the table as it is now.
    pub(super) fn by(&mut self, seat: Seat, desk: &Desk) {
        self.last[seat] = newest(desk);
        self.unaware.remove(seat);
    }

    /// Moves were taken off the log.
    pub(super) fn took_back(&mut self, desk: &Desk) {
        self.unaware = SeatSet::all(self.last.seats());
        self.last.iter_mut().for_each(|(_, last)| *last = newest(desk).min(*last));
    }
}

fn newest(desk: &Desk) -> u64 {
    desk.log().len() as u64 - 1
}

/// An entry as those around the table are told it, as far as it is news here.
#[derive(Deserialize)]
struct Message {
    told: String,
    seat: Option<Seat>,
    #[serde(rename = "move")]
    mv: Option<String>,
    #[serde(default)]
    events: Vec<Json>,
}

impl Shell {
    /// Tells a person what happened since they last saw the table.
    pub(super) fn tell_news(&mut self, seat: Seat, output: &mut impl Write) -> Result<()> {
        if self.seen.unaware.contains(seat) {
            writeln!(output, "{}", self.say("terminal-undone"))?;
        }
        self.tell_since(self.seen.last[seat], Viewpoint::Seat(seat), output)
    }

    /// Tells all what happened since the first of these people saw the table.
    pub(super) fn tell_rest(&mut self, output: &mut impl Write) -> Result<()> {
        let since = self.people().map(|seat| self.seen.last[seat]).min();
        self.tell_since(since.unwrap_or(u64::MAX), self.shared_viewpoint(), output)
    }

    fn tell_since(&mut self, since: u64, from: Viewpoint, output: &mut impl Write) -> Result<()> {
        let news = self.news(since, from);
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
        let told = retell(self.desk.log(), Some(since), from).expect("what was kept folds");
        told.iter().filter_map(|message| self.retold(message, from)).collect()
    }

    fn retold(&mut self, message: &str, from: Viewpoint) -> Option<String> {
        let Message { told, seat, mv, events } = serde_json::from_str(message).expect("the table's own messages");
        let sentence = match told.as_str() {
            "moved" => self.happened(&events, from).or_else(|| Some(self.moved(seat?, &mv?))),
            "resigned" => Some(self.say_with("terminal-resigned", &[("name", self.name(seat?).into())])),
            "drawn" => Some(self.say("terminal-agreed")),
            _ => None,
        };
        sentence.map(|sentence| format!("  {sentence}"))
    }

    /// What happened, in sentences, if there are any for it.
    fn happened(&mut self, events: &[Json], from: Viewpoint) -> Option<String> {
        let tell = |event: &Json| self.look(from, |screen, eyes| screen.tell(event, eyes));
        let sentences: Vec<String> = events.iter().filter_map(tell).collect();
        (!sentences.is_empty()).then(|| sentences.join("\n  "))
    }

    fn moved(&self, seat: Seat, mv: &str) -> String {
        self.say_with("terminal-moved", &[("name", self.name(seat).into()), ("move", mv.into())])
    }
}
