//! For each game its scene: a view arranged for drawing, with the moves its things carry.
//!
//! A scene is pure: it knows no browser and no framework. It asks a game imagined from the view what is
//! allowed, which is the same in every world that its viewpoint can imagine.

pub mod crab_stack;
