//! `strandline lesson GAME`: a game learnt by playing it.

use crate::ending::Ending;
use crate::full_screen;
use crate::lines::fitted;
use crate::out::Out;
use crate::play::game_named;
use crate::shell::read_line;
use crate::terminal;
use crate::word::Word;
use anyhow::Result;
use catalog::{GameId, with_game};
use face::lesson::{AnyLesson, PUPIL, Part, begin};
use kernel::Viewpoint;
use screen::{Answer, AnyScreen, Looker, Paint, Taste};
use std::io::{self, BufRead, Write};
use words::{Lang, say, say_with};

/// Which lesson.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Of which game.
    game: String,
    /// The second one.
    #[arg(long)]
    tactics: bool,
    /// Line by line, without a full screen.
    #[arg(long)]
    plain: bool,
}

/// Gives the lesson.
pub(crate) fn run(args: &Args, lang: Lang) -> Result<()> {
    let game = game_named(&args.game, lang)?;
    let part = if args.tactics { Part::Tactics } else { Part::Rules };
    let name = say(lang, &format!("game-{game}"));
    let none = || Ending::Failed.with(say_with(lang, "terminal-lesson-none", &[("game", name.into())]));
    let lesson = Lesson::new(game, part, lang).ok_or_else(none)?;
    if args.plain || !full_screen::is_possible() {
        return line_by_line(lesson, &mut io::stdin().lock(), &mut Out::new(lang));
    }
    full_screen::lesson(lesson)
}

/// A lesson being taken in a terminal.
pub(crate) struct Lesson {
    game: GameId,
    part: Part,
    pub(crate) course: Box<dyn AnyLesson>,
    screen: Box<dyn AnyScreen>,
    names: Vec<String>,
    pub(crate) lang: Lang,
    pub(crate) paint: Paint,
}

impl Lesson {
    pub(crate) fn new(game: GameId, part: Part, lang: Lang) -> Option<Self> {
        let course = with_game!(game, T => begin::<T>(part))?;
        let screen = terminal::screen(game, Taste { memory_aid: true });
        let names = vec![say(lang, "web-you"), say(lang, "web-bot-name-1")];
        Some(Self { game, part, course, screen, names, lang, paint: terminal::paint() })
    }

    /// Which game and which step.
    pub(crate) fn title(&self) -> String {
        let now = (self.course.step() + 1).min(self.course.steps());
        let step = [("step", now.into()), ("steps", self.course.steps().into())];
        let game = say(self.lang, &format!("game-{}", self.game));
        format!("{game} · {}", say_with(self.lang, "web-lesson-step", &step))
    }

    /// Why something is to be done, and what; or what came of it.
    pub(crate) fn asked(&self) -> Vec<String> {
        if self.course.is_done() {
            return vec![say(self.lang, "web-lesson-done")];
        }
        let then = if self.course.is_made() { "-then" } else { "" };
        let id = format!("web-{}-{}-{}{then}", self.part.word(), self.game, self.course.step() + 1);
        say(self.lang, &id).split('|').map(|part| part.trim().to_owned()).collect()
    }

    /// Whether a move can be made now.
    pub(crate) fn is_live(&self) -> bool {
        !self.course.is_done() && !self.course.is_made()
    }

    /// Shows something to whoever takes the lesson: where nothing can be done, as to one who only watches.
    pub(crate) fn look<T>(&mut self, show: impl FnOnce(&mut dyn AnyScreen, &Looker<'_>) -> T) -> T {
        let (from, reader) = (Viewpoint::Seat(PUPIL), Some(PUPIL));
        let (view, names) = (self.course.view(), &self.names);
        let looker = Looker { from, view, names, reader, lang: self.lang, paint: self.paint };
        show(self.screen.as_mut(), &looker)
    }

    /// Makes a move, if it is what is asked for; else says what is.
    pub(crate) fn play(&mut self, mv: &str) -> Result<(), String> {
        self.screen.reset();
        if self.course.play(mv) || self.course.play(&mv.to_lowercase()) {
            return Ok(());
        }
        let asked = self.asked().pop().unwrap_or_default();
        Err(say_with(self.lang, "web-lesson-asked", &[("asked", asked.into())]))
    }

    /// What came of what was done since the step began.
    pub(crate) fn happened(&mut self) -> Vec<String> {
        let made: Vec<_> = self.course.so_far().to_vec();
        let told = |made: &face::lesson::Made| -> Vec<String> {
            made.events.iter().filter_map(|event| self.look(|screen, looker| screen.tell(event, looker))).collect()
        };
        made.iter().flat_map(told).collect()
    }

    /// A move that does what is asked, in words.
    pub(crate) fn example(&self) -> Option<String> {
        let mv = self.course.example()?;
        Some(say_with(self.lang, "terminal-lesson-example", &[("move", mv.into())]))
    }

    pub(crate) fn go_on(&mut self) {
        self.screen.reset();
        self.course.go_on();
    }

    pub(crate) fn go_back(&mut self) {
        self.screen.reset();
        self.course.go_back();
    }

    pub(crate) fn forget(&mut self) {
        self.screen.reset();
    }
}

fn line_by_line(mut lesson: Lesson, input: &mut impl BufRead, output: &mut impl Write) -> Result<()> {
    show(&mut lesson, output)?;
    while !lesson.course.is_done() {
        writeln!(output, "{}", say(lesson.lang, "terminal-lesson-prompt"))?;
        output.flush()?;
        let Some(line) = read_line(input)? else { return Ok(()) };
        let lang = lesson.lang;
        let is = |word: Word| word.is(&line, lang);
        if is(Word::Quit) {
            return Ok(());
        } else if is(Word::Show) {
            writeln!(output, "{}", fitted(&lesson.example().unwrap_or_default()))?;
        } else if lesson.course.is_made() && (line.is_empty() || is(Word::Next)) {
            lesson.go_on();
            show(&mut lesson, output)?;
        } else if is(Word::Back) {
            lesson.go_back();
            show(&mut lesson, output)?;
        } else {
            obey(&mut lesson, &line, output)?;
        }
    }
    Ok(())
}

fn obey(lesson: &mut Lesson, line: &str, output: &mut impl Write) -> Result<()> {
    let asked = Word::in_english(line, lesson.lang);
    let mv = match lesson.look(|screen, looker| screen.answer(&asked, looker)) {
        Answer::Say(text) => return Ok(writeln!(output, "{}", fitted(&text))?),
        Answer::Move(mv) => mv,
        Answer::NotMine => line.to_owned(),
    };
    match lesson.play(&mv) {
        Ok(()) => {
            for told in lesson.happened() {
                writeln!(output, "  {}", fitted(&told))?;
            }
            show(lesson, output)
        }
        Err(why) => Ok(writeln!(output, "{}", fitted(&why))?),
    }
}

fn show(lesson: &mut Lesson, output: &mut impl Write) -> Result<()> {
    let picture = lesson.look(|screen, looker| screen.draw(looker));
    writeln!(output, "\n{picture}\n{}", lesson.title())?;
    for text in lesson.asked() {
        writeln!(output, "{}", fitted(&text))?;
    }
    Ok(())
}
