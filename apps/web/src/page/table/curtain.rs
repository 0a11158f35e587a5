//! The device goes from hand to hand.
#![expect(
    clippy::large_types_passed_by_value,
    reason = "only while developing, where a signal remembers where it was made"
)]

use super::Sitting;
use crate::local_table::LocalTable;
use kernel::Seat;
use leptos::prelude::*;

/// Nobody sees another's cards: the device is handed over first.
#[component]
pub(super) fn Curtain(sitting: Sitting, seat: Seat) -> impl IntoView {
    let ctx = sitting.ctx;
    let name = sitting.desk.with_untracked(|desk| desk.name(seat));
    let shown = name.clone();
    view! {
        <div class="curtain">
            <p>{move || ctx.say_with("web-curtain", &[("name", (&shown).into())])}</p>
            <button class="main" on:click=move |_| sitting.desk.update(LocalTable::lift_curtain)>
                {move || ctx.say_with("web-curtain-ready", &[("name", (&name).into())])}
            </button>
        </div>
    }
}

/// Whoever has moved sees what came of it for as long as they like, and hides it themselves.
#[component]
pub(super) fn Parting(sitting: Sitting, seat: Seat) -> impl IntoView {
    let ctx = sitting.ctx;
    view! {
        <div class="dock parting">
            <p>{move || sitting.say_of("web-parting", seat)}</p>
            <button class="main" id="hide-cards" on:click=move |_| sitting.desk.update(LocalTable::drop_curtain)>
                {ctx.will_say("web-parting-hide")}
            </button>
        </div>
    }
}
