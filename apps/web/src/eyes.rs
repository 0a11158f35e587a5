//! Seeing a game with all eyes at once, as a replay may: nothing is hidden any more.

use kernel::Viewpoint;
use serde_json::Value;
use table::Session;

/// What everybody together would see, in the form of a view of the audience.
pub fn all(session: &Session) -> String {
    let audience = session.view(Viewpoint::Audience);
    let read = |json: &str| serde_json::from_str::<Value>(json).unwrap_or_default();
    let mut view = read(audience.get());
    let position = read(session.game().position().get());
    match session.game().id() {
        "crabs" => show_hands(&mut view, &position),
        "kraaw" => show_nests(&mut view, &position),
        _ => {}
    }
    view.to_string()
}

/// Every hand lies open, as if all its cards had been seen on their way into it.
fn show_hands(view: &mut Value, position: &Value) {
    for (at, hand) in list(&mut view["hands"]).iter_mut().enumerate() {
        hand["known"] = position["hands"][at].clone();
    }
}

/// Every card of a nest and of the dog is known, and lies as it lay.
fn show_nests(view: &mut Value, position: &Value) {
    for (seat, nest) in list(&mut view["nests"]).iter_mut().enumerate() {
        for (place, card) in list(nest).iter_mut().enumerate() {
            if !card.is_null() {
                card["card"] = position["nests"][seat][place].clone();
            }
        }
    }
    for (place, card) in list(&mut view["dog"]).iter_mut().enumerate() {
        if let Some(value) = position["dog"][place].as_u64() {
            card["card"] = Value::from(format!("?{value}"));
        }
    }
}

fn list(value: &mut Value) -> &mut [Value] {
    value.as_array_mut().map_or(&mut [], Vec::as_mut_slice)
}

#[cfg(test)]
mod tests {
    use crate::scene;
    use crate::scene::kraaw::{Lies, Thing};
    use kernel::{Seat, Turn};
    use kraaw_rules::Place;
    use serde_json::{Value, json};
    use table::{Dealer, Session};

    /// Plays at random and hands every position to `each`.
    fn through(game: &str, options: &Value, mut each: impl FnMut(&Session, &str)) {
        let dealer = Dealer::seeded(5);
        let mut session = Session::new(game, 3, options, dealer.clone()).unwrap();
        let mut chance = dealer.chance(1_000);
        while let Turn::Seats(seats) = session.turn() {
            let seat = seats.first().unwrap();
            each(&session, &super::all(&session));
            let mv = session.game().pick(seat, &mut chance).unwrap();
            session.play(seat, &mv).unwrap();
        }
        each(&session, &super::all(&session));
    }

    #[test]
    fn every_hand_of_crabs_is_known() {
        through("crabs", &json!({ "round_limit": 9 }), |_, view| {
            let scene = scene::crabs::Scene::new(serde_json::from_str(view).unwrap(), None, false);
            for seat in Seat::all(3) {
                let hand = &scene.view.hands[seat];
                assert_eq!(hand.known.len(), hand.size);
            }
        });
    }

    #[test]
    fn every_card_of_kraaw_is_known() {
        through("kraaw", &json!({ "rounds_to_win": 2 }), |_, view| {
            let scene = scene::kraaw::Scene::new(serde_json::from_str(view).unwrap(), None, false);
            let nests = Seat::all(3).flat_map(|seat| Place::ALL.map(|place| Thing::Nest(seat, place)));
            for thing in nests {
                assert_ne!(scene.lies(thing, false), Lies::Down(None), "{view}");
            }
        });
    }

    #[test]
    fn nothing_is_hidden_in_crab_stack_anyway() {
        through("crab-stack", &Value::Null, |session, view| {
            let seen: Value = serde_json::from_str(session.view(kernel::Viewpoint::Audience).get()).unwrap();
            assert_eq!(serde_json::from_str::<Value>(view).unwrap(), seen);
        });
    }
}
