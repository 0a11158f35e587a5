//! The screen, drawn.

use super::FullScreen;
use super::brush::Brush;
use super::commands::{GO_ON, LEAVE, NO, REMATCH, YES};
use super::hits::Hits;
use super::sheet::{self, Sheet};
use super::stage::Stage;
use ratatui::Frame;
use screen::{Button, Laid};

impl FullScreen {
    /// Draws what is to be seen.
    pub(crate) fn draw(&mut self, frame: &mut Frame<'_>) {
        let mut hits = Hits::default();
        match &self.stage {
            Stage::Page(_) => self.draw_page(frame),
            Stage::Asked(question) => {
                let text = self.question_in_words(question);
                let buttons = [(YES, "yes"), (NO, "no")].map(|(id, word)| Button::new(id, self.sitting.say(word)));
                self.brush().alone(frame, &mut hits, self.notice.as_ref(), &text, &buttons);
            }
            Stage::Curtain(seat) => {
                let name = || [("name", self.sitting.name(*seat).into())];
                let text = self.sitting.say_with("terminal-curtain", &name());
                let ready = Button::new(GO_ON, self.sitting.say_with("terminal-curtain-prompt", &name()));
                self.brush().alone(frame, &mut hits, self.notice.as_ref(), &text, &[ready]);
            }
            Stage::Table | Stage::Parting(_) => self.draw_table(frame, &mut hits),
            Stage::Left => {}
        }
        self.pointer.drawn(hits);
        let typing = self.editor.is_typing() && matches!(self.stage, Stage::Table);
        self.pointer.show_cursor(frame, typing.then_some(&self.editor));
    }

    fn draw_table(&mut self, frame: &mut Frame<'_>, hits: &mut Hits) {
        self.room = sheet::room(frame.area());
        let (eyes, room) = (self.eyes(), self.room);
        let mut laid = self.sitting.look(eyes, |screen, looker| screen.lay(looker, room));
        self.ask(&mut laid);
        let names = words::list(self.sitting.lang, &self.sitting.players_in_words());
        let mut sheet = Sheet {
            title: &format!(" {} · {names}", self.sitting.title()),
            laid: &laid,
            notice: self.notice.as_ref(),
            told: &self.told,
            old: self.old,
            back: self.back,
            typed: self.editor.shown(),
            keys: &self.sitting.say("terminal-keys"),
            brush: self.brush(),
        };
        sheet.draw(frame, hits);
        self.back = sheet.back;
    }

    /// What the table asks beside what its game does: to hide one's cards, or what comes after the end.
    fn ask(&self, laid: &mut Laid) {
        if let Stage::Parting(seat) = self.stage {
            let name = [("name", self.sitting.name(seat).into())];
            laid.question = self.sitting.say_with("terminal-curtain-over", &name);
            laid.buttons = vec![Button::new(GO_ON, self.sitting.say("terminal-curtain-hide"))];
        } else if let Some(outcome) = self.sitting.desk.outcome() {
            // Why and who won are sentences; everybody's place is a list.
            let result = self.sitting.result(outcome);
            let (told, places) = result.split_at(2.min(result.len()));
            laid.question = format!("{}\n{}", told.join(" "), places.join(" · "));
            let people = self.sitting.people().next().is_some();
            let rematch = people.then(|| Button::new(REMATCH, self.sitting.say("terminal-again")));
            laid.buttons =
                rematch.into_iter().chain([Button::new(LEAVE, self.sitting.say("terminal-leave"))]).collect();
        } else if let Some(seat) = self.mover_due() {
            laid.question = self.sitting.say_with("terminal-thinks", &[("name", self.sitting.name(seat).into())]);
            laid.buttons.clear();
        }
    }

    /// What things are drawn with now: what is typed takes the keys away from the table.
    fn brush(&self) -> Brush<'_> {
        Brush { colours: self.colours, focus: self.pointer.focus().filter(|_| !self.editor.is_typing()) }
    }

    fn draw_page(&mut self, frame: &mut Frame<'_>) {
        let keys = self.sitting.say("terminal-page-keys");
        let brush = Brush { colours: self.colours, focus: None };
        if let Stage::Page(page) = &mut self.stage {
            brush.page(frame, page, &keys);
        }
    }
}
