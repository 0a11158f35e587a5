//! A game played on this device: people around it and bots, no network.
//!
//! A desk is a value: whoever draws it tells it what people and bots do, and keeps what it asks to
//! be kept. Whatever ended, however the page was left, the game goes on from there.

use crate::route::Eyes;
use crate::setup::Setup;
use catalog::{GameId, Json};
use kernel::{Outcome, Seat, SeatSet, Viewpoint};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::fair::{Hex, Secret};
use table::host::{self, Plan, Time};
use table::{History, Problem, Record, Session, Skill};

/// A game as it is kept on the device: enough to list it, and the table's log to go on with.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// The game's name.
    pub game: String,
    /// What each seat is called.
    pub names: Vec<String>,
    /// How many moves were made.
    pub plies: usize,
    /// Whether nothing is left to play.
    pub over: bool,
    /// How it was counted in the house where it was played, if people ended it there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ranked: Option<Outcome>,
    /// Whether it lies in the house of this page, under the same name.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_house: bool,
    /// Read only when the game is opened.
    log: Json,
    /// When it was last touched, in milliseconds of the browser's clock.
    pub touched: f64,
}

impl Kept {
    /// What a text that was kept says; nothing where it cannot be read.
    pub fn read(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }

    /// The text to keep.
    pub fn written(&self) -> String {
        serde_json::to_string(self).expect("a game is plain data")
    }

    /// A game that was played in a house, by the record that the house gives; nothing where that cannot be read.
    pub fn of_house(record: &str, touched: f64) -> Option<Self> {
        Some(Self { in_house: true, ..Self::of_record(record, touched, Hex([0; 32])).ok()? })
    }

    /// A game that somebody wrote down, wherever it was played; where that cannot be, why. What is not over goes on here,
    /// with people at this device in all seats, and later deals from the secret.
    pub fn of_record(record: &str, touched: f64, secret: Secret) -> Result<Self, Problem> {
        let data = serde_json::from_str(record).map_err(|error| Problem::unreadable(&error))?;
        let record = Record::read(&data)?;
        let mut names = record.names.clone();
        names.resize(record.seats.into(), String::new());
        let players: Vec<_> = names.into_iter().map(|name| (host::Player::Person, name)).collect();
        let table = host::LocalTable::resumed(Time(touched as u64), &record, &players, secret)?;
        let ranked = record.result.filter(|_| table.outcome().is_none());
        Ok(LocalTable::of(table, ranked).kept(touched))
    }
}

/// How people ended a game before the rules did.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ended {
    /// This seat gave up.
    Resigned(Seat),
    /// All agreed on a draw.
    Agreed,
    /// It was ended at a table of a house, and this is how it was counted there.
    Ranked(Outcome),
}

/// How a game stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Standing {
    /// A person of these seats is to act.
    Person(SeatSet),
    /// This bot is to act.
    Bot(Seat, Skill),
    /// It ended by the rules.
    Over(Outcome),
    /// People ended it.
    Ended(Ended),
}

/// A game played on this device.
#[derive(Clone)]
pub struct LocalTable {
    table: host::LocalTable,
    ranked: Option<Outcome>,
}

impl LocalTable {
    /// A new game. `names` are those of all seats, chosen or usual.
    pub fn new(now: f64, setup: &Setup, names: Vec<String>, secret: Secret) -> Result<Self, Problem> {
        let plan = Plan::of(setup.game.name(), setup.seats.len() as u8, Value::Object(setup.options.clone()));
        let players: Vec<_> = setup.seats.iter().map(|(player, _)| *player).zip(names).collect();
        Ok(Self::of(host::LocalTable::new(time(now), plan, &players, secret)?, None))
    }

    /// A game that was kept.
    pub fn open(kept: &Kept) -> Result<Self, Problem> {
        let log = serde_json::from_str(kept.log.get()).unwrap_or_default();
        let table = host::LocalTable::open(log)?;
        let fits = |outcome: &Outcome| outcome.ranks.as_slice().len() == table.names().len();
        let ranked = kept.ranked.filter(fits);
        Ok(Self::of(table, ranked))
    }

    fn of(table: host::LocalTable, ranked: Option<Outcome>) -> Self {
        Self { table, ranked }
    }

