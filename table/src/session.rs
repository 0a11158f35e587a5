//! One play-through: a game, its log and its dealer.

use crate::dealer::Dealer;
use crate::lines::Lines;
use crate::problem::{Code, Problem};
use crate::record::{Deal, Entry, Record};
use catalog::{AnyDeal, AnyEvent, AnyGame, AnyView, GameId, SetUp};
use kernel::{Seat, Turn, Viewpoint};
use serde_json::Value;

/// What a move did.
#[derive(Debug)]
pub struct Played {
    /// The move in the canonical notation.
    pub mv: String,
    /// What happened, deals that followed included.
    pub events: Vec<AnyEvent>,
}

/// One play-through. The dealer acts by itself whenever it is due, so a session always waits for
/// a seat or is over. What is refused changes nothing.
#[derive(Clone)]
pub struct Session {
    game: Box<dyn AnyGame>,
    dealer: Dealer,
    log: Lines,
    deals: usize,
    names: Vec<String>,
    /// The position that it began from, if that was set up.
    beginning: Option<Box<dyn AnyGame>>,
}

impl Session {
    /// A game of this name, dealt as far as the dealer is due.
    pub fn new(game: &str, seats: u8, options: &Value, dealer: Dealer) -> Result<Self, Problem> {
        let game = known(game)?.start(seats, options).map_err(|flaw| Problem::bad_options(&flaw))?;
        let mut session = Self { game, dealer, log: Lines::default(), deals: 0, names: Vec::new(), beginning: None };
        session.deal()?;
        Ok(session)
    }

    /// A game of this name with these deals made first, as they were written down.
    pub(crate) fn with_deals(
        game: &str,
        seats: u8,
        options: &Value,
        dealer: Dealer,
        deals: &[Deal],
    ) -> Result<Self, Problem> {
        let game = known(game)?.start(seats, options).map_err(|flaw| Problem::bad_options(&flaw))?;
        let mut session = Self { game, dealer, log: Lines::default(), deals: 0, names: Vec::new(), beginning: None };
        session.accept_all(deals)?;
        session.deal()?;
        Ok(session)
    }

    /// A game of this name that goes on from a position, as it was written down.
    pub fn set_up(game: GameId, seats: u8, options: &Value, position: &Value, dealer: Dealer) -> Result<Self, Problem> {
        let game = game.set_up(seats, options, position).map_err(|problem| match problem {
            SetUp::Options(flaw) => Problem::bad_options(&flaw),
            SetUp::Position(flaw) => Problem::bad_position(&flaw),
        })?;
        let beginning = Some(game.clone());
        Ok(Self { game, dealer, log: Lines::default(), deals: 0, names: Vec::new(), beginning })
    }

    /// Whether it began from a position that was set up: then its log does not lead to it.
    pub fn was_set_up(&self) -> bool {
        self.beginning.is_some()
    }

    /// The game before anything was dealt or played.
    fn untouched(&self) -> Box<dyn AnyGame> {
        self.beginning.clone().unwrap_or_else(|| self.game.afresh())
    }

    /// A play-through read from a record; later deals come from the dealer. Refused as a whole at
    /// the first entry that is not legal.
    pub fn load(record: &Record, dealer: Dealer) -> Result<Self, Problem> {
        let start = known(&record.game)?.start(record.seats, &record.options);
        let game = start.map_err(|flaw| Problem::bad_options(&flaw))?;
        check_names_and_end(record)?;
        let names = record.names.clone();
        let mut session = Self { game, dealer, log: Lines::default(), deals: 0, names, beginning: None };
        for (at, entry) in record.log.iter().enumerate() {
            session.fold(entry).map_err(|problem| problem.at(at))?;
        }
        session.deal()?;
        let by_rules = session.turn().outcome();
        if by_rules.is_some()
            && record.result.is_some()
            && record.ended.outcome(record.seats, by_rules) != record.result
        {
            return Err(Problem::new(Code::BadRequest, "record-result"));
        }
        Ok(session)
    }

    /// The same play-through with only its first entries, then dealt on where that is due.
    pub fn first(&self, entries: usize) -> Result<Self, Problem> {
        let (log, game) = self.log.stretches(entries);
        let (done, deals, game) = (log.len(), log.deals(), game.unwrap_or_else(|| self.untouched()));
        let (dealer, names, beginning) = (self.dealer.clone(), self.names.clone(), self.beginning.clone());
        let mut session = Self { game, dealer, log, deals, names, beginning };
        for entry in self.log.from(done).take(entries.saturating_sub(done)) {
            session.fold(entry)?;
        }
        session.deal()?;
        Ok(session)
    }

    /// The play-through after so many moves.
    pub fn at_ply(&self, ply: usize) -> Result<Self, Problem> {
        self.first(self.log.before_move(ply))
    }

    fn fold(&mut self, entry: &Entry) -> Result<Vec<AnyEvent>, Problem> {
        match entry {
            Entry::Deal { deal } => self.accept(deal),
            Entry::Move { seat, mv } => self.make(*seat, mv).map(|played| played.events),
        }
    }

    fn accept(&mut self, deal: &Deal) -> Result<Vec<AnyEvent>, Problem> {
        let deal = deal.read(&*self.game).map_err(|flaw| Problem::bad_deal(&flaw))?;
        let events = self.game.accept(&deal).map_err(|flaw| Problem::bad_deal(&flaw))?;
        self.note_deal(deal);
        Ok(events)
    }

