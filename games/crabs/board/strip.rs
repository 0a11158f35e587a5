//! The strip over the beach: the market, the permit and the gear, with what is within reach marked.

use super::Beach;
use super::cards::offer;
use crate::face::scene::{Action, Scene};
use ::board::Icon;
use kernel::Seat;
use leptos::prelude::*;
use rules::Wants;

/// A stack of vendors, as it is to be seen.
#[derive(Clone, PartialEq)]
struct Stall {
    at: usize,
    left: u8,
    /// What the vendor on top wants, and what it pays.
    top: Option<(Wants, u32)>,
    /// How many crabs one lacks for it.
    lacks: Option<u8>,
    by: Option<String>,
}

/// A line of the permit.
#[derive(Clone, Copy, PartialEq)]
struct PermitLine {
    binding: u16,
    value: u8,
    /// Whether the cards picked bind it.
    on: bool,
    /// Whether the hand could.
    reach: bool,
}

/// A gear card, and who has it.
#[derive(Clone, PartialEq)]
struct GearLine {
    bonus: u16,
    cost: u16,
    stars: u16,
    who: Vec<Seat>,
    on: bool,
    /// Whether it comes next for whoever looks, and they can pay for it.
    next: bool,
    by: Option<String>,
}

impl Beach {
    /// Most moves change nothing here, so what is to be seen is compared before it is drawn anew.
    pub(super) fn strip(self) -> impl IntoView {
        let stalls = Memo::new(move |_| {
            self.with(|scene| (0..scene.view.vendors.len()).map(|at| self.stall(scene, at)).collect::<Vec<_>>())
        });
        let permit = Memo::new(move |_| self.permit());
        let gear = Memo::new(move |_| {
            let cards = self.with(|scene| scene.view.table.edition().gear().len());
            (0..cards).map(|at| self.with(|scene| self.gear_line(scene, at))).collect::<Vec<_>>()
        });
        let say = move |id| move || self.ctx.say(id);
        view! {
            <div class="strip">
                <section class="stalls"><h2>{say("web-crabs-market")}</h2>
                    <ul class="market">{move || stalls.get().into_iter().map(|stall| self.draw_stall(stall)).collect_view()}</ul></section>
                <section class="chart"><h2>{say("web-crabs-permit")}</h2>
                    <ul class="rows permit">{move || permit.get().into_iter().map(|line| self.draw_permit_line(line)).collect_view()}</ul></section>
                <section class="chart"><h2>{say("web-crabs-gear")}</h2>
                    <ul class="rows gear">{move || gear.get().into_iter().map(|line| self.draw_gear_line(line)).collect_view()}</ul></section>
            </div>
        }
    }

    fn stall(self, scene: &Scene, at: usize) -> Stall {
        let stack = &scene.view.vendors[at];
        Stall {
            at,
            left: stack.left,
            top: stack.top.map(|wants| (wants, scene.view.pay(wants))),
            lacks: scene.me.and_then(|me| scene.view.lacks(me, at)),
            by: self.marked(&format!("vendor/{}", at + 1)),
        }
    }

    fn draw_stall(self, stall: Stall) -> AnyView {
        let Stall { at, left, top, lacks, by } = stall;
        let thing = format!("vendor/{}", at + 1);
        let Some((wants, pay)) = top else {
            let left = self.ctx.say_with("web-crabs-vendors-left", &[("count", left.into())]);
            return view! { <li class="vendor empty" data-thing=thing data-by=by><span class="left">{left}</span></li> }.into_any();
        };
        let text = self.vendor_words(wants, pay, lacks);
        let tip = format!("{text} {}", self.ctx.say("web-crabs-tip-vendor"));
        view! {
            <li class="vendor" class:fits=lacks == Some(0) class:near=lacks == Some(1)
                data-tip=tip data-thing=thing data-by=by>
                <span class="unseen">{text}</span>
                {offer(wants.values(), pay)}
                <span class="left" aria-hidden="true">"×"{left}</span>
                {(lacks == Some(0)).then(|| view! { <span class="sign"><Icon name="check"/></span> })}
            </li>
        }
        .into_any()
    }

