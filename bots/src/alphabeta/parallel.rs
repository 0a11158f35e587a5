//! Several workers on one question.

use super::search::Mind;
use kernel::Game;

/// How many workers there can be here.
pub(super) fn at_most(asked: u32) -> u32 {
    if cfg!(target_family = "wasm") { 1 } else { asked.max(1) }
}

/// Lets every worker do the work, told its number, and gives what each found.
#[cfg(not(target_family = "wasm"))]
pub(super) fn all_at_once<G: Game, R: Send>(
    minds: &mut [Mind<G>],
    work: impl Fn(usize, &mut Mind<G>) -> R + Sync,
) -> Vec<R> {
    let work = &work;
    std::thread::scope(|scope| {
        let start = |(number, mind)| scope.spawn(move || work(number, mind));
        let running: Vec<_> = minds.iter_mut().enumerate().map(start).collect();
        running.into_iter().filter_map(|thread| thread.join().ok()).collect()
    })
}

#[cfg(target_family = "wasm")]
pub(super) fn all_at_once<G: Game, R: Send>(
    minds: &mut [Mind<G>],
    work: impl Fn(usize, &mut Mind<G>) -> R + Sync,
) -> Vec<R> {
    minds.iter_mut().enumerate().map(|(number, mind)| work(number, mind)).collect()
}
