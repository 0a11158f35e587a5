//! What the client asks of the browser, in one place.

pub(crate) mod net;
pub(crate) mod notice;
pub(crate) mod pack;
pub(crate) mod picture;
pub(crate) mod sound;
pub(crate) mod store;
pub(crate) mod worker;

pub(crate) use board::browser::{call, document, focus, window};

use crate::settings::Motion;
use js_sys::Promise;
use table::fair::Hex;
use wasm_bindgen::prelude::{Closure, JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlAnchorElement;
use words::{Lang, Share};

/// Milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now()
}

/// A number nobody can foresee, good enough to deal a friendly game with.
pub(crate) fn fresh_seed() -> u64 {
    let half = || (js_sys::Math::random() * 4_294_967_296.0) as u64;
    half() << 32 | half()
}

/// Bytes that nobody can guess: what a game on this device is dealt from, a seat's salt, the name of a page.
pub(crate) fn fresh_bytes<const N: usize>() -> Hex<N> {
    let bytes = js_sys::Uint8Array::new_with_length(N as u32);
    // Where there is none, a game that could be foreseen is worse than no game.
    let crypto = js_sys::Reflect::get(&window(), &"crypto".into()).expect("a browser has a source of chance");
    call(&crypto, "getRandomValues", &[bytes.clone().into()]);
    let mut fresh = [0; N];
    bytes.copy_to(&mut fresh);
    Hex(fresh)
}

/// A short name for something new.
pub(crate) fn fresh_id() -> String {
    (0..8).map(|_| char::from(b"abcdefghjkmnpqrstuvwxyz23456789"[(js_sys::Math::random() * 31.0) as usize])).collect()
}

/// The languages the browser asks for, best first.
pub(crate) fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|lang| lang.as_string()).collect()
}

/// What stands in the address from the `#` on.
pub(crate) fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// Goes to another place of the client.
pub(crate) fn go(href: &str) {
    let _ = window().location().set_hash(href);
}

/// Goes there without a step in the history.
pub(crate) fn replace(href: &str) {
    if let Ok(history) = js_sys::Reflect::get(&window(), &"history".into()) {
        call(&history, "replaceState", &[JsValue::NULL, "".into(), href.into()]);
    }
}

/// Moves the keyboard's focus to the element with this id, without scrolling there.
pub(crate) fn rest_on(id: &str) {
    let still = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&still, &"preventScroll".into(), &true.into());
    if let Some(element) = document().get_element_by_id(id) {
        call(&element, "focus", &[still.into()]);
    }
}

/// Scrolls until the element with this id is at the top.
pub(crate) fn scroll_to(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.scroll_into_view();
    }
}

/// Prints the page, or the part of it that the style knows by this name. Whoever prints by the browser's own menu
/// prints all.
pub(crate) fn print(part: &str) {
    let Some(root) = document().document_element() else { return };
    let _ = root.set_attribute("data-print", part);
    call(&window(), "print", &[]);
}

/// What was to be printed has been, or will not be.
pub(crate) fn has_printed() {
    if let Some(root) = document().document_element() {
        let _ = root.remove_attribute("data-print");
    }
}

/// Moves the keyboard's focus to the element with this id, and brings it into sight.
pub(crate) fn bring(id: &str) {
    focus(id);
    let nearest = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&nearest, &"block".into(), &"nearest".into());
    if let Some(element) = document().get_element_by_id(id) {
        call(&element, "scrollIntoView", &[nearest.into()]);
    }
}

/// Whether the device asks for this, such as `(prefers-reduced-motion: reduce)`.
pub(crate) fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Whether things may move, as the person or else the device asks.
pub(crate) fn may_move(motion: Motion) -> bool {
    match motion {
        Motion::Auto => !prefers("(prefers-reduced-motion: reduce)"),
        Motion::Full => true,
        Motion::Reduced => false,
    }
}

/// Runs something later, in milliseconds.
pub(crate) fn later(delay: i32, then: impl FnOnce() + 'static) {
    let run = Closure::once_into_js(then);
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(run.unchecked_ref(), delay);
}

/// Hands a text to the person as a file.
pub(crate) fn download(name: &str, text: &str) {
    download_blob(name, &text.into(), "application/json");
}

/// Hands a text or bytes to the person as a file of this kind.
pub(crate) fn download_blob(name: &str, content: &JsValue, kind: &str) {
    let (parts, options) = (js_sys::Array::of1(content), web_sys::BlobPropertyBag::new());
    options.set_type(kind);
    let Ok(blob) = web_sys::Blob::new_with_blob_sequence_and_options(&parts, &options) else { return };
    let Ok(url) = web_sys::Url::create_object_url_with_blob(&blob) else { return };
    if let Ok(link) = document().create_element("a").map(JsCast::unchecked_into::<HtmlAnchorElement>) {
        link.set_href(&url);
        link.set_download(name);
        link.click();
    }
    let _ = web_sys::Url::revoke_object_url(&url);
}

