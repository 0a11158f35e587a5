//! What happened at a table, in a sentence.

use crate::{Arg, Lang, bundle, list};
use serde_json::Value;

/// The sentence for an event of a game, as the game writes events: an object with its kind under
/// `event`. `None` where there is no sentence for it: what a picture shows well enough.
///
/// The message is `<game>-event-<kind>`. Each field of the event fills a blank of its name. A
/// number that can be a seat also fills `<field>_name` with who sits there and `<field>_who` with `you` where that is
/// who reads, and a list of such numbers `<field>_names` and `<field>_who`, `you` where the reader is alone in it;
/// lists stand with commas, and an object stands for its keys.
///
/// ```
/// use words::{Lang, event};
/// let game = words::games().next().expect("there are games");
/// let names = ["Ann".to_owned(), "Bob".to_owned()];
/// let unknown = serde_json::json!({ "event": "sneezed", "seat": 1 });
/// assert_eq!(event(Lang::En, game, &unknown, &names, Some(1)), None);
/// ```
pub fn event(lang: Lang, game: &str, event: &Value, names: &[String], reader: Option<usize>) -> Option<String> {
    let kind = event.get("event")?.as_str()?;
    let mut args: Vec<(String, Arg<'_>)> = Vec::new();
    for (field, value) in event.as_object()? {
        args.push((field.clone(), plain(value)));
        args.push((format!("{field}_who"), who(value, reader).into()));
        if let Some(name) = seat_name(value, names) {
            args.push((format!("{field}_name"), name.into()));
        }
        if let Some(seats) = value.as_array() {
            let seated: Vec<&str> = seats.iter().filter_map(|seat| seat_name(seat, names)).collect();
            args.push((format!("{field}_names"), list(lang, &seated).into()));
        }
    }
    let args: Vec<(&str, Arg<'_>)> = args.iter().map(|(name, arg)| (name.as_str(), arg.clone())).collect();
    bundle::format(lang, &format!("{game}-event-{kind}"), &args)
}

/// Whether a seat, or the only one of several, is the reader's.
fn who(value: &Value, reader: Option<usize>) -> &'static str {
    let seat = match value.as_array().map(Vec::as_slice) {
        Some([only]) => only,
        _ => value,
    };
    let is_reader = reader.is_some_and(|reader| seat.as_u64() == Some(reader as u64));
    if is_reader { "you" } else { "other" }
}

fn seat_name<'a>(value: &Value, names: &'a [String]) -> Option<&'a str> {
    let seat = usize::try_from(value.as_u64()?).ok()?;
    names.get(seat).map(String::as_str)
}

fn plain(value: &Value) -> Arg<'static> {
    match value {
        Value::Number(number) => number.as_i64().map_or_else(|| number.to_string().into(), Arg::Number),
        Value::String(text) => text.clone().into(),
        Value::Array(items) => joined(items.iter().map(text)).into(),
        Value::Object(fields) => joined(fields.keys().cloned()).into(),
        Value::Bool(truth) => truth.to_string().into(),
        Value::Null => String::new().into(),
    }
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn joined(items: impl Iterator<Item = String>) -> String {
    items.collect::<Vec<_>>().join(", ")
}
