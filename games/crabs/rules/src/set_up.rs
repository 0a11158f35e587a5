//! Games that go on from a position.
//!
//! A position says how the cards lie and not what was seen of them before. So in a game that is set up nobody has seen
//! another's cards, no deck was made of discards yet, and the round begins with the seat that is to act; or, in the last
//! round, with the one that set it off.

use crate::state::{Deck, HAND_LIMIT, Market, Phase, Player};
use crate::{Cards, Crabs, KINDS, Kind, Options, Position, Sold, Wants};
use alloc::vec::Vec;
use kernel::{BySeat, Flaw, Seat};

/// A game that goes on from this position.
pub(crate) fn from(options: &Options, position: &Position) -> Result<Crabs, Flaw> {
    check_seats(options, position)?;
    check_cards(options, position)?;
    let mut game = Crabs::empty(options);
    game.market = market(&game, position)?;
    for seat in Seat::all(options.seats) {
        game.players[seat] = player(options, position, seat)?;
    }
    (game.phase, game.trigger) = (position.phase, position.trigger);
    game.first = position.trigger.or(position.turn).unwrap_or_default();
    game.seat = position.turn.unwrap_or(game.first);
    (game.pool, game.discard, game.deck) = (position.pool, position.discard, Deck::new(&position.deck));
    check_points(&game, position)?;
    check_hands(&game)?;
    check_phase(&game)?;
    if game.phase == Phase::Over {
        let limited = game.trigger.is_none();
        game.rounds = if limited { options.round_limit.into() } else { 1 };
    }
    Ok(game)
}

/// One of everything for each seat of the table, and a seat to act unless the game is over.
fn check_seats(options: &Options, position: &Position) -> Result<(), Flaw> {
    let Position { hands, gear, caught, sold, points, .. } = position;
    let lists = [hands.seats(), gear.seats(), caught.seats(), sold.seats(), points.seats()];
    if lists != [options.seats; 5] {
        return Err(Flaw::new("crabs/position-seats").with("seats", options.seats));
    }
    let known = |seat: Option<Seat>| seat.is_none_or(|seat| seat.number() < options.seats);
    if position.phase == Phase::Deal {
        return Err(Flaw::new("crabs/position-phase"));
    }
    if position.turn.is_some() == (position.phase == Phase::Over) || !known(position.turn) {
        return Err(Flaw::new("crabs/position-turn"));
    }
    if known(position.trigger) { Ok(()) } else { Err(Flaw::new("crabs/position-trigger")) }
}

/// Whether all cards of the edition are there, and no others.
fn check_cards(options: &Options, position: &Position) -> Result<(), Flaw> {
    let mut counts = [0_usize; KINDS];
    let mut count =
        |cards: &Cards| Kind::all().for_each(|kind| counts[kind.index()] += usize::from(cards.of_kind(kind)));
    [&position.pool, &position.discard].into_iter().chain(position.hands.as_slice()).for_each(&mut count);
    for (caught, sold) in position.caught.as_slice().iter().zip(position.sold.as_slice()) {
        [&caught.upright, &caught.stressed, &sold.premium].into_iter().for_each(&mut count);
    }
    position.deck.iter().for_each(|kind| counts[kind.index()] += 1);
    for kind in Kind::all() {
        let (found, expected) = (counts[kind.index()], options.edition().crabs().of_kind(kind));
        if found != usize::from(expected) {
            let flaw = Flaw::new("crabs/position-cards").with("card", kind);
            return Err(flaw.with("found", found).with("expected", expected));
        }
    }
    Ok(())
}

/// The vendors that are left and those that were sold to: together they are those of the edition.
fn market(game: &Crabs, position: &Position) -> Result<Market, Flaw> {
    let sold = || position.sold.iter().flat_map(|(seat, sold)| sold.vendors.iter().map(move |&wants| (seat, wants)));
    for (size, stack) in (1..).zip(&position.vendors) {
        let sold = sold().map(|(_, wants)| wants).filter(|wants| wants.size() == size);
        let mut all: Vec<Wants> = stack.iter().copied().chain(sold).collect();
        all.sort_unstable();
        if all != game.stack_of(size) {
            return Err(Flaw::new("crabs/position-vendors").with("stack", size));
        }
    }
    let mut market = game.market_of(&position.vendors);
    for (seat, wants) in sold() {
        market.note_sale(seat, game.edition().vendor_named(wants).unwrap_or_default());
    }
    Ok(market)
}

