//! What whoever sits at the terminal wants, typed or pressed, and what comes of it.

use super::Visit;
use crate::online::line::Fetch;
use crate::shell::is_section;
use crate::sitting::moves::{self, LISTED};
use crate::typed;
use crate::word::Word;
use catalog::Refused;
use screen::{Answer, Button, Pressed};
use table::Problem;
use wire::Skill;
use wire::table::{Ask, Phase, PlaceKind};

/// What is left to be done by whoever shows the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Nothing: it was asked, or said in a notice.
    Done,
    /// Have this read, under the title of this id.
    Read(&'static str, String),
    /// Show how to play here.
    Help,
    /// Show the table.
    Board,
    /// Ask whether that is meant.
    Sure(Sure),
    /// Have this typed on.
    Type(&'static str),
    Leave,
}

/// What is asked about before it is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sure {
    Resign,
    /// Whether this file is to be replaced.
    Replace(String),
}

impl Visit {
    /// Does what was typed.
    pub(crate) fn obey(&mut self, line: &str) -> Act {
        self.notices.clear();
        let line = line.trim();
        let line = line.strip_prefix(['/', ':']).unwrap_or(line);
        let (word, rest) = Word::first_among(&Word::ONLINE, line, self.lang());
        match (word, rest) {
            (Some(Word::Quit), "") => return Act::Leave,
            (Some(Word::Help), "") => return Act::Help,
            (Some(Word::Board), "") => return Act::Board,
            _ if line.is_empty() => return Act::Board,
            (Some(Word::Rules), section) if is_section(section) => return self.rules(section.parse().ok()),
            (Some(Word::Log), many) => return self.log(many),
            (Some(Word::People), "") => return Act::Read("online-page-people", self.seats_in_lines().join("\n")),
            (Some(Word::Link), "") => {
                self.note(self.say_with("online-link", &[("link", self.address.link().into())]), false);
            }
            (Some(Word::Save), file) => return self.save_to(file),
            (Some(Word::Fair), "") => self.fetch_once_over(Fetch::Check),
            (Some(Word::Bell), turned) => self.turn_bell(turned),
            _ if self.watches() => self.note(self.say("online-watching"), true),
            (Some(Word::Sit), name) => self.sit_by(name),
            (Some(Word::Resign), "") => return Act::Sure(Sure::Resign),
            _ => return self.obey_at_table(word, rest, line),
        }
        Act::Done
    }

    fn obey_at_table(&mut self, word: Option<Word>, rest: &str, line: &str) -> Act {
        let ask = match (word, rest) {
            (Some(Word::Moves), "") => return self.moves(),
            (Some(Word::Hint), "") => return self.wrong("online-no-hint"),
            (Some(Word::Say), "") => return self.wrong("online-say-what"),
            (Some(Word::Say), text) => Ask::Say { text: text.to_owned() },
            (Some(Word::Undo), "") => Ask::Undo,
            (Some(Word::Draw), "") => Ask::Draw,
            (Some(Word::Yes), "") => Ask::Agree,
            (Some(Word::No), "") => Ask::Decline,
            (Some(Word::Pause), "") => Ask::Pause,
            (Some(Word::Resume), "") => Ask::Resume,
            (Some(Word::Back), "") => Ask::Back,
            (Some(Word::Rematch), "") => Ask::Rematch,
            (Some(Word::Start), "") => Ask::Start,
            (Some(Word::Stand), "") => Ask::Stand { seat: None },
            (Some(Word::Ready), "") => {
                self.say_ready();
                return Act::Done;
            }
            (Some(Word::Fill), rest) if rest.split_whitespace().count() <= 2 => return self.seat_bot(rest),
            _ => return self.play_typed(line),
        };
        self.ask(ask);
        Act::Done
    }

    /// Says that something cannot be had, or wants more to be typed.
    fn wrong(&mut self, id: &str) -> Act {
        self.note(self.say(id), true);
        Act::Done
    }

    fn sit_by(&mut self, name: &str) {
        if name.is_empty() {
            self.note(self.say("online-sit"), true);
        } else {
            self.sit(name.to_owned());
        }
    }

