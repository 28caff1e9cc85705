//! Several faults: edits that mend some failing cases, and pairs of edits that mend all.

use crate::common::{analyse_project, project};
use diagnosis::options::Options;
use diagnosis::report::{Confirmation, MethodReport};
use expect_test::{Expect, expect};
use std::fmt::Write as _;

fn analyse(members: &str, tests: &str) -> MethodReport {
    analyse_with(members, tests, &Options::default())
}

fn analyse_with(members: &str, tests: &str, options: &Options) -> MethodReport {
    let source = format!("import java.util.*;\nclass A {{\n{members}\n}}\n");
    let test = format!(
        "import static org.junit.jupiter.api.Assertions.*;\nimport java.util.*;\n\
         import org.junit.jupiter.api.*;\nclass ATest {{\n{tests}\n}}\n"
    );
    let files = [("A.java", source.as_str()), ("ATest.java", test.as_str())];
    analyse_project(project(&files), "A.f", options).report
}

fn shown(report: &MethodReport) -> String {
    let mut text = String::new();
    for suspect in &report.suspects {
        let _ = write!(text, "{} `{}`", suspect.rank, suspect.source);
        for other in &suspect.together_with {
            let other = report.suspects.iter().find(|known| known.site == *other);
            let _ = write!(text, " with {:?}", other.map(|other| &other.source));
        }
        match &suspect.confirmation {
            Confirmation::Confirmed => {}
            Confirmation::Partly { passing, failing } => {
                let _ = write!(text, " for {passing} of {failing}");
            }
            Confirmation::Unconfirmed(why) => {
                let _ = write!(text, " unconfirmed: {why}");
            }
        }
        text.push('\n');
        for fix in suspect.fixes.iter().take(2) {
            let failing = fix.mended.len() + fix.left as usize;
            let _ = writeln!(
                text,
                "    {} ({} of {failing} failing, {} of {})",
                fix.title,
                fix.mended.len(),
                fix.passed,
                fix.total
            );
        }
    }
    for diagnosis in report.diagnoses.iter().filter(|found| found.cost > 1) {
        let _ = writeln!(text, "together: {:?}", diagnosis.sites.len());
    }
    text
}

fn check(members: &str, tests: &str, expected: Expect) {
    expected.assert_eq(&shown(&analyse(members, tests)));
}

