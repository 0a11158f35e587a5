//! Addresses that belong together, as hosts write them in settings and bans.

use ipnet::IpNet;
use std::net::IpAddr;

/// A network, or one address: `203.0.113.0/24`, `2001:db8::/32`, `203.0.113.7`. An IPv4 address is the same in IPv6's way
/// of writing it.
pub(crate) fn network(text: &str) -> Option<IpNet> {
    let one = || text.parse::<IpAddr>().ok().map(|address| IpNet::from(address.to_canonical()));
    text.parse().ok().or_else(one).map(|network: IpNet| network.trunc())
}

/// Whether the address belongs to the network.
pub(crate) fn contains(network: &IpNet, address: IpAddr) -> bool {
    network.contains(&address.to_canonical())
}

/// The network without what does not matter: one address stands alone.
pub(crate) fn written(network: &IpNet) -> String {
    let alone = network.prefix_len() == network.max_prefix_len();
    if alone { network.addr().to_string() } else { network.to_string() }
}

#[cfg(test)]
mod tests {
    use super::{contains, network, written};

    #[test]
    fn a_network_has_the_addresses_that_begin_as_it_does() {
        for (text, inside, outside) in [
            ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
            ("203.0.113.7", "::ffff:203.0.113.7", "::203.0.113.7"),
            ("203.0.113.77/24", "203.0.113.255", "203.0.114.0"),
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.0"),
            ("0.0.0.0/0", "255.255.255.255", "::1"),
            ("::/0", "2001:db8::1", "1.2.3.4"),
            ("2001:db8::/32", "2001:db8:ffff::1", "2001:db9::"),
            ("2001:db8::7", "2001:db8::7", "2001:db8::8"),
        ] {
            let read = network(text).unwrap();
            assert!(contains(&read, inside.parse().unwrap()) && !contains(&read, outside.parse().unwrap()), "{text}");
        }
    }

    #[test]
    fn a_network_is_written_without_what_does_not_matter() {
        for (text, expected) in
            [("203.0.113.77/24", "203.0.113.0/24"), ("::ffff:1.2.3.4", "1.2.3.4"), ("::1/128", "::1")]
        {
            assert_eq!(written(&network(text).unwrap()), expected);
        }
    }

    #[test]
    fn what_is_no_network_is_refused() {
        for text in
            ["", "house.example", "1.2.3", "1.2.3.4/33", "::1/129", "1.2.3.4/", "1.2.3.4/+8", "1.2.3.4/8/8", "/8"]
        {
            assert_eq!(network(text), None, "{text}");
        }
    }
}