    /// Seats a bot: where, and how strong it is, if either is said.
    fn seat_bot(&mut self, rest: &str) -> Act {
        let (mut seat, mut level) = (None, None);
        for word in rest.split_whitespace() {
            match (word.parse::<u64>(), word.parse::<Skill>()) {
                // Seats are counted from 1; no bot is as weak as their numbers.
                (Ok(number @ 1..=99), _) => seat = Some(number - 1),
                (_, Ok(skill)) => level = Some(skill),
                _ => {
                    self.note(words::say_with(self.lang(), "level", &[("level", word.into())]), true);
                    return Act::Done;
                }
            }
        }
        self.ask(Ask::Bot { seat, level });
        Act::Done
    }

    fn turn_bell(&mut self, turned: &str) {
        let (on, off) = (Word::Yes.is(turned, self.lang()), Word::No.is(turned, self.lang()));
        match turned {
            _ if on || off || ["on", "off"].contains(&turned) => {
                self.coming.bell = on || turned == "on";
                self.note(self.say(if self.coming.bell { "online-bell-on" } else { "online-bell-off" }), false);
            }
            _ => self.note(self.say("online-bell"), true),
        }
    }

    fn rules(&mut self, section: Option<usize>) -> Act {
        let Some((game, plan)) = self.online.id().zip(self.online.plan()) else { return Act::Done };
        let page = crate::rules::page(game, &plan.options.to_string(), self.lang(), section);
        Act::Read("terminal-page-rules", page)
    }

    fn log(&mut self, many: &str) -> Act {
        let told = &self.told;
        match if many.is_empty() { Ok(told.len()) } else { many.parse::<usize>() } {
            Ok(_) if told.is_empty() => self.note(self.say("terminal-log-empty"), false),
            Ok(many) => {
                return Act::Read("terminal-page-log", told[told.len().saturating_sub(many)..].join("\n"));
            }
            Err(_) => self.note(self.say_with("terminal-unknown", &[("text", many.into())]), true),
        }
        Act::Done
    }

    fn moves(&mut self) -> Act {
        if let Some(moves) = self.moves_in_words() {
            return Act::Read("terminal-page-moves", moves);
        }
        self.note(self.due(), true);
        Act::Done
    }

    fn save_to(&mut self, file: &str) -> Act {
        if file.is_empty() {
            self.note(
                self.say_with("terminal-file-missing", &[("command", Word::Save.name(self.lang()).into())]),
                true,
            );
        } else if Self::may_write(file) {
            self.fetch_once_over(Fetch::Save(file.to_owned()));
        } else {
            return Act::Sure(Sure::Replace(file.to_owned()));
        }
        Act::Done
    }

    /// The record is there once the game is over.
    fn fetch_once_over(&mut self, what: Fetch) {
        if self.online.result().is_some() {
            self.fetch_record(what);
        } else {
            self.note(self.say("online-not-over"), true);
        }
    }

    /// The question is answered.
    pub(crate) fn answer(&mut self, sure: Sure, yes: bool) {
        match (sure, yes) {
            (Sure::Resign, true) => drop(self.ask(Ask::Resign)),
            (Sure::Replace(file), true) => self.fetch_once_over(Fetch::Save(file)),
            (Sure::Replace(_), false) => self.note(self.say("terminal-not-saved"), false),
            (Sure::Resign, false) => {}
        }
    }

    /// A question in words.
    pub(crate) fn sure_in_words(&self, sure: &Sure) -> String {
        match sure {
            Sure::Resign => self.say("web-sure-resign"),
            Sure::Replace(file) => self.say_with("terminal-sure-replace", &[("file", file.into())]),
        }
    }

    /// What a typed line means to the game's picture, or else as a move.
    fn play_typed(&mut self, line: &str) -> Act {
        let asked = Word::in_english(line, self.lang());
        match self.look(|screen, looker| screen.answer(&asked, looker)) {
            Some(Answer::Say(text)) if text.lines().count() > 3 => return Act::Read("terminal-page-answer", text),
            Some(Answer::Say(text)) => self.note(text, false),
            Some(Answer::Move(mv)) => self.play(&mv),
            Some(Answer::NotMine) | None => self.play(line),
        }
        Act::Done
    }

