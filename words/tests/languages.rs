//! The three languages say the same things: held for every file, those of the games included.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use words::{Lang, say, say_with};

/// What each message of a file has to be told, by the message's id.
type Blanks = BTreeMap<String, BTreeSet<String>>;

#[test]
fn every_file_reads_without_a_flaw() {
    for path in all_files() {
        let text = fs::read_to_string(&path).unwrap();
        let flaws = parser::parse(text.as_str()).err().map(|(_, flaws)| flaws);
        assert_eq!(flaws, None, "{}", path.display());
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_blanks() {
    for name in file_names(Lang::En) {
        let english = blanks(Lang::En, &name);
        for lang in [Lang::Fr, Lang::Ru] {
            assert_eq!(english, blanks(lang, &name), "{name} in en and in {lang}");
        }
    }
}

#[test]
fn no_id_is_given_twice() {
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for name in file_names(lang) {
            let text = text(lang, &name);
            let ids = entries(&read(&text)).map(|(id, _)| id).collect::<Vec<_>>();
            assert!(ids.iter().all(|id| seen.insert(id.clone())), "{lang}/{name} repeats an id: {ids:?}");
        }
    }
}

#[test]
fn every_message_is_part_of_the_program() {
    for name in file_names(Lang::En) {
        for id in blanks(Lang::En, &name).into_keys() {
            assert!(words::knows(&id), "nobody can say {id}: is {name} named in src/texts.rs?");
        }
    }
}

#[test]
fn every_message_fills_in_without_an_error() {
    for lang in Lang::ALL {
        let bundle = strict_bundle(lang);
        for (id, blanks) in file_names(lang).iter().flat_map(|name| blanks(lang, name)) {
            for value in ["0", "1", "2", "5", "21"].map(FluentValue::try_number) {
                fill_in(&bundle, &id, &blanks, &value);
            }
        }
    }
}

/// Who did it, and nobody else, is named in an event: to themselves they are “you”.
#[test]
fn whoever_reads_of_themselves_is_you() {
    let mut told = 0;
    for lang in Lang::ALL {
        for (id, blanks) in file_names(lang).iter().flat_map(|name| blanks(lang, name)) {
            let doers: Vec<&str> = blanks.iter().filter_map(|blank| blank.strip_suffix("_name")).collect();
            let [doer] = doers[..] else { continue };
            let (name, who) = (format!("{doer}_name"), format!("{doer}_who"));
            assert!(blanks.contains(&who), "{id} in {lang} does not know who reads");
            let say = |reads: &'static str| say_with(lang, &id, &[(&name, "Zoe".into()), (&who, reads.into())]);
            assert!(say("other").contains("Zoe") && !say("you").contains("Zoe"), "{id} in {lang}: {}", say("you"));
            told += 1;
        }
    }
    assert!(told > 50, "{told}");
}

#[test]
fn counts_take_the_plural_of_their_language() {
    let count = |lang, n: i64| say_with(lang, "moves-count", &[("count", n.into())]);
    assert_eq!([0, 1, 2].map(|n| count(Lang::En, n)), ["0 moves", "1 move", "2 moves"]);
    assert_eq!([0, 1, 2].map(|n| count(Lang::Fr, n)), ["0 coup", "1 coup", "2 coups"]);
    let russian = [0, 1, 3, 5, 11, 21].map(|n| count(Lang::Ru, n));
    assert_eq!(russian, ["0 ходов", "1 ход", "3 хода", "5 ходов", "11 ходов", "21 ход"]);
}

#[test]
fn places_are_counted_as_people_count_them() {
    let place = |lang, rank: i64| say_with(lang, "place", &[("rank", rank.into())]);
    assert_eq!([1, 2, 3, 4].map(|rank| place(Lang::En, rank)), ["1st", "2nd", "3rd", "4th"]);
    assert_eq!([1, 2].map(|rank| place(Lang::Fr, rank)), ["1re", "2e"]);
    assert_eq!(place(Lang::Ru, 3), "3-е");
}

#[test]
fn help_keeps_its_columns_and_fits_eighty() {
    for lang in Lang::ALL {
        let help = say_with(lang, "terminal-help", &[("example", "c3-d3".into())]);
        let listed = help.lines().filter_map(|line| line.strip_prefix("  "));
        // Where what a word does begins, after the last of the blanks behind it.
        let column = |line: &str| {
            let (word, rest) = line.split_once("  ").expect("a word and what it does");
            word.chars().count() + rest.chars().take_while(|letter| *letter == ' ').count()
        };
        let columns: std::collections::BTreeSet<usize> = listed.map(column).collect();
        assert_eq!(columns.len(), 1, "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 80), "{help}");
    }
}

#[test]
fn an_unknown_id_comes_back_as_it_is() {
    assert_eq!(say(Lang::Fr, "no-such-sentence"), "no-such-sentence");
    assert_eq!(words::rule(Lang::Ru, "chess/castling"), "chess-castling");
    assert!(!words::knows("chess/castling"));
}

#[test]
fn a_voice_speaks_english_unless_told_otherwise() {
    let speak = |lang| words::speak(lang, "bad-notation", &[("text", "c3".into())]);
    assert!(speak("").starts_with("“c3” is not a move"));
    assert_eq!(speak("de"), speak("en"));
    assert!(speak("fr-CA").starts_with("«\u{a0}c3\u{a0}» n’est pas un coup"));
    assert!(speak("ru").starts_with("«c3»\u{a0}— не ход"));
}

fn fill_in(bundle: &FluentBundle<FluentResource>, id: &str, blanks: &BTreeSet<String>, value: &FluentValue<'_>) {
    let args: FluentArgs<'_> = blanks.iter().map(|blank| (blank.as_str(), value.clone())).collect();
    let pattern = bundle.get_message(id).and_then(|message| message.value()).unwrap();
    let mut errors = Vec::new();
    bundle.format_pattern(pattern, Some(&args), &mut errors);
    assert!(errors.is_empty(), "{id} in {:?}: {errors:?}", bundle.locales);
}

/// A bundle of our own over the same files, since the crate's own door hides errors from people.
fn strict_bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.code().parse().unwrap()]);
    bundle.add_builtins().unwrap();
    for function in ["NTH", "DE"] {
        bundle.add_function(function, |values, _| values[0].clone()).unwrap();
    }
    for name in file_names(lang) {
        bundle.add_resource(FluentResource::try_new(text(lang, &name)).unwrap()).unwrap();
    }
    bundle
}

