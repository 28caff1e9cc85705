//! The order of suspects depends on no name, no layout and no order of the tests.

use crate::common::{analyse_project, project};
use diagnosis::options::Options;
use diagnosis::report::MethodReport;

/// A class `A` with a method `f`, and the tests of `ATest`, one a line.
struct Sample {
    members: &'static str,
    tests: &'static [&'static str],
    /// Names of the class's own and what they become.
    names: &'static [(&'static str, &'static str)],
}

const SAMPLES: [Sample; 4] = [
    Sample {
        members: "static int f(int[] values) { int sum = 0; int count = 0; \
                  for (int i = 1; i < values.length; i++) { sum += values[i]; count++; } \
                  return count == 0 ? 0 : sum / count; }",
        tests: &[
            "@Test void one() { assertEquals(4, A.f(new int[] {4})); }",
            "@Test void two() { assertEquals(3, A.f(new int[] {2, 4})); }",
            "@Test void none() { assertEquals(0, A.f(new int[0])); }",
        ],
        names: &[("values", "a"), ("sum", "zz"), ("count", "b"), ("i", "x9")],
    },
    Sample {
        members: "static int f(int low, int high, int x) { int r = x; \
                  if (x < low) { r = high; } if (x > high) { r = high; } return r; }",
        tests: &[
            "@Test void below() { assertEquals(1, A.f(1, 5, 0)); }",
            "@Test void above() { assertEquals(5, A.f(1, 5, 9)); }",
            "@Test void within() { assertEquals(3, A.f(1, 5, 3)); }",
        ],
        names: &[("low", "upper"), ("high", "lower"), ("x", "k"), ("r", "a1")],
    },
    Sample {
        members: "static List<String> f(List<String> words) { List<String> kept = new ArrayList<>(); \
                  for (String word : words) { if (!word.isEmpty()) { word.trim(); } } return kept; }",
        tests: &[
            "@Test void some() { assertEquals(List.of(\"a\", \"b\"), A.f(List.of(\"a\", \"\", \"b\"))); }",
            "@Test void nothing() { assertEquals(List.of(), A.f(List.of(\"\"))); }",
        ],
        names: &[("words", "q"), ("kept", "aaa"), ("word", "zzz")],
    },
    Sample {
        // Nothing small mends it: undecided places are listed.
        members: "static int f(int n, int m) { int a = n * 3; int b = m - 7; int c = a % 5; \
                  if (c > 2) { b = b + c; } return b * 11 + a; }",
        tests: &[
            "@Test void p() { assertEquals(1000, A.f(3, 4)); }",
            "@Test void q() { assertEquals(-77, A.f(8, 1)); }",
        ],
        names: &[("n", "z"), ("m", "y"), ("a", "x"), ("b", "w"), ("c", "v")],
    },
];

/// A token's text, as Java's words and single characters go.
fn tokens(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut in_string = false;
    for c in text.chars() {
        let is_word = c.is_alphanumeric() || c == '_';
        if in_string {
            found.last_mut().expect("a string").push(c);
            in_string = c != '"';
        } else if is_word
            && let Some(last) = found.last_mut()
            && last.ends_with(|c: char| c.is_alphanumeric() || c == '_')
        {
            last.push(c);
        } else {
            in_string = c == '"';
            found.push(c.to_string());
        }
    }
    found
}

fn renamed(text: &str, names: &[(&str, &str)]) -> String {
    let of = |token: String| {
        let found = names.iter().find(|(name, _)| *name == token);
        found.map_or(token, |(_, other)| (*other).to_owned())
    };
    tokens(text).into_iter().map(of).collect()
}

fn reformatted(text: &str) -> String {
    let mut formatted = String::new();
    for token in tokens(text) {
        formatted.push_str(&token);
        if matches!(token.as_str(), "{" | "}" | ";") {
            formatted.push_str("\n\n      ");
        }
    }
    formatted
}

fn report(members: &str, tests: &[&str]) -> MethodReport {
    let source = format!("import java.util.*;\nclass A {{\n{members}\n}}\n");
    let test = format!(
        "import static org.junit.jupiter.api.Assertions.*;\nimport java.util.*;\n\
         import org.junit.jupiter.api.*;\nclass ATest {{\n{}\n}}\n",
        tests.join("\n")
    );
    let files = [("A.java", source.as_str()), ("ATest.java", test.as_str())];
    analyse_project(project(&files), "A.f", &Options::default()).report
}

/// The suspects in order: where, whether confirmed, and the first edit.
fn order(report: &MethodReport, names: &[(&str, &str)]) -> Vec<String> {
    let shown = report.suspects.iter().map(|suspect| {
        let fix = suspect.fixes.first().map(|fix| fix.title.as_str());
        let text = format!(
            "{} {:?} {:?} {}",
            suspect.source,
            suspect.confirmation,
            suspect.kind,
            fix.unwrap_or("-")
        );
        let folded: Vec<&str> = text.split_whitespace().collect();
        renamed(&folded.join(" "), names)
    });
    shown.collect()
}

#[test]
fn renaming_variables_changes_nothing() {
    for sample in &SAMPLES {
        let plain = order(&report(sample.members, sample.tests), sample.names);
        let other = report(&renamed(sample.members, sample.names), sample.tests);
        assert!(!plain.is_empty());
        assert_eq!(order(&other, &[]), plain);
    }
}

#[test]
fn the_order_of_the_tests_changes_nothing() {
    for sample in &SAMPLES {
        let plain = order(&report(sample.members, sample.tests), &[]);
        let mut tests = sample.tests.to_vec();
        for _ in 1..tests.len() {
            tests.rotate_left(1);
            assert_eq!(order(&report(sample.members, &tests), &[]), plain);
        }
    }
}

#[test]
fn the_layout_changes_nothing() {
    for sample in &SAMPLES {
        let plain = order(&report(sample.members, sample.tests), &[]);
        let other = report(&reformatted(sample.members), sample.tests);
        assert_eq!(order(&other, &[]), plain);
    }
}
