//! How much is too much: buckets that fill at a steady rate.

use crate::settings::Settings;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use table::{Code, Problem};

/// How many addresses are remembered before those that have been quiet are forgotten.
const MOST_ADDRESSES: usize = 10_000;

/// A bucket of permits that fills at a steady rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    left: f64,
    at: Instant,
}

/// How fast a bucket fills, and how much it holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) per_second: f64,
    pub(crate) most: f64,
}

impl Rate {
    /// So many a second, and twice as many at once.
    pub(crate) fn per_second(count: u32) -> Self {
        Self { per_second: f64::from(count), most: f64::from(count) * 2.0 }
    }

    fn per_hour(count: u32) -> Self {
        Self { per_second: f64::from(count) / 3_600.0, most: f64::from(count) }
    }
}

impl Bucket {
    pub(crate) fn full(rate: Rate, now: Instant) -> Self {
        Self { left: rate.most, at: now }
    }

    /// Takes a permit, or says in how many seconds there will be one.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), u64> {
        let filled = now.saturating_duration_since(self.at).as_secs_f64() * rate.per_second;
        self.left = (self.left + filled).min(rate.most);
        self.at = now;
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        Err(((1.0 - self.left) / rate.per_second).ceil().clamp(1.0, 3_600.0) as u64)
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        self.left + now.saturating_duration_since(self.at).as_secs_f64() * rate.per_second >= rate.most
    }
}

/// What each address has used.
pub(crate) struct Limits {
    requests: Rate,
    tables: Rate,
    connections: u32,
    sockets: u32,
    sockets_per_address: u32,
    addresses: Mutex<Addresses>,
}

/// A connection of any kind, counted until it is dropped.
pub(super) struct Socket {
    limits: Arc<Limits>,
    address: IpAddr,
}

impl Socket {
    /// One more, unless there are too many, in all or from this address.
    pub(super) fn open(limits: &Arc<Limits>, address: IpAddr) -> Option<Self> {
        limits.open_socket(address).then(|| Self { limits: limits.clone(), address })
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.limits.close_socket(self.address);
    }
}

/// The addresses known, and how many of them are reason to look who can be forgotten.
struct Addresses {
    known: HashMap<IpAddr, Address>,
    many: usize,
    sockets: u32,
}

struct Address {
    requests: Bucket,
    tables: Bucket,
    connections: u32,
    sockets: u32,
}

/// A problem with the seconds to wait, for `Retry-After`.
pub(crate) fn too_many(key: &'static str, seconds: u64) -> Problem {
    Problem::new(Code::TooMany, key).with("seconds", seconds.to_string())
}

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Self {
        Self {
            requests: Rate::per_second(settings.requests_per_second),
            tables: Rate::per_hour(settings.tables_per_hour),
            connections: settings.connections_per_address,
            sockets: settings.connections,
            // Beside its WebSockets an address has other requests. Behind a proxy, all come from the proxy.
            sockets_per_address: if settings.behind_proxy {
                settings.connections
            } else {
                settings.connections_per_address.saturating_mul(2)
            },
            addresses: Mutex::new(Addresses { known: HashMap::new(), many: MOST_ADDRESSES, sockets: 0 }),
        }
    }

    fn addresses(&self) -> MutexGuard<'_, Addresses> {
        self.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn with<T>(&self, address: IpAddr, use_it: impl FnOnce(&mut Address, Instant) -> T) -> T {
        let now = Instant::now();
        let mut addresses = self.addresses();
        if addresses.known.len() >= addresses.many {
            self.forget_quiet(&mut addresses, now);
        }
        let fresh = || Address {
            requests: Bucket::full(self.requests, now),
            tables: Bucket::full(self.tables, now),
            connections: 0,
            sockets: 0,
        };
        use_it(addresses.known.entry(block(address)).or_insert_with(fresh), now)
    }

    /// Forgets those who have used nothing lately. The next time is when there are twice as many as are left, so
    /// that a crowd is not looked through at every request.
    fn forget_quiet(&self, addresses: &mut Addresses, now: Instant) {
        addresses.known.retain(|_, known| {
            known.connections > 0
                || known.sockets > 0
                || !known.requests.is_full(self.requests, now)
                || !known.tables.is_full(self.tables, now)
        });
        addresses.many = (2 * addresses.known.len()).max(MOST_ADDRESSES);
    }

    /// One request over HTTP.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Problem> {
        let taken = self.with(address, |known, now| known.requests.take(self.requests, now));
        taken.map_err(|seconds| too_many("server-too-many-requests", seconds))
    }

    /// One more table.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Problem> {
        let taken = self.with(address, |known, now| known.tables.take(self.tables, now));
        taken.map_err(|seconds| too_many("server-too-many-tables", seconds))
    }

    /// One more connection.
    pub(crate) fn connect(&self, address: IpAddr) -> Result<(), Problem> {
        self.with(address, |known, _| {
            if known.connections >= self.connections {
                return Err(too_many("server-too-many-connections", 10));
            }
            known.connections += 1;
            Ok(())
        })
    }

    fn open_socket(&self, address: IpAddr) -> bool {
        let all = self.addresses().sockets;
        let room = self.with(address, |known, _| {
            let room = all < self.sockets && known.sockets < self.sockets_per_address;
            known.sockets += u32::from(room);
            room
        });
        self.addresses().sockets += u32::from(room);
        room
    }

    fn close_socket(&self, address: IpAddr) {
        self.with(address, |known, _| known.sockets = known.sockets.saturating_sub(1));
        self.addresses().sockets -= 1;
    }

    /// One connection less.
    pub(crate) fn disconnect(&self, address: IpAddr) {
        self.with(address, |known, _| known.connections = known.connections.saturating_sub(1));
    }
}

/// Whoever has one IPv6 address has billions: they count as one, by the network's part.
fn block(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(v6) => v6.to_ipv4_mapped().map_or_else(|| network(v6), IpAddr::from),
    }
}

fn network(address: Ipv6Addr) -> IpAddr {
    let s = address.segments();
    Ipv6Addr::new(s[0], s[1], s[2], s[3], 0, 0, 0, 0).into()
}

#[cfg(test)]
mod tests {
    use super::{Bucket, Rate, block};
    use std::time::{Duration, Instant};

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let (start, rate) = (Instant::now(), Rate::per_second(2));
        let mut bucket = Bucket::full(rate, start);
        assert_eq!((0..6).filter(|_| bucket.take(rate, start).is_ok()).count(), 4);
        assert_eq!(bucket.take(rate, start), Err(1));
        assert_eq!(bucket.take(rate, start + Duration::from_millis(600)), Ok(()));
    }

    #[test]
    fn neighbours_in_an_ipv6_network_count_as_one() {
        let block = |text: &str| block(text.parse().unwrap());
        assert_eq!(block("2001:db8::1"), block("2001:db8::ffff"));
        assert_ne!(block("2001:db8::1"), block("2001:db8:0:1::1"));
        assert_eq!(block("::ffff:10.0.0.1"), block("10.0.0.1"));
    }
}
