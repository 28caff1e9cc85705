//! The clock of a run is virtual: each look at it is a millisecond later, sleep moves it, and no run sees
//! the time of the real machine.

use std::sync::Arc;

use budget::Budget;
use interp::{MainOutcome, run_main};

mod support;
use support::*;

/// What a `main` with these statements prints.
#[track_caller]
fn check(statements: &str, expected: &str) {
    let text = format!(
        "class Test {{
            static long millis() {{ return System.currentTimeMillis(); }}
            static long nanos() {{ return System.nanoTime(); }}
            public static void main(String[] args) throws Exception {{ {statements} }}
        }}"
    );
    let program = program_of(&text);
    assert!(program.errors().is_empty(), "{:?}", program.errors());
    let file = program.file_by_path("Test.java").expect("the file");
    // Twice: the second run starts where the first one did.
    for _ in 0..2 {
        let sources = [("Test.java".into(), text.as_str().into())].into_iter();
        let result = run_main(
            program.clone(),
            file,
            &[],
            "",
            Arc::new(sources.collect()),
            Budget::default(),
        );
        assert!(
            matches!(result.outcome, MainOutcome::Exit(0)),
            "{:?}",
            result.outcome
        );
        assert_eq!(String::from_utf8_lossy(&result.stdout), expected);
    }
}

#[test]
fn it_starts_in_2020_and_each_look_is_a_millisecond_later() {
    check(
        "System.out.println(millis() + \" \" + millis());",
        "1577836800001 1577836800002\n",
    );
}

#[test]
fn both_clocks_are_one() {
    check(
        "long nanos = nanos(), millis = millis();
         System.out.println((nanos() - nanos) + \" \" + (millis() - millis));",
        "2000000 2\n",
    );
}

#[test]
fn work_takes_no_time() {
    check(
        "long before = nanos();
         for (int i = 0; i < 100_000; i++) { }
         System.out.println(nanos() - before);",
        "1000000\n",
    );
}

#[test]
fn sleep_takes_as_long_as_it_is_asked_to() {
    check(
        "long before = millis();
         Thread.sleep(1500);
         System.out.println(millis() - before);",
        "1501\n",
    );
}

#[test]
fn waiting_for_a_time_ends() {
    check(
        "long end = millis() + 250; int looks = 0;
         while (millis() < end) looks++;
         System.out.println(looks);",
        "249\n",
    );
}
