//! Proofs that a seat never loses, held against all positions that can come about.

use bots::safety::{Finding, Proof, settle};
use bots::{Bot, Budget, Dice, Level};
use crab_stack::bot::{Eyes, Player, Strength, Weights};
use crab_stack::rules::{Asked, CrabStack};
use kernel::{Chance, Game, Nobody, Seat, Turn, Viewpoint};
use std::cmp::Ordering;
use std::collections::HashMap;

/// More positions than this are not gone through.
const MOST: usize = 20_000;

fn late(spaces: u32, repetition: u32, dice: &mut Dice) -> CrabStack {
    let asked = Asked { repetition: Some(repetition), ..Asked::default() };
    loop {
        let mut game = CrabStack::new(&CrabStack::options(2, &asked).unwrap());
        let deal = game.deal(dice);
        game.apply_deal(&deal, &mut Nobody);
        while let Turn::Seats(seats) = game.turn() {
            if game.occupied().len() <= spaces {
                return CrabStack::resume(game.chosen(), &game.position()).unwrap();
            }
            let seat = seats.first().unwrap();
            let mv = game.pick(seat, dice).unwrap();
            game.apply(seat, &mv, &mut Nobody);
        }
    }
}

/// A position met while going through all: who is to act, or who has won, and where its moves lead.
struct Met {
    to_act: Option<Seat>,
    winner: Option<Seat>,
    next: Vec<usize>,
}

/// All that can come about, the position asked about first; `None` if that is too much.
fn all(game: &CrabStack) -> Option<(Vec<CrabStack>, Vec<Met>)> {
    let mut numbers = HashMap::from([(game.position().to_string(), 0)]);
    let (mut games, mut met) = (vec![game.clone()], Vec::new());
    while met.len() < games.len() {
        let game = games[met.len()].clone();
        let to_act = if let Turn::Seats(seats) = game.turn() { seats.first() } else { None };
        let winner = game.outcome().and_then(|outcome| outcome.winners().first());
        let mut next = Vec::new();
        for mv in to_act.map(|seat| game.legal(seat)).unwrap_or_default() {
            let mut after = game.clone();
            after.apply(to_act.unwrap(), &mv, &mut Nobody);
            let new = games.len();
            // Positions that are over look alike, whoever won.
            let number = *numbers.entry(format!("{} {:?}", after.position(), after.outcome())).or_insert(new);
            if number == new {
                games.push(after);
            }
            next.push(number);
        }
        met.push(Met { to_act, winner, next });
        if games.len() > MOST {
            return None;
        }
    }
    Some((games, met))
}

/// Whether this seat can force a win, for every position: what is won at once, and from there backwards until nothing is added.
fn won_by(seat: Seat, met: &[Met]) -> Vec<bool> {
    let mut won: Vec<bool> = met.iter().map(|met| met.winner == Some(seat)).collect();
    loop {
        let mut changed = false;
        for at in 0..met.len() {
            let Met { to_act: Some(mover), next, .. } = &met[at] else { continue };
            let wins = if *mover == seat { next.iter().any(|&n| won[n]) } else { next.iter().all(|&n| won[n]) };
            changed |= wins && !won[at];
            won[at] |= wins;
        }
        if !changed {
            return won;
        }
    }
}

/// A few crabs anywhere on a few spaces, large ones among them, or it is seldom a draw.
fn arranged(dice: &mut Dice) -> Option<CrabStack> {
    const SPACES: [&str; 6] = ["b4", "b5", "c3", "c5", "d3", "e3"];
    let mut stacks: [Vec<&str>; 6] = Default::default();
    for crab in ["0L", "1L", "0L", "1L", "0S", "1S", "0M", "1M"].into_iter().take(4 + dice.below(5) as usize) {
        stacks[dice.below(6) as usize].push(crab);
    }
    let size = |crab: &&str| ["S", "M", "L"].iter().position(|size| crab.ends_with(size));
    stacks.iter_mut().for_each(|stack| stack.sort_by_key(size));
    let stacks = SPACES.iter().zip(stacks).filter(|(_, stack)| !stack.is_empty());
    let stacks: Vec<String> = stacks.map(|(space, stack)| format!("{space}:{}", stack.concat())).collect();
    let asked = Asked { repetition: Some(0), ..Asked::default() };
    let position = format!("{} | {} | -", stacks.join(" "), dice.below(2)).parse().unwrap();
    CrabStack::resume(&CrabStack::options(2, &asked).unwrap(), &position).ok()
}

/// A draw. From most positions of few crabs somebody wins.
const DRAWN: &str = "b4:0L c3:0S1M d2:1S d3:0S0S1S e2:1M f2:1M | 0 | -";

