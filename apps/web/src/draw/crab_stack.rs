//! The shore of Crab Stack.

use super::{Hint, Look, Table};
use crate::browser::{self, motion};
use crate::page::{Ctx, ctx};
use crate::scene::crab_stack::{Answer, Arrow, Group, HALF_WIDTH, Point, Scene, fitted, point};
use crab_stack_rules::{Cell, Crab as Piece, Move, Size, WaveChoice};
use kernel::{Seat, Turn};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use std::sync::Arc;

/// Around the outermost spaces.
const MARGIN: f64 = 88.0;
/// How long a crab crawls over one space, in milliseconds.
const STEP: f64 = 190.0;

/// A scene that is new whenever it was made anew.
#[derive(Clone)]
struct Shared(Arc<Scene>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// What a wave took, by where it lay, and after how many moves.
type Washed = (usize, Vec<(Cell, Vec<Piece>)>);

/// What the parts of the board share.
#[derive(Clone, Copy)]
struct Shore {
    table: Table,
    scene: Memo<Shared>,
    /// The crab that was chosen, or the name of the tied group.
    chosen: RwSignal<Option<Cell>>,
    /// The space that the keyboard is at.
    focus: RwSignal<Option<Cell>>,
    /// The space whose stack is looked into.
    peek: RwSignal<Option<Cell>>,
    /// The scene before the last change.
    before: StoredValue<Option<Shared>>,
    ctx: Ctx,
}

/// The shore, with everything on it.
#[component]
pub(crate) fn CrabStackBoard(table: Table) -> impl IntoView {
    let scene = Memo::new(move |_| Shared(Arc::new(table.look.with(arrange))));
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
    let spaces = scene.with_untracked(|scene| {
        scene.0.rows.iter().map(|row| row.iter().map(|space| space.cell).collect()).collect::<Vec<Vec<Cell>>>()
    });
    let all: Vec<Cell> = spaces.iter().flatten().copied().collect();
    view! {
        <Seats shore/>
        <Hint table words=Signal::derive(move || shore.hint_words())/>
        <Keep shore/>
        <svg class="shore" viewBox=view_box(&scene.get_untracked().0) role="grid"
            aria-label=shore.ctx.will_say("web-crab-stack-board")
            on:keydown=move |event| shore.key(&event)
            on:pointerleave=move |_| shore.peek.set(None)>
            <g aria-hidden="true">
                {glints(&scene.get_untracked().0)}
                <Ground shore cells=all.clone() class="foam"/>
                <Ground shore cells=all.clone() class="wet"/>
                {move || shore.bounds()}
                <Ground shore cells=all.clone() class="sand"/>
                {move || shore.last_move()}
                {move || ghosts(washed.get())}
            </g>
            {spaces.into_iter().map(|row| view! {
                <g role="row">{row.into_iter().map(|cell| view! { <Space shore cell/> }).collect_view()}</g>
            }).collect_view()}
            <g aria-hidden="true" class="above">
                {move || shore.route()}
                {move || shore.peeked()}
            </g>
        </svg>
    }
}

fn arrange(look: &Look) -> Scene {
    let view = serde_json::from_str(&look.view).expect("a view of Crab Stack");
    Scene::new(view, look.actor())
}

fn view_box(scene: &Scene) -> String {
    let (least, most) = scene.bounds;
    let (wide, high) = (most.x - least.x + 2.0 * MARGIN, most.y - least.y + 2.0 * MARGIN);
    format!("{} {} {wide} {high}", least.x - MARGIN, least.y - MARGIN)
}

impl Shore {
    fn with<T>(self, read: impl FnOnce(&Scene) -> T) -> T {
        self.scene.with(|scene| read(&scene.0))
    }

    /// A space was clicked, tapped or entered.
    fn choose(self, cell: Cell) {
        self.focus.set(Some(cell));
        match self.scene.with_untracked(|scene| scene.0.choose(self.chosen.get_untracked(), cell)) {
            Answer::Chosen(chosen) => {
                self.chosen.set(Some(chosen));
                // What keeping a group would mean is said where it is confirmed.
                if !self.keep_due() {
                    self.ctx.announce(self.ctx.say_with("web-crab-stack-chosen", &self.chosen_args(cell)));
                }
            }
            Answer::Dropped => self.chosen.set(None),
            Answer::Play(mv) => {
                self.chosen.set(None);
                self.table.play.run(mv);
            }
            Answer::Refused(rule) => self.table.refuse.run(words::rule(self.ctx.lang.get_untracked(), rule)),
            Answer::Nothing => {}
        }
    }

    /// Whether somebody is to choose which group stays.
    fn keep_due(self) -> bool {
        self.scene.with_untracked(|scene| scene.0.keep_due())
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

    fn chosen_args(self, cell: Cell) -> [(&'static str, words::Arg<'static>); 3] {
        self.scene.with_untracked(|Shared(scene)| {
            let crab = scene.stack(cell).last().map_or(String::new(), |crab| self.ctx.say(size_id(crab.size)));
            let count = scene.moves.get(&cell).map_or(0, |to| to.len());
            [("crab", crab.into()), ("cell", cell.to_string().into()), ("count", count.into())]
        })
    }

    fn key(self, event: &KeyboardEvent) {
        let Some(cell) = self.at_key() else { return };
        let key = event.key();
        if let Some(arrow) = Arrow::of_key(&key) {
            event.prevent_default();
            if let Some(next) = self.scene.with_untracked(|scene| scene.0.beside(cell, arrow)) {
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
        let (Some(Shared(before)), Some(last)) = (before, now.0.view.last) else { return };
        let moves = motion::allowed(self.ctx.settings.with_untracked(|settings| settings.motion));
        if !moves || before.view.last == now.0.view.last && before.view.stacks == now.0.view.stacks {
            return;
        }
        let lost = |cell: Cell| (cell, before.stack(cell).to_vec());
        let lost = last.washed.iter().map(lost).filter(|(_, stack)| !stack.is_empty()).collect();
        washed.set((ply, lost));
        if let Some(path) = before.path(last.from, last.to) {
            let end = point(last.to);
            let points: Vec<Point> =
                path.into_iter().map(point).map(|Point { x, y }| Point { x: x - end.x, y: y - end.y }).collect();
            let millis = STEP * (points.len() - 1) as f64;
            request_animation_frame(move || motion::along(&format!("top-{}", last.to), &points, millis));
        }
    }

    /// A line around each group that may be chosen.
    fn bounds(self) -> impl IntoView {
        let cells: Vec<(Cell, usize)> = self.with(|scene| {
            scene
                .view
                .keep
                .values()
                .zip(1..)
                .flat_map(|(group, number)| group.iter().map(move |cell| (cell, number)))
                .collect()
        });
        cells.into_iter().map(|(cell, number)| bound(cell, number)).collect_view()
    }

    /// Where the last crab came from.
    fn last_move(self) -> impl IntoView {
        self.with(|scene| {
            scene.view.last.map(|last| {
                let (from, to) = (point(last.from), point(last.to));
                view! {
                    <g class="last">
                        <circle cx=from.x cy=from.y r="17"/>
                        <path d=format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, to.x, to.y)/>
                    </g>
                }
            })
        })
    }

    /// What is proposed, in words: a crab's way, or the group that stays.
    fn hint_words(self) -> Option<String> {
        let hint = self.table.look.with(|look| look.hint.clone())?;
        Some(if let Some((from, to)) = hint.split_once('-') {
            self.ctx.say_with("web-crab-stack-from-to", &[("from", from.into()), ("to", to.into())])
        } else {
            let cell = hint.trim_start_matches("keep ");
            self.ctx.say_with("web-crab-stack-keep", &[("cell", cell.into())])
        })
    }

    /// The way the chosen crab would take to the space that is pointed at.
    fn route(self) -> impl IntoView {
        let hinted = self.table.look.with(|look| look.hint.clone());
        let hinted = hinted.and_then(|hint| hint.split_once('-').map(|(from, to)| (from.parse(), to.parse())));
        let pointed = self.chosen.get().zip(self.peek.get());
        let ends = match (pointed, hinted) {
            (Some(ends), _) => Some(ends),
            (None, Some((Ok(from), Ok(to)))) => Some((from, to)),
            _ => None,
        };
        let path = ends.and_then(|(from, to)| {
            self.with(|scene| scene.is_target(Some(from), to).then(|| scene.path(from, to)).flatten())
        });
        path.map(|path| {
            let points = path.into_iter().map(point).map(|at| format!("{:.1},{:.1}", at.x, at.y)).collect::<Vec<_>>();
            view! { <polyline class="route" points=points.join(" ")/> }
        })
    }

    /// Who lies under whom, where it is asked.
    fn peeked(self) -> impl IntoView {
        let cell = self.peek.get()?;
        let (stack, bounds) = self.with(|scene| (scene.stack(cell).to_vec(), scene.bounds));
        (stack.len() > 1).then(|| {
            let wide = 62.0 * stack.len() as f64 + 14.0;
            let at = point(cell);
            let left = bounds.0.x - MARGIN + 6.0;
            let (x, scale) = fitted(at.x, wide, left, bounds.1.x + MARGIN - 6.0 - left);
            let y = if at.y - 128.0 < bounds.0.y - MARGIN { at.y + 52.0 } else { at.y - 124.0 };
            let crabs = stack.into_iter().rev().enumerate().map(|(i, crab)| {
                let left = 38.0 + 62.0 * i as f64;
                view! { <g transform=format!("translate({left} 37)")><Crab crab scale=0.48/></g> }
            });
            view! {
                <g class="peek" transform=format!("translate({x:.1} {y:.1}) scale({scale:.3})")>
                    <rect width=wide height="70" rx="16"/>
                    {crabs.collect_view()}
                    {(1..((wide - 14.0) / 62.0) as u32).map(|i| {
                        let left = 7.0 + 62.0 * f64::from(i);
                        view! { <path class="over" d=format!("M{} 29l6 7-6 7", left - 3.0)/> }
                    }).collect_view()}
                </g>
            }
        })
    }

    /// What a screen reader says of a space.
    fn label(self, cell: Cell) -> String {
        self.with(|scene| {
            let crabs: Vec<String> = scene.stack(cell).iter().rev().map(|crab| self.crab_words(*crab)).collect();
            let mut parts = vec![match crabs.as_slice() {
                [] => self.ctx.say_with("web-crab-stack-space-empty", &[("cell", cell.to_string().into())]),
                [only] => self
                    .ctx
                    .say_with("web-crab-stack-space-one", &[("cell", cell.to_string().into()), ("crab", only.into())]),
                [top, below @ ..] => {
                    let below = below.join(", ");
                    let args = [
                        ("cell", cell.to_string().into()),
                        ("crab", top.into()),
                        ("below", below.into()),
                        ("count", crabs.len().into()),
                    ];
                    self.ctx.say_with("web-crab-stack-space-stack", &args)
                }
            }];
            if let Some(number) = scene.group(cell) {
                parts.push(self.ctx.say_with("web-crab-stack-group", &[("number", number.into())]));
            }
            if scene.is_doomed(self.chosen.get(), cell) {
                parts.push(self.ctx.say("web-crab-stack-doomed"));
            } else if scene.is_target(self.chosen.get(), cell) {
                parts.push(self.ctx.say("web-crab-stack-can-land"));
            } else if scene.moves.contains_key(&cell) {
                parts.push(self.ctx.say("web-crab-stack-can-move"));
            }
            parts.join(". ")
        })
    }

    /// A group in words: its number, whose crabs it has, one's own first, and how many lie elsewhere.
    fn group_words(self, id: &str, group: &Group) -> String {
        let me = self.table.look.with(|look| look.me);
        let (own, others): (Vec<_>, Vec<_>) = group.crabs.iter().partition(|(seat, _)| Some(*seat) == me);
        let own =
            own.into_iter().map(|&(_, count)| self.ctx.say_with("web-crab-stack-yours", &[("count", count.into())]));
        let others = others.into_iter().map(|&(seat, count)| self.theirs(seat, count));
        let crabs = words::list(self.ctx.lang.get(), &own.chain(others).collect::<Vec<_>>());
        let args = [("number", group.number.into()), ("crabs", crabs.into()), ("washed", group.washed.into())];
        self.ctx.say_with(id, &args)
    }

    fn theirs(self, seat: Seat, count: usize) -> String {
        let name = self.table.look.with(|look| look.name(seat));
        self.ctx.say_with("web-crab-stack-theirs", &[("count", count.into()), ("name", name.into())])
    }

    fn crab_words(self, crab: Piece) -> String {
        let name = self.table.look.with(|look| look.name(crab.seat));
        self.ctx.say_with(
            "web-crab-stack-crab",
            &[("size", self.ctx.say(size_id(crab.size)).into()), ("name", name.into())],
        )
    }
}

/// The id of the button that keeps the chosen group.
const CONFIRM: &str = "keep-group";

/// Which group stays: asked beside the board, and confirmed there, since it cannot be taken back by choosing again.
#[component]
fn Keep(shore: Shore) -> impl IntoView {
    let due = Memo::new(move |_| shore.with(|scene| scene.keep_due().then_some((scene.actor, scene.to_act()))));
    move || {
        due.get().map(|(actor, to_act)| match (actor, to_act) {
            (Some(_), _) => view! { <KeepQuestion shore/> }.into_any(),
            (None, Some(seat)) => {
                let name = move || shore.table.look.with(|look| look.name(seat));
                let text = move || shore.ctx.say_with("web-crab-stack-chooses", &[("name", name().into())]);
                view! { <p class="hint chooses" role="status">{text}</p> }.into_any()
            }
            (None, None) => ().into_any(),
        })
    }
}

#[component]
fn KeepQuestion(shore: Shore) -> impl IntoView {
    let ctx = shore.ctx;
    let groups = Memo::new(move |_| shore.with(Scene::groups));
    let next = move || shore.with(|scene| scene.view.options.wave_choice() == WaveChoice::Next);
    let text = move || {
        let chosen = groups.with(|groups| groups.iter().find(|group| Some(group.name) == shore.chosen.get()).cloned());
        match chosen {
            Some(group) => shore.group_words("web-crab-stack-stays", &group),
            None if next() => ctx.say("web-crab-stack-ask-keep-next"),
            None => ctx.say("web-crab-stack-ask-keep"),
        }
    };
    let choose = move |group: Group| {
        let name = group.name;
        let on = move || shore.chosen.get() == Some(name);
        view! {
            <button class="soft" aria-pressed=move || on().to_string() on:click=move |_| shore.chosen.set(Some(name))>
                {move || shore.group_words("web-crab-stack-group-has", &group)}
            </button>
        }
    };
    view! {
        <div class="question keep" on:keydown=move |event| shore.escape(&event)>
            <p role="status">{text}</p>
            <div class="answers">
                {move || groups.get().into_iter().map(choose).collect_view()}
                <button class="main" id=CONFIRM disabled=move || shore.chosen.get().is_none() on:click=move |_| shore.keep()>
                    {ctx.will_say("web-crab-stack-do-keep")}
                </button>
            </div>
        </div>
    }
}

/// The message that names a size.
pub(crate) fn size_id(size: Size) -> &'static str {
    match size {
        Size::Small => "web-crab-stack-small",
        Size::Medium => "web-crab-stack-medium",
        Size::Large => "web-crab-stack-large",
    }
}

/// One layer of the ground: it is there where crabs are, and gone where the water has come.
#[component]
fn Ground(shore: Shore, cells: Vec<Cell>, class: &'static str) -> impl IntoView {
    let tiles = cells.into_iter().map(|cell| {
        let dry = Memo::new(move |_| shore.with(|scene| !scene.stack(cell).is_empty()));
        view! { <polygon points=hexagon(cell, 56.0) class:dry=dry/> }
    });
    view! { <g class=class>{tiles.collect_view()}</g> }
}

/// Small waves, here and there on the sea.
fn glints(scene: &Scene) -> impl IntoView + use<> {
    let (least, most) = scene.bounds;
    let (wide, high) = (most.x - least.x + 2.0 * MARGIN, most.y - least.y + 2.0 * MARGIN);
    (0..14_u8)
        .map(|at| {
            // Steps of the golden ratio and of its square root's kin spread them evenly, and always the same.
            let (across, down) = ((0.4 + 0.618 * f64::from(at)).fract(), (0.2 + 0.755 * f64::from(at)).fract());
            let (x, y) = (least.x - MARGIN + across * wide, least.y - MARGIN + down * high);
            view! { <path class=format!("glint drift-{}", at % 3) d=format!("M{x:.0} {y:.0}q9-8 18 0t18 0 18 0")/> }
        })
        .collect_view()
}

/// Grains of sand on a space, other ones on each.
fn grains(cell: Cell) -> String {
    let seed = u32::from(cell.q()) * 7 + u32::from(cell.r()) * 13;
    let grain = |at: u32| {
        let mixed = (seed + at).wrapping_mul(2_654_435_761);
        let (x, y) = (f64::from(mixed >> 24) / 255.0 * 76.0 - 38.0, f64::from(mixed >> 16 & 255) / 255.0 * 60.0 - 30.0);
        format!("M{x:.0} {y:.0}h.1")
    };
    (0..6).map(grain).collect()
}

/// The corners of a space.
pub(super) fn hexagon(cell: Cell, radius: f64) -> String {
    let Point { x, y } = point(cell);
    let corner = |k: u32| {
        let angle = std::f64::consts::FRAC_PI_3 * f64::from(k) - std::f64::consts::FRAC_PI_6;
        format!("{:.1},{:.1}", x + radius * angle.cos(), y + radius * angle.sin())
    };
    (0..6).map(corner).collect::<Vec<_>>().join(" ")
}

/// A space with its stack.
#[component]
fn Space(shore: Shore, cell: Cell) -> impl IntoView {
    let at = point(cell);
    let stack = Memo::new(move |_| shore.with(|scene| scene.stack(cell).to_vec()));
    let target = Memo::new(move |_| shore.with(|scene| scene.is_target(shore.chosen.get(), cell)));
    let movable = Memo::new(move |_| shore.with(|scene| scene.moves.contains_key(&cell)));
    let group = Memo::new(move |_| shore.with(|scene| scene.group(cell)));
    let flag = Memo::new(move |_| shore.with(|scene| scene.flag(cell)));
    let chosen = Memo::new(move |_| shore.with(|scene| scene.is_chosen(shore.chosen.get(), cell)));
    let doomed = Memo::new(move |_| shore.with(|scene| scene.is_doomed(shore.chosen.get(), cell)));
    let here = Memo::new(move |_| shore.at_key() == Some(cell));
    view! {
        <g id=format!("space-{cell}") class="space" role="gridcell"
            tabindex=move || if here.get() { "0" } else { "-1" }
            aria-label=move || shore.label(cell)
            aria-selected=move || chosen.get().to_string()
            class:bare=move || stack.with(Vec::is_empty) class:target=target class:movable=movable class:chosen=chosen class:taken=doomed
            class:group=move || group.get().is_some() class:even=move || group.get().is_some_and(is_even)
            on:click=move |_| shore.choose(cell)
            on:pointerenter=move |_| shore.peek.set(Some(cell))
            on:focus=move |_| { shore.focus.set(Some(cell)); shore.peek.set(Some(cell)); }
            on:blur=move |_| shore.peek.set(None)
            on:contextmenu=move |event| { event.prevent_default(); shore.peek.set(Some(cell)); }>
            <polygon class="hit" points=hexagon(cell, HALF_WIDTH + 5.0)/>
            <g transform=format!("translate({} {})", at.x, at.y)>
                <circle class="glow" r="42"/>
                <circle class="landing" r="43"/>
                {move || (!stack.with(Vec::is_empty)).then(|| view! { <path class="grains" d=grains(cell)/><text class="name" y="52">{cell.to_string()}</text> })}
                {move || pile(&stack.get(), cell)}
                {move || doomed.get().then(ripples)}
                {move || flag.get().map(number)}
            </g>
        </g>
    }
}

/// Groups differ by their numbers, and every other one by colour.
pub(super) fn is_even(number: usize) -> bool {
    number.is_multiple_of(2)
}

/// The number of a group, on a flag over its first space: stacks have their heights on discs.
pub(super) fn number(number: usize) -> impl IntoView {
    view! {
        <g class="number" class:even=is_even(number) transform="translate(0 -63)">
            <path d="M-21-19h42v29l-21 9-21-9z"/><text y="5">{number}</text>
        </g>
    }
}

/// A part of the line around a group: what of it lies inside is hidden by the sand.
pub(super) fn bound(cell: Cell, number: usize) -> impl IntoView {
    view! { <polygon class="bound" class:even=is_even(number) points=hexagon(cell, 56.0)/> }
}

/// Water over what the wave takes.
pub(super) fn ripples() -> impl IntoView {
    view! { <path class="ripple" d="M-40 34q10-9 20 0t20 0 20 0 20 0M-40 47q10-9 20 0t20 0 20 0 20 0"/> }
}

/// A stack, the lowest first, with its height.
pub(super) fn pile(stack: &[Piece], cell: Cell) -> impl IntoView + use<> {
    let high = stack.len();
    let lift = if high > 1 { (26.0 / (high - 1) as f64).min(10.0) } else { 0.0 };
    let crabs = stack.iter().enumerate().map(|(i, &crab)| {
        let y = lift * ((high - 1) as f64 / 2.0 - i as f64);
        let id = (i + 1 == high).then(|| format!("top-{cell}"));
        view! { <g transform=format!("translate(0 {y:.1})")><g id=id class="crawler"><Crab crab scale=0.74/></g></g> }
    });
    let height = (high > 1).then(|| {
        let pips = stack.iter().enumerate().map(|(i, crab)| {
            let y = 30.0 - 13.0 * i as f64;
            view! { <use href=format!("#pip-{}", crab.seat) class=format!("seat-{}", crab.seat) x="-54" y=y - 7.0 width="14" height="14"/> }
        });
        view! {
            {pips.collect_view()}
            <g class="height" transform="translate(37 31)"><circle r="14"/><text y="6">{high}</text></g>
        }
    });
    view! { {crabs.collect_view()}{height} }
}

/// A crab, in its seat's colour and pattern.
#[component]
pub(crate) fn Crab(crab: Piece, #[prop(default = 1.0)] scale: f64) -> impl IntoView {
    let scale = scale
        * match crab.size {
            Size::Small => 0.62,
            Size::Medium => 0.82,
            Size::Large => 1.04,
        };
    let seat = crab.seat;
    view! {
        <g class=format!("crab seat-{seat}") transform=format!("scale({scale:.3})")>
            <ellipse class="shade" cy="33" rx="38" ry="10"/>
            <use href="#crab" x="-60" y="-60" width="120" height="120"/>
            <use href=format!("#mark-{seat}") x="-60" y="-60" width="120" height="120"/>
        </g>
    }
}

/// The crabs that the wave took, on their way out.
fn ghosts((ply, lost): Washed) -> impl IntoView {
    let any = !lost.is_empty();
    let crabs = lost.into_iter().enumerate().map(|(i, (cell, stack))| {
        let at = point(cell);
        view! {
            <g transform=format!("translate({} {})", at.x, at.y)>
                <g class=format!("ghost drift-{} ply-{ply}", i % 3)>{pile(&stack, cell)}</g>
            </g>
        }
    });
    view! { <g class="ghosts" class:any=any>{crabs.collect_view()}</g> }
}

/// Who plays, whose turn it is, and who is out.
#[component]
fn Seats(shore: Shore) -> impl IntoView {
    let count = shore.scene.with_untracked(|scene| scene.0.view.options.seats());
    let seat = move |seat: Seat| {
        let acts = Memo::new(move |_| shore.with(|scene| scene.to_act() == Some(seat)));
        let out = Memo::new(move |_| shore.with(|scene| scene.view.out.contains(&seat)));
        let won = Memo::new(move |_| {
            shore.with(|scene| match scene.view.turn {
                Turn::Over(outcome) => outcome.winners().contains(seat),
                _ => false,
            })
        });
        let crabs = Memo::new(move |_| {
            shore.with(|scene| {
                let crabs = scene.view.stacks.values().flatten().filter(|crab| crab.seat == seat).count();
                let free =
                    scene.view.stacks.values().filter(|stack| stack.last().is_some_and(|top| top.seat == seat)).count();
                (crabs, free)
            })
        });
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
                aria-current=move || acts.get().then_some("true")>
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
