//! What is done: by pressing something, by typing, or by answering.

use super::FullScreen;
use super::page::Page;
use super::stage::{Question, Stage};
use crate::shell::is_section;
use crate::word::Word;
use kernel::{Seat, Viewpoint};
use screen::{Answer, Pressed};
use std::mem;
use table::Problem;

/// The buttons of the screen itself.
pub(super) const YES: &str = "yes";
pub(super) const NO: &str = "no";
pub(super) const GO_ON: &str = "go-on";
pub(super) const REMATCH: &str = "rematch";
pub(super) const LEAVE: &str = "quit";

impl FullScreen {
    /// Somebody presses something.
    pub(super) fn press(&mut self, id: &str) {
        self.notice = None;
        match (&self.stage, id) {
            (_, GO_ON) => self.go_on(),
            (Stage::Asked(_), YES) => self.answer(true),
            (Stage::Asked(_), NO) => self.answer(false),
            (Stage::Table, REMATCH) if self.sitting.desk.outcome().is_some() => self.rematch(),
            (Stage::Table, LEAVE) if self.sitting.desk.outcome().is_some() => self.quit(),
            _ => self.press_on_table(id),
        }
    }

    fn press_on_table(&mut self, id: &str) {
        let Some(seat) = self.asked() else { return };
        match self.sitting.look(Viewpoint::Seat(seat), |screen, looker| screen.press(id, looker)) {
            Pressed::Move(mv) => self.play(seat, &mv, id),
            Pressed::Changed => self.lead(),
            Pressed::Refused(why) => self.complain(why),
            Pressed::Nothing => {}
        }
    }

    /// Takes the keys to where the last choice leads, if it leads anywhere.
    fn lead(&mut self) {
        let (eyes, room) = (self.eyes(), self.room);
        let lead = self.sitting.look(eyes, |screen, looker| screen.lay(looker, room).lead);
        self.pointer.lead(lead);
    }

    /// Goes on from what was only to be seen.
    pub(super) fn go_on(&mut self) {
        match self.stage {
            Stage::Parting(_) => self.sitting.desk.drop_curtain(),
            Stage::Curtain(_) => self.sitting.desk.lift_curtain(),
            _ => {}
        }
        self.settle();
    }

    /// Makes the move that a line means, or says why it cannot be made.
    fn play(&mut self, seat: Seat, mv: &str, line: &str) {
        let mv = self.sitting.meant(seat, mv);
        match self.sitting.play(seat, &mv) {
            Ok(_) => self.settle(),
            Err(problem) if problem.code == table::Code::BadNotation => {
                let unknown = self.sitting.unknown(seat, line);
                self.complain(unknown);
            }
            Err(problem) => self.explain(&problem),
        }
    }

    fn explain(&mut self, problem: &Problem) {
        let why = self.sitting.explain(problem);
        self.complain(why);
    }

    /// Does what was typed.
    pub(super) fn obey(&mut self, line: &str) {
        self.notice = None;
        let line = line.strip_prefix(['/', ':']).unwrap_or(line);
        let (word, rest) = Word::first_of(line, self.sitting.lang);
        match (word, rest) {
            (None, _) if line.trim().is_empty() => {}
            (Some(Word::Quit), "") => self.quit(),
            (Some(Word::Help), "") => self.help(),
            (Some(Word::Rules), section) if is_section(section) => self.rules(section.parse().ok()),
            (Some(Word::Log), many) => self.log(many),
            (Some(Word::Undo), "") => self.undo(),
            (Some(Word::Save), file) => self.save(file),
            (Some(Word::Load), file) => self.load(file),
            _ if self.sitting.desk.outcome().is_some() => self.obey_after(word, line),
            _ => self.obey_on_turn(word, rest, line),
        }
    }

    fn obey_after(&mut self, word: Option<Word>, line: &str) {
        match word {
            Some(Word::Rematch) => self.rematch(),
            Some(Word::Moves | Word::Hint | Word::Resign | Word::Draw) => {
                self.complain(self.sitting.say("game-over"));
            }
            _ => self.complain(self.sitting.say_with("terminal-unknown", &[("text", line.into())])),
        }
    }

    fn obey_on_turn(&mut self, word: Option<Word>, rest: &str, line: &str) {
        let Some(seat) = self.asked() else { return self.say_who_thinks() };
        match (word, rest) {
            (Some(Word::Moves), "") => self.read("terminal-page-moves", self.sitting.moves_in_words(seat)),
            (Some(Word::Hint), "") => self.hint(),
            (Some(Word::Resign), "") => self.stage = Stage::Asked(Question::Resign(seat)),
            (Some(Word::Draw), "") => self.propose_draw(seat),
            _ => self.move_or_answer(seat, line),
        }
    }

    fn move_or_answer(&mut self, seat: Seat, line: &str) {
        let asked = Word::in_english(line, self.sitting.lang);
        match self.sitting.look(Viewpoint::Seat(seat), |screen, looker| screen.answer(&asked, looker)) {
            Answer::Say(text) if text.lines().count() > 3 => self.read("terminal-page-answer", text),
            Answer::Say(text) => self.note(text),
            Answer::Move(mv) => self.play(seat, &mv, line),
            Answer::NotMine => self.play(seat, line, line),
        }
    }

    /// Has something read.
    fn read(&mut self, title: &str, text: String) {
        self.stage = Stage::Page(Page::new(self.sitting.say(title), text));
    }

