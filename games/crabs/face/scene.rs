//! The beach of Crabs!, arranged for drawing, and a move being built from picked cards.

use kernel::{Game, Seat};
use rules::{Cards, Crab, Crabs, GearBonus, Kind, Move, Phase, Reach, Source, Tableau, View};

/// The six actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Keep a crab that the permit allows.
    Catch,
    /// Take two cards.
    Grab,
    /// Exchange as many for as many.
    Trade,
    /// Exchange value for value.
    Raise,
    /// Turn stressed crabs upright.
    Relax,
    /// Discard cards to move onto the next gear.
    Upgrade,
}

impl Action {
    /// All of them in the rulebook's order, which is also that of the rules page and of the terminal's menu.
    pub const ALL: [Self; 6] = [Self::Upgrade, Self::Grab, Self::Trade, Self::Raise, Self::Relax, Self::Catch];

    /// Its word in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Catch => "catch",
            Self::Grab => "grab",
            Self::Trade => "trade",
            Self::Raise => "raise",
            Self::Relax => "relax",
            Self::Upgrade => "upgrade",
        }
    }
}

/// Cards picked one by one: of each kind, which of the equal ones lying side by side. A move counts kinds only, but
/// whoever pressed a card wants to see that very card picked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Picks(Vec<(Kind, u8)>);

impl Picks {
    /// Whether this one of the kind is picked.
    pub fn has(&self, kind: Kind, nth: u8) -> bool {
        self.0.contains(&(kind, nth))
    }

    /// Picks this one of the kind, or takes it back.
    pub fn toggle(&mut self, kind: Kind, nth: u8) {
        let picks = self.0.len();
        self.0.retain(|&pick| pick != (kind, nth));
        if self.0.len() == picks {
            self.0.push((kind, nth));
        }
    }

    /// Takes back what no longer lies there.
    pub fn trim(&mut self, lying: &Cards) {
        self.0.retain(|&(kind, nth)| nth < lying.of_kind(kind));
    }

    /// What was picked, as moves count it.
    pub fn cards(&self) -> Cards {
        let mut cards = Cards::NONE;
        self.0.iter().for_each(|&(kind, _)| cards.add(kind));
        cards
    }

    /// Whether nothing is picked.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The first of each kind.
impl From<Cards> for Picks {
    fn from(cards: Cards) -> Self {
        Self(each(&cards).collect())
    }
}

/// The cards one by one, as they lie side by side: each with how many of its kind lie before it.
pub fn each(cards: &Cards) -> impl Iterator<Item = (Kind, u8)> + use<> {
    let kinds: Vec<_> = cards.kinds().collect();
    kinds.into_iter().flat_map(|(kind, count)| (0..count).map(move |nth| (kind, nth)))
}

/// A move being built.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Draft {
    /// The action chosen.
    pub action: Option<Action>,
    /// Cards picked from the hand.
    pub hand: Picks,
    /// Cards picked from the pool.
    pub pool: Picks,
    /// Stressed crabs picked from those caught.
    pub stressed: Picks,
    /// The card to be the rope.
    pub rope: Option<Kind>,
    /// Whether the gear's bonus is to count.
    pub gear: bool,
    /// The crab to keep, where there is a choice.
    pub keep: Option<Crab>,
    /// The card to be grabbed: of the pool, the very one that was pressed, or the deck.
    pub grab: Option<Grab>,
}

/// A card to be grabbed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grab {
    /// This one of the equal cards in the pool.
    Pool(Kind, u8),
    /// The top of the deck.
    Deck,
}

impl Grab {
    /// Where it comes from, as moves say it.
    fn source(self) -> Source {
        match self {
            Self::Pool(kind, _) => Source::Pool(kind),
            Self::Deck => Source::Deck,
        }
    }
}

