//! Checks the law of static slices on a folder of programs with a `main`, at everything that they print
//! or return: `cargo run --release -p slicing --example check_static -- DIR [PART OF A NAME]`.
//!
//! Prints each criterion whose slice by one of the slicers, or both composed, gives other values than the
//! program (with `SHOW=1` also that slice), then how much is left in all.

#[path = "../tests/support/law.rs"]
mod law;

use interp::library::ClassLibrary;
use java::program::{Program, SourceUnit};
use java::types::FileId;
use slicing::program::subject::Subject;
use slicing::source::lowered::Facts;
use std::io::Write as _;
use std::sync::Arc;
use std::time::Instant;

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("which folder?")?;
    let part = arguments.next().unwrap_or_default();
    // Deeply nested code needs more stack than the main thread has.
    let work = std::thread::Builder::new().stack_size(256 << 20);
    let done = work.spawn(move || measure(&folder, &part).map_err(|it| it.to_string()))?;
    done.join().map_err(|_| "stopped")??;
    Ok(())
}

fn measure(folder: &str, part: &str) -> Outcome<()> {
    let shows = std::env::var_os("SHOW").is_some();
    let mut files = test_support::corpus::files_with_extension(folder.as_ref(), "java")?;
    files.sort();
    let mut output = std::io::stdout().lock();
    let (mut programs, mut wrong, mut criteria, mut values) = (0, 0, 0, 0);
    let (mut original, mut left) = (0, [0; 3]);
    let since = Instant::now();
    for file in files {
        if !file.to_string_lossy().contains(part) {
            continue;
        }
        let text = std::fs::read_to_string(&file)?;
        let stdin = std::fs::read_to_string(file.with_extension("in")).unwrap_or_default();
        let unit = SourceUnit {
            path: file.display().to_string().into(),
            unit: syntax::SourceFile::new(text.as_str()).unit(),
            is_library: false,
        };
        let program = Arc::new(Program::build(vec![unit], Arc::new(ClassLibrary)));
        let name = file.file_stem().unwrap_or_default().to_string_lossy();
        let subject = match Subject::new(program, FileId(0), text.as_str().into()) {
            Ok(subject) => subject,
            Err(reason) => {
                writeln!(output, "{name}: {reason}")?;
                continue;
            }
        };
        programs += 1;
        let facts = Facts::new(&subject);
        let all = law::criteria(&subject, &facts);
        for criterion in &all {
            let place = format!(
                "{name}:{}:{} {}",
                criterion.line, criterion.column, criterion.text
            );
            match law::check(&subject, &facts, criterion, &stdin) {
                Ok(None) => {}
                Ok(Some(sizes)) => {
                    criteria += 1;
                    values += sizes.values;
                    original += subject.tree.len();
                    for (sum, nodes) in left.iter_mut().zip(&sizes.nodes) {
                        *sum += nodes;
                    }
                    if shows {
                        let all = subject.tree.len();
                        writeln!(output, "{place}: {all} nodes, {:?}", sizes.nodes)?;
                    }
                }
                Err(reason) => {
                    wrong += 1;
                    let reason = match shows {
                        true => reason.as_str(),
                        false => reason.lines().next().unwrap_or_default(),
                    };
                    writeln!(output, "WRONG {place}: {reason}")?;
                }
            }
        }
    }
    let percent = |nodes: usize| 100.0 * nodes as f64 / original.max(1) as f64;
    writeln!(
        output,
        "{programs} programs, {criteria} criteria with {values} values: {wrong} wrong; left of \
         {original} nodes: dependence {:.1} %, objects {:.1} %, composed {:.1} %; {:.1?}",
        percent(left[0]),
        percent(left[1]),
        percent(left[2]),
        since.elapsed()
    )?;
    Ok(())
}
