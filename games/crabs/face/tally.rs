//! What a move being built still needs, and what its buttons say, whoever draws the beach.

use super::scene::{Action, Built, Draft, Missing, Scene};
use rules::{Move, Phase, Source};
use words::{Lang, say, say_with};

/// What the move being built still needs, with its running tally.
pub fn tally(scene: &Scene, draft: &Draft, lang: Lang) -> String {
    let built = scene.build(draft);
    let missing = match &built {
        Built::Ready(_) => say(lang, "web-crabs-ready"),
        Built::Refused(rule) => words::rule(lang, rule),
        Built::Missing(Missing::Action) => return within_reach(scene, lang),
        Built::Missing(missing) => needed(scene, draft, *missing, lang),
    };
    match so_far(scene, draft, &built, lang) {
        Some(so_far) => format!("{so_far} {missing}"),
        None => missing,
    }
}

fn needed(scene: &Scene, draft: &Draft, missing: Missing, lang: Lang) -> String {
    let count = |id: &str, n: u32| say_with(lang, id, &[("count", n.into())]);
    match missing {
        Missing::Action => say(lang, "web-crabs-need-action"),
        Missing::Hand if draft.action == Some(Action::Catch) => say(lang, "web-crabs-need-catch"),
        Missing::Hand => say(lang, "web-crabs-need-give"),
        Missing::Take(n) => count("web-crabs-need-take", n),
        Missing::TakeLess(n) => count("web-crabs-need-take-less", n),
        Missing::Value(n) => count("web-crabs-need-value", n),
        Missing::ValueLess(n) => count("web-crabs-need-value-less", n),
        Missing::More(n) if draft.action == Some(Action::Upgrade) => count("web-crabs-need-discard", n),
        Missing::More(n) => count("web-crabs-need-more", n),
        Missing::Fewer(n) => count("web-crabs-need-fewer", n),
        Missing::Crabs => say(lang, "web-crabs-need-crabs"),
        Missing::Rope => say(lang, "web-crabs-need-rope"),
        Missing::Permit(n) => permit_words(scene, draft, n, lang),
        Missing::FaceUp(value) => count("web-crabs-need-face-up", value.into()),
        Missing::Keep => say(lang, "web-crabs-need-keep"),
        Missing::Source if scene.view.phase == Phase::Grab => say(lang, "web-crabs-ask-grab"),
        Missing::Source => say(lang, "web-crabs-need-source"),
    }
}

fn so_far(scene: &Scene, draft: &Draft, built: &Built, lang: Lang) -> Option<String> {
    let (given, taken) = (draft.hand.cards(), draft.pool.cards());
    match draft.action {
        Some(Action::Raise) => {
            let args = [("given", given.value().into()), ("taken", taken.value().into())];
            Some(say_with(lang, "web-crabs-so-far-value", &args))
        }
        Some(Action::Trade) => {
            let args = [("given", given.len().into()), ("taken", taken.len().into())];
            Some(say_with(lang, "web-crabs-so-far", &args))
        }
        Some(Action::Catch) => Some(bound(scene, draft, built, lang)),
        _ => over_limit(scene, lang),
    }
}

/// What to begin with, and what could be caught.
fn within_reach(scene: &Scene, lang: Lang) -> String {
    let ask = say(lang, "web-crabs-need-action");
    let numbers: Vec<String> =
        (1..=5).filter(|&number| scene.reaches(number)).map(|number| number.to_string()).collect();
    if numbers.is_empty() {
        return ask;
    }
    let list = words::list(lang, &numbers);
    format!("{ask} {}", say_with(lang, "web-crabs-in-reach", &[("crabs", list.into())]))
}

/// How far the binding value is from the next line of the permit, or that it is beyond the last.
fn permit_words(scene: &Scene, draft: &Draft, binding: u32, lang: Lang) -> String {
    match scene.short_of(draft) {
        Some((short, line)) => {
            say_with(lang, "web-crabs-need-short", &[("count", short.into()), ("line", line.into())])
        }
        None => say_with(lang, "web-crabs-need-permit", &[("count", binding.into())]),
    }
}

/// Why cards must go into the pool, and how many, if any.
fn over_limit(scene: &Scene, lang: Lang) -> Option<String> {
    let (hand, excess) = (scene.hand().len(), scene.excess());
    let args = [("hand", hand.into()), ("count", excess.into())];
    (excess > 0).then(|| say_with(lang, "web-crabs-ask-drop", &args))
}

/// The binding value so far, and what the permit would let one keep for it, unless that is what is missing.
fn bound(scene: &Scene, draft: &Draft, built: &Built, lang: Lang) -> String {
    let binding = scene.binding(draft);
    let bound = say_with(lang, "web-crabs-so-far-binding", &[("count", binding.into())]);
    match (scene.view.table.keeps(binding), built) {
        (Some(value), Built::Ready(_) | Built::Missing(Missing::Rope | Missing::Keep)) => {
            let args = [("value", value.into()), ("next", (value + 1).into())];
            format!("{bound} {}", say_with(lang, "web-crabs-so-far-permit", &args))
        }
        _ => bound,
    }
}

/// A sale, as its button says it.
pub fn sale(scene: &Scene, mv: Move, lang: Lang) -> String {
    let Move::Sell { stack, with } = mv else { return say(lang, "web-crabs-sell-nothing") };
    let pay = scene.view.vendors[usize::from(stack) - 1].top.map_or(0, |wants| scene.view.pay(wants));
    let args = [("crabs", with.to_string().into()), ("points", (pay + with.upright.premiums()).into())];
    say_with(lang, "web-crabs-sell", &args)
}

/// What the button that makes the move says, where "make this move" would not say enough.
pub fn make(mv: Option<Move>, lang: Lang) -> String {
    match mv {
        Some(Move::Grab(Source::Pool(kind))) => {
            say_with(lang, "web-crabs-make-take", &[("card", kind.to_string().into())])
        }
        Some(Move::Grab(Source::Deck)) => say(lang, "web-crabs-make-draw"),
        _ => say(lang, "web-crabs-make"),
    }
}