/// How far a move is built: what the tally says.
#[derive(Clone, Debug, PartialEq)]
pub enum Built {
    /// It can be made.
    Ready(Move),
    /// Something is missing.
    Missing(Missing),
    /// It breaks the rule of this name.
    Refused(&'static str),
}

/// What a move still needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// An action.
    Action,
    /// Cards from the hand.
    Hand,
    /// So many more cards from the pool.
    Take(u32),
    /// So many fewer cards from the pool.
    TakeLess(u32),
    /// So much more value from the pool.
    Value(u32),
    /// So much less value from the pool.
    ValueLess(u32),
    /// So many more cards from the hand, to pay or to drop.
    More(u32),
    /// So many fewer cards from the hand.
    Fewer(u32),
    /// Stressed crabs.
    Crabs,
    /// A rope.
    Rope,
    /// The binding value keeps nothing.
    Permit(u32),
    /// The binding value keeps this value, but no such crab is face up.
    FaceUp(u8),
    /// A choice between crabs to keep.
    Keep,
    /// A card from the pool or the deck.
    Source,
}

/// The beach as somebody sees it.
#[derive(Clone)]
pub struct Scene {
    /// The view.
    pub view: View,
    /// The seat that looks, if it is one.
    pub me: Option<Seat>,
    /// The seat that looks and may act now.
    pub actor: Option<Seat>,
    /// The catches within reach of whoever looks, while an action is due: cards in hand by then are eight at most.
    pub catches: Vec<Reach>,
    game: Crabs,
}

impl Scene {
    /// The scene of a view. `me` is the seat that looks; it acts only if that is allowed now.
    pub fn new(view: View, me: Option<Seat>, live: bool) -> Self {
        let game = Crabs::imagine(&view, &mut kernel::any_chance());
        let actor = me.filter(|&seat| live && view.turn == Some(seat));
        let hand = me.filter(|&seat| view.excess(seat) == 0);
        let catches = hand.map_or(Vec::new(), |seat| view.catches(seat));
        Self { view, me, actor, catches, game }
    }

    /// The hand of whoever looks.
    pub fn hand(&self) -> Cards {
        self.me.and_then(|me| self.view.hands[me].cards).unwrap_or_default()
    }

    /// How many cards whoever looks holds beyond the limit, which go into the pool before the turn is over.
    pub fn excess(&self) -> u32 {
        self.me.map_or(0, |me| self.view.excess(me))
    }

    /// The crabs that whoever looks has caught.
    pub fn caught(&self) -> Tableau {
        self.me.map(|me| self.view.caught[me]).unwrap_or_default()
    }

    /// The pool as it is for the move being built: cards just played are part of it at once (ruling 7).
    pub fn pool(&self, draft: &Draft) -> Cards {
        self.view.pool.plus(&self.played(draft))
    }

    /// Cards of one's own that lie in the pool for the move being built: a trade or a raise may take them back.
    pub fn played(&self, draft: &Draft) -> Cards {
        match draft.action {
            Some(Action::Trade | Action::Raise) => draft.hand.cards(),
            _ => Cards::NONE,
        }
    }

    /// The gear bonus the seat would add, if it is on any.
    pub fn bonus(&self, seat: Seat) -> u32 {
        let gear = usize::from(self.view.gear[seat]);
        gear.checked_sub(1).and_then(|at| self.view.table.edition().gear().get(at)).map_or(0, |gear| gear.bonus.into())
    }

    /// Whether the bonus counts in this draft: by choice, or because it must (ruling 3).
    pub fn uses_gear(&self, draft: &Draft) -> bool {
        let must = self.view.table.gear_bonus() == GearBonus::Mandatory;
        self.actor.is_some_and(|seat| self.view.gear[seat] > 0) && (draft.gear || must)
    }

    /// The binding value of the cards picked for a catch.
    pub fn binding(&self, draft: &Draft) -> u32 {
        let bonus = if self.uses_gear(draft) { self.actor.map_or(0, |seat| self.bonus(seat)) } else { 0 };
        draft.hand.cards().value() + bonus
    }

