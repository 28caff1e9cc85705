//! Parses the Java files named and tells their mistakes and the time taken, then the time that one
//! keystroke in the middle of the last of them takes.
//!
//! `cargo run --release -p syntax --example parse -- FILE…`

use std::io::{self, Write};
use std::time::Instant;

use syntax::ast::{Member, MemberKind, SyntaxError, TypeDecl};
use syntax::{Encoding, SourceFile};

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut last = None;
    for path in std::env::args().skip(1) {
        let text = String::from_utf8_lossy(&std::fs::read(&path)?).into_owned();
        let started = Instant::now();
        let file = SourceFile::new(text);
        let parsed = started.elapsed();
        let unit = file.unit();
        writeln!(
            out,
            "{path}: tree {parsed:?}, with unit {:?}",
            started.elapsed()
        )?;
        for error in &unit.errors {
            report(&mut out, &file, &path, 0, error)?;
        }
        for decl in &unit.types {
            report_type(&mut out, &file, &path, decl)?;
        }
        last = Some(file);
    }
    let Some(mut file) = last else { return Ok(()) };
    let middle = file.position_of(file.text().len() / 2, Encoding::Utf8);
    let mut times = Vec::new();
    for round in 0..41 {
        let end = syntax::Position {
            column: middle.column + 1,
            ..middle
        };
        let (range, text) = if round % 2 == 0 {
            (middle..middle, " ")
        } else {
            (middle..end, "")
        };
        let started = Instant::now();
        if let Err(error) = file.apply_change(Some(range), text, Encoding::Utf8) {
            writeln!(out, "{error}")?;
        }
        let reparsed = started.elapsed();
        file.unit();
        times.push((started.elapsed(), reparsed));
    }
    times.sort();
    let (total, reparsed) = times[times.len() / 2];
    writeln!(
        out,
        "one keystroke: median {total:?}, of which the tree {reparsed:?}"
    )
}

fn report_type(
    out: &mut impl Write,
    file: &SourceFile,
    path: &str,
    decl: &TypeDecl,
) -> io::Result<()> {
    for Member { start, kind } in &decl.members {
        let mut errors: Vec<&SyntaxError> = Vec::new();
        match kind {
            MemberKind::Method(method) => {
                errors.extend(&method.errors);
                errors.extend(method.contract.iter().flat_map(|contract| &contract.errors));
            }
            MemberKind::Field(field) => errors.extend(&field.errors),
            MemberKind::Initializer(initializer) => errors.extend(&initializer.errors),
            MemberKind::EnumConstant(constant) => errors.extend(&constant.errors),
            MemberKind::Type(nested) => report_type(out, file, path, nested)?,
        }
        for error in errors {
            report(out, file, path, *start, error)?;
        }
    }
    Ok(())
}

fn report(
    out: &mut impl Write,
    file: &SourceFile,
    path: &str,
    start: u32,
    error: &SyntaxError,
) -> io::Result<()> {
    let place = file.position_of((start + error.span.start) as usize, Encoding::Utf8);
    writeln!(
        out,
        "{path}:{}:{}: {}",
        place.line + 1,
        place.column + 1,
        error.message
    )
}
