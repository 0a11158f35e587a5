//! Things that travel: what lay there before a move is remembered, and flies to where it lies now.
//!
//! A board writes on its things what they are called (`data-thing`), as [`face::Trace`] names them. Nothing here knows a
//! game: a picture of the thing, as it was to be seen, travels over the page while what it becomes waits unseen.

use crate::browser::{call, document, window};
use face::Trace;
use js_sys::{Array, Object, Reflect};
use std::cell::RefCell;
use std::collections::BTreeMap;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::JsValue;
use web_sys::{Element, HtmlElement};

/// The id of what pictures travel over.
const SKY: &str = "sky";
/// What is written on a thing that is not to be seen before it has come.
const DUE: &str = "data-due";
/// How many things travel at once: where everything is dealt anew, nobody can follow each card.
const MOST: usize = 12;

/// Where something lies on the page, and how large.
#[derive(Clone, Copy, Debug)]
struct Place {
    x: f64,
    y: f64,
    wide: f64,
    high: f64,
}

/// Something as it lay.
#[derive(Clone)]
struct Lying {
    at: Place,
    picture: Element,
}

/// Something on its way from where it lay.
struct Flight {
    start: Lying,
    /// Whether the thing itself lay there, and not only its pile.
    named: bool,
    /// Where it lies now, and whether that is the thing itself; nothing where it is not to be seen any more.
    end: Option<(Element, bool)>,
}

/// Things on the page by their names.
type Things<T> = BTreeMap<String, Vec<T>>;

thread_local! {
    static BEFORE: RefCell<Things<Lying>> = const { RefCell::new(BTreeMap::new()) };
    static LEAVING: RefCell<Vec<Flight>> = const { RefCell::new(Vec::new()) };
}

/// Remembers how what was moved lies, as long as the page shows it where it was.
pub fn remember(traces: &[Trace]) {
    let from: Vec<&str> = travelling(traces).filter_map(|trace| trace.from.as_deref()).collect();
    let lying = |element: Element| Lying { at: place(&element), picture: copy(&element) };
    BEFORE.set(named(&from, lying));
}

/// Has what was moved, if it was remembered, not be seen yet where the page shows it now. Nothing is measured here: that
/// takes as long as a frame may on a slow device, and is for [`fly`] to do in a task of its own.
pub fn depart(traces: &[Trace]) {
    let mut before = BEFORE.take();
    let to: Vec<&str> = travelling(traces).map(|trace| &*trace.to).collect();
    let mut now = named(&to, |element| element);
    let flights: Vec<Flight> = travelling(traces)
        .filter_map(|trace| {
            let (start, named) = take(&mut before, trace.from.as_deref()?)?;
            Some(Flight { start, named, end: take(&mut now, &trace.to) })
        })
        .collect();
    for (arrives, _) in flights.iter().filter_map(|flight| flight.end.as_ref()).filter(|(_, exact)| *exact) {
        let _ = arrives.set_attribute(DUE, "");
    }
    LEAVING.with_borrow_mut(|leaving| leaving.extend(flights));
}

/// Has what departed not travel: the board is gone.
pub fn call_off() {
    LEAVING.take();
}

/// Has what departed travel to where it lies now.
pub fn fly(millis: f64) {
    let flights = LEAVING.take();
    // All is measured before anything is changed, so that it is laid out once.
    let ends: Vec<_> = flights.iter().map(|flight| flight.end.as_ref().map(|(end, _)| place(end))).collect();
    for (flight, to) in flights.into_iter().zip(ends) {
        travel(flight, to, millis);
    }
}

fn travelling(traces: &[Trace]) -> impl Iterator<Item = &Trace> {
    traces.iter().filter(|trace| trace.from.is_some()).take(MOST)
}

fn travel(flight: Flight, to: Option<Place>, millis: f64) {
    let Flight { start, named, end } = flight;
    let (Some((end, exact)), Some(to)) = (end, to) else { return fade(&start, millis) };
    let picture = if named || !exact { start.picture } else { copy(&end) };
    if exact {
        let _ = end.remove_attribute(DUE);
        hide(&end, millis);
    }
    send(&picture, start.at, to, millis);
}

/// The thing of this name, or one of the pile that it would be in; and whether it is the thing itself.
fn take<T: Clone>(things: &mut Things<T>, name: &str) -> Option<(T, bool)> {
    let pop = |lying: &mut Vec<T>| if lying.len() > 1 { lying.pop() } else { lying.first().cloned() };
    if let Some(found) = things.get_mut(name).and_then(pop) {
        return Some((found, true));
    }
    things.get_mut(pile(name)?).and_then(pop).map(|found| (found, false))
}

/// The pile that a thing of this name would be in.
fn pile(name: &str) -> Option<&str> {
    name.rsplit_once('/').map(|(pile, _)| pile)
}

