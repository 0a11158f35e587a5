//! The shore of Crab Stack, drawn.

mod figures;
mod ground;
mod keep;
mod labels;
mod pieces;
mod seats;
mod space;

use crate::Title;
use crate::face::scene::{Answer, Arrow, Point, Scene, point};
use ::board::{Ctx, Dock, Hint, Shared, Table, browser, ctx, motion};
use ground::{Ground, Washed, ghosts, glints, view_box};
use keep::{CONFIRM, Keep};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use rules::{Cell, Move};
use seats::Seats;
use space::Space;

/// How long a crab crawls over one space, in milliseconds.
const STEP: f64 = 190.0;

impl ::board::Board for Title {
    const PICTURE: &'static str = include_str!("../pictures/home.svg");

    fn board(table: Table) -> AnyView {
        view! { <Board table/> }.into_any()
    }

    fn figure(name: &str) -> Option<AnyView> {
        figures::drawing(name)
    }
}

/// What the parts of the board share.
#[derive(Clone, Copy)]
struct Shore {
    table: Table,
    scene: Memo<Shared<Scene>>,
    /// The crab that was chosen, or the name of the tied group.
    chosen: RwSignal<Option<Cell>>,
    /// The space that the keyboard is at.
    focus: RwSignal<Option<Cell>>,
    /// The space whose stack is looked into.
    peek: RwSignal<Option<Cell>>,
    /// The scene before the last change.
    before: StoredValue<Option<Shared<Scene>>>,
    ctx: Ctx,
}

/// The shore, with everything on it.
#[component]
fn Board(table: Table) -> impl IntoView {
    let scene = table.scene::<Title>();
    let shore = Shore {
        table,
        scene,
        chosen: RwSignal::new(None),
        focus: RwSignal::new(None),
        peek: RwSignal::new(None),
        before: StoredValue::new(None),
        ctx: ctx(),
    };
    let washed = RwSignal::new((0, Vec::new()));
    Effect::new(move |_| shore.follow(washed));
    Effect::new(move |_| shore.ctx.topic.set(shore.with(Scene::topic)));
    let spaces = scene.with_untracked(|scene| {
        scene.rows.iter().map(|row| row.iter().map(|space| space.cell).collect()).collect::<Vec<Vec<Cell>>>()
    });
    let all: Vec<Cell> = spaces.iter().flatten().copied().collect();
    view! {
        <div class="laid"><div class="coast">
            <Seats shore/>
            <svg class="shore" viewBox=view_box(&scene.get_untracked()) role="grid"
                aria-label=shore.ctx.will_say("web-crab-stack-board")
                on:keydown=move |event| shore.key(&event)
                on:pointerleave=move |_| shore.peek.set(None)>
                <g aria-hidden="true">
                    {glints(&scene.get_untracked())}
                    <Ground shore cells=all.clone() class="foam"/>
                    <Ground shore cells=all.clone() class="wet"/>
                    {move || shore.bounds()}
                    <Ground shore cells=all.clone() class="sand"/>
                    {move || shore.last_move()}
                    {move || ghosts(washed.get())}
                </g>
                {spaces.into_iter().map(|row| view! {
                    <g role="row" aria-label=shore.row_label(&row)>{row.iter().map(|&cell| view! { <Space shore cell/> }).collect_view()}</g>
                }).collect_view()}
                <g aria-hidden="true" class="above">
                    {move || shore.route()}
                    {move || shore.peeked()}
                </g>
            </svg>
        </div></div>
        <Dock>
            <Hint table words=Signal::derive(move || shore.hint_words())/>
            <Keep shore/>
            {move || shore.prompt().map(|text| view! { <p class="prompt asked">{text}</p> })}
        </Dock>
    }
}

impl Shore {
    fn with<T>(self, read: impl FnOnce(&Scene) -> T) -> T {
        self.scene.with(|scene| read(scene))
    }

