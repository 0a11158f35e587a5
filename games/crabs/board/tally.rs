//! What a move being built still needs, in words.

use super::Beach;
use crate::face::scene::{Action, Built, Draft, Missing};
use leptos::prelude::*;

impl Beach {
    /// What the move being built still needs, with its running tally.
    pub(super) fn tally(self) -> String {
        let draft = self.draft.get();
        let built = self.with(|scene| scene.build(&draft));
        let ctx = self.ctx;
        let count = |id: &str, n: u32| ctx.say_with(id, &[("count", n.into())]);
        let missing = match &built {
            Built::Ready(_) => ctx.say("web-crabs-ready"),
            Built::Refused(rule) => words::rule(ctx.lang.get(), rule),
            Built::Missing(missing) => match *missing {
                Missing::Action => return ctx.say("web-crabs-need-action"),
                Missing::Hand => ctx.say("web-crabs-need-hand"),
                Missing::Take(n) => count("web-crabs-need-take", n),
                Missing::TakeLess(n) => count("web-crabs-need-take-less", n),
                Missing::Value(n) => count("web-crabs-need-value", n),
                Missing::ValueLess(n) => count("web-crabs-need-value-less", n),
                Missing::More(n) => count("web-crabs-need-more", n),
                Missing::Fewer(n) => count("web-crabs-need-fewer", n),
                Missing::Crabs => ctx.say("web-crabs-need-crabs"),
                Missing::Rope => ctx.say("web-crabs-need-rope"),
                Missing::Permit(n) => count("web-crabs-need-permit", n),
                Missing::FaceUp(value) => count("web-crabs-need-face-up", value.into()),
                Missing::Keep => ctx.say("web-crabs-need-keep"),
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
