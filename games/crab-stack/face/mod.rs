//! How Crab Stack is shown, whoever draws it.

pub mod figures;
mod lesson;
pub mod scene;

use crate::Title;
use ::face::lesson::Course;
use ::face::{Event, Score, View, Weight};
use kernel::Seat;
use scene::Scene;

impl ::face::Face for Title {
    type Scene = Scene;

    const COURSE: Course<Self> = lesson::COURSE;
    const TACTICS: Course<Self> = lesson::TACTICS;

    fn scene(view: View<Self>, me: Option<Seat>, live: bool) -> Scene {
        Scene::new(view, me.filter(|_| live))
    }

    fn weight(event: &Event<Self>) -> Weight {
        match event {
            rules::Event::Washed { .. } | rules::Event::Out { .. } => Weight::Great,
            _ => Weight::Usual,
        }
    }

    fn score(view: &View<Self>, seat: Seat) -> Score {
        let count = |crabs: usize| crabs.try_into().unwrap_or(u32::MAX);
        Score { points: None, parts: vec![("crabs", count(view.crabs(seat))), ("tops", count(view.tops(seat)))] }
    }
}
