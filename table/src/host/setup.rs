//! What is agreed about a table before anybody sits down.

use super::rule::Rule;
use crate::fair::{self, Commitment, Hex, Secret};
use crate::problem::Problem;
use crate::session::known;
pub use wire::table::{Clock, Plan, Start, TimeOut};

/// The longest a clock of seconds may run: a day, beyond which days are the better unit.
const MOST_SECONDS: u32 = 86_400;
/// The longest a seat may think, in days.
const MOST_DAYS: u16 = 60;

/// The plan with its options written in full, or what is wrong with it.
pub fn checked(mut plan: Plan) -> Result<Plan, Problem> {
    let game = known(&plan.game)?.start(plan.seats, &plan.options).map_err(|flaw| Problem::bad_options(&flaw))?;
    plan.options = serde_json::from_str(game.options().get()).expect("options are JSON");
    if is_sensible(plan.clock) { Ok(plan) } else { Err(Rule::Clock.into()) }
}

fn is_sensible(clock: Clock) -> bool {
    let seconds = |seconds: u32| (1..=MOST_SECONDS).contains(&seconds);
    match clock {
        Clock::None => true,
        Clock::Move { seconds: most } => seconds(most),
        Clock::Bank { seconds: most, increment } => seconds(most) && increment <= MOST_SECONDS,
        Clock::Days { days } => (1..=MOST_DAYS).contains(&days),
    }
}

/// Who somebody is at a table: the hash of a token that only they have.
pub type Key = Hex<16>;

/// The key of a token.
pub fn key_of(token: &str) -> Key {
    let mut key = [0; 16];
    key.copy_from_slice(&blake3::hash(token.as_bytes()).as_bytes()[..16]);
    Hex(key)
}

/// A table as it was made.
#[derive(Clone, Debug)]
pub(super) struct Setup {
    pub(super) plan: Plan,
    pub(super) secret: Secret,
    pub(super) commitment: Commitment,
    pub(super) owner: Key,
}

impl Setup {
    pub(super) fn new(plan: Plan, secret: Secret, owner: Key) -> Self {
        Self { plan, secret, commitment: fair::commitment(&secret), owner }
    }
}
