//! Playing at a desk in the terminal: whose turn it is, what they type, what they see.

use crate::eyes::Eyes;
use crate::files;
use crate::paint::{Ink, Paint};
use crate::screens::{Answer, Screen};
use crate::seats::{Player, names, now, seated, secret};
use anyhow::{Result, anyhow};
use catalog::Json;
use kernel::{Outcome, Seat, Viewpoint};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use std::io::{BufRead, Write};
use std::path::Path;
use std::time::{Duration, Instant};
use table::host::{Desk, Ended};
use table::{Budget, Level, Problem, Record, Thinker, Thinkers, Thought};
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
    desk: Desk,
    screen: Box<dyn Screen>,
    players: Vec<Player>,
    bots: Thinkers<(Seat, Level)>,
    lang: Lang,
    paint: Paint,
    luck: Xoshiro256PlusPlus,
    /// Who looked at the screen last, where looking matters.
    last_seen_by: Option<Seat>,
    saved_plies: usize,
    leaving: bool,
}

/// Whether to go on.
enum Next {
    Again,
    Quit,
}

impl Shell {
    pub(crate) fn new(
        desk: Desk,
        screen: Box<dyn Screen>,
        players: Vec<Player>,
        lang: Lang,
        paint: Paint,
        luck: Xoshiro256PlusPlus,
    ) -> Self {
        let saved_plies = desk.record().plies();
        let bots = Thinkers::new(KEPT);
        Self { desk, screen, players, bots, lang, paint, luck, last_seen_by: None, saved_plies, leaving: false }
    }

    /// Plays until the game is over or the person leaves.
    pub(crate) fn run(mut self, input: &mut impl BufRead, output: &mut impl Write) -> Result<()> {
        self.welcome(output)?;
        loop {
            if let Some(outcome) = self.desk.outcome() {
                return self.finish(outcome, input, output);
            }
            let seat = self.next_to_act();
            let next = match (self.players[seat.index()], self.desk.bot(seat)) {
                (Player::Random, _) => self.random_move(seat, output)?,
                (_, Some(level)) => self.bot_move(seat, level, output)?,
                (_, None) => self.person(seat, input, output)?,
            };
            if matches!(next, Next::Quit) {
                return self.goodbye(output);
            }
        }
    }

    /// Where several may act at once, people before movers: a mover must not be first for being quick.
    fn next_to_act(&self) -> Seat {
        let due = self.desk.due();
        let person = due.iter().find(|seat| self.players[seat.index()] == Player::Person);
        person.or_else(|| due.first()).expect("somebody is to act")
    }

    fn say(&self, id: &str) -> String {
        say(self.lang, id)
    }

