//! Bots that think: what one is handed, and what comes of it. A sitting does not care on which thread that is.

use super::{Sitting, THOUGHT};
use crate::seats::{Player, now};
use anyhow::{Result, anyhow};
use catalog::{AnyView, GameId};
use kernel::{Seat, Viewpoint};
use rand_core::Rng;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use table::{Budget, Played, Skill, Thinker, Thought};

/// What a thought is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// It is the move of a seat that is moved for.
    Move,
    /// A person would like to know it.
    Hint,
}

/// Something to be thought about, wherever there is time for it. It holds the seat's view, and no more of the game.
pub(crate) struct Errand {
    pub(crate) about: About,
    mind: Mind,
    enough: Enough,
}

/// What an errand, and its end, are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct About {
    pub(crate) seat: Seat,
    pub(crate) purpose: Purpose,
    /// After how many decisions at this terminal it was asked.
    decided: u64,
}

/// Whoever thinks.
enum Mind {
    /// A mover that has chosen already.
    Chosen(Option<String>),
    Bot {
        bot: Box<Thinker>,
        skill: Skill,
        view: AnyView,
    },
}

/// Tells a bot that nobody waits for it any more.
#[derive(Clone, Default)]
pub(crate) struct Enough(Arc<AtomicBool>);

impl Enough {
    pub(crate) fn say(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// An errand that is done.
pub(crate) struct Done {
    pub(crate) about: About,
    thought: Option<Thought>,
    /// The bot, which has not failed, to be kept until the seat's next turn.
    bot: Option<(Skill, Box<Thinker>)>,
    /// What a mover chose that does not think.
    chosen: Option<String>,
}

impl Errand {
    /// How to tell that nobody waits for it any more.
    pub(crate) fn enough(&self) -> Enough {
        self.enough.clone()
    }

    /// Thinks, for a second at the most. A bot that fails is a bot without a thought.
    pub(crate) fn think(self) -> Done {
        let Self { about, mind, enough } = self;
        match mind {
            Mind::Chosen(chosen) => Done { about, thought: None, bot: None, chosen },
            Mind::Bot { mut bot, skill, view } => {
                let thought = catch_unwind(AssertUnwindSafe(|| choose(&mut bot, &view, about.seat, &enough)));
                let bot = thought.is_ok().then_some((skill, bot));
                Done { about, thought: thought.unwrap_or_default(), bot, chosen: None }
            }
        }
    }
}

fn choose(bot: &mut Thinker, view: &AnyView, seat: Seat, enough: &Enough) -> Option<Thought> {
    let start = Instant::now();
    let clock = move || start.elapsed();
    let enough = || enough.0.load(Ordering::Relaxed);
    bot.choose(view, seat, &Budget::time(THOUGHT, &clock).and_until(&enough))
}

impl Done {
    fn mv(&self) -> Option<&str> {
        self.chosen.as_deref().or(self.thought.as_ref().map(|thought| thought.mv.as_str()))
    }
}

impl Sitting {
    /// What is to be thought about so that a mover can move.
    pub(crate) fn errand(&mut self, seat: Seat) -> Errand {
        match (self.players[seat.index()], self.desk.bot(seat)) {
            (Player::Random, _) | (_, None) => {
                let chosen = self.any_move(seat);
                self.handed(seat, Purpose::Move, Mind::Chosen(chosen))
            }
            (_, Some(skill)) => self.thinker(seat, skill, Purpose::Move),
        }
    }

    /// What is to be thought about to give a person a hint.
    pub(crate) fn hint_errand(&mut self, seat: Seat) -> Errand {
        self.thinker(seat, Skill::STRONGEST, Purpose::Hint)
    }

    fn thinker(&mut self, seat: Seat, skill: Skill, purpose: Purpose) -> Errand {
        let id: GameId = self.desk.session().id();
        let kept = self.bots.take(&(seat, skill));
        let bot = Box::new(kept.unwrap_or_else(|| Thinker::new(id, skill, self.luck.next_u64())));
        let view = self.desk.session().view(Viewpoint::Seat(seat));
        self.handed(seat, purpose, Mind::Bot { bot, skill, view })
    }

    fn handed(&self, seat: Seat, purpose: Purpose, mind: Mind) -> Errand {
        let about = About { seat, purpose, decided: self.decided };
        Errand { about, mind, enough: Enough::default() }
    }

    fn any_move(&mut self, seat: Seat) -> Option<String> {
        let luck = &mut self.luck;
        self.desk.session().game().pick(seat, &mut || luck.next_u32())
    }

    /// Whether nothing was decided since this was asked.
    pub(crate) fn is_current(&self, about: About) -> bool {
        about.decided == self.decided
    }

    /// Has the mover that thought make its move.
    pub(crate) fn play_done(&mut self, done: Done) -> Result<Played> {
        let seat = done.about.seat;
        let played = self.desk.play_thought(now(), seat, done.mv());
        let played = played.map_err(|problem| anyhow!(self.explain(&problem)))?;
        self.keep_bot(done);
        self.changed();
        Ok(played)
    }

    /// Puts a hint into words, if there is one.
    pub(crate) fn hint_of(&mut self, done: Done) -> Option<String> {
        let told = done.thought.as_ref().map(|thought| self.hint_in_words(thought));
        self.keep_bot(done);
        told
    }

    fn keep_bot(&mut self, done: Done) {
        if let Some((skill, bot)) = done.bot {
            self.bots.keep((done.about.seat, skill), *bot);
        }
    }

    /// Has a mover make its move, and waits for it.
    pub(crate) fn let_move(&mut self, seat: Seat) -> Result<Played> {
        let done = self.errand(seat).think();
        self.play_done(done)
    }

    /// The move that the strongest bot would make, what it expects and the line it foresees; waits for it.
    pub(crate) fn hint(&mut self, seat: Seat) -> Option<String> {
        let done = self.hint_errand(seat).think();
        self.hint_of(done)
    }
}
