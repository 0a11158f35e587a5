//! A table around one device: its people all sit here, and bots have the other seats.
//!
//! A desk is a [`Host`] that one device speaks to for everybody. What is kept of it is the host's log, and the desk is
//! the fold of that. Consent is given by everybody at once, since they all look on; and a move is taken back by taking
//! it off the log, since nobody is far away who was told of it.
//!
//! Where a game has secrets, the device shows a person's only while that person has it. It is never taken by itself:
//! a curtain waits for whoever is to act, also after an undo, and nothing of that is kept, so it waits after a reload
//! as well.

use super::ask::{Ask, Message};
use super::effects::Effects;
use super::entry::{Entry, Logged, Sitter};
use super::handle::Work;
use super::setup::{Key, Plan};
use super::{Host, Rule, Time, broken};
use crate::fair::{self, Hex, Secret};
use crate::history::History;
use crate::problem::Problem;
use crate::record::{Ending, Entry as Line, Record};
use crate::session::{Played, Session};
use bots::Level;
use catalog::{AnyEvent, Refused};
use kernel::{Outcome, Seat, SeatSet, Viewpoint};

/// Who has a seat at a desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at this device.
    Person,
    /// A bot of this level.
    Bot(Level),
}

/// How people ended a game before the rules did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// This seat gave up.
    Resigned(Seat),
    /// All agreed on a draw.
    Agreed,
}

/// A table around one device. What is refused changes nothing.
#[derive(Clone)]
pub struct LocalTable {
    host: Host,
    log: Vec<Logged>,
    history: History,
    names: Vec<String>,
    /// Who has the device, where a curtain was lifted for them.
    holder: Option<Seat>,
}

impl LocalTable {
    /// A new table where these sit down, by these names, and play begins.
    pub fn new(now: Time, plan: Plan, players: &[(Player, String)], secret: Secret) -> Result<Self, Problem> {
        let (mut host, mut log) = seated(now, plan, players, secret)?;
        let mut work = host.work(now);
        host.begin_play(&mut work)?;
        log.append(&mut host.finish(work).entries);
        let history = History::begun(playing(&host)?);
        Ok(Self::with(host, log, history))
    }

    /// A table where these go on with a play-through that was written down; later deals come from the secret.
    pub fn resumed(now: Time, record: &Record, players: &[(Player, String)], secret: Secret) -> Result<Self, Problem> {
        let session = Session::load(record, fair::first_dealer(&secret, &vec![None; usize::from(record.seats)]))?;
        let plan = Plan::of(&record.game, record.seats, record.options.clone());
        let (_, mut log) = seated(now, plan, players, secret)?;
        let entries = entries(session.log().iter()).into_iter().chain(decided(&record.ended));
        log.extend(entries.map(|entry| Logged { at: now, by: None, entry }));
        Self::open(log)
    }

    /// The table that a kept log makes.
    pub fn open(log: Vec<Logged>) -> Result<Self, Problem> {
        let mut host = Host::begin(log.first().ok_or_else(|| broken(0))?)?;
        let mut history = None;
        for logged in &log[1..] {
            let events = host.follow(logged)?;
            match &mut history {
                Some(history) => note(history, &host, &logged.entry, events),
                None => history = host.session.as_ref().map(History::begun),
            }
        }
        let history = history.ok_or_else(|| broken(log.len()))?;
        Ok(Self::with(host, log, history))
    }

    fn with(host: Host, log: Vec<Logged>, history: History) -> Self {
        let names = host.places.iter().map(|place| place.name.to_string()).collect();
        Self { host, log, history, names, holder: None }
    }

    fn keep(&mut self, work: Work) -> Effects {
        let mut effects = self.host.finish(work);
        self.take_in(&mut effects);
        effects
    }

    fn tell(&mut self, now: Time, message: Message) -> Result<Effects, Problem> {
        let mut effects = self.host.handle(now, message)?;
        self.take_in(&mut effects);
        Ok(effects)
    }

