//! Prints, for the heap classes of the fixtures at scopes 3 to 5, how many valid objects there are by
//! the engine and by brute force, and how long the engine took:
//! `cargo run --release -p testgen --example heap_classes`.

#![allow(clippy::print_stdout, clippy::print_stderr)] // a table is what it is for

use budget::Budget;
use interp::compile::CodeCache;
use interp::library::ClassLibrary;
use java::program::{Program, SourceUnit};
use std::sync::Arc;
use std::time::Instant;
use testgen::enumerate::{Scope, valid_objects};

#[path = "../tests/suite/brute_force.rs"]
mod brute_force;

fn main() {
    println!("class              scope   objects  brute force     runs       time");
    for class in brute_force::CLASSES {
        let folder = test_support::corpus::fixtures_root().join("testgen/heap-classes");
        let path = folder.join(format!("{class}.java"));
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{}: {error}", path.display());
                continue;
            }
        };
        let unit = SourceUnit {
            path: format!("{class}.java").into(),
            unit: syntax::SourceFile::new(text).unit(),
            is_library: false,
        };
        let program = Arc::new(Program::build(vec![unit], Arc::new(ClassLibrary)));
        let cache = Arc::new(CodeCache::new(program.clone()));
        let Some(id) = program.class_by_name(class) else {
            eprintln!("{class} isn't declared");
            continue;
        };
        for scope in 3..=5_u32 {
            let limits = Scope {
                objects: scope + 1,
                length: scope,
                integers: (0, i64::from(scope)),
                runs: 10_000_000,
            };
            let start = Instant::now();
            let found = valid_objects(&Budget::default(), &cache, id, &limits);
            let time = start.elapsed();
            match found {
                Ok(found) => {
                    let expected = brute_force::count(class, scope as usize, true);
                    let mark = match &found.incomplete {
                        None if found.objects.len() == expected => "",
                        None => "  DIFFERENT",
                        Some(reason) => reason,
                    };
                    println!(
                        "{class:<18} {scope:>5} {:>9} {expected:>12} {:>8} {:>8.1} ms{mark}",
                        found.objects.len(),
                        found.runs,
                        time.as_secs_f64() * 1e3
                    );
                }
                Err(reason) => println!("{class:<18} {scope:>5} {reason}"),
            }
        }
    }
}
