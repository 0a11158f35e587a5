//! The page's side of the bots' thread.
//!
//! Whoever asks is answered: with a move, or with nothing where the worker could not be fetched, broke, found no move,
//! said what nobody can read or took far too long. A worker that failed is not asked again; the next question goes to a new one.

use kernel::Seat;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::prelude::{Closure, JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};
use wire::bots::{Decision, Question, READY};
use wire::{Json, Level, Skill};

type Then = Box<dyn FnOnce(Option<String>)>;

/// How long an answer is waited for, in milliseconds: far beyond what a bot may think, and enough to fetch the bots
/// over a slow line.
const LIMIT: i32 = 30_000;

/// A worker, and who waits for what.
#[derive(Clone)]
pub(crate) struct Bots(Rc<RefCell<Inner>>);

#[derive(Default)]
struct Inner {
    worker: Option<Worker>,
    ready: bool,
    queue: Vec<String>,
    waiting: BTreeMap<u32, Then>,
    asked: u32,
}

impl Bots {
    /// Starts the worker.
    pub(crate) fn start() -> Self {
        let bots = Self(Rc::default());
        bots.open();
        bots
    }

    fn open(&self) {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let address = format!("{}bot-worker.js", super::assets());
        let Ok(worker) = Worker::new_with_options(&address, &options) else { return };
        let (bots, failing) = (self.clone(), self.clone());
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| bots.hear(&event.data()));
        let fail = Closure::<dyn FnMut(Event)>::new(move |_| failing.fail());
        worker.set_onmessage(Some(hear.into_js_value().unchecked_ref()));
        worker.set_onerror(Some(fail.into_js_value().unchecked_ref()));
        self.0.borrow_mut().worker = Some(worker);
    }

    fn hear(&self, data: &JsValue) {
        let text = data.as_string().unwrap_or_default();
        if text == READY {
            return self.0.borrow_mut().begin();
        }
        let answer = wire::read::<Decision>(&text).ok();
        let asked = answer.and_then(|answer| Some((self.0.borrow_mut().waiting.remove(&answer.id)?, answer.mv)));
        match asked {
            Some((then, mv)) => then(mv),
            // It says what cannot be read, or answers what nobody asked: it is not to be relied on.
            None => self.fail(),
        }
    }

    /// Asks for a move of the seat at a table of this name, from what it may see: how well to play, and for how many
    /// milliseconds to think at most.
    pub(crate) fn ask(
        &self,
        (table, game): (String, &str),
        view: Json,
        seat: Seat,
        (level, budget): (Skill, f64),
        then: impl FnOnce(Option<String>) + 'static,
    ) {
        if self.0.borrow().worker.is_none() {
            self.open();
        }
        let mut inner = self.0.borrow_mut();
        inner.asked += 1;
        let id = inner.asked;
        let seed = super::fresh_seed();
        let game = game.to_owned();
        let ask = Question { id, table, game, view, seat, level, budget, seed };
        inner.waiting.insert(id, Box::new(then));
        inner.send(wire::write(&ask));
        let (limit, bots) = (if inner.worker.is_some() { LIMIT } else { 0 }, self.clone());
        super::later(limit, move || bots.give_up(id));
    }

    fn give_up(&self, id: u32) {
        if self.0.borrow().waiting.contains_key(&id) {
            self.fail();
        }
    }

    /// Ends a worker that failed, and tells everybody who waits that there is no answer.
    fn fail(&self) {
        let waiting = self.0.borrow_mut().end();
        for then in waiting.into_values() {
            then(None);
        }
    }

    /// Forgets what was asked; a worker that is thinking is ended and another begun.
    pub(crate) fn stop(&self) {
        if self.0.borrow().waiting.is_empty() {
            return;
        }
        drop(self.0.borrow_mut().end());
        self.open();
    }
}

/// How long a bot that plays so thinks about a move at most, in milliseconds.
pub(crate) fn patience(skill: Skill) -> f64 {
    if skill.level().is_some_and(|level| level <= Level::Swimmer) { 50.0 } else { 1_000.0 }
}

impl Inner {
    /// The worker listens: it gets what it was to be asked.
    fn begin(&mut self) {
        self.ready = true;
        std::mem::take(&mut self.queue).into_iter().for_each(|text| self.send(text));
    }

    fn send(&mut self, text: String) {
        match &self.worker {
            Some(worker) if self.ready => drop(worker.post_message(&text.into())),
            _ => self.queue.push(text),
        }
    }

    /// Ends the worker, which is heard no more. Who was waiting for it?
    fn end(&mut self) -> BTreeMap<u32, Then> {
        if let Some(worker) = self.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        let ended = std::mem::take(self);
        self.asked = ended.asked;
        ended.waiting
    }
}
