//! The umpire: one request a line, one reply a line.

use crate::dealer::Dealer;
use crate::problem::{Code, Problem, Voice, reply};
use crate::record::Record;
use crate::session::{Session, known};
use crate::thinker::Thinker;
use bots::{Budget, Skill};
use catalog::{AnyEvent, GameId};
use kernel::{Seat, Turn, Viewpoint};
use serde::Deserialize;
use serde_json::{Number, Value};
use std::collections::BTreeMap;
use std::time::Duration;
use wire::Id;
use wire::umpire::{Answer, GameEntry, Request, Versions};

/// The longest line the umpire reads, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// The deepest perft: beyond it the figures outgrow any machine long before they arrive.
const DEEPEST: u32 = 100;

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

/// Conducts one session at a time for whoever sends lines. Whatever a line says, the umpire goes
/// on, and a line that is refused changes nothing.
pub struct Umpire {
    session: Option<Session>,
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
        Self { session: None, voice, next_seed: seed, clock: None, lang: "" }
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
        self.obey(Request::deserialize(request).map_err(|error| not_understood(&error))?)
    }

    fn obey(&mut self, request: Request) -> Result<Answer, Problem> {
        match request {
            Request::Hello => Ok(Answer::Hello { hello: Versions::own() }),
            Request::Games => Ok(games()),
            Request::New { game, seats, options, seed, deals } => self.start(&game, &seats, &options, seed, deals),
            Request::Load { record, seed } => self.load(&record, seed),
            Request::Turn => Ok(turn(self.session()?)),
            Request::Legal { limit } => Ok(legal(self.session()?, limit.unwrap_or(usize::MAX))),
            Request::Count => Ok(count(self.session()?)),
            Request::View { seat } => view(self.session()?, seat),
            Request::Position => Ok(Answer::Position { position: self.session()?.game().position() }),
            Request::Record => Ok(Answer::Record { record: self.session()?.record().written() }),
            Request::Perft { depth } => perft(self.session()?, depth),
            Request::Best { seat, level, millis, simulations } => {
                self.best(seat, level.unwrap_or(Skill::STRONGEST), self.budget(millis, simulations))
            }
            Request::Play { seat, mv } => play(self.session_mut()?, seat, &mv),
            Request::Undo => {
                let session = self.session_mut()?;
                session.undo()?;
                Ok(turn(session))
            }
        }
    }

    fn session(&self) -> Result<&Session, Problem> {
        self.session.as_ref().ok_or_else(|| Problem::new(Code::NoGame, "no-game"))
    }

    fn session_mut(&mut self) -> Result<&mut Session, Problem> {
        self.session.as_mut().ok_or_else(|| Problem::new(Code::NoGame, "no-game"))
    }

    fn seed(&mut self, asked: Option<u64>) -> u64 {
        asked.unwrap_or_else(|| {
            self.next_seed = self.next_seed.wrapping_add(1);
            self.next_seed.wrapping_sub(1)
        })
    }

    fn start(
        &mut self,
        game: &str,
        seats: &Number,
        options: &Value,
        seed: Option<u64>,
        deals: Vec<Value>,
    ) -> Result<Answer, Problem> {
        let dealer = Dealer::with_deals(deals, self.seed(seed));
        let seats =
            seats.as_u64().and_then(|seats| u8::try_from(seats).ok()).ok_or_else(|| no_seat_count(game, seats))?;
        let session = Session::new(game, seats, options, dealer)?;
        Ok(turn(self.session.insert(session)))
    }

    /// What a bot asked for may think. It never thinks for longer than anybody would wait.
    fn budget(&self, millis: Option<u64>, simulations: Option<u64>) -> Budget<'_> {
        let simulations = simulations.map(|most| most.min(MOST_SIMULATIONS));
        let budget = simulations.map_or(Budget::unlimited(), Budget::simulations);
        let Some(clock) = &self.clock else { return budget };
        let millis = millis.unwrap_or(if simulations.is_some() { LONGEST_THOUGHT } else { USUAL_THOUGHT });
        budget.and_time(Duration::from_millis(millis.clamp(1, LONGEST_THOUGHT)), clock)
    }

    /// Begins anew each time, so that the answer depends on the game and not on what was asked before.
    fn best(&self, seat: u64, skill: Skill, budget: Budget<'_>) -> Result<Answer, Problem> {
        let session = self.session()?;
        let seat = to_act(session, seat)?;
        let mut thinker = Thinker::new(session.id(), skill, session.log().len() as u64);
        let thought = thinker.choose(&session.view(Viewpoint::Seat(seat)), seat, &budget);
        let thought = thought.ok_or_else(|| Problem::new(Code::NotYourTurn, "not-your-turn"))?;
        Ok(Answer::Best { mv: thought.mv, score: thought.score, proven: thought.proven, line: thought.line })
    }

    fn load(&mut self, record: &Value, seed: Option<u64>) -> Result<Answer, Problem> {
        let session = Session::load(&Record::read(record)?, Dealer::seeded(self.seed(seed)))?;
        Ok(turn(self.session.insert(session)))
    }
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

