//! A visit to a table of a house: what whoever sits or watches there from this terminal knows of it, sees and asks.
//! A value: news of the line go in; what is to be sent, fetched and shown comes out.

mod acting;
mod asking;
mod hearing;
mod people;
mod told;

pub(crate) use acting::{Act, Sure};

use super::address::{Address, Link};
use super::failure::Failure;
use super::keep::{Keep, Memory};
use super::line::{Fetch, Line, News};
use crate::plain_text::plain;
use crate::sitting::moves;
use crate::terminal;
use catalog::{AnyGame, AnyView};
use guest::{Online, Reconnect};
use kernel::{Seat, Viewpoint, any_chance};
use screen::{AnyScreen, Looker, Paint, Taste};
use std::mem;
use std::time::{Duration, Instant};
use table::fair::Hex;
use wire::Id;
use wire::table::Phase;
use words::{Arg, Lang, say, say_with};

/// The id of the request to look at the table.
const JOIN: &str = "join";

/// How somebody comes to a table.
#[derive(Clone, Debug)]
pub(crate) struct Coming {
    /// Whether only to watch.
    pub(crate) watches: bool,
    /// The name to sit down by.
    pub(crate) name: Option<String>,
    pub(crate) lang: Lang,
    pub(crate) paint: Paint,
    pub(crate) taste: Taste,
    /// Whether the terminal's bell rings when it is one's turn.
    pub(crate) bell: bool,
}

/// What is to be done beside showing.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Todo {
    Send(String),
    Fetch { what: Fetch, path: String, after: Duration },
}

/// How the line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Condition {
    /// It is being opened for the first time.
    Opening,
    Open,
    /// It owes an answer for long.
    Doubtful,
    Lost,
}

/// What is to be said of what was just done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    pub(crate) text: String,
    pub(crate) wrong: bool,
}

/// A visit to one table after the other, as long as there are rematches.
pub(crate) struct Visit {
    pub(crate) address: Address,
    pub(crate) online: Online,
    pub(crate) condition: Condition,
    coming: Coming,
    memory: Memory,
    keep: Keep,
    screen: Option<Box<dyn AnyScreen>>,
    names: Vec<String>,
    /// What happened here, and how many of it is old to whoever looks.
    pub(crate) told: Vec<String>,
    pub(crate) old: usize,
    /// How many plies, and things heard, were told.
    known: (usize, usize),
    todo: Vec<Todo>,
    pub(crate) notices: Vec<Notice>,
    recalls: Reconnect,
    /// The request to sit down by the name that one came with.
    sitting: Option<Id>,
    has_asked_to_sit: bool,
    /// Whether it was said that one is ready for the rematch.
    ready: bool,
    /// Whether one's turn has begun since this was last asked.
    turn_began: bool,
    /// Why one cannot stay.
    pub(crate) failure: Option<Failure>,
    start: Instant,
}

/// A name for requests that nobody can guess.
fn request_name() -> String {
    fresh::<12>().to_string()
}

/// Bytes that nobody foresees.
fn fresh<const N: usize>() -> Hex<N> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has chance");
    Hex(bytes)
}

impl Visit {
    /// A visit that has not begun: what was kept from an earlier one, and what the link says, is known.
    pub(crate) fn new(link: Link, coming: Coming) -> Self {
        let keep = Keep::of(&link.address);
        let mut memory = if coming.watches { Memory::default() } else { keep.read() };
        memory.token = link.token.or(memory.token).filter(|_| !coming.watches);
        let salt = link.salt.as_deref().and_then(Hex::read);
        salt.into_iter().for_each(|salt| memory.shown.hold(salt));
        let visit = Self {
            address: link.address,
            online: Online::new(request_name()),
            condition: Condition::Opening,
            coming,
            memory,
            keep,
            screen: None,
            names: Vec::new(),
            told: Vec::new(),
            old: 0,
            known: (0, 0),
            todo: Vec::new(),
            notices: Vec::new(),
            recalls: Reconnect::default(),
            sitting: None,
            has_asked_to_sit: false,
            ready: false,
            turn_began: false,
            failure: None,
            start: Instant::now(),
        };
        visit.remember();
        visit
    }

