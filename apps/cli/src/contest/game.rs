//! One game of a match.

use super::Plan;
use super::player::{Fault, Forfeit, Player};
use super::records;
use super::stop::Stop;
use super::tally::{Ended, Side};
use ::bots::contest::MOST_MOVES;
use anyhow::{Result, anyhow};
use kernel::{BySeat, Chance, Outcome, Seat, SeatSet, Turn};
use table::{Dealer, Record, Session};
use wire::bots;

/// Where the n-th deal of a match and the luck of its n-th game come from: the seed and n alone,
/// whichever thread plays it.
struct Lots<'a>(&'a Plan);

impl Lots<'_> {
    fn deal(&self, number: u32) -> u64 {
        number_from(&mut Dealer::seeded(self.0.seed).chance(2 * u64::from(number)))
    }

    fn luck(&self, number: u32) -> impl Chance + use<> {
        Dealer::seeded(self.0.seed).chance(2 * u64::from(number) + 1)
    }
}

fn number_from(chance: &mut impl Chance) -> u64 {
    (u64::from(chance.bits()) << 32) | u64::from(chance.bits())
}

/// A game that was played: what it was worth, and how it went, where records are kept.
pub(crate) struct Played {
    pub(crate) ended: Ended,
    pub(crate) record: Option<Record>,
}

/// Plays the game of this number between two. Every deal is played as often as there are seats, `a` taking each
/// of them once. Nothing comes of a game that was to stop. Fails only where a program cannot be started.
pub(crate) fn play(
    plan: &Plan,
    pair: (usize, usize),
    number: u32,
    players: &mut [Box<dyn Player>],
    stop: &Stop,
) -> Result<Option<Played>> {
    let seats = u32::from(plan.seats);
    let (lots, a) = (Lots(plan), Seat::at((number % seats) as u8));
    let dealer = Dealer::seeded(lots.deal(number / seats));
    let session = Session::new(&plan.game, plan.seats, &plan.options, dealer);
    let session = session.map_err(|problem| anyhow!(problem.sentence(words::speak, plan.lang.code())))?;
    let mut table = Table { plan, session, players, a, moves: 0, stop };
    let mut luck = lots.luck(number);
    table.begin(&mut luck)?;
    let end = table.conduct(&mut luck);
    if stop.is_set() {
        return Ok(None);
    }
    let record = plan.records.as_ref().map(|_| records::record(&table.session, plan, pair, a));
    Ok(Some(Played { ended: table.close(end), record }))
}

/// How a game came to its end, with the particulars.
enum End {
    Over(Outcome),
    TooLong,
    Forfeit(Seat, Forfeit),
}

struct Table<'a> {
    plan: &'a Plan,
    session: Session,
    players: &'a mut [Box<dyn Player>],
    a: Seat,
    moves: u32,
    stop: &'a Stop,
}

impl Table<'_> {
    fn player(&mut self, seat: Seat) -> &mut dyn Player {
        self.players[place(seat, self.a)].as_mut()
    }

    fn begin(&mut self, luck: &mut impl Chance) -> Result<()> {
        for seat in Seat::all(self.plan.seats) {
            let seed = number_from(luck);
            self.players[place(seat, self.a)].begin(&self.session, seat, seed)?;
        }
        Ok(())
    }

    fn conduct(&mut self, luck: &mut impl Chance) -> End {
        while self.moves < MOST_MOVES && !self.stop.is_set() {
            match self.session.turn() {
                Turn::Over(outcome) => return End::Over(outcome),
                Turn::Seats(seats) => {
                    let seat = one_of(seats, luck);
                    if let Err(forfeit) = self.ask(seat) {
                        return End::Forfeit(seat, forfeit);
                    }
                }
                Turn::Dealer => unreachable!("a session deals by itself"),
            }
        }
        self.session.turn().outcome().map_or(End::TooLong, End::Over)
    }

    /// Has a seat make a move.
    fn ask(&mut self, seat: Seat) -> Result<(), Forfeit> {
        let mv = self.players[place(seat, self.a)].choose(&self.session, seat)?;
        self.moves += 1;
        let played = self.session.play(seat, &mv);
        played.map(|_| ()).map_err(|problem| {
            let reason = problem.sentence(words::speak, self.plan.lang.code());
            Forfeit::new(Fault::Illegal, format!("{}: {reason}", mv.escape_debug()))
        })
    }

    /// Tells the players how it ended, and counts what it was worth to `a`.
    fn close(&mut self, end: End) -> Ended {
        let (ranks, how) = match &end {
            End::Over(outcome) => (outcome.ranks, bots::End::Rules),
            End::TooLong => (BySeat::from_fn(self.plan.seats, |_| 1), bots::End::Length),
            End::Forfeit(loser, _) => (
                BySeat::from_fn(self.plan.seats, |seat| if seat == *loser { self.plan.seats } else { 1 }),
                bots::End::Forfeit,
            ),
        };
        for seat in Seat::all(self.plan.seats) {
            self.player(seat).end(ranks, how);
        }
        let a = self.a;
        match end {
            End::Forfeit(seat, forfeit) => Ended::forfeited(if seat == a { Side::A } else { Side::B }, forfeit),
            _ => Ended { unfinished: how == bots::End::Length, ..Ended::ranked(Outcome { ranks }, a) },
        }
    }
}

/// Which player has this seat: the first is a's, and the others follow in the order of seats.
fn place(seat: Seat, a: Seat) -> usize {
    match seat.cmp(&a) {
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Less => seat.index() + 1,
        std::cmp::Ordering::Greater => seat.index(),
    }
}

/// Where several may act at once, lots decide who is asked first.
fn one_of(seats: SeatSet, luck: &mut impl Chance) -> Seat {
    let which = if seats.len() > 1 { luck.below(u32::from(seats.len())) } else { 0 };
    seats.iter().nth(which as usize).expect("somebody is to act")
}

#[cfg(test)]
mod tests {
    use super::place;
    use kernel::Seat;

    #[test]
    fn everybody_has_a_player_and_a_is_the_first() {
        for a in Seat::all(4) {
            let mut places: Vec<usize> = Seat::all(4).map(|seat| place(seat, a)).collect();
            assert_eq!(places[a.index()], 0);
            places.sort_unstable();
            assert_eq!(places, [0, 1, 2, 3]);
        }
    }
}
