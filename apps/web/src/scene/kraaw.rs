//! The nests of Kraaw, arranged for drawing.

use kernel::{Game, Rule as _, Seat, Turn};
use kraaw_rules::{Counted, Face, Kraaw, Move, Phase, Place, Tally, View};
use std::ops::ControlFlow;

/// A card that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// In a seat's nest.
    Nest(Seat, Place),
    /// In the dog.
    Dog(Place),
}

/// What there is to see at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// No card.
    Gap,
    /// A card face down, and its value if whoever looks is shown it.
    Down(Option<u8>),
    /// A revealed card.
    Up(u8),
    /// A locked card.
    Locked(u8),
}

/// What somebody asked for by choosing a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// These cards are chosen now.
    Chosen(Vec<Thing>),
    /// That is not possible, by the rule of this name.
    Refused(&'static str),
    /// It is not for this viewpoint to act.
    Nothing,
}

/// The table as somebody sees it.
#[derive(Clone)]
pub struct Scene {
    /// The view.
    pub view: View,
    /// The seat that looks, if it is one.
    pub me: Option<Seat>,
    /// The seat that looks and may act now.
    pub actor: Option<Seat>,
    /// Everything it may do.
    pub moves: Vec<Move>,
    game: Kraaw,
}

impl Scene {
    /// The scene of a view. `me` is the seat that looks; it acts only if that is allowed now.
    pub fn new(view: View, me: Option<Seat>, live: bool) -> Self {
        let game = Kraaw::imagine(&view, &mut super::any_chance());
        let actor = me.filter(|&seat| live && game.turn().includes(seat));
        let mut moves = Vec::new();
        if let Some(seat) = actor {
            let _ = game.moves(seat, &mut |mv| {
                moves.push(mv);
                ControlFlow::Continue(())
            });
        }
        Self { view, me, actor, moves, game }
    }

    /// The round before, as it ended for all to see; nothing in the first round.
    pub fn last_round(&self) -> Option<Self> {
        Some(Self::new(self.view.last_round()?, self.me, false))
    }

    /// How the round that lies there was counted, once it is over.
    pub fn tally(&self) -> Option<&Tally> {
        self.view.course.last.as_ref().filter(|_| self.view.course.phase == Phase::Over)
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.view.course.options.seats()
    }

