//! Listing, counting and picking, held against a plain reading of the rules: try every set of
//! cards, one card at a time.

use crate::support::{Layout, acting, legal};
use crabs_rules::{Asked, Crab, Crabs, GearBonus, Kind, Permit, Position};
use kernel::{Game, Nobody, Seat, Turn};
use std::collections::BTreeSet;
use testkit::{Dice, dice};

/// A game after so many random moves.
fn wandered(seed: u64, seats: u8, asked: &Asked, moves: u32) -> Crabs {
    let mut dice: Dice = dice(seed);
    let mut game = Crabs::new(&Crabs::options(seats, asked).unwrap());
    let mut made = 0;
    while made < moves {
        match game.turn() {
            Turn::Dealer => game.apply_deal(&game.deal(&mut dice), &mut Nobody),
            Turn::Seats(_) => {
                let mv = game.pick(acting(&game), &mut dice).unwrap();
                game.apply(acting(&game), &mv, &mut Nobody);
                made += 1;
            }
            Turn::Over(_) => break,
        }
    }
    game
}

/// Every choice of these cards, as sorted lists; a choice may come several times.
fn subsets(cards: &[Kind]) -> impl Iterator<Item = Vec<Kind>> + '_ {
    (0..1_u32 << cards.len())
        .map(|bits| cards.iter().enumerate().filter(|(at, _)| bits >> at & 1 == 1).map(|(_, &kind)| kind).collect())
}

fn text(cards: &[Kind]) -> String {
    let mut sorted = cards.to_vec();
    sorted.sort_unstable();
    words(sorted)
}

/// Each with a space before it.
fn words<T: std::fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().fold(String::new(), |list, item| list + " " + &item.to_string())
}

fn total(cards: &[Kind]) -> u32 {
    cards.iter().map(|kind| u32::from(kind.value())).sum()
}

struct Plain<'a> {
    game: &'a Crabs,
    options: &'a crabs_rules::Options,
    position: Position,
    seat: Seat,
    texts: BTreeSet<String>,
}

impl Plain<'_> {
    fn list(game: &Crabs, options: &crabs_rules::Options) -> Vec<String> {
        let (position, seat) = (game.position(), acting(game));
        let mut plain = Plain { game, options, position, seat, texts: BTreeSet::new() };
        match plain.position.phase {
            crabs_rules::Phase::Action => plain.actions(),
            crabs_rules::Phase::Grab => plain.grabs(),
            crabs_rules::Phase::Sell => plain.sales(),
            crabs_rules::Phase::Drop => plain.of_hand("drop", plain.hand().len() as u32 - 8),
            _ => unreachable!("a seat is to act"),
        }
        plain.texts.into_iter().collect()
    }

    fn hand(&self) -> Vec<Kind> {
        self.position.hands[self.seat].iter().collect()
    }

    fn actions(&mut self) {
        self.grabs();
        self.exchanges();
        self.relaxes();
        self.catches();
        let gear = self.position.gear[self.seat];
        if let Some(next) = self.options.edition().gear().get(usize::from(gear)) {
            self.of_hand("upgrade", next.cost.into());
        }
        if self.texts.is_empty() {
            self.texts.insert("pass".into());
        }
    }

    fn of_hand(&mut self, verb: &str, size: u32) {
        let hand = self.hand();
        self.texts.extend(
            subsets(&hand).filter(|cards| cards.len() as u32 == size).map(|cards| format!("{verb}{}", text(&cards))),
        );
    }

    fn grabs(&mut self) {
        self.texts.extend(self.position.pool.iter().map(|kind| format!("grab {kind}")));
        if !self.position.deck.is_empty() || !self.position.discard.is_empty() {
            self.texts.insert("grab deck".into());
        }
    }

    fn exchanges(&mut self) {
        let hand = self.hand();
        let gives: BTreeSet<Vec<Kind>> = subsets(&hand).filter(|give| !give.is_empty()).collect();
        for give in gives {
            let mut pool: Vec<Kind> = self.position.pool.iter().collect();
            pool.extend(&give);
            for take in subsets(&pool) {
                if take.len() == give.len() {
                    self.texts.insert(format!("trade{} for{}", text(&give), text(&take)));
                }
                if total(&take) == total(&give) {
                    self.texts.insert(format!("raise{} for{}", text(&give), text(&take)));
                }
            }
        }
    }

    fn relaxes(&mut self) {
        let stressed: Vec<Kind> = self.position.caught[self.seat].stressed.iter().collect();
        for chosen in subsets(&stressed).filter(|chosen| (1..=3).contains(&chosen.len())) {
            let crabs = chosen.into_iter().map(|kind| Crab { kind, stressed: true });
            self.texts.insert(format!("relax{}", words(crabs)));
        }
    }

    fn catches(&mut self) {
        let hand = self.hand();
        for at in 0..hand.len() {
            let mut rest = hand.clone();
            let rope = rest.remove(at);
            for with in subsets(&rest).filter(|with| !with.is_empty()) {
                self.catches_with(rope, &with);
            }
        }
    }

    fn catches_with(&mut self, rope: Kind, with: &[Kind]) {
        let gear = usize::from(self.position.gear[self.seat]);
        let bonus = gear.checked_sub(1).map(|at| u32::from(self.options.edition().gear()[at].bonus));
        let mut choices = Vec::new();
        choices.extend(bonus.map(|bonus| (" gear", bonus)));
        if bonus.is_none() || self.options.gear_bonus() == GearBonus::Optional {
            choices.push(("", 0));
        }
        for (word, bonus) in choices {
            let Some(value) = self.permit(total(with) + bonus) else { continue };
            for &kind in with {
                for stressed in [false, true] {
                    let keep = Crab { kind, stressed };
                    if kind.value() == value + u8::from(stressed) {
                        self.texts.insert(format!("catch rope {rope} with{}{word} keep {keep}", text(with)));
                    }
                }
            }
        }
    }

    fn permit(&self, binding: u32) -> Option<u8> {
        let rows = self.options.edition().permit();
        let exact = |&&(row, _): &&(u16, u8)| u32::from(row) == binding;
        let below = |&&(row, _): &&(u16, u8)| u32::from(row) <= binding;
        match self.options.permit() {
            Permit::Exact => rows.iter().find(exact),
            Permit::Band => rows.iter().rfind(below),
        }
        .map(|row| row.1)
    }

    fn sales(&mut self) {
        self.texts.insert("pass".into());
        let upright: Vec<Kind> = self.position.caught[self.seat].upright.iter().collect();
        for (stack, vendors) in (1..).zip(&self.position.vendors) {
            let Some(vendor) = vendors.first() else { continue };
            for with in subsets(&upright) {
                let mut values: Vec<u8> = with.iter().map(|kind| kind.value()).collect();
                values.sort_unstable();
                if values == vendor.values() {
                    self.texts.insert(format!("sell {stack} with{}", text(&with)));
                }
            }
        }
        assert!(self.texts.len() > 1, "asked only when some sale is possible: {:?}", self.game.position());
    }
}

