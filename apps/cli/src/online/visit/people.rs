//! Who sits around the table, how much time they have, and what everybody waits for.

use super::{Condition, Visit};
use guest::{Clocks, Left, sentences};
use kernel::{Outcome, Seat, SeatSet};
use wire::table::{Clock, Phase, Place, PlaceKind, Start, TimeOut};

impl Visit {
    /// What the game is called; nothing before the house has told.
    pub(crate) fn title(&self) -> String {
        self.online.id().map(|game| self.say(&format!("game-{game}"))).unwrap_or_default()
    }

    /// Everybody in a row, with their clocks and whether they are there.
    pub(crate) fn people_in_a_row(&self) -> String {
        let row = |place: &Place| {
            let marks = [
                Some(self.name(place.seat)),
                self.clock(place.seat),
                self.state(place).map(|state| format!("({state})")),
            ];
            marks.into_iter().flatten().collect::<Vec<_>>().join(" ")
        };
        let taken = self.online.places().iter().filter(|place| place.kind != PlaceKind::Open);
        taken.map(row).collect::<Vec<_>>().join(" · ")
    }

    /// What is left to a seat, as a clock shows it; an arrow where it runs.
    fn clock(&self, seat: Seat) -> Option<String> {
        let (left, runs) = self.online.time_left(seat, self.now())?;
        let shown = match Left::of(left) {
            Left::Days(days, hours) => {
                self.say_with("web-clock-days", &[("days", days.into()), ("hours", hours.into())])
            }
            Left::Time(0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
            Left::Time(hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
        };
        Some(if runs { format!("►{shown}") } else { shown })
    }

    /// That one's own time runs out, while it does.
    pub(crate) fn warning(&self) -> Option<String> {
        self.online.is_pressed(self.now()).then(|| {
            let (left, _) =
                self.online.seat().and_then(|seat| self.online.time_left(seat, self.now())).unwrap_or_default();
            debug_assert!(left < Clocks::LOW);
            self.say_with("online-hurry", &[("seconds", left.div_ceil(1_000).into())])
        })
    }

    /// Whether something on the screen changes by itself.
    pub(crate) fn ticks(&self) -> bool {
        self.online.clocks.run() && self.online.phase() == Phase::Playing
    }

    /// What there is to say of a seat beside its name.
    fn state(&self, place: &Place) -> Option<String> {
        match place.kind {
            PlaceKind::Open => None,
            PlaceKind::Bot => {
                place.level.map(|skill| self.say_with("online-bot", &[("level", skill.to_string().into())]))
            }
            PlaceKind::Person => self.state_of_person(place).map(|id| self.say(id)),
        }
    }

    fn state_of_person(&self, place: &Place) -> Option<&'static str> {
        match place {
            Place { resigned: true, .. } => Some("web-online-resigned"),
            Place { stand_in: true, .. } => Some("web-online-stand-in"),
            Place { ready: false, .. } if self.online.phase() == Phase::Waiting => Some("web-online-not-ready"),
            Place { muted: true, .. } => Some("web-online-muted"),
            Place { here: false, seat, .. } if self.online.seat() != Some(*seat) => Some("web-online-away"),
            _ => None,
        }
    }

    /// Every seat, a line each, for those who wait for the game to begin.
    pub(crate) fn seats_in_lines(&self) -> Vec<String> {
        self.online.places().iter().map(|place| self.seat_in_a_line(place)).collect()
    }

    fn seat_in_a_line(&self, place: &Place) -> String {
        let number = place.seat.index() + 1;
        if place.kind == PlaceKind::Open {
            return format!("{number}  {}", self.say("web-online-open"));
        }
        let own = (self.online.seat() == Some(place.seat)).then(|| self.say("web-online-you"));
        let marks: Vec<String> = own.into_iter().chain(self.state(place)).collect();
        let marks = if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
        format!("{number}  {}{marks}", self.name(place.seat))
    }

    /// What was agreed of the clock when the table was made.
    pub(crate) fn terms(&self) -> Vec<String> {
        let Some(plan) = self.online.plan() else { return Vec::new() };
        let clock = match plan.clock {
            Clock::None => self.say("web-clock-none"),
            Clock::Move { seconds } => self.say_with("web-clock-each-move", &[("seconds", seconds.into())]),
            Clock::Bank { seconds, increment } => {
                let args = [("minutes", seconds.div_ceil(60).into()), ("increment", increment.into())];
                self.say_with("web-clock-whole-game", &args)
            }
            Clock::Days { days } => self.say_with("web-clock-each-move-days", &[("days", days.into())]),
        };
        let late = match plan.time_out {
            TimeOut::Bot => "web-time-out-bot",
            TimeOut::Resign => "web-time-out-resign",
        };
        let late = (plan.clock != Clock::None).then(|| self.say(late));
        std::iter::once(clock).chain(late).collect()
    }

    /// What everybody waits for, or how it ended.
    pub(crate) fn due(&self) -> String {
        match self.online.phase() {
            _ if self.online.plan().is_none() => self.say("online-opening"),
            Phase::Waiting => self.waits(),
            Phase::Revealing => self.say("online-revealing"),
            Phase::Paused => self.say("web-online-paused"),
            Phase::Over => self.ended(),
            Phase::Playing if self.online.is_away() && self.online.is_everybody_away() => {
                self.say("web-online-all-away")
            }
            Phase::Playing if self.online.is_away() => self.say("web-online-stood-in"),
            Phase::Playing if self.online.may_act() => self.say("web-your-turn"),
            Phase::Playing => self.say_with("web-turn", &[("names", self.named(self.online.due()).into())]),
        }
    }

    fn waits(&self) -> String {
        let full = self.online.plan().is_some_and(|plan| plan.start == Start::Full);
        let id = match self.online.own() {
            None if self.watches() => "online-waiting-watcher",
            None => "online-sit",
            Some(own) if !own.ready => "online-not-ready",
            Some(_) if full => "web-online-waiting-full",
            Some(_) => "web-online-waiting",
        };
        self.say(id)
    }

    fn named(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(seat)).collect();
        words::list(self.lang(), &names)
    }

