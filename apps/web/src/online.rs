//! A table of a house, as this page knows it: the fold of what the house has told.
//!
//! Messages go in; what to ask next comes out. There is no socket here.

use crate::story::Step;
use kernel::{Outcome, Seat, SeatSet};
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::TurnNow;

/// A place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Place {
    /// `open`, `person` or `bot`.
    pub kind: String,
    /// What they are called.
    pub name: String,
    /// Whether somebody is connected for it.
    pub here: bool,
    /// Whether a bot plays for a person who is away.
    pub stand_in: bool,
    /// Whether they have given up.
    pub resigned: bool,
}

/// A table of a house, as this page knows it.
#[derive(Clone, Debug, Default)]
pub struct Online {
    /// The game's name; nothing before the house has told.
    pub game: String,
    /// `waiting`, `playing`, `paused` or `over`.
    pub phase: String,
    /// One's own seat.
    pub seat: Option<Seat>,
    /// Whether one made the table.
    pub owner: bool,
    /// Who sits where.
    pub places: Vec<Place>,
    /// How many watch.
    pub watching: u32,
    /// What one may see, as JSON.
    pub view: Option<String>,
    /// Who is due.
    pub due: SeatSet,
    /// How it ended.
    pub result: Option<Outcome>,
    /// What is offered, and by whom.
    pub offer: Option<(Seat, String)>,
    /// Where the same people went on.
    pub rematch: Option<String>,
    /// What was said: who, and what.
    pub talk: Vec<(Seat, String)>,
    /// What happened since the page began to listen, and before.
    pub story: Vec<Step>,
    /// What is left on each clock, in milliseconds.
    pub clocks: Vec<u64>,
}

/// What the page should do about a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Ask for the whole table again: more has changed than was told.
    Table,
    /// Keep this token: it proves whose seat it is.
    Keep(String),
    /// Show why something was refused.
    Show(String),
}

#[derive(Deserialize)]
struct Snapshot {
    you: You,
    table: Summary,
    turn: Option<TurnNow>,
    view: Option<Box<RawValue>>,
    #[serde(default)]
    clocks: Vec<u64>,
}

#[derive(Deserialize)]
struct You {
    seat: Option<Seat>,
    owner: bool,
}

#[derive(Deserialize)]
struct Summary {
    plan: PlanSeen,
    phase: String,
    places: Vec<Place>,
    watching: u32,
    offer: Option<OfferSeen>,
    result: Option<Outcome>,
    rematch: Option<String>,
}

#[derive(Deserialize)]
struct PlanSeen {
    game: String,
}

#[derive(Deserialize)]
struct OfferSeen {
    seat: Seat,
    what: String,
}

#[derive(Deserialize)]
struct Moved {
    seat: Seat,
    #[serde(rename = "move")]
    mv: String,
    events: Vec<Box<RawValue>>,
    turn: Option<TurnNow>,
    view: Option<Box<RawValue>>,
    #[serde(default)]
    clocks: Vec<u64>,
}

impl Online {
    /// Takes in a message of the house.
    pub fn hear(&mut self, text: &str) -> Vec<Wish> {
        let Ok(message) = serde_json::from_str::<Value>(text) else { return Vec::new() };
        match message["told"].as_str() {
            Some("table") => self.see(text),
            Some("moved") => self.moved(text),
            Some("said") => self.said(&message),
            Some("presence") => self.presence(&message),
            Some("undone") => self.undone(&message),
            Some(_) => vec![Wish::Table],
            None => self.answered(&message, text),
        }
    }

    /// Takes in what happened before the page began to listen.
    pub fn recall(&mut self, log: &str) {
        let Ok(messages) = serde_json::from_str::<Vec<Box<RawValue>>>(log) else { return };
        let mut past = Self::default();
        for message in &messages {
            past.hear(message.get());
        }
        self.talk = past.talk;
        self.story = past.story;
    }

    /// What the seats are called.
    pub fn names(&self) -> Vec<String> {
        self.places.iter().map(|place| place.name.clone()).collect()
    }

    /// Whether one may act now.
    pub fn may_act(&self) -> bool {
        self.phase == "playing" && self.seat.is_some_and(|seat| self.due.contains(seat))
    }

    fn see(&mut self, text: &str) -> Vec<Wish> {
        let Ok(seen) = serde_json::from_str::<Snapshot>(text) else { return Vec::new() };
        let Summary { plan, phase, places, watching, offer, result, rematch } = seen.table;
        self.game = plan.game;
        (self.phase, self.places, self.watching) = (phase, places, watching);
        (self.result, self.rematch) = (result, rematch);
        self.offer = offer.map(|offer| (offer.seat, offer.what));
        (self.seat, self.owner) = (seen.you.seat, seen.you.owner);
        self.view = seen.view.map(|view| view.get().to_owned());
        self.clocks = seen.clocks;
        self.turn(seen.turn);
        Vec::new()
    }

    fn turn(&mut self, turn: Option<TurnNow>) {
        self.due = SeatSet::EMPTY;
        match turn {
            Some(TurnNow::Seats(seats)) => self.due = seats,
            Some(TurnNow::Over(outcome)) => {
                self.result = Some(outcome);
                self.phase = "over".into();
            }
            None => {}
        }
    }

    fn moved(&mut self, text: &str) -> Vec<Wish> {
        let Ok(moved) = serde_json::from_str::<Moved>(text) else { return vec![Wish::Table] };
        if self.story.is_empty() {
            self.story.push(Step::default());
        }
        self.story.push(Step { moved: Some((moved.seat, moved.mv)), events: moved.events });
        self.clocks = moved.clocks;
        self.turn(moved.turn);
        match moved.view {
            Some(view) => {
                self.view = Some(view.get().to_owned());
                Vec::new()
            }
            None => vec![Wish::Table],
        }
    }

