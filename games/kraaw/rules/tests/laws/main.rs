//! The laws of the contract, held for Kraaw, and the fast game held against a plain one.

mod agree;
mod disguise;
mod perft;
mod plain;
mod subject;
mod worlds;

testkit::laws!(subject::KraawSubject, games = 250);
