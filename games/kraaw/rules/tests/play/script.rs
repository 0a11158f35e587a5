//! A table to act scenes out on.

use kernel::{Game, Nobody, Refusal, Seat, Turn, Viewpoint};
use kraaw_rules::{Event, Kraaw, Move, Phase, PhaseName, Rule, View};
use serde_json::{Value, json};

/// Two nests and a dog for two seats: 1 2 3 4 5, 1 1 2 2 3, and the dog 1 2 2 3 4.
pub(crate) const NESTS: [[u8; 5]; 2] = [[1, 2, 3, 4, 5], [1, 1, 2, 2, 3]];
/// The dog that goes with [`NESTS`].
pub(crate) const DOG: [u8; 5] = [1, 2, 2, 3, 4];

/// A game being played, and all that has happened.
pub(crate) struct Table {
    pub(crate) game: Kraaw,
    pub(crate) events: Vec<Event>,
}

impl Table {
    /// A table of so many seats with these options, nothing dealt yet.
    pub(crate) fn new(seats: u8, options: Value) -> Self {
        let options = Kraaw::options(seats, &serde_json::from_value(options).unwrap()).unwrap();
        Self { game: Kraaw::new(&options), events: Vec::new() }
    }

    /// Two seats, dealt [`NESTS`] and [`DOG`], the dog left alone; seat 0 has its first turn.
    pub(crate) fn two(options: Value) -> Self {
        let mut table = Self::new(2, options);
        table.deal(&NESTS, DOG);
        table.keep();
        table
    }

    /// Like [`Table::two`], with these nests and this dog, for as many seats as there are nests.
    pub(crate) fn laid(nests: &[[u8; 5]], dog: [u8; 5], options: Value) -> Self {
        let mut table = Self::new(nests.len() as u8, options);
        table.deal(nests, dog);
        table.keep();
        table
    }

    /// Both deals of a round in which everybody plays; seat 0 begins round 1.
    pub(crate) fn deal(&mut self, nests: &[[u8; 5]], dog: [u8; 5]) {
        let lists: Vec<Vec<u8>> = nests.iter().map(|nest| nest.to_vec()).collect();
        self.deal_lists(&lists, dog);
    }

    /// Both deals of a round; empty lists for seats that sit out.
    pub(crate) fn deal_lists(&mut self, nests: &[Vec<u8>], dog: [u8; 5]) {
        let first = if self.game.course().round == 1 { json!({ "first": 0 }) } else { json!({}) };
        let mut hands = json!({ "hands": nests, "dog": dog });
        hands.as_object_mut().unwrap().extend(first.as_object().unwrap().clone());
        self.accept(hands);
        if self.game.turn() == Turn::Dealer {
            self.accept(json!({ "nests": nests, "dog": dog }));
        }
    }

    pub(crate) fn accept(&mut self, deal: Value) {
        let deal = serde_json::from_value(deal).unwrap();
        self.game.accept(&deal, &mut self.events).unwrap();
    }

    /// Everybody leaves the dog alone.
    pub(crate) fn keep(&mut self) {
        while self.game.course().phase == Phase::Dog {
            let seat = self.game.course().turn;
            self.game.play(seat, &Move::Keep, &mut self.events).unwrap();
        }
    }

    /// Plays moves written `0 reveal 3`, and gives what happened at the last of them.
    pub(crate) fn play(&mut self, moves: &[&str]) -> &[Event] {
        let mut from = self.events.len();
        for text in moves {
            from = self.events.len();
            let (seat, mv) = read(text);
            self.game.play(seat, &mv, &mut self.events).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        }
        &self.events[from..]
    }

    /// The seat's turn: the moves, then `done` if a bonus is asked.
    pub(crate) fn turn(&mut self, seat: u8, moves: &[&str]) {
        for mv in moves {
            self.play(&[&format!("{seat} {mv}")]);
        }
        if self.game.course().phase == Phase::Bonus {
            self.play(&[&format!("{seat} done")]);
        }
    }

    /// Several turns, as in [`Table::turn`].
    pub(crate) fn turns(&mut self, turns: &[(u8, &[&str])]) {
        for (seat, moves) in turns {
            self.turn(*seat, moves);
        }
    }

    /// The rule that refuses the move. The game must not change.
    pub(crate) fn refusal(&self, text: &str) -> Rule {
        let (seat, mv) = read(text);
        let mut after = self.game;
        match after.play(seat, &mv, &mut Nobody) {
            Err(Refusal::Breaks(rule)) => {
                assert!(after == self.game, "{text} was refused but changed the game");
                rule
            }
            other => panic!("{text}: {other:?}"),
        }
    }

    /// A seat's nest as positions write it, in one line.
    pub(crate) fn nest(&self, seat: usize) -> String {
        let spots: Vec<String> = self.game.position().nests[seat].iter().map(ToString::to_string).collect();
        spots.join(" ")
    }

    /// The position, as data.
    pub(crate) fn position(&self) -> Value {
        serde_json::to_value(self.game.position()).unwrap()
    }

    /// What the seat sees, as data.
    pub(crate) fn seen(&self, seat: u8) -> Value {
        serde_json::to_value(self.view(seat)).unwrap()
    }

    /// What the seat sees.
    pub(crate) fn view(&self, seat: u8) -> View {
        self.game.view(Viewpoint::Seat(Seat::at(seat)))
    }

    /// The card at a place of a nest as the seat sees it.
    pub(crate) fn sees(&self, viewer: u8, nest: usize, place: usize) -> String {
        self.seen(viewer)["nests"][nest][place.to_string()]["card"].as_str().unwrap_or("-").to_owned()
    }

    /// Every legal move of the seat.
    pub(crate) fn legal(&self, seat: u8) -> Vec<String> {
        self.game.legal(Seat::at(seat)).iter().map(ToString::to_string).collect()
    }

    pub(crate) fn phase(&self) -> PhaseName {
        self.game.course().phase.name()
    }

    pub(crate) fn wins(&self) -> Vec<u16> {
        self.game.course().wins.as_slice().to_vec()
    }

    /// The last round's count, as data.
    pub(crate) fn tally(&self) -> Value {
        serde_json::to_value(self.game.course().last.unwrap()).unwrap()
    }
}

fn read(text: &str) -> (Seat, Move) {
    let (seat, mv) = text.split_once(' ').unwrap();
    (Seat::at(seat.parse().unwrap()), mv.parse().unwrap())
}

/// An event as data.
pub(crate) fn told(event: &Event) -> Value {
    serde_json::to_value(event).unwrap()
}

/// The kinds of these events.
pub(crate) fn kinds(events: &[Event]) -> Vec<String> {
    events.iter().map(|event| told(event)["event"].as_str().unwrap().to_owned()).collect()
}
