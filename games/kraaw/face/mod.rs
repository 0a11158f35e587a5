//! How Kraaw is shown, whoever draws it.

mod lesson;
pub mod scene;

use crate::Title;
use ::face::lesson::Course;
use ::face::{Event, View};
use kernel::Seat;
use scene::Scene;

impl ::face::Face for Title {
    type Scene = Scene;

    const COURSE: Course<Self> = lesson::COURSE;

    fn scene(view: View<Self>, me: Option<Seat>, live: bool) -> Scene {
        Scene::new(view, me, live)
    }

    fn ends_round(event: &Event<Self>) -> bool {
        matches!(event, rules::Event::RoundOver(_))
    }

    fn begins_round(event: &Event<Self>) -> bool {
        matches!(event, rules::Event::Dealt { .. })
    }
}
