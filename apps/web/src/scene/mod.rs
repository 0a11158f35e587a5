//! For each game its scene: a view arranged for drawing, with the moves its things carry.
//!
//! A scene is pure: it knows no browser and no framework. It asks a game imagined from the view what is
//! allowed, which is the same in every world that its viewpoint can imagine.

pub mod crab_stack;
pub mod crabs;
pub mod figures;
pub mod kraaw;

use kernel::Chance;

/// Chance for imagining a world whose hidden cards nobody will look at: any will do, so it is always the same.
fn any_chance() -> impl Chance {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u32
    }
}
