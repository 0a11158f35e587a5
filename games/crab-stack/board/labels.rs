//! The shore in words: what screen readers say of it, and what is proposed.

use super::Shore;
use crate::Title;
use crate::face::scene::Group;
use kernel::Seat;
use leptos::prelude::*;
use rules::{Cell, Crab as Piece, Move, Size};

impl Shore {
    pub(super) fn chosen_args(self, cell: Cell) -> [(&'static str, words::Arg<'static>); 3] {
        self.scene.with_untracked(|scene| {
            let crab = scene.stack(cell).last().map_or(String::new(), |crab| self.ctx.say(size_id(crab.size)));
            let count = scene.moves.get(&cell).map_or(0, |to| to.len());
            [("crab", crab.into()), ("cell", cell.to_string().into()), ("count", count.into())]
        })
    }

    /// What is proposed, in words: a crab's way, or the group that stays.
    pub(super) fn hint_words(self) -> Option<String> {
        Some(match self.table.look.with(::board::Look::hinted::<Title>)? {
            Move::Crawl { from, to } => {
                let ends = [("from", from.to_string().into()), ("to", to.to_string().into())];
                self.ctx.say_with("web-crab-stack-from-to", &ends)
            }
            Move::Keep(cell) => self.ctx.say_with("web-crab-stack-keep", &[("cell", cell.to_string().into())]),
        })
    }

    /// What whoever is to act has to do next.
    pub(super) fn prompt(self) -> Option<String> {
        let due = self.with(|scene| scene.actor.is_some() && !scene.keep_due());
        let id = if self.chosen.get().is_some() { "web-crab-stack-ask-where" } else { "web-crab-stack-ask" };
        due.then(|| self.ctx.say(id))
    }

    /// What a space explains about itself: how its uppermost crab crawls.
    pub(super) fn tip(self, cell: Cell) -> Option<String> {
        let size = self.with(|scene| scene.stack(cell).last().map(|crab| crab.size))?;
        Some(self.ctx.say(match size {
            Size::Small => "web-crab-stack-tip-small",
            Size::Medium => "web-crab-stack-tip-medium",
            Size::Large => "web-crab-stack-tip-large",
        }))
    }

    /// What each seat would lose if the group stayed.
    pub(super) fn losses(self, group: &Group) -> String {
        let me = self.table.look.with(|look| look.me);
        let lost = group.lost.iter().map(|&(seat, count)| {
            let (name, count) = (self.table.look.with(|look| look.name(seat)), ("count", count.into()));
            if Some(seat) == me {
                self.ctx.say_with("web-crab-stack-you-lose", &[count])
            } else {
                self.ctx.say_with("web-crab-stack-loses", &[("name", name.into()), count])
            }
        });
        let lost: Vec<String> = lost.collect();
        if lost.is_empty() { self.ctx.say("web-crab-stack-lose-none") } else { words::list(self.ctx.lang.get(), &lost) }
    }

    /// What a row is called, so that not all its spaces are read out for it.
    pub(super) fn row_label(self, cells: &[Cell]) -> impl Fn() -> String + use<> {
        let row = cells.first().map_or(0, |cell| cell.r() + 1);
        move || self.ctx.say_with("web-crab-stack-row", &[("row", row.into())])
    }

    /// What a screen reader says of a space.
    pub(super) fn label(self, cell: Cell) -> String {
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
    pub(super) fn group_words(self, id: &str, group: &Group) -> String {
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

/// The message that names a size.
fn size_id(size: Size) -> &'static str {
    match size {
        Size::Small => "web-crab-stack-small",
        Size::Medium => "web-crab-stack-medium",
        Size::Large => "web-crab-stack-large",
    }
}
