//! The nests of Kraaw, arranged for drawing.

use kernel::{Game, Rule as _, Seat, Turn};
use rules::{Kraaw, Move, Phase, Place, Spot, Tally, View};

/// A card that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// In a seat's nest.
    Nest(Seat, Place),
    /// In the dog.
    Dog(Place),
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
        let game = Kraaw::imagine(&view, &mut kernel::any_chance());
        let actor = me.filter(|&seat| live && game.turn().includes(seat));
        let moves = actor.map_or(Vec::new(), |seat| game.legal(seat));
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

    /// What a card shows, with or without memory aid.
    pub fn spot(&self, thing: Thing, memory_aid: bool) -> Spot {
        match thing {
            Thing::Dog(place) => self.view.dog_spot(place, memory_aid),
            Thing::Nest(seat, place) => self.view.spot(seat, place, memory_aid),
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

    /// Whether the seat plays this round.
    pub fn plays(&self, seat: Seat) -> bool {
        self.view.course.playing.contains(seat)
    }

    /// The section of the rules page that is about what is due.
    pub fn topic(&self) -> &'static str {
        match self.view.course.phase {
            Phase::Hands | Phase::Swap | Phase::Nests | Phase::Dog => "starting-a-round",
            Phase::Main | Phase::Look(_) => "your-turn",
            Phase::LockOrLeave(_) | Phase::Bonus => "locks",
            Phase::Take { .. } => "steal",
            Phase::Over => "counting",
        }
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
        self.game.check(actor, &tried).err().unwrap_or(rules::Rule::NotNow).code()
    }
}

#[cfg(test)]
mod tests {
    use super::{Answer, Scene, Thing};
    use kernel::{Game, Nobody, Seat, Turn, Viewpoint};
    use rules::{Asked, Kraaw, Phase, Place, Spot};
    use std::collections::BTreeSet;
    use words::Lang;

    /// Plays at random and hands every decision to `each`.
    fn through(seats: u8, swap: bool, mut each: impl FnMut(&Kraaw, Seat)) {
        let options = Kraaw::options(seats, &Asked { hand_swap: Some(swap), ..Asked::default() }).unwrap();
        let mut game = Kraaw::new(&options);
        let mut chance = testkit::dice(9);
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
    fn whatever_is_being_done_has_its_section_of_the_rules() {
        let sections = words::section_names(words::rules("kraaw", Lang::En).unwrap());
        let mut topics = BTreeSet::from(["counting"]);
        for swap in [false, true] {
            through(3, swap, |game, seat| {
                topics.insert(scene(game, seat).topic());
            });
        }
        assert!(topics.len() > 3 && topics.iter().all(|topic| sections.iter().any(|name| name == topic)), "{topics:?}");
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
                let (with, without) = (scene.spot(thing, true), scene.spot(thing, false));
                let looking = scene.view.course.phase == Phase::Look(place);
                looks += u32::from(looking);
                assert!(!looking || matches!(without, Spot::Down(Some(_))));
                assert!(looking || with == without || without == Spot::Down(None));
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
                assert!(!last.acts(seat) && !last.view.counts_down(seat));
                assert_eq!(last.view.sum(seat), tally.counted(seat).sum());
            }
            let hidden = |thing| !matches!(last.spot(thing, true), Spot::Down(Some(_)));
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
    }
}
