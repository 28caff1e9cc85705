//! The law of static slices, on programs written for it and on those that pin Java's semantics: whatever
//! is printed or returned, each static slice gives the original's sequence of values there.

#[allow(dead_code)]
mod support;

use slicing::source::lowered::Facts;
use std::path::PathBuf;

/// Programs that depend on what isn't followed: that a class failed to start before.
const BEYOND: [&str; 1] = ["FailedInitialiser"];

/// Checks at most so many criteria of each program, spread over it.
fn check(folder: &str, most: usize) {
    let root = test_support::corpus::fixtures_root().join(folder);
    let mut files: Vec<PathBuf> = match root.is_file() {
        true => vec![root],
        false => test_support::corpus::files_with_extension(&root, "java").unwrap(),
    };
    files.sort();
    let mut wrong = Vec::new();
    let mut checked = 0;
    for file in files {
        if file
            .file_stem()
            .is_some_and(|it| BEYOND.iter().any(|name| it == *name))
        {
            continue;
        }
        let text = std::fs::read_to_string(&file).unwrap();
        let Ok(subject) = support::subject(&text) else {
            continue;
        };
        let facts = Facts::new(&subject);
        let criteria = support::law::criteria(&subject, &facts);
        let step = criteria.len().div_ceil(most).max(1);
        for criterion in criteria.iter().step_by(step) {
            match support::law::check(&subject, &facts, criterion, "") {
                Ok(None) => {}
                Ok(Some(_)) => checked += 1,
                Err(reason) => {
                    wrong.push(format!("{}: {}: {reason}", file.display(), criterion.text));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(checked > 0, "nothing was checked in {folder}");
}

#[test]
fn programs_written_for_it() {
    check("slicing-law", 12);
}

#[test]
fn the_suite() {
    check("slicing", 2);
}

#[test]
fn classes() {
    check("java/pass/classes", 1);
    check("java/pass/enums", 2);
    check("java/pass/inner", 2);
    check("java/pass/records", 2);
}

#[test]
fn code() {
    check("java/pass/control", 2);
    check("java/pass/control/FinallyOverrides.java", 20);
    check("java/pass/arrays", 2);
    check("java/pass/exceptions", 1);
    check("java/pass/strings", 1);
    check("java/pass/strings/FormatBasics.java", 20);
}

#[test]
fn types() {
    check("java/pass/generics", 1);
}
