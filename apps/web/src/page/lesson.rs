//! A short lesson in playing: do this, see what happens.

use super::log::move_in_words;
use super::{Ctx, ctx};
use crate::browser;
use crate::browser::sound::Sound;
use crate::draw::{self, Board, Ending, Hold, Icon, Look, TABLE, Table};
use crate::route::{Mode, Route};
use catalog::{GameId, with_game};
use face::Reader;
use face::lesson::{AnyLesson, Made, PUPIL, Part, begin};
use leptos::prelude::*;

/// A lesson on this page.
#[derive(Clone, Copy)]
struct Lectern {
    ctx: Ctx,
    game: GameId,
    part: Part,
    lesson: RwSignal<Box<dyn AnyLesson>>,
    /// Why the last choice was not taken.
    wrong: RwSignal<Option<String>>,
    /// A move that does what is asked, for whoever wants to be shown.
    example: RwSignal<Option<String>>,
}

#[component]
pub(crate) fn LessonPage(game: String, part: Part) -> impl IntoView {
    let ctx = ctx();
    let game: Option<GameId> = game.parse().ok();
    let Some((game, lesson)) = game.and_then(|game| Some((game, lesson_of(game, part)?))) else {
        return view! { <p class="refusal">{ctx.will_say("web-no-such-game")}</p> }.into_any();
    };
    let (lesson, wrong, example) = (RwSignal::new(lesson), RwSignal::new(None), RwSignal::new(None));
    let lectern = Lectern { ctx, game, part, lesson, wrong, example };
    view! { <Taught lectern/> }.into_any()
}

fn lesson_of(game: GameId, part: Part) -> Option<Box<dyn AnyLesson>> {
    with_game!(game, T => begin::<T>(part))
}

#[component]
fn Taught(lectern: Lectern) -> impl IntoView {
    let Lectern { ctx, lesson, wrong, .. } = lectern;
    let look = Memo::new(move |_| lectern.look());
    let step = Memo::new(move |_| lesson.with(|lesson| lesson.step()));
    let play = Callback::new(move |mv: String| lectern.play(&mv));
    let refuse = Callback::new(move |why: String| lectern.object(why));
    let table = Table { look, play, refuse, go_on: Callback::new(|()| ()) };
    // A fresh table may be of another shape, so the board is drawn anew with each step that lays one.
    let laid = Memo::new(move |_| lesson.with(|lesson| lesson.laid()));
    let title = move || ctx.say_with(lectern.title(), &[("game", ctx.game_name(lectern.game.name()).into())]);
    let made = move || lesson.with(|lesson| lesson.is_made() || lesson.is_done());
    view! {
        <section class="table lesson" id=TABLE tabindex="-1">
            <div class="says">
                <h1>{title}</h1>
                <Progress lectern step/>
                <div class="due" id="lesson-asks" tabindex="-1" role="status" class:made=made>
                    {move || lectern.asked().into_iter().map(|text| view! { <p>{text}</p> }).collect_view()}
                    {move || lectern.happened().map(|told| view! { <p class="happened">{told}</p> })}
                </div>
                {move || wrong.get().map(|why| view! { <p class="refusal" role="alert">{why}</p> })}
                <Helps lectern/>
            </div>
            <div class="board">
                <For each=move || [laid.get()] key=|laid| *laid children=move |_| view! { <Board table/> }/>
            </div>
            <aside>
                <Ending table/>
                <Onward lectern/>
            </aside>
        </section>
    }
}

/// What helps with a step: to be shown, a step back, and the way on once it is done.
#[component]
fn Helps(lectern: Lectern) -> impl IntoView {
    let Lectern { ctx, lesson, .. } = lectern;
    let asks = move || lesson.with(|lesson| !lesson.is_made() && !lesson.is_done());
    let back = move || lesson.with(|lesson| lesson.can_go_back());
    view! {
        <div class="actions helps">
            {move || lectern.next()}
            <Show when=asks><button class="soft" on:click=move |_| lectern.show_me()><Icon name="eye"/>{ctx.will_say("web-lesson-show")}</button></Show>
            <Show when=back><button class="soft" on:click=move |_| lectern.go_back()><Icon name="back"/>{ctx.will_say("web-lesson-back")}</button></Show>
        </div>
    }
}

/// Where one can go from here: to the other lesson, the rules, a real game.
#[component]
fn Onward(lectern: Lectern) -> impl IntoView {
    let Lectern { ctx, game, part, lesson, .. } = lectern;
    let done = Memo::new(move |_| lesson.with(|lesson| lesson.is_done()));
    let name = || game.name().to_owned();
    let other = if part == Part::Rules { Part::Tactics } else { Part::Rules };
    let other_text = if part == Part::Rules { "web-lesson-to-tactics" } else { "web-lesson-to-rules" };
    let further = part == Part::Rules && lesson_of(game, other).is_some();
    let has_other = part == Part::Tactics || further;
    view! {
        <div class="actions">
            {has_other.then(|| view! {
                <a class="soft" class:strong=move || done.get() && further href=Route::Lesson { game: name(), part: other }.href()>{ctx.will_say(other_text)}</a>
            })}
            <a class="soft" class:strong=move || done.get() && !further href=Route::Setup { game: name(), mode: Mode::Alone }.href()>{ctx.will_say("web-play-now")}</a>
            <a class="soft" href=Route::rules(game.name()).href()>{ctx.will_say("web-rules")}</a>
            <button class="soft" on:click=move |_| lectern.again()><Icon name="again"/>{ctx.will_say("web-lesson-again")}</button>
        </div>
    }
}

