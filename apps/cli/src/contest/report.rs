//! What is printed after a match, for people and for programs.

use super::Plan;
use super::player::Fault;
use super::series::{Finish, Series};
use super::tally::{Lost, Side};
use super::test_of_strength::Finding;
use crate::plain_text::plain;
use bots::contest::MOST_MOVES;
use catalog::Json;
use serde::Serialize;
use std::collections::BTreeMap;
use words::{Arg, Lang, say, say_with};

/// A match and what came of it, as `--json` prints it. `a` is the one who wins, draws and loses.
#[derive(Serialize)]
pub(crate) struct Report<'a> {
    game: &'a str,
    seats: u8,
    options: &'a Json,
    seed: u64,
    millis: u64,
    a: String,
    b: String,
    /// How many were played, of how many.
    games: u32,
    asked: u32,
    /// Why there were fewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<&'static str>,
    wins: u32,
    draws: u32,
    losses: u32,
    /// The share of the points, what equal players would have, and the 95% interval.
    share: f64,
    even: f64,
    interval: (f64, f64),
    elo: f64,
    elo_interval: (f64, f64),
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Finding>,
    /// Who ended by itself again and again, and its last words.
    #[serde(skip_serializing_if = "Option::is_none")]
    crashed: Option<Crashed<'a>>,
    unfinished: u32,
    /// How often each side lost in which way, and every such game.
    forfeits: BTreeMap<&'static str, BTreeMap<&'static str, u32>>,
    forfeited: &'a [Lost],
}

/// A program that ended by itself again and again.
#[derive(Serialize)]
struct Crashed<'a> {
    side: Side,
    player: String,
    /// The last lines of its standard error.
    stderr: &'a [String],
}

impl<'a> Report<'a> {
    /// What is to be said of the games of these two.
    pub(crate) fn new(plan: &'a Plan, series: &'a Series) -> Self {
        let tally = &series.tally;
        let [a, b] = [series.pair.0, series.pair.1].map(|player| plan.entrants[player].to_string());
        let crashed = match &series.ended {
            Finish::Crashed(side, stderr) => {
                Some(Crashed { side: *side, player: if *side == Side::A { a.clone() } else { b.clone() }, stderr })
            }
            _ => None,
        };
        let (elo, elo_interval) = tally.elo(u32::from(plan.seats) - 1);
        let faults = |side| Fault::ALL.into_iter().map(|fault| (fault.name(), tally.count(side, fault))).collect();
        Self {
            game: &plan.game,
            seats: plan.seats,
            options: &plan.full_options,
            seed: plan.seed,
            millis: plan.limits.thought.as_millis() as u64,
            a,
            b,
            games: tally.games(),
            asked: plan.games,
            stopped: series.ended.name(),
            wins: tally.wins,
            draws: tally.draws,
            losses: tally.losses,
            share: tally.share(),
            even: 1.0 / f64::from(plan.seats),
            interval: tally.interval(),
            elo,
            elo_interval,
            sprt: series.finding,
            crashed,
            unfinished: tally.unfinished,
            forfeits: [Side::A, Side::B].map(|side| (side.name(), faults(side))).into(),
            forfeited: &tally.forfeits,
        }
    }

    /// The report in a person's language.
    pub(crate) fn text(&self, lang: Lang) -> String {
        let mut lines = vec![
            head((self.game, self.seats), self.asked, self.seed, lang),
            format!("  a  {}", self.a),
            format!("  b  {}", self.b),
        ];
        lines.extend(self.stopped(lang));
        lines.push(self.score(lang));
        lines.push(self.share(lang));
        lines.push(self.strength(lang));
        lines.extend(self.test(lang));
        lines.extend(self.notes(lang));
        lines.join("\n")
    }

    /// Who met whom.
    pub(crate) fn names(&self) -> String {
        format!("a {} · b {}", self.a, self.b)
    }

    /// What went wrong, if anything did.
    pub(crate) fn notes(&self, lang: Lang) -> Vec<String> {
        let mut lines = Vec::new();
        if self.unfinished > 0 {
            let args = [("count", self.unfinished.into()), ("most", MOST_MOVES.into())];
            lines.push(say_with(lang, "match-unfinished", &args));
        }
        lines.extend([Side::A, Side::B].into_iter().flat_map(|side| self.forfeits(side, lang)));
        lines.extend(self.crashed.as_ref().into_iter().flat_map(|crashed| crashed.text(lang)));
        lines
    }

