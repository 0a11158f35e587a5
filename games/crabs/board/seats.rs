//! Who fishes: everybody's points, hand and crabs, small enough to be always in sight.

use super::Beach;
use crate::face::scene::Scene;
use ::board::Icon;
use kernel::Seat;
use leptos::prelude::*;
use rules::Crab;

impl Beach {
    /// Everybody else, with points and crabs caught.
    pub(super) fn others(self) -> impl IntoView {
        let chips = self.with(|scene| {
            let others = Seat::all(scene.view.table.seats()).filter(|&seat| scene.me != Some(seat));
            others.map(|seat| self.chip(scene, seat)).collect_view()
        });
        view! { <ul class="fishers" aria-label=self.ctx.say("web-players")>{chips}</ul> }
    }

    fn chip(self, scene: &Scene, seat: Seat) -> impl IntoView + use<> {
        let view = &scene.view;
        let (points, size) = (view.points[seat], view.hands[seat].size);
        let acts = view.turn == Some(seat);
        let caught: Vec<Crab> = view.caught[seat].iter().collect();
        let told = self.points_tip(scene, seat);
        let tip = told.clone();
        let thing = format!("hand-{seat}");
        let by = self.marked(&thing);
        view! {
            <li class=format!("fisher seat-{seat}") class:acts=acts aria-current=acts.then_some("true") data-tip=tip data-thing=thing data-by=by>
                <span class="points" data-thing=format!("points-{seat}") aria-hidden="true">{points}</span>
                <span class="who">{self.name(seat)}</span>
                <span class="unseen">{told}</span>
                <span class="holds" aria-hidden="true"><Icon name="cards"/>{size}</span>
                {caught_list(self, seat, caught)}
            </li>
        }
    }

    /// Where a seat's points come from, and what its hand is known to hold.
    pub(super) fn points_tip(self, scene: &Scene, seat: Seat) -> String {
        let view = &scene.view;
        let score = view.score(seat);
        let points = self.ctx.say_with(
            "web-crabs-points",
            &[
                ("points", view.points[seat].into()),
                ("vendors", score.vendors.into()),
                ("premium", score.premium.into()),
                ("stars", score.stars.into()),
            ],
        );
        let hand = self.ctx.say_with("web-crabs-hand-size", &[("count", view.hands[seat].size.into())]);
        let known = view.hands[seat].known;
        let known =
            (!known.is_empty()).then(|| self.ctx.say_with("web-crabs-known", &[("cards", known.to_string().into())]));
        [Some(points), Some(hand), known].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}

/// Crabs caught, side by side.
fn caught_list(beach: Beach, seat: Seat, caught: Vec<Crab>) -> Option<impl IntoView> {
    (!caught.is_empty()).then(|| {
        let crabs = caught.into_iter().map(|crab| beach.one_caught(seat, crab));
        view! { <ul class="caught" aria-label=beach.ctx.say("web-crabs-caught")>{crabs.collect_view()}</ul> }
    })
}
