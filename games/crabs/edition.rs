//! Editions of Crabs! as people write them, in TOML: what is wrong with one is named by its line.

use crate::Title;
use ::face::Own;
use ::face::own::{Doubt, OwnText, Slip};
use rules::HAND_LIMIT;
use rules::edition::{VendorLine, Written};
use toml::Spanned;
use toml::de::{DeTable, DeValue};
use words::Lang;

/// The edition that one's own begins with.
const USUAL: &str = include_str!("reconstructed.toml");

impl Own for Title {
    fn read_own(option: &str, text: String) -> Option<Result<OwnText, Slip>> {
        (option == "edition").then(|| read(text))
    }

    fn own_doubts(option: &str, own: &OwnText, lang: Lang) -> Vec<Doubt> {
        if option == "edition" { doubts(own, lang) } else { Vec::new() }
    }

    fn own_example(option: &str, _seats: u8, lang: Lang) -> Option<String> {
        (option == "edition").then(|| usual(lang))
    }
}

/// What is remarked above each part of an edition, by the key that the part begins with.
const REMARKS: [(&str, &str); 5] = [
    ("name", "crabs-edition-remark"),
    ("crabs", "crabs-edition-remark-crabs"),
    ("vendors", "crabs-edition-remark-vendors"),
    ("gear", "crabs-edition-remark-gear"),
    ("permit", "crabs-edition-remark-permit"),
];

/// The usual edition with its remarks in this language.
fn usual(lang: Lang) -> String {
    let lines = USUAL.lines().filter(|line| !line.starts_with('#'));
    let lines = lines.flat_map(|line| {
        let key = line.split(" =").next().unwrap_or_default();
        let remark = REMARKS.iter().find(|(of, _)| *of == key).map(|(_, id)| format!("# {}", words::say(lang, id)));
        remark.into_iter().chain([line.to_owned()])
    });
    lines.map(|line| line + "\n").collect()
}

