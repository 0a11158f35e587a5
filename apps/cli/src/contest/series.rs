//! The games of a match, several at once.

use super::tally::{Ended, Tally};
use super::{Plan, game};
use anyhow::Result;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// A game that was played: its number, and what came of it.
type Played = (u32, Result<Ended>);

/// Plays the match; `each` sees what was counted after each game. The order in which threads finish
/// does not show in what is given back.
pub(crate) fn play(plan: &Plan, threads: u16, each: impl FnMut(&Tally)) -> Result<Tally> {
    let next = AtomicU32::new(0);
    let (sender, results) = channel();
    thread::scope(|scope| {
        for _ in 0..u32::from(threads).min(plan.games) {
            let (next, sender) = (&next, sender.clone());
            scope.spawn(move || work(plan, next, &sender));
        }
        drop(sender);
        let mut ended = collect(results, each)?;
        ended.sort_by_key(|(number, _)| *number);
        Ok(tally(&ended))
    })
}

/// Plays one game after another until none is left, or one cannot be played.
fn work(plan: &Plan, next: &AtomicU32, results: &Sender<Played>) {
    let mut players = plan.players();
    loop {
        let number = next.fetch_add(1, Relaxed);
        if number >= plan.games {
            return;
        }
        // Nobody listens any more where another thread had to give up.
        if results.send((number, game::play(plan, number, &mut players))).is_err() {
            return;
        }
    }
}

fn collect(results: Receiver<Played>, mut each: impl FnMut(&Tally)) -> Result<Vec<(u32, Ended)>> {
    let (mut all, mut so_far) = (Vec::new(), Tally::default());
    for (number, ended) in results {
        let ended = ended?;
        so_far.add(number, &ended);
        each(&so_far);
        all.push((number, ended));
    }
    Ok(all)
}

fn tally(ended: &[(u32, Ended)]) -> Tally {
    let mut tally = Tally::default();
    for (number, ended) in ended {
        tally.add(*number, ended);
    }
    tally
}
