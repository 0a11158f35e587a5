//! Whether everything that can be said has its sentence.
//!
//! The tests of `words` hold the languages against each other in depth; here the code is held
//! against the words: an id that is written in the code must be in the files, and what is in the files must be said
//! somewhere, which `unheard` looks after.

use super::files::File;
use super::unheard;
use std::collections::BTreeSet;
use words::Share;

const LANGUAGES: [&str; 3] = ["en", "fr", "ru"];

/// The room that fetches its words, and not all of them.
const BROWSER: &str = "apps/web/";

/// Its code that speaks before the rest of the words is there.
const FIRST_VIEW: [&str; 6] = [
    "src/page/frame.rs",
    "src/page/home.rs",
    "src/page/mod.rs",
    "src/page/online/kept.rs",
    "src/page/trouble.rs",
    "src/page/update.rs",
];

/// What is said and has no words, and what one language has and another has not.
pub(crate) fn check(files: &[File]) -> Vec<String> {
    let [english, ..] = LANGUAGES.map(|lang| ids(files, lang));
    let fetched = ids_in_browsers(files, &Share::ALL);
    let first = ids_in_browsers(files, &[Share::Home]);
    let known = |file: &File| match file.path.strip_prefix(BROWSER) {
        Some(path) if FIRST_VIEW.contains(&path) => &first,
        Some(_) => &fetched,
        None => &english,
    };
    let unsaid = files.iter().filter(|file| speaks(file)).flat_map(|file| unsaid(file, known(file)));
    unshared(files).into_iter().chain(unsaid).chain(unheard::check(files, &english)).collect()
}

/// The ids of a language: what stands before a `=` at the start of a line.
fn ids<'a>(files: &'a [File], lang: &str) -> BTreeSet<&'a str> {
    let texts = files.iter().filter(|file| name_of(file, lang).is_some());
    texts.flat_map(|file| file.text.lines()).filter_map(id_of_line).collect()
}

/// The ids that a browser fetches with these shares.
fn ids_in_browsers<'a>(files: &'a [File], shares: &[Share]) -> BTreeSet<&'a str> {
    let share = |file: &File| words::in_browsers(&name_of(file, "en")?);
    let is_fetched = |file: &&File| share(file).is_some_and(|share| shares.contains(&share));
    files.iter().filter(is_fetched).flat_map(|file| file.text.lines()).filter_map(id_of_line).collect()
}

/// The name of a file of sentences in a language: `web` is common to all games, `some-game/board` is a game's.
fn name_of(file: &File, lang: &str) -> Option<String> {
    let path = file.path.strip_suffix(".ftl")?;
    if let Some(name) = path.strip_prefix("words/locales/") {
        return name.strip_prefix(lang)?.strip_prefix('/').map(str::to_owned);
    }
    let (game, name) = path.strip_prefix("games/")?.split_once("/words/")?;
    Some(format!("{game}{}", name.strip_prefix(lang)?))
}

fn id_of_line(line: &str) -> Option<&str> {
    let (id, _) = line.split_once('=')?;
    let id = id.trim_end();
    (line.starts_with(|first: char| first.is_ascii_lowercase()) && is_id(id)).then_some(id)
}

fn is_id(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_')
}

fn unshared(files: &[File]) -> Vec<String> {
    let [english, french, russian] = LANGUAGES.map(|lang| ids(files, lang));
    let mut findings = Vec::new();
    for (lang, theirs) in [("fr", &french), ("ru", &russian)] {
        findings.extend(english.difference(theirs).map(|id| format!("{lang} does not say `{id}`: translate it.")));
        findings.extend(theirs.difference(&english).map(|id| format!("en does not say `{id}`, {lang} does: add it.")));
    }
    findings
}

/// Rooms whose code speaks to nobody, or names what does not exist in order to test.
const SILENT: [&str; 3] = ["words/", "xtask/", "testkit/"];

/// Code that speaks to people: not what measures it, which names its figures as it likes.
pub(super) fn speaks(file: &File) -> bool {
    let is_source = file.path.contains("src/") || file.path.starts_with("games/");
    let measures = file.path.contains("/benches/");
    file.ending() == "rs" && is_source && !measures && !SILENT.iter().any(|room| file.path.starts_with(room))
}

fn unsaid(file: &File, known: &BTreeSet<&str>) -> Vec<String> {
    let code = file.text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let missing = lines.flat_map(said).filter(|id| !known.contains(&*id.replace('/', "-")));
    missing.map(|id| format!("{} says `{id}`, which has no sentence{}.", file.path, advice(file))).collect()
}

