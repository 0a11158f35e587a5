//! The laws, one function each. Each panics with a seed where a game breaks it.

use crate::fairness::assert_frequencies;
use crate::subject::Subject;
use crate::wander::{Entry, Line, fold, wander};
use crate::{Dice, dice, mutate};
use kernel::{Chance, Frame, Game, Nobody, Refusal, Seat, Turn, Viewpoint};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// How many moves of one seat a law looks at; sets beyond it are looked at from the start.
const MOST_LISTED: usize = 400;

/// How many moves are taken back one by one at the end of each game.
const UNDONE: usize = 10;

/// How many moves are made at most from a position that was set up.
const LONGEST_ON: usize = 400;

/// How often a small case is imagined for each world it has.
const DRAWS_PER_WORLD: usize = 400;

struct Listed<G: Game> {
    moves: Vec<G::Move>,
    complete: bool,
}

impl<G: Game> Listed<G> {
    fn of(game: &G, seat: Seat) -> Self {
        let mut listed = Self { moves: Vec::new(), complete: true };
        let _ = game.moves(seat, &mut |mv| {
            if listed.moves.len() == MOST_LISTED {
                listed.complete = false;
                return ControlFlow::Break(());
            }
            listed.moves.push(mv);
            ControlFlow::Continue(())
        });
        listed
    }

    fn texts(&self) -> Vec<String> {
        self.moves.iter().map(ToString::to_string).collect()
    }

    /// Whether the listing says anything about this text: it is complete, or reaches past it.
    fn covers(&self, text: &str) -> bool {
        self.complete || self.moves.last().is_some_and(|last| text <= last.to_string().as_str())
    }
}

fn acting(game: &impl Game) -> Vec<Seat> {
    match game.turn() {
        Turn::Seats(seats) => seats.iter().collect(),
        _ => Vec::new(),
    }
}

fn json_of(data: &impl kernel::Encode) -> Value {
    serde_json::to_value(data).expect("the types of a game are plain data")
}

/// Law 1. Everything listed can be played, in the order of its text and once; what can be played
/// is listed, whatever was changed to get it; counting and picking agree with listing.
pub fn listing_and_checking_agree<S: Subject>(games: u64) {
    for seed in 0..games {
        wander::<S>(seed, |game, line, dice| {
            for seat in Seat::all(game.seats()) {
                if game.turn().includes(seat) {
                    listing_of_one::<S>(game, seat, line, dice);
                } else {
                    nothing_for_others::<S>(game, seat, line);
                }
            }
        });
    }
}

fn listing_of_one<S: Subject>(game: &S::Game, seat: Seat, line: &Line<S::Game>, dice: &mut Dice) {
    let seed = line.seed;
    let listed = Listed::of(game, seat);
    let texts = listed.texts();
    assert!(!texts.is_empty(), "seed {seed}: seat {seat} is to act but nothing is listed");
    for pair in texts.windows(2) {
        assert!(pair[0] < pair[1], "seed {seed}: {:?} is listed before {:?}", pair[0], pair[1]);
    }
    for mv in &listed.moves {
        let checked = game.check(seat, mv);
        assert!(checked.is_ok(), "seed {seed}: {mv} is listed but breaks {checked:?}");
    }
    if listed.complete {
        assert_eq!(game.count(seat), texts.len() as u64, "seed {seed}: counting and listing disagree");
    }
    let picked = game.pick(seat, dice).expect("a seat that is to act has a move");
    assert!(game.check(seat, &picked).is_ok(), "seed {seed}: {picked} was picked but is not legal");
    for _ in 0..20 {
        let near = mutate::text(&texts[dice.below(texts.len() as u32) as usize], dice);
        near_miss::<S>(game, seat, &listed, &texts, &near, seed);
    }
}

fn near_miss<S: Subject>(
    game: &S::Game,
    seat: Seat,
    listed: &Listed<S::Game>,
    texts: &[String],
    near: &str,
    seed: u64,
) {
    let Ok(mv) = near.parse::<<S::Game as Game>::Move>() else { return };
    let text = mv.to_string();
    if listed.covers(&text) {
        let plays = game.clone().play(seat, &mv, &mut Nobody).is_ok();
        assert_eq!(
            plays,
            texts.binary_search(&text).is_ok(),
            "seed {seed}: {text} plays: {plays}, but the list says otherwise"
        );
    }
}

