//! What the umpire can be asked.

use crate::Skill;
use serde::{Deserialize, Serialize};
use serde_json::{Number, Value};

/// What the umpire can be asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "cmd", rename_all = "kebab-case")]
pub enum Request {
    /// Which program this is, and which versions of messages and records it knows.
    Hello,
    /// The games of the house.
    Games,
    /// Starts a game.
    New {
        /// Its name.
        game: String,
        /// How many play.
        #[cfg_attr(feature = "schema", schemars(with = "u8"))]
        seats: Number,
        /// All of them optional.
        #[serde(default)]
        options: Value,
        /// Where chance comes from.
        #[serde(skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
        /// What the dealer deals before the seed is used.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        deals: Vec<Value>,
        /// What is to be answered besides.
        #[serde(skip_serializing_if = "Option::is_none")]
        with: Option<With>,
    },
    /// A game that goes on from a position. What is left out is as in the game on the table, if it is of the same name.
    Set {
        /// As `position` gives it.
        position: Value,
        /// The game's name.
        #[serde(skip_serializing_if = "Option::is_none")]
        game: Option<String>,
        /// How many play.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<u8>"))]
        seats: Option<Number>,
        /// All of them optional.
        #[serde(skip_serializing_if = "Option::is_none")]
        options: Option<Value>,
        /// Where chance comes from.
        #[serde(skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
        /// What is to be answered besides.
        #[serde(skip_serializing_if = "Option::is_none")]
        with: Option<With>,
    },
    /// Ends a game: nothing is kept of it.
    Close,
    /// Who is due.
    Turn,
    /// Legal moves of the seats that are due.
    Legal(Listing),
    /// How many legal moves there are.
    Count,
    /// A move.
    Play {
        /// Whose; may be left out where one seat alone is due.
        #[serde(skip_serializing_if = "Option::is_none")]
        seat: Option<u64>,
        /// In notation.
        #[serde(rename = "move")]
        mv: String,
        /// What is to be answered besides.
        #[serde(skip_serializing_if = "Option::is_none")]
        with: Option<With>,
    },
    /// What a seat may know, or a spectator where no seat is named.
    View(Eyes),
    /// The whole truth.
    Position,
    /// The play-through written down.
    Record,
    /// A play-through to go on with.
    Load {
        /// The play-through.
        record: Value,
        /// Where chance comes from after its end.
        #[serde(skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
        /// What is to be answered besides.
        #[serde(skip_serializing_if = "Option::is_none")]
        with: Option<With>,
    },
    /// Back before the last move.
    Undo {
        /// What is to be answered besides.
        #[serde(skip_serializing_if = "Option::is_none")]
        with: Option<With>,
    },
    /// Counts move sequences.
    Perft {
        /// Their length.
        depth: u32,
    },
    /// What a bot would do.
    Best {
        /// For which seat.
        seat: u64,
        /// How well it plays; the strongest where nothing is said.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schemars(with = "Option<crate::schema::SkillText>"))]
        level: Option<Skill>,
        /// How long it is to think.
        #[serde(skip_serializing_if = "Option::is_none")]
        millis: Option<u64>,
        /// How many positions or played-out games it is to look at.
        #[serde(skip_serializing_if = "Option::is_none")]
        simulations: Option<u64>,
    },
}

/// Which legal moves are listed: all, the first so many, or, at most one of these, some of each kind or a sample.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Listing {
    /// At most so many for each seat, the first by their texts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<usize>,
    /// At most so many of each kind, spread evenly over it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub each: Option<u64>,
    /// So many, any of them as likely as another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sample: Option<u64>,
    /// Where the chance of a sample comes from.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
}

/// Whose view is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Eyes {
    /// This seat's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seat: Option<u64>,
}

/// What has no fields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Nothing {}

/// What is to be answered besides: requests by their names, each with its own fields.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct With {
    /// Legal moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Listing>,
    /// How many there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<Nothing>,
    /// A view: where no seat is named, of the one seat that is due, else a spectator's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub view: Option<Eyes>,
    /// The whole truth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<Nothing>,
}

/// The fields that every request may have.
const ALWAYS: [&str; 4] = ["cmd", "id", "lang", "table"];

