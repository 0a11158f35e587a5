//! The nests of Kraaw, round the table.

use super::{Hint, Hold, Icon, Look, Table};
use crate::browser;
use crate::page::{Ctx, ctx};
use crate::scene::kraaw::{Answer, Lies, Scene, Thing};
use kernel::{Seat, SeatSet};
use kraaw_rules::{Move, Phase, Place, Tally};
use leptos::ev::KeyboardEvent;
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

/// What the parts of the table share.
#[derive(Clone, Copy)]
struct Branch {
    table: Table,
    scene: Memo<Shared>,
    /// The cards chosen so far.
    chosen: RwSignal<Vec<Thing>>,
    /// The row and column that the keyboard is at.
    focus: RwSignal<(usize, usize)>,
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
}

impl Branch {
    fn new(table: Table) -> Self {
        let scene = Memo::new(move |_| Shared(Arc::new(table.look.with(arrange))));
        Self { table, scene, chosen: RwSignal::new(Vec::new()), focus: RwSignal::new((0, 0)), ctx: ctx() }
    }
}

/// What is to be seen: the round being played, or the one before as it ended.
fn arrange(look: &Look) -> Scene {
    let view = serde_json::from_str(&look.view).expect("a view of Kraaw");
    let scene = Scene::new(view, look.me, look.live);
    let last = (look.hold != Hold::None).then(|| scene.last_round()).flatten();
    last.unwrap_or(scene)
}

/// The table, with everything on it.
#[component]
pub(crate) fn KraawBoard(table: Table) -> impl IntoView {
    let branch = Branch::new(table);
    let scene = branch.scene;
    Effect::new(move |_| {
        scene.track();
        branch.chosen.set(Vec::new());
    });
    let rows = Memo::new(move |_| branch.rows());
    view! {
        <p class="headline">{move || branch.heading()}</p>
        {move || branch.warning().map(|text| view! { <p class="warning" role="status">{text}</p> })}
        <div class="nests" role="grid" aria-label=branch.ctx.will_say("web-kraaw-board") on:keydown=move |event| branch.key(&event)>
            {move || rows.get().into_iter().enumerate().map(|(at, row)| view! { <Nest branch row at/> }).collect_view()}
        </div>
        <Hint table words=Signal::derive(move || branch.hinted().map(|mv| branch.words(mv)))/>
        <Question branch/>
        {move || branch.with(|scene| scene.view.course.last.filter(|_| scene.tally().is_none())).map(|tally| view! {
            <details class="tally" open><summary>{branch.won(&tally)}</summary>{counted(branch, &tally)}</details>
        })}
    }
}

/// The id of the button that goes on to the next round.
const NEXT: &str = "next-round";

/// How the round that has ended was counted, and the way to the next one. It can be folded where it covers the nests.
#[component]
pub(crate) fn Count(table: Table) -> impl IntoView {
    let branch = Branch::new(table);
    let tally = Memo::new(move |_| branch.with(|scene| scene.tally().copied()));
    let waits = Memo::new(move |_| table.look.with(|look| look.hold == Hold::Waits));
    Effect::new(move |_| {
        if waits.get() {
            request_animation_frame(|| browser::focus(NEXT));
        }
    });
    move || {
        tally.get().map(|tally| view! {
            <details class="tally count" open>
                <summary id="round-won">{move || branch.won(&tally)}</summary>
                {move || counted(branch, &tally)}
                {move || waits.get().then(|| view! {
                    <button class="main wide" id=NEXT aria-describedby="round-won" on:click=move |_| table.go_on.run(())>
                        {branch.ctx.will_say("web-kraaw-next-round")}
                    </button>
                })}
            </details>
        })
    }
}

