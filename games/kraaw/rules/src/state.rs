//! The state of a game, and the contract kept for it.

use crate::pieces::{Gone, HAND, Nest};
use crate::set_up;
use crate::{Asked, Card, Deal, Direction, Event, Move, Options, Place, Position, Rule, Tally, View};
use core::ops::{ControlFlow, RangeInclusive};
use kernel::{BySeat, Chance, Flaw, Game, OptionSpec, Outcome, Seat, SeatSet, Turn, Viewpoint, Witness};

/// What is being asked, and of whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The dealer is to deal hands.
    Hands,
    /// Every seat says, at once, whether it takes the dog for its hand.
    Swap,
    /// The dealer is to lay the nests.
    Nests,
    /// The seat may exchange a card with the dog.
    Dog,
    /// The seat has its main action.
    Main,
    /// The seat may lock the card it revealed here.
    LockOrLeave(Place),
    /// The seat looked here and now reveals a card.
    Look(Place),
    /// The victim names a card of the thief, whose turn it is, for its own.
    Take {
        /// Whose card is wanted.
        victim: Seat,
        /// Where it lies.
        place: Place,
    },
    /// The seat may lock a card and discard another.
    Bonus,
    /// The game is over.
    Over,
}

/// The course of the game: everything about it that all may know, but for the cards.
/// No secret may ever be kept here, because views carry it whole.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Course {
    /// The options played with.
    pub options: Options,
    /// The number of the round, from 1.
    pub round: u16,
    /// The rounds won by each seat.
    pub wins: BySeat<u16>,
    /// Who plays this round.
    pub playing: SeatSet,
    /// Who begins this round.
    pub first: Seat,
    /// What is being asked.
    pub phase: Phase,
    /// Whose turn it is; the thief's while a card is being taken for a stolen one, and the first player's while it
    /// is nobody's.
    pub turn: Seat,
    /// Who keeps its hand, while that is being asked.
    pub stayed: SeatSet,
    /// Who took the dog for its hand in this round.
    pub swapped: Option<Seat>,
    /// Finished turns in a row that stirred nothing (ruling 11).
    pub quiet: u8,
    /// Whether this turn has turned up, locked or discarded a card.
    pub stirred: bool,
    /// How the round before was counted, or, when the game is over, the last one.
    pub last: Option<Tally>,
}

impl Course {
    fn new(options: Options) -> Self {
        Self {
            options,
            round: 1,
            wins: BySeat::new(options.seats()),
            playing: SeatSet::all(options.seats()),
            first: Seat::at(0),
            phase: Phase::Hands,
            turn: Seat::at(0),
            stayed: SeatSet::EMPTY,
            swapped: None,
            quiet: 0,
            stirred: false,
            last: None,
        }
    }

    /// Whether this round decides between seats that reached the target together.
    pub fn deciding(&self) -> bool {
        self.wins.as_slice().iter().any(|&wins| self.reaches(wins))
    }

    /// Whether so many rounds won reach the target.
    pub(crate) fn reaches(&self, wins: u16) -> bool {
        wins >= self.options.rounds_to_win().into()
    }

    /// The next seat that plays this round, in the direction of play.
    #[inline]
    pub fn next(&self, seat: Seat) -> Seat {
        let mut next = self.neighbour(seat);
        while !self.playing.contains(next) && next != seat {
            next = self.neighbour(next);
        }
        next
    }

    #[inline]
    fn neighbour(&self, seat: Seat) -> Seat {
        let seats = self.options.seats();
        match self.options.direction() {
            Direction::Clockwise => seat.next(seats),
            Direction::Counterclockwise => Seat::at(if seat.number() == 0 { seats - 1 } else { seat.number() - 1 }),
        }
    }

    /// Whether the seat is to act.
    #[inline]
    pub(crate) fn is_due(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Hands | Phase::Nests | Phase::Over => false,
            Phase::Swap => self.playing.contains(seat) && !self.stayed.contains(seat),
            Phase::Take { victim, .. } => seat == victim,
            _ => seat == self.turn,
        }
    }

    /// Who is due to act.
    #[inline]
    pub fn due(&self) -> Turn {
        match self.phase {
            Phase::Hands | Phase::Nests => Turn::Dealer,
            Phase::Swap => Turn::Seats(self.playing.iter().filter(|&seat| self.is_due(seat)).collect()),
            Phase::Take { victim, .. } => Turn::Seats(SeatSet::only(victim)),
            Phase::Over => Turn::Over(self.outcome()),
            _ => Turn::Seats(SeatSet::only(self.turn)),
        }
    }

    /// Ranks by rounds won. At the end the winner has won more than anybody else.
    pub(crate) fn outcome(&self) -> Outcome {
        Outcome::by(&self.wins)
    }
}

