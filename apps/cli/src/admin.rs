//! `strandline admin`: what whoever runs a house does with it, open or closed.

mod age;
mod show;

use crate::ending::Ending;
use crate::out::Out;
use crate::shell::agrees;
use age::{Age, read_age};
use anyhow::{Result, bail};
use catalog::GameId;
use clap::{Args as ClapArgs, Subcommand, ValueEnum};
use server::admin::Unreachable;
use std::io::Write;
use std::path::{Path, PathBuf};
use wire::admin::{Answer, Banned, Done, Order, Ordered, Person, State, Wanted};
use wire::table::Closing;
use words::{Lang, say, say_with};

/// What to do, in which house.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// The data folder of the house. It need not be open; where it is, this must be the same user or root
    #[arg(long, global = true, env = "STRANDLINE_DATA", default_value = "strandline-data")]
    data: PathBuf,
    /// Answer in JSON, for programs
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the tables, those where something happened last first.
    List(List),
    /// Show a table: who sits there, how it stands, how long its log is. No card and no token is shown.
    Show {
        /// The table's name, as it stands in its link
        table: String,
    },
    /// End a table for everybody: people are told why, nobody can go on, and it stays in the list and in the log.
    ///
    /// A game that is not over ends without a result and shows no secrets. It cannot be opened again.
    Close {
        /// The table's name, as it stands in its link
        table: String,
        /// What people are told, each in their language
        #[arg(long, value_enum, default_value_t = Reason::House)]
        reason: Reason,
    },
    /// Take a table out of the store for ever: people are told and disconnected, and nothing of it is left.
    Delete {
        /// The table's name, as it stands in its link
        table: String,
        /// Do not ask first
        #[arg(long)]
        yes: bool,
    },
    /// Let an address, a network or a name in no more: at every door, at once, and after a restart.
    Ban {
        #[command(flatten)]
        whom: Whom,
        /// For how long, such as 12h or 30d; for ever if it is not said
        #[arg(long = "for", value_name = "DURATION", value_parser = read_age)]
        lasting: Option<Age>,
    },
    /// Let somebody in again.
    Unban {
        #[command(flatten)]
        whom: Whom,
    },
    /// List who is not let in, and until when.
    Bans,
    /// Forget a person: their names and what they said leave every table they sat at.
    ///
    /// Seats, moves, times and salts stay, since the others' games and the proof that they were dealt fairly rest on them; so
    /// does the hash of the person's token, which says nothing of them, and without which anybody could take their
    /// seat. What others said of them, what others have saved, and backups are not touched.
    Forget(Forget),
    /// Delete tables that are over, or that nobody has used, for a time, and give their room back.
    ///
    /// Tables that somebody looks at are left alone. A table whose seats may think for days is unused only after that
    /// many days more. While the house is open, moves wait as long as the file is being made smaller.
    Prune {
        /// How long nothing must have happened, such as 90d
        #[arg(long, value_name = "DURATION", value_parser = read_age)]
        older_than: Age,
        /// Only say what would be deleted
        #[arg(long)]
        dry_run: bool,
    },
}

#[derive(ClapArgs)]
struct List {
    /// Only tables of this game
    #[arg(long)]
    game: Option<GameId>,
    /// Only tables that stand so
    #[arg(long, value_enum)]
    state: Option<Standing>,
    /// Only tables where nothing has happened for so long, such as 12h or 90d
    #[arg(long, value_name = "DURATION", value_parser = read_age)]
    older_than: Option<Age>,
}

#[derive(ClapArgs)]
#[group(required = true, multiple = false)]
struct Whom {
    /// An address such as 203.0.113.7, or a network such as 203.0.113.0/24 or 2001:db8::/32
    address: Option<String>,
    /// Whoever is called so, in capitals or not: nobody can sit down under this name, and who has cannot go on
    #[arg(long)]
    name: Option<String>,
}

#[derive(ClapArgs)]
struct Forget {
    #[command(flatten)]
    whom: Forgotten,
    /// Do not ask first
    #[arg(long)]
    yes: bool,
}

#[derive(ClapArgs)]
#[group(required = true, multiple = false)]
struct Forgotten {
    /// A token; or a token or name at one table, as WHO@TABLE: there, and at the rematches that followed
    #[arg(value_name = "TOKEN|WHO@TABLE")]
    person: Option<String>,
    /// Everybody who ever sat down under exactly this name, at any table
    #[arg(long)]
    name: Option<String>,
}