    /// The crabs that a catch could keep: of the permitted value upright, or one higher stressed.
    pub fn keepable(&self, draft: &Draft) -> Vec<Crab> {
        let Some(value) = self.view.table.keeps(self.binding(draft)) else { return Vec::new() };
        let picked = draft.hand.cards();
        let crab = |kind: Kind| {
            let stressed = kind.value() == value + 1;
            (stressed || kind.value() == value).then_some(Crab { kind, stressed })
        };
        picked.kinds().filter_map(|(kind, _)| crab(kind)).collect()
    }

    /// The cards that could be the rope: those of the hand not played face up.
    pub fn ropes(&self, draft: &Draft) -> Cards {
        self.hand().minus(&draft.hand.cards())
    }

    /// Every sale that is possible now.
    pub fn sales(&self) -> Vec<Move> {
        let seller = self.actor.filter(|_| self.view.phase == Phase::Sell);
        seller.map_or(Vec::new(), |seat| self.game.legal(seat))
    }

    /// Whether this action can be begun at all.
    pub fn possible(&self, action: Action) -> bool {
        let Some(seat) = self.actor else { return false };
        let hand = self.hand();
        match action {
            Action::Catch => hand.len() > 1,
            Action::Grab => !self.view.pool.is_empty() || self.check_move(&Move::Grab(Source::Deck)).is_ok(),
            Action::Trade | Action::Raise => !hand.is_empty(),
            Action::Relax => !self.caught().stressed.is_empty(),
            Action::Upgrade => self.view.can_upgrade(seat),
        }
    }

    /// Whether a crab can be kept under this number of the permit.
    pub fn reaches(&self, number: u8) -> bool {
        self.catches.iter().any(|reach| reach.number == number)
    }

    /// Whether some catch has all the cards picked and this one too.
    pub fn leads(&self, draft: &Draft, kind: Kind) -> bool {
        let with = one_more(draft, kind);
        self.catches.iter().any(|reach| reach.with.contains(&with))
    }

    /// Whether the cards picked and this one are a catch.
    pub fn completes(&self, draft: &Draft, kind: Kind) -> bool {
        let (with, gear) = (one_more(draft, kind), self.uses_gear(draft));
        self.catches.iter().any(|reach| reach.with == with && reach.gear == gear)
    }

    /// How much the cards picked for a catch fall short of the next line of the permit, and that line.
    pub fn short_of(&self, draft: &Draft) -> Option<(u32, u32)> {
        let binding = self.binding(draft);
        let lines = self.view.table.edition().permit().iter().map(|&(line, _)| u32::from(line));
        lines.filter(|&line| line > binding).min().map(|line| (line - binding, line))
    }

