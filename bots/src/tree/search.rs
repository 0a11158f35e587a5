//! Growing the tree, and reading the choice from it.

use super::arena::{Arena, NONE};
use super::{Config, Policy, parallel, select};
use crate::dice::stir;
use crate::{Bot, Budget, Choice, Dice, Payoff};
use kernel::{Chance, Game, Nobody, Seat, Turn};

/// A player by tree search.
pub struct TreeSearch<G: Game, P> {
    policy: P,
    config: Config,
    seed: u64,
    workers: Vec<Worker<G::Move>>,
    simulations: u64,
}

/// One tree, and room to work in.
pub(super) struct Worker<M> {
    pub(super) arena: Arena<M>,
    path: Vec<Step>,
}

/// A step down the tree: from a spot by an edge, the seat that took it.
#[derive(Clone, Copy)]
struct Step {
    spot: u32,
    edge: u32,
    seat: Seat,
}

/// What one worker is to do.
pub(super) struct Job<'a, G: Game, P> {
    pub(super) view: &'a G::View,
    pub(super) seat: Seat,
    pub(super) world: &'a G,
    pub(super) policy: &'a P,
    pub(super) config: &'a Config,
    pub(super) budget: Budget<'a>,
    pub(super) seed: u64,
}

impl<G: Game, P: Policy<G>> TreeSearch<G, P> {
    /// A player that has thought about nothing yet.
    pub fn new(policy: P, config: Config, seed: u64) -> Self {
        let workers = parallel::at_most(config.workers);
        let workers = (0..workers).map(|_| Worker { arena: Arena::new(), path: Vec::new() }).collect();
        Self { policy, config, seed, workers, simulations: 0 }
    }

    /// How many simulations the last choice took.
    pub fn simulations(&self) -> u64 {
        self.simulations
    }

    /// How often each move was looked at for the last choice, and its mean payoff.
    pub fn findings(&self) -> Vec<(G::Move, u32, f32)> {
        let sums = parallel::sums(&self.workers);
        sums.into_iter().map(|edge| (edge.mv, edge.visits, edge.mean - edge.liking)).collect()
    }
}

impl<G: Game, P: Policy<G>> Bot<G> for TreeSearch<G, P> {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget<'_>) -> Option<Choice<G::Move>> {
        let mut dice = Dice::new(self.seed);
        let world = G::imagine(view, &mut dice);
        if !world.turn().includes(seat) {
            return None;
        }
        self.policy.prepare(&world, seat);
        let Self { policy, config, seed, workers, .. } = self;
        let digest = policy.digest(&world, seat);
        let share = workers.len() as u64;
        let config = Config { simulations: config.simulations.div_ceil(share), ..*config };
        let (budget, seed) = (budget.shared(share), stir(*seed, digest));
        let job = Job { view, seat, world: &world, policy: &*policy, config: &config, budget, seed };
        self.simulations = parallel::run(workers, &job);
        let choice = best(workers)?;
        Some(Choice { score: said(choice.score, world.seats(), P::SURENESS, P::CONCEIT), ..choice })
    }
}

/// A chance among so many seats, its odds against an even share taken to this power, less what is conceit. So few digits
/// are meant that every platform says the same.
fn said(chance: f64, seats: u8, sureness: f64, conceit: f64) -> f64 {
    let as_found = (sureness - 1.0).abs() < f64::EPSILON && conceit.abs() < f64::EPSILON;
    if as_found || chance <= 0.0 || chance >= 1.0 {
        return chance;
    }
    let rivals = f64::from(seats.max(2) - 1);
    let odds = (chance / (1.0 - chance) * rivals).powf(sureness) * (-conceit).exp();
    (odds / (odds + rivals) * 1e6).round() / 1e6
}

/// The move looked at most, or the most promising one if none was.
fn best<M: Clone + PartialEq>(workers: &[Worker<M>]) -> Option<Choice<M>> {
    let sums = parallel::sums(workers);
    let best = sums.iter().reduce(|a, b| if (b.visits, b.mean) > (a.visits, a.mean) { b } else { a })?;
    if best.visits == 0 {
        return Some(Choice::guess(best.mv.clone()));
    }
    let mut line = vec![best.mv.clone()];
    line.extend(workers[0].line_after(&best.mv));
    let score = f64::from(best.mean - best.liking).clamp(0.0, 1.0);
    Some(Choice { mv: best.mv.clone(), score, proven: false, line })
}

