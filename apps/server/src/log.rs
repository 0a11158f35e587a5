//! What a host is told in the log, and what nobody is.

use crate::settings::Settings;
use anyhow::{Result, bail};
use std::io::IsTerminal;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tracing::{Level, Metadata};
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, Registry, fmt};

/// How often the same thing is said.
const PAUSE: Duration = Duration::from_secs(10);

/// The crates of ours that log. What libraries say of their insides has tokens and talk in it.
const OURS: [&str; 3] = ["server", "strandline", "table"];

/// Begins to log.
pub(crate) fn start(settings: &Settings) -> Result<()> {
    let colours = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let lines = fmt::layer().with_writer(std::io::stderr).with_ansi(colours);
    let lines: Box<dyn Layer<_> + Send + Sync> = match settings.log_format.as_str() {
        "text" => lines.boxed(),
        "json" => lines.json().boxed(),
        other => bail!("log-format is text or json, not {other}"),
    };
    let (asked, safe) = (EnvFilter::try_new(&settings.log)?, filter_fn(may_be_said));
    Registry::default().with(lines).with(asked).with(safe).try_init()?;
    Ok(())
}

/// Whatever level was asked for: at `debug` and `trace` libraries print what they read and write.
fn may_be_said(metadata: &Metadata<'_>) -> bool {
    let ours = || metadata.target().split("::").next().is_some_and(|root| OURS.contains(&root));
    *metadata.level() <= Level::INFO || ours()
}

/// Something that can happen very often and is said now and then.
pub(crate) struct Seldom(Mutex<Option<(Instant, u64)>>);

impl Seldom {
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(None))
    }

    /// Whether to say it now, and how often it was kept back since it was said last.
    pub(crate) fn due(&self) -> Option<u64> {
        let mut said = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (at, more) = said.unzip();
        if at.is_some_and(|at| at.elapsed() < PAUSE) {
            *said = at.zip(more.map(|more| more + 1));
            return None;
        }
        *said = Some((Instant::now(), 0));
        Some(more.unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::Seldom;

    #[test]
    fn what_happens_often_is_said_once() {
        let seldom = Seldom::new();
        assert_eq!(seldom.due(), Some(0));
        assert!((0..1_000).all(|_| seldom.due().is_none()));
        assert_eq!(seldom.0.lock().unwrap().map(|(_, more)| more), Some(1_000), "the rest is counted");
    }
}
