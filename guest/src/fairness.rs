//! Whether a table was dealt fairly, as this guest can tell by itself: what it was shown before the deal, what it added,
//! and what it saw of the game are compared with the record that the house gives afterwards.

use super::Online;
use kernel::Viewpoint;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::fair::{self, Commitment, Fair, Salt, Seal, Verdict};
use table::{History, Record};
use wire::table::{Ask, Phase, Place, Plan};

/// What this device was shown of a table before the deal, and what it added. It is kept, so that it outlives it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Shown {
    /// What the house had committed to when the table was first seen, which was before play.
    house: Option<Commitment>,
    /// What was to be played.
    terms: Option<Agreed>,
    /// What each seat had committed to before the first salt was revealed, and after how many deals called off.
    seats: Option<(u32, Vec<Option<Commitment>>)>,
    /// The salts that were made for one's own seat, on this device or on the one that sent its link.
    salts: Vec<Salt>,
    /// What was told to be the seal of the record when the game ended.
    seal: Option<Seal>,
    /// What this guest has done by itself, so as not to do it again and again.
    #[serde(skip)]
    done: Done,
}

/// What a guest has done by itself.
#[derive(Clone, Debug, Default, PartialEq)]
struct Done {
    /// The salt that it revealed.
    revealed: Option<Salt>,
    /// Whether it committed to another salt because it did not have the one that the house waits for.
    renewed: bool,
    /// Whether one was ready when it last looked.
    ready: Option<bool>,
}

/// What was to be played, as the plan of the table said it before play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Agreed {
    game: String,
    seats: u8,
    options: Value,
}

/// What came of comparing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// All is as it must be.
    Fair(Proof),
    /// The house did not deal from the secret that it had committed to when this guest first saw the table.
    OtherCommitment,
    /// A seat's salt, perhaps one's own, is not the one that it had committed to.
    OtherSalt,
    /// The record is of another game, or of other options, than the table was made for.
    OtherTerms,
    /// Moves, result or what was seen are not those of the record.
    OtherGame,
    /// The record contradicts itself, or cannot be read.
    OtherRecord,
}

/// What a fair record was compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proof {
    /// How many deals were recomputed.
    pub deals: usize,
    /// Whether the commitment was seen before play.
    pub shown: bool,
    /// Whether a salt of one's own is part of the deals.
    pub own: bool,
    /// How often a deal was called off before.
    pub called_off: u32,
    /// The seal of the record.
    pub seal: Option<Seal>,
}

impl Shown {
    /// Commits to a fresh salt.
    pub fn commit(&mut self, salt: Salt) -> Option<Commitment> {
        self.hold(salt);
        Some(fair::commitment(&salt))
    }

    /// Takes in a salt that another device of the same person made.
    pub fn hold(&mut self, salt: Salt) {
        if !self.salts.contains(&salt) {
            self.salts.push(salt);
        }
    }

    /// The salt that goes with one's own commitment, if this device has it.
    pub fn salt(&self, online: &Online) -> Option<Salt> {
        let commitment = online.own()?.commitment?;
        self.salts.iter().copied().find(|salt| fair::commitment(salt) == commitment)
    }

    /// Looks at the table as it is shown now.
    pub fn look(&mut self, online: &Online) {
        let Some(table) = online.summary() else { return };
        if self.seal.is_none() {
            self.seal = online.seal();
        }
        if matches!(table.phase, Phase::Waiting | Phase::Revealing) {
            self.house.get_or_insert(table.commitment);
            self.terms.get_or_insert_with(|| Agreed::of(&table.plan));
        }
        if table.phase == Phase::Revealing && table.places.iter().all(|place| place.salt.is_none()) {
            let seats = table.places.iter().map(|place| place.commitment).collect();
            self.seats = Some((table.called_off, seats));
        }
    }

    /// What this guest has to say by itself: the salt when it is time, and that one is ready with another, where the deal
    /// was called off or where this device does not have the salt that the house waits for.
    pub fn wish(&mut self, online: &Online, fresh: impl FnOnce() -> Salt) -> Option<Ask> {
        let own = online.own()?;
        match online.phase() {
            Phase::Revealing => {
                let salt = self.salt(online).filter(|salt| self.done.revealed != Some(*salt))?;
                self.done.revealed = Some(salt);
                Some(Ask::Reveal { salt })
            }
            Phase::Waiting if self.has_to_commit(online, own) => Some(Ask::Ready { commitment: self.commit(fresh()) }),
            _ => None,
        }
    }