/// What can be played with and is probably a slip of the pen: vendors that nobody can ever serve, and gear that nobody
/// can ever pay, or has for nothing.
fn doubts(own: &OwnText, lang: Lang) -> Vec<Doubt> {
    let Ok(written) = serde_json::from_value::<Written>(own.value.clone()) else { return Vec::new() };
    let doubt = |place: String, id: &str, args: &[(&str, words::Arg<'_>)]| Doubt {
        line: own.line_of(&place),
        what: words::say_with(lang, id, args),
    };
    let vendors = written.vendors.iter().enumerate().filter_map(|(at, vendor)| {
        let value = unheard_of(vendor, &written)?;
        Some(doubt(format!("vendors[{at}].wants"), "crabs-doubt-vendor", &[("value", value.into())]))
    });
    let gear = written.gear.iter().enumerate().filter_map(|(at, gear)| {
        let id = match gear.cost {
            0 => "crabs-doubt-free",
            cost if cost > i64::from(HAND_LIMIT) => "crabs-doubt-dear",
            _ => return None,
        };
        Some(doubt(
            format!("gear[{at}].cost"),
            id,
            &[("cost", gear.cost.into()), ("most", i64::from(HAND_LIMIT).into())],
        ))
    });
    vendors.chain(gear).collect()
}

/// A value of which a vendor wants more crabs than there are cards.
fn unheard_of(vendor: &VendorLine, written: &Written) -> Option<i64> {
    let cards = |value: i64| written.crabs.iter().filter(|line| line.value == value).map(|line| line.cards).sum();
    let wanted = |value: i64| -> i64 { vendor.wants.iter().filter(|want| **want == value).map(|_| 1).sum() };
    vendor.wants.iter().copied().find(|value| wanted(*value) > cards(*value))
}

/// Reads an edition as far as its keys and types go; its numbers are checked by starting a game.
fn read(text: String) -> Result<OwnText, Slip> {
    let written: Written = toml::from_str(&text).map_err(|error| Slip {
        // What is missing is nowhere.
        line: error.span().filter(|span| span.start > 0).map(|span| line_at(&text, span.start)),
        what: error.message().to_owned(),
    })?;
    let edition = serde_json::to_value(&written).expect("an edition is plain data");
    Ok(OwnText::with_lines(edition, text, line_of))
}

/// The line of a place such as `vendors[3].pay`, or of as much of it as the text has.
fn line_of(text: &str, place: &str) -> Option<usize> {
    let table = DeTable::parse(text).ok()?;
    let steps = place.split(['.', '[', ']']).filter(|step| !step.is_empty());
    let mut at = None;
    let mut here: Option<&Spanned<DeValue<'_>>> = None;
    for step in steps {
        let next = match here.map(Spanned::get_ref) {
            None => table.get_ref().get(step),
            Some(DeValue::Table(fields)) => fields.get(step),
            Some(DeValue::Array(items)) => step.parse::<usize>().ok().and_then(|index| items.get(index)),
            Some(_) => None,
        };
        let Some(next) = next else { break };
        at = Some(line_at(text, next.span().start));
        here = Some(next);
    }
    at
}

fn line_at(text: &str, byte: usize) -> usize {
    1 + text.as_bytes().iter().take(byte).filter(|&&byte| byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use crate::Title;
    use ::face::Own;
    use kernel::Game;
    use rules::{Asked, Crabs};
    use words::Lang;

    const GOOD: &str = r#"name = "mine"
crabs = [
  { value = 1, cards = 20, premium = 2 },
  { value = 2, cards = 20, premium = 2 },
]
permit = [{ binding = 5, value = 1 }]
vendors = [
  { wants = [1], pay = 2 },
  { wants = [1, 1], pay = 4 },
  { wants = [1, 1, 2], pay = 7 },
  { wants = [1, 1, 2, 2], pay = 10 },
]
"#;

    /// The line where a text goes wrong, or nothing where it can be played with.
    fn wrong_line(text: &str) -> Option<usize> {
        let own = match Title::read_own("edition", text.to_owned()).expect("editions can be of one's own") {
            Ok(own) => own,
            Err(slip) => return slip.line,
        };
        let asked: Asked =
            serde_json::from_value(serde_json::json!({ "edition": own.value })).expect("its form is sound");
        let flaw = Crabs::options(3, &asked).err()?;
        let place = flaw.details().iter().find(|(name, _)| *name == "place").map(|(_, place)| place.as_str());
        own.line_of(place.expect("a flaw of an edition names its place"))
    }

    #[test]
    fn sound_editions_can_be_played_with() {
        assert_eq!(wrong_line(GOOD), None);
        assert_eq!(wrong_line(&Title::own_example("edition", 2, Lang::Ru).expect("there is a usual one")), None);
        assert!(Title::read_own("permit", String::new()).is_none());
    }

    #[test]
    fn whoever_begins_from_the_usual_edition_is_told_in_their_language_what_is_what() {
        let remarks = |lang| {
            let text = Title::own_example("edition", 2, lang).expect("there is a usual one");
            text.lines().filter(|line| line.starts_with("# ")).map(str::to_owned).collect::<Vec<_>>()
        };
        assert_eq!(remarks(Lang::Fr).len(), 5);
        assert!(remarks(Lang::Fr).iter().zip(remarks(Lang::En)).all(|(french, english)| *french != english));
    }

    #[test]
    fn what_is_wrong_is_named_by_line() {
        let cases = [
            ("value", GOOD.replace("value = 2, cards", "value = 7, cards"), 4),
            ("premium", GOOD.replace("cards = 20, premium = 2 },\n]", "cards = 1, premium = 2 },\n]"), 4),
            ("type", GOOD.replace("pay = 7", "pay = \"seven\""), 10),
            ("unknown", GOOD.replace("pay = 4", "pays = 4"), 9),
            ("wants", GOOD.replace("[1, 1, 2, 2]", "[1, 1, 2, 2, 2]"), 11),
            ("syntax", GOOD.replace("permit = [", "permit = "), 6),
            ("stack", GOOD.replace("  { wants = [1], pay = 2 },\n", ""), 7),
        ];
        for (name, text, line) in cases {
            assert_eq!(wrong_line(&text), Some(line), "{name}");
        }
    }
}
