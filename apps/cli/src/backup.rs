//! `strandline backup`: a copy of all tables, while the house stays open.

use crate::ending::Ending;
use crate::files;
use crate::out::Out;
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
        let folder = [("folder", args.data.display().to_string().into())];
        return Err(Ending::NoServer.with(words::say_with(lang, "server-no-house", &folder)));
    }
    if args.file.exists() {
        return Err(files::cannot_write(&args.file, "File exists", lang));
    }
    let copied = Sqlite::back_up(&tables, &args.file);
    copied.map_err(|error| {
        let detail = error.to_string();
        files::cannot_write(&args.file, detail.rsplit(": ").next().unwrap_or(&detail), lang)
    })?;
    let args = [("file", args.file.display().to_string().into())];
    Ok(writeln!(Out::new(lang), "{}", words::say_with(lang, "server-backed-up", &args))?)
}