    fn vendor_words(self, wants: Wants, pay: u32, lacks: Option<u8>) -> String {
        let args = [("wants", wants.to_string().into()), ("pay", pay.into())];
        let wanted = self.ctx.say_with("web-crabs-vendor", &args);
        match lacks {
            Some(0) => format!("{wanted}. {}", self.ctx.say("web-crabs-vendor-fits")),
            Some(lacks) => {
                format!("{wanted}. {}", self.ctx.say_with("web-crabs-vendor-lacks", &[("count", lacks.into())]))
            }
            None => format!("{wanted}."),
        }
    }

    /// The permit: what the cards picked bind is marked, and what the hand could.
    fn permit(self) -> Vec<PermitLine> {
        let draft = self.draft.get();
        self.with(|scene| {
            let picked = (draft.action == Some(Action::Catch) && !draft.hand.is_empty()).then(|| scene.binding(&draft));
            let bound = picked.and_then(|binding| scene.view.table.keeps(binding));
            let lines = scene.view.table.edition().permit().iter();
            let line = |&(binding, value): &(_, _)| PermitLine {
                binding,
                value,
                on: bound == Some(value),
                reach: scene.reaches(value),
            };
            lines.map(line).collect()
        })
    }

    fn draw_permit_line(self, line: PermitLine) -> impl IntoView {
        let PermitLine { binding, value, on, reach } = line;
        let words = [("binding", binding.into()), ("value", value.into())];
        let id = if reach { "web-crabs-permit-reach" } else { "web-crabs-permit-line" };
        let text = self.ctx.say_with(id, &words);
        let tip = format!("{text} {}", self.ctx.say("web-crabs-tip-permit"));
        view! {
            <li class:on=on class:reach=reach data-tip=tip>
                <span class="unseen">{text}</span>
                <span aria-hidden="true">{binding}</span><b class=format!("chip value-{value}") aria-hidden="true">{value}</b>
            </li>
        }
    }

    /// A gear card: where one stands is marked, and what comes next if the hand can pay for it.
    fn gear_line(self, scene: &Scene, at: usize) -> GearLine {
        let view = &scene.view;
        let gear = &view.table.edition().gear()[at];
        let on = |seat: Seat| usize::from(view.gear[seat]) == at + 1;
        GearLine {
            bonus: gear.bonus,
            cost: gear.cost,
            stars: gear.stars,
            who: Seat::all(view.table.seats()).filter(|&seat| on(seat)).collect(),
            on: scene.me.is_some_and(on),
            next: scene.me.is_some_and(|me| usize::from(view.gear[me]) == at && view.can_upgrade(me)),
            by: self.marked(&format!("gear/{}", at + 1)),
        }
    }

    fn draw_gear_line(self, line: GearLine) -> impl IntoView {
        let GearLine { bonus, cost, stars, who, on, next, by } = line;
        let ctx = self.ctx;
        let line = ctx.say_with(
            "web-crabs-gear-line",
            &[("bonus", bonus.into()), ("cost", cost.into()), ("stars", stars.into())],
        );
        let tip = format!("{line}. {}", ctx.say("web-crabs-tip-gear"));
        view! {
            <li class:on=on class:reach=next data-tip=tip data-by=by>
                <span class="unseen">{line}</span>
                <b aria-hidden="true">"+"{bonus}</b>
                <small aria-hidden="true"><Icon name="cards"/>{cost}</small>
                <small class="stars" aria-hidden="true">{(stars > 0).then(|| view! { <svg viewBox="-12 -12 24 24"><use href="#star" x="-12" y="-12" width="24" height="24"/></svg>{stars} })}</small>
                <span class="owners">{who.into_iter().map(|seat| view! {
                    <svg viewBox="-8 -8 16 16" class=format!("pip-mark seat-{seat}") aria-hidden="true"><use href=format!("#pip-{seat}") x="-8" y="-8" width="16" height="16"/></svg>
                    <span class="unseen">{self.name(seat)}</span>
                }).collect_view()}</span>
            </li>
        }
    }
}
