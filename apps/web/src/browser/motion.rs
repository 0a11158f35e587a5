//! Things that move. Nothing does where the person or the device asks for stillness.

use super::{call, document, prefers};
use crate::scene::crab_stack::Point;
use crate::settings::Motion;
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

/// Whether things may move.
pub(crate) fn allowed(motion: Motion) -> bool {
    match motion {
        Motion::Auto => !prefers("(prefers-reduced-motion: reduce)"),
        Motion::Full => true,
        Motion::Reduced => false,
    }
}

/// Moves an element along these points, given from where it lies now.
pub(crate) fn along(id: &str, points: &[Point], millis: f64) {
    let frames: Array = points
        .iter()
        .map(|point| {
            let frame = Object::new();
            set(&frame, "transform", &format!("translate({:.1}px, {:.1}px)", point.x, point.y).into());
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
