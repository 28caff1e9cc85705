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

/// The inputs found for a contract, in their order.
fn inputs(source: &str) -> Vec<String> {
    let project = crate::common::project(&[("A.java", source)]);
    let method = crate::common::method(&project, "A.f");
    let report = Diagnoser
        .quick(&Budget::default(), &project, method, &Options::default())
        .expect("not cancelled");
    let names = report.cases.iter().map(|case| case.name.clone());
    names.collect()
}

/// Inputs stay close to the run that led to them: small numbers, and no more of them than the path needs.
#[test]
fn inputs_that_break_a_contract_are_small() {
    let unsorted = inputs(
        "class A {\n  //@ ensures (\\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);\n  static void f(int[] a) { }\n}\n",
    );
    assert_eq!(unsorted[..2], ["f({1, 0})", "f({1, 0, 0})"], "{unsorted:?}");
}

/// Where nothing decides what the characters are they differ, or mixing them up would pass.
#[test]
fn characters_of_inputs_differ() {
    let same = inputs(
        "class A {\n  //@ ensures \\result.length() == s.length() + 1;\n  static String f(String s) { return s; }\n}\n",
    );
    assert!(
        same.contains(&"f(\"ab\")".to_owned()) && !same.contains(&"f(\"aa\")".to_owned()),
        "{same:?}"
    );
}

/// After the first violations a few runs look for others, though enough passes.
#[test]
fn one_violation_is_not_enough() {
    let common = inputs(
        "class A {\n  //@ ensures \\result == (a.length() > 0 && b.length() > 0 && a.charAt(0) == b.charAt(0));\n  static boolean f(String a, String b) { return false; }\n}\n",
    );
    assert!(
        ["f(\"a\", \"a\")", "f(\"a\", \"ab\")"]
            .iter()
            .all(|wanted| common.contains(&(*wanted).to_owned())),
        "{common:?}"
    );
}

/// A method that leaves an object of which its class says that it isn't valid has a failing case.
#[test]
fn a_broken_rep_ok_is_a_failing_case() {
    let source = "class A {\n  int[] items; int size;\n  boolean repOk() { return items != null && size >= 0 && size <= items.length; }\n  int f() { size--; return size; }\n}\n";
    let project = crate::common::project(&[("A.java", source)]);
    let method = crate::common::method(&project, "A.f");
    let report = Diagnoser
        .quick(&Budget::default(), &project, method, &Options::default())
        .expect("not cancelled");
    assert_eq!(report.status, Status::Failing, "{:?}", report.cases);
    let failures = report.cases.iter().filter_map(|case| match &case.outcome {
        diagnosis::report::CaseOutcome::Failed(failure) => Some(failure.message.clone()),
        _ => None,
    });
    let failures: Vec<String> = failures.collect();
    assert!(
        failures.contains(&"`repOk()` of A is false afterwards".to_owned()),
        "{failures:?}"
    );
}
