//! What the program ends with, for whoever started it and cannot read.

use std::fmt;
use std::io;
use std::process::ExitCode;
use words::{Lang, say};

/// What a command ends with. The numbers are promised in `docs/terminal.md` and by `--help`: they stay what they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// It is done; or whoever read it has gone.
    Done = 0,
    /// It could not be done, for no reason that is named below.
    Failed = 1,
    /// What was typed is no order, or names something that is not there.
    Mistyped = 2,
    /// A file or folder cannot be read or written.
    File = 3,
    /// A file was read and is not what it should be.
    Content = 4,
    /// A record is not what a fair server would have given, or is not proven to be.
    NotFair = 5,
    /// A record has nothing by which this program could check it.
    NothingToCheck = 6,
    /// A server said no.
    Refused = 7,
    /// There is no server, or it cannot be reached.
    NoServer = 8,
    /// A program in a match ended by itself again and again.
    Crashed = 9,
    /// Whoever answers is no Strandline server, or one that speaks otherwise.
    NotOurs = 11,
    /// The certificate of a server does not prove that it is the one.
    Certificate = 12,
    /// There is no such table, or not any more.
    NoTable = 13,
    /// No seat is open, or whoever came has none there.
    NoSeat = 14,
    /// The name cannot be had at this table.
    Name = 15,
    /// Somebody pressed Ctrl-C. Where nothing is left to be said, the system itself ends the program so.
    Interrupted = 130,
}

impl Ending {
    pub(crate) const ALL: [Self; 16] = [
        Self::Done,
        Self::Failed,
        Self::Mistyped,
        Self::File,
        Self::Content,
        Self::NotFair,
        Self::NothingToCheck,
        Self::Refused,
        Self::NoServer,
        Self::Crashed,
        Self::NotOurs,
        Self::Certificate,
        Self::NoTable,
        Self::NoSeat,
        Self::Name,
        Self::Interrupted,
    ];

    /// The sentence that says what it means.
    fn id(self) -> &'static str {
        match self {
            Self::Done => "ending-done",
            Self::Failed => "ending-failed",
            Self::Mistyped => "ending-mistyped",
            Self::File => "ending-file",
            Self::Content => "ending-content",
            Self::NotFair => "ending-not-fair",
            Self::NothingToCheck => "ending-nothing-to-check",
            Self::Refused => "ending-refused",
            Self::NoServer => "ending-no-server",
            Self::Crashed => "ending-crashed",
            Self::NotOurs => "ending-not-ours",
            Self::Certificate => "ending-certificate",
            Self::NoTable => "ending-no-table",
            Self::NoSeat => "ending-no-seat",
            Self::Name => "ending-name",
            Self::Interrupted => "ending-interrupted",
        }
    }

    /// An error that says this and ends the program so.
    pub(crate) fn with(self, what: impl Into<String>) -> anyhow::Error {
        anyhow::Error::new(Failure { ending: self, what: what.into() })
    }

    /// What the program ends with for this error.
    pub(crate) fn of(error: &anyhow::Error) -> Self {
        let of_system = |error: &io::Error| error.raw_os_error().is_some() && error.kind() != io::ErrorKind::AddrInUse;
        match error.downcast_ref::<Failure>() {
            Some(failure) => failure.ending,
            None if error.chain().filter_map(|cause| cause.downcast_ref()).any(of_system) => Self::File,
            None => Self::Failed,
        }
    }
}

impl From<Ending> for ExitCode {
    fn from(ending: Ending) -> Self {
        Self::from(ending as u8)
    }
}

/// Why something was not done, in the language of whoever asked, and what the program ends with for it.
#[derive(Debug)]
struct Failure {
    ending: Ending,
    what: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

impl std::error::Error for Failure {}

/// Every number and what it means, for `--help`.
pub(crate) fn all_in_words(lang: Lang) -> String {
    let line = |ending: Ending| format!("  {:>3}  {}", ending as u8, say(lang, ending.id()));
    let lines = Ending::ALL.map(line).join("\n");
    format!("{}\n{lines}", say(lang, "ending-heading"))
}

#[cfg(test)]
mod tests {
    use super::Ending;

    const PAGE: &str = include_str!("../../../docs/terminal.md");

    /// Whoever writes a script reads the page.
    #[test]
    fn the_page_has_every_number_and_no_other() {
        let (_, section) = PAGE.split_once("## What a command ends with").expect("the page says so");
        let section = section.split("\n## ").next().unwrap_or_default();
        let rows = section.lines().filter_map(|line| line.strip_prefix("| ")?.split(' ').next()?.parse::<u8>().ok());
        assert_eq!(rows.collect::<Vec<_>>(), Ending::ALL.map(|ending| ending as u8));
    }

    #[test]
    fn an_error_keeps_what_the_program_ends_with() {
        let error = Ending::Refused.with("no").context("outside");
        assert_eq!(Ending::of(&error), Ending::Refused);
        assert_eq!(Ending::of(&anyhow::anyhow!("something else")), Ending::Failed);
    }
}
