//! How Kraaw is shown, whoever draws it.

mod follow;
pub mod labels;
mod lesson;
pub mod scene;

use crate::Title;
use ::face::lesson::Course;
use ::face::{Event, Round, Score, Trace, View, Weight};
use kernel::Seat;
use scene::Scene;

impl ::face::Face for Title {
    type Scene = Scene;

    const COURSE: Course<Self> = lesson::COURSE;
    const TACTICS: Course<Self> = lesson::TACTICS;

    fn scene(view: View<Self>, me: Option<Seat>, live: bool) -> Scene {
        Scene::new(view, me, live)
    }

    fn ends_round(event: &Event<Self>) -> bool {
        matches!(event, rules::Event::RoundOver(_))
    }

    fn begins_round(event: &Event<Self>) -> bool {
        matches!(event, rules::Event::Dealt { .. })
    }

    fn weight(event: &Event<Self>) -> Weight {
        follow::weight(event)
    }

    fn traces(event: &Event<Self>) -> Vec<Trace> {
        follow::traces(event)
    }

    fn score(view: &View<Self>, seat: Seat) -> Score {
        Score { points: Some(view.course.wins[seat].into()), parts: Vec::new() }
    }

    fn round(event: &Event<Self>) -> Option<Round> {
        let rules::Event::RoundOver(tally) = event else { return None };
        let counted = |seat| (seat, tally.counted(seat).sum().into(), tally.winners.contains(seat));
        Some(tally.playing.iter().map(counted).collect())
    }
}