    /// A space was clicked, tapped or entered.
    fn choose(self, cell: Cell) {
        self.focus.set(Some(cell));
        match self.scene.with_untracked(|scene| scene.choose(self.chosen.get_untracked(), cell)) {
            Answer::Chosen(chosen) => {
                self.table.accept();
                self.chosen.set(Some(chosen));
                // What keeping a group would mean is said where it is confirmed.
                if !self.keep_due() {
                    self.ctx.whisper(self.ctx.say_with("web-crab-stack-chosen", &self.chosen_args(cell)));
                }
            }
            Answer::Dropped => self.chosen.set(None),
            Answer::Play(mv) => {
                self.chosen.set(None);
                self.table.play.run(mv);
            }
            Answer::Refused(rule) => self.table.refuse.run(self.ctx.rule(rule)),
            Answer::Nothing => {}
        }
    }

    /// Whether somebody is to choose which group stays.
    fn keep_due(self) -> bool {
        self.scene.with_untracked(|scene| scene.keep_due())
    }

    /// Keeps the chosen group, and leaves the keyboard on it.
    fn keep(self) {
        let Some(name) = self.chosen.get_untracked() else { return };
        self.table.play.run(Move::Keep(name).to_string());
        browser::focus(&format!("space-{name}"));
    }

    /// Takes the choice of a group back, from beside the board.
    fn escape(self, event: &KeyboardEvent) {
        let chosen = self.chosen.get_untracked().filter(|_| event.key() == "Escape");
        if let Some(name) = chosen {
            self.chosen.set(None);
            browser::focus(&format!("space-{}", self.focus.get_untracked().unwrap_or(name)));
        }
    }

    fn key(self, event: &KeyboardEvent) {
        let Some(cell) = self.at_key() else { return };
        let key = event.key();
        if let Some(arrow) = Arrow::of_key(&key) {
            event.prevent_default();
            if let Some(next) = self.scene.with_untracked(|scene| scene.beside(cell, arrow)) {
                self.focus.set(Some(next));
                browser::focus(&format!("space-{next}"));
            }
        } else if key == "Enter" || key == " " {
            event.prevent_default();
            self.choose(cell);
            if self.keep_due() && self.chosen.get_untracked().is_some() {
                // It can be pressed from the next frame on.
                request_animation_frame(|| browser::focus(CONFIRM));
            }
        } else if key == "Escape" {
            self.chosen.set(None);
        }
    }

    /// The space that Tab leads to: where the keyboard was last, else a crab that can move or a group to choose.
    fn at_key(self) -> Option<Cell> {
        self.focus.get().or_else(|| {
            self.with(|scene| {
                let open = scene.moves.keys().chain(scene.view.keep.keys()).next().copied();
                open.or_else(|| scene.rows.first()?.first().map(|space| space.cell))
            })
        })
    }

    /// Moves what has moved, and lets the wave take what it took.
    fn follow(self, washed: RwSignal<Washed>) {
        let (now, ply) = (self.scene.get(), self.table.look.with(|look| look.ply));
        let before = self.before.with_value(Clone::clone);
        self.before.set_value(Some(now.clone()));
        self.chosen.set(None);
        let (Some(before), Some(last)) = (before, now.view.last) else { return };
        if !self.ctx.moves.get_untracked() || before.view.last == now.view.last && before.view.stacks == now.view.stacks
        {
            return;
        }
        let lost = |cell: Cell| (cell, before.stack(cell).to_vec());
        let lost = last.washed.iter().map(lost).filter(|(_, stack)| !stack.is_empty()).collect();
        washed.set((ply, lost));
        if let Some(path) = before.path(last.from, last.to) {
            let end = point(last.to);
            let points: Vec<_> = path.into_iter().map(point).map(|Point { x, y }| (x - end.x, y - end.y)).collect();
            let millis = STEP * (points.len() - 1) as f64;
            request_animation_frame(move || motion::along(&format!("top-{}", last.to), &points, millis));
        }
    }
}