/// The folders in which files of sentences lie: that of what belongs to no game, and one a game.
fn folders(lang: Lang) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let of_games = words::games().map(|game| root.join("../games").join(game).join("words").join(lang.code()));
    of_games.chain([root.join("locales").join(lang.code())]).collect()
}

fn all_of(lang: Lang) -> impl Iterator<Item = PathBuf> {
    let files = folders(lang).into_iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    files.map(|file| file.unwrap().path()).filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
}

/// Their names: paths with a blank for the language.
fn file_names(lang: Lang) -> BTreeSet<String> {
    let blank = |path: PathBuf| path.to_str().unwrap().replace(&format!("/{}/", lang.code()), "/*/");
    all_of(lang).map(blank).collect()
}

fn all_files() -> impl Iterator<Item = PathBuf> {
    Lang::ALL.into_iter().flat_map(all_of)
}

fn text(lang: Lang, name: &str) -> String {
    let path = name.replace("/*/", &format!("/{}/", lang.code()));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn read(text: &str) -> Resource<&str> {
    parser::parse(text).unwrap_or_else(|(readable, _)| readable)
}

fn blanks(lang: Lang, name: &str) -> Blanks {
    let text = text(lang, name);
    let mut all = Blanks::new();
    for (id, pattern) in entries(&read(&text)) {
        in_pattern(pattern, all.entry(id).or_default());
    }
    all
}

fn entries<'a, 'b>(resource: &'b Resource<&'a str>) -> impl Iterator<Item = (String, &'b Pattern<&'a str>)> {
    resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), message.value.as_ref()?)),
        _ => None,
    })
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, found);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}