/// The games of the house, as the protocol lists them.
pub fn games() -> Answer {
    let entry = |game: GameId| GameEntry {
        game: game.name().to_owned(),
        seats: [*game.seats().start(), *game.seats().end()],
        options: catalog::schema(game.options()),
    };
    Answer::Games { games: GameId::ALL.map(entry).into() }
}

fn turn(session: &Session) -> Answer {
    Answer::Turn { turn: session.turn().into() }
}

fn acting(session: &Session) -> impl Iterator<Item = Seat> {
    let seats = if let Turn::Seats(seats) = session.turn() { seats } else { kernel::SeatSet::EMPTY };
    seats.iter()
}

fn legal(session: &Session, limit: usize) -> Answer {
    let mut more = false;
    let mut legal = BTreeMap::new();
    for seat in acting(session) {
        let of_seat = session.game().legal(seat, limit);
        more |= of_seat.more;
        legal.insert(seat.number(), of_seat.moves);
    }
    Answer::Legal { legal, more }
}

fn count(session: &Session) -> Answer {
    Answer::Count { count: acting(session).map(|seat| (seat.number(), session.game().count(seat))).collect() }
}

fn seat_at(session: &Session, number: u64) -> Option<Seat> {
    let number = u8::try_from(number).ok().filter(|&number| number < session.game().seats())?;
    Seat::new(number)
}

fn view(session: &Session, seat: Option<u64>) -> Result<Answer, Problem> {
    let from = match seat {
        None => Viewpoint::Audience,
        Some(number) => Viewpoint::Seat(seat_at(session, number).ok_or_else(|| {
            let seats = session.game().seats().to_string();
            Problem::new(Code::BadRequest, "no-such-seat").with("seat", number.to_string()).with("seats", seats)
        })?),
    };
    Ok(Answer::View { view: session.view(from).written() })
}

/// The seat of this number, if it is to act.
fn to_act(session: &Session, number: u64) -> Result<Seat, Problem> {
    let key = if session.turn().outcome().is_some() { "game-over" } else { "not-your-turn" };
    let seat = seat_at(session, number).filter(|&seat| session.turn().includes(seat));
    seat.ok_or_else(|| Problem::new(Code::NotYourTurn, key))
}

fn play(session: &mut Session, seat: u64, mv: &str) -> Result<Answer, Problem> {
    let seat = to_act(session, seat)?;
    let played = session.play(seat, mv)?;
    Ok(Answer::Played { events: played.events.iter().map(AnyEvent::written).collect(), turn: session.turn().into() })
}

fn perft(session: &Session, depth: u32) -> Result<Answer, Problem> {
    if depth > DEEPEST {
        return Err(Problem::new(Code::BadRequest, "perft-too-deep").with("most", DEEPEST.to_string()));
    }
    Ok(Answer::Nodes { nodes: session.perft(depth) })
}
