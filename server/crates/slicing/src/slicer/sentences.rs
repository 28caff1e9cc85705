//! What a report says of its tests.

use super::task::{Kind, Task};
use crate::inputs::gather::Tests;
use crate::reduction::oracle::{Expectation, ORIGINAL_STEPS};

/// Why nothing can be reduced with these tests.
pub(super) fn why_none(tests: &Tests, task: &Task) -> Option<String> {
    let all = &tests.oracle.expectations;
    let refused = tests.refused.first();
    if all.is_empty() {
        return Some(match (refused, &task.kind) {
            (Some(reason), _) => format!("no test can be run: {reason}"),
            (None, Kind::Simultaneous(names)) if names.is_empty() => {
                "there is no failing test".to_owned()
            }
            (None, _) => "nothing reaches the criterion: there is no test".to_owned(),
        });
    }
    if all.iter().any(|it| !it.values.is_empty()) {
        return None;
    }
    let count = count_tests(all.len());
    let mut text = match &task.kind {
        Kind::Simultaneous(names) if names.is_empty() => {
            format!("no failing test comes to the criterion ({count})")
        }
        _ => format!("the criterion is never reached ({count})"),
    };
    let endless = all.iter().filter(|it| it.is_endless).count();
    if endless > 0 {
        text = format!("{text}; {}", who_does_not_end(endless, all.len()));
    }
    let thrown = all.iter().filter(|it| it.threw).count();
    if thrown > 0 {
        let who = match (thrown, all.len()) {
            (1, 1) => "it ends".to_owned(),
            (1, _) => "1 of them ends".to_owned(),
            (thrown, _) => format!("{thrown} of them end"),
        };
        text = format!("{text}; {who} with an exception");
    }
    for reason in &tests.refused {
        text = format!("{text}; {reason}");
    }
    Some(text)
}

/// `1 test`, `2 tests`
pub fn count_tests(count: usize) -> String {
    match count {
        1 => "1 test".to_owned(),
        count => format!("{count} tests"),
    }
}

/// Of which tests only a part of the run could be observed.
pub(super) fn cut_short(tests: &[Expectation]) -> Vec<String> {
    let all = tests.len();
    let mut told = Vec::new();
    let endless = tests.iter().filter(|it| it.is_endless).count();
    if endless > 0 {
        let who = who_does_not_end(endless, all);
        told.push(format!("{who}: the values until then are compared"));
    }
    let mut broken_off = tests.iter().filter_map(|it| it.broken_off.as_ref());
    if let Some(reason) = broken_off.next() {
        let who = match (broken_off.count() + 1, all) {
            (1, 1) => "the program can't be run".to_owned(),
            (some, all) if some == all => format!("none of {all} tests can be run"),
            (some, all) => format!("{some} of {all} tests can't be run"),
        };
        told.push(format!(
            "{who} to the end ({reason}): the values until then are compared"
        ));
    }
    told
}

fn who_does_not_end(endless: usize, all: usize) -> String {
    let who = match (endless, all) {
        (1, 1) => "the program doesn't end".to_owned(),
        (1, all) => format!("1 of {all} tests doesn't end"),
        (endless, all) => format!("{endless} of {all} tests don't end"),
    };
    format!("{who} within {ORIGINAL_STEPS} steps")
}
