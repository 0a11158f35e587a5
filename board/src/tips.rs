//! What things are, told to whoever points at them, comes to them by keyboard, or presses them long.
//!
//! A thing that can explain itself says so by `data-tip`; one [`Tips`] on the page tells it. It stays while it is pointed
//! at, Escape takes it away, and screen readers hear it as the description of what has the focus.

use crate::browser::{call, window};
use js_sys::{Function, Reflect};
use leptos::ev;
use leptos::leptos_dom::helpers::{TimeoutHandle, WindowListenerHandle};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::prelude::{Closure, JsCast, JsValue};
use web_sys::{Element, EventTarget};

/// How long a thing is pointed at, or pressed, before it explains itself.
const PAUSE: Duration = Duration::from_millis(500);
/// The id by which a thing is described.
const TIP: &str = "tip";
/// As wide as a tip gets, and how far it keeps from the edge.
const WIDE: f64 = 280.0;
const EDGE: f64 = 8.0;

/// What is told now, and where.
#[derive(Clone, PartialEq)]
struct Told {
    text: String,
    left: String,
    /// From the top where there is room below the thing, else from the bottom.
    top: Option<String>,
    bottom: Option<String>,
}

/// The state of the one tip.
#[derive(Clone, Copy)]
struct Teller {
    told: RwSignal<Option<Told>>,
    about: StoredValue<Option<Element>, LocalStorage>,
    waiting: StoredValue<Option<TimeoutHandle>>,
    /// Whether a long press has just explained something, so that it is not also a click.
    pressed: StoredValue<bool>,
}

/// Tells what things are. There is one on a page.
#[component]
pub fn Tips() -> impl IntoView {
    let teller = Teller {
        told: RwSignal::new(None),
        about: StoredValue::new_local(None),
        waiting: StoredValue::new(None),
        pressed: StoredValue::new(false),
    };
    teller.listen();
    on_cleanup(move || teller.hide());
    let place = move |read: fn(&Told) -> Option<String>| teller.told.with(|told| told.as_ref().and_then(read));
    view! {
        <div role="tooltip" id=TIP class="tip" class:told=move || teller.told.with(Option::is_some)
            style:left=move || place(|told| Some(told.left.clone())).unwrap_or_default()
            style:top=move || place(|told| told.top.clone()).unwrap_or_else(|| "auto".into())
            style:bottom=move || place(|told| told.bottom.clone()).unwrap_or_else(|| "auto".into())>
            {move || place(|told| Some(told.text.clone()))}
        </div>
    }
}

impl Teller {
    fn listen(self) {
        let listeners = [
            window_event_listener(ev::pointerover, move |event| {
                self.over(explained(event.target()), event.pointer_type() == "mouse");
            }),
            window_event_listener(ev::focusin, move |event| self.focus(explained(event.target()))),
            window_event_listener(ev::focusout, move |_| self.hide()),
            window_event_listener(ev::pointerdown, move |event| {
                self.down(explained(event.target()), event.pointer_type() != "mouse");
            }),
            window_event_listener(ev::pointerup, move |_| self.stop()),
            window_event_listener(ev::pointercancel, move |_| self.stop()),
            window_event_listener(ev::keydown, move |event| {
                if event.key() == "Escape" {
                    self.hide();
                }
            }),
        ];
        on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
        self.catch_clicks();
    }

    /// Keeps the click that ends a long press from whatever was pressed.
    fn catch_clicks(self) {
        let heard = Closure::<dyn Fn(web_sys::Event)>::new(move |event: web_sys::Event| {
            if self.pressed.try_update_value(std::mem::take) == Some(true) {
                event.stop_propagation();
                event.prevent_default();
            }
        });
        let heard = StoredValue::new_local(heard);
        let each = move |change: fn(&EventTarget, &str, &Function) -> Result<(), JsValue>| {
            heard.with_value(|heard| {
                for kind in ["click", "contextmenu"] {
                    let _ = change(&window(), kind, heard.as_ref().unchecked_ref());
                }
            });
        };
        each(|to, kind, heard| to.add_event_listener_with_callback_and_bool(kind, heard, true));
        on_cleanup(move || each(|to, kind, heard| to.remove_event_listener_with_callback_and_bool(kind, heard, true)));
    }

    fn over(self, thing: Option<Element>, mouse: bool) {
        if !mouse || self.about.with_value(|about| *about == thing) {
            return;
        }
        self.hide();
        self.soon(thing);
    }

    /// Whoever comes by keyboard is told at once; a click also brings the focus, and says nothing.
    fn focus(self, thing: Option<Element>) {
        let by_key = thing.filter(|thing| thing.matches(":focus-visible").unwrap_or(false));
        if let Some(thing) = by_key {
            self.tell(&thing);
        }
    }

    fn down(self, thing: Option<Element>, finger: bool) {
        self.hide();
        if finger {
            self.soon(thing);
        }
    }

    /// A finger was lifted: what it has shown stays until the next touch.
    fn stop(self) {
        if let Some(waiting) = self.waiting.try_update_value(Option::take).flatten() {
            waiting.clear();
        }
    }

    fn soon(self, thing: Option<Element>) {
        self.about.set_value(thing.clone());
        let Some(thing) = thing else { return };
        let then = move || {
            self.pressed.try_set_value(thing.matches(":active").unwrap_or(false));
            self.tell(&thing);
        };
        self.waiting.set_value(set_timeout_with_handle(then, PAUSE).ok());
    }

    fn tell(self, thing: &Element) {
        self.stop();
        let Some(text) = thing.get_attribute("data-tip").filter(|text| !text.is_empty()) else { return };
        let Some(told) = told(thing, text) else { return };
        let _ = thing.set_attribute("aria-describedby", TIP);
        self.about.set_value(Some(thing.clone()));
        self.told.try_set(Some(told));
    }

    fn hide(self) {
        self.stop();
        if let Some(thing) = self.about.try_update_value(Option::take).flatten() {
            let _ = thing.remove_attribute("aria-describedby");
        }
        if self.told.try_with_untracked(Option::is_some) == Some(true) {
            self.told.set(None);
        }
    }
}

/// The nearest thing around this that explains itself.
fn explained(target: Option<EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest("[data-tip]").ok().flatten()
}

/// A text beside a thing, wherever there is room.
fn told(thing: &Element, text: String) -> Option<Told> {
    let lies = call(thing, "getBoundingClientRect", &[])?;
    let side = |name: &str| Reflect::get(&lies, &name.into()).ok()?.as_f64();
    let (wide, high) = (window().inner_width().ok()?.as_f64()?, window().inner_height().ok()?.as_f64()?);
    let (middle, top, bottom) = (f64::midpoint(side("left")?, side("right")?), side("top")?, side("bottom")?);
    let left = (middle - WIDE / 2.0).min(wide - WIDE - EDGE).max(EDGE);
    let above = top > high - bottom;
    Some(Told {
        text,
        left: format!("{left:.0}px"),
        top: (!above).then(|| format!("{:.0}px", bottom + EDGE)),
        bottom: above.then(|| format!("{:.0}px", high - top + EDGE)),
    })
}