    fn take_in(&mut self, effects: &mut Effects) {
        for logged in &effects.entries {
            note(&mut self.history, &self.host, &logged.entry, effects.events.clone());
        }
        self.log.append(&mut effects.entries);
        self.put_down();
    }

    fn ask(&mut self, now: Time, seat: Seat, ask: Ask) -> Result<Effects, Problem> {
        let who = Some(*self.host.place(seat).key().ok_or(Rule::NotSeated)?);
        self.tell(now, Message::Ask { who, id: None, ask })
    }

    /// Has all these people ask for the same.
    fn ask_all(&mut self, now: Time, people: SeatSet, ask: &Ask) -> Result<Effects, Problem> {
        let mut last = Err(Rule::NotSeated.into());
        for seat in people.iter() {
            last = Ok(self.ask(now, seat, ask.clone())?);
        }
        last
    }

    /// What to keep: with it, [`LocalTable::open`] goes on from here.
    pub fn log(&self) -> &[Logged] {
        &self.log
    }

    /// The play-through.
    pub fn session(&self) -> &Session {
        self.host.session.as_ref().expect("a desk is made with its play begun")
    }

    /// What happened so far, and what could be seen after each move.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// What each seat is called.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The level of the bot that makes this seat's moves, if one does: it has the seat, or plays on for somebody who
    /// gave up.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        let place = self.host.place(seat);
        let level = match place.sitter {
            Some(Sitter::Bot(level)) => level,
            _ => self.host.setup.plan.level,
        };
        place.is_played_by_bot().then_some(level)
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        self.host.seats().filter(|(_, place)| place.key().is_some()).map(|(seat, _)| seat).collect()
    }

    /// The seats of people who have not given up.
    fn playing(&self) -> SeatSet {
        self.host.seats().filter(|(_, place)| place.is_person()).map(|(seat, _)| seat).collect()
    }

    /// The seats that may act now, of people and of bots.
    pub fn due(&self) -> SeatSet {
        self.host.due()
    }

    /// The people who may act now.
    fn asked(&self) -> SeatSet {
        let playing = self.playing();
        self.due().iter().filter(|&seat| playing.contains(seat)).collect()
    }

    /// Whether there is something that not everybody may see: while the game runs, if it has secrets. Until then its
    /// past is shown with the audience's eyes, and its record, which holds every deal, to nobody.
    pub fn keeps_secrets(&self) -> bool {
        self.session().game().has_secrets() && self.outcome().is_none()
    }

    /// The person who must take the device before it shows what others may not see.
    pub fn curtain(&self) -> Option<Seat> {
        let hides = self.people().len() > 1 && self.keeps_secrets();
        self.asked().first().filter(|_| hides && !self.is_held())
    }

    /// The person whom the curtain waits for has taken the device.
    pub fn lift_curtain(&mut self) {
        self.holder = self.curtain().or(self.holder);
    }

    /// Whether somebody has the device who may act now.
    fn is_held(&self) -> bool {
        self.holder.is_some_and(|holder| self.asked().contains(holder))
    }

    /// Answered another is to act, or all may look, nobody has the device. It stays where it is while bots think.
    fn put_down(&mut self) {
        let waits = self.outcome().is_none() && self.asked().is_empty();
        self.holder = self.holder.filter(|_| waits || self.is_held());
    }

    /// Through whose eyes the device shows the game: the only person's; those of whoever has the device; where there
    /// is nothing to hide, those of the one who is to act. Else everybody looks on.
    pub fn eyes(&self) -> Viewpoint {
        let one_of = |seats: SeatSet| seats.first().filter(|_| seats.len() == 1);
        let acting = || one_of(self.asked()).filter(|_| self.curtain().is_none());
        one_of(self.people()).or(self.holder).or_else(acting).map_or(Viewpoint::Audience, Viewpoint::Seat)
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.host.outcome()
    }

    /// How people ended it, if they did.
    pub fn ended(&self) -> Option<Ended> {
        self.host.ended?;
        let resigned = self.log.iter().rev().find_map(|logged| match logged.entry {
            Entry::Resigned { seat } => Some(seat),
            _ => None,
        });
        // Where two or more played on to the end, they agreed on it.
        let given_up = resigned.filter(|_| self.playing().len() < 2);
        Some(given_up.map_or(Ended::Agreed, Ended::Resigned))
    }

    /// Makes a move for the seat, whoever has it.
    pub fn play(&mut self, now: Time, seat: Seat, mv: &str) -> Result<Played, Problem> {
        if self.host.place(seat).is_played_by_bot() {
            self.session().game().check(seat, mv).map_err(|refused| Problem::refused(&refused))?;
            return self.play_thought(now, seat, Some(mv));
        }
        let effects = self.ask(now, seat, Ask::Play { seat: None, mv: mv.to_owned() })?;
        self.played(effects)
    }

    /// Makes the move that the seat's bot thought of; where it thought of none that is legal, any legal one, so that
    /// a bot that fails does not stop the game.
    pub fn play_thought(&mut self, now: Time, seat: Seat, mv: Option<&str>) -> Result<Played, Problem> {
        if !self.due().contains(seat) || self.bot(seat).is_none() {
            return Err(Problem::refused(&Refused::NotYourTurn));
        }
        let stamp = self.host.stamp;
        let effects = self.tell(now, Message::Thought { seat, stamp, mv: mv.map(str::to_owned) })?;
        self.played(effects)
    }

    fn played(&self, effects: Effects) -> Result<Played, Problem> {
        match self.log.last().map(|logged| &logged.entry) {
            Some(Entry::Moved { mv, .. }) => Ok(Played { mv: mv.clone(), events: effects.events }),
            _ => Err(Rule::Over.into()),
        }
    }

    /// Takes back the last move that a person made, and all that followed. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        let people = self.people();
        let by_person = |logged: &Logged| matches!(logged.entry, Entry::Moved { seat, .. } if people.contains(seat));
        let Some(at) = self.log.iter().rposition(by_person) else { return false };
        self.log.truncate(at);
        self.host = Host::fold(&self.log).expect("what was kept folds");
        self.history.truncate(self.log.iter().filter(|logged| matches!(logged.entry, Entry::Moved { .. })).count());
        self.put_down();
        true
    }

    /// The seat gives up. Answered nobody at the device plays on, the game is over.
    pub fn resign(&mut self, now: Time, seat: Seat) -> Result<(), Problem> {
        self.ask(now, seat, Ask::Resign)?;
        if self.outcome().is_none() && self.playing().is_empty() {
            let mut work = self.host.work(now);
            self.host.write(&mut work, Entry::Drawn)?;
            self.keep(work);
        }
        Ok(())
    }

    /// All at the device agree on a draw. Bots never do.
    pub fn draw(&mut self, now: Time) -> Result<(), Problem> {
        self.ask_all(now, self.playing(), &Ask::Draw).map(drop)
    }

    /// The same players at a new table of the same kind, where the next seat is first.
    pub fn rematch(&self, now: Time, secret: Secret) -> Result<Self, Problem> {
        let successor = self.clone().ask_all(now, self.people(), &Ask::Rematch)?.successor.ok_or(Rule::NotOver)?;
        let (mut host, mut log) = successor.make(now, secret)?;
        // Everybody has moved on a seat; whoever has a key is a person.
        let keys: Vec<_> =
            Seat::all(self.names.len() as u8).filter_map(|seat| host.place(seat).key().copied()).collect();
        for key in keys {
            let ready = Message::Ask { who: Some(key), id: None, ask: Ask::Ready { commitment: None } };
            log.append(&mut host.handle(now, ready)?.entries);
        }
        Self::open(log)
    }

    /// The play-through written down.
    pub fn record(&self) -> Record {
        let mut record = self.session().record();
        record.names.clone_from(&self.names);
        (record.result, record.ended) = (self.outcome(), self.host.ending());
        record
    }
}

