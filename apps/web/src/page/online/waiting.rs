//! Before play: the link, what was agreed, the seats, a name.

use super::Place;
use super::dealing::Dealing;
use super::people::People;
use super::playing::Rules;
use super::share::{Elsewhere, link};
use crate::online_settings;
use crate::page::turn::TellMe;
use crate::route::Route;
use guest::Online;
use leptos::prelude::*;
use wire::table::{Ask, Phase, PlaceKind, Start};

/// The longest name at a house that does not say.
const NAME: u16 = 24;

#[component]
pub(super) fn Waiting(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let seated = Memo::new(move |_| place.online.with(|online| online.seat().is_some()));
    let known = Memo::new(move |_| place.online.with(|online| online.plan().is_some()));
    let usable = Memo::new(move |_| place.online.with(|online| online.closed().is_none()));
    let open =
        Memo::new(move |_| place.online.with(|online| online.places().iter().any(|at| at.kind == PlaceKind::Open)));
    let title = move || place.online.with(|online| (!online.game().is_empty()).then(|| ctx.game_name(online.game())));
    let starts = move || {
        let may = |online: &Online| online.owner() && online.seat().is_some() && online.phase() == Phase::Waiting;
        place.online.with(may)
    };
    view! {
        <section class="setup waiting">
            <h1>{title}</h1>
            {move || place.wrong.get().map(|why| view! { <p class="refusal" role="alert">{why}</p> })}
            <Show when=move || !known.get()>
                {move || place.wrong.get().map(|_| view! { <a class="main" href=Route::Home.href()>{ctx.say("web-to-home")}</a> })}
            </Show>
            <Show when=move || known.get() && usable.get()>
                <Show when=move || !seated.get()>
                    {move || invited(place).map(|text| view! { <p class="invited">{text}</p> })}
                    <Sit place open/>
                </Show>
                <Show when=move || seated.get()>{move || waits(place)}</Show>
                <Show when=starts>
                    <button class="main wide" on:click=move |_| drop(place.ask(Ask::Start))>{ctx.will_say("web-online-start")}</button>
                </Show>
                <People place/>
                {move || agreed(place)}
                <Rules place/>
                <Share place/>
                <Show when=move || seated.get()>
                    <div class="actions"><TellMe/></div>
                    <Elsewhere place/>
                </Show>
                <Dealing place/>
            </Show>
        </section>
    }
}

/// Who asks somebody to sit down here; nothing for whoever made the table.
fn invited(place: Place) -> Option<String> {
    let ctx = place.ctx;
    let (owner, game) = place.online.with(|online| (online.owner(), online.game().to_owned()));
    let people = |online: &Online| {
        let people = online.places().iter().filter(|at| at.kind == PlaceKind::Person && !at.name.is_empty());
        people.map(|at| at.name.clone()).collect::<Vec<_>>()
    };
    let names = place.online.with(people);
    let id = if names.is_empty() { "web-online-invited" } else { "web-online-invited-by" };
    let names = words::list(ctx.lang.get(), &names);
    (!owner).then(|| ctx.say_with(id, &[("game", ctx.game_name(&game).into()), ("names", names.into())]))
}

/// The link to the table: in sight for whoever made it, and folded for the others, who have come by it.
#[component]
fn Share(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let owner = Memo::new(move |_| place.online.with(Online::owner));
    view! {
        <details class="pile share" open=move || owner.get()>
            <summary>{ctx.will_say("web-online-share")}</summary>
            {link(place, place.link())}
        </details>
    }
}

/// What the table was made for, in words: its clock, and every option of the game that is not the usual one.
fn agreed(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    let lines = place.online.with(|online| online.plan().map(|plan| online_settings::in_words(ctx.lang.get(), plan)));
    view! { <ul class="terms">{lines.unwrap_or_default().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul> }
}

/// What somebody with a seat waits for. At a rematch everybody first says that they have come.
fn waits(place: Place) -> impl IntoView {
    let ctx = place.ctx;
    if place.online.with(|online| online.phase() == Phase::Revealing) {
        return view! { <p role="status">{ctx.say("web-online-revealing")}</p> }.into_any();
    }
    let (ready, full) = place.online.with(|online| {
        let full = online.plan().is_some_and(|plan| plan.start == Start::Full);
        (online.own().is_none_or(|own| own.ready), full)
    });
    if !ready {
        return view! { <button class="main wide" on:click=move |_| drop(place.ask(Ask::Ready { commitment: place.commit() }))>{ctx.say("web-online-ready")}</button> }
            .into_any();
    }
    let id = if full { "web-online-waiting-full" } else { "web-online-waiting" };
    view! { <p role="status">{ctx.say(id)}</p> }.into_any()
}

/// Sitting down: one step, a name.
#[component]
fn Sit(place: Place, open: Memo<bool>) -> impl IntoView {
    let ctx = place.ctx;
    let name = RwSignal::new(ctx.settings.with_untracked(|settings| settings.name.clone()));
    let sit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = name.get_untracked();
        ctx.like(|settings| settings.name.clone_from(&name));
        // Without a token the house could not tell that it is the same person who asks again.
        place.ask(Ask::Sit { name, seat: None, commitment: place.commit() });
    };
    let longest = move || place.online.with(|online| online.most.name.unwrap_or(NAME)).to_string();
    view! {
        <Show when=move || open.get() fallback=move || view! { <p role="status">{ctx.will_say("web-online-full")}</p> }>
            <form on:submit=sit class="sit">
                <label for="sit-name">{ctx.will_say("web-your-name")}</label>
                <input id="sit-name" type="text" required maxlength=longest autocomplete="nickname" prop:value=name on:input=move |event| name.set(event_target_value(&event))/>
                <button class="main" type="submit">{ctx.will_say("web-online-sit")}</button>
            </form>
        </Show>
    }
}
