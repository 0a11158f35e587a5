//! Gathers the files of sentences and the rules pages: those that belong to no game, and those in the games' folders.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

const LANGUAGES: [&str; 3] = ["en", "fr", "ru"];

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=locales");
    println!("cargo:rerun-if-changed=../games");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let games = games(&root.join("../games"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("texts.rs"), texts(&root, &games)).expect("cargo made the folder");
    fs::write(out.join("pages.rs"), pages(&games)).expect("cargo made the folder");
}

/// The folders of games that have words, by name.
fn games(folder: &Path) -> Vec<(String, PathBuf)> {
    names(folder)
        .into_iter()
        .map(|name| (name.clone(), folder.join(name).join("words")))
        .filter(|(_, words)| words.is_dir())
        .collect()
}

/// What lies in a folder, sorted.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<String> = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok()).collect();
    names.sort();
    names
}

/// The files of sentences in a folder of a language, without their ending.
fn sentences(folder: &Path) -> Vec<String> {
    names(folder).iter().filter_map(|name| name.strip_suffix(".ftl").map(str::to_owned)).collect()
}

/// Each file's name, such as `web` or `some-game/board`, and where it lies by language.
fn files(root: &Path, games: &[(String, PathBuf)]) -> Vec<(String, [PathBuf; 3])> {
    let common = sentences(&root.join("locales/en")).into_iter().map(|name| {
        let path = |lang| root.join("locales").join(lang).join(format!("{name}.ftl"));
        (name.clone(), LANGUAGES.map(path))
    });
    let of_games = games.iter().flat_map(|(game, words)| {
        sentences(&words.join("en")).into_iter().map(move |name| {
            let path = |lang| words.join(lang).join(format!("{name}.ftl"));
            (format!("{game}/{name}"), LANGUAGES.map(path))
        })
    });
    common.chain(of_games).collect()
}

fn texts(root: &Path, games: &[(String, PathBuf)]) -> String {
    let mut rows = String::new();
    for (name, paths) in files(root, games) {
        writeln!(rows, "    ({name:?}, [{}]),", included(&paths)).expect("a string takes all");
    }
    format!(
        "/// Every file of sentences: its name, and its text by language.\nconst FILES: &[(&str, [&str; 3])] = &[\n{rows}];\n"
    )
}

fn pages(games: &[(String, PathBuf)]) -> String {
    let mut rows = String::new();
    for (game, words) in games {
        let paths = LANGUAGES.map(|lang| words.join(lang).join("rules.md"));
        writeln!(rows, "    ({game:?}, [{}]),", included(&paths)).expect("a string takes all");
    }
    format!("/// The rules page of every game, by language.\nconst PAGES: &[(&str, [&str; 3])] = &[\n{rows}];\n")
}

fn included(paths: &[PathBuf; 3]) -> String {
    let literal = |path: &PathBuf| format!("{:?}", path.to_str().expect("the checkout's path is text"));
    paths.each_ref().map(|path| format!("include_str!({})", literal(path))).join(", ")
}
