//! Online tables: a house with doors.
//!
//! [`House`] holds the tables and knows nothing of HTTP; `web` is its doors; `store` is where logs
//! are kept, and `bus` how several servers of one house hear of each other. The rules of a table are
//! not here: a host is a value of the `table` crate, and this crate gives it time, keeps what it
//! decides and tells people.

pub mod admin;
mod bans;
pub mod bus;
mod house;
mod log;
mod metrics;
mod network;
mod open_files;
mod settings;
pub mod store;
mod web;

pub use house::{Bots, Clock, House, Mind, RandomMover};
pub use settings::{Asked, Settings, file_in, usual};

use anyhow::{Context, Result, anyhow};
use bus::Bus;
use std::net::SocketAddr;
use std::sync::Arc;
use store::{Sqlite, Store};
use table::Problem;
use tokio::net::TcpListener;
use tokio::signal::unix::{Signal, SignalKind, signal};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use web::{Entry, Tls};

/// A house that is open.
pub struct Open {
    /// Where.
    pub address: SocketAddr,
    /// Where its figures are, if anywhere.
    pub figures: Option<SocketAddr>,
    /// The house.
    pub house: Arc<House>,
    tls: Option<Arc<Tls>>,
    close: watch::Sender<bool>,
    serving: JoinHandle<()>,
}

impl Open {
    /// Closes it: no new requests, connections are asked to come back later, and all that was
    /// decided is on disk, in one file, when this returns.
    pub async fn close(self) {
        self.close.send_replace(true);
        let patience = std::time::Duration::from_secs(5);
        if tokio::time::timeout(patience, self.serving).await.is_err() {
            tracing::warn!("some requests did not end in time");
        }
        self.house.flush().await;
        self.house.close_store().await;
    }

    /// What to call it in a browser.
    pub fn url(&self) -> String {
        let scheme = if self.tls.is_some() { "https" } else { "http" };
        format!("{scheme}://{}/", self.address)
    }

    /// Reads the certificate and its key again; whether there are any. Where they cannot be used, all stays as it was.
    pub fn reload_certificate(&self) -> Result<bool, Problem> {
        self.tls.as_ref().map(|tls| tls.reload()).transpose().map(|reloaded| reloaded.is_some())
    }
}

/// Opens a house on a store, with no other server beside it.
pub async fn open(settings: Settings, store: Arc<dyn Store>, mind: Arc<dyn Mind>) -> Result<Open> {
    open_on(settings, store, Arc::new(bus::Local::default()), mind).await
}

/// Opens one server of a house, whose servers share a store and a bus.
pub async fn open_on(
    settings: Settings,
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    mind: Arc<dyn Mind>,
) -> Result<Open> {
    open_at(settings, store, bus, mind, Clock::of_the_system()).await
}

/// The same, by this clock.
pub async fn open_at(
    settings: Settings,
    store: Arc<dyn Store>,
    bus: Arc<dyn Bus>,
    mind: Arc<dyn Mind>,
    clock: Clock,
) -> Result<Open> {
    settings.check().map_err(|problem| said(&problem))?;
    let tls = Tls::read(&settings).map_err(|problem| said(&problem))?;
    let listener = listen(settings.listen).await?;
    let figures = match settings.metrics_address().map_err(|problem| said(&problem))? {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let (address, figures_at) = (listener.local_addr()?, figures.as_ref().and_then(|at| at.local_addr().ok()));
    let house = House::open(settings, store, bus, &mind, clock)?;
    let (close, closing) = watch::channel(false);
    let entry = Entry::new(&house, tls.clone(), closing).map_err(|problem| said(&problem))?;
    let serving = tokio::spawn(async move {
        let figures = async {
            if let Some(listener) = figures {
                entry.serve_figures(listener).await;
            }
        };
        tokio::join!(entry.serve(listener), figures);
    });
    Ok(Open { address, figures: figures_at, house, tls, close, serving })
}

async fn listen(address: SocketAddr) -> Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| address.to_string())
}

