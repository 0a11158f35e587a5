//! What a drawing asks of the browser.

use wasm_bindgen::prelude::{JsCast, JsValue};
use web_sys::{Document, Window};

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
