//! Plain information-set search: one tree over moves, a new imagined world for each simulation, random playouts. A move
//! counts as not chosen only where the world allowed it.

use super::{SIMULATIONS, bound, deal};
use crate::dice::stir;
use crate::flat::at_random;
use crate::{Bot, Budget, Choice, Dice};
use core::ops::ControlFlow;
use kernel::{Chance, Game, Nobody, Seat, Turn};

/// A player by information-set search. It forgets its tree after every choice.
#[derive(Clone, Debug)]
pub struct InformationSets {
    seed: u64,
    choices: u64,
}

impl InformationSets {
    /// A player with this seed.
    pub fn new(seed: u64) -> Self {
        Self { seed, choices: 0 }
    }
}

/// Where there are more moves than this, they are drawn one by one as visits grow, and not listed.
const MOST_LISTED: usize = 64;

/// A move, how it did for its mover, and how often it could have been chosen.
struct Child<M> {
    mv: M,
    node: usize,
    visits: u32,
    available: u32,
    total: f32,
}

/// What follows a row of moves.
struct Node<M> {
    visits: u32,
    children: Vec<Child<M>>,
}

impl<M> Node<M> {
    const fn new() -> Self {
        Self { visits: 0, children: Vec::new() }
    }
}

impl<G: Game> Bot<G> for InformationSets {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget<'_>) -> Option<Choice<G::Move>> {
        self.choices += 1;
        let mut dice = Dice::new(stir(self.seed, self.choices));
        let world = G::imagine(view, &mut dice);
        if !world.turn().includes(seat) {
            return None;
        }
        let mut nodes = vec![Node::new()];
        let mut meter = budget.start(SIMULATIONS, 8);
        while meter.spend() {
            simulate(&mut nodes, G::imagine(view, &mut dice), seat, &mut dice);
        }
        best(&nodes[0].children).or_else(|| world.pick(seat, &mut dice).map(Choice::guess))
    }
}

/// Down the tree by what this world allows, one new move, and on at random. At the root the asking seat moves first.
fn simulate<G: Game>(nodes: &mut Vec<Node<G::Move>>, mut game: G, asking: Seat, dice: &mut Dice) {
    let (mut at, mut path) = (0, Vec::new());
    let mut seat = Some(asking);
    while let Some(mover) = seat {
        nodes[at].visits += 1;
        let (child, fresh) = step(nodes, at, &game, mover, dice);
        let Some(child) = child else { break };
        path.push((at, child, mover));
        game.apply(mover, &nodes[at].children[child].mv, &mut Nobody);
        at = nodes[at].children[child].node;
        if fresh {
            break;
        }
        deal(&mut game, dice);
        seat = any_to_act(&game, dice);
    }
    let payoff = at_random(&mut game, dice);
    for (at, child, mover) in path {
        let child = &mut nodes[at].children[child];
        child.visits += 1;
        child.total += payoff.to(mover);
    }
}

/// The move to look at, and whether it is new.
fn step<G: Game>(
    nodes: &mut Vec<Node<G::Move>>,
    at: usize,
    game: &G,
    seat: Seat,
    dice: &mut Dice,
) -> (Option<usize>, bool) {
    if let Some(mv) = untried(&nodes[at], game, seat, dice) {
        let node = nodes.len();
        nodes.push(Node::new());
        nodes[at].children.push(Child { mv, node, visits: 0, available: 1, total: 0.0 });
        return (Some(nodes[at].children.len() - 1), true);
    }
    (most_promising(&mut nodes[at].children, game, seat), false)
}

/// A move of this world that the tree does not have, if it is to grow here.
fn untried<G: Game>(node: &Node<G::Move>, game: &G, seat: Seat, dice: &mut Dice) -> Option<G::Move> {
    let known = |mv: &G::Move| node.children.iter().any(|child| child.mv == *mv);
    let mut listed = Vec::new();
    let _ = game.moves(seat, &mut |mv| {
        listed.push(mv);
        if listed.len() > MOST_LISTED { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    if listed.len() > MOST_LISTED {
        let wanted = 2.0 * (node.visits as f32).sqrt();
        return game.pick(seat, dice).filter(|mv| (node.children.len() as f32) < wanted && !known(mv));
    }
    listed.retain(|mv| !known(mv));
    (!listed.is_empty()).then(|| listed.swap_remove(dice.below(listed.len() as u32) as usize))
}

fn most_promising<G: Game>(children: &mut [Child<G::Move>], game: &G, seat: Seat) -> Option<usize> {
    let mut best = None;
    for (at, child) in children.iter_mut().enumerate().filter(|(_, child)| game.check(seat, &child.mv).is_ok()) {
        child.available += 1;
        let promise = bound(child.total, child.visits.max(1), child.available);
        if best.is_none_or(|(_, most)| promise > most) {
            best = Some((at, promise));
        }
    }
    best.map(|(at, _)| at)
}

/// Any of those who may act, or nobody if the game is over.
fn any_to_act<G: Game>(game: &G, dice: &mut Dice) -> Option<Seat> {
    let Turn::Seats(seats) = game.turn() else { return None };
    seats.iter().nth(dice.below(u32::from(seats.len()).max(1)) as usize)
}

/// The move looked at most.
fn best<M: Clone>(children: &[Child<M>]) -> Option<Choice<M>> {
    let best = children.iter().max_by_key(|child| child.visits)?;
    let score = f64::from(best.total / best.visits.max(1) as f32);
    Some(Choice { score, ..Choice::guess(best.mv.clone()) })
}