impl<M: Clone + PartialEq> Worker<M> {
    /// The moves looked at most after this first one, as long as they were looked at in earnest.
    fn line_after(&self, first: &M) -> Vec<M> {
        let mut line = Vec::new();
        let mut edge = self.arena.edges_of(0).find(|(_, edge)| edge.mv == *first).map(|(link, _)| link);
        while let Some(link) = edge {
            let spot = self.arena.spots_of(link).max_by_key(|(_, spot)| spot.visits).map(|(spot, _)| spot);
            let next = spot.and_then(|spot| self.arena.edges_of(spot).max_by_key(|(_, edge)| edge.visits));
            let next = next.filter(|(_, edge)| edge.visits >= IN_EARNEST);
            line.extend(next.map(|(_, edge)| edge.mv.clone()));
            edge = next.map(|(link, _)| link);
        }
        line
    }
}

const IN_EARNEST: u32 = 16;

impl<M: Clone + PartialEq + Send> Worker<M> {
    /// Grows the tree as long as the budget lasts. Says how many simulations that were.
    pub(super) fn work<G: Game<Move = M>, P: Policy<G>>(&mut self, job: &Job<'_, G, P>) -> u64 {
        let mut dice = Dice::new(job.seed);
        self.plant(job);
        let mut meter = job.budget.start(job.config.simulations, 8);
        if self.arena.edges_of(0).count() == 1 && self.arena.spots[0].listed {
            return 0;
        }
        let mut game = job.world.clone();
        while meter.spend() {
            if P::OPEN {
                game.clone_from(job.world);
            } else {
                game = G::imagine(job.view, &mut dice);
            }
            let payoff = self.descend(job, &mut game, &mut dice);
            self.credit(payoff);
        }
        meter.spent()
    }

    /// Makes the position asked about the root.
    fn plant<G: Game<Move = M>, P: Policy<G>>(&mut self, job: &Job<'_, G, P>) {
        let digest = digest(job, job.world, job.seat);
        if !(job.config.reuse && self.arena.reroot(digest)) {
            self.arena.clear();
            self.add_spot(job, job.world, job.seat);
        }
        let liking = |mv: &M| job.policy.liking(job.world, job.seat, mv);
        self.arena.each_edge_of(0, |edge| edge.like(liking(&edge.mv)));
    }

    fn add_spot<G: Game<Move = M>, P: Policy<G>>(&mut self, job: &Job<'_, G, P>, game: &G, seat: Seat) -> u32 {
        let listed = P::OPEN || seat == job.seat || job.policy.listed(game, seat, job.seat);
        let spot = self.arena.add_spot(digest(job, game, seat), seat, listed);
        if listed {
            let start = self.arena.edges.len() as u32;
            let arena = &mut self.arena;
            let at_root = spot == 0;
            job.policy.candidates(game, seat, &mut |mv, bonus| {
                let liking = if at_root { job.policy.liking(game, seat, &mv) } else { 0.0 };
                arena.add_edge(mv, bonus + liking);
            });
            self.arena.hang(spot, start);
        }
        spot
    }

    /// Plays a world down the tree and beyond; gives what came of it and leaves the path behind.
    fn descend<G: Game<Move = M>, P: Policy<G>>(
        &mut self,
        job: &Job<'_, G, P>,
        game: &mut G,
        dice: &mut Dice,
    ) -> Payoff {
        self.path.clear();
        let mut spot = 0;
        loop {
            let seat = self.arena.spots[spot as usize].seat;
            let edge = self.select(job, spot, game, seat, dice);
            if edge == NONE {
                return playout(job.policy, game, job.config.longest_playout, dice);
            }
            self.path.push(Step { spot, edge, seat });
            game.apply(seat, &self.arena.edges[edge as usize].mv, &mut Nobody);
            if let Some(payoff) = job.policy.settled(game) {
                return payoff;
            }
            let next = match due(game, dice) {
                Ok(next) => next,
                Err(payoff) => return payoff,
            };
            let fresh = self.arena.edges[edge as usize].visits < job.config.expand_after;
            if fresh || self.arena.edges.len() >= job.config.most_edges {
                return playout(job.policy, game, job.config.longest_playout, dice);
            }
            spot = self.follow(job, edge, game, next);
        }
    }

