//! The rules of conduct at a table: what can be asked for and still not be done.

use crate::problem::{Code, Problem};

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $code:literal, $kind:ident;)*) => {
        /// Why a table does not do what it is asked, though the request makes sense.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Rule { $($(#[$doc])* $name,)* }

        impl Rule {
            /// Every rule.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// Its stable name.
            pub fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)* }
            }

            fn kind(self) -> Code {
                match self { $(Self::$name => Code::$kind,)* }
            }
        }
    };
}

rules! {
    /// A name is too long, or nothing of it can be seen.
    Name = "table/name", BadRequest;
    /// Somebody at the table has this name, or one that looks like it.
    NameTaken = "table/name-taken", NotAllowed;
    /// A text is empty or too long.
    Text = "table/text", BadRequest;
    /// A clock runs for no time, or for ever.
    Clock = "table/clock", BadRequest;
    /// There are no bots of this level.
    Level = "table/level", BadRequest;
    /// There is no such seat.
    NoSuchSeat = "table/no-such-seat", BadRequest;
    /// The id was that of another request.
    IdUsed = "table/id-used", NotAllowed;
    /// Somebody sits there.
    SeatTaken = "table/seat-taken", NotAllowed;
    /// Somebody sits everywhere.
    Full = "table/full", NotAllowed;
    /// One seat each.
    Seated = "table/seated", NotAllowed;
    /// Only those who sit at the table may do this.
    NotSeated = "table/not-seated", NotAllowed;
    /// Only the seat itself may do this.
    OtherSeat = "table/other-seat", NotAllowed;
    /// Only the owner may do this.
    OwnerOnly = "table/owner-only", NotAllowed;
    /// Salts are being revealed: seats change no more, unless the deal is called off.
    Revealing = "table/revealing", NotAllowed;
    /// Salts are revealed once all are seated, and not before.
    NotRevealing = "table/not-revealing", NotAllowed;
    /// The salt is not the one that the seat committed to.
    Salt = "table/salt", NotAllowed;
    /// Play has begun.
    Begun = "table/begun", NotAllowed;
    /// Play has not begun.
    NotBegun = "table/not-begun", NotAllowed;
    /// The game is over.
    Over = "table/over", NotAllowed;
    /// The game is not over.
    NotOver = "table/not-over", NotAllowed;
    /// The game is paused.
    Paused = "table/paused", NotAllowed;
    /// The game is not paused.
    NotPaused = "table/not-paused", NotAllowed;
    /// The seat has resigned.
    Resigned = "table/resigned", NotAllowed;
    /// Nothing has been offered that could be answered.
    NoOffer = "table/no-offer", NotAllowed;
    /// Something else has been offered and waits for an answer.
    OfferStands = "table/offer-stands", NotAllowed;
    /// It was offered already; the others have to answer.
    Waiting = "table/waiting", NotAllowed;
    /// Bots do not agree to a draw.
    DrawWithBots = "table/draw-with-bots", NotAllowed;
    /// Somebody who would have to agree is away, and a bot plays for them.
    Away = "table/away", NotAllowed;
    /// The move dealt or showed something, and nobody is there who could agree to take it back.
    Shown = "table/shown", NotAllowed;
    /// The seat has made no move that could be taken back.
    NothingToUndo = "table/nothing-to-undo", NotAllowed;
    /// The owner has muted the seat.
    Muted = "table/muted", NotAllowed;
    /// The seat has said all that the log has room for.
    TalkedOut = "table/talked-out", NotAllowed;
    /// The log has no room for more of this.
    LogFull = "table/log-full", NotAllowed;
    /// A rematch has been made already.
    Rematched = "table/rematched", NotAllowed;
    /// The house has closed the table.
    Closed = "table/closed", NotAllowed;
}

impl From<Rule> for Problem {
    fn from(rule: Rule) -> Self {
        let code = rule.code();
        Self { rule: Some(code), ..Self::new(rule.kind(), code) }
    }
}
