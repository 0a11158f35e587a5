//! Counting the frames of a WebSocket below the library that reads them: it puts fragments together and answers pings
//! without a word, and what nobody hears of nobody can limit.

use super::limits::{Bucket, Rate};
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Instant;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, ReadBuf};

/// So many frames may come for each message that is allowed: somebody may send in pieces, and answers pings.
const FRAMES_A_MESSAGE: u32 = 4;

/// A connection that breaks when frames come too fast.
pub(super) struct Counted<S> {
    inner: S,
    frames: Frames,
    permits: Bucket,
    rate: Rate,
}

impl<S: AsyncRead + Unpin> Counted<S> {
    pub(super) fn new(inner: S, messages_per_second: u32) -> Self {
        let rate = Rate::per_second(messages_per_second.saturating_mul(FRAMES_A_MESSAGE));
        Self { inner, frames: Frames::default(), permits: Bucket::full(rate, Instant::now()), rate }
    }

    /// Throws away what still comes, up to so many bytes, until the other end closes: what it was sent last would be lost
    /// with a connection that is closed before all was read.
    pub(super) async fn drain(&mut self, most: u64) {
        let mut rest = (&mut self.inner).take(most);
        drop(tokio::io::copy(&mut rest, &mut tokio::io::sink()).await);
    }

    fn allow(&mut self, frames: u32) -> io::Result<()> {
        let now = Instant::now();
        let taken = (0..frames).try_for_each(|_| self.permits.take(self.rate, now));
        taken.map_err(|_| io::ErrorKind::QuotaExceeded.into())
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Counted<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.inner).poll_read(cx, buffer))?;
        let frames = self.frames.count(&buffer.filled()[before..]);
        Poll::Ready(self.allow(frames))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Counted<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }
}

/// Where in a stream of frames (RFC 6455, section 5.2) we are: in the head of one, or so many bytes before the next.
#[derive(Default)]
struct Frames {
    head: [u8; 10],
    known: usize,
    skip: u64,
}

impl Frames {
    /// How many frames begin in these bytes, which follow those of the last time.
    fn count(&mut self, mut bytes: &[u8]) -> u32 {
        let mut begun = 0;
        while let [first, rest @ ..] = bytes {
            if self.skip > 0 {
                let passed = self.skip.min(bytes.len() as u64);
                self.skip -= passed;
                bytes = &bytes[passed as usize..];
                continue;
            }
            bytes = rest;
            self.head[self.known] = *first;
            self.known += 1;
            if let Some(length) = length_after(&self.head[..self.known]) {
                (self.skip, self.known) = (length, 0);
                begun += 1;
            }
        }
        begun
    }
}

/// How many bytes follow this head of a frame, once it is whole: the mask and what is said.
fn length_after(head: &[u8]) -> Option<u64> {
    let ([_, second], more) = head.split_first_chunk()?;
    let mask = if second & 0x80 == 0 { 0 } else { 4 };
    let length = match second & 0x7f {
        126 => u16::from_be_bytes(*more.first_chunk()?).into(),
        127 => u64::from_be_bytes(*more.first_chunk()?),
        short => short.into(),
    };
    Some(length.saturating_add(mask))
}

#[cfg(test)]
mod tests {
    use super::Frames;

    fn frame(length: usize, masked: bool) -> Vec<u8> {
        let mask = u8::from(masked) << 7;
        let mut bytes = match length {
            0..126 => vec![0, mask | length as u8],
            126..65_536 => [&[0, mask + 126][..], &(length as u16).to_be_bytes()].concat(),
            _ => [&[0, mask + 127][..], &(length as u64).to_be_bytes()].concat(),
        };
        // Bytes that would be heads if they were not skipped.
        bytes.extend(vec![0; if masked { 4 } else { 0 } + length]);
        bytes
    }

    #[test]
    fn every_frame_is_counted_however_the_bytes_are_cut() {
        let lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 0, 0, 70_000, 3];
        let bytes: Vec<u8> = lengths.iter().flat_map(|&length| frame(length, length % 2 == 0)).collect();
        for cut in [1, 2, 3, 7, 512, bytes.len()] {
            let mut frames = Frames::default();
            let counted: u32 = bytes.chunks(cut).map(|chunk| frames.count(chunk)).sum();
            assert_eq!(counted as usize, lengths.len(), "in pieces of {cut}");
        }
    }
}
