//! The umpire: one request a line, one reply a line.

mod answers;
mod listing;
mod tables;

use crate::dealer::Dealer;
use crate::problem::{Code, Problem, Voice, reply};
use crate::record::Record;
use crate::session::{Session, known};
use crate::thinker::Thinker;
use answers::{check_with, to_act, turn_and};
use bots::{Budget, Skill};
use kernel::Viewpoint;
use serde::Deserialize;
use serde_json::{Number, Value};
use std::time::Duration;
use tables::Tables;
use wire::Id;
use wire::umpire::{Answer, Request, Versions, With};

pub use answers::games;
pub use listing::listed;
pub use tables::MOST_TABLES;

/// The longest line the umpire reads, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// The longest a bot may be asked to think, in milliseconds.
const LONGEST_THOUGHT: u64 = 600_000;

/// How long a bot may think where nothing is said, in milliseconds.
const USUAL_THOUGHT: u64 = 1_000;

/// The most positions or played-out games a bot may be asked to look at: some minutes of thought, which matters where
/// there is no clock.
const MOST_SIMULATIONS: u64 = 1_000_000_000;

/// What every request may carry. The id is kept as it was written, to be repeated to the letter.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Head {
    id: Option<Id>,
    lang: Value,
}

/// Conducts sessions for whoever sends lines, each at a table of its own. Whatever a line says, the umpire goes
/// on, and a line that is refused changes nothing.
pub struct Umpire {
    tables: Tables,
    voice: Voice,
    next_seed: u64,
    clock: Option<Clock>,
    /// The language of requests that name none.
    lang: &'static str,
}

/// Reads the time since some fixed moment.
type Clock = fn() -> Duration;

impl Umpire {
    /// An umpire that speaks with this voice. Games that name no seed get `seed`, then the numbers
    /// after it.
    pub fn new(voice: Voice, seed: u64) -> Self {
        Self { tables: Tables::default(), voice, next_seed: seed, clock: None, lang: "" }
    }

    /// The same umpire with a clock, by which bots keep to the time they are given. Without one they
    /// think as much as their level wants.
    #[must_use]
    pub fn with_clock(self, clock: fn() -> Duration) -> Self {
        Self { clock: Some(clock), ..self }
    }

    /// The same umpire, which speaks this language where a request names none.
    #[must_use]
    pub fn with_lang(self, lang: &'static str) -> Self {
        Self { lang, ..self }
    }

    /// Answers one line as it came: bytes that are no text are no JSON either.
    pub fn bytes(&mut self, line: &[u8]) -> String {
        match str::from_utf8(line) {
            Ok(text) => self.line(text),
            Err(error) => {
                let problem = Problem::new(Code::BadJson, "bad-json").with("detail", error.to_string());
                reply(None, Err(problem), self.voice, self.lang).line()
            }
        }
    }

    /// Answers one line.
    pub fn line(&mut self, line: &str) -> String {
        if line.len() > LONGEST_LINE {
            return self.too_long();
        }
        let (head, result) = match serde_json::from_str::<Value>(line) {
            Ok(request) if request.is_object() => {
                (serde_json::from_str(line).unwrap_or_default(), self.read_and_obey(&request))
            }
            Ok(_) => {
                (Head::default(), Err(Problem::new(Code::BadRequest, "bad-request").with("detail", "not an object")))
            }
            Err(error) => (Head::default(), Err(unreadable(Code::BadJson, "bad-json", &error))),
        };
        reply(head.id, result, self.voice, head.lang.as_str().unwrap_or(self.lang)).line()
    }

    /// The answer to a line that was longer than [`LONGEST_LINE`], and so was not kept.
    pub fn too_long(&self) -> String {
        let problem = Problem::new(Code::BadJson, "line-too-long").with("most", LONGEST_LINE.to_string());
        reply(None, Err(problem), self.voice, self.lang).line()
    }

