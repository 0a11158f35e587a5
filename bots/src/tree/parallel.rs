//! Several trees at once, counted together at the root.

use super::Policy;
use super::arena::Edge;
use super::search::{Job, Worker};
#[cfg(not(target_family = "wasm"))]
use crate::dice::stir;
use kernel::Game;

/// How many workers there can be here.
pub(super) fn at_most(asked: u32) -> u32 {
    if cfg!(target_family = "wasm") { 1 } else { asked.max(1) }
}

/// Lets every worker do its job. Says how many simulations that were. Each worker has dice of its own,
/// so the result does not depend on which is faster.
pub(super) fn run<G: Game, P: Policy<G>>(workers: &mut [Worker<G::Move>], job: &Job<'_, G, P>) -> u64 {
    if let [only] = workers {
        return only.work(job);
    }
    all_at_once(workers, job)
}

#[cfg(not(target_family = "wasm"))]
fn all_at_once<G: Game, P: Policy<G>>(workers: &mut [Worker<G::Move>], job: &Job<'_, G, P>) -> u64 {
    std::thread::scope(|scope| {
        let start = |(number, worker): (usize, _)| {
            let seed = stir(job.seed, number as u64);
            let job = Job { seed, view: job.view, world: job.world, policy: job.policy, config: job.config, ..*job };
            scope.spawn(move || Worker::work(worker, &job))
        };
        let running: Vec<_> = workers.iter_mut().enumerate().map(start).collect();
        running.into_iter().map(|thread| thread.join().unwrap_or(0)).sum()
    })
}

#[cfg(target_family = "wasm")]
fn all_at_once<G: Game, P: Policy<G>>(workers: &mut [Worker<G::Move>], job: &Job<'_, G, P>) -> u64 {
    workers.iter_mut().map(|worker| worker.work(job)).sum()
}

/// The edges of the root, summed over all workers.
pub(super) fn sums<M: Clone + PartialEq>(workers: &[Worker<M>]) -> Vec<Edge<M>> {
    let mut sums: Vec<Edge<M>> = Vec::new();
    for worker in workers.iter().filter(|worker| !worker.arena.spots.is_empty()) {
        for (_, edge) in worker.arena.edges_of(0) {
            match sums.iter_mut().find(|sum| sum.mv == edge.mv) {
                Some(sum) => {
                    let total = sum.total() + edge.total();
                    sum.visits += edge.visits;
                    sum.mean = total / sum.visits.max(1) as f32;
                }
                None => sums.push(edge.clone()),
            }
        }
    }
    sums
}
