//! Which sentence tells what happened at a table: browser and terminal say the same of it, each in its own way.

use wire::table::{Closing, Proposal};
use wire::told::Happened;

/// The sentence for what is worth a line, by its id.
pub fn told_id(what: &Happened) -> Option<&'static str> {
    match what {
        Happened::Sat { .. } => Some("web-online-told-sat"),
        Happened::Stood { .. } => Some("web-online-told-stood"),
        Happened::Withheld { .. } => Some("web-online-told-withheld"),
        Happened::Declined { .. } => Some("web-online-told-declined"),
        Happened::Undone { .. } => Some("web-online-told-undone"),
        Happened::Drawn => Some("web-online-told-drawn"),
        Happened::Paused => Some("web-online-told-paused"),
        Happened::Resumed { .. } => Some("web-online-told-resumed"),
        Happened::Resigned { .. } => Some("web-online-told-resigned"),
        Happened::TimedOut { .. } => Some("web-online-told-timed-out"),
        Happened::CameBack { .. } => Some("web-online-told-came-back"),
        Happened::Muted { muted: true, .. } => Some("web-online-told-muted"),
        Happened::Muted { muted: false, .. } => Some("web-online-told-unmuted"),
        Happened::Closed { reason } => Some(closed_id(*reason)),
        _ => None,
    }
}

/// The sentence that says why a table was closed.
pub fn closed_id(reason: Closing) -> &'static str {
    match reason {
        Closing::House => "web-online-closed-house",
        Closing::Conduct => "web-online-closed-conduct",
        Closing::Unused => "web-online-closed-unused",
        Closing::Upkeep => "web-online-closed-upkeep",
    }
}

/// The sentence that says what is offered, to its maker or to the others.
pub fn offer_id(what: Proposal, own: bool) -> &'static str {
    match (what, own) {
        (Proposal::Undo { .. }, true) => "web-online-offered-undo",
        (Proposal::Undo { .. }, false) => "web-online-offer-undo",
        (Proposal::Draw, true) => "web-online-offered-draw",
        (Proposal::Draw, false) => "web-online-offer-draw",
        (Proposal::Pause, true) => "web-online-offered-pause",
        (Proposal::Pause, false) => "web-online-offer-pause",
        (Proposal::Rematch, true) => "web-online-offered-rematch",
        (Proposal::Rematch, false) => "web-online-offer-rematch",
    }
}
