//! A game on this device.

mod bots;
mod claim;
mod controls;
mod curtain;
mod hint;
mod rehearsal;
mod told;

pub(crate) use controls::{Save, save};

use self::bots::Thought;
use self::claim::{Claim, Elsewhere};
use self::controls::{Actions, Afterwards, More, NextMove};
use self::curtain::{Curtain, Parting};
use super::finish::{End, Finish};
use super::help::{Aim, Help};
use super::log::{Log, Story, since_round};
use super::since::Since;
use super::trouble::Unread;
use super::turn;
use super::{Ctx, ctx};
use crate::browser::{self, sound::Sound, store};
use crate::draw::{self, Board, Ending, Hold, Look, TABLE, Table};
use crate::follow;
use crate::local_table::{Ended, LocalTable, Standing};
use crate::rounds;
use crate::route::Route;
use board::said::Said;
use kernel::{Seat, Viewpoint};
use leptos::prelude::*;

/// A game being played on this page.
#[derive(Clone, Copy)]
struct Sitting {
    ctx: Ctx,
    claim: Claim,
    desk: RwSignal<LocalTable>,
    /// The move that is looked back at.
    back: RwSignal<Option<usize>>,
    /// The move that ended a round, while that is looked at before the next one.
    held: RwSignal<Option<usize>>,
    /// What did not work: why the last choice was not possible, or who did not answer.
    refusal: RwSignal<Option<String>>,
    /// What the strongest bot would do, and after how many moves it was asked.
    hint: RwSignal<Option<(usize, String)>>,
    /// What is to be confirmed.
    asking: RwSignal<Option<Ended>>,
    /// A move that a bot has thought of, while that waits to be asked for.
    thought: RwSignal<Option<Thought>>,
}

#[component]
pub(crate) fn TablePage(id: String) -> impl IntoView {
    let claim = Claim::new(id);
    let listening = window_event_listener_untyped("storage", move |_| {
        claim.holds();
    });
    on_cleanup(move || listening.remove());
    move || if claim.here.get() { opened(claim) } else { view! { <Elsewhere claim/> }.into_any() }
}

/// The game as it is kept.
fn opened(claim: Claim) -> AnyView {
    let ctx = ctx();
    let id = claim.id.get_value();
    let Some((text, kept)) = store::game(&id) else {
        return view! { <p class="refusal">{ctx.will_say("web-no-such-game")}</p> }.into_any();
    };
    match kept.map(|kept| LocalTable::open(&kept)) {
        Some(Ok(desk)) => view! { <Seated claim desk/> }.into_any(),
        Some(Err(problem)) => {
            let why = problem.sentence(words::speak, ctx.lang.get_untracked().code());
            view! { <Unread id text why=Some(why)/> }.into_any()
        }
        None => view! { <Unread id text why=None/> }.into_any(),
    }
}

