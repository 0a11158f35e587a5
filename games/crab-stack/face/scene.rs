//! The shore of Crab Stack, arranged for drawing.

use kernel::{Game, Rule as _, Seat, Turn};
use rules::{Cell, Cells, Crab, CrabStack, Move, Rule, View};
use std::collections::BTreeMap;

/// Half the width of a space, in units of the drawing.
pub const HALF_WIDTH: f64 = 52.0;
/// Between two rows.
pub const ROW: f64 = 90.0;

/// A space, where it lies and what lies there.
#[derive(Clone, Debug, PartialEq)]
pub struct Space {
    /// Its name.
    pub cell: Cell,
    /// Its centre.
    pub at: Point,
    /// The crabs on it, bottom to top.
    pub stack: Vec<Crab>,
}

/// A point of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// What somebody asked for by choosing a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// This crab is chosen now, or the tied group that is named by this space.
    Chosen(Cell),
    /// Nothing is chosen any more.
    Dropped,
    /// This move is made.
    Play(String),
    /// That is not possible, by the rule of this name.
    Refused(&'static str),
    /// It is not for this viewpoint to act.
    Nothing,
}

/// A tied group, and what keeping it would mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The space it is named by.
    pub name: Cell,
    /// Its number, from 1.
    pub number: usize,
    /// How many crabs of each seat it has, of those that have any.
    pub crabs: Vec<(Seat, usize)>,
    /// How many crabs lie elsewhere, which the wave would take.
    pub washed: usize,
    /// How many of them each seat would lose, of those that would lose any.
    pub lost: Vec<(Seat, usize)>,
}

/// The shore as somebody sees it.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Every space of the layout, row by row, left to right.
    pub rows: Vec<Vec<Space>>,
    /// The corner of the drawing with the least coordinates, and its opposite.
    pub bounds: (Point, Point),
    /// The view.
    pub view: View,
    /// The seat that looks and may act now.
    pub actor: Option<Seat>,
    /// Where each crab that can move may go.
    pub moves: BTreeMap<Cell, Cells>,
    game: CrabStack,
}

impl Scene {
    /// The scene of a view. `me` is the seat that looks, if it is one.
    pub fn new(view: View, me: Option<Seat>) -> Self {
        let game = CrabStack::imagine(&view, &mut kernel::any_chance());
        let actor = me.filter(|&seat| view.turn.includes(seat));
        let moves = actor.map(|seat| crawls(&game, seat)).unwrap_or_default();
        Self { rows: rows(&view), bounds: bounds(view.spaces), actor, moves, game, view }
    }

    /// The crabs on a space, bottom to top.
    pub fn stack(&self, cell: Cell) -> &[Crab] {
        self.view.stacks.get(&cell).map_or(&[], Vec::as_slice)
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn to_act(&self) -> Option<Seat> {
        if let Turn::Seats(seats) = self.view.turn { seats.first() } else { None }
    }

    /// Whether somebody is to choose which group stays.
    pub fn keep_due(&self) -> bool {
        !self.view.keep.is_empty()
    }

    /// The tied groups, in order, while a choice is due.
    pub fn groups(&self) -> Vec<Group> {
        let groups = self.view.keep.iter().zip(1..);
        groups.map(|((&name, &cells), number)| self.count(name, cells, number)).collect()
    }

    fn count(&self, name: Cell, cells: Cells, number: usize) -> Group {
        let crabs = self.by_seat(|cell| cells.contains(cell));
        let lost = self.by_seat(|cell| !cells.contains(cell));
        let washed = lost.iter().map(|(_, count)| count).sum();
        Group { name, number, crabs, washed, lost }
    }

    /// How many crabs each seat has on such spaces, of those that have any.
    fn by_seat(&self, such: impl Fn(Cell) -> bool) -> Vec<(Seat, usize)> {
        let lying = || self.view.stacks.iter().filter(|(cell, _)| such(**cell)).flat_map(|(_, stack)| stack);
        let counted =
            Seat::all(self.view.options.seats()).map(|seat| (seat, lying().filter(|crab| crab.seat == seat).count()));
        counted.filter(|(_, count)| *count > 0).collect()
    }

    /// The section of the rules page that is about what is due.
    pub fn topic(&self) -> &'static str {
        match self.view.turn {
            Turn::Over(_) => "the-end",
            _ if self.keep_due() => "the-wave",
            _ => "your-turn",
        }
    }

