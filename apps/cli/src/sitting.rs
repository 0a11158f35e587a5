//! A game being played at this terminal, however the terminal shows it: who sits there, what they may see, what
//! happened, and where it is kept.

pub(crate) mod moves;
pub(crate) mod news;
pub(crate) mod thoughts;

use crate::files;
use crate::kept::Kept;
use crate::plain_text::plain_name;
use crate::seats::{Player, names, now, seated, secret};
use anyhow::{Result, anyhow};
use kernel::{Outcome, Seat, Viewpoint};
use news::Seen;
use rand_xoshiro::Xoshiro256PlusPlus;
use screen::{AnyScreen, Looker, Paint};
use std::path::Path;
use std::time::Duration;
use table::host::{Ended, LocalTable};
use table::{PERSON, Played, Problem, Record, Skill, Thinkers, Thought};
use words::{Arg, Lang, say, say_with};

/// How long a bot may think, at most.
const THOUGHT: Duration = Duration::from_secs(1);

/// How many bots are kept between their moves: for every seat its own, and one to give hints.
const KEPT: usize = 2 * kernel::MAX_SEATS;

/// A game, its people and its bots.
pub(crate) struct Sitting {
    pub(crate) desk: LocalTable,
    pub(crate) screen: Box<dyn AnyScreen>,
    pub(crate) players: Vec<Player>,
    bots: Thinkers<(Seat, Skill)>,
    /// How often something was decided here: what was asked of a bot before that is asked no more.
    decided: u64,
    pub(crate) lang: Lang,
    pub(crate) paint: Paint,
    luck: Xoshiro256PlusPlus,
    pub(crate) seen: Seen,
    /// The game as it was last saved, and in which file, if in any.
    saved: Record,
    file: Option<String>,
    /// Where it is kept after every move.
    kept: Kept,
}

impl Sitting {
    pub(crate) fn new(
        desk: LocalTable,
        screen: Box<dyn AnyScreen>,
        players: Vec<Player>,
        lang: Lang,
        paint: Paint,
        luck: Xoshiro256PlusPlus,
    ) -> Self {
        let (seen, bots, kept) = (Seen::all(&desk), Thinkers::new(KEPT), Kept::nowhere());
        let saved = desk.record();
        Self { desk, screen, players, bots, decided: 0, lang, paint, luck, seen, saved, file: None, kept }
    }

    /// The same, kept after every move from now on.
    pub(crate) fn kept_in(mut self, kept: Kept) -> Self {
        self.kept = kept;
        self
    }

    pub(crate) fn say(&self, id: &str) -> String {
        say(self.lang, id)
    }

