//! Positions, as the law writes them, and games that start from one.

use crate::notation::{parse_seat, read_crab};
use crate::pieces::OF_EACH;
use crate::state::Due;
use crate::{Cell, Cells, Crab, CrabStack, Options};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::fmt::{self, Display};
use core::str::FromStr;
use kernel::notation::unreadable;
use kernel::{Flaw, Seat};

/// All that is on the table, as text: `b4:0L1S c3:1M | 0 | -`.
///
/// A position as read may be nonsense; [`CrabStack::resume`] checks it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// The crabs on each space that has any, bottom to top.
    pub stacks: BTreeMap<Cell, Vec<Crab>>,
    /// Who is to act; nobody once the game is over.
    pub to_act: Option<Seat>,
    /// The seats out, in the order they went.
    pub out: Vec<Seat>,
    /// The tied groups by their least spaces, while a choice between them is due.
    pub keep: Vec<Cell>,
}

impl Position {
    pub(crate) fn of(game: &CrabStack) -> Self {
        let core = &game.core;
        let to_act = match core.due {
            Due::Crawl(seat) | Due::Keep(seat) => Some(seat),
            Due::Deal | Due::Nothing => None,
        };
        Self { stacks: game.stacks(), to_act, out: core.out.seats().to_vec(), keep: core.keep.iter().collect() }
    }
}

impl CrabStack {
    /// The crabs on each space that has any, bottom to top.
    pub fn stacks(&self) -> BTreeMap<Cell, Vec<Crab>> {
        self.core.board.occupied().iter().map(|cell| (cell, self.core.board.stack(cell))).collect()
    }

    /// A game that goes on from this position, which counts as its first occurrence. A position
    /// that play could not leave to the seat to act is a flaw.
    pub fn resume(options: &Options, position: &Position) -> Result<Self, Flaw> {
        check_stacks(options, position)?;
        check_out(options, position)?;
        let mut game = Self::undealt(options);
        game.set_board(position.stacks.iter().map(|(&cell, stack)| (cell, &stack[..])));
        position.out.iter().for_each(|&seat| game.core.out.push(seat));
        game.check_groups(position)?;
        game.core.due = game.due_in(position)?;
        Ok(game)
    }

    /// Crabs lie in one group, unless a choice between just the tied ones is due.
    fn check_groups(&mut self, position: &Position) -> Result<(), Flaw> {
        if position.keep.is_empty() {
            let joined = self.core.board.occupied().connected();
            return if joined { Ok(()) } else { Err(Flaw::new("crab-stack/position-apart")) };
        }
        let occupied = self.core.board.occupied();
        let group = occupied.first().map_or(occupied, |start| occupied.flood(start));
        let tied = self.core.board.largest_groups(group).tied;
        if tied.len() < 2 || !tied.iter().eq(position.keep.iter().copied()) {
            return Err(Flaw::new("crab-stack/position-keep"));
        }
        self.core.keep = tied;
        Ok(())
    }

    fn due_in(&self, position: &Position) -> Result<Due, Flaw> {
        let Some(seat) = position.to_act else {
            return self.check_over();
        };
        if seat.number() >= self.core.options.seats() || self.core.out.contains(seat) || self.one_left() {
            return Err(Flaw::new("crab-stack/position-turn").with("seat", seat));
        }
        if !self.core.keep.is_empty() {
            return Ok(Due::Keep(seat));
        }
        if self.can_move(seat) {
            return Ok(Due::Crawl(seat));
        }
        Err(Flaw::new("crab-stack/position-stuck").with("seat", seat))
    }

    /// Over with one seat left, or with more if repetition can make a draw.
    fn check_over(&self) -> Result<Due, Flaw> {
        let drawn = self.core.options.repetition() > 0;
        if self.core.keep.is_empty() && (self.one_left() || drawn) {
            return Ok(Due::Nothing);
        }
        Err(Flaw::new("crab-stack/position-over"))
    }
}

fn check_stacks(options: &Options, position: &Position) -> Result<(), Flaw> {
    if position.stacks.is_empty() {
        return Err(Flaw::new("crab-stack/position-empty"));
    }
    for (&cell, stack) in &position.stacks {
        check_stack(options, cell, stack)?;
    }
    let crabs = || position.stacks.values().flatten();
    let count = |kind: Crab| crabs().filter(|&&crab| crab == kind).count();
    match crabs().find(|&&kind| count(kind) > OF_EACH.into()) {
        Some(&kind) => Err(Flaw::new("crab-stack/position-crabs").with("crab", kind).with("count", count(kind))),
        None => Ok(()),
    }
}

