//! How fast programs are interpreted beside `java -Xint`, how long a method's run takes to start,
//! and what the models of the class library take in memory. Run with `cargo bench -p interp`; the
//! JVM's column needs a JDK. `cargo bench -p interp -- File.java` measures a program of your own.
//!
//! Both sides do the whole of `main`, one after the other in the same run, three times; the fastest
//! time counts. The JVM's start is measured with an empty program and taken off.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use budget::Budget;
use interp::compile::CodeCache;
use interp::library::ClassLibrary;
use interp::machine::Concrete;
use interp::{Interpreter, MainOutcome, run_main};
use java::program::{Program, SourceUnit};
use syntax::SourceFile;

const PROGRAMS: [&str; 5] = ["Loops", "Sieve", "Texts", "Maps", "Calls"];
const ROUNDS: usize = 3;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

fn main() -> Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/programs");
    let named: Vec<PathBuf> = std::env::args()
        .skip(1)
        .filter(|argument| argument.ends_with(".java"))
        .map(PathBuf::from)
        .collect();
    let files = if named.is_empty() {
        PROGRAMS
            .iter()
            .map(|name| folder.join(format!("{name}.java")))
            .collect()
    } else {
        named
    };
    let before = resident();
    starts()?;
    memory(before);
    let start = jvm_start();
    tell(&format!(
        "{:<10} {:>12} {:>12} {:>8}",
        "program", "whydunit", "java -Xint", "ratio"
    ));
    for file in files {
        let name = file
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let text = std::fs::read_to_string(&file)?;
        let (time, output) = interpreted(&file, &text)?;
        let (jvm, ratio) = match start.and_then(|start| Some((start, on_jvm(&file, &name)?))) {
            Some((start, (time_of_jvm, jvm_output))) => {
                if jvm_output != output {
                    return Err(format!("{name} prints something else on the JVM").into());
                }
                let net = time_of_jvm.saturating_sub(start);
                let ratio = time.as_secs_f64() / net.as_secs_f64().max(1e-9);
                (
                    format!("{:.0} ms", net.as_secs_f64() * 1e3),
                    format!("{ratio:.2}"),
                )
            }
            None => ("no JDK".to_owned(), String::new()),
        };
        tell(&format!(
            "{name:<10} {:>9.0} ms {jvm:>12} {ratio:>8}",
            time.as_secs_f64() * 1e3
        ));
    }
    Ok(())
}

fn program_of(path: &str, text: &str) -> Arc<Program> {
    let unit = SourceUnit {
        path: path.into(),
        unit: SourceFile::new(text).unit(),
        is_library: false,
    };
    Arc::new(Program::build(vec![unit], Arc::new(ClassLibrary)))
}

/// The fastest time of `main`, and what it prints.
fn interpreted(file: &Path, text: &str) -> Result<(Duration, Vec<u8>)> {
    let path = file.to_string_lossy();
    let program = program_of(&path, text);
    let file = program.file_by_path(&path).ok_or("the file is missing")?;
    let mut best = Duration::MAX;
    let mut output = Vec::new();
    for _ in 0..ROUNDS {
        let budget = Budget {
            steps: u64::MAX,
            ..Budget::default()
        };
        let start = Instant::now();
        let result = run_main(program.clone(), file, &[], "", Arc::default(), budget);
        best = best.min(start.elapsed());
        if result.outcome != MainOutcome::Exit(0) {
            return Err(format!("{path}: {:?}", result.outcome).into());
        }
        output = result.stdout;
    }
    Ok((best, output))
}

/// The time of an empty program.
fn jvm_start() -> Option<Duration> {
    let folder = std::env::temp_dir().join(format!("whydunit-speed-{}", std::process::id()));
    std::fs::create_dir_all(&folder).ok()?;
    let file = folder.join("Empty.java");
    std::fs::write(
        &file,
        "class Empty { public static void main(String[] a) { } }",
    )
    .ok()?;
    let time = on_jvm(&file, "Empty").map(|(time, _)| time);
    std::fs::remove_dir_all(&folder).ok()?;
    time
}

/// The fastest time of the whole process, and what it prints; `None` without a JDK.
fn on_jvm(file: &Path, class: &str) -> Option<(Duration, Vec<u8>)> {
    let folder = std::env::temp_dir().join(format!("whydunit-{class}-{}", std::process::id()));
    let compiled = Command::new("javac")
        .arg("-d")
        .arg(&folder)
        .arg(file)
        .status()
        .ok()?;
    let mut best = None;
    for _ in 0..if compiled.success() { ROUNDS } else { 0 } {
        let start = Instant::now();
        let mut java = Command::new("java");
        java.arg("-Xint")
            .arg("-cp")
            .arg(&folder)
            .arg(class)
            .stderr(Stdio::inherit());
        let output = java.output().ok()?.stdout;
        let time = start.elapsed();
        if best.as_ref().is_none_or(|(other, _)| time < *other) {
            best = Some((time, output));
        }
    }
    std::fs::remove_dir_all(&folder).ok()?;
    best
}

/// How long it takes to build a small program, and then to make an interpreter and call a method.
fn starts() -> Result<()> {
    let text = "class Small { static int twice(int n) { return Integer.valueOf(2 * n); } }";
    let mut builds = Vec::new();
    let mut runs = Vec::new();
    let started = Instant::now();
    let mut first = Duration::ZERO;
    for round in 0..50 {
        let start = Instant::now();
        let program = program_of("Small.java", text);
        builds.push(start.elapsed());
        let method = program
            .method_by_key("Small.twice(int)")
            .ok_or("no method")?;
        let cache = Arc::new(CodeCache::new(program.clone()));
        for _ in 0..3 {
            let start = Instant::now();
            let mut interpreter =
                Interpreter::new(program.clone(), cache.clone(), Concrete, Budget::default());
            let three = interp::machine::Slot::plain(java::ops::int_slot(3));
            interpreter
                .call(method, None, &[three])
                .map_err(|halt| format!("{halt:?}"))?;
            runs.push(start.elapsed());
        }
        if round == 0 {
            first = started.elapsed();
        }
    }
    builds.sort();
    runs.sort();
    let median = |times: &[Duration]| times.get(times.len() / 2).copied().unwrap_or_default();
    tell(&format!(
        "first program built and run: {:.1} ms",
        first.as_secs_f64() * 1e3
    ));
    tell(&format!(
        "a further program built:     {:.1} ms",
        median(&builds).as_secs_f64() * 1e3
    ));
    tell(&format!(
        "a method's run started:      {:.3} ms\n",
        median(&runs).as_secs_f64() * 1e3
    ));
    Ok(())
}

/// What all models take when they are parsed and lowered, since the start of the process.
fn memory(before: Option<u64>) {
    let units: Vec<SourceUnit> = interp::library::units().cloned().collect();
    let program = Program::build(units, Arc::new(ClassLibrary));
    for method in program.methods() {
        program.lowered(method.id);
    }
    if let (Some(before), Some(after)) = (before, resident()) {
        let megabytes = after.saturating_sub(before) as f64 / 1024.0;
        tell(&format!(
            "all models parsed, declared and lowered: {megabytes:.1} MB\n"
        ));
    }
}

fn tell(line: &str) {
    // Whoever reads may be gone.
    let _ = writeln!(std::io::stdout(), "{line}");
}

/// Kilobytes of memory in use, where the system tells.
fn resident() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
