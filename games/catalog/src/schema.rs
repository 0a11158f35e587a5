//! A game's options as a JSON schema, for programs that make forms or check before asking.

use kernel::{OptionKind, OptionSpec, OwnData};
use serde_json::{Map, Value, json};

/// The schema of an options object.
pub fn schema(options: &[OptionSpec]) -> Value {
    let properties: Map<String, Value> =
        options.iter().map(|option| (option.name.to_owned(), of_kind(option.kind))).collect();
    json!({ "type": "object", "properties": properties, "additionalProperties": false })
}

fn of_kind(kind: OptionKind) -> Value {
    match kind {
        OptionKind::Choice(words) => json!({ "enum": words, "default": words[0] }),
        OptionKind::Preset(words) => json!({ "enum": words }),
        OptionKind::Number { allowed, default } => number(allowed, default),
        OptionKind::Flag => json!({ "type": "boolean", "default": false }),
        OptionKind::Own { words, data } => {
            json!({ "anyOf": [{ "enum": words }, of_data(data)], "default": words[0] })
        }
    }
}

fn of_data(data: OwnData) -> Value {
    match data {
        OwnData::Texts => json!({ "type": "array", "items": { "type": "string" } }),
        OwnData::Object => json!({ "type": "object" }),
    }
}

/// A range where the numbers form one, else the list of them.
fn number(allowed: &[u8], default: u8) -> Value {
    let (first, last) = (allowed[0], allowed[allowed.len() - 1]);
    if usize::from(last - first) + 1 == allowed.len() {
        json!({ "type": "integer", "minimum": first, "maximum": last, "default": default })
    } else {
        json!({ "type": "integer", "enum": allowed, "default": default })
    }
}

#[cfg(test)]
mod tests {
    use super::schema;
    use kernel::{OptionKind, OptionSpec};
    use serde_json::json;

    #[test]
    fn numbers_in_a_row_are_a_range_and_others_a_list() {
        let options = [
            OptionSpec { name: "row", kind: OptionKind::Number { allowed: &[1, 2, 3], default: 2 } },
            OptionSpec { name: "gap", kind: OptionKind::Number { allowed: &[0, 2, 3], default: 3 } },
        ];
        let properties = &schema(&options)["properties"];
        assert_eq!(properties["row"], json!({ "type": "integer", "minimum": 1, "maximum": 3, "default": 2 }));
        assert_eq!(properties["gap"], json!({ "type": "integer", "enum": [0, 2, 3], "default": 3 }));
    }
}
