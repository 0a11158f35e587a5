//! The nests on a full screen: cards are pointed at, and buttons say what can be done with them.

use super::{Nests, Sight};
use crate::face::labels;
use crate::face::scene::{Answer, Scene, Thing};
use ::screen::{Button, Ink, Laid, Pressed, Run, Spot};
use kernel::Seat;
use rules::Place;

impl Nests {
    pub(super) fn lay_out(&self, sight: &Sight<'_>) -> Laid {
        let scene = scene(sight);
        let chosen: &[Thing] = if scene.actor.is_some() { &self.chosen } else { &[] };
        let board = self.board(sight, &mut |thing, run| pointed(&scene, chosen, thing, run));
        let name = |seat: Seat| sight.name(seat).to_owned();
        let button = |mv| Button::new(format!("{mv}"), labels::button(&scene, mv, name, sight.lang));
        let buttons: Vec<Button> = scene.offers(chosen).into_iter().map(button).collect();
        let lead = buttons.first().filter(|_| !chosen.is_empty()).map(|first| first.id.clone());
        let question = labels::question(&scene, name, sight.lang).unwrap_or_default();
        Laid { board, question, buttons, lead, ..Laid::default() }
    }

    pub(super) fn choose(&mut self, id: &str, sight: &Sight<'_>) -> Pressed {
        let scene = scene(sight);
        if let Some(mv) = scene.offers(&self.chosen).into_iter().find(|mv| mv.to_string() == id) {
            return Pressed::Move(mv.to_string());
        }
        let Some(thing) = thing(id) else { return Pressed::Nothing };
        match scene.choose(&self.chosen, thing) {
            Answer::Chosen(chosen) => {
                self.chosen = chosen;
                Pressed::Changed
            }
            Answer::Refused(code) => Pressed::Refused(words::rule(sight.lang, code)),
            Answer::Nothing => Pressed::Nothing,
        }
    }
}

fn scene(sight: &Sight<'_>) -> Scene {
    Scene::new(*sight.view, sight.seat(), true)
}

/// A card as it is pointed at: `»` before one that is chosen, `!` before the one being stolen or just turned.
fn pointed(scene: &Scene, chosen: &[Thing], thing: Thing, run: Run) -> Run {
    let is_chosen = chosen.contains(&thing);
    let open = is_chosen || scene.is_open(chosen, thing) || scene.is_open(&[], thing);
    let marked = match run.text.strip_prefix(' ') {
        Some(rest) if is_chosen => Run::of(Ink::Target, format!("»{rest}")),
        Some(rest) if scene.pending() == Some(thing) => Run::of(Ink::Wrong, format!("!{rest}")),
        _ => run,
    };
    marked.on(Spot::new(id(thing), open, is_chosen))
}

fn id(thing: Thing) -> String {
    match thing {
        Thing::Nest(seat, place) => format!("nest-{seat}-{}", place.number()),
        Thing::Dog(place) => format!("dog-{}", place.number()),
    }
}

fn thing(id: &str) -> Option<Thing> {
    let place = |text: &str| Place::ALL.into_iter().find(|place| place.number().to_string() == text);
    if let Some(text) = id.strip_prefix("dog-") {
        return place(text).map(Thing::Dog);
    }
    let (seat, text) = id.strip_prefix("nest-")?.split_once('-')?;
    Some(Thing::Nest(Seat::new(seat.parse().ok()?)?, place(text)?))
}
