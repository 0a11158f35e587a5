//! Points in time.

use serde::{Deserialize, Serialize};

/// Milliseconds since the beginning of 1970.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Time(pub u64);

impl Time {
    /// So many milliseconds later.
    #[must_use]
    pub fn plus(self, millis: u64) -> Self {
        Self(self.0.saturating_add(millis))
    }

    /// The milliseconds since then, none if that is still to come.
    pub fn since(self, then: Self) -> u64 {
        self.0.saturating_sub(then.0)
    }
}
