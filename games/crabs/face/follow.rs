//! How the others are followed: what an event weighs, and which cards it moved.

use ::face::{Trace, Weight};
use kernel::Seat;
use rules::{Cards, Event};

pub(super) fn weight(event: &Event) -> Weight {
    match event {
        Event::Passed { .. } => Weight::Nothing,
        Event::Caught { .. } | Event::Sold { .. } | Event::LastRound { .. } => Weight::Great,
        _ => Weight::Usual,
    }
}

pub(super) fn traces(event: &Event) -> Vec<Trace> {
    match event {
        Event::Drew { seat } => vec![Trace::moved(*seat, "deck".into(), hand(*seat))],
        Event::Took { seat, card } => vec![Trace::moved(*seat, format!("pool/{card}"), held(*seat, card))],
        Event::Traded { seat, give, take } | Event::Raised { seat, give, take, .. } => {
            from_hand(*seat, give, "pool").chain(from_pool(*seat, take)).collect()
        }
        Event::Dropped { seat, cards } => from_hand(*seat, cards, "pool").collect(),
        Event::Upgraded { seat, cards, gear, .. } => {
            let gear = Trace::changed(*seat, format!("gear/{gear}"));
            from_hand(*seat, cards, "deck").chain([gear]).collect()
        }
        Event::Caught { seat, rope, with, keep, .. } => {
            let kept = Trace::moved(*seat, held(*seat, keep.kind), format!("caught-{seat}/{keep}"));
            let mut rest = *with;
            rest.remove(keep.kind);
            rest.add(*rope);
            from_hand(*seat, &rest, "pool").chain([kept]).collect()
        }
        Event::Relaxed { seat, crabs } => {
            crabs.iter().map(|crab| Trace::changed(*seat, format!("caught-{seat}/{}", crab.kind))).collect()
        }
        Event::Sold { seat, stack, with, .. } => {
            let sold = |kind| Trace::moved(*seat, format!("caught-{seat}/{kind}"), format!("vendor/{stack}"));
            let paid = Trace::moved(*seat, format!("vendor/{stack}"), format!("points-{seat}"));
            with.iter().map(sold).chain([paid]).collect()
        }
        Event::Dealt { .. }
        | Event::Reshuffled { .. }
        | Event::Passed { .. }
        | Event::LastRound { .. }
        | Event::RoundLimit { .. } => Vec::new(),
    }
}

fn hand(seat: Seat) -> String {
    format!("hand-{seat}")
}

/// A card in somebody's hand, which its owner sees.
fn held(seat: Seat, card: impl core::fmt::Display) -> String {
    format!("hand-{seat}/{card}")
}

fn from_hand<'a>(seat: Seat, cards: &'a Cards, to: &'a str) -> impl Iterator<Item = Trace> + use<'a> {
    cards.iter().map(move |card| Trace::moved(seat, held(seat, card), format!("{to}/{card}")))
}

fn from_pool(seat: Seat, cards: &Cards) -> impl Iterator<Item = Trace> + use<'_> {
    cards.iter().map(move |card| Trace::moved(seat, format!("pool/{card}"), held(seat, card)))
}

#[cfg(test)]
mod tests {
    use super::{traces, weight};
    use ::face::Weight;
    use kernel::Seat;
    use rules::{Cards, Crab, Event, Kind, Wants};

    fn kind(text: &str) -> Kind {
        text.parse().unwrap()
    }

    fn cards(text: &str) -> Cards {
        Cards::gather(text.split_whitespace().map(kind)).unwrap()
    }

    fn told(event: &Event) -> Vec<String> {
        traces(event).iter().map(|trace| format!("{} > {}", trace.from.as_deref().unwrap_or("-"), trace.to)).collect()
    }

    const PEARL: Seat = Seat::at(1);

    #[test]
    fn a_catch_keeps_one_card_and_sends_the_others_and_the_rope_to_the_pool() {
        let keep = Crab { kind: kind("1"), stressed: false };
        let caught = Event::Caught { seat: PEARL, rope: kind("2"), with: cards("1 4"), binding: 5, keep };
        assert_eq!(told(&caught), ["hand-1/2 > pool/2", "hand-1/4 > pool/4", "hand-1/1 > caught-1/1"]);
        assert_eq!(weight(&caught), Weight::Great);
    }

    #[test]
    fn a_trade_crosses_the_table_both_ways_and_a_sale_ends_in_points() {
        let traded = Event::Traded { seat: PEARL, give: cards("1"), take: cards("5*") };
        assert_eq!(told(&traded), ["hand-1/1 > pool/1", "pool/5* > hand-1/5*"]);
        let sold =
            Event::Sold { seat: PEARL, stack: 1, vendor: "1".parse::<Wants>().unwrap(), with: cards("1"), points: 2 };
        assert_eq!(told(&sold), ["caught-1/1 > vendor/1", "vendor/1 > points-1"]);
    }

    #[test]
    fn a_card_from_the_deck_is_not_named_and_passing_weighs_nothing() {
        assert_eq!(told(&Event::Drew { seat: PEARL }), ["deck > hand-1"]);
        assert_eq!(weight(&Event::Passed { seat: PEARL, sale: false }), Weight::Nothing);
        assert!(Weight::Nothing < weight(&Event::Drew { seat: PEARL }));
    }
}
