//! Playing, over a WebSocket: one connection looks at one table.

use super::api::too_large;
use super::guard::language;
use super::limits::{Bucket, Rate, Socket, too_many};
use super::{Doors, Failed};
use crate::house::{House, Joined, Outbox, Reply, Table};
use crate::metrics::{count, uncount};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::Value;
use std::collections::VecDeque;
use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::host::{Ask, Key, Message as ToHost, key_of};
use table::{Code, Problem};

/// How much is read at once, in bytes. Messages are short, and every connection has such a buffer.
const READ_BUFFER: usize = 512;
/// A message may be so many times as long as allowed and is still answered, with a refusal; what is longer yet is not
/// even read, and ends the connection.
const PATIENCE: usize = 4;
/// The house is closing; come back soon.
const RESTART: u16 = 1012;
/// Whoever breaks the rules of talking is not listened to.
const POLICY: u16 = 1008;

/// Opens a WebSocket.
pub(super) async fn open(
    State(doors): State<Doors>,
    Extension(address): Extension<IpAddr>,
    Extension(socket): Extension<Arc<Socket>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if let Err(problem) = doors.limits.connect(address) {
        count(&doors.house.metrics.limited_total);
        return Failed(problem, language(&headers)).into_response();
    }
    let most = doors.house.settings.frame_bytes as usize * PATIENCE;
    let refused = doors.clone();
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(most)
        .max_frame_size(most)
        .on_failed_upgrade(move |_| refused.limits.disconnect(address))
        .on_upgrade(move |stream| async move {
            serve(doors, address, stream).await;
            drop(socket);
        })
}

async fn serve(doors: Doors, address: IpAddr, socket: WebSocket) {
    count(&doors.house.metrics.connections);
    let mut connection = Connection::new(&doors, socket);
    connection.run(&doors).await;
    if let Some(joined) = connection.joined.take() {
        doors.house.leave(&joined.table, joined.viewer);
    }
    doors.limits.disconnect(address);
    uncount(&doors.house.metrics.connections);
}

/// A table that this connection looks at.
struct At {
    table: Arc<Table>,
    viewer: u64,
    who: Option<Key>,
}

struct Connection {
    socket: WebSocket,
    outbox: Outbox,
    joined: Option<At>,
    permits: Bucket,
    opened: Instant,
    heard: Instant,
}

/// The parts of a message that are the same for all.
#[derive(Deserialize)]
struct Envelope<'a> {
    #[serde(borrow)]
    cmd: Option<std::borrow::Cow<'a, str>>,
    id: Option<Value>,
    lang: Option<String>,
}

/// A wish to look at a table.
#[derive(Deserialize)]
struct Join {
    table: String,
    token: Option<String>,
    since: Option<u64>,
}

/// How long a connection may be silent, idle or deaf.
fn silence(doors: &Doors) -> Duration {
    Duration::from_secs(u64::from(doors.house.settings.silence_seconds.max(3)))
}

impl Connection {
    fn new(doors: &Doors, socket: WebSocket) -> Self {
        let settings = &doors.house.settings;
        let opened = Instant::now();
        let permits = Bucket::full(Rate::per_second(settings.messages_per_second), opened);
        let outbox = Outbox::new(settings.outbox as usize);
        Self { socket, outbox, joined: None, permits, opened, heard: opened }
    }

    async fn run(&mut self, doors: &Doors) {
        let mut closing = doors.closing.clone();
        let silence = silence(doors);
        let mut ticks = tokio::time::interval(silence / 3);
        loop {
            let outbox = self.outbox.clone();
            let next = tokio::select! {
                message = self.socket.recv() => self.hear(doors, message).await,
                texts = outbox.take() => self.send(doors, texts).await,
                _ = ticks.tick() => self.look(silence).await,
                _ = closing.changed() => self.close(RESTART, "come back soon").await,
            };
            if next.is_break() {
                return;
            }
        }
    }

    /// Sends all that waits at once; gives up on a reader that is too slow.
    async fn send(&mut self, doors: &Doors, texts: Option<VecDeque<Utf8Bytes>>) -> ControlFlow<()> {
        use futures_util::SinkExt;
        let Some(texts) = texts else {
            count(&doors.house.metrics.slow_readers_total);
            return ControlFlow::Break(());
        };
        let outbox = self.outbox.clone();
        let all = async {
            for text in texts {
                self.socket.feed(Message::Text(text)).await?;
            }
            self.socket.flush().await
        };
        let sent: Result<(), axum::Error> = tokio::select! {
            sent = all => sent,
            // While this waits, more piles up: at some point the reader is given up.
            () = outbox.given_up() => Err(axum::Error::new("too much waits")),
            () = tokio::time::sleep(silence(doors)) => Err(axum::Error::new("nothing is read")),
        };
        if sent.is_ok() {
            return ControlFlow::Continue(());
        }
        count(&doors.house.metrics.slow_readers_total);
        ControlFlow::Break(())
    }

    async fn send_all(&mut self, doors: &Doors, texts: Vec<Utf8Bytes>) -> ControlFlow<()> {
        self.send(doors, Some(texts.into())).await
    }

