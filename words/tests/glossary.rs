//! One thing has one name: what the glossaries rule out is in no sentence and on no rules page of that language.

use std::fs;
use std::path::{Path, PathBuf};
use words::Lang;

/// A term in one language: what it is called, and what it is not.
struct Term {
    name: String,
    not: Vec<Ruled>,
}

/// What is ruled out, and the phrases in which it may stand all the same.
struct Ruled {
    phrase: Vec<String>,
    allowed: Vec<Vec<String>>,
}

#[test]
fn every_glossary_names_each_thing_in_every_language() {
    for path in glossaries() {
        for lang in Lang::ALL {
            let terms = terms(&path, lang);
            assert!(terms.len() >= 5, "{} has {} terms in {lang}", path.display(), terms.len());
            assert!(terms.iter().all(|term| !term.name.is_empty()), "{} leaves a word open in {lang}", path.display());
        }
    }
}

#[test]
fn no_sentence_and_no_rules_page_calls_a_thing_by_another_name() {
    let mut found = Vec::new();
    for lang in Lang::ALL {
        let table = terms(&root().join("GLOSSARY.md"), lang);
        found.extend(texts(&root().join("locales").join(lang.code())).iter().flat_map(|text| wrong(text, &table)));
        for game in words::games() {
            let own = terms(&of_game(game).join("GLOSSARY.md"), lang);
            let texts = texts(&of_game(game).join(lang.code()));
            found.extend(texts.iter().flat_map(|text| wrong(text, &table).into_iter().chain(wrong(text, &own))));
        }
    }
    assert!(found.is_empty(), "{} wrong words:\n{}", found.len(), found.join("\n"));
}

#[test]
fn a_word_is_found_whatever_its_ending_unless_it_is_allowed() {
    let ruled = read_ruled("nulle [nulle part], grand* crabe*");
    let term = [Term { name: "x".into(), not: ruled }];
    let count = |line: &str| wrong(&Text { place: "here".into(), lines: vec![(1, line.into())] }, &term).len();
    assert_eq!(count("une partie nulle"), 1);
    assert_eq!(count("ne va nulle part"), 0);
    assert_eq!(count("Nulle part, et une nulle."), 1);
    assert_eq!(count("deux grands crabes, l’annulle"), 1);
}

/// A text, and where it stands.
struct Text {
    place: String,
    lines: Vec<(usize, String)>,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn of_game(game: &str) -> PathBuf {
    root().join("../games").join(game).join("words")
}

fn glossaries() -> Vec<PathBuf> {
    let of_games = words::games().map(|game| of_game(game).join("GLOSSARY.md"));
    of_games.chain([root().join("GLOSSARY.md")]).collect()
}

/// The terms of a glossary in one language: the rows of its table.
fn terms(path: &Path, lang: Lang) -> Vec<Term> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let rows = text.lines().filter(|line| line.starts_with("| ")).skip(1);
    let cells = rows.map(|row| row.split('|').map(str::trim).skip(1).collect::<Vec<_>>());
    let at = 1 + 2 * lang as usize;
    cells.map(|cells| Term { name: cells[at].to_owned(), not: read_ruled(cells[at + 1]) }).collect()
}

fn read_ruled(cell: &str) -> Vec<Ruled> {
    let read = |text: &str| {
        let mut parts = text.split(['[', ']']);
        let phrase = phrase(parts.next().unwrap_or_default());
        Ruled { phrase, allowed: parts.map(self::phrase).filter(|words| !words.is_empty()).collect() }
    };
    cell.split(',').filter(|text| !text.trim().is_empty()).map(read).collect()
}

/// The words of a text, in small letters; a `*` belongs to its word.
fn phrase(text: &str) -> Vec<String> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '*';
    text.to_lowercase().split(|letter| !is_part(letter)).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// What people read in a folder of a language.
fn texts(folder: &Path) -> Vec<Text> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let text = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let is_page = path.extension().is_some_and(|ending| ending == "md");
        let lines = if is_page { of_page(&text) } else { of_sentences(&text) };
        Text { place: path.display().to_string(), lines }
    };
    files.into_iter().map(text).collect()
}

/// The lines of a page without code, in which words are the notation's.
fn of_page(text: &str) -> Vec<(usize, String)> {
    let mut in_block = false;
    let line = |line: &str| {
        in_block ^= line.starts_with("```");
        let pieces = line.split('`').step_by(2).collect::<Vec<_>>().join(" x ");
        if in_block { String::new() } else { pieces }
    };
    text.lines().map(line).enumerate().map(|(at, line)| (at + 1, line)).collect()
}

/// The lines of a file of sentences without remarks, ids and what is filled in.
fn of_sentences(text: &str) -> Vec<(usize, String)> {
    let said = |line: &str| {
        let line = if line.starts_with(' ') { line } else { line.split_once(" =").map_or("", |(_, said)| said) };
        line.split(' ').filter(|word| !word.starts_with('$') && !word.contains('[')).collect::<Vec<_>>().join(" ")
    };
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    lines.map(|(at, line)| (at + 1, said(line))).collect()
}

/// Where a text calls something by a name that is ruled out.
fn wrong(text: &Text, terms: &[Term]) -> Vec<String> {
    let mut found = Vec::new();
    for (at, line) in &text.lines {
        let words = phrase(line);
        for term in terms {
            for ruled in term.not.iter().filter(|ruled| stands(&words, ruled)) {
                let Term { name, .. } = term;
                found.push(format!("{}:{at}: “{}” is called “{name}”: {line}", text.place, ruled.phrase.join(" ")));
            }
        }
    }
    found
}

/// Whether what is ruled out stands among these words, outside what is allowed.
fn stands(words: &[String], ruled: &Ruled) -> bool {
    let is_allowed = |at: usize| {
        let covers = |phrase: &Vec<String>| (0..phrase.len()).any(|back| at >= back && is_at(words, at - back, phrase));
        ruled.allowed.iter().any(covers)
    };
    (0..words.len()).any(|at| is_at(words, at, &ruled.phrase) && !is_allowed(at))
}

fn is_at(words: &[String], at: usize, phrase: &[String]) -> bool {
    let fits = |(word, wanted): (&String, &String)| match wanted.strip_suffix('*') {
        Some(beginning) => word.starts_with(beginning),
        None => word == wanted,
    };
    !phrase.is_empty() && at + phrase.len() <= words.len() && words[at..].iter().zip(phrase).all(fits)
}
