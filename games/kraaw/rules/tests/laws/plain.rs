//! A second Kraaw, plain and slow, written from the rules page with words and lists. The fast one is held
//! against it, and so is what a viewpoint may know: every card here is a thing with a name and a list of
//! those who have seen it.

use serde_json::{Value, json};

/// Whoever may have seen a card: a seat, or `None` for the audience.
pub(crate) type Viewer = Option<usize>;

/// A card on the table.
#[derive(Clone, Debug)]
pub(crate) struct Card {
    /// Where the dealer laid it: the number of the nest (the dog comes after the last seat) and the index there.
    pub(crate) laid: (usize, usize),
    pub(crate) value: u64,
    /// `?` face down, ` ` revealed, `!` locked.
    pub(crate) face: char,
    pub(crate) seen: Vec<Viewer>,
}

impl Card {
    fn loose(&self) -> bool {
        self.face != '!'
    }

    fn text(&self) -> String {
        match self.face {
            '?' => format!("?{}", self.value),
            '!' => format!("{}!", self.value),
            _ => self.value.to_string(),
        }
    }
}

/// The whole game.
#[derive(Clone, Debug)]
pub(crate) struct Plain {
    seats: usize,
    rounds_to_win: u64,
    clockwise: bool,
    hand_swap: bool,
    stall: u64,
    round: u64,
    wins: Vec<u64>,
    pub(crate) playing: Vec<usize>,
    first: usize,
    phase: &'static str,
    turn: usize,
    pending: Value,
    stayed: Vec<usize>,
    pub(crate) swapped: Option<usize>,
    quiet: u64,
    stirred: bool,
    nests: Vec<Vec<Option<Card>>>,
    dog: Vec<Card>,
    gone: Vec<Card>,
}

fn values(list: &Value) -> Vec<u64> {
    list.as_array().unwrap().iter().map(|value| value.as_u64().unwrap()).collect()
}

fn lists(list: &Value) -> Vec<Vec<u64>> {
    list.as_array().unwrap().iter().map(values).collect()
}

impl Plain {
    pub(crate) fn new(seats: usize, options: &Value) -> Self {
        Self {
            seats,
            rounds_to_win: options["rounds_to_win"].as_u64().unwrap(),
            clockwise: options["direction"] == "clockwise",
            hand_swap: options["hand_swap"].as_bool().unwrap(),
            stall: options["stall"].as_u64().unwrap(),
            round: 1,
            wins: vec![0; seats],
            playing: (0..seats).collect(),
            first: 0,
            phase: "hands",
            turn: 0,
            pending: Value::Null,
            stayed: vec![],
            swapped: None,
            quiet: 0,
            stirred: false,
            nests: vec![vec![]; seats],
            dog: vec![],
            gone: vec![],
        }
    }

    /// Every card of the round, wherever it is.
    pub(crate) fn cards(&self) -> impl Iterator<Item = &Card> {
        self.nests.iter().flatten().flatten().chain(&self.dog).chain(&self.gone)
    }

    pub(crate) fn deal(&mut self, deal: &Value) {
        let (hands, lists) = if self.phase == "hands" { ("hands", true) } else { ("nests", false) };
        self.lay(&self::lists(&deal[hands]), &values(&deal["dog"]), lists && self.hand_swap);
        if lists {
            self.first = deal["first"].as_u64().map_or(self.first, |first| first as usize);
            self.gone.clear();
            self.phase = if self.hand_swap { "swap" } else { "nests" };
        } else {
            self.phase = "dog";
            self.turn = self.first;
        }
    }

    fn lay(&mut self, hands: &[Vec<u64>], dog: &[u64], sorted: bool) {
        let lay = |hand: &[u64], nest: usize| {
            let mut hand = hand.to_vec();
            if sorted {
                hand.sort_unstable();
            }
            let card = |(at, value)| Card { laid: (nest, at), value, face: '?', seen: vec![] };
            hand.into_iter().enumerate().map(card).collect::<Vec<Card>>()
        };
        self.nests =
            hands.iter().enumerate().map(|(seat, hand)| lay(hand, seat).into_iter().map(Some).collect()).collect();
        self.dog = lay(dog, self.seats);
    }

    /// Who may act now; nobody when the dealer is due or the game is over.
    pub(crate) fn due(&self) -> Vec<usize> {
        match self.phase {
            "hands" | "nests" | "over" => vec![],
            "swap" => self.playing.iter().copied().filter(|seat| !self.stayed.contains(seat)).collect(),
            "take" => vec![self.pending["victim"].as_u64().unwrap() as usize],
            _ => vec![self.turn],
        }
    }

    pub(crate) fn dealer_due(&self) -> bool {
        self.phase == "hands" || self.phase == "nests"
    }