/// How far the lesson has come: a mark for each step.
#[component]
fn Progress(lectern: Lectern, step: Memo<usize>) -> impl IntoView {
    let ctx = lectern.ctx;
    let steps = lectern.lesson.with_untracked(|lesson| lesson.steps());
    let text = move || {
        let now = (step.get() + 1).min(steps);
        ctx.say_with("web-lesson-step", &[("step", now.into()), ("steps", steps.into())])
    };
    let marks = (0..steps)
        .map(|at| view! { <span class:past=move || at < step.get() class:now=move || at == step.get()></span> });
    view! {
        <div class="progress">
            <p class="dim">{text}</p>
            <div class="marks" aria-hidden="true">{marks.collect_view()}</div>
        </div>
    }
}

impl Lectern {
    /// What everybody is called.
    fn names(self) -> Vec<String> {
        vec![self.ctx.say("web-you"), self.ctx.say("web-bot-name-1")]
    }

    fn look(self) -> Look {
        let names = self.names().into();
        self.lesson.with(|lesson| Look {
            game: self.game.name(),
            view: lesson.view(),
            me: Some(PUPIL),
            live: !lesson.is_done() && !lesson.is_made(),
            names,
            ply: lesson.entries(),
            hint: self.example.get(),
            hold: Hold::None,
            since: lesson.so_far().iter().map(|made| made.events.clone()).collect(),
        })
    }

    fn play(self, mv: &str) {
        if self.lesson.try_update(|lesson| lesson.play(mv)) == Some(true) {
            draw::remember(self.ctx);
            self.ctx.sound(Sound::Tap);
            self.wrong.set(None);
            self.example.set(None);
            if self.lesson.with_untracked(|lesson| lesson.is_made()) {
                request_animation_frame(|| browser::focus("lesson-next"));
            }
        } else {
            let asked = self.asked().pop().unwrap_or_default();
            self.object(self.ctx.say_with("web-lesson-asked", &[("asked", asked.into())]));
        }
    }

    /// Shows a move that does what is asked.
    fn show_me(self) {
        self.wrong.set(None);
        self.example.set(self.lesson.with_untracked(|lesson| lesson.example()));
    }

    /// Goes a step back, or to the beginning of this one.
    fn go_back(self) {
        self.lesson.update(|lesson| lesson.go_back());
        self.read_again();
    }

    /// The step is read from the start.
    fn read_again(self) {
        self.wrong.set(None);
        self.example.set(None);
        request_animation_frame(|| browser::focus("lesson-asks"));
    }

    /// The message that says which lesson it is.
    fn title(self) -> &'static str {
        if self.part == Part::Rules { "web-lesson" } else { "web-lesson-tactics" }
    }

    fn object(self, why: String) {
        if why.is_empty() {
            return self.wrong.set(None);
        }
        self.ctx.sound(Sound::No);
        self.wrong.set(Some(why));
    }

    /// Why something is to be done, and what, or what came of it.
    fn asked(self) -> Vec<String> {
        let (step, made, done) = self.lesson.with(|lesson| (lesson.step(), lesson.is_made(), lesson.is_done()));
        if done {
            return vec![self.ctx.say("web-lesson-done")];
        }
        let then = if made { "-then" } else { "" };
        let text = self.ctx.say(&format!("web-{}-{}-{}{then}", self.part.word(), self.game, step + 1));
        text.split('|').map(|part| part.trim().to_owned()).collect()
    }

    /// The step's moves in words, once they are made.
    fn happened(self) -> Option<String> {
        let names = self.names();
        let told = self.lesson.with(|lesson| {
            if !lesson.is_made() {
                return String::new();
            }
            let told = lesson.so_far().iter().flat_map(|made| self.told(&names, made));
            told.collect::<Vec<_>>().join(" ")
        });
        (!told.is_empty()).then_some(told)
    }

    /// A move in words.
    fn told(self, names: &[String], made: &Made) -> Vec<String> {
        move_in_words(self.ctx, self.game, Reader { names, seat: Some(PUPIL) }, (made.seat, &made.mv), &made.events)
    }

    /// The way to the next step.
    fn next(self) -> Option<impl IntoView> {
        let (made, last) = self.lesson.with(|lesson| (lesson.is_made(), lesson.step() + 1 == lesson.steps()));
        made.then(|| {
            let text = if last { "web-lesson-finish" } else { "web-lesson-next" };
            view! {
                <button id="lesson-next" class="main" on:click=move |_| self.go_on()>{self.ctx.will_say(text)}<Icon name="next"/></button>
            }
        })
    }

    fn go_on(self) {
        self.lesson.update(|lesson| lesson.go_on());
        self.read_again();
    }

    fn again(self) {
        if let Some(fresh) = lesson_of(self.game, self.part) {
            self.lesson.set(fresh);
            self.read_again();
        }
    }
}
