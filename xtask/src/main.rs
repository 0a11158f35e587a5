//! All that a developer runs.
fn main() {}