    fn select<G: Game<Move = M>, P: Policy<G>>(
        &mut self,
        job: &Job<'_, G, P>,
        spot: u32,
        game: &G,
        seat: Seat,
        dice: &mut Dice,
    ) -> u32 {
        if self.arena.spots[spot as usize].listed {
            return select::among_listed(&self.arena, spot, job.config);
        }
        select::among_proposed(&mut self.arena, spot, game, seat, (job.policy, job.config), dice)
    }

    /// The spot that the move has led to in this world.
    fn follow<G: Game<Move = M>, P: Policy<G>>(&mut self, job: &Job<'_, G, P>, edge: u32, game: &G, seat: Seat) -> u32 {
        let first = self.arena.edges[edge as usize].spot;
        if P::OPEN && first != NONE {
            return first;
        }
        let seen = digest(job, game, seat);
        let known = self.arena.spots_of(edge).find(|(_, spot)| spot.digest == seen).map(|(spot, _)| spot);
        known.unwrap_or_else(|| {
            let spot = self.add_spot(job, game, seat);
            self.arena.add_outcome(edge, spot);
            spot
        })
    }

    fn credit(&mut self, payoff: Payoff) {
        for step in &self.path {
            self.arena.spots[step.spot as usize].visits += 1;
            let edge = &mut self.arena.edges[step.edge as usize];
            edge.credit(payoff.to(step.seat) + edge.liking);
        }
    }
}

/// What tells spots apart: what the observer sees, and who is to act.
fn digest<G: Game, P: Policy<G>>(job: &Job<'_, G, P>, game: &G, seat: Seat) -> u64 {
    job.policy.digest(game, job.seat) ^ u64::from(seat.number()).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Deals what is due, then says which seat acts, or what the finished game is worth. Where several may
/// act, any of them may be the first.
#[inline]
fn due<G: Game>(game: &mut G, dice: &mut Dice) -> Result<Seat, Payoff> {
    loop {
        match game.turn() {
            Turn::Over(outcome) => return Err(Payoff::of(&outcome)),
            Turn::Seats(seats) if seats.len() == 1 => return Ok(seats.first().unwrap_or_default()),
            Turn::Seats(seats) => {
                let pick = dice.below(u32::from(seats.len()).max(1)) as usize;
                return Ok(seats.iter().nth(pick).unwrap_or_default());
            }
            Turn::Dealer => {
                let deal = game.deal(dice);
                game.apply_deal(&deal, &mut Nobody);
            }
        }
    }
}

/// Plays on by the policy until something is known, or for so many moves: what a search does below its tree.
#[inline]
pub fn playout<G: Game, P: Policy<G>>(policy: &P, game: &mut G, longest: u32, dice: &mut Dice) -> Payoff {
    for played in 0..longest {
        if let Some(payoff) = policy.settled(game) {
            return payoff;
        }
        let seat = match due(game, dice) {
            Ok(seat) => seat,
            Err(payoff) => return payoff,
        };
        if let Some(payoff) = policy.judge(game, played) {
            return payoff;
        }
        let Some(mv) = policy.playout(game, seat, dice) else { break };
        game.apply(seat, &mv, &mut Nobody);
    }
    Payoff([1.0 / f32::from(game.seats().max(1)); kernel::MAX_SEATS])
}

#[cfg(test)]
mod tests {
    use super::said;

    #[test]
    fn an_even_share_stays_even_and_others_are_said_more_surely() {
        for seats in 2..=6 {
            let even = 1.0 / f64::from(seats);
            assert!((said(even, seats, 2.0, 0.0) - even).abs() < 1e-6);
            assert!(said(even / 2.0, seats, 2.0, 0.0) < even / 2.0 && said(1.2 * even, seats, 2.0, 0.0) > 1.2 * even);
        }
        assert!((said(0.6, 2, 2.0, 0.0) - 0.692_308).abs() < 1e-9);
        for (chance, sureness) in [(0.0, 2.0), (1.0, 2.0), (0.3, 1.0)] {
            assert!((said(chance, 2, sureness, 0.0) - chance).abs() < 1e-9);
        }
    }

    #[test]
    fn conceit_is_left_out_but_where_all_is_known() {
        assert!((said(0.5, 2, 1.0, 3_f64.ln()) - 0.25).abs() < 1e-6);
        assert!((said(0.25, 4, 1.0, 2_f64.ln()) - 1.0 / 7.0).abs() < 1e-6);
        assert!([0.0, 1.0].iter().all(|&sure| (said(sure, 2, 1.0, 0.3) - sure).abs() < 1e-9));
    }
}