/// Positions and what they are worth to the seat that is to act, by going through all that can come about.
fn known() -> Vec<(CrabStack, Ordering)> {
    let asked = Asked { repetition: Some(0), ..Asked::default() };
    let drawn = CrabStack::resume(&CrabStack::options(2, &asked).unwrap(), &DRAWN.parse().unwrap()).unwrap();
    let mut dice = Dice::new(31);
    let others = std::iter::repeat_with(|| arranged(&mut dice)).flatten().take(60);
    std::iter::once(drawn).chain(others).filter_map(|game| all(&game)).flat_map(some_of).collect()
}

/// Some of the positions gone through, each with what it is worth.
fn some_of((games, met): (Vec<CrabStack>, Vec<Met>)) -> Vec<(CrabStack, Ordering)> {
    let won = [0, 1].map(|seat| won_by(Seat::at(seat), &met));
    let worth = |at: usize| {
        let seat = met[at].to_act?;
        Some((games[at].clone(), won[seat.index()][at].cmp(&won[1 - seat.index()][at])))
    };
    (0..games.len()).step_by(games.len() / 12 + 1).filter_map(worth).collect()
}

#[test]
fn what_is_settled_is_what_going_through_all_positions_finds() {
    let mut seen = [0; 3];
    for (game, truth) in known() {
        let mut meter = Budget::unlimited().start(u64::MAX, 512);
        let settled = settle(&game, &Eyes::open(), &mut meter).unwrap();
        assert_eq!(settled.worth, Some(truth), "{}", game.position());
        seen[(truth as i8 + 1) as usize] += 1;
    }
    assert!(seen.iter().all(|&count| count >= 5), "{seen:?}");
}

#[test]
fn whoever_stays_where_it_is_safe_never_loses() {
    let (eyes, mut dice, mut tried) = (Eyes::open(), Dice::new(5), 0);
    while tried < 12 {
        let game = late(8, 3, &mut dice);
        let seat = Seat::at(tried % 2);
        let mut proof = Proof::new(&game, seat, &eyes).unwrap();
        let mut meter = Budget::unlimited().start(200_000, 512);
        if proof.go_on(u32::MAX, &mut meter) != Some(Finding::Safe) {
            continue;
        }
        tried += 1;
        let haven = proof.haven().unwrap();
        for _ in 0..20 {
            let mut game = game.clone();
            while let Turn::Seats(seats) = game.turn() {
                let mover = seats.first().unwrap();
                let mv = if mover == seat { haven.way(&eyes, &game) } else { game.pick(mover, &mut dice) };
                game.apply(mover, &mv.expect("there is a way"), &mut Nobody);
            }
            assert!(game.outcome().unwrap().winners().contains(seat), "{}", game.position());
        }
    }
}

fn strongest() -> Player {
    Player::new(Strength::of(Level::STRONGEST), Weights::default(), 0).proving(true)
}

#[test]
fn the_strongest_proves_draws_and_the_same_again_with_the_same_budget() {
    let mut draws = 0;
    for (game, _) in known().into_iter().filter(|(_, truth)| truth.is_eq()) {
        let ask = || strongest().search(&game, &Budget::simulations(400_000)).unwrap();
        let report = ask();
        assert!(report.solved, "{}", game.position());
        assert_eq!((report.moves[0].score, &ask()), (0, &report));
        assert!(report.nodes <= 400_000, "{}", report.nodes);
        draws += 1;
    }
    assert!(draws >= 5, "{draws}");
}

#[test]
fn the_strongest_keeps_a_draw_against_whatever_the_other_does() {
    let (mut dice, mut drawn) = (Dice::new(77), 0);
    for (game, _) in known().into_iter().filter(|(_, truth)| truth.is_eq()) {
        let options = CrabStack::options(2, &Asked::default()).unwrap();
        let (mut game, mut bot) = (CrabStack::resume(&options, &game.position()).unwrap(), strongest());
        let budget = Budget::simulations(60_000);
        drawn += 1;
        let Turn::Seats(seats) = game.turn() else { continue };
        let safe = seats.first().unwrap();
        while let Turn::Seats(seats) = game.turn() {
            let seat = seats.first().unwrap();
            let mv = if seat == safe {
                bot.choose(&game.view(Viewpoint::Seat(seat)), seat, &budget).unwrap().mv
            } else {
                game.pick(seat, &mut dice).unwrap()
            };
            game.apply(seat, &mv, &mut Nobody);
        }
        assert!(game.outcome().unwrap().winners().contains(safe), "{}", game.position());
    }
    assert!(drawn >= 3, "{drawn}");
}
