//! What `deploy/` promises: settings that exist, files that are there, commands that are understood.

mod open_house;

use open_house::strandline;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The words of a text that begin so: flags, or variables.
fn words<'a>(text: &'a str, beginning: &str) -> Vec<&'a str> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    text.split(|c: char| !is_part(c))
        .filter(|word| word.starts_with(beginning) && word.len() > beginning.len())
        .collect()
}

#[test]
fn the_settings_that_are_named_exist() {
    let help = String::from_utf8(strandline(&["serve", "--help"]).output().unwrap().stdout).unwrap();
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut named = 0;
    for file in ["nginx.conf", "Caddyfile", "haproxy.cfg"] {
        for flag in words(&read(&format!("deploy/{file}")), "--") {
            assert!(words(&help, "--").contains(&flag), "{file} names {flag}");
            named += 1;
        }
    }
    for file in ["deploy/Containerfile", "deploy/strandline.service", "docs/server.md"] {
        for variable in words(&read(file), "STRANDLINE_") {
            assert!(help.contains(&format!("[environment: {variable}]")), "{file} names {variable}");
            named += 1;
        }
    }
    assert!(named > 10, "{named}");
}

#[test]
fn the_unit_is_one_that_systemd_understands() {
    let unit = read("deploy/strandline.service");
    let program = env!("CARGO_BIN_EXE_strandline");
    assert!(unit.contains("ExecStart=/usr/local/bin/strandline serve\n"));
    let folder = std::env::temp_dir().join(format!("strandline-unit-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("strandline.service");
    fs::write(&file, unit.replace("/usr/local/bin/strandline", program)).unwrap();
    let verify = |args: &[&str]| Command::new("systemd-analyze").args(args).arg(&file).output();
    // Where there is no systemd, nobody can run the unit either.
    if let Ok(verified) = verify(&["verify", "--man=no"]) {
        let said = String::from_utf8_lossy(&verified.stderr).into_owned();
        assert!(verified.status.success() && !said.contains("strandline.service:"), "{said}");
        let rated = verify(&["security", "--offline=true", "--threshold=20"]).unwrap();
        assert!(rated.status.success(), "{}", String::from_utf8_lossy(&rated.stdout));
    }
    fs::remove_dir_all(&folder).ok();
}

#[test]
fn the_container_is_built_from_what_is_there() {
    let file = read("deploy/Containerfile");
    let lines: Vec<Vec<&str>> = file.lines().map(|line| line.split_whitespace().collect()).collect();
    let of = |word: &str| lines.iter().filter(|line| line.first() == Some(&word)).cloned().collect::<Vec<_>>();
    let version = read("Cargo.toml").lines().find_map(|line| line.strip_prefix("rust-version = \"").map(str::to_owned));
    let version = version.unwrap();
    assert!(
        of("FROM")[0][1].ends_with(&format!("rust:{}-bookworm", version.trim_matches('"'))),
        "the toolchain is ours"
    );
    for copied in of("COPY").iter().filter(|line| line[1].starts_with("--from=build")) {
        for source in &copied[2..copied.len() - 1] {
            let within = source.strip_prefix("/src/").expect("where the sources lie");
            assert!(within == "target/release/strandline" || root().join(within).exists(), "{source}");
        }
    }
    assert!(read("xtask/src/main.rs").contains("    Dist {"), "the client is built by `cargo xtask dist`");
    assert!(read("apps/cli/Cargo.toml").contains("name = \"strandline\""));
    assert!(file.contains("ENTRYPOINT [\"strandline\"]\nCMD [\"serve\"]"));
    assert!(file.contains("STRANDLINE_DATA=/data") && file.contains("VOLUME /data"));
    let ignored = read(".containerignore");
    assert!(ignored.contains("/target") && !ignored.contains("/apps"));
}
