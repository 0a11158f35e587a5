//! What the others have done since one's own last move, a sentence each.

use super::ctx;
use super::log::Story;
use crate::draw::Look;
use crate::follow;
use leptos::prelude::*;

/// The others' moves since one's own, while one is to act.
#[component]
pub(crate) fn Since(story: Memo<Story>, look: Memo<Look>) -> impl IntoView {
    let ctx = ctx();
    let plies = Memo::new(move |_| {
        let (live, ply, me) = look.with(|look| (look.live, look.ply, look.me));
        story.with(|story| {
            let since = follow::since(&story.history, ply, me);
            if live { follow::worth_telling(&story.history, since, me) } else { Vec::new() }
        })
    });
    move || {
        let plies = plies.get();
        (!plies.is_empty()).then(|| {
            let told = plies.into_iter().map(|ply| {
                let (seat, text) = story.with(|story| (story.class(ply), story.told(ctx, ply)));
                view! { <li class=seat>{text}</li> }
            });
            view! {
                <section class="since" aria-labelledby="since">
                    <h2 id="since">{ctx.say("web-since")}</h2>
                    <ul>{told.collect_view()}</ul>
                </section>
            }
        })
    }
}
