//! What the reports of several methods say together.

use crate::common::{analyse_project, project};
use diagnosis::options::Options;
use diagnosis::report::MethodReport;
use diagnosis::together::{Elsewhere, Strength, elsewhere, in_order};

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
    assert_ne!(elsewhere(&reports[0], &all), Elsewhere::Open);
    // Its own edit is no one else's, and without a failing test there is nothing to explain.
    assert_eq!(elsewhere(&reports[1], &all[1..2]), Elsewhere::Open);
    assert_eq!(elsewhere(&reports[2], &all), Elsewhere::Open);
}
