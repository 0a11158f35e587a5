//! The strip over the beach: the market, the permit and the gear, with what is within reach marked.

use super::Beach;
use super::cards::offer;
use crate::face::scene::{Action, Scene};
use ::board::Icon;
use kernel::Seat;
use leptos::prelude::*;
use rules::Wants;

impl Beach {
    pub(super) fn strip(self) -> impl IntoView {
        view! {
            <div class="strip">
                {move || self.market()}
                {move || self.permit()}
                {move || self.gear()}
            </div>
        }
    }

    fn market(self) -> impl IntoView {
        let stalls = self.with(|scene| (0..scene.view.vendors.len()).map(|at| self.stall(scene, at)).collect_view());
        view! { <section class="stalls"><h2>{self.ctx.say("web-crabs-market")}</h2><ul class="market">{stalls}</ul></section> }
    }

    fn stall(self, scene: &Scene, at: usize) -> AnyView {
        let stack = &scene.view.vendors[at];
        let left = self.ctx.say_with("web-crabs-vendors-left", &[("count", stack.left.into())]);
        let thing = format!("vendor/{}", at + 1);
        let by = self.marked(&thing);
        let Some(wants) = stack.top else {
            return view! { <li class="vendor empty" data-thing=thing data-by=by><span class="left">{left}</span></li> }.into_any();
        };
        let pay = scene.view.pay(wants);
        let lacks = scene.me.and_then(|me| scene.view.lacks(me, at));
        let text = self.vendor_words(wants, pay, lacks);
        let tip = format!("{text} {}", self.ctx.say("web-crabs-tip-vendor"));
        view! {
            <li class="vendor" class:fits=lacks == Some(0) class:near=lacks == Some(1)
                data-tip=tip data-thing=thing data-by=by>
                <span class="unseen">{text}</span>
                {offer(wants.values(), pay)}
                <span class="left" aria-hidden="true">"×"{stack.left}</span>
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
    fn permit(self) -> impl IntoView {
        let draft = self.draft.get();
        let lines = self.with(|scene| {
            let picked = (draft.action == Some(Action::Catch) && !draft.hand.is_empty()).then(|| scene.binding(&draft));
            let bound = picked.and_then(|binding| scene.view.table.keeps(binding));
            let lines = scene.view.table.edition().permit().iter();
            lines.map(|&(line, value)| (line, value, bound == Some(value), scene.reaches(value))).collect::<Vec<_>>()
        });
        let lines = lines.into_iter().map(|(line, value, on, reach)| {
            let words = [("binding", line.into()), ("value", value.into())];
            let id = if reach { "web-crabs-permit-reach" } else { "web-crabs-permit-line" };
            let text = self.ctx.say_with(id, &words);
            let tip = format!("{text} {}", self.ctx.say("web-crabs-tip-permit"));
            view! {
                <li class:on=on class:reach=reach data-tip=tip>
                    <span class="unseen">{text}</span>
                    <span aria-hidden="true">{line}</span><b class=format!("chip value-{value}") aria-hidden="true">{value}</b>
                </li>
            }
        });
        let title = self.ctx.say("web-crabs-permit");
        view! { <section class="chart"><h2>{title}</h2><ul class="rows permit">{lines.collect_view()}</ul></section> }
    }

    /// The gear: where one stands is marked, and what comes next if the hand can pay for it.
    fn gear(self) -> impl IntoView {
        let lines = self.with(|scene| {
            (0..scene.view.table.edition().gear().len()).map(|at| self.gear_line(scene, at)).collect_view()
        });
        let title = self.ctx.say("web-crabs-gear");
        view! { <section class="chart"><h2>{title}</h2><ul class="rows gear">{lines}</ul></section> }
    }

    fn gear_line(self, scene: &Scene, at: usize) -> impl IntoView + use<> {
        let (view, ctx) = (&scene.view, self.ctx);
        let gear = &view.table.edition().gear()[at];
        let (bonus, cost, stars) = (gear.bonus, gear.cost, gear.stars);
        let on = |seat: Seat| usize::from(view.gear[seat]) == at + 1;
        let who: Vec<Seat> = Seat::all(view.table.seats()).filter(|&seat| on(seat)).collect();
        let next = scene.me.is_some_and(|me| usize::from(view.gear[me]) == at && view.can_upgrade(me));
        let line = ctx.say_with(
            "web-crabs-gear-line",
            &[("bonus", bonus.into()), ("cost", cost.into()), ("stars", stars.into())],
        );
        let tip = format!("{line}. {}", ctx.say("web-crabs-tip-gear"));
        view! {
            <li class:on=scene.me.is_some_and(on) class:reach=next data-tip=tip data-by=self.marked(&format!("gear/{}", at + 1))>
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
