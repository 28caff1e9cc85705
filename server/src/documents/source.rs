//! A source file with its text, incremental tree and positions: the syntax crate's, under the
//! names the rest of the server uses.

pub use syntax::{Encoding, Position, SourceFile, TextChange};
