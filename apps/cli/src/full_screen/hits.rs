//! What can be pointed at, and where it lies on the screen.

use ratatui::layout::{Position, Rect};

/// Something that can be pointed at.
#[derive(Clone, Debug)]
pub(super) struct Hit {
    pub(super) id: String,
    /// Whether something comes of it.
    pub(super) open: bool,
    /// Where it was drawn, a piece for each line of it.
    pieces: Vec<Rect>,
}

/// Everything that can be pointed at, in reading order.
#[derive(Clone, Debug, Default)]
pub(super) struct Hits(Vec<Hit>);

/// Where keys lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Left,
    Right,
    Up,
    Down,
    /// To the next of which something comes.
    Next,
    /// To the one before.
    Previous,
}

impl Hits {
    /// Adds a piece of something.
    pub(super) fn add(&mut self, id: &str, open: bool, piece: Rect) {
        match self.0.iter_mut().find(|hit| hit.id == id) {
            Some(hit) => hit.pieces.push(piece),
            None => self.0.push(Hit { id: id.to_owned(), open, pieces: vec![piece] }),
        }
    }

    /// What lies at a place of the screen.
    pub(super) fn at(&self, column: u16, row: u16) -> Option<&Hit> {
        let place = Position::new(column, row);
        self.0.iter().find(|hit| hit.pieces.iter().any(|piece| piece.contains(place)))
    }

    pub(super) fn has(&self, id: &str) -> bool {
        self.0.iter().any(|hit| hit.id == id)
    }

    /// The first of which something comes.
    pub(super) fn first_open(&self) -> Option<&Hit> {
        self.0.iter().find(|hit| hit.open)
    }

    /// Where a key leads from something; from nothing, to the first of which something comes.
    pub(super) fn from(&self, id: Option<&str>, way: Way) -> Option<&Hit> {
        let Some(here) = id.and_then(|id| self.0.iter().position(|hit| hit.id == id)) else {
            return self.first_open().or(self.0.first());
        };
        match way {
            Way::Next => self.turn(here, 1),
            Way::Previous => self.turn(here, self.0.len() - 1),
            Way::Left | Way::Right => self.beside(here, way == Way::Right),
            Way::Up | Way::Down => self.above_or_below(here, way == Way::Down),
        }
    }

    /// The next open one, so many at a time, round and round.
    fn turn(&self, here: usize, step: usize) -> Option<&Hit> {
        let many = self.0.len();
        (1..=many).map(|times| &self.0[(here + times * step) % many]).find(|hit| hit.open)
    }

    /// The neighbour in the same line, or else in reading order.
    fn beside(&self, here: usize, forwards: bool) -> Option<&Hit> {
        let (x, y) = self.0[here].place();
        let ahead = |hit: &&Hit| hit.place().1 == y && if forwards { hit.place().0 > x } else { hit.place().0 < x };
        let near = self.0.iter().filter(ahead).min_by_key(|hit| hit.place().0.abs_diff(x));
        near.or_else(|| if forwards { self.0.get(here + 1) } else { self.0.get(here.checked_sub(1)?) })
    }

    /// The nearest in the next line where anything lies.
    fn above_or_below(&self, here: usize, down: bool) -> Option<&Hit> {
        let (x, y) = self.0[here].place();
        let ahead = |hit: &&Hit| if down { hit.place().1 > y } else { hit.place().1 < y };
        let line = self.0.iter().filter(ahead).map(|hit| hit.place().1).min_by_key(|line| line.abs_diff(y))?;
        let in_line = self.0.iter().filter(|hit| hit.place().1 == line);
        in_line.min_by_key(|hit| hit.place().0.abs_diff(x))
    }

    /// Where it begins.
    pub(super) fn place_of(&self, id: &str) -> Option<Position> {
        self.0.iter().find(|hit| hit.id == id).map(|hit| Position::new(hit.pieces[0].x, hit.pieces[0].y))
    }
}

impl Hit {
    /// Its middle from side to side, and its first line.
    fn place(&self) -> (u16, u16) {
        let first = self.pieces[0];
        (first.x * 2 + first.width, first.y)
    }
}

#[cfg(test)]
mod tests {
    use super::{Hits, Way};
    use ratatui::layout::Rect;

    /// Two rows, one half a space further right, and a button below.
    fn hits() -> Hits {
        let mut hits = Hits::default();
        for (id, open, x, y) in [("a", true, 4, 0), ("b", false, 12, 0), ("c", true, 0, 3), ("d", true, 8, 3)] {
            hits.add(id, open, Rect::new(x, y, 8, 1));
            hits.add(id, open, Rect::new(x, y + 1, 8, 1));
        }
        hits.add("go", true, Rect::new(0, 9, 4, 1));
        hits
    }

    fn led(from: &str, way: Way) -> String {
        hits().from(Some(from), way).map(|hit| hit.id.clone()).unwrap_or_default()
    }

    #[test]
    fn arrows_lead_to_neighbours_and_tab_to_what_is_open() {
        assert_eq!(
            (led("a", Way::Right), led("b", Way::Right), led("c", Way::Left)),
            ("b".into(), "c".into(), "b".into())
        );
        assert_eq!(
            (led("b", Way::Down), led("d", Way::Down), led("go", Way::Up)),
            ("d".into(), "go".into(), "c".into())
        );
        assert_eq!(
            (led("a", Way::Next), led("go", Way::Next), led("a", Way::Previous)),
            ("c".into(), "a".into(), "go".into())
        );
        assert_eq!((led("a", Way::Up), led("nothing", Way::Up)), (String::new(), "a".into()));
    }

    #[test]
    fn the_mouse_finds_every_line_of_a_thing() {
        let hits = hits();
        let at = |x, y| hits.at(x, y).map(|hit| hit.id.as_str());
        assert_eq!((at(4, 1), at(11, 0), at(12, 0), at(3, 0)), (Some("a"), Some("a"), Some("b"), None));
    }
}
