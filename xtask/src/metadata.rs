//! What cargo knows about the workspace.

use crate::run;
use anyhow::Result;
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// The packages of the workspace.
#[derive(Deserialize)]
pub(crate) struct Metadata {
    pub(crate) packages: Vec<Package>,
}

/// One package, as its `Cargo.toml` declares it.
#[derive(Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    manifest_path: PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
    targets: Vec<Target>,
}

/// One line of a `[dependencies]` table.
#[derive(Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// `dev` or `build`; nothing for a normal one.
    kind: Option<String>,
    /// Where it lies, if it is one of ours.
    path: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
    kind: Vec<String>,
}

impl Metadata {
    /// Asks cargo. Only what is declared here is read: nothing is resolved, nothing fetched.
    pub(crate) fn read() -> Result<Self> {
        let text = run::output(&mut run::cargo(&["metadata", "--format-version", "1", "--no-deps"]))?;
        Ok(serde_json::from_str(&text)?)
    }
}

impl Package {
    /// Its folder, seen from the root: `games/catalog`.
    pub(crate) fn folder(&self) -> String {
        from_root(self.manifest_path.parent().expect("a manifest lies in a folder"))
    }

    /// The names of its benchmarks.
    pub(crate) fn benches(&self) -> impl Iterator<Item = &str> {
        self.targets.iter().filter(|target| target.kind.iter().any(|kind| kind == "bench")).map(|target| &*target.name)
    }
}

impl Dependency {
    /// Whether only tests and benchmarks have it.
    pub(crate) fn is_dev(&self) -> bool {
        self.kind.as_deref() == Some("dev")
    }

    /// The folder of one of our own packages, seen from the root; `None` for a crate of others.
    pub(crate) fn folder(&self) -> Option<String> {
        self.path.as_deref().map(from_root)
    }
}

fn from_root(path: &Path) -> String {
    path.strip_prefix(run::root()).unwrap_or(path).to_string_lossy().replace('\\', "/")
}
