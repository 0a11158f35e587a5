//! What lies on the beach: the pool, and what is one's own.

use super::Beach;
use super::cards::{GHOST, Laid, crab_words, face, laid};
use crate::face::scene::{Action, Draft, Grab, Scene, each};
use ::board::browser;
use kernel::Seat;
use leptos::prelude::*;
use rules::{Cards, Crab, Kind};

impl Beach {
    /// The pool and the deck. Cards of one's own that a move being built has put there lie at the end, marked.
    pub(super) fn pool(self) -> impl IntoView {
        let draft = self.draft.get();
        let (lying, played, many, grabbing, taking) = self.with(|scene| {
            let many = scene.view.pool.len() + scene.hand().len();
            (scene.view.pool, scene.played(&draft), many, scene.grabs(&draft), scene.takes(&draft))
        });
        let press = move |kind: Kind, nth: u8| {
            self.table.accept();
            self.draft.update(|draft| {
                if grabbing {
                    draft.grab = Some(Grab::Pool(kind, nth)).filter(|grab| draft.grab != Some(*grab));
                } else {
                    draft.pool.toggle(kind, nth);
                }
            });
        };
        let chosen = |kind: Kind, nth: u8| draft.pool.has(kind, nth) || draft.grab == Some(Grab::Pool(kind, nth));
        let card = |(kind, nth): (Kind, u8), ghost: bool| Laid {
            crab: Crab { kind, stressed: false },
            chosen: chosen(kind, nth),
            live: grabbing || taking,
            mark: if ghost { GHOST } else { "" },
            place: nth,
            of: lying.of_kind(kind),
        };
        let marks = self.marks.get();
        let cards = each(&lying).map(|at| card(at, false));
        // The equal ones that lay there before come first.
        let ghosts = each(&played).map(|(kind, nth)| card((kind, lying.of_kind(kind) + nth), true));
        view! {
            <div class=format!("cards pooled{}", crowd(many))>
                {self.deck(&draft, grabbing)}
                {by_kind(cards.chain(ghosts)).into_iter().map(|cards| view! { <span class="kind">{laid(self.ctx, ("pool", &marks), cards, press)}</span> }).collect_view()}
            </div>
        }
    }

    fn deck(self, draft: &Draft, grabbing: bool) -> impl IntoView + use<> {
        let (deck, discard) = self.with(|scene| (scene.view.deck, scene.view.discard.len()));
        let text = self.ctx.say_with("web-crabs-deck", &[("deck", deck.into()), ("discard", discard.into())]);
        let (chosen, tip) = (draft.grab == Some(Grab::Deck), text.clone());
        let press = move |_| {
            browser::hold_focus();
            self.table.accept();
            self.draft.update(|draft| draft.grab = if chosen { None } else { Some(Grab::Deck) });
        };
        view! { <button class="deck" data-thing="deck" class:chosen=chosen aria-pressed=chosen.to_string() disabled=!grabbing data-tip=tip on:click=press>
            <span class="long">{text}</span><b class="short" aria-hidden="true">{deck}</b>
        </button> }
    }

    /// One's own hand, with the crabs one has caught beside it.
    pub(super) fn own(self) -> impl IntoView {
        let draft = self.draft.get();
        self.with(|scene| scene.me.map(|me| (me, scene.hand()))).map(|(me, hand)| {
            let worth = [("count", hand.len().into()), ("value", hand.value().into())];
            let (points, told) = self.with(|scene| (scene.view.points[me], self.points_tip(scene, me)));
            let tip = told.clone();
            let acts = self.with(|scene| scene.view.turn == Some(me));
            view! {
                <section class=format!("pile own seat-{me}") class:acts=acts>
                    <h2 data-tip=tip>
                        <span class="points" data-thing=format!("points-{me}") aria-hidden="true">{points}</span>
                        <span class="unseen">{told}</span>
                        {self.ctx.say_with("web-crabs-hand", &worth)}
                    </h2>
                    {self.caught(&draft, me)}
                    <div class="cards hand">{self.hand(&draft, me, hand)}</div>
                </section>
            }
        })
    }

