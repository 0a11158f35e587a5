//! Moves, as they are written: whole sentences by kinds of cards.

use crate::{Cards, Crab, Kind, Tableau};
use core::fmt::{self, Display};
use core::str::FromStr;
use kernel::{Flaw, notation};

/// What a seat decides.
///
/// Any sentence of the notation is a move, legal or not; [`kernel::Game::check`] says which.
///
/// ```
/// let raise: crabs_rules::Move = "raise 4 3  3 for 5 1 1 1 1 1".parse()?;
/// assert_eq!(raise.to_string(), "raise 3 3 4 for 1 1 1 1 1 5");
/// # Ok::<(), kernel::Flaw>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Discard these to move onto the next gear.
    Upgrade(Cards),
    /// Take one card.
    Grab(Source),
    /// Play cards to the pool and take as many.
    Trade {
        /// The cards played.
        give: Cards,
        /// The cards taken, perhaps some of those just played (ruling 7).
        take: Cards,
    },
    /// Play cards to the pool and take the same value.
    Raise {
        /// The cards played.
        give: Cards,
        /// The cards taken, perhaps some of those just played (ruling 7).
        take: Cards,
    },
    /// Turn these stressed crabs upright.
    Relax(Tableau),
    /// Play cards to keep one of them.
    Catch {
        /// The card face down.
        rope: Kind,
        /// The cards face up.
        with: Cards,
        /// Whether the gear's bonus counts.
        gear: bool,
        /// The crab kept, and how it will lie.
        keep: Crab,
    },
    /// Sell these crabs to the vendor on top of a stack.
    Sell {
        /// The stack, by how many crabs its vendors want.
        stack: u8,
        /// The crabs sold.
        with: Tableau,
    },
    /// Play these to the pool to come down to the hand limit.
    Drop(Cards),
    /// Sell nothing; or take no action where none is possible.
    Pass,
}

/// Where a grabbed card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The top of the deck, unseen.
    Deck,
    /// The pool.
    Pool(Kind),
}

impl Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Upgrade(cards) => write!(f, "upgrade{}", Spaced(cards)),
            Self::Grab(Source::Deck) => f.write_str("grab deck"),
            Self::Grab(Source::Pool(kind)) => write!(f, "grab {kind}"),
            Self::Trade { give, take } => write!(f, "trade{} for{}", Spaced(give), Spaced(take)),
            Self::Raise { give, take } => write!(f, "raise{} for{}", Spaced(give), Spaced(take)),
            Self::Relax(crabs) => write!(f, "relax{}", Spaced(crabs)),
            Self::Catch { rope, with, gear, keep } => {
                let gear = if *gear { " gear" } else { "" };
                write!(f, "catch rope {rope} with{}{gear} keep {keep}", Spaced(with))
            }
            Self::Sell { stack, with } => write!(f, "sell {stack} with{}", Spaced(with)),
            Self::Drop(cards) => write!(f, "drop{}", Spaced(cards)),
            Self::Pass => f.write_str("pass"),
        }
    }
}

/// A list with a space before it, or nothing at all where the list is empty.
struct Spaced<'a, T>(&'a T);

impl<T: Display + Default + PartialEq> Display for Spaced<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self.0 == T::default() { Ok(()) } else { write!(f, " {}", self.0) }
    }
}

impl FromStr for Move {
    type Err = Flaw;

    fn from_str(text: &str) -> Result<Self, Flaw> {
        read(&notation::words(text)?).ok_or_else(|| notation::unreadable(text))
    }
}

fn read(words: &[&str]) -> Option<Move> {
    let (verb, rest) = words.split_first()?;
    match (*verb, rest) {
        ("upgrade", rest) => Some(Move::Upgrade(cards(rest)?)),
        ("grab", ["deck"]) => Some(Move::Grab(Source::Deck)),
        ("grab", [card]) => Some(Move::Grab(Source::Pool(card.parse().ok()?))),
        ("trade", rest) => exchange(rest).map(|(give, take)| Move::Trade { give, take }),
        ("raise", rest) => exchange(rest).map(|(give, take)| Move::Raise { give, take }),
        ("relax", rest) => Some(Move::Relax(crabs(rest)?)),
        ("catch", ["rope", rope, "with", rest @ .., "keep", keep]) => catch(rope, rest, keep),
        ("sell", [stack, "with", rest @ ..]) => Some(Move::Sell { stack: digit(stack)?, with: crabs(rest)? }),
        ("drop", rest) => Some(Move::Drop(cards(rest)?)),
        ("pass", []) => Some(Move::Pass),
        _ => None,
    }
}

fn catch(rope: &str, rest: &[&str], keep: &str) -> Option<Move> {
    let (gear, with) = match rest {
        [with @ .., "gear"] => (true, with),
        with => (false, with),
    };
    Some(Move::Catch { rope: rope.parse().ok()?, with: cards(with)?, gear, keep: keep.parse().ok()? })
}

fn exchange(words: &[&str]) -> Option<(Cards, Cards)> {
    let middle = words.iter().position(|word| *word == "for")?;
    Some((cards(&words[..middle])?, cards(&words[middle + 1..])?))
}

fn cards(words: &[&str]) -> Option<Cards> {
    words.iter().map(|word| word.parse().ok()).collect::<Option<alloc::vec::Vec<Kind>>>().and_then(Cards::gather)
}

fn crabs(words: &[&str]) -> Option<Tableau> {
    words.iter().map(|word| word.parse().ok()).collect::<Option<alloc::vec::Vec<Crab>>>().and_then(Tableau::gather)
}

fn digit(word: &str) -> Option<u8> {
    match word.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::Move;
    use alloc::string::ToString;

    #[test]
    fn every_sentence_of_the_notation_reads_back() {
        for text in [
            "upgrade 1 2*",
            "upgrade",
            "grab deck",
            "grab 4",
            "grab 4*",
            "trade 1 2 for 4 5*",
            "raise 3 3 4 for 1 1 1 1 1 5",
            "relax 3^ 4^*",
            "catch rope 2 with 1 4 keep 1",
            "catch rope 1 with 2 2 4 4 5 gear keep 4^",
            "sell 3 with 1* 2 2",
            "drop 1 1*",
            "pass",
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn order_and_white_space_are_free() {
        let written: Move = "  catch\trope 2  with 4 1   keep 1 ".parse().unwrap();
        assert_eq!(written.to_string(), "catch rope 2 with 1 4 keep 1");
    }

    #[test]
    fn what_is_no_sentence_is_not_read() {
        for text in [
            "",
            "Pass",
            "pass 1",
            "grab",
            "grab 1 2",
            "grab 3^",
            "trade 1 2",
            "trade 1 for 2 for 3",
            "catch rope 1 2 with 3 keep 3",
            "catch rope 1 with 3 gear",
            "catch rope 1 with gear 3 keep 3",
            "sell 12 with 1",
            "sell with 1",
            "relax 5^",
            "upgrade 0",
        ] {
            assert_eq!(text.parse::<Move>().unwrap_err().code(), "bad-notation", "{text}");
        }
    }
}