    fn read_and_obey(&mut self, request: &Value) -> Result<Answer, Problem> {
        let read = Request::deserialize(request).map_err(|error| not_understood(&error))?;
        if let Some(unknown) = Request::unknown_field(request) {
            return Err(Problem::new(Code::BadRequest, "bad-request").with("detail", unknown));
        }
        self.obey(tables::named(request)?, read)
    }

    fn obey(&mut self, table: &str, request: Request) -> Result<Answer, Problem> {
        match request {
            Request::Hello => Ok(Answer::Hello { hello: Versions::own() }),
            Request::Games => Ok(games()),
            Request::New { game, seats, options, seed, deals, with } => {
                let dealer = Dealer::with_deals(deals, self.seed(seed));
                self.open(table, with.as_ref(), Session::new(&game, seat_count(&game, &seats)?, &options, dealer)?)
            }
            Request::Set { position, game, seats, options, seed, with } => {
                let dealer = Dealer::seeded(self.seed(seed));
                let session = self.set_up(table, &position, game.as_deref(), seats.as_ref(), options, dealer)?;
                self.open(table, with.as_ref(), session)
            }
            Request::Load { record, seed, with } => {
                let dealer = Dealer::seeded(self.seed(seed));
                self.open(table, with.as_ref(), Session::load(&Record::read(&record)?, dealer)?)
            }
            Request::Close => {
                self.tables.close(table)?;
                Ok(Answer::Closed { closed: true })
            }
            Request::Play { seat, mv, with } => self.play(table, seat, &mv, with.as_ref()),
            Request::Undo { with } => self.undo(table, with.as_ref()),
            Request::Best { seat, level, millis, simulations } => {
                let budget = self.budget(millis, simulations);
                best(self.tables.get(table)?, Some(seat), level.unwrap_or(Skill::STRONGEST), budget)
            }
            Request::Legal(listing) => {
                let seed = self.seed(listing.seed.or(listing.sample.is_none().then_some(0)));
                answers::legal(self.tables.get(table)?, &listing, seed)
            }
            Request::Turn => Ok(answers::turn(self.tables.get(table)?)),
            Request::Count => Ok(answers::count(self.tables.get(table)?)),
            Request::View(eyes) => answers::view(self.tables.get(table)?, eyes),
            Request::Position => Ok(Answer::Position { position: self.tables.get(table)?.game().position() }),
            Request::Record => answers::record(self.tables.get(table)?),
            Request::Perft { depth } => answers::perft(self.tables.get(table)?, depth),
        }
    }

    /// A game begins at a table, unless what is asked for besides makes no sense.
    fn open(&mut self, table: &str, with: Option<&With>, session: Session) -> Result<Answer, Problem> {
        self.tables.check_room(table)?;
        check_with(&session, with)?;
        let answer = turn_and(&session, None, with, self.seed_for(with));
        self.tables.put(table, session);
        Ok(answer)
    }

    fn play(&mut self, table: &str, seat: Option<u64>, mv: &str, with: Option<&With>) -> Result<Answer, Problem> {
        let session = self.tables.get_mut(table)?;
        check_with(session, with)?;
        let events = answers::play(session, seat, mv)?;
        let seed = self.seed_for(with);
        Ok(turn_and(self.tables.get(table)?, Some(events), with, seed))
    }

    fn undo(&mut self, table: &str, with: Option<&With>) -> Result<Answer, Problem> {
        let session = self.tables.get_mut(table)?;
        check_with(session, with)?;
        session.undo()?;
        let seed = self.seed_for(with);
        Ok(turn_and(self.tables.get(table)?, None, with, seed))
    }

