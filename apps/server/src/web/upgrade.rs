//! A request that goes on as a WebSocket (RFC 6455, section 4.2).

use super::Failed;
use super::guard::language;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use table::{Code, Problem};
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;

/// A request to go on as a WebSocket.
pub(super) struct Upgrade {
    key: HeaderValue,
    ready: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Response> {
        let asked = parts.method == Method::GET && asks(&parts.headers);
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asked).cloned();
        let ready = parts.extensions.remove::<OnUpgrade>();
        key.zip(ready).map(|(key, ready)| Self { key, ready }).ok_or_else(|| refused(&parts.headers))
    }
}

impl Upgrade {
    /// Accepts, and goes on once the answer is out. If it never gets there, what goes on is dropped.
    pub(super) fn accept<F: Future<Output = ()> + Send>(
        self,
        go_on: impl FnOnce(TokioIo<Upgraded>) -> F + Send + 'static,
    ) -> Response {
        let key = derive_accept_key(self.key.as_bytes());
        tokio::spawn(async move {
            if let Ok(upgraded) = self.ready.await {
                go_on(TokioIo::new(upgraded)).await;
            }
        });
        let key = HeaderValue::from_str(&key).expect("it is base64");
        let headers = [(header::SEC_WEBSOCKET_ACCEPT, key), UPGRADE, CONNECTION];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}

const UPGRADE: (HeaderName, HeaderValue) = (header::UPGRADE, HeaderValue::from_static("websocket"));
const CONNECTION: (HeaderName, HeaderValue) = (header::CONNECTION, HeaderValue::from_static("upgrade"));

fn asks(headers: &HeaderMap) -> bool {
    let says = |name: HeaderName, word: &str| {
        let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
        values.flat_map(|value| value.split(',')).any(|one| one.trim().eq_ignore_ascii_case(word))
    };
    says(header::CONNECTION, "upgrade")
        && says(header::UPGRADE, "websocket")
        && says(header::SEC_WEBSOCKET_VERSION, "13")
}

fn refused(headers: &HeaderMap) -> Response {
    let problem = Problem::new(Code::BadRequest, "server-not-a-websocket");
    let mut response = (StatusCode::UPGRADE_REQUIRED, [UPGRADE], Failed(problem, language(headers))).into_response();
    *response.status_mut() = StatusCode::UPGRADE_REQUIRED;
    response
}
