//! Worlds behind a view after a reshuffle, found by brute force.
//!
//! Every order in which the hidden cards can have been shuffled is gone through, and every choice
//! of the hidden place that a card played came from, each as likely as any other. What does not fit
//! the moves that were made is dropped; the rest is counted by the position it ends in.

use crate::support::{Layout, cards, own, play, small_edition};
use crabs_rules::{Asked, Crabs, Deal, Kind, Position};
use kernel::{Game, Nobody, Seat, Turn, Viewpoint};
use testkit::SmallCase;

/// What the second seat did, as the first saw it.
#[derive(Clone, Copy)]
enum Act {
    /// It drew the next card of the deck.
    Draw,
    /// It played a card of this kind that nobody had seen it take.
    Show(&'static str),
    /// The looker drew a card, of this kind.
    Own(&'static str),
    /// The discards became a new deck: all its cards, in any order.
    Shuffle(&'static str),
}

/// A world being made: the hidden cards of the second seat, the deck from the top, and the weight.
#[derive(Clone)]
struct World {
    hand: Vec<Kind>,
    deck: Vec<Kind>,
    weight: f64,
}

fn kind(text: &str) -> Kind {
    text.parse().unwrap()
}

fn step(world: World, act: Act) -> Vec<World> {
    match act {
        Act::Draw => vec![drawn(world)],
        Act::Own(card) => {
            let mut world = world;
            let top = world.deck.remove(0);
            if top == kind(card) { vec![world] } else { Vec::new() }
        }
        Act::Show(card) => shown(&world, kind(card)),
        Act::Shuffle(deck) => crate::laws::arrangements(&cards(deck))
            .into_iter()
            .map(|(deck, _)| World { deck, ..world.clone() })
            .collect(),
    }
}

fn drawn(mut world: World) -> World {
    let top = world.deck.remove(0);
    world.hand.push(top);
    world
}

/// Each hidden place is as likely as any other; those that hold something else are dropped.
fn shown(world: &World, card: Kind) -> Vec<World> {
    let places = world.hand.len();
    (0..places)
        .filter(|&place| world.hand[place] == card)
        .map(|place| {
            let mut next = world.clone();
            next.hand.remove(place);
            next.weight /= places as f64;
            next
        })
        .collect()
}

/// Every world, from every order of the cards unseen at the start: a hand of six and a deck.
fn worlds(unseen: &str, acts: &[Act]) -> Vec<World> {
    let starts = crate::laws::arrangements(&cards(unseen)).into_iter().map(|(order, weight)| World {
        hand: order[..6].to_vec(),
        deck: order[6..].to_vec(),
        weight,
    });
    acts.iter().fold(starts.collect(), |worlds, &act| worlds.into_iter().flat_map(|world| step(world, act)).collect())
}

/// The real position with what is hidden replaced.
fn positions(game: &Crabs, known: &str, worlds: Vec<World>) -> Vec<(Position, f64)> {
    let real = game.position();
    let position = |world: World| {
        let mut position = real.clone();
        let hand = world.hand.into_iter().chain(cards(known));
        position.hands[Seat::at(1)] = crabs_rules::Cards::gather(hand).unwrap();
        position.deck = world.deck;
        (position, world.weight)
    };
    worlds.into_iter().map(position).collect()
}

fn run(game: &mut Crabs, moves: &[&str], reshuffles: &[&str]) {
    let mut reshuffles = reshuffles.iter();
    for text in moves {
        play(game, text);
        if game.turn() == Turn::Dealer {
            game.accept(&Deal::Reshuffle(cards(reshuffles.next().unwrap())), &mut Nobody).unwrap();
        }
    }
}

/// Two seats; the first has given up 1, 2, 2, 3 for gear, the second a 2, and one card was the deck.
fn table() -> Crabs {
    let asked =
        Asked { edition: Some(own(small_edition([(13, 0), (8, 0), (2, 0), (0, 0), (0, 0)]))), ..Asked::default() };
    let hands = vec!["1 2 2 3 1 1", "1 1 1 2 2 2"];
    let pool = "1 1 1 1 1 1 2 2 2 3";
    Layout { asked, hands, pool, deck: "1", vendors: ["2", "", "", ""], ..Layout::default() }.play()
}

const OPENING: [&str; 5] = ["upgrade 1", "upgrade 2", "upgrade 2 2 3", "grab deck", "grab deck"];

/// The second seat holds cards of two classes and shows two 2s, which either could have been.
pub(crate) fn reshuffled_case() -> SmallCase<Crabs> {
    let mut game = table();
    run(&mut game, &OPENING, &["2 1 2 3 2"]);
    run(&mut game, &["grab deck", "grab deck", "trade 2 2 for 1 1", "trade 1 for 1"], &[]);
    let acts = [
        Act::Show("2"),
        Act::Draw,
        Act::Shuffle("1 2 2 2 3"),
        Act::Draw,
        Act::Own("1"),
        Act::Own("2"),
        Act::Show("2"),
        Act::Show("2"),
    ];
    let from = Viewpoint::Seat(Seat::at(0));
    SmallCase {
        name: "a deck made of discards".into(),
        from,
        worlds: positions(&game, "1 1", worlds("1 1 1 2 2 2 1", &acts)),
        view: game.view(from),
    }
}

/// As before, and then the deck runs out again: cards of three classes.
pub(crate) fn two_decks_case() -> SmallCase<Crabs> {
    let mut game = table();
    run(&mut game, &OPENING, &["2 1 2 3 2"]);
    run(&mut game, &["grab deck", "grab deck", "trade 2 for 1", "grab deck", "grab deck"], &[]);
    run(&mut game, &["upgrade 1 2 2", "trade 1 for 1", "grab deck", "grab deck"], &["2 1 2"]);
    run(&mut game, &["trade 1 for 1", "trade 1 2 for 1 1"], &[]);
    let acts = [
        Act::Show("2"),
        Act::Draw,
        Act::Shuffle("1 2 2 2 3"),
        Act::Draw,
        Act::Own("1"),
        Act::Own("2"),
        Act::Show("2"),
        Act::Own("3"),
        Act::Own("2"),
        // The 1 of its upgrade was one that everyone had seen it take.
        Act::Show("2"),
        Act::Show("2"),
        Act::Shuffle("1 2 2"),
        Act::Draw,
        Act::Draw,
        Act::Show("1"),
        Act::Show("2"),
    ];
    let from = Viewpoint::Seat(Seat::at(0));
    SmallCase {
        name: "two decks made of discards".into(),
        from,
        worlds: positions(&game, "1 1", worlds("1 1 1 2 2 2 1", &acts)),
        view: game.view(from),
    }
}

/// Where the first card shown came from makes the second far more or less likely: a 2 from the one
/// card of the new deck would leave only the old places for the 3.
pub(crate) fn telling_case() -> SmallCase<Crabs> {
    let asked =
        Asked { edition: Some(own(small_edition([(17, 0), (2, 0), (4, 0), (0, 0), (0, 0)]))), ..Asked::default() };
    let layout = Layout { asked, hands: vec!["2 3 3 3 1 1", "1 1 1 1 2 3"], deck: "1", ..Layout::default() };
    let mut game = layout.play();
    let moves = ["upgrade 3", "upgrade 1", "upgrade 2 3 3", "grab deck", "grab deck", "trade 1 for 1"];
    run(&mut game, &moves, &["3 1 2 3 3"]);
    run(&mut game, &["trade 2 3 for 1 1"], &[]);
    let acts = [Act::Show("1"), Act::Draw, Act::Shuffle("1 2 3 3 3"), Act::Draw, Act::Show("2"), Act::Show("3")];
    let from = Viewpoint::Seat(Seat::at(0));
    SmallCase {
        name: "a card shown tells of the one before".into(),
        from,
        worlds: positions(&game, "1 1", worlds("1 1 1 1 1 2 3", &acts)),
        view: game.view(from),
    }
}
