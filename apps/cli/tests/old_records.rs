//! Record files that an earlier version wrote are read, shown and verified.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// The records of every game that ended so.
fn records(how: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old-records");
    catalog::GameId::ALL.iter().map(|game| folder.join(format!("{game}-{how}.json"))).collect()
}

fn strandline(args: &[&str], record: &PathBuf) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_strandline"));
    command.args(["--lang", "en"]).args(args).arg(record).output().expect("the program runs")
}

/// How `verify` ends, and what it says first.
fn verdict(record: &PathBuf) -> (Option<i32>, String) {
    let output = strandline(&["verify"], record);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    (output.status.code(), said.split(':').next().unwrap_or_default().to_owned())
}

#[test]
fn an_old_record_of_a_finished_game_is_found_fair() {
    for record in records("finished") {
        assert_eq!(verdict(&record), (Some(0), "Fair".into()), "{}", record.display());
    }
}

/// Records did not say who gave up then, so that the log could have been cut.
#[test]
fn an_old_record_of_a_game_given_up_is_read_and_not_proven() {
    for record in records("resigned") {
        assert_eq!(verdict(&record), (Some(5), "NOT PROVEN".into()), "{}", record.display());
    }
}

#[test]
fn an_old_record_can_be_stepped_through() {
    for record in ["finished", "resigned"].into_iter().flat_map(records) {
        let shown = |ply: &str| strandline(&["replay", "--to", ply], &record);
        let (first, later) = (shown("0"), shown("6"));
        assert!(first.status.success() && later.status.success(), "{}", record.display());
        assert_ne!(first.stdout, later.stdout, "{}", record.display());
    }
}
