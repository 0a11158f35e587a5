//! A game played by script under its own picture, for the tests of pictures.

use crate::{Answer, Laid, Looker, Paint, Picture, Pressed, Room, Screen, Taste};
use any_game::AnyView;
use kernel::{Chance, Game, Seat, Turn, Viewpoint};
use words::Lang;

/// Who sits at a rehearsal.
const NAMES: [&str; 6] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"];

/// A game and its picture, seen by whoever is to act.
pub struct Rehearsal<T: Screen> {
    game: T::Rules,
    picture: T::Picture,
    names: Vec<String>,
    lang: Lang,
    chance: Box<dyn FnMut() -> u32>,
}

/// What came of pointing at things.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pointing {
    /// The moves that were made.
    pub moves: Vec<String>,
    /// Whether the game was over then.
    pub over: bool,
    /// The most lines that the board took.
    pub highest: usize,
    /// The most columns.
    pub widest: usize,
}

/// A game by its type, its name too long to write out.
type Rules<T> = <T as kernel::Title>::Rules;

impl<T: Screen> Rehearsal<T> {
    /// A table of so many, with the usual options, dealt by this chance.
    pub fn new(seats: u8, taste: Taste, lang: Lang, mut chance: impl Chance + 'static) -> Self {
        let options = Rules::<T>::options(seats, &Default::default()).expect("the usual options are sound");
        let names = NAMES[..seats.into()].iter().map(|&name| name.to_owned()).collect();
        let chance = Box::new(move || chance.bits());
        let picture = T::picture(taste);
        let mut table = Self { game: Rules::<T>::new(&options), picture, names, lang, chance };
        table.deal();
        table
    }

    /// Everything that is shown while these lines are typed, each by whoever is to act then: moves, `help`, what the
    /// picture understands, and `any`, which is some legal move. Once the game is over nothing comes of them.
    pub fn typed(mut self, lines: &[&str]) -> String {
        let mut shown = self.shown();
        for line in lines {
            shown.push(format!("> {line}"));
            shown.extend(self.obey(line));
        }
        shown.join("\n")
    }

    /// Plays by pointing alone: at any spot or button that something comes of, so many times at the most.
    ///
    /// # Panics
    ///
    /// Where something is open and nothing comes of it, or nothing is open and somebody is to act.
    pub fn pointed(&mut self, times: usize, chance: &mut impl Chance) -> Pointing {
        let mut pointing = Pointing::default();
        for _ in 0..times {
            if self.due().is_none() {
                break;
            }
            let laid = self.laid(Room { columns: 80, lines: 14 });
            pointing.highest = pointing.highest.max(laid.board.height());
            pointing.widest = pointing.widest.max(laid.board.width());
            let (spots, buttons) = open(&laid);
            let among = if spots.is_empty() || !buttons.is_empty() && chance.below(2) == 0 { buttons } else { spots };
            assert!(!among.is_empty(), "somebody is to act: {laid:?}");
            let id = &among[chance.below(among.len() as u32) as usize];
            if let Some(mv) = self.press(id) {
                pointing.moves.push(mv);
            }
        }
        Pointing { over: self.due().is_none(), ..pointing }
    }

    /// The table as whoever is to act sees it on a full screen.
    pub fn laid(&mut self, room: Room) -> Laid {
        self.look(|picture, looker| picture.lay(&looker.sight(), room))
    }

    /// Somebody presses this; the move that it made, if it made one.
    pub fn press(&mut self, id: &str) -> Option<String> {
        match self.look(|picture, looker| picture.press(id, &looker.sight())) {
            Pressed::Move(mv) => {
                self.play(&mv);
                Some(mv)
            }
            Pressed::Changed => None,
            nothing => panic!("{id} was open: {nothing:?}"),
        }
    }

    /// The table and what is asked.
    fn shown(&mut self) -> Vec<String> {
        vec![self.look(|picture, looker| picture.draw(&looker.sight())), self.asked()]
    }

    fn asked(&mut self) -> String {
        self.look(|picture, looker| picture.ask(&looker.sight()))
    }

    fn obey(&mut self, line: &str) -> Vec<String> {
        if line == "help" {
            return vec![self.look(|picture, looker| picture.help(&looker.sight()))];
        }
        match self.look(|picture, looker| picture.answer(line, &looker.sight())) {
            Answer::Say(text) => vec![text, self.asked()],
            Answer::Move(mv) => self.play(&mv),
            Answer::NotMine => self.play(line),
        }
    }

    fn play(&mut self, text: &str) -> Vec<String> {
        let Some(seat) = self.due() else { return Vec::new() };
        let mv = match text {
            "any" => self.game.pick(seat, &mut self.chance).expect("whoever is to act has a move"),
            _ => text.parse().unwrap_or_else(|flaw| panic!("{text}: {flaw}")),
        };
        let mut events = Vec::new();
        self.game.play(seat, &mv, &mut events).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        self.picture.reset();
        events.extend(self.deal());
        let told: Vec<String> = events
            .iter()
            .filter_map(|event| self.look(|picture, looker| picture.tell(event, &looker.sight())))
            .collect();
        told.into_iter().chain(self.shown()).collect()
    }

    fn deal(&mut self) -> Vec<<Rules<T> as Game>::Event> {
        let mut events = Vec::new();
        while self.game.turn() == Turn::Dealer {
            let deal = self.game.deal(&mut self.chance);
            self.game.apply_deal(&deal, &mut events);
        }
        events
    }

    fn due(&self) -> Option<Seat> {
        if let Turn::Seats(seats) = self.game.turn() { seats.first() } else { None }
    }

    fn look<R>(&mut self, show: impl FnOnce(&mut T::Picture, &Looker<'_>) -> R) -> R {
        let from = self.due().map_or(Viewpoint::Audience, Viewpoint::Seat);
        let view = AnyView::of::<Rules<T>>(self.game.view(from));
        let (names, reader) = (&self.names, self.due());
        let looker = Looker { from, view, names, reader, lang: self.lang, paint: Paint::PLAIN };
        show(&mut self.picture, &looker)
    }
}

/// The spots and the buttons that something comes of.
fn open(laid: &Laid) -> (Vec<String>, Vec<String>) {
    let spots = laid.board.spots().into_iter().filter(|spot| spot.open).map(|spot| spot.id.clone());
    let buttons = laid.buttons.iter().filter(|button| button.open).map(|button| button.id.clone());
    (spots.collect(), buttons.collect())
}