    /// Makes the move that a line means, or says why it cannot be made.
    pub(crate) fn play(&mut self, line: &str) {
        let Some((seat, world)) = self.world() else {
            return self.note_unless_word(line);
        };
        let mv = moves::meant(world.as_ref(), seat, line);
        match world.check(seat, &mv) {
            Ok(mv) => drop(self.ask(Ask::Play { seat: None, mv })),
            Err(Refused::Notation(_)) => {
                let legal = world.legal(seat, LISTED).moves;
                let words = Word::every_name(&Word::ONLINE, self.lang());
                self.note(moves::unknown(line, words.iter().chain(&legal).map(String::as_str), self.lang()), true);
            }
            Err(refused) => {
                let why = Problem::refused(&refused).sentence(words::speak, self.lang().code());
                self.note(why, true);
            }
        }
    }

    /// No move can be made now: a slip in a word is guessed, and of all else it is said who is waited for.
    fn note_unless_word(&mut self, line: &str) {
        let words = Word::every_name(&Word::ONLINE, self.lang());
        let known = || words.iter().map(String::as_str);
        let text = match typed::nearest(line, known()) {
            Some(_) => moves::unknown(line, known(), self.lang()),
            None => self.due(),
        };
        self.note(text, true);
    }

    /// What a line could go on to.
    pub(crate) fn completions(&self, line: &str) -> Vec<String> {
        let legal = self.world().map(|(seat, world)| world.legal(seat, LISTED).moves).unwrap_or_default();
        let words = Word::every_name(&Word::ONLINE, self.lang());
        typed::beginning_with(line, words.iter().chain(&legal).map(String::as_str))
    }

    /// Somebody presses something on the table.
    pub(crate) fn press_on_table(&mut self, id: &str) -> Pressed {
        if !self.online.may_act() {
            return Pressed::Nothing;
        }
        self.look(|screen, looker| screen.press(id, looker)).unwrap_or(Pressed::Nothing)
    }

    /// What can be pressed beside the game's own: a button's id is what one could type.
    pub(crate) fn buttons(&self) -> Vec<Button> {
        let button = |(typed, id): (&str, &str)| Button::new(typed, self.say(id));
        let mut buttons: Vec<(&str, &str)> = Vec::new();
        if self.is_asked() {
            buttons.extend([("yes", "web-sure-yes"), ("no", "web-online-decline")]);
        } else if self.has_offered() {
            buttons.push(("no", "web-online-take-back"));
        }
        buttons.extend(self.buttons_of_phase());
        buttons.into_iter().map(button).collect()
    }

    fn buttons_of_phase(&self) -> Vec<(&'static str, &'static str)> {
        let online = &self.online;
        match online.phase() {
            _ if self.watches() => vec![("quit", "terminal-leave")],
            Phase::Waiting => {
                let sit = self.may_sit().then_some(("sit", "web-online-sit"));
                let ready = online.own().is_some_and(|own| !own.ready).then_some(("ready", "web-online-ready"));
                let open = online.places().iter().any(|place| place.kind == PlaceKind::Open);
                let start =
                    (online.owner() && online.seat().is_some() && open).then_some(("start", "web-online-start"));
                [sit, ready, start].into_iter().flatten().collect()
            }
            Phase::Playing if online.is_away() => vec![("back", "web-online-back")],
            Phase::Paused if online.seat().is_some() => vec![("resume", "web-online-resume")],
            Phase::Over => {
                let rematch =
                    (online.may_ask_rematch() && online.offer().is_none()).then_some(("rematch", "web-rematch"));
                rematch.into_iter().chain([("quit", "terminal-leave")]).collect()
            }
            _ => Vec::new(),
        }
    }

    /// A button of the table itself is pressed.
    pub(crate) fn press_button(&mut self, id: &str) -> Act {
        if id == "sit" { Act::Type("/sit ") } else { self.obey(id) }
    }
}