    /// What to keep.
    pub fn kept(&self, touched: f64) -> Kept {
        let log = serde_json::value::to_raw_value(self.table.log()).expect("a log is plain data");
        let over = self.ranked.is_some() || self.table.outcome().is_some();
        let (game, names) = (self.game().name().to_owned(), self.names().to_vec());
        Kept { game, names, plies: self.history().len(), over, ranked: self.ranked, in_house: false, log, touched }
    }

    /// The play-through written down.
    pub fn record(&self) -> Record {
        let mut record = self.table.record();
        record.result = record.result.or(self.ranked);
        record
    }

    /// The same as a file holds it.
    pub fn written_record(&self) -> String {
        serde_json::to_string_pretty(&self.record()).expect("a record is plain data")
    }

    /// Which game it is.
    pub fn game(&self) -> GameId {
        self.history().game()
    }

    /// The play-through.
    pub fn session(&self) -> &Session {
        self.table.session()
    }

    /// What happened so far, and what could be seen after each move.
    pub fn history(&self) -> &History {
        self.table.history()
    }

    /// What each seat is called.
    pub fn names(&self) -> &[String] {
        self.table.names()
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        self.table.people()
    }

    /// How people ended it, if they did.
    pub fn ended(&self) -> Option<Ended> {
        let here = self.table.ended().map(|ended| match ended {
            host::Ended::Resigned(seat) => Ended::Resigned(seat),
            host::Ended::Agreed => Ended::Agreed,
        });
        here.or(self.ranked.map(Ended::Ranked))
    }

    /// How the game stands. Where several seats act at once, bots do so first.
    pub fn standing(&self) -> Standing {
        match (self.ended(), self.table.outcome()) {
            (Some(ended), _) => Standing::Ended(ended),
            (None, Some(outcome)) => Standing::Over(outcome),
            (None, None) => self.acting(self.table.due()),
        }
    }

    fn acting(&self, seats: SeatSet) -> Standing {
        let bot = seats.iter().find_map(|seat| Some(Standing::Bot(seat, self.table.bot(seat)?)));
        bot.unwrap_or(Standing::Person(seats))
    }

    /// Makes a move. What is refused changes nothing.
    pub fn play(&mut self, now: f64, seat: Seat, mv: &str) -> Result<(), Problem> {
        self.table.play(time(now), seat, mv).map(drop)
    }

    /// Whether a move is one that the seat may make now.
    pub fn is_legal(&self, seat: Seat, mv: &str) -> bool {
        self.session().game().check(seat, mv).is_ok()
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.names().get(seat.index()).cloned().unwrap_or_default()
    }

    /// Makes the move that a bot thought of, or any legal one where it failed. Says whether it did as it thought.
    pub fn play_thought(&mut self, now: f64, seat: Seat, mv: Option<&str>) -> Result<bool, Problem> {
        let played = self.table.play_thought(time(now), seat, mv)?;
        Ok(mv == Some(&played.mv))
    }

    /// Takes back the last move of a person and all that followed. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        self.table.undo()
    }

    /// The seat gives up.
    pub fn resign(&mut self, now: f64, seat: Seat) -> Result<(), Problem> {
        self.table.resign(time(now), seat)
    }

    /// All agree on a draw.
    pub fn draw(&mut self, now: f64) -> Result<(), Problem> {
        self.table.draw(time(now))
    }

    /// Whether anything was ever hidden from anybody.
    pub fn has_secrets(&self) -> bool {
        self.session().game().has_secrets()
    }

    /// Whether there is something that not everybody may see yet, so that there is no record to save.
    pub fn keeps_secrets(&self) -> bool {
        self.ranked.is_none() && self.table.keeps_secrets()
    }

    /// Through whose eyes the past is seen by somebody who asks for these.
    pub fn seen_with(&self, asked: Eyes) -> Eyes {
        match asked {
            _ if self.keeps_secrets() => Eyes::Audience,
            Eyes::Seat(seat) if seat.index() >= self.names().len() => Eyes::Acting,
            _ => asked,
        }
    }

    /// The person who must take the device before anything is shown that others may not see.
    pub fn curtain(&self) -> Option<Seat> {
        self.table.curtain()
    }

    /// The person whom the curtain waits for has taken the device.
    pub fn lift_curtain(&mut self) {
        self.table.lift_curtain();
    }

    /// The person who has moved and still has the device, while another is to act.
    pub fn parting(&self) -> Option<Seat> {
        self.table.parting()
    }

    /// Whoever has moved has seen what came of it, and the curtain falls.
    pub fn drop_curtain(&mut self) {
        self.table.drop_curtain();
    }

    /// Through whose eyes the device shows the game.
    pub fn eyes(&self) -> Viewpoint {
        self.table.eyes()
    }

    /// The same people and bots at a new game of the same kind, the next seat first.
    pub fn rematch(&self, now: f64, secret: Secret) -> Result<Self, Problem> {
        Ok(Self::of(self.table.rematch(time(now), secret)?, None))
    }
}