    /// The section of the rules page that is about what is being done.
    pub fn topic(&self, draft: &Draft) -> &'static str {
        match self.view.phase {
            Phase::Sell => "selling",
            Phase::Drop => "eight-cards",
            Phase::Grab => Action::Grab.word(),
            Phase::Over => "the-end",
            _ => draft.action.map_or("your-turn", Action::word),
        }
    }

    /// How far the move is built.
    pub fn build(&self, draft: &Draft) -> Built {
        let drafted = match self.view.phase {
            Phase::Action => self.action_move(draft),
            Phase::Drop => self.drop_move(draft),
            _ => grabbed(draft),
        };
        match drafted {
            Err(missing) => Built::Missing(missing),
            Ok(mv) => match self.check_move(&mv) {
                Ok(()) => Built::Ready(mv),
                Err(rule) => Built::Refused(rule),
            },
        }
    }

    /// The draft that would become this move, so that somebody can be shown it and change it.
    pub fn draft_of(mv: Move) -> Draft {
        let draft = |action: Action| Draft { action: Some(action), ..Draft::default() };
        match mv {
            Move::Catch { rope, with, gear, keep } => {
                Draft { hand: with.into(), rope: Some(rope), gear, keep: Some(keep), ..draft(Action::Catch) }
            }
            Move::Grab(source) => Draft { grab: Some(first_of(source)), ..draft(Action::Grab) },
            Move::Trade { give, take } => Draft { hand: give.into(), pool: take.into(), ..draft(Action::Trade) },
            Move::Raise { give, take } => Draft { hand: give.into(), pool: take.into(), ..draft(Action::Raise) },
            Move::Relax(caught) => Draft { stressed: caught.stressed.into(), ..draft(Action::Relax) },
            Move::Upgrade(hand) => Draft { hand: hand.into(), ..draft(Action::Upgrade) },
            Move::Drop(hand) => Draft { hand: hand.into(), ..Draft::default() },
            _ => Draft::default(),
        }
    }

    /// Whether passing is the only thing to do (ruling 8).
    pub fn must_pass(&self) -> bool {
        self.view.phase == Phase::Action && self.check_move(&Move::Pass).is_ok()
    }

    fn check_move(&self, mv: &Move) -> Result<(), &'static str> {
        let seat = self.actor.ok_or("crabs/not-now")?;
        self.game.check(seat, mv).map_err(kernel::Rule::code)
    }

    fn action_move(&self, draft: &Draft) -> Result<Move, Missing> {
        match draft.action.ok_or(Missing::Action)? {
            Action::Grab => grabbed(draft),
            Action::Trade => trade(draft),
            Action::Raise => raise(draft),
            Action::Relax if draft.stressed.is_empty() => Err(Missing::Crabs),
            Action::Relax => Ok(Move::Relax(Tableau { stressed: draft.stressed.cards(), ..Tableau::default() })),
            Action::Upgrade => self.upgrade(draft),
            Action::Catch => self.catch(draft),
        }
    }

    fn upgrade(&self, draft: &Draft) -> Result<Move, Missing> {
        let cost = self.actor.and_then(|seat| self.view.next_gear(seat)).map_or(0, |gear| u32::from(gear.cost));
        let hand = draft.hand.cards();
        exactly(hand.len(), cost)?;
        Ok(Move::Upgrade(hand))
    }

    fn drop_move(&self, draft: &Draft) -> Result<Move, Missing> {
        let hand = draft.hand.cards();
        exactly(hand.len(), self.excess())?;
        Ok(Move::Drop(hand))
    }

    fn catch(&self, draft: &Draft) -> Result<Move, Missing> {
        if draft.hand.is_empty() {
            return Err(Missing::Hand);
        }
        let binding = self.binding(draft);
        let value = self.view.table.keeps(binding).ok_or(Missing::Permit(binding))?;
        let keepable = self.keepable(draft);
        let keep = match keepable.as_slice() {
            [] => return Err(Missing::FaceUp(value)),
            [only] => *only,
            several => draft.keep.filter(|keep| several.contains(keep)).ok_or(Missing::Keep)?,
        };
        let ropes = self.ropes(draft);
        let rope = draft.rope.filter(|&rope| ropes.of_kind(rope) > 0).ok_or(Missing::Rope)?;
        Ok(Move::Catch { rope, with: draft.hand.cards(), gear: self.uses_gear(draft), keep })
    }
}

/// The cards picked from the hand, and this one.
fn one_more(draft: &Draft, kind: Kind) -> Cards {
    let mut cards = draft.hand.cards();
    cards.add(kind);
    cards
}

/// The first card of a source.
fn first_of(source: Source) -> Grab {
    match source {
        Source::Pool(kind) => Grab::Pool(kind, 0),
        Source::Deck => Grab::Deck,
    }
}

fn grabbed(draft: &Draft) -> Result<Move, Missing> {
    draft.grab.map(|grab| Move::Grab(grab.source())).ok_or(Missing::Source)
}

fn trade(draft: &Draft) -> Result<Move, Missing> {
    let (give, take) = (draft.hand.cards(), draft.pool.cards());
    let (given, taken) = (give.len(), take.len());
    if given == 0 {
        return Err(Missing::Hand);
    }
    if taken < given {
        return Err(Missing::Take(given - taken));
    }
    if taken > given {
        return Err(Missing::TakeLess(taken - given));
    }
    Ok(Move::Trade { give, take })
}

