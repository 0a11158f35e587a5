//! What is agreed about a table of a house beside the game's own options: clock, start, bots.

use crate::setup::{Setup, USUAL, usual_value, value_words, word_of};
use catalog::GameId;
use kernel::OptionSpec;
use serde_json::Value;
use wire::Skill;
use wire::table::{Clock, Plan, Start, TimeOut};
use words::Lang;

/// What is agreed about a table of a house.
#[derive(Clone, Debug, PartialEq)]
pub struct Terms {
    /// Which of the clocks below it has.
    pub clock: ClockKind,
    /// For a clock of moves: the seconds for each.
    pub seconds: u32,
    /// For a clock of games: the minutes for the whole game.
    pub minutes: u32,
    /// For a clock of games: the seconds that each move adds.
    pub increment: u32,
    /// For a clock of days: the days for each move.
    pub days: u16,
    /// What happens when a seat's time runs out.
    pub time_out: TimeOut,
    /// When play begins.
    pub start: Start,
    /// Whether strangers may find the table.
    pub public: bool,
    /// How strong the bots are that take open seats or step in.
    pub level: Skill,
}

/// The kinds of clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockKind {
    /// None.
    None,
    /// So long for each move.
    Move,
    /// So long for the whole game.
    Bank,
    /// So many days for each move.
    Days,
}

impl ClockKind {
    /// All of them, as a form offers them.
    pub const ALL: [Self; 4] = [Self::None, Self::Move, Self::Bank, Self::Days];

    /// The word in forms and messages.
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Move => "move",
            Self::Bank => "bank",
            Self::Days => "days",
        }
    }
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            clock: ClockKind::None,
            seconds: 60,
            minutes: 15,
            increment: 10,
            days: 3,
            time_out: TimeOut::Bot,
            start: Start::Owner,
            public: false,
            level: USUAL,
        }
    }
}

impl Terms {
    /// The clock that was chosen.
    pub fn clock(&self) -> Clock {
        match self.clock {
            ClockKind::None => Clock::None,
            ClockKind::Move => Clock::Move { seconds: self.seconds },
            ClockKind::Bank => Clock::Bank { seconds: self.minutes.saturating_mul(60), increment: self.increment },
            ClockKind::Days => Clock::Days { days: self.days },
        }
    }

    /// The table as a house is asked for it.
    pub fn plan(&self, setup: &Setup) -> Plan {
        let Self { time_out, start, public, level, .. } = *self;
        let usual = Plan::of(setup.game.name(), setup.seats.len() as u8, setup.options.clone().into());
        Plan { clock: self.clock(), time_out, start, public, level, ..usual }
    }
}

/// What a table was made for, a line each: its clock, and what differs from the usual rules.
pub fn in_words(lang: Lang, plan: &Plan) -> Vec<String> {
    let mut lines = vec![clock_in_words(lang, plan.clock)];
    if plan.clock != Clock::None {
        lines.push(words::say(lang, time_out_id(plan.time_out)));
    }
    lines.extend(options_in_words(lang, &plan.game, |option| plan.options.get(option.name).cloned()));
    lines
}

/// The options of a game that are not the usual ones, a line each.
pub fn options_in_words(lang: Lang, game: &str, value: impl Fn(&OptionSpec) -> Option<Value>) -> Vec<String> {
    let Ok(id) = game.parse::<GameId>() else { return Vec::new() };
    let in_words = |option: &OptionSpec| {
        let value = value(option).filter(|value| *value != usual_value(option.kind))?;
        let name = words::say(lang, &format!("{game}-option-{}", option.name));
        // An edition, or a layout, of somebody's own has no word of ours.
        let chosen = match &value {
            Value::Object(own) => own.get("name").map(word_of).unwrap_or_default(),
            Value::Array(_) => words::say(lang, "web-own"),
            value => value_words(lang, game, option, &word_of(value)),
        };
        Some(words::say_with(lang, "web-term", &[("name", name.into()), ("value", chosen.into())]))
    };
    id.options().iter().filter_map(in_words).collect()
}

/// The message that says what happens when a seat's time runs out.
pub fn time_out_id(time_out: TimeOut) -> &'static str {
    match time_out {
        TimeOut::Bot => "web-time-out-bot",
        TimeOut::Resign => "web-time-out-resign",
    }
}

fn clock_in_words(lang: Lang, clock: Clock) -> String {
    match clock {
        Clock::None => words::say(lang, "web-clock-none"),
        Clock::Move { seconds } => words::say_with(lang, "web-clock-each-move", &[("seconds", seconds.into())]),
        Clock::Bank { seconds, increment } => {
            let args = [("minutes", seconds.div_ceil(60).into()), ("increment", increment.into())];
            words::say_with(lang, "web-clock-whole-game", &args)
        }
        Clock::Days { days } => words::say_with(lang, "web-clock-each-move-days", &[("days", days.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::{ClockKind, Terms, in_words};
    use crate::route::Mode;
    use crate::setup::Setup;
    use catalog::GameId;
    use kernel::{OptionKind, OptionSpec};
    use serde_json::Value;
    use wire::Level;
    use wire::table::{Clock, Plan, Start, TimeOut};
    use words::Lang;

    /// A game with an option of some words, and the last of them.
    fn with_choice() -> (GameId, Value) {
        let unusual = |option: &OptionSpec| match option.kind {
            OptionKind::Choice([_, .., last]) => Some(serde_json::json!({ option.name: last })),
            _ => None,
        };
        let choice = |game: GameId| Some((game, game.options().iter().find_map(unusual)?));
        GameId::ALL.into_iter().find_map(choice).unwrap()
    }

    fn plan(terms: &Terms, options: &Value) -> Plan {
        let mut setup = Setup::usual(with_choice().0, Mode::Online);
        setup.options = options.as_object().unwrap().clone();
        table::host::checked(terms.plan(&setup)).unwrap()
    }

    #[test]
    fn every_kind_of_clock_and_term_is_accepted_by_a_host() {
        for clock in ClockKind::ALL {
            for (time_out, start) in [(TimeOut::Bot, Start::Full), (TimeOut::Resign, Start::Owner)] {
                for level in Level::ALL {
                    let terms = Terms { clock, time_out, start, level: level.into(), public: true, ..Terms::default() };
                    let plan = plan(&terms, &serde_json::json!({}));
                    assert_eq!((plan.clock, plan.time_out, plan.start), (terms.clock(), time_out, start));
                }
            }
        }
        assert_eq!(
            Terms { clock: ClockKind::Bank, ..Terms::default() }.clock(),
            Clock::Bank { seconds: 900, increment: 10 }
        );
    }

    #[test]
    fn only_what_differs_from_the_usual_is_told() {
        let usual = in_words(Lang::En, &plan(&Terms::default(), &serde_json::json!({})));
        assert_eq!(usual, ["No clock"]);
        let terms = Terms { clock: ClockKind::Days, ..Terms::default() };
        let own = in_words(Lang::En, &plan(&terms, &with_choice().1));
        assert_eq!(own.len(), 3, "{own:?}");
        assert!(own[0].contains("3 days"), "{own:?}");
    }
}
