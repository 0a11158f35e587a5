//! The browser client, which is part of the program.

use super::earlier::{self, Asset, is_version};
use super::guard::language;
use super::{Doors, share};
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;
use std::path::Path;
use table::{Code, Problem};

/// The client as `cargo xtask` builds it; nothing, if it was not built.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../dist"]
#[allow_missing = true]
struct Client;

/// The version of the client that is part of the program: the hash that its files lie under.
fn version() -> Option<String> {
    Client::iter()
        .find_map(|path| path.strip_prefix("a/")?.split('/').next().filter(|name| is_version(name)).map(Into::into))
}

/// Leaves a copy of the client in the data folder, for pages that are still open when the next version is started.
pub(crate) fn keep(data: &Path) -> std::io::Result<()> {
    let Some(version) = version() else { return Ok(()) };
    let folder = format!("a/{version}/");
    let asset = |path: &str| -> Option<Asset> {
        let name = path.strip_prefix(&folder).filter(|name| !name.contains('/'))?;
        Some((name.to_owned(), Client::get(path)?.data))
    };
    earlier::keep(data, &version, Client::iter().filter_map(|path| asset(&path)))
}

/// Serves a file of the client. What lies under `a/` has its hash in its path and never changes; of earlier versions
/// it is what they left.
pub(crate) async fn serve(State(doors): State<Doors>, uri: Uri, headers: HeaderMap) -> Response {
    let path = match uri.path().trim_start_matches('/') {
        "" if is_browser(&headers) => "index.html",
        "" => return page(&doors, &uri, &headers).await,
        path if path.starts_with("t/") => return page(&doors, &uri, &headers).await,
        path => path,
    };
    match Client::get(path) {
        Some(file) => respond(path, file, &headers),
        None if path == "index.html" => not_built(&language(&headers)),
        None => match earlier_file(&doors, path, accepts_brotli(&headers)).await {
            Some(answer) => answer,
            None if asks_for_page(&headers) => {
                (StatusCode::NOT_FOUND, page(&doors, &Uri::from_static("/"), &headers).await).into_response()
            }
            None => super::Failed(nowhere(), language(&headers)).into_response(),
        },
    }
}

/// The page with what is said where a link to it is shown.
async fn page(doors: &Doors, uri: &Uri, headers: &HeaderMap) -> Response {
    let Some(file) = Client::get("index.html") else { return not_built(&language(headers)) };
    let html = String::from_utf8_lossy(&file.data);
    let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, caching("index.html"))];
    (kind, share::page(doors, &html, uri, headers).await).into_response()
}

/// Whether a browser asks. It shows no tags: the page as it was built, packed, is less to fetch.
fn is_browser(headers: &HeaderMap) -> bool {
    headers.contains_key("sec-fetch-mode")
}

/// Whether whoever asks is a person who followed a link to nowhere.
fn asks_for_page(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("text/html"))
}

/// A file of an earlier version, packed where there is such a copy and it is accepted.
async fn earlier_file(doors: &Doors, path: &str, packs: bool) -> Option<Response> {
    let asked = path.strip_prefix("a/")?;
    let packed = if packs { doors.earlier.read(&format!("{asked}.br")).await } else { None };
    let mut headers = HeaderMap::new();
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching(path)));
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_str(mime_guess::from_path(path).first_or_octet_stream().as_ref()).ok()?,
    );
    if let Some(packed) = packed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        return Some((headers, packed).into_response());
    }
    Some((headers, doors.earlier.read(asked).await?).into_response())
}

fn nowhere() -> Problem {
    Problem::new(Code::NoTable, "server-nowhere")
}

fn not_built(lang: &str) -> Response {
    (words::speak(lang, "server-no-client", &[]) + "\n").into_response()
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
    (headers, shared(packed.unwrap_or(file))).into_response()
}

/// The file's bytes, not copied where they are part of the program: many may ask for much and not read it.
fn shared(file: EmbeddedFile) -> Bytes {
    match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    }
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
