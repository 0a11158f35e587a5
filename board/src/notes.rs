//! What somebody notes at a table for their own eyes, kept on the device: by the table's address, so that notes of one
//! table are never shown at another.

use crate::browser::{call, window};
use js_sys::Reflect;
use wasm_bindgen::JsValue;

/// What names of notes begin with; behind it comes where the table is.
const NOTES: &str = "strandline.notes.";

/// The notes of this name at this table.
pub fn kept(name: &str) -> String {
    let text = storage().and_then(|storage| call(&storage, "getItem", &[address().into()]));
    let text = text.and_then(|text| text.as_string()).unwrap_or_default();
    let mut parts = text.split('\n').filter_map(|line| line.split_once('\t'));
    parts.find(|(of, _)| *of == name).map(|(_, notes)| notes.to_owned()).unwrap_or_default()
}

/// Keeps notes under a name at this table, in place of those kept under names with the same beginning up to a dot: what
/// was noted in an earlier round is not wanted any more.
pub fn keep(name: &str, notes: &str) {
    let Some(storage) = storage() else { return };
    let text = call(&storage, "getItem", &[address().into()]).and_then(|text| text.as_string()).unwrap_or_default();
    let whose = name.split('.').next().unwrap_or_default();
    let others = text.lines().filter(|line| line.split('.').next() != Some(whose));
    let lines: Vec<String> = others.map(str::to_owned).chain([format!("{name}\t{notes}")]).collect();
    // A device without room keeps no notes; they stay on the page.
    call(&storage, "setItem", &[address().into(), lines.join("\n").into()]);
}

fn storage() -> Option<JsValue> {
    Reflect::get(&window(), &"localStorage".into()).ok().filter(JsValue::is_object)
}

/// Where the table is.
fn address() -> String {
    format!("{NOTES}{}", window().location().hash().unwrap_or_default())
}
