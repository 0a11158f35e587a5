//! A nest, with whose it is and its five cards.

use super::cards::face;
use super::{Branch, Row};
use crate::face::scene::Scene;
use kernel::Seat;
use leptos::prelude::*;
use rules::{Place, Spot};

/// A row of five cards, with whose it is.
#[component]
pub(super) fn Nest(branch: Branch, row: Row, at: usize) -> impl IntoView {
    let head = match row {
        Row::Nest(seat) => view! { <Crow branch seat/> }.into_any(),
        Row::Dog => view! { <p class="crow-name dog-name" data-tip=branch.ctx.will_say("web-kraaw-tip-dog")>{branch.ctx.will_say("web-kraaw-dog")}</p> }.into_any(),
    };
    let is = move |what: fn(&Scene, Seat) -> bool| {
        move || branch.with(|scene| matches!(row, Row::Nest(seat) if what(scene, seat)))
    };
    let own = is(|scene, seat| scene.me == Some(seat));
    let dealt =
        Memo::new(move |_| own().then(|| branch.with(|scene| scene.view.dealt(branch.ctx.memory_aid.get()))).flatten());
    view! {
        <div class="nest" role="row" aria-label=move || branch.row_label(row) class:own=own class:dog=row == Row::Dog
            class:acts=is(Scene::acts) class:away=is(|scene, seat| !scene.plays(seat))
            class:counting=is(|scene, seat| scene.view.counts_down(seat))
            class:best=is(|scene, seat| scene.tally().is_some_and(|tally| tally.winners.contains(seat)))>
            <div role="rowheader">{head}{move || dealt.get().map(|dealt| branch.dealt(dealt))}</div>
            {Place::ALL.map(|place| view! { <Card branch row place at/> }).collect_view()}
        </div>
    }
}

/// The crow of a seat, with the rounds it has won.
#[component]
fn Crow(branch: Branch, seat: Seat) -> impl IntoView {
    let wins = Memo::new(move |_| branch.with(|scene| scene.view.course.wins[seat]));
    let state = move || branch.state(seat);
    let sum = move || branch.with(|scene| scene.view.sum(seat));
    let counts_down = Memo::new(move |_| branch.with(|scene| scene.view.counts_down(seat)));
    let target = branch.scene.with_untracked(|scene| scene.view.course.options.rounds_to_win());
    // Drawn once: where a star is drawn anew, so is all that it stands for.
    let star = |at: u16| view! { <use href="#star" class="win" class:won=move || at < wins.get() x=16 * i32::from(at) y="0" width="16" height="16"/> };
    let stars = (0..u16::from(target)).map(star).collect_view();
    view! {
        <svg class=format!("crow crow-{seat}") viewBox="-60 -56 122 112" aria-hidden="true"><use href="#crow" x="-60" y="-60" width="120" height="120"/></svg>
        <p class="crow-name">{move || branch.name(seat)}</p>
        <b class="shows" aria-hidden="true" data-tip=state>{sum}</b>
        <svg class="wins" viewBox=format!("0 0 {} 16", 16 * i32::from(target)) aria-hidden="true">{stars}</svg>
        <p class="crow-state">
            <span class="told">{state}</span>
            {move || branch.chances(seat).map(|chances| view! { <span class="chances">{chances}</span> })}
        </p>
        {move || counts_down.get().then(|| view! {
            <span class="countdown" data-tip=branch.ctx.will_say("web-kraaw-tip-countdown")>{branch.ctx.will_say("web-kraaw-last-turn")}</span>
        })}
    }
}

/// A card, to be pointed at.
#[component]
fn Card(branch: Branch, row: Row, place: Place, at: usize) -> impl IntoView {
    let thing = row.thing(place);
    let lies = Memo::new(move |_| branch.spot(thing));
    let open = Memo::new(move |_| {
        branch.with(|scene| scene.is_open(&branch.chosen.get(), thing) || scene.is_open(&[], thing))
    });
    let chosen = Memo::new(move |_| branch.chosen.with(|chosen| chosen.contains(&thing)));
    let pending = Memo::new(move |_| branch.with(|scene| scene.pending() == Some(thing)));
    let hinted =
        Memo::new(move |_| branch.hinted().is_some_and(|mv| branch.with(|scene| scene.things(mv).contains(&thing))));
    let note = Memo::new(move |_| branch.note(thing));
    let here = Memo::new(move |_| branch.focus.get() == (at, place.index()));
    let name = row.named(place);
    let by = {
        let name = name.clone();
        move || branch.marks.with(|marks| marks.by(&name)).map(|seat| seat.to_string())
    };
    // All in one: single classes set beside a whole that changes are lost when it does.
    let class = move || {
        let lies = match lies.get() {
            Spot::Gap => "gap",
            Spot::Down(None) => "down",
            Spot::Down(Some(_)) => "down known",
            Spot::Up(_) => "up",
            Spot::Locked(_) => "up locked",
        };
        let marks = [(open, " open"), (chosen, " chosen"), (pending, " pending"), (hinted, " hinted")];
        let marks = marks.into_iter().filter(|(on, _)| on.get()).map(|(_, mark)| mark);
        format!("treasure {lies}{}", marks.collect::<String>())
    };
    view! {
        <div role="gridcell">
            <button id=format!("card-{at}-{}", place.index()) class=class data-thing=name data-by=by
                tabindex=move || if here.get() { "0" } else { "-1" }
                aria-label=move || branch.label(row, place) aria-pressed=move || chosen.get().to_string()
                on:focus=move |_| branch.focus.set((at, place.index()))
                data-tip=move || branch.tip(thing)
                on:click=move |_| branch.press(thing)>
                <span class="place" aria-hidden="true" data-place=place.number().to_string()></span>
                {move || face(lies.get())}
                {move || note.get().map(|note| view! { <span class="note" aria-hidden="true">{note}</span> })}
            </button>
        </div>
    }
}
