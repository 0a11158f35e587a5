//! Cards that lie side by side and can be picked.

use crate::face::scene::{Draft, Grab, Scene, each};
use ::screen::{Canvas, Ink, Run, Spot, padded};
use rules::{Crab, Kind};
use words::{Lang, say, say_with};

/// The ids of what can be picked begin with these.
pub(super) const POOL: &str = "pool";
pub(super) const HAND: &str = "hand";
pub(super) const STRESSED: &str = "stressed";
/// The deck has no cards to be told apart.
pub(super) const DECK: &str = "deck";

/// Columns of what a pile is called.
const LABEL: usize = 9;

/// Cards of one place, with what they are called.
pub(super) struct Pile {
    label: String,
    cards: Vec<Run>,
    /// What is said behind them.
    note: String,
}

/// The pool with the deck, and what is one's own.
pub(super) fn of(scene: &Scene, draft: &Draft, lang: Lang) -> Vec<Pile> {
    let own = scene.me.map(|_| [caught(scene, draft, lang), hand(scene, draft, lang)]);
    let own = own.into_iter().flatten().filter(|pile| !pile.cards.is_empty());
    std::iter::once(pool(scene, draft, lang)).chain(own).collect()
}

fn pool(scene: &Scene, draft: &Draft, lang: Lang) -> Pile {
    let live = scene.grabs(draft) || scene.takes(draft);
    let card = |kind: Kind, nth: u8| {
        let chosen = draft.pool.has(kind, nth) || draft.grab == Some(Grab::Pool(kind, nth));
        card(&kind.to_string(), Spot::new(format!("{POOL}-{kind}-{nth}"), live, chosen))
    };
    let args = [("deck", scene.view.deck.into()), ("discard", scene.view.discard.len().into())];
    let deck = Run::plain(format!("[{}]", say_with(lang, "web-crabs-deck", &args)));
    let deck = deck.on(Spot::new(DECK, scene.grabs(draft), draft.grab == Some(Grab::Deck)));
    let lying = each(&scene.view.pool).map(|(kind, nth)| card(kind, nth));
    // Cards of one's own that the move being built puts there: the equal ones that lay there before come first.
    let ghosts = each(&scene.played(draft)).map(|(kind, nth)| card(kind, scene.view.pool.of_kind(kind) + nth));
    let cards = std::iter::once(deck).chain(lying).chain(ghosts).collect();
    Pile { label: say(lang, "web-crabs-pool"), cards, note: String::new() }
}

fn hand(scene: &Scene, draft: &Draft, lang: Lang) -> Pile {
    let live = scene.picks_from_hand(draft);
    let hand = scene.hand();
    let card = |(kind, nth): (Kind, u8)| {
        card(&kind.to_string(), Spot::new(format!("{HAND}-{kind}-{nth}"), live, draft.hand.has(kind, nth)))
    };
    let note = say_with(lang, "screen-crabs-worth", &[("value", hand.value().into())]);
    Pile { label: say(lang, "screen-crabs-hand-label"), cards: each(&hand).map(card).collect(), note }
}

/// What one has caught: upright crabs only lie there, stressed ones can be picked to be relaxed.
fn caught(scene: &Scene, draft: &Draft, lang: Lang) -> Pile {
    let (caught, live) = (scene.caught(), scene.relaxes(draft));
    let upright = each(&caught.upright).map(|(kind, _)| Run::plain(format!(" {kind} ")));
    let stressed = each(&caught.stressed).map(|(kind, nth)| {
        let crab = Crab { kind, stressed: true };
        card(&crab.to_string(), Spot::new(format!("{STRESSED}-{kind}-{nth}"), live, draft.stressed.has(kind, nth)))
    });
    Pile {
        label: say(lang, "screen-crabs-caught-label"),
        cards: upright.chain(stressed).collect(),
        note: String::new(),
    }
}

/// A card: `[3]`, or `»3«` once it is picked.
fn card(text: &str, spot: Spot) -> Run {
    let run = match (spot.chosen, spot.open) {
        (true, _) => Run::of(Ink::Target, format!("»{text}«")),
        (false, true) => Run::of(Ink::Strong, format!("[{text}]")),
        (false, false) => Run::plain(format!("[{text}]")),
    };
    run.on(spot)
}

impl Pile {
    /// The first card that can be picked.
    pub(super) fn first_open(&self) -> Option<String> {
        let spots = self.cards.iter().filter_map(|card| card.spot.as_ref());
        spots.filter(|spot| spot.open).map(|spot| spot.id.clone()).next()
    }

    /// Adds the cards to a canvas, in as many lines as they take.
    pub(super) fn lay(&self, canvas: &mut Canvas, columns: usize) {
        let mut line = vec![Run::of(Ink::Strong, padded(&self.label, LABEL))];
        let note = (!self.note.is_empty()).then(|| Run::of(Ink::Faint, &self.note));
        let mut width = LABEL;
        for card in self.cards.iter().cloned().chain(note) {
            if width + card.width() > columns {
                canvas.line(std::mem::replace(&mut line, vec![Run::plain(" ".repeat(LABEL))]));
                width = LABEL;
            }
            width += card.width() + 1;
            line.extend([card, Run::plain(" ")]);
        }
        canvas.line(line);
    }
}
