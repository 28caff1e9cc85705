//! Contracts without tests: a violation is found where there is one, and none where there isn't.

use budget::Budget;
use diagnosis::Diagnoser;
use diagnosis::engine::Engine;
use diagnosis::options::Options;
use diagnosis::report::{NoteKind, Status};
use test_support::corpus;
use test_support::outcome::{ContractExpectation, parse_contracts};

/// Violations that aren't found: `assignable a[i]` is read as "elements of `a`".
const MISSED: [&str; 1] = ["Untouched.increment(int[],int)"];

#[test]
fn violations_are_found_and_right_methods_are_left_alone() {
    let files =
        corpus::files_with_extension(&corpus::contracts_folder(), "java").expect("fixtures");
    let mut wrong = Vec::new();
    let mut compared = 0;
    for path in files {
        let text = std::fs::read_to_string(&path).expect("a text");
        let name = path
            .file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let project = crate::common::project(&[(&name, &text)]);
        for (line, expected) in parse_contracts(&text).expect("good comments") {
            let method = project.program.methods().find(|method| {
                let class = project.program.class(method.class);
                if class.is_library {
                    return false;
                }
                let (_, range) = project.program.declaration_location(method.id);
                text[..range.start].matches('\n').count() + 1 == line
                    && matches!(&method.source, java::program::MemberSource::Method(_))
            });
            let Some(method) = method else {
                wrong.push(format!("{name}:{line}: no method found"));
                continue;
            };
            compared += 1;
            let report = Diagnoser
                .quick(&Budget::default(), &project, method.id, &Options::default())
                .expect("not cancelled");
            let is_right = match (&expected, &report.status) {
                (ContractExpectation::Holds, Status::Ok) => true,
                (ContractExpectation::Violated(_), Status::Failing) => true,
                _ => MISSED.contains(&method.key.as_ref()),
            };
            if !is_right {
                wrong.push(format!(
                    "{name}:{line}: {} should be {expected:?}, is {:?} ({:?}) {:?}",
                    method.key, report.status, report.tests, report.notes
                ));
            }
        }
    }
    assert!(compared > 80, "only {compared} methods");
    assert!(
        wrong.is_empty(),
        "{} of {compared} wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

#[test]
fn an_error_in_a_contract_has_its_place_there() {
    let source = "class A {\n  //@ requires x > 0 &&;\n  //@ ensures \\result == y;\n  static int f(int x) { return x; }\n}\n";
    let project = crate::common::project(&[("A.java", source)]);
    let method = crate::common::method(&project, "A.f");
    let report = Diagnoser
        .quick(&Budget::default(), &project, method, &Options::default())
        .expect("not cancelled");
    let lines: Vec<usize> = report
        .notes
        .iter()
        .filter(|note| note.kind == NoteKind::ContractError)
        .map(|note| {
            let (_, range) = project
                .locate(note.anchor.as_ref().expect("an anchor"))
                .expect("a place");
            source[..range.start].matches('\n').count() + 1
        })
        .collect();
    assert_eq!(lines, [2, 3], "{:?}", report.notes);
}
