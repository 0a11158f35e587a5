//! How the servers of a house tell each other that a table has changed.
//!
//! One server needs no bus; with several on one store, each tells the others which table has how
//! many entries now, and whoever has that table in memory reads what it lacks from the store. Whoever
//! could not follow the news reads what all its tables lack; and were one late or lost altogether, the next
//! append to the table is refused, or somebody comes whom the server does not know, and then it reads the log.

use crate::store::TableId;
use tokio::sync::broadcast::{Receiver, Sender, channel};

/// How many messages wait for a listener that is slow. Beyond it the oldest are lost.
const MOST: usize = 4_096;

/// A table has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The table.
    pub table: TableId,
    /// How many entries it has now.
    pub entries: u64,
    /// The server that wrote them.
    pub by: u64,
}

/// Carries news between servers.
pub trait Bus: Send + Sync + 'static {
    /// Tells all listeners; whoever tells it may be left out where it is the only one.
    fn tell(&self, news: Changed);
    /// Listens from now on.
    fn listen(&self) -> Receiver<Changed>;
}

/// A bus within one process.
pub struct Local {
    news: Sender<Changed>,
}

impl Default for Local {
    fn default() -> Self {
        Self { news: channel(MOST).0 }
    }
}

impl Bus for Local {
    fn tell(&self, news: Changed) {
        // A server that is alone would only hear its own news.
        if self.news.receiver_count() > 1 {
            self.news.send(news).ok();
        }
    }

    fn listen(&self) -> Receiver<Changed> {
        self.news.subscribe()
    }
}

#[cfg(test)]
mod tests {
    use super::{Bus, Changed, Local};

    /// What every bus must do.
    async fn conforms(bus: impl Bus) {
        let news = |entries| Changed { table: "a".into(), entries, by: 7 };
        bus.tell(news(0));
        let (mut one, mut two) = (bus.listen(), bus.listen());
        (1..=3).for_each(|entries| bus.tell(news(entries)));
        for listener in [&mut one, &mut two] {
            for entries in 1..=3 {
                assert_eq!(listener.recv().await, Ok(news(entries)));
            }
        }
    }

    #[tokio::test]
    async fn a_local_bus_tells_every_listener_in_order_from_when_it_listens() {
        conforms(Local::default()).await;
    }
}
