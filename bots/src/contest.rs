//! Bots against each other, to find out who is stronger.

#[cfg(not(target_arch = "wasm32"))]
mod matches;
mod sprt;
pub mod strangers;

#[cfg(not(target_arch = "wasm32"))]
pub use matches::Match;
pub use sprt::{Deals, Sprt, Verdict, expected};

use crate::dice::stir;
use crate::{Bot, Budget, Choice, Dice, Level, Payoff, Playable};
use core::ops::{AddAssign, Range};
use kernel::{Chance, Game, MAX_SEATS, Nobody, Outcome, Seat, Turn, Viewpoint};

/// Plays a game between these bots, one for each seat, dealt by this seed, each choice within this budget. Gives
/// what each seat gets; a game that is not over after so many moves is even.
///
/// # Panics
/// If a bot gives no move when it is to act, or one that is not legal.
pub fn play<G: Game>(
    options: &G::Options,
    bots: &mut [&mut dyn Bot<G>],
    seed: u64,
    most_moves: u32,
    budget: &Budget<'_>,
) -> Payoff {
    let seats = bots.len() as f32;
    let outcome = outcome(options, bots, seed, most_moves, budget);
    outcome.map_or(Payoff([1.0 / seats; MAX_SEATS]), |outcome| Payoff::of(&outcome))
}

/// How such a game ends; `None` if it does not within so many moves.
fn outcome<G: Game>(
    options: &G::Options,
    bots: &mut [&mut dyn Bot<G>],
    seed: u64,
    most_moves: u32,
    budget: &Budget<'_>,
) -> Option<Outcome> {
    let mut dice = Dice::new(stir(seed, 0x00DE_A1E5));
    let mut game = G::new(options);
    let mut moves = 0;
    while moves < most_moves {
        match game.turn() {
            Turn::Over(outcome) => return Some(outcome),
            Turn::Dealer => {
                let deal = game.deal(&mut dice);
                game.apply_deal(&deal, &mut Nobody);
            }
            Turn::Seats(seats) => {
                let which = dice.below(u32::from(seats.len())) as usize;
                let seat = seats.iter().nth(which).unwrap_or_default();
                let view = game.view(Viewpoint::Seat(seat));
                let choice = bots[seat.index()].choose(&view, seat, budget);
                let choice = choice.expect("a bot that is to act has a move");
                assert!(game.play(seat, &choice.mv, &mut Nobody).is_ok(), "{} is not legal", choice.mv);
                moves += 1;
            }
        }
    }
    None
}

/// The share of each game that a bot of the upper level gets, on average, among rivals of the lower one: it sits at each
/// place in turn.
pub fn share_among<T: Playable>(seats: u8, upper: Level, lower: Level, games: u32, budget: &Budget<'_>) -> f32 {
    let options = T::Rules::options(seats, &Default::default()).expect("no options are fine");
    let mut got = 0.0;
    for game in 0..games {
        let place = game as usize % usize::from(seats);
        let level = |at: usize| if at == place { upper } else { lower };
        let mut bots: Vec<_> = (0..seats.into()).map(|at| T::bot(level(at), game.into())).collect();
        let mut bots: Vec<&mut dyn Bot<T::Rules>> = bots.iter_mut().map(|bot| &mut **bot as _).collect();
        got += play(&options, &mut bots, game.into(), 2_000, budget).0[place];
    }
    got / games as f32
}

/// A bot that is given the same budget for every choice, whatever the others have.
pub struct Limited<'a, G: Game> {
    /// Who plays.
    pub bot: Box<dyn Bot<G>>,
    /// What it may think.
    pub budget: Budget<'a>,
}

impl<G: Game> Bot<G> for Limited<'_, G> {
    fn choose(&mut self, view: &G::View, seat: Seat, _: &Budget<'_>) -> Option<Choice<G::Move>> {
        self.bot.choose(view, seat, &self.budget)
    }
}

/// How one side did against another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    /// Games won.
    pub wins: u32,
    /// Games shared.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Score {
    /// Counts a game of two in which the side got this.
    pub fn add(&mut self, payoff: f32) {
        let count = match payoff {
            0.75.. => &mut self.wins,
            ..0.25 => &mut self.losses,
            _ => &mut self.draws,
        };
        *count += 1;
    }

    /// How many games were played.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, a draw counting half.
    pub fn share(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// The 95% interval of the share.
    pub fn interval(&self) -> (f64, f64) {
        interval(self.share(), self.games())
    }

    /// The difference in strength that the share speaks of, in Elo points.
    pub fn elo(&self) -> f64 {
        elo(self.share(), 1)
    }
}

/// The 95% interval of a share of so many games, by Wilson's formula.
pub fn interval(share: f64, games: u32) -> (f64, f64) {
    let (n, p, z) = (f64::from(games.max(1)), share, 1.96_f64);
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
    (middle - half, middle + half)
}

/// The difference in strength that a share of the first places against so many equal rivals speaks of,
/// in Elo points. An even share, one in `rivals + 1`, is no difference.
pub fn elo(share: f64, rivals: u32) -> f64 {
    let share = share.clamp(0.001, 0.999);
    400.0 * (share / (1.0 - share) * f64::from(rivals)).log10()
}

/// Plays these games, by number, between two bots, made anew for each: games 0 and 1 are one deal with the seats
/// swapped, and so on. Gives the score of the first.
pub fn duel<G: Game>(
    options: &G::Options,
    games: Range<u32>,
    seed: u64,
    a: &(impl Fn(u64) -> Box<dyn Bot<G>> + ?Sized),
    b: &(impl Fn(u64) -> Box<dyn Bot<G>> + ?Sized),
) -> Score {
    let mut score = Score::default();
    for game in games {
        let seed = stir(seed, u64::from(game / 2));
        let (mut first, mut second) = (a(stir(seed, 1)), b(stir(seed, 2)));
        let swapped = game % 2 == 1;
        let mut seats: [&mut dyn Bot<G>; 2] = [&mut *first, &mut *second];
        if swapped {
            seats.reverse();
        }
        let payoff = play(options, &mut seats, seed, MOST_MOVES, &Budget::unlimited());
        score.add(payoff.0[usize::from(swapped)]);
    }
    score
}

/// No game between sensible players is longer, but some options set no end.
pub const MOST_MOVES: u32 = 2_000;

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
    }
}

#[cfg(test)]
mod tests {
    use super::{Score, elo};

    #[test]
    fn a_score_says_how_sure_it_is() {
        let score = Score { wins: 290, draws: 20, losses: 90 };
        assert!((score.share() - 0.75).abs() < 1e-9);
        let (low, high) = score.interval();
        assert!(low > 0.70 && low < 0.71 && high > 0.78 && high < 0.80, "{low} {high}");
        assert!((score.elo() - 190.8).abs() < 0.5);
    }

    #[test]
    fn an_even_share_among_many_is_no_difference() {
        for rivals in 1..6 {
            assert!(elo(1.0 / f64::from(rivals + 1), rivals).abs() < 1e-9);
        }
    }
}
