//! What came of a match in which everybody met everybody.

use super::Plan;
use super::ratings::{Met, Rating, ratings};
use super::report::{Report, head, tenths};
use super::series::{Finish, Series};
use catalog::Json;
use serde::Serialize;
use words::{Lang, say, say_with};

/// How they all stand, as `--json` prints it: the players in the order in which they were named, and each pair.
#[derive(Serialize)]
pub(crate) struct Standings<'a> {
    game: &'a str,
    seats: u8,
    options: &'a Json,
    seed: u64,
    millis: u64,
    /// How many games were played, of how many.
    games: u32,
    asked: u32,
    /// Why there were fewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<&'static str>,
    players: Vec<Standing>,
    pairs: Vec<Report<'a>>,
    /// By row and column, the points of one against the other and the games they met in, where they met.
    #[serde(skip)]
    cells: Vec<Vec<Option<(f64, u32)>>>,
    #[serde(skip)]
    ended: Finish,
}

/// One of the players.
#[derive(Serialize)]
struct Standing {
    player: String,
    games: u32,
    points: f64,
    /// Against the average of all, with its 95% interval.
    elo: f64,
    elo_interval: (f64, f64),
}

impl<'a> Standings<'a> {
    pub(crate) fn new(plan: &'a Plan, all: &[Series], pairs: Vec<Report<'a>>) -> Self {
        let cells = cells(plan, all);
        let met: Vec<Met> = all.iter().map(|series| met(plan, series)).collect();
        let found = ratings(plan.entrants.len(), &met);
        let standing = |(row, &Rating { elo, interval }): (usize, &Rating)| Standing {
            player: plan.entrants[row].to_string(),
            games: cells[row].iter().flatten().map(|cell| cell.1).sum(),
            points: cells[row].iter().flatten().map(|cell| cell.0).sum(),
            elo,
            elo_interval: interval,
        };
        let players = found.iter().enumerate().map(standing).collect();
        let ended = all.last().map_or(Finish::Played, |series| series.ended.clone());
        Self {
            game: &plan.game,
            seats: plan.seats,
            options: &plan.full_options,
            seed: plan.seed,
            millis: plan.limits.thought.as_millis() as u64,
            games: all.iter().map(|series| series.tally.games()).sum(),
            asked: plan.games.saturating_mul(plan.pairs().len() as u32),
            stopped: ended.name(),
            players,
            pairs,
            cells,
            ended,
        }
    }

    /// The table in a person's language: who stands where, what each got against each, and what went wrong.
    pub(crate) fn text(&self, lang: Lang) -> String {
        let mut lines = vec![head((self.game, self.seats), self.asked, self.seed, lang)];
        if let Some(why) = self.ended.name() {
            let args = [("done", self.games.into()), ("games", self.asked.into())];
            lines.push(say_with(lang, &format!("match-stopped-{why}"), &args));
        }
        lines.extend(aligned(&self.rows(lang)));
        for pair in &self.pairs {
            let notes = pair.notes(lang);
            if !notes.is_empty() {
                lines.push(pair.names());
                lines.extend(notes);
            }
        }
        lines.join("\n")
    }

    /// The best first; every column stands for the player of that number.
    fn rows(&self, lang: Lang) -> Vec<Vec<String>> {
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by(|&one, &other| self.players[other].elo.total_cmp(&self.players[one].elo));
        let mut head = vec![String::new(), say(lang, "match-column-player")];
        head.extend((1..=order.len()).map(|number| number.to_string()));
        head.extend([say(lang, "match-column-points"), say(lang, "match-column-elo")]);
        let row = |(at, &player): (usize, &usize)| {
            let Standing { player: name, games, points, elo, elo_interval: (low, high) } = &self.players[player];
            let cell = |&other: &usize| match self.cells[player][other] {
                Some((points, _)) => tenths(lang, points),
                None => "·".to_owned(),
            };
            let mut row = vec![(at + 1).to_string(), name.clone()];
            row.extend(order.iter().map(cell));
            row.push(format!("{}/{games}", tenths(lang, *points)));
            row.push(format!("{elo:+.0} ({low:+.0} … {high:+.0})"));
            row
        };
        std::iter::once(head).chain(order.iter().enumerate().map(row)).collect()
    }
}

/// What two did against each other, as ratings take it.
fn met(plan: &Plan, series: &Series) -> Met {
    let (a, b) = series.pair;
    let (games, points) = (f64::from(series.tally.games()), series.tally.points);
    Met { a, b, rivals: u32::from(plan.seats) - 1, games, points }
}

/// The points of each against each. With two seats what one has not the other has; with more, each was alone once.
fn cells(plan: &Plan, all: &[Series]) -> Vec<Vec<Option<(f64, u32)>>> {
    let players = plan.entrants.len();
    let mut cells = vec![vec![None; players]; players];
    for series in all {
        let ((a, b), games) = (series.pair, series.tally.games());
        cells[a][b] = Some((series.tally.points, games));
        if plan.seats == 2 {
            cells[b][a] = Some((f64::from(games) - series.tally.points, games));
        }
    }
    cells
}

/// Columns as wide as what is in them: names to the left, numbers to the right.
fn aligned(rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let padded = |(column, (text, &width)): (usize, (&String, &usize))| {
        if column == 1 { format!("{text:<width$}") } else { format!("{text:>width$}") }
    };
    rows.iter()
        .map(|row| row.iter().zip(&widths).enumerate().map(padded).collect::<Vec<_>>().join("  ").trim_end().to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::aligned;

    #[test]
    fn columns_stand_below_each_other() {
        let rows = [["", "player", "1"], ["1", "level:diver", "12.5"], ["2", "random", "·"]];
        let rows = rows.map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(aligned(&rows), ["   player          1", "1  level:diver  12.5", "2  random          ·"]);
    }
}