/// The browser's clock as a table's.
fn time(now: f64) -> Time {
    Time(now as u64)
}

#[cfg(test)]
mod tests {
    use super::{Ended, Kept, LocalTable, Standing};
    use crate::route::{Eyes, Mode};
    use crate::setup::Setup;
    use catalog::GameId;
    use kernel::Seat;
    use table::Code;
    use table::fair::Hex;

    /// Some game with secrets, or without.
    fn game(has_secrets: bool) -> GameId {
        GameId::ALL.into_iter().find(|game| game.has_secrets() == has_secrets).unwrap()
    }

    fn desk(mode: Mode) -> LocalTable {
        let setup = Setup::usual(game(false), mode);
        LocalTable::new(0.0, &setup, vec!["Ann".into(), "Pearl".into()], Hex([7; 32])).unwrap()
    }

    /// Makes the first legal move for whoever is to act.
    fn step(desk: &mut LocalTable) -> Seat {
        let seat = match desk.standing() {
            Standing::Person(seats) => seats.first().unwrap(),
            Standing::Bot(seat, _) => seat,
            over => panic!("{over:?}"),
        };
        let mv = desk.session().game().legal(seat, 1).moves.remove(0);
        desk.play(0.0, seat, &mv).unwrap();
        seat
    }

    #[test]
    fn undo_takes_back_the_bots_answer_too() {
        let mut desk = desk(Mode::Alone);
        while step(&mut desk) != Seat::at(0) {}
        let before = desk.history().plies().len() - 1;
        step(&mut desk);
        assert!(desk.undo());
        assert_eq!(desk.history().plies().len(), before);
        assert!(matches!(desk.standing(), Standing::Person(_)));
    }

    #[test]
    fn a_kept_game_goes_on_where_it_was_left() {
        let mut desk = desk(Mode::Alone);
        for _ in 0..6 {
            step(&mut desk);
        }
        let text = serde_json::to_string(&desk.kept(5.0)).unwrap();
        let opened = LocalTable::open(&serde_json::from_str(&text).unwrap()).unwrap();
        assert_eq!(opened.session().game().position().get(), desk.session().game().position().get());
        assert_eq!((opened.names(), opened.history().plies().len()), (desk.names(), desk.history().plies().len()));
    }

    #[test]
    fn a_kept_game_that_was_damaged_is_refused() {
        let mut desk = desk(Mode::Here);
        step(&mut desk);
        let kept = serde_json::to_value(desk.kept(0.0)).unwrap();
        let with = |change: &dyn Fn(&mut serde_json::Value)| {
            let mut damaged = kept.clone();
            change(&mut damaged["log"]);
            LocalTable::open(&serde_json::from_str(&damaged.to_string()).unwrap()).err()
        };
        assert!(with(&|_| {}).is_none());
        assert!(with(&|log| *log = serde_json::json!([])).is_some());
        assert!(with(&|log| *log = serde_json::json!("?")).is_some());
        assert!(with(&|log| drop(log.as_array_mut().unwrap().remove(0))).is_some());
        assert!(with(&|log| log.as_array_mut().unwrap().truncate(3)).is_some());
        assert!(with(&|log| log[1]["seat"] = 5.into()).is_some());
        assert!(
            with(&|log| *log.as_array_mut().unwrap().last_mut().unwrap().get_mut("move").unwrap() = "a1-a1".into())
                .is_some()
        );
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut desk = desk(Mode::Here);
        assert!(desk.play(0.0, Seat::at(0), "a1-a1").is_err() && desk.play(0.0, Seat::at(1), "?").is_err());
        assert_eq!(desk.history().plies().len(), 1);
        assert!(!desk.undo());
    }

