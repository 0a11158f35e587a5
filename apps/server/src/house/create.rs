//! Making tables, and sitting down at them.

use super::delivery::Reply;
use super::{Asked, House, Table, random, unavailable};
use crate::store::{Append, Job};
use std::sync::Arc;
use table::fair::Hex;
use table::host::{Ask, Host, Key, Logged, Message, Plan, Rule, Successor, key_of};
use table::{Code, Problem};
use tokio::sync::oneshot;
use wire::Id;
use wire::http::{MadeTable, SeatTaken, SitDown};
use wire::umpire::Answer;

/// The shortest id that makes a token: it must be as hard to guess as the token itself.
const SHORTEST: usize = 16;

impl House {
    /// Bytes that follow from a request's id, so that asking twice gives the same; or from chance.
    fn fresh<const N: usize>(&self, purpose: &str, table: &str, id: Option<&str>) -> Result<[u8; N], Problem> {
        match id {
            None => Ok(random()),
            Some(id) if id.len() < SHORTEST || id.len() > 64 => Err(Problem::new(Code::BadRequest, "server-weak-id")),
            Some(id) => Ok(self.derived(purpose, &[table, id])),
        }
    }

    /// Makes a table. With an id, asking again gives the same table and token; asking for another table with it is refused.
    pub async fn make(self: &Arc<Self>, plan: Plan, id: Option<&str>) -> Result<MadeTable, Problem> {
        let name = Hex(self.fresh::<10>("table", "", id)?).to_string();
        let token = Hex(self.fresh::<16>("owner", "", id)?).to_string();
        let (host, made) = Host::make(self.now(), plan, Hex(random()), key_of(&token))?;
        let plan = host.plan().clone();
        match self.keep_new(&name, host, &[made]).await {
            // Taken: it was made before, by this very request.
            Ok(()) | Err(Some(())) => {}
            Err(None) => return Err(unavailable()),
        }
        let table = self.table(&name).await?;
        let live = table.live();
        if live.host.owner() != key_of(&token) {
            return Err(unavailable());
        }
        if *live.host.plan() != plan {
            return Err(Rule::IdUsed.into());
        }
        let commitment = live.host.commitment();
        drop(live);
        let path = format!("/t/{name}");
        Ok(MadeTable { table: name, token, commitment, path })
    }

    /// Keeps the log of a new table. Refused with something if the table exists, with nothing if the store failed.
    async fn keep_new(self: &Arc<Self>, name: &str, host: Host, log: &[Logged]) -> Result<(), Option<()>> {
        let card = Some(super::delivery::card(name, &host));
        let append =
            Append { table: name.into(), first: 0, entries: log.iter().map(wire::write).collect(), card, alarm: None };
        let (sender, receiver) = oneshot::channel();
        let then = super::delivery::kept(sender);
        self.hand_in(Job { append: Some(append), spoiled: Arc::default(), then });
        match receiver.await {
            Ok(Ok(())) => {
                self.note_made(name, host.plan());
                Ok(())
            }
            Ok(Err(crate::store::Refused::Taken)) => Err(Some(())),
            _ => Err(None),
        }
    }

    /// Somebody sits down: who has a token already, as who it says, else as somebody new.
    pub async fn sit(
        self: &Arc<Self>,
        table: &Arc<Table>,
        token: Option<String>,
        id: Option<&str>,
        SitDown { name, seat, commitment }: SitDown,
    ) -> Result<SeatTaken, Problem> {
        let token = match token {
            Some(token) => token,
            None => Hex(self.fresh::<16>("seat", &table.id, id)?).to_string(),
        };
        let (who, id) = (Some(key_of(&token)), id.map(Id::from));
        match self.ask_and_wait(table, who, id, Ask::Sit { name, seat, commitment }).await? {
            Answer::Sat { n, seat } => Ok(SeatTaken { seat, n, token }),
            _ => Err(unavailable()),
        }
    }

    /// A token for somebody new at a table. An id that nobody can guess makes the token, so that asking again, because
    /// the answer got lost with the connection, gives the same seat; any other id makes none.
    pub(crate) fn token_for(&self, table: &Table, id: Option<&Id>) -> String {
        let id = id.and_then(Id::text).filter(|id| id.len() >= SHORTEST);
        let bytes = id.map_or_else(random, |id| self.derived::<16>("seat", &[&table.id, &id]));
        Hex(bytes).to_string()
    }

    /// Asks, and waits for the answer.
    pub async fn ask_and_wait(
        self: &Arc<Self>,
        table: &Arc<Table>,
        who: Option<Key>,
        id: Option<Id>,
        ask: Ask,
    ) -> Result<Answer, Problem> {
        let (sender, receiver) = oneshot::channel();
        self.ask_long(table, Asked { who, id, ask }, Reply::Waiter(sender), || Ok(())).await?;
        receiver.await.unwrap_or_else(|_| Err(unavailable()))
    }

    /// Makes the table at which the same people go on, and tells the old one.
    pub(super) async fn make_successor(self: Arc<Self>, table: Arc<Table>, successor: Successor) {
        let name = Hex(self.derived::<10>("rematch", &[&table.id])).to_string();
        let Ok((host, log)) = successor.make(self.now(), Hex(random())) else { return };
        if let Ok(()) | Err(Some(())) = self.keep_new(&name, host, &log).await {
            self.tell_host(&table, Message::Succeeded { table: name });
        }
    }
}
