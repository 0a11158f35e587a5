//! Playing, over a WebSocket: one connection looks at one table.

use super::alerts::{Alert, Alerts};
use super::api::too_large;
use super::frames::Counted;
use super::guard::{barred, language};
use super::limits::{Bucket, Rate, too_many};
use super::lobby::Socket;
use super::rare::Rare;
use super::upgrade::Upgrade;
use super::{Doors, Failed, unreadable};
use crate::house::{Asked, House, Joined, Outbox, Reply, Table};
use crate::log::Seldom;
use crate::metrics::count;
use axum::body::Bytes;
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::io::ErrorKind;
use std::net::IpAddr;
use std::ops::ControlFlow;
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};
use table::host::{Ask, Key, key_of};
use table::{Code, Problem, reply};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::protocol::{CloseFrame, Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};
use wire::Id;
use wire::table::{Asking, Envelope};
use wire::umpire::{Answer, Versions};

/// How much is read at once, in bytes. Messages are short, and every connection has such a buffer.
const READ_BUFFER: usize = 512;
/// So much is gathered before it is written, in bytes: all that waits goes out in one write, unless it is long.
const WRITE_BUFFER: usize = 16 * 1024;
/// A message may be so many times as long as allowed and is still answered, with a refusal; what is longer yet is not
/// even read, and ends the connection.
const PATIENCE: usize = 4;
/// The table is there no more. The number is for programs to agree on; see `docs/protocol.md`.
const GONE: CloseCode = CloseCode::Library(4404);
/// How long it may take to say the last word.
const GOODBYE: Duration = Duration::from_secs(1);
/// So much is still read of what somebody sends who was cut off, in bytes.
const LAST_WORDS: u64 = 1 << 20;

static FLOODED: Seldom = Seldom::new();

/// A WebSocket, counted against its address until it is dropped.
struct Permit {
    doors: Doors,
    address: IpAddr,
}

impl Permit {
    fn get(doors: &Doors, address: IpAddr) -> Result<Self, Problem> {
        doors.limits.connect(address)?;
        doors.house.metrics.websockets.inc();
        Ok(Self { doors: doors.clone(), address })
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.doors.limits.disconnect(self.address);
        self.doors.house.metrics.websockets.dec();
    }
}

