//! Visits to a real host, without any line between.

use super::{Coming, Todo, Visit};
use crate::online::address::Link;
use crate::online::line::{Fetch, News};
use catalog::GameId;
use screen::{Paint, Taste};
use serde_json::Value;
use table::fair::Hex;
use table::host::{Host, Key, Logged, Message, Time, key_of, retell};
use wire::table::{Ask, Asking, Clock, Plan, Start};
use wire::umpire::{Answer, Reply};
use words::Lang;

/// A table of a host in memory, with one visitor from a terminal; the other seats are the host's.
pub(crate) struct Rehearsal {
    host: Host,
    log: Vec<Logged>,
    pub(crate) visit: Visit,
}

const ME: &str = "me";

fn coming(lang: Lang, name: Option<&str>) -> Coming {
    let (paint, taste) = (Paint::PLAIN, Taste { memory_aid: true });
    Coming { watches: name.is_none(), name: name.map(str::to_owned), lang, paint, taste, bell: true }
}

fn visit(lang: Lang, name: Option<&str>) -> Visit {
    let mut visit = Visit::new(Link::read("http://localhost/t/0c9e", None).expect("a link"), coming(lang, name));
    // What is rehearsed is not kept.
    (visit.keep, visit.memory) = (super::Keep::nowhere(), super::Memory::default());
    visit
}

impl Rehearsal {
    /// Somebody of this name comes to a table with a clock, whose other seats bots have; or nobody does, and it is watched.
    pub(crate) fn begin(game: GameId, lang: Lang, name: Option<&str>) -> Self {
        let plan = Plan {
            clock: Clock::Bank { seconds: 300, increment: 0 },
            start: Start::Owner,
            ..Plan::of(game.name(), 2, Value::Null)
        };
        let (host, made) = Host::make(Time(0), plan, Hex([3; 32]), key_of(ME)).expect("a table");
        let mut table = Self { host, log: vec![made], visit: visit(lang, name) };
        table.hear(News::Open);
        table
    }

    /// The visitor hears something, and all that comes of it is done.
    pub(crate) fn hear(&mut self, news: News) {
        self.visit.hear(news);
        self.settle();
    }

    /// Does what was typed.
    pub(crate) fn obey(&mut self, line: &str) {
        self.visit.obey(line);
        self.settle();
    }

    fn who(&self) -> Option<Key> {
        (!self.visit.watches()).then(|| key_of(ME))
    }

    fn settle(&mut self) {
        while !self.visit.todo.is_empty() {
            for todo in std::mem::take(&mut self.visit.todo) {
                match todo {
                    Todo::Send(text) => self.ask(&Asking::read(&text).expect("it is understood")),
                    Todo::Fetch { what: Fetch::Log(since), .. } => {
                        let told = retell(&self.log, Some(since), self.host.eyes(self.who().as_ref())).expect("a log");
                        self.visit.hear(News::Fetched(Fetch::Log(since), Some(format!("[{}]", told.join(",")))));
                    }
                    Todo::Fetch { what, .. } => self.visit.hear(News::Fetched(what, None)),
                }
            }
        }
    }

    fn ask(&mut self, asking: &Asking) {
        if let Ask::Join { .. } = asking.ask {
            let snapshot = self.host.snapshot(Time(0), self.who().as_ref());
            return self.visit.hear(News::Message(wire::write(&snapshot)));
        }
        if asking.ask.reads() {
            return;
        }
        self.handle(asking.ask.clone(), asking);
    }

    /// The host does something, and the visitor is told.
    pub(crate) fn does(&mut self, ask: Ask) {
        self.handle(ask.clone(), &Asking::new(ask));
        self.settle();
    }

    fn handle(&mut self, ask: Ask, asking: &Asking) {
        let since = self.log.len() as u64 - 1;
        let done = self.host.handle(Time(0), Message::Ask { who: Some(key_of(ME)), id: None, ask });
        let reply = match done {
            Ok(effects) => {
                self.log.extend(effects.entries);
                Reply::new(asking.id.clone(), Ok(Answer::Done { n: self.log.len() as u64 - 1 }))
            }
            Err(problem) => table::reply(asking.id.clone(), Err(problem), words::speak, "en"),
        };
        let who = self.who();
        let told = retell(&self.log, Some(since), self.host.eyes(who.as_ref())).expect("a log");
        let you = wire::write(&self.host.you(Time(0), who.as_ref()));
        for text in told.into_iter().chain([you, reply.line()]) {
            self.visit.hear(News::Message(text));
        }
    }
}

#[test]
fn whoever_comes_by_a_name_sits_down_shows_their_salt_and_plays() {
    for game in GameId::ALL {
        let mut table = Rehearsal::begin(game, Lang::En, Some("Ann"));
        assert!(table.visit.online.seat().is_some(), "{game}: {:?}", table.visit.notices);
        table.obey("start");
        assert!(table.visit.view().is_some(), "{game}: {:?}", table.visit.notices);
        assert!(table.visit.told.len() >= 2, "{:?}", table.visit.told);
    }
}

#[test]
fn nothing_that_comes_from_far_away_commands_the_terminal() {
    let mut table = Rehearsal::begin(GameId::ALL[0], Lang::En, Some("Ann"));
    table.obey("start");
    let n = table.visit.online.past.told + 1;
    let evil = "\\u001b[2J\\u009b31m\\u0007\\u202egnp";
    let said = format!("{{\"told\":\"said\",\"seat\":0,\"text\":\"{evil}\",\"n\":{n},\"at\":1,\"phase\":\"playing\"}}");
    let refused =
        format!("{{\"id\":\"x\",\"ok\":false,\"error\":{{\"code\":\"not-allowed\",\"message\":\"{evil}\"}}}}");
    table.visit.hear(News::Message(said));
    table.visit.hear(News::Message(refused));
    let told = table.visit.told.last().expect("it was said").clone();
    let notice = table.visit.notices.last().expect("it is shown").text.clone();
    assert!(told.starts_with("Ann: ") && told.contains("gnp") && notice.contains("gnp"), "{told:?} {notice:?}");
    for text in [told, notice] {
        assert!(!text.contains(|letter: char| letter.is_control() || letter == '\u{202e}'), "{text:?}");
    }
}

#[test]
fn what_is_no_move_is_explained_here_and_a_slip_is_guessed() {
    let mut table = Rehearsal::begin(GameId::ALL[0], Lang::En, Some("Ann"));
    table.obey("start");
    for (line, told) in [("hint", "no hints"), ("undoo", "undo"), ("save", "FILE"), ("fair", "once the game is over")] {
        table.visit.obey(line);
        let notice = table.visit.notices.last().unwrap_or_else(|| panic!("{line} is answered"));
        assert!(notice.text.contains(told), "{line}: {notice:?}");
    }
    table.does(Ask::Resign);
    assert!(table.visit.online.result().is_some());
    assert_eq!(table.visit.buttons().iter().map(|button| button.id.as_str()).collect::<Vec<_>>(), ["rematch", "quit"]);
}
