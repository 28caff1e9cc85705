//! Every test of the fixtures is found and ends as JUnit itself says.

use crate::common::project;
use budget::Budget;
use diagnosis::cases::{self, CaseContext, Verdict};
use diagnosis::project::Project;
use interp::machine::Concrete;
use std::collections::BTreeMap;
use std::path::Path;
use test_support::corpus;
use test_support::outcome::{TestExpectation, TestOutcome, parse_tests};

/// Files with tests that aren't run yet, and the reason that must be given.
const LEFT_OUT: [(&str, &str); 2] = [
    ("SourcesTest.java", "`@MethodSource` isn't supported"),
    (
        "RepeatedTests.java",
        "its parameters need an extension that isn't modelled",
    ),
];

/// `WhenLocked.order[2]` of `LockTest.WhenLocked.order [2] 5, 7`.
fn short_name(case: &cases::Case, invocations: usize) -> String {
    let (name, label) = case.name.split_once(' ').unwrap_or((&case.name, ""));
    let mut parts: Vec<&str> = name.rsplitn(3, '.').collect();
    parts.truncate(2);
    parts.reverse();
    let index = label
        .split(']')
        .next()
        .filter(|_| invocations > 1 || !label.is_empty());
    match index {
        Some(index) if !index.is_empty() => format!("{}{index}]", parts.join(".")),
        _ => parts.join("."),
    }
}

fn outcomes(project: &Project) -> BTreeMap<String, TestOutcome> {
    let context = CaseContext::new(project);
    let mut outcomes: BTreeMap<String, TestOutcome> = BTreeMap::new();
    for (number, test) in project.tests().tests.iter().enumerate() {
        let class = project
            .program
            .class(project.program.method(test.method).class);
        let running = project.program.class(test.class);
        let file = project.program.file(running.file).path.to_string();
        assert!(!class.is_library, "{}", test.name);
        let outcome = outcomes.entry(file).or_default();
        for case in cases::cases_of_test(project, number) {
            outcome.found += 1;
            let name = short_name(&case, test.invocations.len());
            if let Some(reason) = &case.skip {
                let reason = reason.strip_prefix("disabled: ").unwrap_or(reason);
                let reason = (reason != "disabled").then(|| reason.to_owned());
                outcome.skipped.push((name, reason));
                continue;
            }
            let budget = Budget {
                steps: 5_000_000,
                ..Budget::default()
            };
            let mut interpreter = context.interpreter(Concrete, &budget, None);
            match context.run(&mut interpreter, test.method, &case) {
                Verdict::Passed => outcome.passed += 1,
                Verdict::Failed(_) => outcome.failed.push(name),
                Verdict::Skipped(reason) => {
                    let reason = reason
                        .strip_prefix("assumption not met: ")
                        .unwrap_or(&reason);
                    let reason = reason.strip_prefix("Assumption failed: ").unwrap_or(reason);
                    outcome.skipped.push((name, Some(reason.to_owned())));
                }
                other => outcome.skipped.push((name, Some(format!("{other:?}")))),
            }
        }
    }
    for outcome in outcomes.values_mut() {
        outcome.failed.sort();
        outcome.skipped.sort();
    }
    outcomes
}

fn read_project(folder: &Path) -> (Vec<(String, String)>, Project) {
    let files = corpus::files_with_extension(folder, "java").expect("a folder");
    let texts: Vec<(String, String)> = files
        .iter()
        .map(|path| {
            let shown = path
                .strip_prefix(folder)
                .expect("inside")
                .display()
                .to_string();
            (shown, std::fs::read_to_string(path).expect("a text"))
        })
        .collect();
    let borrowed: Vec<(&str, &str)> = texts
        .iter()
        .map(|(path, text)| (path.as_str(), text.as_str()))
        .collect();
    let project = project(&borrowed);
    (texts, project)
}

#[test]
fn tests_are_found_and_end_as_junit_says() {
    let root = corpus::junit_folder();
    let mut folders: Vec<_> = std::fs::read_dir(&root)
        .expect("fixtures")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    let mut differences = Vec::new();
    let mut compared = 0;
    for folder in folders {
        let name = folder
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let (texts, project) = read_project(&folder);
        let mut actual = outcomes(&project);
        for (path, text) in &texts {
            let expected = match parse_tests(text).expect("a good header") {
                Some(TestExpectation::Outcome(expected)) => expected,
                // Found or not: a file that isn't Java has no outcome to compare.
                Some(TestExpectation::DoesNotParse) | None => {
                    actual.remove(path);
                    continue;
                }
            };
            if let Some((_, reason)) = LEFT_OUT.iter().find(|(file, _)| path.ends_with(file)) {
                let skipped = actual.remove(path).unwrap_or_default().skipped;
                let is_said = skipped
                    .iter()
                    .any(|(_, why)| why.as_deref() == Some(*reason));
                assert!(is_said, "{path}: {skipped:?}");
                continue;
            }
            compared += 1;
            let mut got = actual.remove(path).unwrap_or_default();
            // Reasons are compared where the source gives one.
            for (index, (test, reason)) in expected.skipped.iter().enumerate() {
                if let (Some(found), None) = (got.skipped.get_mut(index), reason)
                    && found.0 == *test
                {
                    found.1 = None;
                }
            }
            if got != expected {
                differences.push(format!(
                    "{name}/{path}:\n  expected {expected:?}\n  got      {got:?}"
                ));
            }
        }
    }
    assert!(compared > 50, "only {compared} files");
    assert!(
        differences.is_empty(),
        "{} differ:\n{}",
        differences.len(),
        differences.join("\n")
    );
}
