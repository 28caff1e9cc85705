//! Measures the slicers on a suite: `cargo run --release -p slicing --example measure_slices -- DIR`.
//!
//! Prints total time, candidates and oracle calls per second, sizes after each static slicer alone and
//! composed, one node at a time against two, and, where there is a JDK, the ratio to a loop that starts
//! `javac` and `java` for each candidate.

use budget::Budget;
use interp::library::ClassLibrary;
use java::program::{Program, SourceUnit};
use java::types::FileId;
use slicing::criterion::{self, Criterion};
use slicing::flow::StaticSlicer;
use slicing::program::subject::Subject;
use slicing::slicer::{Phase, Report, Task, slice};
use slicing::source::lowered::Facts;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

type Benchmarks = Vec<(String, PathBuf, Subject, Criterion)>;

fn load(folder: &str) -> Result<Benchmarks, Box<dyn std::error::Error>> {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|it| it == "java"))
        .collect();
    files.sort();
    let mut suite = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file)?;
        let unit = SourceUnit {
            path: file.display().to_string().into(),
            unit: syntax::SourceFile::new(text.as_str()).unit(),
            is_library: false,
        };
        let program = Arc::new(Program::build(vec![unit], Arc::new(ClassLibrary)));
        let subject = Subject::new(program, FileId(0), text.as_str().into())?;
        let facts = Facts::new(&subject);
        for number in 1.. {
            let mark = format!("/*{number}*/ ");
            let Some(at) = text.find(&mark) else { break };
            let offset = (at + mark.len()) as u32;
            let criterion = criterion::at_offset(&subject, &facts, offset)?;
            let stem = file.file_stem().unwrap_or_default().to_string_lossy();
            let name = format!("{stem}.{number}");
            suite.push((name, file.clone(), subject.clone(), criterion));
        }
    }
    Ok(suite)
}

fn measure(
    suite: &Benchmarks,
    change: impl Fn(&mut Task),
) -> Result<(Duration, Vec<Report>), String> {
    let since = Instant::now();
    let mut reports = Vec::new();
    for (_, _, subject, criterion) in suite {
        let mut task = Task::new(criterion.clone());
        change(&mut task);
        reports.push(slice(subject, &task, &Budget::default(), &mut |_, _| {})?);
    }
    Ok((since.elapsed(), reports))
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args()
        .nth(1)
        .unwrap_or("test-fixtures/slicing".to_owned());
    let suite = load(&folder)?;
    let mut output = std::io::stdout().lock();
    let original: usize = suite.iter().map(|it| it.2.tree.len()).sum();
    writeln!(output, "{} criteria, {original} nodes", suite.len())?;
    let sum = |reports: &[Report]| reports.iter().map(|it| it.slice_nodes).sum::<usize>();
    let reduced = |nodes: usize| 100.0 * (1.0 - nodes as f64 / original as f64);
    for slicers in [
        vec![StaticSlicer::Dependence],
        vec![StaticSlicer::Objects],
        StaticSlicer::ALL.to_vec(),
    ] {
        let (time, reports) = measure(&suite, |task| {
            task.phase = Phase::Static;
            task.slicers = slicers.clone();
        })?;
        let names: Vec<&str> = slicers.iter().map(|it| it.name()).collect();
        let nodes = sum(&reports);
        writeln!(
            output,
            "{}: {nodes} nodes, {:.2} % reduced, {time:.0?}",
            names.join("+"),
            reduced(nodes)
        )?;
    }
    let mut one_at_a_time = Vec::new();
    for most_nodes in [1, 2] {
        let (time, reports) = measure(&suite, |task| task.options.most_nodes = most_nodes)?;
        let (nodes, static_nodes) = (
            sum(&reports),
            reports.iter().map(|it| it.static_nodes).sum::<usize>(),
        );
        let calls: u64 = reports.iter().map(|it| it.oracle_calls).sum();
        let candidates: u64 = reports.iter().map(|it| it.candidates).sum();
        let runs: u64 = reports.iter().map(|it| it.runs).sum();
        let reducing: Duration = reports.iter().map(reducing).sum();
        writeln!(
            output,
            "MN {most_nodes}: {nodes} nodes ({:.2} % by static slicers, {:.2} % more), {time:.0?}; \
             {candidates} candidates, {calls} oracle calls, {runs} runs, {:.0} candidates/s, \
             {:.0} oracle calls/s",
            reduced(static_nodes),
            reduced(nodes) - reduced(static_nodes),
            candidates as f64 / reducing.as_secs_f64(),
            calls as f64 / reducing.as_secs_f64()
        )?;
        if most_nodes == 1 {
            one_at_a_time = reports;
        }
    }
    let Some(jvm) = test_support::Jvm::find() else {
        return Ok(());
    };
    // Programs that are their own test: each candidate is compiled and run once.
    let (mut theirs, mut ours) = (0.0, 0.0);
    for name in ["Cancelled.1", "Pairs.1", "Building.1"] {
        let Some(at) = suite.iter().position(|it| it.0 == name) else {
            continue;
        };
        let file = &suite[at].1;
        let classes = test_support::TempDir::new("whydunit-measure")?;
        let class = file.file_stem().unwrap_or_default().to_string_lossy();
        let since = Instant::now();
        for _ in 0..JVM_RUNS {
            jvm.compile(std::slice::from_ref(file), classes.path())
                .map_err(|error| error.to_string())?;
            jvm.run_main(classes.path(), &class, &[], b"", Duration::from_secs(60))
                .map_err(|error| error.to_string())?;
        }
        let jvm_loop = since.elapsed().as_secs_f64() / f64::from(JVM_RUNS);
        let report = &one_at_a_time[at];
        let own = reducing(report).as_secs_f64() / report.candidates.max(1) as f64;
        theirs += jvm_loop;
        ours += own;
        writeln!(
            output,
            "{name}: a candidate by javac and java {:.0} ms, by us {:.3} ms: {:.0} times faster",
            jvm_loop * 1e3,
            own * 1e3,
            jvm_loop / own
        )?;
    }
    writeln!(output, "all three: {:.0} times faster", theirs / ours)?;
    Ok(())
}

/// How often `javac` and `java` are started for a program.
const JVM_RUNS: u32 = 3;

fn reducing(report: &Report) -> Duration {
    let phases = report.phases.iter();
    let reduction = phases.filter(|phase| phase.name == "reduction");
    reduction.map(|phase| phase.elapsed).sum()
}