/// A stack lies on a space, has crabs of seats in play, and none below a smaller one.
fn check_stack(options: &Options, cell: Cell, stack: &[Crab]) -> Result<(), Flaw> {
    if !options.spaces().contains(cell) {
        return Err(Flaw::new("crab-stack/position-space").with("space", cell));
    }
    if let Some(crab) = stack.iter().find(|crab| crab.seat.number() >= options.seats()) {
        return Err(Flaw::new("crab-stack/position-seat").with("crab", crab));
    }
    if stack.is_empty() || !stack.is_sorted_by_key(|crab| crab.size) {
        return Err(Flaw::new("crab-stack/position-stack").with("space", cell));
    }
    Ok(())
}

/// The seats out are seats, each once, and leave somebody.
fn check_out(options: &Options, position: &Position) -> Result<(), Flaw> {
    for (i, seat) in position.out.iter().enumerate() {
        if seat.number() >= options.seats() || position.out[..i].contains(seat) {
            return Err(Flaw::new("crab-stack/position-out").with("seat", seat));
        }
    }
    if position.out.len() >= options.seats().into() { Err(Flaw::new("crab-stack/position-over")) } else { Ok(()) }
}

impl Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        list(f, self.stacks.iter().map(|(&cell, stack)| Stack(cell, stack)))?;
        f.write_str(" | ")?;
        list(f, self.to_act)?;
        f.write_str(" | ")?;
        list(f, &self.out)?;
        if !self.keep.is_empty() {
            f.write_str(" | ")?;
            list(f, &self.keep)?;
        }
        Ok(())
    }
}

/// Items with a space between, or `-` for none.
fn list(f: &mut fmt::Formatter<'_>, items: impl IntoIterator<Item: Display>) -> fmt::Result {
    let mut items = items.into_iter();
    match items.next() {
        Some(first) => write!(f, "{first}")?,
        None => f.write_str("-")?,
    }
    items.try_for_each(|item| write!(f, " {item}"))
}

struct Stack<'a>(Cell, &'a [Crab]);

impl Display for Stack<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.0)?;
        self.1.iter().try_for_each(|crab| write!(f, "{crab}"))
    }
}

/// Reads a position, with any amount of white space and stacks in any order.
impl FromStr for Position {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        let fields: Vec<&str> = text.splitn(5, '|').collect();
        let (stacks, to_act, out, keep) = match fields[..] {
            [stacks, to_act, out] => (stacks, to_act, out, "-"),
            [stacks, to_act, out, keep] => (stacks, to_act, out, keep),
            _ => return Err(unreadable(text)),
        };
        Ok(Self {
            stacks: read_stacks(stacks)?,
            to_act: read_list(to_act, parse_seat).and_then(|seats| at_most_one(to_act, &seats))?,
            out: read_list(out, parse_seat)?,
            keep: read_list(keep, str::parse)?,
        })
    }
}

fn at_most_one(text: &str, seats: &[Seat]) -> Result<Option<Seat>, Flaw> {
    if seats.len() > 1 { Err(unreadable(text)) } else { Ok(seats.first().copied()) }
}

fn read_list<T>(text: &str, read: impl Fn(&str) -> Result<T, Flaw>) -> Result<Vec<T>, Flaw> {
    let items: Vec<&str> = text.split_whitespace().collect();
    match items[..] {
        [] => Err(unreadable(text)),
        ["-"] => Ok(Vec::new()),
        _ => items.into_iter().map(read).collect(),
    }
}

fn read_stacks(text: &str) -> Result<BTreeMap<Cell, Vec<Crab>>, Flaw> {
    let list = read_list(text, read_stack)?;
    let cells: Cells = list.iter().map(|&(cell, _)| cell).collect();
    if cells.len() as usize == list.len() { Ok(list.into_iter().collect()) } else { Err(unreadable(text)) }
}

fn read_stack(text: &str) -> Result<(Cell, Vec<Crab>), Flaw> {
    let read = || {
        let (cell, crabs) = text.split_once(':')?;
        let (pairs, rest) = crabs.as_bytes().as_chunks::<2>();
        let stack: Option<Vec<Crab>> = pairs.iter().map(|&[seat, size]| read_crab(seat, size)).collect();
        Some((cell.parse().ok()?, stack.filter(|stack| !stack.is_empty() && rest.is_empty())?))
    };
    read().ok_or_else(|| unreadable(text))
}
