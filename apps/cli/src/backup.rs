//! `strandline backup`: a copy of all tables, while the house stays open.

use crate::out::Out;
use anyhow::bail;
use clap::Args as ClapArgs;
use server::store::Sqlite;
use std::io::Write;
use std::path::PathBuf;
use words::Lang;

/// From where, to where.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// The file to write. It must not exist
    file: PathBuf,
    /// The data folder of the house
    #[arg(long, env = "STRANDLINE_DATA", default_value = "strandline-data")]
    data: PathBuf,
}

/// Copies the tables. Put in place of `tables.db` in a data folder, the copy is a house again.
pub(crate) fn run(args: &Args, lang: Lang) -> anyhow::Result<()> {
    let tables = server::file_in(&args.data);
    if !tables.exists() {
        bail!(words::say_with(lang, "server-no-house", &[("folder", args.data.display().to_string().into())]));
    }
    if args.file.exists() {
        let detail = words::say(lang, "file-exists");
        let args = [("file", args.file.display().to_string().into()), ("detail", detail.into())];
        bail!(words::say_with(lang, "terminal-cannot-write", &args));
    }
    Sqlite::back_up(&tables, &args.file)?;
    let args = [("file", args.file.display().to_string().into())];
    Ok(writeln!(Out::new(lang), "{}", words::say_with(lang, "server-backed-up", &args))?)
}