fn nothing_for_others<S: Subject>(game: &S::Game, seat: Seat, line: &Line<S::Game>) {
    let listed = Listed::of(game, seat);
    assert!(listed.moves.is_empty(), "seed {}: seat {seat} is not to act but has moves", line.seed);
    assert_eq!(game.count(seat), 0, "seed {}: seat {seat} is not to act but moves are counted", line.seed);
    for entry in line.log.iter().rev().take(3) {
        if let Entry::Move(_, mv) = entry {
            let refusal = game.clone().play(seat, mv, &mut Nobody).expect_err("a seat not to act cannot play");
            assert_eq!(refusal, Refusal::NotYourTurn, "seed {}", line.seed);
        }
    }
}

/// Law 2. A refused move or deal changes nothing; a deal that is accepted can be played on.
pub fn refusals_change_nothing<S: Subject>(games: u64) {
    for seed in 0..games {
        wander::<S>(seed, |game, line, dice| {
            for seat in acting(game) {
                refused_moves::<S>(game, seat, line, dice);
            }
            if let Some(Entry::Deal(deal)) = line.log.last() {
                refused_deals::<S>(line, deal, dice);
            }
        });
    }
}

fn refused_moves<S: Subject>(game: &S::Game, seat: Seat, line: &Line<S::Game>, dice: &mut Dice) {
    let texts = Listed::of(game, seat).texts();
    for _ in 0..10 {
        let near = mutate::text(&texts[dice.below(texts.len() as u32) as usize], dice);
        let Ok(mv) = near.parse::<<S::Game as Game>::Move>() else { continue };
        let mut after = game.clone();
        if after.play(seat, &mv, &mut Nobody).is_err() {
            assert_same(game, &after, line.seed, &format!("{mv} was refused"));
        }
    }
}

fn refused_deals<S: Subject>(line: &Line<S::Game>, deal: &<S::Game as Game>::Deal, dice: &mut Dice) {
    let before = fold_or_panic::<S>(line, line.log.len() - 1);
    for _ in 0..10 {
        let near = mutate::data(&json_of(deal), dice);
        let Ok(near_deal) = serde_json::from_value::<<S::Game as Game>::Deal>(near.clone()) else { continue };
        let mut after = before.clone();
        match after.accept(&near_deal, &mut Nobody) {
            Err(_) => {
                assert_eq!(after.turn(), Turn::Dealer, "seed {}: a refused deal was taken: {near}", line.seed);
                after.accept(deal, &mut Nobody).expect("the right deal still fits after a refused one");
            }
            Ok(()) => assert_eq!(
                S::pieces(&after),
                S::pieces(&fold_or_panic::<S>(line, line.log.len())),
                "seed {}: this deal brings other pieces but was accepted: {near}",
                line.seed
            ),
        }
    }
}

fn fold_or_panic<S: Subject>(line: &Line<S::Game>, len: usize) -> S::Game {
    fold(&line.options, &line.log[..len], |_, _, _| {}).unwrap_or_else(|(at, misfit)| {
        panic!("seed {}: entry {at} was played but does not fold: {misfit:?}", line.seed)
    })
}

fn assert_same<G: Game>(a: &G, b: &G, seed: u64, why: &str) {
    assert_eq!(a.turn(), b.turn(), "seed {seed}: {why}, yet another is to act");
    if a.turn() == Turn::Dealer {
        return;
    }
    assert_eq!(a.position(), b.position(), "seed {seed}: {why}, yet the position differs");
    for from in Viewpoint::all(a.seats()) {
        assert_eq!(a.view(from), b.view(from), "seed {seed}: {why}, yet the view of {from:?} differs");
    }
}

/// Law 3, first half. Moves, positions, options, deals, views and events read back as they were written.
pub fn notation_round_trips<S: Subject>(games: u64) {
    for seed in 0..games {
        wander::<S>(seed, |game, line, _| {
            for seat in acting(game) {
                for mv in Listed::of(game, seat).moves {
                    move_round_trips::<S>(&mv, seed);
                }
            }
            data_round_trips(&game.position(), seed);
            for from in Viewpoint::all(game.seats()) {
                data_round_trips(&game.view(from), seed);
            }
            if let Some(Entry::Deal(deal)) = line.log.last() {
                data_round_trips(deal, seed);
            }
        });
        options_round_trip::<S>(seed);
    }
}

