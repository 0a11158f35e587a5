//! What a host wants done.

use super::entry::{Entry, Logged, Sitter};
use super::setup::{Key, Plan};
use super::{Host, Time};
use crate::fair::Secret;
use crate::problem::Problem;
use catalog::{AnyEvent, AnyView, GameId};
use kernel::{Seat, Viewpoint};
use wire::Skill;
use wire::umpire::Answer;

/// What a host wants done. The entries first: nothing else may leave the house before they are kept.
#[derive(Default)]
pub struct Effects {
    /// The number of the first entry.
    pub first: u64,
    /// What to append to the log, in order.
    pub entries: Vec<Logged>,
    /// What to tell those who are connected, in order.
    pub tell: Vec<Tell>,
    /// What happened in the game, publicly.
    pub events: Vec<AnyEvent>,
    /// What to answer whoever asked.
    pub answer: Option<Answer>,
    /// Which bots to have think.
    pub think: Vec<Think>,
    /// When to wake the host, in place of whatever was set before.
    pub alarm: Option<Time>,
    /// A table to make.
    pub successor: Option<Box<Successor>>,
}

/// A message to those who are connected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tell {
    /// Whom.
    pub to: To,
    /// What, as one JSON object.
    pub text: String,
    /// Whether it is forgotten as soon as the next of its kind is told.
    pub fleeting: bool,
}

impl Tell {
    pub(super) fn new(to: To, text: String) -> Self {
        Self { to, text, fleeting: false }
    }
}

/// Whom to tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// Everybody the same.
    Everybody,
    /// Those who look through these eyes now, as [`Host::hears`] says.
    Only(Viewpoint),
    /// Every connection of this person.
    Person(Key),
}

/// A bot that is to decide.
pub struct Think {
    /// Its seat.
    pub seat: Seat,
    /// To be returned with the answer.
    pub stamp: u32,
    /// How strong it is to play.
    pub level: Skill,
    /// What is played.
    pub game: GameId,
    /// All that the seat may know.
    pub view: AnyView,
    /// Chance for the bot.
    pub seed: u64,
    /// The same whenever this seat of this table is to think, and nearly surely different from all others: under it a bot
    /// can be kept.
    pub bot: u64,
}

/// The table at which the same people go on. Nobody is ready there until they say so, and commit to a salt that the
/// house could not know when it committed to the new secret.
#[derive(Clone, Debug)]
pub struct Successor {
    /// What was agreed, unchanged.
    pub plan: Plan,
    /// Who sits where: everybody one seat further back, so that the next seat is first.
    pub sitters: Vec<(String, Sitter)>,
    /// Who owns it.
    pub owner: Key,
}

impl Successor {
    /// The new table, with nobody ready yet but the bots, and its log so far.
    pub fn make(self, now: Time, secret: Secret) -> Result<(Host, Vec<Logged>), Problem> {
        let (_, made) = Host::make(now, self.plan, secret, self.owner)?;
        let sat = |(seat, (name, who)): (Seat, (String, Sitter))| {
            let ready = !who.is_person();
            Logged { at: now, by: None, entry: Entry::Sat { seat, name, who, commitment: None, salt: None, ready } }
        };
        let seats = Seat::all(self.sitters.len() as u8);
        let log: Vec<Logged> = [made].into_iter().chain(seats.zip(self.sitters).map(sat)).collect();
        Ok((Host::fold(&log)?, log))
    }
}
