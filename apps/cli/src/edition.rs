//! Editions of Crabs! in TOML files: what is wrong with one is named by its line.

use anyhow::{Result, anyhow};
use editions::edition::EditionText;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use table::Problem;
use words::Lang;

/// An edition read from a file, not checked yet.
pub(crate) struct EditionFile {
    path: PathBuf,
    text: EditionText,
}

impl EditionFile {
    /// Reads the file as far as its keys and types go.
    pub(crate) fn read(path: &Path, lang: Lang) -> Result<Self> {
        let text = fs::read_to_string(path).map_err(|error| {
            let args = [("file", path.display().to_string().into()), ("detail", error.to_string().into())];
            anyhow!(words::say_with(lang, "terminal-cannot-read", &args))
        })?;
        let text = EditionText::read(text).map_err(|slip| anyhow!(located(path, slip.line, &slip.what, lang)))?;
        Ok(Self { path: path.to_owned(), text })
    }

    /// The edition as an option of the game.
    pub(crate) fn edition(&self) -> &Value {
        self.text.edition()
    }

    /// What is wrong with the game's options, by the file's line where it is about the edition.
    pub(crate) fn explain(&self, problem: &Problem, lang: Lang) -> String {
        let sentence = problem.sentence(words::speak, lang.code());
        match problem.details.iter().find(|(name, _)| *name == "place") {
            Some((_, place)) => located(&self.path, self.text.line_of(place), &sentence, lang),
            None => sentence,
        }
    }
}

fn located(path: &Path, line: Option<usize>, what: &str, lang: Lang) -> String {
    let file = ("file", path.display().to_string().into());
    match line {
        Some(line) => words::say_with(lang, "file-line", &[file, ("line", line.into()), ("what", what.into())]),
        None => words::say_with(lang, "file-whole", &[file, ("what", what.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::EditionFile;
    use serde_json::json;
    use std::fs;
    use table::{Dealer, Session};
    use words::Lang;

    const GOOD: &str = r#"name = "mine"
crabs = [
  { value = 1, cards = 20, premium = 2 },
  { value = 2, cards = 20, premium = 2 },
]
permit = [{ binding = 5, value = 1 }]
vendors = [
  { wants = [1], pay = 2 },
  { wants = [1, 1], pay = 4 },
  { wants = [1, 1, 2], pay = 7 },
  { wants = [1, 1, 2, 2], pay = 10 },
]
"#;

    /// What is said of a file with this text, or nothing where it can be played with.
    fn complaint(name: &str, text: &str) -> Option<String> {
        let path = std::env::temp_dir().join(format!("strandline-edition-{}-{name}.toml", std::process::id()));
        fs::write(&path, text).expect("the temporary folder can be written to");
        let file = match EditionFile::read(&path, Lang::En) {
            Ok(file) => file,
            Err(error) => return Some(error.to_string()),
        };
        let options = json!({ "edition": file.edition() });
        let problem = Session::new("crabs", 3, &options, Dealer::seeded(1)).err()?;
        Some(file.explain(&problem, Lang::En))
    }

    #[test]
    fn a_sound_file_can_be_played_with() {
        assert_eq!(complaint("good", GOOD), None);
    }

    #[test]
    fn what_is_wrong_is_named_by_file_and_line() {
        let cases = [
            ("value", GOOD.replace("value = 2, cards", "value = 7, cards"), 4),
            ("premium", GOOD.replace("cards = 20, premium = 2 },\n]", "cards = 1, premium = 2 },\n]"), 4),
            ("type", GOOD.replace("pay = 7", "pay = \"seven\""), 10),
            ("unknown", GOOD.replace("pay = 4", "pays = 4"), 9),
            ("wants", GOOD.replace("[1, 1, 2, 2]", "[1, 1, 2, 2, 2]"), 11),
            ("syntax", GOOD.replace("permit = [", "permit = "), 6),
            ("stack", GOOD.replace("  { wants = [1], pay = 2 },\n", ""), 7),
        ];
        for (name, text, line) in cases {
            let said = complaint(name, &text).unwrap_or_else(|| panic!("{name} was accepted"));
            assert!(said.contains(&format!("{name}.toml")), "{said}");
            assert!(said.contains(&format!("line {line}")), "{name}: {said}");
        }
    }

    #[test]
    fn a_file_that_is_not_there_is_said_so() {
        let missing = std::path::Path::new("/nowhere/edition.toml");
        let error = EditionFile::read(missing, Lang::En).err().expect("there is no such file").to_string();
        assert!(error.contains("/nowhere/edition.toml cannot be read"), "{error}");
    }
}
