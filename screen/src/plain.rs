//! The picture of a game that draws none of its own: the plain scene of its face, as lines.

use crate::{Answer, Button, Canvas, Ink, Laid, Picture, Pressed, Room, Run, Sight, Spot};
use core::marker::PhantomData;
use face::plain::{Group, Looker, Offer, Plain, Scene, Thing};
use words::{say, say_with};

/// Things in named groups, numbered from 1: typing a number tells what can be done with that thing; on a full screen
/// it is pointed at.
pub struct PlainPicture<T> {
    of: PhantomData<fn() -> T>,
    /// What is chosen, by its ids.
    chosen: Vec<String>,
}

impl<T> Default for PlainPicture<T> {
    fn default() -> Self {
        Self { of: PhantomData, chosen: Vec::new() }
    }
}

impl<T: Plain> Picture<T::Rules> for PlainPicture<T> {
    fn draw(&mut self, sight: &Sight<'_, T::Rules>) -> String {
        let scene = scene::<T>(sight);
        let mut numbers = 1..;
        let groups = scene.groups.iter().flat_map(|group| group_lines(group, &mut numbers, sight));
        groups.collect::<Vec<_>>().join("\n")
    }

    fn ask(&self, sight: &Sight<'_, T::Rules>) -> String {
        let scene = scene::<T>(sight);
        let question = scene.question.clone().unwrap_or_else(|| say(sight.lang, "screen-plain-ask"));
        std::iter::once(question).chain(offer_lines(&scene.offers)).collect::<Vec<_>>().join("\n")
    }

    fn answer(&mut self, line: &str, sight: &Sight<'_, T::Rules>) -> Answer {
        let Ok(number) = line.parse::<usize>() else { return Answer::NotMine };
        let scene = scene::<T>(sight);
        let mut things = scene.groups.iter().flat_map(|group| &group.things);
        match number.checked_sub(1).and_then(|at| things.nth(at)) {
            Some(thing) => Answer::Say(about(thing, sight)),
            None => Answer::NotMine,
        }
    }

    fn lay(&mut self, sight: &Sight<'_, T::Rules>, _: Room) -> Laid {
        let scene = scene::<T>(sight);
        let mut board = Canvas::default();
        scene.groups.iter().for_each(|group| lay_group(&mut board, group, &scene, &self.chosen));
        let question = scene.question.clone().unwrap_or_else(|| say(sight.lang, "screen-plain-choose"));
        let offers = scene.offers(&self.chosen);
        let buttons: Vec<_> = offers.into_iter().map(|offer| Button::new(offer.mv, offer.name)).collect();
        let lead = buttons.first().filter(|_| !self.chosen.is_empty()).map(|first| first.id.clone());
        Laid { board, question, buttons, lead, ..Laid::default() }
    }

    fn press(&mut self, id: &str, sight: &Sight<'_, T::Rules>) -> Pressed {
        let scene = scene::<T>(sight);
        if scene.offers(&self.chosen).iter().any(|offer| offer.mv == id) {
            return Pressed::Move(id.to_owned());
        }
        match (scene.choose(&self.chosen, id), scene.thing(id)) {
            (Some(chosen), _) => {
                self.chosen = chosen;
                Pressed::Changed
            }
            (None, Some(thing)) => Pressed::Refused(about(thing, sight)),
            (None, None) => Pressed::Nothing,
        }
    }

    fn help(&self, sight: &Sight<'_, T::Rules>) -> String {
        say(sight.lang, "screen-plain-help")
    }

    fn reset(&mut self) {
        self.chosen.clear();
    }
}

/// A heading, and the things side by side on a line each.
fn lay_group(board: &mut Canvas, group: &Group, scene: &Scene, chosen: &[String]) {
    board.line([Run::of(Ink::Strong, &group.name)]);
    for thing in &group.things {
        let spot = Spot::new(&thing.id, scene.is_open(chosen, &thing.id), chosen.contains(&thing.id));
        let mark = if spot.chosen { "» " } else { "  " };
        let ink = match (thing.hidden, thing.seat) {
            (true, _) => Some(Ink::Faint),
            (false, seat) => seat.map(|seat| Ink::Seat(seat.number())),
        };
        let text = if thing.hidden { format!("[{}]", thing.text) } else { format!(" {} ", thing.text) };
        let (text, name) = (Run { text, ink, spot: None }, Run::plain(format!("  {}", thing.name)));
        board.line([Run::plain(mark), text.on(spot.clone()), name.on(spot)]);
    }
}

fn scene<T: Plain>(sight: &Sight<'_, T::Rules>) -> Scene {
    let scene = T::scene(sight.view.clone(), sight.seat(), true);
    T::plain(&scene, &Looker { lang: sight.lang, names: sight.names() })
}

/// A heading, and a line for each thing.
fn group_lines<G: kernel::Game>(
    group: &Group,
    numbers: &mut impl Iterator<Item = usize>,
    sight: &Sight<'_, G>,
) -> Vec<String> {
    let things = group.things.iter().zip(numbers).map(|(thing, number)| thing_line(thing, number, sight));
    std::iter::once(sight.paint.ink(Ink::Strong, &group.name)).chain(things).collect()
}

