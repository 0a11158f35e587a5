//! What lies on the beach: who fishes, the market, the charts, the pool and one's own hand.

use super::Beach;
use super::cards::{crab_words, face, gear_stars, laid, offer};
use crate::face::scene::{Action, Scene};
use kernel::Seat;
use leptos::prelude::*;
use rules::{Crab, Kind, Phase, Source};

impl Beach {
    /// Everybody, with points broken down and crabs caught.
    pub(super) fn seats(self) -> impl IntoView {
        let rows =
            self.with(|scene| Seat::all(scene.view.table.seats()).map(|seat| self.seat(scene, seat)).collect_view());
        view! { <ul class="seats fishers" aria-label=self.ctx.say("web-players")>{rows}</ul> }
    }

    fn seat(self, scene: &Scene, seat: Seat) -> impl IntoView + use<> {
        let view = &scene.view;
        let (score, points) = (view.score(seat), view.points[seat]);
        let broken = [
            ("points", points.into()),
            ("vendors", score.vendors.into()),
            ("premium", score.premium.into()),
            ("stars", score.stars.into()),
        ];
        let known = view.hands[seat].known;
        let by = self.marked(&format!("hand-{seat}"));
        let hand = self.ctx.say_with("web-crabs-hand-size", &[("count", view.hands[seat].size.into())]);
        let acts = view.turn == Some(seat);
        let caught: Vec<Crab> = view.caught[seat].iter().collect();
        view! {
            <li class=format!("seat fisher seat-{seat}") class:acts=acts aria-current=acts.then_some("true") data-thing=format!("hand-{seat}") data-by=by>
                <span class="points" data-thing=format!("points-{seat}") aria-hidden="true">{points}</span>
                <span class="who">{self.name(seat)}</span>
                <span class="state">{self.ctx.say_with("web-crabs-points", &broken)}</span>
                <span class="state">{hand}{(!known.is_empty()).then(|| format!(" · {}", self.ctx.say_with("web-crabs-known", &[("cards", known.to_string().into())])))}</span>
                {(!caught.is_empty()).then(|| view! {
                    <ul class="caught" aria-label=self.ctx.say("web-crabs-caught")>
                        {caught.into_iter().map(|crab| view! { <li data-thing=format!("caught-{seat}/{crab}") data-by=self.marked(&format!("caught-{seat}/{crab}"))>{face(crab)}<span class="unseen">{crab_words(self.ctx, crab)}</span></li> }).collect_view()}
                    </ul>
                })}
            </li>
        }
    }

    pub(super) fn market(self) -> impl IntoView {
        let stalls = self.with(|scene| {
            scene
                .view
                .vendors
                .iter()
                .zip(1..)
                .map(|(stack, size)| {
                    let thing = format!("vendor/{size}");
                    let by = self.marked(&thing);
                    let top = stack.top.map(|wants| (wants, scene.view.pay(wants)));
                    let left = self.ctx.say_with("web-crabs-vendors-left", &[("count", stack.left.into())]);
                    match top {
                        Some((wants, pay)) => {
                            let text = self.ctx.say_with(
                                "web-crabs-vendor",
                                &[("wants", wants.to_string().into()), ("pay", pay.into())],
                            );
                            view! {
                                <li class="vendor" data-thing=thing data-by=by><span class="unseen">{text}</span>
                                    {offer(wants.values(), pay)}<span class="left">{left}</span></li>
                            }
                            .into_any()
                        }
                        None => view! { <li class="vendor empty" data-thing=thing data-by=by><span class="left">{left}</span></li> }.into_any(),
                    }
                })
                .collect_view()
        });
        view! { <section class="pile"><h2>{self.ctx.say("web-crabs-market")}</h2><ul class="market">{stalls}</ul></section> }
    }

