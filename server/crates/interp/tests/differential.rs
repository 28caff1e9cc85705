//! Random programs do here what they do on a JVM: output, uncaught exceptions with their lines, exit code.
//!
//! `DIFFERENTIAL_PROGRAMS` and `DIFFERENTIAL_SEED` ask for more programs and for others. Without a JDK
//! there is nothing to compare with, and the test says so.

#![allow(
    clippy::print_stderr,
    reason = "a skipped test must say so, a long one how far it is"
)]

use std::panic;
use std::sync::{Arc, mpsc};
use std::thread;

use budget::Budget;
use interp::{MainOutcome, run_main};
use test_support::random::judge::{Candidate, comparable, judge};
use test_support::random::{program, shrink};
use test_support::{Jvm, Recorded, RunResult};

mod support;
use support::*;

/// Programs compared in each run of the tests.
const PROGRAMS: u64 = 2000;

/// Programs compiled together.
const BATCH: u64 = 100;

/// How often the judge is asked for a smaller program that differs.
const ATTEMPTS: usize = 4000;

/// Mismatches that are made small and reported; a fault often shows in many programs.
const MOST_REPORTED: usize = 5;

/// What the interpreter does, as the JVM would be recorded.
fn interpreted(text: &str) -> Result<Recorded, String> {
    let program = program_of(text);
    let errors = program.errors();
    if !errors.is_empty() {
        return Err(format!("errors: {errors:?}"));
    }
    let Some(file) = program.file_by_path("Test.java") else {
        return Err("no file".to_owned());
    };
    let sources = [("Test.java".into(), text.into())].into_iter().collect();
    let result = run_main(program, file, &[], "", Arc::new(sources), Budget::default());
    match result.outcome {
        MainOutcome::Exit(exit_code) => Ok(comparable(RunResult {
            stdout: String::from_utf8_lossy(&result.stdout).into_owned(),
            stderr: String::from_utf8_lossy(&result.stderr).into_owned(),
            exit_code,
        })),
        MainOutcome::Halted(halt) => Err(format!("halted: {halt:?}")),
    }
}

/// What differs, if anything.
fn difference(expected: &Recorded, text: &str, class: &str) -> Option<String> {
    let interpreted = panic::catch_unwind(|| interpreted(text));
    let mut actual = match interpreted.unwrap_or_else(|_| Err("panicked".to_owned())) {
        Ok(actual) => actual,
        Err(failure) => return Some(failure),
    };
    // The file is called as its class where the JVM runs it.
    actual.stderr = actual.stderr.replace("Test.java", &format!("{class}.java"));
    if actual == *expected {
        return None;
    }
    let (wanted, found) = (shown(expected), shown(&actual));
    let line = wanted
        .lines()
        .zip(found.lines())
        .position(|(one, other)| one != other);
    let at = line.unwrap_or(wanted.lines().count().min(found.lines().count()));
    Some(format!(
        "line {}\n  JVM:  {}\n  here: {}",
        at + 1,
        wanted.lines().nth(at).unwrap_or("(end)"),
        found.lines().nth(at).unwrap_or("(end)"),
    ))
}

fn shown(result: &Recorded) -> String {
    format!(
        "{}{}exit code {}",
        result.stdout, result.stderr, result.exit_code
    )
}

fn candidate(seed: u64) -> Candidate {
    let class = format!("P{seed}");
    Candidate {
        text: program(seed, &class),
        class,
    }
}

fn number_from_environment(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(
        text.parse()
            .unwrap_or_else(|_| panic!("{name} is no number: {text}")),
    )
}

#[test]
fn random_programs_do_what_a_jvm_does() {
    let Some(jvm) = Jvm::find() else {
        eprintln!("skipped: no JDK found (JAVA_HOME or javac on the PATH)");
        return;
    };
    let first = number_from_environment("DIFFERENTIAL_SEED").unwrap_or(1);
    let count = number_from_environment("DIFFERENTIAL_PROGRAMS").unwrap_or(PROGRAMS);
    let mut failures = Vec::new();
    // The JVM runs the next batch while this one is interpreted.
    let (sender, judged) = mpsc::sync_channel(2);
    thread::scope(|scope| {
        let jvm = &jvm;
        scope.spawn(move || {
            let mut session = jvm.session();
            let mut seed = first;
            while seed < first + count {
                let end = (seed + BATCH).min(first + count);
                let batch: Vec<Candidate> = (seed..end).map(candidate).collect();
                let results = judge(&mut session, &batch).expect("the JVM runs");
                if sender.send((batch, results)).is_err() {
                    return;
                }
                seed = end;
            }
        });
        let mut done = 0;
        for (batch, results) in judged {
            for (program, result) in batch.into_iter().zip(results) {
                done += 1;
                let difference = match result {
                    Ok(expected) => difference(&expected, &program.text, &program.class),
                    Err(error) => Some(format!("the JVM: {error}")),
                };
                if let Some(difference) = difference {
                    eprintln!("{}: {difference}", program.class);
                    failures.push((program, difference));
                }
            }
            if done % 1000 == 0 {
                eprintln!("{done} of {count} programs, {} differ", failures.len());
            }
        }
    });
    let reported: Vec<String> = failures
        .iter()
        .take(MOST_REPORTED)
        .map(|(program, difference)| report(&jvm, program, difference))
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {count} programs differ:\n{}",
        failures.len(),
        reported.join("\n")
    );
}

/// A mismatch made small.
fn report(jvm: &Jvm, program: &Candidate, difference: &str) -> String {
    let mut session = jvm.session();
    let mut last = difference.to_owned();
    let text = shrink::shrink(&program.text, ATTEMPTS, |text| {
        if !text.contains("void main(String[] args)") {
            return false;
        }
        let smaller = Candidate {
            class: program.class.clone(),
            text: text.to_owned(),
        };
        let judged = judge(&mut session, std::slice::from_ref(&smaller));
        let Ok(Some(Ok(expected))) = judged.map(|mut results| results.pop()) else {
            return false;
        };
        match self::difference(&expected, text, &program.class) {
            Some(difference) => {
                last = difference;
                true
            }
            None => false,
        }
    });
    format!("{}: {last}\n{text}", program.class)
}
