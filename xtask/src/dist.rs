//! `cargo xtask dist`: the browser client, ready to be embedded and served.
//!
//! Everything a browser fetches lies in one folder named after the hash of all of it, so that it can
//! be kept for ever, and relative imports between its files need no rewriting. Only `index.html`,
//! the service worker and the manifest have names that stay.

use crate::{leaflets, run, toolchain};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// The programs of the client: the binary's name, and what its module is called.
const PROGRAMS: [(&str, &str); 2] = [("web", "app"), ("bot-worker", "bot")];

/// The pages whose names stay, with blanks to fill in.
const TEMPLATES: [&str; 3] = ["index.html", "sw.js", "manifest.webmanifest"];

/// How the client is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// As players get it: small, compressed.
    Release,
    /// Quickly, to look at it.
    Quick,
}

impl Build {
    fn profile(self) -> &'static str {
        match self {
            Self::Release => "web",
            Self::Quick => "web-dev",
        }
    }
}

/// Builds the client into `dist/`, which is replaced as a whole at the end.
pub(crate) fn run(build: Build) -> Result<()> {
    toolchain::need_wasm()?;
    compile(build)?;
    let fresh = run::root().join("dist.new");
    clear(&fresh)?;
    let assets = fresh.join("a/unnamed");
    fs::create_dir_all(&assets)?;
    for (program, module) in PROGRAMS {
        bind(program, module, build, &assets)?;
    }
    copy_static(&assets)?;
    leaflets::write(&assets)?;
    let version = name_after_content(&fresh, &assets)?;
    fill_templates(&fresh, &version)?;
    if build == Build::Release {
        compress(&fresh)?;
    }
    let dist = run::root().join("dist");
    clear(&dist)?;
    fs::rename(&fresh, &dist)?;
    report(&dist, &version)
}

fn compile(build: Build) -> Result<()> {
    let mut told = vec!["build", "--target", toolchain::WASM, "--profile", build.profile(), "--package", "web"];
    told.extend(["--locked", "--bins"]);
    run::run(&mut run::cargo(&told))
}

/// Makes the module that a browser loads from the program that cargo built.
fn bind(program: &str, module: &str, build: Build, to: &Path) -> Result<()> {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| run::root().join("target"), PathBuf::from);
    let wasm = target.join(toolchain::WASM).join(build.profile()).join(format!("{program}.wasm"));
    Bindgen::new()
        .input_path(&wasm)
        .web(true)?
        .out_name(module)
        // The library's default differs from the tool's: without this the module is not found.
        .omit_default_module_path(false)
        .typescript(false)
        .remove_name_section(build == Build::Release)
        .remove_producers_section(true)
        .generate(to)
}

fn statics() -> PathBuf {
    run::root().join("apps/web/static")
}

fn copy_static(assets: &Path) -> Result<()> {
    for path in files(&statics())? {
        let name = path.strip_prefix(statics())?;
        if !TEMPLATES.iter().any(|template| name == Path::new(template)) {
            fs::copy(&path, assets.join(name)).with_context(|| format!("cannot copy {}", path.display()))?;
        }
    }
    Ok(())
}

/// Renames the folder after the hash of every path and byte in it, the templates' included.
fn name_after_content(fresh: &Path, assets: &Path) -> Result<String> {
    let mut hasher = blake3::Hasher::new();
    let templates = TEMPLATES.iter().map(|name| statics().join(name));
    for path in files(assets)?.into_iter().chain(templates) {
        hasher.update(path.file_name().unwrap_or_default().as_encoded_bytes());
        hasher.update(&fs::read(&path)?);
    }
    let version = hasher.finalize().to_hex()[..12].to_owned();
    fs::rename(assets, fresh.join("a").join(&version))?;
    Ok(version)
}

fn fill_templates(fresh: &Path, version: &str) -> Result<()> {
    let assets = format!("/a/{version}/");
    let names = files(&fresh.join("a").join(version))?;
    let listed: Vec<String> = names
        .iter()
        .filter_map(|path| Some(format!("{assets}{}", path.file_name()?.to_str()?)))
        .chain(["/".into(), "/manifest.webmanifest".into()])
        .collect();
    for name in TEMPLATES {
        let text = fs::read_to_string(statics().join(name))?
            .replace("{{assets}}", &assets)
            .replace("{{version}}", version)
            .replace("{{files}}", &serde_json::to_string(&listed)?);
        fs::write(fresh.join(name), text)?;
    }
    Ok(())
}

/// Writes `x.br` beside every `x` that gets smaller by it.
fn compress(folder: &Path) -> Result<()> {
    for path in files(folder)? {
        let plain = fs::read(&path)?;
        let small = brotli(&plain)?;
        if small.len() < plain.len() {
            let mut name = path.into_os_string();
            name.push(".br");
            fs::write(name, small)?;
        }
    }
    Ok(())
}

fn brotli(plain: &[u8]) -> Result<Vec<u8>> {
    let params = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut &*plain, &mut small, &params)?;
    Ok(small)
}

/// Every file below a folder, sorted.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    found.sort();
    Ok(found)
}

fn clear(folder: &Path) -> Result<()> {
    if folder.exists() { fs::remove_dir_all(folder).map_err(Into::into) } else { Ok(()) }
}

/// Says what a browser will fetch, and how much that is.
fn report(dist: &Path, version: &str) -> Result<()> {
    let mut total = 0;
    for path in files(dist)?.iter().filter(|path| path.extension().is_none_or(|ending| ending != "br")) {
        let small = PathBuf::from(format!("{}.br", path.display()));
        let sent = fs::metadata(if small.exists() { &small } else { path })?.len();
        println!("{:>9} {:>9}  {}", fs::metadata(path)?.len(), sent, path.strip_prefix(dist)?.display());
        total += sent;
    }
    println!("dist {version}: {total} bytes to fetch in all");
    Ok(())
}
