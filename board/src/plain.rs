//! Every plain scene, drawn alike: things are buttons in groups that say what they are, and what can be done with the
//! things chosen is offered under them.

use crate::{Ctx, Dock, Hint, Look, Table, ctx};
use face::plain::{Looker, Offer, Plain, Scene, Thing};
use leptos::prelude::*;

/// The board of a game that has no drawing of its own.
pub fn board<T: Plain>(table: Table) -> AnyView {
    let ctx = ctx();
    let scene = Memo::new(move |_| {
        table.look.with(|look| T::plain(&look.scene::<T>(), &Looker { lang: ctx.lang.get(), names: &look.names }))
    });
    let hinted = Signal::derive(move || table.look.with(Look::hinted::<T>).map(|mv| mv.to_string()));
    view! { <PlainBoard laid=Laid { table, scene, chosen: RwSignal::new(Vec::new()), ctx } hinted/> }.into_any()
}

/// What the parts of the board share.
#[derive(Clone, Copy)]
struct Laid {
    table: Table,
    scene: Memo<Scene>,
    /// The ids of the things chosen so far.
    chosen: RwSignal<Vec<String>>,
    ctx: Ctx,
}

#[component]
fn PlainBoard(laid: Laid, hinted: Signal<Option<String>>) -> impl IntoView {
    let Laid { table, scene, chosen, .. } = laid;
    Effect::new(move |_| {
        scene.track();
        chosen.set(Vec::new());
    });
    let groups = Memo::new(move |_| scene.with(|scene| scene.groups.len()));
    let words = Signal::derive(move || hinted.get().map(|mv| laid.named(mv)));
    view! {
        <div class="laid"><div class="plain" on:keydown=move |event| if event.key() == "Escape" { chosen.set(Vec::new()) }>
            <For each=move || 0..groups.get() key=|at| *at children=move |at| view! { <Group laid at/> }/>
        </div></div>
        <Dock><Hint table words/><Question laid/></Dock>
    }
}

impl Laid {
    fn choose(self, id: &str) {
        let Some(chosen) = self.scene.with_untracked(|scene| scene.choose(&self.chosen.get_untracked(), id)) else {
            return;
        };
        self.chosen.set(chosen);
        let offers = self.offers().into_iter().map(|offer| offer.name);
        self.ctx.whisper(offers.collect::<Vec<_>>().join(", "));
    }

    /// What can be done with the things chosen, and what needs none.
    fn offers(self) -> Vec<Offer> {
        let chosen = self.chosen.get();
        self.scene.with(|scene| {
            let about = if chosen.is_empty() { Vec::new() } else { scene.offers(&chosen) };
            [about, scene.offers(&[])].concat()
        })
    }

    /// A move as its button says it.
    fn named(self, mv: String) -> String {
        let name = self.scene.with(|scene| {
            let carried = scene.groups.iter().flat_map(|group| &group.things).flat_map(|thing| &thing.moves);
            scene.offers.iter().chain(carried).find(|offer| offer.mv == mv).map(|offer| offer.name.clone())
        });
        name.unwrap_or(mv)
    }

    fn thing<V>(self, id: &str, read: impl FnOnce(&Thing) -> V) -> Option<V> {
        self.scene.with(|scene| scene.thing(id).map(read))
    }
}

/// Things that belong together, under what they are.
#[component]
fn Group(laid: Laid, at: usize) -> impl IntoView {
    let name = Memo::new(move |_| laid.scene.with(|scene| scene.groups.get(at).map(|group| group.name.clone())));
    let ids = move || {
        laid.scene.with(|scene| {
            let things = scene.groups.get(at).map(|group| group.things.as_slice()).unwrap_or_default();
            things.iter().map(|thing| thing.id.clone()).collect::<Vec<_>>()
        })
    };
    view! {
        <section class="plain-group" aria-labelledby=format!("group-{at}")>
            <h2 id=format!("group-{at}")>{name}</h2>
            <div class="plain-things"><For each=ids key=Clone::clone children=move |id| view! { <Card laid id/> }/></div>
        </section>
    }
}

/// A thing, to be chosen where something can be done with it. One that stays where it was keeps the keyboard.
#[component]
fn Card(laid: Laid, id: String) -> impl IntoView {
    let id = StoredValue::new(id);
    let chosen = Memo::new(move |_| id.with_value(|id| laid.chosen.with(|chosen| chosen.contains(id))));
    let open =
        Memo::new(move |_| id.with_value(|id| laid.scene.with(|scene| scene.choose(&laid.chosen.get(), id).is_some())));
    let read = move |part: fn(&Thing) -> String| id.with_value(|id| laid.thing(id, part)).unwrap_or_default();
    let class = move || {
        let marks = [(open.get(), " open"), (chosen.get(), " chosen")];
        let marks: String = marks.into_iter().filter(|(on, _)| *on).map(|(_, mark)| mark).collect();
        format!("plain-thing{marks}{}", read(looks))
    };
    view! {
        <button id=format!("thing-{}", id.get_value()) class=class
            aria-pressed=move || chosen.get().to_string() aria-disabled=move || (!open.get()).to_string()
            on:click=move |_| id.with_value(|id| laid.choose(id))>
            <span aria-hidden="true">{move || read(|thing| thing.text.clone())}</span>
            <small>{move || read(|thing| thing.name.clone())}</small>
        </button>
    }
}

/// How a thing looks by itself, as classes.
fn looks(thing: &Thing) -> String {
    let seat = thing.seat.map_or(String::new(), |seat| format!(" seat-{seat}"));
    if thing.hidden { format!("{seat} hidden") } else { seat }
}

/// What is asked, and the answers that can be given now.
#[component]
fn Question(laid: Laid) -> impl IntoView {
    let offers = Memo::new(move |_| laid.offers());
    let question = Memo::new(move |_| laid.scene.with(|scene| scene.question.clone()));
    let answer = move |offer: Offer| {
        let Offer { mv, name } = offer;
        view! { <button class="main" on:click=move |_| laid.table.play.run(mv.clone())>{name}</button> }
    };
    move || {
        (question.with(Option::is_some) || offers.with(|offers| !offers.is_empty())).then(|| {
            view! {
                <div class="question">
                    {move || question.get().map(|text| view! { <p class="asked">{text}</p> })}
                    <div class="answers">{move || offers.get().into_iter().map(answer).collect_view()}</div>
                </div>
            }
        })
    }
}
