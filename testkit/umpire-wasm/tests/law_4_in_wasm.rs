//! Law 4, second half: folding a record gives the same game natively and in WebAssembly.

use catalog::GameId;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::Command;
use table::Umpire;
use wasmi::{Engine, Instance, Linker, Module, Store};

fn voice(_: &str, key: &str, _: &[(&'static str, String)]) -> String {
    key.to_owned()
}

/// Builds the module in a target folder of its own, so that no other build waits for it.
fn module() -> Vec<u8> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target = root.join("target/wasm-laws");
    let build = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .current_dir(&root)
        .args(["build", "--quiet", "--locked", "-p", "umpire-wasm", "--lib"])
        .args(["--target", "wasm32-unknown-unknown", "--target-dir"])
        .arg(&target)
        .env_remove("RUSTFLAGS")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "--cfg headless")
        .status()
        .expect("cargo can be started");
    assert!(build.success(), "the module builds; `rustup target add wasm32-unknown-unknown` brings the target");
    std::fs::read(target.join("wasm32-unknown-unknown/debug/umpire_wasm.wasm")).expect("the module was built")
}

struct InWasm {
    store: Store<()>,
    instance: Instance,
}

impl InWasm {
    fn new() -> Self {
        let engine = Engine::default();
        let module = Module::new(&engine, module()).expect("the module is sound");
        let mut store = Store::new(&engine, ());
        let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module).expect("it asks for nothing");
        Self { store, instance }
    }

    fn line(&mut self, line: &str) -> String {
        let write = self.instance.get_typed_func::<u32, ()>(&self.store, "write").expect("exported");
        let answer = self.instance.get_typed_func::<(), u32>(&self.store, "answer").expect("exported");
        let read = self.instance.get_typed_func::<u32, u32>(&self.store, "read").expect("exported");
        for byte in line.bytes() {
            write.call(&mut self.store, byte.into()).expect("a byte is taken");
        }
        let len = answer.call(&mut self.store, ()).expect("the umpire goes on");
        let mut byte = |at| u8::try_from(read.call(&mut self.store, at).expect("an answer")).expect("a byte");
        let bytes = (0..len).map(&mut byte).collect();
        String::from_utf8(bytes).expect("replies are text")
    }
}

/// Plays a game natively by taking every move from the middle of the list, and gives its record.
fn played(game: GameId, seats: u8, seed: u64) -> Value {
    let mut umpire = Umpire::new(voice, 1);
    let mut ask = |request: Value| -> Value { serde_json::from_str(&umpire.line(&request.to_string())).unwrap() };
    ask(json!({ "cmd": "new", "game": game, "seats": seats, "seed": seed }));
    for _ in 0..120 {
        let legal = ask(json!({ "cmd": "legal", "limit": 40 }))["legal"].clone();
        let Some((seat, moves)) = legal.as_object().unwrap().iter().next() else { break };
        let moves = moves.as_array().unwrap();
        let seat: u8 = seat.parse().unwrap();
        ask(json!({ "cmd": "play", "seat": seat, "move": moves[moves.len() / 2] }));
    }
    ask(json!({ "cmd": "record" }))["record"].clone()
}

/// Every game with the fewest who can play it, and with the most.
fn few_and_many() -> impl Iterator<Item = (GameId, u8)> {
    GameId::ALL.into_iter().flat_map(|game| [*game.seats().start(), *game.seats().end()].map(|seats| (game, seats)))
}

#[test]
fn law_4_a_record_folds_to_the_same_game_in_wasm() {
    let mut wasm = InWasm::new();
    for (game, seats) in few_and_many() {
        let record = played(game, seats, u64::from(seats));
        assert!(record["log"].as_array().unwrap().len() > 10, "{game}: a game worth folding");
        let mut native = Umpire::new(voice, 1);
        let mut questions = vec![json!({ "cmd": "load", "record": record, "seed": 5 })];
        questions.extend(["position", "turn", "count", "view", "record"].map(|cmd| json!({ "cmd": cmd })));
        questions.extend((0..seats).map(|seat| json!({ "cmd": "view", "seat": seat })));
        questions.extend([json!({ "cmd": "undo" }), json!({ "cmd": "legal", "limit": 50 })]);
        // A new deal by the same seed is the same deal, too.
        questions.push(json!({ "cmd": "new", "game": game, "seats": seats, "seed": 9 }));
        questions.push(json!({ "cmd": "position" }));
        for question in questions {
            let question = question.to_string();
            assert_eq!(wasm.line(&question), native.line(&question), "{game}: {question:.80}");
        }
    }
}

#[test]
fn bots_choose_the_same_natively_and_in_wasm() {
    let mut wasm = InWasm::new();
    // Around larger tables a search may come upon a logarithm that is rounded otherwise.
    let few = GameId::ALL.into_iter().flat_map(|game| [0, 1].map(|more| (game, *game.seats().start() + more)));
    for (game, seats) in few {
        let mut native = Umpire::new(voice, 1);
        let mut both = |question: Value| -> Value {
            let question = question.to_string();
            let answer = native.line(&question);
            assert_eq!(wasm.line(&question), answer, "{game}: {question:.80}");
            serde_json::from_str(&answer).unwrap()
        };
        both(json!({ "cmd": "new", "game": game, "seats": seats, "seed": 4 }));
        for level in ["paddler", "swimmer", "diver", "swimmer", "diver"] {
            let seat = both(json!({ "cmd": "turn" }))["turn"]["seats"][0].clone();
            let best = both(json!({ "cmd": "best", "seat": seat, "level": level }));
            both(json!({ "cmd": "play", "seat": seat, "move": best["move"] }));
        }
    }
}
