//! What a program might do to an umpire, sensible or not.

use crate::referee::Referee;
use crate::spoil::Spoil;
use bolero::TypeGenerator;
use serde_json::{Map, Value, json};

/// Moves listed before one of them is picked: some positions have hundreds of thousands.
const MOST_LISTED: usize = 200;

/// How a game begins.
#[derive(Clone, Debug, TypeGenerator)]
pub(crate) struct Start {
    game: u8,
    seats: u8,
    options: [u8; 8],
    seed: u64,
}

/// One thing that is done.
#[derive(Clone, Debug, TypeGenerator)]
pub(crate) enum Step {
    /// Another game.
    New(Start),
    /// Legal moves, one after the other, each picked from those listed.
    Play(Vec<u16>),
    /// Something as a move, from some seat.
    Say {
        seat: u8,
        text: String,
    },
    /// A legal move with something wrong about it.
    SayAlmost {
        pick: u16,
        spoil: Spoil,
    },
    Undo,
    Look {
        seat: Option<u8>,
        lang: u8,
    },
    Count,
    /// The game's own record, spoiled.
    Load(Spoil),
    /// A new game with the deals of this one, spoiled.
    Deal {
        seed: u64,
        spoil: Spoil,
    },
    /// The position as it is, set up again; then spoiled.
    Set {
        seed: u64,
        spoil: Spoil,
    },
    /// Another table for a while.
    Elsewhere(Start),
    /// Legal moves, and much besides.
    With(u16),
    /// A request with something wrong about it.
    Ask {
        which: u8,
        spoil: Spoil,
    },
    /// A whole line of anything.
    Line(String),
}

impl Start {
    /// Begins a game of the catalog with options from its own schema, so that only the number of
    /// seats can be wrong.
    pub(crate) fn take(&self, referee: &mut Referee) {
        let request = self.request(referee);
        referee.try_line(&request.to_string());
    }

    fn request(&self, referee: &mut Referee) -> Value {
        let games = referee.expect(json!({ "cmd": "games" }));
        let games = games["games"].as_array().expect("a list of games");
        let game = &games[usize::from(self.game) % games.len()];
        let seats = game["seats"][0].as_u64().expect("a least number of seats") + u64::from(self.seats % 5);
        let options = self.options(&game["options"]["properties"]);
        json!({ "cmd": "new", "game": game["game"], "seats": seats, "options": options, "seed": self.seed })
    }

    fn options(&self, schema: &Value) -> Value {
        let properties = schema.as_object().expect("options have properties");
        let picks = self.options.iter().cycle();
        let chosen = properties
            .iter()
            .zip(picks)
            .filter_map(|((name, about), &pick)| Some((name.clone(), choose(about, pick)?)));
        Value::Object(chosen.collect::<Map<_, _>>())
    }
}

/// A value that the schema allows, or none, which is always allowed.
fn choose(about: &Value, pick: u8) -> Option<Value> {
    let pick = u64::from(pick);
    if let Some(words) = about["enum"].as_array() {
        return words.get(pick as usize % (words.len() + 1)).cloned();
    }
    match (about["type"].as_str()?, about["minimum"].as_u64(), about["maximum"].as_u64()) {
        ("boolean", ..) => Some((pick % 2 == 0).into()),
        ("integer", Some(least), Some(most)) => Some((least + pick % (most - least + 1)).into()),
        _ => None,
    }
}

impl Step {
    pub(crate) fn take(&self, referee: &mut Referee) {
        match self {
            Self::New(start) => start.take(referee),
            Self::Play(picks) => picks.iter().for_each(|&pick| play(referee, pick)),
            Self::Say { seat, text } => try_move(referee, u64::from(*seat % 8), &json!(text)),
            Self::SayAlmost { pick, spoil } => almost(referee, *pick, spoil),
            Self::Undo => undo(referee),
            Self::Look { seat, lang } => look(referee, *seat, *lang),
            Self::Count => count(referee),
            Self::Load(spoil) => load(referee, spoil),
            Self::Deal { seed, spoil } => deal(referee, *seed, spoil),
            Self::Set { seed, spoil } => set(referee, *seed, spoil),
            Self::Elsewhere(start) => elsewhere(referee, start),
            Self::With(pick) => with(referee, *pick),
            Self::Ask { which, spoil } => ask(referee, *which, spoil),
            Self::Line(text) => referee.try_line(text),
        }
    }
}