fn raise(draft: &Draft) -> Result<Move, Missing> {
    let (give, take) = (draft.hand.cards(), draft.pool.cards());
    let (given, taken) = (give.value(), take.value());
    if given == 0 {
        return Err(Missing::Hand);
    }
    if taken < given {
        return Err(Missing::Value(given - taken));
    }
    if taken > given {
        return Err(Missing::ValueLess(taken - given));
    }
    Ok(Move::Raise { give, take })
}

fn exactly(picked: u32, wanted: u32) -> Result<(), Missing> {
    if picked < wanted {
        return Err(Missing::More(wanted - picked));
    }
    if picked > wanted {
        return Err(Missing::Fewer(picked - wanted));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Action, Built, Draft, Grab, Missing, Picks, Scene, each};
    use core::ops::ControlFlow;
    use kernel::{Game, Nobody, Seat, Turn, Viewpoint};
    use rules::{Asked, Cards, Crabs, Deal, Kind, Move, Phase, Source};
    use std::collections::BTreeSet;
    use words::Lang;

    fn cards(text: &str) -> Cards {
        Cards::gather(text.split_whitespace().map(|kind| kind.parse().unwrap())).unwrap()
    }

    fn picks(text: &str) -> Picks {
        cards(text).into()
    }

    /// A game of two whose first seat has this hand, with this pool; the rest lies in order.
    fn dealt(hand: &str, pool: &str) -> Scene {
        let options = Crabs::options(2, &Asked::default()).unwrap();
        let mut game = Crabs::new(&options);
        let mut all = *options.edition().crabs();
        let mut take = |wanted: Cards| {
            all = all.minus(&wanted);
            wanted.iter().map(|kind| kind.to_string()).collect::<Vec<_>>()
        };
        let (hand, pool) = (take(cards(hand)), take(cards(pool)));
        let mut rest: Vec<String> = all.iter().map(|kind| kind.to_string()).collect();
        let other: Vec<String> = rest.drain(..6).collect();
        let mut deal = serde_json::to_value(game.deal(&mut testkit::dice(9))).unwrap();
        deal["first"] = 0.into();
        deal["hands"] = serde_json::json!([hand, other]);
        deal["pool"] = serde_json::json!(pool);
        deal["deck"] = serde_json::json!(rest);
        let deal: Deal = serde_json::from_value(deal).unwrap();
        game.accept(&deal, &mut Nobody).unwrap();
        Scene::new(game.view(Viewpoint::Seat(Seat::at(0))), Some(Seat::at(0)), true)
    }

    fn beach() -> Scene {
        dealt("1 1 2 4 4 5", "1 1 2 2 3 3 3 4 5 5*")
    }

    #[test]
    fn a_catch_says_what_is_missing_until_it_can_be_made() {
        let scene = beach();
        let mut draft = Draft { action: Some(Action::Catch), ..Draft::default() };
        assert_eq!(scene.build(&draft), Built::Missing(Missing::Hand));
        draft.hand = picks("1 2");
        assert_eq!(scene.build(&draft), Built::Missing(Missing::Permit(3)));
        draft.hand = picks("5");
        assert_eq!(scene.build(&draft), Built::Missing(Missing::FaceUp(1)));
        draft.hand = picks("1 4");
        assert_eq!(scene.build(&draft), Built::Missing(Missing::Rope));
        draft.rope = Some("2".parse().unwrap());
        assert_eq!(scene.build(&draft), Built::Ready("catch rope 2 with 1 4 keep 1".parse().unwrap()));
    }

    #[test]
    fn a_raise_counts_value_and_a_trade_counts_cards() {
        let scene = beach();
        let mut draft = Draft { action: Some(Action::Raise), hand: picks("5"), ..Draft::default() };
        assert_eq!(scene.build(&draft), Built::Missing(Missing::Value(5)));
        draft.pool = picks("1 1 3");
        assert_eq!(scene.build(&draft), Built::Ready("raise 5 for 1 1 3".parse().unwrap()));
        draft.action = Some(Action::Trade);
        assert_eq!(scene.build(&draft), Built::Missing(Missing::TakeLess(2)));
        draft.pool = picks("5*");
        assert_eq!(scene.build(&draft), Built::Ready("trade 5 for 5*".parse().unwrap()));
    }

    #[test]
    fn ruling_7_cards_just_played_are_in_the_pool_at_once() {
        let scene = beach();
        let draft = Draft { action: Some(Action::Trade), hand: picks("4 4"), ..Draft::default() };
        assert_eq!(scene.pool(&draft).of_value(4), 3);
        let draft = Draft { action: Some(Action::Catch), ..draft };
        assert_eq!(scene.pool(&draft).of_value(4), 1);
    }

    #[test]
    fn an_upgrade_asks_for_exactly_its_cost() {
        let scene = beach();
        let mut draft = Draft { action: Some(Action::Upgrade), ..Draft::default() };
        assert_eq!(scene.build(&draft), Built::Missing(Missing::More(1)));
        draft.hand = picks("1 1");
        assert_eq!(scene.build(&draft), Built::Missing(Missing::Fewer(1)));
        draft.hand = picks("1");
        assert_eq!(scene.build(&draft), Built::Ready("upgrade 1".parse().unwrap()));
    }

    #[test]
    fn a_grab_is_made_of_the_card_that_was_pressed() {
        let scene = beach();
        let mut draft = Draft { action: Some(Action::Grab), ..Draft::default() };
        assert_eq!(scene.build(&draft), Built::Missing(Missing::Source));
        draft.grab = Some(Grab::Pool(Kind::new(3, false).unwrap(), 2));
        assert_eq!(scene.build(&draft), Built::Ready("grab 3".parse().unwrap()));
        draft.grab = Some(Grab::Deck);
        assert_eq!(scene.build(&draft), Built::Ready("grab deck".parse().unwrap()));
    }

    #[test]
    fn a_card_completes_a_catch_exactly_where_the_cards_would_then_make_one() {
        let scene = beach();
        let kinds = || scene.hand().kinds().map(|(kind, _)| kind).collect::<Vec<_>>();
        for picked in ["", "1", "4", "1 4", "2 4 4", "1 1 2 4"] {
            let draft = Draft { action: Some(Action::Catch), hand: picks(picked), ..Draft::default() };
            for kind in kinds().into_iter().filter(|&kind| scene.ropes(&draft).of_kind(kind) > 0) {
                let mut then = draft.clone();
                then.hand = super::one_more(&draft, kind).into();
                let asked = scene.build(&then);
                let made =
                    matches!(asked, Built::Missing(Missing::Rope | Missing::Keep)) && !scene.ropes(&then).is_empty();
                assert_eq!(scene.completes(&draft, kind), made, "{picked} and {kind}: {asked:?}");
                assert!(!made || scene.leads(&draft, kind));
            }
        }
    }

    #[test]
    fn the_lines_of_the_permit_within_reach_are_those_of_legal_catches() {
        let scene = beach();
        let kept = |mv: Move| if let Move::Catch { keep, .. } = mv { Some(keep.number()) } else { None };
        let legal: Vec<u8> = scene.game.legal(Seat::at(0)).into_iter().filter_map(kept).collect();
        for number in 1..=5 {
            assert_eq!(scene.reaches(number), legal.contains(&number), "{number}");
        }
        assert!(scene.reaches(1) && !scene.reaches(5));
    }

    #[test]
    fn the_tally_says_how_much_the_next_line_is_away() {
        let scene = beach();
        let draft = |hand: &str| Draft { action: Some(Action::Catch), hand: picks(hand), ..Draft::default() };
        assert_eq!(scene.short_of(&draft("4 4 2 1 1")), Some((3, 15)));
        assert_eq!(scene.short_of(&draft("1 4")), Some((5, 10)), "what is reached is not far away");
        assert_eq!(scene.short_of(&draft("5 4 4 2 1 1")), Some((3, 20)));
    }

    #[test]
    fn two_grabs_from_six_cards_are_two_cards_too_many() {
        let mut game = beach().game;
        for seat in [0, 0, 1, 1, 0, 0].map(Seat::at) {
            game.apply(seat, &Move::Grab(Source::Deck), &mut Nobody);
        }
        let scene = Scene::new(game.view(Viewpoint::Seat(Seat::at(0))), Some(Seat::at(0)), true);
        assert_eq!((beach().excess(), scene.excess()), (0, 2));
        assert_eq!(scene.build(&Draft::default()), Built::Missing(Missing::More(2)));
    }

    #[test]
    fn the_card_that_is_pressed_is_picked_and_pressed_again_it_is_taken_back() {
        let four = Kind::new(4, false).unwrap();
        let fours = |picked: &Picks| (0..3).filter(|&nth| picked.has(four, nth)).collect::<Vec<_>>();
        let mut picked = Picks::default();
        picked.toggle(four, 2);
        assert_eq!(fours(&picked), [2]);
        picked.toggle(four, 1);
        assert_eq!((fours(&picked), picked.cards()), (vec![1, 2], cards("4 4")));
        picked.toggle(four, 2);
        assert_eq!((fours(&picked), picked.cards()), (vec![1], cards("4")));
        picked.trim(&cards("2 4"));
        assert!(picked.is_empty(), "only the first 4 is left, and that one was not picked");
    }

    #[test]
    fn cards_lie_side_by_side_each_with_how_many_equal_ones_come_before_it() {
        let shown: Vec<String> = each(&cards("1 4 4 5*")).map(|(kind, nth)| format!("{kind}:{nth}")).collect();
        assert_eq!(shown, ["1:0", "4:0", "4:1", "5*:0"]);
    }

    /// How many moves of a decision are tried, spread over all of them.
    const TRIED: u64 = 60;

    fn assert_built(scene: &Scene, mv: Move) {
        match mv {
            _ if scene.view.phase == Phase::Sell => assert!(scene.sales().contains(&mv)),
            Move::Pass => assert!(scene.must_pass()),
            _ => assert_eq!(scene.build(&Scene::draft_of(mv)), Built::Ready(mv), "{mv}"),
        }
    }

    #[test]
    fn whatever_is_being_done_has_its_section_of_the_rules() {
        let sections = words::section_names(words::rules("crabs", Lang::En).unwrap());
        let mut topics = BTreeSet::from(["the-end"]);
        through(|_, scene, _| {
            let drafts = Action::ALL.map(|action| Draft { action: Some(action), ..Draft::default() });
            topics.extend(drafts.iter().chain([&Draft::default()]).map(|draft| scene.topic(draft)));
        });
        assert!(topics.len() > 8 && topics.iter().all(|topic| sections.iter().any(|name| name == topic)), "{topics:?}");
    }

    /// Plays at random and hands every decision to `each`, with the scene of whoever decides, and what they decide.
    fn through(mut each: impl FnMut(&Crabs, &Scene, Move)) {
        let mut game = Crabs::new(&Crabs::options(3, &Asked::default()).unwrap());
        let mut chance = testkit::dice(9);
        loop {
            match game.turn() {
                Turn::Dealer => {
                    let deal = game.deal(&mut chance);
                    game.accept(&deal, &mut Nobody).unwrap();
                }
                Turn::Over(_) => break,
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let mv = game.pick(seat, &mut chance).unwrap();
                    each(&game, &Scene::new(game.view(Viewpoint::Seat(seat)), Some(seat), true), mv);
                    game.apply(seat, &mv, &mut Nobody);
                }
            }
        }
    }

    #[test]
    fn every_legal_move_can_be_built_from_its_cards() {
        through(|game, scene, picked| {
            let seat = scene.me.unwrap();
            let (mut at, apart) = (0, game.count(seat) / TRIED + 1);
            let _ = game.moves(seat, &mut |mv| {
                at += 1;
                if at % apart == 0 {
                    assert_built(scene, mv);
                }
                ControlFlow::Continue(())
            });
            assert_built(scene, picked);
        });
    }
}
