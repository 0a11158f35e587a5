//! `strandline rules GAME`: the rules page, or one section of it, in the reader's language.

mod columns;
mod typeset;

use crate::ending::Ending;
use crate::full_screen;
use crate::lines::{WIDTH, fitted, wrap};
use crate::options::{OptionArgs, Options};
use crate::out::Out;
use crate::play::game_named;
use catalog::{GameId, with_game};
use screen::Screen;
use std::io::Write;
use typeset::typeset;
use words::{Lang, RulesPart, rules_parts, say, say_with};

/// Which rules to show.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Which game.
    game: String,
    /// One section alone, by its number in the contents
    section: Option<usize>,
    #[command(flatten)]
    options: OptionArgs,
    /// Line by line, without a full screen.
    #[arg(long)]
    plain: bool,
}

/// Has the page read on a terminal, or prints it.
pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<()> {
    let game = game_named(&args.game, lang)?;
    let options = Options::read(game, &args.options, lang)?;
    options.try_out(game, lang)?;
    let page = Page::of(game, &options.values().to_string(), lang);
    let page = match args.section {
        None => page.whole(),
        Some(number) => page.section(number).ok_or_else(|| Ending::Mistyped.with(no_section(number, lang)))?,
    };
    if args.plain || !full_screen::is_possible() {
        return Ok(writeln!(Out::new(lang), "{page}")?);
    }
    full_screen::read(
        &format!("{} · {}", say(lang, &format!("game-{game}")), say(lang, "terminal-page-rules")),
        &page,
        lang,
    )
}

/// The rules page of a game with these options, which are JSON, as a terminal shows it; or one section of it; or, where
/// there is none of that number, that there is none, and what sections there are.
pub(crate) fn page(game: GameId, options: &str, lang: Lang, section: Option<usize>) -> String {
    let page = Page::of(game, options, lang);
    let Some(number) = section else { return page.whole() };
    let none = || format!("{}\n\n{}", fitted(&no_section(number, lang)), page.contents());
    page.section(number).unwrap_or_else(none)
}

fn no_section(number: usize, lang: Lang) -> String {
    say_with(lang, "terminal-rules-no-section", &[("number", number.into())])
}

/// A page ready to be shown: what stands before its first section, then the sections.
struct Page {
    lang: Lang,
    opening: Vec<String>,
    sections: Vec<Section>,
}

struct Section {
    title: String,
    /// The sections within it.
    inner: Vec<String>,
    /// What it says, paragraph by paragraph, tables and figures being paragraphs too.
    shown: Vec<String>,
}

impl Page {
    /// The page of a game as these options have it, which are JSON.
    fn of(game: GameId, options: &str, lang: Lang) -> Self {
        let own = with_game!(game, T => <T as Screen>::own_rules(options, lang));
        Self::read(own.as_deref().or(words::rules(game.name(), lang)).unwrap_or_default(), lang)
    }

    fn read(text: &str, lang: Lang) -> Self {
        let mut page = Self { lang, opening: Vec::new(), sections: Vec::new() };
        for part in rules_parts(text) {
            page.add(&part);
        }
        page
    }

    fn add(&mut self, part: &RulesPart<'_>) {
        match part {
            RulesPart::Heading { level: 1, title } => self.opening.push(underlined(title, '=')),
            RulesPart::Heading { level: 2, title } => self.begin(title),
            RulesPart::Heading { title, .. } => self.begin_inner(title),
            RulesPart::Text(text) => {
                let set = typeset(text, self.lang);
                self.last().extend(set);
            }
            RulesPart::Figure { seen, said, .. } => self.last().push(figure(seen, said)),
            RulesPart::Summary | RulesPart::InWriting => {}
        }
    }

    /// Where what comes next is added.
    fn last(&mut self) -> &mut Vec<String> {
        self.sections.last_mut().map_or(&mut self.opening, |section| &mut section.shown)
    }

    fn begin(&mut self, title: &str) {
        let shown = vec![underlined(&format!("{}. {title}", self.sections.len() + 1), '-')];
        self.sections.push(Section { title: title.to_owned(), inner: Vec::new(), shown });
    }

    fn begin_inner(&mut self, title: &str) {
        let number = self.sections.len();
        if let Some(section) = self.sections.last_mut() {
            section.inner.push(title.to_owned());
            section.shown.push(format!("{number}.{} {title}", section.inner.len()));
        }
    }

