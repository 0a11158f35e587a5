//! A game on this device.

use super::finish::{End, Finish};
use super::help::{Aim, Help};
use super::log::{Log, Story, news, since_round};
use super::rules::RulesLink;
use super::settings::PaceChoice;
use super::since::Since;
use super::trouble::Unread;
use super::turn::{self, Turn};
use super::{Ctx, ctx};
use crate::browser::worker::patience;
use crate::browser::{self, sound::Sound, store};
use crate::draw::{self, Board, Ending, Hold, Icon, Look, TABLE, Table};
use crate::follow;
use crate::local_table::{Ended, LocalTable, Standing};
use crate::rounds;
use crate::route::{Eyes, Route};
use crate::settings::Pace;
use board::said::Said;
use face::Weight;
use kernel::{Seat, SeatSet, Viewpoint};
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::hint::black_box;
use table::Skill;

/// For how many milliseconds a hint is thought about that was asked for once more.
const LONGER: f64 = 6_000.0;

/// How many milliseconds after a game has been opened there is time for what is not asked for yet.
const AT_LEISURE: i32 = 120;

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

/// A move that a bot has thought of.
#[derive(Clone)]
struct Thought {
    seat: Seat,
    mv: Option<String>,
    /// After how many moves it was asked.
    len: usize,
}

/// Which page a game is played on: the last on which it was opened. Others do not touch it.
#[derive(Clone, Copy)]
struct Claim {
    id: StoredValue<String>,
    /// The name of this page.
    page: StoredValue<String>,
    here: RwSignal<bool>,
}

impl Claim {
    fn new(id: String) -> Self {
        let page = browser::fresh_bytes::<8>().to_string();
        let claim = Self { id: StoredValue::new(id), page: StoredValue::new(page), here: RwSignal::new(false) };
        claim.take();
        claim
    }

    /// Has the game be played here.
    fn take(self) {
        self.id.with_value(|id| self.page.with_value(|page| store::take_game(id, page)));
        self.here.set(true);
    }

