//! Who may depend on whom: the workspace, held against the table of rooms in `ARCHITECTURE.md`.
//!
//! The table is read, not repeated here, so the page and the check cannot part.

use crate::metadata::{Dependency, Metadata, Package};
use crate::run;
use anyhow::{Context, Result, ensure};
use std::fs;

const PAGE: &str = "ARCHITECTURE.md";

/// A row of the table: `` | `bots` (planned) | players | `rules/*` | ``.
#[derive(Debug, PartialEq)]
struct Room {
    /// Its folders, seen from the root.
    folders: Vec<String>,
    /// Not built yet.
    planned: bool,
    /// Others may have it for their tests only.
    tests_only: bool,
    /// What it may depend on: folders, `folder/*`, and for the rules the crates of others too.
    /// `None` is anything.
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

fn room<'a>(rooms: &'a [Room], folder: &str) -> Option<&'a Room> {
    rooms.iter().find(|room| room.folders.iter().any(|name| name == folder))
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
    (!allows(from, &target)).then(|| {
        format!(
            "{folder} depends on {target}, and its row in {PAGE} does not allow that. Move what it needs to a room that both \
             may know, or hand it in from above."
        )
    })
}

/// The rules depend on no crate of others but those their row names: that keeps them pure.
fn check_foreign(folder: &str, from: &Room, name: &str) -> Option<String> {
    (folder.starts_with("rules/") && !allows(from, name)).then(|| {
        format!("{folder} depends on {name}: the rules are pure and know no crate but those their row in {PAGE} names.")
    })
}

fn allows(room: &Room, target: &str) -> bool {
    let Some(may) = &room.may else { return true };
    may.iter().any(|name| match name.strip_suffix('*') {
        Some(start) => target.starts_with(start),
        None => target == name,
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
    if folder.starts_with("rules/") && !holds("src/lib.rs", "#![no_std]") {
        findings
            .push(format!("{folder}/src/lib.rs is not `#![no_std]`: the rules have no clock, no files, no threads."));
    }
    findings
}

fn empty_rooms(rooms: &[Room], packages: &[Package]) -> Vec<String> {
    let built: Vec<String> = packages.iter().map(Package::folder).collect();
    let promised = rooms.iter().filter(|room| !room.planned).flat_map(|room| &room.folders);
    let empty = promised.filter(|folder| !built.contains(folder) && !run::root().join(folder).is_dir());
    empty
        .map(|folder| {
            format!("{PAGE} has a room {folder} that does not exist: build it, or write \"(planned)\" behind its name.")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Room, allows, check_dependency, check_foreign, read_table};
    use crate::metadata::Dependency;
    use crate::run;

    const PAGE: &str = "\
| folder | what lives there | may depend on |
|---|---|---|
| `rules/kernel` | the contract | nothing but `serde` |
| `rules/crabs`, `rules/kraaw` | a game each: `view`, `play` | `rules/kernel`, `serde` |
| `bots` (planned) | players | `rules/*` |
| `testkit` (tests only) | the laws | `rules/kernel` |
| `xtask` | this | anything |
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
        let kraaw = Room {
            folders: names(&["rules/crabs", "rules/kraaw"]),
            planned: false,
            tests_only: false,
            may: Some(names(&["rules/kernel", "serde"])),
        };
        assert_eq!(rooms.len(), 5);
        assert_eq!(rooms[1], kraaw);
        assert!(rooms[2].planned && rooms[3].tests_only && rooms[4].may.is_none());
    }

    #[test]
    fn a_dependency_must_be_in_the_row() {
        let rooms = read_table(PAGE);
        let finds =
            |folder: &str, room: usize, target: &str| check_dependency(folder, &rooms[room], &on(target), &rooms);
        assert_eq!(finds("rules/crabs", 1, "rules/kernel"), None);
        assert!(finds("rules/crabs", 1, "rules/kraaw").unwrap().contains("does not allow"));
        assert!(finds("rules/kernel", 0, "bots").is_some());
        assert!(finds("xtask", 4, "testkit").unwrap().contains("dev-dependency"));
        assert!(allows(&rooms[2], "rules/kraaw") && !allows(&rooms[2], "table"));
    }

    #[test]
    fn the_rules_know_no_foreign_crate_but_serde() {
        let rooms = read_table(PAGE);
        assert_eq!(check_foreign("rules/kernel", &rooms[0], "serde"), None);
        assert!(check_foreign("rules/kernel", &rooms[0], "rand").is_some());
        assert_eq!(check_foreign("bots", &rooms[2], "rand"), None);
    }
}
