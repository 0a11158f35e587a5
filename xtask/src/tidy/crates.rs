//! Whether every crate of others is here for a reason: `docs/dependencies.md` has a line for each that we name.

use crate::metadata::Metadata;
use crate::run;
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::fs;

const PAGE: &str = "docs/dependencies.md";

/// The crates that have no line, and the lines that have no crate.
pub(crate) fn check() -> Result<Vec<String>> {
    let page = fs::read_to_string(run::root().join(PAGE)).with_context(|| format!("cannot read {PAGE}"))?;
    let packages = Metadata::read()?.packages;
    let all = packages.iter().flat_map(|package| &package.dependencies);
    let used: BTreeSet<&str> = all.filter(|on| on.folder().is_none()).map(|on| &*on.name).collect();
    Ok(compare(&used, &justified(&page)))
}

/// The names in backticks that rows begin with.
fn justified(page: &str) -> BTreeSet<&str> {
    let rows = page.lines().filter(|line| line.starts_with("| `")).filter_map(|line| line[2..].split_once(" | "));
    rows.flat_map(|(names, _)| names.split('`').skip(1).step_by(2)).collect()
}

fn compare(used: &BTreeSet<&str>, justified: &BTreeSet<&str>) -> Vec<String> {
    let without = used.difference(justified);
    let gone = justified.difference(used);
    let mut findings: Vec<String> = without
        .map(|name| {
            format!("{name} has no line in {PAGE}: say what it is here for, and why it is not ten lines of ours.")
        })
        .collect();
    findings.extend(gone.map(|name| format!("{PAGE} has a line for {name}, which nothing depends on: take it out.")));
    findings
}

#[cfg(test)]
mod tests {
    use super::{compare, justified};
    use std::collections::BTreeSet;

    #[test]
    fn a_crate_without_a_line_and_a_line_without_a_crate_are_found() {
        let page = "| crate | for |\n|---|---|\n| `serde`, `serde_json` | data |\n| `gone` | nothing |\n";
        let used = BTreeSet::from(["serde", "serde_json", "new"]);
        let findings = compare(&used, &justified(page));
        assert_eq!(findings.len(), 2, "{findings:?}");
        assert!(findings[0].starts_with("new has no line"));
        assert!(findings[1].contains("a line for gone"));
    }
}