fn pick(referee: &mut Referee, pick: u16) -> Option<(u64, String)> {
    let mut moves = referee.moves(MOST_LISTED);
    (!moves.is_empty()).then(|| moves.swap_remove(usize::from(pick) % moves.len()))
}

/// What is listed can be played, unless the deal that follows was set beforehand and does not fit.
fn play(referee: &mut Referee, which: u16) {
    if let Some((seat, mv)) = pick(referee, which) {
        let reply = referee.ask(json!({ "cmd": "play", "seat": seat, "move": mv }));
        assert!(reply["ok"] == true || reply["error"]["code"] == "bad-deal", "{mv} was listed: {reply}");
    }
}

fn try_move(referee: &mut Referee, seat: u64, mv: &Value) {
    referee.try_line(&json!({ "cmd": "play", "seat": seat, "move": mv }).to_string());
}

fn almost(referee: &mut Referee, which: u16, spoil: &Spoil) {
    if let Some((seat, mv)) = pick(referee, which) {
        let words: Vec<Value> = mv.split_inclusive([' ', '-', ':']).map(Value::from).collect();
        let spoiled = spoil.spoil(words.into());
        let text: String = spoiled.as_array().into_iter().flatten().map(text_of).collect();
        try_move(referee, seat, &text.into());
    }
}

