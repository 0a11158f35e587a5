//! A game played on this device: people around it and bots, no network.
//!
//! A desk is a value: whoever draws it tells it what people and bots do, and keeps what it asks to
//! be kept. Whatever ended, however the page was left, the game goes on from there.

use crate::setup::{Level, Player, Setup};
use crate::story::{self, Step};
use kernel::{Outcome, Seat, SeatSet, Turn, Viewpoint};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Dealer, Problem, Record, Session};

/// Whether seats see what others may not, so that a curtain must fall between them.
pub fn has_secrets(game: &str) -> bool {
    game != "crab-stack"
}

/// A game as it is kept on the device.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// Everything dealt and played.
    pub record: Record,
    /// Who sits where.
    pub players: Vec<Player>,
    /// Where later deals come from.
    pub seed: u64,
    /// Whether people ended it before the rules did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// When it was last touched, in milliseconds of the browser's clock.
    #[serde(default)]
    pub touched: f64,
}

impl Kept {
    /// A game that was played in a house, by the record that the house gives; nothing where that cannot be read.
    pub fn of_house(record: &str, touched: f64) -> Option<Self> {
        let record: Record = serde_json::from_str(record).ok()?;
        let session = Session::load(&record, Dealer::seeded(0)).ok()?;
        let by_rules = session.turn().outcome().is_some();
        let ended = record.result.filter(|_| !by_rules).map(Ended::Ranked);
        let players = vec![Player::Person; record.seats.into()];
        Some(Self { record, players, seed: 0, ended, touched })
    }

    /// Whether nothing is left to play.
    pub fn is_over(&self) -> bool {
        self.ended.is_some() || self.record.result.is_some()
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
    Bot(Seat, Level),
    /// It ended by the rules.
    Over(Outcome),
    /// People ended it.
    Ended(Ended),
}

/// A game played on this device.
#[derive(Clone)]
pub struct Desk {
    session: Session,
    players: Vec<Player>,
    seed: u64,
    ended: Option<Ended>,
    story: Vec<Step>,
}

impl Desk {
    /// A new game. `names` are those of all seats, chosen or usual.
    pub fn new(setup: &Setup, names: Vec<String>, seed: u64) -> Result<Self, Problem> {
        let seats = setup.seats.len() as u8;
        let options = Value::Object(setup.options.clone());
        let mut session = Session::new(&setup.game, seats, &options, Dealer::seeded(seed))?;
        session.set_names(names);
        let players = setup.seats.iter().map(|(player, _)| *player).collect();
        Ok(Self::of(session, players, seed, None))
    }

    /// A game that was kept.
    pub fn open(kept: &Kept) -> Result<Self, Problem> {
        let session = Session::load(&kept.record, Dealer::seeded(kept.seed))?;
        let mut players = kept.players.clone();
        players.resize(session.game().seats().into(), Player::Person);
        Ok(Self::of(session, players, kept.seed, kept.ended))
    }

    fn of(session: Session, players: Vec<Player>, seed: u64, ended: Option<Ended>) -> Self {
        let story = story::of(&session.record());
        Self { session, players, seed, ended, story }
    }

    /// What to keep.
    pub fn kept(&self, touched: f64) -> Kept {
        let (players, seed) = (self.players.clone(), self.seed);
        Kept { record: self.session.record(), players, seed, ended: self.ended, touched }
    }

    /// The game's name.
    pub fn game(&self) -> &'static str {
        self.session.game().id()
    }

    /// The play-through.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// What happened so far.
    pub fn story(&self) -> &[Step] {
        &self.story
    }

    /// What each seat is called.
    pub fn names(&self) -> &[String] {
        self.session.names()
    }

    /// Who sits where.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        Seat::all(self.session.game().seats()).filter(|seat| self.players[seat.index()].is_person()).collect()
    }

    /// How the game stands. Where several seats act at once, bots do so first.
    pub fn standing(&self) -> Standing {
        if let Some(ended) = self.ended {
            return Standing::Ended(ended);
        }
        match self.session.turn() {
            Turn::Over(outcome) => Standing::Over(outcome),
            Turn::Dealer => Standing::Person(SeatSet::EMPTY),
            Turn::Seats(seats) => self.acting(seats),
        }
    }

    fn acting(&self, seats: SeatSet) -> Standing {
        let bot = seats.iter().find_map(|seat| match self.players[seat.index()] {
            Player::Bot(level) => Some(Standing::Bot(seat, level)),
            Player::Person => None,
        });
        bot.unwrap_or(Standing::Person(seats))
    }

    /// Makes a move. What is refused changes nothing.
    pub fn play(&mut self, seat: Seat, mv: &str) -> Result<(), Problem> {
        let played = self.session.play(seat, mv)?;
        self.story.push(Step { moved: Some((seat, played.mv)), events: played.events });
        Ok(())
    }

    /// Takes back the last move of a person and all that followed. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        let people = self.people();
        let by_person = |step: &Step| step.moved.as_ref().is_some_and(|(seat, _)| people.contains(*seat));
        let Some(at) = self.story.iter().rposition(by_person) else { return false };
        let Ok(session) = self.session.at_ply(at - 1) else { return false };
        self.session = session;
        self.ended = None;
        self.story.truncate(at);
        true
    }

    /// Ends the game before the rules do.
    pub fn end(&mut self, ended: Ended) {
        self.ended = Some(ended);
    }

    /// The person who must take the device before anything is shown that others may not see.
    pub fn curtain(&self, holder: Option<Seat>) -> Option<Seat> {
        let Standing::Person(seats) = self.standing() else { return None };
        let several = self.people().len() > 1 && has_secrets(self.game());
        let holds = holder.is_some_and(|holder| seats.contains(holder));
        (several && !holds).then(|| seats.first()).flatten()
    }

    /// Through whose eyes the device shows the game: the only person's; the one person's who is to act; or
    /// those of whoever last had the device. Nobody's while it is being handed over.
    pub fn eyes(&self, holder: Option<Seat>) -> Viewpoint {
        if self.curtain(holder).is_some() {
            return Viewpoint::Audience;
        }
        let people = self.people();
        if people.len() == 1 {
            return people.first().map_or(Viewpoint::Audience, Viewpoint::Seat);
        }
        match self.standing() {
            Standing::Person(seats) if seats.len() == 1 => seats.first().map_or(Viewpoint::Audience, Viewpoint::Seat),
            _ => holder.map_or(Viewpoint::Audience, Viewpoint::Seat),
        }
    }

    /// The same people and bots at a new game of the same kind.
    pub fn rematch(&self, seed: u64) -> Result<Self, Problem> {
        let record = self.session.record();
        let mut session = Session::new(&record.game, record.seats, &record.options, Dealer::seeded(seed))?;
        session.set_names(record.names);
        Ok(Self::of(session, self.players.clone(), seed, None))
    }
}

