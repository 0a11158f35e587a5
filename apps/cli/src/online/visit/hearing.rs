//! What is heard of the house, and what this guest does about it by itself.

use super::{Condition, JOIN, Todo, Visit, fresh, request_name};
use crate::online::failure::Failure;
use crate::online::keep::{Keep, Memory};
use crate::online::line::{Fetch, News};
use guest::{Online, Reconnect, Wish};
use std::mem;
use std::time::Duration;
use wire::Id;
use wire::table::{Ask, Asking, Phase};
use wire::umpire::{Refusal, Reply};

impl Visit {
    /// Takes in what the line tells.
    pub(crate) fn hear(&mut self, news: News) {
        match news {
            News::Open => self.greet(),
            News::Lost => self.condition = Condition::Lost,
            News::Doubtful(doubtful) => {
                self.condition = if doubtful { Condition::Doubtful } else { Condition::Open };
            }
            News::Failed(failure) => self.failure = Some(failure),
            News::Message(text) => self.hear_message(&text),
            News::Fetched(Fetch::Log(_), log) => self.recall(&log.unwrap_or_default()),
            News::Fetched(Fetch::Save(file), record) => self.save(&file, record),
            News::Fetched(Fetch::Check, record) => self.check(record),
        }
    }

    /// Says who comes, and asks again what has no answer.
    fn greet(&mut self) {
        self.condition = Condition::Open;
        let join = self.online.join(self.address.table.clone(), self.memory.token.clone());
        let lang = Some(self.coming.lang.code().to_owned());
        for (ask, id) in [(join, Some(Id::from(JOIN))), (Ask::Hello, None)] {
            self.todo.push(Todo::Send(wire::write(&Asking { ask, id, lang: lang.clone() })));
        }
        self.todo.extend(self.online.requests.unanswered().into_iter().map(Todo::Send));
    }

    fn hear_message(&mut self, text: &str) {
        let refused = Reply::read(text).ok().and_then(|reply| Some((reply.id.clone()?, reply.result().err()?)));
        let (acted, now, plies) = (self.online.may_act(), self.now(), self.online.past.plies().len());
        let wishes = self.online.hear(text, now);
        if self.online.past.plies().len() != plies {
            self.forget();
        }
        self.tell_anew();
        match refused {
            Some((id, refusal)) => self.hear_refusal(&id, refusal),
            None => self.grant(wishes),
        }
        self.attend();
        self.turn_began |= self.online.may_act() && !acted;
    }

    /// What is refused ends the visit where nothing else can come of it.
    fn hear_refusal(&mut self, id: &Id, refusal: Refusal) {
        if *id == Id::from(JOIN) {
            self.failure = Some(match refusal.code {
                table::Code::NoTable => Failure::NoTable(refusal.message),
                table::Code::NotAllowed => Failure::NoSeat(refusal.message),
                _ => Failure::SentAway(refusal.message),
            });
        } else if self.sitting.as_ref() == Some(id) {
            self.failure = Some(match refusal.rule.as_deref() {
                Some("table/name" | "table/name-taken") => Failure::Name(refusal.message),
                _ => Failure::NoSeat(refusal.message),
            });
        } else {
            self.note(refusal.message, true);
        }
    }

    fn grant(&mut self, wishes: Vec<Wish>) {
        for wish in wishes {
            match wish {
                Wish::Recall(since) => self.fetch_log(since, Duration::ZERO),
                Wish::RecallLater(since) => {
                    let pause = self.recalls.lost(self.start.elapsed().as_secs_f64() * 1_000.0, 0.5);
                    self.fetch_log(since, Duration::from_millis(pause.max(0) as u64));
                }
                Wish::Keep(token) => {
                    self.memory.token = Some(token);
                    self.remember();
                }
                Wish::Show(why) => self.note(why, true),
                Wish::Leave => self.failure = Some(Failure::NoTable(self.say("web-online-deleted"))),
            }
        }
    }

    fn fetch_log(&mut self, since: u64, after: Duration) {
        let path = self.address.path(&format!("log?since={since}"));
        self.todo.push(Todo::Fetch { what: Fetch::Log(since), path, after });
    }

    /// Takes in entries that were fetched, and tells each.
    fn recall(&mut self, log: &str) {
        let now = self.now();
        let mut online = mem::take(&mut self.online);
        let wishes = online.recall_each(log, now, |online| self.tell(online));
        self.online = online;
        if !log.is_empty() {
            self.recalls = Reconnect::default();
        }
        self.tell_anew();
        self.grant(wishes);
        self.attend();
    }

    fn tell_anew(&mut self) {
        let online = mem::take(&mut self.online);
        self.tell(&online);
        self.online = online;
    }

    /// What this guest has to say by itself: its salt when it is time, a name to sit down by, that it is ready again.
    fn attend(&mut self) {
        let before = self.memory.shown.clone();
        self.memory.shown.look(&self.online);
        let wish = self.memory.shown.wish(&self.online, fresh);
        if self.memory.shown != before {
            self.remember();
        }
        if let Some(ask) = wish {
            self.ask(ask);
        }
        self.come_in();
        self.be_ready_again();
    }

    /// Sits down by the name that one came with, or cannot.
    fn come_in(&mut self) {
        let wants = !self.coming.watches && self.online.plan().is_some() && self.online.seat().is_none();
        if !wants || self.online.owner() && self.coming.name.is_none() {
            return;
        }
        // Whoever has asked for a seat, or has proof of one, is told of it in a moment.
        let waits = self.has_asked_to_sit || self.memory.token.is_some();
        if !self.has_open_seat() && !waits {
            self.failure.get_or_insert_with(|| Failure::NoSeat(words::say(self.coming.lang, "online-full")));
        } else if let Some(name) = self.coming.name.take() {
            self.sitting = Some(self.sit(name));
        }
    }

    /// Whoever asked for a rematch is ready for it.
    fn be_ready_again(&mut self) {
        let waits = self.online.phase() == Phase::Waiting && self.online.own().is_some_and(|own| !own.ready);
        if waits && mem::take(&mut self.ready) {
            self.say_ready();
        }
    }

    /// Goes on to the rematch, if there is one: whether it does. The line is to be opened anew.
    pub(crate) fn move_on(&mut self) -> bool {
        let Some(next) = self.online.rematch().map(str::to_owned) else { return false };
        let token = self.memory.token.clone();
        self.address = self.address.with_table(&next);
        self.keep = Keep::of(&self.address);
        self.memory = if self.coming.watches { Memory::default() } else { self.keep.read() };
        self.memory.token = token;
        self.remember();
        self.online = Online::new(request_name());
        (self.condition, self.known, self.ready) = (Condition::Opening, (0, 0), !self.coming.watches);
        (self.todo, self.sitting, self.screen) = (Vec::new(), None, None);
        self.told.push(self.say("online-rematch"));
        self.old = self.told.len();
        true
    }
}
