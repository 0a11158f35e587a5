//! What is asked of the house.

use super::{Todo, Visit, fresh};
use crate::files;
use crate::online::dealing;
use crate::online::line::Fetch;
use std::fs;
use std::time::Duration;
use table::Record;
use wire::Id;
use wire::table::{Ask, PlaceKind};

impl Visit {
    /// Asks for something that changes the table; asked again after a lost line, it is done once.
    pub(crate) fn ask(&mut self, ask: Ask) -> Id {
        let (id, text) = self.online.requests.write(ask, self.coming.lang.code());
        self.todo.push(Todo::Send(text));
        id
    }

    pub(super) fn has_open_seat(&self) -> bool {
        self.online.places().iter().any(|place| place.kind == PlaceKind::Open)
    }

    /// Whether one could sit down here now.
    pub(crate) fn may_sit(&self) -> bool {
        !self.watches() && self.online.plan().is_some() && self.online.seat().is_none() && self.has_open_seat()
    }

    /// Sits down, and commits to a salt.
    pub(crate) fn sit(&mut self, name: String) -> Id {
        self.has_asked_to_sit = true;
        let commitment = self.memory.shown.commit(fresh());
        self.remember();
        self.ask(Ask::Sit { name, seat: None, commitment })
    }

    /// Is ready, with another salt.
    pub(crate) fn say_ready(&mut self) {
        let commitment = self.memory.shown.commit(fresh());
        self.remember();
        self.ask(Ask::Ready { commitment });
    }

    /// Has the record fetched and written to a file that may be written.
    pub(crate) fn fetch_record(&mut self, what: Fetch) {
        let path = self.address.path("record");
        self.todo.push(Todo::Fetch { what, path, after: Duration::ZERO });
    }

    /// Writes the record as the house gave it, so that it still verifies.
    pub(super) fn save(&mut self, file: &str, record: Option<String>) {
        let read = record.and_then(|text| wire::read(&text).ok()).and_then(|record| Record::read(&record).ok());
        let Some(record) = read else { return self.note(self.say("online-no-record"), true) };
        match files::save(&files::path(file), &record) {
            Ok(()) => self.note(self.say_with("online-saved", &[("file", file.into())]), false),
            Err(error) => {
                let detail = words::reason(self.lang(), &error.root_cause().to_string());
                let args = [("file", file.into()), ("detail", detail.into())];
                self.note(self.say_with("terminal-cannot-write", &args), true);
            }
        }
    }

    /// Compares the record with what was shown here.
    pub(super) fn check(&mut self, record: Option<String>) {
        let read = record.and_then(|text| wire::read(&text).ok());
        let Some(record) = read else { return self.note(self.say("online-no-record"), true) };
        let finding = self.memory.shown.check(&self.online, &record);
        let (text, fair) = (dealing::in_words(finding, self.lang()), matches!(finding, guest::Finding::Fair(_)));
        self.note(text, !fair);
    }

    /// Whether a file may be written without asking: it is not there.
    pub(crate) fn may_write(file: &str) -> bool {
        fs::symlink_metadata(files::path(file)).is_err()
    }
}
