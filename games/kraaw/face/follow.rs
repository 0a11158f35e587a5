//! How the others are followed: what an event weighs, and which cards it moved.

use ::face::{Trace, Weight};
use kernel::Seat;
use rules::{Event, Place};

pub(super) fn weight(event: &Event) -> Weight {
    match event {
        Event::Done { .. } | Event::Left { .. } | Event::Kept { .. } | Event::Stayed { .. } => Weight::Nothing,
        Event::Threatened { .. } | Event::Stolen { .. } | Event::Swapped { .. } | Event::Countdown { .. } => {
            Weight::Great
        }
        _ => Weight::Usual,
    }
}

pub(super) fn traces(event: &Event) -> Vec<Trace> {
    match *event {
        Event::Exchanged { seat, place, dog: at } => swapped(seat, nest(seat, place), dog(at)),
        Event::Stolen { thief, victim, place, taken, .. } => swapped(thief, nest(thief, taken), nest(victim, place)),
        Event::Threatened { thief, victim, place, .. } => vec![Trace::changed(thief, nest(victim, place))],
        Event::Looked { seat, place } | Event::Revealed { seat, place, .. } | Event::Locked { seat, place, .. } => {
            vec![Trace::changed(seat, nest(seat, place))]
        }
        Event::Discarded { seat, place, .. } => {
            vec![Trace::moved(seat, nest(seat, place), "gone".into()), Trace::changed(seat, nest(seat, place))]
        }
        _ => Vec::new(),
    }
}

fn nest(seat: Seat, place: Place) -> String {
    format!("nest-{seat}/{}", place.number())
}

fn dog(place: Place) -> String {
    format!("dog/{}", place.number())
}

/// Two cards change places.
fn swapped(seat: Seat, one: String, other: String) -> Vec<Trace> {
    vec![Trace::moved(seat, one.clone(), other.clone()), Trace::moved(seat, other, one)]
}

#[cfg(test)]
mod tests {
    use super::{traces, weight};
    use ::face::{Trace, Weight};
    use kernel::Seat;
    use rules::{Event, Place};

    const THIEF: Seat = Seat::at(1);
    const VICTIM: Seat = Seat::at(0);

    #[test]
    fn a_theft_swaps_two_cards_and_is_the_thiefs_doing() {
        let (place, taken) = (Place::ALL[0], Place::ALL[3]);
        let theft = Event::Stolen { thief: THIEF, victim: VICTIM, place, taken, value: None, taken_value: None };
        let moved = |from: &str, to: &str| Trace::moved(THIEF, from.into(), to.into());
        assert_eq!(traces(&theft), [moved("nest-1/4", "nest-0/1"), moved("nest-0/1", "nest-1/4")]);
        assert_eq!(weight(&theft), Weight::Great);
    }

    #[test]
    fn doing_without_weighs_less_than_a_card_turned_up_and_that_less_than_a_theft() {
        let revealed = Event::Revealed { seat: THIEF, place: Place::ALL[0], value: 3 };
        assert!(weight(&Event::Done { seat: THIEF }) < weight(&revealed));
        assert!(weight(&revealed) < Weight::Great);
    }
}