fn move_round_trips<S: Subject>(mv: &<S::Game as Game>::Move, seed: u64) {
    let text = mv.to_string();
    for written in [text.clone(), mutate::spacing(&text)] {
        let read = written.parse::<<S::Game as Game>::Move>();
        assert_eq!(read.as_ref(), Ok(mv), "seed {seed}: {written:?} does not read back");
    }
    assert_eq!(text, text.to_lowercase(), "seed {seed}: the notation is lower case");
}

fn data_round_trips<T>(data: &T, seed: u64)
where
    T: kernel::Encode + kernel::Decode + PartialEq + std::fmt::Debug,
{
    let text = serde_json::to_string(data).expect("the types of a game are plain data");
    let read: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("seed {seed}: {error} in {text}"));
    assert_eq!(&read, data, "seed {seed}: {text} reads back as something else");
}

fn options_round_trip<S: Subject>(seed: u64) {
    let (seats, asked) = S::asked(&mut dice(seed));
    data_round_trips(&asked, seed);
    let options = <S::Game as Game>::options(seats, &asked).expect("subjects ask for sound options");
    let asked_again = serde_json::from_value(json_of(&options)).expect("checked options read back as asked for");
    let options_again = <S::Game as Game>::options(seats, &asked_again).expect("what was checked passes again");
    assert_eq!(options, options_again, "seed {seed}: options change by being written down");
}

/// Law 3, second half. Every view, written down, begins with the frame that all games share, and it is true.
pub fn views_begin_alike<S: Subject>(games: u64) {
    for seed in 0..games {
        wander::<S>(seed, |game, line, _| {
            Viewpoint::all(game.seats()).for_each(|from| view_begins_alike::<S>(game, from, line));
        });
    }
}

fn view_begins_alike<S: Subject>(game: &S::Game, from: Viewpoint, line: &Line<S::Game>) {
    let frame = Frame { from, seats: game.seats(), options: line.options.clone(), turn: game.turn() };
    let due = serde_json::to_string::<Frame<S::Game>>(&frame).expect("a frame is plain data");
    let view = serde_json::to_string(&game.view(from)).expect("the types of a game are plain data");
    let begins = due.strip_suffix('}').is_some_and(|due| view.starts_with(&format!("{due},")));
    assert!(begins, "seed {}: this view does not begin with {due}: {view}", line.seed);
}

/// Law 4. Folding a record gives the same game at every entry; undo is folding all but the last.
pub fn folding_gives_the_same_game<S: Subject>(games: u64) {
    for seed in 0..games {
        let mut seen: BTreeMap<usize, (Value, Vec<Value>)> = BTreeMap::new();
        let mut last = None;
        wander::<S>(seed, |game, line, _| {
            seen.insert(line.log.len(), (json_of(&game.position()), views(game)));
            last = Some(line.clone());
        });
        let line = last.expect("a game shows at least one state");
        fold(&line.options, &line.log, |at, game: &S::Game, _| {
            if let Some(then) = seen.get(&(at + 1)) {
                assert_same_as_then(game, then, at + 1, seed);
            }
        })
        .unwrap_or_else(|(at, misfit)| panic!("seed {seed}: entry {at} was played but does not fold: {misfit:?}"));
        // Undo, from the end: folding all but the last entries, one entry fewer each time.
        for (len, then) in seen.iter().rev().take(UNDONE) {
            assert_same_as_then(&fold_or_panic::<S>(&line, *len), then, *len, seed);
        }
    }
}

fn assert_same_as_then(game: &impl Game, then: &(Value, Vec<Value>), len: usize, seed: u64) {
    assert_eq!(json_of(&game.position()), then.0, "seed {seed}: folding {len} entries gives another game");
    assert_eq!(views(game), then.1, "seed {seed}: folding {len} entries gives other views");
}

fn views(game: &impl Game) -> Vec<Value> {
    Viewpoint::all(game.seats()).map(|from| json_of(&game.view(from))).collect()
}

