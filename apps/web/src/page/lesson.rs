//! A short lesson in playing: do this, see what happens.

use super::log::move_in_words;
use super::{Ctx, ctx};
use crate::browser;
use crate::browser::sound::Sound;
use crate::draw::{Board, Ending, Hold, Icon, Look, Table};
use crate::route::{Mode, Route};
use catalog::{GameId, with_game};
use face::Reader;
use face::lesson::{AnyLesson, Made, PUPIL, begin};
use leptos::prelude::*;

/// A lesson on this page.
#[derive(Clone, Copy)]
struct Lectern {
    ctx: Ctx,
    game: GameId,
    lesson: RwSignal<Box<dyn AnyLesson>>,
    /// Why the last choice was not taken.
    wrong: RwSignal<Option<String>>,
}

#[component]
pub(crate) fn LessonPage(game: String) -> impl IntoView {
    let ctx = ctx();
    let game: Option<GameId> = game.parse().ok();
    let Some((game, lesson)) = game.and_then(|game| Some((game, lesson_of(game)?))) else {
        return view! { <p class="refusal">{ctx.will_say("web-no-such-game")}</p> }.into_any();
    };
    let lectern = Lectern { ctx, game, lesson: RwSignal::new(lesson), wrong: RwSignal::new(None) };
    view! { <Taught lectern/> }.into_any()
}

fn lesson_of(game: GameId) -> Option<Box<dyn AnyLesson>> {
    with_game!(game, T => begin::<T>())
}

#[component]
fn Taught(lectern: Lectern) -> impl IntoView {
    let Lectern { ctx, game, lesson, wrong } = lectern;
    let look = Memo::new(move |_| lectern.look());
    let step = Memo::new(move |_| lesson.with(|lesson| lesson.step()));
    let play = Callback::new(move |mv: String| lectern.play(&mv));
    let refuse = Callback::new(move |why: String| lectern.object(why));
    let table = Table { look, play, refuse, go_on: Callback::new(|()| ()) };
    let title = move || ctx.say_with("web-lesson", &[("game", ctx.game_name(game.name()).into())]);
    // A fresh table may be of another shape, so the board is drawn anew with each step that lays one.
    let laid = Memo::new(move |_| lesson.with(|lesson| lesson.laid()));
    view! {
        <section class="table lesson">
            <div class="says">
                <h1>{title}</h1>
                <Progress lectern step/>
                <div class="due" role="status" class:made=move || lesson.with(|lesson| lesson.is_made() || lesson.is_done())>
                    <p>{move || lectern.asked()}</p>
                    {move || lectern.happened().map(|told| view! { <p class="happened">{told}</p> })}
                </div>
                {move || wrong.get().map(|why| view! { <p class="refusal" role="alert">{why}</p> })}
                {move || lectern.next()}
            </div>
            <div class="board">
                <For each=move || [laid.get()] key=|laid| *laid children=move |_| view! { <Board table/> }/>
            </div>
            <aside>
                <Ending table/>
                <div class="actions">
                    <button class="soft" on:click=move |_| lectern.again()><Icon name="again"/>{ctx.will_say("web-lesson-again")}</button>
                    <a class="soft" href=Route::rules(game.name()).href()>{ctx.will_say("web-rules")}</a>
                    <a class="soft" class:strong=move || lesson.with(|lesson| lesson.is_done()) href=Route::Setup { game: game.name().into(), mode: Mode::Alone }.href()>{ctx.will_say("web-play-now")}</a>
                </div>
            </aside>
        </section>
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
            hint: None,
            hold: Hold::None,
        })
    }

    fn play(self, mv: &str) {
        if self.lesson.try_update(|lesson| lesson.play(mv)) == Some(true) {
            self.ctx.sound(Sound::Tap);
            self.wrong.set(None);
            if self.lesson.with_untracked(|lesson| lesson.is_made()) {
                request_animation_frame(|| browser::focus("lesson-next"));
            }
        } else {
            self.object(self.ctx.say("web-lesson-other"));
        }
    }

    fn object(self, why: String) {
        if why.is_empty() {
            return self.wrong.set(None);
        }
        self.ctx.sound(Sound::No);
        self.wrong.set(Some(why));
    }

    /// What is to be done, or what came of it.
    fn asked(self) -> String {
        let (step, made, done) = self.lesson.with(|lesson| (lesson.step(), lesson.is_made(), lesson.is_done()));
        if done {
            return self.ctx.say("web-lesson-done");
        }
        let then = if made { "-then" } else { "" };
        self.ctx.say(&format!("web-lesson-{}-{}{then}", self.game, step + 1))
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
                <button id="lesson-next" class="main wide" on:click=move |_| self.go_on()>{self.ctx.will_say(text)}<Icon name="next"/></button>
            }
        })
    }

    fn go_on(self) {
        self.lesson.update(|lesson| lesson.go_on());
        self.wrong.set(None);
        browser::focus("main");
    }

    fn again(self) {
        if let Some(fresh) = lesson_of(self.game) {
            self.lesson.set(fresh);
            self.wrong.set(None);
            browser::focus("main");
        }
    }
}