    /// Says hello to somebody silent, and goodbye to somebody silent for too long.
    async fn look(&mut self, silence: Duration) -> ControlFlow<()> {
        let quiet = self.heard.elapsed();
        if quiet > silence {
            return ControlFlow::Break(());
        }
        if self.joined.is_none() && self.opened.elapsed() > silence {
            return self.close(POLICY, "join a table").await;
        }
        if quiet > silence / 4 && self.socket.send(Message::Ping(axum::body::Bytes::new())).await.is_err() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    async fn close(&mut self, code: u16, reason: &'static str) -> ControlFlow<()> {
        let frame = CloseFrame { code, reason: reason.into() };
        drop(tokio::time::timeout(Duration::from_secs(1), self.socket.send(Message::Close(Some(frame)))).await);
        ControlFlow::Break(())
    }

    async fn hear(&mut self, doors: &Doors, message: Option<Result<Message, axum::Error>>) -> ControlFlow<()> {
        self.heard = Instant::now();
        match message {
            Some(Ok(Message::Text(text))) => self.read(doors, &text).await,
            Some(Ok(Message::Binary(_))) => {
                let problem = Problem::new(Code::BadJson, "bad-json").with("detail", "binary");
                self.refuse(doors, None, "", problem)
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => ControlFlow::Continue(()),
            Some(Ok(Message::Close(_))) | None => ControlFlow::Break(()),
            Some(Err(error)) => {
                tracing::debug!(%error, "a connection broke");
                self.close(POLICY, "that cannot be read").await
            }
        }
    }

    fn refuse(&mut self, doors: &Doors, id: Option<Value>, lang: &str, problem: Problem) -> ControlFlow<()> {
        count(&doors.house.metrics.refusals_total);
        self.outbox.put(table::Reply::new(id, Err(problem), words::speak, lang).line().into());
        ControlFlow::Continue(())
    }

    async fn read(&mut self, doors: &Doors, text: &str) -> ControlFlow<()> {
        count(&doors.house.metrics.messages_total);
        let most = doors.house.settings.frame_bytes;
        if text.len() > most as usize {
            count(&doors.house.metrics.limited_total);
            return self.refuse(doors, None, "", too_large(most));
        }
        let rate = Rate::per_second(doors.house.settings.messages_per_second);
        let envelope: Envelope<'_> = match serde_json::from_str(text) {
            Ok(envelope) => envelope,
            Err(error) => return self.refuse(doors, None, "", unreadable(&error)),
        };
        let (id, lang) = (envelope.id, envelope.lang.unwrap_or_default());
        if let Err(seconds) = self.permits.take(rate, Instant::now()) {
            count(&doors.house.metrics.limited_total);
            return self.refuse(doors, id, &lang, too_many("server-too-many-messages", seconds));
        }
        let result = match envelope.cmd.as_deref() {
            _ if House::check_id(id.as_ref()).is_err() => Err(Problem::new(Code::BadRequest, "server-bad-id")),
            // Boxed, because a connection joins once and then lives long: its room is given back.
            Some("join") => return Box::pin(self.join(doors, text, id, &lang)).await,
            Some("games") => {
                self.outbox.put(table::Reply::new(id.clone(), Ok(table::games()), words::speak, &lang).line().into());
                Ok(())
            }
            _ => self.ask(doors, text, id.clone(), &lang),
        };
        match result {
            Ok(()) => ControlFlow::Continue(()),
            Err(problem) => self.refuse(doors, id, &lang, problem),
        }
    }

    async fn join(&mut self, doors: &Doors, text: &str, id: Option<Value>, lang: &str) -> ControlFlow<()> {
        match self.enter(doors, text).await {
            Ok((n, first)) => {
                let answer = Ok(table::Answer::Done { n });
                let reply = table::Reply::new(id, answer, words::speak, lang).line();
                let all = [Utf8Bytes::from(reply)].into_iter().chain(first).collect();
                self.send_all(doors, all).await
            }
            Err(problem) => self.refuse(doors, id, lang, problem),
        }
    }

    async fn enter(&mut self, doors: &Doors, text: &str) -> Result<(u64, Vec<Utf8Bytes>), Problem> {
        if self.joined.is_some() {
            return Err(Problem::new(Code::BadRequest, "server-joined"));
        }
        let join: Join = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
        let table = doors.house.table(&join.table).await?;
        let who = join.token.as_deref().map(key_of);
        let Joined { viewer, n, first } = doors.house.join(&table, who, join.since, &self.outbox).await?;
        self.joined = Some(At { table, viewer, who });
        Ok((n, first))
    }

    fn ask(&mut self, doors: &Doors, text: &str, id: Option<Value>, lang: &str) -> Result<(), Problem> {
        let ask: Ask = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
        doors.house.check_lengths(&ask)?;
        let at = self.joined.as_mut().ok_or_else(|| Problem::new(Code::NotAllowed, "server-not-joined"))?;
        let sits = matches!(ask, Ask::Sit { .. });
        let token = (sits && at.who.is_none()).then(|| doors.house.token_for(&at.table, id.as_ref()));
        let who = token.as_deref().map(key_of).or(at.who);
        let reply = Reply::Connection { outbox: self.outbox.clone(), id: id.clone(), lang: lang.to_owned(), token };
        doors.house.ask(&at.table, ToHost::Ask { who, id, ask }, reply)?;
        if sits {
            at.who = who;
            who.inspect(|&who| doors.house.recognise(&at.table, at.viewer, who));
        }
        Ok(())
    }
}

fn unreadable(error: &serde_json::Error) -> Problem {
    let (code, key) = if error.is_data() { (Code::BadRequest, "bad-request") } else { (Code::BadJson, "bad-json") };
    Problem::new(code, key).with("detail", error.to_string())
}
