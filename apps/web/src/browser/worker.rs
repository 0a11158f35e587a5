//! The page's side of the bots' thread.

use bot_worker::{Answer, Ask, READY};
use kernel::Seat;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use table::Level;
use wasm_bindgen::prelude::{Closure, JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

type Then = Box<dyn FnOnce(String)>;

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
    ears: Vec<Closure<dyn FnMut(MessageEvent)>>,
}

impl Bots {
    /// Starts the worker. Where that is not possible, questions stay unanswered.
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
        let bots = self.clone();
        let ear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| bots.hear(&event.data()));
        worker.set_onmessage(Some(ear.as_ref().unchecked_ref()));
        let mut inner = self.0.borrow_mut();
        inner.worker = Some(worker);
        inner.ears.push(ear);
    }

    fn hear(&self, data: &JsValue) {
        let Some(text) = data.as_string() else { return };
        if text == READY {
            let mut inner = self.0.borrow_mut();
            inner.ready = true;
            let queue = std::mem::take(&mut inner.queue);
            queue.iter().for_each(|text| inner.send(text));
            return;
        }
        let Ok(answer) = serde_json::from_str::<Answer>(&text) else { return };
        let then = self.0.borrow_mut().waiting.remove(&answer.id);
        if let (Some(then), Some(mv)) = (then, answer.mv) {
            then(mv);
        }
    }

    /// Asks for a move of the seat at a table of this name, from what it may see.
    pub(crate) fn ask(
        &self,
        (table, game): (String, &str),
        view: String,
        seat: Seat,
        level: Level,
        then: impl FnOnce(String) + 'static,
    ) {
        let mut inner = self.0.borrow_mut();
        inner.asked += 1;
        let id = inner.asked;
        let seed = super::fresh_seed();
        let (game, level, budget) = (game.to_owned(), level.to_string(), patience(level));
        let ask = Ask { id, table, game, view, seat, level, budget, seed };
        inner.waiting.insert(id, Box::new(then));
        let text = serde_json::to_string(&ask).expect("a question is plain data");
        if inner.ready { inner.send(&text) } else { inner.queue.push(text) }
    }

    /// Forgets what was asked; a worker that is thinking is ended and another begun.
    pub(crate) fn stop(&self) {
        let mut inner = self.0.borrow_mut();
        if inner.waiting.is_empty() {
            return;
        }
        if let Some(worker) = inner.worker.take() {
            worker.terminate();
        }
        let asked = inner.asked;
        *inner = Inner { asked, ears: std::mem::take(&mut inner.ears), ..Inner::default() };
        drop(inner);
        self.open();
    }
}

/// How long a bot of this level thinks about a move at most, in milliseconds.
fn patience(level: Level) -> f64 {
    if level <= Level::Swimmer { 50.0 } else { 1_000.0 }
}

impl Inner {
    fn send(&self, text: &str) {
        if let Some(worker) = &self.worker {
            let _ = worker.post_message(&text.into());
        }
    }
}