    fn say_with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        say_with(self.lang, id, args)
    }

    fn names(&self) -> &[String] {
        self.desk.names()
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names()[seat.index()]
    }

    fn welcome(&self, output: &mut impl Write) -> Result<()> {
        let game = self.say(&format!("game-{}", self.desk.session().game().id()));
        writeln!(
            output,
            "{}",
            self.paint.ink(Ink::Strong, self.say_with("terminal-welcome", &[("game", game.into())]))
        )?;
        let names = words::list(self.lang, self.names());
        writeln!(output, "{}", self.say_with("terminal-players", &[("names", names.into())]))?;
        Ok(())
    }

    fn goodbye(&self, output: &mut impl Write) -> Result<()> {
        Ok(writeln!(output, "{}", self.say("terminal-goodbye"))?)
    }

    fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.desk.session().game().seats()).filter(|seat| self.players[seat.index()] == Player::Person)
    }

    /// Whose eyes the screen shows when nobody in particular is asked: the only person's, or
    /// everybody's.
    fn shared_viewpoint(&self) -> Viewpoint {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (Some(only), None) => Viewpoint::Seat(only),
            _ => Viewpoint::Audience,
        }
    }

    /// Shows something through a viewpoint's eyes.
    fn look<T>(&mut self, from: Viewpoint, show: impl FnOnce(&mut dyn Screen, &Eyes<'_>) -> T) -> T {
        let eyes = Eyes::new(self.desk.session(), from, self.lang, self.paint, self.desk.names());
        show(self.screen.as_mut(), &eyes)
    }

    fn random_move(&mut self, seat: Seat, output: &mut impl Write) -> Result<Next> {
        let luck = &mut self.luck;
        let mv =
            self.desk.session().game().pick(seat, &mut || luck.next_u32()).expect("a seat that is to act has a move");
        let told = self.make(seat, &mv)?;
        let args = [("name", self.name(seat).into()), ("move", mv.as_str().into())];
        writeln!(output, "{}", self.paint.ink(Ink::Fresh, self.say_with("terminal-random-moved", &args)))?;
        self.narrate(&told, self.shared_viewpoint(), output)?;
        Ok(Next::Again)
    }

    fn bot_move(&mut self, seat: Seat, level: Level, output: &mut impl Write) -> Result<Next> {
        let thought = self.think(seat, level).expect("a bot that is to act has a move");
        let told = self.make(seat, &thought.mv)?;
        let args = [("name", self.name(seat).into()), ("move", thought.mv.as_str().into())];
        writeln!(output, "{}", self.paint.ink(Ink::Fresh, self.say_with("terminal-moved", &args)))?;
        self.narrate(&told, self.shared_viewpoint(), output)?;
        Ok(Next::Again)
    }

    /// What a bot of this level would do in the seat. It sees the seat's view alone.
    fn think(&mut self, seat: Seat, level: Level) -> Option<Thought> {
        let start = Instant::now();
        let clock = move || start.elapsed();
        let budget = Budget::time(THOUGHT, &clock);
        let (game, key) = (self.desk.session().game(), (seat, level));
        let mut bot = self.bots.take(&key).or_else(|| Thinker::new(game.id(), level, self.luck.next_u64()))?;
        let thought = bot.choose(game, seat, &budget);
        self.bots.keep(key, bot);
        thought
    }

    /// The move that the strongest bot would make, what it expects and the line it foresees.
    fn hint(&mut self, seat: Seat, output: &mut impl Write) -> Result<()> {
        let Some(thought) = self.think(seat, Level::Kraken) else { return Ok(()) };
        let percent = (thought.score * 100.0).round() as i64;
        let id = if thought.proven { "terminal-hint-proven" } else { "terminal-hint" };
        let args = [
            ("move", thought.mv.as_str().into()),
            ("percent", percent.into()),
            ("line", thought.line.join(", ").into()),
        ];
        Ok(writeln!(output, "{}", self.say_with(id, &args))?)
    }

    /// Makes a legal move.
    fn make(&mut self, seat: Seat, mv: &str) -> Result<Vec<Json>> {
        let played = self.desk.play(now(), seat, mv).map_err(|problem| anyhow!(self.explain(&problem)))?;
        self.screen.reset();
        self.leaving = false;
        Ok(played.events)
    }

    fn narrate(&mut self, events: &[Json], from: Viewpoint, output: &mut impl Write) -> Result<()> {
        for event in events {
            if let Some(sentence) = self.look(from, |screen, eyes| screen.tell(event, eyes)) {
                writeln!(output, "  {sentence}")?;
            }
        }
        Ok(())
    }

    /// Asks one person until a move is made, or something else changed whose turn it is.
    fn person(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        if matches!(self.curtain(seat, input, output)?, Next::Quit) {
            return Ok(Next::Quit);
        }
        let from = Viewpoint::Seat(seat);
        let picture = self.look(from, |screen, eyes| screen.picture(eyes));
        writeln!(output, "\n{picture}")?;
        let before = self.desk.log().len();
        while self.desk.log().len() == before {
            let ask = self.look(from, |screen, eyes| screen.ask(eyes));
            writeln!(output, "{ask}")?;
            let prompt = self.say_with("terminal-prompt", &[("name", self.name(seat).into())]);
            write!(output, "{} ", self.paint.ink(Ink::Seat(seat.number()), prompt))?;
            output.flush()?;
            let Some(line) = read_line(input)? else { return Ok(Next::Quit) };
            if matches!(self.obey(seat, line.trim(), output)?, Next::Quit) {
                return Ok(Next::Quit);
            }
        }
        Ok(Next::Again)
    }

    /// Hides one person's cards from the next, where the game has secrets and several people play.
    fn curtain(&mut self, seat: Seat, input: &mut impl BufRead, output: &mut impl Write) -> Result<Next> {
        let needed = self.screen.has_secrets() && self.people().count() > 1 && self.last_seen_by != Some(seat);
        self.last_seen_by = Some(seat);
        if !needed {
            return Ok(Next::Again);
        }
        let name = || [("name", self.name(seat).into())];
        write!(output, "{}", self.paint.clear())?;
        writeln!(output, "{}", self.say_with("terminal-curtain", &name()))?;
        write!(output, "{} ", self.say_with("terminal-curtain-prompt", &name()))?;
        output.flush()?;
        Ok(if read_line(input)?.is_some() { Next::Again } else { Next::Quit })
    }

    fn obey(&mut self, seat: Seat, line: &str, output: &mut impl Write) -> Result<Next> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("quit" | "exit", "") => return self.quit(output),
            ("help", "") => self.help(seat, output)?,
            ("rules", "") => self.rules(output)?,
            ("moves", "") => self.moves(seat, output)?,
            ("hint", "") => self.hint(seat, output)?,
            ("undo", "") => self.undo(output)?,
            ("resign", "") => self.end(|desk| desk.resign(now(), seat), output)?,
            ("draw", "") => self.end(|desk| desk.draw(now()), output)?,
            ("save", file) => self.save(file, output)?,
            ("load", file) => self.load(file, output)?,
            _ => self.move_or_answer(seat, line, output)?,
        }
        Ok(Next::Again)
    }

    fn quit(&mut self, output: &mut impl Write) -> Result<Next> {
        if self.leaving || self.desk.record().plies() == self.saved_plies {
            return Ok(Next::Quit);
        }
        self.leaving = true;
        writeln!(output, "{}", self.say("terminal-quit-unsaved"))?;
        Ok(Next::Again)
    }

    fn help(&mut self, seat: Seat, output: &mut impl Write) -> Result<()> {
        let example = self.desk.session().game().legal(seat, 1).moves.pop().unwrap_or_default();
        writeln!(output, "{}", self.say_with("terminal-help", &[("example", example.into())]))?;
        let help = self.look(Viewpoint::Seat(seat), |screen, eyes| screen.help(eyes));
        Ok(writeln!(output, "{help}")?)
    }

    fn rules(&self, output: &mut impl Write) -> Result<()> {
        let page = crate::rules::page(self.desk.session().game().id(), self.lang).unwrap_or_default();
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
    fn undo(&mut self, output: &mut impl Write) -> Result<()> {
        let undone = self.desk.undo();
        self.screen.reset();
        Ok(writeln!(output, "{}", self.say(if undone { "terminal-undone" } else { "nothing-to-undo" }))?)
    }

    /// Ends the game before the rules do, or says why that cannot be.
    fn end(&mut self, end: impl FnOnce(&mut Desk) -> Result<(), Problem>, output: &mut impl Write) -> Result<()> {
        match end(&mut self.desk) {
            Ok(()) => Ok(()),
            Err(problem) => self.wrong(&self.explain(&problem), output),
        }
    }

    fn explain(&self, problem: &Problem) -> String {
        problem.sentence(words::speak, self.lang.code())
    }

    fn wrong(&self, sentence: &str, output: &mut impl Write) -> Result<()> {
        Ok(writeln!(output, "{}", self.paint.ink(Ink::Wrong, sentence.to_owned()))?)
    }

    fn save(&mut self, file: &str, output: &mut impl Write) -> Result<()> {
        if file.is_empty() {
            let args = [("command", "save".into())];
            return Ok(writeln!(output, "{}", self.say_with("terminal-file-missing", &args))?);
        }
        let answer = match files::save(Path::new(file), &self.desk.record()) {
            Ok(()) => {
                self.saved_plies = self.desk.record().plies();
                self.say_with("terminal-saved", &[("file", file.into())])
            }
            Err(error) => {
                let args = [("file", file.into()), ("detail", error.root_cause().to_string().into())];
                self.say_with("terminal-cannot-write", &args)
            }
        };
        Ok(writeln!(output, "{answer}")?)
    }

    fn load(&mut self, file: &str, output: &mut impl Write) -> Result<()> {
        if file.is_empty() {
            let args = [("command", "load".into())];
            return Ok(writeln!(output, "{}", self.say_with("terminal-file-missing", &args))?);
        }
        match files::read(Path::new(file), self.lang) {
            Ok(record) => self.take_over(&record, file, output),
            Err(error) => Ok(writeln!(output, "{error}")?),
        }
    }

    /// Goes on with a record, if it is of the game whose screen this is.
    fn take_over(&mut self, record: &Record, file: &str, output: &mut impl Write) -> Result<()> {
        let game = record.game.as_str();
        if game != self.desk.session().game().id() {
            return Ok(writeln!(output, "{}", self.say_with("record-game", &[("game", game.into())]))?);
        }
        let mut players = self.players.clone();
        players.resize(record.seats.into(), Player::Person);
        let names = names(&[], record, self.lang);
        match Desk::resumed(now(), record, &seated(&players, &names), secret(&mut self.luck)) {
            Ok(desk) => (self.desk, self.players, self.bots) = (desk, players, Thinkers::new(KEPT)),
            Err(problem) => {
                return Ok(writeln!(output, "{}", files::cannot_load(Path::new(file), &problem, self.lang))?);
            }
        }
        self.screen.reset();
        self.saved_plies = self.desk.record().plies();
        let game = self.say(&format!("game-{game}"));
        let args = [("file", file.into()), ("game", game.into()), ("count", self.saved_plies.into())];
        Ok(writeln!(output, "{}", self.say_with("terminal-loaded", &args))?)
    }

    fn move_or_answer(&mut self, seat: Seat, line: &str, output: &mut impl Write) -> Result<()> {
        let from = Viewpoint::Seat(seat);
        let mv = match self.look(from, |screen, eyes| screen.answer(line, eyes)) {
            Answer::Say(text) if text.is_empty() => return Ok(()),
            Answer::Say(text) => return Ok(writeln!(output, "{text}")?),
            Answer::Move(mv) => mv,
            Answer::NotMine if line.is_empty() => return Ok(()),
            Answer::NotMine => line.to_owned(),
        };
        match self.desk.play(now(), seat, &mv) {
            Ok(played) => {
                self.screen.reset();
                self.leaving = false;
                self.narrate(&played.events, from, output)
            }
            Err(problem) => {
                let sentence = match problem.code {
                    table::Code::BadNotation => self.say_with("terminal-unknown", &[("text", line.into())]),
                    _ => self.explain(&problem),
                };
                self.wrong(&sentence, output)
            }
        }
    }

    fn finish(mut self, outcome: Outcome, input: &mut impl BufRead, output: &mut impl Write) -> Result<()> {
        let picture = self.look(self.shared_viewpoint(), |screen, eyes| screen.picture(eyes));
        writeln!(output, "\n{picture}\n{}", self.result(outcome))?;
        if self.people().next().is_none() {
            return Ok(());
        }
        writeln!(output, "{}", self.say("terminal-after"))?;
        while let Some(line) = read_line(input)? {
            match line.trim().split_once(' ') {
                Some(("save", file)) => self.save(file.trim(), output)?,
                None if line.trim() == "undo" => {
                    self.undo(output)?;
                    return self.run(input, output);
                }
                None if line.trim() == "rematch" => {
                    self.rematch()?;
                    return self.run(input, output);
                }
                _ => break,
            }
        }
        self.goodbye(output)
    }

    /// The same players again, the next seat first.
    fn rematch(&mut self) -> Result<()> {
        let again = self.desk.rematch(now(), secret(&mut self.luck));
        self.desk = again.map_err(|problem| anyhow!(self.explain(&problem)))?;
        self.players.rotate_left(1);
        self.bots = Thinkers::new(KEPT);
        self.screen.reset();
        (self.last_seen_by, self.saved_plies) = (None, 0);
        Ok(())
    }

    fn result(&self, outcome: Outcome) -> String {
        let of_rank = |rank: u8| -> Vec<&str> {
            let seats = outcome.ranks.iter().filter(move |(_, r)| **r == rank);
            seats.map(|(seat, _)| self.name(seat)).collect()
        };
        let winners = of_rank(1);
        let headline = match winners[..] {
            [winner] => self.say_with("terminal-winner", &[("name", winner.into())]),
            _ => self.say_with("terminal-draw", &[("names", words::list(self.lang, &winners).into())]),
        };
        let over = match self.desk.ended() {
            None => self.say("terminal-over"),
            Some(Ended::Resigned(seat)) => self.say_with("terminal-resigned", &[("name", self.name(seat).into())]),
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

/// The next line, or `None` at the end of input. Bytes that are no text are shown as such.
pub(crate) fn read_line(input: &mut impl BufRead) -> Result<Option<String>> {
    let mut line = Vec::new();
    let read = input.read_until(b'\n', &mut line)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&line).into_owned()))
}

#[cfg(test)]
mod tests;
