//! What is checked and added around every request.

use super::{Doors, Failed};
use crate::metrics::count;
use crate::settings::Settings;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use table::{Code, Problem};
use words::Lang;

/// What a page of the house may load and do.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; base-uri 'none'; \
                      form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Adds the usual headers, and keeps answers of the API out of caches.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if api {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Lets a request in if its page may speak to us and its address has not asked too much.
pub(super) async fn limit(
    State(doors): State<Doors>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let settings = &doors.house.settings;
    let address = address(settings, peer, request.headers());
    let changes = request.method() != Method::GET || request.headers().contains_key(header::UPGRADE);
    if changes && !origin_is_ours(settings, request.headers()) {
        let problem = Problem::new(Code::NotAllowed, "server-bad-origin");
        let mut response = Failed(problem, language(request.headers())).into_response();
        *response.status_mut() = StatusCode::FORBIDDEN;
        return response;
    }
    if let Err(problem) = doors.limits.request(address) {
        count(&doors.house.metrics.limited_total);
        return Failed(problem, language(request.headers())).into_response();
    }
    request.extensions_mut().insert(address);
    next.run(request).await
}

/// Gives up on a request that does not arrive, or is not answered, in time.
pub(super) async fn in_time(State(doors): State<Doors>, request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let patience = Duration::from_secs(doors.house.settings.request_seconds.into());
    let answered = tokio::time::timeout(patience, next.run(request)).await;
    answered.unwrap_or_else(|_| {
        count(&doors.house.metrics.limited_total);
        let mut response = Failed(Problem::new(Code::Unavailable, "server-too-slow"), lang).into_response();
        *response.status_mut() = StatusCode::REQUEST_TIMEOUT;
        response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
        response
    })
}

/// Whose request it is: the peer's, or what our own proxy says. Some proxies add to the list that came in, others add a
/// line of their own: either way the proxy's word is the last of the last line, and all before it anybody's.
fn address(settings: &Settings, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    let forwarded = headers.get_all("x-forwarded-for").iter().next_back().and_then(|value| value.to_str().ok());
    let last = forwarded.and_then(|list| list.rsplit(',').next()).and_then(|last| last.trim().parse().ok());
    last.filter(|_| settings.behind_proxy).unwrap_or(peer.ip())
}

/// Whether the page that asks is one of the house, or there is none: programs send no `Origin`.
fn origin_is_ours(settings: &Settings, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let same = origin.split_once("://").map(|(_, rest)| rest) == host && host.is_some();
    same || settings.origins.split(',').any(|allowed| !allowed.is_empty() && allowed.trim() == origin)
}

/// The first of the languages that whoever asks reads, best first as browsers send them, that the house speaks.
pub(super) fn language(headers: &HeaderMap) -> String {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let spoken = accepted.split(',').find_map(|one| Lang::from_locale(one.split(';').next()?.trim()));
    spoken.unwrap_or_default().code().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{address, language, origin_is_ours};
    use crate::settings::Settings;
    use axum::http::HeaderMap;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn pages_of_other_sites_are_not_ours() {
        let settings =
            Settings { origins: "https://friend.example, https://other.example".into(), ..Settings::default() };
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
            let headers = headers(&[("origin", origin), ("host", "house.example")]);
            assert_eq!(origin_is_ours(&settings, &headers), ours, "{origin}");
        }
        assert!(origin_is_ours(&settings, &headers(&[("host", "house.example")])));
    }

    #[test]
    fn the_first_language_that_the_house_speaks_is_spoken() {
        for (accepted, spoken) in [("de, fr-CH;q=0.8, en;q=0.5", "fr"), ("ru", "ru"), ("tlh", "en"), ("", "en")] {
            assert_eq!(language(&headers(&[("accept-language", accepted)])), spoken, "{accepted}");
        }
    }

    #[test]
    fn an_address_is_believed_only_from_our_own_proxy() {
        let peer = "127.0.0.1:5".parse().unwrap();
        let headers = headers(&[("x-forwarded-for", "6.6.6.6, 10.0.0.7")]);
        let mut settings = Settings::default();
        assert_eq!(address(&settings, peer, &headers), peer.ip());
        settings.behind_proxy = true;
        assert_eq!(address(&settings, peer, &headers).to_string(), "10.0.0.7");
        let mut lines = self::headers(&[("x-forwarded-for", "6.6.6.6")]);
        lines.append("x-forwarded-for", "10.0.0.7".parse().unwrap());
        assert_eq!(address(&settings, peer, &lines).to_string(), "10.0.0.7");
    }
}