fn small_enough(game: &Crabs) -> bool {
    let position = game.position();
    let hand = position.hands[acting(game)].len();
    let pool = position.pool.len();
    match position.phase {
        crabs_rules::Phase::Action => hand <= 6 && 2 * hand + pool <= 20,
        crabs_rules::Phase::Drop => hand <= 14,
        _ => true,
    }
}

#[test]
fn listing_and_counting_agree_with_a_plain_reading() {
    let mut phases = [0; 4];
    for seed in 0..1_200 {
        let asked = Asked {
            permit: Some([Permit::Exact, Permit::Band][(seed % 2) as usize]),
            gear_bonus: Some([GearBonus::Optional, GearBonus::Mandatory][(seed / 2 % 2) as usize]),
            ..Asked::default()
        };
        let game = wandered(seed, 2 + (seed % 4) as u8, &asked, (seed * 7 % 120) as u32);
        if !matches!(game.turn(), Turn::Seats(_)) || !small_enough(&game) {
            continue;
        }
        let options = Crabs::options(game.seats(), &asked).unwrap();
        let plain = Plain::list(&game, &options);
        assert_eq!(legal(&game), plain, "seed {seed}: {:?}", game.position());
        assert_eq!(game.count(acting(&game)), plain.len() as u64, "seed {seed}");
        phases[game.position().phase as usize - 1] += 1;
    }
    assert!(phases.iter().all(|&seen| seen > 3), "too few of some phase: {phases:?}");
}

#[test]
fn counting_agrees_with_listing_where_there_are_many() {
    let mut most = 0;
    for seed in 0..120 {
        let game = wandered(seed, 3, &Asked::default(), 20 + seed as u32);
        if matches!(game.turn(), Turn::Seats(_)) && game.count(acting(&game)) < 300_000 {
            let listed = legal(&game);
            assert!(listed.windows(2).all(|pair| pair[0] < pair[1]), "seed {seed}");
            assert_eq!(game.count(acting(&game)), listed.len() as u64, "seed {seed}");
            most = most.max(listed.len());
        }
    }
    assert!(most > 5_000, "{most}");
}

#[test]
fn every_legal_move_can_be_picked() {
    let mut tried = 0;
    for seed in 0..3_000 {
        let game = wandered(seed, 2, &Asked::default(), (seed % 140) as u32);
        if !matches!(game.turn(), Turn::Seats(_)) || game.count(acting(&game)) > 60 {
            continue;
        }
        let mut left: BTreeSet<String> = legal(&game).into_iter().collect();
        let mut dice = dice(seed);
        for _ in 0..200_000 {
            left.remove(&game.pick(acting(&game), &mut dice).unwrap().to_string());
            if left.is_empty() {
                break;
            }
        }
        assert!(left.is_empty(), "seed {seed}: never picked {left:?}");
        tried += 1;
    }
    assert!(tried > 100, "{tried}");
}

#[test]
fn listing_stops_when_told_to() {
    let game = Layout { hands: vec!["1 2 3 4 5 1*", ""], pool: "2 2* 3* 4*", ..Layout::default() }.play();
    let all = legal(&game);
    let mut first = Vec::new();
    let flow = game.moves(acting(&game), &mut |mv| {
        first.push(mv.to_string());
        if first.len() == 100 { std::ops::ControlFlow::Break(()) } else { std::ops::ControlFlow::Continue(()) }
    });
    assert!(flow.is_break());
    assert_eq!(first, all[..100]);
}
