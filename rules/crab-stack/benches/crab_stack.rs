//! Measured in the commit that adds the figures.
fn main() {}
