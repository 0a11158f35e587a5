//! Plain UCT: one tree of all moves, random playouts. For games in which nothing is hidden and nothing dealt in play.

use super::{SIMULATIONS, bound};
use crate::dice::stir;
use crate::flat::at_random;
use crate::{Bot, Budget, Choice, Dice};
use kernel::{Game, Nobody, Seat, Turn};

/// A player by plain UCT. It forgets its tree after every choice.
#[derive(Clone, Debug)]
pub struct Uct {
    seed: u64,
    choices: u64,
}

impl Uct {
    /// A player with this seed.
    pub fn new(seed: u64) -> Self {
        Self { seed, choices: 0 }
    }
}

/// A position: how it did for whoever moved to it, and what can be done in it.
struct Node<M> {
    visits: u32,
    total: f32,
    mover: Seat,
    untried: Vec<M>,
    children: Vec<(M, usize)>,
}

impl<M: Clone> Node<M> {
    fn new<G: Game<Move = M>>(game: &G, mover: Seat) -> Self {
        let untried = to_act(game).map_or_else(Vec::new, |seat| game.legal(seat));
        Self { visits: 0, total: 0.0, mover, untried, children: Vec::new() }
    }
}

fn to_act<G: Game>(game: &G) -> Option<Seat> {
    if let Turn::Seats(seats) = game.turn() { seats.first() } else { None }
}

impl<G: Game> Bot<G> for Uct {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: &Budget<'_>) -> Option<Choice<G::Move>> {
        self.choices += 1;
        let mut dice = Dice::new(stir(self.seed, self.choices));
        let game = G::imagine(view, &mut dice);
        if !game.turn().includes(seat) {
            return None;
        }
        let mut nodes = vec![Node::new(&game, seat)];
        let mut meter = budget.start(SIMULATIONS, 8);
        while meter.spend() {
            simulate(&mut nodes, game.clone(), &mut dice);
        }
        best(&nodes).or_else(|| game.pick(seat, &mut dice).map(Choice::guess))
    }
}

/// Down the tree by the bounds, one new position, and on at random.
fn simulate<G: Game>(nodes: &mut Vec<Node<G::Move>>, mut game: G, dice: &mut Dice) {
    let mut path = vec![0];
    loop {
        let at = path[path.len() - 1];
        let Some(seat) = to_act(&game) else { break };
        if nodes[at].untried.is_empty() {
            let Some(next) = most_promising(nodes, at) else { break };
            let (mv, child) = &nodes[at].children[next];
            game.apply(seat, mv, &mut Nobody);
            path.push(*child);
            continue;
        }
        let left = nodes[at].untried.len() as u32;
        let mv = nodes[at].untried.swap_remove(kernel::Chance::below(dice, left) as usize);
        game.apply(seat, &mv, &mut Nobody);
        nodes.push(Node::new(&game, seat));
        let child = nodes.len() - 1;
        nodes[at].children.push((mv, child));
        path.push(child);
        break;
    }
    let payoff = at_random(&mut game, dice);
    for at in path {
        nodes[at].visits += 1;
        nodes[at].total += payoff.to(nodes[at].mover);
    }
}

fn most_promising<M>(nodes: &[Node<M>], at: usize) -> Option<usize> {
    let of = nodes[at].visits.max(1);
    let promise = |&(_, child): &(M, usize)| bound(nodes[child].total, nodes[child].visits, of);
    let promises = nodes[at].children.iter().map(promise).enumerate();
    promises.reduce(|a, b| if b.1 > a.1 { b } else { a }).map(|(at, _)| at)
}

/// The move looked at most.
fn best<M: Clone>(nodes: &[Node<M>]) -> Option<Choice<M>> {
    let (mv, child) = nodes[0].children.iter().max_by_key(|(_, child)| nodes[*child].visits)?;
    let Node { visits, total, .. } = nodes[*child];
    Some(Choice { score: f64::from(total / visits as f32), ..Choice::guess(mv.clone()) })
}
