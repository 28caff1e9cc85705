//! Runs the `main` of a Java file and tells how long it took:
//! `cargo run --release -p interp --example speed -- File.java`. Compare with `java -Xint File.java`.

use std::io::Write;
use std::sync::Arc;
use std::time::Instant;

use budget::Budget;
use interp::library::ClassLibrary;
use interp::{MainOutcome, run_main};
use java::program::{Program, SourceUnit};
use syntax::SourceFile;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("which file?")?;
    let text = std::fs::read_to_string(&path)?;
    let path: Arc<str> = path.into();
    let start = Instant::now();
    let unit = SourceUnit {
        path: path.clone(),
        unit: SourceFile::new(&text).unit(),
        is_library: false,
    };
    let program = Arc::new(Program::build(vec![unit], Arc::new(ClassLibrary)));
    let file = program
        .file_by_path(&path)
        .ok_or("the file was not found")?;
    let sources = Arc::new([(path, Arc::from(text))].into_iter().collect());
    let built = start.elapsed();
    let start = Instant::now();
    let budget = Budget {
        steps: u64::MAX,
        ..Budget::default()
    };
    let result = run_main(program, file, &[], "", sources, budget);
    let ran = start.elapsed();
    std::io::stdout().write_all(&result.stdout)?;
    let mut log = std::io::stderr();
    log.write_all(&result.stderr)?;
    if let MainOutcome::Halted(halt) = &result.outcome {
        writeln!(log, "halted: {halt:?}")?;
    }
    let rate = result.steps as f64 / ran.as_secs_f64() / 1e6;
    writeln!(
        log,
        "built in {built:.2?}, ran in {ran:.2?}: {rate:.0} million steps a second"
    )?;
    Ok(())
}
