//! By which names the house is known, and which other sites may speak to it.

use super::address::Proxies;
use crate::settings::Settings;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use table::{Code, Problem};

/// What a page of another site that may speak to the house may send.
const PREFLIGHT: [(HeaderName, &str); 3] = [
    (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, POST"),
    (header::ACCESS_CONTROL_ALLOW_HEADERS, "accept-language, authorization, content-type, idempotency-key"),
    (header::ACCESS_CONTROL_MAX_AGE, "600"),
];

/// The names that the house goes by.
pub(super) enum Hosts {
    Any,
    /// Those of this machine: a page cannot make a name of its own mean them, as it can with all others.
    Own,
    Named(Vec<String>),
}

/// Other sites whose pages may speak to the house.
pub(super) struct Origins(Vec<String>);

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|one| !one.is_empty())
}

impl Hosts {
    /// As they were set. Where they were not, a house for this machine alone goes by this machine's names.
    pub(super) fn read(settings: &Settings, proxies: &Proxies) -> Result<Self, Problem> {
        let named = list(&settings.hosts).map(host_name).collect::<Result<Vec<_>, _>>()?;
        Ok(match named.is_empty() {
            false => Self::Named(named),
            true if settings.listen.ip().is_loopback() && !proxies.exist() => Self::Own,
            true => Self::Any,
        })
    }

    /// Whether a request is for this house. One that names nobody does not come from a browser.
    pub(super) fn know<B>(&self, request: &Request<B>) -> bool {
        let asked = request.headers().get_all(header::HOST).iter().map(|host| host.to_str().unwrap_or("?"));
        let asked = asked.chain(request.uri().authority().map(Authority::as_str));
        asked.into_iter().all(|host| self.knows(host))
    }

    fn knows(&self, asked: &str) -> bool {
        let Ok(asked) = asked.parse::<Authority>() else { return false };
        let host = asked.host().trim_end_matches('.').to_ascii_lowercase();
        let address = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().ok();
        let own = host == "localhost" || host.ends_with(".localhost");
        match self {
            Self::Any => true,
            Self::Own => own || address.is_some(),
            Self::Named(names) => {
                let named =
                    |name: &String| fits(name, &host) || *name == format!("{host}:{}", asked.port_u16().unwrap_or(0));
                own || address.is_some_and(|address| address.is_loopback()) || names.iter().any(named)
            }
        }
    }
}

/// `*.some.example` is every name that ends so.
fn fits(name: &str, host: &str) -> bool {
    match name.strip_prefix('*') {
        Some(ending) => host.ends_with(ending) && host.len() > ending.len(),
        None => name == host,
    }
}

fn host_name(text: &str) -> Result<String, Problem> {
    let plain = text.strip_prefix("*.").unwrap_or(text);
    let readable =
        plain.parse::<Authority>().is_ok_and(|authority| authority.as_str() == plain && !plain.contains('@'));
    let flaw = || Problem::new(Code::BadRequest, "setting-hosts").with("value", text);
    readable.then(|| text.to_ascii_lowercase()).ok_or_else(flaw)
}

impl Origins {
    pub(super) fn read(settings: &Settings) -> Result<Self, Problem> {
        list(&settings.origins).map(origin).collect::<Result<_, _>>().map(Self)
    }

    fn name(&self, origin: &str) -> bool {
        self.0.iter().any(|allowed| allowed == origin)
    }

    /// Whether the page that asks is one of the house or of a friend, or there is none: programs send no `Origin`.
    pub(super) fn let_in(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let same = origin.split_once("://").map(|(_, rest)| rest) == host && host.is_some();
        same || self.name(origin)
    }

    /// Lets a page of a site that was named read the answer.
    pub(super) fn open(&self, asked: Option<&HeaderValue>, answer: &mut HeaderMap) {
        if self.0.is_empty() {
            return;
        }
        answer.append(header::VARY, HeaderValue::from_static("origin"));
        if let Some(origin) = asked.filter(|asked| asked.to_str().is_ok_and(|origin| self.name(origin))) {
            answer.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin.clone());
            answer.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, HeaderValue::from_static("retry-after"));
        }
    }
}

/// An origin is a scheme, a host and a port: nothing after them.
fn origin(text: &str) -> Result<String, Problem> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let readable = host.is_some_and(|host| host.parse::<Authority>().is_ok_and(|read| read.as_str() == host));
    let flaw = || Problem::new(Code::BadRequest, "setting-origins").with("value", text);
    readable.then(|| text.to_ascii_lowercase()).ok_or_else(flaw)
}