    /// Every text that could be a move, sifted by the rules.
    pub(crate) fn legal(&self, seat: usize) -> Vec<String> {
        if !self.due().contains(&seat) {
            return vec![];
        }
        let mut texts: Vec<String> = ["swap", "stay", "keep", "lock", "leave", "done"].map(String::from).into();
        for a in 1..=5 {
            texts.extend(["reveal", "look", "lock", "take"].map(|word| format!("{word} {a}")));
            texts.extend((0..6).map(|victim| format!("steal {victim}:{a}")));
            for b in 1..=5 {
                texts.extend([format!("exchange {a} dog {b}"), format!("lock {a} discard {b}")]);
            }
        }
        texts.retain(|text| self.allows(seat, text));
        texts.sort();
        texts
    }

    fn card(&self, seat: usize, place: usize) -> Option<&Card> {
        self.nests.get(seat)?.get(place - 1)?.as_ref()
    }

    fn is(&self, seat: usize, place: usize, test: impl Fn(&Card) -> bool) -> bool {
        self.card(seat, place).is_some_and(test)
    }

    fn locks(&self, seat: usize) -> usize {
        self.nests[seat].iter().flatten().filter(|card| card.face == '!').count()
    }

    fn allows(&self, seat: usize, text: &str) -> bool {
        let words: Vec<&str> = text.split([' ', ':']).collect();
        let n = |at: usize| words[at].parse::<usize>().unwrap();
        match (self.phase, words[0], words.len()) {
            ("swap", "swap" | "stay", _)
            | ("dog", "exchange" | "keep", _)
            | ("lock-or-leave", "lock" | "leave", 1)
            | ("bonus", "done", _) => true,
            ("main" | "look", "reveal", _) | ("main", "look", _) => self.is(seat, n(1), |card| card.face == '?'),
            ("main", "lock", 2) => self.locks(seat) < 2 && self.is(seat, n(1), |card| card.face == ' '),
            ("main", "steal", _) => n(1) != seat && self.is(n(1), n(2), Card::loose),
            ("take", "take", _) => self.is(self.turn, n(1), Card::loose),
            ("bonus", "lock", 4) => self.bonus_allowed(seat, n(1), n(3)),
            _ => false,
        }
    }

    fn bonus_allowed(&self, seat: usize, lock: usize, discard: usize) -> bool {
        self.locks(seat) < 2
            && lock != discard
            && self.is(seat, lock, |card| card.face == ' ')
            && self.is(seat, discard, Card::loose)
    }

    pub(crate) fn play(&mut self, seat: usize, text: &str) {
        assert!(self.allows(seat, text), "{text}");
        let words: Vec<&str> = text.split([' ', ':']).collect();
        let n = |at: usize| words[at].parse::<usize>().unwrap();
        match (words[0], words.len()) {
            ("swap", _) => self.swap(seat),
            ("stay", _) => self.stay(seat),
            ("exchange", _) => {
                let mine = self.nests[seat][n(1) - 1].take().unwrap();
                self.nests[seat][n(1) - 1] = Some(std::mem::replace(&mut self.dog[n(3) - 1], mine));
                self.next_at_dog();
            }
            ("keep", _) => self.next_at_dog(),
            ("reveal", _) => self.reveal(seat, n(1)),
            ("look", _) => {
                self.nests[seat][n(1) - 1].as_mut().unwrap().seen.push(Some(seat));
                self.ask("look", json!(n(1)));
            }
            ("leave", _) => self.after_main(),
            ("lock", 1) => {
                let place = self.pending.as_u64().unwrap() as usize;
                self.lock(seat, place);
                self.after_main();
            }
            ("lock", 2) => {
                self.lock(seat, n(1));
                self.after_main();
            }
            ("steal", _) => self.ask("take", json!({ "victim": n(1), "place": n(2) })),
            ("take", _) => self.take(seat, n(1)),
            ("lock", _) => {
                self.lock(seat, n(1));
                let card = self.nests[seat][n(3) - 1].take().unwrap();
                self.gone.push(card);
                self.end_turn();
            }
            _ => self.end_turn(),
        }
    }

    fn ask(&mut self, phase: &'static str, pending: Value) {
        (self.phase, self.pending) = (phase, pending);
    }

    fn swap(&mut self, seat: usize) {
        let hand: Vec<Card> = self.nests[seat].drain(..).flatten().collect();
        self.nests[seat] = std::mem::replace(&mut self.dog, hand).into_iter().map(Some).collect();
        self.swapped = Some(seat);
        self.stayed.clear();
        self.phase = "nests";
    }

    fn stay(&mut self, seat: usize) {
        self.stayed.push(seat);
        self.stayed.sort_unstable();
        if self.due().is_empty() {
            self.stayed.clear();
            self.phase = "nests";
        }
    }

    fn after(&self, seat: usize) -> usize {
        let step = if self.clockwise { 1 } else { self.seats - 1 };
        (1..=self.seats).map(|i| (seat + i * step) % self.seats).find(|seat| self.playing.contains(seat)).unwrap()
    }