    /// The number, from 1, of the tied group that a space belongs to, while a choice is due.
    pub fn group(&self, cell: Cell) -> Option<usize> {
        self.view.keep.values().position(|group| group.contains(cell)).map(|at| at + 1)
    }

    /// The number of the group that this space bears the number of.
    pub fn flag(&self, cell: Cell) -> Option<usize> {
        self.group(cell).filter(|number| {
            self.view.keep.values().nth(number - 1).and_then(|group| foremost(group.iter())) == Some(cell)
        })
    }

    /// Whether a space is chosen, by itself or with its group.
    pub fn is_chosen(&self, chosen: Option<Cell>, cell: Cell) -> bool {
        match chosen.and_then(|name| self.view.keep.get(&name)) {
            Some(group) => group.contains(cell),
            None => chosen == Some(cell),
        }
    }

    /// Whether the wave would take what lies there, if the chosen group stayed.
    pub fn is_doomed(&self, chosen: Option<Cell>, cell: Cell) -> bool {
        let kept = chosen.and_then(|name| self.view.keep.get(&name));
        kept.is_some_and(|group| !group.contains(cell)) && !self.stack(cell).is_empty()
    }

    /// What choosing a space means, when another may be chosen already. A group that is chosen is not kept yet.
    pub fn choose(&self, chosen: Option<Cell>, cell: Cell) -> Answer {
        let Some(actor) = self.actor else { return Answer::Nothing };
        if self.keep_due() {
            return self.choose_group(cell);
        }
        match chosen {
            Some(from) if from == cell => Answer::Dropped,
            Some(from) => self.choose_target(actor, from, cell),
            None => self.choose_crab(actor, cell),
        }
    }

    fn choose_group(&self, cell: Cell) -> Answer {
        let group = self.view.keep.iter().find(|(_, group)| group.contains(cell));
        group.map_or(Answer::Refused(Rule::KeepTied.code()), |(&name, _)| Answer::Chosen(name))
    }

    fn choose_target(&self, actor: Seat, from: Cell, to: Cell) -> Answer {
        let answer = self.try_move(actor, Move::Crawl { from, to });
        match answer {
            Answer::Refused(_) if self.moves.contains_key(&to) => Answer::Chosen(to),
            answer => answer,
        }
    }

    fn choose_crab(&self, actor: Seat, cell: Cell) -> Answer {
        if self.moves.contains_key(&cell) {
            return Answer::Chosen(cell);
        }
        // A step to itself breaks the rule about the crab first, and the one about paths only if
        // the crab is one's own and free: then it has nowhere to go.
        match self.game.check(actor, &Move::Crawl { from: cell, to: cell }) {
            Err(Rule::Path) | Ok(()) => Answer::Refused("crab-stack/nowhere"),
            Err(rule) => Answer::Refused(rule.code()),
        }
    }

    fn try_move(&self, actor: Seat, mv: Move) -> Answer {
        match self.game.check(actor, &mv) {
            Ok(()) => Answer::Play(mv.to_string()),
            Err(rule) => Answer::Refused(rule.code()),
        }
    }

    /// Whether the chosen crab may go there.
    pub fn is_target(&self, chosen: Option<Cell>, cell: Cell) -> bool {
        chosen.and_then(|from| self.moves.get(&from)).is_some_and(|to| to.contains(cell))
    }

    /// A way for the chosen crab to get there: every space it crawls over, both ends included.
    pub fn path(&self, from: Cell, to: Cell) -> Option<Vec<Cell>> {
        let steps = self.stack(from).last()?.size.steps();
        let occupied = self.view.stacks.keys().copied().collect();
        walk(&mut vec![from], to, steps, occupied)
    }

    /// The space that an arrow key leads to: sideways along the row, or to the nearest of the next row.
    pub fn beside(&self, cell: Cell, key: Arrow) -> Option<Cell> {
        let row = self.rows.iter().position(|row| row.iter().any(|space| space.cell == cell))?;
        let at = self.rows[row].iter().position(|space| space.cell == cell)?;
        let along = |at: usize| self.rows[row].get(at).map(|space| space.cell);
        match key {
            Arrow::Left => along(at.checked_sub(1)?),
            Arrow::Right => along(at + 1),
            Arrow::First => along(0),
            Arrow::Last => along(self.rows[row].len() - 1),
            Arrow::Up => nearest(self.rows.get(row.checked_sub(1)?)?, self.rows[row][at].at.x),
            Arrow::Down => nearest(self.rows.get(row + 1)?, self.rows[row][at].at.x),
        }
    }
}

