//! How much is too much: buckets that fill at a steady rate.

use crate::settings::Settings;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, MutexGuard, PoisonError};
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
        self.left = self.held(rate, now).min(rate.most);
        self.at = now;
        if self.left >= 1.0 {
            self.left -= 1.0;
            return Ok(());
        }
        Err(((1.0 - self.left) / rate.per_second).ceil().clamp(1.0, 3_600.0) as u64)
    }

    fn held(&self, rate: Rate, now: Instant) -> f64 {
        self.left + now.saturating_duration_since(self.at).as_secs_f64() * rate.per_second
    }

    fn is_full(&self, rate: Rate, now: Instant) -> bool {
        self.held(rate, now) >= rate.most
    }

    fn is_empty(&self, rate: Rate, now: Instant) -> bool {
        self.held(rate, now) < 1.0
    }
}

/// What each address has used, and how many connections there are.
pub(crate) struct Limits {
    requests: Rate,
    files: Rate,
    tables: Rate,
    refusals: Rate,
    connections: u32,
    pub(super) sockets: u32,
    pub(super) sockets_per_address: u32,
    addresses: Mutex<Addresses>,
}

/// The addresses known, and how many of them are reason to look who can be forgotten.
struct Addresses {
    known: HashMap<IpAddr, Address>,
    many: usize,
}

struct Address {
    requests: Bucket,
    files: Bucket,
    tables: Bucket,
    refusals: Bucket,
    connections: u32,
    sockets: u32,
}

/// What a request is for: each has an allowance of its own, since a page is many files.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Request,
    File,
}

/// Why a request is not answered, and whether its connection is to end: whoever goes on after being refused is cut off.
pub(super) struct TooMuch {
    pub(super) problem: Problem,
    pub(super) cut_off: bool,
}

/// A problem with the seconds to wait, for `Retry-After`.
pub(crate) fn too_many(key: &'static str, seconds: u64) -> Problem {
    Problem::new(Code::TooMany, key).with("seconds", seconds.to_string())
}

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Self {
        Self {
            requests: Rate::per_second(settings.requests_per_second),
            files: Rate::per_second(settings.files_per_second),
            tables: Rate::per_hour(settings.tables_per_hour),
            refusals: Rate::per_second(settings.requests_per_second),
            connections: settings.connections_per_address,
            sockets: settings.connections,
            // Beside its WebSockets an address has other requests.
            sockets_per_address: settings.connections_per_address.saturating_mul(2),
            addresses: Mutex::new(Addresses { known: HashMap::new(), many: MOST_ADDRESSES }),
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
            files: Bucket::full(self.files, now),
            tables: Bucket::full(self.tables, now),
            refusals: Bucket::full(self.refusals, now),
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
                || !known.files.is_full(self.files, now)
                || !known.tables.is_full(self.tables, now)
                || !known.refusals.is_full(self.refusals, now)
        });
        addresses.many = (2 * addresses.known.len()).max(MOST_ADDRESSES);
    }

    /// One request over HTTP. Refusals are counted too: so many are answered, then the connection ends.
    pub(super) fn request(&self, address: IpAddr, kind: Kind) -> Result<(), TooMuch> {
        self.with(address, |known, now| {
            let taken = match kind {
                Kind::Request => known.requests.take(self.requests, now),
                Kind::File => known.files.take(self.files, now),
            };
            taken.map_err(|seconds| TooMuch {
                problem: too_many("server-too-many-requests", seconds),
                cut_off: known.refusals.take(self.refusals, now).is_err(),
            })
        })
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

    /// One connection less.
    pub(crate) fn disconnect(&self, address: IpAddr) {
        self.with(address, |known, _| known.connections = known.connections.saturating_sub(1));
    }

    /// One more connection of whatever kind, unless the address has enough or goes on after being refused.
    pub(super) fn open_socket(&self, address: IpAddr) -> bool {
        self.with(address, |known, now| {
            let room = known.sockets < self.sockets_per_address && !known.refusals.is_empty(self.refusals, now);
            known.sockets += u32::from(room);
            room
        })
    }

    /// One less.
    pub(super) fn close_socket(&self, address: IpAddr) {
        self.with(address, |known, _| known.sockets = known.sockets.saturating_sub(1));
    }
}

/// Whoever has one IPv6 address has billions: they count as one, by the network's part.
pub(super) fn block(address: IpAddr) -> IpAddr {
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
    use super::{Bucket, Kind, Limits, MOST_ADDRESSES, Rate, block};
    use crate::settings::Settings;
    use std::net::IpAddr;
    use std::time::{Duration, Instant};

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    /// Who is still remembered when those are forgotten who have used nothing since a while ago.
    fn remembered(limits: &Limits, after: Duration) -> Vec<IpAddr> {
        let mut addresses = limits.addresses();
        limits.forget_quiet(&mut addresses, Instant::now() + after);
        assert_eq!(addresses.many, MOST_ADDRESSES, "so few are no crowd");
        let mut known: Vec<IpAddr> = addresses.known.keys().copied().collect();
        known.sort();
        known
    }

    #[test]
    fn whoever_has_used_something_lately_or_is_connected_is_not_forgotten() {
        let settings =
            Settings { requests_per_second: 1, files_per_second: 1, tables_per_hour: 1, ..Settings::default() };
        let limits = Limits::new(&settings);
        let [asked, fetched, made, joined, opened, gone] =
            ["10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.4", "10.0.0.5", "10.0.0.6"].map(address);
        assert!(limits.request(asked, Kind::Request).is_ok());
        assert!(limits.request(fetched, Kind::File).is_ok());
        assert!(limits.table(made).is_ok());
        assert!(limits.connect(joined).is_ok());
        assert!(limits.open_socket(opened));
        assert!(limits.connect(gone).is_ok() && limits.open_socket(gone));
        limits.disconnect(gone);
        limits.close_socket(gone);
        assert_eq!(remembered(&limits, Duration::ZERO), [asked, fetched, made, joined, opened]);
        // A second later what was used has come back, but for the table, which takes an hour.
        assert_eq!(remembered(&limits, Duration::from_mins(1)), [made, joined, opened]);
        assert_eq!(remembered(&limits, Duration::from_secs(3_601)), [joined, opened]);
        assert!(limits.table(made).is_ok());
    }

    #[test]
    fn refusals_are_remembered_when_all_else_has_come_back() {
        let settings = Settings { requests_per_second: 1, ..Settings::default() };
        let limits = Limits::new(&settings);
        let rude = address("10.0.0.7");
        // Two at once and two refused; then there are no more refusals either.
        let answers: Vec<_> = (0..5).map(|_| limits.request(rude, Kind::Request).map_err(|too| too.cut_off)).collect();
        assert_eq!(answers, [Ok(()), Ok(()), Err(false), Err(false), Err(true)]);
        assert!(!limits.open_socket(rude), "whoever goes on after being refused is not let in");
        assert_eq!(remembered(&limits, Duration::ZERO), [rude]);
    }

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
