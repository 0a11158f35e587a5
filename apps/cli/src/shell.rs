//! Playing at a desk in the terminal: whose turn it is, what they type, what they see.

mod asking;
mod news;

use crate::files;
use crate::lines::fitted;
use crate::seats::{Player, names, now, seated, secret};
use anyhow::{Result, anyhow};
pub(crate) use asking::agrees;
use catalog::AnyEvent;
use kernel::{Outcome, Seat, Viewpoint};
use news::Seen;
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use screen::{Answer, AnyScreen, Ink, Looker, Paint};
use std::io::{BufRead, Write};
use std::mem;
use std::path::Path;
use std::time::{Duration, Instant};
use table::host::{Ended, LocalTable};
use table::{Budget, Played, Problem, Record, Skill, Thinker, Thinkers, Thought};
use words::{Arg, Lang, say, say_with};

/// How many moves `moves` names at the most.
const MOVES_SHOWN: usize = 30;

/// How long a bot may think, at most.
const THOUGHT: Duration = Duration::from_secs(1);

/// How many bots are kept between their moves: for every seat its own, and one to give hints.
const KEPT: usize = 2 * kernel::MAX_SEATS;

/// A game being played in a terminal. Input and output are handed in, so that tests can sit
/// at the table too.
pub(crate) struct Shell {
    desk: LocalTable,
    screen: Box<dyn AnyScreen>,
    players: Vec<Player>,
    bots: Thinkers<(Seat, Skill)>,
    lang: Lang,
    paint: Paint,
    luck: Xoshiro256PlusPlus,
    seen: Seen,
    /// Whether somebody's cards are on the screen.
    shows_cards: bool,
    /// What is to be said when they no longer are.
    notice: Option<String>,
    /// The game as it was last saved, and in which file, if in any.
    saved: Record,
    file: Option<String>,
    leaving: bool,
}

/// How to go on.
enum Next {
    /// The same person is asked again.
    Ask,
    /// Something changed at the table: see who is to act.
    Turn,
    /// The person leaves.
    Quit,
}

impl Shell {
    pub(crate) fn new(
        desk: LocalTable,
        screen: Box<dyn AnyScreen>,
        players: Vec<Player>,
        lang: Lang,
        paint: Paint,
        luck: Xoshiro256PlusPlus,
    ) -> Self {
        let (saved, seen, bots) = (desk.record(), Seen::all(&desk), Thinkers::new(KEPT));
        let (shows_cards, notice, file, leaving) = (false, None, None, false);
        Self { desk, screen, players, bots, lang, paint, luck, seen, shows_cards, notice, saved, file, leaving }
    }

    /// Plays until the game is over or the person leaves.
    pub(crate) fn run(mut self, input: &mut impl BufRead, output: &mut impl Write) -> Result<()> {
        self.welcome(output)?;
        loop {
            let next = match self.desk.outcome() {
                Some(outcome) => self.finish(outcome, input, output)?,
                None => self.turn(input, output)?,
            };
            if matches!(next, Next::Quit) {
                return self.goodbye(output);
            }
        }
    }

    /// Has whoever is to act do so.
    fn turn(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        let seat = self.next_to_act();
        match (self.players[seat.index()], self.desk.bot(seat)) {
            (Player::Random, _) => self.random_move(seat, output),
            (_, Some(skill)) => self.bot_move(seat, skill, output),
            (_, None) => self.person(seat, input, output),
        }
    }

    /// Where several may act at once, people before movers, since a mover must not be first for being quick; and of
    /// people the one who has the device, or is to take it.
    fn next_to_act(&self) -> Seat {
        let due = self.desk.due();
        let here = self.desk.curtain().map_or(self.desk.eyes(), Viewpoint::Seat);
        let mut people = due.iter().filter(|seat| self.players[seat.index()] == Player::Person);
        let first = people.clone().find(|&seat| here.is(seat)).or_else(|| people.next());
        first.or_else(|| due.first()).expect("somebody is to act")
    }

    fn say(&self, id: &str) -> String {
        fitted(&say(self.lang, id))
    }

