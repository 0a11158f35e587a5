//! Makes the list of games from the dependencies that lie beside this crate.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

fn main() {
    println!("cargo:rerun-if-changed=Cargo.toml");
    println!("cargo:rerun-if-changed=build.rs");
    let manifest = fs::read_to_string("Cargo.toml").expect("a package has a manifest");
    let games: Vec<&str> = manifest.lines().filter_map(game).collect();
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets it")).join("games.rs");
    fs::write(out, listed(&games)).expect("cargo made the folder");
}

/// The game that a line of the manifest names: `some-game = { path = "../some-game" }`.
fn game(line: &str) -> Option<&str> {
    let (name, source) = line.split_once(" = ")?;
    (source == format!("{{ path = \"../{name}\" }}")).then_some(name)
}

/// The enum of games, the types that their folders call themselves by, and the macro that goes from one to the other.
fn listed(games: &[&str]) -> String {
    let (mut variants, mut all, mut titles, mut arms) = <(String, String, String, String)>::default();
    for game in games {
        let (variant, package) = (in_camel_case(game), game.replace('-', "_"));
        writeln!(variants, "    /// The folder `games/{game}`.\n    {variant},").expect("a string takes all");
        write!(all, "GameId::{variant}, ").expect("a string takes all");
        writeln!(titles, "    pub use {package}::Title as {variant};").expect("a string takes all");
        writeln!(arms, "            $crate::GameId::{variant} => {{ type $T = $crate::titles::{variant}; $body }}")
            .expect("a string takes all");
    }
    format!(
        "/// A game of the house.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]\n\
         pub enum GameId {{\n{variants}}}\n\n\
         impl GameId {{\n    /// Every game, in the order in which they are listed.\n    pub const ALL: [Self; {}] = [{all}];\n}}\n\n\
         #[doc(hidden)]\npub mod titles {{\n{titles}}}\n\n\
         /// Evaluates an expression with a type that stands for the game of this id: `with_game!(id, T => name::<T>())`.\n\
         #[macro_export]\nmacro_rules! with_game {{\n    ($id:expr, $T:ident => $body:expr) => {{\n        match $id {{\n{arms}        }}\n    }};\n}}\n",
        games.len()
    )
}

fn in_camel_case(game: &str) -> String {
    let words = game.split('-').map(|word| word[..1].to_uppercase() + &word[1..]);
    words.collect()
}
