//! A plain, slow Crab Stack, written from the law alone: stacks in a map, paths walked one by
//! one, every position of the game remembered as text. It shares no code with the rules and is
//! what they are held against.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::collections::{BTreeMap, BTreeSet};

pub(crate) type Space = (i32, i32);

/// Whose crab, and how large: 1 small, 2 medium, 3 large.
pub(crate) type Piece = (usize, u8);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    Crawl(usize),
    /// The chooser, the mover before, and the tied groups.
    Keep(usize, usize, Vec<BTreeSet<Space>>),
    Over,
}

#[derive(Clone, Debug)]
pub(crate) struct Slow {
    pub(crate) seats: usize,
    pub(crate) next_chooses: bool,
    pub(crate) at_once: bool,
    pub(crate) repetition: usize,
    pub(crate) stacks: BTreeMap<Space, Vec<Piece>>,
    pub(crate) out: Vec<usize>,
    pub(crate) phase: Phase,
    pub(crate) seen: Vec<String>,
}

pub(crate) fn name((q, r): Space) -> String {
    format!("{}{}", (b'a' + u8::try_from(q).unwrap()) as char, r + 1)
}

pub(crate) fn space(text: &str) -> Space {
    let bytes = text.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
}

pub(crate) fn piece(text: &str) -> Piece {
    let bytes = text.as_bytes();
    (usize::from(bytes[0] - b'0'), 1 + "SML".find(bytes[1] as char).unwrap() as u8)
}

