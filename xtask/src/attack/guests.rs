//! Those who behave: two who play, and others who come in now and then.

use crate::served::{Line, get_text, table_of_two};
use anyhow::{Context, Result, bail};
use catalog::GameId;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use wire::Id;
use wire::table::{Ask, Asking};
use wire::told::Heard;
use wire::umpire::Answer;

/// Between two moves: the house allows twenty messages a second.
const PACE: Duration = Duration::from_millis(150);
/// Between two newcomers.
const COMING: Duration = Duration::from_millis(400);

/// How long those who behave waited.
#[derive(Clone, Default)]
pub(super) struct Waited {
    moves: Vec<Duration>,
    newcomers: Vec<Duration>,
    pub(super) failed: u32,
}

impl Waited {
    /// What half and 99 of 100 moves took at most.
    pub(super) fn moves(&self) -> String {
        let [half, most] = [50, 99].map(|percent| percentile(&self.moves, percent).as_secs_f64() * 1_000.0);
        format!("{half:.1}, {most:.1} ms")
    }

    /// What 99 of 100 requests on connections of their own took at most.
    pub(super) fn newcomers(&self) -> String {
        format!("{:.1} ms", percentile(&self.newcomers, 99).as_secs_f64() * 1_000.0)
    }

    pub(super) fn longest(&self) -> Duration {
        self.moves.iter().chain(&self.newcomers).max().copied().unwrap_or_default()
    }
}

fn percentile(times: &[Duration], percent: usize) -> Duration {
    let mut times = times.to_vec();
    times.sort_unstable();
    times.get(times.len().saturating_sub(1) * percent / 100).copied().unwrap_or_default()
}

/// All who behave.
pub(super) struct Guests {
    shared: Arc<Shared>,
}

struct Shared {
    address: SocketAddr,
    waited: Mutex<Waited>,
    /// Where they play now.
    table: Mutex<String>,
}

impl Guests {
    pub(super) async fn sit_down(address: SocketAddr) -> Result<Self> {
        let shared = Arc::new(Shared { address, waited: Mutex::default(), table: Mutex::default() });
        let pair = Pair::sit_down(&shared).await?;
        tokio::spawn(shared.clone().play(pair));
        tokio::spawn(shared.clone().come_in());
        Ok(Self { shared })
    }

    /// How long they wait in this time.
    pub(super) async fn for_a_while(&self, time: Duration) -> Waited {
        *self.shared.waited() = Waited::default();
        tokio::time::sleep(time).await;
        self.shared.waited().clone()
    }

    pub(super) fn table(&self) -> String {
        self.shared.table.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Shared {
    fn waited(&self) -> MutexGuard<'_, Waited> {
        self.waited.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Plays one game after another.
    async fn play(self: Arc<Self>, mut pair: Pair) {
        loop {
            match pair.step().await {
                Ok(Some(took)) => self.waited().moves.push(took),
                over_or_failed => {
                    self.waited().failed += u32::from(over_or_failed.is_err());
                    match Pair::sit_down(&self).await {
                        Ok(again) => pair = again,
                        Err(_) => self.waited().failed += 1,
                    }
                }
            }
            tokio::time::sleep(PACE).await;
        }
    }

    /// Comes to the door again and again, as somebody new.
    async fn come_in(self: Arc<Self>) {
        loop {
            let start = Instant::now();
            let answered = get_text(self.address, "/readyz").await;
            match answered {
                Ok(_) => self.waited().newcomers.push(start.elapsed()),
                Err(_) => self.waited().failed += 1,
            }
            tokio::time::sleep(COMING).await;
        }
    }
}

/// Two who play.
struct Pair {
    lines: [Line; 2],
    asked: u64,
}

impl Pair {
    async fn sit_down(shared: &Shared) -> Result<Self> {
        let game = GameId::ALL.into_iter().rfind(|game| game.seats().contains(&2)).context("a game for two")?;
        let (table, tokens) = table_of_two(shared.address, game.name(), "").await?;
        let first = Line::join(shared.address, &table, &tokens[0], None).await?;
        let second = Line::join(shared.address, &table, &tokens[1], None).await?;
        *shared.table.lock().unwrap_or_else(PoisonError::into_inner) = table;
        Ok(Self { lines: [first, second], asked: 0 })
    }

    /// Makes a move, and says how long it took until it was on disk. Nothing once the game is over.
    async fn step(&mut self) -> Result<Option<Duration>> {
        for seat in 0..2 {
            let Answer::Legal { legal, .. } = self.ask(seat, Ask::Legal { limit: Some(1) }).await? else { continue };
            if let Some(mv) = legal.into_values().flatten().next() {
                let start = Instant::now();
                self.ask(seat, Ask::Play { seat: None, mv }).await?;
                return Ok(Some(start.elapsed()));
            }
        }
        Ok(None)
    }

    async fn ask(&mut self, seat: usize, ask: Ask) -> Result<Answer> {
        self.asked += 1;
        let asking = Asking::new(ask).with_id(Id::from(self.asked));
        self.lines[seat].say(&asking).await?;
        loop {
            let Heard::Reply(reply) = self.lines[seat].listen().await? else { continue };
            if reply.id == asking.id {
                return reply.result().or_else(|refusal| bail!(refusal.message));
            }
        }
    }
}
