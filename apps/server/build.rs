//! The macro that embeds the client lists its folder while it expands; cargo must know when to do it again.

fn main() {
    // A folder that does not exist cannot be watched: cargo would then build anew every time.
    let _ = std::fs::create_dir_all("../../dist");
    // What is built for developers does not embed the client but reads it where it lies.
    let embeds = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo:rerun-if-changed={}", if embeds { "../../dist" } else { "build.rs" });
}
