//! Games that go on from a position.
//!
//! A position says how the cards lie and not what became of them before. So a game that is set up is one in which no
//! card changed its owner and nobody looked at one, but for the look that is being asked about; a gap was its seat's own
//! card. In `bonus` the turn counts as one that stirred something.

use crate::pieces::{HAND, LOCKS, Nest};
use crate::position::{Pending, PhaseName};
use crate::{Card, Face, Kraaw, Options, Phase, Place, Position, Spot, Tally, deck};
use kernel::{BySeat, Flaw, Seat, SeatSet};

/// A game that goes on from this position.
pub(crate) fn from(options: Options, position: &Position) -> Result<Kraaw, Flaw> {
    let seats = options.seats();
    if position.wins.seats() != seats || position.nests.len() != usize::from(seats) {
        return Err(Flaw::new("kraaw/position-seats").with("seats", seats));
    }
    let mut game = kernel::Game::new(&options);
    lay(&mut game, position)?;
    ask(&mut game, position)?;
    if game.course.phase == Phase::Over {
        return over(game, position);
    }
    check_wins(&game, position.wins.map(|_, &wins| wins.into()))?;
    check_question(&game)?;
    Ok(game)
}

/// Puts the cards where they lie.
fn lay(game: &mut Kraaw, position: &Position) -> Result<(), Flaw> {
    let seats = game.course.options.seats();
    let playing = position.playing;
    if playing.len() < 2 || playing.iter().any(|seat| seat.number() >= seats) {
        return Err(Flaw::new("kraaw/position-playing"));
    }
    game.course.playing = playing;
    for (seat, spots) in Seat::all(seats).zip(&position.nests) {
        game.nests[seat] = if playing.contains(seat) { nest(seat, spots) } else { nothing(spots) }
            .ok_or_else(|| Flaw::new("kraaw/position-nest").with("seat", seat))?;
    }
    let dog: [u8; HAND] = position.dog[..].try_into().map_err(|_| Flaw::new("kraaw/position-dog"))?;
    game.dog = dog.map(|value| Card::laid(value, None));
    take_away(game, &position.gone)?;
    check_cards(game)
}

/// The nest of a seat that sits out.
fn nothing(spots: &[Spot]) -> Option<Nest> {
    spots.is_empty().then(Nest::default)
}

/// A nest in which cards lie like this. Each card that was discarded came with one that was locked.
fn nest(seat: Seat, spots: &[Spot]) -> Option<Nest> {
    if spots.len() != HAND {
        return None;
    }
    let mut nest = Nest::default();
    for (&place, &spot) in Place::ALL.iter().zip(spots) {
        let (value, face) = match spot {
            Spot::Gap => continue,
            Spot::Down(value) => (value?, Face::Down),
            Spot::Up(value) => (value, Face::Up),
            Spot::Locked(value) => (value, Face::Locked),
        };
        let card = Card::laid(value, Some(seat));
        nest.put(place, if face == Face::Down { card } else { card.opened() }, face);
    }
    let locks = nest.locked.len();
    (locks <= LOCKS && gaps(&nest) <= locks).then_some(nest)
}

/// How many cards of a nest were discarded.
fn gaps(nest: &Nest) -> u8 {
    HAND as u8 - nest.loose().or(nest.locked).len()
}

/// The discarded cards, each the card of a seat that has a gap for it.
fn take_away(game: &mut Kraaw, gone: &[Spot]) -> Result<(), Flaw> {
    let nests = game.nests;
    let mut owners = game.course.playing.iter().flat_map(|seat| core::iter::repeat_n(seat, gaps(&nests[seat]).into()));
    for spot in gone {
        let owner = owners.next().ok_or_else(|| Flaw::new("kraaw/position-gone"))?;
        let card = match *spot {
            Spot::Down(Some(value)) => Card::laid(value, Some(owner)),
            Spot::Up(value) => Card::laid(value, Some(owner)).opened(),
            Spot::Gap | Spot::Down(None) | Spot::Locked(_) => return Err(Flaw::new("kraaw/position-gone")),
        };
        game.gone.push(card);
    }
    if owners.next().is_some() { Err(Flaw::new("kraaw/position-gone")) } else { Ok(()) }
}

/// Whether the cards are those of a round of so many.
fn check_cards(game: &Kraaw) -> Result<(), Flaw> {
    let mut counts = [0; 256];
    let nests = game.nests.as_slice().iter().flat_map(|nest| nest.cards);
    let cards = nests.chain(game.gone.cards().iter().copied()).map(Card::value);
    let dog = game.dog.iter().map(|card| card.value());
    cards.filter(|&value| value > 0).chain(dog).for_each(|value| counts[usize::from(value)] += 1);
    let playing = game.course.playing.len();
    if counts[0] == 0 && counts[1..=HAND] == deck(playing) && counts[1 + HAND..].iter().all(|&count| count == 0) {
        Ok(())
    } else {
        Err(Flaw::new("kraaw/position-cards").with("seats", playing))
    }
}

