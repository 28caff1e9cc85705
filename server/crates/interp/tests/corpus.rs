//! Every program of the corpus does what the JVM recorded: output, error output and exit code.

use std::fs;
use std::sync::Arc;

use budget::{Budget, JVM_DEPTH};
use interp::library::ClassLibrary;
use interp::{MainOutcome, run_main};
use java::program::{Program, SourceUnit};
use std::collections::BTreeMap;
use syntax::SourceFile;
use test_support::corpus;

/// Runs one program; what differs from the recorded result, if anything.
fn difference(program: &test_support::Program) -> Option<String> {
    let Some(recorded) = &program.recorded else {
        return Some("not recorded".to_owned());
    };
    let mut sources: BTreeMap<Arc<str>, Arc<str>> = BTreeMap::new();
    let mut units = Vec::new();
    for file in &program.files {
        let text = match fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) => return Some(error.to_string()),
        };
        let relative = file.strip_prefix(program.folder()).unwrap_or(file);
        let path: Arc<str> = relative.to_string_lossy().into();
        units.push(SourceUnit {
            path: path.clone(),
            unit: SourceFile::new(&text).unit(),
            is_library: false,
        });
        sources.insert(path, text.into());
    }
    let compiled = Arc::new(Program::build(units, Arc::new(ClassLibrary)));
    let errors = compiled.errors();
    if !errors.is_empty() {
        return Some(format!("errors: {errors:?}"));
    }
    let Some(file) = compiled.file_by_path(&format!("{}.java", program.class)) else {
        return Some("no such file".to_owned());
    };
    let sources = Arc::new(sources);
    let budget = Budget {
        steps: 2_000_000_000,
        depth: JVM_DEPTH,
        ..Budget::default()
    };
    let result = run_main(compiled, file, &[], "", sources, budget);
    let exit_code = match result.outcome {
        MainOutcome::Exit(code) => code,
        MainOutcome::Halted(halt) => {
            let output = String::from_utf8_lossy(&result.stdout);
            return Some(format!("halted: {halt:?}\nafter:\n{}", tail(&output)));
        }
    };
    let stdout = String::from_utf8_lossy(&result.stdout);
    let stderr = corpus::without_jdk_frames(&String::from_utf8_lossy(&result.stderr));
    compare("stdout", &recorded.stdout, &stdout)
        .or_else(|| compare("stderr", &recorded.stderr, &stderr))
        .or_else(|| {
            compare(
                "exit code",
                &recorded.exit_code.to_string(),
                &exit_code.to_string(),
            )
        })
}

/// The first line that differs.
fn compare(what: &str, expected: &str, actual: &str) -> Option<String> {
    if expected == actual {
        return None;
    }
    let mut expected_lines = expected.lines();
    let mut actual_lines = actual.lines();
    for line in 1.. {
        let (wanted, found) = (expected_lines.next(), actual_lines.next());
        if wanted != found || wanted.is_none() {
            return Some(format!(
                "{what} line {line}\n  expected: {}\n  actual:   {}",
                wanted.unwrap_or("(end)"),
                found.unwrap_or("(end)")
            ));
        }
    }
    None
}

fn tail(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(5)..].join("\n")
}

#[test]
fn programs_do_what_the_jvm_recorded() {
    let filter = std::env::var("CORPUS_FILTER").unwrap_or_default();
    let programs = corpus::programs(&corpus::pass_folder()).expect("the corpus can be read");
    let mut failures = Vec::new();
    let mut count = 0;
    for program in programs
        .iter()
        .filter(|program| program.name.contains(&filter))
    {
        count += 1;
        if let Some(difference) = difference(program) {
            failures.push(format!("{}: {difference}", program.name));
        }
    }
    assert!(count > 0, "no programs");
    assert!(
        failures.is_empty(),
        "{} of {count} programs differ:\n{}",
        failures.len(),
        failures.join("\n")
    );
}
