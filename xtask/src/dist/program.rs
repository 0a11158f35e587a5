//! The programs of the client: built by cargo, divided into what the first view needs and what comes later,
//! and made into modules that a browser loads.

use super::Build;
use crate::{run, toolchain};
use anyhow::{Context, Result, anyhow};
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

/// A program of the client.
pub(crate) struct Program {
    /// Its package, and its binary.
    package: &'static str,
    /// What its module is called.
    module: &'static str,
    /// The profile that players get it by.
    profile: &'static str,
    /// Whether parts of it are fetched later. The source says which.
    divided: bool,
    /// What the compiler is told: a program that draws nothing needs not what draws.
    flags: &'static str,
}

/// All of them: the page, and the bots' thread.
pub(crate) const PROGRAMS: [Program; 2] = [
    Program { package: "web", module: "app", profile: "web", divided: true, flags: "" },
    Program { package: "bot-worker", module: "bot", profile: "web-bots", divided: false, flags: "--cfg headless" },
];

impl Program {
    /// Builds the program and writes its modules into a folder.
    pub(crate) fn make(&self, build: Build, to: &Path) -> Result<()> {
        let wasm = self.compile(build)?;
        let wasm = if self.divided { self.divide(&wasm, to)? } else { wasm };
        self.bind(&wasm, build, to)
    }

    fn compile(&self, build: Build) -> Result<PathBuf> {
        let profile = if build == Build::Quick { "web-dev" } else { self.profile };
        let mut cargo = run::cargo(&["rustc", "--locked", "--target", toolchain::WASM, "--profile", profile]);
        cargo.args(["--package", self.package, "--bin", self.package]);
        if build == Build::Release {
            // Built quickly, the programs rather share what they are built from.
            cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", self.flags);
        }
        if self.divided {
            // What says which function needs which.
            cargo.args(["--", "-C", "link-arg=--emit-relocs"]);
        }
        run::run(&mut cargo)?;
        let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| run::root().join("target"), PathBuf::from);
        Ok(target.join(toolchain::WASM).join(profile).join(format!("{}.wasm", self.package)))
    }

    /// Writes what is fetched later into the folder; the rest is written beside the program.
    fn divide(&self, wasm: &Path, to: &Path) -> Result<PathBuf> {
        let whole = fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?;
        let first = wasm.with_extension("first.wasm");
        let module = format!("./{}.js", self.module);
        let mut options = Options::new(&whole);
        options.output_dir = to;
        options.main_out_path = &first;
        options.main_module = &module;
        options.link_name = "./later.js";
        let divided = transform(options).map_err(|error| anyhow!("cannot divide {}: {error:#}", wasm.display()))?;
        for later in divided.split_modules {
            fs::write(&later, without_remarks(&fs::read(&later)?).context("a module that cannot be read")?)?;
        }
        Ok(first)
    }

    /// Makes the module that a browser loads.
    fn bind(&self, wasm: &Path, build: Build, to: &Path) -> Result<()> {
        Bindgen::new()
            .input_path(wasm)
            .web(true)?
            .out_name(self.module)
            // The library's default differs from the tool's: without this the module is not found.
            .omit_default_module_path(false)
            .typescript(false)
            // What is fetched later finds what it needs by these names.
            .keep_lld_exports(self.divided)
            .demangle(!self.divided)
            .remove_name_section(build == Build::Release)
            .remove_producers_section(true)
            .generate(to)
    }
}

/// The module without its custom sections, which are for people and tools. Nothing where it is no module.
fn without_remarks(module: &[u8]) -> Option<Vec<u8>> {
    let (header, mut rest) = module.split_at_checked(8)?;
    let mut kept = header.to_vec();
    while let [kind, after @ ..] = rest {
        let (length, content) = number(after)?;
        let (_, next) = content.split_at_checked(length)?;
        if *kind != 0 {
            kept.extend(&rest[..rest.len() - next.len()]);
        }
        rest = next;
    }
    Some(kept)
}

/// A number as modules write them, seven bits a byte, and what follows it.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let end = bytes.iter().position(|byte| byte & 0x80 == 0)?;
    let value = bytes[..=end].iter().rev().fold(0, |value, byte| value << 7 | usize::from(byte & 0x7f));
    Some((value, &bytes[end + 1..]))
}

#[cfg(test)]
mod tests {
    use super::without_remarks;

    #[test]
    fn only_custom_sections_are_left_out() {
        let header = b"\0asm\x01\0\0\0";
        let types = [1, 1, 0];
        let long = [&[0, 0x80, 1][..], &[7; 128]].concat();
        let module = [&header[..], &long, &types, &[0, 2, 1, b'x']].concat();
        assert_eq!(without_remarks(&module), Some([&header[..], &types].concat()));
        assert_eq!(without_remarks(b"\0asm"), None);
        assert_eq!(without_remarks(&[&header[..], &[1, 9, 0]].concat()), None);
    }
}
