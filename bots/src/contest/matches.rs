//! Many games of one against its rivals, on all cores.

use super::sprt::Deals;
use super::{MOST_MOVES, outcome};
use crate::dice::stir;
use crate::{Bot, Budget};
use core::ops::ControlFlow;
use kernel::{Game, Outcome};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// A way to make a bot, from a seed.
type Maker<'a, G> = &'a (dyn Fn(u64) -> Box<dyn Bot<G>> + Sync);

/// A match: one side alone against rivals of the other. Every deal is played from each seat, by bots made anew.
pub struct Match<'a, G: Game> {
    /// What is played.
    pub options: &'a G::Options,
    /// With how many.
    pub seats: u8,
    /// What the deals are made from.
    pub seed: u64,
    /// The most deals.
    pub deals: u32,
    /// How many are played at once.
    pub threads: usize,
}

impl<G: Game> Match<'_, G> {
    /// Plays. After each deal `enough` is told how `a` has done so far and may end it.
    pub fn play(
        &self,
        a: Maker<'_, G>,
        b: Maker<'_, G>,
        enough: &mut (impl FnMut(&Deals) -> ControlFlow<()> + Send),
    ) -> Deals {
        let (next, so_far) = (AtomicU32::new(0), Mutex::new((Deals::default(), enough)));
        let work = || {
            loop {
                let deal = next.fetch_add(1, Ordering::Relaxed);
                if deal >= self.deals {
                    return;
                }
                let share = self.deal(deal, a, b);
                let (deals, enough) = &mut *so_far.lock().unwrap_or_else(PoisonError::into_inner);
                deals.add(share);
                if enough(deals).is_break() {
                    next.fetch_max(self.deals, Ordering::Relaxed);
                }
            }
        };
        thread::scope(|scope| (0..self.threads.max(1)).for_each(|_| drop(scope.spawn(work))));
        so_far.into_inner().unwrap_or_else(PoisonError::into_inner).0
    }

    /// One deal from each seat: what share of the wins `a` gets.
    fn deal(&self, number: u32, a: Maker<'_, G>, b: Maker<'_, G>) -> f64 {
        let seed = stir(self.seed, number.into());
        let from = |place: u8| {
            let maker = |seat: u8| if seat == place { a } else { b };
            let mut bots: Vec<_> = (0..self.seats).map(|seat| maker(seat)(stir(seed, 1 + u64::from(seat)))).collect();
            let mut bots: Vec<&mut dyn Bot<G>> = bots.iter_mut().map(|bot| &mut **bot as _).collect();
            let outcome = outcome(self.options, &mut bots, seed, MOST_MOVES, &Budget::unlimited());
            outcome.map_or(1.0 / f64::from(self.seats), |outcome| won(outcome, place))
        };
        (0..self.seats).map(from).sum::<f64>() / f64::from(self.seats)
    }
}

/// What share of the win a seat has.
fn won(outcome: Outcome, place: u8) -> f64 {
    let winners = outcome.winners();
    let wins = winners.iter().any(|seat| seat.number() == place);
    if wins { 1.0 / f64::from(winners.len()) } else { 0.0 }
}
