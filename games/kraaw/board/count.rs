//! How a round was counted.

use super::Branch;
use ::board::{Hold, Table, browser};
use leptos::prelude::*;
use rules::Tally;

/// The id of the button that goes on to the next round.
const NEXT: &str = "next-round";

/// How the round that has ended was counted, and the way to the next one. It can be folded where it covers the nests.
#[component]
pub(super) fn Count(table: Table) -> impl IntoView {
    let branch = Branch::new(table);
    let tally = Memo::new(move |_| branch.with(|scene| scene.tally().copied()));
    let waits = Memo::new(move |_| table.look.with(|look| look.hold == Hold::Waits));
    Effect::new(move |_| {
        if waits.get() {
            request_animation_frame(|| browser::focus(NEXT));
        }
    });
    let before = Memo::new(move |_| branch.with(|scene| scene.view.course.last.filter(|_| scene.tally().is_none())));
    let before = move || {
        before.get().map(|tally| {
            view! {
                <details class="tally"><summary>{branch.won(&tally)}</summary>{counted(branch, &tally)}</details>
            }
        })
    };
    let now = move || {
        tally.get().map(|tally| view! {
            <details class="tally count" open>
                <summary id="round-won">{move || branch.won(&tally)}</summary>
                {move || counted(branch, &tally)}
                {move || waits.get().then(|| view! {
                    <button class="main wide" id=NEXT aria-describedby="round-won" on:click=move |_| table.go_on.run(())>
                        {branch.ctx.will_say("web-kraaw-next-round")}
                    </button>
                })}
            </details>
        })
    };
    view! { {now}{before} }
}

/// How a round was counted: everybody's cards, sum and rounds won so far, with a tie explained.
fn counted(branch: Branch, tally: &Tally) -> impl IntoView + use<> {
    let ctx = branch.ctx;
    let tally = *tally;
    let wins = branch.with(|scene| scene.view.course.wins);
    let head = ["cards", "sum", "wins"]
        .map(|word| view! { <th scope="col">{ctx.say(&format!("web-kraaw-count-{word}"))}</th> });
    let lines = tally.playing.iter().map(|seat| {
        let counted = tally.counted(seat);
        let values = counted.values().map(|value| value.to_string()).collect::<Vec<_>>().join(" + ");
        view! {
            <tr class:best=tally.winners.contains(seat)>
                <th scope="row">{branch.name(seat)}</th>
                <td>{if values.is_empty() { "–".to_owned() } else { values }}</td>
                <td class="sum">{counted.sum()}</td>
                <td>{wins[seat]}</td>
            </tr>
        }
    });
    view! {
        <table><thead><tr><td></td>{head.into_iter().collect_view()}</tr></thead><tbody>{lines.collect_view()}</tbody></table>
        {branch.tie(&tally).map(|tie| view! { <p>{tie}</p> })}
    }
}
