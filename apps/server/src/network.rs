//! Addresses that belong together.

use std::fmt::{self, Display};
use std::net::IpAddr;
use std::str::FromStr;

/// A network, or one address: `203.0.113.0/24`, `2001:db8::/32`, `203.0.113.7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    first: IpAddr,
    prefix: u8,
}

impl Network {
    /// Whether the address belongs to it. An IPv4 address is the same in IPv6's way of writing it.
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.first.is_ipv4() && begin(address, self.prefix) == self.first
    }
}

/// The bits of an address in the order they are written, and how many there are.
fn bits(address: IpAddr) -> (u128, u8) {
    match address {
        IpAddr::V4(address) => (u128::from(address.to_bits()), 32),
        IpAddr::V6(address) => (address.to_bits(), 128),
    }
}

/// The first address that has these bits in common with this one.
fn begin(address: IpAddr, prefix: u8) -> IpAddr {
    let (all, length) = bits(address);
    let kept = u128::MAX.checked_shl(u32::from(length - prefix)).unwrap_or(0) & all;
    match address {
        IpAddr::V4(_) => IpAddr::V4((kept as u32).into()),
        IpAddr::V6(_) => IpAddr::V6(kept.into()),
    }
}

/// Neither an address nor a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoNetwork;

impl FromStr for Network {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Self, NoNetwork> {
        let (address, prefix) = text.split_once('/').map_or((text, None), |(address, prefix)| (address, Some(prefix)));
        let address = address.parse::<IpAddr>().map_err(|_| NoNetwork)?.to_canonical();
        let (_, length) = bits(address);
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten();
        let prefix: u8 = prefix.map_or(Some(length), digits).filter(|&prefix| prefix <= length).ok_or(NoNetwork)?;
        Ok(Self { first: begin(address, prefix), prefix })
    }
}

impl Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let alone = self.prefix == bits(self.first).1;
        if alone { write!(f, "{}", self.first) } else { write!(f, "{}/{}", self.first, self.prefix) }
    }
}

#[cfg(test)]
mod tests {
    use super::{Network, NoNetwork};

    #[test]
    fn a_network_has_the_addresses_that_begin_as_it_does() {
        for (network, inside, outside) in [
            ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
            ("203.0.113.7", "::ffff:203.0.113.7", "::203.0.113.7"),
            ("203.0.113.77/24", "203.0.113.255", "203.0.114.0"),
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.0"),
            ("0.0.0.0/0", "255.255.255.255", "::1"),
            ("::/0", "2001:db8::1", "1.2.3.4"),
            ("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::"),
            ("2001:db8::7", "2001:db8::7", "2001:db8::8"),
        ] {
            let read: Network = network.parse().unwrap();
            assert!(read.contains(inside.parse().unwrap()) && !read.contains(outside.parse().unwrap()), "{network}");
        }
    }

    #[test]
    fn a_network_is_written_without_what_does_not_matter() {
        for (text, written) in
            [("203.0.113.77/24", "203.0.113.0/24"), ("::ffff:1.2.3.4", "1.2.3.4"), ("::1/128", "::1")]
        {
            assert_eq!(text.parse::<Network>().unwrap().to_string(), written);
        }
    }

    #[test]
    fn what_is_no_network_is_refused() {
        for text in
            ["", "house.example", "1.2.3", "1.2.3.4/33", "::1/129", "1.2.3.4/", "1.2.3.4/+8", "1.2.3.4/8/8", "/8"]
        {
            assert_eq!(text.parse::<Network>(), Err(NoNetwork), "{text}");
        }
    }
}