    fn has_to_commit(&mut self, online: &Online, own: &Place) -> bool {
        let was_ready = self.done.ready.replace(own.ready).unwrap_or(!self.salts.is_empty());
        let elsewhere = own.commitment.is_some() && self.salt(online).is_none();
        (was_ready && !own.ready) || (elsewhere && !std::mem::replace(&mut self.done.renewed, true))
    }

    /// Compares the record that a house gives after the game with what this device was shown.
    pub fn check(&self, online: &Online, record: &Value) -> Finding {
        let Ok(record) = Record::read(record) else { return Finding::OtherRecord };
        let (Some(fair), Ok(Verdict::Fair(deals))) = (&record.fair, fair::verify(&record)) else {
            return Finding::OtherRecord;
        };
        match self.contradicts(online, &record, fair) {
            Some(finding) => finding,
            None => Finding::Fair(self.proof(online, fair, deals)),
        }
    }

    fn proof(&self, online: &Online, fair: &Fair, deals: usize) -> Proof {
        let added = online.seat().and_then(|seat| fair.salts.get(seat.index()).copied().flatten());
        let own = added.is_some_and(|salt| self.salts.contains(&salt));
        Proof { deals, shown: self.house.is_some(), own, called_off: fair.called_off, seal: fair.seal }
    }

    fn contradicts(&self, online: &Online, record: &Record, fair: &Fair) -> Option<Finding> {
        if self.house.is_some_and(|house| house != fair.commitment) {
            return Some(Finding::OtherCommitment);
        }
        if self.seats.as_ref().is_some_and(|(called_off, seats)| *called_off == fair.called_off && *seats != of(fair)) {
            return Some(Finding::OtherSalt);
        }
        if self.terms.as_ref().or(online.plan().map(Agreed::of).as_ref()).is_some_and(|terms| !terms.fit(record)) {
            return Some(Finding::OtherTerms);
        }
        let sealed = self.seal.is_none() || self.seal == fair.seal;
        (!sealed || !is_what_was_seen(online, record)).then_some(Finding::OtherGame)
    }
}

impl Agreed {
    fn of(plan: &Plan) -> Self {
        Self { game: plan.game.clone(), seats: plan.seats, options: plan.options.clone() }
    }

    fn fit(&self, record: &Record) -> bool {
        (&self.game, self.seats, &self.options) == (&record.game, record.seats, &record.options)
    }
}

/// What the seats must have committed to.
fn of(fair: &Fair) -> Vec<Option<Commitment>> {
    fair.salts.iter().map(|salt| salt.map(|salt| fair::commitment(&salt))).collect()
}

/// Whether names, result, every move and every view that this guest was told are those of the record.
fn is_what_was_seen(online: &Online, record: &Record) -> bool {
    let names: Vec<&String> = online.places().iter().map(|place| &place.name).collect();
    let from = online.seat().map_or(Viewpoint::Audience, Viewpoint::Seat);
    let (Ok(played), Some(told)) = (History::of_record(record), &online.past.history) else { return false };
    let same = |ply: usize| {
        let seen = online.past.view(ply);
        told.plies()[ply].moved == played.plies()[ply].moved
            && seen.is_none_or(|seen| played.view(ply, from) == Some(seen))
    };
    names == record.names.iter().collect::<Vec<_>>()
        && online.result() == record.result
        && told.len() == played.len()
        && (0..told.plies().len()).all(same)
}

#[cfg(test)]
mod tests {
    use super::{Finding, Proof, Shown};
    use crate::Online;
    use catalog::GameId;
    use kernel::Seat;
    use serde_json::{Value, json};
    use table::fair::{Hex, Salt, seal};
    use table::host::{Host, Logged, Message, Time, key_of, retell};
    use table::{Problem, Record};
    use wire::table::{Ask, Phase, Plan};
    use wire::umpire::TurnNow;

    const NAMES: [&str; 2] = ["ann", "bob"];

    /// A real host, and the pages of Ann and Bob.
    struct House {
        host: Host,
        log: Vec<Logged>,
        now: u64,
        pages: [(Online, Shown); 2],
        fresh: u8,
    }