/// What is made of the things of these names on the page, and of their piles.
fn named<T>(names: &[&str], make: impl Fn(Element) -> T) -> Things<T> {
    let mut things = Things::new();
    let is_meant = |thing: &str| names.iter().any(|name| *name == thing || pile(name) == Some(thing));
    let Ok(found) = document().query_selector_all("[data-thing]") else { return things };
    for at in 0..found.length() {
        let Some(element) = found.item(at).and_then(|node| node.dyn_into::<Element>().ok()) else { continue };
        if let Some(name) = element.get_attribute("data-thing").filter(|name| is_meant(name)) {
            things.entry(name).or_default().push(make(element));
        }
    }
    things
}

fn place(element: &Element) -> Place {
    let area = element.get_bounding_client_rect();
    let scrolled = |name: &str| Reflect::get(&window(), &name.into()).ok().and_then(|by| by.as_f64()).unwrap_or(0.0);
    Place {
        x: area.x() + scrolled("scrollX"),
        y: area.y() + scrolled("scrollY"),
        wide: area.width(),
        high: area.height(),
    }
}

/// A picture of something, that is nothing but a picture.
fn copy(element: &Element) -> Element {
    let copy: Element = element
        .clone_node_with_deep(true)
        .ok()
        .and_then(|node| node.dyn_into().ok())
        .unwrap_or_else(|| element.clone());
    for name in ["id", "data-thing", "data-by", DUE, "aria-label", "aria-pressed", "tabindex", "role"] {
        let _ = copy.remove_attribute(name);
    }
    let _ = copy.set_attribute("inert", "");
    copy
}

/// What pictures travel over: above everything, in nobody's way, and not there for those who listen.
fn sky() -> Option<Element> {
    let page = document();
    page.get_element_by_id(SKY).or_else(|| {
        let sky = page.create_element("div").ok()?;
        sky.set_id(SKY);
        sky.set_attribute("aria-hidden", "true").ok()?;
        call(&page.body()?.into(), "append", &[sky.clone().into()]);
        Some(sky)
    })
}

/// A picture travels from one place to another, in a bow, and is gone when it has come.
fn send(picture: &Element, from: Place, to: Place, millis: f64) {
    let bow = ((to.x - from.x).hypot(to.y - from.y) * 0.12).min(60.0);
    let (x, y) = (to.x + to.wide / 2.0 - from.x - from.wide / 2.0, to.y + to.high / 2.0 - from.y - from.high / 2.0);
    let scale = (to.high / from.high.max(1.0)).clamp(0.5, 1.6);
    let frames = [
        step("none", 1.0),
        step(
            &format!(
                "translate({:.1}px, {:.1}px) scale({:.2})",
                x / 2.0,
                y / 2.0 - bow,
                f64::midpoint(1.0, scale) + 0.08
            ),
            1.0,
        ),
        step(&format!("translate({x:.1}px, {y:.1}px) scale({scale:.2})"), 1.0),
    ];
    show(picture, from, &frames, millis);
}

/// A picture vanishes where it lay.
fn fade(lying: &Lying, millis: f64) {
    show(&lying.picture, lying.at, &[step("none", 1.0), step("translateY(-24px) scale(0.7)", 0.0)], millis);
}

fn show(picture: &Element, at: Place, frames: &[JsValue], millis: f64) {
    let Some(sky) = sky() else { return };
    if let Some(picture) = picture.dyn_ref::<HtmlElement>() {
        let style = picture.style();
        for (name, value) in [("left", at.x), ("top", at.y), ("width", at.wide), ("height", at.high)] {
            let _ = style.set_property(name, &format!("{value:.1}px"));
        }
    }
    let _ = picture.class_list().add_1("flying");
    call(&sky, "append", &[picture.clone().into()]);
    let Some(animation) = animate(picture, frames, millis) else { return picture.remove() };
    let gone = picture.clone();
    let done = wasm_bindgen::prelude::Closure::once_into_js(move || gone.remove());
    let _ = Reflect::set(&animation, &"onfinish".into(), &done);
}

/// What a picture becomes is not to be seen before it has come.
fn hide(element: &Element, millis: f64) {
    animate(element, &[step("none", 0.0), step("none", 0.0)], millis);
}

fn animate(element: &Element, frames: &[JsValue], millis: f64) -> Option<JsValue> {
    let timing = Object::new();
    set(&timing, "duration", &millis.into());
    set(&timing, "easing", &"ease-in-out".into());
    call(element, "animate", &[frames.iter().collect::<Array>().into(), timing.into()])
}

fn step(transform: &str, opacity: f64) -> JsValue {
    let frame = Object::new();
    set(&frame, "transform", &transform.into());
    set(&frame, "opacity", &opacity.into());
    frame.into()
}

fn set(object: &Object, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value);
}
