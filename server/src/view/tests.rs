//! Tests of the reducer, the sentences and the lens texts.

use super::*;
use crate::analysis::Snapshot;
use crate::documents::Documents;
use crate::view::ground::Ground;
use budget::{Budget, Stop};
use diagnosis::engine::News;
use diagnosis::model_table::ConstraintModel;
use diagnosis::options::Options;
use diagnosis::report::*;
use java::types::MethodId;
use std::ops::Range;
use std::time::Duration;
use syntax::ast::NodeId;

/// A report with some failing and some passing JUnit cases.
pub(crate) fn report(failing: &[&str], passing: usize) -> MethodReport {
    let case = |name: String, outcome| CaseReport {
        name,
        kind: CaseKind::JUnit,
        anchor: None,
        inputs: Vec::new(),
        only_around: false,
        outcome,
    };
    let failed = failing.iter().map(|name| {
        let failure = Failure {
            kind: FailureKind::WrongValue,
            message: "expected 22 but was 19".to_owned(),
            expected: Some("22".to_owned()),
            actual: Some("19".to_owned()),
            anchor: None,
        };
        case(format!("ShippingTest.{name}"), CaseOutcome::Failed(failure))
    });
    let passed =
        (0..passing).map(|number| case(format!("ShippingTest.p{number}"), CaseOutcome::Passed));
    let cases: Vec<CaseReport> = failed.chain(passed).collect();
    let number = u32::try_from(cases.len()).unwrap();
    let failed = u32::try_from(failing.len()).unwrap();
    MethodReport {
        method: "shop.Shipping.cost(int,boolean)".into(),
        file: "Shipping.java".into(),
        status: if failed > 0 {
            Status::Failing
        } else {
            Status::Ok
        },
        tests: TestCounts {
            found: number,
            run: number,
            passed: number - failed,
            failed,
            skipped: 0,
        },
        cases,
        diagnoses: Vec::new(),
        suspects: Vec::new(),
        notes: Vec::new(),
        elapsed: Duration::from_millis(40),
    }
}

pub(crate) fn needed(case: &str, occurrence: u32, actual: &str, needed: &str) -> NeededValue {
    NeededValue {
        case: format!("ShippingTest.{case}"),
        occurrence,
        actual: Some(actual.to_owned()),
        needed: needed.to_owned(),
    }
}

pub(crate) fn suspect(site: u32, values: Vec<NeededValue>) -> Suspect {
    Suspect {
        rank: site,
        site,
        kind: SuspectKind::Change,
        anchor: Anchor {
            member: "m".into(),
            file: "Shipping.java".into(),
            node: NodeId(site),
            span: None,
        },
        source: format!("cost = cost * {site}"),
        confirmation: Confirmation::Confirmed,
        needed: values,
        parts: Vec::new(),
        together_with: Vec::new(),
        fixes: Vec::new(),
        why: String::new(),
    }
}

struct Nothing;

