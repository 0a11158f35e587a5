//! How orders reach a house: over a socket in its data folder that only its owner can open, one order a connection.

use super::Office;
use crate::house::House;
use crate::settings::file_in;
use crate::store::{Sqlite, private};
use std::fs::{File, Permissions};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::fd::AsRawFd;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use table::Problem;
use wire::admin::{Answer, Order, Ordered};

/// The socket's name in the data folder.
const NAME: &str = "admin.sock";
/// The longest order, in bytes.
const LONGEST: u64 = 64 * 1024;
/// How long whoever connects may take to say what they want.
const PATIENCE: Duration = Duration::from_secs(10);
/// The longest path that a socket can have on every system.
const LONGEST_PATH: usize = 100;

/// The socket of a house that is open; it is gone when this is.
pub struct Listening {
    path: PathBuf,
}

impl Drop for Listening {
    fn drop(&mut self) {
        std::fs::remove_file(&self.path).ok();
    }
}

/// A path that is short enough for a socket, and what must be held while it is used.
fn short(folder: &Path) -> std::io::Result<(PathBuf, Option<File>)> {
    if folder.as_os_str().len() + NAME.len() < LONGEST_PATH {
        return Ok((folder.to_owned(), None));
    }
    let held = File::open(folder)?;
    Ok((PathBuf::from(format!("/proc/self/fd/{}", held.as_raw_fd())), Some(held)))
}

/// Makes the socket: where nobody else can reach it, until only its owner can open it.
fn bind(folder: &Path) -> std::io::Result<UnixListener> {
    let hidden = folder.join("admin.new");
    std::fs::remove_dir_all(&hidden).ok();
    private::folder(&hidden)?;
    let (within, _held) = short(&hidden)?;
    let listener = UnixListener::bind(within.join(NAME))?;
    std::fs::set_permissions(hidden.join(NAME), Permissions::from_mode(0o600))?;
    std::fs::rename(hidden.join(NAME), folder.join(NAME))?;
    std::fs::remove_dir(&hidden)?;
    Ok(listener)
}

/// Takes orders in for a house that is open, on a thread of its own. The data folder must be the house's alone. Must be
/// called on the runtime that serves the house.
pub fn listen(folder: &Path, house: Arc<House>) -> std::io::Result<Listening> {
    let listener = bind(folder)?;
    let runtime = tokio::runtime::Handle::current();
    let serve = move || {
        let office = Office::open(house);
        for stream in listener.incoming() {
            let served = stream.and_then(|stream| serve(stream, |order| runtime.block_on(office.obey(order))));
            if let Err(error) = served {
                tracing::warn!(%error, "an order was lost");
            }
        }
    };
    std::thread::Builder::new().name("admin".into()).spawn(serve)?;
    Ok(Listening { path: folder.join(NAME) })
}

fn serve(
    mut stream: UnixStream,
    obey: impl FnOnce(Order) -> Result<wire::admin::Done, Problem>,
) -> std::io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let mut line = String::new();
    BufReader::new((&stream).take(LONGEST)).read_line(&mut line)?;
    let Ordered { lang, order } = wire::read(&line)?;
    tracing::info!(order = kind(&order), "an order is carried out");
    writeln!(stream, "{}", wire::write(&answer(obey(order), &lang)))
}

/// What is ordered, without names, tokens or addresses: for the log.
fn kind(order: &Order) -> &'static str {
    match order {
        Order::List(_) => "list",
        Order::Show { .. } => "show",
        Order::Close { .. } => "close",
        Order::Delete { .. } => "delete",
        Order::Ban { .. } => "ban",
        Order::Unban { .. } => "unban",
        Order::Bans => "bans",
        Order::Forget { .. } => "forget",
        Order::Prune { .. } => "prune",
    }
}

fn answer(done: Result<wire::admin::Done, Problem>, lang: &str) -> Answer {
    match done {
        Ok(done) => Answer::Done(done),
        Err(problem) => Answer::Refused(problem.sentence(words::speak, lang)),
    }
}

/// Why an order does not reach a house.
#[derive(Debug)]
pub enum Unreachable {
    /// There is no such folder.
    NoFolder,
    /// There is no house in it.
    NoHouse,
    /// Another program uses it, and takes no orders.
    Locked,
    /// Something else.
    Failed(anyhow::Error),
}

impl<E: Into<anyhow::Error>> From<E> for Unreachable {
    fn from(error: E) -> Self {
        Self::Failed(error.into())
    }
}

/// Has an order carried out: by the house of this folder, if it is open, else here.
pub fn ask(folder: &Path, ordered: Ordered) -> Result<Answer, Unreachable> {
    if !folder.is_dir() {
        return Err(Unreachable::NoFolder);
    }
    if !file_in(folder).exists() {
        return Err(Unreachable::NoHouse);
    }
    match connect(folder) {
        Ok(stream) => over(stream, &ordered),
        Err(_) => here(folder, ordered),
    }
}

fn connect(folder: &Path) -> std::io::Result<UnixStream> {
    let (within, _held) = short(folder)?;
    UnixStream::connect(within.join(NAME))
}

fn over(mut stream: UnixStream, ordered: &Ordered) -> Result<Answer, Unreachable> {
    writeln!(stream, "{}", wire::write(ordered))?;
    let mut line = String::new();
    BufReader::new(stream).read_line(&mut line)?;
    Ok(wire::read(&line)?)
}

fn here(folder: &Path, Ordered { lang, order }: Ordered) -> Result<Answer, Unreachable> {
    let Ok(_lock) = private::lock(folder) else { return Err(Unreachable::Locked) };
    let store = Arc::new(Sqlite::open(&file_in(folder))?);
    let runtime = tokio::runtime::Builder::new_current_thread().build()?;
    let done = runtime.block_on(Office::closed(store.clone()).obey(order));
    crate::store::Store::close(&*store)?;
    Ok(answer(done, &lang))
}
