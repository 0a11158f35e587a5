//! The API, described for programs.

use super::api;
use crate::store::Card;
use axum::Json;
use table::host::{Clock, Kind, Phase, Plan, Seated, Start, Summary, TimeOut};
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Strandline",
        description = "Making, finding and reading tables. Playing is over the WebSocket at /api/socket: see docs/protocol.md."
    ),
    paths(api::games, api::make, api::find, api::table, api::sit, api::log, api::record),
    components(schemas(Plan, Clock, TimeOut, Start, Card, Summary<'_>, Seated<'_>, Kind, Phase, api::MadeTable, api::SitDown, api::SeatTaken, api::TableShown<'_>))
)]
struct Api;

/// The description, in the format of `OpenAPI` 3.1.
pub(super) async fn serve() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}