    fn whole(&self) -> String {
        let contents = self.contents();
        let sections = self.sections.iter().flat_map(|section| section.shown.iter());
        let all = self.opening.iter().chain([&contents]).chain(sections);
        all.map(String::as_str).collect::<Vec<_>>().join("\n\n")
    }

    fn section(&self, number: usize) -> Option<String> {
        Some(self.sections.get(number.checked_sub(1)?)?.shown.join("\n\n"))
    }

    /// Every section by its number.
    fn contents(&self) -> String {
        let mut lines = vec![say(self.lang, "rules-contents")];
        for (number, section) in (1..).zip(&self.sections) {
            lines.push(format!("{number:>4}. {}", section.title));
            lines.extend((1..).zip(&section.inner).map(|(inner, title)| format!("{number:>8}.{inner} {title}")));
        }
        lines.push(wrap(&say(self.lang, "terminal-rules-section"), "", "", WIDTH));
        lines.join("\n")
    }
}

fn underlined(title: &str, with: char) -> String {
    format!("{title}\n{}", with.to_string().repeat(title.chars().count()))
}

/// A figure: what is to be seen there, and what is said under it.
fn figure(seen: &str, said: &str) -> String {
    format!("{}\n{}", wrap(&format!("[{seen}]"), "  ", "   ", WIDTH), wrap(said, "  ", "  ", WIDTH))
}

#[cfg(test)]
mod tests {
    use super::page;
    use catalog::GameId;
    use words::{Lang, RulesPart, rules_parts};

    /// No options of one's own.
    const USUAL: &str = "{}";

    /// Every page as it is written and as it is shown.
    fn pages() -> impl Iterator<Item = (GameId, Lang, &'static str, String)> {
        let of = |game: GameId, lang| words::rules(game.name(), lang).expect("a rules page");
        GameId::ALL
            .into_iter()
            .flat_map(move |game| Lang::ALL.map(|lang| (game, lang, of(game, lang), page(game, USUAL, lang, None))))
    }

    /// The words of a text, wherever its lines break.
    fn flow(text: &str) -> String {
        text.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_page_fits_eighty_columns_and_shows_no_marks() {
        for (game, lang, _, page) in pages() {
            for line in page.lines() {
                assert!(line.chars().count() <= 80, "{game} in {lang}: {line}");
            }
            for mark in ["![", "<!--", "**", "`", "|", "\n#", " *", "\n*"] {
                assert!(!page.contains(mark), "{game} in {lang} shows {mark}");
            }
        }
    }

    #[test]
    fn figures_say_what_is_seen_and_what_stands_under_them() {
        for (game, lang, written, page) in pages() {
            let page = flow(&page);
            for part in rules_parts(written) {
                if let RulesPart::Figure { seen, said, .. } = part {
                    assert!(page.contains(&format!("[{}] {}", flow(seen), flow(said))), "{game} in {lang}: {seen}");
                }
            }
        }
    }

    #[test]
    fn the_contents_name_every_section_by_the_number_it_has() {
        for (game, lang, written, page) in pages() {
            let mut lines = page.lines();
            let titles = rules_parts(written).into_iter().filter_map(|part| match part {
                RulesPart::Heading { level: 2, title } => Some(title),
                _ => None,
            });
            for (number, title) in (1..).zip(titles) {
                let listed = format!("{number:>4}. {title}");
                assert!(lines.any(|line| line == listed), "{game} in {lang}: {listed}");
                let heading = format!("\n{number}. {title}\n---");
                assert!(page.contains(&heading), "{game} in {lang}: {heading}");
            }
        }
    }

    #[test]
    fn a_section_can_be_read_alone() {
        for (game, lang, _, whole) in pages() {
            let second = page(game, USUAL, lang, Some(2));
            assert!(second.starts_with("2. ") && whole.contains(&second), "{second}");
            assert!(!second.contains("\n3. "), "{second}");
            let none = page(game, USUAL, lang, Some(99));
            let (said, contents) = none.split_once("\n\n").expect("it is said");
            assert!(said.contains("99") && whole.contains(contents) && contents.contains("   1. "), "{none}");
        }
    }
}
