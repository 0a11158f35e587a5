//! A table with a long log.

use super::game_for;
use kernel::Chance;
use serde_json::Value;
use server::store::{Append, Store};
use table::fair::Hex;
use table::host::{Ask, Entry, Host, Logged, Message, Phase, Plan, Time, key_of};
use wire::umpire::Answer;

/// A table where two have moved and taken back without end.
pub(crate) struct Story {
    host: Host,
    pub(crate) log: Vec<Logged>,
}

impl Story {
    pub(crate) fn of(entries: usize) -> Self {
        let plan = Plan::of(game_for(2).name(), 2, Value::Null);
        let (host, made) = Host::make(Time(0), plan, Hex([7; 32]), key_of("owner")).unwrap();
        let mut story = Self { host, log: vec![made] };
        for name in ["Ann", "Bo"] {
            story.ask(name, Ask::Sit { name: name.into(), seat: None, commitment: None });
        }
        let mut dice = testkit::dice(11);
        while story.log.len() < entries {
            story.go_on(&mut dice);
        }
        story
    }

    pub(crate) fn ask(&mut self, name: &str, ask: Ask) -> Option<Answer> {
        let message = Message::Ask { who: Some(key_of(name)), id: None, ask };
        let now = Time(self.log.len() as u64 * 1_000);
        let mut effects = self.host.handle(now, message).ok()?;
        self.log.append(&mut effects.entries);
        effects.answer
    }

    /// Whoever is due moves; once the game is over it begins again.
    pub(crate) fn go_on(&mut self, dice: &mut impl Chance) {
        if self.host.phase() == Phase::Over {
            let entry = Entry::Undone { seat: kernel::Seat::at(0), plies: 3 };
            let again = Logged { at: self.host.last_time(), by: None, entry };
            self.host.catch_up(again.at, std::slice::from_ref(&again)).unwrap();
            self.log.push(again);
        }
        for name in ["Ann", "Bo"] {
            let Some(Answer::Legal { legal, .. }) = self.ask(name, Ask::Legal { limit: Some(12) }) else { continue };
            let moves = legal.into_values().next().unwrap_or_default();
            if !moves.is_empty() {
                let mv = moves[dice.below(moves.len() as u32) as usize].clone();
                self.ask(name, Ask::Play { seat: None, mv }).expect("it is legal");
                return;
            }
        }
    }

    /// A table of this name in a store.
    pub(crate) fn keep(&self, store: &dyn Store, name: &str) {
        let entries = self.log.iter().map(wire::write).collect();
        let append = Append { table: name.into(), first: 0, entries, card: None, alarm: None };
        store.append(&[&append]).unwrap().remove(0).unwrap();
    }
}