/// Keys that lead from space to space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrow {
    /// To the left in the row.
    Left,
    /// To the right in the row.
    Right,
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the first of the row.
    First,
    /// To the last of the row.
    Last,
}

impl Arrow {
    /// The arrow of a key, by the browser's name for it.
    pub fn of_key(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowLeft" => Self::Left,
            "ArrowRight" => Self::Right,
            "ArrowUp" => Self::Up,
            "ArrowDown" => Self::Down,
            "Home" => Self::First,
            "End" => Self::Last,
            _ => return None,
        })
    }
}

/// Where the number of a group stands: over the first of its topmost row, so that it covers none of its crabs.
pub fn foremost(cells: impl Iterator<Item = Cell>) -> Option<Cell> {
    cells.min_by_key(|cell| (cell.r(), cell.q()))
}

fn nearest(row: &[Space], x: f64) -> Option<Cell> {
    let far = |space: &&Space| ((space.at.x - x).abs() * 8.0) as u32;
    row.iter().min_by_key(far).map(|space| space.cell)
}

/// Where the centre of a space lies.
pub fn point(cell: Cell) -> Point {
    let (q, r) = (f64::from(cell.q()), f64::from(cell.r()));
    Point { x: HALF_WIDTH * (2.0 * q + r), y: ROW * r }
}

fn rows(view: &View) -> Vec<Vec<Space>> {
    let space =
        |cell: Cell| Space { cell, at: point(cell), stack: view.stacks.get(&cell).cloned().unwrap_or_default() };
    let mut rows: BTreeMap<u8, Vec<Space>> = BTreeMap::new();
    for cell in view.spaces.iter() {
        rows.entry(cell.r()).or_default().push(space(cell));
    }
    rows.into_values().collect()
}

fn bounds(spaces: Cells) -> (Point, Point) {
    let mut least = Point { x: f64::MAX, y: f64::MAX };
    let mut most = Point { x: f64::MIN, y: f64::MIN };
    for Point { x, y } in spaces.iter().map(point) {
        least = Point { x: least.x.min(x), y: least.y.min(y) };
        most = Point { x: most.x.max(x), y: most.y.max(y) };
    }
    (least, most)
}

fn crawls(game: &CrabStack, seat: Seat) -> BTreeMap<Cell, Cells> {
    let mut moves: BTreeMap<Cell, Cells> = BTreeMap::new();
    let _ = game.moves(seat, &mut |mv| {
        if let Move::Crawl { from, to } = mv {
            *moves.entry(from).or_default() |= Cells::only(to);
        }
        std::ops::ControlFlow::Continue(())
    });
    moves
}

/// Goes on along a path until its steps are spent at the goal.
fn walk(path: &mut Vec<Cell>, to: Cell, steps: u8, occupied: Cells) -> Option<Vec<Cell>> {
    let here = *path.last()?;
    if steps == 0 {
        return (here == to).then(|| path.clone());
    }
    for next in (here.near() & occupied).iter() {
        if !path.contains(&next) {
            path.push(next);
            let found = walk(path, to, steps - 1, occupied);
            path.pop();
            if found.is_some() {
                return found;
            }
        }
    }
    None
}

/// Where something so wide begins, centred where asked, and how much it must shrink to stay between `left` and
/// `left + room`. A tall stack laid out flat can be wider than the shore.
pub fn fitted(centre: f64, wide: f64, left: f64, room: f64) -> (f64, f64) {
    let scale = (room / wide).min(1.0);
    let shown = wide * scale;
    ((centre - shown / 2.0).min(left + room - shown).max(left), scale)
}

#[cfg(test)]
mod tests {
    use super::{Answer, Arrow, Group, Scene};
    use core::ops::ControlFlow;
    use kernel::{Game, Nobody, Seat, Turn, Viewpoint};
    use rules::{Asked, Cell, CrabStack, Move};
    use std::collections::BTreeSet;
    use words::Lang;

