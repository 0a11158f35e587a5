//! Turns the rules pages into HTML, so that the page in the browser needs no Markdown.

use pulldown_cmark::{Options, Parser, html};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};
use words::Lang;

const GAMES: [&str; 3] = ["crab-stack", "crabs", "kraaw"];

fn main() {
    println!("cargo:rerun-if-changed=../../words/rules");
    let mut table = String::from("match (game, lang) {\n");
    for game in GAMES {
        for lang in Lang::ALL {
            let page = words::rules(game, lang).unwrap_or_default();
            let mut text = String::new();
            html::push_html(&mut text, Parser::new_ext(page, Options::ENABLE_TABLES));
            writeln!(table, "({game:?}, words::Lang::{lang:?}) => {text:?},").expect("a string takes all");
        }
    }
    table.push_str("_ => \"\",\n}\n");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("rules.rs"), table).expect("cargo's folder can be written");
}