pub(crate) fn neighbours((q, r): Space) -> [Space; 6] {
    [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
}

impl Slow {
    /// A game that goes on from a position, in which no choice is due.
    pub(crate) fn resume(seats: usize, next_chooses: bool, at_once: bool, repetition: usize, position: &str) -> Self {
        let fields: Vec<&str> = position.split(" | ").collect();
        let stack = |text: &str| {
            let (at, crabs) = text.split_once(':').unwrap();
            let crabs: Vec<Piece> = (0..crabs.len()).step_by(2).map(|i| piece(&crabs[i..i + 2])).collect();
            (space(at), crabs)
        };
        let mut slow = Self {
            seats,
            next_chooses,
            at_once,
            repetition,
            stacks: fields[0].split(' ').map(stack).collect(),
            out: fields[2].split(' ').filter_map(|seat| seat.parse().ok()).collect(),
            phase: Phase::Over,
            seen: Vec::new(),
        };
        slow.start_turn(fields[1].parse().unwrap());
        slow
    }

    pub(crate) fn deal(&mut self, first: usize, crabs: impl IntoIterator<Item = (Space, Piece)>) {
        self.stacks = crabs.into_iter().map(|(at, crab)| (at, vec![crab])).collect();
        self.start_turn(first);
    }

    fn top(&self, at: Space) -> Option<Piece> {
        self.stacks.get(&at).and_then(|stack| stack.last().copied())
    }

    fn walk(&self, path: &mut Vec<Space>, steps: usize, ends: &mut BTreeSet<Space>) {
        let here = *path.last().unwrap();
        if steps == 0 {
            ends.insert(here);
            return;
        }
        for next in neighbours(here) {
            if self.stacks.contains_key(&next) && !path.contains(&next) {
                path.push(next);
                self.walk(path, steps - 1, ends);
                path.pop();
            }
        }
    }

    fn targets(&self, from: Space, size: u8) -> BTreeSet<Space> {
        let mut ends = BTreeSet::new();
        self.walk(&mut vec![from], 4 - usize::from(size), &mut ends);
        ends.retain(|&end| self.top(end).unwrap().1 <= size);
        ends
    }

    fn crawls(&self, seat: usize) -> Vec<(Space, Space)> {
        let mut found = Vec::new();
        for &from in self.stacks.keys() {
            let (owner, size) = self.top(from).unwrap();
            if owner == seat {
                found.extend(self.targets(from, size).into_iter().map(|to| (from, to)));
            }
        }
        found
    }

    pub(crate) fn to_act(&self) -> Option<usize> {
        match self.phase {
            Phase::Crawl(seat) | Phase::Keep(seat, ..) => Some(seat),
            Phase::Over => None,
        }
    }

    /// Every legal move, sorted as text.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut texts: Vec<String> = match &self.phase {
            Phase::Crawl(seat) => {
                self.crawls(*seat).into_iter().map(|(a, b)| format!("{}-{}", name(a), name(b))).collect()
            }
            Phase::Keep(_, _, groups) => {
                groups.iter().map(|group| format!("keep {}", name(*group.first().unwrap()))).collect()
            }
            Phase::Over => Vec::new(),
        };
        texts.sort();
        texts
    }

    /// Plays a move that is listed.
    pub(crate) fn play(&mut self, text: &str) {
        match self.phase.clone() {
            Phase::Crawl(seat) => self.crawl(seat, space(&text[..2]), space(&text[3..])),
            Phase::Keep(_, mover, groups) => {
                let least = space(&text[5..]);
                let kept = groups.into_iter().find(|group| group.first() == Some(&least)).unwrap();
                self.stacks.retain(|at, _| kept.contains(at));
                self.end_turn(mover);
            }
            Phase::Over => panic!("the game is over"),
        }
    }

    fn crawl(&mut self, seat: usize, from: Space, to: Space) {
        let crab = self.stacks.get_mut(&from).unwrap().pop().unwrap();
        if self.stacks[&from].is_empty() {
            self.stacks.remove(&from);
        }
        self.stacks.get_mut(&to).unwrap().push(crab);
        let groups = self.groups();
        let rank = |group: &BTreeSet<Space>| (group.len(), group.iter().map(|at| self.stacks[at].len()).sum::<usize>());
        let best = groups.iter().map(rank).max().unwrap();
        let tied: Vec<_> = groups.iter().filter(|group| rank(group) == best).cloned().collect();
        if tied.len() > 1 {
            let chooser = if self.next_chooses { self.next_in(seat) } else { seat };
            self.phase = Phase::Keep(chooser, seat, tied);
            return;
        }
        self.stacks.retain(|at, _| tied[0].contains(at));
        self.end_turn(seat);
    }

    fn groups(&self) -> Vec<BTreeSet<Space>> {
        let mut rest: BTreeSet<Space> = self.stacks.keys().copied().collect();
        let mut groups = Vec::new();
        while let Some(start) = rest.pop_first() {
            let (mut group, mut todo) = (BTreeSet::from([start]), vec![start]);
            while let Some(at) = todo.pop() {
                for next in neighbours(at) {
                    if rest.remove(&next) {
                        group.insert(next);
                        todo.push(next);
                    }
                }
            }
            groups.push(group);
        }
        groups
    }

    fn next_in(&self, seat: usize) -> usize {
        (1..=self.seats).map(|i| (seat + i) % self.seats).find(|next| !self.out.contains(next)).unwrap()
    }

    fn end_turn(&mut self, mover: usize) {
        if self.at_once {
            for seat in (1..=self.seats).map(|i| (mover + i) % self.seats) {
                let more_left = self.out.len() + 1 < self.seats;
                if more_left && !self.out.contains(&seat) && self.crawls(seat).is_empty() {
                    self.out.push(seat);
                }
            }
        }
        let next = self.next_in(mover);
        self.start_turn(next);
    }

    fn start_turn(&mut self, seat: usize) {
        let mut seat = seat;
        loop {
            if self.out.len() + 1 == self.seats {
                self.phase = Phase::Over;
                return;
            }
            self.phase = Phase::Crawl(seat);
            if !self.crawls(seat).is_empty() {
                break;
            }
            self.out.push(seat);
            seat = self.next_in(seat);
        }
        let position = self.position();
        self.seen.push(position.clone());
        let times = self.seen.iter().filter(|seen| **seen == position).count();
        if times == self.repetition {
            self.phase = Phase::Over;
        }
    }

    pub(crate) fn ranks(&self) -> Option<Vec<usize>> {
        let rank = |seat: usize| match self.out.iter().position(|&gone| gone == seat) {
            Some(place) => self.seats - place,
            None => 1,
        };
        (self.phase == Phase::Over).then(|| (0..self.seats).map(rank).collect())
    }

    pub(crate) fn position(&self) -> String {
        let stack = |(at, stack): (&Space, &Vec<Piece>)| {
            let crabs = stack.iter().map(|&(seat, size)| format!("{seat}{}", ["S", "M", "L"][usize::from(size) - 1]));
            format!("{}:{}", name(*at), crabs.collect::<String>())
        };
        let mut fields = vec![
            self.stacks.iter().map(stack).collect::<Vec<_>>().join(" "),
            self.to_act().map_or("-".into(), |seat| seat.to_string()),
            if self.out.is_empty() {
                "-".into()
            } else {
                self.out.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
            },
        ];
        if let Phase::Keep(_, _, groups) = &self.phase {
            fields.push(groups.iter().map(|group| name(*group.first().unwrap())).collect::<Vec<_>>().join(" "));
        }
        fields.join(" | ")
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |text: &String| {
            let mut next = self.clone();
            next.play(text);
            next.perft(depth - 1)
        };
        self.legal().iter().map(after).sum()
    }
}
