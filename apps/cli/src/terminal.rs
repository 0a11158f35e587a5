//! The terminal itself: what it can show, and how a game looks on it.

use catalog::{GameId, with_game};
use screen::{AnyScreen, Paint, Taste};
use std::io::IsTerminal;

/// What standard output can show: colours only on a terminal that has a name, and never with `NO_COLOR`. Any
/// terminal can be cleared that does not say it is dumb.
pub(crate) fn paint() -> Paint {
    let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let term = std::env::var("TERM").ok();
    let clears = std::io::stdout().is_terminal() && term.as_deref() != Some("dumb");
    Paint::new(wanted && clears && term.is_some(), clears)
}

/// The screen of a game.
pub(crate) fn screen(game: GameId, taste: Taste) -> Box<dyn AnyScreen> {
    with_game!(game, T => screen::of::<T>(taste))
}
