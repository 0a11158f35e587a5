//! A line to a house, on a thread of its own. It mends itself until it is dropped, and tells what comes.

use super::address::Address;
use super::connect::{self, Socket};
use super::failure::Failure;
use futures_util::{SinkExt, StreamExt};
use guest::{Beat, Heartbeat, Reconnect};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{interval, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use words::Lang;

/// How often the line is looked after.
const TICK: Duration = Duration::from_millis(250);
/// How long a goodbye may take.
const GOODBYE: Duration = Duration::from_millis(500);

/// What a line tells.
#[derive(Debug)]
pub(crate) enum News {
    /// It is open: say who comes.
    Open,
    /// A message came.
    Message(String),
    /// It is lost, and is being mended; or it could not be mended yet.
    Lost,
    /// Whether it owes an answer for so long that it may be lost.
    Doubtful(bool),
    /// It could not be had at all: it is not tried again.
    Failed(Failure),
    /// Something was fetched, if it could be had.
    Fetched(Fetch, Option<String>),
}

/// What is fetched beside what is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fetch {
    /// The log after this entry.
    Log(u64),
    /// The record, to be written to this file.
    Save(String),
    /// The record, to be compared with what was shown.
    Check,
}

enum Order {
    Send(String),
    Fetch { what: Fetch, path: String, token: Option<String>, after: Duration },
}

/// A line to a house; dropped, it hangs up.
pub(crate) struct Line {
    orders: UnboundedSender<Order>,
    /// Whether somebody is to move here: a line that is dead is then noticed sooner.
    on_turn: Arc<AtomicBool>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Line {
    pub(crate) fn open(address: Address, lang: Lang, tell: impl Fn(News) + Send + Sync + 'static) -> Self {
        let (orders, received) = unbounded_channel();
        let on_turn = Arc::new(AtomicBool::new(false));
        let keeper = Keeper {
            fetching: Fetching { address, lang, tell: Arc::new(tell) },
            orders: received,
            on_turn: on_turn.clone(),
            start: Instant::now(),
            reconnect: Reconnect::default(),
            was_open: false,
        };
        let keep = move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let runtime = runtime.expect("a runtime can be started");
            runtime.block_on(keeper.keep());
            // Nobody waits for a name that is still being looked up.
            runtime.shutdown_background();
        };
        let thread = thread::Builder::new().name("line".into()).spawn(keep).expect("a thread can be started");
        Self { orders, on_turn, thread: Some(thread) }
    }

    /// Sends a message, if the line is open.
    pub(crate) fn send(&self, text: String) {
        // A line that has failed was told of.
        let _ = self.orders.send(Order::Send(text));
    }

    /// Fetches something, after a while.
    pub(crate) fn fetch(&self, what: Fetch, path: String, token: Option<String>, after: Duration) {
        let _ = self.orders.send(Order::Fetch { what, path, token, after });
    }

    /// Whether somebody is to move here.
    pub(crate) fn set_on_turn(&self, on_turn: bool) {
        self.on_turn.store(on_turn, Ordering::Relaxed);
    }
}

impl Drop for Line {
    /// What was sent is on its way before the program may end.
    fn drop(&mut self) {
        self.orders = unbounded_channel().0;
        if let Some(thread) = self.thread.take() {
            // It ends by itself: nobody gives it orders any more.
            let _ = thread.join();
        }
    }
}

type Tell = Arc<dyn Fn(News) + Send + Sync>;

/// Whoever keeps the line.
struct Keeper {
    fetching: Fetching,
    orders: UnboundedReceiver<Order>,
    on_turn: Arc<AtomicBool>,
    start: Instant,
    reconnect: Reconnect,
    was_open: bool,
}

/// How talking over a line ended.
enum End {
    Lost,
    /// Nobody wants it any more.
    Dropped,
}

impl Keeper {
    /// Milliseconds since the line was first wanted.
    fn now(&self) -> f64 {
        self.start.elapsed().as_secs_f64() * 1_000.0
    }

    async fn keep(mut self) {
        loop {
            let opened = tokio::select! {
                opened = connect::open(&self.fetching.address, self.fetching.lang) => opened,
                () = self.fetching.until_dropped(&mut self.orders) => return,
            };
            match opened {
                Ok(socket) => {
                    if matches!(self.converse(socket).await, End::Dropped) {
                        return;
                    }
                }
                Err(failure) if !self.was_open || matches!(failure, Failure::SentAway(_)) => {
                    return (self.fetching.tell)(News::Failed(failure));
                }
                Err(_) => {}
            }
            (self.fetching.tell)(News::Lost);
            let pause = self.reconnect.lost(self.now(), chance());
            tokio::select! {
                () = sleep(Duration::from_millis(pause.max(0) as u64)) => {}
                () = self.fetching.until_dropped(&mut self.orders) => return,
            }
        }
    }

    async fn converse(&mut self, mut socket: Socket) -> End {
        self.was_open = true;
        self.reconnect.opened(self.now());
        (self.fetching.tell)(News::Open);
        let (mut heartbeat, mut doubtful) = (Heartbeat::heard(self.now()), false);
        let mut ticks = interval(TICK);
        loop {
            let sent = tokio::select! {
                message = socket.next() => match message {
                    Some(Ok(message)) => {
                        heartbeat = Heartbeat::heard(self.now());
                        if let Message::Text(text) = message {
                            (self.fetching.tell)(News::Message(text.as_str().to_owned()));
                        }
                        Ok(())
                    }
                    Some(Err(_)) | None => return End::Lost,
                },
                order = self.orders.recv() => match order {
                    Some(Order::Send(text)) => socket.send(Message::text(text)).await,
                    Some(fetch) => {
                        self.fetching.begin(fetch);
                        Ok(())
                    }
                    None => {
                        let _ = timeout(GOODBYE, socket.close(None)).await;
                        return End::Dropped;
                    }
                },
                _ = ticks.tick() => match heartbeat.beat(self.now(), self.on_turn.load(Ordering::Relaxed)) {
                    Beat::Ask => socket.send(Message::Ping(Vec::new().into())).await,
                    Beat::Dead => return End::Lost,
                    Beat::Fine => Ok(()),
                },
            };
            if sent.is_err() {
                return End::Lost;
            }
            if std::mem::replace(&mut doubtful, heartbeat.is_doubtful(self.now())) != doubtful {
                (self.fetching.tell)(News::Doubtful(doubtful));
            }
        }
    }
}

/// All that fetching needs.
struct Fetching {
    address: Address,
    lang: Lang,
    tell: Tell,
}

impl Fetching {
    /// Fetches, if that is the order.
    fn begin(&self, order: Order) {
        let Order::Fetch { what, path, token, after } = order else { return };
        let (address, lang, tell) = (self.address.clone(), self.lang, self.tell.clone());
        tokio::spawn(async move {
            sleep(after).await;
            let fetched = connect::fetch(&address, &path, token.as_deref(), lang).await;
            tell(News::Fetched(what, fetched));
        });
    }

    /// Waits until nobody wants the line any more. What was to be sent meanwhile is asked again once the line is open.
    async fn until_dropped(&self, orders: &mut UnboundedReceiver<Order>) {
        while let Some(order) = orders.recv().await {
            self.begin(order);
        }
    }
}

/// Something from 0 to 1 that nobody foresees.
fn chance() -> f64 {
    let mut bytes = [0; 4];
    // Without chance, pauses are the longest.
    if getrandom::fill(&mut bytes).is_err() {
        return 1.0;
    }
    f64::from(u32::from_le_bytes(bytes)) / f64::from(u32::MAX)
}
