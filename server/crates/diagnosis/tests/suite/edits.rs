//! What a project takes over from the state before an edit equals what it would find out anew.

use crate::common::project;
use diagnosis::options::Options;
use diagnosis::project::Project;
use java::program::{MemberSource, SourceUnit};
use rustc_hash::FxHashMap;
use std::sync::Arc;

const BEFORE: [(&str, &str); 3] = [
    (
        "shop/Price.java",
        "package shop;
class Price {
    static int of(int n) { return net(n) + 1; }
    static int net(int n) { return 2 * n; }
    static int unused(int n) { return n; }
    int area() { return 0; }
}
class Square extends Price {
    int area() { return of(3); }
}
",
    ),
    (
        "shop/Use.java",
        "package shop;
class Use {
    static int all(Price p) { return p.area(); }
}
",
    ),
    (
        "shop/PriceTest.java",
        "package shop;
import static org.junit.Assert.assertEquals;
import org.junit.Test;
public class PriceTest {
    @Test public void price() { assertEquals(5, Price.of(2)); }
    @Test public void square() { assertEquals(7, Use.all(new Square())); }
}
",
    ),
];

/// The project after replacing texts one after the other, each taking over from the one before.
fn edited(edits: &[(&str, &str)]) -> (Project, Project) {
    let mut files: Vec<(String, String)> = BEFORE
        .iter()
        .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()))
        .collect();
    let mut current = project(&BEFORE);
    // Makes the first index, from which the next ones are made.
    describe(&current);
    for (from, to) in edits {
        let mut found = false;
        for (_, text) in &mut files {
            found |= text.contains(from);
            *text = text.replacen(from, to, 1);
        }
        assert!(found, "{from}");
        let units = files
            .iter()
            .map(|(path, text)| SourceUnit {
                path: path.as_str().into(),
                unit: syntax::SourceFile::new(text.clone()).unit(),
                is_library: false,
            })
            .collect();
        let texts: FxHashMap<Arc<str>, Arc<str>> = files
            .iter()
            .map(|(path, text)| (path.as_str().into(), text.as_str().into()))
            .collect();
        let program = Arc::new(current.program.update(units));
        current = Project::new(program, texts).after(&current);
        describe(&current);
    }
    let files: Vec<(&str, &str)> = files
        .iter()
        .map(|(path, text)| (&**path, &**text))
        .collect();
    (current, project(&files))
}

/// All that analyses ask of an index, by the methods' keys.
fn describe(project: &Project) -> Vec<String> {
    let program = &project.program;
    let mut lines: Vec<String> = program
        .methods()
        .filter(|method| {
            !program.class(method.class).is_library
                && matches!(method.source, MemberSource::Method(_))
        })
        .map(|method| {
            let tests: Vec<&str> = project
                .tests_of(method.id)
                .iter()
                .map(|test| &*project.tests().tests[*test].name)
                .collect();
            let mut callees: Vec<&str> = project
                .calls()
                .callees(method.id)
                .iter()
                .map(|callee| &*program.method(*callee).key)
                .collect();
            callees.sort_unstable();
            let hash = project.input_hash(method.id, &Options::default());
            format!("{} {tests:?} {callees:?} {hash}", method.key)
        })
        .collect();
    lines.sort();
    lines
}

#[track_caller]
fn check(edits: &[(&str, &str)]) {
    let (taken_over, anew) = edited(edits);
    assert_eq!(describe(&taken_over), describe(&anew));
}

#[test]
fn bodies_calls_tests_and_declarations_may_change() {
    check(&[("2 * n", "3 * n")]);
    check(&[("net(n) + 1", "n + 1")]);
    check(&[("return n;", "return net(n);"), ("net(n) + 1", "unused(n)")]);
    check(&[
        ("return 2 * n;", "return 2 * n + unused(n);"),
        ("2 * n", "n"),
    ]);
    check(&[(
        "assertEquals(5, Price.of(2))",
        "assertEquals(5, Price.unused(2))",
    )]);
    check(&[(
        "assertEquals(5, Price.of(2))",
        "assertEquals(5, Price.nowhere(2))",
    )]);
    check(&[(
        "assertEquals(5, Price.of(2));",
        "assertEquals(5, Price.of(2)",
    )]);
    check(&[
        ("return p.area();", "return 7;"),
        ("return 7;", "return p.area();"),
    ]);
    check(&[
        ("of(3)", "net(3)"),
        ("    int area() { return net(3); }\n", ""),
    ]);
    check(&[("static int unused", "static long unused"), ("2 * n", "n")]);
}

#[test]
fn an_edit_changes_the_hashes_of_what_may_reach_it_and_no_others() {
    let before = describe(&project(&BEFORE));
    let (after, _) = edited(&[("2 * n", "3 * n")]);
    let changed: Vec<String> = before
        .iter()
        .zip(describe(&after))
        .filter(|(before, after)| *before != after)
        .map(|(before, _)| before.split('(').next().unwrap_or_default().to_owned())
        .collect();
    assert!(
        changed.contains(&"shop.Price.net".to_owned()),
        "{changed:?}"
    );
    assert!(changed.contains(&"shop.Price.of".to_owned()), "{changed:?}");
    assert!(
        !changed.contains(&"shop.Price.unused".to_owned()),
        "{changed:?}"
    );
}