/// A problem with the settings, as whoever started the house reads it.
fn said(problem: &Problem) -> anyhow::Error {
    anyhow!(problem.sentence(words::speak, ""))
}

/// Runs a house until it is told to stop. `opened` is told what to call it in a browser.
pub fn run(mut settings: Settings, mind: Arc<dyn Mind>, opened: impl FnOnce(String)) -> Result<()> {
    log::start(&settings)?;
    open_files::fit(&mut settings);
    store::private::folder(&settings.data).with_context(|| settings.data.display().to_string())?;
    let _lock = store::private::lock(&settings.data).with_context(|| settings.data.display().to_string())?;
    let store = Arc::new(open_store(&settings).with_context(|| settings.data.display().to_string())?);
    if let Err(error) = web::keep_client(&settings.data) {
        tracing::warn!(%error, "pages that are open will not find their files after the next update");
    }
    let threads = usize::from(settings.threads.max(1));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build()?;
    runtime.block_on(async {
        let (data, orders) = (settings.data.clone(), Orders::listen()?);
        let open = open(settings, store, mind).await?;
        let _socket = admin::listen(&data, open.house.clone()).with_context(|| data.display().to_string())?;
        let (version, address) = (wire::PROGRAM, open.url());
        tracing::info!(version, address, data = %data.display(), figures = ?open.figures, "the house is open");
        opened(address);
        orders.stopped(&open).await;
        tracing::info!("the house closes");
        open.close().await;
        tracing::info!("the house is closed");
        Ok(())
    })
}

/// Opens the tables of a data folder, unless there were some that are not there any more.
fn open_store(settings: &Settings) -> Result<Sqlite> {
    store::private::check_house(&settings.data, &settings.file())?;
    let store = Sqlite::open(&settings.file())?;
    store::private::note_house(&settings.data)?;
    Ok(store)
}

/// What the system tells the house to do. It listens before it says that it is open: whoever stops it right then must
/// find it stopping, not killed.
struct Orders {
    interrupt: Signal,
    terminate: Signal,
    hangup: Signal,
}

impl Orders {
    fn listen() -> Result<Self> {
        let [interrupt, terminate, hangup] =
            [SignalKind::interrupt(), SignalKind::terminate(), SignalKind::hangup()].map(signal);
        Ok(Self { interrupt: interrupt?, terminate: terminate?, hangup: hangup? })
    }

    /// Waits until the house is told to stop. Until then SIGHUP has it read its certificate again.
    async fn stopped(mut self, open: &Open) {
        loop {
            tokio::select! {
                _ = self.interrupt.recv() => return,
                _ = self.terminate.recv() => return,
                _ = self.hangup.recv() => reload(open),
            }
        }
    }
}

fn reload(open: &Open) {
    match open.reload_certificate() {
        Ok(true) => tracing::info!("the certificate was read again"),
        Ok(false) => tracing::info!("there is no certificate to read again"),
        Err(problem) => {
            let reason = problem.sentence(words::speak, "");
            tracing::error!(reason, "the certificate cannot be used: the one before stays");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Settings, open_store};

    #[test]
    fn a_folder_that_had_a_house_is_not_given_a_new_one_without_a_word() {
        let data = std::env::temp_dir().join(format!("strandline-folder-{}", std::process::id()));
        std::fs::create_dir_all(&data).unwrap();
        let settings = Settings { data: data.clone(), ..Settings::default() };
        drop(open_store(&settings).unwrap());
        drop(open_store(&settings).unwrap());
        std::fs::write(settings.file(), "").unwrap();
        assert!(open_store(&settings).is_err(), "an empty file");
        std::fs::remove_file(settings.file()).unwrap();
        assert!(open_store(&settings).is_err(), "no file");
        std::fs::remove_file(data.join("lock")).unwrap();
        open_store(&settings).unwrap();
        std::fs::remove_dir_all(&data).unwrap();
    }
}
