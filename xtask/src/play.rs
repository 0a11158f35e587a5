//! `cargo xtask play`: from a fresh clone to a game.

use crate::run;
use anyhow::Result;

/// The game of somebody who names none.
const FIRST_GAME: &str = "crab-stack";

/// Builds the program as players get it and starts it in this terminal.
pub(crate) fn run(args: Vec<String>) -> Result<()> {
    let play = with_game(args);
    let told: Vec<&str> = ["run", "--release", "--package", "strandline", "--", "play"]
        .into_iter()
        .chain(play.iter().map(|arg| &**arg))
        .collect();
    run::run(&mut run::cargo(&told))
}

/// The arguments, with a game put first unless they name one.
fn with_game(mut args: Vec<String>) -> Vec<String> {
    if args.first().is_none_or(|first| first.starts_with('-')) {
        args.insert(0, FIRST_GAME.to_owned());
    }
    args
}

#[cfg(test)]
mod tests {
    use super::with_game;

    #[test]
    fn a_game_is_chosen_only_when_none_is_named() {
        let play = |args: &[&str]| with_game(args.iter().map(|&arg| arg.to_owned()).collect());
        assert_eq!(play(&[]), ["crab-stack"]);
        assert_eq!(play(&["--lang", "fr"]), ["crab-stack", "--lang", "fr"]);
        assert_eq!(play(&["kraaw", "--lang", "fr"]), ["kraaw", "--lang", "fr"]);
    }
}
