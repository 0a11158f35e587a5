//! What can be read at a table, by whom.

use super::ask::Ask;
use super::rule::Rule;
use super::setup::Key;
use super::{Host, Time};
use crate::problem::{Code, Problem};
use crate::session::Session;
use wire::umpire::Answer;

/// At most so many legal moves are listed at once.
const MOST_LISTED: usize = 1_000;

impl Host {
    pub(super) fn read(&self, now: Time, who: Option<&Key>, ask: &Ask) -> Result<Answer, Problem> {
        match ask {
            Ask::Turn => Ok(Answer::Turn { turn: self.turn_now().ok_or(self.unless_closed(Rule::NotBegun))? }),
            Ask::Legal { limit } => self.legal(who, limit.unwrap_or(MOST_LISTED).min(MOST_LISTED)),
            Ask::Count => {
                let seat = self.own_seat(who.ok_or(Rule::NotSeated)?)?;
                Ok(Answer::Count { count: [(seat.number(), self.begun()?.game().count(seat))].into() })
            }
            Ask::View => Ok(Answer::View { view: self.begun()?.view(self.viewpoint_of(who)).written() }),
            Ask::Position => {
                let position = self.begun()?.game().position();
                self.outcome().ok_or(self.unless_closed(Rule::NotOver))?;
                Ok(Answer::Position { position })
            }
            Ask::Record => Ok(Answer::Record { record: self.record()?.written() }),
            Ask::Table => Ok(Answer::Table { table: Box::new(self.snapshot(now, who)) }),
            _ => Err(Problem::new(Code::BadRequest, "bad-request").with("detail", "cmd")),
        }
    }

    fn begun(&self) -> Result<&Session, Problem> {
        self.session.as_ref().ok_or_else(|| Rule::NotBegun.into())
    }

    fn legal(&self, who: Option<&Key>, limit: usize) -> Result<Answer, Problem> {
        let seat = self.own_seat(who.ok_or(Rule::NotSeated)?)?;
        let game = self.begun()?.game();
        if !self.due().contains(seat) {
            return Ok(Answer::Legal { legal: [].into(), more: false });
        }
        let legal = game.legal(seat, limit);
        Ok(Answer::Legal { legal: [(seat.number(), legal.moves)].into(), more: legal.more })
    }
}
