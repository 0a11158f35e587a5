//! What a move being built still needs, in words.

use super::Beach;
use crate::face::scene::{Action, Built, Draft, Missing};
use leptos::prelude::*;
use rules::Phase;

impl Beach {
    /// What the move being built still needs, with its running tally.
    pub(super) fn tally(self) -> String {
        let (draft, built) = (self.draft.get(), self.built());
        let ctx = self.ctx;
        let count = |id: &str, n: u32| ctx.say_with(id, &[("count", n.into())]);
        let missing = match &built {
            Built::Ready(_) => ctx.say("web-crabs-ready"),
            Built::Refused(rule) => words::rule(ctx.lang.get(), rule),
            Built::Missing(missing) => match *missing {
                Missing::Action => return self.within_reach(),
                Missing::Hand if draft.action == Some(Action::Catch) => ctx.say("web-crabs-need-catch"),
                Missing::Hand => ctx.say("web-crabs-need-give"),
                Missing::Take(n) => count("web-crabs-need-take", n),
                Missing::TakeLess(n) => count("web-crabs-need-take-less", n),
                Missing::Value(n) => count("web-crabs-need-value", n),
                Missing::ValueLess(n) => count("web-crabs-need-value-less", n),
                Missing::More(n) if draft.action == Some(Action::Upgrade) => count("web-crabs-need-discard", n),
                Missing::More(n) => count("web-crabs-need-more", n),
                Missing::Fewer(n) => count("web-crabs-need-fewer", n),
                Missing::Crabs => ctx.say("web-crabs-need-crabs"),
                Missing::Rope => ctx.say("web-crabs-need-rope"),
                Missing::Permit(n) => self.permit_words(&draft, n),
                Missing::FaceUp(value) => count("web-crabs-need-face-up", value.into()),
                Missing::Keep => ctx.say("web-crabs-need-keep"),
                Missing::Source if self.with(|scene| scene.view.phase == Phase::Grab) => ctx.say("web-crabs-ask-grab"),
                Missing::Source => ctx.say("web-crabs-need-source"),
            },
        };
        let so_far = match draft.action {
            Some(Action::Raise) => Some(ctx.say_with(
                "web-crabs-so-far-value",
                &[("given", draft.hand.cards().value().into()), ("taken", draft.pool.cards().value().into())],
            )),
            Some(Action::Trade) => Some(ctx.say_with(
                "web-crabs-so-far",
                &[("given", draft.hand.cards().len().into()), ("taken", draft.pool.cards().len().into())],
            )),
            Some(Action::Catch) => Some(self.bound(&draft, built)),
            _ => self.over_limit(),
        };
        so_far.map_or(missing.clone(), |so_far| format!("{so_far} {missing}"))
    }

    /// What to begin with, and what could be caught.
    fn within_reach(self) -> String {
        let ask = self.ctx.say("web-crabs-need-action");
        let numbers: Vec<String> = self
            .with(|scene| (1..=5).filter(|&number| scene.reaches(number)).map(|number| number.to_string()).collect());
        if numbers.is_empty() {
            return ask;
        }
        let list = words::list(self.ctx.lang.get(), &numbers);
        format!("{ask} {}", self.ctx.say_with("web-crabs-in-reach", &[("crabs", list.into())]))
    }

    /// How far the binding value is from the next line of the permit, or that it is beyond the last.
    fn permit_words(self, draft: &Draft, binding: u32) -> String {
        match self.with(|scene| scene.short_of(draft)) {
            Some((short, line)) => {
                self.ctx.say_with("web-crabs-need-short", &[("count", short.into()), ("line", line.into())])
            }
            None => self.ctx.say_with("web-crabs-need-permit", &[("count", binding.into())]),
        }
    }

    /// Why cards must go into the pool, and how many, if any.
    fn over_limit(self) -> Option<String> {
        let (hand, excess) = self.with(|scene| (scene.hand().len(), scene.excess()));
        let args = [("hand", hand.into()), ("count", excess.into())];
        (excess > 0).then(|| self.ctx.say_with("web-crabs-ask-drop", &args))
    }

    /// The binding value so far, and what the permit would let one keep for it, unless that is what is missing.
    fn bound(self, draft: &Draft, built: Built) -> String {
        let binding = self.with(|scene| scene.binding(draft));
        let keeps = self.with(|scene| scene.view.table.keeps(binding));
        let bound = self.ctx.say_with("web-crabs-so-far-binding", &[("count", binding.into())]);
        match (keeps, built) {
            (Some(value), Built::Ready(_) | Built::Missing(Missing::Rope | Missing::Keep)) => {
                let args = [("value", value.into()), ("next", (value + 1).into())];
                format!("{bound} {}", self.ctx.say_with("web-crabs-so-far-permit", &args))
            }
            _ => bound,
        }
    }
}
