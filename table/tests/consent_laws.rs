//! Nobody decides over another's moves. Random stories at tables of every size, with bots, with bots that stand in for
//! people whose time ran out, with people who give up, and with hosts that are rebuilt from their logs at any moment.
//! Whatever happens:
//!
//! 1. what is offered, agreed to, given up or taken over for a seat is asked by the person of that seat;
//! 2. a game is drawn, paused or played again only when every person who has not given up has agreed, and never by bots;
//! 3. moves of a person who has not given up are taken back only with that person's own consent;
//! 4. what is taken back without anybody's consent had dealt nothing and shown nobody anything;
//! 5. a host that is told what was found out before ([`Host::errand`]) decides what it would have decided without.
//!
//! A failure names its seed; `CONSENT_SEED=n cargo test -p table --test consent_laws` plays that one again.

use kernel::{Chance, Seat, SeatSet, Viewpoint};
use serde_json::{Value, json};
use table::fair::Hex;
use table::host::{
    Ahead, Ask, Clock, Effects, Entry, Errand, Host, Logged, Message, Phase, Plan, Sitter, Start, Time, TimeOut, key_of,
};
use table::{Dealer, Problem, Record, Session};
use testkit::{Dice, dice};
use wire::table::Proposal;
use wire::umpire::Answer;

const STEPS: usize = 300;
/// In how many worlds it is tried whether a move shows anything.
const WORLDS: u64 = 12;

/// What the log says of a table, read here once more and without the host.
struct Truth {
    plan: Plan,
    people: SeatSet,
    bots: SeatSet,
    given_up: SeatSet,
    away: SeatSet,
    /// The play-through as it stands: deals and moves.
    line: Vec<table::Entry>,
    offer: Option<(Proposal, SeatSet)>,
}

impl Truth {
    fn new(plan: Plan) -> Self {
        let none = SeatSet::EMPTY;
        Self { plan, people: none, bots: none, given_up: none, away: none, line: Vec::new(), offer: None }
    }

    /// The people who have not given up.
    fn playing(&self) -> SeatSet {
        self.people.iter().filter(|&seat| !self.given_up.contains(seat)).collect()
    }

    fn agreed(&self, what: impl Fn(Proposal) -> bool) -> SeatSet {
        self.offer.filter(|(offered, _)| what(*offered)).map_or(SeatSet::EMPTY, |(_, agreed)| agreed)
    }

    /// Takes in an entry that came of what `by` asked, or of nobody's asking.
    fn follow(&mut self, entry: &Entry, by: Option<Seat>) {
        let own = |seat: &Seat| assert_eq!(by, Some(*seat), "{entry:?} is another's doing");
        match entry {
            Entry::Sat { seat, who: Sitter::Person(_), .. } => self.people.insert(*seat),
            Entry::Sat { seat, .. } => self.bots.insert(*seat),
            Entry::Began { deals, .. } => {
                self.line.extend(deals.iter().cloned().map(|deal| table::Entry::Deal { deal }));
            }
            Entry::Moved { seat, mv, deals } => {
                self.line.push(table::Entry::Move { seat: *seat, mv: mv.clone() });
                self.line.extend(deals.iter().cloned().map(|deal| table::Entry::Deal { deal }));
                self.offer = self.offer.filter(|(what, _)| *what == Proposal::Pause);
            }
            Entry::Offered { seat, what } => {
                own(seat);
                self.offer = Some((*what, SeatSet::only(*seat)));
            }
            Entry::Agreed { seat } => {
                own(seat);
                self.offer.as_mut().expect("something was offered").1.insert(*seat);
            }
            Entry::Declined { seat } => {
                own(seat);
                self.offer = None;
            }
            Entry::Undone { seat, plies } => self.undone(*seat, *plies, by),
            Entry::Drawn => {
                assert_eq!(self.agreed(|what| what == Proposal::Draw), self.playing(), "a draw that not all agreed to");
                assert!(self.bots.is_empty(), "a bot has agreed to a draw");
                self.offer = None;
            }
            Entry::Paused => {
                let agreed = self.agreed(|what| what == Proposal::Pause);
                assert!(self.playing().iter().all(|seat| agreed.contains(seat)), "a pause that not all agreed to");
                self.offer = None;
            }
            Entry::Resigned { seat } => {
                let late = self.plan.time_out == TimeOut::Resign && self.away.contains(*seat);
                assert!(late || by == Some(*seat), "{seat} has not given up");
                self.given_up.insert(*seat);
                self.offer = None;
            }
            Entry::TimedOut { seat } => self.away.insert(*seat),
            Entry::CameBack { seat } => {
                own(seat);
                self.away.remove(*seat);
            }
            _ => {}
        }
    }

