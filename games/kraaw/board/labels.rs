//! The nests in words: what is asked, what a card is called aloud, what a move's button says.

use super::{Branch, Row};
use crate::face::labels;
use crate::face::scene::Thing;
use kernel::{Seat, SeatSet};
use leptos::prelude::*;
use rules::{Move, Phase, Place, Spot, Tally};

impl Branch {
    pub(super) fn heading(self) -> String {
        self.with(|scene| {
            let course = &scene.view.course;
            let id = if course.deciding() && course.phase != Phase::Over {
                "web-kraaw-round-deciding"
            } else {
                "web-kraaw-round"
            };
            let target = course.options.rounds_to_win();
            self.ctx.say_with(id, &[("round", course.round.into()), ("target", target.into())])
        })
    }

    pub(super) fn warning(self) -> Option<String> {
        let seats = self
            .with(|scene| Seat::all(scene.seats()).filter(|&seat| scene.view.counts_down(seat)).collect::<Vec<_>>());
        let names: Vec<String> = seats.into_iter().map(|seat| self.name(seat)).collect();
        let names = words::list(self.ctx.lang.get(), &names);
        (!names.is_empty()).then(|| self.ctx.say_with("web-kraaw-countdown", &[("names", names.into())]))
    }

    fn names(self, seats: SeatSet) -> String {
        words::list(self.ctx.lang.get(), &seats.iter().map(|seat| self.name(seat)).collect::<Vec<_>>())
    }

    /// Who won the round.
    pub(super) fn won(self, tally: &Tally) -> String {
        let args = [("round", tally.round.into()), ("names", self.names(tally.winners).into())];
        self.ctx.say_with("web-kraaw-round-won", &args)
    }

    /// What broke a tie for the highest sum, if there was one.
    pub(super) fn tie(self, tally: &Tally) -> Option<String> {
        let tie = tally.tie()?;
        let names = ("names", self.names(tie.seats).into());
        Some(match tie.card {
            Some(card) => self.ctx.say_with("web-kraaw-tie", &[names, ("card", card.into())]),
            None => self.ctx.say_with("web-kraaw-tie-perfect", &[names]),
        })
    }

    /// Whose row it is.
    pub(super) fn row_label(self, row: Row) -> String {
        match row {
            Row::Nest(seat) => self.name(seat),
            Row::Dog => self.ctx.say("web-kraaw-dog"),
        }
    }

    /// What a screen reader says of a card.
    pub(super) fn label(self, row: Row, place: Place) -> String {
        let whose = self.row_label(row);
        let lies = match self.spot(row.thing(place)) {
            Spot::Gap => self.ctx.say("web-kraaw-gap"),
            Spot::Down(None) => self.ctx.say("web-kraaw-down"),
            Spot::Down(Some(value)) => self.ctx.say_with("web-kraaw-down-known", &[("value", value.into())]),
            Spot::Up(value) => self.ctx.say_with("web-kraaw-up", &[("value", value.into())]),
            Spot::Locked(value) => self.ctx.say_with("web-kraaw-locked", &[("value", value.into())]),
        };
        let card = [("name", whose.into()), ("place", place.number().into()), ("lies", lies.into())];
        let card = self.ctx.say_with("web-kraaw-card", &card);
        match self.note(row.thing(place)) {
            Some(note) => {
                format!("{card}; {}", self.ctx.say_with("web-kraaw-noted", &[("note", note.to_string().into())]))
            }
            None => card,
        }
    }

    /// How a seat stands in this round.
    pub(super) fn state(self, seat: Seat) -> String {
        self.with(|scene| {
            if !scene.plays(seat) {
                return self.ctx.say("web-kraaw-sits-out");
            }
            let state = [("sum", scene.view.sum(seat).into()), ("wins", scene.view.course.wins[seat].into())];
            self.ctx.say_with("web-kraaw-state", &state)
        })
    }

    /// What there is to beat, and the locks left, for whoever looks from this seat.
    pub(super) fn chances(self, seat: Seat) -> Option<String> {
        self.with(|scene| {
            let looks = scene.me == Some(seat) && scene.plays(seat) && scene.tally().is_none();
            let chances = [("beat", scene.view.to_beat(seat).into()), ("locks", scene.view.locks_left(seat).into())];
            looks.then(|| self.ctx.say_with("web-kraaw-state-own", &chances))
        })
    }

    /// The cards dealt to whoever looks, those crossed out that were seen since.
    pub(super) fn dealt(self, dealt: [(u8, bool); Place::ALL.len()]) -> impl IntoView {
        let list = |cards: &mut dyn Iterator<Item = &(u8, bool)>| {
            cards.map(|card| card.0.to_string()).collect::<Vec<_>>().join(" ")
        };
        let all = self.ctx.say_with("web-kraaw-dealt", &[("cards", list(&mut dealt.iter()).into())]);
        let left = list(&mut dealt.iter().filter(|card| !card.1));
        let left = self.ctx.say_with("web-kraaw-dealt-left", &[("cards", left.into())]);
        let chips =
            dealt.map(|(value, seen)| view! { <b class=format!("chip value-{value}") class:seen=seen>{value}</b> });
        view! {
            <p class="dealt" data-tip=self.ctx.say("web-kraaw-tip-dealt")>
                <span class="unseen">{all}". "{left}</span>
                <span aria-hidden="true">{self.ctx.say("web-kraaw-dealt-short")}</span>
                <span class="chips" aria-hidden="true">{chips.into_iter().collect_view()}</span>
            </p>
        }
    }

    /// What a card explains about itself.
    pub(super) fn tip(self, thing: Thing) -> Option<String> {
        let id = match self.spot(thing) {
            Spot::Gap => return None,
            Spot::Down(Some(_)) => "web-kraaw-tip-known",
            Spot::Down(None) if self.note(thing).is_some() => "web-kraaw-tip-noted",
            Spot::Down(None) => "web-kraaw-tip-down",
            Spot::Up(_) => "web-kraaw-tip-up",
            Spot::Locked(_) => "web-kraaw-tip-locked",
        };
        Some(self.ctx.say(id))
    }

    /// What a move explains about itself, where its button does not say it.
    pub(super) fn move_tip(self, mv: Move) -> Option<String> {
        let id = match mv {
            Move::Reveal(_) => "web-kraaw-tip-reveal",
            Move::Look(_) => "web-kraaw-tip-look",
            Move::Lock(_) | Move::LockIt => "web-kraaw-tip-lock",
            Move::Steal { .. } => "web-kraaw-tip-steal",
            Move::LockDiscard { .. } => "web-kraaw-tip-bonus",
            Move::Exchange { .. } => "web-kraaw-tip-dog",
            _ => return None,
        };
        Some(self.ctx.say(id))
    }

    /// A move, as its button says it.
    pub(super) fn words(self, mv: Move) -> String {
        self.with(|scene| labels::button(scene, mv, |seat| self.name(seat), self.ctx.lang.get()))
    }

    /// What is being asked, in words.
    pub(super) fn question(self) -> Option<String> {
        self.with(|scene| labels::question(scene, |seat| self.name(seat), self.ctx.lang.get()))
    }
}