    /// That there were fewer games than were asked for, and why.
    pub(crate) fn stopped(&self, lang: Lang) -> Option<String> {
        let args = [("done", self.games.into()), ("games", self.asked.into())];
        Some(say_with(lang, &format!("match-stopped-{}", self.stopped?), &args))
    }

    /// What the test came to.
    fn test(&self, lang: Lang) -> Option<String> {
        let sprt = self.sprt.as_ref()?;
        let number = |elo: f64| Arg::from(format!("{elo}"));
        let (low, high) = sprt.elos();
        let args = [("low", number(low)), ("high", number(high)), ("llr", format!("{:+.2}", sprt.llr).into())];
        Some(say_with(lang, &format!("match-sprt-{}", sprt.verdict), &args))
    }

    fn score(&self, lang: Lang) -> String {
        let args = [("wins", self.wins.into()), ("draws", self.draws.into()), ("losses", self.losses.into())];
        say_with(lang, "match-score", &args)
    }

    fn share(&self, lang: Lang) -> String {
        let percent = |share: f64| Arg::from(tenths(lang, share * 100.0));
        let args = [
            ("share", percent(self.share)),
            ("even", percent(self.even)),
            ("low", percent(self.interval.0)),
            ("high", percent(self.interval.1)),
        ];
        say_with(lang, "match-share", &args)
    }

    fn strength(&self, lang: Lang) -> String {
        let points = |elo: f64| Arg::from(format!("{:+}", elo.round() as i64));
        let (low, high) = self.elo_interval;
        let args = [("elo", points(self.elo)), ("low", points(low)), ("high", points(high))];
        say_with(lang, "match-elo", &args)
    }

    /// What a side forfeited: how often, and the first game of each kind.
    fn forfeits(&self, side: Side, lang: Lang) -> Vec<String> {
        let of_side: Vec<&Lost> = self.forfeited.iter().filter(|lost| lost.side == side).collect();
        if of_side.is_empty() {
            return Vec::new();
        }
        let args = [("side", side.name().into()), ("count", of_side.len().into())];
        let head = say_with(lang, "match-forfeits", &args);
        let of_fault = |fault: Fault| {
            let first = of_side.iter().find(|lost| lost.reason == fault)?;
            let count = self.forfeits[side.name()][fault.name()];
            let reason = say(lang, &format!("match-fault-{}", fault.name()));
            let args = [
                ("reason", reason.into()),
                ("count", count.into()),
                ("game", first.game.into()),
                ("detail", first.detail.as_str().into()),
            ];
            Some(format!("  {}", say_with(lang, "match-fault", &args)))
        };
        std::iter::once(head).chain(Fault::ALL.into_iter().filter_map(of_fault)).collect()
    }
}

impl Crashed<'_> {
    fn text(&self, lang: Lang) -> Vec<String> {
        let id = if self.stderr.is_empty() { "match-crashed-silent" } else { "match-crashed" };
        let head = say_with(lang, id, &[("player", plain(&self.player).into())]);
        std::iter::once(head).chain(self.stderr.iter().map(|line| format!("  {}", plain(line)))).collect()
    }
}

/// What is played, how often, and by which chance: the first line of what is printed.
pub(super) fn head((game, seats): (&str, u8), asked: u32, seed: u64, lang: Lang) -> String {
    let game = say(lang, &format!("game-{game}"));
    let seats = say_with(lang, "seats-count", &[("count", seats.into())]);
    let seed = seed.to_string();
    let args = [("game", game.into()), ("seats", seats.into()), ("games", asked.into()), ("seed", seed.into())];
    say_with(lang, "match-head", &args)
}

/// A number of at least 0 with one decimal, as the language writes it.
pub(crate) fn tenths(lang: Lang, number: f64) -> String {
    let tenths = (number * 10.0).round() as i64;
    say_with(lang, "match-decimal", &[("whole", (tenths / 10).into()), ("tenths", (tenths % 10).into())])
}

#[cfg(test)]
mod tests {
    use super::tenths;
    use words::Lang;

    #[test]
    fn decimals_are_written_as_the_language_does() {
        let all = Lang::ALL.map(|lang| [0.0, 5.04, 66.666, 99.96, 100.0].map(|number| tenths(lang, number)).join(" "));
        assert_eq!(all[0], "0.0 5.0 66.7 100.0 100.0");
        assert_eq!(all[1], "0,0 5,0 66,7 100,0 100,0");
        assert_eq!(all[2], all[1]);
    }
}
