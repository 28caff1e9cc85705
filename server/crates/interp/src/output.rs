//! What a program prints, kept up to a limit.

/// A captured stream. Text past the limit is dropped and [`Output::is_truncated`] says so.
#[derive(Clone, Debug)]
pub struct Output {
    bytes: Vec<u8>,
    limit: usize,
    truncated: bool,
    /// A high surrogate whose other half may come with the next write.
    pending: Option<u16>,
}

/// Bytes kept of each stream unless the caller says otherwise.
pub const DEFAULT_OUTPUT_LIMIT: usize = 4 << 20;

impl Default for Output {
    fn default() -> Self {
        Output::with_limit(DEFAULT_OUTPUT_LIMIT)
    }
}

impl Output {
    /// An empty stream that keeps at most `limit` bytes.
    pub fn with_limit(limit: usize) -> Self {
        Output {
            bytes: Vec::new(),
            limit,
            truncated: false,
            pending: None,
        }
    }

    /// Appends text as UTF-8; lone surrogates become `?`, as on the JVM.
    pub fn write(&mut self, text: &[u16]) {
        let units = self.pending.take().into_iter().chain(text.iter().copied());
        let mut encoded = String::with_capacity(text.len());
        for decoded in char::decode_utf16(units) {
            encoded.push(decoded.unwrap_or('?'));
        }
        let ends_high = text
            .last()
            .is_some_and(|last| (0xD800..0xDC00).contains(last));
        if ends_high {
            encoded.pop();
            self.pending = text.last().copied();
        }
        self.write_bytes(encoded.as_bytes());
    }

    /// Appends raw bytes (`System.out.write(int)`).
    pub fn write_bytes(&mut self, bytes: &[u8]) {
        let room = self.limit.saturating_sub(self.bytes.len());
        if bytes.len() > room {
            self.truncated = true;
        }
        self.bytes
            .extend_from_slice(&bytes[..bytes.len().min(room)]);
    }

    /// What was written so far.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// As text; incomplete characters at the limit are replaced.
    pub fn text(&self) -> String {
        let mut text = String::from_utf8_lossy(&self.bytes).into_owned();
        if self.pending.is_some() {
            text.push('?');
        }
        text
    }

    /// Whether something was dropped at the limit.
    pub fn is_truncated(&self) -> bool {
        self.truncated
    }
}

#[cfg(test)]
mod tests {
    use super::Output;

    #[test]
    fn surrogates_join_across_writes_and_lone_ones_are_replaced() {
        let mut output = Output::default();
        output.write(&[0xD83E]);
        output.write(&[0xDDEA, 0x41, 0xDDEA]);
        output.write(&[0xD83E]);
        assert_eq!(output.text(), "\u{1F9EA}A??");
    }

    #[test]
    fn text_past_the_limit_is_dropped() {
        let mut output = Output::with_limit(3);
        output.write(&[0x61, 0x62]);
        assert!(!output.is_truncated());
        output.write(&[0x63, 0x64]);
        assert_eq!(output.bytes(), b"abc");
        assert!(output.is_truncated());
    }
}