    /// The seats as they sit around whoever looks, that seat last.
    pub fn around(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.seats()).collect();
        let first = self.me.map_or(0, |me| me.index() + 1);
        seats.rotate_left(first % usize::from(self.seats()));
        seats
    }

    /// Who is to act.
    pub fn acts(&self, seat: Seat) -> bool {
        matches!(self.view.course.due(), Turn::Seats(seats) if seats.contains(seat))
    }

    /// What lies at a place. Without memory aid a card looked at is shown once, while that look is the question;
    /// whoever has no seat has nothing to remember.
    pub fn lies(&self, thing: Thing, memory_aid: bool) -> Lies {
        let shown = memory_aid || self.me.is_none() || self.just_looked(thing) || self.view.course.phase == Phase::Over;
        let known = |value: u8| (value > 0 && shown).then_some(value);
        match thing {
            Thing::Dog(place) => Lies::Down(known(self.view.dog[place.index()].value())),
            Thing::Nest(seat, place) => match self.view.nests[seat].at(place) {
                None => Lies::Gap,
                Some((card, Face::Down)) => Lies::Down(known(card.value())),
                Some((card, Face::Up)) => Lies::Up(card.value()),
                Some((card, Face::Locked)) => Lies::Locked(card.value()),
            },
        }
    }

    fn just_looked(&self, thing: Thing) -> bool {
        match self.view.course.phase {
            Phase::Look(place) => thing == Thing::Nest(self.view.course.turn, place),
            _ => false,
        }
    }

    /// The card that is being stolen, or was just revealed or looked at.
    pub fn pending(&self) -> Option<Thing> {
        match self.view.course.phase {
            Phase::Take { victim, place } => Some(Thing::Nest(victim, place)),
            Phase::LockOrLeave(place) | Phase::Look(place) => Some(Thing::Nest(self.view.course.turn, place)),
            _ => None,
        }
    }

    /// What a seat's cards count now.
    pub fn sum(&self, seat: Seat) -> u8 {
        Counted::of(&self.view.nests[seat]).sum()
    }

    /// Whether the seat plays this round.
    pub fn plays(&self, seat: Seat) -> bool {
        self.view.course.playing.contains(seat)
    }

    /// Whether the seat has no face-down card left, so that the round ends when its turn starts.
    pub fn counts_down(&self, seat: Seat) -> bool {
        let laid = !matches!(self.view.course.phase, Phase::Hands | Phase::Swap | Phase::Nests | Phase::Over);
        laid && self.plays(seat) && self.view.nests[seat].down().is_empty()
    }

    /// The cards that a move of the actor names, in its order.
    pub fn things(&self, mv: Move) -> Vec<Thing> {
        let Some(me) = self.actor.or(self.me) else { return Vec::new() };
        match mv {
            Move::Exchange { place, dog } => vec![Thing::Nest(me, place), Thing::Dog(dog)],
            Move::Reveal(place) | Move::Look(place) | Move::Lock(place) => vec![Thing::Nest(me, place)],
            Move::Steal { victim, place } => vec![Thing::Nest(victim, place)],
            Move::Take(place) => vec![Thing::Nest(self.view.course.turn, place)],
            Move::LockDiscard { lock, discard } => vec![Thing::Nest(me, lock), Thing::Nest(me, discard)],
            Move::Swap | Move::Stay | Move::Keep | Move::LockIt | Move::Leave | Move::Done => Vec::new(),
        }
    }

    /// What can be done with the cards chosen so far; with none, what needs no card.
    pub fn offers(&self, chosen: &[Thing]) -> Vec<Move> {
        self.moves.iter().copied().filter(|&mv| self.things(mv) == chosen).collect()
    }

    /// Whether the card can be chosen after those chosen so far.
    pub fn is_open(&self, chosen: &[Thing], thing: Thing) -> bool {
        let next = [chosen, &[thing]].concat();
        self.moves.iter().any(|&mv| self.things(mv).starts_with(&next))
    }

    /// What choosing a card means, after those chosen so far.
    pub fn choose(&self, chosen: &[Thing], thing: Thing) -> Answer {
        let Some(actor) = self.actor else { return Answer::Nothing };
        if let Some(at) = chosen.iter().position(|&other| other == thing) {
            return Answer::Chosen(chosen[..at].to_vec());
        }
        if self.is_open(chosen, thing) {
            return Answer::Chosen([chosen, &[thing]].concat());
        }
        if self.is_open(&[], thing) {
            return Answer::Chosen(vec![thing]);
        }
        Answer::Refused(self.why_not(actor, thing))
    }

    /// The rule that keeps this card from being chosen now.
    fn why_not(&self, actor: Seat, thing: Thing) -> &'static str {
        let tried = match (self.view.course.phase, thing) {
            (Phase::Take { .. }, Thing::Nest(_, place)) => Move::Take(place),
            (Phase::Bonus, Thing::Nest(_, place)) => Move::Lock(place),
            (_, Thing::Nest(seat, place)) if seat != actor => Move::Steal { victim: seat, place },
            (_, Thing::Nest(_, place)) => Move::Reveal(place),
            (_, Thing::Dog(dog)) => Move::Exchange { place: Place::ALL[0], dog },
        };
        self.game.check(actor, &tried).err().unwrap_or(kraaw_rules::Rule::NotNow).code()
    }
}

#[cfg(test)]
mod tests {
    use super::{Answer, Lies, Scene, Thing};
    use kernel::{Chance, Game, Nobody, Seat, Turn, Viewpoint};
    use kraaw_rules::{Asked, Kraaw, Move, Phase, Place};