#[component]
fn Seated(claim: Claim, desk: LocalTable) -> impl IntoView {
    let ctx = ctx();
    let sitting = Sitting {
        ctx,
        claim,
        desk: RwSignal::new(desk),
        back: RwSignal::new(None),
        held: RwSignal::new(None),
        refusal: RwSignal::new(None),
        hint: RwSignal::new(None),
        asking: RwSignal::new(None),
        thought: RwSignal::new(None),
    };
    let ply = Memo::new(move |_| sitting.desk.with(|desk| desk.history().len()));
    let look = Memo::new(move |_| sitting.look());
    let story = Memo::new(move |_| sitting.story());
    let curtain = Memo::new(move |_| sitting.curtain());
    let parting = Memo::new(move |_| sitting.parting());
    let end = Memo::new(move |_| sitting.finished().filter(|_| sitting.back.get().is_none()));
    ctx.bots();
    Effect::new(move |_| sitting.bots_turn());
    Effect::new(move |_| sitting.goes_on_by_itself());
    Effect::new(move |before: Option<usize>| sitting.tell(before, ply.get()));
    turn::follow(ctx, move || sitting.turn());
    // What was whispered to one is not for whoever comes next.
    Effect::new(move |_| {
        if curtain.get().is_some() {
            ctx.said.update(Said::hush);
        }
    });
    on_cleanup(move || ctx.bots().stop());
    sitting.rehearse_at_leisure();
    let table = Table {
        look,
        play: Callback::new(move |mv: String| sitting.play(&mv)),
        refuse: Callback::new(move |sentence: String| sitting.refuse(sentence)),
        go_on: Callback::new(move |()| sitting.go_on()),
    };
    let at = Signal::derive(move || sitting.back.get().unwrap_or_else(|| ply.get()));
    let pick = Callback::new(move |to: usize| sitting.back.set((to < ply.get_untracked()).then_some(to)));
    view! {
        <section class="table" id=TABLE tabindex="-1">
            <h1 class="unseen">{move || ctx.game_name(sitting.desk.with(LocalTable::game).name())}</h1>
            <div class="says">
                <Aim look/>
                <p class="due" class:past=move || sitting.back.get().is_some()>{move || sitting.due()}</p>
                {move || sitting.refusal.get().map(|sentence| view! { <p class="refusal" role="alert">{sentence}</p> })}
                <Help look/>
            </div>
            <div class="board">
                {move || match curtain.get() {
                    Some(seat) => view! { <Curtain sitting seat/> }.into_any(),
                    None => view! { <Board table/> }.into_any(),
                }}
                {move || parting.get().map(|seat| view! { <Parting sitting seat/> })}
                <Finish end look story actions=move || view! { <Afterwards sitting/> }/>
            </div>
            <aside>
                <Ending table/>
                <NextMove sitting/>
                {move || sitting.back.get().map(|_| view! {
                    <button class="main wide" on:click=move |_| sitting.back.set(None)>{ctx.will_say("web-back-to-now")}</button>
                })}
                <Actions sitting/>
                <Since story look/>
                <Log story at pick/>
                <More sitting/>
            </aside>
        </section>
    }
}

impl Sitting {
    fn look(self) -> Look {
        let (back, held, hint) = (self.back.get(), self.held.get(), self.hint.get());
        self.desk.with(|desk| {
            let from = desk.eyes();
            let me = if let Viewpoint::Seat(seat) = from { Some(seat) } else { None };
            let ply = back.unwrap_or_else(|| desk.history().len());
            let live = back.is_none()
                && held.is_none()
                && desk.parting().is_none()
                && matches!(desk.standing(), Standing::Person(_));
            Look {
                game: desk.game().name(),
                view: desk.history().view(ply, from).unwrap_or_else(|| desk.session().view(from)),
                me,
                live,
                names: desk.names().into(),
                ply,
                hint: hint.filter(|(of, _)| *of == ply && live).map(|(_, mv)| mv),
                hold: Hold::at(back, held, |ply| rounds::ended(desk.history(), ply)),
                since: follow::told(desk.history(), follow::since(desk.history(), ply, me)),
            }
        })
    }

    /// How the game ended, if it has.
    fn finished(self) -> Option<End> {
        self.desk.with(|desk| {
            let me = desk.people().first().filter(|_| desk.people().len() == 1);
            let (outcome, how) = match desk.standing() {
                Standing::Over(outcome) | Standing::Ended(Ended::Ranked(outcome)) => (Some(outcome), None),
                Standing::Ended(Ended::Agreed) => (None, Some(self.ctx.say("web-agreed"))),
                Standing::Ended(Ended::Resigned(seat)) => {
                    (None, Some(self.ctx.say_with("web-resigned", &[("name", desk.name(seat).into())])))
                }
                _ => return None,
            };
            Some(End { outcome, how, me })
        })
    }

    fn story(self) -> Story {
        self.desk.with(Story::of)
    }

    /// The person who must take the device before anything is shown. Looking back shows what all may see.
    fn curtain(self) -> Option<Seat> {
        let shown_to_all = self.back.get().is_some() || self.held.get().is_some();
        self.desk.with(LocalTable::curtain).filter(|_| !shown_to_all)
    }

