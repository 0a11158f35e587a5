//! How the types of other rooms look in a schema, which know nothing of schemas.

use schemars::JsonSchema;

/// Seats, counted from 0, in order.
#[derive(JsonSchema)]
#[schemars(transparent)]
pub struct Seats(#[expect(dead_code, reason = "it is the shape that counts")] Vec<u8>);

/// How a game ended.
#[derive(JsonSchema)]
pub struct Ranks {
    /// A rank for each seat, 1 the best; seats that share a place share its rank.
    #[expect(dead_code, reason = "it is the shape that counts")]
    ranks: Vec<u8>,
}

/// How a bot plays: the name of a level, a strength in Elo from 800 on, or either with a character: `diver:thief`.
#[derive(JsonSchema)]
#[serde(untagged)]
pub enum SkillText {
    /// A level, weakest first.
    Level(LevelName),
    /// A strength.
    Elo(#[schemars(range(min = 800, max = 3000))] u16),
    /// Either as a text, perhaps with a character.
    Text(#[schemars(regex(pattern = SKILL))] String),
}

/// A level or a strength, perhaps with a character.
const SKILL: &str = "^(hatchling|paddler|swimmer|diver|kraken|leviathan|maelstrom|[89][0-9]{2}|[12][0-9]{3}|3000)\
                     (:(plain|cautious|thief|builder|gambler))?$";

/// The levels, weakest first.
#[derive(JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "they are names")]
pub enum LevelName {
    Hatchling,
    Paddler,
    Swimmer,
    Diver,
    Kraken,
    Leviathan,
    Maelstrom,
}

/// An id of a request: a number, or a text of up to 64 characters.
#[derive(JsonSchema)]
#[serde(untagged)]
pub enum IdText {
    /// As a number.
    Number(f64),
    /// As a text.
    Text(#[schemars(length(min = 1, max = 64))] String),
}

#[cfg(test)]
mod tests {
    use super::SKILL;
    use bots::{Character, Level};

    #[test]
    fn the_pattern_of_a_skill_has_every_level_and_character() {
        let levels = Level::ALL.map(Level::name).join("|");
        let characters = Character::ALL.map(Character::name).join("|");
        let strengths = "[89][0-9]{2}|[12][0-9]{3}|3000";
        assert_eq!(SKILL, format!("^({levels}|{strengths})(:({characters}))?$"));
    }
}