    fn say_with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        fitted(&say_with(self.lang, id, args))
    }

    fn names(&self) -> &[String] {
        self.desk.names()
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names()[seat.index()]
    }

    fn welcome(&self, output: &mut impl Write) -> Result<()> {
        let game = self.say(&format!("game-{}", self.desk.session().id()));
        writeln!(
            output,
            "{}",
            self.paint.ink(Ink::Strong, self.say_with("terminal-welcome", &[("game", game.into())]))
        )?;
        let names = words::list(self.lang, &self.players_in_words());
        writeln!(output, "{}", self.say_with("terminal-players", &[("names", names.into())]))?;
        Ok(())
    }

    /// Everybody at the table: bots with how strong they are.
    fn players_in_words(&self) -> Vec<String> {
        let in_words = |(name, player): (&String, &Player)| match player.skill() {
            Some(level) => self.say_with("terminal-bot", &[("name", name.into()), ("level", level.into())]),
            None => name.clone(),
        };
        self.names().iter().zip(&self.players).map(in_words).collect()
    }

    /// Says goodbye to people, if there were any.
    fn goodbye(&self, output: &mut impl Write) -> Result<()> {
        if self.people().next().is_some() {
            writeln!(output, "{}", self.say("terminal-goodbye"))?;
        }
        Ok(())
    }

    fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.desk.session().game().seats()).filter(|seat| self.players[seat.index()] == Player::Person)
    }

    /// Shows something to a viewpoint.
    fn look<T>(&mut self, from: Viewpoint, show: impl FnOnce(&mut dyn AnyScreen, &Looker<'_>) -> T) -> T {
        let reader = self.reader(from);
        let (view, names) = (self.desk.session().view(from), self.desk.names());
        let looker = Looker { from, view, names, reader, lang: self.lang, paint: self.paint };
        show(self.screen.as_mut(), &looker)
    }

    /// Who reads what is shown to a viewpoint, if it is one person: alone at the terminal, or behind a curtain.
    fn reader(&self, from: Viewpoint) -> Option<Seat> {
        self.people().find(|&seat| from.is(seat)).filter(|_| self.people().count() == 1 || self.has_curtain())
    }

    fn random_move(&mut self, seat: Seat, output: &mut impl Write) -> Result<Next> {
        let luck = &mut self.luck;
        let mv = self.desk.session().game().pick(seat, &mut || luck.next_u32());
        self.mover(seat, mv.as_deref(), output)
    }

    /// Makes the move that a mover thought of, and tells it once: what happened, or else how it is written.
    fn mover(&mut self, seat: Seat, thought: Option<&str>, output: &mut impl Write) -> Result<Next> {
        let played = self.desk.play_thought(now(), seat, thought);
        let Played { mv, events } = played.map_err(|problem| anyhow!(self.explain(&problem)))?;
        self.moved();
        if !self.narrate(&events, self.desk.eyes(), output)? {
            writeln!(output, "{}", self.paint.ink(Ink::Fresh, self.move_of(&(seat, mv))))?;
        }
        Ok(Next::Turn)
    }

    /// A move was made: what was chosen half-way is past, and so is leaving.
    fn moved(&mut self) {
        self.screen.reset();
        self.leaving = false;
    }

    fn bot_move(&mut self, seat: Seat, skill: Skill, output: &mut impl Write) -> Result<Next> {
        let thought = self.think(seat, skill).map(|thought| thought.mv);
        self.mover(seat, thought.as_deref(), output)
    }

    /// What a bot that plays so would do in the seat. It sees the seat's view alone.
    fn think(&mut self, seat: Seat, skill: Skill) -> Option<Thought> {
        let start = Instant::now();
        let clock = move || start.elapsed();
        let budget = Budget::time(THOUGHT, &clock);
        let (session, key) = (self.desk.session(), (seat, skill));
        let mut bot = self.bots.take(&key).unwrap_or_else(|| Thinker::new(session.id(), skill, self.luck.next_u64()));
        let thought = bot.choose(&session.view(Viewpoint::Seat(seat)), seat, &budget);
        self.bots.keep(key, bot);
        thought
    }

    /// The move that the strongest bot would make, what it expects and the line it foresees.
    fn hint(&mut self, seat: Seat, output: &mut impl Write) -> Result<()> {
        let Some(thought) = self.think(seat, Skill::STRONGEST) else { return Ok(()) };
        let percent = (thought.score * 100.0).round() as i64;
        let id = if thought.proven { "terminal-hint-proven" } else { "terminal-hint" };
        // The line begins with the move itself.
        let rest = thought.line.get(1..).unwrap_or_default();
        let more = if rest.is_empty() { "no" } else { "yes" };
        let args = [
            ("move", thought.mv.as_str().into()),
            ("percent", percent.into()),
            ("more", more.into()),
            ("line", rest.join(", ").into()),
        ];
        Ok(writeln!(output, "{}", self.say_with(id, &args))?)
    }

    /// Tells what happened, and whether there were words for it.
    fn narrate(&mut self, events: &[AnyEvent], from: Viewpoint, output: &mut impl Write) -> Result<bool> {
        let happened = self.happened(events, from);
        if let Some(sentences) = &happened {
            writeln!(output, "{sentences}")?;
        }
        Ok(happened.is_some())
    }

    /// Asks one person until a move is made, or something else changed whose turn it is.
    fn person(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        if let Some(mover) = self.desk.parting() {
            if matches!(self.hide_cards(mover, input, output)?, Next::Quit) {
                return Ok(Next::Quit);
            }
            self.desk.drop_curtain();
        }
        if self.desk.curtain().is_some() {
            if matches!(self.curtain(seat, input, output)?, Next::Quit) {
                return Ok(Next::Quit);
            }
            self.desk.lift_curtain();
            self.tell_news(seat, output)?;
        }
        self.seen.by(seat, &self.desk);
        self.shows_cards = true;
        let picture = self.look(Viewpoint::Seat(seat), |screen, looker| screen.draw(looker));
        writeln!(output, "\n{picture}")?;
        loop {
            match self.ask(seat, input, output)? {
                Next::Ask => {}
                next => return Ok(next),
            }
        }
    }

    /// Asks one person once.
    fn ask(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        let ask = self.look(Viewpoint::Seat(seat), |screen, looker| screen.ask(looker));
        writeln!(output, "{ask}")?;
        let prompt = self.say_with("terminal-prompt", &[("name", self.name(seat).into())]);
        write!(output, "{} ", self.paint.ink(Ink::Seat(seat.number()), prompt))?;
        output.flush()?;
        match read_line(input)? {
            Some(line) => self.obey(seat, line.trim(), input, output),
            None => Ok(Next::Quit),
        }
    }

    /// Whether one person's cards are hidden from the next: where the game has secrets and several people play.
    fn has_curtain(&self) -> bool {
        self.desk.session().game().has_secrets() && self.people().count() > 1
    }

    /// Whoever moved last looks at what came of it, such as a card that was drawn, for as long as they like.
    fn hide_cards(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        let picture = self.look(Viewpoint::Seat(seat), |screen, looker| screen.draw(looker));
        let done = self.say_with("terminal-curtain-done", &[("name", self.name(seat).into())]);
        write!(output, "\n{picture}\n{done} ")?;
        output.flush()?;
        Ok(if read_line(input)?.is_some() { Next::Turn } else { Next::Quit })
    }

    /// Hides what the last person saw until the next one is there.
    fn curtain(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        self.wipe(output)?;
        if let Some(notice) = self.notice.take() {
            writeln!(output, "{notice}")?;
        }
        let name = || [("name", self.name(seat).into())];
        writeln!(output, "{}", self.say_with("terminal-curtain", &name()))?;
        write!(output, "{} ", self.say_with("terminal-curtain-prompt", &name()))?;
        output.flush()?;
        Ok(if read_line(input)?.is_some() { Next::Turn } else { Next::Quit })
    }

    /// Takes what the last person saw off the screen; where that cannot be done, says so.
    fn wipe(&mut self, output: &mut impl Write) -> Result<()> {
        if !mem::take(&mut self.shows_cards) {
            return Ok(());
        }
        write!(output, "{}", self.paint.clear())?;
        if !self.paint.clears() {
            writeln!(output, "{}", self.say("terminal-curtain-thin"))?;
        }
        Ok(())
    }

    fn obey(&mut self, seat: Seat, line: &str, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        let (word, rest) = command(line);
        match (word.as_str(), rest) {
            ("quit" | "exit", "") => return self.quit(output),
            ("help", "") => self.help(seat, output)?,
            ("rules", "") => self.rules(None, output)?,
            ("rules", section) if section.parse::<usize>().is_ok() => self.rules(section.parse().ok(), output)?,
            ("moves", "") => self.moves(seat, output)?,
            ("hint", "") => self.hint(seat, output)?,
            ("log", many) => self.log(many, Viewpoint::Seat(seat), output)?,
            ("undo", "") => return self.undo(output),
            ("resign", "") => return self.resign(seat, input, output),
            ("draw", "") => return self.draw(seat, input, output),
            ("save", file) => self.save(file, input, output)?,
            ("load", file) => return self.load(file, input, output),
            _ => return self.move_or_answer(seat, line, output),
        }
        Ok(Next::Ask)
    }

    fn is_saved(&self) -> bool {
        self.desk.record() == self.saved
    }

    fn quit(&mut self, output: &mut impl Write) -> Result<Next> {
        if self.leaving || self.is_saved() {
            return Ok(Next::Quit);
        }
        self.leaving = true;
        writeln!(output, "{}", self.say("terminal-quit-unsaved"))?;
        Ok(Next::Ask)
    }

    fn help(&mut self, seat: Seat, output: &mut impl Write) -> Result<()> {
        let example = self.desk.session().game().legal(seat, 1).moves.pop().unwrap_or_default();
        writeln!(output, "{}", self.say_with("terminal-help", &[("example", example.into())]))?;
        let help = self.look(Viewpoint::Seat(seat), |screen, looker| screen.help(looker));
        Ok(writeln!(output, "{help}")?)
    }

    fn rules(&self, section: Option<usize>, output: &mut impl Write) -> Result<()> {
        let page = crate::rules::page(self.desk.session().id(), self.lang, section);
        Ok(writeln!(output, "{page}")?)
    }

    fn moves(&self, seat: Seat, output: &mut impl Write) -> Result<()> {
        let legal = self.desk.session().game().legal(seat, MOVES_SHOWN);
        let count = i64::try_from(self.desk.session().game().count(seat)).unwrap_or(i64::MAX);
        let id = if legal.more { "terminal-moves-some" } else { "terminal-moves" };
        let args = [("count", count.into()), ("moves", legal.moves.join(", ").into())];
        Ok(writeln!(output, "{}", self.say_with(id, &args))?)
    }

    /// Takes back to the last move that a person made, with everything that movers did since.
    fn undo(&mut self, output: &mut impl Write) -> Result<Next> {
        let before = self.desk.history().len();
        if !self.desk.undo() {
            writeln!(output, "{}", self.say("nothing-to-undo"))?;
            return Ok(Next::Ask);
        }
        self.screen.reset();
        self.seen.took_back(&self.desk);
        let count = before - self.desk.history().len();
        writeln!(output, "{}", self.say_with("terminal-undone", &[("count", count.into())]))?;
        Ok(Next::Turn)
    }

    /// Ends the game before the rules do, or says why that cannot be.
    fn end(
        &mut self,
        end: impl FnOnce(&mut LocalTable) -> Result<(), Problem>,
        output: &mut impl Write,
    ) -> Result<Next> {
        match end(&mut self.desk) {
            Ok(()) => Ok(Next::Turn),
            Err(problem) => self.wrong(&self.explain(&problem), output).map(|()| Next::Ask),
        }
    }

    fn explain(&self, problem: &Problem) -> String {
        problem.sentence(words::speak, self.lang.code())
    }

    fn wrong(&self, sentence: &str, output: &mut impl Write) -> Result<()> {
        Ok(writeln!(output, "{}", self.paint.ink(Ink::Wrong, sentence.to_owned()))?)
    }

    fn save(&mut self, file: &str, input: &mut impl BufRead, output: &mut impl Write) -> Result<()> {
        if file.is_empty() {
            let args = [("command", "save".into())];
            return Ok(writeln!(output, "{}", self.say_with("terminal-file-missing", &args))?);
        }
        if !self.may_write(file, input, output)? {
            return Ok(writeln!(output, "{}", self.say("terminal-not-saved"))?);
        }
        let answer = match files::save(Path::new(file), &self.desk.record()) {
            Ok(()) => {
                (self.saved, self.file) = (self.desk.record(), Some(file.to_owned()));
                self.say_with("terminal-saved", &[("file", file.into())])
            }
            Err(error) => self.cannot_save(file, &error),
        };
        Ok(writeln!(output, "{answer}")?)
    }

    /// Why a game was not saved. Where a folder is missing, the system speaks of a file.
    fn cannot_save(&self, file: &str, error: &anyhow::Error) -> String {
        let folder = Path::new(file).parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !folder.exists()) {
            let args = [("file", file.into()), ("folder", folder.display().to_string().into())];
            return self.say_with("terminal-no-folder", &args);
        }
        let detail = words::reason(self.lang, &error.root_cause().to_string());
        self.say_with("terminal-cannot-write", &[("file", file.into()), ("detail", detail.into())])
    }

    fn load(&mut self, file: &str, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        let loaded = if file.is_empty() {
            Err(anyhow!(self.say_with("terminal-file-missing", &[("command", "load".into())])))
        } else {
            files::read(Path::new(file), self.lang).and_then(|record| self.resumed(&record, file))
        };
        match loaded {
            Err(error) => writeln!(output, "{error}")?,
            Ok((desk, players)) if self.may_leave(input, output)? => {
                return self.take_over(desk, players, file, output);
            }
            Ok(_) => {}
        }
        Ok(Next::Ask)
    }

    /// A record to go on with, if it is of the game whose screen this is.
    fn resumed(&mut self, record: &Record, file: &str) -> Result<(LocalTable, Vec<Player>)> {
        let game = record.game.as_str();
        if game != self.desk.session().id().name() {
            return Err(anyhow!(crate::play::another_game(record, self.lang)));
        }
        let mut players = self.players.clone();
        players.resize(record.seats.into(), Player::Person);
        let names = names(&[], record, &players, self.lang);
        let desk = LocalTable::resumed(now(), record, &seated(&players, &names), secret(&mut self.luck));
        let desk = desk.map_err(|problem| files::cannot_load(Path::new(file), &problem, self.lang))?;
        Ok((desk, players))
    }

    /// Goes on with another game.
    fn take_over(
        &mut self,
        desk: LocalTable,
        players: Vec<Player>,
        file: &str,
        output: &mut impl Write,
    ) -> Result<Next> {
        (self.players, self.file) = (players, Some(file.to_owned()));
        self.sit_down_at(desk);
        let game = self.say(&format!("game-{}", self.desk.session().id()));
        let args = [("file", file.into()), ("game", game.into()), ("count", self.saved.plies().into())];
        writeln!(output, "{}", self.say_with("terminal-loaded", &args))?;
        Ok(Next::Turn)
    }

    /// Another table is played at now; nothing happened there yet that is not saved, or that anybody missed.
    fn sit_down_at(&mut self, desk: LocalTable) {
        self.desk = desk;
        self.screen.reset();
        (self.saved, self.seen, self.bots) = (self.desk.record(), Seen::all(&self.desk), Thinkers::new(KEPT));
        self.leaving = false;
    }

    fn move_or_answer(&mut self, seat: Seat, line: &str, output: &mut impl Write) -> Result<Next> {
        match self.look(Viewpoint::Seat(seat), |screen, looker| screen.answer(line, looker)) {
            Answer::Say(text) if text.is_empty() => Ok(Next::Ask),
            Answer::Say(text) => Ok(writeln!(output, "{text}").map(|()| Next::Ask)?),
            Answer::Move(mv) => self.try_move(seat, &mv, line, output),
            Answer::NotMine if line.is_empty() => Ok(Next::Ask),
            Answer::NotMine => self.try_move(seat, line, line, output),
        }
    }

    /// Makes the move that a line means, or says why it cannot be made.
    fn try_move(&mut self, seat: Seat, mv: &str, line: &str, output: &mut impl Write) -> Result<Next> {
        match self.desk.play(now(), seat, mv) {
            Ok(played) => {
                self.moved();
                self.narrate(&played.events, Viewpoint::Seat(seat), output).map(|_| Next::Turn)
            }
            Err(problem) => {
                let sentence = match problem.code {
                    table::Code::BadNotation => self.say_with("terminal-unknown", &[("text", line.into())]),
                    _ => self.explain(&problem),
                };
                self.wrong(&sentence, output).map(|()| Next::Ask)
            }
        }
    }

    /// Shows how it ended, to all, and asks what is to become of the game.
    fn finish(&mut self, outcome: Outcome, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        if self.has_curtain() {
            self.tell_rest(output)?;
        }
        let picture = self.look(self.desk.eyes(), |screen, looker| screen.draw(looker));
        writeln!(output, "\n{picture}\n{}", self.result(outcome))?;
        if self.people().next().is_none() {
            return Ok(Next::Quit);
        }
        writeln!(output, "{}", self.say("terminal-after"))?;
        while let Some(line) = read_line(input)? {
            match self.obey_after(line.trim(), input, output)? {
                Next::Ask => {}
                next => return Ok(next),
            }
        }
        Ok(Next::Quit)
    }

    /// Does what is typed after the end. Only whoever says so leaves the game.
    fn obey_after(&mut self, line: &str, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        let (word, rest) = command(line);
        match (word.as_str(), rest) {
            ("" | "quit" | "exit", "") => return Ok(Next::Quit),
            ("undo", "") => return self.undo(output),
            ("load", file) => return self.load(file, input, output),
            ("rematch", "") => {
                self.rematch()?;
                return self.welcome(output).map(|()| Next::Turn);
            }
            ("save", file) => self.save(file, input, output)?,
            ("log", many) => self.log(many, self.desk.eyes(), output)?,
            ("rules", "") => self.rules(None, output)?,
            ("rules", section) if section.parse::<usize>().is_ok() => self.rules(section.parse().ok(), output)?,
            ("help", "") => writeln!(output, "{}", self.say("terminal-after"))?,
            ("moves" | "hint" | "resign" | "draw", "") => self.wrong(&self.say("game-over"), output)?,
            _ => self.wrong(&self.say_with("terminal-unknown", &[("text", line.into())]), output)?,
        }
        Ok(Next::Ask)
    }

    /// The same players again, the next seat first.
    fn rematch(&mut self) -> Result<()> {
        let again = self.desk.rematch(now(), secret(&mut self.luck));
        let again = again.map_err(|problem| anyhow!(self.explain(&problem)))?;
        self.players.rotate_left(1);
        (self.file, self.shows_cards) = (None, false);
        self.sit_down_at(again);
        Ok(())
    }

    fn result(&self, outcome: Outcome) -> String {
        let of_rank = |rank: u8| -> Vec<&str> {
            let seats = outcome.ranks.iter().filter(move |(_, r)| **r == rank);
            seats.map(|(seat, _)| self.name(seat)).collect()
        };
        let winners = of_rank(1);
        let headline = match winners[..] {
            [_] if self.reader(self.desk.eyes()).is_some_and(|me| outcome.ranks[me] == 1) => {
                self.say("terminal-winner-you")
            }
            [winner] => self.say_with("terminal-winner", &[("name", winner.into())]),
            _ => self.say_with("terminal-draw", &[("names", words::list(self.lang, &winners).into())]),
        };
        let over = match self.desk.ended() {
            None => self.say("terminal-over"),
            Some(Ended::Resigned(seat)) => self.resigned(seat, self.desk.eyes()),
            Some(Ended::Agreed) => self.say("terminal-agreed"),
        };
        let mut lines = vec![over, self.paint.ink(Ink::Strong, headline)];
        for rank in (1..=outcome.ranks.seats()).filter(|&rank| !of_rank(rank).is_empty()) {
            let place = self.say_with("place", &[("rank", rank.into())]);
            let names = words::list(self.lang, &of_rank(rank));
            lines.push(self.say_with("terminal-rank", &[("place", place.into()), ("names", names.into())]));
        }
        lines.join("\n")
    }
}

/// The command that a line is, in small letters, and what follows it.
fn command(line: &str) -> (String, &str) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word.to_lowercase(), rest.trim())
}

/// The next line, or `None` at the end of input. Bytes that are no text are shown as such.
pub(crate) fn read_line(input: &mut impl BufRead) -> Result<Option<String>> {
    let mut line = Vec::new();
    let read = input.read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}

#[cfg(test)]
mod tests;
