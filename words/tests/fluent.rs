//! What we say is what Fluent says: every sentence of every file, filled in by us and by its own library.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use words::{Arg, Lang, say_with, typography};

/// Numbers that choose every form of our languages, and texts that sentences choose by.
const NUMBERS: [i64; 14] = [-1, 0, 1, 2, 3, 4, 5, 11, 12, 14, 21, 22, 101, 112];
const TEXTS: [&str; 7] = ["Ann", "Perle", "you", "other", "yes", "true", "L"];

#[test]
fn every_sentence_is_what_fluent_makes_of_it() {
    let mut compared = 0;
    for lang in Lang::ALL {
        let (bundle, files) = (bundle(lang), files(lang));
        for (id, blanks) in files.iter().flat_map(|file| messages(file)) {
            for arg in NUMBERS.map(Arg::from).into_iter().chain(TEXTS.map(Arg::from)) {
                let args: Vec<_> = blanks.iter().map(|blank| (blank.as_str(), arg.clone())).collect();
                assert_eq!(say_with(lang, &id, &args), fluent(&bundle, &id, &args), "{id} in {lang} with {arg:?}");
                compared += 1;
            }
            assert_eq!(say_with(lang, &id, &[]), fluent(&bundle, &id, &[]), "{id} in {lang} with nothing filled in");
        }
    }
    assert!(compared > 10_000, "{compared}");
}

fn fluent(bundle: &FluentBundle<FluentResource>, id: &str, args: &[(&str, Arg<'_>)]) -> String {
    let value = |arg: &Arg<'_>| match arg {
        Arg::Text(text) => FluentValue::from(text.to_string()),
        Arg::Number(number) => FluentValue::from(*number),
    };
    let args: FluentArgs<'_> = args.iter().map(|(name, arg)| (*name, value(arg))).collect();
    let pattern = bundle.get_message(id).and_then(|message| message.value()).unwrap();
    bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.code().parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.set_transform(Some(match lang {
        Lang::En => |text| typography::set(Lang::En, text),
        Lang::Fr => |text| typography::set(Lang::Fr, text),
        Lang::Ru => |text| typography::set(Lang::Ru, text),
    }));
    bundle.add_builtins().unwrap();
    bundle.add_function("NTH", move |values, named| called(lang, "NTH", values, named)).unwrap();
    bundle.add_function("DE", move |values, named| called(lang, "DE", values, named)).unwrap();
    for file in files(lang) {
        bundle.add_resource_overriding(FluentResource::try_new(file).unwrap());
    }
    bundle
}

/// Our own functions, written a second time.
fn called(lang: Lang, name: &str, values: &[FluentValue<'_>], named: &FluentArgs<'_>) -> FluentValue<'static> {
    let feminine = named.get("gender").is_some();
    match (name, &values[0]) {
        ("NTH", FluentValue::Number(number)) => nth(lang, number.value as i64, feminine).into(),
        ("NTH", FluentValue::String(text)) => text.to_string().into(),
        ("DE", FluentValue::String(text)) => de(text).into(),
        ("DE", FluentValue::Number(number)) => de(&number.as_string()).into(),
        _ => FluentValue::Error,
    }
}

fn nth(lang: Lang, number: i64, feminine: bool) -> String {
    let number = number.unsigned_abs();
    let ending = match (lang, number) {
        (Lang::En, 11..=13 | 111..=113) => "th",
        (Lang::En, _) => ["th", "st", "nd", "rd", "th", "th", "th", "th", "th", "th"][(number % 10) as usize],
        (Lang::Fr, 1) => ["er", "re"][usize::from(feminine)],
        (Lang::Fr, _) => "e",
        (Lang::Ru, _) => "",
    };
    format!("{number}{ending}")
}

fn de(name: &str) -> String {
    if name.starts_with(['A', 'o']) { format!("d’{name}") } else { format!("de {name}") }
}

/// Every file of sentences in a language, the games' included.
fn files(lang: Lang) -> Vec<String> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let games = fs::read_dir(root.join("games")).unwrap().map(|game| game.unwrap().path().join("words"));
    let folders = games.chain([root.join("words/locales")]).map(|folder| folder.join(lang.code()));
    let mut paths: Vec<PathBuf> = folders
        .filter(|folder| folder.is_dir())
        .flat_map(|folder| fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "ftl"))
        .collect();
    paths.sort();
    paths.iter().map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// The messages of a file, each with the blanks that it has.
fn messages(file: &str) -> Vec<(String, BTreeSet<String>)> {
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => {
            let mut blanks = BTreeSet::new();
            message.value.iter().for_each(|pattern| find(pattern, &mut blanks));
            Some((message.id.name.to_owned(), blanks))
        }
        _ => None,
    };
    parser::parse(file).unwrap().body.iter().filter_map(message).collect()
}

fn find(pattern: &Pattern<&str>, blanks: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => find_inline(inline, blanks),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                find_inline(selector, blanks);
                variants.iter().for_each(|variant| find(&variant.value, blanks));
            }
            PatternElement::TextElement { .. } => {}
        }
    }
}

fn find_inline(inline: &InlineExpression<&str>, blanks: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(blanks.insert(id.name.to_owned())),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|value| find_inline(value, blanks));
        }
        InlineExpression::StringLiteral { .. } => {}
        other => panic!("a part of Fluent that we do not speak: {other:?}"),
    }
}
