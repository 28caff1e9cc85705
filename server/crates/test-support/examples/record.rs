//! Records the results of the Java programs in `test-fixtures/java` from the JVM.
//!
//! `record [NAME…]` records the programs whose name contains one of the given texts, all by default.

#![allow(clippy::print_stdout, reason = "a tool for the command line")]

use std::error::Error;
use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use test_support::corpus::{self, Program, Recorded};
use test_support::jvm::Jvm;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let jvm = Jvm::find().ok_or("no JDK found: set JAVA_HOME or put javac on the PATH")?;
    let mut programs = corpus::programs(&corpus::pass_folder())?;
    if !wanted.is_empty() {
        programs.retain(|program| wanted.iter().any(|text| program.name.contains(text)));
    }
    let (mut changed, mut failed) = (0, 0);
    let results = corpus::judge(&jvm, &programs, Duration::from_secs(20))?;
    for (program, result) in programs.iter().zip(results) {
        match result {
            Ok(recorded) if program.recorded.as_ref() == Some(&recorded) => {}
            Ok(recorded) => {
                changed += 1;
                println!(
                    "{}: recorded, exit code {}",
                    program.name, recorded.exit_code
                );
                write(program, &recorded)?;
            }
            Err(error) => {
                failed += 1;
                println!("{}: {error}", program.name);
            }
        }
    }
    println!(
        "{} programs, {changed} changed, {failed} failed",
        programs.len()
    );
    Ok(if failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn write(program: &Program, recorded: &Recorded) -> io::Result<()> {
    fs::write(program.source.with_extension("out"), &recorded.stdout)?;
    let error = (!recorded.stderr.is_empty()).then(|| recorded.stderr.clone());
    write_or_remove(&program.source.with_extension("err"), error)?;
    let exit = (recorded.exit_code != 0).then(|| format!("{}\n", recorded.exit_code));
    write_or_remove(&program.source.with_extension("exit"), exit)
}

fn write_or_remove(path: &Path, content: Option<String>) -> io::Result<()> {
    match content {
        Some(content) => fs::write(path, content),
        None if path.exists() => fs::remove_file(path),
        None => Ok(()),
    }
}