/// Opens a WebSocket.
pub(super) async fn open(
    State(doors): State<Doors>,
    Extension(address): Extension<IpAddr>,
    Extension(socket): Extension<Arc<Socket>>,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Response {
    match Permit::get(&doors, address) {
        Ok(permit) => {
            let lang = language(&headers);
            upgrade.accept(move |stream| serve(doors, permit, socket, lang, stream))
        }
        Err(problem) => {
            count(&doors.house.metrics.limited_total);
            Failed(problem, language(&headers)).into_response()
        }
    }
}

async fn serve(doors: Doors, permit: Permit, place: Arc<Socket>, lang: String, stream: TokioIo<Upgraded>) {
    let settings = &doors.house.settings;
    let most = settings.frame_bytes as usize * PATIENCE;
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(Some(most))
        .max_frame_size(Some(most));
    let stream = Counted::new(stream, settings.messages_per_second);
    let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await;
    let mut connection = Connection::new(&doors, socket, permit.address, place, lang);
    connection.run(&doors).await;
    if let Some(joined) = connection.joined.take() {
        doors.house.leave(&joined.table, joined.viewer);
    }
    drop(permit);
}

/// A table that this connection looks at.
struct At {
    table: Arc<Table>,
    viewer: u64,
    who: Option<Key>,
}

struct Connection {
    socket: WebSocketStream<Counted<TokioIo<Upgraded>>>,
    address: IpAddr,
    place: Arc<Socket>,
    /// What whoever connects reads, where a request does not say.
    lang: String,
    outbox: Outbox,
    joined: Option<At>,
    permits: Bucket,
    /// How many refusals of what was too much are still answered.
    refusals: Bucket,
    opened: Instant,
    heard: Instant,
}

fn slow() -> Error {
    Error::Io(ErrorKind::TimedOut.into())
}

/// How long a connection may be silent, idle or deaf.
fn silence(doors: &Doors) -> Duration {
    Duration::from_secs(u64::from(doors.house.settings.silence_seconds.max(3)))
}

impl Connection {
    fn new(
        doors: &Doors,
        socket: WebSocketStream<Counted<TokioIo<Upgraded>>>,
        address: IpAddr,
        place: Arc<Socket>,
        lang: String,
    ) -> Self {
        let settings = &doors.house.settings;
        let opened = Instant::now();
        let permits = Bucket::full(Rate::per_second(settings.messages_per_second), opened);
        let outbox = Outbox::new(settings.outbox as usize, &doors.house.metrics.outboxes_waiting);
        Self { socket, address, place, lang, outbox, joined: None, permits, refusals: permits, opened, heard: opened }
    }

    async fn run(&mut self, doors: &Doors) {
        let alerts = Alerts::new(doors, self.place.clone(), silence(doors) / 3);
        // Waited for once, and not anew with every message.
        let mut alert = Rare::new(Box::pin(alerts.next()));
        loop {
            let next = tokio::select! {
                // What is rare first, so that whoever talks without end cannot keep it off.
                biased;
                (heard, alerts) = &mut alert => {
                    alert.set(Box::pin(alerts.next()));
                    self.heed(doors, heard).await
                }
                texts = self.outbox.take() => self.send(doors, texts).await,
                message = self.socket.next() => self.hear(doors, message).await,
            };
            if next.is_break() {
                return;
            }
        }
    }

    async fn heed(&mut self, doors: &Doors, alert: Alert) -> ControlFlow<()> {
        match alert {
            Alert::Closing => self.close(CloseCode::Restart, "come back soon").await,
            Alert::Full => self.close(CloseCode::Again, "the house is full").await,
            Alert::Tick => self.look(silence(doors)).await,
            Alert::Bans => self.look_at_bans(doors).await,
        }
    }

    /// Sends all that waits at once; gives up on a reader that is too slow.
    async fn send(&mut self, doors: &Doors, texts: Option<VecDeque<Utf8Bytes>>) -> ControlFlow<()> {
        let Some(texts) = texts else {
            if self.outbox.is_ended() {
                return self.close(GONE, "deleted").await;
            }
            count(&doors.house.metrics.slow_readers_total);
            return ControlFlow::Break(());
        };
        let Self { socket, outbox, .. } = self;
        let mut all = pin!(async {
            for text in texts {
                socket.feed(Message::Text(text)).await?;
            }
            socket.flush().await
        });
        // Nearly always it is done at once: then there is nothing to wait for.
        let sent: Result<(), Error> = match poll_fn(|cx| Poll::Ready(all.as_mut().poll(cx))).await {
            Poll::Ready(sent) => sent,
            Poll::Pending => tokio::select! {
                biased;
                sent = all => sent,
                // While this waits, more piles up: at some point the reader is given up.
                () = outbox.given_up() => Err(slow()),
                () = tokio::time::sleep(silence(doors)) => Err(slow()),
            },
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
            return self.close(CloseCode::Policy, "join a table").await;
        }
        if quiet > silence / 4 && self.ping().await.is_err() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// Says goodbye to somebody who is not let in any more.
    async fn look_at_bans(&mut self, doors: &Doors) -> ControlFlow<()> {
        if !doors.house.bans.bars(self.address, doors.house.now()) {
            return ControlFlow::Continue(());
        }
        let told = reply(None, Err(barred()), words::speak, &self.lang).line();
        let told = self.send_all(doors, vec![told.into()]).await;
        if told.is_break() { told } else { self.close(CloseCode::Policy, "banned").await }
    }

    /// Asks for a sign of life. That must not wait for somebody who does not read.
    async fn ping(&mut self) -> Result<(), Error> {
        let sent = tokio::time::timeout(GOODBYE, self.socket.send(Message::Ping(Bytes::new()))).await;
        sent.unwrap_or_else(|_| Err(slow()))
    }

    async fn close(&mut self, code: CloseCode, reason: &'static str) -> ControlFlow<()> {
        let frame = CloseFrame { code, reason: reason.into() };
        drop(tokio::time::timeout(GOODBYE, self.socket.send(Message::Close(Some(frame)))).await);
        ControlFlow::Break(())
    }

    /// Cuts somebody off who still talks: they are told why, and then not listened to.
    async fn cut_off(&mut self, reason: &'static str) -> ControlFlow<()> {
        let end = self.close(CloseCode::Policy, reason).await;
        drop(tokio::time::timeout(GOODBYE, self.socket.get_mut().drain(LAST_WORDS)).await);
        end
    }

    async fn hear(&mut self, doors: &Doors, message: Option<Result<Message, Error>>) -> ControlFlow<()> {
        self.heard = Instant::now();
        match message {
            Some(Ok(Message::Close(_))) | None => ControlFlow::Break(()),
            Some(Ok(message)) => self.weigh(doors, message).await,
            Some(Err(Error::Io(error))) if error.kind() == ErrorKind::QuotaExceeded => self.flooded(doors).await,
            Some(Err(error)) => {
                tracing::debug!(%error, "a connection broke");
                self.cut_off("that cannot be read").await
            }
        }
    }

    /// Counts whatever was sent, a ping or nonsense too, and hears it if there is not too much of it.
    async fn weigh(&mut self, doors: &Doors, message: Message) -> ControlFlow<()> {
        count(&doors.house.metrics.messages_total);
        let permit = self.permit(doors);
        if permit.is_err() && self.strike(doors) {
            return self.flooded(doors).await;
        }
        match (message, permit) {
            (Message::Text(text), Ok(())) => self.read(doors, &text).await,
            (Message::Text(text), Err(problem)) => {
                let Envelope { id, lang } = wire::read(&text).unwrap_or_default();
                self.refuse(doors, id, &lang.unwrap_or_default(), problem)
            }
            (Message::Binary(_), Ok(())) => {
                let problem = Problem::new(Code::BadJson, "bad-json").with("detail", "binary");
                self.refuse(doors, None, "", problem)
            }
            _ => ControlFlow::Continue(()),
        }
    }

    /// One more refusal of what was too much; whether there have been enough of them.
    fn strike(&mut self, doors: &Doors) -> bool {
        let rate = Rate::per_second(doors.house.settings.messages_per_second);
        self.refusals.take(rate, Instant::now()).is_err()
    }

    async fn flooded(&mut self, doors: &Doors) -> ControlFlow<()> {
        count(&doors.house.metrics.cut_off_total);
        if let Some(more) = FLOODED.due() {
            tracing::info!(address = %self.address, more, "a connection was cut off: it sent too much");
        }
        self.cut_off("too many messages").await
    }

    fn refuse(&mut self, doors: &Doors, id: Option<Id>, lang: &str, problem: Problem) -> ControlFlow<()> {
        count(&doors.house.metrics.refusals_total);
        self.answer(id, Err(problem), lang);
        ControlFlow::Continue(())
    }

    async fn read(&mut self, doors: &Doors, text: &str) -> ControlFlow<()> {
        let most = doors.house.settings.frame_bytes;
        if text.len() > most as usize {
            count(&doors.house.metrics.limited_total);
            return self.refuse(doors, None, "", too_large(most));
        }
        let asking = match Asking::read(text) {
            Ok(asking) => asking,
            Err(error) => return self.not_understood(doors, text, &error),
        };
        let (id, lang) = (asking.id, asking.lang.unwrap_or_default());
        if let Err(problem) = House::check_id(id.as_ref()) {
            return self.refuse(doors, id, &lang, problem);
        }
        let result = match asking.ask {
            // Boxed, because a connection joins once and then lives long: its room is given back.
            Ask::Join { table, token, since } => {
                let token = token.as_deref();
                return Box::pin(self.join(doors, (&table, token, since), id, &lang)).await;
            }
            Ask::Games => Ok(Some(table::games())),
            Ask::Hello => Ok(Some(hello(doors))),
            // Boxed too, since it is seldom asked. What comes next on this connection waits, so that all is done in order.
            ask @ (Ask::Undo | Ask::Agree) => {
                Box::pin(self.ask_long(doors, ask, id.clone(), &lang)).await.map(|()| None)
            }
            ask => self.ask(doors, ask, id.clone(), &lang).map(|()| None),
        };
        match result {
            Ok(answer) => {
                answer.into_iter().for_each(|answer| self.answer(id.clone(), Ok(answer), &lang));
                ControlFlow::Continue(())
            }
            Err(problem) => self.refuse(doors, id, &lang, problem),
        }
    }

    fn answer(&mut self, id: Option<Id>, result: Result<Answer, Problem>, lang: &str) {
        // What is no id is not repeated: it may be anything, and long.
        let id = id.filter(|id| House::check_id(Some(id)).is_ok());
        self.outbox.put(reply(id, result, words::speak, lang).line().into());
    }

    /// Whether the connection may ask something now.
    fn permit(&mut self, doors: &Doors) -> Result<(), Problem> {
        let rate = Rate::per_second(doors.house.settings.messages_per_second);
        self.permits.take(rate, self.heard).map_err(|seconds| {
            count(&doors.house.metrics.limited_total);
            too_many("server-too-many-messages", seconds)
        })
    }

    /// Refuses what is no request, by its id where at least that can be read.
    fn not_understood(&mut self, doors: &Doors, text: &str, error: &wire::Error) -> ControlFlow<()> {
        let Envelope { id, lang } = wire::read(text).unwrap_or_default();
        let problem = House::check_id(id.as_ref()).err().unwrap_or_else(|| unreadable(error));
        self.refuse(doors, id, &lang.unwrap_or_default(), problem)
    }

    async fn join(
        &mut self,
        doors: &Doors,
        at: (&str, Option<&str>, Option<u64>),
        id: Option<Id>,
        lang: &str,
    ) -> ControlFlow<()> {
        match self.enter(doors, at).await {
            Ok(joined) => {
                let reply = reply(id, Ok(Answer::Done { n: joined.n }), words::speak, lang).line();
                self.welcome(doors, reply.into(), joined).await
            }
            Err(problem) => self.refuse(doors, id, lang, problem),
        }
    }

    /// Answers, and sends what was missed, a piece at a time.
    async fn welcome(&mut self, doors: &Doors, answer: Utf8Bytes, mut joined: Joined) -> ControlFlow<()> {
        let mut texts = vec![answer];
        texts.append(&mut joined.first);
        while let Some(piece) = joined.rest.next().await {
            self.send_all(doors, texts).await?;
            let Ok(piece) = piece else { return self.close(CloseCode::Restart, "come back soon").await };
            texts = piece;
        }
        texts.append(&mut joined.last);
        self.send_all(doors, texts).await
    }

    async fn enter(
        &mut self,
        doors: &Doors,
        (table, token, since): (&str, Option<&str>, Option<u64>),
    ) -> Result<Joined, Problem> {
        if self.joined.is_some() {
            return Err(Problem::new(Code::BadRequest, "server-joined"));
        }
        let table = doors.house.table(table).await?;
        let who = token.map(key_of);
        let joined = doors.house.join(&table, who, since, &self.outbox).await?;
        self.joined = Some(At { table, viewer: joined.viewer, who });
        self.place.settle();
        Ok(joined)
    }

    /// Asks the table for something that takes long.
    async fn ask_long(&mut self, doors: &Doors, ask: Ask, id: Option<Id>, lang: &str) -> Result<(), Problem> {
        let at = self.joined.as_ref().ok_or_else(not_joined)?;
        let (outbox, lang, heard) = (self.outbox.clone(), lang.to_owned(), self.heard);
        let reply = Reply::Connection { outbox, id: id.clone(), lang, token: None, heard };
        let address = self.address;
        let may_make = || doors.limits.table(address);
        doors.house.ask_long(&at.table, Asked { who: at.who, id, ask }, reply, may_make).await
    }

    fn ask(&mut self, doors: &Doors, ask: Ask, id: Option<Id>, lang: &str) -> Result<(), Problem> {
        doors.house.check_lengths(&ask)?;
        let at = self.joined.as_mut().ok_or_else(not_joined)?;
        let sits = matches!(ask, Ask::Sit { .. });
        let token = (sits && at.who.is_none()).then(|| doors.house.token_for(&at.table, id.as_ref()));
        let who = token.as_deref().map(key_of).or(at.who);
        let (outbox, lang, heard) = (self.outbox.clone(), lang.to_owned(), self.heard);
        let reply = Reply::Connection { outbox, id: id.clone(), lang, token, heard };
        let may_make = || doors.limits.table(self.address);
        doors.house.ask(&at.table, Asked { who, id, ask }, reply, may_make)?;
        if sits {
            at.who = who;
            who.inspect(|&who| doors.house.recognise(&at.table, at.viewer, who));
        }
        Ok(())
    }
}

fn not_joined() -> Problem {
    Problem::new(Code::NotAllowed, "server-not-joined")
}

/// Which program the house runs, and how much it takes.
fn hello(doors: &Doors) -> Answer {
    let settings = &doors.house.settings;
    let (name_chars, say_chars) = (Some(settings.name_chars), Some(settings.chat_chars));
    Answer::Hello { hello: Versions { name_chars, say_chars, ..Versions::own() } }
}
