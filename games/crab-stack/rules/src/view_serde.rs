//! How a view travels: what every view begins with, then what is on the table.

use crate::view::Last;
use crate::{Cell, Cells, Crab, CrabStack, Move, View};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use kernel::{Frame, Seat};
use serde::{Deserialize, Serialize};

/// A view as data. `spaces` is there for the reader; it follows from the options.
#[derive(Serialize, Deserialize)]
pub(crate) struct Written {
    #[serde(flatten)]
    frame: Frame<CrabStack>,
    #[serde(skip_deserializing)]
    spaces: Cells,
    stacks: BTreeMap<Cell, Vec<Crab>>,
    out: Vec<Seat>,
    keep: BTreeMap<Cell, Cells>,
    occurrences: u8,
    quiet: Vec<Move>,
    last: Option<Last>,
}

impl From<View> for Written {
    fn from(view: View) -> Self {
        let View { from, options, spaces, stacks, turn, out, keep, occurrences, quiet, last } = view;
        let frame = Frame { from, seats: options.seats(), options, turn };
        Self { frame, spaces, stacks, out, keep, occurrences, quiet, last }
    }
}

impl From<Written> for View {
    fn from(written: Written) -> Self {
        let Written { frame, spaces: _, stacks, out, keep, occurrences, quiet, last } = written;
        let Frame { from, options, turn, .. } = frame;
        Self { from, options, spaces: options.spaces(), stacks, turn, out, keep, occurrences, quiet, last }
    }
}
