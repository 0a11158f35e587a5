//! The toy with nothing wrong keeps every law.

use testkit::toy::{Sound, ToySubject};

testkit::laws!(ToySubject<Sound>, games = 200);