    /// A game that goes on from a position. What is not said is as in the game on the table, if it is of that name.
    fn set_up(
        &self,
        table: &str,
        position: &Value,
        game: Option<&str>,
        seats: Option<&Number>,
        options: Option<Value>,
        dealer: Dealer,
    ) -> Result<Session, Problem> {
        let before = self.tables.get(table).ok();
        let missing = |name: &str| {
            Problem::new(Code::BadRequest, "bad-request").with("detail", format!("missing field `{name}`"))
        };
        let id = match (game, before) {
            (Some(game), _) => known(game)?,
            (None, before) => before.ok_or_else(|| missing("game"))?.id(),
        };
        let before = before.filter(|session| session.id() == id);
        let seats = match (seats, before) {
            (Some(seats), _) => seat_count(id.name(), seats)?,
            (None, before) => before.ok_or_else(|| missing("seats"))?.game().seats(),
        };
        let options = options.unwrap_or_else(|| before.map_or(Value::Null, options_of));
        Session::set_up(id, seats, &options, position, dealer)
    }

    /// Where the chance of a sample comes from that is asked for besides.
    fn seed_for(&mut self, with: Option<&With>) -> u64 {
        let sampled = with.and_then(|with| with.legal.as_ref()).is_some_and(|legal| legal.sample.is_some());
        self.seed((!sampled).then_some(0))
    }

    fn seed(&mut self, asked: Option<u64>) -> u64 {
        asked.unwrap_or_else(|| {
            self.next_seed = self.next_seed.wrapping_add(1);
            self.next_seed.wrapping_sub(1)
        })
    }

    /// What a bot asked for may think. It never thinks for longer than anybody would wait.
    fn budget(&self, millis: Option<u64>, simulations: Option<u64>) -> Budget<'_> {
        let simulations = simulations.map(|most| most.min(MOST_SIMULATIONS));
        let budget = simulations.map_or(Budget::unlimited(), Budget::simulations);
        let Some(clock) = &self.clock else { return budget };
        let millis = millis.unwrap_or(if simulations.is_some() { LONGEST_THOUGHT } else { USUAL_THOUGHT });
        budget.and_time(Duration::from_millis(millis.clamp(1, LONGEST_THOUGHT)), clock)
    }
}

/// Begins anew each time, so that the answer depends on the game and not on what was asked before.
fn best(session: &Session, seat: Option<u64>, skill: Skill, budget: Budget<'_>) -> Result<Answer, Problem> {
    let seat = to_act(session, seat)?;
    let mut thinker = Thinker::new(session.id(), skill, session.log().len() as u64);
    let thought = thinker.choose(&session.view(Viewpoint::Seat(seat)), seat, &budget);
    let thought = thought.ok_or_else(|| Problem::new(Code::NotYourTurn, "not-your-turn"))?;
    Ok(Answer::Best { mv: thought.mv, score: thought.score, proven: thought.proven, line: thought.line })
}

/// The options that a game is played with.
fn options_of(session: &Session) -> Value {
    serde_json::from_str(session.game().options().get()).expect("options are JSON")
}

/// A number of seats that some table could have.
fn seat_count(game: &str, seats: &Number) -> Result<u8, Problem> {
    let count = seats.as_u64().and_then(|seats| u8::try_from(seats).ok());
    count.ok_or_else(|| no_seat_count(game, seats))
}

/// The refusal of a number of seats that no table could have.
fn no_seat_count(game: &str, seats: &Number) -> Problem {
    let range = match known(game) {
        Ok(game) => game.seats(),
        Err(problem) => return problem,
    };
    Problem::new(Code::BadOptions, "seats")
        .with("seats", seats.to_string())
        .with("least", range.start().to_string())
        .with("most", range.end().to_string())
}

/// The refusal of a request that makes no sense.
fn not_understood(error: &serde_json::Error) -> Problem {
    match wire::unknown_level(error) {
        Some(level) => Problem::new(Code::BadRequest, "level").with("level", level),
        None => unreadable(Code::BadRequest, "bad-request", error),
    }
}

fn unreadable(code: Code, key: &'static str, error: &serde_json::Error) -> Problem {
    Problem::new(code, key).with("detail", error.to_string())
}