/// Law 5. Change what a viewpoint may not know, and its view, its legal moves and what it is told
/// stay the same along the whole play.
pub fn blindness<S: Subject>(games: u64) {
    let mut disguises = 0;
    for seed in 0..games {
        let mut line = None;
        let stop = dice(seed ^ 0xB11D).below(120) as usize + 2;
        wander::<S>(seed, |game, so_far, _| {
            // A finished game may show everything, so the disguise must hold up to the move before.
            if so_far.log.len() <= stop && game.outcome().is_none() {
                line = Some(so_far.clone());
            }
        });
        let Some(line) = line else { continue };
        for from in Viewpoint::all(line.seats) {
            disguises += u64::from(blind_along::<S>(&line, from));
        }
    }
    assert!(!S::Game::HAS_SECRETS || disguises >= games / 2, "only {disguises} disguises were found in {games} games");
}

fn blind_along<S: Subject>(line: &Line<S::Game>, from: Viewpoint) -> bool {
    let mut dice = dice(line.seed ^ 0xD15C);
    let Some(other) = S::disguise(line.seats, &line.options, &line.log, from, &mut dice) else { return false };
    let truth = seen_along::<S>(line, &line.log, from);
    let disguised = seen_along::<S>(line, &other, from);
    for (at, (a, b)) in truth.iter().zip(&disguised).enumerate() {
        assert_eq!(a, b, "seed {}: after entry {at}, {from:?} sees what it may not know", line.seed);
    }
    other != line.log
}

fn seen_along<S: Subject>(line: &Line<S::Game>, log: &[Entry<S::Game>], from: Viewpoint) -> Vec<Value> {
    let mut seen = Vec::new();
    fold(&line.options, log, |_, game: &S::Game, events| {
        let events = json_of(&events);
        seen.push(match game.turn() {
            Turn::Dealer => json!({ "events": events }),
            _ => json!({ "events": events, "view": json_of(&game.view(from)), "legal": legal_for(game, from) }),
        });
    })
    .unwrap_or_else(|(at, misfit)| panic!("seed {}: the disguise does not fold at {at}: {misfit:?}", line.seed));
    seen
}

fn legal_for(game: &impl Game, from: Viewpoint) -> Vec<String> {
    match from {
        Viewpoint::Seat(seat) => Listed::of(game, seat).texts(),
        Viewpoint::Audience => Vec::new(),
    }
}

/// Law 6, first half. An imagined world has the very view it was imagined from; in a game without secrets it is the
/// real one.
pub fn imagining_keeps_the_view<S: Subject>(games: u64) {
    for seed in 0..games {
        wander::<S>(seed, |game, _, dice| {
            for from in Viewpoint::all(game.seats()) {
                let view = game.view(from);
                let world = <S::Game as Game>::imagine(&view, dice);
                assert_eq!(
                    world.view(from),
                    view,
                    "seed {seed}: {from:?} can tell the imagined world from the real one"
                );
                assert_eq!(world.turn(), game.turn(), "seed {seed}: another is to act in the imagined world");
                assert!(
                    S::Game::HAS_SECRETS || world.position() == game.position(),
                    "seed {seed}: {from:?} is not shown everything, though the game says it has no secrets"
                );
            }
        });
    }
}

/// Law 6, second half. Over many draws every consistent world comes up, as often as it should.
pub fn imagining_is_fair<S: Subject>() {
    for case in S::small_cases() {
        let mut weights = BTreeMap::new();
        for (world, weight) in &case.worlds {
            *weights.entry(json_of(world).to_string()).or_insert(0.0) += weight;
        }
        let mut counts = BTreeMap::new();
        let mut dice = dice(weights.len() as u64);
        for _ in 0..DRAWS_PER_WORLD * weights.len() {
            let world = <S::Game as Game>::imagine(&case.view, &mut dice);
            *counts.entry(json_of(&world.position()).to_string()).or_insert(0) += 1;
        }
        assert_frequencies(&case.name, &weights, &counts);
    }
}

