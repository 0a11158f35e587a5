//! The beach on a full screen: cards are picked one by one, and a button makes the move.

use super::piles::{self, Pile};
use super::{Sight, gear, heading_words, last_round, market, permit};
use crate::face::scene::{Action, Built, Draft, Grab, Scene};
use crate::face::tally;
use ::screen::{Button, Canvas, Ink, Laid, Pressed, Room, Run, padded};
use kernel::Seat;
use rules::{Crab, Kind, Move, Phase};
use words::{say, say_with};

/// The button that makes the move being built.
const MAKE: &str = "make";
/// The one that counts the gear's bonus, or no longer.
const GEAR: &str = "gear";
/// The one that passes.
const PASS: &str = "pass";
/// Columns of a name.
const NAME: usize = 14;

pub(super) fn lay(draft: &Draft, sight: &Sight<'_>, room: Room) -> Laid {
    let scene = scene(sight);
    let mut board = Canvas::default();
    board.text(Some(Ink::Strong), &heading_words(sight));
    board.text(Some(Ink::Wrong), &last_round(sight).unwrap_or_default());
    sight.seats().for_each(|seat| board.line(player(seat, sight)));
    [market(sight), gear(sight), permit(sight)].iter().for_each(|line| board.text(None, line));
    let piles = piles::of(&scene, draft, sight.lang);
    piles.iter().for_each(|pile| pile.lay(&mut board, room.columns));
    let (question, buttons) = (question(&scene, draft, sight), buttons(&scene, draft, sight));
    Laid { board, lead: lead(&scene, draft, &piles, &buttons), question, buttons, ..Laid::default() }
}

fn scene(sight: &Sight<'_>) -> Scene {
    Scene::new(sight.view.clone(), sight.seat(), true)
}

/// A seat: points, cards in hand, and what it has caught, as far as a line goes.
fn player(seat: Seat, sight: &Sight<'_>) -> Vec<Run> {
    let mark = if sight.view.turn == Some(seat) { "► " } else { "  " };
    let name =
        Run::of(Ink::Seat(seat.number()), format!(" {} ", padded(&format!("{seat} {}", sight.name(seat)), NAME)));
    let (score, hand) = (sight.view.score(seat), &sight.view.hands[seat]);
    let args = [("points", score.points().into()), ("hand", hand.size.into())];
    let mut state = vec![say_with(sight.lang, "screen-crabs-player-short", &args)];
    let (caught, known) = (sight.view.caught[seat].to_string(), hand.known);
    if !caught.is_empty() {
        state.push(say_with(sight.lang, "screen-crabs-caught", &[("crabs", caught.into())]));
    }
    if sight.seat() != Some(seat) && !known.is_empty() {
        state.push(say_with(sight.lang, "web-crabs-known", &[("cards", known.to_string().into())]));
    }
    vec![Run::plain(mark), name, Run::plain(format!(" {}", state.join(" · ")))]
}

fn question(scene: &Scene, draft: &Draft, sight: &Sight<'_>) -> String {
    if scene.actor.is_none() {
        return String::new();
    }
    match scene.view.phase {
        Phase::Sell => say(sight.lang, "web-crabs-ask-sell"),
        _ => tally::tally(scene, draft, sight.lang),
    }
}

fn buttons(scene: &Scene, draft: &Draft, sight: &Sight<'_>) -> Vec<Button> {
    match scene.view.phase {
        _ if scene.actor.is_none() => Vec::new(),
        Phase::Sell => sales(scene, sight),
        Phase::Action if scene.must_pass() => vec![Button::new(PASS, say(sight.lang, "web-crabs-pass"))],
        Phase::Action => {
            let actions = Action::ALL.map(|action| action_button(scene, draft, action, sight));
            actions.into_iter().chain(catching(scene, draft, sight)).chain([make(scene, draft, sight)]).collect()
        }
        _ => vec![make(scene, draft, sight)],
    }
}

/// Every sale that is possible, and none.
fn sales(scene: &Scene, sight: &Sight<'_>) -> Vec<Button> {
    let mut sales = scene.sales();
    sales.sort_by_key(|mv| !matches!(mv, Move::Sell { .. }));
    sales.into_iter().map(|mv| Button::new(mv.to_string(), tally::sale(scene, mv, sight.lang))).collect()
}

fn action_button(scene: &Scene, draft: &Draft, action: Action, sight: &Sight<'_>) -> Button {
    let label = say(sight.lang, &format!("web-crabs-do-{}", action.word()));
    Button::new(action.word(), label).open(scene.possible(action)).on(draft.action == Some(action))
}

/// The choices of a catch beside its face-up cards: gear, rope, and which crab is kept.
fn catching(scene: &Scene, draft: &Draft, sight: &Sight<'_>) -> Vec<Button> {
    if draft.action != Some(Action::Catch) || draft.hand.is_empty() {
        return Vec::new();
    }
    let bonus = scene.actor.map_or(0, |seat| scene.bonus(seat));
    let gear = (bonus > 0).then(|| {
        let label = say_with(sight.lang, "web-crabs-use-gear", &[("bonus", bonus.into())]);
        Button::new(GEAR, label).on(scene.uses_gear(draft))
    });
    let rope = scene.ropes(draft).kinds().map(|(kind, _)| rope(kind, draft, sight)).collect::<Vec<_>>();
    let keepable = scene.keepable(draft);
    let keep = keepable.iter().filter(|_| keepable.len() > 1).map(|&crab| keep(crab, draft, sight));
    gear.into_iter().chain(rope).chain(keep).collect()
}