/// What is asked, and of whom.
fn ask(game: &mut Kraaw, position: &Position) -> Result<(), Flaw> {
    let phase = phase(position)?;
    let course = &mut game.course;
    let plays = |seat: &Seat| course.playing.contains(*seat);
    let first = position.first.filter(plays).ok_or_else(|| Flaw::new("kraaw/position-turn"))?;
    let turn = position.turn.filter(plays);
    if turn.is_some() != phase.has_turn() || position.turn != turn {
        return Err(Flaw::new("kraaw/position-turn"));
    }
    let stayed = position.stayed.iter().all(|seat| plays(&seat)) && position.stayed != course.playing;
    if !(position.stayed.is_empty() || stayed && phase == Phase::Swap) {
        return Err(Flaw::new("kraaw/position-turn"));
    }
    (course.round, course.wins) = (position.round, position.wins);
    (course.first, course.turn, course.phase) = (first, turn.unwrap_or(first), phase);
    (course.stayed, course.quiet) = (position.stayed, position.quiet);
    course.stirred = matches!(phase, Phase::LockOrLeave(_) | Phase::Bonus);
    check_quiet(game)?;
    if let Phase::Look(place) = phase {
        let card = &mut game.nests[game.course.turn].cards[place.index()];
        *card = card.looked(game.course.turn);
    }
    if phase == Phase::Swap {
        game.sort_hands();
    }
    Ok(())
}

/// The phase with what it is about.
fn phase(position: &Position) -> Result<Phase, Flaw> {
    Ok(match (position.phase, position.pending) {
        (PhaseName::Swap, None) => Phase::Swap,
        (PhaseName::Dog, None) => Phase::Dog,
        (PhaseName::Main, None) => Phase::Main,
        (PhaseName::LockOrLeave, Some(Pending::Place(place))) => Phase::LockOrLeave(place),
        (PhaseName::Look, Some(Pending::Place(place))) => Phase::Look(place),
        (PhaseName::Take, Some(Pending::Theft { victim, place })) => Phase::Take { victim, place },
        (PhaseName::Bonus, None) => Phase::Bonus,
        (PhaseName::Over, None) => Phase::Over,
        (PhaseName::Deal, _) => return Err(Flaw::new("kraaw/position-phase")),
        _ => return Err(Flaw::new("kraaw/position-pending")),
    })
}

/// After so many turns in which nothing stirred the round would have ended.
fn check_quiet(game: &Kraaw) -> Result<(), Flaw> {
    let course = &game.course;
    let still = course.quiet < limit(game) || limit(game) == 0;
    let fits = match course.phase {
        Phase::Swap | Phase::Dog => course.quiet == 0,
        Phase::Over => still || course.quiet == limit(game),
        _ => still,
    };
    if fits { Ok(()) } else { Err(Flaw::new("kraaw/position-quiet")) }
}

fn limit(game: &Kraaw) -> u8 {
    game.course.options.stall() * game.course.playing.len()
}

/// Whether so many rounds could have been won by these seats before this one.
fn check_wins(game: &Kraaw, wins: BySeat<u32>) -> Result<(), Flaw> {
    let course = &game.course;
    let most = wins.as_slice().iter().copied().max().unwrap_or(0);
    let leading: SeatSet = wins.iter().filter(|&(_, &wins)| wins == most).map(|(seat, _)| seat).collect();
    let deciding = most >= course.options.rounds_to_win().into();
    let sum: u32 = wins.as_slice().iter().sum();
    let Some(played) = course.round.checked_sub(1).map(u32::from) else { return Err(Flaw::new("kraaw/position-wins")) };
    if most > played || sum < played {
        return Err(Flaw::new("kraaw/position-wins"));
    }
    let due = if deciding { leading } else { SeatSet::all(course.options.seats()) };
    if course.playing == due && due.len() > 1 { Ok(()) } else { Err(Flaw::new("kraaw/position-playing")) }
}

/// Whether just this can be asked where the cards lie like this.
fn check_question(game: &Kraaw) -> Result<(), Flaw> {
    let course = &game.course;
    let mine = &game.nests[course.turn];
    let untouched = || course.playing.iter().all(|seat| game.nests[seat].down.len() == HAND as u8);
    let fits = match course.phase {
        Phase::Swap => course.options.hand_swap() && untouched(),
        Phase::Dog => untouched(),
        Phase::Main => !mine.down.is_empty(),
        Phase::LockOrLeave(place) => mine.up.contains(place) && mine.can_lock(),
        Phase::Look(place) => mine.down.contains(place),
        Phase::Take { victim, place } => {
            let loose = course.playing.contains(victim) && game.nests[victim].loose().contains(place);
            victim != course.turn && loose && !mine.down.is_empty()
        }
        Phase::Bonus => mine.has_bonus(),
        Phase::Hands | Phase::Nests | Phase::Over => false,
    };
    if fits { Ok(()) } else { Err(Flaw::new("kraaw/position-phase")) }
}

/// A game that has ended: all lies as the last round left it, and that round must have been won by who won.
fn over(mut game: Kraaw, position: &Position) -> Result<Kraaw, Flaw> {
    let stalled = limit(&game) > 0 && position.quiet == limit(&game);
    let bare = game.course.playing.iter().find(|&seat| game.nests[seat].down.is_empty());
    if !stalled && bare.is_none() {
        return Err(Flaw::new("kraaw/position-over"));
    }
    let tally = Tally::of(&game, bare.filter(|_| !stalled));
    let before = position.wins.map(|seat, &wins| u32::from(wins).wrapping_sub(tally.winners.contains(seat).into()));
    let reached = tally.winners.iter().filter(|&seat| game.course.reaches(position.wins[seat])).count();
    if reached != 1 || before.as_slice().iter().any(|&wins| wins > u16::MAX.into()) {
        return Err(Flaw::new("kraaw/position-over"));
    }
    check_wins(&game, before)?;
    game.course.last = Some(tally);
    Ok(game)
}