impl Branch {
    fn with<T>(self, read: impl FnOnce(&Scene) -> T) -> T {
        self.scene.with(|scene| read(&scene.0))
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

    fn heading(self) -> String {
        self.with(|scene| {
            let course = &scene.view.course;
            let id = if course.deciding() && course.phase != Phase::Over {
                "web-kraaw-round-deciding"
            } else {
                "web-kraaw-round"
            };
            let target = course.options.rounds_to_win();
            self.ctx.say_with(id, &[("round", course.round.into()), ("target", target.into())])
        })
    }

    fn warning(self) -> Option<String> {
        let seats =
            self.with(|scene| Seat::all(scene.seats()).filter(|&seat| scene.counts_down(seat)).collect::<Vec<_>>());
        let names: Vec<String> = seats.into_iter().map(|seat| self.name(seat)).collect();
        let names = words::list(self.ctx.lang.get(), &names);
        (!names.is_empty()).then(|| self.ctx.say_with("web-kraaw-countdown", &[("names", names.into())]))
    }

    fn choose(self, thing: Thing) {
        match self.scene.with_untracked(|scene| scene.0.choose(&self.chosen.get_untracked(), thing)) {
            Answer::Chosen(things) => {
                self.chosen.set(things);
                let offers = self.offers().into_iter().map(|mv| self.words(mv)).collect::<Vec<_>>().join(", ");
                self.ctx.announce(offers);
            }
            Answer::Refused(rule) => self.table.refuse.run(words::rule(self.ctx.lang.get_untracked(), rule)),
            Answer::Nothing => {}
        }
    }

    /// The move that somebody proposes.
    fn hinted(self) -> Option<Move> {
        self.table.look.with(|look| look.hint.as_deref().and_then(|hint| hint.parse().ok()))
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

    fn lies(self, thing: Thing) -> Lies {
        let aid = self.ctx.settings.with(|settings| settings.memory_aid);
        self.with(|scene| scene.lies(thing, aid))
    }

    fn names(self, seats: SeatSet) -> String {
        words::list(self.ctx.lang.get(), &seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>())
    }

    /// Who won the round.
    fn won(self, tally: &Tally) -> String {
        let args = [("round", tally.round.into()), ("names", self.names(tally.winners).into())];
        self.ctx.say_with("web-kraaw-round-won", &args)
    }

    /// What broke a tie for the highest sum, if there was one.
    fn tie(self, tally: &Tally) -> Option<String> {
        let tie = tally.tie()?;
        let names = ("names", self.names(tie.seats).into());
        Some(match tie.card {
            Some(card) => self.ctx.say_with("web-kraaw-tie", &[names, ("card", card.into())]),
            None => self.ctx.say_with("web-kraaw-tie-perfect", &[names]),
        })
    }

    /// What a screen reader says of a card.
    fn label(self, row: Row, place: Place) -> String {
        let whose = match row {
            Row::Nest(seat) => self.name(seat),
            Row::Dog => self.ctx.say("web-kraaw-dog"),
        };
        let lies = match self.lies(row.thing(place)) {
            Lies::Gap => self.ctx.say("web-kraaw-gap"),
            Lies::Down(None) => self.ctx.say("web-kraaw-down"),
            Lies::Down(Some(value)) => self.ctx.say_with("web-kraaw-down-known", &[("value", value.into())]),
            Lies::Up(value) => self.ctx.say_with("web-kraaw-up", &[("value", value.into())]),
            Lies::Locked(value) => self.ctx.say_with("web-kraaw-locked", &[("value", value.into())]),
        };
        self.ctx.say_with(
            "web-kraaw-card",
            &[("name", whose.into()), ("place", place.number().into()), ("lies", lies.into())],
        )
    }

    /// A move, as its button says it.
    fn words(self, mv: Move) -> String {
        let say = |id: &str, place: Place| self.ctx.say_with(id, &[("place", place.number().into())]);
        match mv {
            Move::Swap => self.ctx.say("web-kraaw-do-swap"),
            Move::Stay => self.ctx.say("web-kraaw-do-stay"),
            Move::Keep => self.ctx.say("web-kraaw-do-keep"),
            Move::LockIt => self.ctx.say("web-kraaw-do-lock-it"),
            Move::Leave => self.ctx.say("web-kraaw-do-leave"),
            Move::Done => self.ctx.say("web-kraaw-do-done"),
            Move::Reveal(place) => say("web-kraaw-do-reveal", place),
            Move::Look(place) => say("web-kraaw-do-look", place),
            Move::Lock(place) => say("web-kraaw-do-lock", place),
            Move::Take(place) => say("web-kraaw-do-take", place),
            Move::Steal { victim, place } => {
                let args = [("name", self.name(victim).into()), ("place", place.number().into())];
                self.ctx.say_with("web-kraaw-do-steal", &args)
            }
            Move::Exchange { place, dog } => {
                let args = [("place", place.number().into()), ("dog", dog.number().into())];
                self.ctx.say_with("web-kraaw-do-exchange", &args)
            }
            Move::LockDiscard { lock, discard } => {
                let args = [("lock", lock.number().into()), ("discard", discard.number().into())];
                self.ctx.say_with("web-kraaw-do-bonus", &args)
            }
        }
    }

    /// What is being asked, in words.
    fn question(self) -> Option<String> {
        let (phase, turn) =
            self.with(|scene| scene.actor.map(|_| (scene.view.course.phase, scene.view.course.turn)))?;
        Some(match phase {
            Phase::Swap => self.ctx.say("web-kraaw-ask-swap"),
            Phase::Dog => self.ctx.say("web-kraaw-ask-dog"),
            Phase::Main => self.ctx.say("web-kraaw-ask-main"),
            Phase::LockOrLeave(_) => self.ctx.say("web-kraaw-ask-lock-or-leave"),
            Phase::Look(_) => self.ctx.say("web-kraaw-ask-look"),
            Phase::Take { .. } => self.ctx.say_with("web-kraaw-ask-take", &[("name", self.name(turn).into())]),
            Phase::Bonus => self.ctx.say("web-kraaw-ask-bonus"),
            Phase::Hands | Phase::Nests | Phase::Over => return None,
        })
    }
}

/// A row of five cards, with whose it is.
#[component]
fn Nest(branch: Branch, row: Row, at: usize) -> impl IntoView {
    let head = match row {
        Row::Nest(seat) => view! { <Crow branch seat/> }.into_any(),
        Row::Dog => view! { <p class="crow-name dog-name">{branch.ctx.will_say("web-kraaw-dog")}</p> }.into_any(),
    };
    let own = move || branch.with(|scene| matches!(row, Row::Nest(seat) if scene.me == Some(seat)));
    let dealt = move || {
        let hand = own().then(|| branch.with(|scene| scene.view.hand)).flatten()?;
        let cards = hand.values().iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        Some(view! { <p class="dealt">{branch.ctx.say_with("web-kraaw-dealt", &[("cards", cards.into())])}</p> })
    };
    view! {
        <div class="nest" role="row" class:own=own class:dog=row == Row::Dog
            class:acts=move || branch.with(|scene| matches!(row, Row::Nest(seat) if scene.acts(seat)))
            class:best=move || branch.with(|scene| matches!(row, Row::Nest(seat) if scene.tally().is_some_and(|tally| tally.winners.contains(seat))))
            class:away=move || branch.with(|scene| matches!(row, Row::Nest(seat) if !scene.plays(seat)))>
            <div role="rowheader">{head}{dealt}</div>
            {Place::ALL.map(|place| view! { <Card branch row place at/> }).collect_view()}
        </div>
    }
}

/// The crow of a seat, with the rounds it has won.
#[component]
fn Crow(branch: Branch, seat: Seat) -> impl IntoView {
    let wins = move || branch.with(|scene| scene.view.course.wins[seat]);
    let state = move || {
        branch.with(|scene| {
            if !scene.plays(seat) {
                return branch.ctx.say("web-kraaw-sits-out");
            }
            branch.ctx.say_with(
                "web-kraaw-state",
                &[("sum", scene.sum(seat).into()), ("wins", scene.view.course.wins[seat].into())],
            )
        })
    };
    let target = branch.scene.with_untracked(|scene| scene.0.view.course.options.rounds_to_win());
    let stars = move || {
        (0..u16::from(target)).map(|at| view! {
        <use href="#star" class="win" class:won=at < wins() x=16 * i32::from(at) y="0" width="16" height="16"/>
    }).collect_view()
    };
    view! {
        <svg class=format!("crow crow-{seat}") viewBox="-60 -56 122 112" aria-hidden="true"><use href="#crow" x="-60" y="-60" width="120" height="120"/></svg>
        <p class="crow-name">{move || branch.name(seat)}</p>
        <svg class="wins" viewBox=format!("0 0 {} 16", 16 * i32::from(target)) aria-hidden="true">{stars}</svg>
        <p class="crow-state">{state}</p>
    }
}

/// A card, to be pointed at.
#[component]
fn Card(branch: Branch, row: Row, place: Place, at: usize) -> impl IntoView {
    let thing = row.thing(place);
    let lies = Memo::new(move |_| branch.lies(thing));
    let open = Memo::new(move |_| {
        branch.with(|scene| scene.is_open(&branch.chosen.get(), thing) || scene.is_open(&[], thing))
    });
    let chosen = Memo::new(move |_| branch.chosen.with(|chosen| chosen.contains(&thing)));
    let pending = Memo::new(move |_| branch.with(|scene| scene.pending() == Some(thing)));
    let hinted =
        Memo::new(move |_| branch.hinted().is_some_and(|mv| branch.with(|scene| scene.things(mv).contains(&thing))));
    let here = Memo::new(move |_| branch.focus.get() == (at, place.index()));
    // All in one: single classes set beside a whole that changes are lost when it does.
    let class = move || {
        let lies = match lies.get() {
            Lies::Gap => "gap",
            Lies::Down(None) => "down",
            Lies::Down(Some(_)) => "down known",
            Lies::Up(_) => "up",
            Lies::Locked(_) => "up locked",
        };
        let marks = [(open, " open"), (chosen, " chosen"), (pending, " pending"), (hinted, " hinted")];
        let marks = marks.into_iter().filter(|(on, _)| on.get()).map(|(_, mark)| mark);
        format!("treasure {lies}{}", marks.collect::<String>())
    };
    view! {
        <div role="gridcell">
            <button id=format!("card-{at}-{}", place.index()) class=class
                tabindex=move || if here.get() { "0" } else { "-1" }
                aria-label=move || branch.label(row, place) aria-pressed=move || chosen.get().to_string()
                on:focus=move |_| branch.focus.set((at, place.index()))
                on:click=move |_| branch.choose(thing)>
                <span class="place" aria-hidden="true">{place.number()}</span>
                {move || face(lies.get())}
            </button>
        </div>
    }
}

/// What a card shows, by how it lies.
pub(super) fn face(lies: Lies) -> impl IntoView {
    match lies {
        Lies::Gap => ().into_any(),
        Lies::Down(None) => view! { <svg class="back" viewBox="-12 -12 24 24" aria-hidden="true"><use href="#feather" x="-12" y="-12" width="24" height="24"/></svg> }.into_any(),
        Lies::Down(Some(value)) => view! { <span class="peeked" aria-hidden="true"><Icon name="eye"/>{value}</span> }.into_any(),
        Lies::Up(value) => treasure(value).into_any(),
        Lies::Locked(value) => view! { {treasure(value)}<span class="bolt"><Icon name="lock"/></span> }.into_any(),
    }
}

fn treasure(value: u8) -> impl IntoView {
    view! {
        <span class=format!("worth value-{value}") aria-hidden="true">
            <svg viewBox="-12 -12 24 24"><use href=format!("#loot-{value}") x="-12" y="-12" width="24" height="24"/></svg>
            <b>{value}</b>
        </span>
    }
}

/// What is asked, and the answers that can be given now.
#[component]
fn Question(branch: Branch) -> impl IntoView {
    let offers = Memo::new(move |_| branch.offers());
    view! {
        {move || branch.question().map(|text| view! {
            <div class="question">
                <p>{text}</p>
                <div class="answers">
                    {move || offers.get().into_iter().map(|mv| view! {
                        <button class="main" on:click=move |_| branch.table.play.run(mv.to_string())>{move || branch.words(mv)}</button>
                    }).collect_view()}
                </div>
            </div>
        })}
    }
}

/// How a round was counted: everybody's cards, sum and rounds won so far, with a tie explained.
fn counted(branch: Branch, tally: &Tally) -> impl IntoView + use<> {
    let ctx = branch.ctx;
    let tally = *tally;
    let wins = branch.with(|scene| scene.view.course.wins);
    let head = ["cards", "sum", "wins"]
        .map(|word| view! { <th scope="col">{ctx.say(&format!("web-kraaw-count-{word}"))}</th> });
    let lines = tally.playing.iter().map(|seat| {
        let counted = tally.counted(seat);
        let values = counted.values().map(|value| value.to_string()).collect::<Vec<_>>().join(" + ");
        view! {
            <tr class:best=tally.winners.contains(seat)>
                <th scope="row">{branch.name(seat)}</th>
                <td>{if values.is_empty() { "–".to_owned() } else { values }}</td>
                <td class="sum">{counted.sum()}</td>
                <td>{wins[seat]}</td>
            </tr>
        }
    });
    view! {
        <table><thead><tr><td></td>{head.into_iter().collect_view()}</tr></thead><tbody>{lines.collect_view()}</tbody></table>
        {branch.tie(&tally).map(|tie| view! { <p>{tie}</p> })}
    }
}
