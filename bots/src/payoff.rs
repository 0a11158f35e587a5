//! What an outcome is worth to each seat.

use kernel::{MAX_SEATS, Outcome, Seat};

/// What each seat gets, from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Payoff(pub [f32; MAX_SEATS]);

/// How much of a payoff is for winning; the rest is for the place. People play to win, but a bot that
/// cannot win should still not give the game away. With two seats it makes no difference.
const FOR_WINNING: f32 = 0.75;

impl Payoff {
    /// What this outcome is worth: 1 to a seat alone in first place, 0 to one alone in last, and those
    /// who share a place share what it is worth.
    pub fn of(outcome: &Outcome) -> Self {
        let ranks = outcome.ranks.as_slice();
        if let [a, b] = *ranks {
            return Self::duel(a, b);
        }
        let mut payoff = Self::default();
        for (worth, &rank) in payoff.0.iter_mut().zip(ranks) {
            *worth = worth_of(rank, ranks);
        }
        payoff
    }

    /// What seats may expect while it is open who wins: those that went are last, whoever went first the very last, and the
    /// places of the others are drawn one after another, the first before the second, in proportion to these weights. What
    /// the weights say of who went is not looked at.
    pub fn expected(weights: &[f32], gone: &[Seat]) -> Self {
        let went = |index: usize| gone.iter().position(|seat| seat.index() == index);
        let open = || weights.iter().enumerate().filter(|&(index, _)| went(index).is_none());
        let all: f32 = open().map(|(_, weight)| weight).sum();
        let rivals = weights.len().max(2) as f32 - 1.0;
        let by_place = |behind: f32| (1.0 - FOR_WINNING) * behind / rivals;
        let hoped = |index: usize, own: f32| {
            let others = open().filter(|&(other, _)| other != index);
            let behind = gone.len() as f32 + others.map(|(_, other)| own / (own + other)).sum::<f32>();
            FOR_WINNING * own / all + by_place(behind)
        };
        let mut payoff = Self::default();
        for (index, (worth, &own)) in payoff.0.iter_mut().zip(weights).enumerate() {
            *worth = went(index).map_or_else(|| hoped(index, own), |behind| by_place(behind as f32));
        }
        payoff
    }

    fn duel(a: u8, b: u8) -> Self {
        let mut payoff = Self::default();
        payoff.0[0] = match a.cmp(&b) {
            core::cmp::Ordering::Less => 1.0,
            core::cmp::Ordering::Equal => 0.5,
            core::cmp::Ordering::Greater => 0.0,
        };
        payoff.0[1] = 1.0 - payoff.0[0];
        payoff
    }

    /// What this seat gets.
    #[inline]
    pub fn to(&self, seat: Seat) -> f32 {
        self.0[seat.index()]
    }
}

fn worth_of(rank: u8, ranks: &[u8]) -> f32 {
    let sharing = ranks.iter().map(|&other| f32::from(u8::from(other == rank))).sum::<f32>();
    let place = rank as f32 + (sharing - 1.0) / 2.0;
    let seats = ranks.len() as f32;
    let by_place = if seats > 1.0 { (seats - place) / (seats - 1.0) } else { 1.0 };
    let by_win = if rank == 1 { 1.0 / sharing } else { 0.0 };
    FOR_WINNING * by_win + (1.0 - FOR_WINNING) * by_place
}

#[cfg(test)]
mod tests {
    use super::Payoff;
    use kernel::{BySeat, Outcome, Seat};

    fn payoff(ranks: &[u8]) -> Vec<f32> {
        let outcome = Outcome { ranks: BySeat::from_fn(ranks.len() as u8, |seat| ranks[seat.index()]) };
        Payoff::of(&outcome).0[..ranks.len()].to_vec()
    }

    #[test]
    fn two_seats_win_lose_or_share() {
        assert_eq!(payoff(&[1, 2]), [1.0, 0.0]);
        assert_eq!(payoff(&[2, 1]), [0.0, 1.0]);
        assert_eq!(payoff(&[1, 1]), [0.5, 0.5]);
    }

    #[test]
    fn what_is_expected_is_what_comes_on_average() {
        let near = |a: &[f32], b: &[f32]| assert!(a.iter().zip(b).all(|(a, b)| (a - b).abs() < 1e-6), "{a:?} {b:?}");
        near(&Payoff::expected(&[3.0, 1.0], &[]).0, &[0.75, 0.25]);
        let gone = [Seat::at(1), Seat::at(3)];
        let [both, lost] = [payoff(&[1, 4, 2, 3]), payoff(&[2, 4, 1, 3])];
        let half: Vec<f32> = both.iter().zip(lost).map(|(a, b)| f32::midpoint(*a, b)).collect();
        near(&Payoff::expected(&[2.0, 9.0, 2.0, 9.0], &gone).0, &half);
        near(
            &Payoff::expected(&[5.0, 1.0, 1.0, 1.0], &[Seat::at(1), Seat::at(3), Seat::at(2)]).0,
            &payoff(&[1, 4, 2, 3]),
        );
    }

    #[test]
    fn a_better_place_is_worth_more_and_the_first_most_of_all() {
        let worth = payoff(&[3, 1, 2]);
        assert!(worth[1] > worth[2] && worth[2] > worth[0]);
        assert_eq!((worth[1], worth[0]), (1.0, 0.0));
        assert_eq!(payoff(&[1, 1, 1]), [0.375, 0.375, 0.375]);
    }
}
