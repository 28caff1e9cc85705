//! Whole programs lower without an error and without anything unsupported.

mod support;

use java::program::Program;
use std::fmt::Write;
use support::{fixtures, java_files, models, models_folder, problems, unit, with_stack};
use test_support::corpus::{fail_folder, failing_sources, programs};

fn check_folder(folder: &str) {
    with_stack(|| {
        let mut report = String::new();
        let programs = programs(&fixtures().join(folder)).expect("readable fixtures");
        assert!(!programs.is_empty());
        let files = programs.iter().flat_map(|program| {
            let files = program.files.iter();
            files.map(move |file| (file, program))
        });
        for (path, program) in files {
            // The file that is looked at comes first.
            let read = |path| std::fs::read_to_string(path).expect("a readable fixture");
            let text = read(path);
            let mut units = vec![unit("Test.java", &text)];
            for (number, other) in program.files.iter().enumerate() {
                if other != path {
                    units.push(unit(&format!("Other{number}.java"), &read(other)));
                }
            }
            let program = Program::build(units, models());
            let mut found = problems(&program, &text);
            // What the parser doesn't read, and which classes have models, is another matter.
            found.retain(|problem| {
                !problem.contains("Unicode escape") && !problem.contains("not modelled")
            });
            if !found.is_empty() {
                let _ = writeln!(report, "{}\n  {}", path.display(), found.join("\n  "));
            }
        }
        assert!(report.is_empty(), "{report}");
    });
}

#[test]
fn pass_programs() {
    check_folder("pass");
}

/// Dense uses of the language: they compile and run on the JVM.
#[test]
fn sources() {
    with_stack(|| {
        let mut report = String::new();
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sources");
        for path in java_files(&folder) {
            let text = std::fs::read_to_string(&path).expect("a readable source");
            let program = Program::build(vec![unit("Test.java", &text)], models());
            let mut found = problems(&program, &text);
            // Which classes have models is another matter.
            found.retain(|problem| {
                !problem.contains("not modelled") && !problem.contains("of unknown type")
            });
            if !found.is_empty() {
                let _ = writeln!(report, "{}\n  {}", path.display(), found.join("\n  "));
            }
        }
        assert!(report.is_empty(), "{report}");
    });
}

/// The class models are Java too.
#[test]
fn class_models() {
    with_stack(|| {
        let mut report = String::new();
        for path in java_files(&models_folder()) {
            let text = std::fs::read_to_string(&path).expect("a readable model");
            let program = Program::build(vec![unit("Model.java", &text)], models());
            let mut found = problems(&program, &text);
            // Read as a user's file, whose native methods nobody implements.
            found.retain(|problem| !problem.contains("`native` method"));
            if !found.is_empty() {
                let _ = writeln!(report, "{}\n  {}", path.display(), found.join("\n  "));
            }
        }
        assert!(report.is_empty(), "{report}");
    });
}

/// All that is lowered has exact types: fixtures, sources and the class models they use.
#[test]
fn lowered_code_is_well_typed() {
    with_stack(|| {
        let mut units = Vec::new();
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sources");
        let folders = [fixtures().join("pass"), folder];
        for (number, path) in folders
            .iter()
            .flat_map(|folder| java_files(folder))
            .enumerate()
        {
            let text = std::fs::read_to_string(&path).expect("a readable source");
            units.push(unit(&format!("{number}/Test.java"), &text));
        }
        let program = Program::build(units, models());
        let mut report: Vec<String> = program
            .methods()
            .flat_map(|method| support::verify::check(&program, method.id))
            .collect();
        report.sort();
        report.dedup();
        assert!(report.is_empty(), "{}", report.join("\n"));
    });
}

/// What must be reported is, at its line, and nothing else.
#[test]
fn fail_programs() {
    with_stack(|| {
        let mut report = String::new();
        for source in failing_sources(&fail_folder()).expect("readable fixtures") {
            // Told of by the parser, where it says it differently.
            if source.name.starts_with("syntax/") {
                continue;
            }
            let program = Program::build(vec![unit("Test.java", &source.text)], models());
            let found = problems(&program, &source.text);
            let mut left = found.clone();
            for expectation in &source.expectations {
                let start = format!("{}:", expectation.line);
                let before = left.len();
                left.retain(|problem| !problem.starts_with(&start));
                let fits = found
                    .iter()
                    .any(|one| one.starts_with(&start) && one.contains(&expectation.text));
                if !fits || before == left.len() {
                    let _ = writeln!(
                        report,
                        "{}:{}: nothing says `{}`",
                        source.name, expectation.line, expectation.text
                    );
                }
            }
            for problem in left {
                let _ = writeln!(report, "{}: not expected: {problem}", source.name);
            }
        }
        assert!(report.is_empty(), "{report}");
    });
}