    impl House {
        fn open(game: &str) -> Self {
            let plan = Plan::of(game, 2, Value::Null);
            let (host, made) = Host::make(Time(1), plan, Hex([3; 32]), key_of("ann")).unwrap();
            let mut house = Self { host, log: vec![made], now: 1, pages: Default::default(), fresh: 0 };
            for (at, name) in NAMES.into_iter().enumerate() {
                house.look(at);
                let salt = house.fresh_salt();
                let commitment = house.pages[at].1.commit(salt);
                house.ask(at, Ask::Sit { name: name.into(), seat: None, commitment }).unwrap();
                house.handle(Message::Here(Some(key_of(name)))).unwrap();
            }
            house
        }

        fn fresh_salt(&mut self) -> Salt {
            self.fresh += 1;
            Hex([self.fresh; 16])
        }

        fn handle(&mut self, message: Message) -> Result<(), Problem> {
            let effects = self.host.handle(Time(self.now), message)?;
            self.log.extend(effects.entries);
            self.look(0);
            self.look(1);
            Ok(())
        }

        fn ask(&mut self, at: usize, ask: Ask) -> Result<(), Problem> {
            self.handle(Message::Ask { who: Some(key_of(NAMES[at])), id: None, ask })
        }

        /// A page hears of everything there is.
        fn look(&mut self, at: usize) {
            let who = key_of(NAMES[at]);
            let told = retell(&self.log, Some(0), self.host.eyes(Some(&who))).unwrap();
            let (online, shown) = &mut self.pages[at];
            online.hear(&wire::write(&self.host.snapshot(Time(self.now), Some(&who))), 0.0);
            online.recall(&format!("[{}]", told.join(",")), 0.0);
            shown.look(online);
        }

        /// The pages say what they have to, until they have nothing to say.
        fn attend(&mut self) {
            for at in [0, 1, 0, 1, 0, 1] {
                let salt = self.fresh_salt();
                let (online, shown) = &mut self.pages[at];
                if let Some(ask) = shown.wish(online, || salt) {
                    self.ask(at, ask).unwrap();
                }
            }
        }

        fn played(game: &str) -> Self {
            let mut house = Self::open(game);
            house.attend();
            (0..6).for_each(|_| house.play());
            house.ask(1, Ask::Resign).unwrap();
            house
        }

        fn play(&mut self) {
            let Some(TurnNow::Seats(seats)) = self.host.turn_now() else { panic!("nobody is due") };
            let due = seats.first().unwrap();
            let online = &self.pages[due.index()].0;
            let view = online.view.as_ref().unwrap();
            let mv = online.id().unwrap().pick(view, due, &mut kernel::any_chance()).unwrap();
            self.ask(due.index(), Ask::Play { seat: None, mv }).unwrap();
        }

        fn record(&self) -> Record {
            self.host.record().unwrap()
        }

        fn found(&self, at: usize, record: &Record) -> Finding {
            let (online, shown) = &self.pages[at];
            shown.check(online, &serde_json::to_value(record).unwrap())
        }
    }

    /// The record with something else in it, sealed again by whoever changed it.
    fn forged(record: &Record, forge: impl FnOnce(&mut Record)) -> Record {
        let mut forged = record.clone();
        forge(&mut forged);
        let again = seal(&forged);
        forged.fair.iter_mut().for_each(|fair| fair.seal = Some(again));
        forged
    }

    #[test]
    fn pages_reveal_by_themselves_and_find_that_it_was_dealt_fairly() {
        for game in GameId::ALL {
            let house = House::played(game.name());
            let record = house.record();
            for at in 0..2 {
                let Finding::Fair(proof) = house.found(at, &record) else {
                    panic!("{game}: {:?}", house.found(at, &record))
                };
                let wanted = Proof { shown: true, own: true, called_off: 0, ..proof };
                assert_eq!((proof, proof.seal.is_some(), proof.deals > 0), (wanted, true, true), "{game}");
            }
        }
    }

    #[test]
    fn what_a_page_was_shown_outlives_it() {
        let house = House::played(GameId::ALL[0].name());
        let kept = serde_json::to_string(&house.pages[0].1).unwrap();
        let again: Shown = serde_json::from_str(&kept).unwrap();
        let record = serde_json::to_value(house.record()).unwrap();
        assert_eq!(again.check(&house.pages[0].0, &record), house.found(0, &house.record()));
        let nothing: Shown = serde_json::from_str("{}").unwrap();
        let Finding::Fair(proof) = nothing.check(&house.pages[0].0, &record) else { panic!("it is fair") };
        assert_eq!((proof.shown, proof.own), (false, false), "and what it was not shown it does not claim");
    }

