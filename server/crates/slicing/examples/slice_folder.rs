//! Slices what the methods of a folder's files return, all files being one program:
//! `cargo run --release -p slicing --example slice_folder -- DIR [SECONDS]`.
//!
//! Prints, for the first method with a value of each file, nodes and time of the static slice and of the
//! minimal one (within so many seconds, 10 by default), and whether `javac`, where there is one, compiles
//! the slice with the files that it needs.

use budget::{Budget, CancelToken};
use interp::library::ClassLibrary;
use java::program::{Program, SourceUnit};
use java::types::FileId;
use slicing::criterion;
use slicing::program::subject::Subject;
use slicing::slicer::{Phase, Task, slice};
use slicing::source::tree::NodeKind;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn java_files(folder: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            java_files(&path, found)?;
        } else if path.extension().is_some_and(|it| it == "java") {
            found.push(path);
        }
    }
    Ok(())
}

/// Whether the slice of a file compiles with the files around it.
fn compiles(program: &Program, file: FileId, java: &str) -> Outcome<&'static str> {
    let Some(jvm) = test_support::Jvm::find() else {
        return Ok("no javac");
    };
    let folder = test_support::TempDir::new("whydunit-folder")?;
    let classes = test_support::TempDir::new("whydunit-classes")?;
    let path = PathBuf::from(&*program.file(file).path);
    let sliced = folder.path().join(path.file_name().unwrap_or_default());
    std::fs::write(&sliced, java)?;
    let around = program.files_around(file).into_iter();
    let others = around.filter(|other| *other != file);
    let mut files = vec![sliced];
    files.extend(others.map(|other| PathBuf::from(&*program.file(other).path)));
    Ok(match jvm.compile(&files, classes.path()) {
        Ok(()) => "compiles",
        Err(_) => "DOES NOT COMPILE",
    })
}

fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().ok_or("which folder?")?;
    let seconds: u64 = arguments.next().map_or(Ok(10), |it| it.parse())?;
    // Deeply nested code needs more stack than the main thread has.
    let work = std::thread::Builder::new().stack_size(256 << 20);
    let done = work.spawn(move || measure(&folder, seconds).map_err(|it| it.to_string()))?;
    done.join().map_err(|_| "stopped")??;
    Ok(())
}

fn measure(folder: &str, seconds: u64) -> Outcome<()> {
    let mut files = Vec::new();
    java_files(Path::new(folder), &mut files)?;
    files.sort();
    let mut units = Vec::new();
    let mut texts: Vec<Arc<str>> = Vec::new();
    for file in &files {
        let text = std::fs::read_to_string(file)?;
        units.push(SourceUnit {
            path: file.display().to_string().into(),
            unit: syntax::SourceFile::new(text.as_str()).unit(),
            is_library: false,
        });
        texts.push(text.into());
    }
    let program = Arc::new(Program::build(units, Arc::new(ClassLibrary)));
    let mut output = std::io::stdout().lock();
    for (number, text) in texts.iter().enumerate() {
        let file = FileId(number as u32);
        let name = files[number].file_name().unwrap_or_default();
        let name = name.to_string_lossy();
        let subject = match Subject::new(Arc::clone(&program), file, Arc::clone(text)) {
            Ok(subject) => subject,
            Err(reason) => {
                writeln!(output, "{name}: {reason}")?;
                continue;
            }
        };
        let methods = subject.tree.indices();
        let found = methods
            .filter(|node| subject.tree.node(*node).kind == NodeKind::Method)
            .find_map(|node| criterion::returned(&subject, node).ok());
        let Some(criterion) = found else { continue };
        let budget = || Budget::with_time(Duration::from_secs(seconds), CancelToken::default());
        let mut task = Task::new(criterion);
        task.phase = Phase::Static;
        let since = Instant::now();
        let fixed = slice(&subject, &task, &budget(), &mut |_, _| {})?;
        let static_time = since.elapsed();
        task.phase = Phase::Minimal;
        let since = Instant::now();
        let minimal = slice(&subject, &task, &budget(), &mut |_, _| {})?;
        let time = since.elapsed();
        writeln!(
            output,
            "{name}#{}: {} nodes, static {} ({:.0} ms), {} {} ({:.0} ms, {} tests), {}{}",
            task.criterion.text,
            fixed.original_nodes,
            fixed.slice_nodes,
            static_time.as_secs_f64() * 1e3,
            minimal.verdict.name(),
            minimal.slice_nodes,
            time.as_secs_f64() * 1e3,
            minimal.tests.len(),
            compiles(&program, file, &minimal.java)?,
            minimal
                .reason
                .map(|it| format!(": {it}"))
                .unwrap_or_default()
        )?;
    }
    Ok(())
}