fn rope(kind: Kind, draft: &Draft, sight: &Sight<'_>) -> Button {
    let label = format!("{} {kind}", say(sight.lang, "web-crabs-rope"));
    Button::new(format!("rope-{kind}"), label).on(draft.rope == Some(kind))
}

fn keep(crab: Crab, draft: &Draft, sight: &Sight<'_>) -> Button {
    let label = format!("{} {crab}", say(sight.lang, "web-crabs-keep"));
    Button::new(format!("keep-{crab}"), label).on(draft.keep == Some(crab))
}

fn make(scene: &Scene, draft: &Draft, sight: &Sight<'_>) -> Button {
    let ready = ready(scene, draft);
    Button::new(MAKE, tally::make(ready, sight.lang)).open(ready.is_some())
}

fn ready(scene: &Scene, draft: &Draft) -> Option<Move> {
    if let Built::Ready(mv) = scene.build(draft) { Some(mv) } else { None }
}

/// After an action, the first card that can be picked; after a card to be grabbed, the button.
fn lead(scene: &Scene, draft: &Draft, piles: &[Pile], buttons: &[Button]) -> Option<String> {
    if draft.grab.is_some() && ready(scene, draft).is_some() {
        return Some(MAKE.to_owned());
    }
    let begun = draft.action.is_some() && draft.hand.is_empty() && draft.pool.is_empty() && draft.stressed.is_empty();
    let card = piles.iter().rev().find_map(Pile::first_open);
    card.filter(|_| begun && !buttons.is_empty())
}

pub(super) fn press(draft: &mut Draft, id: &str, sight: &Sight<'_>) -> Pressed {
    let scene = scene(sight);
    let is_sale = |mv: &Move| mv.to_string() == id;
    if scene.actor.is_none() {
        return Pressed::Nothing;
    }
    if let Some(mv) = scene.sales().into_iter().find(is_sale) {
        return Pressed::Move(mv.to_string());
    }
    match id {
        MAKE => ready(&scene, draft).map_or_else(
            || Pressed::Refused(tally::tally(&scene, draft, sight.lang)),
            |mv| Pressed::Move(mv.to_string()),
        ),
        PASS if scene.must_pass() => Pressed::Move(PASS.to_owned()),
        GEAR => changed(|| draft.gear = !draft.gear),
        _ => press_action(&scene, draft, id, sight).unwrap_or_else(|| pick(&scene, draft, id)),
    }
}

fn changed(change: impl FnOnce()) -> Pressed {
    change();
    Pressed::Changed
}

fn press_action(scene: &Scene, draft: &mut Draft, id: &str, sight: &Sight<'_>) -> Option<Pressed> {
    let action = Action::ALL.into_iter().find(|action| action.word() == id)?;
    if !scene.possible(action) {
        return Some(Pressed::Refused(say(sight.lang, &format!("web-crabs-tip-{}", action.word()))));
    }
    let chosen = (draft.action != Some(action)).then_some(action);
    Some(changed(|| *draft = Draft { action: chosen, ..Draft::default() }))
}

/// Picks a card, or takes it back.
fn pick(scene: &Scene, draft: &mut Draft, id: &str) -> Pressed {
    if id == piles::DECK {
        return pick_grab(scene, draft, Grab::Deck);
    }
    let mut parts = id.split('-');
    let (pile, Some(kind)) = (parts.next(), parts.next()) else { return Pressed::Nothing };
    let nth = parts.next().and_then(|nth| nth.parse().ok()).unwrap_or(0);
    match (pile, kind.parse::<Kind>(), kind.parse::<Crab>()) {
        (Some("rope"), Ok(kind), _) => changed(|| draft.rope = Some(kind)),
        (Some("keep"), _, Ok(crab)) => changed(|| draft.keep = Some(crab)),
        (Some(piles::POOL), Ok(kind), _) if scene.grabs(draft) => pick_grab(scene, draft, Grab::Pool(kind, nth)),
        (Some(piles::POOL), Ok(kind), _) if scene.takes(draft) => changed(|| draft.pool.toggle(kind, nth)),
        (Some(piles::STRESSED), Ok(kind), _) if scene.relaxes(draft) => changed(|| draft.stressed.toggle(kind, nth)),
        (Some(piles::HAND), Ok(kind), _) if scene.picks_from_hand(draft) => changed(|| {
            draft.hand.toggle(kind, nth);
            draft.pool.trim(&scene.pool(draft));
        }),
        _ => Pressed::Nothing,
    }
}

fn pick_grab(scene: &Scene, draft: &mut Draft, grab: Grab) -> Pressed {
    if !scene.grabs(draft) {
        return Pressed::Nothing;
    }
    changed(|| draft.grab = Some(grab).filter(|grab| draft.grab != Some(*grab)))
}