    /// Whether it still is; if not, the page says so.
    fn holds(self) -> bool {
        let holds = self.id.try_with_value(|id| self.page.with_value(|page| store::has_game(id, page)));
        if holds == Some(false) {
            self.here.set(false);
        }
        holds == Some(true)
    }
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

/// The game is played on another page of this browser.
#[component]
fn Elsewhere(claim: Claim) -> impl IntoView {
    let ctx = ctx();
    view! {
        <section class="setup">
            <h1 class="unseen">"Strandline"</h1>
            <p class="refusal" role="alert">{ctx.will_say("web-elsewhere")}</p>
            <button class="main" on:click=move |_| claim.take()>{ctx.will_say("web-elsewhere-here")}</button>
        </section>
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
    browser::later(AT_LEISURE, move || sitting.rehearse());
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

    /// Plays and tells a move on a copy of the game, for nobody: a browser compiles what is called for the first time, and
    /// whoever makes the first move is not to wait for that.
    fn rehearse(self) {
        let Some(mut desk) = self.desk.try_get_untracked() else { return };
        let Some(seat) = self.actor() else { return };
        let before = desk.history().len();
        let first = desk.session().game().legal(seat, 1).moves.into_iter().next();
        if first.is_none_or(|mv| desk.play(browser::now(), seat, &mv).is_err()) {
            return;
        }
        // A task each, so that nothing else waits for long.
        browser::later(0, move || {
            black_box(desk.kept(browser::now()).written());
            browser::later(0, move || self.rehearse_telling(&desk, before));
        });
    }

    fn rehearse_telling(self, desk: &LocalTable, before: usize) {
        let story = Story::of(desk);
        let plies = story.history.plies().get(before..).unwrap_or_default();
        black_box(news(self.ctx, story.history.game(), story.reader(), plies));
        black_box(desk.session().view(desk.eyes()).written());
        black_box(rounds::ended(desk.history(), before + 1));
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

    /// Asks the bots' thread for a move, when it is a bot's turn and nobody looks at a round that has ended.
    fn bots_turn(self) {
        if self.held.get().is_some() {
            return;
        }
        let asked = self.desk.with(|desk| match desk.standing() {
            Standing::Bot(seat, level) => {
                let view = desk.session().view(Viewpoint::Seat(seat)).written();
                Some((desk.game(), view, seat, level, desk.history().len()))
            }
            _ => None,
        });
        let Some((game, view, seat, level, len)) = asked else { return };
        let start = browser::now();
        self.ctx.bots().ask(
            (self.claim.id.get_value(), game.name()),
            view,
            seat,
            (level, patience(level)),
            move |mv| {
                self.show_in_time(start, Thought { seat, mv, len });
            },
        );
    }

    /// Makes a bot's move when the one before has been seen for as long as it deserves, or when somebody asks for it.
    fn show_in_time(self, asked: f64, thought: Thought) {
        let weight = self.desk.try_with_untracked(|desk| {
            let last = desk.history().plies().last();
            last.map_or(Weight::Nothing, |ply| follow::weight(desk.game(), ply))
        });
        let Some(weight) = weight else { return };
        match follow::beat(untrack(|| self.ctx.pace()), weight) {
            Some(beat) => {
                let wait = (beat - (browser::now() - asked)).max(0.0);
                browser::later(wait as i32, move || self.bot_moves(&thought));
            }
            None => self.thought.set(Some(thought)),
        }
    }

    /// A move that waits to be asked for is made when that is no longer wanted.
    fn goes_on_by_itself(self) {
        if self.ctx.pace() != Pace::Steps {
            self.show_next();
        }
    }

    /// Makes the move that waits to be asked for.
    fn show_next(self) {
        if let Some(thought) = self.thought.try_update(Option::take).flatten() {
            self.bot_moves(&thought);
        }
    }

    /// Makes a bot's move, unless the game has gone another way since it was asked.
    fn bot_moves(self, thought: &Thought) {
        let Thought { seat, mv, len } = thought;
        let (seat, mv, len) = (*seat, mv.as_deref(), *len);
        let due = self.desk.try_with_untracked(|desk| {
            desk.history().len() == len && matches!(desk.standing(), Standing::Bot(bot, _) if bot == seat)
        });
        if due != Some(true) || !self.claim.holds() {
            return;
        }
        let played = self.desk.try_update_untracked(|desk| desk.play_thought(browser::now(), seat, mv));
        if let Some(Ok(as_thought)) = played {
            let (held, wrong) = (self.settle(), (!as_thought).then(|| self.say_of("web-bot-failed", seat)));
            // In a task of its own: on a slow device each of the two takes as long as a frame may.
            browser::later(0, move || self.show(held, wrong));
        }
    }

    /// The sentence with this id about a seat.
    fn say_of(self, id: &str, seat: Seat) -> String {
        let name = self.desk.with_untracked(|desk| desk.name(seat));
        self.ctx.say_with(id, &[("name", name.into())])
    }

    /// Tells screen readers, and ears, what is new.
    fn tell(self, before: Option<usize>, ply: usize) -> usize {
        let fresh = before.is_some_and(|before| before < ply);
        if fresh {
            let story = self.story();
            let from = before.unwrap_or(ply) + 1;
            let fresh = story.history.plies().get(from..).unwrap_or_default();
            let told = news(self.ctx, story.history.game(), story.reader(), fresh);
            told.into_iter().for_each(|told| self.ctx.announce(told));
            match self.desk.with_untracked(LocalTable::standing) {
                Standing::Over(_) => self.ctx.sound(Sound::End),
                Standing::Person(_) => self.ctx.sound(Sound::Turn),
                _ => {}
            }
        }
        ply
    }

    /// What is due, in words.
    fn due(self) -> String {
        if self.back.get().is_some() {
            return self.ctx.say("web-looking-back");
        }
        if self.held.get().is_some() {
            return self.ctx.say("web-round-over");
        }
        self.desk.with(|desk| match desk.standing() {
            Standing::Person(seats) => self.due_of(desk, seats),
            Standing::Bot(seat, _) => self.ctx.say_with("web-thinking", &[("name", desk.name(seat).into())]),
            Standing::Over(_) | Standing::Ended(_) => self.ctx.say("web-over"),
        })
    }

    fn due_of(self, desk: &LocalTable, seats: SeatSet) -> String {
        if desk.people().len() == 1 {
            return self.ctx.say("web-your-turn");
        }
        let names: Vec<String> = seats.iter().map(|seat| desk.name(seat)).collect();
        self.ctx.say_with("web-turn", &[("names", words::list(self.ctx.lang.get(), &names).into())])
    }

    /// Whose turn it is. Around one device everybody is told who is next.
    fn turn(self) -> Turn {
        let waits = self.held.get().is_none();
        self.desk.with(|desk| {
            let person = waits && matches!(desk.standing(), Standing::Person(_));
            let mine = person && desk.people().len() == 1;
            Turn {
                game: desk.game().name().to_owned(),
                mine,
                said: person.then(|| self.due()),
                ply: desk.history().len(),
            }
        })
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

    fn ask_hint(self) {
        let Some(seat) = self.actor() else { return };
        // Whoever asks again would have it thought about for longer.
        let millis = if self.hint.with_untracked(Option::is_some) { LONGER } else { patience(Skill::STRONGEST) };
        let (game, view, ply) = self.desk.with_untracked(|desk| {
            (desk.game(), desk.session().view(Viewpoint::Seat(seat)).written(), desk.history().len())
        });
        self.ctx.bots().ask(
            (self.claim.id.get_value(), game.name()),
            view,
            seat,
            (Skill::STRONGEST, millis),
            move |mv| {
                self.hear_hint(ply, seat, mv);
            },
        );
    }

    fn hint_label(self) -> &'static str {
        let of = self.hint.with(|hint| hint.as_ref().map(|(ply, _)| *ply));
        let here = self.desk.with(|desk| desk.history().len());
        if of == Some(here) { "web-hint-longer" } else { "web-hint" }
    }

    /// Shows a hint, or says that there is none, if it is still what was asked about.
    fn hear_hint(self, ply: usize, seat: Seat, mv: Option<String>) {
        let hint = self.desk.try_with_untracked(|desk| {
            let asked = desk.history().len() == ply;
            asked.then(|| mv.filter(|mv| desk.is_legal(seat, mv)))
        });
        match hint.flatten() {
            Some(Some(mv)) => self.hint.set(Some((ply, mv))),
            Some(None) => self.refuse(self.ctx.say("web-hint-failed")),
            None => {}
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

/// Offers the game as a file. A record holds everybody's cards: while they are secret, the file is sealed, and says so.
#[component]
pub(crate) fn Save(#[prop(into)] secret: Signal<bool>, on_save: Callback<()>) -> impl IntoView {
    let ctx = ctx();
    let sealed =
        move || secret.get().then(|| view! { <p class="dim" id="save-sealed">{ctx.will_say("web-save-sealed")}</p> });
    view! {
        <button class="soft" on:click=move |_| on_save.run(()) aria-describedby=move || secret.get().then_some("save-sealed")>
            <Icon name="save"/>{ctx.will_say("web-save")}
        </button>
        {sealed}
    }
}

/// Hands the game to the person as a file: its record, or, while there are secrets, the game sealed.
pub(crate) fn save(desk: &LocalTable, id: &str) {
    if !desk.keeps_secrets() {
        return browser::download(&format!("{}-{id}.json", desk.game()), &desk.written_record());
    }
    let (desk, id) = (desk.clone(), id.to_owned());
    spawn_local(async move { super::brought::save_sealed(&desk, &id).await });
}

/// What can be done when the game is over.
#[component]
fn Afterwards(sitting: Sitting) -> impl IntoView {
    let ctx = sitting.ctx;
    let replay = move || Route::Replay { id: sitting.claim.id.get_value(), ply: None, eyes: Eyes::Acting }.href();
    view! {
        <button class="soft strong" on:click=move |_| sitting.rematch()><Icon name="again"/>{ctx.will_say("web-rematch")}</button>
        <a class="soft" href=replay><Icon name="film"/>{ctx.will_say("web-replay")}</a>
    }
}

/// Step by step: the bots' moves come when they are asked for. It stays while a bot thinks, and so does the keyboard.
#[component]
fn NextMove(sitting: Sitting) -> impl IntoView {
    let ctx = sitting.ctx;
    let bot = Memo::new(move |_| {
        let held = sitting.held.get().is_some();
        sitting.desk.with(|desk| match desk.standing() {
            Standing::Bot(seat, _) if !held => Some(desk.name(seat)),
            _ => None,
        })
    });
    let waits = Memo::new(move |_| sitting.thought.with(Option::is_some));
    move || {
        (ctx.pace() == Pace::Steps && bot.with(Option::is_some)).then(|| view! {
            <button class="main wide" id="next-move" aria-disabled=move || (!waits.get()).to_string() on:click=move |_| sitting.show_next()>
                {move || ctx.say_with("web-next-move", &[("name", bot.get().unwrap_or_default().into())])}
            </button>
        })
    }
}

/// What can be done beside moving.
#[component]
fn Actions(sitting: Sitting) -> impl IntoView {
    let ctx = sitting.ctx;
    let over =
        Memo::new(move |_| sitting.desk.with(|desk| matches!(desk.standing(), Standing::Over(_) | Standing::Ended(_))));
    let mine = Memo::new(move |_| {
        let by_person = |desk: &LocalTable| matches!(desk.standing(), Standing::Person(_));
        let theirs = |desk: &LocalTable| by_person(desk) && desk.curtain().is_none() && desk.parting().is_none();
        sitting.held.get().is_none() && sitting.desk.with(theirs)
    });
    let begun = Memo::new(move |_| sitting.desk.with(|desk| !desk.history().is_empty()));
    let people = Memo::new(move |_| sitting.desk.with(|desk| desk.people().len()));
    let game = Signal::derive(move || sitting.desk.with(|desk| desk.game().name().to_owned()));
    let table = Route::Table { id: sitting.claim.id.get_value() };
    let resign = move |_| {
        let holder = |desk: &LocalTable| desk.people().iter().find(|&seat| desk.eyes().is(seat));
        let anybody = |desk: &LocalTable| holder(desk).or_else(|| desk.people().first());
        if let Some(seat) = sitting.actor().or_else(|| sitting.desk.with_untracked(anybody)) {
            sitting.asking.set(Some(Ended::Resigned(seat)));
        }
    };
    view! {
        <div class="actions">
            <button class="soft" on:click=move |_| sitting.undo() disabled=move || !begun.get()><Icon name="undo"/>{ctx.will_say("web-undo")}</button>
            <Show when=move || !over.get()>
                <button class="soft asks-hint" on:click=move |_| sitting.ask_hint() disabled=move || !mine.get()><Icon name="hint"/>{move || ctx.say(sitting.hint_label())}</button>
                <button class="soft" on:click=resign><Icon name="flag"/>{ctx.will_say("web-resign")}</button>
                <Show when=move || { people.get() > 1 }>
                    <button class="soft" on:click=move |_| sitting.asking.set(Some(Ended::Agreed))><Icon name="draw"/>{ctx.will_say("web-draw")}</button>
                </Show>
            </Show>
            <RulesLink game table/>
        </div>
        {move || sitting.asking.get().map(|ended| view! {
            <div class="ask" role="alertdialog" aria-labelledby="ask-text">
                <p id="ask-text">{move || ctx.say(match ended { Ended::Agreed => "web-sure-draw", _ => "web-sure-resign" })}</p>
                <button class="main" on:click=move |_| sitting.end(ended)>{ctx.will_say("web-sure-yes")}</button>
                <button class="soft" on:click=move |_| sitting.asking.set(None)>{ctx.will_say("web-sure-no")}</button>
            </div>
        })}
    }
}

/// What is rarely wanted: the game as a file, a picture of it, and how fast bots are. It is folded, so that what happened
/// has the room.
#[component]
fn More(sitting: Sitting) -> impl IntoView {
    let ctx = sitting.ctx;
    let secret = Memo::new(move |_| sitting.desk.with(LocalTable::keeps_secrets));
    let bots = Memo::new(move |_| {
        let over = |desk: &LocalTable| matches!(desk.standing(), Standing::Over(_) | Standing::Ended(_));
        sitting.desk.with(|desk| !over(desk) && usize::from(desk.people().len()) < desk.names().len())
    });
    let on_save = Callback::new(move |()| {
        sitting.desk.with_untracked(|desk| sitting.claim.id.with_value(|id| save(desk, id)));
    });
    view! {
        <details class="more">
            <summary>{ctx.will_say("web-more")}</summary>
            <Show when=move || bots.get()><PaceChoice/></Show>
            <div class="actions"><Save secret on_save/><super::replay::SavePicture/></div>
        </details>
    }
}

/// Nobody sees another's cards: the device is handed over first.
#[component]
fn Curtain(sitting: Sitting, seat: Seat) -> impl IntoView {
    let ctx = sitting.ctx;
    let name = sitting.desk.with_untracked(|desk| desk.name(seat));
    let shown = name.clone();
    view! {
        <div class="curtain">
            <p>{move || ctx.say_with("web-curtain", &[("name", (&shown).into())])}</p>
            <button class="main" on:click=move |_| sitting.desk.update(LocalTable::lift_curtain)>
                {move || ctx.say_with("web-curtain-ready", &[("name", (&name).into())])}
            </button>
        </div>
    }
}

/// Whoever has moved sees what came of it for as long as they like, and hides it themselves.
#[component]
fn Parting(sitting: Sitting, seat: Seat) -> impl IntoView {
    let ctx = sitting.ctx;
    view! {
        <div class="dock parting">
            <p>{move || sitting.say_of("web-parting", seat)}</p>
            <button class="main" id="hide-cards" on:click=move |_| sitting.desk.update(LocalTable::drop_curtain)>
                {ctx.will_say("web-parting-hide")}
            </button>
        </div>
    }
}
