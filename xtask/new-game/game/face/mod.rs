//! How New Game is shown, whoever draws it.

mod lesson;
pub mod scene;

use crate::Title;
use ::face::lesson::Course;
use ::face::plain::{self, Group, Looker, Offer, Plain, Thing};
use ::face::{Face, View};
use kernel::Seat;
use scene::Scene;

impl Face for Title {
    type Scene = Scene;

    const COURSE: Course<Self> = lesson::COURSE;

    fn scene(view: View<Self>, me: Option<Seat>, live: bool) -> Scene {
        Scene::new(view, me, live)
    }
}

impl Plain for Title {
    fn plain(scene: &Scene, to: &Looker<'_>) -> plain::Scene {
        let seats = Seat::all(scene.view.points.seats());
        let question = (!scene.moves.is_empty()).then(|| to.say("newgame-face-ask"));
        plain::Scene { groups: seats.map(|seat| of_seat(scene, seat, to)).collect(), question, offers: Vec::new() }
    }
}

/// What lies before a seat: its pearl, the shells that are left and what it has bid.
fn of_seat(scene: &Scene, seat: Seat, to: &Looker<'_>) -> Group {
    let points = scene.view.points[seat];
    let name = to.say_with("newgame-face-seat", &[("name", to.name(seat).into()), ("points", points.into())]);
    let things = [pearl(scene, seat, to), shells(scene, seat, to)].into_iter().chain(bid(scene, seat, to));
    Group { name, things: things.collect() }
}

/// A pearl. Whoever looks sees its own, and bids with it.
fn pearl(scene: &Scene, seat: Seat, to: &Looker<'_>) -> Thing {
    let known = scene.view.pearl.filter(|_| scene.me == Some(seat));
    let name = match known {
        Some(value) => to.say_with("newgame-face-pearl", &[("value", value.into())]),
        None => to.say("newgame-face-hidden"),
    };
    let offer = |mv: &rules::Move| Offer {
        mv: mv.to_string(),
        name: to.say_with("newgame-face-do-bid", &[("shells", mv.0.into())]),
    };
    let moves = scene.moves.iter().filter(|_| known.is_some()).map(offer).collect();
    let text = known.map_or("?".to_owned(), |value| value.to_string());
    Thing { id: format!("pearl-{seat}"), name, text, seat: Some(seat), hidden: known.is_none(), moves }
}

fn shells(scene: &Scene, seat: Seat, to: &Looker<'_>) -> Thing {
    let left = scene.view.purses[seat];
    let name = to.say_with("newgame-face-shells", &[("count", left.into())]);
    Thing { id: format!("shells-{seat}"), name, text: left.to_string(), ..Thing::default() }
}

fn bid(scene: &Scene, seat: Seat, to: &Looker<'_>) -> Option<Thing> {
    let shells = scene.view.bids[seat]?;
    let name = to.say_with("newgame-face-bid", &[("shells", shells.into())]);
    Some(Thing { id: format!("bid-{seat}"), name, text: format!("+{shells}"), ..Thing::default() })
}

#[cfg(test)]
mod tests {
    use super::{Face, Looker, Plain};
    use crate::Title;
    use kernel::{Game, Nobody, Turn, Viewpoint};
    use rules::{Asked, NewGame};
    use words::Lang;

    #[test]
    fn every_legal_move_can_be_made_through_the_scene() {
        let mut game = NewGame::new(&NewGame::options(3, &Asked::default()).unwrap());
        let names = ["Ann", "Bo", "Cy"].map(str::to_owned);
        let mut chance = testkit::dice(1);
        loop {
            match game.turn() {
                Turn::Over(_) => return,
                Turn::Dealer => {
                    let deal = game.deal(&mut chance);
                    game.accept(&deal, &mut Nobody).unwrap();
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let scene = Title::scene(game.view(Viewpoint::Seat(seat)), Some(seat), true);
                    let plain = Title::plain(&scene, &Looker { lang: Lang::En, names: &names });
                    for mv in game.legal(seat) {
                        assert!(plain.can_make(&mv.to_string()), "{mv}");
                    }
                    let mv = game.pick(seat, &mut chance).unwrap();
                    game.apply(seat, &mv, &mut Nobody);
                }
            }
        }
    }
}
