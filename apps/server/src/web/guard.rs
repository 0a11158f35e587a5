//! What is checked and added around every request.

use super::limits::{Kind, TooMuch};
use super::sites::{is_preflight, preflight};
use super::{Doors, Failed};
use crate::log::Seldom;
use crate::metrics::count;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};
use table::{Code, Problem};
use words::Lang;

/// What somebody is told whose address is banned.
const BANNED: &str = "server-banned";

/// What a page of the house may load and do.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
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

const CLOSE: HeaderValue = HeaderValue::from_static("close");

static LIMITED: Seldom = Seldom::new();
static WRONG_HOST: Seldom = Seldom::new();

/// Adds the usual headers, lets pages of sites that were named read answers of the API, and keeps those out of caches.
pub(super) async fn headers(State(doors): State<Doors>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let origin = request.headers().get(header::ORIGIN).cloned();
    let start = Instant::now();
    let mut response = next.run(request).await;
    doors.house.metrics.request_seconds.observe(start.elapsed().as_secs_f64());
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    if api {
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        doors.entrance.origins.open(origin.as_ref(), response.headers_mut());
    }
    response
}

/// Lets a request in if its address has not asked too much and is not banned, it is for this house, and its page may
/// speak to us.
pub(super) async fn enter(
    State(doors): State<Doors>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = doors.entrance.proxies.address(peer.ip(), request.headers());
    if let Err(too_much) = doors.limits.request(address, kind(&request)) {
        return limited(&doors, address, too_much, request.headers());
    }
    if doors.house.bans.bars(address, doors.house.now()) {
        count(&doors.house.metrics.limited_total);
        return refused(StatusCode::FORBIDDEN, BANNED, request.headers());
    }
    if !doors.entrance.hosts.know(&request) {
        if let Some(more) = WRONG_HOST.due() {
            tracing::info!(%address, more, "a request was for another house: `hosts` has the names of this one");
        }
        return refused(StatusCode::MISDIRECTED_REQUEST, "server-wrong-host", request.headers());
    }
    let changes = request.method() != Method::GET || request.headers().contains_key(header::UPGRADE);
    if changes && !doors.entrance.origins.let_in(request.headers()) {
        return refused(StatusCode::FORBIDDEN, "server-bad-origin", request.headers());
    }
    if is_preflight(&request) {
        return preflight();
    }
    request.extensions_mut().insert(address);
    next.run(request).await
}

/// What a request counts as. A page of the house is many files.
fn kind(request: &Request) -> Kind {
    let path = request.uri().path();
    // The address of a table is a page that says something of the table.
    let reads = path.starts_with("/api/") || path.starts_with("/t/");
    let asks = reads || ["/healthz", "/readyz", "/metrics"].contains(&path);
    if asks || request.method() != Method::GET { Kind::Request } else { Kind::File }
}

fn limited(doors: &Doors, address: IpAddr, too_much: TooMuch, headers: &HeaderMap) -> Response {
    count(&doors.house.metrics.limited_total);
    if let Some(more) = LIMITED.due() {
        tracing::info!(%address, more, "requests were refused: there are too many");
    }
    let mut response = Failed(too_much.problem, language(headers)).into_response();
    if too_much.cut_off {
        response.headers_mut().insert(header::CONNECTION, CLOSE);
    }
    response
}

/// What somebody is told whose address was banned while connected.
pub(super) fn barred() -> Problem {
    Problem::new(Code::NotAllowed, BANNED)
}

fn refused(status: StatusCode, key: &'static str, headers: &HeaderMap) -> Response {
    let mut response = Failed(Problem::new(Code::NotAllowed, key), language(headers)).into_response();
    *response.status_mut() = status;
    response
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
        response.headers_mut().insert(header::CONNECTION, CLOSE);
        response
    })
}

/// The first of the languages that whoever asks reads, best first as browsers send them, that the house speaks.
pub(super) fn language(headers: &HeaderMap) -> String {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let spoken = accepted.split(',').find_map(|one| Lang::from_locale(one.split(';').next()?.trim()));
    spoken.unwrap_or_default().code().to_owned()
}

#[cfg(test)]
mod tests {
    use super::language;
    use axum::http::HeaderMap;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn the_first_language_that_the_house_speaks_is_spoken() {
        for (accepted, spoken) in [("de, fr-CH;q=0.8, en;q=0.5", "fr"), ("ru", "ru"), ("tlh", "en"), ("", "en")] {
            assert_eq!(language(&headers(&[("accept-language", accepted)])), spoken, "{accepted}");
        }
    }
}
