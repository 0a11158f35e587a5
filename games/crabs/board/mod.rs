//! The beach of Crabs!, drawn: market, gear, permit, pool and hand, and a move being built.

mod cards;
mod figures;
mod maker;
mod piles;
mod seats;
mod strip;
mod tally;

use crate::Title;
use crate::face::scene::{Action, Built, Draft, Scene};
use crate::face::tally as words_of;
use ::board::{Ctx, Look, Marks, Shared, Table, ctx};
use kernel::Seat;
use leptos::prelude::*;
use maker::Maker;
use rules::{Move, Phase, Source};

impl ::board::Board for Title {
    const PICTURE: &'static str = include_str!("../pictures/home.svg");
    const SYMBOLS: &'static str = include_str!("symbols.svg");

    fn board(table: Table) -> AnyView {
        view! { <Board table/> }.into_any()
    }

    fn figure(name: &str) -> Option<AnyView> {
        figures::drawing(name)
    }
}

/// What the parts of the beach share.
#[derive(Clone, Copy)]
struct Beach {
    table: Table,
    scene: Memo<Shared<Scene>>,
    draft: RwSignal<Draft>,
    /// What the others have touched since one's last turn.
    marks: Memo<Marks>,
    ctx: Ctx,
}

/// The beach, with everything on it.
#[component]
fn Board(table: Table) -> impl IntoView {
    let scene = table.scene::<Title>();
    let marks = Memo::new(move |_| table.look.with(Look::marks::<Title>));
    let beach = Beach { table, scene, draft: RwSignal::new(Draft::default()), marks, ctx: ctx() };
    Effect::new(move |_| {
        scene.track();
        // What is proposed lies there as if one had picked it: to be made, or changed.
        let draft = beach.hinted().map(Scene::draft_of).unwrap_or_default();
        if beach.draft.with_untracked(|before| *before != draft) {
            beach.draft.set(draft);
        }
    });
    Effect::new(move |_| beach.ctx.topic.set(beach.draft.with(|draft| beach.with(|scene| scene.topic(draft)))));
    view! {
        <div class="laid"><div class="beach">
            {beach.strip()}
            <p class="headline" class:warning=move || beach.is_last_round()>{move || beach.heading()}</p>
            {move || beach.others()}
            <section class="pile" aria-labelledby="pool-title">
                <h2 id="pool-title" data-tip=beach.ctx.will_say("web-crabs-tip-pool")>{beach.ctx.will_say("web-crabs-pool")}</h2>
                {move || beach.pool()}
            </section>
            {move || beach.own()}
        </div></div>
        <Maker beach/>
    }
}

impl Beach {
    fn with<T>(self, read: impl FnOnce(&Scene) -> T) -> T {
        self.scene.with(|scene| read(scene))
    }

    /// Who touched a thing last, as it is written on it.
    fn marked(self, thing: &str) -> Option<String> {
        self.marks.with(|marks| marks.by(thing)).map(|seat| seat.to_string())
    }

    fn name(self, seat: Seat) -> String {
        self.table.look.with(|look| look.name(seat))
    }

    /// The move that somebody proposes.
    fn hinted(self) -> Option<Move> {
        self.table.look.with(Look::hinted::<Title>)
    }

    fn hint_words(self, mv: Move) -> String {
        let ctx = self.ctx;
        match mv {
            Move::Grab(Source::Pool(kind)) => ctx.say_with("web-crabs-take-pool", &[("card", kind.to_string().into())]),
            Move::Grab(Source::Deck) => ctx.say("web-crabs-take-deck"),
            Move::Sell { .. } => self.sale_words(mv),
            Move::Drop(cards) => ctx.say_with("web-crabs-do-drop", &[("cards", cards.to_string().into())]),
            Move::Pass if self.with(|scene| scene.view.phase == Phase::Sell) => ctx.say("web-crabs-sell-nothing"),
            _ => match Scene::draft_of(mv).action {
                Some(action) => ctx.say(&format!("web-crabs-do-{}", action.word())),
                None => ctx.say("web-crabs-pass"),
            },
        }
    }

    /// A sale, as its button says it.
    fn sale_words(self, mv: Move) -> String {
        self.with(|scene| words_of::sale(scene, mv, self.ctx.lang.get()))
    }

    /// What the button that makes the move says.
    fn make_words(self, mv: Move) -> String {
        words_of::make(Some(mv), self.ctx.lang.get())
    }

    /// How far the move is built.
    fn built(self) -> Built {
        let draft = self.draft.get();
        self.with(|scene| scene.build(&draft))
    }

    /// Begins an action, or lets go of it.
    fn begin(self, action: Action) {
        self.table.accept();
        self.draft.update(|draft| {
            *draft = Draft { action: (draft.action != Some(action)).then_some(action), ..Draft::default() };
        });
    }

    fn is_last_round(self) -> bool {
        self.with(|scene| scene.view.trigger.is_some() && scene.view.phase != Phase::Over)
    }

    fn heading(self) -> String {
        if let Some(seat) = self.with(|scene| scene.view.trigger).filter(|_| self.is_last_round()) {
            return self.ctx.say_with("web-crabs-last-round", &[("name", self.name(seat).into())]);
        }
        let (round, target) = self.with(|scene| (scene.view.round, scene.view.table.target()));
        self.ctx.say_with("web-crabs-round", &[("round", round.into()), ("target", target.into())])
    }
}
