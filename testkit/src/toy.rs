//! A toy game to test the suite with: a deal, a hidden card, and a choice that all make at once.
//!
//! Each seat is dealt one of five pearls, worth 1 to 5, and looks at it; the others stay in the
//! shell. All at once, each seat says `bid 1`, `bid 2`, `bid 3` or `toss`. What was said is seen by
//! all. The highest pearl plus bid wins (with the option `low`, the lowest); tossed pearls count
//! nothing, and if all are tossed nobody is better than another.
//!
//! A [`Fault`] breaks one law on purpose.

use crate::{Dice, Entry, SmallCase, Subject};
use kernel::{
    BySeat, Chance, Flaw, Frame, Game, OptionKind, OptionSpec, Outcome, Refusal, Rule, Seat, SeatSet, Turn, Viewpoint,
    Witness,
};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use std::marker::PhantomData;
use std::ops::{ControlFlow, RangeInclusive};
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

/// A law to break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// None: the toy is sound.
    None,
    /// Lists a move that is not legal.
    ListsTooMuch,
    /// Leaves out a legal move.
    ListsTooLittle,
    /// Counts one move too many.
    Miscounts,
    /// Changes the game though it refuses the move.
    RefusesButMoves,
    /// Takes a deal that has a pearl twice.
    TakesFalseDeals,
    /// Writes a move that reads back as another.
    Misspells,
    /// Says in its views that the dealer is due.
    MisstatesTheTurn,
    /// Plays differently each time.
    Forgets,
    /// Shows everybody's pearl in everybody's view.
    Leaks,
    /// Tells of a bid together with the pearl.
    Blabs,
    /// Says that it has no secrets.
    Denies,
    /// Imagines a world with another pearl in the own hand.
    Misremembers,
    /// Imagines some worlds more often than others.
    Favours,
    /// Lets what is legal depend on another's pearl.
    Peeks,
    /// Loses a tossed pearl.
    Loses,
    /// Lets a seat speak again and again.
    NeverEnds,
    /// Goes on from a position as if nobody had spoken.
    Unsays,
}

/// Chooses a [`Fault`] by type.
pub trait Build: Clone + std::fmt::Debug + PartialEq + Send + Sync + 'static {
    /// The law to break.
    const FAULT: Fault;
}

macro_rules! builds {
    ($($name:ident),*) => {$(
        #[doc = concat!("The toy with [`Fault::", stringify!($name), "`].")]
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name;
        impl Build for $name { const FAULT: Fault = Fault::$name; }
    )*};
}
builds!(ListsTooMuch, ListsTooLittle, Miscounts, RefusesButMoves, TakesFalseDeals, Misspells, Forgets, Leaks, Blabs);
builds!(MisstatesTheTurn, Denies, Misremembers, Favours, Peeks, Loses, NeverEnds, Unsays);

/// The toy with nothing wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Sound;
impl Build for Sound {
    const FAULT: Fault = Fault::None;
}

/// Options as asked for.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Asked {
    low: Option<bool>,
}

/// Options as checked.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Options {
    #[serde(skip)]
    seats: u8,
    low: bool,
}

/// Who gets which pearl.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pearls: Vec<u8>,
}

/// What a seat says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Say {
    /// A bid from 1 to 9; more than 3 breaks the rule `toy/bid`.
    Bid(u8),
    /// Out of it.
    Toss,
}

impl Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(n) => write!(f, "bid {n}"),
            Self::Toss => f.write_str("toss"),
        }
    }
}

impl FromStr for Say {
    type Err = Flaw;
    fn from_str(text: &str) -> Result<Self, Flaw> {
        match kernel::notation::words(text)?[..] {
            ["toss"] => Ok(Self::Toss),
            ["bid", n] => match n.parse() {
                Ok(n @ 1..=9) => Ok(Self::Bid(n)),
                _ => Err(kernel::notation::unreadable(text)),
            },
            _ => Err(kernel::notation::unreadable(text)),
        }
    }
}

/// A move, spelled by the toy that makes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Move<B>(Say, PhantomData<B>);

