//! What a table shows, and what a board does with it.

use crate::Marks;
use any_game::AnyEvent;
use face::{Face, Move, Trace, View};
use kernel::Seat;
use leptos::prelude::*;
use std::ops::Deref;
use std::sync::Arc;

/// Whether a round that has ended is looked at, and not yet the one dealt since.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hold {
    /// No.
    #[default]
    None,
    /// It is looked back at.
    Past,
    /// It stays in sight until somebody goes on.
    Waits,
}

impl Hold {
    /// What is looked at: a move looked back at, or one that ended a round, or else what is now.
    pub fn at(back: Option<usize>, held: Option<usize>, ended_round: impl Fn(usize) -> bool) -> Self {
        match (back, held) {
            (Some(ply), _) if ended_round(ply) => Self::Past,
            (None, Some(_)) => Self::Waits,
            _ => Self::None,
        }
    }
}

/// What a table shows to whoever looks, wherever the table is.
#[derive(Clone, Debug, PartialEq)]
pub struct Look {
    /// The game's name, as programs use it.
    pub game: &'static str,
    /// What may be known.
    pub view: any_game::AnyView,
    /// The seat that looks; nobody's for the audience.
    pub me: Option<Seat>,
    /// Whether that seat may act through this page now.
    pub live: bool,
    /// What the seats are called.
    pub names: Arc<[String]>,
    /// How many moves were made.
    pub ply: usize,
    /// A move somebody proposes, to be shown, in the game's notation.
    pub hint: Option<String>,
    /// Whether a round that has ended is looked at.
    pub hold: Hold,
    /// What happened since the seat that looks has moved, move by move.
    pub since: Arc<[Vec<AnyEvent>]>,
}

impl Look {
    /// What the others have left their marks on.
    pub fn marks<T: Face>(&self) -> Marks {
        let me = self.me;
        self.since.iter().flat_map(|ply| traces::<T>(ply)).filter(|trace| Some(trace.seat) != me).collect()
    }

    /// What the last move moved.
    pub fn moved<T: Face>(&self) -> Vec<Trace> {
        self.since.last().map(|ply| traces::<T>(ply).collect()).unwrap_or_default()
    }

    /// What may be known, as the game's own type.
    pub fn seen<T: Face>(&self) -> &View<T> {
        self.view.as_of::<T::Rules>().expect("a board is shown views of its own game")
    }

    /// What may be known, arranged.
    pub fn scene<T: Face>(&self) -> T::Scene {
        T::scene(self.seen::<T>().clone(), self.me, self.live)
    }

    /// The move that somebody proposes.
    pub fn hinted<T: Face>(&self) -> Option<Move<T>> {
        self.hint.as_deref()?.parse().ok()
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }
}

fn traces<T: Face>(ply: &[AnyEvent]) -> impl Iterator<Item = Trace> {
    ply.iter().filter_map(|event| event.as_of::<T::Rules>()).flat_map(T::traces)
}

/// What a board has: something to look at, and whom to tell.
#[derive(Clone, Copy)]
pub struct Table {
    /// What it shows.
    pub look: Memo<Look>,
    /// Makes a move, written in full.
    pub play: Callback<String>,
    /// Says why something is not possible; an empty sentence takes back what was said last.
    pub refuse: Callback<String>,
    /// Goes on from a round that has ended.
    pub go_on: Callback<()>,
}

impl Table {
    /// Something was chosen that is possible: what was refused before no longer matters.
    pub fn accept(self) {
        self.refuse.run(String::new());
    }

    /// The scene of what it shows, arranged anew whenever that changes.
    pub fn scene<T: Face>(self) -> Memo<Shared<T::Scene>> {
        Memo::new(move |_| Shared::new(self.look.with(Look::scene::<T>)))
    }
}

/// A scene that the parts of a board share. One that was arranged anew is another, even if it looks the same.
pub struct Shared<S>(Arc<S>);

impl<S> Shared<S> {
    /// A scene just arranged.
    pub fn new(scene: S) -> Self {
        Self(Arc::new(scene))
    }
}

impl<S> Clone for Shared<S> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<S> PartialEq for Shared<S> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl<S> Deref for Shared<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.0
    }
}