    fn dice(seed: u32) -> impl Chance {
        let mut state = u64::from(seed) | 1;
        move || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 32) as u32
        }
    }

    /// Plays at random and hands every decision to `each`.
    fn through(seats: u8, swap: bool, mut each: impl FnMut(&Kraaw, Seat)) {
        let options = Kraaw::options(seats, &Asked { hand_swap: Some(swap), ..Asked::default() }).unwrap();
        let mut game = Kraaw::new(&options);
        let mut chance = dice(9);
        loop {
            match game.turn() {
                Turn::Dealer => {
                    let deal = game.deal(&mut chance);
                    game.accept(&deal, &mut Nobody).unwrap();
                }
                Turn::Over(_) => return,
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    each(&game, seat);
                    let mv = game.pick(seat, &mut chance).unwrap();
                    game.apply(seat, &mv, &mut Nobody);
                }
            }
        }
    }

    fn scene(game: &Kraaw, seat: Seat) -> Scene {
        Scene::new(game.view(Viewpoint::Seat(seat)), Some(seat), true)
    }

    #[test]
    fn every_move_can_be_reached_by_choosing_its_cards() {
        for (seats, swap) in [(2, false), (3, true), (6, false)] {
            through(seats, swap, |game, seat| {
                let scene = scene(game, seat);
                assert_eq!(scene.moves.len() as u64, game.count(seat));
                for &mv in &scene.moves {
                    let mut chosen = Vec::new();
                    for thing in scene.things(mv) {
                        assert!(scene.is_open(&chosen, thing));
                        let Answer::Chosen(next) = scene.choose(&chosen, thing) else { panic!("{mv}") };
                        chosen = next;
                    }
                    assert!(scene.offers(&chosen).contains(&mv), "{mv}");
                }
            });
        }
    }

    #[test]
    fn a_card_that_cannot_be_chosen_names_a_rule_of_the_game() {
        through(3, false, |game, seat| {
            let scene = scene(game, seat);
            for other in scene.around() {
                for place in Place::ALL {
                    let thing = Thing::Nest(other, place);
                    if let Answer::Refused(code) = scene.choose(&[], thing) {
                        assert!(code.starts_with("kraaw/") && !scene.is_open(&[], thing));
                    }
                }
            }
        });
    }

    #[test]
    fn without_memory_aid_a_look_is_shown_once() {
        let mut looks = 0;
        through(2, false, |game, seat| {
            let scene = scene(game, seat);
            for place in Place::ALL {
                let thing = Thing::Nest(seat, place);
                let (with, without) = (scene.lies(thing, true), scene.lies(thing, false));
                let looking = scene.view.course.phase == Phase::Look(place);
                looks += u32::from(looking);
                assert!(!looking || matches!(without, Lies::Down(Some(_))));
                assert!(looking || with == without || without == Lies::Down(None));
            }
        });
        assert!(looks > 0);
    }

    #[test]
    fn a_round_that_has_ended_can_be_looked_at_as_it_lay() {
        let mut rounds = 1;
        through(3, false, |game, seat| {
            let scene = scene(game, seat);
            assert!(scene.tally().is_none());
            let Some(last) = scene.last_round() else { return };
            rounds = rounds.max(scene.view.course.round);
            let tally = *last.tally().expect("it was counted");
            assert_eq!((last.view.course.round, last.view.course.wins), (tally.round, scene.view.course.wins));
            assert!(last.actor.is_none() && last.view.hand.is_none() && last.pending().is_none());
            for seat in last.around() {
                assert!(!last.acts(seat) && !last.counts_down(seat));
                assert_eq!(last.sum(seat), tally.counted(seat).sum());
            }
            let hidden = |thing| !matches!(last.lies(thing, true), Lies::Down(Some(_)));
            assert!(Place::ALL.iter().all(|&place| hidden(Thing::Dog(place)) && hidden(Thing::Nest(seat, place))));
        });
        assert!(rounds > 2);
    }

    #[test]
    fn whoever_looks_sits_last_and_the_others_follow_around() {
        through(4, false, |game, seat| {
            let around = scene(game, seat).around();
            assert_eq!((around[3], around[0]), (seat, seat.next(4)));
        });
    }

    #[test]
    fn who_is_not_to_act_chooses_nothing() {
        through(2, false, |game, seat| {
            let scene = scene(game, seat.next(2));
            assert!(scene.moves.is_empty() || matches!(game.course().phase, Phase::Swap));
            if scene.actor.is_none() {
                assert_eq!(scene.choose(&[], Thing::Nest(seat, Place::ALL[0])), Answer::Nothing);
            }
        });
        assert_eq!("take 2".parse::<Move>().unwrap(), Move::Take(Place::ALL[1]));
    }
}
