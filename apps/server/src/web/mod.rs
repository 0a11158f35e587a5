//! The house's doors: HTTP and WebSocket.

mod api;
mod client;
mod error;
mod guard;
mod limits;
mod listen;
mod openapi;
mod socket;

pub(crate) use error::Failed;

use crate::house::House;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware;
use axum::routing::{get, post};
use limits::Limits;
use listen::Threshold;
use std::sync::Arc;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// What every door needs.
#[derive(Clone)]
pub(crate) struct Doors {
    pub(crate) house: Arc<House>,
    limits: Arc<Limits>,
    closing: watch::Receiver<bool>,
}

/// Opens the doors of a house. When `closing` becomes true, connections are asked to come back later.
pub(crate) async fn serve(listener: TcpListener, house: Arc<House>, closing: watch::Receiver<bool>) {
    let limits = Arc::new(Limits::new(&house.settings));
    let doors = Doors { house: house.clone(), limits: limits.clone(), closing: closing.clone() };
    Threshold::new(&house.settings, router(doors), limits, closing).serve(listener).await;
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
        .route("/openapi.json", get(openapi::serve))
        .layer(middleware::from_fn_with_state(doors.clone(), guard::limit))
        .layer(body);
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(api::health))
        .route("/metrics", get(api::metrics))
        .fallback(client::serve)
        .layer(middleware::from_fn_with_state(doors.clone(), guard::in_time))
        .layer(middleware::from_fn(guard::headers))
        .with_state(doors)
}
