//! The fold held against a real host: whatever people do at a table, lose their line and come back, every page
//! has the very table that the host would show it, though it was shown it only once.

use super::Online;
use kernel::{Chance, Seat};
use serde_json::Value;
use table::fair::{self, Commitment, Hex, Salt};
use table::host::{Effects, Host, Key, Logged, Message, Time, key_of, retell};
use testkit::{Dice, dice};
use wire::table::{Ask, Clock, Closing, Phase, Plan, Start, TimeOut};
use wire::umpire::Answer;

/// Somebody with a page. Strangers have no name.
struct Viewer {
    who: Option<Key>,
    page: Online,
    connected: bool,
}

struct Story {
    host: Host,
    log: Vec<Logged>,
    now: u64,
    alarm: Option<Time>,
    thoughts: Vec<Message>,
    viewers: Vec<Viewer>,
    dice: Dice,
}

const PEOPLE: [&str; 4] = ["owner", "ann", "bob", "cleo"];

fn salt_of(name: &str) -> Salt {
    Hex([name.len() as u8; 16])
}

impl Story {
    fn new(game: &str, seed: u64) -> Self {
        let mut dice = dice(seed);
        let clock = [Clock::None, Clock::Move { seconds: 5 }, Clock::Bank { seconds: 20, increment: 1 }];
        let plan = Plan {
            clock: clock[dice.below(3) as usize],
            time_out: [TimeOut::Bot, TimeOut::Resign][dice.below(2) as usize],
            start: [Start::Full, Start::Owner][dice.below(2) as usize],
            ..Plan::of(game, 2 + dice.below(2) as u8, Value::Null)
        };
        let (host, made) = Host::make(Time(0), plan, Hex([seed as u8; 32]), key_of("owner")).unwrap();
        let known = PEOPLE.map(|name| Some(key_of(name)));
        let viewer = |who| Viewer { who, page: Online::default(), connected: false };
        let viewers = known.into_iter().chain([None]).map(viewer).collect();
        Self { host, log: vec![made], now: 0, alarm: None, thoughts: Vec::new(), viewers, dice }
    }

    fn step(&mut self) {
        self.now += u64::from(self.dice.below(900));
        if self.host.phase() == Phase::Revealing && self.dice.below(12) == 0 {
            // Somebody keeps a salt back for longer than that is waited for.
            self.now += 31_000;
        }
        if self.alarm.is_some_and(|alarm| alarm <= Time(self.now)) {
            self.handle(Message::Alarm);
        }
        match self.dice.below(10) {
            0 => self.come_or_go(),
            9 if self.dice.below(150) == 0 => drop(self.handle(Message::Close(Closing::House))),
            1..=3 if !self.thoughts.is_empty() => {
                let thought = self.thoughts.remove(0);
                self.handle(thought);
            }
            _ => self.somebody_asks(),
        }
    }

    /// Whether the message was obeyed.
    fn handle(&mut self, message: Message) -> bool {
        let Ok(effects) = self.host.handle(Time(self.now), message) else { return false };
        self.carry_out(effects);
        self.check();
        true
    }

    fn carry_out(&mut self, effects: Effects) {
        self.log.extend(effects.entries);
        self.alarm = effects.alarm;
        for think in effects.think {
            let mv = think.game.pick(&think.view, think.seat, &mut self.dice);
            self.thoughts.push(Message::Thought { seat: think.seat, stamp: think.stamp, mv });
        }
        for tell in effects.tell {
            let hears = |viewer: &&mut Viewer| self.host.hears(viewer.who.as_ref(), tell.to);
            let connected = self.viewers.iter_mut().filter(|viewer| viewer.connected);
            for viewer in connected.filter(hears) {
                assert_eq!(viewer.page.hear(&tell.text, self.now as f64), [], "nothing is asked for again");
            }
        }
        if effects.successor.is_some() {
            self.handle(Message::Succeeded { table: "next".into() });
        }
    }

    fn come_or_go(&mut self) {
        let at = self.dice.below(self.viewers.len() as u32) as usize;
        let who = self.viewers[at].who;
        if self.viewers[at].connected {
            self.viewers[at].connected = false;
            self.handle(Message::Gone(who));
        } else if who.is_none_or(|who| self.host.knows(&who)) {
            self.handle(Message::Here(who));
            self.join(at);
            self.check();
        }
    }

    /// What the house sends to whoever joins: everything, or what was missed.
    fn join(&mut self, at: usize) {
        let (host, log, now) = (&self.host, &self.log, self.now);
        let viewer = &mut self.viewers[at];
        let who = viewer.who.as_ref();
        viewer.connected = true;
        let Ask::Join { since, .. } = viewer.page.join("t".into(), None) else { panic!("a page joins") };
        let missed = |since| retell(log, Some(since), host.eyes(who)).unwrap();
        let Some(since) = since else {
            viewer.page.hear(&wire::write(&host.snapshot(Time(now), who)), now as f64);
            viewer.page.recall(&format!("[{}]", missed(0).join(",")), now as f64);
            return;
        };
        let news = [wire::write(&host.presence()), wire::write(&host.you(Time(now), who))];
        for text in missed(since).into_iter().chain(news) {
            assert_eq!(viewer.page.hear(&text, now as f64), []);
        }
    }

