//! Whose request it is, where proxies stand between.

use crate::network::{contains, network};
use crate::settings::Settings;
use axum::http::HeaderMap;
use ipnet::IpNet;
use std::net::{IpAddr, SocketAddr};
use table::{Code, Problem};

/// In which header proxies say for whom they ask. Only one is read: the other may be anybody's.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Header {
    XForwardedFor,
    /// RFC 7239.
    Forwarded,
}

/// The proxies whose word is believed.
pub(super) struct Proxies {
    /// Whether whoever connects is one of them.
    any_peer: bool,
    networks: Vec<IpNet>,
    header: Header,
}

impl Proxies {
    pub(super) fn read(settings: &Settings) -> Result<Self, Problem> {
        let networks = settings.trusted_proxies.split(',').map(str::trim).filter(|one| !one.is_empty());
        let header = match settings.forwarded_header.to_ascii_lowercase().as_str() {
            "x-forwarded-for" => Header::XForwardedFor,
            "forwarded" => Header::Forwarded,
            other => return Err(Problem::new(Code::BadRequest, "setting-forwarded-header").with("value", other)),
        };
        let networks = networks.map(trusted).collect::<Result<_, _>>()?;
        Ok(Self { any_peer: settings.behind_proxy, networks, header })
    }

    /// Whether there are any.
    pub(super) fn exist(&self) -> bool {
        self.any_peer || !self.networks.is_empty()
    }

    /// Whether whoever connects from here speaks for others.
    pub(super) fn trust_peer(&self, peer: IpAddr) -> bool {
        self.any_peer || self.trust(peer)
    }

    fn trust(&self, address: IpAddr) -> bool {
        self.networks.iter().any(|network| contains(network, address))
    }

    /// Whose request it is. Every proxy adds to the end of the list from whom it had the request: so it is gone through
    /// from there, as long as those who say it are proxies of ours. What stands before is anybody's.
    pub(super) fn address(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        if !self.trust_peer(peer) {
            return peer;
        }
        let mut said = self.chain(headers).into_iter().rev();
        let mut address = peer;
        while let Some(before) = said.next().flatten() {
            address = before;
            if !self.trust(address) {
                break;
            }
        }
        address
    }

    /// The addresses that the header names, in the order of its lines; nothing for one that cannot be read.
    fn chain(&self, headers: &HeaderMap) -> Vec<Option<IpAddr>> {
        let name = match self.header {
            Header::XForwardedFor => "x-forwarded-for",
            Header::Forwarded => "forwarded",
        };
        // A line that is no text is one address that cannot be read.
        let lines = headers.get_all(name).iter().map(|line| line.to_str().unwrap_or_default());
        let nodes = lines.flat_map(|line| line.split(','));
        nodes.map(|node| if self.header == Header::Forwarded { forwarded_for(node) } else { read(node) }).collect()
    }
}

fn trusted(text: &str) -> Result<IpNet, Problem> {
    network(text).ok_or_else(|| Problem::new(Code::BadRequest, "setting-trusted-proxies").with("value", text))
}

/// What an element of `Forwarded` says in `for=`.
fn forwarded_for(element: &str) -> Option<IpAddr> {
    let pairs = element.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(name, _)| name.trim().eq_ignore_ascii_case("for")).and_then(|(_, node)| read(node))
}

/// An address, as proxies write it: bare or in quotes or brackets, with a port or without.
fn read(node: &str) -> Option<IpAddr> {
    let node = node.trim().trim_matches('"');
    let bracketed = || node.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || node.parse::<SocketAddr>().ok().map(|address| address.ip());
    node.parse().ok().or_else(with_port).or_else(bracketed)
}

#[cfg(test)]
mod tests {
    use super::Proxies;
    use crate::settings::Settings;
    use axum::http::{HeaderMap, HeaderName};

    fn lines(name: &'static str, values: &[&str]) -> HeaderMap {
        let name = HeaderName::from_static(name);
        values.iter().map(|value| (name.clone(), value.parse().unwrap())).collect()
    }

    fn address(settings: &Settings, peer: &str, headers: &HeaderMap) -> String {
        let proxies = Proxies::read(settings).map_err(|problem| problem.key).unwrap();
        proxies.address(peer.parse().unwrap(), headers).to_string()
    }

    #[test]
    fn an_address_is_believed_only_from_our_own_proxy() {
        let headers = lines("x-forwarded-for", &["6.6.6.6, 10.0.0.7"]);
        let mut settings = Settings::default();
        assert_eq!(address(&settings, "127.0.0.1", &headers), "127.0.0.1");
        settings.behind_proxy = true;
        assert_eq!(address(&settings, "127.0.0.1", &headers), "10.0.0.7");
        let two = lines("x-forwarded-for", &["6.6.6.6", "10.0.0.7"]);
        assert_eq!(address(&settings, "127.0.0.1", &two), "10.0.0.7");
    }

    #[test]
    fn the_last_address_that_is_no_proxy_of_ours_is_who_asks() {
        let settings = Settings { trusted_proxies: "10.0.0.0/8, ::1,192.0.2.9".into(), ..Settings::default() };
        for (peer, values, who) in [
            ("10.0.0.1", &["6.6.6.6, 203.0.113.5, 10.2.3.4"][..], "203.0.113.5"),
            ("10.0.0.1", &["6.6.6.6", "203.0.113.5", "192.0.2.9, 10.2.3.4"], "203.0.113.5"),
            ("::1", &["203.0.113.5"], "203.0.113.5"),
            ("::ffff:10.0.0.1", &["203.0.113.5"], "203.0.113.5"),
            ("10.0.0.1", &["203.0.113.5:4711"], "203.0.113.5"),
            ("10.0.0.1", &["[2001:db8::1]:4711"], "2001:db8::1"),
            ("10.0.0.1", &["203.0.113.5, unknown"], "10.0.0.1"),
            ("10.0.0.1", &["10.1.1.1"], "10.1.1.1"),
            ("10.0.0.1", &[], "10.0.0.1"),
            ("203.0.113.9", &["198.51.100.1"], "203.0.113.9"),
        ] {
            assert_eq!(address(&settings, peer, &lines("x-forwarded-for", values)), who, "{peer} says {values:?}");
        }
    }

    #[test]
    fn forwarded_is_read_where_the_proxy_writes_it_and_the_other_header_is_not() {
        let settings = Settings { behind_proxy: true, forwarded_header: "Forwarded".into(), ..Settings::default() };
        let mut headers = lines("x-forwarded-for", &["6.6.6.6"]);
        assert_eq!(address(&settings, "127.0.0.1", &headers), "127.0.0.1");
        for (value, who) in [
            ("for=203.0.113.5", "203.0.113.5"),
            ("for=6.6.6.6, For=\"203.0.113.5:80\";proto=https;by=10.0.0.1", "203.0.113.5"),
            ("for=\"[2001:db8::1]:4711\"", "2001:db8::1"),
            ("for=\"6.6.6.6, for=203.0.113.5", "203.0.113.5"),
            ("for=_hidden", "127.0.0.1"),
            ("proto=https", "127.0.0.1"),
        ] {
            headers.insert("forwarded", value.parse().unwrap());
            assert_eq!(address(&settings, "127.0.0.1", &headers), who, "{value}");
        }
    }

    #[test]
    fn a_network_that_is_none_is_refused_by_name() {
        let settings = Settings { trusted_proxies: "10.0.0.0/8, house.example".into(), ..Settings::default() };
        let problem = Proxies::read(&settings).err().unwrap();
        assert_eq!((problem.key, problem.details[0].1.as_str()), ("setting-trusted-proxies", "house.example"));
    }
}
