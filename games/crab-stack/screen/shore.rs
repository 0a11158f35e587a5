//! The spaces as hexagons: each row of the board half a space further right than the one above.

use crate::face::scene::{Scene, Space};
use ::screen::{Canvas, Ink, Run, Spot};
use rules::{Cell, Crab, Size};

/// Columns of one space.
const WIDE: usize = 8;

/// How the shore is drawn.
pub(super) struct Drawing<'a> {
    scene: &'a Scene,
    targets: Vec<Cell>,
    chosen: Option<Cell>,
    /// Lines of one space: without the third, what lies under a crab is only counted.
    high: usize,
}

impl<'a> Drawing<'a> {
    /// With all its lines, and nothing chosen.
    pub(super) fn roomy(scene: &'a Scene) -> Self {
        Self { scene, targets: Vec::new(), chosen: None, high: 3 }
    }

    /// In so many lines, if it can be.
    pub(super) fn within(scene: &'a Scene, lines: usize) -> Self {
        let high = if scene.rows.len() * 3 <= lines { 3 } else { 2 };
        Self { high, ..Self::roomy(scene) }
    }

    /// With these spaces marked.
    pub(super) fn with_targets(self, targets: &[Cell]) -> Self {
        Self { targets: targets.to_vec(), ..self }
    }

    /// With what is chosen marked, and where it can go.
    pub(super) fn choosing(self, chosen: Option<Cell>) -> Self {
        let targets = chosen.and_then(|from| self.scene.moves.get(&from)).map(|to| to.iter().collect());
        Self { chosen, targets: targets.unwrap_or_default(), ..self }
    }

    pub(super) fn canvas(&self) -> Canvas {
        let spaces = || self.scene.rows.iter().flatten().map(|space| half_columns(space.cell));
        let left = spaces().min().unwrap_or(0);
        let mut canvas = Canvas::default();
        for row in &self.scene.rows {
            (0..self.high).for_each(|part| canvas.line(self.line(row, part, left)));
        }
        canvas
    }

    /// One line of a row.
    fn line(&self, row: &[Space], part: usize, left: usize) -> Vec<Run> {
        let (mut runs, mut column) = (Vec::new(), 0);
        for space in row {
            let at = (half_columns(space.cell) - left) * WIDE / 2;
            runs.push(Run::plain(" ".repeat(at - column)));
            runs.extend(self.part_of(space, part).into_iter().map(|run| run.on(self.spot(space.cell))));
            column = at + WIDE;
        }
        runs
    }

    fn spot(&self, cell: Cell) -> Spot {
        let scene = self.scene;
        let open = scene.moves.contains_key(&cell) || self.targets.contains(&cell) || scene.group(cell).is_some();
        Spot::new(cell.to_string(), scene.actor.is_some() && open, scene.is_chosen(self.chosen, cell))
    }

    /// One line of a space: its name and height, its top crab, or what lies underneath.
    fn part_of(&self, space: &Space, part: usize) -> Vec<Run> {
        match part {
            0 => vec![self.name_of(space)],
            1 => self.crab_of(space),
            _ => vec![Run::of(Ink::Faint, format!("{:^WIDE$}", beneath(&space.stack)))],
        }
    }

    fn name_of(&self, space: &Space) -> Run {
        let (view, cell) = (&self.scene.view, space.cell);
        let tied = view.keep.iter().find(|(_, group)| group.contains(cell)).map(|(least, _)| format!("={least}"));
        let height = if space.stack.len() > 1 { format!("×{}", space.stack.len()) } else { String::new() };
        let last = view.last.is_some_and(|last| last.to == cell || last.from == cell);
        let text = format!("{:^WIDE$}", format!("{cell}{}{}", height, tied.unwrap_or_default()));
        Run::of(if last { Ink::Fresh } else { Ink::Faint }, text)
    }

    /// The top crab between marks: `» «` where it is chosen, `> <` where the chosen one can go, `* *` where the last
    /// one went, `! !` where the wave would take it.
    fn crab_of(&self, space: &Space) -> Vec<Run> {
        let Some(crab) = space.stack.last() else { return vec![self.water(space.cell)] };
        let token = Run::of(Ink::Seat(crab.seat.number()), token(*crab));
        let (left, right, ink) = self.marks(space.cell);
        let mark = |text: &str| Run { text: text.to_owned(), ink, spot: None };
        vec![mark(left), token, mark(right)]
    }

    fn marks(&self, cell: Cell) -> (&'static str, &'static str, Option<Ink>) {
        let last = self.scene.view.last.is_some_and(|last| last.to == cell);
        if self.scene.is_chosen(self.chosen, cell) {
            ("»", "«", Some(Ink::Target))
        } else if self.targets.contains(&cell) {
            (">", "<", Some(Ink::Target))
        } else if self.scene.is_doomed(self.chosen, cell) {
            ("!", "!", Some(Ink::Wrong))
        } else if last {
            ("*", "*", None)
        } else {
            (" ", " ", None)
        }
    }

    fn water(&self, cell: Cell) -> Run {
        let washed = self.scene.view.last.is_some_and(|last| last.washed.contains(cell));
        let (water, ink) = if washed { ("≈≈≈≈", Ink::Fresh) } else { ("~", Ink::Faint) };
        Run::of(ink, format!("{water:^WIDE$}"))
    }
}

/// How many half spaces a space lies to the right.
fn half_columns(cell: Cell) -> usize {
    usize::from(2 * cell.q() + cell.r())
}

fn token(crab: Crab) -> String {
    match crab.size {
        Size::Large => format!("[[{crab}]]"),
        Size::Medium => format!(" [{crab}] "),
        Size::Small => format!("  {crab}  "),
    }
}

/// What lies under the top crab, bottom first, as far as there is room.
fn beneath(stack: &[Crab]) -> String {
    let under = &stack[..stack.len().saturating_sub(1)];
    match under {
        [one, two, three, rest @ ..] if !rest.is_empty() => format!("{one}{two}{three}+{}", rest.len()),
        _ => under.iter().map(ToString::to_string).collect(),
    }
}