    fn cell(name: &str) -> Cell {
        name.parse().unwrap()
    }

    fn scene_at(position: &str, me: u8) -> Scene {
        let options = CrabStack::options(2, &Asked::default()).unwrap();
        let game = CrabStack::resume(&options, &position.parse().unwrap()).unwrap();
        Scene::new(game.view(Viewpoint::Audience), Seat::new(me))
    }

    const SMALL: &str = "b4:0S b5:0L1L c3:1S c4:0M | 0 | -";

    #[test]
    fn a_choice_is_answered_with_a_move_a_choice_or_the_rule_it_breaks() {
        let scene = scene_at(SMALL, 0);
        assert_eq!(scene.choose(None, cell("c4")), Answer::Chosen(cell("c4")));
        assert_eq!(scene.choose(Some(cell("c4")), cell("c4")), Answer::Dropped);
        assert_eq!(scene.choose(None, cell("c3")), Answer::Refused("crab-stack/not-yours"));
        assert_eq!(scene.choose(None, cell("b5")), Answer::Refused("crab-stack/not-top"));
        assert_eq!(scene.choose(None, cell("d3")), Answer::Refused("crab-stack/no-crab"));
        assert_eq!(scene.choose(Some(cell("c4")), cell("b5")), Answer::Refused("crab-stack/landing-size"));
        assert!(matches!(scene.choose(Some(cell("c4")), cell("b4")), Answer::Play(_) | Answer::Chosen(_)));
    }

    #[test]
    fn who_is_not_to_act_chooses_nothing() {
        let scene = scene_at(SMALL, 1);
        assert_eq!(scene.choose(None, cell("c3")), Answer::Nothing);
        assert!(scene.moves.is_empty());
    }

    /// Plays some games at random and hands every decision to `each`, with the scene of whoever decides.
    fn through(seats: u8, mut each: impl FnMut(&CrabStack, Seat, &Scene)) {
        (0..60).for_each(|seed| once_through(seats, seed, &mut each));
    }

    fn once_through(seats: u8, seed: u64, each: &mut impl FnMut(&CrabStack, Seat, &Scene)) {
        let mut game = CrabStack::new(&CrabStack::options(seats, &Asked::default()).unwrap());
        let mut chance = testkit::dice(seed);
        let deal = game.deal(&mut chance);
        game.accept(&deal, &mut Nobody).unwrap();
        while let Turn::Seats(seats) = game.turn() {
            let seat = seats.first().unwrap();
            each(&game, seat, &Scene::new(game.view(Viewpoint::Seat(seat)), Some(seat)));
            let mv = game.pick(seat, &mut chance).unwrap();
            game.apply(seat, &mv, &mut Nobody);
        }
    }

    #[test]
    fn whatever_is_being_done_has_its_section_of_the_rules() {
        let sections = words::section_names(words::rules("crab-stack", Lang::En).unwrap());
        let mut topics = BTreeSet::from(["the-end"]);
        through(3, |_, _, scene| {
            topics.insert(scene.topic());
        });
        assert!(
            topics.len() == 3 && topics.iter().all(|topic| sections.iter().any(|name| name == topic)),
            "{topics:?}"
        );
    }

    #[test]
    fn every_legal_move_is_made_by_choosing_and_the_scene_has_no_other() {
        let mut groups = 0;
        for seats in 2..=4 {
            through(seats, |game, seat, scene| {
                let _ = game.moves(seat, &mut |mv| {
                    match mv {
                        Move::Crawl { from, to } => {
                            assert_eq!(scene.choose(None, from), Answer::Chosen(from));
                            assert_eq!(scene.choose(Some(from), to), Answer::Play(mv.to_string()));
                        }
                        Move::Keep(name) => {
                            groups += 1;
                            assert_eq!(scene.choose(None, name), Answer::Chosen(name));
                        }
                    }
                    ControlFlow::Continue(())
                });
                let crawls: u32 = scene.moves.values().map(|to| to.len()).sum();
                assert_eq!(u64::from(crawls) + scene.groups().len() as u64, game.count(seat));
            });
        }
        assert!(groups > 0, "a choice between groups came up");
    }

