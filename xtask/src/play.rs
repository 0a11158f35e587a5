//! `cargo xtask play`: from a fresh clone to a game.

use crate::{dist, run};
use anyhow::Result;
use std::net::TcpListener;
use std::process::Command;
use std::thread;
use std::time::Duration;

/// What whoever waits wants to know: how long a fresh clone takes, on a machine of two to eight cores.
const FIRST_TIME: &str = "the first time 5 to 20 minutes, of which cargo shows how far it is; later, seconds";

/// Where the house is looked for first.
const USUAL_PORT: u16 = 8080;

/// With nothing said: builds the client and the house as players get them, opens the house and the browser.
/// With a game named: plays in this terminal.
pub(crate) fn run(args: &[String]) -> Result<()> {
    if args.is_empty() { in_browser() } else { in_terminal(args) }
}

fn in_terminal(args: &[String]) -> Result<()> {
    say(&format!("1 of 2: building the game ({FIRST_TIME})"));
    build()?;
    say("2 of 2: playing");
    let told = ["run", "--quiet", "--release", "--package", "strandline", "--", "play"];
    let told: Vec<&str> = told.into_iter().chain(args.iter().map(|arg| &**arg)).collect();
    run::run(&mut run::cargo(&told))
}

/// Says what is done now, beside what cargo says.
fn say(step: &str) {
    eprintln!("{step}");
}

fn build() -> Result<()> {
    run::run(&mut run::cargo(&["build", "--release", "--package", "strandline"]))
}

fn in_browser() -> Result<()> {
    say(&format!("1 of 3: building what the browser shows ({FIRST_TIME})"));
    dist::run(dist::Build::Release)?;
    say("2 of 3: building the house");
    build()?;
    let address = format!("127.0.0.1:{}", free_port());
    let page = format!("http://{}/", address.replace("127.0.0.1", "localhost"));
    say(&format!("3 of 3: opening the house at {page}; Ctrl-C closes it"));
    thread::spawn(move || {
        thread::sleep(Duration::from_millis(700));
        println!("\nPlay at {page}");
        open(&page);
    });
    run::run(&mut run::cargo(&[
        "run",
        "--quiet",
        "--release",
        "--package",
        "strandline",
        "--",
        "serve",
        "--listen",
        &address,
    ]))
}

/// The usual port if it is free, else any that is.
fn free_port() -> u16 {
    let listen = |port| TcpListener::bind(("127.0.0.1", port)).and_then(|listener| listener.local_addr());
    listen(USUAL_PORT).or_else(|_| listen(0)).map_or(USUAL_PORT, |address| address.port())
}

/// Opens the page in the person's browser, where the system has a way to.
fn open(page: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let _ = run::succeeds(Command::new(opener).arg(page));
}

#[cfg(test)]
mod tests {
    use super::free_port;

    #[test]
    fn a_port_in_use_is_not_taken() {
        let first = std::net::TcpListener::bind(("127.0.0.1", free_port())).unwrap();
        assert_ne!(free_port(), first.local_addr().unwrap().port());
    }
}
