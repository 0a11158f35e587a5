//! How Crab Stack is shown, whoever draws it.

pub mod figures;
mod lesson;
pub mod scene;

use crate::Title;
use ::face::View;
use ::face::lesson::Course;
use kernel::Seat;
use scene::Scene;

impl ::face::Face for Title {
    type Scene = Scene;

    const COURSE: Course<Self> = lesson::COURSE;

    fn scene(view: View<Self>, me: Option<Seat>, live: bool) -> Scene {
        Scene::new(view, me.filter(|_| live))
    }
}