    fn somebody_asks(&mut self) {
        let name = PEOPLE[self.dice.below(4) as usize];
        let ask = self.choose(name);
        let who = key_of(name);
        let sits = matches!(ask, Ask::Sit { .. });
        let done = self.handle(Message::Ask { who: Some(who), id: None, ask });
        // Whoever has just sat down has a token now, and so may come.
        if done && sits && self.dice.below(2) == 0 {
            let at = self.viewers.iter().position(|viewer| viewer.who == Some(who)).unwrap();
            if !self.viewers[at].connected {
                self.handle(Message::Here(Some(who)));
                self.join(at);
                self.check();
            }
        }
    }

    fn choose(&mut self, name: &str) -> Ask {
        match (self.host.phase(), self.dice.below(20)) {
            (Phase::Waiting, 0..=6) => Ask::Sit { name: name.into(), seat: None, commitment: self.commitment(name) },
            (Phase::Waiting, 7..=9) | (Phase::Revealing, 0) => Ask::Stand { seat: None },
            (Phase::Waiting, 10) | (Phase::Revealing, 1) => Ask::Stand { seat: Some(self.dice.below(3).into()) },
            (Phase::Waiting, 11) => Ask::Bot { seat: None, level: None },
            (Phase::Waiting, 12) => Ask::Start,
            (Phase::Waiting, _) => Ask::Ready { commitment: self.commitment(name) },
            (Phase::Revealing, 2..=3) => Ask::Reveal { salt: Hex([9; 16]) },
            (Phase::Revealing, 4..=9) => Ask::Reveal { salt: salt_of(name) },
            (Phase::Revealing, _) => Ask::Turn,
            (Phase::Over, 0..=9) => Ask::Rematch,
            (Phase::Paused, 0..=9) => Ask::Resume,
            (_, 0) => Ask::Undo,
            (_, 1) => Ask::Pause,
            (_, 2) => Ask::Draw,
            (_, 3) => Ask::Agree,
            (_, 4) => Ask::Decline,
            (_, 5) => Ask::Back,
            (_, 6) => Ask::Say { text: "hm".into() },
            (_, 8) if name == PEOPLE[0] => {
                Ask::Mute { seat: self.dice.below(3).into(), muted: self.dice.below(2) == 0 }
            }
            (_, 7) if self.dice.below(12) == 0 => Ask::Resign,
            _ => Ask::Play { seat: None, mv: self.some_move(name) },
        }
    }

    /// Most commit to a salt.
    fn commitment(&mut self, name: &str) -> Option<Commitment> {
        (self.dice.below(4) > 0).then(|| fair::commitment(&salt_of(name)))
    }

    fn some_move(&mut self, name: &str) -> String {
        let message = Message::Ask { who: Some(key_of(name)), id: None, ask: Ask::Legal { limit: Some(30) } };
        let answer = self.host.handle(Time(self.now), message).ok().and_then(|effects| effects.answer);
        let Some(Answer::Legal { legal, .. }) = answer else { return String::new() };
        let moves: Vec<String> = legal.into_values().flatten().collect();
        if moves.is_empty() { String::new() } else { moves[self.dice.below(moves.len() as u32) as usize].clone() }
    }

    /// Every page that is connected has the table that the host would show it now.
    fn check(&self) {
        for viewer in self.viewers.iter().filter(|viewer| viewer.connected && viewer.page.table.is_some()) {
            let mut shown = self.host.snapshot(Time(self.now), viewer.who.as_ref());
            let page = &viewer.page;
            let left = |seat: Seat| page.clocks.left(seat, page.acting(), self.now as f64);
            let clocks: Vec<Option<u64>> = Seat::all(self.host.plan().seats).map(left).collect();
            let expected = shown.clocks.take().map(|left| left.into_iter().map(Some).collect());
            assert_eq!(clocks, expected.unwrap_or_else(|| vec![None; clocks.len()]));
            let view = shown.view.take().map(|view| page.id().unwrap().read_view(view.get()).unwrap());
            assert_eq!(page.view, view);
            let table = page.table.as_ref().unwrap();
            shown.at = table.at;
            assert_eq!(wire::write(table), wire::write(&shown));
            assert_eq!(page.past.told, shown.n);
        }
    }
}

#[test]
fn a_page_that_is_told_everything_has_the_table_that_the_host_would_show() {
    for game in catalog::GameId::ALL {
        for seed in 0..30 {
            println!("{game}, seed {seed}");
            let mut story = Story::new(game.name(), seed);
            for _ in 0..400 {
                story.step();
            }
        }
    }
}

#[test]
fn the_stories_have_everything_in_them_that_can_be_told() {
    let mut told = std::collections::BTreeSet::new();
    for (game, seed) in catalog::GameId::ALL.into_iter().flat_map(|game| (0..30).map(move |seed| (game, seed))) {
        let mut story = Story::new(game.name(), seed);
        (0..400).for_each(|_| story.step());
        for text in retell(&story.log, None, story.host.eyes(None)).unwrap() {
            told.extend(serde_json::from_str::<Value>(&text).unwrap()["told"].as_str().map(str::to_owned));
        }
    }
    let kinds = [
        "closed",
        "made",
        "sat",
        "ready",
        "stood",
        "revealing",
        "revealed",
        "withheld",
        "began",
        "moved",
        "said",
        "muted",
        "offered",
        "agreed",
        "declined",
        "undone",
        "drawn",
        "paused",
        "resumed",
        "resigned",
        "timed-out",
        "came-back",
        "rematched",
    ];
    let missing: Vec<&&str> = kinds.iter().filter(|kind| !told.contains(**kind)).collect();
    assert!(missing.is_empty(), "{missing:?} never happened");
}
