//! What is asked and what a move's button says, whoever draws the nests.

use super::scene::Scene;
use kernel::Seat;
use rules::{Move, Phase, Place};
use words::{Lang, say, say_with};

/// A move, as its button says it.
pub fn button(scene: &Scene, mv: Move, name: impl Fn(Seat) -> String, lang: Lang) -> String {
    let of = |id: &str, place: Place| say_with(lang, id, &[("place", place.number().into())]);
    match mv {
        Move::Swap => say(lang, "web-kraaw-do-swap"),
        Move::Stay => say(lang, "web-kraaw-do-stay"),
        Move::Keep => say(lang, "web-kraaw-do-keep"),
        Move::LockIt => say(lang, "web-kraaw-do-lock-it"),
        Move::Leave => say(lang, "web-kraaw-do-leave"),
        Move::Done => say(lang, "web-kraaw-do-done"),
        Move::Reveal(place) if has_looked(scene) => of("web-kraaw-do-show", place),
        Move::Reveal(place) => of("web-kraaw-do-reveal", place),
        Move::Look(place) => of("web-kraaw-do-look", place),
        Move::Lock(place) => of("web-kraaw-do-lock", place),
        Move::Take(place) => of("web-kraaw-do-take", place),
        Move::Steal { victim, place } => {
            let args = [("name", name(victim).into()), ("place", place.number().into())];
            say_with(lang, "web-kraaw-do-steal", &args)
        }
        Move::Exchange { place, dog } => {
            let args = [("place", place.number().into()), ("dog", dog.number().into())];
            say_with(lang, "web-kraaw-do-exchange", &args)
        }
        Move::LockDiscard { lock, discard } => {
            let args = [("lock", lock.number().into()), ("discard", discard.number().into())];
            say_with(lang, "web-kraaw-do-bonus", &args)
        }
    }
}

/// Whether a look came before: then what is revealed was no leap in the dark, and earns no lock.
fn has_looked(scene: &Scene) -> bool {
    matches!(scene.view.course.phase, Phase::Look(_))
}

/// What is being asked of whoever looks, if they may act.
pub fn question(scene: &Scene, name: impl Fn(Seat) -> String, lang: Lang) -> Option<String> {
    scene.actor?;
    let id = match scene.view.course.phase {
        Phase::Swap => "web-kraaw-ask-swap",
        Phase::Dog => "web-kraaw-ask-dog",
        Phase::Main => "web-kraaw-ask-main",
        Phase::LockOrLeave(_) => "web-kraaw-ask-lock-or-leave",
        Phase::Look(_) => "web-kraaw-ask-look",
        Phase::Take { .. } => "web-kraaw-ask-take",
        Phase::Bonus => "web-kraaw-ask-bonus",
        Phase::Hands | Phase::Nests | Phase::Over => return None,
    };
    Some(say_with(lang, id, &[("name", name(scene.view.course.turn).into())]))
}
