//! How a page that nobody looks at makes itself known: its icon, its badge, a buzz, a notification.

use super::{assets, call, document, get, window};
use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::{Closure, JsValue};

/// What the person has said about being told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Consent {
    /// This browser has no notifications.
    Impossible,
    /// Nobody was asked.
    Unasked,
    /// Yes.
    Given,
    /// No, and the browser will not ask again.
    Refused,
}

/// What the person has said to the browser.
pub(crate) fn consent() -> Consent {
    let said = get(&window(), "Notification").and_then(|kind| get(&kind, "permission")?.as_string());
    match said.as_deref() {
        None => Consent::Impossible,
        Some("granted") => Consent::Given,
        Some("denied") => Consent::Refused,
        Some(_) => Consent::Unasked,
    }
}

/// Has the browser ask the person, and goes on when they have answered.
pub(crate) fn ask_consent(then: impl FnOnce() + 'static) {
    let promise = get(&window(), "Notification").and_then(|kind| call(&kind, "requestPermission", &[]));
    if let Some(promise) = promise {
        let answered = Closure::once_into_js(move |_: JsValue| then());
        call(&promise, "then", &[answered]);
    }
}

/// Puts a dot on the icon of the page, and where it is installed on that of the program; or takes both away.
pub(crate) fn mark(on: bool) {
    let icon = format!("{}{}", assets(), if on { "icon-turn.svg" } else { "icon.svg" });
    if let Some(link) = document().get_element_by_id("icon") {
        let _ = link.set_attribute("href", &icon);
    }
    settle(call(&window().navigator(), if on { "setAppBadge" } else { "clearAppBadge" }, &[]));
}

/// A promise that may fail without anybody minding.
fn settle(promise: Option<JsValue>) {
    if let Some(promise) = promise.filter(JsValue::is_object) {
        call(&promise, "catch", &[Closure::once_into_js(|_: JsValue| ())]);
    }
}

/// A short buzz, where the device has one and somebody has touched the page.
pub(crate) fn buzz() {
    if was_touched() {
        call(&window().navigator(), "vibrate", &[80.into()]);
    }
}

/// Whether somebody has done something on this page, without which a browser plays no sound and does not buzz.
pub(crate) fn was_touched() -> bool {
    let active = get(&window().navigator(), "userActivation");
    active.is_none_or(|active| get(&active, "hasBeenActive").is_none_or(|been| been.is_truthy()))
}

/// Tells somebody who does not look at the page. There is one notification for each table; a click on it leads there.
pub(crate) fn notify(title: &str, text: &str) {
    let page = window().location().href().unwrap_or_default();
    let options = Object::new();
    let set = |name: &str, value: &str| drop(Reflect::set(&options, &name.into(), &value.into()));
    set("body", text);
    set("icon", &format!("{}icon-192.png", assets()));
    set("tag", &page);
    set("data", &page);
    let title = JsValue::from(title);
    let show = Closure::once_into_js(move |registration: JsValue| {
        settle(call(&registration, "showNotification", &[title, options.into()]));
    });
    // Phones show those of a service worker only.
    let ready = get(&window().navigator(), "serviceWorker").and_then(|worker| get(&worker, "ready"));
    if let Some(ready) = ready {
        call(&ready, "then", &[show]);
    }
}