/// Where the files of the client are.
pub(crate) fn assets() -> String {
    js_sys::Reflect::get(&js_sys::global(), &"__assets".into())
        .ok()
        .and_then(|path| path.as_string())
        .unwrap_or_default()
}

/// What an object has under a name, if anything.
fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    js_sys::Reflect::get(object, &name.into()).ok().filter(|value| !value.is_undefined() && !value.is_null())
}

/// The text of the first element that matches.
pub(crate) fn text_of(selector: &str) -> Option<String> {
    let found = document().query_selector(selector).ok().flatten()?;
    found.text_content().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// Whether the device says that it has a network.
pub(crate) fn is_online() -> bool {
    get(&window().navigator(), "onLine").is_none_or(|online| online.is_truthy())
}

/// The file that was chosen in a form.
pub(crate) fn chosen_file(event: &web_sys::Event) -> Option<web_sys::File> {
    let input = event.target()?.dyn_into::<web_sys::HtmlInputElement>().ok()?;
    input.files()?.get(0)
}

/// Hands over the text of a file.
pub(crate) fn read_file(file: &web_sys::File, then: impl FnOnce(String) + 'static) {
    let read = Closure::once_into_js(move |text: JsValue| then(text.as_string().unwrap_or_default()));
    if let Some(promise) = call(file, "text", &[]) {
        call(&promise, "then", &[read]);
    }
}

/// Puts a text where it can be pasted from.
pub(crate) fn copy(text: &str) {
    let _ = window().navigator().clipboard().write_text(text);
}

/// Hands a text to whatever the device shares texts with; where it does not, puts it where it can be pasted from. Says
/// whether the device took it.
pub(crate) fn share(text: &str) -> bool {
    let what = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&what, &"text".into(), &text.into());
    let taken = call(&window().navigator(), "share", &[what.into()]).is_some();
    if !taken {
        copy(text);
    }
    taken
}

/// Learns a share of a language, if it is not known yet, and goes on: is it known now?
pub(crate) fn learn(lang: Lang, share: Share, then: impl FnOnce(bool) + 'static) {
    if words::has_learnt(lang, share) {
        return then(true);
    }
    let name = if share == Share::Home { "home" } else { "words" };
    net::fetch("GET", &format!("{}{name}-{lang}.ftl", assets()), None, None, move |status, sentences| {
        if status == 200 {
            words::learn(lang, share, &sentences);
        }
        then(status == 200);
    });
}

/// Learns all of a language, and goes on: is it known now?
pub(crate) fn learn_all(lang: Lang, then: impl FnOnce(bool) + 'static) {
    learn(lang, Share::Home, move |home| {
        learn(lang, Share::Rest, move |rest| then(home && rest));
    });
}

/// Begins to fetch how tables look, unless that is there. Is it, in the end?
pub(crate) fn style_tables() -> impl Future<Output = bool> {
    let styled = call(&js_sys::global(), "__styleTables", &[]).and_then(|styled| styled.dyn_into::<Promise>().ok());
    async move {
        match styled {
            Some(styled) => JsFuture::from(styled).await.is_ok(),
            None => false,
        }
    }
}

/// Loads the page anew.
pub(crate) fn reload() {
    let _ = window().location().reload();
}

/// Whether somebody can see the page.
pub(crate) fn is_visible() -> bool {
    let hidden = js_sys::Reflect::get(&document(), &"hidden".into()).ok();
    hidden.and_then(|hidden| hidden.as_bool()) != Some(true)
}

/// Has the page that was there before this program say what is wrong with it: `failed` or `broken`.
pub(crate) fn trouble(why: &str) {
    call(&js_sys::global(), "__trouble", &[why.into()]);
}

/// Tells whoever started the page that it is there: the first view is complete and answers.
pub(crate) fn tell_ready() {
    let _ = js_sys::Reflect::set(&js_sys::global(), &"__ready".into(), &true.into());
    if let Ok(event) = web_sys::Event::new("ready") {
        let _ = window().dispatch_event(&event);
    }
}

/// A panic must not leave a dead page without a word: it is written to the console, and the page says so.
pub(crate) fn on_panic() {
    std::panic::set_hook(Box::new(move |info| {
        call(
            &js_sys::Reflect::get(&js_sys::global(), &"console".into()).unwrap_or_default(),
            "error",
            &[info.to_string().into()],
        );
        trouble("broken");
    }));
}