    fn hand(self, draft: &Draft, me: Seat, hand: Cards) -> impl IntoView + use<> {
        let picking = self.with(|scene| scene.picks_from_hand(draft));
        let press = move |kind: Kind, nth: u8| {
            self.table.accept();
            self.draft.update(|draft| {
                draft.hand.toggle(kind, nth);
                let pool = self.scene.with_untracked(|scene| scene.pool(draft));
                draft.pool.trim(&pool);
            });
        };
        let cards = self.with(|scene| {
            each(&hand)
                .map(|(kind, nth)| {
                    let chosen = draft.hand.has(kind, nth);
                    let mark = if chosen { "" } else { mark(scene, draft, kind) };
                    Laid {
                        crab: Crab { kind, stressed: false },
                        chosen,
                        live: picking,
                        mark,
                        place: nth,
                        of: hand.of_kind(kind),
                    }
                })
                .collect::<Vec<_>>()
        });
        laid(self.ctx, (&format!("hand-{me}"), &self.marks.get()), cards, press)
    }

    /// The crabs one has caught; stressed ones can be picked to be relaxed.
    fn caught(self, draft: &Draft, me: Seat) -> impl IntoView + use<> {
        let (caught, relaxing) = self.with(|scene| (scene.caught(), scene.relaxes(draft)));
        let none = caught.upright.is_empty() && caught.stressed.is_empty();
        let relaxes = relaxing && !caught.stressed.is_empty();
        let upright = each(&caught.upright).map(|(kind, _)| self.one_caught(me, Crab { kind, stressed: false }));
        let stressed = each(&caught.stressed).map(|(kind, nth)| {
            let crab = Crab { kind, stressed: true };
            if !relaxing {
                return self.one_caught(me, crab).into_any();
            }
            let press = move |kind: Kind, nth: u8| self.draft.update(|draft| draft.stressed.toggle(kind, nth));
            let card = Laid {
                crab,
                chosen: draft.stressed.has(kind, nth),
                live: true,
                mark: "",
                place: nth,
                of: caught.stressed.of_kind(kind),
            };
            view! { <li>{laid(self.ctx, ("stressed", &self.marks.get()), vec![card], press)}</li> }.into_any()
        });
        let title = self.ctx.say("web-crabs-caught");
        view! {
            <div class="basket" class:empty=none class:relaxing=relaxes data-tip=self.ctx.say("web-crabs-tip-caught")>
                {none.then(|| view! { <p class="dim">{self.ctx.say("web-crabs-caught-none")}</p> })}
                <ul class="caught" aria-label=title>{upright.collect_view()}{stressed.collect_view()}</ul>
            </div>
        }
    }

    /// A crab that somebody has caught.
    pub(super) fn one_caught(self, whose: Seat, crab: Crab) -> impl IntoView + use<> {
        let thing = format!("caught-{whose}/{crab}");
        let by = self.marked(&thing);
        view! { <li data-thing=thing data-by=by>{face(crab)}<span class="unseen">{crab_words(self.ctx, crab)}</span></li> }
    }
}

/// What a card of the hand would do for the catch being built.
fn mark(scene: &Scene, draft: &Draft, kind: Kind) -> &'static str {
    let catching = draft.action == Some(Action::Catch) && scene.actor.is_some();
    match catching {
        true if scene.completes(draft, kind) => " completes",
        true if !scene.leads(draft, kind) => " idle",
        _ => "",
    }
}

/// How close the cards must lie for so many to fit.
fn crowd(cards: u32) -> &'static str {
    match cards {
        0..=15 => "",
        16..=22 => " many",
        _ => " crowd",
    }
}

/// Equal cards together, those of one's own apart.
fn by_kind(cards: impl Iterator<Item = Laid>) -> Vec<Vec<Laid>> {
    let mut kinds: Vec<Vec<Laid>> = Vec::new();
    for card in cards {
        match kinds.last_mut().filter(|kind| kind[0].crab == card.crab && kind[0].mark == card.mark) {
            Some(kind) => kind.push(card),
            None => kinds.push(vec![card]),
        }
    }
    kinds
}