#[test]
fn in_two_methods_each_with_its_test() {
    check(
        "static int f(int kind, int x) { if (kind == 0) { return g(x); } return h(x); }\n\
         static int g(int x) { int r = x - 1; return r * 2; }\n\
         static int h(int x) { int r = x * 10; return r - 3; }",
        "@Test void g() { assertEquals(12, A.f(0, 5)); } @Test void h() { assertEquals(53, A.f(1, 5)); }\n\
         @Test void g2() { assertEquals(2, A.f(0, 0)); } @Test void h2() { assertEquals(33, A.f(1, 3)); }",
        expect![[r#"
            1 `int r = x - 1` with Some("return r - 3;")
                apply both: replace `x - 1` by `x + 1`, and replace `r - 3` by `r + 3` (4 of 4 failing, 4 of 4)
                replace `x - 1` by `x + 1` (2 of 4 failing, 2 of 4)
            2 `return r - 3;` with Some("int r = x - 1")
                apply both: replace `x - 1` by `x + 1`, and replace `r - 3` by `r + 3` (4 of 4 failing, 4 of 4)
                replace `r - 3` by `r + 3` (2 of 4 failing, 2 of 4)
            together: 2
        "#]],
    );
}

#[test]
fn in_two_branches_of_a_method() {
    check(
        "static int f(int n) { int r = 0; if (n > 0) { r = n - 2; } else { r = n * 3; } return r; }",
        "@Test void above() { assertEquals(7, A.f(5)); } @Test void below() { assertEquals(-1, A.f(-4)); }\n\
         @Test void more() { assertEquals(3, A.f(1)); } @Test void zero() { assertEquals(3, A.f(0)); }",
        expect![[r#"
            1 `r = n - 2;` with Some("r = n * 3;")
                apply both: replace `n - 2` by `n + 2`, and replace `n * 3` by `n + 3` (4 of 4 failing, 4 of 4)
                replace `n - 2` by `n + 2` (2 of 4 failing, 2 of 4)
            2 `r = n * 3;` with Some("r = n - 2;")
                apply both: replace `n - 2` by `n + 2`, and replace `n * 3` by `n + 3` (4 of 4 failing, 4 of 4)
                replace `n * 3` by `n + 3` (2 of 4 failing, 2 of 4)
            together: 2
        "#]],
    );
}

#[test]
fn one_of_them_mended() {
    // Nothing small gives what `odd` wants.
    check(
        "static int f(int n) { if (n % 2 == 0) { return n / 2 - 1; } int a = n * 7; int b = a % 11; return a + b; }",
        "@Test void even() { assertEquals(5, A.f(8)); } @Test void even2() { assertEquals(4, A.f(6)); }\n\
         @Test void odd() { assertEquals(901, A.f(3)); } @Test void odd2() { assertEquals(-77, A.f(5)); }",
        expect![[r#"
            1 `n / 2 - 1` with Some("n % 2 == 0")
                replace `n / 2 - 1` by `n / 2 + 1` (2 of 4 failing, 2 of 4)
                replace `1` by `(-1)` (2 of 4 failing, 2 of 4)
            2 `n % 2 == 0` with Some("n / 2 - 1")
            3 `int a = n * 7` with Some("n / 2 - 1")
            4 `int b = a % 11` with Some("n % 2 == 0")
            5 `a + b` with Some("n % 2 == 0")
            together: 2
            together: 2
            together: 2
            together: 2
            together: 2
            together: 2
        "#]],
    );
}

#[test]
fn an_edit_that_breaks_a_passing_case_is_no_part() {
    let report = analyse(
        "static int f(int n) { int r = n + 1; if (n > 100) { r = r * 7919 % 104729; } return r; }",
        "@Test void wrong() { assertEquals(4, A.f(5)); } @Test void far() { assertEquals(5000, A.f(101)); }\n\
         @Test void right() { assertEquals(3, A.f(2)); } @Test void right2() { assertEquals(11, A.f(10)); }",
    );
    for fix in report.suspects.iter().flat_map(|suspect| &suspect.fixes) {
        assert!(fix.passed as usize == 2 + fix.mended.len(), "{}", fix.title);
        assert!(fix.title != "replace `n + 1` by `n - 1`", "{}", fix.title);
    }
}

#[test]
fn three_faults_are_told_one_by_one() {
    let report = analyse(
        "static int f(int kind, int x) { switch (kind) {\ncase 0: return x - 1;\ncase 1: return x * 10;\ndefault: return x % 7; } }",
        "@Test void a() { assertEquals(6, A.f(0, 5)); } @Test void a2() { assertEquals(9, A.f(0, 8)); }\n\
         @Test void b() { assertEquals(50 + 5, A.f(1, 5)); } @Test void b2() { assertEquals(33, A.f(1, 3)); }\n\
         @Test void c() { assertEquals(10, A.f(2, 70)); } @Test void c2() { assertEquals(2, A.f(2, 14)); }",
    );
    let places: Vec<&str> = report
        .suspects
        .iter()
        .filter(|suspect| !suspect.fixes.is_empty())
        .map(|suspect| suspect.source.as_str())
        .collect();
    assert_eq!(places, ["x - 1", "x * 10", "x % 7"], "{}", shown(&report));
}

#[test]
fn in_two_classes() {
    let a = "class A { static int f(int k) { return k > 0 ? k - 1 : B.g(k); } }\n";
    let b = "class B { static int g(int k) { int twice = k * 3; return twice; } }\n";
    let test = "import static org.junit.jupiter.api.Assertions.*;\nimport org.junit.jupiter.api.*;\n\
         class ATest { @Test void a() { assertEquals(6, A.f(5)); } @Test void b() { assertEquals(-8, A.f(-4)); }\n\
         @Test void c() { assertEquals(-4, A.f(-2)); } @Test void d() { assertEquals(3, A.f(2)); } }\n";
    let files = [("A.java", a), ("B.java", b), ("ATest.java", test)];
    let report = analyse_project(project(&files), "A.f", &Options::default()).report;
    let pair = report.suspects[0].fixes.first().expect("a pair");
    let edited: Vec<&str> = pair.edits.iter().map(|edit| &*edit.anchor.file).collect();
    assert_eq!(edited, ["A.java", "B.java"], "{}", shown(&report));
    assert_eq!((pair.passed, pair.total, pair.left), (4, 4, 0));
}

#[test]
fn values_that_mend_some_cases() {
    let options = Options {
        edits: false,
        max_faults: 1,
        ..Options::default()
    };
    let report = analyse_with(
        "static int f(int n) { int r; if (n > 0) { r = n - 2; } else { r = n * 3; } int s = r; return s; }",
        "@Test void above() { assertEquals(7, A.f(5)); } @Test void below() { assertEquals(-1, A.f(-4)); }\n\
         @Test void more() { assertEquals(3, A.f(1)); }",
        &options,
    );
    let all = &report.suspects;
    let whole = all.iter().find(|suspect| suspect.source == "int s = r");
    assert_eq!(
        whole.map(|suspect| suspect.rank),
        Some(1),
        "{}",
        shown(&report)
    );
    let report = analyse_with(
        "static int f(int n) { if (n > 0) { int r = n - 2; return r; } int q = n * 3; return q; }",
        "@Test void above() { assertEquals(7, A.f(5)); } @Test void below() { assertEquals(-1, A.f(-4)); }\n\
         @Test void more() { assertEquals(3, A.f(1)); }",
        &options,
    );
    let part = &report.suspects[0];
    assert_eq!(part.source, "int r = n - 2", "{}", shown(&report));
    let two_of_three = Confirmation::Partly {
        passing: 2,
        failing: 3,
    };
    assert_eq!(part.confirmation, two_of_three);
    let needed: Vec<(&str, &str)> = part
        .needed
        .iter()
        .map(|value| (value.case.as_str(), value.needed.as_str()))
        .collect();
    assert_eq!(needed, [("ATest.above", "7"), ("ATest.more", "3")]);
    assert_eq!(report.suspects[1].source, "int q = n * 3");
}

/// Neither edit alone makes a case pass.
#[test]
fn in_the_way_of_the_same_tests() {
    check(
        "int low, high;\n\
         void f(int[] a) {\n low = a[0];\n high = a[0];\n for (int x : a) {\n\
         if (x > low) low = x;\n if (x < high) high = x;\n }\n }",
        "void check(int low, int high, int... a) { A made = new A(); made.f(a);\n\
         assertEquals(low, made.low); assertEquals(high, made.high); }\n\
         @Test void one() { check(5, 5, 5); } @Test void two() { check(4, 9, 4, 9); }\n\
         @Test void three() { check(1, 3, 3, 1, 2); }",
        expect![[r#"
            1 `x > low` with Some("x < high")
                apply both: replace `x > low` by `x < low`, and replace `x < high` by `x > high` (2 of 2 failing, 3 of 3)
                apply both: replace `x > low` by `x < low`, and replace `x < high` by `x >= high` (2 of 2 failing, 3 of 3)
            2 `x < high` with Some("x > low")
                apply both: replace `x > low` by `x < low`, and replace `x < high` by `x > high` (2 of 2 failing, 3 of 3)
                apply both: replace `x > low` by `x < low`, and replace `x < high` by `x >= high` (2 of 2 failing, 3 of 3)
            together: 2
        "#]],
    );
    check(
        "static int[] f(int a, int b) { int[] r = new int[2];\n r[0] = a - b;\n r[1] = a + b;\n return r; }",
        "@Test void t() { assertArrayEquals(new int[] {7, 3}, A.f(5, 2)); }\n\
         @Test void u() { assertArrayEquals(new int[] {9, 7}, A.f(8, 1)); }",
        expect![[r#"
            1 `r[0] = a - b` with Some("r[1] = a + b")
                apply both: replace `0` by `1`, and replace `1` by `0` (2 of 2 failing, 2 of 2)
                apply both: replace `a - b` by `a + b`, and replace `a + b` by `a - b` (2 of 2 failing, 2 of 2)
            2 `r[1] = a + b` with Some("r[0] = a - b")
                apply both: replace `0` by `1`, and replace `1` by `0` (2 of 2 failing, 2 of 2)
                apply both: replace `a - b` by `a + b`, and replace `a + b` by `a - b` (2 of 2 failing, 2 of 2)
            together: 2
        "#]],
    );
    check(
        "static int f(int w, int h, int d) {\n int area = w + h;\n int volume = area - d;\n return volume; }",
        "@Test void t() { assertEquals(24, A.f(2, 3, 4)); }\n\
         @Test void u() { assertEquals(70, A.f(7, 5, 2)); } @Test void v() { assertEquals(11, A.f(1, 11, 1)); }",
        expect![[r#"
            1 `int area = w + h` with Some("int volume = area - d")
                apply both: replace `w + h` by `w * h`, and replace `area - d` by `area * d` (2 of 2 failing, 3 of 3)
            2 `int volume = area - d` with Some("int area = w + h")
                apply both: replace `w + h` by `w * h`, and replace `area - d` by `area * d` (2 of 2 failing, 3 of 3)
            together: 2
        "#]],
    );
}
