//! Problems as answers over HTTP.

use super::written;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use table::{Code, Problem, reply};

/// A problem, and the language to say it in.
pub(crate) struct Failed(pub(crate) Problem, pub(crate) String);

impl IntoResponse for Failed {
    fn into_response(self) -> Response {
        let Self(problem, lang) = self;
        let mut response =
            (status(problem.code), written(&reply(None, Err(problem.clone()), words::speak, &lang))).into_response();
        let seconds = problem.details.iter().find(|(name, _)| *name == "seconds");
        if let Some(value) = seconds.and_then(|(_, seconds)| HeaderValue::from_str(seconds).ok()) {
            response.headers_mut().insert(header::RETRY_AFTER, value);
        }
        response
    }
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