impl<B: Build> Display for Move<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Say::Bid(2) if B::FAULT == Fault::Misspells => Say::Bid(3).fmt(f),
            say => say.fmt(f),
        }
    }
}

impl<B: Build> FromStr for Move<B> {
    type Err = Flaw;
    fn from_str(text: &str) -> Result<Self, Flaw> {
        text.parse().map(|say| Self(say, PhantomData))
    }
}

/// The rules of the toy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToyRule {
    /// A bid is 1, 2 or 3.
    Bid,
}

impl Rule for ToyRule {
    const ALL: &'static [Self] = &[Self::Bid];
    fn code(self) -> &'static str {
        "toy/bid"
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Pearls were dealt.
    Dealt,
    /// A seat spoke.
    Said {
        /// Who.
        seat: Seat,
        /// What.
        say: Say,
        /// What only [`Fault::Blabs`] would tell.
        pearl: Option<u8>,
    },
}

/// Everything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    pearls: BySeat<u8>,
    said: BySeat<Option<Say>>,
    shell: Vec<u8>,
}

/// What one viewpoint may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct View<B: Build> {
    #[serde(flatten)]
    frame: Frame<Toy<B>>,
    pearls: BySeat<Option<u8>>,
    said: BySeat<Option<Say>>,
}

/// The toy.
#[derive(Clone, Debug)]
pub struct Toy<B> {
    options: Options,
    pearls: BySeat<u8>,
    shell: Vec<u8>,
    said: BySeat<Option<Say>>,
    dealt: bool,
    build: PhantomData<B>,
}

/// What makes [`Fault::Forgets`] play differently each time.
static MOOD: AtomicU8 = AtomicU8::new(0);

impl<B: Build> Toy<B> {
    fn everyone_spoke(&self) -> bool {
        self.said.as_slice().iter().all(Option::is_some)
    }

    fn outcome_now(&self) -> Outcome {
        Outcome::by(&self.said.map(|seat, said| match said {
            Some(Say::Bid(n)) if self.options.low => 20 - i16::from(self.pearls[seat] + n),
            Some(Say::Bid(n)) => i16::from(self.pearls[seat] + n),
            _ => 0,
        }))
    }

    fn highest_legal(&self, seat: Seat) -> u8 {
        let other = seat.next(self.options.seats);
        if B::FAULT == Fault::Peeks && self.pearls[other] > 3 { 2 } else { 3 }
    }
}

