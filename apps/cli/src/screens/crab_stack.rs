//! Crab Stack in the terminal.

use super::{Answer, Screen};
use crate::eyes::Eyes;
use serde_json::value::RawValue;

/// The shore.
#[derive(Default)]
pub(crate) struct Shore;

impl Screen for Shore {
    fn has_secrets(&self) -> bool {
        false
    }
    fn picture(&mut self, eyes: &Eyes<'_>) -> String {
        eyes.view().get().to_owned()
    }
    fn tell(&mut self, event: &RawValue, _: &Eyes<'_>) -> Option<String> {
        Some(event.get().to_owned())
    }
    fn ask(&self, _: &Eyes<'_>) -> String {
        String::new()
    }
    fn answer(&mut self, _: &str, _: &Eyes<'_>) -> Answer {
        Answer::NotMine
    }
    fn help(&self, _: &Eyes<'_>) -> String {
        String::new()
    }
    fn reset(&mut self) {}
}