    /// The permit and the gear, each line marked where one stands.
    pub(super) fn charts(self) -> impl IntoView {
        let draft = self.draft.get();
        let (permit, gear) = self.with(|scene| {
            let binding =
                (draft.action == Some(Action::Catch) && !draft.hand.is_empty()).then(|| scene.binding(&draft));
            let kept = binding.and_then(|binding| scene.view.table.keeps(binding));
            let permit: Vec<_> = scene
                .view
                .table
                .edition()
                .permit()
                .iter()
                .map(|&(binding, value)| (binding, value, kept == Some(value)))
                .collect();
            let on = |at: usize, seat: Seat| usize::from(scene.view.gear[seat]) == at + 1;
            let stand =
                |at: usize| Seat::all(scene.view.table.seats()).filter(|&seat| on(at, seat)).collect::<Vec<_>>();
            let stands = |at: usize| scene.me.is_some_and(|me| on(at, me));
            let gear: Vec<_> = scene
                .view
                .table
                .edition()
                .gear()
                .iter()
                .enumerate()
                .map(|(at, gear)| (gear.bonus, gear.cost, gear.stars, stands(at), stand(at)))
                .collect();
            (permit, gear)
        });
        let gear = gear.into_iter().zip(1..).map(|(line, at)| (line, self.marked(&format!("gear/{at}"))));
        view! {
            <div class="charts">
                <section class="pile"><h2>{self.ctx.say("web-crabs-permit")}</h2>
                    <ul class="rows">{permit.into_iter().map(|(binding, value, on)| view! {
                        <li class:on=on>{binding}<span aria-hidden="true">" → "</span><b class=format!("chip value-{value}")>{value}</b></li>
                    }).collect_view()}</ul></section>
                <section class="pile"><h2>{self.ctx.say("web-crabs-gear")}</h2>
                    <ul class="rows">{gear.map(|((bonus, cost, stars, on, who), by)| view! {
                        <li class:on=on data-by=by title=self.ctx.say_with("web-crabs-gear-line", &[("bonus", bonus.into()), ("cost", cost.into()), ("stars", stars.into())])>
                            <b>"+"{bonus}</b><small>{self.ctx.say_with("web-crabs-gear-cost", &[("cost", cost.into())])}</small>
                            {gear_stars(stars)}
                            {who.into_iter().map(|seat| view! {
                                <svg viewBox="-8 -8 16 16" class=format!("pip-mark seat-{seat}") aria-hidden="true"><use href=format!("#pip-{seat}") x="-8" y="-8" width="16" height="16"/></svg>
                                <span class="unseen">{self.name(seat)}</span>
                            }).collect_view()}
                        </li>
                    }).collect_view()}</ul></section>
            </div>
        }
    }

    /// The pool and the deck.
    pub(super) fn pool(self) -> impl IntoView {
        let draft = self.draft.get();
        let (pool, deck, discard, grabbing, taking) = self.with(|scene| {
            let live = scene.actor.is_some();
            let grabbing = live
                && (scene.view.phase == Phase::Grab
                    || scene.view.phase == Phase::Action && draft.action == Some(Action::Grab));
            let taking = live && matches!(draft.action, Some(Action::Trade | Action::Raise));
            (scene.pool(&draft), scene.view.deck, scene.view.discard.len(), grabbing, taking)
        });
        let press = move |kind: Kind, nth: u8| {
            if grabbing {
                self.grab(Source::Pool(kind));
            } else {
                self.draft.update(|draft| draft.pool.toggle(kind, nth));
            }
        };
        let marks = self.marks.get();
        let deck_text = self.ctx.say_with("web-crabs-deck", &[("deck", deck.into()), ("discard", discard.into())]);
        view! {
            <div class="cards">
                {laid(self.ctx, ("pool", &marks), (pool, false), &draft.pool, grabbing || taking, press)}
                <button class="deck" data-thing="deck" disabled=!grabbing on:click=move |_| self.grab(Source::Deck)>{deck_text}</button>
            </div>
        }
    }

    /// One's own hand, and the stressed crabs that can be relaxed.
    pub(super) fn own(self) -> impl IntoView {
        let draft = self.draft.get();
        let (me, hand, caught, live, dropping) = self.with(|scene| {
            (scene.me, scene.hand(), scene.caught(), scene.actor.is_some(), scene.view.phase == Phase::Drop)
        });
        let pile = format!("hand-{}", me?);
        let marks = self.marks.get();
        let picking = live
            && (dropping
                || matches!(draft.action, Some(Action::Catch | Action::Trade | Action::Raise | Action::Upgrade)));
        let press = move |kind: Kind, nth: u8| {
            self.draft.update(|draft| {
                draft.hand.toggle(kind, nth);
                let pool = self.scene.with_untracked(|scene| scene.pool(draft));
                draft.pool.trim(&pool);
            });
        };
        let relaxing = live && draft.action == Some(Action::Relax);
        let relax = move |kind: Kind, nth: u8| self.draft.update(|draft| draft.stressed.toggle(kind, nth));
        let worth =
            self.ctx.say_with("web-crabs-hand", &[("count", hand.len().into()), ("value", hand.value().into())]);
        Some(view! {
            <section class="pile own"><h2>{worth}</h2><div class="cards">{laid(self.ctx, (&pile, &marks), (hand, false), &draft.hand, picking, press)}</div>
                {relaxing.then(|| view! {
                    <h3>{self.ctx.say("web-crabs-stressed")}</h3>
                    <div class="cards">{laid(self.ctx, ("stressed", &marks), (caught.stressed, true), &draft.stressed, true, relax)}</div>
                })}
            </section>
        })
    }
}