impl<B: Build> Game for Toy<B> {
    const ID: &'static str = "toy";
    const SEATS: RangeInclusive<u8> = 2..=3;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec { name: "low", kind: OptionKind::Flag }];
    const HAS_SECRETS: bool = !matches!(B::FAULT, Fault::Denies);
    type Asked = Asked;
    type Options = Options;
    type Deal = Deal;
    type Move = Move<B>;
    type View = View<B>;
    type Event = Event;
    type Position = Position;
    type Rule = ToyRule;

    fn options(seats: u8, asked: &Asked) -> Result<Options, Flaw> {
        if !Self::SEATS.contains(&seats) {
            return Err(Flaw::new("seats").with("seats", seats).with("least", 2).with("most", 3));
        }
        Ok(Options { seats, low: asked.low.unwrap_or(false) })
    }

    fn new(options: &Options) -> Self {
        let (pearls, said) = (BySeat::new(options.seats), BySeat::new(options.seats));
        Self { options: *options, pearls, shell: Vec::new(), said, dealt: false, build: PhantomData }
    }

    fn seats(&self) -> u8 {
        self.options.seats
    }

    fn turn(&self) -> Turn {
        if !self.dealt {
            Turn::Dealer
        } else if self.everyone_spoke() && B::FAULT != Fault::NeverEnds {
            Turn::Over(self.outcome_now())
        } else {
            let silent = Seat::all(self.options.seats).filter(|&seat| self.said[seat].is_none());
            let speakers: SeatSet = silent.collect();
            Turn::Seats(if speakers.is_empty() { SeatSet::all(self.options.seats) } else { speakers })
        }
    }

    fn deal(&self, chance: &mut impl Chance) -> Deal {
        let mut pearls = vec![1, 2, 3, 4, 5];
        chance.shuffle(&mut pearls);
        Deal { pearls }
    }

    fn check_deal(&self, deal: &Deal) -> Result<(), Flaw> {
        let mut sorted = deal.pearls.clone();
        sorted.sort_unstable();
        let fits = if B::FAULT == Fault::TakesFalseDeals { sorted.len() == 5 } else { sorted == [1, 2, 3, 4, 5] };
        if fits { Ok(()) } else { Err(Flaw::new("toy/deal")) }
    }

    fn apply_deal(&mut self, deal: &Deal, witness: &mut impl Witness<Event>) {
        self.pearls = BySeat::from_fn(self.options.seats, |seat| deal.pearls[seat.index()]);
        self.shell = deal.pearls[self.options.seats.into()..].to_vec();
        self.dealt = true;
        witness.tell(|| Event::Dealt);
    }

    fn moves(&self, seat: Seat, each: &mut impl FnMut(Move<B>) -> ControlFlow<()>) -> ControlFlow<()> {
        if !self.turn().includes(seat) {
            return ControlFlow::Continue(());
        }
        let most = self.highest_legal(seat) + u8::from(B::FAULT == Fault::ListsTooMuch);
        let least = 1 + u8::from(B::FAULT == Fault::ListsTooLittle);
        for n in least..=most {
            each(Move(Say::Bid(n), PhantomData))?;
        }
        each(Move(Say::Toss, PhantomData))
    }

    fn check(&self, seat: Seat, mv: &Move<B>) -> Result<(), ToyRule> {
        match mv.0 {
            Say::Bid(n) if n > self.highest_legal(seat) => Err(ToyRule::Bid),
            _ => Ok(()),
        }
    }

    fn apply(&mut self, seat: Seat, mv: &Move<B>, witness: &mut impl Witness<Event>) {
        self.said[seat] = Some(match B::FAULT {
            Fault::Forgets => Say::Bid(MOOD.fetch_add(1, Ordering::Relaxed) % 3 + 1),
            _ => mv.0,
        });
        let pearl = (B::FAULT == Fault::Blabs).then_some(self.pearls[seat]);
        witness.tell(|| Event::Said { seat, say: mv.0, pearl });
        if B::FAULT == Fault::Loses && mv.0 == Say::Toss {
            self.shell.pop();
        }
    }

    fn play(&mut self, seat: Seat, mv: &Move<B>, witness: &mut impl Witness<Event>) -> Result<(), Refusal<ToyRule>> {
        if !self.turn().includes(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let checked = self.check(seat, mv).map_err(Refusal::Breaks);
        if checked.is_ok() || B::FAULT == Fault::RefusesButMoves {
            self.apply(seat, mv, witness);
        }
        checked
    }

    fn view(&self, from: Viewpoint) -> View<B> {
        let open = self.outcome().is_some() || B::FAULT == Fault::Leaks;
        let pearls = self.pearls.map(|seat, &pearl| (open || from.is(seat)).then_some(pearl));
        let turn = if B::FAULT == Fault::MisstatesTheTurn { Turn::Dealer } else { self.turn() };
        let frame = Frame { from, seats: self.options.seats, options: self.options, turn };
        View { frame, pearls, said: self.said }
    }

    fn imagine(view: &View<B>, chance: &mut impl Chance) -> Self {
        let known: Vec<u8> = view.pearls.as_slice().iter().flatten().copied().collect();
        let mut rest: Vec<u8> = (1..=5).filter(|pearl| !known.contains(pearl)).collect();
        if B::FAULT != Fault::Favours {
            chance.shuffle(&mut rest);
        } else if chance.below(3) == 0 {
            rest.reverse();
        }
        let mut world = Self::new(&view.frame.options);
        world.pearls = view.pearls.map(|_, pearl| pearl.unwrap_or_else(|| rest.pop().expect("five pearls are enough")));
        world.shell = rest;
        if B::FAULT == Fault::Misremembers {
            let last = world.shell.len() - 1;
            std::mem::swap(&mut world.pearls[Seat::at(0)], &mut world.shell[last]);
        }
        (world.said, world.dealt) = (view.said, true);
        world
    }

    fn from_position(options: &Options, position: &Position) -> Result<Self, Flaw> {
        if position.pearls.seats() != options.seats || position.said.seats() != options.seats {
            return Err(Flaw::new("toy/position-seats"));
        }
        let mut game = Self::new(options);
        (game.pearls, game.shell, game.dealt) = (position.pearls, position.shell.clone(), true);
        if B::FAULT != Fault::Unsays {
            game.said = position.said;
        }
        Ok(game)
    }

    fn position(&self) -> Position {
        let mut shell = self.shell.clone();
        shell.sort_unstable();
        Position { pearls: self.pearls, said: self.said, shell }
    }

    fn bound(&self) -> Option<u32> {
        Some(3)
    }

    fn count(&self, seat: Seat) -> u64 {
        if !self.turn().includes(seat) {
            return 0;
        }
        let listed = u64::from(self.highest_legal(seat)) + 1;
        match B::FAULT {
            Fault::Miscounts | Fault::ListsTooMuch => listed + 1,
            Fault::ListsTooLittle => listed - 1,
            _ => listed,
        }
    }

    fn pick(&self, seat: Seat, chance: &mut impl Chance) -> Option<Move<B>> {
        self.turn().includes(seat).then(|| {
            let n = chance.below(u32::from(self.highest_legal(seat)) + 1) as u8;
            Move(if n == 0 { Say::Toss } else { Say::Bid(n) }, PhantomData)
        })
    }
}

