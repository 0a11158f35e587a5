//! Things that move. Whether they may is asked of [`crate::Ctx`] first.

use crate::browser::{call, document};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

/// Moves an element along these points, across and down from where it lies now.
pub fn along(id: &str, points: &[(f64, f64)], millis: f64) {
    let frames: Array = points
        .iter()
        .map(|(x, y)| {
            let frame = Object::new();
            set(&frame, "transform", &format!("translate({x:.1}px, {y:.1}px)").into());
            JsValue::from(frame)
        })
        .collect();
    animate(id, &frames, millis);
}

fn animate(id: &str, frames: &Array, millis: f64) {
    let Some(element) = document().get_element_by_id(id) else { return };
    let timing = Object::new();
    set(&timing, "duration", &millis.into());
    set(&timing, "easing", &"ease-in-out".into());
    call(&element, "animate", &[frames.into(), timing.into()]);
}

fn set(object: &Object, name: &str, value: &JsValue) {
    let _ = Reflect::set(object, &name.into(), value);
}
