//! The macro that embeds the client lists its folder while it expands; cargo must know when to do it again.

fn main() {
    // A folder that does not exist cannot be watched: cargo would then build anew every time.
    let _ = std::fs::create_dir_all("../../dist");
    println!("cargo:rerun-if-changed=../../dist");
}