/// Its number, what is written on it in its owner's colour, and what it is; a mark where something can be done with it.
fn thing_line<G: kernel::Game>(thing: &Thing, number: usize, sight: &Sight<'_, G>) -> String {
    let mark = if thing.moves.is_empty() { ' ' } else { '►' };
    let text = match (thing.hidden, thing.seat) {
        (true, _) => sight.paint.ink(Ink::Faint, format!("[{}]", thing.text)),
        (false, Some(seat)) => sight.paint.ink(Ink::Seat(seat.number()), format!(" {} ", thing.text)),
        (false, None) => thing.text.clone(),
    };
    format!("{mark}{number:>3}  {text}  {}", thing.name).trim_end().to_owned()
}

/// What can be done with a thing.
fn about<G: kernel::Game>(thing: &Thing, sight: &Sight<'_, G>) -> String {
    let name = [("thing", thing.name.as_str().into())];
    if thing.moves.is_empty() {
        return say_with(sight.lang, "screen-plain-idle", &name);
    }
    let heading = say_with(sight.lang, "screen-plain-moves", &name);
    std::iter::once(heading).chain(offer_lines(&thing.moves)).collect::<Vec<_>>().join("\n")
}

fn offer_lines(offers: &[Offer]) -> impl Iterator<Item = String> + '_ {
    offers.iter().map(|Offer { mv, name }| if mv == name { format!("  {mv}") } else { format!("  {mv}: {name}") })
}

#[cfg(test)]
mod tests {
    use crate::plain::PlainPicture;
    use crate::{Rehearsal, Screen, Taste};
    use face::plain::{Group, Looker, Offer, Plain, Scene, Thing};
    use face::{Face, View};
    use kernel::{Game, Seat, Title};
    use testkit::toy::{Sound, Toy};
    use words::Lang;

    /// The toy of the testkit, shown by a pearl for each seat: bids are about one's own.
    #[derive(Clone, Copy, Debug)]
    struct Pearls;

    impl Title for Pearls {
        type Rules = Toy<Sound>;
    }

    #[derive(Clone)]
    struct Bids {
        me: Option<Seat>,
        moves: Vec<Offer>,
    }

    impl Face for Pearls {
        type Scene = Bids;

        fn scene(view: View<Self>, me: Option<Seat>, _: bool) -> Bids {
            let game = Toy::<Sound>::imagine(&view, &mut kernel::any_chance());
            let legal = me.map_or(Vec::new(), |seat| game.legal(seat));
            let moves = legal.iter().map(|mv| Offer { mv: mv.to_string(), name: format!("do {mv}") }).collect();
            Bids { me, moves }
        }
    }

    impl Plain for Pearls {
        fn plain(scene: &Bids, to: &Looker<'_>) -> Scene {
            let pearl = |seat: Seat| {
                let moves = if scene.me == Some(seat) { scene.moves.clone() } else { Vec::new() };
                let name = format!("pearl of {}", to.name(seat));
                Thing {
                    id: format!("pearl-{seat}"),
                    name,
                    text: "o".into(),
                    seat: Some(seat),
                    moves,
                    ..Thing::default()
                }
            };
            let things = Seat::all(to.names.len() as u8).map(pearl).collect();
            Scene { groups: vec![Group { name: "Pearls".into(), things }], ..Scene::default() }
        }
    }

    impl Screen for Pearls {
        type Picture = PlainPicture<Self>;

        fn picture(_: Taste) -> PlainPicture<Self> {
            PlainPicture::default()
        }
    }

    fn typed(lines: &[&str]) -> String {
        Rehearsal::<Pearls>::new(3, Taste { memory_aid: true }, Lang::En, testkit::dice(1)).typed(lines)
    }

    #[test]
    fn things_are_numbered_and_a_number_tells_what_can_be_done() {
        let shown = typed(&["1", "2"]);
        assert!(shown.starts_with("Pearls\n►  1   o   pearl of Ann\n   2   o   pearl of Bob\n"), "{shown}");
        let (_, told) = shown.split_once("> 1\n").expect("a number was typed");
        assert!(told.starts_with("With pearl of Ann you can:\n  "), "{told}");
        assert!(told.contains(": do "), "{told}");
        let (_, told) = shown.split_once("> 2\n").expect("another was typed");
        assert!(told.starts_with("Nothing can be done with pearl of Bob now."), "{told}");
    }

    #[test]
    fn a_game_is_played_by_pointing_at_its_things() {
        let mut rehearsal = Rehearsal::<Pearls>::new(3, Taste { memory_aid: true }, Lang::En, testkit::dice(1));
        let pressed = rehearsal.pointed(200, &mut testkit::dice(5));
        assert!(pressed.over, "{pressed:?}");
    }

    #[test]
    fn a_game_can_be_played_to_its_end_under_it() {
        let shown = typed(&["any"; 40]);
        assert!(!shown.rsplit("Pearls").next().expect("it is drawn").contains('►'), "nobody acts any more: {shown}");
    }
}
