//! The beach of Crabs!, drawn: market, gear, permit, pool and hand, and a move being built.

mod cards;
mod figures;
mod maker;
mod piles;
mod tally;

use crate::Title;
use crate::face::scene::{Draft, Scene};
use ::board::{Ctx, Hint, Look, Marks, Shared, Table, ctx};
use kernel::Seat;
use leptos::prelude::*;
use maker::Maker;
use rules::{Move, Phase, Source};

impl ::board::Board for Title {
    const PICTURE: &'static str = include_str!("../pictures/home.svg");

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
        beach.draft.set(beach.hinted().map(Scene::draft_of).unwrap_or_default());
    });
    view! {
        <p class="headline">{move || beach.heading()}</p>
        {move || beach.last_round().map(|text| view! { <p class="warning" role="status">{text}</p> })}
        {move || beach.seats()}
        {move || beach.market()}
        {move || beach.charts()}
        <section class="pile" aria-labelledby="pool-title">
            <h2 id="pool-title">{beach.ctx.will_say("web-crabs-pool")}</h2>
            {move || beach.pool()}
        </section>
        {move || beach.own()}
        <Hint table words=Signal::derive(move || beach.hinted().map(|mv| beach.hint_words(mv)))/>
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
        self.table.look.with(::board::Look::hinted::<Title>)
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
        let Move::Sell { stack, with } = mv else { return self.ctx.say("web-crabs-sell-nothing") };
        let pay =
            self.with(|scene| scene.view.vendors[usize::from(stack) - 1].top.map_or(0, |wants| scene.view.pay(wants)));
        let args = [("crabs", with.to_string().into()), ("points", (pay + with.upright.premiums()).into())];
        self.ctx.say_with("web-crabs-sell", &args)
    }

    fn heading(self) -> String {
        let (round, target) = self.with(|scene| (scene.view.round, scene.view.table.target()));
        self.ctx.say_with("web-crabs-round", &[("round", round.into()), ("target", target.into())])
    }

    fn last_round(self) -> Option<String> {
        let seat = self.with(|scene| scene.view.trigger.filter(|_| scene.view.phase != Phase::Over))?;
        Some(self.ctx.say_with("web-crabs-last-round", &[("name", self.name(seat).into())]))
    }

    fn grab(self, source: Source) {
        match self.scene.with_untracked(|scene| scene.grab(source)) {
            Ok(mv) => self.table.play.run(mv.to_string()),
            Err(rule) => self.table.refuse.run(self.ctx.rule(rule)),
        }
    }
}