fn advice(file: &File) -> &'static str {
    match file.path.strip_prefix(BROWSER) {
        Some(path) if FIRST_VIEW.contains(&path) => " that the first view fetches: write it in home.ftl",
        Some(_) => " in the files that browsers fetch: write it in web.ftl, or in the game's board.ftl",
        None => ": write it in words/locales or in the game's words",
    }
}

/// The ids and codes on a line of code: whatever can only be one.
fn said(line: &str) -> Vec<&str> {
    let pieces: Vec<&str> = line.split('"').collect();
    let pairs = pieces.chunks_exact(2).map(|pair| (pair[0], pair[1]));
    pairs.filter(|(before, text)| is_said(before, text)).map(|(_, text)| text).collect()
}

fn is_said(before: &str, text: &str) -> bool {
    let is_code =
        || text.split_once('/').is_some_and(|(game, rule)| words::games().any(|known| known == game) && is_id(rule));
    let is_sentence = || is_id(text) && (text.starts_with("terminal-") || is_spoken(before));
    is_code() || is_sentence()
}

/// Calls that take an id.
const SPEAKERS: [&str; 4] = ["Flaw::new(", "Problem::new(", "say(", "say_with("];

/// Whether this code ends within such a call, before the list of what to fill in.
fn is_spoken(before: &str) -> bool {
    SPEAKERS.iter().any(|call| before.rsplit_once(call).is_some_and(|(_, within)| !within.contains([')', '['])))
}

#[cfg(test)]
mod tests {
    use super::{File, check};

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    /// Words and code, in which `GAME` stands for a game of the house.
    fn house(code: &str) -> Vec<File> {
        let named = |text: &str| text.replace("GAME", words::games().next().unwrap());
        let said = named(r#"say("terminal-turn"); "GAME/rope"; "no-deal-due"; "web-yes"; "on"; "off""#);
        let words = "# yes = no\nterminal-turn = x\nGAME-rope = { $n ->\n    [one] a = b\n}\nno-deal-due = x\n";
        let locales = ["en", "fr", "ru"].map(|lang| file(&format!("games/go/words/{lang}/screen.ftl"), &named(words)));
        locales.into_iter().chain([file("table/src/a.rs", &named(code)), file("words/src/a.rs", &said)]).collect()
    }

    #[test]
    fn what_is_said_has_a_sentence() {
        assert_eq!(check(&house(r#"say(lang, "terminal-turn"); Flaw::new("no-deal-due"); "GAME/rope""#)), [""; 0]);
        assert_eq!(check(&house(r#"say(lang, "terminal-trun")"#)).len(), 1);
        assert_eq!(check(&house(r#"Flaw::new("no-deal")"#)).len(), 1);
        assert_eq!(check(&house(r#"words::say_with(lang, "yes", &[("count", 1.into())])"#)).len(), 1);
        assert_eq!(check(&house(r#"Self::Rope => "GAME/ropes","#)).len(), 1);
    }

    #[test]
    fn what_a_browser_says_is_what_it_fetches() {
        let mut house = house("");
        for lang in ["en", "fr", "ru"] {
            house.push(file(&format!("words/locales/{lang}/web.ftl"), "web-yes = x\n"));
        }
        house.push(file("apps/web/src/a.rs", r#"ctx.say("web-yes")"#));
        assert_eq!(check(&house), [""; 0]);
        house.push(file("apps/web/src/b.rs", r#"ctx.say("no-deal-due")"#));
        assert_eq!(check(&house).len(), 1);
        house.push(file("apps/web/src/page/home.rs", r#"ctx.say("web-yes")"#));
        assert_eq!(check(&house).len(), 2, "the first view does not wait for what tables say");
    }

    #[test]
    fn comments_tests_paths_and_blanks_say_nothing() {
        let filled_in = "words::say_with(lang, id, &[(\"names\", names)])";
        assert_eq!(check(&house(filled_in)), [""; 0]);
        let quiet = "// Flaw::new(\"x\")\ninclude_str!(\"GAME/a.toml\");\n#[cfg(test)]\nFlaw::new(\"x\")";
        assert_eq!(check(&house(quiet)), [""; 0]);
        let mut house = house("");
        house.push(file("games/go/rules/benches/go.rs", r#"bench("terminal-velocity")"#));
        assert_eq!(check(&house), [""; 0], "a benchmark speaks to nobody");
    }

    #[test]
    fn every_language_has_every_id() {
        let mut house = house("");
        house.push(file("words/locales/en/b.ftl", "on = on\n"));
        house.push(file("words/locales/ru/b.ftl", "off = x\non = x\n"));
        assert_eq!(check(&house).len(), 2);
    }
}