    pub(crate) fn lang(&self) -> Lang {
        self.coming.lang
    }

    pub(crate) fn say(&self, id: &str) -> String {
        say(self.coming.lang, id)
    }

    pub(crate) fn say_with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        say_with(self.coming.lang, id, args)
    }

    pub(crate) fn watches(&self) -> bool {
        self.coming.watches
    }

    /// The table's clock, in milliseconds.
    pub(crate) fn now(&self) -> f64 {
        self.start.elapsed().as_secs_f64() * 1_000.0
    }

    /// Keeps what proves whose seat it is; whoever only watches has nothing to keep.
    fn remember(&self) {
        if !self.coming.watches && self.memory != Memory::default() {
            // Whoever cannot keep it can still play.
            let _ = self.keep.write(&self.memory);
        }
    }

    /// Whether the bell is to ring: one's turn has begun since this was last asked.
    pub(crate) fn rings(&mut self) -> bool {
        mem::take(&mut self.turn_began) && self.coming.bell
    }

    /// Opens the line to the house.
    pub(crate) fn open_line(&self, tell: impl Fn(News) + Send + Sync + 'static) -> Line {
        Line::open(self.address.clone(), self.coming.lang, tell)
    }

    /// Hands the line all that is to be done.
    pub(crate) fn work(&mut self, line: &Line) {
        line.set_on_turn(self.online.may_act());
        for todo in mem::take(&mut self.todo) {
            match todo {
                Todo::Send(text) => line.send(text),
                Todo::Fetch { what, path, after } => line.fetch(what, path, self.memory.token.clone(), after),
            }
        }
    }

    pub(crate) fn paint(&self) -> Paint {
        self.coming.paint
    }

    /// Whether one has a seat here and the game is not over.
    pub(crate) fn is_to_come_back(&self) -> bool {
        self.online.seat().is_some() && self.online.phase() != Phase::Over
    }

    /// Says something of what was done, in words that may be the house's.
    fn note(&mut self, text: impl AsRef<str>, wrong: bool) {
        let text = text.as_ref().lines().map(plain).collect::<Vec<_>>().join("\n");
        self.notices.push(Notice { text, wrong });
    }

    /// What can be seen of the game, once play has begun.
    pub(crate) fn view(&self) -> Option<AnyView> {
        self.online.view.clone()
    }

    /// Forgets what was chosen half-way.
    pub(crate) fn forget(&mut self) {
        self.screen.iter_mut().for_each(|screen| screen.reset());
    }

    pub(crate) fn from(&self) -> Viewpoint {
        self.online.seat().map_or(Viewpoint::Audience, Viewpoint::Seat)
    }

    /// Shows something of the game to whoever sits here; nothing before play has begun.
    pub(crate) fn look<T>(&mut self, show: impl FnOnce(&mut dyn AnyScreen, &Looker<'_>) -> T) -> Option<T> {
        let (view, from) = (self.view()?, self.from());
        let reader = self.online.seat();
        let looker =
            Looker { from, view, names: &self.names, reader, lang: self.coming.lang, paint: self.coming.paint };
        let game = self.online.id()?;
        let screen = self.screen.get_or_insert_with(|| terminal::screen(game, self.coming.taste));
        Some(show(screen.as_mut(), &looker))
    }

    /// A world that is as good as the real one, to ask what is legal for one's own seat; nothing unless one may act.
    pub(crate) fn world(&self) -> Option<(Seat, Box<dyn AnyGame>)> {
        let seat = self.online.seat().filter(|_| self.online.may_act())?;
        let (plan, view) = (self.online.plan()?, self.online.view.as_ref()?);
        let world = self.online.id()?.imagined(view, plan.seats, &plan.options, &mut any_chance())?;
        Some((seat, world))
    }

    /// The moves that can be made, in words.
    pub(crate) fn moves_in_words(&self) -> Option<String> {
        let (seat, world) = self.world()?;
        Some(moves::moves_in_words(world.as_ref(), seat, self.coming.lang))
    }
}

#[cfg(test)]
pub(crate) mod tests;
