//! `cargo xtask test`: everything that must hold before a change lands.

use crate::dist::{self, Build};
use crate::metadata::Metadata;
use crate::{e2e, new_game, proxies, run, tidy, toolchain};
use anyhow::{Result, anyhow};
use std::env;
use std::process::{Command, ExitCode};
use std::thread;
use std::time::{Duration, Instant};

/// How long each fuzz target runs, in milliseconds.
const FUZZ_TIME: &str = "10000";

/// How a step went.
enum Ended {
    Passed,
    /// Not possible on this machine, and why.
    Skipped(String),
    Failed(anyhow::Error),
}

/// Something to be checked, and its name in the summary.
type Step = (&'static str, fn() -> Result<Ended>);

/// A step that was run: its name, how it went and how long it took.
type Run = (&'static str, Ended, Duration);

const NATIVE: [Step; 7] = [
    ("format", format),
    ("tidy", tidiness),
    ("lints", lints),
    ("tests", tests),
    ("examples in the docs", doc_tests),
    ("fuzzing", fuzzing),
    ("proxies", behind_proxies),
];

/// What is built for browsers shares nothing with the rest, and linking it uses a single core for minutes: it is built beside.
const FOR_BROWSERS: [Step; 3] =
    [("client for players", client), ("lints for browsers", browser_lints), ("build for browsers", browsers)];

/// What needs all of the above. Browsers often wait, for each other too: what is built meanwhile gives way to them.
const WHOLE: [Step; 1] = [("games in a browser", in_a_browser)];
const BESIDE_BROWSERS: [Step; 1] = [("another game", another_game)];

/// Runs every step, also after one has failed, and sums up. The last line has the counts and nothing else.
pub(crate) fn run() -> ExitCode {
    let mut ended = side_by_side(&NATIVE, &FOR_BROWSERS);
    ended.extend(side_by_side(&WHOLE, &BESIDE_BROWSERS));
    println!();
    for (name, ended, took) in &ended {
        println!("{}", summary(name, ended, *took));
    }
    let count = |wanted: fn(&Ended) -> bool| ended.iter().filter(|(_, ended, _)| wanted(ended)).count();
    let failed = count(|ended| matches!(ended, Ended::Failed(_)));
    let skipped = count(|ended| matches!(ended, Ended::Skipped(_)));
    println!("\n{} passed, {failed} failed, {skipped} skipped", ended.len() - failed - skipped);
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn side_by_side(steps: &[Step], beside: &[Step]) -> Vec<Run> {
    thread::scope(|scope| {
        let beside = scope.spawn(|| in_turn(beside));
        let mut ended = in_turn(steps);
        ended.extend(beside.join().expect("a step passes or fails"));
        ended
    })
}

fn in_turn(steps: &[Step]) -> Vec<Run> {
    steps.iter().map(|&(name, step)| timed(name, step)).collect()
}

/// A step that was skipped proves nothing. Where nobody reads why, that is a failure.
fn in_ci(ended: Ended) -> Ended {
    match ended {
        Ended::Skipped(reason) if env::var_os("CI").is_some_and(|ci| !ci.is_empty()) => {
            Ended::Failed(anyhow!("skipped: {reason}"))
        }
        ended => ended,
    }
}

fn timed(name: &'static str, step: fn() -> Result<Ended>) -> Run {
    println!("\n== {name}");
    let start = Instant::now();
    let ended = in_ci(step().unwrap_or_else(Ended::Failed));
    if let Ended::Failed(reason) = &ended {
        eprintln!("{name}: {reason:#}");
    }
    (name, ended, start.elapsed())
}

fn summary(name: &str, ended: &Ended, took: Duration) -> String {
    let took = took.as_secs_f32();
    match ended {
        Ended::Passed => format!("{name:<22} passed  {took:7.1} s"),
        Ended::Skipped(reason) => format!("{name:<22} SKIPPED {took:7.1} s  {reason}"),
        Ended::Failed(reason) => format!("{name:<22} FAILED  {took:7.1} s  {reason}"),
    }
}

fn passed(command: &mut Command) -> Result<Ended> {
    run::run(command).map(|()| Ended::Passed)
}

fn format() -> Result<Ended> {
    toolchain::need_component("fmt", "rustfmt")?;
    passed(&mut run::cargo(&["fmt", "--all", "--check"]))
}

fn tidiness() -> Result<Ended> {
    tidy::run().map(|()| Ended::Passed)
}

fn lints() -> Result<Ended> {
    toolchain::need_component("clippy", "clippy")?;
    passed(&mut run::cargo(&["clippy", "--workspace", "--all-targets", "--all-features", "--", "-D", "warnings"]))
}

/// The client as players get it.
fn client() -> Result<Ended> {
    if let Err(reason) = toolchain::need_wasm() {
        return Ok(Ended::Skipped(reason.to_string()));
    }
    dist::run(Build::Release).map(|()| Ended::Passed)
}

/// What only browsers run is not seen by the lints of everything else.
fn browser_lints() -> Result<Ended> {
    if let Err(reason) = toolchain::need_wasm() {
        return Ok(Ended::Skipped(reason.to_string()));
    }
    let packages = ["--package", "web", "--package", "bot-worker"];
    passed(run::cargo(&["clippy", "--target", toolchain::WASM]).args(packages).args(["--", "-D", "warnings"]))
}

/// With cargo-nextest where it is installed, which is quicker and reports better; else without.
fn tests() -> Result<Ended> {
    let nextest = run::succeeds(&mut run::cargo(&["nextest", "--version"]));
    let told: &[&str] = if nextest { &["nextest", "run"] } else { &["test", "--lib", "--bins", "--tests"] };
    let test = |of: &[&str]| run::run(run::cargo(told).args(of).arg("--no-fail-fast").env("INSTA_UPDATE", "no"));
    // Both are tried, also after the first has failed.
    let (ours, xtask) = (test(&run::PRODUCT), test(&["--package", "xtask"]));
    ours.and(xtask).map(|()| Ended::Passed)
}

fn doc_tests() -> Result<Ended> {
    passed(run::cargo(&["test", "--doc"]).args(run::PRODUCT))
}

/// What browsers will run must build for them: the rules, with and without serde, and what stands on them.
fn browsers() -> Result<Ended> {
    if let Err(reason) = toolchain::need_wasm() {
        return Ok(Ended::Skipped(reason.to_string()));
    }
    let metadata = Metadata::read()?;
    let folders = |wanted: &dyn Fn(&str) -> bool| -> Vec<String> {
        metadata
            .packages
            .iter()
            .filter(|package| wanted(&package.folder()))
            .map(|package| package.name.clone())
            .collect()
    };
    let rules = folders(&|folder| folder == "kernel" || folder.ends_with("/rules"));
    let rooms = ["kernel", "words", "bots", "table"];
    let all = folders(&|folder| folder.starts_with("games/") || rooms.contains(&folder));
    run::run(&mut for_wasm(&rules, "--no-default-features"))?;
    passed(&mut for_wasm(&all, "--all-features"))
}

fn for_wasm(packages: &[String], features: &str) -> Command {
    let mut command = run::cargo(&["check", "--target", toolchain::WASM, features]);
    command.args(packages.iter().flat_map(|package| ["--package", package]));
    command
}

/// The fuzz targets also run as plain tests, for a second each; here they get time. Each starts
/// from a new seed, and a failure prints it.
fn fuzzing() -> Result<Ended> {
    let mut fuzz = run::cargo(&["test", "--test", "fuzz_umpire"]);
    passed(fuzz.args(run::PRODUCT).env("BOLERO_RANDOM_TEST_TIME_MS", FUZZ_TIME))
}

/// Whole games, as people play them.
fn in_a_browser() -> Result<Ended> {
    match e2e::missing() {
        Some(how) => Ok(Ended::Skipped(how)),
        None => e2e::run_built(&[]).map(|()| Ended::Passed),
    }
}

fn behind_proxies() -> Result<Ended> {
    match proxies::missing() {
        Some(how) => Ok(Ended::Skipped(how)),
        None => proxies::run().map(|()| Ended::Passed),
    }
}

/// A game that was laid out in a copy of the tree, as people play it.
fn another_game() -> Result<Ended> {
    match e2e::missing() {
        Some(how) => Ok(Ended::Skipped(how)),
        None => new_game::trial::run().map(|()| Ended::Passed),
    }
}
