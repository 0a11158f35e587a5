//! Playing on a full screen: the table stays in its place, and things on it are pointed at by keys and mouse.
//!
//! [`FullScreen`] is a value: events go in, and it draws itself on whatever it is given. [`run`] puts it on a terminal.

mod brush;
mod colours;
mod commands;
mod draw;
mod editor;
mod happenings;
mod hits;
mod keys;
mod lesson;
mod online;
mod page;
mod pointer;
mod reading;
mod replay;
mod sheet;
mod stage;
mod terminal;
#[cfg(test)]
mod tests;
mod thinking;

use crate::sitting::Sitting;
use colours::Colours;
use editor::Editor;
use kernel::{Seat, Viewpoint};
use pointer::Pointer;
use screen::Room;
use stage::Stage;
pub(crate) use terminal::{is_possible, lesson, read, replay, run, visit};
use thinking::Thinking;

/// A game on a full screen.
pub(crate) struct FullScreen {
    sitting: Sitting,
    stage: Stage,
    colours: Colours,
    /// Where the keys are, and how much room there was for the table when it was drawn last.
    pointer: Pointer,
    room: Room,
    /// What is being typed, while something is.
    editor: Editor,
    /// What is said beside what is asked, until something else happens.
    notice: Option<Notice>,
    /// What happened, and how many of it is old to whoever looks.
    told: Vec<String>,
    old: usize,
    /// How many lines the log is scrolled back.
    back: usize,
    /// What is being thought about elsewhere.
    thinking: Thinking,
}

/// Something said once.
#[derive(Clone, Debug)]
struct Notice {
    text: String,
    wrong: bool,
}

impl FullScreen {
    pub(crate) fn new(sitting: Sitting, colours: Colours) -> Self {
        let (editor, pointer) = (Editor::default(), Pointer::default());
        let (notice, told) = (None, Vec::new());
        let (stage, room) = (Stage::Table, Room { columns: 80, lines: 16 });
        let (old, back, thinking) = (0, 0, Thinking::default());
        let mut screen = Self { sitting, stage, colours, pointer, room, editor, notice, told, old, back, thinking };
        screen.settle();
        screen
    }

    /// Whether whoever sat here has left.
    pub(crate) fn is_left(&self) -> bool {
        matches!(self.stage, Stage::Left)
    }

    /// What is said once the table is no longer on the screen.
    pub(crate) fn farewell(&self) -> String {
        let kept = self.sitting.is_kept().then(|| self.sitting.say("terminal-kept"));
        let lines: Vec<String> = kept.into_iter().chain([self.sitting.say("terminal-goodbye")]).collect();
        lines.join("\n")
    }

    /// The mover whose turn it is, if it is one's.
    fn mover_due(&self) -> Option<Seat> {
        let playing = matches!(self.stage, Stage::Table) && self.sitting.desk.outcome().is_none();
        playing.then(|| self.sitting.next_to_act()).filter(|&seat| self.sitting.is_mover(seat))
    }

    /// The person who is asked, if one is.
    fn asked(&self) -> Option<Seat> {
        let playing = matches!(self.stage, Stage::Table) && self.sitting.desk.outcome().is_none();
        playing.then(|| self.sitting.next_to_act()).filter(|&seat| !self.sitting.is_mover(seat))
    }

    /// Through whose eyes the table is shown.
    fn eyes(&self) -> Viewpoint {
        let parting = if let Stage::Parting(seat) = self.stage { Some(seat) } else { None };
        parting.or(self.asked()).map_or(self.sitting.desk.eyes(), Viewpoint::Seat)
    }

    /// Something changed at the table: what is to be shown now, and to whom.
    fn settle(&mut self) {
        self.stage = self.next_stage();
        if let Some(seat) = self.asked() {
            self.begin_turn(seat);
        } else {
            self.retell();
        }
    }

    /// What comes next at the table. A curtain falls before somebody's cards are shown to another.
    fn next_stage(&self) -> Stage {
        let desk = &self.sitting.desk;
        if desk.outcome().is_some() || self.sitting.is_mover(self.sitting.next_to_act()) {
            return Stage::Table;
        }
        match (desk.parting(), desk.curtain()) {
            (Some(mover), _) => Stage::Parting(mover),
            (None, Some(_)) => Stage::Curtain(self.sitting.next_to_act()),
            (None, None) => Stage::Table,
        }
    }

    /// A person is asked: what happened since others last moved is new to them, however often they act themselves.
    fn begin_turn(&mut self, seat: Seat) {
        let since = self.sitting.seen.last(seat);
        self.retell();
        if self.sitting.others_moved(seat, since) {
            let new = self.sitting.news(since, Viewpoint::Seat(seat)).len();
            self.old = self.told.len().saturating_sub(new);
        }
        self.sitting.seen.by(seat, &self.sitting.desk);
        self.pointer.forget();
    }

    fn retell(&mut self) {
        let eyes = self.eyes();
        self.told = self.sitting.news(0, eyes);
        self.old = self.old.min(self.told.len());
        self.back = 0;
    }

    fn note(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice { text: text.into(), wrong: false });
    }

    fn complain(&mut self, text: impl Into<String>) {
        self.notice = Some(Notice { text: text.into(), wrong: true });
    }
}
