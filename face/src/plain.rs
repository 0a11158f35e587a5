//! A plain scene: things in named groups, and the moves they carry. It is what a game is shown by that has no drawing
//! of its own; the rooms draw every plain scene alike.

use crate::Face;
use kernel::Seat;
use words::{Arg, Lang};

/// A game that can be shown plainly.
pub trait Plain: Face {
    /// The scene in plain things, in the words of whoever looks.
    fn plain(scene: &Self::Scene, to: &Looker<'_>) -> Scene;
}

/// Who looks, as far as words go.
#[derive(Clone, Copy, Debug)]
pub struct Looker<'a> {
    /// In which language things are named.
    pub lang: Lang,
    /// What the seats are called.
    pub names: &'a [String],
}

impl Looker<'_> {
    /// The sentence with this id.
    pub fn say(&self, id: &str) -> String {
        words::say(self.lang, id)
    }

    /// The sentence with this id, its blanks filled in.
    pub fn say_with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        words::say_with(self.lang, id, args)
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }
}

/// A view in plain things.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// What lies there, from top to bottom.
    pub groups: Vec<Group>,
    /// What is asked of whoever looks, if anything is.
    pub question: Option<String>,
    /// The moves that no thing carries, such as passing.
    pub offers: Vec<Offer>,
}

/// Things that belong together: a hand, a row, a market.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// What they are together, as a heading.
    pub name: String,
    /// The things, in order.
    pub things: Vec<Thing>,
}

/// A thing that can be pointed at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thing {
    /// Its own in the whole scene, and the same as long as it lies there: letters, digits and hyphens.
    pub id: String,
    /// What it is, to be read aloud.
    pub name: String,
    /// What is written on it.
    pub text: String,
    /// Whose it is, where it is somebody's: it is shown in that seat's colour.
    pub seat: Option<Seat>,
    /// Whether it lies face down.
    pub hidden: bool,
    /// The moves of whoever looks that it has a part in. A move about several things is carried by each of them.
    pub moves: Vec<Offer>,
}

/// A move that can be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// In the game's notation.
    pub mv: String,
    /// As its button says it.
    pub name: String,
}

impl Scene {
    /// What can be done with all the things chosen; with none, what needs no thing.
    pub fn offers(&self, chosen: &[String]) -> Vec<Offer> {
        let Some((first, others)) = chosen.split_first() else { return self.offers.clone() };
        let carried = |offer: &&Offer| others.iter().all(|id| self.carries(id, &offer.mv));
        self.thing(first).map_or_else(Vec::new, |thing| thing.moves.iter().filter(carried).cloned().collect())
    }

    /// Whether something can be done with this thing and those chosen.
    pub fn is_open(&self, chosen: &[String], id: &str) -> bool {
        !self.offers(&with(chosen, id)).is_empty()
    }

    /// What is chosen after this thing is: it is taken back if it was, it joins the others, or it stands alone where
    /// nothing can be done with it and them. `None` if nothing can be done with it at all.
    pub fn choose(&self, chosen: &[String], id: &str) -> Option<Vec<String>> {
        if chosen.iter().any(|other| other == id) {
            return Some(chosen.iter().filter(|other| *other != id).cloned().collect());
        }
        let before = if self.is_open(chosen, id) { chosen } else { &[] };
        self.is_open(before, id).then(|| with(before, id))
    }

    /// The thing of this id.
    pub fn thing(&self, id: &str) -> Option<&Thing> {
        self.things().find(|thing| thing.id == id)
    }

    /// Whether choosing leads to this move: what the tests of a game ask for each legal one.
    pub fn can_make(&self, mv: &str) -> bool {
        let about: Vec<&str> = self.things().map(|thing| thing.id.as_str()).filter(|id| self.carries(id, mv)).collect();
        let chosen = about.iter().try_fold(Vec::new(), |chosen, id| self.choose(&chosen, id));
        chosen.is_some_and(|chosen| self.offers(&chosen).iter().any(|offer| offer.mv == mv))
    }

    fn things(&self) -> impl Iterator<Item = &Thing> {
        self.groups.iter().flat_map(|group| &group.things)
    }

    fn carries(&self, id: &str, mv: &str) -> bool {
        self.thing(id).is_some_and(|thing| thing.moves.iter().any(|offer| offer.mv == mv))
    }
}

fn with(chosen: &[String], id: &str) -> Vec<String> {
    [chosen, &[id.to_owned()]].concat()
}

#[cfg(test)]
mod tests {
    use super::{Group, Looker, Offer, Plain, Scene, Thing};
    use crate::{Face, View};
    use kernel::{Game, Nobody, Seat, Title, Turn, Viewpoint};
    use testkit::toy::{Asked, Sound, Toy};
    use words::Lang;

    /// The toy of the testkit, shown by its pearls: a bid is about one's own pearl, and tossing needs none.
    #[derive(Clone, Copy, Debug)]
    struct Pearls;

