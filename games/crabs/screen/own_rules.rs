//! The rules page as it reads for an edition of one's own: its tables have that edition's numbers, and what speaks of
//! the built-in one's is left out.

use rules::edition::{Edition, Gear};
use rules::{Asked, AskedEdition, HAND, POOL};
use words::{Lang, RulesPart, rules_parts, say, say_with};

/// Figures that show numbers of the built-in edition.
const PRINTED: [&str; 8] = [
    "crabs-vendor",
    "crabs-gear",
    "crabs-permit",
    "crabs-table",
    "crabs-upgrade",
    "crabs-catch-plain",
    "crabs-catch",
    "crabs-sale",
];

/// A gear of the built-in edition that an example names.
const GEAR_IN_EXAMPLE: &str = "+7";
/// The total that an example of reading the permit has, and the line that it may be read as.
const TOTAL_IN_EXAMPLE: &str = "17";
const LINE_IN_EXAMPLE: &str = "15";

/// The column of the deck where it is said how the cards are laid out; what stands before the first bar is one, too.
const DECK: usize = 4;

/// The highest value that a crab has.
const HIGHEST: u8 = 5;

/// The page for these options, as Markdown; `None` where the edition is the built-in one.
pub(super) fn page(options: &str, lang: Lang) -> Option<String> {
    let asked: Asked = serde_json::from_str(options).ok()?;
    let Some(AskedEdition::Written(written)) = &asked.edition else { return None };
    let edition = Edition::check(written).ok()?;
    let [english, ours] = [Lang::En, lang].map(|lang| rules_parts(words::rules("crabs", lang).unwrap_or_default()));
    let mut page = Page { edition: &edition, lang, section: "", tables: 0 };
    let parts = english.iter().zip(&ours).flat_map(|(english, ours)| page.part(english, ours));
    Some(parts.collect::<Vec<_>>().join("\n\n") + "\n")
}

/// The page as far as it is written.
struct Page<'a> {
    edition: &'a Edition,
    lang: Lang,
    /// The section, by its English title, and how many tables it had so far.
    section: &'a str,
    tables: usize,
}

impl<'a> Page<'a> {
    /// A part of the page as it reads now. Every language has the same parts.
    fn part(&mut self, english: &RulesPart<'a>, ours: &RulesPart<'a>) -> Vec<String> {
        if let RulesPart::Heading { title, .. } = english {
            (self.section, self.tables) = (title, 0);
        }
        match ours {
            RulesPart::Heading { level: 1, title } => vec![format!("# {title}"), self.opening()],
            RulesPart::Heading { level, title } => vec![format!("{} {title}", "#".repeat(*level))],
            RulesPart::Figure { name, .. } if PRINTED.contains(name) => Vec::new(),
            RulesPart::Figure { name, seen, said } => vec![format!("![{seen}]({name} \"{said}\")")],
            RulesPart::Text(text) => self.text(text),
            RulesPart::Summary => vec!["<!-- summary -->".to_owned()],
            RulesPart::InWriting => vec!["<!-- in writing -->".to_owned()],
        }
    }

    fn opening(&self) -> String {
        say_with(self.lang, "screen-crabs-own", &[("name", self.edition.name().into())])
    }

    fn text(&mut self, text: &str) -> Vec<String> {
        let is_table = |paragraph: &str| paragraph.starts_with('|');
        let has_table = text.split("\n\n").any(is_table);
        match self.section {
            "Crab cards" if has_table => {
                vec![self.say_count("screen-crabs-own-cards", self.edition.crabs().len()), self.cards()]
            }
            "The vendors" if has_table => {
                let vendors = self.edition.written().vendors.len();
                vec![self.say_count("screen-crabs-own-vendors", vendors as u32), self.vendors()]
            }
            _ => text.split("\n\n").filter_map(|paragraph| self.paragraph(paragraph.trim_matches('\n'))).collect(),
        }
    }

    fn say_count(&self, id: &str, count: u32) -> String {
        say_with(self.lang, id, &[("count", count.into())])
    }

