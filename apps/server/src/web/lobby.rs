//! Who is in the house, and who of them has not said what they want.

use super::address::Proxies;
use super::limits::Limits;
use crate::metrics::{Gauge, Metrics};
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// So many more than there may be are let in while as many are on their way out.
pub(crate) const SPARE: u32 = 32;

/// All connections. Some wait: they have not said what they want, or nothing more for now. When the house is full, whoever
/// has waited longest makes room for whoever comes, so that silence keeps nobody out.
pub(super) struct Lobby {
    limits: Arc<Limits>,
    proxies: Arc<Proxies>,
    inside: Gauge,
    state: Mutex<State>,
    /// Somebody has left.
    left: Notify,
}

#[derive(Default)]
struct State {
    inside: u32,
    next: u64,
    waiting: BTreeMap<u64, Arc<Notify>>,
}

/// A connection of any kind, counted until it is dropped.
pub(super) struct Socket {
    lobby: Arc<Lobby>,
    address: IpAddr,
    /// Whether it counts against its address: a proxy speaks for many.
    counted: bool,
    /// Under which number it waits; 0 if it does not.
    place: AtomicU64,
    /// Whether it has ever said what it wants.
    spoke: AtomicBool,
    leave: Arc<Notify>,
}

impl Lobby {
    pub(super) fn new(limits: Arc<Limits>, proxies: Arc<Proxies>, metrics: &Metrics) -> Arc<Self> {
        let inside = metrics.open_connections.clone();
        Arc::new(Self { limits, proxies, inside, state: Mutex::default(), left: Notify::new() })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits while as many are on their way out as may be: a crowd that comes at once must not have whoever comes next
    /// turned away. They go at once, or are made to.
    pub(super) async fn doors_clear(&self) {
        loop {
            let left = self.left.notified();
            if self.state().inside < self.limits.sockets.saturating_add(SPARE) {
                return;
            }
            left.await;
        }
    }

    /// Lets somebody in, unless their address has enough connections, or the house, and nobody waits.
    pub(super) fn enter(self: &Arc<Self>, address: IpAddr) -> Option<Arc<Socket>> {
        let counted = !self.proxies.trust_peer(address);
        if counted && !self.limits.open_socket(address) {
            return None;
        }
        let (lobby, leave) = (self.clone(), Arc::default());
        let (place, spoke) = (AtomicU64::new(0), AtomicBool::new(false));
        let socket = Socket { lobby, address, counted, place, spoke, leave };
        let mut state = self.state();
        state.inside += 1;
        self.inside.inc();
        let room = state.inside <= self.limits.sockets || state.make_room(self.limits.sockets);
        drop(state);
        room.then(|| socket.wait()).map(|()| Arc::new(socket))
    }
}

impl State {
    fn make_room(&mut self, most: u32) -> bool {
        let longest = if self.inside <= most.saturating_add(SPARE) { self.waiting.pop_first() } else { None };
        longest.inspect(|(_, leave)| leave.notify_one()).is_some()
    }
}

impl Socket {
    /// It has nothing to say for now.
    pub(super) fn wait(&self) {
        let mut state = self.lobby.state();
        state.next += 1;
        let place = state.next;
        state.waiting.insert(place, self.leave.clone());
        self.place.store(place, Ordering::Relaxed);
    }

    /// It has said what it wants.
    pub(super) fn settle(&self) {
        self.spoke.store(true, Ordering::Relaxed);
        let place = self.place.swap(0, Ordering::Relaxed);
        if place > 0 {
            self.lobby.state().waiting.remove(&place);
        }
    }

    /// Whether it has ever said what it wants.
    pub(super) fn has_spoken(&self) -> bool {
        self.spoke.load(Ordering::Relaxed)
    }

    /// Waits until it has to make room for others.
    pub(super) async fn asked_to_leave(&self) {
        self.leave.notified().await;
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.settle();
        if self.counted {
            self.lobby.limits.close_socket(self.address);
        }
        self.lobby.state().inside -= 1;
        self.lobby.inside.dec();
        self.lobby.left.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use super::{Lobby, SPARE};
    use crate::metrics::Metrics;
    use crate::settings::Settings;
    use crate::web::address::Proxies;
    use crate::web::limits::Limits;
    use futures_util::FutureExt;
    use std::net::IpAddr;
    use std::sync::Arc;

    fn lobby(settings: &Settings) -> Arc<Lobby> {
        let proxies = Proxies::read(settings).ok().unwrap();
        Lobby::new(Arc::new(Limits::new(settings)), Arc::new(proxies), &Metrics::default())
    }

    fn address(last: u8) -> IpAddr {
        [10, 0, 0, last].into()
    }

    #[tokio::test]
    async fn whoever_has_waited_longest_makes_room_and_whoever_is_busy_stays() {
        let lobby = lobby(&Settings { connections: 2, ..Settings::default() });
        let (first, second) = (lobby.enter(address(1)).unwrap(), lobby.enter(address(2)).unwrap());
        first.settle();
        let third = lobby.enter(address(3)).unwrap();
        second.asked_to_leave().await;
        drop(second);
        third.settle();
        assert!(lobby.enter(address(4)).is_none(), "nobody waits, and the house is full");
        first.wait();
        assert!(lobby.enter(address(4)).is_some());
        first.asked_to_leave().await;
    }

    #[test]
    fn not_more_are_let_in_than_can_be_on_their_way_out() {
        let lobby = lobby(&Settings { connections: 50, ..Settings::default() });
        let inside: Vec<_> = (0..100).filter_map(|at| lobby.enter(address(at))).collect();
        assert_eq!(inside.len() as u32, 50 + SPARE);
        drop(inside);
        assert!(lobby.enter(address(1)).is_some());
    }

    #[tokio::test]
    async fn whoever_comes_when_many_are_on_their_way_out_waits_for_one_to_be_gone() {
        let lobby = lobby(&Settings { connections: 50, ..Settings::default() });
        lobby.doors_clear().await;
        let mut inside: Vec<_> = (0..50 + SPARE as u8).filter_map(|at| lobby.enter(address(at))).collect();
        assert!(lobby.doors_clear().now_or_never().is_none());
        inside.pop();
        lobby.doors_clear().await;
        assert!(lobby.enter(address(200)).is_some());
    }

    #[test]
    fn an_address_has_its_share_unless_it_is_a_proxy_of_ours() {
        let few = Settings { connections_per_address: 2, ..Settings::default() };
        let inside = |settings: &Settings, address: &str| {
            let lobby = lobby(settings);
            let entered: Vec<_> = (0..9).filter_map(|_| lobby.enter(address.parse().unwrap())).collect();
            entered.len()
        };
        assert_eq!(inside(&few, "10.0.0.1"), 4);
        assert_eq!(inside(&Settings { trusted_proxies: "10.0.0.1".into(), ..few.clone() }, "10.0.0.1"), 9);
        assert_eq!(inside(&Settings { trusted_proxies: "10.0.0.1".into(), ..few.clone() }, "10.0.0.2"), 4);
        assert_eq!(inside(&Settings { behind_proxy: true, ..few }, "10.0.0.3"), 9);
    }
}
