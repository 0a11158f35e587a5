//! Making, finding and reading tables over HTTP.

use super::guard::language;
use super::limits::block;
use super::{Doors, Failed, as_json, unreadable, written};
use crate::house::{House, Missed};
use crate::metrics::count;
use axum::body::{Body, Bytes};
use axum::extract::rejection::BytesRejection;
use axum::extract::{Extension, Path, Query, State};
use axum::http;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, StreamExt};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::io;
use std::net::IpAddr;
use table::host::{Key, Plan, key_of};
use table::{Code, Problem};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::http::{SitDown, TableShown};

/// From where to read a log.
#[derive(Deserialize)]
pub(super) struct Since {
    /// Only what came after the entry of this number.
    since: Option<u64>,
}

type Answered<T> = Result<T, Failed>;

/// The languages, tokens and ids of a request.
struct Asker {
    lang: String,
    token: Option<String>,
    id: Option<String>,
}

impl Asker {
    fn of(headers: &HeaderMap) -> Self {
        let text = |name: http::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let token = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer ")).map(str::to_owned);
        let id = text(http::HeaderName::from_static("idempotency-key")).map(str::to_owned);
        Self { lang: language(headers), token, id }
    }

    fn fail(&self, problem: Problem) -> Failed {
        Failed(problem, self.lang.clone())
    }

    fn key(&self) -> Option<Key> {
        self.token.as_deref().map(key_of)
    }
}

fn read<T: DeserializeOwned>(body: Result<Bytes, BytesRejection>, most: u32) -> Result<T, Problem> {
    let body = body.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => too_large(most),
        _ => Problem::new(Code::BadRequest, "bad-request").with("detail", rejection.body_text()),
    })?;
    wire::read_bytes(&body).map_err(|error| unreadable(&error))
}

pub(super) fn too_large(most: u32) -> Problem {
    Problem::new(Code::TooLarge, "server-too-large").with("most", most.to_string())
}

/// The games of the house.
pub(super) async fn games() -> Response {
    written(&table::games()).into_response()
}

/// Makes a table.
pub(super) async fn make(
    State(doors): State<Doors>,
    Extension(address): Extension<IpAddr>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answered<Response> {
    let asker = Asker::of(&headers);
    let plan: Plan = read(body, doors.house.settings.body_bytes).map_err(|problem| asker.fail(problem))?;
    doors.limits.table(address).map_err(|problem| {
        count(&doors.house.metrics.limited_total);
        asker.fail(problem)
    })?;
    let made = doors.house.make(plan, asker.id.as_deref()).await.map_err(|problem| asker.fail(problem))?;
    doors.house.list(&made.table, block(address));
    Ok((StatusCode::CREATED, written(&made)).into_response())
}

/// Tables that anybody may sit down at.
pub(super) async fn find(State(doors): State<Doors>, headers: HeaderMap) -> Answered<Response> {
    let cards = doors.house.open_tables().await;
    cards.map(|cards| written(&cards).into_response()).map_err(|problem| Asker::of(&headers).fail(problem))
}

/// A table as everybody may see it.
pub(super) async fn table(
    State(doors): State<Doors>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered<Response> {
    let asker = Asker::of(&headers);
    let table = doors.house.table(&id).await.map_err(|problem| asker.fail(problem))?;
    let (shown, settling) = {
        let live = table.live();
        let shown = TableShown { n: live.host.next_number() - 1, table: live.host.summary() };
        (shown, doors.house.settling(&live))
    };
    House::settled(settling).await.map_err(|problem| asker.fail(problem))?;
    Ok(written(&shown).into_response())
}

/// Sits down.
pub(super) async fn sit(
    State(doors): State<Doors>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answered<Response> {
    let asker = Asker::of(&headers);
    let fail = |problem| asker.fail(problem);
    let house = &doors.house;
    let wish: SitDown = read(body, house.settings.body_bytes).map_err(fail)?;
    house.check_name(&wish.name).map_err(fail)?;
    let table = house.table(&id).await.map_err(fail)?;
    let (token, request) = (asker.token.clone(), asker.id.as_deref());
    if !house.knows(&table, token.as_deref().map(key_of)).await {
        return Err(fail(Problem::new(Code::NotAllowed, "server-bad-token")));
    }
    let seated = house.sit(&table, token, request, wish).await.map_err(fail)?;
    Ok((StatusCode::CREATED, written(&seated)).into_response())
}

/// What happened at a table, as the one who asks was or would have been told.
pub(super) async fn log(
    State(doors): State<Doors>,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
    headers: HeaderMap,
) -> Answered<Response> {
    let asker = Asker::of(&headers);
    let fail = |problem| asker.fail(problem);
    let table = doors.house.table(&id).await.map_err(fail)?;
    let upto = table.live().host.next_number();
    let mut missed = doors.house.missed(&table, asker.key(), since, upto);
    let first = missed.next().await.transpose().map_err(fail)?.unwrap_or_default();
    Ok(list(&first, missed).into_response())
}

/// A list of messages: in one piece, or where it is long in as many as it is told in.
fn list(first: &[Utf8Bytes], rest: Missed) -> Response {
    let begin = ["[", &joined(first)].concat();
    if rest.is_over() {
        return as_json([&begin, "]"].concat()).into_response();
    }
    let rest = stream::unfold(Some(rest), |rest| async move {
        let mut rest = rest?;
        Some(match rest.next().await {
            Some(Ok(texts)) => (Ok([",", &joined(&texts)].concat()), Some(rest)),
            Some(Err(_)) => (Err(io::Error::other("the rest cannot be read")), None),
            None => (Ok("]".to_owned()), None),
        })
    });
    as_json(Body::from_stream(stream::iter([Ok(begin)]).chain(rest))).into_response()
}

/// Each is a text already: a list of them needs no more than commas.
fn joined(texts: &[Utf8Bytes]) -> String {
    texts.iter().map(Utf8Bytes::as_str).collect::<Vec<_>>().join(",")
}

/// A game that is over, written down.
pub(super) async fn record(
    State(doors): State<Doors>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered<Response> {
    let asker = Asker::of(&headers);
    let table = doors.house.table(&id).await.map_err(|problem| asker.fail(problem))?;
    let record = doors.house.record(&table).await.map_err(|problem| asker.fail(problem))?;
    Ok(written(&record).into_response())
}

/// That the house is open.
pub(super) async fn health() -> &'static str {
    "open\n"
}

/// Whether a move could be kept now.
pub(super) async fn ready(State(doors): State<Doors>) -> Response {
    if doors.house.is_ready().await {
        return "ready\n".into_response();
    }
    (StatusCode::SERVICE_UNAVAILABLE, "nothing can be kept now\n").into_response()
}

/// Figures for Prometheus.
pub(super) async fn metrics(State(doors): State<Doors>) -> Response {
    let kind = [(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")];
    (kind, doors.house.figures()).into_response()
}