/// What lies with a seat.
fn player(options: &Options, position: &Position, seat: Seat) -> Result<Player, Flaw> {
    let (gear, sold) = (position.gear[seat], &position.sold[seat]);
    if usize::from(gear) > options.edition().gear().len() {
        return Err(Flaw::new("crabs/position-gear").with("seat", seat).with("gear", gear));
    }
    if !was_wanted(sold) {
        return Err(Flaw::new("crabs/position-sold").with("seat", seat));
    }
    let vendors = options.edition().vendors();
    let named = |wants: &Wants| options.edition().vendor_named(*wants);
    let pay = |wants: &Wants| named(wants).map_or(0, |vendor| u32::from(vendors[usize::from(vendor)].pay));
    Ok(Player {
        hand: position.hands[seat],
        known: Cards::NONE,
        caught: position.caught[seat],
        premium: sold.premium,
        gear,
        pay: sold.vendors.iter().map(pay).sum(),
    })
}

/// Whether the premium crabs that lie with a seat's vendors are among those the vendors wanted.
fn was_wanted(sold: &Sold) -> bool {
    let wanted = |value: u8| sold.vendors.iter().flat_map(Wants::values).filter(|&&v| v == value).count();
    let fits = |(kind, count): (Kind, u8)| kind.premium() && usize::from(count) <= wanted(kind.value());
    sold.premium.kinds().all(fits)
}

/// Whether the points are what was sold and the gear come to, and whether the last round is on just where it must be.
fn check_points(game: &Crabs, position: &Position) -> Result<(), Flaw> {
    let points: BySeat<u32> = game.players.map(|seat, _| game.points(seat));
    for (seat, &found) in position.points.iter() {
        if found != points[seat] {
            let flaw = Flaw::new("crabs/position-points").with("seat", seat);
            return Err(flaw.with("found", found).with("expected", points[seat]));
        }
    }
    let reached = |seat: Seat| points[seat] >= game.options.target();
    let fits = match (game.trigger, game.phase) {
        (Some(trigger), Phase::Over) => reached(trigger),
        (None, Phase::Over) => game.options.round_limit > 0 && !Seat::all(game.options.seats).any(reached),
        (trigger, _) => {
            trigger.is_none_or(|trigger| trigger != game.seat && reached(trigger)) && !until(game, trigger).any(reached)
        }
    };
    if fits { Ok(()) } else { Err(Flaw::new("crabs/position-trigger")) }
}

/// The seats whose last turn came before the last round was set off, if it was: they have ended no turn with the target
/// reached. It may just have been reached by a seat that upgraded or sold in this turn.
fn until(game: &Crabs, trigger: Option<Seat>) -> impl Iterator<Item = Seat> {
    let (seats, seat, phase) = (game.options.seats, game.seat, game.phase);
    let around = core::iter::successors(Some(seat), move |seat| Some(seat.next(seats))).take(seats.into());
    let before = around.take_while(move |&seat| Some(seat) != trigger);
    before.filter(move |&other| other != seat || matches!(phase, Phase::Action | Phase::Grab))
}

/// Only whoever acts may hold more cards than the limit, and only after taking some.
fn check_hands(game: &Crabs) -> Result<(), Flaw> {
    for (seat, player) in game.players.iter() {
        let most = match game.phase {
            Phase::Grab if seat == game.seat => HAND_LIMIT + 1,
            Phase::Sell | Phase::Drop if seat == game.seat => u32::MAX,
            _ => HAND_LIMIT,
        };
        if player.hand.len() > most {
            return Err(Flaw::new("crabs/position-hand").with("seat", seat).with("most", most));
        }
    }
    Ok(())
}

/// Whether just this can be asked.
fn check_phase(game: &Crabs) -> Result<(), Flaw> {
    let hand = game.players[game.seat].hand;
    let fits = match game.phase {
        Phase::Action | Phase::Over => true,
        Phase::Grab => !hand.is_empty() && (!game.pool.is_empty() || game.can_draw()),
        Phase::Sell => game.can_sell_any(game.seat),
        Phase::Drop => hand.len() > HAND_LIMIT,
        Phase::Deal => false,
    };
    if fits { Ok(()) } else { Err(Flaw::new("crabs/position-phase")) }
}