/// A game of Kraaw, secrets included. It is never serialised; what leaves it is a [`View`].
#[derive(Clone, Copy, PartialEq)]
pub struct Kraaw {
    pub(crate) course: Course,
    pub(crate) nests: BySeat<Nest>,
    pub(crate) dog: [Card; HAND],
    pub(crate) gone: Gone,
}

impl Kraaw {
    /// The course of the game: what all may know, but for the cards.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// Takes every card of the round before off the table.
    pub(crate) fn clear(&mut self) {
        self.nests = BySeat::new(self.course.options.seats());
        self.dog = [Card::default(); HAND];
        self.gone = Gone::default();
    }
}

impl Game for Kraaw {
    const ID: &'static str = "kraaw";
    const SEATS: RangeInclusive<u8> = crate::options::LEAST..=crate::options::MOST;
    const USUAL_SEATS: u8 = 3;
    const OPTIONS: &'static [OptionSpec] = crate::options::SPECS;

    type Asked = Asked;
    type Options = Options;
    type Deal = Deal;
    type Move = Move;
    type View = View;
    type Event = Event;
    type Position = Position;
    type Rule = Rule;

    fn options(seats: u8, asked: &Asked) -> Result<Options, Flaw> {
        Options::check(seats, asked)
    }

    fn new(options: &Options) -> Self {
        Self {
            course: Course::new(*options),
            nests: BySeat::new(options.seats()),
            dog: [Card::default(); HAND],
            gone: Gone::default(),
        }
    }

    fn seats(&self) -> u8 {
        self.course.options.seats()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.course.due()
    }

    fn deal(&self, chance: &mut impl Chance) -> Deal {
        self.draw_deal(chance)
    }

    fn check_deal(&self, deal: &Deal) -> Result<(), Flaw> {
        self.fits(deal)
    }

    fn apply_deal(&mut self, deal: &Deal, witness: &mut impl Witness<Event>) {
        self.take_deal(deal, witness);
    }

    fn moves(&self, seat: Seat, each: &mut impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.course.is_due(seat) { self.list(seat, each) } else { ControlFlow::Continue(()) }
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Rule> {
        self.judge(seat, *mv)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, mv: &Move, witness: &mut impl Witness<Event>) {
        self.carry_out(seat, *mv, witness);
    }

    fn revealed(&self) -> View {
        View::revealed(self)
    }

    fn view(&self, from: Viewpoint) -> View {
        View::of(self, from)
    }

    fn imagine(view: &View, chance: &mut impl Chance) -> Self {
        view.imagine(chance)
    }

    fn from_position(options: &Options, position: &Position) -> Result<Self, Flaw> {
        set_up::from(*options, position)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn bound(&self) -> Option<u32> {
        let options = self.course.options;
        let (seats, stall) = (u32::from(options.seats()), u32::from(options.stall()));
        // A round can stir 7 times a seat (5 cards turned up, 2 locks); before each stir, and at the end, it
        // can lie quiet for `stall` turns a seat; a turn has 3 moves at most; swap and dog come before.
        let round = (7 * seats + 1) * (stall * seats + 1) * 3 + 2 * seats;
        // Every ordinary round but the last leaves each seat short of the target; 20 deciding rounds are more
        // perfect ties in a row than were ever seen.
        let rounds = seats * (u32::from(options.rounds_to_win()) - 1) + 1 + 20;
        (stall > 0).then_some(round * rounds)
    }

    #[inline]
    fn count(&self, seat: Seat) -> u64 {
        if self.course.is_due(seat) { self.choices(seat).into() } else { 0 }
    }

    #[inline]
    fn pick(&self, seat: Seat, chance: &mut impl Chance) -> Option<Move> {
        self.course.is_due(seat).then(|| self.choice(seat, chance.below(self.choices(seat))))
    }
}
