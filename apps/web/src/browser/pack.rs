//! A text made small enough for a link, by the browser's own means: a packer of ours would weigh more than all links.

use super::call;
use crate::packed;
use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::prelude::{JsCast, JsValue};

/// The longest text that is unpacked, in bytes: whoever made the link may not mean well.
const LONGEST: u32 = 4_000_000;

/// A text, packed. Nothing where the browser cannot.
pub(crate) async fn pack(text: &str) -> Option<String> {
    let blob = web_sys::Blob::new_with_str_sequence(&Array::of1(&text.into())).ok()?;
    let bytes = through("CompressionStream", &blob).await?;
    Some(packed::write(&bytes))
}

/// The text that was packed; nothing where it was not.
pub(crate) async fn unpack(packed: &str) -> Option<String> {
    let bytes = packed::read(packed)?;
    let parts = Array::of1(&Uint8Array::from(bytes.as_slice()));
    let blob = web_sys::Blob::new_with_u8_array_sequence(&parts).ok()?;
    String::from_utf8(through("DecompressionStream", &blob).await?).ok()
}

/// What comes out of a stream of the browser when something is led through it; nothing where it is too much.
async fn through(stream: &str, blob: &web_sys::Blob) -> Option<Vec<u8>> {
    let kind = Reflect::get(&js_sys::global(), &stream.into()).ok()?.dyn_into::<js_sys::Function>().ok()?;
    let pair = Reflect::construct(&kind, &Array::of1(&"deflate-raw".into())).ok()?;
    let led = call(&call(blob, "stream", &[])?, "pipeThrough", &[pair])?;
    let reader = call(&led, "getReader", &[])?;
    let mut bytes = Vec::new();
    while let Some(piece) = next(&reader).await? {
        if bytes.len() as u32 + piece.length() > LONGEST {
            call(&reader, "cancel", &[]);
            return None;
        }
        bytes.extend(piece.to_vec());
    }
    Some(bytes)
}

/// The next piece of what is read, or none at its end. Nothing where it breaks.
async fn next(reader: &JsValue) -> Option<Option<Uint8Array>> {
    let promise = call(reader, "read", &[])?.dyn_into::<js_sys::Promise>().ok()?;
    let read = wasm_bindgen_futures::JsFuture::from(promise).await.ok()?;
    let done = Reflect::get(&read, &"done".into()).ok()?.is_truthy();
    let value = Reflect::get(&read, &"value".into()).ok()?;
    Some((!done).then(|| value.unchecked_into()))
}