    impl Title for Pearls {
        type Rules = Toy<Sound>;
    }

    #[derive(Clone)]
    struct Bids {
        me: Option<Seat>,
        moves: Vec<String>,
    }

    impl Face for Pearls {
        type Scene = Bids;

        fn scene(view: View<Self>, me: Option<Seat>, live: bool) -> Bids {
            let game = Toy::<Sound>::imagine(&view, &mut kernel::any_chance());
            let legal = me.filter(|_| live).map_or(Vec::new(), |seat| game.legal(seat));
            let moves = legal.iter().map(ToString::to_string).collect();
            Bids { me, moves }
        }
    }

    impl Plain for Pearls {
        fn plain(scene: &Bids, to: &Looker<'_>) -> Scene {
            let offers = scene.moves.iter().map(|mv| Offer { mv: mv.clone(), name: mv.clone() });
            let (bids, others) = offers.partition(|offer| offer.mv.starts_with("bid"));
            let name = scene.me.map_or(String::new(), |me| to.name(me).to_owned());
            let pearl =
                Thing { id: "pearl".into(), name: "pearl".into(), seat: scene.me, moves: bids, ..Thing::default() };
            Scene { groups: vec![Group { name, things: vec![pearl] }], question: None, offers: others }
        }
    }

    fn offer(mv: &str) -> Offer {
        Offer { mv: mv.into(), name: mv.into() }
    }

    fn thing(id: &str, moves: &[&str]) -> Thing {
        Thing { id: id.into(), moves: moves.iter().map(|mv| offer(mv)).collect(), ..Thing::default() }
    }

    /// Two cards to give and two to take, and a way out.
    fn market() -> Scene {
        let hand =
            Group { name: "hand".into(), things: vec![thing("a", &["a for c", "a for d"]), thing("b", &["b for c"])] };
        let pool = Group {
            name: "pool".into(),
            things: vec![thing("c", &["a for c", "b for c"]), thing("d", &["a for d"]), thing("e", &[])],
        };
        Scene { groups: vec![hand, pool], question: None, offers: vec![offer("pass")] }
    }

    #[test]
    fn every_legal_move_can_be_made_through_a_plain_scene() {
        let options = Toy::<Sound>::options(3, &Asked::default()).unwrap();
        let mut game = Toy::<Sound>::new(&options);
        let names = ["Ann".to_owned(), "Bo".to_owned(), "Cy".to_owned()];
        let mut chance = testkit::dice(3);
        let deal = game.deal(&mut chance);
        game.accept(&deal, &mut Nobody).unwrap();
        let mut made = 0;
        while let Turn::Seats(seats) = game.turn() {
            let seat = seats.first().unwrap();
            let scene = Pearls::scene(game.view(Viewpoint::Seat(seat)), Some(seat), true);
            let plain = Pearls::plain(&scene, &Looker { lang: Lang::En, names: &names });
            for mv in game.legal(seat) {
                assert!(plain.can_make(&mv.to_string()), "{mv}");
                made += 1;
            }
            assert!(!plain.can_make("bid 9"));
            let mv = game.pick(seat, &mut chance).unwrap();
            game.apply(seat, &mv, &mut Nobody);
        }
        assert!(made >= 9);
    }

    #[test]
    fn who_is_not_to_act_is_offered_nothing() {
        let options = Toy::<Sound>::options(2, &Asked::default()).unwrap();
        let mut game = Toy::<Sound>::new(&options);
        let deal = game.deal(&mut testkit::dice(3));
        game.accept(&deal, &mut Nobody).unwrap();
        let scene = Pearls::scene(game.view(Viewpoint::Audience), None, true);
        let plain = Pearls::plain(&scene, &Looker { lang: Lang::En, names: &[] });
        assert!(plain.offers(&[]).is_empty() && plain.choose(&[], "pearl").is_none());
    }

    #[test]
    fn each_thing_chosen_leaves_fewer_moves() {
        let scene = market();
        let moves = |chosen: &[String]| scene.offers(chosen).into_iter().map(|offer| offer.mv).collect::<Vec<_>>();
        let a = scene.choose(&[], "a").unwrap();
        assert_eq!(moves(&a), ["a for c", "a for d"]);
        assert!(scene.is_open(&a, "d") && !scene.is_open(&a, "b") && !scene.is_open(&[], "e"));
        let both = scene.choose(&a, "d").unwrap();
        assert_eq!(moves(&both), ["a for d"]);
        assert_eq!(scene.choose(&both, "a").unwrap(), ["d"]);
        assert_eq!(scene.choose(&both, "b").unwrap(), ["b"], "nothing is about b and d, so b begins anew");
        assert_eq!((scene.choose(&a, "e"), moves(&[])), (None, vec!["pass".to_owned()]));
        assert!(["a for c", "a for d", "b for c", "pass"].iter().all(|mv| scene.can_make(mv)));
        assert!(!scene.can_make("b for d"));
    }
}
