//! Prints branch coverage and time of the methods of the heap classes, or of the files given:
//! `cargo run --release -p testgen --example coverage [FILE…]`.

#![allow(clippy::print_stdout, clippy::print_stderr)] // a table is what it is for

use budget::{Budget, CancelToken};
use interp::compile::CodeCache;
use interp::library::ClassLibrary;
use java::program::{MemberSource, Program, SourceUnit};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use testgen::{SuiteRequest, generate_suite};

/// Time for one method.
const LIMIT: Duration = Duration::from_secs(1);

fn main() {
    let mut files: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    if files.is_empty() {
        let folder = test_support::corpus::fixtures_root().join("testgen/heap-classes");
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        files.extend(entries.map(|entry| entry.path()));
        files.sort();
    }
    println!("goals achieved infeasible unknown cases  runs       time  method");
    for path in files {
        let Ok(text) = std::fs::read_to_string(&path) else {
            eprintln!("{} can't be read", path.display());
            continue;
        };
        let unit = SourceUnit {
            path: path.to_string_lossy().into(),
            unit: syntax::SourceFile::new(text.clone()).unit(),
            is_library: false,
        };
        let program = Arc::new(Program::build(vec![unit], Arc::new(ClassLibrary)));
        let cache = CodeCache::new(program.clone());
        for method in program.methods() {
            let class = program.class(method.class);
            let is_written =
                matches!(&method.source, MemberSource::Method(source) if source.body.is_some());
            if class.is_library || !is_written || &*method.name == "repOk" {
                continue;
            }
            let budget = Budget::with_time(LIMIT, CancelToken::default());
            let start = Instant::now();
            let suite = generate_suite(&budget, &cache, method.id, &SuiteRequest::new(&text));
            let time = start.elapsed().as_secs_f64() * 1e3;
            let (achieved, infeasible, unknown) = suite.counts();
            println!(
                "{:>5} {achieved:>8} {infeasible:>10} {unknown:>7} {:>5} {:>5} {time:>7.1} ms  {}",
                suite.goals.len(),
                suite.cases.len(),
                suite.runs,
                method.key
            );
        }
    }
}
