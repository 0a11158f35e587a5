//! Counts of all ways to go on, in `tests/kraaw.perft`: one start a line, with the number of move sequences of length 1, 2, …

use crate::plain::Plain;
use kernel::{Game, Nobody, Seat, Turn, perft};
use kraaw_rules::{Deal, Kraaw, Spot};
use serde_json::{Value, json};

/// Up to so many sequences the plain game counts along.
const MOST_PLAIN: u64 = 20_000;

struct Start {
    game: Kraaw,
    plain: Plain,
    nodes: Vec<u64>,
}

impl Start {
    fn read(line: &str) -> Self {
        let data: Value = serde_json::from_str(line).unwrap();
        let seats = data["seats"].as_u64().unwrap() as u8;
        let options = Kraaw::options(seats, &serde_json::from_value(data["options"].clone()).unwrap()).unwrap();
        let mut start = Self {
            game: Kraaw::new(&options),
            plain: Plain::new(seats.into(), &serde_json::to_value(options).unwrap()),
            nodes: serde_json::from_value(data["nodes"].clone()).unwrap(),
        };
        data["deals"].as_array().unwrap().iter().for_each(|deal| start.deal(deal));
        data["moves"].as_array().unwrap().iter().for_each(|mv| start.play(mv.as_str().unwrap()));
        start
    }

    fn deal(&mut self, deal: &Value) {
        self.game.accept(&serde_json::from_value(deal.clone()).unwrap(), &mut Nobody).unwrap();
        self.plain.deal(deal);
    }

    fn play(&mut self, text: &str) {
        let (seat, mv) = text.split_once(' ').unwrap();
        let seat: u8 = seat.parse().unwrap();
        self.game.play(Seat::at(seat), &mv.parse().unwrap(), &mut Nobody).unwrap();
        self.plain.play(seat.into(), mv);
    }
}

/// The nests laid low to high, or, for a new round, the hands of the first deal of the file's two-seat starts.
fn next_deal(game: &Kraaw) -> Value {
    let position = game.position();
    if game.course().phase == kraaw_rules::Phase::Hands {
        return json!({ "hands": [[1, 1, 2, 4, 5], [2, 2, 3, 3, 4]], "dog": [1, 1, 2, 2, 3] });
    }
    let value = |spot: &Spot| if let Spot::Down(value) = spot { *value } else { None };
    let sorted = |nest: &Vec<Spot>| {
        let mut values: Vec<u8> = nest.iter().filter_map(value).collect();
        values.sort_unstable();
        values
    };
    let mut dog = position.dog.clone();
    dog.sort_unstable();
    json!({ "nests": position.nests.iter().map(sorted).collect::<Vec<_>>(), "dog": dog })
}

fn count(start: &Start, depth: u32) -> u64 {
    let mut deal = |game: &Kraaw, _| serde_json::from_value::<Deal>(next_deal(game));
    perft(&start.game, depth, &mut deal).unwrap()
}

/// The same by the plain game, one sequence after the other.
fn plain_count(game: &Kraaw, plain: &Plain, depth: usize) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.turn() == Turn::Dealer {
        let (mut game, mut plain) = (*game, plain.clone());
        let deal = next_deal(&game);
        game.accept(&serde_json::from_value(deal.clone()).unwrap(), &mut Nobody).unwrap();
        plain.deal(&deal);
        return plain_count(&game, &plain, depth);
    }
    let mut nodes = 0;
    for seat in plain.due() {
        for text in plain.legal(seat) {
            let (mut game, mut plain) = (*game, plain.clone());
            game.play(Seat::at(seat as u8), &text.parse().unwrap(), &mut Nobody).unwrap();
            plain.play(seat, &text);
            nodes += plain_count(&game, &plain, depth - 1);
        }
    }
    nodes
}

#[test]
fn perft_is_as_written_and_as_the_plain_game_counts() {
    for line in include_str!("../kraaw.perft").lines() {
        let start = Start::read(line);
        for (depth, &nodes) in (1..).zip(&start.nodes) {
            assert_eq!(count(&start, depth), nodes, "depth {depth} of {line}");
            if nodes <= MOST_PLAIN {
                assert_eq!(plain_count(&start.game, &start.plain, depth as usize), nodes, "depth {depth} of {line}");
            }
        }
    }
}