#[cfg(test)]
mod tests {
    use super::{Desk, Ended, Kept, Standing};
    use crate::route::Mode;
    use crate::setup::Setup;
    use kernel::{Seat, Viewpoint};

    fn desk(mode: Mode) -> Desk {
        let setup = Setup::usual(&catalog::find("crab-stack").unwrap(), mode);
        Desk::new(&setup, vec!["Ann".into(), "Pearl".into()], 7).unwrap()
    }

    /// Makes the first legal move for whoever is to act.
    fn step(desk: &mut Desk) -> Seat {
        let seat = match desk.standing() {
            Standing::Person(seats) => seats.first().unwrap(),
            Standing::Bot(seat, _) => seat,
            over => panic!("{over:?}"),
        };
        let mv = desk.session().game().legal(seat, 1).moves.remove(0);
        desk.play(seat, &mv).unwrap();
        seat
    }

    #[test]
    fn undo_takes_back_the_bots_answer_too() {
        let mut desk = desk(Mode::Alone);
        while step(&mut desk) != Seat::at(0) {}
        let before = desk.story().len() - 1;
        step(&mut desk);
        assert!(desk.undo());
        assert_eq!(desk.story().len(), before);
        assert!(matches!(desk.standing(), Standing::Person(_)));
    }

    #[test]
    fn a_kept_game_goes_on_where_it_was_left() {
        let mut desk = desk(Mode::Alone);
        for _ in 0..6 {
            step(&mut desk);
        }
        let text = serde_json::to_string(&desk.kept(5.0)).unwrap();
        let opened = Desk::open(&serde_json::from_str(&text).unwrap()).unwrap();
        assert_eq!(opened.session().game().position().get(), desk.session().game().position().get());
        assert_eq!((opened.names(), opened.story().len()), (desk.names(), desk.story().len()));
    }

    #[test]
    fn a_refused_move_changes_nothing() {
        let mut desk = desk(Mode::Here);
        assert!(desk.play(Seat::at(0), "a1-a1").is_err() && desk.play(Seat::at(1), "?").is_err());
        assert_eq!(desk.story().len(), 1);
        assert!(!desk.undo());
    }

    #[test]
    fn giving_up_ends_the_game_until_it_is_taken_back() {
        let mut desk = desk(Mode::Here);
        step(&mut desk);
        desk.end(Ended::Resigned(Seat::at(1)));
        assert_eq!(desk.standing(), Standing::Ended(Ended::Resigned(Seat::at(1))));
        assert!(desk.kept(0.0).is_over());
        assert!(desk.undo() && !desk.kept(0.0).is_over());
    }

    #[test]
    fn a_game_of_a_house_that_somebody_gave_up_is_over_here_too() {
        let mut desk = desk(Mode::Here);
        step(&mut desk);
        let mut record = serde_json::to_value(desk.session().record()).unwrap();
        record["result"] = serde_json::json!({ "ranks": [2, 1] });
        let kept = Kept::of_house(&record.to_string(), 0.0).unwrap();
        let Standing::Ended(Ended::Ranked(outcome)) = Desk::open(&kept).unwrap().standing() else { panic!() };
        assert!(kept.is_over() && outcome.winners().contains(Seat::at(1)));
        assert!(Kept::of_house("{}", 0.0).is_none());
    }

    #[test]
    fn while_the_device_is_handed_over_it_shows_what_everybody_may_see() {
        let setup = Setup::usual(&catalog::find("kraaw").unwrap(), Mode::Here);
        let desk = Desk::new(&setup, vec!["Ann".into(), "Bob".into()], 7).unwrap();
        let Standing::Person(seats) = desk.standing() else { panic!() };
        let (first, other) = (seats.first().unwrap(), seats.first().unwrap().next(2));
        for holder in [None, Some(other)] {
            assert_eq!((desk.curtain(holder), desk.eyes(holder)), (Some(first), Viewpoint::Audience));
        }
        assert_eq!((desk.curtain(Some(first)), desk.eyes(Some(first))), (None, Viewpoint::Seat(first)));
    }

    #[test]
    fn the_device_shows_the_game_to_the_person_it_belongs_to() {
        assert_eq!(desk(Mode::Alone).eyes(None), Viewpoint::Seat(Seat::at(0)));
        let mut around = desk(Mode::Here);
        let Standing::Person(first) = around.standing() else { panic!() };
        assert_eq!(around.eyes(None), Viewpoint::Seat(first.first().unwrap()));
        around.end(Ended::Agreed);
        assert_eq!(around.eyes(None), Viewpoint::Audience);
    }
}