    fn undone(&mut self, seat: Seat, plies: usize, by: Option<Seat>) {
        let agreed = self.agreed(|what| matches!(what, Proposal::Undo { plies: offered } if offered == plies));
        let moves = self.line.iter().enumerate().filter(|(_, line)| matches!(line, table::Entry::Move { .. }));
        let cut = moves.map(|(at, _)| at).nth(plies).expect("there is such a move");
        let back = self.line.split_off(cut);
        for line in &back {
            if let table::Entry::Move { seat: mover, .. } = line {
                let asked = *mover != seat && self.playing().contains(*mover);
                assert!(!asked || agreed.contains(*mover), "moves of {mover} are taken back without a word");
            }
        }
        if agreed.is_empty() {
            assert_eq!(by, Some(seat), "taken back at nobody's wish");
            self.showed_nothing(&back);
        }
        self.offer = None;
    }

    fn session(&self) -> Session {
        let mut record = Record::new(&self.plan.game, self.plan.seats, self.plan.options.clone());
        record.log.clone_from(&self.line);
        Session::load(&record, Dealer::seeded(1)).unwrap()
    }

    /// Whoever sees the game as it was before these moves knows what they will see after them.
    fn showed_nothing(&self, moves: &[table::Entry]) {
        let (before, mut after) = (self.session(), self.session());
        for line in moves {
            let table::Entry::Move { seat, mv } = line else { panic!("what was dealt is taken back without a word") };
            after.play(*seat, mv).unwrap();
        }
        for from in Viewpoint::all(self.plan.seats) {
            for world in 0..WORLDS {
                let mut game = before.game().imagined(from, &mut dice(1_000 + world));
                for line in moves {
                    let table::Entry::Move { seat, mv } = line else { unreachable!() };
                    assert!(game.play(*seat, mv).is_ok(), "{from:?} learned that {mv} is legal");
                }
                assert!(game.view(from) == after.view(from), "{from:?} has seen something, and it was taken back");
            }
        }
    }
}

struct World {
    host: Host,
    log: Vec<Logged>,
    truth: Truth,
    now: u64,
    alarm: Option<Time>,
    thoughts: Vec<Message>,
    dice: Dice,
    rematched: bool,
    /// What somebody has found out, and how often.
    found: Option<Ahead>,
    errands: u32,
}

impl World {
    fn new(game: &str, seats: u8, bots: u8, seed: u64) -> Self {
        let time_out = if seed.is_multiple_of(4) { TimeOut::Resign } else { TimeOut::Bot };
        let usual = Plan::of(game, seats, Value::Null);
        let plan = Plan { clock: Clock::Move { seconds: 5 }, start: Start::Owner, time_out, ..usual };
        let (host, made) = Host::make(Time(0), plan.clone(), Hex([seed as u8; 32]), key_of("owner")).unwrap();
        let (truth, dice) = (Truth::new(plan), dice(seed));
        let mut world = Self {
            host,
            log: vec![made],
            truth,
            now: 0,
            alarm: None,
            thoughts: vec![],
            dice,
            rematched: false,
            found: None,
            errands: 0,
        };
        for seat in Seat::all(seats - bots) {
            let sit = json!({ "cmd": "sit", "name": name(seat), "seat": seat });
            world.ask(&name(seat), serde_json::from_value(sit).unwrap());
        }
        world.ask("owner", Ask::Start);
        assert_eq!(world.host.phase(), Phase::Playing);
        world
    }

    fn ask(&mut self, who: &str, ask: Ask) -> Option<Answer> {
        let message = Message::Ask { who: Some(key_of(who)), id: None, ask };
        let by = self.host.seat_of(&key_of(who));
        self.handle(message, by)
    }

    fn handle(&mut self, message: Message, by: Option<Seat>) -> Option<Answer> {
        let effects = self.obey(message).ok()?;
        Some(self.carry_out(effects, by)).flatten()
    }

    /// Has the host obey, which knows what can be found out before; a twin that does not must come to the same.
    fn obey(&mut self, message: Message) -> Result<Effects, Problem> {
        let now = Time(self.now);
        let Message::Ask { who, id, ask } = message else { return self.host.handle(now, message) };
        let found = self.host.errand(who.as_ref(), &ask, self.found.as_ref()).and_then(Errand::run);
        self.errands += u32::from(found.is_some());
        // What was found out earlier may be out of date, and must not be believed then.
        let known = found.or_else(|| self.found.take());
        let mut twin = self.host.clone();
        let asked = || Message::Ask { who, id: id.clone(), ask: ask.clone() };
        let (knowing, alone) = (self.host.handle_knowing(now, asked(), known), twin.handle(now, asked()));
        match (&knowing, &alone) {
            (Ok(one), Ok(other)) => assert_eq!((&one.entries, &one.tell), (&other.entries, &other.tell), "{ask:?}"),
            (one, other) => assert_eq!(one.as_ref().err(), other.as_ref().err(), "{ask:?}"),
        }
        let shown = |host: &Host| wire::write(&host.snapshot(now, who.as_ref()));
        assert_eq!(shown(&self.host), shown(&twin), "{ask:?}");
        self.found = self.host.errand(who.as_ref(), &Ask::Undo, None).and_then(Errand::run);
        knowing
    }

