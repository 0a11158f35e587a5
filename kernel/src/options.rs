//! What can be chosen before play, described so that a form or a schema can be made of it.

/// One option of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OptionSpec {
    /// Its name in the options object, such as `rounds`.
    pub name: &'static str,
    /// What may be chosen.
    pub kind: OptionKind,
}

/// What an option may be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum OptionKind {
    /// One of these words; the first is the default.
    Choice(&'static [&'static str]),
    /// A whole number.
    Number {
        /// The numbers allowed, ascending.
        allowed: &'static [u8],
        /// The number when nothing is said.
        default: u8,
    },
    /// Yes or no; no when nothing is said.
    Flag,
    /// A named bundle of other options; options given beside it win.
    Preset(&'static [&'static str]),
    /// One of these words, or something of one's own.
    Own {
        /// The words; the first is the default.
        words: &'static [&'static str],
        /// What one's own is, as data.
        data: OwnData,
    },
}

/// What something of one's own is, as data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnData {
    /// A list of texts.
    Texts,
    /// An object, of a form that the game knows.
    Object,
}
