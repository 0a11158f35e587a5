//! Is one player stronger than another? `cargo xtask sprt` runs it; by itself it is told the game, the number of seats,
//! who plays alone, who its rivals are, the two differences in Elo to tell apart, the most deals and the seed:
//!
//! `cargo run --release -p catalog --example sprt -- kraaw 2 kraken@100000 kraken 0 40 400 7`
//!
//! A player is a level or a strength, perhaps with a character (`diver:thief`, `1450`) and all that it is to think for each choice: `kraken@100000` simulations (or nodes), or
//! `kraken@250ms`, by its processor's time. Every deal is played from each seat. It ends as soon as one of the two guesses can be believed.

#[path = "shared/processor.rs"]
mod processor;

use bots::contest::{Deals, Limited, Match, Sprt, Verdict, elo};
use bots::{Bot, Budget, Playable, Skill};
use catalog::{GameId, with_game};
use kernel::Game;
use processor::now;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

/// A bot, and what it is to think if that is not as much as it wants.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Player {
    skill: Skill,
    limit: Option<Limit>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Limit {
    Simulations(u64),
    Millis(u64),
}

impl Player {
    fn read(text: &str) -> Option<Self> {
        let (skill, limit) = text.split_once('@').map_or((text, None), |(skill, limit)| (skill, Some(limit)));
        let limit = match limit {
            None => None,
            Some(limit) => Some(match limit.strip_suffix("ms") {
                Some(millis) => Limit::Millis(millis.parse().ok()?),
                None => Limit::Simulations(limit.parse().ok()?),
            }),
        };
        Some(Self { skill: skill.parse().ok()?, limit })
    }

    fn budget(self) -> Budget<'static> {
        match self.limit {
            None => Budget::unlimited(),
            Some(Limit::Simulations(most)) => Budget::simulations(most).all(),
            Some(Limit::Millis(millis)) => Budget::time(Duration::from_millis(millis), &now).all(),
        }
    }

    fn bot<T: Playable>(self, seed: u64) -> Box<dyn Bot<T::Rules>> {
        Box::new(Limited { bot: T::bot(self.skill, seed), budget: self.budget() })
    }
}

/// What is asked.
struct Question {
    seats: u8,
    players: [Player; 2],
    elos: (f64, f64),
    deals: u32,
    seed: u64,
}

impl Question {
    fn read(words: &[String]) -> Option<Self> {
        let [_, seats, a, b, from, to, deals, seed] = words else { return None };
        Some(Self {
            seats: seats.parse().ok()?,
            players: [Player::read(a)?, Player::read(b)?],
            elos: (from.parse().ok()?, to.parse().ok()?),
            deals: deals.parse().ok()?,
            seed: seed.parse().ok()?,
        })
    }

    fn answer<T: Playable>(&self) -> Option<(Deals, Verdict)> {
        let options = T::Rules::options(self.seats, &Default::default()).ok()?;
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let contest =
            Match::<T::Rules> { options: &options, seats: self.seats, seed: self.seed, deals: self.deals, threads };
        let test = Sprt::between(self.elos, u32::from(self.seats) - 1);
        let [a, b] = self.players;
        let deals = contest.play(&|seed| a.bot::<T>(seed), &|seed| b.bot::<T>(seed), &mut |deals| {
            if deals.count.is_multiple_of(10) {
                eprintln!("{}; log-likelihood {:+.2}", self.told(deals), test.likelihood(deals));
            }
            if test.verdict(deals) == Verdict::Open { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        Some((deals, test.verdict(&deals)))
    }

    fn told(&self, deals: &Deals) -> String {
        let rivals = u32::from(self.seats) - 1;
        let (low, high) = deals.interval();
        let [share, low, high] = [deals.share(), low, high];
        format!(
            "{} games, {:.1}% ({:.1}–{:.1}), {:+.0} Elo ({:+.0} to {:+.0})",
            deals.count * u32::from(self.seats),
            100.0 * share,
            100.0 * low,
            100.0 * high,
            elo(share, rivals),
            elo(low, rivals),
            elo(high, rivals)
        )
    }
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let game = words.first().and_then(|word| word.parse::<GameId>().ok());
    let Some((game, question)) = game.zip(Question::read(&words)) else {
        eprintln!(
            "GAME SEATS PLAYER RIVALS ELO ELO DEALS SEED; a player is LEVEL, ELO or LEVEL:CHARACTER, perhaps with @SIMULATIONS or @250ms"
        );
        return ExitCode::from(2);
    };
    let Some((deals, verdict)) = with_game!(game, T => question.answer::<T>()) else {
        eprintln!("{game} is not played by {}", question.seats);
        return ExitCode::from(2);
    };
    let (from, to) = question.elos;
    let verdict = match verdict {
        Verdict::AtLeast => format!("at least {to:+}"),
        Verdict::NoMore => format!("no more than {from:+}"),
        Verdict::Open => "not known yet".to_owned(),
    };
    println!("{} against {}, {} seats: {}: {verdict}", words[2], words[3], question.seats, question.told(&deals));
    ExitCode::SUCCESS
}

#[cfg(test)]
mod tests {
    use super::{Limit, Player, Question};

    #[test]
    fn a_player_is_a_level_and_perhaps_what_it_is_to_think() {
        let read = |text| Player::read(text).map(|player| (player.skill.to_string(), player.limit));
        assert_eq!(read("diver"), Some(("diver".to_owned(), None)));
        assert_eq!(read("kraken@5000"), Some(("kraken".to_owned(), Some(Limit::Simulations(5_000)))));
        assert_eq!(read("kraken@250ms"), Some(("kraken".to_owned(), Some(Limit::Millis(250)))));
        assert_eq!(read("1450:thief"), Some(("1450:thief".to_owned(), None)));
        assert_eq!((read("whale"), read("kraken@"), read("kraken@fast")), (None, None, None));
    }

    #[test]
    fn a_difference_that_is_plain_is_found() {
        let words = format!("{} 2 paddler hatchling 0 100 60 3", catalog::GameId::ALL[0])
            .split(' ')
            .map(str::to_owned)
            .collect::<Vec<_>>();
        let question = Question::read(&words).unwrap();
        let game: catalog::GameId = words[0].parse().unwrap();
        let (deals, _) = catalog::with_game!(game, T => question.answer::<T>()).unwrap();
        assert!(deals.share() > 0.5 && deals.count <= 60, "{deals:?}");
    }
}
