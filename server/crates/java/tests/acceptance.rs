//! Whole programs lower without an error and without anything unsupported.

mod support;

use java::program::Program;
use std::fmt::Write;
use support::{fixtures, java_files, models, models_folder, problems, unit, with_stack};

fn check_folder(folder: &str) {
    with_stack(|| {
        let mut report = String::new();
        let files = java_files(&fixtures().join(folder));
        assert!(!files.is_empty());
        for path in files {
            let text = std::fs::read_to_string(&path).expect("a readable fixture");
            let program = Program::build(vec![unit("Test.java", &text)], models());
            let found = problems(&program, &text);
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

#[test]
fn wider_pass_programs() {
    check_folder("pass-wider");
}

/// The class models are Java too.
#[test]
fn class_models() {
    with_stack(|| {
        let mut report = String::new();
        for path in java_files(&models_folder()) {
            let text = std::fs::read_to_string(&path).expect("a readable model");
            let program = Program::build(vec![unit("Model.java", &text)], models());
            let found = problems(&program, &text);
            if !found.is_empty() {
                let _ = writeln!(report, "{}\n  {}", path.display(), found.join("\n  "));
            }
        }
        assert!(report.is_empty(), "{report}");
    });
}
