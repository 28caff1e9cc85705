//! Slices of marked sources.

pub(crate) mod law;

use budget::Budget;
use interp::library::ClassLibrary;
use java::program::{Program, SourceUnit};
use java::types::FileId;
use slicing::criterion::{self, Criterion};
use slicing::program::subject::Subject;
use slicing::slicer::{Report, Task, slice};
use slicing::source::lowered::Facts;
use std::sync::Arc;

/// The subject of a text without marker.
pub(crate) fn subject(text: &str) -> Result<Subject, String> {
    subject_beside(text, &[])
}

/// The subject of a text beside other files.
pub(crate) fn subject_beside(text: &str, others: &[(&str, &str)]) -> Result<Subject, String> {
    let units = std::iter::once(("Main.java", text)).chain(others.iter().copied());
    let units = units.map(|(path, text)| SourceUnit {
        path: path.into(),
        unit: syntax::SourceFile::new(text).unit(),
        is_library: false,
    });
    let program = Arc::new(Program::build(units.collect(), Arc::new(ClassLibrary)));
    Subject::new(program, FileId(0), text.into())
}

/// The subject of a text, and the criterion at its `$0`.
pub(crate) fn marked(text: &str) -> Result<(Subject, Criterion), String> {
    marked_beside(text, &[])
}

/// As [`marked`], beside other files.
pub(crate) fn marked_beside(
    text: &str,
    others: &[(&str, &str)],
) -> Result<(Subject, Criterion), String> {
    let offset = text.find("$0").expect("a marker");
    let subject = subject_beside(&text.replace("$0", ""), others)?;
    let facts = Facts::new(&subject);
    let criterion = criterion::at_offset(&subject, &facts, offset as u32)?;
    Ok((subject, criterion))
}

/// Slices at the marker; `change` may ask for something else than the default.
pub(crate) fn report(text: &str, change: impl FnOnce(&mut Task)) -> Result<Report, String> {
    report_beside(text, &[], change)
}

/// As [`report`], beside other files.
pub(crate) fn report_beside(
    text: &str,
    others: &[(&str, &str)],
    change: impl FnOnce(&mut Task),
) -> Result<Report, String> {
    let (subject, criterion) = marked_beside(text, others)?;
    let mut task = Task::new(criterion);
    change(&mut task);
    slice(&subject, &task, &Budget::default(), &mut |_, _| {})
}