    #[test]
    fn every_target_has_a_path_of_the_crabs_steps_that_visits_no_space_twice() {
        through(4, |_, _, scene| {
            for (&from, to) in &scene.moves {
                for to in to.iter() {
                    let path = scene.path(from, to).expect("a legal move has a path");
                    let steps = scene.stack(from).last().unwrap().size.steps();
                    assert_eq!(path.len(), usize::from(steps) + 1);
                    assert!(path.windows(2).all(|pair| pair[0].near().contains(pair[1])));
                    assert!(path.iter().enumerate().all(|(i, cell)| !path[..i].contains(cell)));
                }
            }
        });
    }

    /// Two groups of two spaces and three crabs, a lone crab, and nothing between them.
    const TIED: &str = "b4:0S b5:0M1L d2:0M e2:0M1M d6:1S | 0 | - | b4 d2";

    #[test]
    fn choosing_a_space_of_a_tied_group_chooses_the_group_and_plays_nothing() {
        let scene = scene_at(TIED, 0);
        assert!(scene.keep_due());
        assert_eq!(scene.choose(None, cell("b5")), Answer::Chosen(cell("b4")));
        assert_eq!(scene.choose(Some(cell("b4")), cell("b5")), Answer::Chosen(cell("b4")));
        assert_eq!(scene.choose(Some(cell("b4")), cell("e2")), Answer::Chosen(cell("d2")));
        assert_eq!(scene.choose(None, cell("d6")), Answer::Refused("crab-stack/keep-tied"));
        assert_eq!(scene_at(TIED, 1).choose(None, cell("b5")), Answer::Nothing);
    }

    #[test]
    fn a_tied_group_says_who_stays_and_how_many_are_washed_away() {
        let scene = scene_at(TIED, 0);
        let crabs = vec![(Seat::at(0), 2), (Seat::at(1), 1)];
        let lost = vec![(Seat::at(0), 2), (Seat::at(1), 2)];
        let group =
            |name, number| Group { name: cell(name), number, crabs: crabs.clone(), washed: 4, lost: lost.clone() };
        assert_eq!(scene.groups(), [group("b4", 1), group("d2", 2)]);
    }

    #[test]
    fn what_stays_what_goes_and_where_the_numbers_stand_is_marked() {
        let (scene, kept) = (scene_at(TIED, 0), Some(cell("d2")));
        let marked = |mark: &dyn Fn(Cell) -> bool| {
            ["b4", "b5", "d2", "e2", "d6"].into_iter().filter(|name| mark(cell(name))).collect::<Vec<_>>()
        };
        assert_eq!(marked(&|at| scene.is_chosen(kept, at)), ["d2", "e2"]);
        assert_eq!(marked(&|at| scene.is_doomed(kept, at)), ["b4", "b5", "d6"]);
        assert!(marked(&|at| scene.is_chosen(None, at) || scene.is_doomed(None, at)).is_empty());
        assert_eq!(marked(&|at| scene.flag(at).is_some()), ["b4", "d2"]);
        assert_eq!(
            (scene.group(cell("b5")), scene.group(cell("e2")), scene.group(cell("d6"))),
            (Some(1), Some(2), None)
        );
    }

    #[test]
    fn arrows_lead_over_the_whole_board_and_never_off_it() {
        let scene = scene_at(SMALL, 0);
        let mut reached = vec![scene.rows[0][0].cell];
        let mut at = 0;
        while at < reached.len() {
            for key in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"] {
                let next = scene.beside(reached[at], Arrow::of_key(key).unwrap());
                reached.extend(next.filter(|cell| !reached.contains(cell)));
            }
            at += 1;
        }
        assert_eq!(reached.len(), 18);
        assert_eq!(Arrow::of_key("a"), None);
    }

    #[test]
    fn a_stack_laid_out_flat_stays_on_the_shore_however_tall() {
        for crabs in 1..=36 {
            let wide = 62.0 * f64::from(crabs) + 14.0;
            for centre in [-500.0, -100.0, 0.0, 250.0, 900.0] {
                let (x, scale) = super::fitted(centre, wide, -200.0, 400.0);
                assert!(x >= -200.0 && x + wide * scale <= 200.001, "{crabs} crabs at {centre}: {x} {scale}");
            }
        }
        assert_eq!(super::fitted(0.0, 100.0, -200.0, 400.0), (-50.0, 1.0));
    }
}
