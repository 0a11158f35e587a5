//! Who sits around the shore.

use super::Shore;
use super::pieces::Crab;
use kernel::{Seat, Turn};
use leptos::prelude::*;
use rules::{Crab as Piece, Size};

/// Who plays, whose turn it is, and who is out.
#[component]
pub(super) fn Seats(shore: Shore) -> impl IntoView {
    let count = shore.scene.with_untracked(|scene| scene.view.options.seats());
    let seat = move |seat: Seat| {
        let acts = Memo::new(move |_| shore.with(|scene| scene.to_act() == Some(seat)));
        let out = Memo::new(move |_| shore.with(|scene| scene.view.out.contains(&seat)));
        let won = Memo::new(move |_| {
            shore.with(|scene| match scene.view.turn {
                Turn::Over(outcome) => outcome.winners().contains(seat),
                _ => false,
            })
        });
        let crabs = Memo::new(move |_| shore.with(|scene| (scene.view.crabs(seat), scene.view.tops(seat))));
        let name = move || shore.table.look.with(|look| look.name(seat));
        let state = move || {
            let (all, free) = crabs.get();
            if won.get() {
                shore.ctx.say("web-won")
            } else if out.get() {
                shore.ctx.say("web-out")
            } else {
                shore.ctx.say_with("web-crab-stack-free", &[("free", free.into()), ("all", all.into())])
            }
        };
        view! {
            <li class=format!("seat seat-{seat}") class:acts=acts class:out=out class:won=won
                data-tip=shore.ctx.will_say("web-crab-stack-tip-seat") aria-current=move || acts.get().then_some("true")>
                <svg viewBox="-42 -44 84 80" aria-hidden="true"><Crab crab=Piece { seat, size: Size::Large } scale=0.72/></svg>
                <span class="who">{name}</span>
                <span class="state">{state}</span>
            </li>
        }
    };
    view! {
        <ul class="seats" aria-label=shore.ctx.will_say("web-players")>{Seat::all(count).map(seat).collect_view()}</ul>
    }
}