    fn next_at_dog(&mut self) {
        self.turn = self.after(self.turn);
        if self.turn == self.first {
            self.phase = "main";
        }
    }

    fn turn_up(&mut self, seat: usize, place: usize) {
        let card = self.nests[seat][place - 1].as_mut().unwrap();
        card.face = ' ';
        card.seen = (0..self.seats).map(Some).chain([None]).collect();
        self.stirred = true;
    }

    fn reveal(&mut self, seat: usize, place: usize) {
        self.turn_up(seat, place);
        if self.phase == "main" && self.locks(seat) < 2 {
            self.ask("lock-or-leave", json!(place));
        } else {
            self.after_main();
        }
    }

    fn lock(&mut self, seat: usize, place: usize) {
        self.nests[seat][place - 1].as_mut().unwrap().face = '!';
        self.stirred = true;
    }

    fn take(&mut self, victim: usize, taken: usize) {
        let place = self.pending["place"].as_u64().unwrap() as usize;
        let stolen = self.nests[victim][place - 1].take();
        self.nests[victim][place - 1] = self.nests[self.turn][taken - 1].take();
        let was_down = stolen.as_ref().unwrap().face == '?';
        self.nests[self.turn][taken - 1] = stolen;
        if was_down {
            self.turn_up(self.turn, taken);
        }
        self.after_main();
    }

    fn after_main(&mut self) {
        let mut pairs = (1..=5).flat_map(|lock| (1..=5).map(move |discard| (lock, discard)));
        if pairs.any(|(lock, discard)| self.bonus_allowed(self.turn, lock, discard)) {
            self.ask("bonus", Value::Null);
        } else {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        self.pending = Value::Null;
        self.quiet = if self.stirred { 0 } else { self.quiet + 1 };
        self.stirred = false;
        let next = self.after(self.turn);
        let bare = !self.nests[next].iter().flatten().any(|card| card.face == '?');
        if bare || self.stall > 0 && self.quiet == self.stall * self.playing.len() as u64 {
            self.end_round();
        } else {
            self.turn = next;
            self.phase = "main";
        }
    }

    fn counting(&self, seat: usize) -> Vec<u64> {
        let mut cards: Vec<u64> =
            self.nests[seat].iter().flatten().filter(|card| card.face != '?').map(|card| card.value).collect();
        cards.sort_unstable();
        cards.reverse();
        cards
    }

    /// Whether the first hand beats the second.
    fn beats(mine: &[u64], theirs: &[u64]) -> bool {
        let (sum, their_sum) = (mine.iter().sum::<u64>(), theirs.iter().sum::<u64>());
        let first_difference = mine.iter().zip(theirs).find(|(a, b)| a != b);
        sum > their_sum || sum == their_sum && first_difference.is_some_and(|(a, b)| a < b)
    }

    fn end_round(&mut self) {
        let beaten =
            |seat: &usize| self.playing.iter().any(|&other| Self::beats(&self.counting(other), &self.counting(*seat)));
        let winners: Vec<usize> = self.playing.iter().copied().filter(|seat| !beaten(seat)).collect();
        for &seat in &winners {
            self.wins[seat] += 1;
        }
        let reached: Vec<usize> = winners.into_iter().filter(|&seat| self.wins[seat] >= self.rounds_to_win).collect();
        if reached.len() == 1 {
            self.phase = "over";
            return;
        }
        self.playing = if reached.is_empty() { (0..self.seats).collect() } else { reached };
        self.first = self.after(self.first);
        self.round += 1;
        self.quiet = 0;
        self.swapped = None;
        self.phase = "hands";
    }

    pub(crate) fn ranks(&self) -> Option<Vec<u64>> {
        let better = |wins: &u64| self.wins.iter().filter(|other| *other > wins).count() as u64;
        (self.phase == "over").then(|| self.wins.iter().map(|wins| 1 + better(wins)).collect())
    }

    pub(crate) fn position(&self) -> Value {
        let nest = |nest: &Vec<Option<Card>>| -> Vec<String> {
            nest.iter().map(|card| card.as_ref().map_or("-".into(), Card::text)).collect()
        };
        json!({
            "round": self.round,
            "wins": self.wins,
            "playing": self.playing,
            "first": self.first,
            "phase": self.phase,
            "turn": if self.phase == "swap" || self.phase == "over" { Value::Null } else { json!(self.turn) },
            "pending": self.pending,
            "stayed": self.stayed,
            "quiet": self.quiet,
            "nests": self.nests.iter().map(nest).collect::<Vec<_>>(),
            "dog": self.dog.iter().map(|card| card.value).collect::<Vec<_>>(),
            "gone": self.gone.iter().map(Card::text).collect::<Vec<_>>(),
        })
    }
}