    pub(super) fn help(&mut self) {
        let eyes = self.eyes();
        let of_game = self.sitting.look(eyes, |screen, looker| screen.help(looker));
        let example = self.asked().and_then(|seat| self.sitting.desk.session().game().legal(seat, 1).moves.pop());
        let keys = self.sitting.say("terminal-keys-help");
        let words = self.sitting.say_with("terminal-help", &[("example", example.unwrap_or_default().into())]);
        self.read("terminal-page-help", format!("{keys}\n\n{of_game}\n\n{words}"));
    }

    fn rules(&mut self, section: Option<usize>) {
        self.read("terminal-page-rules", self.sitting.rules(section));
    }

    fn log(&mut self, many: &str) {
        let eyes = self.eyes();
        match self.sitting.log(many, eyes) {
            Some(told) if told.is_empty() => self.note(self.sitting.say("terminal-log-empty")),
            Some(told) => self.read("terminal-page-log", told.join("\n")),
            None => self.complain(self.sitting.say_with("terminal-unknown", &[("text", many.into())])),
        }
    }

    pub(super) fn undo(&mut self) {
        match self.sitting.undo() {
            Some(count) => {
                self.settle();
                self.note(self.sitting.say_with("terminal-undone", &[("count", count.into())]));
            }
            None => self.complain(self.sitting.say("nothing-to-undo")),
        }
    }

    /// Asks for the file that a word was typed without.
    fn which_file(&mut self, word: Word) {
        let name = word.name(self.sitting.lang);
        self.complain(self.sitting.say_with("terminal-file-missing", &[("command", name.into())]));
    }

    fn save(&mut self, file: &str) {
        if file.is_empty() {
            self.which_file(Word::Save);
        } else if self.sitting.may_write(file) {
            self.write(file);
        } else {
            self.stage = Stage::Asked(Question::Replace(file.to_owned()));
        }
    }

    fn write(&mut self, file: &str) {
        let said = self.sitting.save(file);
        self.note(said);
    }

    fn load(&mut self, file: &str) {
        if file.is_empty() {
            return self.which_file(Word::Load);
        }
        match self.sitting.load(file) {
            Err(error) => self.complain(error.to_string()),
            Ok(loaded) if self.sitting.is_safe() => self.take_over(loaded),
            Ok(loaded) => self.stage = Stage::Asked(Question::Load(Box::new(loaded))),
        }
    }

    fn take_over(&mut self, loaded: crate::sitting::Loaded) {
        let said = self.sitting.take_over(loaded);
        self.settle();
        self.note(said);
    }

    fn propose_draw(&mut self, by: Seat) {
        if let Err(problem) = self.sitting.could_draw() {
            return self.explain(&problem);
        }
        if self.sitting.has_curtain() {
            self.sitting.put_away();
        }
        self.stage = Stage::Asked(Question::Draw { by, left: self.sitting.others_at_the_device(by) });
        self.next_to_agree();
    }

    /// Asks the next whether they agree; once all do, it is a draw.
    fn next_to_agree(&mut self) {
        if !matches!(&self.stage, Stage::Asked(Question::Draw { left, .. }) if left.is_empty()) {
            return;
        }
        let drawn = self.sitting.draw();
        self.settle();
        if let Err(problem) = drawn {
            self.explain(&problem);
        }
    }

    fn rematch(&mut self) {
        match self.sitting.rematch() {
            Ok(()) => self.settle(),
            Err(error) => self.complain(error.to_string()),
        }
    }

    /// Leaves; only where something would be lost that is asked about.
    pub(super) fn quit(&mut self) {
        self.stage = if self.sitting.is_safe() { Stage::Left } else { Stage::Asked(Question::Leave) };
    }

    /// The question is answered.
    pub(super) fn answer(&mut self, yes: bool) {
        let Stage::Asked(question) = mem::replace(&mut self.stage, Stage::Table) else { return };
        match (question, yes) {
            (Question::Resign(seat), true) => self.resign(seat),
            (Question::Draw { by, left }, _) => self.agree(by, left, yes),
            (Question::Replace(file), true) => {
                self.settle();
                self.write(&file);
            }
            (Question::Replace(_), false) => {
                self.settle();
                self.note(self.sitting.say("terminal-not-saved"));
            }
            (Question::Load(loaded), true) => self.take_over(*loaded),
            (Question::Leave, true) => self.stage = Stage::Left,
            (_, false) => self.settle(),
        }
    }

    fn resign(&mut self, seat: Seat) {
        let resigned = self.sitting.resign(seat);
        self.settle();
        if let Err(problem) = resigned {
            self.explain(&problem);
        }
    }

    fn agree(&mut self, by: Seat, mut left: Vec<Seat>, yes: bool) {
        let asked = if left.is_empty() { by } else { left.remove(0) };
        if yes {
            self.stage = Stage::Asked(Question::Draw { by, left });
            return self.next_to_agree();
        }
        self.settle();
        let args = [("name", self.sitting.name(asked).into()), ("by", self.sitting.name(by).into())];
        self.note(self.sitting.say_with("terminal-no-draw", &args));
    }

    /// What is asked, in words.
    pub(super) fn question_in_words(&self, question: &Question) -> String {
        let name = |seat: Seat| self.sitting.name(seat).to_owned();
        match question {
            Question::Resign(seat) => self.sitting.say_with("terminal-sure-resign", &[("name", name(*seat).into())]),
            Question::Draw { by, left } => {
                let asked = left.first().copied().unwrap_or(*by);
                let args = [("name", name(asked).into()), ("by", name(*by).into())];
                self.sitting.say_with("terminal-sure-draw", &args)
            }
            Question::Replace(file) => self.sitting.say_with("terminal-sure-replace", &[("file", file.into())]),
            Question::Load(_) => self.sitting.say("terminal-sure-load"),
            Question::Leave => self.sitting.say("terminal-sure-leave"),
        }
    }
}
