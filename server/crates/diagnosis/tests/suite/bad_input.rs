//! Tests that aren't as they should be, and very many of them: what is said is true, and it ends.

use crate::common::{Analysed, analyse_project, method, project};
use budget::{Budget, CancelToken};
use diagnosis::Diagnoser;
use diagnosis::engine::Engine;
use diagnosis::options::Options;
use diagnosis::report::{NoteKind, Status};
use expect_test::{Expect, expect};
use std::fmt::Write as _;
use std::time::Duration;

const HEAD: &str = "import static org.junit.jupiter.api.Assertions.*;\nimport java.util.*;\n\
     import org.junit.jupiter.api.*;\n";

fn analyse(members: &str, tests: &str) -> Analysed {
    let source = format!("import java.util.*;\nclass A {{\n{members}\n}}\n");
    let test = format!("{HEAD}class ATest {{\n{tests}\n}}\n");
    let files = [("A.java", source.as_str()), ("ATest.java", test.as_str())];
    analyse_project(project(&files), "A.f", &Options::default())
}

/// Counts, the places suspected, the first fix of each, and notes with their places.
fn shown(analysed: &Analysed) -> String {
    let report = &analysed.report;
    let tests = report.tests;
    let mut text = format!("{} of {} failing\n", tests.failed, tests.found);
    for suspect in &report.suspects {
        let _ = write!(text, "  `{}`", suspect.source);
        if let Some(fix) = suspect.fixes.first() {
            let _ = write!(text, ": {} ({} of {})", fix.title, fix.passed, fix.total);
        }
        text.push('\n');
    }
    for note in &report.notes {
        let place = note
            .anchor
            .as_ref()
            .map(|anchor| analysed.project.source_at(anchor));
        let place: String = place.unwrap_or_default().chars().take(40).collect();
        let _ = writeln!(text, "  {:?} at `{place}`: {}", note.kind, note.message);
    }
    text
}

fn check(members: &str, tests: &str, expected: Expect) {
    expected.assert_eq(&shown(&analyse(members, tests)));
}