fn text_of(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// A move taken back and made again leads to the same place; deals after it may fall differently.
fn undo(referee: &mut Referee) {
    let Some(before) = moves_of(referee) else { return };
    let Some((seat, mv)) = before.last() else { return };
    referee.expect(json!({ "cmd": "undo" }));
    referee.expect(json!({ "cmd": "play", "seat": seat, "move": mv }));
    assert_eq!(moves_of(referee).as_ref(), Some(&before), "undone and played again");
    referee.expect(json!({ "cmd": "undo" }));
}

/// Who moved and how, from the beginning.
fn moves_of(referee: &mut Referee) -> Option<Vec<(Value, Value)>> {
    let record = referee.record()?;
    let log = record["log"].as_array().expect("a log");
    Some(log.iter().filter_map(|entry| Some((entry.get("seat")?.clone(), entry.get("move")?.clone()))).collect())
}

fn look(referee: &mut Referee, seat: Option<u8>, lang: u8) {
    let lang = ["en", "fr", "ru", "tlh"][usize::from(lang % 4)];
    referee.try_line(&json!({ "cmd": "view", "seat": seat, "lang": lang }).to_string());
    referee.try_line(&json!({ "cmd": "turn", "lang": lang }).to_string());
}

/// Counting, listing and perft agree.
fn count(referee: &mut Referee) {
    let reply = referee.ask(json!({ "cmd": "count" }));
    let Some(counts) = reply["count"].as_object() else { return };
    let total: u64 = counts.values().map(|count| count.as_u64().expect("a count")).sum();
    if total <= MOST_LISTED as u64 {
        assert_eq!(referee.moves(MOST_LISTED).len() as u64, total);
        assert_eq!(referee.expect(json!({ "cmd": "perft", "depth": 1 }))["nodes"], total);
    }
}

fn ask(referee: &mut Referee, which: u8, spoil: &Spoil) {
    let requests = [
        json!({ "cmd": "new", "game": catalog::GameId::ALL[0], "seats": 2, "options": { "layout": ["a1", "a2"] }, "seed": 1, "deals": [] }),
        json!({ "cmd": "legal", "limit": 3 }),
        json!({ "cmd": "play", "seat": 0, "move": "c3-d3" }),
        json!({ "cmd": "view", "seat": 1, "id": 7, "lang": "ru" }),
        json!({ "cmd": "perft", "depth": 1 }),
        json!({ "cmd": "legal", "each": 2, "table": "a" }),
        json!({ "cmd": "legal", "sample": 2, "seed": 5 }),
        json!({ "cmd": "undo", "with": { "view": { "seat": 0 }, "legal": { "each": 1, "sample": 1 }, "count": {}, "position": {} } }),
        json!({ "cmd": "set", "game": catalog::GameId::ALL[0], "seats": 2, "position": "b4:0L b5:1L | 0 | -", "options": {}, "seed": 1 }),
        json!({ "cmd": "close", "table": "b" }),
        json!({ "cmd": "load", "record": { "strandline": 1, "game": catalog::GameId::ALL.last(), "seats": 2, "log": [{ "deal": {} }] }, "seed": 1 }),
    ];
    let request = spoil.spoil(requests[usize::from(which) % requests.len()].clone());
    if !takes_for_ever(&request) {
        referee.try_line(&request.to_string());
    }
}

/// What is, can be set up, and is the same then. Anything else is refused, or is a game like any other.
fn set(referee: &mut Referee, seed: u64, spoil: &Spoil) {
    let Some(position) = referee.ask(json!({ "cmd": "position" })).get("position").cloned() else { return };
    let legal = referee.moves(MOST_LISTED);
    referee.expect(json!({ "cmd": "set", "position": position, "seed": seed }));
    assert_eq!(referee.expect(json!({ "cmd": "position" }))["position"], position, "set up again");
    assert_eq!(referee.moves(MOST_LISTED), legal, "set up again");
    referee.try_line(&json!({ "cmd": "set", "position": spoil.spoil(position), "seed": seed }).to_string());
    if let Some((seat, mv)) = pick(referee, 0) {
        let imagined = json!({ "cmd": "best", "seat": seat, "level": "hatchling", "simulations": 1 });
        referee.expect(imagined);
        referee.expect(json!({ "cmd": "play", "seat": seat, "move": mv }));
    }
}

/// What is done at another table does not change this one.
fn elsewhere(referee: &mut Referee, start: &Start) {
    let before = referee.ask(json!({ "cmd": "turn" }))["turn"].clone();
    let mut request = start.request(referee);
    request["table"] = "elsewhere".into();
    referee.ask(request);
    referee.ask(json!({ "cmd": "close", "table": "elsewhere" }));
    assert_eq!(referee.ask(json!({ "cmd": "turn" }))["turn"], before);
}

/// A move that is answered with what comes next, and some of every kind of what can follow.
fn with(referee: &mut Referee, which: u16) {
    let Some((seat, mv)) = pick(referee, which) else { return };
    let with = json!({ "view": {}, "legal": { "each": 3 }, "count": {}, "position": {} });
    let reply = referee.ask(json!({ "cmd": "play", "seat": seat, "move": mv, "with": with }));
    if reply["ok"] == true {
        assert_eq!(reply["position"], referee.expect(json!({ "cmd": "position" }))["position"]);
        assert_eq!(reply["count"], referee.expect(json!({ "cmd": "count" }))["count"]);
    }
}

/// Some things may well be asked for, and take as long as they take.
fn takes_for_ever(request: &Value) -> bool {
    let small = |name: &str, most: u64| request[name].as_u64().is_some_and(|number| number <= most);
    match request["cmd"].as_str() {
        Some("perft") => !small("depth", 1),
        Some("legal") => !small("limit", 1_000) && !small("each", 1_000) && !small("sample", 1_000),
        _ => false,
    }
}

fn load(referee: &mut Referee, spoil: &Spoil) {
    let Some(record) = referee.record() else { return };
    referee.try_line(&json!({ "cmd": "load", "record": spoil.spoil(record.clone()) }).to_string());
    referee.expect(json!({ "cmd": "load", "record": record }));
    assert_eq!(referee.record(), Some(record), "loaded and written again");
}

fn deal(referee: &mut Referee, seed: u64, spoil: &Spoil) {
    let Some(record) = referee.record() else { return };
    let deals: Vec<Value> =
        record["log"].as_array().expect("a log").iter().filter_map(|entry| entry.get("deal").cloned()).collect();
    let game = json!({ "cmd": "new", "game": record["game"], "seats": record["seats"], "options": record["options"], "seed": seed });
    let with = |deals: Value| {
        let mut request = game.clone();
        request["deals"] = deals;
        request.to_string()
    };
    referee.try_line(&with(spoil.spoil(deals.clone().into())));
    referee.try_line(&with(deals.into()));
}
