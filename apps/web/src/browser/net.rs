//! Speaking with a house.

use super::{later, now, window};
use guest::Reconnect;
use js_sys::{Object, Reflect};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use wasm_bindgen::prelude::{Closure, JsCast, JsValue};
use web_sys::{MessageEvent, WebSocket};

/// How long a line may take to open before it is given up, in milliseconds.
const OPENING: i32 = 15_000;

/// Asks a house over HTTP and hands over what it answers, with its status; 0 where no whole answer came.
pub(crate) fn fetch(
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&str>,
    then: impl FnOnce(u16, String) + 'static,
) {
    let then = Rc::new(RefCell::new(Some(then)));
    let done = move |status: u16, text: String| {
        let then = then.borrow_mut().take();
        if let Some(then) = then {
            then(status, text);
        }
    };
    let (fail, cut) = (done.clone(), done.clone());
    let fail = Closure::once_into_js(move |_: JsValue| fail(0, String::new()));
    let ok = Closure::once_into_js(move |response: web_sys::Response| {
        let status = response.status();
        let read = Closure::once_into_js(move |text: JsValue| done(status, text.as_string().unwrap_or_default()));
        let cut = Closure::once_into_js(move |_: JsValue| cut(0, String::new()));
        if let Ok(text) = response.text() {
            super::call(&text, "then", &[read, cut]);
        }
    });
    if let Some(promise) = super::call(&window(), "fetch", &[path.into(), request(method, token, body).into()]) {
        super::call(&promise, "then", &[ok, fail]);
    }
}

/// What `fetch` is told of a request.
fn request(method: &str, token: Option<&str>, body: Option<&str>) -> Object {
    let (options, headers) = (Object::new(), Object::new());
    let set = |object: &Object, name: &str, value: &JsValue| drop(Reflect::set(object, &name.into(), value));
    set(&options, "method", &method.into());
    set(&headers, "accept-language", &crate::page::language().code().into());
    if let Some(token) = token {
        set(&headers, "authorization", &format!("Bearer {token}").into());
    }
    if let Some(body) = body {
        set(&headers, "content-type", &"application/json".into());
        set(&options, "body", &body.into());
    }
    set(&options, "headers", &headers);
    options
}

/// What a line tells its owner.
pub(crate) enum News {
    /// It is open: say hello.
    Open,
    /// A message came.
    Message(String),
    /// It is lost, and is being mended.
    Lost,
}

/// A line to a house that mends itself until it is closed.
#[derive(Clone)]
pub(crate) struct Line(Rc<RefCell<Inner>>);

struct Inner {
    /// The socket, and what hears it for as long as it is there.
    socket: Option<Socket>,
    /// Counts the tries: what was meant for an earlier one is not done.
    attempt: u32,
    reconnect: Reconnect,
    state: State,
    tell: Rc<dyn Fn(News)>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// A socket is being opened.
    Opening,
    /// It is open.
    Open,
    /// It is lost, and tried again later.
    Lost,
    /// For good.
    Closed,
}

type Ear = Closure<dyn FnMut(MessageEvent)>;

struct Socket {
    socket: WebSocket,
    _ears: [Ear; 3],
}

impl Socket {
    /// Hangs up, and hears no more.
    fn hang_up(&self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.hang_up();
    }
}

impl Line {
    /// Opens a line.
    pub(crate) fn open(tell: impl Fn(News) + 'static) -> Self {
        let (reconnect, state) = (Reconnect::default(), State::Lost);
        let line =
            Self(Rc::new(RefCell::new(Inner { socket: None, attempt: 0, reconnect, state, tell: Rc::new(tell) })));
        line.connect();
        line
    }

    /// Tries to open it, if it is lost.
    fn connect(&self) {
        if self.0.borrow().state != State::Lost {
            return;
        }
        let origin = window().location().origin().unwrap_or_default();
        let Ok(socket) = WebSocket::new(&format!("{}/api/socket", origin.replacen("http", "ws", 1))) else {
            return self.mend();
        };
        let ears = [self.ear(Self::opened), self.ear(Self::heard), self.ear(|line, _| line.lost())];
        socket.set_onopen(Some(ears[0].as_ref().unchecked_ref()));
        socket.set_onmessage(Some(ears[1].as_ref().unchecked_ref()));
        socket.set_onclose(Some(ears[2].as_ref().unchecked_ref()));
        let attempt = {
            let mut inner = self.0.borrow_mut();
            // Nothing of the socket before this one is left, and none of its ears is being spoken into now.
            inner.socket = Some(Socket { socket, _ears: ears });
            inner.state = State::Opening;
            inner.attempt += 1;
            inner.attempt
        };
        self.after(OPENING, attempt, |line| {
            if line.0.borrow().state == State::Opening {
                line.lost();
            }
        });
    }

    /// Does something later, unless the line is gone or was tried again by then.
    fn after(&self, delay: i32, attempt: u32, then: fn(&Self)) {
        let line = Rc::downgrade(&self.0);
        later(delay, move || {
            if let Some(line) = Self::still(&line).filter(|line| line.0.borrow().attempt == attempt) {
                then(&line);
            }
        });
    }

    fn still(line: &Weak<RefCell<Inner>>) -> Option<Self> {
        line.upgrade().map(Self)
    }

    /// An ear does not keep the line that keeps it.
    fn ear(&self, on: fn(&Self, &MessageEvent)) -> Ear {
        let line = Rc::downgrade(&self.0);
        Closure::new(move |event: MessageEvent| {
            if let Some(line) = Self::still(&line) {
                on(&line, &event);
            }
        })
    }

    fn opened(&self, _: &MessageEvent) {
        {
            let mut inner = self.0.borrow_mut();
            inner.state = State::Open;
            inner.reconnect.opened(now());
        }
        self.tell(News::Open);
    }

    fn heard(&self, event: &MessageEvent) {
        if let Some(text) = event.data().as_string() {
            self.tell(News::Message(text));
        }
    }

    /// Gives the line up as dead, and opens another.
    pub(crate) fn lost(&self) {
        if matches!(self.0.borrow().state, State::Open | State::Opening) {
            if let Some(socket) = &self.0.borrow().socket {
                socket.hang_up();
            }
            self.mend();
        }
    }

    /// Tells that the line is lost, and tries again after a while.
    fn mend(&self) {
        let (pause, attempt) = {
            let mut inner = self.0.borrow_mut();
            inner.state = State::Lost;
            (inner.reconnect.lost(now(), js_sys::Math::random()), inner.attempt)
        };
        self.tell(News::Lost);
        self.after(pause, attempt, Self::connect);
    }

    /// Does not wait any longer: there is reason to believe that the house can be reached.
    pub(crate) fn hurry(&self) {
        self.connect();
    }

    fn tell(&self, news: News) {
        let tell = self.0.borrow().tell.clone();
        tell(news);
    }

    /// Sends a message, if the line is open.
    pub(crate) fn send(&self, message: &str) {
        let inner = self.0.borrow();
        if let Some(Socket { socket, .. }) = inner.socket.as_ref().filter(|_| inner.state == State::Open) {
            let _ = socket.send_with_str(message);
        }
    }

    /// Hangs up for good.
    pub(crate) fn close(&self) {
        let socket = {
            let mut inner = self.0.borrow_mut();
            inner.state = State::Closed;
            inner.socket.take()
        };
        if let Some(socket) = socket {
            socket.hang_up();
            // Ears are not taken off while one is being spoken into.
            later(0, move || drop(socket));
        }
    }
}