    /// How it ended: who won, and everybody's place.
    fn ended(&self) -> String {
        match (self.online.result(), self.online.closed()) {
            (Some(outcome), _) => self.result(outcome).join(" "),
            (None, Some(reason)) => self.say(sentences::closed_id(reason)),
            (None, None) => self.say("web-over"),
        }
    }

    /// The same, line by line.
    pub(crate) fn result(&self, outcome: Outcome) -> Vec<String> {
        let of_rank = |rank: u8| -> Vec<String> {
            let seats = outcome.ranks.iter().filter(move |(_, r)| **r == rank);
            seats.map(|(seat, _)| self.name(seat)).collect()
        };
        let won = self.online.seat().is_some_and(|seat| outcome.ranks[seat] == 1);
        let headline = match &of_rank(1)[..] {
            [_] if won => self.say("terminal-winner-you"),
            [winner] => self.say_with("terminal-winner", &[("name", winner.as_str().into())]),
            winners => self.say_with("terminal-draw", &[("names", words::list(self.lang(), winners).into())]),
        };
        let ranks = (1..=outcome.ranks.seats()).filter(|&rank| !of_rank(rank).is_empty()).map(|rank| {
            let place = self.say_with("place", &[("rank", rank.into())]);
            let names = words::list(self.lang(), &of_rank(rank));
            self.say_with("terminal-rank", &[("place", place.into()), ("names", names.into())])
        });
        [self.say("terminal-over"), headline].into_iter().chain(ranks).collect()
    }

    /// What is offered, to whoever is to answer, waits for an answer, or looks on.
    pub(crate) fn offer_in_words(&self) -> Option<String> {
        let offer = self.online.offer()?;
        let own = self.online.seat() == Some(offer.seat);
        let id = sentences::offer_id(offer.what, own);
        Some(self.say_with(id, &[("name", self.name(offer.seat).into())]))
    }

    /// Whether one is asked to agree to something.
    pub(crate) fn is_asked(&self) -> bool {
        let offer = self.online.offer();
        offer.is_some_and(|offer| self.online.seat().is_some_and(|me| !offer.agreed.contains(me)))
    }

    /// Whether one has offered something, and can take that back.
    pub(crate) fn has_offered(&self) -> bool {
        self.online.offer().is_some_and(|offer| self.online.seat() == Some(offer.seat))
    }

    /// What there is to say of the line, unless it is well; or that the house is of another version.
    pub(crate) fn trouble(&self) -> Option<String> {
        match self.condition {
            Condition::Lost | Condition::Doubtful => Some(self.say("web-online-lost")),
            _ if self.online.foreign => Some(self.say("online-foreign")),
            Condition::Opening | Condition::Open => None,
        }
    }
}
