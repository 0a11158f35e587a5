//! How a game is shown, pure: what browser, terminal and lesson have in common.
//!
//! A game says how it is shown through [`Face`]. Its *scene* is a view arranged: things with a place, a name to be read
//! aloud, a state, and the moves they carry. A scene knows no browser and no terminal; both draw it.

mod follow;
pub mod lesson;
mod narrate;
pub mod own;
pub mod plain;

pub use follow::{Round, Score, Trace, Weight};
pub use narrate::{Reader, narrate};
pub use own::Own;

use kernel::{Game, Seat, Title};

/// What a viewpoint of the game may know.
pub type View<T> = <<T as Title>::Rules as Game>::View;
/// A seat's choice in the game.
pub type Move<T> = <<T as Title>::Rules as Game>::Move;
/// What happened in the game.
pub type Event<T> = <<T as Title>::Rules as Game>::Event;

/// How a game is shown, whoever draws it.
pub trait Face: Title {
    /// A view arranged. It asks a game imagined from the view what is allowed, which is the same in every world that
    /// its viewpoint can imagine.
    type Scene: Clone + Send + Sync + 'static;

    /// How it is taught. A game that says nothing has no lesson.
    const COURSE: lesson::Course<Self> = lesson::Course::NONE;
    /// How to play it well: a second lesson, for whoever knows the rules.
    const TACTICS: lesson::Course<Self> = lesson::Course::NONE;
    /// Whether it is taught at all.
    const TAUGHT: bool = !Self::COURSE.steps.is_empty();

    /// The scene of a view, for the seat that looks, if it is one. Only where it is `live` can that seat act.
    fn scene(view: View<Self>, me: Option<Seat>, live: bool) -> Self::Scene;

    /// Whether a round ends with this, in games that are played in rounds: what lies there is then looked at before
    /// the next one.
    fn ends_round(_: &Event<Self>) -> bool {
        false
    }

    /// Whether another round begins with this.
    fn begins_round(_: &Event<Self>) -> bool {
        false
    }

    /// How much it matters that somebody sees this happen.
    fn weight(_: &Event<Self>) -> Weight {
        Weight::Usual
    }

    /// What this moved and changed, for boards to show.
    fn traces(_: &Event<Self>) -> Vec<Trace> {
        Vec::new()
    }

    /// What a seat has of that which is counted in the end.
    fn score(_: &View<Self>, _: Seat) -> Score {
        Score::default()
    }

    /// How a round was counted, where one ends with this.
    fn round(_: &Event<Self>) -> Option<Round> {
        None
    }
}