/// Law 7. A seat's legal moves are the same in every world it can imagine.
pub fn legal_moves_need_no_secrets<S: Subject>(games: u64) {
    for seed in 0..games {
        wander::<S>(seed, |game, _, dice| {
            for seat in acting(game) {
                let world = <S::Game as Game>::imagine(&game.view(Viewpoint::Seat(seat)), dice);
                let (real, imagined) = (Listed::of(game, seat).texts(), Listed::of(&world, seat).texts());
                assert_eq!(real, imagined, "seed {seed}: seat {seat} has other moves in a world it can imagine");
            }
        });
    }
}

/// Law 8. Pieces are conserved: what the game holds now is what it held, less what was lost
/// in the open.
pub fn nothing_is_created_or_lost<S: Subject>(games: u64) {
    for seed in 0..games {
        let mut last = None;
        wander::<S>(seed, |_, line, _| last = Some(line.clone()));
        let line = last.expect("a game shows at least one state");
        let mut held: Option<Vec<u32>> = None;
        fold(&line.options, &line.log, |at, game: &S::Game, events| {
            let mut now = S::pieces(game);
            let fresh_deal = matches!(line.log[at], Entry::Deal(_));
            for event in &events {
                add(&mut now, &S::lost(event));
            }
            if let Some(before) = held.take().filter(|_| !fresh_deal) {
                assert_eq!(now, before, "seed {seed}: entry {at} created or lost pieces");
            }
            held = Some(S::pieces(game));
        })
        .unwrap_or_else(|(at, misfit)| panic!("seed {seed}: entry {at} does not fold: {misfit:?}"));
    }
}

fn add(to: &mut [u32], more: &[u32]) {
    for (sum, n) in to.iter_mut().zip(more) {
        *sum += n;
    }
}

/// Law 9. Random play ends within the bound that the game states.
pub fn ends_within_its_bound<S: Subject>(games: u64) {
    for seed in 0..games {
        let mut ended = true;
        wander::<S>(seed, |game, line, _| {
            let moves = line.log.iter().filter(|entry| matches!(entry, Entry::Move(..))).count();
            ended = game.outcome().is_some() || game.bound().is_none();
            if let Some(bound) = game.bound() {
                assert!(moves <= bound as usize, "seed {seed}: still playing after {moves} moves");
            }
        });
        assert!(ended, "seed {seed}: random play does not end");
    }
}

/// Law 10. A game goes on from any position that play leads to, if it can be set up at all: the position is the same, and
/// so are who is due and what is legal; its views can be imagined, and play goes on to an end.
pub fn positions_can_be_set_up<S: Subject>(games: u64) {
    for seed in 0..games {
        wander::<S>(seed, |game, line, dice| {
            let position = game.position();
            let again = match S::Game::from_position(&line.options, &position) {
                Ok(again) => again,
                Err(flaw) if flaw.code() == "position-unknown" => return,
                Err(flaw) => panic!("seed {seed}: {flaw}: {}", json_of(&position)),
            };
            assert_eq!(json_of(&again.position()), json_of(&position), "seed {seed}: a position is set up as another");
            assert_eq!(again.turn(), game.turn(), "seed {seed}: another is due in {}", json_of(&position));
            for seat in acting(game) {
                let texts = Listed::of(game, seat).texts();
                assert_eq!(
                    Listed::of(&again, seat).texts(),
                    texts,
                    "seed {seed}: other moves in {}",
                    json_of(&position)
                );
            }
            for from in Viewpoint::all(game.seats()) {
                let world = S::Game::imagine(&again.view(from), dice);
                assert_eq!(json_of(&world.view(from)), json_of(&again.view(from)), "seed {seed}: {from:?} can tell");
            }
            if dice.below(16) == 0 {
                play_on(again, dice, seed);
            }
        });
    }
}

/// Plays on at random: whatever a game is set up with must carry it to its end.
fn play_on<G: Game>(mut game: G, dice: &mut Dice, seed: u64) {
    for _ in 0..LONGEST_ON {
        match game.turn() {
            Turn::Over(_) => return,
            Turn::Dealer => {
                let deal = game.deal(dice);
                game.accept(&deal, &mut Nobody).unwrap_or_else(|flaw| panic!("seed {seed}: {flaw} after a set-up"));
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is due");
                let mv = game.pick(seat, dice).expect("who is due has a move");
                assert!(game.play(seat, &mv, &mut Nobody).is_ok(), "seed {seed}: {mv} was picked after a set-up");
            }
        }
    }
}
