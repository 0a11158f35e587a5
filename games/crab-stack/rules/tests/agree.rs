//! The fast rules are held against the plain ones, move by move, in random games with random
//! options and layouts.

mod common;
mod slow;

use common::{listed, random_asked};
use crab_stack_rules::{CrabStack, Deal, Elimination, Options, WaveChoice};
use kernel::{Chance, Game, Nobody, Seat, Turn, Viewpoint};
use slow::{Slow, piece, space};
use testkit::{Dice, dice};

fn slow_game(options: &Options, deal: &Deal) -> Slow {
    let mut slow = Slow {
        seats: options.seats().into(),
        next_chooses: options.wave_choice() == WaveChoice::Next,
        at_once: options.elimination() == Elimination::AtOnce,
        repetition: options.repetition().into(),
        stacks: [].into(),
        out: Vec::new(),
        phase: slow::Phase::Over,
        seen: Vec::new(),
    };
    let crabs = deal.crabs.iter().map(|(cell, crab)| (space(&cell.to_string()), piece(&crab.to_string())));
    slow.deal(deal.first.index(), crabs);
    slow
}

fn both(dice: &mut Dice) -> (CrabStack, Slow) {
    let (seats, asked) = random_asked(dice);
    let options = CrabStack::options(seats, &asked).expect("random options are sound");
    let mut fast = CrabStack::new(&options);
    let deal = fast.deal(dice);
    fast.accept(&deal, &mut Nobody).expect("a fair deal fits");
    (fast, slow_game(&options, &deal))
}

fn assert_agree(fast: &CrabStack, slow: &Slow, seed: u64) {
    assert_eq!(fast.position().to_string(), slow.position(), "seed {seed}");
    let ranks = fast.outcome().map(|outcome| outcome.ranks.as_slice().iter().map(|&r| r.into()).collect());
    assert_eq!(ranks, slow.ranks(), "seed {seed}");
    for seat in Seat::all(fast.seats()) {
        let legal = if slow.to_act() == Some(seat.index()) { slow.legal() } else { Vec::new() };
        assert_eq!(listed(fast, seat), legal, "seed {seed}: {}", fast.position());
        assert_eq!(fast.count(seat), legal.len() as u64, "seed {seed}: {}", fast.position());
    }
}

/// The game as imagined from its view, sent as JSON. It must go on just as the real one would,
/// repetition included.
fn through_a_view(game: &CrabStack, dice: &mut Dice) -> CrabStack {
    let sent = serde_json::to_string(&game.view(Viewpoint::Audience)).expect("a view is plain data");
    CrabStack::imagine(&serde_json::from_str(&sent).expect("a view reads back"), dice)
}

/// Plays one random game on both, the fast one passing through its view now and then; says how often a choice was due and whether it was drawn.
fn play_both(seed: u64) -> (u32, bool) {
    let mut dice = dice(seed);
    let (mut fast, mut slow) = both(&mut dice);
    let mut choices = 0;
    for _ in 0..400 {
        assert_agree(&fast, &slow, seed);
        if dice.below(8) == 0 {
            fast = through_a_view(&fast, &mut dice);
        }
        let Turn::Seats(seats) = fast.turn() else { break };
        let seat = seats.first().expect("somebody is to act");
        let mv = fast.pick(seat, &mut dice).expect("who is to act can");
        choices += u32::from(matches!(mv, crab_stack_rules::Move::Keep(_)));
        slow.play(&mv.to_string());
        fast.play(seat, &mv, &mut Nobody).expect("what is picked is legal");
    }
    let drawn = fast.outcome().is_some_and(|outcome| outcome.winners().len() > 1);
    (choices, drawn)
}

#[test]
fn fast_and_slow_agree_in_random_games() {
    let (mut choices, mut draws) = (0, 0);
    for seed in 0..3_000 {
        let (due, shared) = play_both(seed);
        choices += due;
        draws += u32::from(shared);
    }
    // The games must have met what is rare, or they have shown nothing about it.
    assert!(choices > 50, "{choices} choices between groups");
    assert!(draws > 30, "{draws} draws");
}

#[test]
fn fast_and_slow_count_the_same_sequences() {
    for seed in 0..60 {
        let mut dice = dice(seed);
        let (mut fast, mut slow) = both(&mut dice);
        for _ in 0..dice.below(30) {
            let Turn::Seats(seats) = fast.turn() else { break };
            let seat = seats.first().expect("somebody is to act");
            let mv = fast.pick(seat, &mut dice).expect("who is to act can");
            slow.play(&mv.to_string());
            fast.apply(seat, &mv, &mut Nobody);
        }
        for depth in 0..=2 {
            assert_eq!(common::perft(&fast, depth), slow.perft(depth), "seed {seed}, depth {depth}");
        }
    }
}

#[test]
fn picks_are_even() {
    for seed in 0..20 {
        let mut dice = dice(seed);
        let (fast, _) = both(&mut dice);
        let Some(seat) = Seat::all(fast.seats()).find(|&seat| fast.turn().includes(seat)) else { continue };
        let texts = listed(&fast, seat);
        let mut counts = vec![0_u32; texts.len()];
        for _ in 0..400 * texts.len() {
            let text = fast.pick(seat, &mut dice).expect("who is to act can").to_string();
            counts[texts.binary_search(&text).expect("what is picked is listed")] += 1;
        }
        assert!(counts.iter().all(|&n| (280..=520).contains(&n)), "seed {seed}: {counts:?}");
    }
}
