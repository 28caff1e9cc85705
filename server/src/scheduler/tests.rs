//! Tests of the cache and of the order, without threads.

use super::*;
use crate::view::tests::report;
use diagnosis::report::Status;

fn wanted(hash: u64, position: usize) -> Wanted {
    Wanted {
        id: MethodId(0),
        hash,
        stage: Stage::Quick,
        explicit: false,
        position,
        range: position..position + 10,
    }
}

fn method(name: &str) -> MethodRef {
    ("A".into(), name.into())
}

#[test]
fn a_time_out_is_good_until_there_is_more_time() {
    let mut scheduler = Scheduler::new(1, 1);
    let mut unknown = report(&[], 1);
    unknown.status = Status::Unknown("time limit 10 s".to_owned());
    let seconds = |seconds| Options {
        time_limit: Duration::from_secs(seconds),
        ..Options::default()
    };
    scheduler.remember(
        &method("f"),
        1,
        Stage::Deep,
        &seconds(10),
        &Arc::new(unknown),
    );
    let mut admit = |limit| scheduler.admit(method("f"), wanted(1, 0), &seconds(limit));
    assert!(matches!(admit(10), Admission::Cached(Stage::Deep, _)));
    assert!(matches!(admit(5), Admission::Cached(Stage::Deep, _)));
    assert!(matches!(admit(11), Admission::Waiting));
}

#[test]
fn a_finished_report_is_good_under_any_limit_and_only_for_its_state() {
    let mut scheduler = Scheduler::new(1, 1);
    let options = Options::default();
    scheduler.remember(
        &method("f"),
        1,
        Stage::Deep,
        &options,
        &Arc::new(report(&[], 1)),
    );
    let longer = Options {
        time_limit: Duration::from_secs(99),
        ..Options::default()
    };
    let mut admit = |name, hash| scheduler.admit(method(name), wanted(hash, 0), &longer);
    assert!(matches!(admit("f", 1), Admission::Cached(Stage::Deep, _)));
    assert!(matches!(admit("f", 2), Admission::Waiting));
    assert!(matches!(admit("g", 1), Admission::Waiting));
    scheduler.forget(&method("f"));
    assert!(matches!(
        scheduler.admit(method("f"), wanted(1, 0), &longer),
        Admission::Waiting
    ));
}

#[test]
fn a_fault_of_the_engine_is_not_remembered() {
    let mut scheduler = Scheduler::new(1, 1);
    let failed = workers::failed_report("f", "A", "it broke".to_owned());
    scheduler.remember(
        &method("f"),
        1,
        Stage::Deep,
        &Options::default(),
        &Arc::new(failed),
    );
    let admission = scheduler.admit(method("f"), wanted(1, 0), &Options::default());
    assert!(matches!(admission, Admission::Waiting));
}

#[test]
fn after_a_quick_report_the_deep_one_waits_for_quiet() {
    let mut scheduler = Scheduler::new(1, 1);
    let options = Options::default();
    scheduler.remember(
        &method("f"),
        1,
        Stage::Quick,
        &options,
        &Arc::new(report(&["x"], 1)),
    );
    scheduler.quiet_until = Duration::from_millis(300);
    let admission = scheduler.admit(method("f"), wanted(1, 0), &options);
    assert!(matches!(admission, Admission::Cached(Stage::Quick, _)));
    assert_eq!(
        scheduler.first(Lane::Deep, Duration::from_millis(299)),
        None
    );
    assert_eq!(
        scheduler.wakes_at(Duration::from_millis(299)),
        Some(Duration::from_millis(300))
    );
    assert_eq!(
        scheduler.first(Lane::Deep, Duration::from_millis(300)),
        Some(method("f"))
    );
    assert_eq!(scheduler.wakes_at(Duration::from_millis(300)), None);
    assert_eq!(scheduler.pending(), 1);
}