    /// A paragraph, unless it is an example that does not hold for this edition.
    fn paragraph(&mut self, paragraph: &str) -> Option<String> {
        if paragraph.starts_with('|') {
            self.tables += 1;
            return Some(self.table(paragraph));
        }
        if paragraph.contains(GEAR_IN_EXAMPLE) {
            return None;
        }
        Some(if paragraph.contains(TOTAL_IN_EXAMPLE) { self.other_total(paragraph) } else { paragraph.to_owned() })
    }

    /// An example of reading the permit, with a total that is not on it.
    fn other_total(&self, paragraph: &str) -> String {
        let permit = self.edition.permit();
        let is_listed = |total: u16| permit.iter().any(|(binding, _)| *binding == total);
        let between =
            permit.iter().rev().map(|(binding, _)| (*binding, binding + 1)).find(|(_, more)| !is_listed(*more));
        let (line, total) = between.unwrap_or((0, 0));
        paragraph.replace(TOTAL_IN_EXAMPLE, &total.to_string()).replace(LINE_IN_EXAMPLE, &line.to_string())
    }

    /// A table with this edition's numbers, if it has the built-in one's.
    fn table(&self, printed: &str) -> String {
        match (self.section, self.tables) {
            ("Gear", 1) => self.gear(printed),
            ("Catch", 1) => self.permit(printed, &[upright]),
            ("Setting up", 1) => self.setting_up(printed),
            ("Crabs! in short", 2) => self.permit(printed, &[upright, stressed]),
            ("Crabs! in short", 3) => self.gear_in_short(printed),
            _ => printed.to_owned(),
        }
    }

    fn cards(&self) -> String {
        let lines = &self.edition.written().crabs;
        let row = |label: &str, of: &dyn Fn(usize) -> i64| {
            row(std::iter::once(say(self.lang, label)).chain((0..lines.len()).map(|at| of(at).to_string())))
        };
        let values = row("screen-crabs-own-value", &|at| lines[at].value);
        let cards = row("screen-crabs-own-number", &|at| lines[at].cards);
        let premium = row("screen-crabs-own-premium", &|at| lines[at].premium);
        [values, rule(lines.len() + 1), cards, premium].join("\n")
    }

    /// The vendors in columns, by how many crabs they want.
    fn vendors(&self) -> String {
        let mut columns = [const { Vec::new() }; 4];
        for vendor in &self.edition.written().vendors {
            let wants: Vec<String> = vendor.wants.iter().map(ToString::to_string).collect();
            columns[wants.len().clamp(1, 4) - 1].push(format!("{} → {}", wants.join(" "), vendor.pay));
        }
        columns.iter_mut().for_each(|column| column.sort());
        let heading = row((1..=4_u32).map(|count| self.say_count("screen-crabs-own-stack", count)));
        let longest = columns.iter().map(Vec::len).max().unwrap_or_default();
        let rows = (0..longest).map(|at| row(columns.iter().map(|column| column.get(at).cloned().unwrap_or_default())));
        [heading, rule(4)].into_iter().chain(rows).collect::<Vec<_>>().join("\n")
    }

    fn gear(&self, printed: &str) -> String {
        let cells = |(at, gear): (usize, &Gear)| {
            let cost = self.say_count("screen-crabs-own-cost", gear.cost.into());
            let worth = self.say_count("screen-crabs-own-worth", gear.stars.into());
            row([(at + 1).to_string(), format!("+{}", gear.bonus), cost, worth])
        };
        let rows = self.edition.gear().iter().enumerate().map(cells);
        head(printed).chain(rows).collect::<Vec<_>>().join("\n")
    }

    fn gear_in_short(&self, printed: &str) -> String {
        let row_of =
            |label: String, of: fn(&Gear) -> String| row([label].into_iter().chain(self.edition.gear().iter().map(of)));
        let [gear, cost, worth] = labels(printed);
        let rows = [
            row_of(gear, |gear| format!("+{}", gear.bonus)),
            rule(self.edition.gear().len() + 1),
            row_of(cost, |gear| gear.cost.to_string()),
            row_of(worth, |gear| gear.stars.to_string()),
        ];
        rows.join("\n")
    }

