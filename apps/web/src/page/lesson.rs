//! A short lesson in playing: do this, see what happens.

use super::ctx;
use super::log::sentences;
use crate::browser;
use crate::browser::sound::Sound;
use crate::draw::{Board, Look, Table};
use crate::lesson::{Lesson, PUPIL};
use crate::route::{Mode, Route};
use crate::story;
use kernel::{Turn, Viewpoint};
use leptos::prelude::*;

#[component]
pub(crate) fn LessonPage(game: String) -> impl IntoView {
    let ctx = ctx();
    let Some(lesson) = Lesson::begin(&game) else {
        return view! { <p class="refusal">{ctx.will_say("web-no-such-game")}</p> }.into_any();
    };
    let steps = lesson.steps();
    let lesson = RwSignal::new(lesson);
    let wrong = RwSignal::new(None::<String>);
    let game = StoredValue::new(game);
    let names = move || vec![ctx.say("web-you"), ctx.say("web-bot-name-1")];
    let look = Memo::new(move |_| {
        lesson.with(|lesson| Look {
            game: game.get_value(),
            view: lesson.session().view(Viewpoint::Seat(PUPIL)).get().into(),
            me: Some(PUPIL),
            live: !lesson.is_done() && matches!(lesson.session().turn(), Turn::Seats(_)),
            names: names().into(),
            ply: lesson.session().log().len(),
            hint: None,
        })
    });
    let play = Callback::new(move |mv: String| {
        let made = lesson.try_update(|lesson| lesson.play(&mv)) == Some(true);
        ctx.sound(if made { Sound::Tap } else { Sound::No });
        wrong.set((!made).then(|| ctx.say("web-lesson-other")));
    });
    let refuse = Callback::new(move |why: String| wrong.set(Some(why)));
    let step = Memo::new(move |_| lesson.with(Lesson::step));
    let told = move || {
        lesson.with(|lesson| {
            let story = story::of(&lesson.session().record());
            let mine = story.iter().rposition(|step| step.moved.as_ref().is_some_and(|(seat, _)| *seat == PUPIL));
            let since = mine.map_or(&story[..0], |at| &story[at..]);
            since
                .iter()
                .flat_map(|step| sentences(ctx, &game.get_value(), &names(), step))
                .collect::<Vec<_>>()
                .join(" ")
        })
    };
    let asked = move || match step.get() {
        done if done >= steps => ctx.say("web-lesson-done"),
        step => ctx.say(&format!("web-lesson-{}-{}", game.get_value(), step + 1)),
    };
    let again = move |_| {
        if let Some(fresh) = Lesson::begin(&game.get_value()) {
            lesson.set(fresh);
            wrong.set(None);
            browser::focus("main");
        }
    };
    view! {
        <section class="table lesson">
            <div class="board">
                <h1>{move || ctx.say_with("web-lesson", &[("game", ctx.game_name(&game.get_value()).into())])}</h1>
                <Board table=Table { look, play, refuse }/>
            </div>
            <aside>
                <div class="due" role="status">
                    <p class="dim">{move || ctx.say_with("web-lesson-step", &[("step", (step.get() + 1).min(steps).into()), ("steps", steps.into())])}</p>
                    <p>{asked}</p>
                </div>
                <progress max=steps prop:value=move || step.get().to_string() aria-label=ctx.will_say("web-lesson-progress")></progress>
                {move || wrong.get().map(|why| view! { <p class="refusal" role="alert">{why}</p> })}
                <p class="happened">{told}</p>
                <div class="actions">
                    <button class="soft" on:click=again>{ctx.will_say("web-lesson-again")}</button>
                    <a class="soft" href=Route::Rules { game: game.get_value() }.href()>{ctx.will_say("web-rules")}</a>
                    <a class="soft" class:strong=move || { step.get() >= steps } href=Route::Setup { game: game.get_value(), mode: Mode::Alone }.href()>{ctx.will_say("web-play-now")}</a>
                </div>
            </aside>
        </section>
    }
    .into_any()
}
