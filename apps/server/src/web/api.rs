//! Making, finding and reading tables over HTTP.

use super::guard::language;
use super::{Doors, Failed};
use crate::house::unavailable;
use crate::metrics::count;
use crate::store::{Card, Which};
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Extension, Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, http};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::net::IpAddr;
use table::fair::Salt;
use table::host::{Ask, Key, Plan, Summary, key_of, retell};
use table::{Code, Problem};

/// At most so many tables are listed.
const MOST_LISTED: usize = 100;

/// A table that was made.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct MadeTable {
    /// Its name.
    table: String,
    /// What proves that it is yours. Keep it; put it in no address but behind a `#`.
    token: String,
    /// The BLAKE3 hash of the secret that the dealer deals from.
    commitment: String,
    /// Where people find it.
    path: String,
}

/// A wish to sit down.
#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SitDown {
    /// The name that others see.
    name: String,
    /// Where, counted from 0; anywhere if it is not said.
    seat: Option<u64>,
    /// 32 hexadecimal digits of your own choosing, which make the deals unforeseeable for the house.
    #[schema(value_type = Option<String>)]
    salt: Option<Salt>,
}

/// A seat that was taken.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct SeatTaken {
    /// The seat, counted from 0.
    seat: u8,
    /// The number of the log entry that says so.
    n: u64,
    /// What proves that it is yours. Keep it; put it in no address but behind a `#`.
    token: String,
}

/// A table.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct TableShown<'a> {
    /// The number of its last entry.
    n: u64,
    /// What everybody may know of it.
    table: Summary<'a>,
}

/// From where to read a log.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
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
    let bad = |error: serde_json::Error| {
        let (code, key) = if error.is_data() { (Code::BadRequest, "bad-request") } else { (Code::BadJson, "bad-json") };
        Problem::new(code, key).with("detail", error.to_string())
    };
    serde_json::from_slice(&body).map_err(bad)
}

pub(super) fn too_large(most: u32) -> Problem {
    Problem::new(Code::TooLarge, "server-too-large").with("most", most.to_string())
}

/// The games of the house.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "Every game, its seats and the schema of its options", body = Object)))]
pub(super) async fn games() -> Response {
    Json(table::games()).into_response()
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = Plan,
    params(("idempotency-key" = Option<String>, Header, description = "16 to 64 random characters: asking again with the same gives the same table")),
    responses(
        (status = 201, description = "Made", body = MadeTable),
        (status = 400, description = "The plan cannot be"),
        (status = 409, description = "The key was used for another table"),
        (status = 429, description = "Too many tables; `Retry-After` says when"),
    ))]
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
    let path = format!("/t/{}", made.table);
    let made = MadeTable { table: made.table, token: made.token, commitment: made.commitment, path };
    Ok((StatusCode::CREATED, Json(made)).into_response())
}

/// Tables that anybody may sit down at.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, description = "Public tables with open seats, the latest first", body = [Card])))]
pub(super) async fn find(State(doors): State<Doors>, headers: HeaderMap) -> Answered<Json<Vec<Card>>> {
    let cards = doors.house.cards(Which::Open, MOST_LISTED).await;
    cards.map(Json).map_err(|problem| Asker::of(&headers).fail(problem))
}

/// A table as everybody may see it.
#[utoipa::path(get, path = "/api/tables/{table}", params(("table" = String, Path)),
    responses((status = 200, description = "The table", body = TableShown<'_>), (status = 404, description = "There is no such table")))]
pub(super) async fn table(
    State(doors): State<Doors>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered<Response> {
    let asker = Asker::of(&headers);
    let table = doors.house.table(&id).await.map_err(|problem| asker.fail(problem))?;
    let live = table.live();
    Ok(Json(TableShown { n: live.host.next_number() - 1, table: live.host.summary() }).into_response())
}

/// Sits down.
#[utoipa::path(post, path = "/api/tables/{table}/seats", request_body = SitDown,
    params(
        ("table" = String, Path),
        ("authorization" = Option<String>, Header, description = "`Bearer` and a token of this table, to sit down as its owner"),
        ("idempotency-key" = Option<String>, Header, description = "16 to 64 random characters: asking again with the same gives the same seat"),
    ),
    responses((status = 201, description = "Seated", body = SeatTaken), (status = 409, description = "Taken, full or begun")))]
pub(super) async fn sit(
    State(doors): State<Doors>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Answered<Response> {
    let asker = Asker::of(&headers);
    let fail = |problem| asker.fail(problem);
    let house = &doors.house;
    let SitDown { name, seat, salt } = read(body, house.settings.body_bytes).map_err(fail)?;
    house.check_name(&name).map_err(fail)?;
    let table = house.table(&id).await.map_err(fail)?;
    let (token, request) = (asker.token.clone(), asker.id.as_deref());
    if token.as_deref().is_some_and(|token| !table.live().host.knows(&key_of(token))) {
        return Err(fail(Problem::new(Code::NotAllowed, "server-bad-token")));
    }
    let seated = house.sit(&table, token, request, (name, seat, salt)).await.map_err(fail)?;
    let seated = SeatTaken { seat: seated.seat, n: seated.n, token: seated.token };
    Ok((StatusCode::CREATED, Json(seated)).into_response())
}

/// What happened at a table, as the one who asks was or would have been told.
#[utoipa::path(get, path = "/api/tables/{table}/log", params(("table" = String, Path), Since,
        ("authorization" = Option<String>, Header, description = "`Bearer` and the token of a seat, to read with its eyes")),
    responses((status = 200, description = "Messages in order", body = [Object])))]
pub(super) async fn log(
    State(doors): State<Doors>,
    Path(id): Path<String>,
    Query(Since { since }): Query<Since>,
    headers: HeaderMap,
) -> Answered<Response> {
    let asker = Asker::of(&headers);
    let fail = |problem| asker.fail(problem);
    let table = doors.house.table(&id).await.map_err(fail)?;
    let from = table.live().host.viewpoint_of(asker.key().as_ref());
    let log = doors.house.read_log(&id, 0).await.map_err(fail)?;
    let told = retell(&log, since, from).map_err(fail)?;
    let told: Result<Vec<Box<RawValue>>, _> = told.into_iter().map(RawValue::from_string).collect();
    told.map(|told| Json(told).into_response()).map_err(|_| fail(unavailable()))
}

/// A game that is over, written down.
#[utoipa::path(get, path = "/api/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, description = "The record", body = Object), (status = 409, description = "The game is not over")))]
pub(super) async fn record(
    State(doors): State<Doors>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Answered<Response> {
    let asker = Asker::of(&headers);
    let table = doors.house.table(&id).await.map_err(|problem| asker.fail(problem))?;
    let answer = doors.house.ask_and_wait(&table, asker.key(), None, Ask::Record).await;
    let record = serde_json::to_value(answer.map_err(|problem| asker.fail(problem))?).unwrap_or(Value::Null);
    Ok(Json(record["record"].clone()).into_response())
}

/// Whether the house is open and its store answers.
pub(super) async fn health(State(doors): State<Doors>) -> Response {
    match doors.house.cards(Which::Open, 1).await {
        Ok(_) => "open\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response(),
    }
}

/// Figures for Prometheus.
pub(super) async fn metrics(State(doors): State<Doors>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, doors.house.metrics.text()).into_response()
}
