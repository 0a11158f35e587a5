//! What a drawing asks of the browser.

use leptos::prelude::request_animation_frame;
use wasm_bindgen::prelude::{JsCast, JsValue};
use web_sys::{Document, Element, Window};

/// The window. There always is one: workers do not call this.
pub fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

/// The page's document.
pub fn document() -> Document {
    window().document().expect("a window has a document")
}

/// Calls a method by name, where the typed interface is not worth its weight.
pub fn call(object: &JsValue, method: &str, args: &[JsValue]) -> Option<JsValue> {
    let method = js_sys::Reflect::get(object, &method.into()).ok()?.dyn_into::<js_sys::Function>().ok()?;
    method.apply(object, &args.iter().collect()).ok()
}

/// Moves the keyboard's focus to the element with this id.
pub fn focus(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        call(&element, "focus", &[]);
    }
}

/// Whether nothing has the keyboard: what had it is gone, or can no longer be pressed, which takes it away with the next
/// picture; or it rests on the whole table.
fn is_lost(resting: &str) -> bool {
    let loses = |at: &Element| at.tag_name() == "BODY" || at.id() == resting || at.has_attribute("disabled");
    document().active_element().is_none_or(|at| loses(&at))
}

/// Whether something on the page has the keyboard.
pub fn has_focus() -> bool {
    !is_lost("")
}

/// Something on the page is about to be drawn anew, perhaps with what has the keyboard: then that goes on at the same
/// thing (`data-thing`), the same among equal ones.
pub fn hold_focus() {
    let Some((thing, at)) = focused_thing() else { return };
    request_animation_frame(move || {
        if !is_lost("") {
            return;
        }
        let things = things(&thing);
        if let Some(element) = things.get(at).or(things.last()) {
            call(element, "focus", &[]);
        }
    });
}

/// What the thing that has the keyboard is called, and how many such come before it.
fn focused_thing() -> Option<(String, usize)> {
    let active = document().active_element()?;
    let thing = active.get_attribute("data-thing")?;
    let at = things(&thing).iter().position(|other| *other == active)?;
    Some((thing, at))
}

/// All things of this name that can have the keyboard.
fn things(name: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(&format!("button[data-thing=\"{name}\"]")) else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.get(at)?.dyn_into().ok()).collect()
}

/// Where what had the keyboard is gone, moves it to the first of these that is there, without scrolling; at last to the
/// element with the id `resting`, from which it goes on as soon as there is something to do.
pub fn regain(selectors: &[&str], resting: &str) {
    if !is_lost(resting) {
        return;
    }
    let found = selectors.iter().find_map(|selector| document().query_selector(selector).ok().flatten());
    let Some(element) = found.or_else(|| document().get_element_by_id(resting)) else { return };
    if !element.has_attribute("tabindex") && !matches!(&*element.tag_name(), "BUTTON" | "A") {
        let _ = element.set_attribute("tabindex", "-1");
    }
    let still = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&still, &"preventScroll".into(), &true.into());
    call(&element, "focus", &[still.into()]);
}