impl Request {
    /// The fields of each request, beside those that all have.
    pub const FIELDS: [(&str, &[&str]); 16] = [
        ("hello", &[]),
        ("games", &[]),
        ("new", &["game", "seats", "options", "seed", "deals", "with"]),
        ("set", &["position", "game", "seats", "options", "seed", "with"]),
        ("close", &[]),
        ("turn", &[]),
        ("legal", With::FIELDS[0].1),
        ("count", With::FIELDS[1].1),
        ("play", &["seat", "move", "with"]),
        ("view", With::FIELDS[2].1),
        ("position", With::FIELDS[3].1),
        ("record", &[]),
        ("load", &["record", "seed", "with"]),
        ("undo", &["with"]),
        ("perft", &["depth"]),
        ("best", &["seat", "level", "millis", "simulations"]),
    ];

    /// What is wrong with the names in a request that is an object: a field that such a request does not have, whose
    /// value would be passed over. A request that is not known is not this function's affair.
    pub fn unknown_field(request: &Value) -> Option<String> {
        let (_, fields) = Self::FIELDS.into_iter().find(|(cmd, _)| request["cmd"] == *cmd)?;
        let here = stranger(request, |name| ALWAYS.contains(&name) || fields.contains(&name));
        here.map(|name| remark(name, fields)).or_else(|| With::unknown_field(request.get("with")?))
    }
}

impl With {
    /// What can be asked for besides, each with its fields.
    const FIELDS: [(&str, &[&str]); 4] =
        [("legal", &["limit", "each", "sample", "seed"]), ("count", &[]), ("view", &["seat"]), ("position", &[])];

    fn unknown_field(with: &Value) -> Option<String> {
        let names = Self::FIELDS.map(|(name, _)| name);
        if let Some(name) = stranger(with, |name| names.contains(&name)) {
            return Some(remark(name, &names));
        }
        let inner = |(name, fields): (&str, &[&str])| {
            stranger(with.get(name)?, |name| fields.contains(&name)).map(|name| remark(name, fields))
        };
        Self::FIELDS.into_iter().find_map(inner)
    }
}

/// A name that is not known.
fn stranger(object: &Value, known: impl Fn(&str) -> bool) -> Option<&str> {
    object.as_object()?.keys().map(String::as_str).find(|name| !known(name))
}

/// In the words in which readers of data say it.
fn remark(name: &str, known: &[&str]) -> String {
    let listed: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
    match &listed[..] {
        [] => format!("unknown field `{name}`, there are no fields"),
        [only] => format!("unknown field `{name}`, expected {only}"),
        [one, other] => format!("unknown field `{name}`, expected {one} or {other}"),
        all => format!("unknown field `{name}`, expected one of {}", all.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::Request;
    use serde_json::{Value, json};

    #[test]
    fn a_field_that_a_request_does_not_have_is_named() {
        let unknown = |request: Value| Request::unknown_field(&request);
        assert_eq!(unknown(json!({ "cmd": "legal", "limit": 3, "id": 1, "lang": "fr", "table": "a" })), None);
        assert_eq!(
            unknown(json!({ "cmd": "legal", "limt": 3 })).unwrap(),
            "unknown field `limt`, expected one of `limit`, `each`, `sample`, `seed`"
        );
        assert_eq!(unknown(json!({ "cmd": "turn", "seat": 3 })).unwrap(), "unknown field `seat`, there are no fields");
        let with = |with: Value| unknown(json!({ "cmd": "undo", "with": with }));
        assert_eq!(with(json!({ "view": { "seat": 1 }, "count": {} })), None);
        assert!(with(json!({ "veiw": {} })).unwrap().contains("`veiw`"));
        assert_eq!(with(json!({ "view": { "sat": 1 } })).unwrap(), "unknown field `sat`, expected `seat`");
    }

    /// What the types have is what the list has.
    #[test]
    #[cfg(feature = "schema")]
    fn every_request_has_just_the_fields_that_are_listed() {
        let schema = serde_json::to_value(schemars::schema_for!(Request)).unwrap();
        let requests = schema["oneOf"].as_array().unwrap();
        assert_eq!(requests.len(), Request::FIELDS.len());
        for request in requests {
            let mut properties: Vec<String> = request["properties"].as_object().unwrap().keys().cloned().collect();
            let cmd = request["properties"]["cmd"]["const"].as_str().unwrap().to_owned();
            if let Some(inner) = request["$ref"].as_str() {
                let inner = &schema.pointer(&inner[1..]).unwrap()["properties"];
                properties.extend(inner.as_object().into_iter().flat_map(|fields| fields.keys().cloned()));
            }
            properties.retain(|name| name != "cmd");
            properties.sort();
            let (_, fields) = Request::FIELDS.into_iter().find(|(name, _)| *name == cmd).expect("it is listed");
            let mut fields = fields.to_vec();
            fields.sort_unstable();
            assert_eq!(properties, fields, "{cmd}");
        }
    }
}