/// What an entry adds to the history.
fn note(history: &mut History, host: &Host, entry: &Entry, events: Vec<AnyEvent>) {
    match (entry, &host.session) {
        (Entry::Moved { seat, mv, .. }, Some(session)) => {
            history.played(*seat, Played { mv: mv.clone(), events }, session.game());
        }
        (Entry::Undone { plies, .. }, _) => history.truncate(*plies),
        _ => {}
    }
}

/// A table where these have sat down, and its log.
fn seated(now: Time, plan: Plan, players: &[(Player, String)], secret: Secret) -> Result<(Host, Vec<Logged>), Problem> {
    let (mut host, made) = Host::make(now, plan, secret, key(Seat::at(0)))?;
    let mut log = vec![made];
    for (seat, (player, name)) in Seat::all(host.setup.plan.seats).zip(players) {
        let who = match player {
            Player::Person => Sitter::Person(key(seat)),
            Player::Bot(level) => Sitter::Bot(*level),
        };
        let entry = Entry::Sat { seat, name: name.clone(), who, commitment: None, salt: None, ready: true };
        let logged = Logged { at: now, by: None, entry };
        host.follow(&logged)?;
        log.push(logged);
    }
    Ok((host, log))
}

/// The play-through of a table where play has begun.
fn playing(host: &Host) -> Result<&Session, Problem> {
    host.session.as_ref().ok_or_else(|| Rule::NotBegun.into())
}

