//! New Game for browsers: its plain scene, drawn as the kit draws every plain scene.

use crate::Title;
use ::board::Table;
use leptos::prelude::AnyView;

impl ::board::Board for Title {
    const PICTURE: &'static str = include_str!("../pictures/home.svg");

    fn board(table: Table) -> AnyView {
        ::board::plain::board::<Self>(table)
    }
}
