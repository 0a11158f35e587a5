//! The browser client, which is part of the program.

use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use table::{Code, Problem};

/// The client as `cargo xtask` builds it; nothing, if it was not built.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../dist"]
#[allow_missing = true]
struct Client;

/// Serves a file of the client. What lies under `a/` has its hash in its path and never changes.
pub(crate) async fn serve(uri: Uri, headers: HeaderMap) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path if path.starts_with("t/") => "index.html",
        path => path,
    };
    match Client::get(path) {
        Some(file) => respond(path, file, &headers),
        None if path == "index.html" => not_built(),
        None => super::Failed(nowhere(), String::new()).into_response(),
    }
}

fn nowhere() -> Problem {
    Problem::new(Code::NoTable, "server-nowhere")
}

fn not_built() -> Response {
    "Strandline is running. This build has no browser client; the API is described at /api/openapi.json.\n"
        .into_response()
}

fn respond(path: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let etag = etag(&file.metadata.sha256_hash());
    let known = asked.get(header::IF_NONE_MATCH).is_some_and(|known| *known == etag);
    let packed = accepts_brotli(asked).then(|| Client::get(&format!("{path}.br"))).flatten();
    let mut headers = HeaderMap::new();
    headers.insert(header::ETAG, etag);
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching(path)));
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    if let Ok(kind) = HeaderValue::from_str(file.metadata.mimetype()) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    if packed.is_some() {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    (headers, packed.unwrap_or(file).data.into_owned()).into_response()
}

fn caching(path: &str) -> &'static str {
    if path.starts_with("a/") { "public, max-age=31536000, immutable" } else { "no-cache" }
}

fn accepts_brotli(asked: &HeaderMap) -> bool {
    let accepted = asked.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.split(',').any(|one| one.trim().split(';').next() == Some("br")))
}

fn etag(hash: &[u8]) -> HeaderValue {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash[..16]);
    HeaderValue::from_str(&format!("\"{}\"", table::fair::Hex(bytes))).expect("digits can be a header")
}
