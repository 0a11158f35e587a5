//! How a table is dealt, in words: what the house has committed to before play, and whether it kept to it afterwards.

use super::Place;
use crate::browser::{self, net::fetch, store};
use crate::draw::Icon;
use guest::{Finding, Proof, Shown};
use leptos::prelude::*;
use table::fair::{Commitment, Hex, Salt};
use wire::table::Phase;

const SHOWN: &str = "strandline.fair.";
const SALT: &str = "strandline.salt.";
/// The digits that are shown where there is no room for all.
const SHORT: usize = 16;

/// What this device was shown of a table before, with the salt that came with a link, if any did.
pub(super) fn shown(table: &str) -> Shown {
    let kept = store::get(&format!("{SHOWN}{table}")).and_then(|kept| wire::read(&kept).ok());
    let mut shown: Shown = kept.unwrap_or_default();
    let brought = store::get(&format!("{SALT}{table}")).and_then(|salt| Hex::read(&salt));
    brought.into_iter().for_each(|salt| shown.hold(salt));
    shown
}

fn keep(table: &str, shown: &Shown) {
    store::set(&format!("{SHOWN}{table}"), &wire::write(shown));
}

/// Keeps what stands behind the `#` of a link to a seat: what proves whose it is, and the salt that goes with it, which
/// the house does not know yet.
pub(crate) fn keep_link(table: &str, behind: &str) {
    let (token, salt) = behind.split_once('.').unwrap_or((behind, ""));
    super::keep_token(table, token);
    if !salt.is_empty() {
        store::set(&format!("{SALT}{table}"), salt);
    }
}

impl Place {
    /// Changes what is remembered, and keeps it before anything else is done.
    fn remember<T>(self, change: impl FnOnce(&mut Shown) -> T) -> Option<T> {
        self.shown.try_update_value(|shown| {
            let before = shown.clone();
            let changed = change(shown);
            if *shown != before {
                self.id.with_value(|id| keep(id, shown));
            }
            changed
        })
    }

    /// Commits to a fresh salt.
    pub(super) fn commit(self) -> Option<Commitment> {
        self.remember(|shown| shown.commit(browser::fresh_bytes()))?
    }

    /// The salt of one's own seat, if this device has it.
    pub(super) fn salt(self) -> Option<Salt> {
        self.shown.with_value(|shown| self.online.with_untracked(|online| shown.salt(online)))
    }

    /// Looks at what the house shows before the deal, and says what the house waits for from this device.
    pub(super) fn attend(self) {
        let wish = self.remember(|shown| {
            self.online.try_with_untracked(|online| {
                shown.look(online);
                shown.wish(online, browser::fresh_bytes)
            })
        });
        if let Some(ask) = wish.flatten().flatten() {
            self.ask(ask);
        }
    }
}

/// What the house has committed to, for whoever wants to know.
#[component]
pub(super) fn Dealing(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let commitment = Memo::new(move |_| place.online.with(|online| online.commitment().map(|hash| hash.to_string())));
    let text = move |id: &'static str, digits: usize| {
        let commitment = commitment.get().unwrap_or_default();
        let part = commitment.get(..digits.min(commitment.len())).unwrap_or_default().to_owned();
        ctx.say_with(id, &[("commitment", part.into())])
    };
    view! {
        <details class="dealing">
            <summary>{move || text("web-fair-summary", SHORT)}</summary>
            <p>{move || text("web-fair-how", usize::MAX)}</p>
        </details>
    }
}

/// After the game: one click, and this browser checks for itself.
#[component]
pub(super) fn DealtFairly(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let over = Memo::new(move |_| place.online.with(|online| online.phase() == Phase::Over));
    let finding = RwSignal::new(None::<Finding>);
    view! {
        <Show when=move || over.get()>
            <div class="dealt-fairly">
                <button class="soft" on:click=move |_| check(place, finding)><Icon name="check"/>{ctx.will_say("web-fair-ask")}</button>
                <div role="status">
                    {move || finding.get().map(|finding| sentences(place, finding).into_iter().map(|text| view! { <p>{text}</p> }).collect_view())}
                </div>
            </div>
        </Show>
    }
}

/// Fetches the record and compares it with what this device was shown.
fn check(place: Place, finding: RwSignal<Option<Finding>>) {
    let path = place.id.with_value(|id| format!("/api/tables/{id}/record"));
    fetch("GET", &path, place.token().as_deref(), None, move |status, record| {
        if status != 200 {
            place.wrong.set(Some(place.ctx.say("web-no-house")));
            return;
        }
        let compare = |shown: &Shown| {
            let record = wire::read(&record).unwrap_or_default();
            place.online.with_untracked(|online| shown.check(online, &record))
        };
        finding.set(place.shown.try_with_value(compare));
    });
}

/// What was found, in words.
fn sentences(place: Place, finding: Finding) -> Vec<String> {
    let id = match finding {
        Finding::Fair(proof) => return fair(place, proof),
        Finding::OtherCommitment => "web-fair-other-commitment",
        Finding::OtherSalt => "web-fair-other-salt",
        Finding::OtherTerms => "web-fair-other-terms",
        Finding::OtherGame => "web-fair-other-game",
        Finding::OtherRecord => "web-fair-other-record",
    };
    vec![place.ctx.say(id)]
}

fn fair(place: Place, Proof { deals, shown, own, called_off, seal }: Proof) -> Vec<String> {
    let ctx = place.ctx;
    let yes = ctx.say_with("web-fair-yes", &[("deals", deals.into())]);
    let before = if shown { "web-fair-shown" } else { "web-fair-not-shown" };
    let off = (called_off > 0).then(|| ctx.say_with("web-fair-called-off", &[("count", called_off.into())]));
    let seal = seal.map(|seal| ctx.say_with("web-fair-seal", &[("seal", seal.to_string().into())]));
    let own = own.then(|| ctx.say("web-fair-own"));
    [Some(yes), Some(ctx.say(before)), own, off, seal].into_iter().flatten().collect()
}