    pub(crate) fn say_with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        say_with(self.lang, id, args)
    }

    pub(crate) fn explain(&self, problem: &Problem) -> String {
        problem.sentence(words::speak, self.lang.code())
    }

    /// What the game is called.
    pub(crate) fn title(&self) -> String {
        self.say(&format!("game-{}", self.desk.session().id()))
    }

    /// The rules as this table plays them, or one section of them.
    pub(crate) fn rules(&self, section: Option<usize>) -> String {
        let session = self.desk.session();
        crate::rules::page(session.id(), session.game().options().get(), self.lang, section)
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.desk.names()[seat.index()]
    }

    /// Everybody at the table: bots with how strong they are.
    pub(crate) fn players_in_words(&self) -> Vec<String> {
        let in_words = |(name, player): (&String, &Player)| match player.skill() {
            Some(level) => self.say_with("terminal-bot", &[("name", name.into()), ("level", level.into())]),
            None => name.clone(),
        };
        self.desk.names().iter().zip(&self.players).map(in_words).collect()
    }

    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.desk.session().game().seats()).filter(|seat| self.players[seat.index()] == Player::Person)
    }

    /// Where several may act at once, people before movers, since a mover must not be first for being quick; and of
    /// people the one who has the device, or is to take it.
    pub(crate) fn next_to_act(&self) -> Seat {
        let due = self.desk.due();
        let here = self.desk.curtain().map_or(self.desk.eyes(), Viewpoint::Seat);
        let mut people = due.iter().filter(|seat| self.players[seat.index()] == Player::Person);
        let first = people.clone().find(|&seat| here.is(seat)).or_else(|| people.next());
        first.or_else(|| due.first()).expect("somebody is to act")
    }

    /// Whether this seat's moves are made for it.
    pub(crate) fn is_mover(&self, seat: Seat) -> bool {
        self.players[seat.index()] == Player::Random || self.desk.bot(seat).is_some()
    }

    /// Whether one person's cards are hidden from the next: where the game has secrets and several people play.
    pub(crate) fn has_curtain(&self) -> bool {
        self.desk.session().game().has_secrets() && self.people().count() > 1
    }

    /// Shows something to a viewpoint.
    pub(crate) fn look<T>(&mut self, from: Viewpoint, show: impl FnOnce(&mut dyn AnyScreen, &Looker<'_>) -> T) -> T {
        let reader = self.reader(from);
        let (view, names) = (self.desk.session().view(from), self.desk.names());
        let looker = Looker { from, view, names, reader, lang: self.lang, paint: self.paint };
        show(self.screen.as_mut(), &looker)
    }

    /// Who reads what is shown to a viewpoint, if it is one person: alone at the terminal, or behind a curtain.
    pub(crate) fn reader(&self, from: Viewpoint) -> Option<Seat> {
        self.people().find(|&seat| from.is(seat)).filter(|_| self.people().count() == 1 || self.has_curtain())
    }

    /// What a bot would do, what it expects and the line it foresees.
    fn hint_in_words(&self, thought: &Thought) -> String {
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
        self.say_with(id, &args)
    }

    /// Makes a person's move.
    pub(crate) fn play(&mut self, seat: Seat, mv: &str) -> Result<Played, Problem> {
        let played = self.desk.play(now(), seat, mv)?;
        self.changed();
        Ok(played)
    }

    /// Undoes to the last move that a person made, with everything that movers did since: how many moves that were.
    pub(crate) fn undo(&mut self) -> Option<usize> {
        let before = self.desk.history().len();
        if !self.desk.undo() {
            return None;
        }
        self.seen.took_back(&self.desk);
        self.changed();
        Some(before - self.desk.history().len())
    }

    pub(crate) fn resign(&mut self, seat: Seat) -> Result<(), Problem> {
        self.desk.resign(now(), seat)?;
        self.changed();
        Ok(())
    }

    /// Whether all of these people could agree on a draw now.
    pub(crate) fn could_draw(&self) -> Result<(), Problem> {
        self.desk.clone().draw(now())
    }

    pub(crate) fn draw(&mut self) -> Result<(), Problem> {
        self.desk.draw(now())?;
        self.changed();
        Ok(())
    }

    /// Nobody has the device any more, as after it was put away.
    pub(crate) fn put_away(&mut self) {
        self.desk = LocalTable::open(self.desk.log().to_vec()).expect("what was kept folds");
    }

    /// Who else must agree where this seat proposes a draw.
    pub(crate) fn others_at_the_device(&self, seat: Seat) -> Vec<Seat> {
        self.people().filter(|&other| other != seat && self.desk.bot(other).is_none()).collect()
    }

    /// Something was decided: what was chosen half-way is past, and the game is kept as it is now.
    fn changed(&mut self) {
        self.decided += 1;
        self.screen.reset();
        let record = self.record();
        self.kept.keep(&record);
    }

    /// The game written down, with who sits where.
    pub(crate) fn record(&self) -> Record {
        let mut record = self.desk.record();
        record.players =
            self.players.iter().map(|player| player.skill().unwrap_or_else(|| PERSON.to_owned())).collect();
        record
    }

    /// Whether nothing would be lost by leaving: it is kept, or nothing happened since it was saved.
    pub(crate) fn is_safe(&self) -> bool {
        self.kept.is_kept() || self.is_saved()
    }

    /// Whether it is kept, to be resumed later.
    pub(crate) fn is_kept(&self) -> bool {
        self.kept.is_kept() && self.desk.outcome().is_none()
    }

    fn is_saved(&self) -> bool {
        self.desk.record() == self.saved
    }

    /// Whether this file may be written without asking: it is new, or the one that the game lies in.
    pub(crate) fn may_write(&self, file: &str) -> bool {
        self.file.as_deref() == Some(file) || !files::path(file).exists()
    }

    /// Writes the game to a file, and says so, or why not.
    pub(crate) fn save(&mut self, file: &str) -> String {
        match files::save(&files::path(file), &self.record()) {
            Ok(()) => {
                (self.saved, self.file) = (self.desk.record(), Some(file.to_owned()));
                self.say_with("terminal-saved", &[("file", file.into())])
            }
            Err(error) => self.cannot_save(file, &error),
        }
    }

    /// Why a game was not saved. Where a folder is missing, the system speaks of a file.
    fn cannot_save(&self, file: &str, error: &anyhow::Error) -> String {
        let path = files::path(file);
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !folder.exists()) {
            let args = [("file", file.into()), ("folder", folder.display().to_string().into())];
            return self.say_with("terminal-no-folder", &args);
        }
        let detail = words::reason(self.lang, &error.root_cause().to_string());
        self.say_with("terminal-cannot-write", &[("file", file.into()), ("detail", detail.into())])
    }

    /// A record to go on with, if it is of the game whose screen this is.
    pub(crate) fn load(&mut self, file: &str) -> Result<Loaded> {
        let path = files::path(file);
        let record = files::read(&path, self.lang)?;
        if record.game != self.desk.session().id().name() {
            return Err(anyhow!(crate::play::another_game(&record, self.lang)));
        }
        let players = crate::play::recorded(&record, &self.players);
        let desk = self.resumed(&record, &players, &path)?;
        Ok(Loaded { desk, players, file: file.to_owned() })
    }

    fn resumed(&mut self, record: &Record, players: &[Player], path: &Path) -> Result<LocalTable> {
        let names = names(&[], record, players, self.lang);
        let names: Vec<String> = names.iter().map(|name| plain_name(name)).collect();
        let desk = LocalTable::resumed(now(), record, &seated(players, &names), secret(&mut self.luck));
        desk.map_err(|problem| files::cannot_load(path, &problem, self.lang))
    }

    /// Goes on with another game, and says so.
    pub(crate) fn take_over(&mut self, loaded: Loaded) -> String {
        (self.players, self.file) = (loaded.players, Some(loaded.file.clone()));
        self.sit_down_at(loaded.desk);
        let args = [("file", loaded.file.into()), ("game", self.title().into()), ("count", self.saved.plies().into())];
        self.say_with("terminal-loaded", &args)
    }

    /// Another table is played at now; nothing happened there yet that is not saved, or that anybody missed.
    fn sit_down_at(&mut self, desk: LocalTable) {
        self.desk = desk;
        self.decided += 1;
        (self.saved, self.seen, self.bots) = (self.desk.record(), Seen::all(&self.desk), Thinkers::new(KEPT));
        self.kept.begin_another(self.desk.session().id());
        self.screen.reset();
    }

    /// The same players again, the next seat first.
    pub(crate) fn rematch(&mut self) -> Result<()> {
        let again = self.desk.rematch(now(), secret(&mut self.luck));
        let again = again.map_err(|problem| anyhow!(self.explain(&problem)))?;
        self.players.rotate_left(1);
        self.file = None;
        self.sit_down_at(again);
        Ok(())
    }

    /// How it ended, line by line: why, who won, and everybody's place.
    pub(crate) fn result(&self, outcome: Outcome) -> Vec<String> {
        let of_rank = |rank: u8| -> Vec<&str> {
            let seats = outcome.ranks.iter().filter(move |(_, r)| **r == rank);
            seats.map(|(seat, _)| self.name(seat)).collect()
        };
        let mut lines = vec![self.why_over(), self.headline(outcome, &of_rank(1))];
        for rank in (1..=outcome.ranks.seats()).filter(|&rank| !of_rank(rank).is_empty()) {
            let place = self.say_with("place", &[("rank", rank.into())]);
            let names = words::list(self.lang, &of_rank(rank));
            lines.push(self.say_with("terminal-rank", &[("place", place.into()), ("names", names.into())]));
        }
        lines
    }

    fn why_over(&self) -> String {
        match self.desk.ended() {
            None => self.say("terminal-over"),
            Some(Ended::Resigned(seat)) => self.resigned(seat, self.desk.eyes()),
            Some(Ended::Agreed) => self.say("terminal-agreed"),
        }
    }

    fn headline(&self, outcome: Outcome, winners: &[&str]) -> String {
        match winners[..] {
            [_] if self.reader(self.desk.eyes()).is_some_and(|me| outcome.ranks[me] == 1) => {
                self.say("terminal-winner-you")
            }
            [winner] => self.say_with("terminal-winner", &[("name", winner.into())]),
            _ => self.say_with("terminal-draw", &[("names", words::list(self.lang, winners).into())]),
        }
    }
}

/// A game read from a file, not yet on the table.
pub(crate) struct Loaded {
    desk: LocalTable,
    players: Vec<Player>,
    file: String,
}
