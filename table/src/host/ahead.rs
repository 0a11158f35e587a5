//! What takes long of a request, done before the host is asked: going back in the play-through, and trying in imagined
//! worlds what others have learned since. It needs no host, so whoever runs one can do it where nobody waits.

use super::Host;
use super::ask::Ask;
use super::entry::What;
use super::setup::Key;
use super::undo::{last_move_of, reveals_nothing};
use crate::session::Session;

/// What is to be found out before a request is obeyed.
pub struct Errand {
    stamp: u32,
    now: Session,
    plies: usize,
    /// Where the moves begin that may have taught somebody something, if that is asked.
    since: Option<usize>,
}

/// What was found out. It is good for the host as it stood then, and is not used by one that has gone on.
pub struct Ahead {
    pub(super) stamp: u32,
    pub(super) plies: usize,
    /// The play-through after so many moves.
    pub(super) before: Session,
    /// Whether nobody has learned anything since, if that was asked.
    pub(super) harmless: Option<bool>,
}

impl Errand {
    /// Goes. Nothing where the log does not lead there, which the host finds out too.
    pub fn run(self) -> Option<Ahead> {
        let Self { stamp, now, plies, since } = self;
        let before = now.at_ply(plies).ok()?;
        let harmless = since.map(|since| reveals_nothing(&before, &now, &now.log().from(since).collect::<Vec<_>>()));
        Some(Ahead { stamp, plies, before, harmless })
    }
}

impl Host {
    /// What is to be found out before this is asked, unless what is known says it.
    pub fn errand(&self, who: Option<&Key>, ask: &Ask, known: Option<&Ahead>) -> Option<Errand> {
        let (plies, since) = self.goes_back(who?, ask)?;
        let says_it = |known: &Ahead| known.plies == plies && known.harmless.is_some() >= since.is_some();
        let is_known = known.is_some_and(|known| known.stamp == self.stamp && says_it(known));
        let now = self.session.as_ref().filter(|_| !is_known)?.clone();
        Some(Errand { stamp: self.stamp, now, plies, since })
    }

    /// After how many moves the play-through would go on if this were obeyed, and where those begin that must have taught
    /// nobody anything.
    fn goes_back(&self, who: &Key, ask: &Ask) -> Option<(usize, Option<usize>)> {
        let own = self.seat_of(who)?;
        let offered = self.offer.and_then(|offer| match offer.what {
            What::Undo { plies } if !offer.agreed.contains(own) => Some((plies, None)),
            _ => None,
        });
        match ask {
            Ask::Agree => offered,
            Ask::Undo if offered.is_some() => offered,
            Ask::Undo => {
                let session = self.session.as_ref()?;
                let (plies, entry) = last_move_of(session, own)?;
                self.is_own(session, own, entry).then_some((plies, Some(entry)))
            }
            _ => None,
        }
    }
}
