//! Who can take part in a match, as written on the command line.

use super::Plan;
use super::player::{Player, Random, Thinking};
use super::process;
use super::program::Program;
use super::stop::Stop;
use crate::ending::Ending;
use anyhow::Result;
use std::fmt::{self, Display};
use table::{Level, Skill, Thinker};
use words::{Lang, say_with};

/// The most playouts that a plain player can be asked for.
const MOST_SIMULATIONS: u64 = 100_000_000;

/// Who takes part.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Entrant {
    /// `level:NAME` or `strength:ELO`, a bot of the house.
    Bot(Skill),
    /// `flat:SIMULATIONS`, plain Monte Carlo: the yardstick.
    Flat(u64),
    /// `random`, any legal move.
    Random,
    /// `cmd:PROGRAM ARGUMENTS`, split into words as a shell would.
    Program(Vec<String>),
}

impl Entrant {
    /// Reads an entrant.
    pub(crate) fn read(text: &str, lang: Lang) -> Result<Self> {
        let (kind, rest) = text.split_once(':').unwrap_or((text, ""));
        let read = match (kind, rest) {
            ("random", "") => Some(Self::Random),
            ("level" | "strength", skill) => skill.parse().ok().map(Self::Bot),
            ("flat", number) => simulations(number).map(Self::Flat),
            ("cmd", line) => shell_words::split(line).ok().filter(|words| !words.is_empty()).map(Self::Program),
            _ => None,
        };
        read.ok_or_else(|| unknown(text, lang))
    }

    /// Whether it can take part: a program must be there.
    pub(crate) fn check(&self, lang: Lang) -> Result<()> {
        match self {
            Self::Program(words) => process::check(words).map_err(|error| cannot_start(words, &error, lang)),
            _ => Ok(()),
        }
    }

    /// A player for one seat.
    pub(crate) fn player(&self, plan: &Plan, stop: &Stop) -> Box<dyn Player> {
        let (limits, stop) = (plan.limits, stop.clone());
        match self.clone() {
            Self::Bot(skill) => {
                Box::new(Thinking::new(move |game, seed| Thinker::new(game, skill, seed), limits.thought, stop))
            }
            Self::Flat(simulations) => {
                Box::new(Thinking::new(move |game, seed| Thinker::flat(game, simulations, seed), limits.thought, stop))
            }
            Self::Random => Box::new(Random::default()),
            Self::Program(words) => Box::new(Program::new(words, limits, stop, plan.lang)),
        }
    }
}

/// The same as it can be written on the command line.
impl Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(skill) if skill.level().is_some() => write!(f, "level:{skill}"),
            Self::Bot(skill) => write!(f, "strength:{skill}"),
            Self::Flat(simulations) => write!(f, "flat:{simulations}"),
            Self::Random => f.write_str("random"),
            Self::Program(words) => write!(f, "cmd:{}", shell_words::join(words)),
        }
    }
}

fn simulations(text: &str) -> Option<u64> {
    text.parse().ok().filter(|number| (1..=MOST_SIMULATIONS).contains(number))
}

/// What is said of a program that is not there, or does not start.
pub(crate) fn cannot_start(words: &[String], error: &std::io::Error, lang: Lang) -> anyhow::Error {
    let detail = words::reason(lang, &error.to_string());
    let args = [("program", shell_words::join(words).into()), ("detail", detail.into())];
    Ending::Mistyped.with(say_with(lang, "match-cannot-start", &args))
}

fn unknown(text: &str, lang: Lang) -> anyhow::Error {
    let levels = Level::ALL.map(Level::name).join(", ");
    Ending::Mistyped.with(say_with(lang, "match-unknown-player", &[("text", text.into()), ("levels", levels.into())]))
}

#[cfg(test)]
mod tests {
    use super::Entrant;
    use table::Level;
    use words::Lang;

    fn read(text: &str) -> Option<Entrant> {
        Entrant::read(text, Lang::En).ok()
    }

    #[test]
    fn entrants_are_read_as_written() {
        assert_eq!(read("level:diver"), Some(Entrant::Bot(Level::Diver.into())));
        for text in ["strength:1450", "level:diver:thief", "strength:1450:gambler"] {
            assert_eq!(read(text).unwrap().to_string(), text);
        }
        assert_eq!(read("flat:1000"), Some(Entrant::Flat(1_000)));
        assert_eq!(read("random"), Some(Entrant::Random));
        let words = ["python3", "my bot.py", "--depth", "3"].map(str::to_owned).to_vec();
        assert_eq!(read("cmd:python3 'my bot.py' --depth 3"), Some(Entrant::Program(words.clone())));
        assert_eq!(read(&Entrant::Program(words.clone()).to_string()), Some(Entrant::Program(words)));
    }

    #[test]
    fn what_nobody_is_called_is_refused_with_what_can_be_said() {
        for text in
            ["", "diver", "level:shark", "strength:12", "flat:", "flat:0", "flat:-1", "random:3", "cmd:", "cmd:'open"]
        {
            assert_eq!(read(text), None, "{text}");
        }
        let refusal = Entrant::read("level:shark", Lang::En).unwrap_err().to_string();
        assert!(refusal.contains("level:shark") && refusal.contains("kraken"), "{refusal}");
    }
}
