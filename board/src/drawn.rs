//! What a game must have to be drawn.

use crate::Table;
use face::Face;
use leptos::prelude::AnyView;

/// A game drawn for browsers.
pub trait Board: Face {
    /// The picture on the home page: what is inside an SVG of 360 by 220. It is part of the first view, so it is small.
    const PICTURE: &'static str;
    /// SVG symbols that only this game's drawings use.
    const SYMBOLS: &'static str = "";

    /// The board, with everything on it.
    fn board(table: Table) -> AnyView;

    /// How what has ended was counted, in games that are played in rounds: beside the board, where it is always in
    /// sight.
    fn ending(_: Table) -> Option<AnyView> {
        None
    }

    /// A figure of the rules page, by its name.
    fn figure(_: &str) -> Option<AnyView> {
        None
    }
}
