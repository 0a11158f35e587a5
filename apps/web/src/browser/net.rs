//! Speaking with a house.

use super::{later, window};
use js_sys::{Function, Object, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::{Closure, JsCast, JsValue};
use web_sys::{MessageEvent, WebSocket};

/// How long to wait before trying again, in milliseconds: longer each time, up to this.
const LONGEST_WAIT: i32 = 15_000;

/// Asks a house over HTTP and hands over what it answers, with its status.
pub(crate) fn fetch(
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&str>,
    then: impl FnOnce(u16, String) + 'static,
) {
    let options = Object::new();
    let headers = Object::new();
    let set = |object: &Object, name: &str, value: &JsValue| drop(Reflect::set(object, &name.into(), value));
    set(&options, "method", &method.into());
    if let Some(token) = token {
        set(&headers, "authorization", &format!("Bearer {token}").into());
    }
    if let Some(body) = body {
        set(&headers, "content-type", &"application/json".into());
        set(&options, "body", &body.into());
    }
    set(&options, "headers", &headers);
    let then = Rc::new(RefCell::new(Some(then)));
    let failed = then.clone();
    let done = move |status: u16, text: String| {
        if let Some(then) = then.borrow_mut().take() {
            then(status, text);
        }
    };
    let fail = Closure::once_into_js(move |_: JsValue| {
        if let Some(then) = failed.borrow_mut().take() {
            then(0, String::new());
        }
    });
    let ok = Closure::once_into_js(move |response: web_sys::Response| {
        let status = response.status();
        let read = Closure::once_into_js(move |text: JsValue| done(status, text.as_string().unwrap_or_default()));
        if let Ok(text) = response.text() {
            super::call(&text, "then", &[read]);
        }
    });
    if let Some(promise) = super::call(&window(), "fetch", &[path.into(), options.into()]) {
        super::call(&promise, "then", &[ok.unchecked_into::<Function>().into(), fail]);
    }
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

/// A line to a house that mends itself until it is dropped.
#[derive(Clone)]
pub(crate) struct Line(Rc<RefCell<Inner>>);

struct Inner {
    socket: Option<WebSocket>,
    ears: Vec<Closure<dyn FnMut(MessageEvent)>>,
    closed: bool,
    tries: u32,
    tell: Rc<dyn Fn(News)>,
}

impl Line {
    /// Opens a line.
    pub(crate) fn open(tell: impl Fn(News) + 'static) -> Self {
        let line = Self(Rc::new(RefCell::new(Inner {
            socket: None,
            ears: Vec::new(),
            closed: false,
            tries: 0,
            tell: Rc::new(tell),
        })));
        line.connect();
        line
    }

    fn connect(&self) {
        if self.0.borrow().closed {
            return;
        }
        let origin = window().location().origin().unwrap_or_default();
        let Ok(socket) = WebSocket::new(&format!("{}/api/socket", origin.replacen("http", "ws", 1))) else { return };
        let ears = [self.ear(Self::opened), self.ear(Self::heard), self.ear(Self::lost)];
        socket.set_onopen(Some(ears[0].as_ref().unchecked_ref()));
        socket.set_onmessage(Some(ears[1].as_ref().unchecked_ref()));
        socket.set_onclose(Some(ears[2].as_ref().unchecked_ref()));
        let mut inner = self.0.borrow_mut();
        inner.socket = Some(socket);
        inner.ears.extend(ears);
    }

    fn ear(&self, on: fn(&Self, &MessageEvent)) -> Closure<dyn FnMut(MessageEvent)> {
        let line = self.clone();
        Closure::new(move |event: MessageEvent| on(&line, &event))
    }

    fn opened(&self, _: &MessageEvent) {
        self.0.borrow_mut().tries = 0;
        self.tell(News::Open);
    }

    fn heard(&self, event: &MessageEvent) {
        if let Some(text) = event.data().as_string() {
            self.tell(News::Message(text));
        }
    }

    fn lost(&self, _: &MessageEvent) {
        self.mend();
    }

    /// Gives the line up as dead, and opens another.
    pub(crate) fn renew(&self) {
        let socket = self.0.borrow_mut().socket.take();
        if let Some(socket) = socket {
            socket.set_onmessage(None);
            socket.set_onclose(None);
            let _ = socket.close();
            self.mend();
        }
    }

    /// Tells that the line is lost, and tries again soon.
    fn mend(&self) {
        let tries = {
            let mut inner = self.0.borrow_mut();
            inner.socket = None;
            inner.tries += 1;
            inner.tries
        };
        if self.0.borrow().closed {
            return;
        }
        self.tell(News::Lost);
        let line = self.clone();
        later((500 << tries.min(5)).min(LONGEST_WAIT), move || line.connect());
    }

    fn tell(&self, news: News) {
        let tell = self.0.borrow().tell.clone();
        tell(news);
    }

    /// Sends a message, if the line is open.
    pub(crate) fn send(&self, message: &str) {
        if let Some(socket) = &self.0.borrow().socket {
            let _ = socket.send_with_str(message);
        }
    }

    /// Hangs up for good.
    pub(crate) fn close(&self) {
        let socket = {
            let mut inner = self.0.borrow_mut();
            inner.closed = true;
            inner.socket.take()
        };
        if let Some(socket) = socket {
            let _ = socket.close();
        }
    }
}
