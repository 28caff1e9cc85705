//! Prints the syntax tree of the Java files named, in the compact form of [`syntax::dump`].
//!
//! `cargo run -p syntax --example dump -- FILE…`

use std::io::{self, Write};

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for path in std::env::args().skip(1) {
        let text = String::from_utf8_lossy(&std::fs::read(&path)?).into_owned();
        let unit = syntax::SourceFile::new(text).unit();
        out.write_all(syntax::dump::dump_unit(&unit).as_bytes())?;
    }
    Ok(())
}
