//! `cargo xtask new-game NAME`: a small complete game, laid out to be made into another.

pub(crate) mod trial;

use crate::metadata::Metadata;
use crate::run;
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::{Path, PathBuf};

/// The game that is laid out, under a name that no game has.
const TEMPLATE: &str = "xtask/new-game/game";
/// Where the games of the house are listed.
const CATALOG: &str = "games/catalog/Cargo.toml";

/// A name as code and people write it.
struct Name {
    /// As programs call the game: `some-game`.
    kebab: String,
}

impl Name {
    fn read(text: &str) -> Result<Self> {
        let word = |word: &str| {
            word.starts_with(|first: char| first.is_ascii_lowercase())
                && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        };
        ensure!(
            text.len() <= 40 && text.split('-').all(word),
            "{text:?} cannot be a game's name: small letters and digits, with hyphens between words, such as some-game"
        );
        Ok(Self { kebab: text.to_owned() })
    }

    fn capitalised(&self, between: &str) -> String {
        let words = self.kebab.split('-').map(|word| word[..1].to_uppercase() + &word[1..]);
        words.collect::<Vec<_>>().join(between)
    }

    /// A text of the template with this name in the place of its own.
    fn fill(&self, text: &str) -> String {
        text.replace("newgame_rules", &format!("{}_rules", self.kebab.replace('-', "_")))
            .replace("newgame", &self.kebab)
            .replace("NewGame", &self.capitalised(""))
            .replace("New Game", &self.capitalised(" "))
    }
}

/// Lays out a game of this name in the house and says what now can be done.
pub(crate) fn run(name: &str) -> Result<()> {
    lay_out(run::root(), name)?;
    println!("games/{name} is a game of the house now: `cargo xtask play {name}`. docs/adding-a-game.md goes on.");
    Ok(())
}

/// Lays out a game of this name in a tree and lists it.
fn lay_out(tree: &Path, name: &str) -> Result<()> {
    let name = Name::read(name)?;
    let folder = tree.join("games").join(&name.kebab);
    let taken = Metadata::read()?.packages.iter().any(|package| package.name == name.kebab);
    ensure!(!taken && !folder.exists(), "{} is taken: choose another name", name.kebab);
    for file in files(&tree.join(TEMPLATE))? {
        let to = folder.join(&file);
        fs::create_dir_all(to.parent().expect("a file lies in a folder"))?;
        fs::write(&to, name.fill(&fs::read_to_string(tree.join(TEMPLATE).join(&file))?))?;
    }
    list(&tree.join(CATALOG), &name.kebab)?;
    let rules = format!("{}-rules", name.kebab);
    run::run(run::cargo(&["fmt", "--package", &name.kebab, "--package", &rules]).current_dir(tree))
}

/// Every file below a folder, seen from it.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(folder.join(&inner)).with_context(|| format!("{}", folder.display()))? {
            let entry = entry?;
            let path = inner.join(entry.file_name());
            if entry.file_type()?.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    Ok(found)
}

/// Adds the game's line to the catalog, where its name comes in order.
fn list(catalog: &Path, name: &str) -> Result<()> {
    let listed = listed(&fs::read_to_string(catalog)?, name).with_context(|| format!("{CATALOG} lists no games"))?;
    Ok(fs::write(catalog, listed)?)
}

fn listed(catalog: &str, name: &str) -> Option<String> {
    let is_game = |line: &&str| line.contains(" = { path = \"../");
    let before = catalog.lines().filter(is_game).find(|line| *line > name);
    let line = format!("{name} = {{ path = \"../{name}\" }}\n");
    let at = if let Some(next) = before {
        catalog.find(next)?
    } else {
        let last = catalog.lines().rfind(is_game)?;
        catalog.find(last)? + last.len() + 1
    };
    Some([&catalog[..at], &line, &catalog[at..]].concat())
}

#[cfg(test)]
mod tests {
    use super::{Name, listed};

    #[test]
    fn a_name_is_written_as_code_and_people_write_it() {
        let name = Name::read("some-game").unwrap();
        let filled = name.fill("newgame-rules newgame_rules newgame/most NewGame::new New Game");
        assert_eq!(filled, "some-game-rules some_game_rules some-game/most SomeGame::new Some Game");
    }

    #[test]
    fn what_cannot_be_a_name_is_refused() {
        for text in ["", "Tide", "tide_pool", "-tide", "tide--pool", "2tides", "../x", "прилив"] {
            assert!(Name::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_game_is_listed_where_its_name_comes() {
        let catalog = "[dependencies]\ncoral = { path = \"../coral\" }\nkelp = { path = \"../kelp\" }\n# Others.\n";
        let at = |name: &str| listed(catalog, name).unwrap().lines().position(|line| line.starts_with(name));
        assert_eq!((at("anemone"), at("dunes"), at("tide")), (Some(1), Some(2), Some(3)));
    }
}