    fn carry_out(&mut self, effects: Effects, by: Option<Seat>) -> Option<Answer> {
        for logged in effects.entries {
            // Who sat down has the seat since.
            let by = by.or(if let Entry::Sat { seat, .. } = logged.entry { Some(seat) } else { None });
            self.truth.follow(&logged.entry, by);
            self.log.push(logged);
        }
        self.alarm = effects.alarm;
        for think in effects.think {
            let mv = think.game.pick(&think.view, think.seat, &mut self.dice);
            self.thoughts.push(Message::Thought { seat: think.seat, stamp: think.stamp, mv });
        }
        if effects.successor.is_some() {
            let agreed = self.truth.agreed(|what| what == Proposal::Rematch);
            assert_eq!(agreed, self.truth.people, "a rematch that not all agreed to");
            self.rematched = true;
        }
        effects.answer
    }

    fn step(&mut self) {
        self.now += u64::from(self.dice.below(1_500));
        if self.dice.below(30) == 0 {
            self.host = Host::fold(&self.log).unwrap();
            self.thoughts.clear();
            let effects = self.host.wake(Time(self.now), 0);
            self.carry_out(effects, None);
        }
        if self.alarm.is_some_and(|alarm| alarm <= Time(self.now)) {
            self.handle(Message::Alarm, None);
        }
        if !self.thoughts.is_empty() && self.dice.below(2) == 0 {
            let thought = self.thoughts.remove(0);
            self.handle(thought, None);
        }
        let seats = self.truth.people.len() as u32;
        let seat = self.truth.people.iter().nth(self.dice.below(seats) as usize).unwrap();
        let ask = self.choose(seat);
        self.ask(&name(seat), ask);
    }

    fn choose(&mut self, seat: Seat) -> Ask {
        match self.dice.below(26) {
            0..=3 => Ask::Undo,
            4 => Ask::Draw,
            5 => Ask::Pause,
            6..=9 => Ask::Agree,
            10 => Ask::Decline,
            11 | 12 => Ask::Resume,
            13 => Ask::Back,
            14 => Ask::Rematch,
            15 if self.dice.below(12) == 0 => Ask::Resign,
            16 => Ask::Start,
            17 => Ask::Stand { seat: None },
            _ => Ask::Play { seat: None, mv: self.some_move(seat) },
        }
    }

    fn some_move(&mut self, seat: Seat) -> String {
        let Some(Answer::Legal { legal, .. }) = self.ask(&name(seat), Ask::Legal { limit: Some(40) }) else {
            return String::new();
        };
        let moves: Vec<String> = legal.into_values().flatten().collect();
        if moves.is_empty() { String::new() } else { moves[self.dice.below(moves.len() as u32) as usize].clone() }
    }
}

fn name(seat: Seat) -> String {
    format!("p{seat}")
}

/// What happened in a story, by the kinds of its entries.
fn kinds(log: &[Logged]) -> impl Iterator<Item = &'static str> {
    log.iter().map(|logged| match logged.entry {
        Entry::Undone { .. } => "undone",
        Entry::Drawn => "drawn",
        Entry::Paused => "paused",
        Entry::TimedOut { .. } => "timed out",
        Entry::CameBack { .. } => "came back",
        Entry::Resigned { .. } => "resigned",
        _ => "other",
    })
}

#[test]
fn nobody_decides_over_the_moves_of_another() {
    let chosen = std::env::var("CONSENT_SEED").ok().map(|seed| seed.parse().expect("CONSENT_SEED is a number"));
    let fresh = u64::from(std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().subsec_nanos());
    let seeds = chosen.map_or_else(|| (1..=4).chain([fresh]).collect(), |seed: u64| vec![seed]);
    let mut seen = std::collections::BTreeSet::new();
    for game in catalog::GameId::ALL {
        for seats in game.seats() {
            for &seed in &seeds {
                let bots = (seed % u64::from(seats)) as u8;
                println!("{game} with {seats} seats, {bots} of them bots, CONSENT_SEED={seed}");
                let mut world = World::new(game.name(), seats, bots, seed);
                (0..STEPS).for_each(|_| world.step());
                seen.extend(kinds(&world.log));
                seen.extend(world.rematched.then_some("rematched"));
                seen.extend((world.errands > 0).then_some("looked ahead"));
            }
        }
    }
    for kind in ["undone", "drawn", "paused", "timed out", "came back", "resigned", "rematched", "looked ahead"] {
        assert!(chosen.is_some() || seen.contains(kind), "nobody has {kind}: too little was tested");
    }
}
