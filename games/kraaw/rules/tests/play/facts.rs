//! What a view adds up to, held against the moves that are legal.

use kernel::{Game, Nobody, Seat, Turn, Viewpoint};
use kraaw_rules::{Asked, Card, Kraaw, Move, Place, View};
use testkit::dice;

/// Plays at random and hands every decision to `each`, with what its seat may know.
fn through(seats: u8, seed: u64, mut each: impl FnMut(&Kraaw, Seat, &View)) {
    let mut dice = dice(seed);
    let mut game = Kraaw::new(&Kraaw::options(seats, &Asked::default()).unwrap());
    loop {
        match game.turn() {
            Turn::Dealer => {
                let deal = game.deal(&mut dice);
                game.accept(&deal, &mut Nobody).unwrap();
            }
            Turn::Over(_) => return,
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                each(&game, seat, &game.view(Viewpoint::Seat(seat)));
                let mv = game.pick(seat, &mut dice).unwrap();
                game.apply(seat, &mv, &mut Nobody);
            }
        }
    }
}

#[test]
fn whoever_has_no_lock_left_is_offered_none() {
    let mut without = 0;
    through(3, 4, |game, seat, view| {
        let locks = |mv: &Move| matches!(mv, Move::Lock(_) | Move::LockIt | Move::LockDiscard { .. });
        let offered = game.legal(seat).iter().any(locks);
        assert!(!offered || view.locks_left(seat) > 0);
        assert_eq!(view.locks_left(seat), 2 - view.nests[seat].locked().len());
        without += u32::from(view.locks_left(seat) == 0);
    });
    assert!(without > 0);
}

#[test]
fn the_sum_to_beat_is_the_highest_of_the_others_who_play() {
    through(4, 5, |_, seat, view| {
        let others = view.course.playing.iter().filter(|&other| other != seat);
        assert_eq!(Some(view.to_beat(seat)), others.map(|other| view.sum(other)).max());
    });
}

#[test]
fn of_the_cards_dealt_those_are_crossed_out_that_were_seen() {
    let (mut crossed, mut looked) = (0, 0);
    through(3, 6, |_, seat, view| {
        let [all, open] = [true, false].map(|aid| view.dealt(aid).expect("it plays"));
        let values = view.hand.unwrap();
        assert!(all.iter().map(|card| &card.0).eq(values.values()));
        let lying = |mut is: Box<dyn FnMut(Card) -> bool>| {
            let nests = view.nests.as_slice().iter();
            let nests = nests.flat_map(|nest| Place::ALL.into_iter().filter_map(|place| nest.at(place)));
            let cards = nests.map(|(card, _)| card).chain(view.dog).chain(view.gone.cards().iter().copied());
            cards.filter(|card| card.from() == Some(seat) && is(*card)).count()
        };
        let count = |dealt: [(u8, bool); 5]| dealt.iter().filter(|card| card.1).count();
        assert_eq!(count(all), lying(Box::new(|card| card.value() > 0)));
        assert_eq!(count(open), lying(Box::new(Card::is_open)));
        crossed += count(open);
        looked += count(all) - count(open);
    });
    assert!(crossed > 0 && looked > 0);
}

#[test]
fn the_audience_was_dealt_nothing() {
    let mut game = Kraaw::new(&Kraaw::options(2, &Asked::default()).unwrap());
    let deal = game.deal(&mut dice(1));
    game.accept(&deal, &mut Nobody).unwrap();
    assert_eq!(game.view(Viewpoint::Audience).dealt(true), None);
}
