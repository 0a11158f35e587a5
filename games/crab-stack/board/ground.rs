//! What lies under and over the crabs: ground and water, the last move, a way to go.

use super::Shore;
use super::pieces::{Crab, bound, hexagon, pile};
use crate::Title;
use crate::face::scene::{Scene, fitted, point};
use leptos::prelude::*;
use rules::{Cell, Crab as Piece, Move};

/// Around the outermost spaces.
const MARGIN: f64 = 88.0;

/// What a wave took, by where it lay, and after how many moves.
pub(super) type Washed = (usize, Vec<(Cell, Vec<Piece>)>);

impl Shore {
    /// A line around each group that may be chosen.
    pub(super) fn bounds(self) -> impl IntoView {
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
    pub(super) fn last_move(self) -> impl IntoView {
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

    /// The way the chosen crab would take to the space that is pointed at.
    pub(super) fn route(self) -> impl IntoView {
        let pointed = self.chosen.get().zip(self.peek.get());
        let hinted = || match self.table.look.with(::board::Look::hinted::<Title>) {
            Some(Move::Crawl { from, to }) => Some((from, to)),
            _ => None,
        };
        let ends = pointed.or_else(hinted);
        let path = ends.and_then(|(from, to)| {
            self.with(|scene| scene.is_target(Some(from), to).then(|| scene.path(from, to)).flatten())
        });
        path.map(|path| {
            let points = path.into_iter().map(point).map(|at| format!("{:.1},{:.1}", at.x, at.y)).collect::<Vec<_>>();
            view! { <polyline class="route" points=points.join(" ")/> }
        })
    }

    /// Who lies under whom, where it is asked.
    pub(super) fn peeked(self) -> impl IntoView {
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
}

pub(super) fn view_box(scene: &Scene) -> String {
    let (least, most) = scene.bounds;
    let (wide, high) = (most.x - least.x + 2.0 * MARGIN, most.y - least.y + 2.0 * MARGIN);
    format!("{} {} {wide} {high}", least.x - MARGIN, least.y - MARGIN)
}

/// One layer of the ground: it is there where crabs are, and gone where the water has come.
#[component]
pub(super) fn Ground(shore: Shore, cells: Vec<Cell>, class: &'static str) -> impl IntoView {
    let tiles = cells.into_iter().map(|cell| {
        let dry = Memo::new(move |_| shore.with(|scene| !scene.stack(cell).is_empty()));
        view! { <polygon points=hexagon(cell, 56.0) class:dry=dry/> }
    });
    view! { <g class=class>{tiles.collect_view()}</g> }
}

/// Small waves, here and there on the sea.
pub(super) fn glints(scene: &Scene) -> impl IntoView + use<> {
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

/// The crabs that the wave took, on their way out.
pub(super) fn ghosts((ply, lost): Washed) -> impl IntoView {
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