    #[test]
    fn giving_up_ends_the_game_until_it_is_taken_back() {
        let mut desk = desk(Mode::Here);
        step(&mut desk);
        desk.resign(0.0, Seat::at(1)).unwrap();
        assert_eq!(desk.standing(), Standing::Ended(Ended::Resigned(Seat::at(1))));
        assert!(desk.kept(0.0).over);
        assert!(desk.undo() && !desk.kept(0.0).over);
    }

    #[test]
    fn a_game_of_a_house_that_somebody_gave_up_is_over_here_too() {
        let mut desk = desk(Mode::Here);
        step(&mut desk);
        let mut record = serde_json::to_value(desk.record()).unwrap();
        record["result"] = serde_json::json!({ "ranks": [2, 1] });
        let kept = Kept::of_house(&record.to_string(), 0.0).unwrap();
        let Standing::Ended(Ended::Ranked(outcome)) = LocalTable::open(&kept).unwrap().standing() else { panic!() };
        assert!(kept.over && outcome.winners().contains(Seat::at(1)));
        assert!(Kept::of_house("{}", 0.0).is_none());
    }

    #[test]
    fn a_record_from_anywhere_opens_or_is_refused_by_what_is_wrong_with_it() {
        let mut desk = desk(Mode::Here);
        step(&mut desk);
        let written = desk.written_record();
        let opened = LocalTable::open(&Kept::of_record(&written, 0.0, Hex([1; 32])).unwrap()).unwrap();
        assert_eq!(opened.written_record(), written);
        let refused = |text: &str| Kept::of_record(text, 0.0, Hex([1; 32])).unwrap_err().code;
        assert_eq!(refused(&written[..written.len() / 2]), Code::BadJson);
        assert_eq!(refused("[]"), Code::BadRequest);
        let move_at = written.rfind("\"move\"").unwrap();
        assert!(Kept::of_record(&[&written[..move_at], "\"move\":\"?\"}]}"].concat(), 0.0, Hex([1; 32])).is_err());
    }

    #[test]
    fn while_a_game_with_secrets_runs_its_past_is_seen_as_the_audience_saw_it() {
        let all = [Eyes::Acting, Eyes::Seat(Seat::at(0)), Eyes::Audience, Eyes::All];
        for mode in [Mode::Alone, Mode::Here] {
            let setup = Setup::usual(game(true), mode);
            let names = vec!["Ann".into(); setup.seats.len()];
            let mut running = LocalTable::new(0.0, &setup, names, Hex([7; 32])).unwrap();
            assert!(running.keeps_secrets() && all.iter().all(|&eyes| running.seen_with(eyes) == Eyes::Audience));
            running.resign(0.0, running.people().first().unwrap()).unwrap();
            assert!(!running.keeps_secrets() && all.iter().all(|&eyes| running.seen_with(eyes) == eyes));
        }
        let open = desk(Mode::Here);
        assert!(!open.keeps_secrets(), "nothing is hidden in this game");
        assert_eq!(open.seen_with(Eyes::Seat(Seat::at(5))), Eyes::Acting, "nobody sits there");
    }

    #[test]
    fn a_bot_that_fails_does_not_stop_the_game() {
        let mut desk = desk(Mode::Alone);
        while let Standing::Person(_) = desk.standing() {
            step(&mut desk);
        }
        let Standing::Bot(bot, _) = desk.standing() else { panic!() };
        let (before, legal) = (desk.history().plies().len(), desk.session().game().legal(bot, 1).moves);
        let mut as_it_thought = desk.clone();
        assert_eq!(as_it_thought.play_thought(0.0, bot, legal.first().map(String::as_str)).ok(), Some(true));
        assert_eq!(desk.play_thought(0.0, bot, None).ok(), Some(false));
        assert_eq!((desk.history().plies().len(), desk.session().record().plies()), (before + 1, before));
    }
}