/// The toy under test.
#[derive(Debug)]
pub struct ToySubject<B>(PhantomData<B>);

impl<B: Build> Subject for ToySubject<B> {
    type Game = Toy<B>;

    fn asked(dice: &mut Dice) -> (u8, Asked) {
        let low = [None, Some(false), Some(true)][dice.below(3) as usize];
        (2 + dice.below(2) as u8, Asked { low })
    }

    fn pieces(game: &Toy<B>) -> Vec<u32> {
        let held = game.pearls.as_slice().iter().chain(&game.shell);
        let mut count = vec![0; 6];
        held.for_each(|&pearl| count[usize::from(pearl)] += 1);
        count
    }

    /// Any pearl that the viewpoint does not hold may have been any other.
    fn disguise(
        seats: u8,
        _: &Options,
        log: &[Entry<Toy<B>>],
        from: Viewpoint,
        dice: &mut Dice,
    ) -> Option<Vec<Entry<Toy<B>>>> {
        let mut other = log.to_vec();
        let Entry::Deal(deal) = &mut other[0] else { return None };
        let mine = Seat::all(seats).find(|&seat| from.is(seat)).map(Seat::index);
        let hidden: Vec<usize> = (0..5).filter(|&at| Some(at) != mine).collect();
        let a = hidden[dice.below(hidden.len() as u32) as usize];
        let b = hidden[dice.below(hidden.len() as u32) as usize];
        deal.pearls.swap(a, b);
        Some(other)
    }

    fn small_cases() -> Vec<SmallCase<Toy<B>>> {
        let options = Options { seats: 2, low: false };
        let from = Viewpoint::Seat(Seat::at(0));
        let mut game = Toy::<B>::new(&options);
        game.apply_deal(&Deal { pearls: vec![3, 1, 2, 4, 5] }, &mut kernel::Nobody);
        let worlds = [1, 2, 4, 5].map(|theirs| {
            let shell = [1, 2, 4, 5].into_iter().filter(|&pearl| pearl != theirs).collect();
            let pearls = BySeat::from_fn(2, |seat| if seat.number() == 0 { 3 } else { theirs });
            (Position { pearls, said: BySeat::new(2), shell }, 1.0)
        });
        vec![SmallCase { name: "one pearl seen".into(), from, view: game.view(from), worlds: worlds.into() }]
    }
}
