//! Who may depend on whom: the workspace, held against the table of rooms in `ARCHITECTURE.md`.
//!
//! The table is read, not repeated here, so the page and the check cannot part.

use crate::metadata::{Dependency, Metadata, Package};
use crate::run;
use anyhow::{Context, Result, ensure};
use std::fs;

const PAGE: &str = "ARCHITECTURE.md";

/// A row of the table: `` | `apps/lab` (planned) | matches | `games/catalog`, `bots` | ``.
#[derive(Debug, PartialEq)]
struct Room {
    /// Its folders, seen from the root; `*` stands for any one folder.
    folders: Vec<String>,
    /// Not built yet.
    planned: bool,
    /// Others may have it for their tests only.
    tests_only: bool,
    /// What it may depend on: folders, `./rules` for one below its own, and for pure rooms the crates of others
    /// too. `None` is anything.
    may: Option<Vec<String>>,
}

/// What is wrong between the rooms.
pub(crate) fn check() -> Result<Vec<String>> {
    let page = fs::read_to_string(run::root().join(PAGE)).with_context(|| format!("cannot read {PAGE}"))?;
    let rooms = read_table(&page);
    ensure!(!rooms.is_empty(), "{PAGE} has no table of rooms");
    let packages = Metadata::read()?.packages;
    let mut findings: Vec<String> = packages.iter().flat_map(|package| check_package(package, &rooms)).collect();
    findings.extend(packages.iter().flat_map(check_sources));
    findings.extend(empty_rooms(&rooms, &packages));
    Ok(findings)
}

/// The rows whose first cell begins with a name in backticks.
fn read_table(page: &str) -> Vec<Room> {
    page.lines().filter_map(|line| line.strip_prefix("| `")?.strip_suffix(" |").map(read_row)).collect()
}

fn read_row(row: &str) -> Room {
    let cells: Vec<&str> = row.split(" | ").collect();
    let (first, last) = (format!("`{}", cells[0]), cells[cells.len() - 1]);
    let anything = last.starts_with("anything");
    Room {
        folders: names(&first),
        planned: first.contains("(planned)"),
        tests_only: first.contains("(tests only)"),
        may: (!anything).then(|| names(last)),
    }
}

/// What stands in backticks.
fn names(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

/// The row of a folder: that of its own name before one that is meant for many.
fn room<'a>(rooms: &'a [Room], folder: &str) -> Option<&'a Room> {
    let named = |fits: fn(&str, &str) -> bool| {
        rooms.iter().find(move |room| room.folders.iter().any(|name| fits(name, folder)))
    };
    named(|name, folder| name == folder).or_else(|| named(matches))
}

/// Whether a folder is meant by a name in which `*` stands for any one folder.
fn matches(name: &str, folder: &str) -> bool {
    let (names, parts) = (name.split('/'), folder.split('/'));
    names.clone().count() == parts.clone().count() && names.zip(parts).all(|(name, part)| name == "*" || name == part)
}

/// Whether this is the contract or a game's rules, which know nobody.
fn is_pure(folder: &str) -> bool {
    folder == "kernel" || matches("games/*/rules", folder)
}

fn check_package(package: &Package, rooms: &[Room]) -> Vec<String> {
    let folder = package.folder();
    let Some(room) = room(rooms, &folder) else {
        return vec![format!(
            "{folder} is not in the table of rooms in {PAGE}: add a row that says what lives there and what it may depend on."
        )];
    };
    let real = package.dependencies.iter().filter(|dependency| !dependency.is_dev());
    let mut findings: Vec<String> =
        real.filter_map(|dependency| check_dependency(&folder, room, dependency, rooms)).collect();
    if room.planned {
        findings.push(format!("{folder} exists: take \"(planned)\" off its row in {PAGE}."));
    }
    findings
}

fn check_dependency(folder: &str, from: &Room, on: &Dependency, rooms: &[Room]) -> Option<String> {
    let Some(target) = on.folder() else { return check_foreign(folder, from, &on.name) };
    if room(rooms, &target).is_some_and(|room| room.tests_only) {
        return Some(format!("{folder} depends on {target}, which is for tests: make it a dev-dependency."));
    }
    (!allows(from, folder, &target)).then(|| {
        format!(
            "{folder} depends on {target}, and its row in {PAGE} does not allow that. Move what it needs to a room that both \
             may know, or hand it in from above."
        )
    })
}

/// The rules depend on no crate of others but those their row names: that keeps them pure.
fn check_foreign(folder: &str, from: &Room, name: &str) -> Option<String> {
    (is_pure(folder) && !allows(from, folder, name)).then(|| {
        format!("{folder} depends on {name}: the rules are pure and know no crate but those their row in {PAGE} names.")
    })
}

