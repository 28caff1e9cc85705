//! Random programs do here what they do on a JVM. Without a JDK there is nothing to compare with,
//! and the test has nothing to say.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use budget::Budget;
use interp::{MainOutcome, run_main};
use test_support::{Jvm, Program, TempDir, corpus};

mod generator;
mod support;
use support::*;

/// Programs compared in each run of the tests.
const PROGRAMS: u64 = 4;

const TIME_LIMIT: Duration = Duration::from_secs(120);

/// What the interpreter prints.
fn interpreted(text: &str) -> Result<String, String> {
    let program = program_of(text);
    let Some(file) = program.file_by_path("Test.java") else {
        return Err("no file".to_owned());
    };
    let result = run_main(program, file, &[], "", Arc::default(), Budget::default());
    match result.outcome {
        MainOutcome::Exit(0) => Ok(String::from_utf8_lossy(&result.stdout).into_owned()),
        other => Err(format!(
            "{other:?}\n{}",
            String::from_utf8_lossy(&result.stderr)
        )),
    }
}

#[test]
fn random_programs_do_what_a_jvm_does() {
    let Some(jvm) = Jvm::find() else { return };
    let folder = TempDir::new("interp-differential").expect("a temporary folder");
    let mut programs = Vec::new();
    for seed in 1..=PROGRAMS {
        let source = folder.path().join(format!("seed{seed}")).join("F.java");
        fs::create_dir_all(source.parent().expect("a parent")).expect("a folder");
        fs::write(&source, generator::program(seed)).expect("the program is written");
        let (name, class) = (format!("seed {seed}"), "F".to_owned());
        programs.push(Program {
            name,
            source,
            class,
            recorded: None,
        });
    }
    let judged = corpus::judge(&jvm, &programs, TIME_LIMIT).expect("the JVM runs");
    for (program, judged) in programs.iter().zip(judged) {
        let expected = match judged {
            Ok(recorded) => recorded.stdout,
            Err(error) => panic!("{}: {error}", program.name),
        };
        let text = fs::read_to_string(&program.source).expect("the program is there");
        match interpreted(&text) {
            Err(failure) => panic!("{}: {failure}", program.name),
            Ok(actual) => {
                for (line, (wanted, found)) in expected.lines().zip(actual.lines()).enumerate() {
                    assert_eq!(wanted, found, "{} line {}", program.name, line + 1);
                }
                assert_eq!(
                    expected.lines().count(),
                    actual.lines().count(),
                    "{}",
                    program.name
                );
            }
        }
    }
}
