//! A game more, laid out in a copy of the tree: with nothing else touched it is tidy, obeys the laws, is refereed, and
//! is played in the terminal and in the browser.

use super::lay_out;
use crate::metadata::Metadata;
use crate::run;
use anyhow::{Context, Result, ensure};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the game is called, as no game of the house will be. In two parts, since nothing outside its folder may name it.
const NAME: &str = concat!("tide", "-pool");

/// Where its house listens: the browser tests of the tree itself may run at the same time.
const PORT: &str = "8124";

/// Lays the game out and tries it.
pub(crate) fn run() -> Result<()> {
    let copy = Tree::copied()?;
    lay_out(&copy.0, NAME)?;
    copy.is_touched_nowhere_else()?;
    copy.xtask(&["tidy"])?;
    let rules = format!("{NAME}-rules");
    run::run(&mut copy.cargo(&["test", "--quiet", "--package", &rules, "--package", NAME, "--package", "catalog"]))?;
    // That builds the program too.
    copy.xtask(&["e2e", "--quick"])?;
    copy.is_refereed()?;
    copy.is_played_in_a_terminal()
}

/// A copy of the tree, with what others' crates were built to so far.
struct Tree(PathBuf);

impl Tree {
    fn copied() -> Result<Self> {
        let tree = Self(run::root().join("target/new-game"));
        fs::remove_dir_all(&tree.0).ok();
        let listed = ["ls-files", "--cached", "--others", "--exclude-standard"];
        for path in run::output(&mut run::program("git", &listed))?.lines() {
            let (from, to) = (run::root().join(path), tree.0.join(path));
            fs::create_dir_all(to.parent().expect("a file lies in a folder"))?;
            // What was deleted and not yet said so is listed still.
            if from.exists() {
                fs::copy(from, to)?;
            }
        }
        tree.borrow_builds()?;
        tree.git(&["init", "--quiet"])?;
        tree.git(&["add", "--all"])?;
        Ok(tree)
    }

    /// Links what was built of crates that are not ours: that takes long and is the same.
    fn borrow_builds(&self) -> Result<()> {
        let ours: Vec<String> = Metadata::read()?.packages.into_iter().map(|package| package.name).collect();
        for part in ["deps", "build", ".fingerprint"] {
            let (from, to) = (run::root().join("target/debug").join(part), self.0.join("target/debug").join(part));
            if from.is_dir() {
                link(&from, &to, &|name| !is_of(name, &ours))?;
            }
        }
        Ok(())
    }

    fn program(&self, name: &Path, args: &[&str]) -> Command {
        let mut command = Command::new(name);
        command.current_dir(&self.0).args(args).env("CARGO_TARGET_DIR", self.0.join("target"));
        command
    }

    /// Whatever is done here gives way to what else the machine does, such as timing browsers.
    fn cargo(&self, args: &[&str]) -> Command {
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
        let mut command = self.program(Path::new("nice"), &["-n", "19", &cargo]);
        command.args(args);
        command
    }

    fn git(&self, args: &[&str]) -> Result<String> {
        run::output(&mut self.program(Path::new("git"), args))
    }

    /// What a developer would run there.
    fn xtask(&self, args: &[&str]) -> Result<()> {
        run::run(self.cargo(&["xtask"]).args(args).env("NEW_GAME", NAME).env("PORT", PORT))
    }

    fn is_touched_nowhere_else(&self) -> Result<()> {
        let changed = self.git(&["status", "--porcelain", "--untracked-files=all"])?;
        let folder = format!("?? games/{NAME}/");
        // The lock file is cargo's.
        let others: Vec<&str> = changed
            .lines()
            .filter(|line| line.starts_with("??") || line.as_bytes()[1] == b'M')
            .filter(|line| !line.starts_with(&folder) && !line.ends_with(" Cargo.lock"))
            .collect();
        ensure!(others == ["AM games/catalog/Cargo.toml"], "a new game touches more than its line: {others:?}");
        let lines = self.git(&["diff", "--numstat", "games/catalog/Cargo.toml"])?;
        ensure!(lines.starts_with("1\t0\t"), "the catalog has more than a line more: {lines}");
        Ok(())
    }

    fn strandline(&self, args: &[&str], input: &str) -> Result<String> {
        let mut program = self.program(&self.0.join("target/debug/strandline"), args);
        let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        child.stdin.take().context("it is piped")?.write_all(input.as_bytes())?;
        let output = child.wait_with_output()?;
        let text = String::from_utf8(output.stdout)?;
        ensure!(output.status.success(), "strandline {} ended with {}:\n{text}", args.join(" "), output.status);
        Ok(text)
    }

    /// The umpire deals, answers for the bots, and ends it by the rules.
    fn is_refereed(&self) -> Result<()> {
        let new =
            format!("{{\"cmd\":\"new\",\"game\":\"{NAME}\",\"seats\":2,\"options\":{{\"rounds\":1}},\"seed\":1}}");
        let seat = |seat: u8| {
            [
                format!("{{\"cmd\":\"best\",\"seat\":{seat},\"level\":\"hatchling\"}}"),
                format!("{{\"cmd\":\"play\",\"seat\":{seat},\"move\":\"bid {seat}\"}}"),
            ]
            .join("\n")
        };
        let told = self.strandline(&["umpire"], &[new, seat(0), seat(1), String::new()].join("\n"))?;
        ensure!(!told.contains("\"ok\":false") && told.contains("\"over\""), "the umpire said:\n{told}");
        Ok(())
    }

    /// Whoever bids in each round comes to the end, in every language.
    fn is_played_in_a_terminal(&self) -> Result<()> {
        let input = "bid 1\n".repeat(3) + "quit\n";
        for lang in ["en", "fr", "ru"] {
            let told =
                self.strandline(&["--lang", lang, "play", NAME, "--seats", "me,kraken", "--seed", "1"], &input)?;
            ensure!(!told.contains(&format!("{NAME}-")), "a sentence is missing in {lang}:\n{told}");
            let rules = self.strandline(&["--lang", lang, "rules", NAME], "")?;
            ensure!(rules.contains("rounds"), "the rules page of {lang} says:\n{rules}");
        }
        Ok(())
    }
}

/// Whether what was built, by its file's name, is of one of these packages.
fn is_of(name: &str, packages: &[String]) -> bool {
    let name = name.strip_prefix("lib").unwrap_or(name).replace('_', "-");
    packages.iter().any(|package| name.strip_prefix(package.as_str()).is_some_and(|rest| rest.starts_with('-')))
}

/// Links every file below a folder into another, of those whose name is wanted.
fn link(from: &Path, to: &Path, wanted: &dyn Fn(&str) -> bool) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if !name.to_str().is_some_and(wanted) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            link(&entry.path(), &to.join(&name), &|_| true)?;
        } else {
            fs::hard_link(entry.path(), to.join(&name))?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::is_of;

    #[test]
    fn what_was_built_of_ours_is_known_by_its_name() {
        let ours = ["any-game".to_owned(), "wire".to_owned()];
        for name in ["libany_game-0a1b.rlib", "any-game-0a1b", "wire-0a1b.d"] {
            assert!(is_of(name, &ours), "{name}");
        }
        for name in ["libserde-0a1b.rlib", "wiremock-0a1b"] {
            assert!(!is_of(name, &ours), "{name}");
        }
    }
}