fn allows(room: &Room, folder: &str, target: &str) -> bool {
    let Some(may) = &room.may else { return true };
    may.iter().any(|name| match name.strip_prefix("./") {
        Some(below) => target.strip_prefix(folder).and_then(|rest| rest.strip_prefix('/')) == Some(below),
        None => matches(name, target),
    })
}

/// What every package, and every package of the rules, says of itself.
fn check_sources(package: &Package) -> Vec<String> {
    let folder = package.folder();
    let holds = |file: &str, text: &str| {
        fs::read_to_string(run::root().join(&folder).join(file)).is_ok_and(|content| content.contains(text))
    };
    let mut findings = Vec::new();
    // Where unsafe code cannot be forbidden it is denied, and each exception gives its reason.
    if !holds("Cargo.toml", "[lints]\nworkspace = true") && !holds("Cargo.toml", "unsafe_code = \"deny\"") {
        findings.push(format!(
            "{folder}/Cargo.toml does not keep the workspace's lints: add `[lints]` with `workspace = true`."
        ));
    }
    if is_pure(&folder) && !holds("src/lib.rs", "#![no_std]") {
        findings
            .push(format!("{folder}/src/lib.rs is not `#![no_std]`: the rules have no clock, no files, no threads."));
    }
    findings
}

fn empty_rooms(rooms: &[Room], packages: &[Package]) -> Vec<String> {
    let built: Vec<String> = packages.iter().map(Package::folder).collect();
    let promised = rooms.iter().filter(|room| !room.planned).flat_map(|room| &room.folders);
    let promised = promised.filter(|folder| !folder.contains('*'));
    let empty = promised.filter(|folder| !built.contains(folder) && !run::root().join(folder).is_dir());
    empty
        .map(|folder| {
            format!("{PAGE} has a room {folder} that does not exist: build it, or write \"(planned)\" behind its name.")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Room, check_dependency, check_foreign, read_table, room};
    use crate::metadata::Dependency;
    use crate::run;

    const PAGE: &str = "\
| folder | what lives there | may depend on |
|---|---|---|
| `kernel` | the contract | nothing but `serde` |
| `games/*/rules` | a game: `view`, `play` | `kernel`, `serde` |
| `apps/lab` (planned) | matches | `games/catalog`, `bots` |
| `testkit` (tests only) | the laws | `kernel` |
| `xtask` | this | anything |
| `games/*` | all of a game | `bots`, `./rules` |
| `games/catalog` | the list | `games/*` |
";

    fn on(folder: &str) -> Dependency {
        let path = run::root().join(folder);
        serde_json::from_value(serde_json::json!({"name": "x", "kind": null, "path": path})).unwrap()
    }

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn the_table_is_read_as_people_read_it() {
        let rooms = read_table(PAGE);
        let rules = Room {
            folders: names(&["games/*/rules"]),
            planned: false,
            tests_only: false,
            may: Some(names(&["kernel", "serde"])),
        };
        assert_eq!(rooms.len(), 7);
        assert_eq!(room(&rooms, "games/go/rules"), Some(&rules));
        assert_eq!(room(&rooms, "games/catalog"), Some(&rooms[6]), "its own row, though the one before would fit");
        assert!(rooms[2].planned && rooms[3].tests_only && rooms[4].may.is_none());
    }

    #[test]
    fn a_dependency_must_be_in_the_row() {
        let rooms = read_table(PAGE);
        let finds =
            |folder: &str, target: &str| check_dependency(folder, room(&rooms, folder).unwrap(), &on(target), &rooms);
        assert_eq!(finds("games/go/rules", "kernel"), None);
        assert_eq!((finds("games/go", "games/go/rules"), finds("games/catalog", "games/go")), (None, None));
        assert!(finds("games/go", "games/chess/rules").unwrap().contains("does not allow"));
        assert!(finds("games/go/rules", "bots").is_some() && finds("kernel", "bots").is_some());
        assert!(finds("xtask", "testkit").unwrap().contains("dev-dependency"));
    }

    #[test]
    fn the_rules_know_no_foreign_crate_but_serde() {
        let rooms = read_table(PAGE);
        assert_eq!(check_foreign("kernel", &rooms[0], "serde"), None);
        assert!(check_foreign("kernel", &rooms[0], "rand").is_some());
        assert!(check_foreign("games/go/rules", &rooms[1], "rand").is_some());
        assert_eq!(check_foreign("games/go", &rooms[5], "rand"), None);
    }
}
