//! The five examples of Ceballos, Gasca, Del Valle and Toro, *Max-CSP approach for software
//! diagnosis*, and the variation of the third: exact minimal diagnoses.
//!
//! The statements carry their numbers in comments (`// S3`).

use crate::common::{Analysed, analyse, values_only};
use diagnosis::options::{CalleeModel, LoopModel, Options};

fn contract() -> Options {
    Options {
        callees: CalleeModel::Contract,
        ..values_only()
    }
}

fn beta() -> Options {
    Options {
        loops: LoopModel::Beta,
        ..values_only()
    }
}

/// Analyses a method of an example and gives its minimal diagnoses by statement number.
fn diagnoses(files: &[&str], method: &str, options: &Options) -> Vec<Vec<String>> {
    let analysed = analyse("papers/max-csp", files, method, options);
    let found = by_label(&analysed);
    assert!(
        analysed
            .report
            .diagnoses
            .iter()
            .all(|diagnosis| diagnosis.confirmed),
        "unconfirmed: {:#?}",
        analysed.report.suspects
    );
    found
}

fn by_label(analysed: &Analysed) -> Vec<Vec<String>> {
    let mut found: Vec<Vec<String>> = analysed
        .report
        .diagnoses
        .iter()
        .map(|diagnosis| {
            diagnosis
                .sites
                .iter()
                .map(|site| analysed.label_of(*site))
                .collect()
        })
        .collect();
    found.sort();
    found
}

fn singles(labels: &[&str]) -> Vec<Vec<String>> {
    labels
        .iter()
        .map(|label| vec![(*label).to_owned()])
        .collect()
}

#[test]
fn example_1a_assignments() {
    let files = ["Example1a.java", "Example1aTest.java"];
    let found = diagnoses(&files, "Example1a.compute", &values_only());
    assert_eq!(found, singles(&["S3", "S5"]));
}

#[test]
fn example_2a_recursion_by_contract() {
    let found = diagnoses(&["Example2a.java"], "Example2a.sum", &contract());
    assert_eq!(found, singles(&["S4", "S6"]));
}

#[test]
fn example_3a_calls_by_contract() {
    let found = diagnoses(&["Example3a.java"], "Example3a.operate", &contract());
    assert_eq!(found, singles(&["S1", "S2", "S3"]));
}

#[test]
fn example_3b_a_statement_without_influence() {
    let found = diagnoses(&["Example3b.java"], "Example3b.operate", &contract());
    assert_eq!(found, singles(&["S1", "S3"]));
}

#[test]
fn example_4a_a_suspect_that_takes_the_other_branch() {
    let analysed = analyse(
        "papers/max-csp",
        &["Example4a.java"],
        "Example4a.scale",
        &values_only(),
    );
    assert_eq!(by_label(&analysed), singles(&["S1", "S4"]));
    let needed: Vec<(String, String)> = analysed
        .report
        .suspects
        .iter()
        .flat_map(|suspect| {
            let label = analysed.label_of(suspect.site);
            suspect
                .needed
                .iter()
                .map(move |value| (label.clone(), value.needed.clone()))
        })
        .collect();
    // S1 only because x = 6 takes the other branch: 3 * 6 = 18.
    assert_eq!(
        needed,
        [
            ("S1".to_owned(), "6".to_owned()),
            ("S4".to_owned(), "18".to_owned())
        ]
    );
}

#[test]
fn example_5a_a_loop_exactly() {
    let files = ["Example5a.java", "Example5aTest.java"];
    let found = diagnoses(&files, "Example5a.powers", &values_only());
    assert_eq!(found, singles(&["S9"]));
}

#[test]
fn example_5a_a_loop_with_beta() {
    let files = ["Example5a.java", "Example5aTest.java"];
    let found = diagnoses(&files, "Example5a.powers", &beta());
    assert_eq!(found, singles(&["S9"]));
}
