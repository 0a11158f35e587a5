//! The positions that the rules page of Crab Stack shows. Its sentences are about them, so tests hold them
//! against the game.

use rules::{Cell, Crab, Layout, Position};
use std::collections::BTreeMap;

/// A piece of shore that holds still.
#[derive(Clone, Copy, Debug)]
pub struct Still {
    /// What lies there, as a position is written.
    pub position: &'static str,
    /// The crab that is chosen, and where it may go.
    pub chosen: Option<(&'static str, &'static [&'static str])>,
    /// A crab crawls, or has crawled, from here to there.
    pub moved: Option<(&'static str, &'static str)>,
    /// What the wave took, as a position is written.
    pub washed: &'static str,
    /// Spaces of the groups to choose from.
    pub groups: &'static [&'static [&'static str]],
}

const NOTHING: Still = Still { position: "", chosen: None, moved: None, washed: "", groups: &[] };

/// A medium crab and everywhere it may go.
pub const CRAWL: Still = Still {
    position: "c4:0M c5:1S c6:0M d2:1M d3:1L d5:0S e2:1L e3:1S | 0 | -",
    chosen: Some(("c4", &["c6", "d2", "d5", "e3"])),
    ..NOTHING
};

/// A stack of three crabs.
pub const STACK: Still = Still { position: "d4:0S1M1L | 0 | -", ..NOTHING };

/// A bridge before it crawls away, and after: the smaller group has more crabs.
pub const WAVE: [Still; 2] = [
    Still { position: "a4:1M b4:0S c4:1M d4:0L e4:1S f4:0S1S0M1L | 0 | -", moved: Some(("d4", "c4")), ..NOTHING },
    Still {
        position: "a4:1M b4:0S c4:1M0L | 1 | -",
        moved: Some(("d4", "c4")),
        washed: "e4:1S f4:0S1S0M1L | 1 | -",
        ..NOTHING
    },
];

/// The same where both groups take as many spaces.
pub const WAVE_CRABS: [Still; 2] = [
    Still { position: "a4:1M b4:0S c4:0L d4:1S e4:1M | 0 | -", moved: Some(("c4", "b4")), ..NOTHING },
    Still { position: "a4:1M b4:0S0L | 1 | -", moved: Some(("c4", "b4")), washed: "d4:1S e4:1M | 1 | -", ..NOTHING },
];

/// Two groups that are equal in everything, and a third that is smaller.
pub const TIE: Still = Still {
    position: "b4:1L b5:0S c4:1S d5:1S0L e3:0M f2:1M f3:0S | 0 | - | b4 e3",
    moved: Some(("d4", "d5")),
    groups: &[&["b4", "b5", "c4"], &["e3", "f2", "f3"]],
    ..NOTHING
};

/// The board that a table of so many seats begins with, and one way for the crabs to be dealt.
pub fn opening(seats: u8) -> BTreeMap<Cell, Vec<Crab>> {
    let crabs: Vec<Crab> = Crab::kinds(seats).flat_map(|kind| [kind; 3]).collect();
    // Seven shares no factor with 18, 27 and 36, so that steps of seven reach each crab once, and mix seats and sizes.
    let mixed = (0..crabs.len()).map(|at| crabs[at * 7 % crabs.len()]);
    Layout::default().spaces(seats).iter().zip(mixed.map(|crab| vec![crab])).collect()
}

/// The stacks of a position; none where it cannot be read.
pub fn stacks(position: &str) -> BTreeMap<Cell, Vec<Crab>> {
    position.parse::<Position>().map(|position| position.stacks).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{CRAWL, Still, TIE, WAVE, WAVE_CRABS, opening, stacks};
    use crate::face::scene::Scene;
    use kernel::{Game, Seat, Viewpoint};
    use rules::{Asked, Cell, CrabStack};

    /// A game on a board that has all spaces of the figures.
    fn game(position: &str) -> CrabStack {
        let spaces = "a4 b4 c4 d4 e4 b5 c5 c6 d2 d3 d5 e2 e3 f2 f3 e5 d6 f4".split(' ').collect::<Vec<_>>();
        let asked: Asked = serde_json::from_value(serde_json::json!({ "layout": spaces })).unwrap();
        CrabStack::resume(&CrabStack::options(2, &asked).unwrap(), &position.parse().unwrap()).unwrap()
    }

    fn after(still: &Still, before: &str) -> CrabStack {
        let mut game = game(before);
        let (from, to) = still.moved.unwrap();
        let mv = format!("{from}-{to}").parse().unwrap();
        game.check(Seat::at(0), &mv).expect("the figure shows a move that may be made");
        game.apply(Seat::at(0), &mv, &mut kernel::Nobody);
        game
    }

    fn cells(names: &[&str]) -> Vec<Cell> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn the_chosen_crab_may_go_just_where_the_figure_says() {
        let (from, to) = CRAWL.chosen.unwrap();
        let scene = Scene::new(game(CRAWL.position).view(Viewpoint::Audience), Seat::new(0));
        assert_eq!(scene.moves[&from.parse().unwrap()].iter().collect::<Vec<_>>(), cells(to));
        assert!(scene.path("c4".parse().unwrap(), "e2".parse().unwrap()).is_some(), "the large crab is two steps away");
    }

    #[test]
    fn the_wave_takes_what_the_figures_say() {
        for [before, then] in [WAVE, WAVE_CRABS] {
            let game = after(&before, before.position);
            assert_eq!(game.stacks(), stacks(then.position));
            let (from, _) = before.moved.unwrap();
            let kept: Vec<Cell> = stacks(then.position).into_keys().chain(cells(&[from])).collect();
            let gone = stacks(before.position).into_iter().filter(|(cell, _)| !kept.contains(cell));
            assert_eq!(gone.collect::<std::collections::BTreeMap<_, _>>(), stacks(then.washed));
        }
    }

    /// How many spaces and crabs a figure shows in a position.
    fn size(position: &str) -> (usize, usize) {
        let stacks = stacks(position);
        (stacks.len(), stacks.values().map(Vec::len).sum())
    }

    #[test]
    fn spaces_are_counted_before_crabs_and_crabs_where_spaces_are_equal() {
        let [plain, tied_for_spaces] = [&WAVE[1], &WAVE_CRABS[1]];
        assert_eq!([size(plain.position), size(plain.washed)], [(3, 4), (2, 5)]);
        assert_eq!([size(tied_for_spaces.position), size(tied_for_spaces.washed)], [(2, 3), (2, 2)]);
    }

    #[test]
    fn the_opening_boards_are_those_of_the_table() {
        for seats in 2..=4 {
            let options = CrabStack::options(seats, &Asked::default()).unwrap();
            let deal = rules::Deal {
                first: Seat::at(0),
                crabs: opening(seats).into_iter().map(|(cell, stack)| (cell, stack[0])).collect(),
            };
            let mut game = CrabStack::new(&options);
            game.accept(&deal, &mut kernel::Nobody).expect("the figure shows a deal that can be");
        }
    }

    #[test]
    fn the_tied_groups_are_those_of_the_game() {
        let game = after(&TIE, "b4:1L b5:0S c4:1S d4:0L d5:1S e3:0M f2:1M f3:0S | 0 | -");
        assert_eq!(game.stacks(), stacks(TIE.position));
        let tied: Vec<Vec<Cell>> =
            game.view(Viewpoint::Audience).keep.values().map(|group| group.iter().collect()).collect();
        assert_eq!(tied, TIE.groups.iter().map(|group| cells(group)).collect::<Vec<_>>());
    }
}