/// How a table stands, as it is asked for.
#[derive(Clone, Copy, ValueEnum)]
enum Standing {
    /// It has open seats
    Open,
    /// Its game is not over
    Unfinished,
    /// Its game is over, or it was closed
    Over,
}

/// Why a table is closed, as it is asked for.
#[derive(Clone, Copy, ValueEnum)]
enum Reason {
    /// None is given
    House,
    /// How somebody behaved there
    Conduct,
    /// Nobody uses it
    Unused,
    /// The house is worked on
    Upkeep,
}

impl From<Standing> for State {
    fn from(standing: Standing) -> Self {
        match standing {
            Standing::Open => Self::Open,
            Standing::Unfinished => Self::Unfinished,
            Standing::Over => Self::Over,
        }
    }
}

impl From<Reason> for Closing {
    fn from(reason: Reason) -> Self {
        match reason {
            Reason::House => Self::House,
            Reason::Conduct => Self::Conduct,
            Reason::Unused => Self::Unused,
            Reason::Upkeep => Self::Upkeep,
        }
    }
}

impl Whom {
    fn banned(self) -> Banned {
        match (self.address, self.name) {
            (Some(address), _) => Banned::Address(address),
            (None, name) => Banned::Name(name.unwrap_or_default()),
        }
    }
}

impl Forgotten {
    fn person(self) -> Person {
        match (self.person, self.name) {
            (Some(text), _) => match text.rsplit_once('@') {
                Some((who, table)) => Person::At { who: who.to_owned(), table: table.to_owned() },
                None => Person::Token(text),
            },
            (None, name) => Person::Name(name.unwrap_or_default()),
        }
    }
}

impl Command {
    /// What is asked before it is done, unless it was said that it need not be.
    fn question(&self, lang: Lang) -> Option<String> {
        match self {
            Self::Delete { table, yes: false } => Some(say_with(lang, "admin-ask-delete", &[("table", table.into())])),
            Self::Forget(Forget { yes: false, .. }) => Some(say(lang, "admin-ask-forget")),
            _ => None,
        }
    }

    fn order(self) -> Order {
        match self {
            Self::List(List { game, state, older_than }) => Order::List(Wanted {
                game: game.map(|game| game.name().to_owned()),
                state: state.map(State::from),
                older_than: older_than.map(|age| age.seconds),
            }),
            Self::Show { table } => Order::Show { table },
            Self::Close { table, reason } => Order::Close { table, reason: reason.into() },
            Self::Delete { table, .. } => Order::Delete { table },
            Self::Ban { whom, lasting } => {
                Order::Ban { whom: whom.banned(), seconds: lasting.map(|lasting| lasting.seconds) }
            }
            Self::Unban { whom } => Order::Unban { whom: whom.banned() },
            Self::Bans => Order::Bans,
            Self::Forget(Forget { whom, .. }) => Order::Forget { whom: whom.person() },
            Self::Prune { older_than, dry_run } => Order::Prune { older_than: older_than.seconds, dry_run },
        }
    }
}

/// Has it done, and says what was.
pub(crate) fn run(args: Args, lang: Lang) -> Result<()> {
    let Args { data, json, command } = args;
    if let Some(question) = command.question(lang)
        && !agrees(&question, lang, &mut std::io::stdin().lock(), &mut std::io::stderr())?
    {
        bail!(say(lang, "admin-not-done"));
    }
    let dry_run = matches!(command, Command::Prune { dry_run: true, .. });
    let ordered = Ordered { lang: lang.code().to_owned(), order: command.order() };
    let answer = server::admin::ask(&data, ordered).map_err(|error| explain(error, &data, lang))?;
    match answer {
        Answer::Refused(why) => Err(Ending::Refused.with(why)),
        Answer::Done(done) => tell(&done, dry_run, json, lang),
    }
}

fn tell(done: &Done, dry_run: bool, json: bool, lang: Lang) -> Result<()> {
    if matches!(done, Done::Unbanned { was: false }) {
        bail!(say(lang, "admin-was-not-banned"));
    }
    let text = if json { show::as_json(done) } else { show::in_words(done, dry_run, lang) };
    Ok(writeln!(Out::new(lang), "{text}")?)
}

fn explain(error: Unreachable, data: &Path, lang: Lang) -> anyhow::Error {
    let id = match error {
        Unreachable::NoFolder => "admin-no-folder",
        Unreachable::NoHouse => "server-no-house",
        Unreachable::Locked => "admin-locked",
        Unreachable::Failed(error) => return error.context(data.display().to_string()),
    };
    Ending::NoServer.with(say_with(lang, id, &[("folder", data.display().to_string().into())]))
}