#[test]
fn a_test_that_passes_only_after_another_one() {
    check(
        "static int count; static int f() { count++; return count; }",
        "@Test void first() { assertEquals(1, A.f()); } @Test void second() { assertEquals(2, A.f()); }",
        expect![[r#"
            1 of 2 failing
              `count++`
              UnreliableTest at `@Test void second() { assertEquals(2, A.`: 'second' fails alone and passes after the test before it: they share static state
        "#]],
    );
}

#[test]
fn a_test_that_another_one_spoils() {
    check(
        "static List<Integer> seen = new ArrayList<>(); static int f(int x) { seen.add(x); return seen.size() - 1; }",
        "@Test void first() { assertEquals(0, A.f(7)); } @Test void second() { assertEquals(0, A.f(8)); }",
        expect![[r#"
            0 of 2 failing
              UnreliableTest at `@Test void second() { assertEquals(0, A.`: 'second' passes alone and fails after the test before it: they share static state
        "#]],
    );
}

#[test]
fn random_numbers_and_the_clock_are_told() {
    check(
        "static int f(int n) { return new Random().nextInt(n) + n; }",
        "@Test void t() { assertTrue(A.f(5) < 5); }",
        expect![[r#"
            1 of 1 failing
              `new Random().nextInt(n) + n`: replace `new Random().nextInt(n) + n` by `new Random().nextInt(n) - n` (1 of 1)
              `return new Random().nextInt(n) + n;`: add `if (n > 0) return 0;` (1 of 1)
              UnreliableTest at `new Random()`: `Random` without a seed gives the same values in each run here; elsewhere the tests may end otherwise
        "#]],
    );
    check(
        "static boolean f(int n) { long start = System.nanoTime(); return n > 0; }",
        "@Test void t() { assertTrue(A.f(5)); }",
        expect![[r#"
            0 of 1 failing
              UnreliableTest at `System.nanoTime()`: `System.nanoTime` gives the same values in each run here; elsewhere the tests may end otherwise
        "#]],
    );
}

#[test]
fn a_test_that_cannot_pass() {
    check(
        "static int f(int n) { int m = n + 1; return m; }",
        "@Test void t() { A.f(3); assertEquals(1, 2); }",
        expect![[r#"
            1 of 1 failing
              `assertEquals(1, 2)`
              CannotPass at `assertEquals(1, 2)`: 't' fails whatever values the statements here give: look at the test itself, or for a statement that is missing
        "#]],
    );
    // Beside another one, which is explained.
    check(
        "static int f(int n) { int m = n - 1; return m; }",
        "@Test void t() { A.f(3); assertEquals(1, 2); } @Test void u() { assertEquals(5, A.f(4)); }",
        expect![[r#"
            2 of 2 failing
              `int m = n - 1`: replace `n - 1` by `n + 1` (1 of 2)
              CannotPass at `assertEquals(1, 2)`: 't' fails whatever values the statements here give: look at the test itself, or for a statement that is missing
        "#]],
    );
}

#[test]
fn a_failing_test_that_does_not_run_the_method() {
    check(
        "static int f(int n) { return n; }",
        "@Test void t() { assertEquals(1, 2); if (System.lineSeparator() == null) A.f(3); }",
        expect![[r#"
            1 of 1 failing
              NoExplanation at `static int f(int n) { return n; }`: no failing case runs this method
        "#]],
    );
}

#[test]
fn all_cases_fail() {
    check(
        "static int f(int a, int b) { return a - b; }",
        "@Test void t() { assertEquals(7, A.f(3, 4)); } @Test void u() { assertEquals(3, A.f(1, 2)); }",
        expect![[r#"
            2 of 2 failing
              `a - b`: replace `a - b` by `a + b` (2 of 2)
        "#]],
    );
}

#[test]
fn tests_in_another_package() {
    let source = "package shop.core; public class A { public static int f(int a) { int b = a * 3; return b; } }";
    let test = format!(
        "package shop.checks;\n{HEAD}import shop.core.A;\nclass ATest {{ @Test void t() {{ assertEquals(8, A.f(4)); }} }}"
    );
    let files = [
        ("core/A.java", source),
        ("checks/ATest.java", test.as_str()),
    ];
    let analysed = analyse_project(project(&files), "shop.core.A.f", &Options::default());
    expect![[r#"
        1 of 1 failing
          `int b = a * 3`: replace `3` by `2` (1 of 1)
          `return b;`: replace `b` by `b - a` (1 of 1)
    "#]]
    .assert_eq(&shown(&analysed));
}

#[test]
fn five_hundred_tests_of_one_method() {
    let mut tests = String::new();
    for number in 0..500 {
        let _ = writeln!(
            tests,
            "@Test void t{number}() {{ assertEquals({}, A.f({number}, 2)); }}",
            number + 2
        );
    }
    check(
        "static int f(int a, int b) { int c = a * b; return c; }",
        &tests,
        expect![[r#"
        499 of 500 failing
          `int c = a * b`: replace `a * b` by `a + b` (500 of 500)
          Limitation at `static int f(int a, int b) { int c = a *`: the diagnosis uses 12 of 499 failing cases
    "#]],
    );
}

#[test]
fn a_failing_run_of_ten_million_steps() {
    let source = "class A { static int f(int n) { int s = 0; for (int i = 0; i < n; i++) { s = s + i % 7; }\n return s - 1; } }";
    let test = format!(
        "{HEAD}class ATest {{ @Test void t() {{ assertEquals(2999997, A.f(1000000)); }} \
         @Test void u() {{ assertEquals(0, A.f(1)); }} }}"
    );
    let project = project(&[("A.java", source), ("ATest.java", test.as_str())]);
    let id = method(&project, "A.f");
    // Whatever the limit leaves time for, what is said is true.
    for limit in [100, 250, 3000] {
        let budget = Budget::with_time(Duration::from_millis(limit), CancelToken::default());
        let report = Diagnoser
            .deep(&budget, &project, id, &Options::default(), &|_| {})
            .unwrap();
        let analysed = Analysed {
            report,
            project: project.clone(),
        };
        let report = &analysed.report;
        if let Status::Unknown(why) = &report.status {
            assert_eq!(why, "time limit");
            continue;
        }
        assert_eq!(report.status, Status::Failing);
        for fix in report.suspects.iter().flat_map(|suspect| &suspect.fixes) {
            assert_eq!((fix.passed, fix.total), (2, 2), "{}", fix.title);
        }
        let told = report
            .notes
            .iter()
            .any(|note| note.kind == NoteKind::Limitation);
        assert!(told || !report.suspects.is_empty(), "{}", shown(&analysed));
    }
}

/// Expectations in the list of suspects.
fn check_expectations(members: &str, tests: &str, expected: Expect) {
    use diagnosis::report::SuspectKind;
    let analysed = analyse(members, tests);
    let mut text = String::new();
    for suspect in &analysed.report.suspects {
        let kind = match suspect.kind {
            SuspectKind::Contract => "contract",
            SuspectKind::Test => "test",
            SuspectKind::Change | SuspectKind::InsertBefore => "code",
        };
        let _ = write!(text, "{kind} `{}`", suspect.source);
        for needed in suspect.needed.iter().filter(|_| kind == "test") {
            let actual = needed.actual.as_deref().unwrap_or_default();
            let _ = write!(text, " {actual} -> {}", needed.needed);
        }
        text.push('\n');
    }
    expected.assert_eq(&text);
}

#[test]
fn the_test_may_be_wrong() {
    check_expectations(
        "static int f(int n) { int m = n + 1; return m; }",
        "@Test void t() { A.f(3); assertEquals(1, 2); }",
        expect![[r#"
            test `assertEquals(1, 2)` 1 -> 2
        "#]],
    );
    // Not where the code explains it.
    check_expectations(
        "static int f(int a, int b) { return a - b; }",
        "@Test void t() { assertEquals(7, A.f(3, 4)); }",
        expect![[r#"
            code `a - b`
        "#]],
    );
}

#[test]
fn test_and_contract_may_be_wrong() {
    check_expectations(
        "//@ ensures \\result == a + b;\nstatic int f(int a, int b) { int c = a + b; return c; }",
        "@Test void t() { assertEquals(12, A.f(3, 4)); }",
        expect![[r#"
            code `int c = a + b`
            contract `ensures \result == a + b;`
            test `assertEquals(12, A.f(3, 4))` 12 -> 7
        "#]],
    );
    check_expectations(
        "//@ ensures \\result == x * x;\nstatic int square(int x) { return x + x; }\n\
         static int f(int a, int b) { int s = square(a); return s + b; }",
        "@Test void t() { assertEquals(10, A.f(3, 1)); } @Test void u() { assertEquals(27, A.f(5, 2)); } @Test void v() { assertEquals(64, A.f(8, 0)); }",
        expect![[r#"
            code `x + x`
            code `int s = square(a)`
        "#]],
    );
}