/// Whether a browser asks what a page may ask.
pub(super) fn is_preflight<B>(request: &Request<B>) -> bool {
    request.method() == Method::OPTIONS && request.headers().contains_key(header::ACCESS_CONTROL_REQUEST_METHOD)
}

/// What it is answered, if the page may ask anything.
pub(super) fn preflight() -> Response {
    (StatusCode::NO_CONTENT, PREFLIGHT).into_response()
}

#[cfg(test)]
mod tests {
    use super::{Hosts, Origins};
    use crate::settings::Settings;
    use crate::web::address::Proxies;
    use axum::http::{HeaderMap, Request};

    fn hosts(settings: &Settings) -> Hosts {
        let read = Proxies::read(settings).and_then(|proxies| Hosts::read(settings, &proxies));
        read.unwrap_or_else(|problem| panic!("{}", problem.key))
    }

    fn know(settings: &Settings, host: &str) -> bool {
        hosts(settings).know(&Request::builder().header("host", host).body(()).unwrap())
    }

    #[test]
    fn a_house_of_this_machine_goes_by_no_name_that_a_page_could_make() {
        let settings = Settings::default();
        for (host, known) in [
            ("localhost:7878", true),
            ("LocalHost", true),
            ("127.0.0.1:7878", true),
            ("[::1]:7878", true),
            ("strandline.localhost", true),
            ("192.168.0.7:7878", true),
            ("evil.example:7878", false),
            ("localhost.evil.example", false),
            ("127.0.0.1.evil.example", false),
            ("", false),
            ("a b", false),
        ] {
            assert_eq!(know(&settings, host), known, "{host}");
        }
        let open_to_all = Settings { listen: ([0, 0, 0, 0], 80).into(), ..Settings::default() };
        let proxied = Settings { behind_proxy: true, ..Settings::default() };
        assert!(know(&open_to_all, "house.example") && know(&proxied, "house.example"));
        assert!(hosts(&settings).know(&Request::builder().body(()).unwrap()), "a program that names nobody");
    }

    #[test]
    fn a_house_with_names_goes_by_these_and_this_machine_s() {
        let names = "house.example, *.games.example,other.example:8443";
        let settings = Settings { hosts: names.into(), behind_proxy: true, ..Settings::default() };
        for (host, known) in [
            ("house.example", true),
            ("HOUSE.example.:443", true),
            ("crab.games.example", true),
            ("games.example", false),
            ("other.example:8443", true),
            ("other.example", false),
            ("localhost:7878", true),
            ("127.0.0.1:7878", true),
            ("203.0.113.5", false),
            ("evil.example", false),
        ] {
            assert_eq!(know(&settings, host), known, "{host}");
        }
        let two = Request::builder().header("host", "house.example").header("host", "evil.example").body(()).unwrap();
        assert!(!hosts(&settings).know(&two));
        let whole = Request::builder().uri("http://evil.example/").header("host", "house.example").body(()).unwrap();
        assert!(!hosts(&settings).know(&whole));
    }

    #[test]
    fn pages_of_other_sites_are_not_ours() {
        let origins = "https://friend.example, https://other.example";
        let origins = Origins::read(&Settings { origins: origins.into(), ..Settings::default() });
        let origins = origins.unwrap_or_else(|problem| panic!("{}", problem.key));
        for (origin, ours) in [
            ("https://house.example", true),
            ("http://house.example", true),
            ("https://friend.example", true),
            ("https://other.example", true),
            ("https://evil.example", false),
            ("https://house.example.evil", false),
            ("null", false),
            ("", false),
        ] {
            let headers = [("origin", origin), ("host", "house.example")];
            let headers: HeaderMap =
                headers.map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).into_iter().collect();
            assert_eq!(origins.let_in(&headers), ours, "{origin}");
        }
        assert!(origins.let_in(&HeaderMap::new()));
    }

    #[test]
    fn what_is_no_origin_or_no_host_is_refused_by_name() {
        for text in ["https://friend.example/", "friend.example", "*", "https://a b"] {
            let settings = Settings { origins: text.into(), ..Settings::default() };
            assert_eq!(Origins::read(&settings).err().map(|problem| problem.key), Some("setting-origins"), "{text}");
        }
        for text in ["https://house.example", "house example", "a@b"] {
            let settings = Settings { hosts: text.into(), ..Settings::default() };
            let proxies = Proxies::read(&settings).ok().unwrap();
            let read = Hosts::read(&settings, &proxies);
            assert_eq!(read.err().map(|problem| problem.key), Some("setting-hosts"), "{text}");
        }
    }
}
