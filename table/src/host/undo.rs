//! Taking moves back, and whether that needs the consent of others.

use super::Host;
use super::entry::{Entry, Logged, What};
use super::handle::Work;
use super::rule::Rule;
use super::setup::Key;
use crate::dealer::Dealer;
use crate::problem::Problem;
use crate::record::Entry as Line;
use crate::session::Session;
use catalog::AnyGame;
use kernel::{Seat, Viewpoint};

/// In how many imagined worlds the moves are tried. A fact with only two possibilities goes
/// unnoticed once in 2^24 times.
const WORLDS: u64 = 24;

impl Host {
    /// Takes back the seat's last move and all that followed: at once where that gives nobody a
    /// thing they should not have, else by consent, and not at all where nobody could give it.
    pub(super) fn undo(&mut self, work: &mut Work, who: &Key) -> Result<(), Problem> {
        let own = self.own_seat(who)?;
        if self.offer.is_some_and(|offer| matches!(offer.what, What::Undo { .. }) && offer.by != own) {
            return self.agree(work, who);
        }
        let session = self.session.as_ref().ok_or(Rule::NotBegun)?;
        let (plies, entry) = last_move_of(session, own).ok_or(Rule::NothingToUndo)?;
        let seat = self.player(who)?;
        if self.is_harmless(work, session, own, plies, entry) {
            self.take_over(work, seat)?;
            self.go_back(work, seat, plies)
        } else if self.others_are_asked(own) {
            self.offer_or_agree(work, seat, What::Undo { plies })
        } else {
            Err(Rule::Shown.into())
        }
    }

    /// Whether, since that move, no seat of another person has moved, nothing was dealt, and nobody
    /// learned anything. What a bot did for somebody who is away counts as theirs.
    fn is_harmless(&self, work: &Work, session: &Session, seat: Seat, plies: usize, entry: usize) -> bool {
        if !self.is_own(session, seat, entry) {
            return false;
        }
        let known = work.ahead.as_ref().filter(|ahead| ahead.plies == plies);
        if let Some(harmless) = known.and_then(|ahead| ahead.harmless) {
            return harmless;
        }
        let since: Vec<&Line> = session.log().from(entry).collect();
        session.at_ply(plies).is_ok_and(|before| reveals_nothing(&before, session, &since))
    }

    /// Whether from this entry on only this seat has moved and those who are nobody's, and nothing was dealt.
    pub(super) fn is_own(&self, session: &Session, seat: Seat, entry: usize) -> bool {
        session.log().from(entry).all(|line| match line {
            Line::Deal { .. } => false,
            Line::Move { seat: mover, .. } => *mover == seat || !self.place(*mover).is_person(),
        })
    }

    /// Writes that only so many moves are left, and goes on from there.
    pub(super) fn go_back(&mut self, work: &mut Work, seat: Seat, plies: usize) -> Result<(), Problem> {
        let before = match work.ahead.take().filter(|ahead| ahead.plies == plies) {
            Some(ahead) => ahead.before,
            None => self.session.as_ref().ok_or(Rule::NotBegun)?.at_ply(plies)?,
        };
        self.go_on_from(work.now, before);
        let logged = Logged { at: work.now, by: work.by, entry: Entry::Undone { seat, plies } };
        self.count(&logged);
        self.wrote(work, logged, Vec::new());
        Ok(())
    }
}

/// The seat's last move: how many moves came before it, and its place in the log.
pub(super) fn last_move_of(session: &Session, own: Seat) -> Option<(usize, usize)> {
    let (mut plies, mut entry) = (session.plies(), session.log().len());
    session.log().backwards().find_map(|line| {
        entry -= 1;
        let Line::Move { seat, .. } = line else { return None };
        plies -= 1;
        (*seat == own).then_some((plies, entry))
    })
}

/// Whether these moves taught no viewpoint anything: in every world that it could imagine before
/// them, the same moves are legal and leave it with the very view that it has now.
pub(super) fn reveals_nothing(before: &Session, now: &Session, moves: &[&Line]) -> bool {
    if !before.game().has_secrets() {
        return true;
    }
    let dealer = Dealer::seeded(0);
    Viewpoint::all(before.game().seats()).all(|from| {
        let seen = now.view(from);
        (0..WORLDS).all(|world| {
            let mut world = before.game().imagined(from, &mut dealer.chance(world));
            play_all(&mut *world, moves) && world.view(from) == seen
        })
    })
}

fn play_all(world: &mut dyn AnyGame, moves: &[&Line]) -> bool {
    moves.iter().all(|line| match line {
        Line::Move { seat, mv } => world.play(*seat, mv).is_ok(),
        Line::Deal { .. } => false,
    })
}