    /// The permit: binding values, and below them what each lets one keep.
    fn permit(&self, printed: &str, kept: &[fn(u8) -> String]) -> String {
        let labels: [String; 3] = labels(printed);
        let permit = self.edition.permit();
        let bindings = row(labels[..1].iter().cloned().chain(permit.iter().map(|(binding, _)| binding.to_string())));
        let rows = labels[1..].iter().zip(kept);
        let rows =
            rows.map(|(label, of)| row([label.clone()].into_iter().chain(permit.iter().map(|(_, value)| of(*value)))));
        [bindings, rule(permit.len() + 1)].into_iter().chain(rows).collect::<Vec<_>>().join("\n")
    }

    /// How many cards are left for the deck, for every number of players that the cards are enough for.
    fn setting_up(&self, printed: &str) -> String {
        let row_of = |seats: u8| {
            let mut cells: Vec<String> = printed.lines().nth(seats.into())?.split('|').map(str::to_owned).collect();
            let dealt = u32::from(HAND) * u32::from(seats) + u32::from(POOL);
            *cells.get_mut(DECK)? = format!(" {} ", self.edition.crabs().len().checked_sub(dealt)?);
            Some(cells.join("|"))
        };
        head(printed).chain((2..=5).filter_map(row_of)).collect::<Vec<_>>().join("\n")
    }
}

fn upright(value: u8) -> String {
    value.to_string()
}

/// The crab that may be kept stressed: one of a value more, where there is such.
fn stressed(value: u8) -> String {
    if value < HIGHEST { (value + 1).to_string() } else { "–".to_owned() }
}

fn row(cells: impl IntoIterator<Item = String>) -> String {
    let cells: Vec<String> = cells.into_iter().collect();
    format!("| {} |", cells.join(" | "))
}

/// What stands under the first row.
fn rule(columns: usize) -> String {
    format!("|{}", "---|".repeat(columns))
}

/// The first row of a table and what stands under it.
fn head(printed: &str) -> impl Iterator<Item = String> + '_ {
    printed.lines().take(2).map(str::to_owned)
}

/// What stands before the numbers of each row.
fn labels(printed: &str) -> [String; 3] {
    let mut rows = printed.lines().enumerate().filter(|(at, _)| *at != 1).map(|(_, line)| line);
    let mut label = || rows.next().and_then(|line| line.split('|').nth(1)).unwrap_or_default().trim().to_owned();
    [label(), label(), label()]
}

#[cfg(test)]
mod tests {
    use super::page;
    use words::{Lang, rules_parts};

    const OWN: &str = r#"{"permit":"exact","edition":{"name":"mine",
        "crabs":[{"value":1,"cards":41,"premium":6},{"value":2,"cards":33,"premium":9}],
        "vendors":[{"wants":[1],"pay":71},{"wants":[1,2],"pay":72},{"wants":[1,1,2],"pay":73},{"wants":[1,1,2,2],"pay":74}],
        "gear":[{"bonus":61,"cost":3,"stars":8}],
        "permit":[{"binding":7,"value":1},{"binding":8,"value":2}]}}"#;

    #[test]
    fn the_tables_have_the_numbers_of_the_edition_and_nothing_has_the_built_in_ones() {
        for lang in Lang::ALL {
            let page = page(OWN, lang).expect("it is an edition of one's own");
            for own in ["mine", " 74 ", "| 41 | 33 |", "| 6 | 9 |", "1 1 2 2 → 74", "| +61 |", "| 7 | 8 |"] {
                assert!(page.contains(own), "{lang} lacks {own}: {page}");
            }
            for built_in in ["+7", "+10", "17", "| 16 |", "→ 15", "| 25 |", "60 "] {
                assert!(!page.contains(built_in), "{lang} has {built_in}: {page}");
            }
        }
    }

    #[test]
    fn every_section_is_still_there() {
        for lang in Lang::ALL {
            let headings = |page: &str| -> Vec<String> {
                page.lines().filter(|line| line.starts_with('#')).map(str::to_owned).collect()
            };
            let usual = words::rules("crabs", lang).expect("there is a page");
            let own = page(OWN, lang).expect("it is an edition of one's own");
            assert_eq!(headings(&own), headings(usual));
            assert!(rules_parts(&own).len() > 60, "{own}");
        }
    }

    #[test]
    fn with_the_built_in_edition_the_page_is_the_usual_one() {
        assert_eq!(page("{}", Lang::En), None);
        assert_eq!(page(r#"{"edition":"reconstructed"}"#, Lang::En), None);
    }
}
