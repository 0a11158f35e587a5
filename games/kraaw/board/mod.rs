//! The nests of Kraaw, drawn round the table.

mod cards;
mod count;
mod figures;
mod labels;
mod nest;
mod notes;

use crate::Title;
use crate::face::scene::{Answer, Scene, Thing};
use ::board::{Ctx, Dock, Hint, Hold, Look, Marks, Shared, Table, browser, ctx};
use count::Count;
use kernel::Seat;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use nest::Nest;
use notes::Notes;
use rules::{Move, Place, Spot};

impl ::board::Board for Title {
    const PICTURE: &'static str = include_str!("../pictures/home.svg");
    const SYMBOLS: &'static str = include_str!("symbols.svg");

    fn board(table: Table) -> AnyView {
        view! { <Board table/> }.into_any()
    }

    fn ending(table: Table) -> Option<AnyView> {
        Some(view! { <Count table/> }.into_any())
    }

    fn figure(name: &str) -> Option<AnyView> {
        figures::drawing(name)
    }
}

/// What the parts of the table share.
#[derive(Clone, Copy)]
struct Branch {
    table: Table,
    scene: Memo<Shared<Scene>>,
    /// The cards chosen so far.
    chosen: RwSignal<Vec<Thing>>,
    /// The row and column that the keyboard is at.
    focus: RwSignal<(usize, usize)>,
    notes: Notes,
    /// What the others have touched since one's last turn.
    marks: Memo<Marks>,
    ctx: Ctx,
}

/// A row of cards: a nest, or the dog.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Row {
    Nest(Seat),
    Dog,
}

impl Row {
    fn thing(self, place: Place) -> Thing {
        match self {
            Self::Nest(seat) => Thing::Nest(seat, place),
            Self::Dog => Thing::Dog(place),
        }
    }

    /// What a card is called where it travels.
    fn named(self, place: Place) -> String {
        match self {
            Self::Nest(seat) => format!("nest-{seat}/{}", place.number()),
            Self::Dog => format!("dog/{}", place.number()),
        }
    }
}

/// What is to be seen: the round being played, or the one before as it ended.
fn arrange(look: &Look) -> Scene {
    let scene = look.scene::<Title>();
    let last = (look.hold != Hold::None).then(|| scene.last_round()).flatten();
    last.unwrap_or(scene)
}

/// The table, with everything on it.
#[component]
fn Board(table: Table) -> impl IntoView {
    let branch = Branch::new(table);
    let scene = branch.scene;
    Effect::new(move |_| {
        scene.track();
        branch.open_notes();
        branch.chosen.set(Vec::new());
    });
    let rows = Memo::new(move |_| branch.rows());
    Effect::new(move |_| branch.ctx.topic.set(branch.with(Scene::topic)));
    view! {
        <div class="laid"><div class=move || format!("branch rows-{}", rows.with(Vec::len))>
            <div class="headline"><span>{move || branch.heading()}</span>{move || branch.notes_switch()}</div>
            <p class="unseen" role="status">{move || branch.warning()}</p>
            <div class="nests" role="grid" aria-label=branch.ctx.will_say("web-kraaw-board") on:keydown=move |event| branch.key(&event)>
                {move || rows.get().into_iter().enumerate().map(|(at, row)| view! { <Nest branch row at/> }).collect_view()}
            </div>
        </div></div>
        <Dock>
            <Hint table words=Signal::derive(move || branch.hinted().map(|mv| branch.words(mv)))/>
            <Question branch/>
        </Dock>
    }
}

impl Branch {
    fn new(table: Table) -> Self {
        let scene = Memo::new(move |_| Shared::new(table.look.with(arrange)));
        let marks = Memo::new(move |_| table.look.with(Look::marks::<Title>));
        let (chosen, focus) = (RwSignal::new(Vec::new()), RwSignal::new((0, 0)));
        Self { table, scene, chosen, focus, notes: Notes::default(), marks, ctx: ctx() }
    }

    fn with<T>(self, read: impl FnOnce(&Scene) -> T) -> T {
        self.scene.with(|scene| read(scene))
    }

    fn name(self, seat: Seat) -> String {
        self.table.look.with(|look| look.name(seat))
    }

    /// The rows, the others' nests first, then the dog, one's own last.
    fn rows(self) -> Vec<Row> {
        self.with(|scene| {
            let mut rows: Vec<Row> = scene.around().into_iter().map(Row::Nest).collect();
            let own = rows.len() - 1;
            rows.insert(own, Row::Dog);
            rows
        })
    }

    fn choose(self, thing: Thing) {
        match self.scene.with_untracked(|scene| scene.choose(&self.chosen.get_untracked(), thing)) {
            Answer::Chosen(things) => {
                self.table.accept();
                self.chosen.set(things);
                let offers = self.offers().into_iter().map(|mv| self.words(mv)).collect::<Vec<_>>().join(", ");
                self.ctx.whisper(offers);
            }
            Answer::Refused(rule) => self.table.refuse.run(self.ctx.rule(rule)),
            Answer::Nothing => {}
        }
    }

    /// The move that somebody proposes.
    fn hinted(self) -> Option<Move> {
        self.table.look.with(::board::Look::hinted::<Title>)
    }

    fn offers(self) -> Vec<Move> {
        self.with(|scene| {
            let mut offers = scene.offers(&self.chosen.get());
            if !self.chosen.get().is_empty() {
                offers.extend(scene.offers(&[]));
            }
            offers
        })
    }

    fn key(self, event: &KeyboardEvent) {
        if self.note_key(&event.key()) {
            return event.prevent_default();
        }
        let (row, column) = self.focus.get_untracked();
        let last = self.rows().len() - 1;
        let to = match event.key().as_str() {
            "ArrowLeft" => (row, column.saturating_sub(1)),
            "ArrowRight" => (row, (column + 1).min(4)),
            "ArrowUp" => (row.saturating_sub(1), column),
            "ArrowDown" => ((row + 1).min(last), column),
            "Home" => (row, 0),
            "End" => (row, 4),
            "Escape" => {
                self.chosen.set(Vec::new());
                return;
            }
            _ => return,
        };
        event.prevent_default();
        self.focus.set(to);
        browser::focus(&format!("card-{}-{}", to.0, to.1));
    }

    fn spot(self, thing: Thing) -> Spot {
        let aid = self.ctx.memory_aid.get();
        self.with(|scene| scene.spot(thing, aid))
    }
}

/// What is asked, and the answers that can be given now.
#[component]
fn Question(branch: Branch) -> impl IntoView {
    let offers = Memo::new(move |_| branch.offers());
    let answer = move |mv: Move| {
        view! {
            <button class="main" class:quiet=leaves_things(mv) data-tip=move || branch.move_tip(mv)
                on:click=move |_| branch.table.play.run(mv.to_string())>{move || branch.words(mv)}</button>
        }
    };
    view! {
        {move || branch.question().map(|text| view! {
            <div class="question">
                <p class="asked">{text}</p>
                <div class="answers">
                    {move || offers.get().into_iter().map(answer).collect_view()}
                </div>
            </div>
        })}
    }
}

/// Whether the move is to do nothing.
fn leaves_things(mv: Move) -> bool {
    matches!(mv, Move::Stay | Move::Keep | Move::Leave | Move::Done)
}
