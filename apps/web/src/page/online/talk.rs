//! What is said at the table, and what happened there beside moving.

use super::Place;
use crate::browser::store;
use crate::draw::Icon;
use guest::{Fate, Online, sentences};
use leptos::prelude::*;
use wire::Id;
use wire::table::{Ask, PlaceKind};
use wire::told::Happened;

/// How much of it is shown.
const SHOWN: usize = 60;
/// The longest thing that can be said at a house that does not say so, in characters.
const SAY: u16 = 300;
const MUTED: &str = "strandline.muted.";

/// The names of those at this table whose talk this device does not show.
#[derive(Clone, Copy)]
struct Muted {
    place: Place,
    names: RwSignal<Vec<String>>,
}

impl Muted {
    fn at(place: Place) -> Self {
        let kept = place.id.with_value(|id| store::get(&format!("{MUTED}{id}")));
        let names = kept.and_then(|kept| wire::read(&kept).ok()).unwrap_or_default();
        Self { place, names: RwSignal::new(names) }
    }

    fn has(self, name: &str) -> bool {
        self.names.with(|names| names.iter().any(|known| known == name))
    }

    fn turn(self, name: &str) {
        self.names.update(|names| {
            let before = names.len();
            names.retain(|known| known != name);
            names.extend((names.len() == before).then(|| name.to_owned()));
        });
        let kept = self.names.with_untracked(wire::write);
        self.place.id.with_value(|id| store::set(&format!("{MUTED}{id}"), &kept));
    }
}

#[component]
pub(super) fn Talk(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let text = RwSignal::new(String::new());
    let sending = RwSignal::new(None::<(Id, String)>);
    let over = Memo::new(move |_| {
        let most = place.online.with(|online| online.most.say.unwrap_or(SAY));
        text.with(|text| text.trim().chars().count()).saturating_sub(most.into())
    });
    let say = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let said = text.get_untracked();
        if !said.trim().is_empty() && over.get_untracked() == 0 && sending.with_untracked(Option::is_none) {
            let id = place.ask(Ask::Say { text: said.trim().to_owned() });
            sending.set(id.map(|id| (id, said)));
        }
    };
    // What was typed stays until the house has it, and after that where more was typed meanwhile.
    Effect::new(move |_| {
        let fate = sending.with(|sending| {
            let (id, said) = sending.as_ref()?;
            Some((place.online.with(|online| online.requests.fate(id)), said.clone()))
        });
        let Some((fate, said)) = fate.filter(|(fate, _)| *fate != Fate::Waits) else { return };
        sending.set(None);
        if fate == Fate::Done && text.with_untracked(|text| *text == said) {
            text.set(String::new());
        }
    });
    let waits = move || over.get() != 0 || sending.with(Option::is_some);
    let too_long =
        move || (over.get() > 0).then(|| ctx.say_with("web-online-too-long", &[("count", over.get().into())]));
    let muted = Muted::at(place);
    let seated = Memo::new(move |_| place.online.with(|online| online.seat().is_some()));
    let count = Memo::new(move |_| place.online.with(|online| online.past.heard.len()));
    let list = NodeRef::<leptos::html::Ul>::new();
    // The newest is in sight.
    Effect::new(move |_| {
        count.track();
        if let Some(list) = list.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    view! {
        <section class="talk">
            <ul node_ref=list aria-live="polite" aria-label=ctx.will_say("web-online-talk") tabindex="0">
                {move || { count.track(); lines(place, &muted) }}
            </ul>
            <Show when=move || seated.get()>
                <form on:submit=say>
                    <input type="text" aria-label=ctx.will_say("web-online-say") placeholder=ctx.will_say("web-online-say")
                        aria-invalid=move || (over.get() > 0).then_some("true")
                        prop:value=text on:input=move |event| text.set(event_target_value(&event))/>
                    <button class="round" type="submit" aria-label=ctx.will_say("web-online-send")
                        disabled=waits><Icon name="next"/></button>
                </form>
                {move || too_long().map(|sentence| view! { <p class="refusal" role="alert">{sentence}</p> })}
            </Show>
            <Heard place muted/>
        </section>
    }
}

/// Somebody else at the table: where, by what name, and whether nobody hears them.
type Other = (kernel::Seat, String, bool);

fn others(online: &Online) -> Vec<Other> {
    let own = online.seat();
    let people = online.places().iter().filter(|at| at.kind == PlaceKind::Person && Some(at.seat) != own);
    people.map(|at| (at.seat, at.name.clone(), at.muted)).collect()
}

/// Who of the others is heard: by this device, and, as whoever made the table says, by all.
#[component]
fn Heard(place: Place, muted: Muted) -> impl IntoView {
    let ctx = place.ctx;
    let others = Memo::new(move |_| place.online.with(others));
    let owner = Memo::new(move |_| place.online.with(Online::owner));
    let entry = move |(seat, name, silent): Other| {
        let (said, turned) = (name.clone(), name.clone());
        let say = move |id: &str| ctx.say_with(id, &[("name", said.clone().into())]);
        let own = say(if muted.has(&name) { "web-online-unmute" } else { "web-online-mute" });
        let all = say(if silent { "web-online-unmute-all" } else { "web-online-mute-all" });
        let ask = Ask::Mute { seat: seat.number().into(), muted: !silent };
        let for_all = owner
            .get()
            .then(|| view! { <button class="soft" on:click=move |_| drop(place.ask(ask.clone()))>{all}</button> });
        view! { <li><button class="soft" on:click=move |_| muted.turn(&turned)>{own}</button>{for_all}</li> }
    };
    view! {
        <Show when=move || !others.with(Vec::is_empty)>
            <details class="heard">
                <summary>{ctx.will_say("web-online-heard")}</summary>
                <ul>{move || others.get().into_iter().map(entry).collect_view()}</ul>
            </details>
        </Show>
    }
}

/// The last things heard, the newest last.
fn lines(place: Place, muted: &Muted) -> impl IntoView + use<> {
    let names = place.names();
    let name = |seat: kernel::Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let heard = place.online.with_untracked(|online| online.past.heard.clone());
    let line = |heard: Happened| match heard {
        Happened::Said { seat, .. } if muted.has(&name(seat)) => None,
        Happened::Said { seat, text } if text.is_empty() => {
            let text = place.ctx.say_with("web-online-told-forgotten", &[("name", name(seat).into())]);
            Some(view! { <li class="dim">{text}</li> }.into_any())
        }
        Happened::Said { seat, text } => {
            Some(view! { <li class=format!("seat-{seat}")><b>{name(seat)}</b>" "{text}</li> }.into_any())
        }
        other => sentences::told_id(&other).map(|id| {
            let text = place.ctx.say_with(id, &[("name", other.seat().map(name).unwrap_or_default().into())]);
            view! { <li class="dim">{text}</li> }.into_any()
        }),
    };
    let mut lines: Vec<_> = heard.into_iter().rev().filter_map(line).take(SHOWN).collect();
    lines.reverse();
    lines.collect_view()
}
