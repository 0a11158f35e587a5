//! What happened in a play-through, move by move.

use catalog::Json;
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

/// The story of a record, as far as it can be followed.
pub fn of(record: &Record) -> Vec<Step> {
    let mut steps = vec![Step::default()];
    let game = catalog::find(&record.game).and_then(|listed| listed.start(record.seats, &record.options).ok());
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
}