    /// A house that makes up a whole game which is fair in itself, under another secret, other salts or other options.
    #[test]
    fn a_record_that_is_fair_in_itself_is_held_against_what_was_shown() {
        for game in GameId::ALL {
            let house = House::played(game.name());
            let other = House::played(game.name());
            assert!(matches!(other.found(0, &other.record()), Finding::Fair(_)));
            let shown = house.pages[0].1.clone();
            let claim = |shown: Shown, other: &House| {
                let record = serde_json::to_value(other.record()).unwrap();
                shown.check(&other.pages[0].0, &record)
            };
            assert_eq!(claim(Shown { house: Some(Hex([9; 32])), ..shown.clone() }, &other), Finding::OtherCommitment);
            assert_eq!(
                claim(Shown { seats: Some((0, vec![None, None])), ..shown.clone() }, &other),
                Finding::OtherSalt
            );
            let mut terms = shown.terms.clone();
            terms.as_mut().unwrap().options = json!({});
            assert_eq!(claim(Shown { terms, ..shown.clone() }, &other), Finding::OtherTerms);
            // The same deals, but another game than the one that was seen.
            let mut longer = House::open(game.name());
            longer.attend();
            (0..4).for_each(|_| longer.play());
            longer.ask(1, Ask::Resign).unwrap();
            assert_eq!(house.found(0, &longer.record()), Finding::OtherGame);
        }
    }

    #[test]
    fn forged_records_are_found() {
        for game in GameId::ALL {
            let house = House::played(game.name());
            let record = house.record();
            let forgeries: [fn(&mut Record); 6] = [
                |record| record.log.clear(),
                |record| record.log.truncate(record.log.len() - 1),
                |record| record.result = None,
                |record| record.names.reverse(),
                |record| record.fair = None,
                |record| record.ended.resigned = vec![Seat::at(0)],
            ];
            for (at, forge) in forgeries.into_iter().enumerate() {
                let finding = house.found(0, &forged(&record, forge));
                assert!(!matches!(finding, Finding::Fair(_)), "{game}: forgery {at}");
            }
        }
    }

    #[test]
    fn a_device_without_the_salt_commits_to_another_once_and_does_not_fight() {
        let mut house = House::open(GameId::ALL[0].name());
        house.ask(1, Ask::Stand { seat: None }).unwrap();
        house.attend();
        assert_eq!(house.host.phase(), Phase::Waiting);
        let (online, here) = &house.pages[0];
        let mut elsewhere = Shown::default();
        let Some(ask) = elsewhere.wish(online, || Hex([0x66; 16])) else { panic!("the new device commits") };
        assert_eq!(here.clone().wish(online, || Hex([0x67; 16])), None, "the old one has its salt");
        house.ask(0, ask).unwrap();
        let (online, here) = &mut house.pages[0];
        assert_eq!(elsewhere.wish(online, || Hex([0x68; 16])), None, "the new one has it now");
        assert!(here.wish(online, || Hex([0x69; 16])).is_some(), "the old one may take the seat back, once");
        assert_eq!(here.wish(online, || Hex([0x6a; 16])), None);
    }

    #[test]
    fn after_a_deal_was_called_off_pages_are_ready_with_other_salts() {
        let mut house = House::open(GameId::ALL[0].name());
        let salt = house.pages[0].1.salt(&house.pages[0].0).unwrap();
        house.ask(0, Ask::Reveal { salt }).unwrap();
        house.ask(1, Ask::Stand { seat: None }).unwrap();
        house.attend();
        let commitment = house.pages[1].1.commit(Hex([0x50; 16]));
        house.ask(1, Ask::Sit { name: "bob".into(), seat: None, commitment }).unwrap();
        house.attend();
        assert_eq!(house.host.phase(), Phase::Playing);
        house.ask(1, Ask::Resign).unwrap();
        let Finding::Fair(proof) = house.found(0, &house.record()) else { panic!("it is fair") };
        assert_eq!((proof.called_off, proof.own), (1, true));
        assert_ne!(house.record().fair.unwrap().salts[0], Some(salt), "what was shown is good for nothing");
        assert_eq!(house.pages[0].0.seat(), Some(Seat::at(0)));
    }
}
