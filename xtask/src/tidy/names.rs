//! Whether a game is named where only its folder should know it.
//!
//! A game of the house is a folder and a line of the catalog. Whatever else names it would have to be changed for the
//! next game too.

use super::files::File;
use std::collections::BTreeSet;

/// The list of games, a line each.
const CATALOG: &str = "games/catalog/Cargo.toml";
/// What people read or do names games, and so does what cargo wrote.
const MAY_NAME: [&str; 8] =
    ["docs/", "e2e/", ".github/", "README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "Cargo.lock"];

struct Game<'a> {
    /// As its folder and programs call it: `some-game`.
    name: &'a str,
    /// As people read it, in English.
    title: Option<&'a str>,
}

/// Every file that names a game and is not of it.
pub(crate) fn check(files: &[File]) -> Vec<String> {
    let games = games(files);
    let others = files.iter().filter(|file| !may_name(&file.path));
    others.flat_map(|file| games.iter().filter_map(|game| check_file(file, game))).collect()
}

/// The folders of `games/` that have rules.
fn games(files: &[File]) -> Vec<Game<'_>> {
    let names: BTreeSet<&str> = files.iter().filter_map(|file| folder_of(file, "rules")).collect();
    names.into_iter().map(|name| Game { name, title: title(files, name) }).collect()
}

/// The game that a file lies in a certain folder of.
fn folder_of<'a>(file: &'a File, below: &str) -> Option<&'a str> {
    let mut parts = file.path.strip_prefix("games/")?.split('/');
    let name = parts.next()?;
    (parts.next()? == below).then_some(name)
}

/// What the game's English words call it.
fn title<'a>(files: &'a [File], name: &str) -> Option<&'a str> {
    let (folder, id) = (format!("games/{name}/words/en/"), format!("game-{name} = "));
    let mut lines = files.iter().filter(|file| file.path.starts_with(&folder)).flat_map(|file| file.text.lines());
    lines.find_map(|line| line.strip_prefix(&id))
}

fn may_name(path: &str) -> bool {
    MAY_NAME.iter().any(|start| path.starts_with(start)) || is_of_earlier_versions(path)
}

/// Data that earlier versions wrote, kept to show that it is still read.
fn is_of_earlier_versions(path: &str) -> bool {
    let kept = path.strip_prefix("apps/").and_then(|path| path.split_once("/tests/"));
    kept.is_some_and(|(_, file)| file.starts_with("old-") || file.starts_with("kept/"))
}

fn check_file(file: &File, game: &Game<'_>) -> Option<String> {
    let Game { name, .. } = game;
    if file.path.starts_with(&format!("games/{name}/")) {
        return None;
    }
    let listed = format!("{name} = {{ path = \"../{name}\" }}");
    let forms = forms(game, &file.path);
    let is_finding =
        |line: &&str| !(file.path == CATALOG && **line == listed) && forms.iter().any(|form| has(line, form));
    let (number, line) = file.text.lines().enumerate().find(|(_, line)| is_finding(line))?;
    Some(format!(
        "{}:{} names the game {name}: {:?}. Ask it of the game, or move it into games/{name}.",
        file.path,
        number + 1,
        line.trim()
    ))
}

/// How a game is named beyond doubt. What stands in quotes may be another game's own word, such as a piece of it.
fn forms(Game { name, title }: &Game<'_>, path: &str) -> Vec<String> {
    let package = name.replace('-', "_");
    let mut forms = vec![
        format!("/{name}"),
        format!("{name}/"),
        format!("{name}-rules"),
        format!("{package}_rules"),
        format!("{package}::"),
        format!("::{}", in_camel_case(name)),
    ];
    forms.extend(title.map(str::to_owned));
    if !path.starts_with("games/") {
        forms.extend(['"', '\'', '`'].map(|quote| format!("{quote}{name}{quote}")));
    }
    forms
}

fn in_camel_case(name: &str) -> String {
    name.split('-').map(|word| word[..1].to_uppercase() + &word[1..]).collect()
}

/// Whether a line has a form as a word, not within a longer one.
fn has(line: &str, form: &str) -> bool {
    let within =
        |beside: Option<char>, edge: Option<char>| beside.is_some_and(is_letter) && edge.is_some_and(is_letter);
    line.match_indices(form).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + form.len()..]);
        !within(before.chars().next_back(), form.chars().next())
            && !within(after.chars().next(), form.chars().next_back())
    })
}

fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || c == '-' || c == '_'
}

#[cfg(test)]
mod tests {
    use super::{File, check};

    fn file(path: &str, text: &str) -> File {
        File { path: path.into(), text: text.into() }
    }

    /// Two games and one more file: how often it names one of them.
    fn findings(path: &str, text: &str) -> usize {
        check(&[
            file("games/rock-pool/rules/src/lib.rs", ""),
            file("games/rock-pool/words/en/game.ftl", "# The name.\ngame-rock-pool = The Pool\n"),
            file("games/shells/rules/src/lib.rs", ""),
            file("games/shells/words/en/game.ftl", "game-shells = Shells!\n"),
            file("games/catalog/src/lib.rs", ""),
            file(path, text),
        ])
        .len()
    }

    #[test]
    fn a_game_is_found_however_it_is_named() {
        for text in [
            r#"start("rock-pool")"#,
            "such as `rock-pool`",
            "class='rock-pool'",
            "see games/rock-pool",
            "path = \"../rock-pool\"",
            r#""rock-pool/too-deep""#,
            "rock-pool-rules.workspace = true",
            "use rock_pool_rules::Pool;",
            "rock_pool::Title",
            "GameId::RockPool",
            "<p>The Pool</p>",
            "Shells! is a game",
            "`shells`",
        ] {
            assert_eq!(findings("table/src/a.rs", text), 1, "{text}");
        }
    }

    #[test]
    fn plain_words_and_longer_names_are_no_games() {
        for text in [
            "shells on the beach",
            "Shells are dealt",
            "seashells/a",
            "The Pools",
            "GameId::Shellsort",
            "games/shells-two",
        ] {
            assert_eq!(findings("table/src/a.rs", text), 0, "{text}");
        }
    }

    #[test]
    fn a_file_is_found_once_for_each_game_it_names() {
        assert_eq!(findings("table/src/a.rs", "`shells`\n`shells` `rock-pool`"), 2);
    }

    #[test]
    fn its_folder_and_what_people_read_may_name_a_game() {
        for path in [
            "games/shells/LAW.md",
            "docs/bots.md",
            "README.md",
            "e2e/a.mjs",
            "apps/web/tests/kept/a.json",
            "apps/cli/tests/old-records/a",
        ] {
            assert_eq!(findings(path, "`shells`"), 0, "{path}");
        }
        assert_eq!(findings("apps/web/tests/kept.rs", "`shells`"), 1);
    }

    #[test]
    fn the_catalog_lists_a_game_and_says_no_more_of_it() {
        assert_eq!(findings("games/catalog/Cargo.toml", "shells = { path = \"../shells\" }\n"), 0);
        assert_eq!(findings("games/catalog/Cargo.toml", "x = { path = \"../shells/rules\" }\n"), 1);
        assert_eq!(findings("Cargo.toml", "shells = { path = \"games/shells\" }\n"), 1);
    }

    #[test]
    fn one_game_s_pieces_may_be_called_as_another_game_is_but_it_does_not_know_it() {
        assert_eq!(findings("games/rock-pool/rules/src/deal.rs", r#"json!({ "shells": 3 })"#), 0);
        assert_eq!(findings("games/rock-pool/lib.rs", "use shells::Title;"), 1);
    }
}
