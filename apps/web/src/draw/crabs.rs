//! The beach of Crabs!: market, gear, permit, pool and hand, and a move being built.

use super::{Hint, Icon, Table};
use crate::page::{Ctx, ctx};
use crate::scene::crabs::{Action, Built, Draft, Missing, Picks, Scene, each};
use crabs_rules::{Cards, Crab, Kind, Move, Phase, Source};
use kernel::Seat;
use leptos::prelude::*;
use std::sync::Arc;

/// A scene that is new whenever it was made anew.
#[derive(Clone)]
struct Shared(Arc<Scene>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// What the parts of the beach share.
#[derive(Clone, Copy)]
struct Beach {
    table: Table,
    scene: Memo<Shared>,
    draft: RwSignal<Draft>,
    ctx: Ctx,
}

/// The beach, with everything on it.
#[component]
pub(crate) fn CrabsBoard(table: Table) -> impl IntoView {
    let scene = Memo::new(move |_| {
        Shared(Arc::new(table.look.with(|look| {
            let view = serde_json::from_str(&look.view).expect("a view of Crabs!");
            Scene::new(view, look.me, look.live)
        })))
    });
    let beach = Beach { table, scene, draft: RwSignal::new(Draft::default()), ctx: ctx() };
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
        self.scene.with(|scene| read(&scene.0))
    }

    fn name(self, seat: Seat) -> String {
        self.table.look.with(|look| look.name(seat))
    }

    /// The move that somebody proposes.
    fn hinted(self) -> Option<Move> {
        self.table.look.with(|look| look.hint.as_deref().and_then(|hint| hint.parse().ok()))
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
        let pay = self.with(|scene| scene.view.vendors[usize::from(stack) - 1].top.map_or(0, |wants| scene.pay(wants)));
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

    /// Everybody, with points broken down and crabs caught.
    fn seats(self) -> impl IntoView {
        let rows =
            self.with(|scene| Seat::all(scene.view.table.seats()).map(|seat| self.seat(scene, seat)).collect_view());
        view! { <ul class="seats fishers" aria-label=self.ctx.say("web-players")>{rows}</ul> }
    }

    fn seat(self, scene: &Scene, seat: Seat) -> impl IntoView + use<> {
        let view = &scene.view;
        let vendors: u32 = view.sold[seat].vendors.iter().map(|&wants| scene.pay(wants)).sum();
        let premium = view.sold[seat].premium.len();
        let points = view.points[seat];
        let stars = points.saturating_sub(vendors + premium);
        let broken = [
            ("points", points.into()),
            ("vendors", vendors.into()),
            ("premium", premium.into()),
            ("stars", stars.into()),
        ];
        let known = view.hands[seat].known;
        let hand = self.ctx.say_with("web-crabs-hand-size", &[("count", view.hands[seat].size.into())]);
        let acts = view.turn == Some(seat);
        let caught: Vec<Crab> = view.caught[seat].iter().collect();
        view! {
            <li class=format!("seat fisher seat-{seat}") class:acts=acts aria-current=acts.then_some("true")>
                <span class="points" aria-hidden="true">{points}</span>
                <span class="who">{self.name(seat)}</span>
                <span class="state">{self.ctx.say_with("web-crabs-points", &broken)}</span>
                <span class="state">{hand}{(!known.is_empty()).then(|| format!(" · {}", self.ctx.say_with("web-crabs-known", &[("cards", known.to_string().into())])))}</span>
                {(!caught.is_empty()).then(|| view! {
                    <ul class="caught" aria-label=self.ctx.say("web-crabs-caught")>
                        {caught.into_iter().map(|crab| view! { <li>{face(crab)}<span class="unseen">{crab_words(self.ctx, crab)}</span></li> }).collect_view()}
                    </ul>
                })}
            </li>
        }
    }

    fn market(self) -> impl IntoView {
        let stalls = self.with(|scene| {
            scene.view.vendors.iter().map(|stack| {
                let top = stack.top.map(|wants| (wants, scene.pay(wants)));
                let left = self.ctx.say_with("web-crabs-vendors-left", &[("count", stack.left.into())]);
                match top {
                    Some((wants, pay)) => {
                        let text = self.ctx.say_with("web-crabs-vendor", &[("wants", wants.to_string().into()), ("pay", pay.into())]);
                        view! {
                            <li class="vendor"><span class="unseen">{text}</span>
                                <span class="wants" aria-hidden="true">{wants.values().iter().map(|&value| view! { <b class=format!("chip value-{value}")>{value}</b> }).collect_view()}</span>
                                <span class="pay" aria-hidden="true">{pay}</span><span class="left">{left}</span></li>
                        }.into_any()
                    }
                    None => view! { <li class="vendor empty"><span class="left">{left}</span></li> }.into_any(),
                }
            }).collect_view()
        });
        view! { <section class="pile"><h2>{self.ctx.say("web-crabs-market")}</h2><ul class="market">{stalls}</ul></section> }
    }

    /// The permit and the gear, each line marked where one stands.
    fn charts(self) -> impl IntoView {
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
        view! {
            <div class="charts">
                <section class="pile"><h2>{self.ctx.say("web-crabs-permit")}</h2>
                    <ul class="rows">{permit.into_iter().map(|(binding, value, on)| view! {
                        <li class:on=on>{binding}<span aria-hidden="true">" → "</span><b class=format!("chip value-{value}")>{value}</b></li>
                    }).collect_view()}</ul></section>
                <section class="pile"><h2>{self.ctx.say("web-crabs-gear")}</h2>
                    <ul class="rows">{gear.into_iter().map(|(bonus, cost, stars, on, who)| view! {
                        <li class:on=on title=self.ctx.say_with("web-crabs-gear-line", &[("bonus", bonus.into()), ("cost", cost.into()), ("stars", stars.into())])>
                            <b>"+"{bonus}</b><small>{self.ctx.say_with("web-crabs-gear-cost", &[("cost", cost.into())])}</small>
                            <span class="stars">{(0..stars).map(|_| view! { <svg viewBox="-12 -12 24 24" aria-hidden="true"><use href="#star" x="-12" y="-12" width="24" height="24"/></svg> }).collect_view()}</span>
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
    fn pool(self) -> impl IntoView {
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
        let deck_text = self.ctx.say_with("web-crabs-deck", &[("deck", deck.into()), ("discard", discard.into())]);
        view! {
            <div class="cards">
                {laid(self.ctx, (pool, false), &draft.pool, grabbing || taking, press)}
                <button class="deck" disabled=!grabbing on:click=move |_| self.grab(Source::Deck)>{deck_text}</button>
            </div>
        }
    }

    fn grab(self, source: Source) {
        match self.scene.with_untracked(|scene| scene.0.grab(source)) {
            Ok(mv) => self.table.play.run(mv.to_string()),
            Err(rule) => self.table.refuse.run(words::rule(self.ctx.lang.get_untracked(), rule)),
        }
    }

    /// One's own hand, and the stressed crabs that can be relaxed.
    fn own(self) -> impl IntoView {
        let draft = self.draft.get();
        let (me, hand, caught, live, dropping) = self.with(|scene| {
            (scene.me, scene.hand(), scene.caught(), scene.actor.is_some(), scene.view.phase == Phase::Drop)
        });
        me?;
        let picking = live
            && (dropping
                || matches!(draft.action, Some(Action::Catch | Action::Trade | Action::Raise | Action::Upgrade)));
        let press = move |kind: Kind, nth: u8| {
            self.draft.update(|draft| {
                draft.hand.toggle(kind, nth);
                let pool = self.scene.with_untracked(|scene| scene.0.pool(draft));
                draft.pool.trim(&pool);
            });
        };
        let relaxing = live && draft.action == Some(Action::Relax);
        let relax = move |kind: Kind, nth: u8| self.draft.update(|draft| draft.stressed.toggle(kind, nth));
        let worth =
            self.ctx.say_with("web-crabs-hand", &[("count", hand.len().into()), ("value", hand.value().into())]);
        Some(view! {
            <section class="pile own"><h2>{worth}</h2><div class="cards">{laid(self.ctx, (hand, false), &draft.hand, picking, press)}</div>
                {relaxing.then(|| view! {
                    <h3>{self.ctx.say("web-crabs-stressed")}</h3>
                    <div class="cards">{laid(self.ctx, (caught.stressed, true), &draft.stressed, true, relax)}</div>
                })}
            </section>
        })
    }

    /// What the move being built still needs, with its running tally.
    fn tally(self) -> String {
        let draft = self.draft.get();
        let built = self.with(|scene| scene.build(&draft));
        let ctx = self.ctx;
        let count = |id: &str, n: u32| ctx.say_with(id, &[("count", n.into())]);
        let missing = match &built {
            Built::Ready(_) => ctx.say("web-crabs-ready"),
            Built::Refused(rule) => words::rule(ctx.lang.get(), rule),
            Built::Missing(missing) => match *missing {
                Missing::Action => return ctx.say("web-crabs-need-action"),
                Missing::Hand => ctx.say("web-crabs-need-hand"),
                Missing::Take(n) => count("web-crabs-need-take", n),
                Missing::TakeLess(n) => count("web-crabs-need-take-less", n),
                Missing::Value(n) => count("web-crabs-need-value", n),
                Missing::ValueLess(n) => count("web-crabs-need-value-less", n),
                Missing::More(n) => count("web-crabs-need-more", n),
                Missing::Fewer(n) => count("web-crabs-need-fewer", n),
                Missing::Crabs => ctx.say("web-crabs-need-crabs"),
                Missing::Rope => ctx.say("web-crabs-need-rope"),
                Missing::Permit(n) => count("web-crabs-need-permit", n),
                Missing::FaceUp(value) => count("web-crabs-need-face-up", value.into()),
                Missing::Keep => ctx.say("web-crabs-need-keep"),
                Missing::Source => ctx.say("web-crabs-need-source"),
            },
        };
        let so_far = match draft.action {
            Some(Action::Raise) => Some(ctx.say_with(
                "web-crabs-so-far-value",
                &[("given", draft.hand.cards().value().into()), ("taken", draft.pool.cards().value().into())],
            )),
            Some(Action::Trade) => Some(ctx.say_with(
                "web-crabs-so-far",
                &[("given", draft.hand.cards().len().into()), ("taken", draft.pool.cards().len().into())],
            )),
            Some(Action::Catch) => Some(self.bound(&draft, built)),
            _ => self.over_limit(),
        };
        so_far.map_or(missing.clone(), |so_far| format!("{so_far} {missing}"))
    }
}

impl Beach {
    /// Why cards must go into the pool, and how many, if any.
    fn over_limit(self) -> Option<String> {
        let (hand, excess) = self.with(|scene| (scene.hand().len(), scene.excess()));
        let args = [("hand", hand.into()), ("count", excess.into())];
        (excess > 0).then(|| self.ctx.say_with("web-crabs-ask-drop", &args))
    }

    /// The binding value so far, and what the permit would let one keep for it, unless that is what is missing.
    fn bound(self, draft: &Draft, built: Built) -> String {
        let binding = self.with(|scene| scene.binding(draft));
        let keeps = self.with(|scene| scene.view.table.keeps(binding));
        let bound = self.ctx.say_with("web-crabs-so-far-binding", &[("count", binding.into())]);
        match (keeps, built) {
            (Some(value), Built::Ready(_) | Built::Missing(Missing::Rope | Missing::Keep)) => {
                let args = [("value", value.into()), ("next", (value + 1).into())];
                format!("{bound} {}", self.ctx.say_with("web-crabs-so-far-permit", &args))
            }
            _ => bound,
        }
    }
}

/// Cards as buttons, all stressed or none, those picked marked.
fn laid(
    ctx: Ctx,
    (cards, stressed): (Cards, bool),
    picked: &Picks,
    live: bool,
    press: impl Fn(Kind, u8) + Copy + 'static,
) -> impl IntoView {
    each(&cards).map(|(kind, nth)| {
        let chosen = picked.has(kind, nth);
        let crab = Crab { kind, stressed };
        view! {
            <button class="crab-card" class:chosen=chosen aria-pressed=chosen.to_string() aria-disabled=(!live).to_string()
                on:click=move |_| if live { press(kind, nth) }>
                {face(crab)}<span class="unseen">{crab_words(ctx, crab)}</span>
            </button>
        }
    }).collect_view()
}

/// A crab card's picture: its number, a crab, a star if premium, lying on its side if stressed.
pub(super) fn face(crab: Crab) -> impl IntoView {
    let value = crab.kind.value();
    view! {
        <svg class=format!("crab value-{value}") class:stressed=crab.stressed viewBox="0 0 60 80" aria-hidden="true">
            <rect class="paper" x="1.5" y="1.5" width="57" height="77" rx="9"/>
            <g class="body"><use href="#crab" x="9" y="24" width="42" height="42"/></g>
            <text class="digit" x="9" y="22">{crab.number()}{crab.stressed.then_some("^")}</text>
            {crab.kind.premium().then(|| view! { <use href="#star" class="premium" x="36" y="5" width="19" height="19"/> })}
        </svg>
    }
}

fn crab_words(ctx: Ctx, crab: Crab) -> String {
    let id = match (crab.stressed, crab.kind.premium()) {
        (false, false) => "web-crabs-crab",
        (false, true) => "web-crabs-crab-premium",
        (true, false) => "web-crabs-crab-stressed",
        (true, true) => "web-crabs-crab-stressed-premium",
    };
    ctx.say_with(id, &[("value", crab.kind.value().into())])
}

/// Where a move is put together and made.
#[component]
fn Maker(beach: Beach) -> impl IntoView {
    move || {
        let (live, phase, pass) = beach.with(|scene| (scene.actor.is_some(), scene.view.phase, scene.must_pass()));
        live.then(|| match phase {
            Phase::Sell => view! { <Sales beach/> }.into_any(),
            Phase::Grab => {
                view! { <div class="question"><p>{beach.ctx.will_say("web-crabs-ask-grab")}</p></div> }.into_any()
            }
            _ => view! { <Builder beach pass dropping={phase == Phase::Drop}/> }.into_any(),
        })
    }
}

#[component]
fn Builder(beach: Beach, pass: bool, dropping: bool) -> impl IntoView {
    let ctx = beach.ctx;
    let pick = move |action: Action| {
        beach.draft.update(|draft| {
            *draft = Draft { action: (draft.action != Some(action)).then_some(action), ..Draft::default() }
        });
    };
    let actions = (!dropping).then(|| Action::ALL.map(|action| {
        let on = move || beach.draft.with(|draft| draft.action == Some(action));
        let possible = beach.scene.with_untracked(|scene| scene.0.possible(action));
        view! {
            <button class="soft" class:strong=on aria-pressed=move || on().to_string() disabled=!possible on:click=move |_| pick(action)>
                {move || ctx.say(&format!("web-crabs-do-{}", action.word()))}
            </button>
        }
    }).collect_view());
    let ready = Memo::new(move |_| {
        let draft = beach.draft.get();
        match beach.with(|scene| scene.build(&draft)) {
            Built::Ready(mv) => Some(mv.to_string()),
            _ => None,
        }
    });
    view! {
        <div class="question maker">
            <div class="answers" role="group" aria-label=ctx.will_say("web-crabs-actions")>{actions}</div>
            {move || catching(beach)}
            <p role="status">{move || beach.tally()}</p>
            <div class="answers">
                <button class="main" disabled=move || ready.with(Option::is_none)
                    on:click=move |_| if let Some(mv) = ready.get_untracked() { beach.table.play.run(mv) }>{ctx.will_say("web-crabs-make")}</button>
                {pass.then(|| view! { <button class="main" on:click=move |_| beach.table.play.run("pass".into())>{ctx.will_say("web-crabs-pass")}</button> })}
            </div>
        </div>
    }
}

/// The choices of a catch beside its face-up cards: gear, rope, and which crab is kept.
fn catching(beach: Beach) -> Option<impl IntoView> {
    let ctx = beach.ctx;
    let draft = beach.draft.get();
    if draft.action != Some(Action::Catch) || draft.hand.is_empty() {
        return None;
    }
    let (ropes, keepable, bonus) = beach
        .with(|scene| (scene.ropes(&draft), scene.keepable(&draft), scene.actor.map_or(0, |seat| scene.bonus(seat))));
    let rope = ropes.kinds().map(|(kind, _)| {
        let on = draft.rope == Some(kind);
        let crab = Crab { kind, stressed: false };
        view! { <button class="chip-button" aria-pressed=on.to_string() on:click=move |_| beach.draft.update(|draft| draft.rope = Some(kind))>{kind.to_string()}<span class="unseen">{crab_words(ctx, crab)}</span></button> }
    }).collect_view();
    let keep = (keepable.len() > 1).then(|| keepable.into_iter().map(|crab| {
        let on = draft.keep == Some(crab);
        view! { <button class="chip-button" aria-pressed=on.to_string() on:click=move |_| beach.draft.update(|draft| draft.keep = Some(crab))>{crab.to_string()}<span class="unseen">{crab_words(ctx, crab)}</span></button> }
    }).collect_view());
    Some(view! {
        <div class="catching">
            {(bonus > 0).then(|| view! {
                <label><input type="checkbox" prop:checked=draft.gear on:change=move |event| beach.draft.update(|draft| draft.gear = event_target_checked(&event))/>
                    {ctx.say_with("web-crabs-use-gear", &[("bonus", bonus.into())])}</label>
            })}
            <div role="group" aria-label=ctx.say("web-crabs-rope")><span>{ctx.say("web-crabs-rope")}</span>{rope}</div>
            {keep.map(|keep| view! { <div role="group" aria-label=ctx.say("web-crabs-keep")><span>{ctx.say("web-crabs-keep")}</span>{keep}</div> })}
        </div>
    })
}

/// Every sale that is possible, and none.
#[component]
fn Sales(beach: Beach) -> impl IntoView {
    let ctx = beach.ctx;
    let mut sales = beach.scene.with_untracked(|scene| scene.0.sales());
    sales.sort_by_key(|mv| !matches!(mv, Move::Sell { .. }));
    view! {
        <div class="question">
            <p><Icon name="next"/>{ctx.will_say("web-crabs-ask-sell")}</p>
            <div class="answers">{sales.into_iter().map(|mv| view! {
                <button class=if matches!(mv, Move::Sell { .. }) { "main" } else { "soft" } on:click=move |_| beach.table.play.run(mv.to_string())>{move || beach.sale_words(mv)}</button>
            }).collect_view()}</div>
        </div>
    }
}
