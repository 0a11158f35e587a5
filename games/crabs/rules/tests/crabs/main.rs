//! Crabs! held to its laws, its rulebook, its rulings and its words.

mod deals;
mod editions;
mod examples;
mod facts;
mod laws;
mod listing;
mod positions;
mod records;
mod rulings;
mod support;
mod words;
mod worlds;
