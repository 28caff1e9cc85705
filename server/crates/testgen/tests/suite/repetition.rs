//! The same question twice has the same answer, on whole files; each case is what a replay shows.

use crate::common;
use crate::laws::check_sound;
use interp::compile::CodeCache;
use java::program::MemberSource;
use test_support::corpus;
use testgen::{SuiteRequest, generate_suite};

/// Less patience than usual, for there are many methods.
const PATIENCE: u64 = 20_000;

fn check(folder: &str) {
    let path = corpus::fixtures_root().join(folder);
    let files = corpus::files_with_extension(&path, "java").expect("fixtures");
    assert!(!files.is_empty());
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a text");
        let program = common::program(&text);
        let cache = CodeCache::new(program.clone());
        let request = SuiteRequest {
            patience: PATIENCE,
            ..SuiteRequest::new(&text)
        };
        for method in program.methods() {
            let is_written =
                matches!(&method.source, MemberSource::Method(source) if source.body.is_some());
            if program.class(method.class).is_library || !is_written {
                continue;
            }
            let first = generate_suite(&budget::Budget::default(), &cache, method.id, &request);
            let key = method.key.split('(').next().unwrap_or_default();
            let is_only = program
                .methods()
                .filter(|other| other.key.split('(').next() == Some(key));
            if is_only.count() > 1 {
                // By its name `check_sound` would find another one.
                continue;
            }
            let second = check_sound(&text, key, &request);
            assert_eq!(first, second, "{}: {}", file.display(), method.key);
        }
    }
}

#[test]
fn heap_classes_have_the_same_cases_again() {
    check("testgen/heap-classes");
}

#[test]
fn examples_have_the_same_cases_again() {
    check("cases");
}
