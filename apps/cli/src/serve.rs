//! `strandline serve`: a house open to others.

use crate::ending::Ending;
use crate::out::Out;
use clap::Args as ClapArgs;
use std::io::Write;
use std::sync::Arc;
use words::Lang;

/// How the house is run.
#[derive(ClapArgs)]
pub(crate) struct Args {
    #[command(flatten)]
    asked: server::Asked,
}

/// Serves until it is told to stop.
pub(crate) fn run(args: Args, lang: Lang) -> anyhow::Result<()> {
    let settings = args.asked.settled().and_then(|settings| settings.check().map(|()| settings));
    let settings = settings.map_err(|problem| Ending::Mistyped.with(problem.sentence(words::speak, lang.code())))?;
    server::run(settings, Arc::new(server::Bots::default()), |address| {
        // Whoever started it may have gone: the house is open all the same.
        let _ = writeln!(Out::new(lang), "{}", words::say_with(lang, "server-serving", &[("address", address.into())]));
    })
}
