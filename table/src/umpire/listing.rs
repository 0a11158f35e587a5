//! Which legal moves are listed.

use crate::dealer::Dealer;
use crate::problem::{Code, Problem};
use catalog::{AnyGame, Legal};
use kernel::Seat;
use wire::umpire::Listing;

/// The legal moves of a seat, as many and as chosen as is asked; a sample is drawn by this seed where none is named.
pub fn listed(game: &dyn AnyGame, seat: Seat, listing: &Listing, seed: u64) -> Result<Legal, Problem> {
    check(listing).map(|()| some_of(game, seat, listing, seed))
}

/// Each of these ways to shorten a list leaves out what another would keep.
pub(super) fn check(listing: &Listing) -> Result<(), Problem> {
    let ways = [listing.limit.is_some(), listing.each.is_some(), listing.sample.is_some()];
    if ways.into_iter().filter(|&asked| asked).count() > 1 {
        return Err(Problem::new(Code::BadRequest, "one-listing"));
    }
    Ok(())
}

pub(super) fn some_of(game: &dyn AnyGame, seat: Seat, listing: &Listing, seed: u64) -> Legal {
    if let Some(each) = listing.each {
        return game.legal_of_each(seat, each);
    }
    if let Some(most) = listing.sample {
        let mut chance = Dealer::seeded(listing.seed.unwrap_or(seed)).chance(seat.number().into());
        return game.legal_sample(seat, most, &mut chance);
    }
    game.legal(seat, listing.limit.unwrap_or(usize::MAX))
}
