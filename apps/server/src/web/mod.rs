//! The house's doors: HTTP and WebSocket.

mod address;
mod alerts;
mod api;
mod client;
mod describe;
mod earlier;
mod error;
mod frames;
mod guard;
mod limits;
mod listen;
mod lobby;
mod patient;
mod rare;
mod share;
mod sites;
mod socket;
mod tls;
mod upgrade;

pub(crate) use client::keep as keep_client;
pub(crate) use error::Failed;
pub(crate) use lobby::SPARE;
pub(crate) use tls::Tls;

use crate::house::House;
use crate::settings::Settings;
use address::Proxies;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, header};
use axum::middleware;
use axum::routing::{get, post};
use earlier::Earlier;
use limits::Limits;
use listen::Threshold;
use lobby::Lobby;
use serde::Serialize;
use sites::{Hosts, Origins};
use std::sync::Arc;
use table::Problem;
use table::host::Rule;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// So many connections are held on the address of the figures.
pub(crate) const FIGURES: u32 = 16;

/// What every door needs.
#[derive(Clone)]
pub(crate) struct Doors {
    pub(crate) house: Arc<House>,
    limits: Arc<Limits>,
    entrance: Arc<Entrance>,
    earlier: Arc<Earlier>,
    closing: watch::Receiver<bool>,
}

/// Who is believed, by what names the house goes, and whose pages may speak to it.
struct Entrance {
    proxies: Arc<Proxies>,
    hosts: Hosts,
    origins: Origins,
}

impl Entrance {
    fn read(settings: &Settings) -> Result<Self, Problem> {
        let proxies = Proxies::read(settings)?;
        let hosts = Hosts::read(settings, &proxies)?;
        Ok(Self { proxies: Arc::new(proxies), hosts, origins: Origins::read(settings)? })
    }
}

/// Whether what was set about proxies, names and other sites can be read.
pub(crate) fn check(settings: &Settings) -> Result<(), Problem> {
    Entrance::read(settings).map(drop)
}

/// The doors of a house, ready to be opened: everybody's, and those of whoever watches over it.
pub(crate) struct Entry {
    doors: Doors,
    figures: Doors,
    tls: Option<Arc<Tls>>,
}

impl Entry {
    /// When `closing` becomes true, connections are asked to come back later.
    pub(crate) fn new(
        house: &Arc<House>,
        tls: Option<Arc<Tls>>,
        closing: watch::Receiver<bool>,
    ) -> Result<Self, Problem> {
        let doors = Doors::new(house.clone(), closing.clone(), &house.settings)?;
        let figures = Doors::new(house.clone(), closing, &for_figures(&house.settings)?)?;
        Ok(Self { doors, figures, tls })
    }

    /// Serves everybody.
    pub(crate) async fn serve(&self, listener: TcpListener) {
        let router = router(self.doors.clone());
        self.doors.threshold(router).with_tls(self.tls.clone()).serve(listener).await;
    }

    /// Serves whoever watches over the house: its figures, on an address of their own.
    pub(crate) async fn serve_figures(&self, listener: TcpListener) {
        self.figures.threshold(figures(self.figures.clone())).serve(listener).await;
    }
}

/// The figures have an address of their own, few connections, no proxies and no names.
fn for_figures(settings: &Settings) -> Result<Settings, Problem> {
    Ok(Settings {
        listen: settings.metrics_address()?.unwrap_or(settings.listen),
        connections: FIGURES,
        requests_per_second: settings.requests_per_second,
        connections_per_address: settings.connections_per_address,
        ..Settings::default()
    })
}

impl Doors {
    fn new(house: Arc<House>, closing: watch::Receiver<bool>, settings: &Settings) -> Result<Self, Problem> {
        let (limits, entrance) = (Arc::new(Limits::new(settings)), Arc::new(Entrance::read(settings)?));
        let earlier = Arc::new(Earlier::of(&settings.data));
        Ok(Self { house, limits, entrance, earlier, closing })
    }

    fn threshold(&self, router: Router) -> Threshold {
        let metrics = &self.house.metrics;
        let lobby = Lobby::new(self.limits.clone(), self.entrance.proxies.clone(), metrics);
        Threshold::new(&self.house.settings, router, lobby, metrics.clone(), self.closing.clone())
    }
}

/// A message as the body of an answer.
fn written(message: &impl Serialize) -> JsonBody<String> {
    as_json(wire::write(message))
}

fn as_json<T>(text: T) -> JsonBody<T> {
    ([(header::CONTENT_TYPE, "application/json")], text)
}

type JsonBody<T> = ([(HeaderName, &'static str); 1], T);

/// Why a message cannot be read.
fn unreadable(error: &wire::Error) -> Problem {
    match wire::unknown_level(error) {
        Some(level) => Problem::from(Rule::Level).with("level", level),
        None => Problem::unreadable(error),
    }
}

fn router(doors: Doors) -> Router {
    let body = DefaultBodyLimit::max(doors.house.settings.body_bytes as usize);
    let api = Router::new()
        .route("/games", get(api::games))
        .route("/tables", get(api::find).post(api::make))
        .route("/tables/{table}", get(api::table))
        .route("/tables/{table}/seats", post(api::sit))
        .route("/tables/{table}/log", get(api::log))
        .route("/tables/{table}/record", get(api::record))
        .route("/socket", get(socket::open))
        .route("/openapi.json", get(describe::openapi))
        .route("/asyncapi.json", get(describe::asyncapi))
        .layer(body);
    let all = Router::new()
        .nest("/api", api)
        .route("/healthz", get(api::health))
        .route("/readyz", get(api::ready))
        .fallback(client::serve);
    guarded(all, doors)
}

fn figures(doors: Doors) -> Router {
    guarded(Router::new().route("/metrics", get(api::metrics)), doors)
}

/// Whatever is asked for is counted, and has its time.
fn guarded(router: Router<Doors>, doors: Doors) -> Router {
    router
        .layer(middleware::from_fn_with_state(doors.clone(), guard::enter))
        .layer(middleware::from_fn_with_state(doors.clone(), guard::in_time))
        .layer(middleware::from_fn_with_state(doors.clone(), guard::headers))
        .with_state(doors)
}
