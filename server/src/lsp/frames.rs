//! Looks over the input before the framework reads it, for the framework takes one malformed
//! message for the end of the session.
//!
//! Well-formed messages pass as they are. A malformed one is replaced by a request to
//! [`MALFORMED`], whose answer is the error the protocol wants. Bytes outside any message are
//! skipped up to the next header.

use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tower_lsp::jsonrpc::{Request, Response};

/// Answered with a parse error.
pub(super) const MALFORMED: &str = "whydunit/malformed";

/// Without an end by then it is no header.
const MAX_HEADER: usize = 4 << 10;

/// A longer message is no message.
const MAX_CONTENT: usize = 256 << 20;

/// Copies messages until the input ends or nobody reads them any more.
pub(super) async fn pump<I, O>(mut input: I, mut output: O)
where
    I: AsyncRead + Unpin,
    O: AsyncWrite + Unpin,
{
    let mut frames = Frames::default();
    let mut chunk = vec![0; 16 << 10];
    loop {
        while let Some(frame) = frames.next() {
            let content = match frame {
                Frame::Message(content) if is_well_formed(&content) => content,
                Frame::Message(_) | Frame::Garbage => {
                    format!(r#"{{"jsonrpc":"2.0","id":null,"method":"{MALFORMED}"}}"#).into_bytes()
                }
            };
            let header = format!("Content-Length: {}\r\n\r\n", content.len());
            let written = async {
                output.write_all(header.as_bytes()).await?;
                output.write_all(&content).await?;
                output.flush().await
            };
            if written.await.is_err() {
                return;
            }
        }
        match input.read(&mut chunk).await {
            Ok(0) | Err(_) => return,
            Ok(length) => frames
                .buffer
                .extend_from_slice(chunk.get(..length).unwrap_or_default()),
        }
    }
}

/// What the framework itself will parse it as.
fn is_well_formed(content: &[u8]) -> bool {
    serde_json::from_slice::<Request>(content).is_ok()
        || serde_json::from_slice::<Response>(content).is_ok()
}

enum Frame {
    Message(Vec<u8>),
    Garbage,
}

#[derive(Default)]
struct Frames {
    buffer: Vec<u8>,
    /// Length of the content, when its header has been read.
    content: Option<usize>,
}

impl Frames {
    /// The next frame, if it is here in full.
    fn next(&mut self) -> Option<Frame> {
        if self.content.is_none() {
            let end = match find(&self.buffer, b"\r\n\r\n") {
                Some(index) => index + 4,
                None if self.buffer.len() > MAX_HEADER => {
                    self.skip_garbage();
                    return Some(Frame::Garbage);
                }
                None => return None,
            };
            match content_length(self.buffer.get(..end).unwrap_or_default()) {
                Some(length) => {
                    self.buffer.drain(..end);
                    self.content = Some(length);
                }
                None => {
                    self.skip_garbage();
                    return Some(Frame::Garbage);
                }
            }
        }
        let length = self.content.filter(|length| *length <= self.buffer.len())?;
        self.content = None;
        Some(Frame::Message(self.buffer.drain(..length).collect()))
    }

    /// Goes on at the next header, if there is one.
    fn skip_garbage(&mut self) {
        let rest = self.buffer.get(1..).unwrap_or_default();
        let next = find(rest, b"Content-Length:").map_or(self.buffer.len(), |index| index + 1);
        self.buffer.drain(..next);
    }
}

fn find(text: &[u8], part: &[u8]) -> Option<usize> {
    text.windows(part.len()).position(|window| window == part)
}

fn content_length(header: &[u8]) -> Option<usize> {
    std::str::from_utf8(header)
        .ok()?
        .lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(name, _)| name.trim().eq_ignore_ascii_case("content-length"))
        .and_then(|(_, length)| length.trim().parse().ok())
        .filter(|length| *length <= MAX_CONTENT)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What comes out of the pump for some input.
    #[track_caller]
    fn check(input: &str, expected: &[&str]) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .unwrap();
        let mut output = Vec::new();
        runtime.block_on(pump(input.as_bytes(), &mut output));
        let mut frames = Frames {
            buffer: output,
            content: None,
        };
        let mut contents = Vec::new();
        while let Some(Frame::Message(content)) = frames.next() {
            contents.push(String::from_utf8(content).unwrap());
        }
        assert_eq!(contents, expected);
    }

    const GOOD: &str = r#"{"jsonrpc":"2.0","method":"é"}"#;
    const BAD: &str = r#"{"jsonrpc":"2.0","id":null,"method":"whydunit/malformed"}"#;

    fn framed(content: &str) -> String {
        format!("Content-Length: {}\r\n\r\n{content}", content.len())
    }

    #[test]
    fn good_messages_pass() {
        let answer = r#"{"jsonrpc":"2.0","id":3,"result":null}"#;
        check(&(framed(GOOD) + &framed(answer)), &[GOOD, answer]);
        let header = "content-length: 31\r\nContent-Type: odd\r\nX: y\r\nZ: 1\r\n\r\n";
        check(&format!("{header}{GOOD}"), &[GOOD]);
    }

    #[test]
    fn bad_ones_are_replaced_and_the_next_is_read() {
        for bad in [
            framed("{\"broken\""),
            framed("[]"),
            framed(r#"{"method":"no version"}"#),
            framed(r#"{"jsonrpc":"2.0","method":7}"#),
            framed(r#"{"jsonrpc":"2.0","method":"x","id":1.5}"#),
            "Content-Length: many\r\n\r\n".to_owned(),
            "Content-Length: 99999999999\r\n\r\n".to_owned(),
            "Nonsense\r\n\r\n{}".to_owned(),
            "x".repeat(MAX_HEADER + 1),
        ] {
            check(&(bad + &framed(GOOD)), &[BAD, GOOD]);
        }
    }

    #[test]
    fn a_message_cut_off_by_the_end_is_dropped() {
        check("Content-Length: 100\r\n\r\n{", &[]);
        check("", &[]);
    }
}
