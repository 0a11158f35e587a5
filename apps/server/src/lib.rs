//! Online tables: a house with doors.
//!
//! [`House`] holds the tables and knows nothing of HTTP; `web` is its doors; `store` is where logs
//! are kept, and `bus` how several servers of one house hear of each other. The rules of a table are
//! not here: a host is a value of the `table` crate, and this crate gives it time, keeps what it
//! decides and tells people.

pub mod bus;
mod house;
mod metrics;
mod settings;
pub mod store;
mod web;

pub use house::{Anyhow, Bots, House, Mind};
pub use settings::{Asked, Settings, file_in};

use anyhow::{Context, Result, bail};
use bus::Bus;
use std::net::SocketAddr;
use std::sync::Arc;
use store::{Sqlite, Store};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A house that is open.
pub struct Open {
    /// Where.
    pub address: SocketAddr,
    /// The house.
    pub house: Arc<House>,
    close: watch::Sender<bool>,
    serving: JoinHandle<()>,
}

impl Open {
    /// Closes it: no new requests, connections are asked to come back later, and all that was
    /// decided is on disk when this returns.
    pub async fn close(self) {
        self.close.send_replace(true);
        let patience = std::time::Duration::from_secs(5);
        if tokio::time::timeout(patience, self.serving).await.is_err() {
            tracing::warn!("some requests did not end in time");
        }
        self.house.flush().await;
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
    let listener = TcpListener::bind(settings.listen).await.with_context(|| settings.listen.to_string())?;
    let address = listener.local_addr()?;
    let house = House::open(settings, store, bus, &mind)?;
    let (close, closing) = watch::channel(false);
    let serving = tokio::spawn(web::serve(listener, house.clone(), closing));
    Ok(Open { address, house, close, serving })
}

/// Runs a house until it is told to stop. `opened` is told its address.
pub fn run(settings: Settings, mind: Arc<dyn Mind>, opened: impl FnOnce(SocketAddr)) -> Result<()> {
    start_log(&settings)?;
    store::private::folder(&settings.data).with_context(|| settings.data.display().to_string())?;
    let store = Arc::new(Sqlite::open(&settings.file())?);
    let threads = usize::from(settings.threads.max(1));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(threads).enable_all().build()?;
    runtime.block_on(async {
        let open = open(settings, store, mind).await?;
        tracing::info!(address = %open.address, "the house is open");
        opened(open.address);
        told_to_stop().await?;
        tracing::info!("the house closes");
        open.close().await;
        Ok(())
    })
}

fn start_log(settings: &Settings) -> Result<()> {
    let filter = tracing_subscriber::EnvFilter::try_new(&settings.log)?;
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    match settings.log_format.as_str() {
        "text" => log.init(),
        "json" => log.json().init(),
        other => bail!("log-format is text or json, not {other}"),
    }
    Ok(())
}

async fn told_to_stop() -> Result<()> {
    let mut term = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    tokio::select! {
        pressed = tokio::signal::ctrl_c() => Ok(pressed?),
        _ = term.recv() => Ok(()),
    }
}
