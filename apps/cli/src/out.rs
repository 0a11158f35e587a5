//! Standard output, whose failures say what it was that failed.

use std::io::{self, StdoutLock, Write};
use words::{Lang, say_with};

/// Standard output. Who reads it may have gone; who writes to it passes that on, and `main` ends quietly.
pub(crate) struct Out {
    stdout: StdoutLock<'static>,
    lang: Lang,
}

impl Out {
    pub(crate) fn new(lang: Lang) -> Self {
        Self { stdout: io::stdout().lock(), lang }
    }

    fn failed(&self, error: &io::Error) -> io::Error {
        let sentence = say_with(
            self.lang,
            "terminal-cannot-show",
            &[("detail", words::reason(self.lang, &error.to_string()).into())],
        );
        io::Error::new(error.kind(), sentence)
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.stdout.write(bytes).map_err(|error| self.failed(&error))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.stdout.flush().map_err(|error| self.failed(&error))
    }
}

/// Whether something failed because nobody reads standard output any more.
pub(crate) fn is_closed(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