    fn said(&mut self, message: &Value) -> Vec<Wish> {
        let seat = message["seat"].as_u64().and_then(|seat| Seat::new(seat as u8));
        if let (Some(seat), Some(text)) = (seat, message["text"].as_str()) {
            self.talk.push((seat, text.to_owned()));
        }
        Vec::new()
    }

    fn presence(&mut self, message: &Value) -> Vec<Wish> {
        let here = SeatSet::deserialize(&message["here"]).unwrap_or_default();
        for (seat, place) in Seat::all(self.places.len() as u8).zip(&mut self.places) {
            place.here = here.contains(seat);
        }
        self.watching = message["watching"].as_u64().unwrap_or_default() as u32;
        Vec::new()
    }

    fn undone(&mut self, message: &Value) -> Vec<Wish> {
        let plies = message["plies"].as_u64().unwrap_or_default() as usize;
        let left = self.story.len().saturating_sub(plies).max(1);
        self.story.truncate(left);
        vec![Wish::Table]
    }

    fn answered(&mut self, message: &Value, text: &str) -> Vec<Wish> {
        if message["ok"] == Value::Bool(false) {
            return message["error"]["message"].as_str().map(|why| Wish::Show(why.to_owned())).into_iter().collect();
        }
        if message.get("table").is_some() {
            #[derive(Deserialize)]
            struct Inside {
                table: Box<RawValue>,
            }
            return serde_json::from_str::<Inside>(text).map(|inside| self.see(inside.table.get())).unwrap_or_default();
        }
        message["token"]
            .as_str()
            .map(|token| Wish::Keep(token.to_owned()))
            .into_iter()
            .chain(message.get("seat").map(|_| Wish::Table))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{Online, Wish};
    use kernel::{Seat, Viewpoint};
    use serde_json::json;
    use table::fair::Hex;
    use table::host::{Ask, Host, Logged, Message, Plan, Time, key_of, retell};

    /// A host driven by hand, with its log.
    struct House(Host, Vec<Logged>);

    impl House {
        fn open(game: &str) -> Self {
            let plan: Plan = serde_json::from_value(json!({ "game": game, "seats": 2 })).unwrap();
            let (host, made) = Host::make(Time(1), plan, Hex([3; 32]), key_of("ann")).unwrap();
            let mut house = Self(host, vec![made]);
            for name in ["ann", "bob"] {
                house.ask(name, json!({ "cmd": "sit", "name": name }));
            }
            house
        }

        fn ask(&mut self, name: &str, ask: serde_json::Value) {
            let ask: Ask = serde_json::from_value(ask).unwrap();
            let message = Message::Ask { who: Some(key_of(name)), id: None, ask };
            let effects = self.0.handle(Time(2), message).unwrap();
            self.1.extend(effects.entries);
        }

        fn snapshot(&self, name: &str) -> String {
            self.0.snapshot(Time(3), Some(&key_of(name)))
        }
    }

    #[test]
    fn a_snapshot_says_where_one_sits_and_who_is_due() {
        let house = House::open("kraaw");
        let mut online = Online::default();
        assert_eq!(online.hear(&house.snapshot("bob")), []);
        assert_eq!((online.game.as_str(), online.phase.as_str()), ("kraaw", "playing"));
        assert_eq!((online.seat, online.owner), (Some(Seat::at(1)), false));
        assert_eq!(online.names(), ["ann", "bob"]);
        assert!(online.view.is_some() && !online.due.is_empty());
    }

    #[test]
    fn moves_and_talk_are_followed_live_and_recalled_alike() {
        let mut house = House::open("crab-stack");
        let mut online = Online::default();
        online.hear(&house.snapshot("ann"));
        let mover = online.due.first().unwrap();
        let name = online.names()[mover.index()].clone();
        let view = serde_json::from_str(online.view.as_ref().unwrap()).unwrap();
        let scene = crate::scene::crab_stack::Scene::new(view, Some(mover));
        let (from, to) = scene.moves.iter().map(|(from, to)| (from, to.first().unwrap())).next().unwrap();
        house.ask(&name, json!({ "cmd": "play", "move": format!("{from}-{to}") }));
        house.ask("bob", json!({ "cmd": "say", "text": "hello" }));
        let told = retell(&house.1, Some(2), Viewpoint::Seat(Seat::at(0))).unwrap();
        for message in &told {
            online.hear(message);
        }
        assert_eq!(online.talk, [(Seat::at(1), "hello".to_owned())]);
        assert_eq!(online.story.len(), 2);
        assert!(!online.due.contains(mover));
        let mut later = Online::default();
        later.hear(&house.snapshot("bob"));
        later.recall(&format!("[{}]", told.join(",")));
        assert_eq!((later.story.len(), later.talk.len()), (2, 1));
    }

    #[test]
    fn a_refusal_is_shown_and_a_token_is_kept() {
        let mut online = Online::default();
        let refused = r#"{"ok":false,"error":{"code":"not-allowed","message":"No."}}"#;
        assert_eq!(online.hear(refused), [Wish::Show("No.".into())]);
        let sat = r#"{"ok":true,"n":3,"seat":1,"token":"t"}"#;
        assert_eq!(online.hear(sat), [Wish::Keep("t".into()), Wish::Table]);
        assert_eq!(online.hear("rubbish"), []);
    }
}