/// A key for a person who needs none: whoever holds the device speaks for all.
fn key(seat: Seat) -> Key {
    Hex([seat.number(); 16])
}

/// A play-through as entries of a table's log.
fn entries<'a>(log: impl Iterator<Item = &'a Line>) -> Vec<Entry> {
    let mut entries = vec![Entry::Began { deals: Vec::new(), fair: fair::VERSION }];
    for line in log {
        match (line, entries.last_mut()) {
            (Line::Deal { deal }, Some(Entry::Began { deals, .. } | Entry::Moved { deals, .. })) => {
                deals.push(deal.clone());
            }
            (Line::Deal { .. }, _) => unreachable!("deals follow the beginning or a move"),
            (Line::Move { seat, mv }, _) => {
                entries.push(Entry::Moved { seat: *seat, mv: mv.clone(), deals: Vec::new() });
            }
        }
    }
    entries
}

/// What people decided about the end, as entries of a table's log.
fn decided(ended: &Ending) -> impl Iterator<Item = Entry> {
    let resigned = ended.resigned.iter().map(|&seat| Entry::Resigned { seat });
    resigned.chain(ended.drawn.then_some(Entry::Drawn))
}

#[cfg(test)]
mod tests {
    use super::{Ended, LocalTable, Player};
    use crate::History;
    use crate::fair::Hex;
    use crate::host::{Plan, Time};
    use bots::Level;
    use catalog::GameId;
    use kernel::{Seat, Viewpoint};
    use serde_json::Value;

    const A: Seat = Seat::at(0);
    const B: Seat = Seat::at(1);
    const NOW: Time = Time(1_000);

