//! Problems as answers over HTTP.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use table::{Code, Problem};

/// A problem, and the language to say it in.
pub(crate) struct Failed(pub(crate) Problem, pub(crate) String);

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let Self(problem, lang) = self;
        let mut response = (status(problem.code), Json(body(&problem, &lang))).into_response();
        let seconds = problem.details.iter().find(|(name, _)| *name == "seconds");
        if let Some(value) = seconds.and_then(|(_, seconds)| HeaderValue::from_str(seconds).ok()) {
            response.headers_mut().insert(header::RETRY_AFTER, value);
        }
        response
    }
}

fn body(problem: &Problem, lang: &str) -> Value {
    let message = problem.sentence(words::speak, lang);
    json!({ "ok": false, "error": { "code": problem.code, "rule": problem.rule, "message": message } })
}

fn status(code: Code) -> StatusCode {
    match code {
        Code::NoTable => StatusCode::NOT_FOUND,
        Code::NotAllowed | Code::NotYourTurn => StatusCode::CONFLICT,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::BAD_REQUEST,
    }
}