    fn accept_all(&mut self, deals: &[Deal]) -> Result<Vec<AnyEvent>, Problem> {
        let mut told = Vec::new();
        for deal in deals {
            told.extend(self.accept(deal)?);
        }
        Ok(told)
    }

    fn note_deal(&mut self, deal: AnyDeal) {
        self.log.push(Entry::Deal { deal: Deal::Made(deal) }, &*self.game);
        self.deals += 1;
    }

    fn make(&mut self, seat: Seat, mv: &str) -> Result<Played, Problem> {
        let played = self.game.play(seat, mv).map_err(|refused| Problem::refused(&refused))?;
        self.log.push(Entry::Move { seat, mv: played.mv.clone() }, &*self.game);
        Ok(Played { mv: played.mv, events: played.events })
    }

    /// Has the dealer act wherever it is due. Only deals that were set beforehand can be refused.
    fn deal(&mut self) -> Result<Vec<AnyEvent>, Problem> {
        let mut told = Vec::new();
        while self.game.turn() == Turn::Dealer {
            if let Some(deal) = self.dealer.set(self.deals).cloned() {
                told.extend(self.accept(&deal)?);
            } else {
                let mut chance = self.dealer.chance(self.deals as u64);
                let (deal, events) = self.game.deal(&mut chance);
                self.note_deal(deal);
                told.extend(events);
            }
        }
        Ok(told)
    }

    /// Makes a move, and deals where that makes a deal due.
    pub fn play(&mut self, seat: Seat, mv: &str) -> Result<Played, Problem> {
        let before = (self.dealer.set(self.deals).is_some()).then(|| self.clone());
        let mut played = self.make(seat, mv)?;
        match self.deal() {
            Ok(events) => played.events.extend(events),
            Err(problem) => {
                *self = before.expect("only deals that were set can fail to fit");
                return Err(problem);
            }
        }
        Ok(played)
    }

    /// Makes a move that was written down, with the deals that followed it.
    pub(crate) fn replay(&mut self, seat: Seat, mv: &str, deals: &[Deal]) -> Result<Played, Problem> {
        let mut played = self.make(seat, mv)?;
        played.events.extend(self.accept_all(deals)?);
        Ok(played)
    }

    /// The deals that lie in the log from this entry on.
    pub(crate) fn deals_from(&self, entry: usize) -> Vec<Deal> {
        let deal = |entry: &Entry| if let Entry::Deal { deal } = entry { Some(deal.clone()) } else { None };
        self.log.from(entry).filter_map(deal).collect()
    }

    /// What everybody saw of the deals before the first move.
    pub(crate) fn opening(&self) -> Vec<AnyEvent> {
        let mut game = self.untouched();
        let deals = self.log.iter().map_while(|entry| match entry {
            Entry::Deal { deal } => Some(deal),
            Entry::Move { .. } => None,
        });
        let accept = |deal: &Deal| deal.read(&*game).and_then(|deal| game.accept(&deal)).ok();
        deals.filter_map(accept).flatten().collect()
    }

    /// Goes back before the last seat's move.
    pub fn undo(&mut self) -> Result<(), Problem> {
        let last = self.log.backwards().position(|entry| matches!(entry, Entry::Move { .. }));
        let last = last.ok_or_else(|| Problem::new(Code::BadRequest, "nothing-to-undo"))?;
        *self = self.first(self.log.len() - 1 - last)?;
        Ok(())
    }

    /// Who is due to act.
    pub fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// The game being played, to look at.
    pub fn game(&self) -> &dyn AnyGame {
        self.game.as_ref()
    }

    /// Which game it is.
    pub fn id(&self) -> GameId {
        GameId::of(&*self.game)
    }

    /// What a viewpoint may know.
    pub fn view(&self, from: Viewpoint) -> AnyView {
        self.game.view(from)
    }

    /// Everything dealt and played so far.
    pub fn log(&self) -> &Lines {
        &self.log
    }

    /// How many moves were made.
    pub(crate) fn plies(&self) -> usize {
        self.log.len() - self.deals
    }

    /// Who sits where; empty where nobody said.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Says who sits where.
    pub fn set_names(&mut self, names: Vec<String>) {
        self.names = names;
    }

    /// The number of move sequences of this length from here.
    pub fn perft(&self, depth: u32) -> u64 {
        self.game.perft(depth, &self.dealer.after(self.deals, &*self.game))
    }

    /// The play-through written down.
    pub fn record(&self) -> Record {
        let options = serde_json::from_str(self.game.options().get()).expect("options are JSON");
        let mut record = Record::new(self.game.name(), self.game.seats(), options);
        for (name, given) in record.names.iter_mut().zip(&self.names) {
            name.clone_from(given);
        }
        record.log = self.log.iter().cloned().collect();
        record.result = self.turn().outcome();
        record
    }
}

/// A record names nobody or everybody, a result ranks every seat, and only seats of the table give up.
fn check_names_and_end(record: &Record) -> Result<(), Problem> {
    let (names, seats) = (record.names.len(), record.seats);
    if names != 0 && names != usize::from(seats) {
        let problem = Problem::new(Code::BadRequest, "record-names");
        return Err(problem.with("names", names.to_string()).with("seats", seats.to_string()));
    }
    if record.result.is_some_and(|result| result.ranks.seats() != seats) || !record.ended.fits(seats) {
        return Err(Problem::new(Code::BadRequest, "record-result"));
    }
    Ok(())
}

/// The game of this name.
pub(crate) fn known(name: &str) -> Result<GameId, Problem> {
    name.parse()
        .map_err(|_| Problem::new(Code::BadRequest, "unknown-game").with("game", name).with("known", GameId::names()))
}