    /// The person who has moved and looks at what came of it.
    fn parting(self) -> Option<Seat> {
        let now = self.back.get().is_none() && self.held.get().is_none();
        self.desk.with(LocalTable::parting).filter(|_| now)
    }

    /// The person whose move it is on this device.
    fn actor(self) -> Option<Seat> {
        self.desk.with_untracked(|desk| match (desk.standing(), desk.eyes()) {
            _ if desk.parting().is_some() => None,
            (Standing::Person(seats), Viewpoint::Seat(seat)) if seats.contains(seat) => Some(seat),
            (Standing::Person(seats), _) => seats.first(),
            _ => None,
        })
    }

    fn play(self, mv: &str) {
        let Some(seat) = self.actor().filter(|_| self.claim.holds()) else { return };
        let played = self.desk.try_update_untracked(|desk| desk.play(browser::now(), seat, mv));
        match played {
            // Whoever moved sees it at once: what they press next is meant for that.
            Some(Ok(())) => self.show(self.settle(), None),
            Some(Err(problem)) => self.refuse(problem.sentence(words::speak, self.ctx.lang.get_untracked().code())),
            None => {}
        }
    }

    /// Keeps the game as a move has left it. Gives the move if it ended a round, which is looked at then.
    fn settle(self) -> Option<usize> {
        let ended = self.desk.try_update_untracked(|desk| {
            let last = desk.history().len();
            let ended = rounds::ended(desk.history(), last).then_some(last);
            // How a round ended is for all to see.
            if ended.is_some() {
                desk.drop_curtain();
            }
            ended
        });
        self.keep();
        ended.flatten()
    }

    /// Shows the game as it is now, unless the page has gone elsewhere. What went wrong with the move is said.
    fn show(self, held: Option<usize>, wrong: Option<String>) {
        if self.desk.is_disposed() {
            return;
        }
        self.desk.notify();
        self.held.set(held);
        self.refusal.set(wrong);
        self.hint.set(None);
        draw::remember(self.ctx);
        self.ctx.sound(Sound::Tap);
    }

    /// Goes on from a round that has ended.
    fn go_on(self) {
        let Some(ply) = self.held.get_untracked() else { return };
        self.held.set(None);
        let story = self.story();
        let plies = story.history.plies().get(ply..).unwrap_or_default();
        let told = since_round(self.ctx, story.history.game(), story.reader(), plies);
        told.into_iter().for_each(|told| self.ctx.announce(told));
        browser::rest_on("main");
    }

    fn keep(self) {
        if self.claim.holds() {
            let kept = self.desk.with_untracked(|desk| desk.kept(browser::now()));
            self.claim.id.with_value(|id| store::keep_game(id, &kept));
        }
    }

    /// Says why something is not possible; with nothing to say, that it no longer matters.
    fn refuse(self, sentence: String) {
        if sentence.is_empty() {
            return self.refusal.set(None);
        }
        self.ctx.sound(Sound::No);
        self.refusal.set(Some(sentence));
    }

    fn undo(self) {
        if !self.claim.holds() {
            return;
        }
        self.ctx.bots().stop();
        self.back.set(None);
        self.held.set(None);
        self.thought.set(None);
        if self.desk.try_update(LocalTable::undo) == Some(true) {
            self.hint.set(None);
            self.refusal.set(None);
            self.keep();
        }
    }

    fn end(self, ended: Ended) {
        self.asking.set(None);
        if !self.claim.holds() {
            return;
        }
        self.ctx.bots().stop();
        let done = self.desk.try_update(|desk| match ended {
            Ended::Resigned(seat) => desk.resign(browser::now(), seat),
            _ => desk.draw(browser::now()),
        });
        match done {
            Some(Err(problem)) => self.refuse(problem.sentence(words::speak, self.ctx.lang.get_untracked().code())),
            _ => self.keep(),
        }
    }

    fn rematch(self) {
        let again = self.desk.with_untracked(|desk| desk.rematch(browser::now(), browser::fresh_bytes()));
        if let Ok(desk) = again {
            let id = browser::fresh_id();
            store::keep_game(&id, &desk.kept(browser::now()));
            browser::go(&Route::Table { id }.href());
        }
    }
}
