//! How Crabs! is shown, whoever draws it.

mod follow;
mod lesson;
mod picking;
pub mod scene;
pub mod tally;

use crate::Title;
use ::face::lesson::Course;
use ::face::{Event, Score, Trace, View, Weight};
use kernel::Seat;
use scene::Scene;

impl ::face::Face for Title {
    type Scene = Scene;

    const COURSE: Course<Self> = lesson::COURSE;
    const TACTICS: Course<Self> = lesson::TACTICS;

    fn scene(view: View<Self>, me: Option<Seat>, live: bool) -> Scene {
        Scene::new(view, me, live)
    }

    fn weight(event: &Event<Self>) -> Weight {
        follow::weight(event)
    }

    fn traces(event: &Event<Self>) -> Vec<Trace> {
        follow::traces(event)
    }

    fn score(view: &View<Self>, seat: Seat) -> Score {
        let score = view.score(seat);
        let parts = vec![("vendors", score.vendors), ("premium", score.premium), ("gear", score.stars)];
        Score { points: Some(score.points()), parts }
    }
}
