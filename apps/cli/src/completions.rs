//! `strandline completions SHELL` and `strandline man FOLDER`: what shells and readers of manuals need, made from the
//! commands themselves.

use crate::files;
use crate::out::Out;
use anyhow::Result;
use clap::Command;
use clap_complete::Shell;
use std::io::Write;
use std::path::PathBuf;
use words::Lang;

/// For which shell.
#[derive(clap::Args)]
pub(crate) struct Completions {
    /// Which shell.
    shell: Shell,
}

/// Where to.
#[derive(clap::Args)]
pub(crate) struct Man {
    /// The folder to write to.
    folder: PathBuf,
}

/// Writes what the shell reads to standard output.
pub(crate) fn completions(args: &Completions, mut command: Command, lang: Lang) -> Result<()> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "strandline", &mut script);
    Ok(Out::new(lang).write_all(&script)?)
}

/// Writes a page for the program and one for each command.
pub(crate) fn man(args: &Man, command: Command, lang: Lang) -> Result<()> {
    let written = std::fs::create_dir_all(&args.folder).and_then(|()| clap_mangen::generate_to(command, &args.folder));
    written.map_err(|error| files::cannot_write(&args.folder, &error.to_string(), lang))
}
