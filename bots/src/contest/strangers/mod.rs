//! Players from outside: the textbook's search over the same contract, which shares nothing with the house's own. What the
//! house is worth is measured against them.

mod alphabeta;

pub use alphabeta::{Judge, PlainAlphaBeta};