    /// The games for three in which something is hidden.
    fn with_secrets() -> impl DoubleEndedIterator<Item = &'static str> {
        GameId::ALL.into_iter().filter(|game| game.has_secrets() && game.seats().contains(&3)).map(GameId::name)
    }

    fn secret_game() -> &'static str {
        with_secrets().next_back().unwrap()
    }

    fn open_game() -> &'static str {
        GameId::ALL.into_iter().find(|game| !game.has_secrets() && game.seats().contains(&3)).unwrap().name()
    }

    fn desk(game: &str, players: &[Player]) -> LocalTable {
        let plan = Plan::of(game, players.len() as u8, Value::Null);
        let names = ["Ann", "Bob", "Cleo", "Dan"];
        let players: Vec<_> = players.iter().copied().zip(names.map(str::to_owned)).collect();
        LocalTable::new(NOW, plan, &players, Hex([3; 32])).unwrap()
    }

    fn alone() -> LocalTable {
        desk(open_game(), &[Player::Person, Player::Bot(Level::Paddler)])
    }

    fn around(game: &str) -> LocalTable {
        desk(game, &[Player::Person; 3])
    }

    /// Makes the first legal move of whoever is due.
    fn step(desk: &mut LocalTable) -> Seat {
        let seat = desk.due().first().expect("somebody is due");
        let mv = desk.session().game().legal(seat, 1).moves.remove(0);
        desk.play(NOW, seat, &mv).unwrap();
        seat
    }

    #[test]
    fn a_kept_log_goes_on_where_it_was_left() {
        for game in GameId::ALL.map(GameId::name) {
            let mut left = around(game);
            for _ in 0..9 {
                step(&mut left);
            }
            let text = serde_json::to_string(left.log()).unwrap();
            let mut opened = LocalTable::open(serde_json::from_str(&text).unwrap()).unwrap();
            for _ in 0..9 {
                assert_eq!((step(&mut opened), opened.names()), (step(&mut left), left.names()));
                assert_eq!(opened.record(), left.record(), "{game}");
            }
        }
    }

    #[test]
    fn the_history_is_that_of_the_play_through() {
        for game in GameId::ALL {
            let mut desk = around(game.name());
            for _ in 0..9 {
                step(&mut desk);
            }
            let same = |desk: &LocalTable| {
                let (kept, folded) = (desk.history(), History::of(desk.session()));
                assert_eq!(kept.len(), folded.len(), "{game}");
                for (ply, (one, other)) in kept.plies().iter().zip(folded.plies()).enumerate() {
                    assert_eq!((&one.moved, &one.events), (&other.moved, &other.events), "{game} {ply}");
                    assert_eq!(kept.revealed(ply), folded.revealed(ply), "{game} {ply}");
                }
            };
            same(&desk);
            assert!(desk.undo());
            same(&desk);
            same(&LocalTable::open(desk.log().to_vec()).unwrap());
        }
    }

    #[test]
    fn a_record_is_gone_on_with() {
        for game in GameId::ALL.map(GameId::name) {
            let mut left = around(game);
            for _ in 0..7 {
                step(&mut left);
            }
            let players: Vec<_> = left.names().iter().map(|name| (Player::Person, name.clone())).collect();
            let mut resumed = LocalTable::resumed(NOW, &left.record(), &players, Hex([4; 32])).unwrap();
            assert_eq!(resumed.record(), left.record(), "{game}");
            step(&mut resumed);
            let mut broken = left.record();
            broken.log.truncate(1);
            broken.log.push(left.record().log.pop().unwrap());
            assert!(LocalTable::resumed(NOW, &broken, &players, Hex([4; 32])).is_err(), "{game}");
        }
    }

    #[test]
    fn undo_takes_back_the_bots_answer_too() {
        let mut desk = alone();
        while step(&mut desk) != A {}
        let before = desk.record().plies() - 1;
        while desk.due().first() == Some(B) {
            step(&mut desk);
        }
        assert!(desk.undo());
        assert_eq!((desk.record().plies(), desk.due().contains(A)), (before, true));
        while desk.undo() {}
        assert_eq!(desk.record().plies(), alone_until_a_person_is_due());
    }

    fn alone_until_a_person_is_due() -> usize {
        let mut desk = alone();
        while desk.due().first() == Some(B) {
            step(&mut desk);
        }
        desk.record().plies()
    }

    #[test]
    fn what_is_refused_changes_nothing() {
        let mut desk = alone();
        let before = desk.log().to_vec();
        for seat in [A, B] {
            assert!(desk.play(NOW, seat, "a1-a1").is_err() && desk.play(NOW, seat, "?").is_err());
        }
        assert!(desk.draw(NOW).is_err(), "bots agree to no draw");
        assert!(desk.rematch(NOW, Hex([1; 32])).is_err(), "the game is not over");
        assert!(desk.resign(NOW, B).is_err(), "nobody gives up for a bot");
        assert_eq!(desk.log(), before);
    }

    #[test]
    fn giving_up_ends_the_game_when_nobody_here_plays_on_until_it_is_taken_back() {
        let mut desk = desk(open_game(), &[Player::Person, Player::Bot(Level::Paddler), Player::Bot(Level::Paddler)]);
        while step(&mut desk) != A {}
        desk.resign(NOW, A).unwrap();
        assert_eq!(desk.ended(), Some(Ended::Resigned(A)));
        assert_eq!(desk.outcome().map(|outcome| outcome.ranks[A]), Some(3));
        assert!(desk.due().is_empty() && desk.undo() && desk.outcome().is_none());
    }

    #[test]
    fn one_of_three_may_give_up_and_the_others_agree_on_a_draw() {
        let mut desk = around(secret_game());
        desk.resign(NOW, B).unwrap();
        assert_eq!(desk.outcome(), None);
        desk.draw(NOW).unwrap();
        let ranks = desk.outcome().expect("it is over").ranks;
        assert_eq!((ranks[A], ranks[B], ranks[Seat::at(2)], desk.ended()), (1, 3, 1, Some(Ended::Agreed)));
        let mut all = around(secret_game());
        all.draw(NOW).unwrap();
        assert_eq!((all.ended(), all.outcome().map(|outcome| outcome.ranks[B])), (Some(Ended::Agreed), Some(1)));
    }

    #[test]
    fn a_bot_that_fails_makes_any_legal_move() {
        let mut desk = desk(secret_game(), &[Player::Person, Player::Bot(Level::Paddler)]);
        for mv in [None, Some("a1-a1"), Some("?")] {
            while desk.due().first() == Some(A) {
                step(&mut desk);
            }
            let mut as_told = desk.clone();
            let any = desk.play_thought(NOW, B, mv).unwrap();
            assert_eq!(as_told.play_thought(NOW, B, Some(&any.mv)).unwrap().mv, any.mv);
            assert_eq!(as_told.record(), desk.record());
        }
        assert!(desk.play_thought(NOW, A, None).is_err(), "nobody moves for a person");
        while desk.due().first() == Some(B) {
            desk.play_thought(NOW, B, None).unwrap();
        }
        assert!(desk.play_thought(NOW, B, None).is_err(), "it is not the bot's turn");
    }

    /// The person whom the device waits for, and with whose eyes it shows the game.
    fn shown(desk: &LocalTable) -> (Option<Seat>, Viewpoint) {
        (desk.curtain(), desk.eyes())
    }

    fn behind_the_curtain_of(seat: Seat) -> (Option<Seat>, Viewpoint) {
        (Some(seat), Viewpoint::Audience)
    }

    fn open_to(seat: Seat) -> (Option<Seat>, Viewpoint) {
        (None, Viewpoint::Seat(seat))
    }

    /// Lifts the curtain and moves until another person is to act: who moved, and who is next.
    fn turn(desk: &mut LocalTable) -> (Seat, Seat) {
        let one = desk.curtain().expect("the device is to be taken");
        desk.lift_curtain();
        while desk.curtain().is_none() {
            assert_eq!(desk.eyes(), Viewpoint::Seat(one), "while bots think it stays with whoever has it");
            step(desk);
        }
        (one, desk.curtain().expect("just seen"))
    }

    #[test]
    fn a_curtain_falls_between_people_and_an_undo_passes_it_too() {
        for game in with_secrets() {
            let mut desk = around(game);
            let (first, second) = turn(&mut desk);
            assert_eq!(shown(&desk), behind_the_curtain_of(second), "{game}");
            assert!(desk.undo());
            assert_eq!(shown(&desk), behind_the_curtain_of(first), "{game}: whoever undoes may be another");
            let (_, second) = turn(&mut desk);
            let (_, third) = turn(&mut desk);
            desk.lift_curtain();
            assert_eq!(shown(&desk), open_to(third), "{game}");
            assert!(desk.undo());
            assert_eq!(shown(&desk), behind_the_curtain_of(second), "{game}");
            while desk.undo() {
                assert_eq!(desk.eyes(), Viewpoint::Audience, "{game}: undone again and again");
            }
            assert_eq!(shown(&desk), behind_the_curtain_of(first), "{game}");
        }
    }

    #[test]
    fn who_takes_back_their_own_move_has_the_device_already() {
        let mut desk = desk(secret_game(), &[Player::Person, Player::Person, Player::Bot(Level::Paddler)]);
        while desk.due().first() != Some(B) {
            desk.lift_curtain();
            step(&mut desk);
        }
        desk.lift_curtain();
        while desk.due().first() == Some(B) {
            step(&mut desk);
        }
        assert_eq!(shown(&desk), open_to(B), "the bot thinks");
        assert!(desk.undo());
        assert_eq!(shown(&desk), open_to(B));
    }

    #[test]
    fn a_table_that_is_opened_again_waits_behind_its_curtain() {
        let mut desk = around(secret_game());
        desk.lift_curtain();
        let seat = desk.due().first().unwrap();
        assert_eq!(shown(&desk), open_to(seat));
        assert_eq!(shown(&LocalTable::open(desk.log().to_vec()).unwrap()), behind_the_curtain_of(seat));
    }

    #[test]
    fn when_it_is_over_all_look_and_an_undo_hides_again() {
        let mut desk = around(secret_game());
        let (first, _) = turn(&mut desk);
        desk.lift_curtain();
        desk.draw(NOW).unwrap();
        assert_eq!((shown(&desk), desk.keeps_secrets()), ((None, Viewpoint::Audience), false));
        assert!(desk.undo() && desk.keeps_secrets());
        assert_eq!(shown(&desk), behind_the_curtain_of(first));
    }

    #[test]
    fn no_curtain_falls_where_nobody_else_plays_or_nothing_is_hidden() {
        let mut one = desk(secret_game(), &[Player::Person, Player::Bot(Level::Paddler)]);
        let mut open = around(open_game());
        for _ in 0..6 {
            assert_eq!((shown(&one), one.keeps_secrets()), (open_to(A), true));
            let due = open.due().first().unwrap();
            assert_eq!((shown(&open), open.keeps_secrets()), (open_to(due), false));
            step(&mut one);
            step(&mut open);
        }
    }

    #[test]
    fn a_record_says_what_people_decided() {
        let resumed = |left: &LocalTable| {
            let players: Vec<_> = left.names().iter().map(|name| (Player::Person, name.clone())).collect();
            let text = serde_json::to_string(&left.record()).unwrap();
            LocalTable::resumed(NOW, &serde_json::from_str(&text).unwrap(), &players, Hex([4; 32])).unwrap()
        };
        let mut left = around(secret_game());
        left.resign(NOW, B).unwrap();
        assert!(resumed(&left).bot(B).is_some() && resumed(&left).outcome().is_none());
        left.draw(NOW).unwrap();
        let again = resumed(&left);
        assert_eq!((again.outcome(), again.ended()), (left.outcome(), Some(Ended::Agreed)));
        let mut played_on = around(secret_game());
        played_on.resign(NOW, B).unwrap();
        let mut dice = testkit::dice(3);
        while let Some(seat) = played_on.due().first() {
            let mv = played_on.session().game().pick(seat, &mut dice).unwrap();
            played_on.play(NOW, seat, &mv).unwrap();
        }
        assert_eq!((resumed(&played_on).outcome(), resumed(&played_on).ended()), (played_on.outcome(), None));
    }

    #[test]
    fn at_a_rematch_the_next_seat_is_first() {
        let mut desk = around(secret_game());
        desk.draw(NOW).unwrap();
        let again = desk.rematch(NOW, Hex([9; 32])).unwrap();
        assert_eq!(again.names(), ["Bob", "Cleo", "Ann"]);
        assert_eq!((again.record().plies(), again.people().len(), again.due().len()), (0, 3, 1));
        let mut third = again;
        third.resign(NOW, A).unwrap();
        assert_eq!(third.names()[0], "Bob");
    }

    #[test]
    fn bots_play_again_too_wherever_they_sit() {
        let bot = Player::Bot(Level::Paddler);
        for players in [[Player::Person, bot], [bot, Player::Person]] {
            let mut desk = desk(secret_game(), &players);
            let person = desk.people().first().unwrap();
            desk.resign(NOW, person).unwrap();
            let again = desk.rematch(NOW, Hex([9; 32])).unwrap();
            assert!(again.bot(person).is_some() && !again.people().contains(person) && again.outcome().is_none());
        }
    }
}
