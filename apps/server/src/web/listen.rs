//! Taking connections in: how many there may be, and how long they may take to say what they want.

use super::limits::{Limits, Socket};
use crate::settings::Settings;
use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How much the system keeps for a connection that does not read, in bytes.
const SEND_BUFFER: usize = 65_536;
/// How long a connection may go on with HTTP before it is asked to end, and again before it is cut off. WebSockets do
/// not count: they have limits of their own.
const LONGEST: Duration = Duration::from_mins(2);
/// How long to wait when the system has no room for another connection.
const PAUSE: Duration = Duration::from_millis(200);

/// What every connection is served with.
#[derive(Clone)]
pub(super) struct Threshold {
    pub(super) router: Router,
    pub(super) limits: Arc<Limits>,
    pub(super) closing: watch::Receiver<bool>,
    builder: Builder,
}

impl Threshold {
    pub(super) fn new(
        settings: &Settings,
        router: Router,
        limits: Arc<Limits>,
        closing: watch::Receiver<bool>,
    ) -> Self {
        let mut builder = Builder::new();
        // The time runs from the first moment, so that it ends silent connections too.
        builder.timer(TokioTimer::new()).header_read_timeout(Duration::from_secs(settings.header_seconds.into()));
        Self { router, limits, closing, builder }
    }

    /// Takes connections in until the house closes, and waits for those that are left.
    pub(super) async fn serve(self, listener: TcpListener) {
        let mut closing = self.closing.clone();
        let mut connections = JoinSet::new();
        loop {
            tokio::select! {
                accepted = listener.accept() => self.take_in(accepted, &mut connections).await,
                Some(_) = connections.join_next() => {}
                () = told(&mut closing) => break,
            }
        }
        drop(listener);
        connections.join_all().await;
    }

    async fn take_in(&self, accepted: std::io::Result<(TcpStream, SocketAddr)>, connections: &mut JoinSet<()>) {
        match accepted {
            // Whoever has too many is not even answered: an answer would cost what the limit is to save.
            Ok((stream, peer)) => {
                if let Some(socket) = Socket::open(&self.limits, peer.ip()) {
                    connections.spawn(self.clone().attend(stream, peer, socket));
                }
            }
            Err(error) => {
                tracing::warn!(%error, "a connection could not be taken in");
                tokio::time::sleep(PAUSE).await;
            }
        }
    }

    async fn attend(self, stream: TcpStream, peer: SocketAddr, socket: Socket) {
        // Messages are short and wanted at once; and for somebody who does not read, not much piles up.
        let _ = stream.set_nodelay(true);
        let _ = socket2::SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER);
        let (inner, socket) = (TowerToHyperService::new(self.router), Arc::new(socket));
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            // A WebSocket takes it along, and so counts as long as it lasts.
            request.extensions_mut().insert(socket.clone());
            inner.call(request)
        });
        let mut connection = pin!(self.builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
        let mut closing = self.closing;
        tokio::select! {
            _ = connection.as_mut() => return,
            () = told(&mut closing) => {}
            () = tokio::time::sleep(LONGEST) => {}
        }
        connection.as_mut().graceful_shutdown();
        drop(tokio::time::timeout(LONGEST, connection).await);
    }
}

/// Waits until the house closes.
async fn told(closing: &mut watch::Receiver<bool>) {
    drop(closing.wait_for(|closing| *closing).await);
}
