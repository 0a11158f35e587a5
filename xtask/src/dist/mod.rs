//! `cargo xtask dist`: the browser client, ready to be embedded and served.
//!
//! Everything a browser fetches lies in one folder named after the hash of all of it, so that it can
//! be kept for ever, and relative imports between its files need no rewriting. Only `index.html`,
//! the service worker, the manifest and the version have names that stay.

mod pictures;
mod program;

use crate::{rules_pages, run, toolchain};
use anyhow::{Context, Result};
use program::PROGRAMS;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use words::{Lang, Share};

/// The pages whose names stay, with blanks to fill in.
const TEMPLATES: [&str; 4] = ["index.html", "sw.js", "manifest.webmanifest", "version.txt"];

/// How the client is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// As players get it: small, compressed.
    Release,
    /// Quickly, to look at it.
    Quick,
}

impl Build {
    /// The one that a developer asks for.
    pub(crate) fn asked(quick: bool) -> Self {
        if quick { Self::Quick } else { Self::Release }
    }
}

/// Builds the client into `dist/`, which is replaced as a whole at the end.
pub(crate) fn run(build: Build) -> Result<()> {
    toolchain::need_wasm()?;
    let fresh = run::root().join("dist.new");
    clear(&fresh)?;
    let assets = fresh.join("a/unnamed");
    fs::create_dir_all(&assets)?;
    make_programs(build, &assets)?;
    copy_static(&assets)?;
    pictures::write(&assets)?;
    write_styles(&assets)?;
    write_sentences(&assets)?;
    rules_pages::write(&assets)?;
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

/// Makes the programs side by side: what links each into one, for players, uses a single core.
fn make_programs(build: Build, assets: &Path) -> Result<()> {
    thread::scope(|scope| {
        let made = PROGRAMS.map(|program| scope.spawn(move || program.make(build, assets)));
        made.into_iter().try_for_each(|made| made.join().expect("a program is made or refused"))
    })
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

/// Writes how everything looks: the first view with the games' pictures, and tables with the games' boards, which are
/// fetched later.
fn write_styles(assets: &Path) -> Result<()> {
    write_style(assets, "style.css", "pieces.css", "pictures/home.css")?;
    write_style(assets, "table.css", "board.css", "board/board.css")
}

/// Adds to a style of the pages what boards share, then each game's own.
fn write_style(assets: &Path, name: &str, shared: &str, own: &str) -> Result<()> {
    let of_games = words::games().map(|game| run::root().join("games").join(game).join(own));
    let paths = [statics().join(name), run::root().join("board").join(shared)].into_iter().chain(of_games);
    let read = |path: PathBuf| fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()));
    let styles = paths.map(read).collect::<Result<Vec<String>>>()?;
    Ok(fs::write(assets.join(name), styles.join("\n"))?)
}

/// What the page is, for those who only read about it.
fn about(lang: Lang) -> String {
    let games = words::games().map(|game| words::say(lang, &format!("game-{game}")));
    let games = words::list(lang, &games.collect::<Vec<_>>());
    words::say_with(lang, "web-about", &[("games", games.into())])
}

fn described() -> String {
    let about = |lang: Lang| format!("<meta name=\"description\" lang=\"{lang}\" content=\"{}\">\n", about(lang));
    Lang::ALL.map(about).concat()
}

/// What is read where nothing can run.
fn noscript() -> String {
    Lang::ALL.map(|lang| format!("<p lang=\"{lang}\">{}</p>\n", words::say(lang, "web-noscript"))).concat()
}

/// What the page says without its program: in each language, why it cannot be seen and what to do. All of it is there
/// before anything else is, and `boot.js` shows what is true; where not even that comes, the first sentence stays.
fn trouble() -> String {
    let reasons = [("late", "web-late", ""), ("failed", "web-failed", " hidden"), ("broken", "web-broken", " hidden")];
    let part = |lang: Lang| {
        let say = |id: &str| words::say(lang, id);
        let reason = |(why, id, hidden): (&str, &str, &str)| format!("<p data-why=\"{why}\"{hidden}>{}</p>", say(id));
        let (reload, home) = (say("web-reload"), say("web-to-home"));
        let ways = format!("<p><a class=\"main\" href=\"\">{reload}</a> <a class=\"soft\" href=\"/#/\">{home}</a></p>");
        format!("<section lang=\"{lang}\">{}{ways}</section>\n", reasons.map(reason).concat())
    };
    Lang::ALL.map(part).concat()
}

/// Writes what the page says, for each language: what the first view needs, and the rest. It fetches the one in use.
fn write_sentences(assets: &Path) -> Result<()> {
    for lang in Lang::ALL {
        fs::write(assets.join(format!("home-{lang}.ftl")), words::for_browsers(lang, Share::Home))?;
        fs::write(assets.join(format!("words-{lang}.ftl")), words::for_browsers(lang, Share::Rest))?;
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
    // What is for other programs than the page is not kept for it.
    let is_page = |path: &&PathBuf| path.extension().is_none_or(|ending| ending != "png");
    let listed: Vec<String> = names
        .iter()
        .filter(is_page)
        .filter_map(|path| Some(format!("{assets}{}", path.file_name()?.to_str()?)))
        .chain(["/".into(), "/manifest.webmanifest".into()])
        .collect();
    for name in TEMPLATES {
        let text = fs::read_to_string(statics().join(name))?
            .replace("{{assets}}", &assets)
            .replace("{{version}}", version)
            .replace("{{about}}", &described())
            .replace("{{about-in-all}}", &Lang::ALL.map(about).join(" "))
            .replace("{{noscript}}", &noscript())
            .replace("{{trouble}}", &trouble())
            .replace("{{files}}", &serde_json::to_string(&listed)?);
        fs::write(fresh.join(name), text)?;
    }
    Ok(())
}

/// Writes `x.br` beside every `x` that gets smaller by it.
fn compress(folder: &Path) -> Result<()> {
    let paths = files(folder)?;
    // One large file takes as long as all others together.
    thread::scope(|scope| {
        let made: Vec<_> = paths.iter().map(|path| scope.spawn(|| compress_file(path))).collect();
        made.into_iter().try_for_each(|made| made.join().expect("a file is compressed or refused"))
    })
}

fn compress_file(path: &Path) -> Result<()> {
    let plain = fs::read(path)?;
    let small = brotli(&plain)?;
    if small.len() < plain.len() {
        let mut name = path.as_os_str().to_owned();
        name.push(".br");
        fs::write(name, small)?;
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
