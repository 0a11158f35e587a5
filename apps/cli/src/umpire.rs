//! `strandline umpire`: the protocol on standard input and output.

use std::io::{self, BufRead, Write};
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use table::{LONGEST_LINE, Umpire};
use words::Lang;

/// Answers lines until there are no more, in the language that was asked for, if one was: programs read the same
/// wherever they run.
pub(crate) fn run(lang: Option<Lang>) -> anyhow::Result<()> {
    let seed = std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_nanos() as u64);
    let mut umpire = Umpire::new(words::speak, seed).with_clock(clock).with_lang(lang.unwrap_or_default().code());
    let answered = serve(&mut umpire, io::stdin().lock(), io::stdout().lock());
    match answered {
        // Whoever asked has gone: there is nobody left to answer.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => Ok(other?),
    }
}

/// The time since the program first asked.
fn clock() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

fn serve(umpire: &mut Umpire, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    loop {
        let reply = match next_line(&mut input, &mut line)? {
            Line::End => return Ok(()),
            Line::TooLong => umpire.too_long(),
            Line::Whole if line.iter().all(u8::is_ascii_whitespace) => continue,
            Line::Whole => umpire.bytes(&line),
        };
        output.write_all(reply.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
}

/// What came of reading a line.
#[derive(Debug, PartialEq)]
pub(crate) enum Line {
    /// All of it is there.
    Whole,
    /// It was longer than [`LONGEST_LINE`], and is not there.
    TooLong,
    /// There are no more.
    End,
}

/// Reads a line into `line`, keeping no more of it than the umpire would read.
pub(crate) fn next_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let mut too_long = false;
    loop {
        let chunk = input.fill_buf()?;
        if chunk.is_empty() {
            return Ok(if too_long {
                Line::TooLong
            } else if line.is_empty() {
                Line::End
            } else {
                Line::Whole
            });
        }
        let end = chunk.iter().position(|&byte| byte == b'\n');
        let part = &chunk[..end.unwrap_or(chunk.len())];
        too_long |= line.len() + part.len() > LONGEST_LINE;
        if !too_long {
            line.extend_from_slice(part);
        }
        let used = end.map_or(chunk.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(if too_long { Line::TooLong } else { Line::Whole });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_LINE, serve};
    use serde_json::Value;
    use table::Umpire;

    fn replies(input: &[u8]) -> Vec<Value> {
        let mut output = Vec::new();
        serve(&mut Umpire::new(words::speak, 1), input, &mut output).expect("memory can be written to");
        let text = String::from_utf8(output).expect("replies are UTF-8");
        text.lines().map(|line| serde_json::from_str(line).expect("replies are JSON")).collect()
    }

    #[test]
    fn a_line_too_long_is_refused_and_the_next_is_answered() {
        let mut input = vec![b'x'; LONGEST_LINE + 1];
        input.extend_from_slice(b"\n{\"cmd\":\"games\"}\n");
        let replies = replies(&input);
        assert_eq!(replies[0]["error"]["code"], "bad-json");
        assert_eq!(replies[1]["ok"], true);
        assert_eq!(replies.len(), 2);
    }

    #[test]
    fn the_longest_line_allowed_is_read() {
        let request = br#"{"cmd":"games"}"#;
        let mut input = request.to_vec();
        input.resize(LONGEST_LINE, b' ');
        assert_eq!(replies(&input)[0]["ok"], true);
    }

    #[test]
    fn bytes_that_are_no_text_are_refused_and_blank_lines_pass() {
        let replies = replies(b"{\"cmd\":\"games\",\"id\":\"\xff\"}\n\n   \n{\"cmd\":\"turn\",\"id\":7}");
        assert_eq!(replies[0]["error"]["code"], "bad-json");
        assert_eq!((&replies[1]["error"]["code"], &replies[1]["id"]), (&"no-game".into(), &7.into()));
        assert_eq!(replies.len(), 2);
    }
}
