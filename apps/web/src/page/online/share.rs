//! Links: to the table, and to one's own seat for another device.

use super::Place;
use crate::browser;
use crate::draw::Icon;
use leptos::prelude::*;

/// A link with its picture and a button that copies it.
pub(super) fn link(place: Place, link: String) -> impl IntoView {
    let (href, text, drawn) = (link.clone(), link.clone(), crate::qr::drawing(&link));
    let ctx = place.ctx;
    view! {
        <p><a class="link" href=href>{text}</a></p>
        <button class="soft" on:click=move |_| browser::copy(&link)><Icon name="link"/>{ctx.will_say("web-online-copy")}</button>
        {drawn.map(|(view_box, path)| view! {
            <svg class="qr" viewBox=view_box role="img" aria-label=ctx.will_say("web-online-qr")><path d=path/></svg>
        })}
    }
}

/// What another device needs: the token, and the salt that the seat has committed to.
fn with_salt(place: Place, token: String) -> String {
    match place.salt() {
        Some(salt) => format!("{token}.{salt}"),
        None => token,
    }
}

/// The way to go on playing on another device. What proves whose seat it is stands behind the `#`, which no
/// browser sends to a house.
#[component]
pub(super) fn Elsewhere(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let shown = RwSignal::new(false);
    let own = move || place.token().map(|token| link(place, format!("{}#{}", place.link(), with_salt(place, token))));
    view! {
        <details class="elsewhere" on:toggle=move |_| shown.set(true)>
            <summary>{ctx.will_say("web-online-elsewhere")}</summary>
            {move || shown.get().then(|| view! {
                <div class="share"><p>{ctx.say("web-online-elsewhere-how")}</p>{own()}</div>
            })}
        </details>
    }
}
