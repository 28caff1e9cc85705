//! What the reports of several methods say together.

use crate::common::{analyse_project, project};
use diagnosis::options::Options;
use diagnosis::report::MethodReport;
use diagnosis::together::{Elsewhere, Strength, Together, elsewhere, in_order};
use expect_test::expect;
use std::fmt::Write as _;

const SOURCE: &str = "class A { int v; A(int v) { this.v = v; } int f(int x) { return v - x; } \
                      int g(int x) { return x * v * 7919 % 104729; } }";
const TEST: &str = "import static org.junit.jupiter.api.Assertions.*;\n\
    import org.junit.jupiter.api.*;\nclass ATest {\n\
    @Test void t() { assertEquals(5, new A(2).f(3)); }\n\
    @Test void u() { assertEquals(9, new A(4).f(5)); }\n}\n";

fn reports(tests: &str) -> Vec<MethodReport> {
    let files = [("A.java", SOURCE), ("ATest.java", tests)];
    let of = |method| analyse_project(project(&files), method, &Options::default()).report;
    vec![of("A.<init>"), of("A.f"), of("A.g")]
}

#[test]
fn an_edit_that_mends_all_comes_first() {
    let reports = reports(TEST);
    let all: Vec<&MethodReport> = reports.iter().collect();
    let order = in_order(&all);
    let (report, number) = order[0];
    let first = &reports[report].suspects[number];
    assert_eq!(first.source, "v - x");
    assert_eq!(first.strength(), Strength::Edit);
    let strengths: Vec<Strength> = order
        .iter()
        .map(|(report, number)| reports[*report].suspects[*number].strength())
        .collect();
    assert!(strengths.is_sorted(), "{strengths:?}");
}

/// What only prepares a test is not suspected where the test itself runs something that is.
#[test]
fn what_prepares_a_test_is_not_suspected_first() {
    let source = "import java.util.*;\nclass A { final List<Integer> all = new ArrayList<>(); \
        void add(int x) { all.add(x); } \
        int secret(int x) { return all.get(0) * x * 7919 % 104729; } }";
    let test = "import static org.junit.jupiter.api.Assertions.*;\n\
        import org.junit.jupiter.api.*;\nclass ATest { A a = new A();\n\
        @BeforeEach void setUp() { a.add(4); }\n\
        @Test void t() { assertEquals(100000, a.secret(3)); } }\n";
    let files = [("A.java", source), ("ATest.java", test)];
    let of = |method| analyse_project(project(&files), method, &Options::default()).report;
    let reports = [of("A.add"), of("A.secret")];
    let all: Vec<&MethodReport> = reports.iter().collect();
    assert!(reports[0].cases[0].only_around && !reports[1].cases[0].only_around);
    assert!(!reports[1].suspects.is_empty());
    assert_ne!(elsewhere(&reports[0], &all), Elsewhere::Open);
    assert_eq!(elsewhere(&reports[1], &all), Elsewhere::Open);
    // Alone, it is what there is.
    assert_eq!(elsewhere(&reports[0], &all[..1]), Elsewhere::Open);
}

#[test]
fn what_an_edit_mends_is_not_doubted_elsewhere() {
    let reports = reports(TEST);
    let all: Vec<&MethodReport> = reports.iter().collect();
    assert_eq!(elsewhere(&reports[0], &all), Elsewhere::Mended);
    // Its own edit is no one else's, and without a failing test there is nothing to explain.
    assert_eq!(elsewhere(&reports[1], &all[1..2]), Elsewhere::Open);
    assert_eq!(elsewhere(&reports[2], &all), Elsewhere::Open);
}

/// What mends only a part isn't shown beside an edit of another method that mends all, and a value
/// is no warning.
#[test]
fn an_edit_of_another_method_outdoes_values() {
    let source = "class A { int v;\n void put(int n) { v += n; }\n int get() { return v; }\n\
        void move(A to, int n) {\n v = v + n;\n to.v = to.v - n;\n } }";
    let test = "import static org.junit.jupiter.api.Assertions.*;\n\
        import org.junit.jupiter.api.*;\nclass ATest {\n\
        @Test void t() { A a = new A(), b = new A(); a.put(10); a.move(b, 4); assertEquals(6, a.get()); assertEquals(4, b.get()); }\n\
        @Test void u() { A a = new A(), b = new A(); a.put(100); b.put(1); a.move(b, 50); assertEquals(50, a.get()); assertEquals(51, b.get()); } }\n";
    let files = [("A.java", source), ("ATest.java", test)];
    let of = |method| analyse_project(project(&files), method, &Options::default()).report;
    let reports = [of("A.put"), of("A.get"), of("A.move")];
    let all: Vec<&MethodReport> = reports.iter().collect();
    let mut told = String::new();
    for report in &all {
        let elsewhere = elsewhere(report, &all);
        let _ = writeln!(told, "{}: {elsewhere:?}", report.method);
        for suspect in report
            .suspects
            .iter()
            .filter(|suspect| suspect.is_shown(elsewhere))
        {
            let level = if suspect.is_warning(elsewhere) {
                "warning"
            } else {
                "note"
            };
            let _ = writeln!(
                told,
                "  {level} `{}` {:?}",
                suspect.source,
                suspect.strength()
            );
        }
    }
    expect![[r#"
        A.put(int): MendedByPair
        A.get(): MendedByPair
          note `v` Value
        A.move(A,int): Open
          warning `v = v + n` Edit
          note `to.v = to.v - n` Edit
    "#]]
    .assert_eq(&told);
}

/// A place of a callee that several methods' reports have is shown once.
#[test]
fn a_place_is_shown_once() {
    let source = "class A {\n int w;\n A(int w) {\n this.w = w + 1;\n }\n\
        int f() { return w; }\n int g() { return w * 2; } }";
    let test = "import static org.junit.jupiter.api.Assertions.*;\n\
        import org.junit.jupiter.api.*;\nclass ATest {\n\
        @Test void t() { assertEquals(3, new A(3).f()); } @Test void u() { assertEquals(14, new A(7).g()); } }\n";
    let files = [("A.java", source), ("ATest.java", test)];
    let of = |method| analyse_project(project(&files), method, &Options::default()).report;
    let reports = [of("A.f"), of("A.g"), of("A.<init>")];
    let all: Vec<&MethodReport> = reports.iter().collect();
    let together = Together::new(&all);
    let told = |report: &MethodReport, shown: &[usize]| {
        let suspects = shown.iter().map(|number| &report.suspects[*number]);
        let texts = suspects.map(|suspect| format!("{} {:?}", suspect.source, suspect.kind));
        texts.collect::<Vec<_>>().join(", ")
    };
    let mut text = String::new();
    for report in &all {
        let every: Vec<usize> = (0..report.suspects.len()).collect();
        let shown = together.of(report).suspects;
        let (every, shown) = (told(report, &every), told(report, &shown));
        let _ = writeln!(text, "{}: {every}\n  {shown}", report.method);
    }
    expect![[r#"
        A.f(): this.w = w + 1; Change, this.w = w + 1; InsertBefore, return w; Change
          return w; Change
        A.g(): this.w = w + 1; Change, w * 2 Change, this.w = w + 1; InsertBefore
          w * 2 Change
        A.<init>(int): this.w = w + 1 Change, this.w = w + 1; InsertBefore
          this.w = w + 1 Change, this.w = w + 1; InsertBefore
    "#]]
    .assert_eq(&text);
}