impl Snapshot for Nothing {
    fn methods(&self, _: &str) -> Vec<MethodEntry> {
        Vec::new()
    }
    fn locate(&self, _: &Anchor) -> Option<(Arc<str>, Range<usize>)> {
        None
    }
    fn input_hash(&self, _: MethodId, _: &Options) -> u64 {
        0
    }
    fn quick(&self, _: &Budget, _: MethodId, _: &Options) -> Result<MethodReport, Stop> {
        Err(Stop::Cancelled)
    }
    fn deep(
        &self,
        _: &Budget,
        _: MethodId,
        _: &Options,
        _: &dyn Fn(News<'_>),
    ) -> Result<MethodReport, Stop> {
        Err(Stop::Cancelled)
    }
    fn model(
        &self,
        _: &Budget,
        _: MethodId,
        _: &Options,
        _: Option<usize>,
    ) -> Result<ConstraintModel, String> {
        Err(String::new())
    }
}

fn entry(key: &str) -> MethodEntry {
    MethodEntry {
        id: MethodId(0),
        key: key.into(),
        range: 0..10,
        name_range: 4..5,
    }
}

fn listed(methods: &[(&str, u64)]) -> Event {
    let methods = methods
        .iter()
        .map(|(key, hash)| (entry(key), *hash))
        .collect();
    Event::Listed {
        file: "A".into(),
        methods,
    }
}

fn method(key: &str) -> MethodRef {
    ("A".into(), key.into())
}

fn reported(key: &str, hash: u64, stage: Stage) -> Event {
    Event::Reported {
        method: method(key),
        hash,
        stage,
        report: Arc::new(report(&[], 1)),
    }
}

#[test]
fn a_report_about_another_state_is_dropped() {
    let mut view = View::default();
    view.reduce(listed(&[("f", 1)]));
    assert!(!view.reduce(reported("f", 2, Stage::Deep)));
    assert!(view.reduce(reported("f", 1, Stage::Quick)));
    assert!(view.reduce(reported("f", 1, Stage::Deep)));
    assert!(
        !view.reduce(reported("f", 1, Stage::Quick)),
        "a deep report stays"
    );
    assert!(!view.reduce(reported("g", 1, Stage::Quick)));
}

#[test]
fn an_edit_keeps_what_was_known_and_marks_it_outdated() {
    let mut view = View::default();
    view.reduce(listed(&[("f", 1), ("g", 1)]));
    for key in ["f", "g"] {
        view.reduce(reported(key, 1, Stage::Deep));
        let settled = Event::Moved {
            method: method(key),
            hash: 1,
            activity: Activity::Settled,
        };
        view.reduce(settled);
    }
    view.reduce(listed(&[("g", 1), ("f", 2)]));
    let (f, g) = (
        view.method(&method("f")).unwrap(),
        view.method(&method("g")).unwrap(),
    );
    assert!(f.is_outdated() && f.activity == Activity::Queued);
    assert!(!g.is_outdated() && g.activity == Activity::Settled);
    view.reduce(listed(&[("f", 1)]));
    assert!(!view.method(&method("f")).unwrap().is_outdated(), "undone");
    assert!(view.method(&method("g")).is_none());
}

#[track_caller]
fn check_lens(change: impl FnOnce(&mut MethodReport), expected: Option<&str>) {
    let mut report = report(&["expressHeavy"], 5);
    change(&mut report);
    let documents = Documents::default();
    let ground = Ground {
        snapshot: &Nothing,
        documents: &documents,
    };
    let view = MethodView {
        file: "A".into(),
        entry: entry("f"),
        hash: 1,
        activity: Activity::Settled,
        cases: None,
        known: Some(Known {
            report: Arc::new(report),
            stage: Stage::Deep,
            hash: 1,
        }),
        remembered: Vec::new(),
    };
    assert_eq!(lens::text(&view, ground, 0).as_deref(), expected);
}

#[test]
fn lens_texts() {
    check_lens(
        |report| report.suspects = vec![suspect(1, Vec::new()), suspect(2, Vec::new())],
        Some("6 tests, 1 failing · 2 suspects"),
    );
    check_lens(|_| {}, Some("6 tests, 1 failing · no explanation found"));
    check_lens(
        |report| {
            report.suspects = vec![suspect(1, Vec::new()), suspect(2, Vec::new())];
            report.diagnoses = vec![Diagnosis {
                cost: 2,
                sites: vec![1, 2],
                confirmed: true,
            }];
        },
        Some("6 tests, 1 failing · no single line explains it: 1 pair"),
    );
    check_lens(
        |report| *report = super::tests::report(&[], 1),
        Some("1 test passes"),
    );
    check_lens(
        |report| *report = super::tests::report(&[], 6),
        Some("6 tests pass"),
    );
    check_lens(|report| *report = super::tests::report(&[], 0), None);
    check_lens(
        |report| {
            *report = super::tests::report(&[], 3);
            report.tests = TestCounts {
                found: 3,
                run: 2,
                passed: 2,
                failed: 0,
                skipped: 1,
            };
            report.cases[0].kind = CaseKind::Contract;
        },
        Some("2 cases pass, 1 skipped"),
    );
    check_lens(
        |report| {
            report.status = Status::Unknown("time limit 10 s".to_owned());
            report.tests.failed = 0;
        },
        Some("unknown: time limit 10 s"),
    );
    check_lens(
        |report| {
            let what = "`synchronized`".to_owned();
            report.status = Status::Unsupported { what, anchor: None };
        },
        Some("not analysed: `synchronized`"),
    );
}

#[track_caller]
fn check_claim(report: &MethodReport, suspect: &Suspect, expected: &str) {
    let documents = Documents::default();
    let ground = Ground {
        snapshot: &Nothing,
        documents: &documents,
    };
    assert_eq!(phrases::claim(suspect, report, ground), expected);
}

#[test]
fn claims_name_the_one_failing_case() {
    let report = report(&["expressHeavy"], 5);
    check_claim(
        &report,
        &suspect(1, vec![needed("expressHeavy", 1, "19", "22")]),
        "if this gave 22 instead of 19, 'expressHeavy' would pass",
    );
    check_claim(
        &report,
        &suspect(1, vec![needed("expressHeavy", 3, "7", "4")]),
        "if this gave 4 instead of 7 the 3rd time, 'expressHeavy' would pass",
    );
    check_claim(
        &report,
        &suspect(
            1,
            (1..=4)
                .map(|time| needed("expressHeavy", time, "0", "1"))
                .collect(),
        ),
        "if this gave 1 instead of 0 the 1st time and 1 instead of 0 the 2nd time (and 2 more), 'expressHeavy' would pass",
    );
    check_claim(
        &report,
        &suspect(1, vec![needed("expressHeavy", 1, "false", "true")]),
        "if this were true instead of false, 'expressHeavy' would pass",
    );
    check_claim(
        &report,
        &suspect(1, Vec::new()),
        "if this were different, 'expressHeavy' would pass",
    );
}

#[test]
fn claims_about_all_failing_cases() {
    let report = report(&["a", "b"], 1);
    check_claim(
        &report,
        &suspect(
            1,
            vec![needed("a", 1, "19", "22"), needed("b", 1, "19", "22")],
        ),
        "if this gave 22 instead of 19, all tests would pass",
    );
    check_claim(
        &report,
        &suspect(
            1,
            vec![needed("a", 1, "19", "22"), needed("b", 1, "1", "2")],
        ),
        "if this gave 22 instead of 19 in 'a', all tests would pass",
    );
    check_claim(
        &report,
        &suspect(1, vec![needed("b", 1, "1", "2")]),
        "if this gave 2 instead of 1, 'b' would pass",
    );
}

#[test]
fn claims_say_what_is_not_proven_and_what_goes_together() {
    let mut report = report(&["a"], 1);
    let mut unconfirmed = suspect(1, Vec::new());
    unconfirmed.confirmation = Confirmation::Unconfirmed("time limit".to_owned());
    check_claim(
        &report,
        &unconfirmed,
        "if this were different, perhaps 'a' would pass (not confirmed: time limit)",
    );
    let mut pair = suspect(1, vec![needed("a", 1, "1", "2")]);
    pair.together_with = vec![2];
    report.suspects = vec![pair.clone(), suspect(2, Vec::new())];
    check_claim(
        &report,
        &pair,
        "if this gave 2 instead of 1, together with `cost = cost * 2`, 'a' would pass",
    );
    let mut unreached = suspect(
        1,
        vec![NeededValue {
            actual: None,
            ..needed("a", 1, "", "2")
        }],
    );
    check_claim(
        &report,
        &unreached,
        "if this gave 2 (it isn't reached), 'a' would pass",
    );
    let mut part = suspect(1, Vec::new());
    part.confirmation = Confirmation::Partly {
        passing: 1,
        failing: 3,
    };
    check_claim(
        &report,
        &part,
        "with a small edit here, 1 of 3 failing tests would pass",
    );
    unreached.kind = SuspectKind::Contract;
    unreached.needed.clear();
    check_claim(
        &report,
        &unreached,
        "or the contract is wrong: if this were different, 'a' would pass",
    );
}

#[test]
fn needed_values_are_told_for_each_time_and_case() {
    let twice = suspect(
        1,
        vec![
            needed("a", 1, "0", "2"),
            needed("a", 3, "7", "4"),
            needed("b", 1, "1", "5"),
        ],
    );
    assert_eq!(
        phrases::needed_lines(&twice),
        [
            "a: 1st time: 0, would have to be 2; 3rd time: 7, would have to be 4",
            "b: 1, would have to be 5",
        ]
    );
    assert_eq!(
        phrases::needed_lines(&suspect(1, vec![needed("a", 3, "7", "4")])),
        Vec::<String>::new()
    );
    assert_eq!(
        phrases::label(&suspect(1, vec![needed("a", 3, "7", "4")])).unwrap(),
        "gives 7 the 3rd time in a, would have to give 4"
    );
    assert_eq!(
        phrases::value_here(&needed("a", 1, "19", "22"), 1),
        "here 19, would have to be 22"
    );
    assert_eq!(
        phrases::value_here(&needed("a", 3, "7", "4"), 1),
        "here 7 the 3rd time, would have to be 4"
    );
}

#[test]
fn what_came_of_a_run() {
    assert_eq!(phrases::run_result(&report(&[], 12)), "12 of 12 tests pass");
    assert_eq!(phrases::run_result(&report(&[], 1)), "1 of 1 test passes");
    assert_eq!(
        phrases::run_result(&report(&["a", "b"], 3)),
        "3 of 5 tests pass; 'a' fails: expected 22 but was 19 (and 1 more)"
    );
    let mut unknown = report(&[], 2);
    unknown.status = Status::Unknown("time limit".to_owned());
    unknown.tests.run = 0;
    assert_eq!(phrases::run_result(&unknown), "unknown: time limit");
}

#[test]
fn small_words() {
    let ordinals: Vec<String> = [1, 2, 3, 4, 11, 12, 13, 21, 101, 111, 112]
        .map(testgen::show::ordinal)
        .to_vec();
    assert_eq!(
        ordinals,
        [
            "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "101st", "111th", "112th"
        ]
    );
    for (name, short) in [
        ("ShippingTest.expressHeavy", "expressHeavy"),
        ("a.b.Test.m [2] 5.5, 7", "m [2] 5.5, 7"),
        ("cost(13, 2.5)", "cost(13, 2.5)"),
        ("", ""),
    ] {
        assert_eq!(phrases::short_name(name), short);
    }
    assert_eq!(phrases::one_line("a\n   b"), "a b");
    assert_eq!(phrases::one_line(&"é".repeat(99)).chars().count(), 60);
    assert_eq!(phrases::sentence("é is"), "É is.");
}
