//! What happened in a play-through, move by move.

use catalog::{GameId, Json};
use kernel::Seat;
use table::{Entry, Record};

/// One move and what came of it, deals included. The first step of a story is the deal before any move.
#[derive(Clone, Debug, Default)]
pub struct Step {
    /// Who moved, and how; nothing for the first deal.
    pub moved: Option<(Seat, String)>,
    /// What everybody saw happen.
    pub events: Vec<Json>,
}

impl Step {
    /// The end of a round and the deal of the next one, where this step has both.
    pub fn parted(&self) -> Option<(Self, Self)> {
        let told = |word: &str| self.events.iter().position(|event| event.get().contains(word));
        let (_, dealt) = told(r#""event":"round-over""#).zip(told(r#""event":"dealt""#))?;
        let (end, deal) = self.events.split_at(dealt);
        Some((Self { moved: self.moved.clone(), events: end.to_vec() }, Self { moved: None, events: deal.to_vec() }))
    }

    /// Whether a round ended with it, and another was dealt.
    pub fn ended_round(&self) -> bool {
        self.parted().is_some()
    }
}

/// The story of a record, as far as it can be followed.
pub fn of(record: &Record) -> Vec<Step> {
    let mut steps = vec![Step::default()];
    let game = record.game.parse::<GameId>().ok().and_then(|game| game.start(record.seats, &record.options).ok());
    let Some(mut game) = game else { return steps };
    for entry in &record.log {
        let events = match entry {
            Entry::Deal { deal } => game.accept(deal).map(|(_, events)| events).ok(),
            Entry::Move { seat, mv } => {
                steps.push(Step { moved: Some((*seat, mv.clone())), events: Vec::new() });
                game.play(*seat, mv).map(|played| played.events).ok()
            }
        };
        let Some(events) = events else { break };
        steps.last_mut().expect("a story has a first step").events.extend(events);
    }
    steps
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use table::{Dealer, Session};

    #[test]
    fn a_story_has_a_step_for_the_deal_and_one_for_each_move() {
        let mut session = Session::new("crab-stack", 2, &Value::Null, Dealer::seeded(7)).unwrap();
        for _ in 0..5 {
            let kernel::Turn::Seats(seats) = session.turn() else { break };
            let seat = seats.first().unwrap();
            let mv = session.game().legal(seat, 1).moves.remove(0);
            session.play(seat, &mv).unwrap();
        }
        let record = session.record();
        let story = super::of(&record);
        assert_eq!(story.len(), record.plies() + 1);
        assert!(story[0].moved.is_none() && story[0].events[0].get().contains("dealt"));
        assert!(story[1].events[0].get().contains("moved"));
    }

    #[test]
    fn a_step_that_ends_a_round_is_parted_before_the_next_deal() {
        let mut session = Session::new("kraaw", 2, &Value::Null, Dealer::seeded(7)).unwrap();
        let rounds = |session: &Session| super::of(&session.record()).iter().filter(|step| step.ended_round()).count();
        let mut any = 0;
        while let kernel::Turn::Seats(seats) = session.turn() {
            let seat = seats.first().unwrap();
            let moves = session.game().legal(seat, 400).moves;
            any += 7;
            session.play(seat, &moves[any % moves.len()]).unwrap();
        }
        let story = super::of(&session.record());
        let tallies = story.iter().flat_map(|step| &step.events).filter(|event| event.get().contains("round-over"));
        assert_eq!(rounds(&session), tallies.count() - 1, "after the last round nothing is dealt");
        let (end, deal) = story.iter().find_map(super::Step::parted).unwrap();
        assert!(end.moved.is_some() && end.events.last().unwrap().get().contains("round-over"));
        assert!(deal.moved.is_none() && deal.events[0].get().contains("dealt"));
    }
}
