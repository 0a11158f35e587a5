//! Taking connections in: how many there may be, and how long they may take to say what they want.

use super::lobby::{Lobby, Socket};
use super::patient::Patient;
use super::tls::Tls;
use crate::log::Seldom;
use crate::metrics::{Metrics, count};
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
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// How much the system keeps for a connection that does not read, in bytes.
const SEND_BUFFER: usize = 65_536;
/// The longest head of a request, in bytes.
const LONGEST_HEAD: usize = 32_768;
/// How long a connection may go on with HTTP before it is asked to end. WebSockets do not count: they have limits of
/// their own.
const LONGEST: Duration = Duration::from_mins(2);
/// How long somebody who must make room may take to go.
const GOING: Duration = Duration::from_secs(1);
/// How long to wait when the system has no room for another connection.
const PAUSE: Duration = Duration::from_millis(200);

static REFUSED: Seldom = Seldom::new();
static NO_ROOM: Seldom = Seldom::new();

/// What every connection is served with.
#[derive(Clone)]
pub(super) struct Threshold {
    router: Router,
    lobby: Arc<Lobby>,
    tls: Option<Arc<Tls>>,
    metrics: Arc<Metrics>,
    closing: watch::Receiver<bool>,
    builder: Builder,
    heads_within: Duration,
    writes_within: Duration,
}

impl Threshold {
    pub(super) fn new(
        settings: &Settings,
        router: Router,
        lobby: Arc<Lobby>,
        metrics: Arc<Metrics>,
        closing: watch::Receiver<bool>,
    ) -> Self {
        let heads_within = Duration::from_secs(settings.header_seconds.into());
        let writes_within = Duration::from_secs(settings.write_seconds.into());
        let mut builder = Builder::new();
        // The time runs from the first moment, so that it ends silent connections too.
        builder.timer(TokioTimer::new()).header_read_timeout(heads_within).max_buf_size(LONGEST_HEAD);
        Self { router, lobby, tls: None, metrics, closing, builder, heads_within, writes_within }
    }

    /// The same, with connections that nobody else can read.
    pub(super) fn with_tls(self, tls: Option<Arc<Tls>>) -> Self {
        Self { tls, ..self }
    }

    /// Takes connections in until the house closes, and waits for those that are left.
    pub(super) async fn serve(self, listener: TcpListener) {
        let mut closing = self.closing.clone();
        let mut connections = JoinSet::new();
        loop {
            tokio::select! {
                accepted = self.next(&listener) => self.take_in(accepted, &mut connections).await,
                Some(_) = connections.join_next() => {}
                () = told(&mut closing) => break,
            }
        }
        drop(listener);
        connections.join_all().await;
    }

    /// The next connection, once there is a way in.
    async fn next(&self, listener: &TcpListener) -> std::io::Result<(TcpStream, SocketAddr)> {
        drop(tokio::time::timeout(GOING, self.lobby.doors_clear()).await);
        listener.accept().await
    }

    async fn take_in(&self, accepted: std::io::Result<(TcpStream, SocketAddr)>, connections: &mut JoinSet<()>) {
        match accepted {
            // Whoever has too many is not even answered: an answer would cost what the limit is to save.
            Ok((stream, peer)) => match self.lobby.enter(peer.ip()) {
                Some(socket) => drop(connections.spawn(self.clone().attend(stream, peer, socket))),
                None => self.turned_away(peer),
            },
            Err(error) => {
                count(&self.metrics.accept_errors_total);
                if let Some(more) = NO_ROOM.due() {
                    tracing::warn!(%error, more, "a connection could not be taken in");
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
    }

    fn turned_away(&self, peer: SocketAddr) {
        count(&self.metrics.connections_refused_total);
        if let Some(more) = REFUSED.due() {
            tracing::info!(address = %peer.ip(), more, "a connection was refused: there are too many");
        }
    }

    async fn attend(self, stream: TcpStream, peer: SocketAddr, socket: Arc<Socket>) {
        // Messages are short and wanted at once; and for somebody who does not read, not much piles up.
        let _ = stream.set_nodelay(true);
        let _ = socket2::SockRef::from(&stream).set_send_buffer_size(SEND_BUFFER);
        let stream = Patient::new(stream, self.writes_within, self.metrics.slow_readers_total.clone());
        let Some(tls) = &self.tls else { return self.converse(stream, peer, socket).await };
        let greeting = tokio::time::timeout(self.heads_within, tls.acceptor().accept(stream));
        let greeted = tokio::select! {
            greeted = greeting => greeted,
            () = socket.asked_to_leave() => return,
        };
        match greeted {
            Ok(Ok(stream)) => self.converse(stream, peer, socket).await,
            _ => count(&self.metrics.handshakes_failed_total),
        }
    }

    /// Answers requests until one end has enough.
    async fn converse<S>(self, stream: S, peer: SocketAddr, socket: Arc<Socket>)
    where
        S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
    {
        let (inner, waiter) = (TowerToHyperService::new(self.router), socket.clone());
        let service = service_fn(move |mut request: hyper::Request<Incoming>| {
            socket.settle();
            request.extensions_mut().insert(ConnectInfo(peer));
            // A WebSocket takes it along, and so counts as long as it lasts.
            request.extensions_mut().insert(socket.clone());
            let (answer, socket) = (inner.call(request), socket.clone());
            async move {
                let answer = answer.await;
                socket.wait();
                answer
            }
        });
        let mut connection = pin!(self.builder.serve_connection(TokioIo::new(stream), service).with_upgrades());
        let mut closing = self.closing;
        let patience = tokio::select! {
            _ = connection.as_mut() => return,
            // Whoever has asked for nothing is owed nothing.
            () = waiter.asked_to_leave() => if waiter.has_spoken() { GOING } else { return },
            () = told(&mut closing) => LONGEST,
            () = tokio::time::sleep(LONGEST) => self.writes_within,
        };
        connection.as_mut().graceful_shutdown();
        drop(tokio::time::timeout(patience, connection).await);
    }
}

/// Waits until the house closes.
async fn told(closing: &mut watch::Receiver<bool>) {
    drop(closing.wait_for(|closing| *closing).await);
}
