//! What came of the games, counted.

use super::player::{Fault, Forfeit};
use bots::contest::{elo, interval};
use kernel::{Outcome, Seat};
use serde::Serialize;

/// One of the two who meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Side {
    A,
    B,
}

impl Side {
    /// The name that the command line uses.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }
}

/// What came of one game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ended {
    /// What it was worth to `a`: 1 alone in first place, a part of it where that was shared.
    pub(crate) points: f64,
    /// Whether it was stopped for its length.
    pub(crate) unfinished: bool,
    /// Who lost it before its end, and why.
    pub(crate) forfeit: Option<(Side, Forfeit)>,
}

impl Ended {
    /// A game with this outcome, in which `a` had this seat. Those who share first place share the
    /// point, so that players of equal strength get the same in the long run.
    pub(crate) fn ranked(outcome: Outcome, a: Seat) -> Self {
        let winners = outcome.winners();
        let points = if winners.contains(a) { 1.0 / f64::from(winners.len()) } else { 0.0 };
        Self { points, unfinished: false, forfeit: None }
    }

    /// A game that this side lost before its end: the other has the whole point.
    pub(crate) fn forfeited(side: Side, forfeit: Forfeit) -> Self {
        let points = if side == Side::A { 0.0 } else { 1.0 };
        Self { points, unfinished: false, forfeit: Some((side, forfeit)) }
    }
}

/// A game lost before its end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct Lost {
    /// Its number, from 1.
    pub(crate) game: u32,
    pub(crate) side: Side,
    pub(crate) reason: Fault,
    pub(crate) detail: String,
}

/// What came of many games, as `a` sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    pub(crate) points: f64,
    pub(crate) unfinished: u32,
    pub(crate) forfeits: Vec<Lost>,
}

impl Tally {
    /// Counts the game of this number, from 0.
    pub(crate) fn add(&mut self, number: u32, ended: &Ended) {
        let count = match ended.points {
            1.0.. => &mut self.wins,
            ..=0.0 => &mut self.losses,
            _ => &mut self.draws,
        };
        *count += 1;
        self.points += ended.points;
        self.unfinished += u32::from(ended.unfinished);
        if let Some((side, forfeit)) = &ended.forfeit {
            let Forfeit { fault, detail, .. } = forfeit.clone();
            self.forfeits.push(Lost { game: number + 1, side: *side, reason: fault, detail });
        }
    }

    /// How many games were counted.
    pub(crate) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points that `a` has.
    pub(crate) fn share(&self) -> f64 {
        self.points / f64::from(self.games().max(1))
    }

    /// The 95% interval of the share.
    pub(crate) fn interval(&self) -> (f64, f64) {
        interval(self.share(), self.games())
    }

    /// How much stronger `a` is than each of so many rivals, in Elo points, and the 95% interval.
    pub(crate) fn elo(&self, rivals: u32) -> (f64, (f64, f64)) {
        let (low, high) = self.interval();
        (elo(self.share(), rivals), (elo(low, rivals), elo(high, rivals)))
    }

    /// How often a side lost a game by such a fault.
    pub(crate) fn count(&self, side: Side, fault: Fault) -> u32 {
        self.forfeits.iter().filter(|lost| lost.side == side && lost.reason == fault).count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::{Ended, Side, Tally};
    use crate::contest::player::{Fault, Forfeit};
    use kernel::{BySeat, Outcome, Seat};

    fn points(ranks: &[u8], a: u8) -> f64 {
        let ranks = BySeat::from_fn(ranks.len() as u8, |seat| ranks[seat.index()]);
        Ended::ranked(Outcome { ranks }, Seat::at(a)).points
    }

    #[test]
    fn a_shared_first_place_is_a_shared_point() {
        let percent = |ranks: &[u8], a| (points(ranks, a) * 100.0).round() as u32;
        assert_eq!([0, 1].map(|a| percent(&[1, 2], a)), [100, 0]);
        assert_eq!([0, 1].map(|a| percent(&[1, 1], a)), [50, 50]);
        assert_eq!([0, 1, 2].map(|a| percent(&[1, 3, 1], a)), [50, 0, 50]);
        assert_eq!([0, 3].map(|a| percent(&[1, 1, 1, 1], a)), [25, 25]);
    }

    #[test]
    fn a_forfeit_is_lost_and_counted_by_side_and_reason() {
        let forfeit = || Forfeit::new(Fault::Late, String::new());
        let mut tally = Tally::default();
        tally.add(0, &Ended::forfeited(Side::A, forfeit()));
        tally.add(1, &Ended::forfeited(Side::B, forfeit()));
        tally.add(2, &Ended::forfeited(Side::B, forfeit()));
        assert_eq!((tally.wins, tally.draws, tally.losses), (2, 0, 1));
        assert_eq!((tally.count(Side::A, Fault::Late), tally.count(Side::B, Fault::Late)), (1, 2));
        assert_eq!(tally.count(Side::B, Fault::Died), 0);
        assert_eq!(tally.forfeits[2].game, 3);
    }
}
