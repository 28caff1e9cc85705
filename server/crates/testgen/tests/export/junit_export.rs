//! Every exported test compiles with JUnit alone beside the program and passes on the JVM.

use super::common::{files_of, fixtures, interpreter, prepared, program};
use budget::Budget;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;
use test_support::{Jvm, TempDir};
use testgen::case::TestCase;
use testgen::junit::{self, Options, Section, TestClass, Version};
use testgen::suite::{Bounds, SuiteRequest};

/// Runs all tests of the classes named, without JUnit's own runner.
const RUNNER: &str = r#"
public class RunTests {
    public static void main(String[] names) throws Exception {
        ClassLoader.getSystemClassLoader().setDefaultAssertionStatus(true);
        int run = 0;
        for (String name : names) {
            Class<?> tests = Class.forName(name);
            java.lang.reflect.Constructor<?> make = tests.getDeclaredConstructor();
            make.setAccessible(true);
            for (java.lang.reflect.Method test : tests.getDeclaredMethods()) {
                if (test.getParameterCount() > 0 || test.isSynthetic()) continue;
                test.setAccessible(true);
                run++;
                try {
                    test.invoke(make.newInstance());
                } catch (java.lang.reflect.InvocationTargetException e) {
                    if (e.getCause().getClass().getSimpleName().startsWith("TestAborted")) continue;
                    System.out.println("FAILED " + name + "." + test.getName() + ": " + e.getCause());
                }
            }
        }
        System.out.println(run + " run");
    }
}
"#;

/// The class library's models of JUnit stand in for it: they have its whole interface.
fn junit_stand_in(folder: &TempDir) -> PathBuf {
    let models = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../interp/jdk");
    for part in ["org", "whydunit", "junit"] {
        for file in
            test_support::corpus::files_with_extension(&models.join(part), "java").expect("models")
        {
            let inside = file.strip_prefix(&models).expect("inside");
            let text = std::fs::read_to_string(&file).expect("a text");
            folder
                .write(&format!("junit/{}", inside.display()), &text)
                .expect("written");
        }
    }
    // What the interpreter does itself.
    folder
        .write(
            "junit/whydunit/Verdict.java",
            "package whydunit; public final class Verdict {
                public static boolean check(boolean holds) { return holds; }
                public static void record(String expected, String actual) { } }",
        )
        .expect("written");
    folder.path().join("junit")
}

/// Name of a case, why it was left out, and why it should have been.
type Outcome = (String, Option<String>, Option<String>);

fn sections(
    path: &str,
    text: &str,
    options: Options,
) -> (BTreeMap<TestClass, Vec<Section>>, Vec<Outcome>) {
    let program = program(path, text);
    let mut by_class: BTreeMap<TestClass, Vec<Section>> = BTreeMap::new();
    let mut outcomes = Vec::new();
    let prepared = prepared(&program, text);
    let mut by_method: Vec<(java::types::MethodId, Vec<TestCase>)> = Vec::new();
    for case in &prepared {
        match by_method
            .iter_mut()
            .find(|(method, _)| *method == case.case.method)
        {
            Some((_, cases)) => cases.push(case.case.clone()),
            None => by_method.push((case.case.method, vec![case.case.clone()])),
        }
    }
    let make = |budget: &Budget| interpreter(&program, budget);
    for (method, cases) in by_method {
        let section = junit::section(&Budget::default(), &program, method, &cases, options, &make);
        for case in &cases {
            let reason = section.left_out.iter().find(|(name, _)| *name == case.name);
            let wanted = prepared
                .iter()
                .find(|other| other.case.name == case.name)
                .and_then(|other| other.left_out.clone());
            outcomes.push((
                case.name.clone(),
                reason.map(|(_, reason)| reason.clone()),
                wanted,
            ));
        }
        by_class
            .entry(junit::test_class(&program, method))
            .or_default()
            .push(section);
    }
    (by_class, outcomes)
}

/// Compiles files together with the programs and runs all their tests; gives what went wrong.
pub(crate) fn failures_on_the_jvm(
    jvm: &Jvm,
    folder: &TempDir,
    programs: &[PathBuf],
    tests: &[(TestClass, String)],
) -> Result<String, String> {
    let stand_in = junit_stand_in(folder);
    let mut files: Vec<PathBuf> = programs.to_vec();
    files.push(
        folder
            .write("src/RunTests.java", RUNNER)
            .map_err(|e| e.to_string())?,
    );
    for (class, text) in tests {
        let place = class.package.replace('.', "/");
        let path = format!("src/{place}/{}.java", class.name);
        files.push(folder.write(&path, text).map_err(|e| e.to_string())?);
    }
    let classes = folder.path().join("classes");
    std::fs::create_dir_all(&classes).map_err(|e| e.to_string())?;
    // Sources on the class path are compiled where they are used.
    jvm.compile_with(&files, &classes, &stand_in.display().to_string())
        .map_err(|error| error.to_string())?;
    let names: Vec<String> = tests
        .iter()
        .map(|(class, _)| {
            if class.package.is_empty() {
                class.name.clone()
            } else {
                format!("{}.{}", class.package, class.name)
            }
        })
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let run = jvm
        .run_main(&classes, "RunTests", &names, b"", Duration::from_secs(120))
        .map_err(|error| error.to_string())?;
    Ok(format!("{}{}", run.stdout, run.stderr))
}

fn check(version: Version, reflection: bool) {
    let options = Options {
        version,
        reflection,
    };
    let folder = TempDir::new("whydunit-export").expect("a folder");
    let mut programs = Vec::new();
    let mut tests = Vec::new();
    let mut wrong = Vec::new();
    let mut count = 0;
    for (path, text) in fixtures() {
        let (by_class, outcomes) = sections(&path, &text, options);
        for (name, reason, wanted) in outcomes {
            if reason != wanted && !reflection {
                wrong.push(format!("{path}: {name}: {reason:?}, not {wanted:?}"));
            }
        }
        for (class, sections) in by_class {
            count += sections
                .iter()
                .map(|section| section.tests.len())
                .sum::<usize>();
            let file = junit::merge(None, &class, &sections, version, false);
            let again = junit::merge(Some(&file), &class, &sections, version, false);
            assert_eq!(file, again, "writing again changes nothing");
            tests.push((class, file));
        }
        programs.push(
            folder
                .write(&format!("src/{path}"), &text)
                .expect("written"),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let Some(jvm) = Jvm::find() else { return };
    let output = failures_on_the_jvm(&jvm, &folder, &programs, &tests).unwrap_or_else(|error| {
        panic!("{error}\n{}", texts(&tests));
    });
    assert_eq!(output, format!("{count} run\n"), "{}", texts(&tests));
}

fn texts(tests: &[(TestClass, String)]) -> String {
    tests.iter().map(|(_, text)| text.as_str()).collect()
}

#[test]
fn tests_pass_with_junit_5() {
    check(Version::Five, false);
}

#[test]
fn tests_pass_with_junit_4_and_reflection() {
    check(Version::Four, true);
}

/// What a file looks like, in full.
#[test]
fn the_text_of_a_file() {
    let (path, text) = fixtures()
        .into_iter()
        .find(|(path, _)| path == "Nodes.java")
        .expect("a fixture");
    let (by_class, _) = sections(&path, &text, Options::default());
    let mut shown = String::new();
    for (class, sections) in by_class {
        if ["Node", "Stack", "Account"].contains(&&*class.subject) {
            shown.push_str(&junit::merge(None, &class, &sections, Version::Five, false));
        }
    }
    let expected = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expected/nodes.txt");
    expect_test::expect_file![expected].assert_eq(&shown);
}

/// What the next run may do otherwise is no test.
#[test]
fn cases_that_depend_on_chance_are_left_out() {
    let text = "import java.util.*;
        class A {
            static long now() { return System.currentTimeMillis(); }
            static boolean drawn() { return new Random().nextInt() == 5; }
            static int number() { return new Random().nextInt(); }
            static int seeded(long seed) { return new Random(seed).nextInt(); }
            static int guess(int x) { if (new Random().nextInt(10) == x) { return 1; } return 0; }
        }";
    let written = |name: &str| counts(text, name);
    assert_eq!(written("now"), (0, 1));
    assert_eq!(written("number"), (0, 1));
    // Rightly: it was not seen to give anything else.
    assert_eq!(written("drawn"), (1, 0));
    assert_eq!(written("seeded"), (1, 0));
    // The number that was drawn here is not the one that is drawn there.
    assert_eq!(written("guess"), (0, 2));
}

/// A test's literals are one object where they are equal.
#[test]
fn cases_that_depend_on_identity_are_left_out() {
    let text = "class A {
            static int same(String a, String b) {
                if (a == b) { return 1; }
                return a.equals(b) ? 2 : 3;
            }
            static int equal(String a, String b) { return a.equals(b) ? 2 : 3; }
        }";
    // `same` of two equal strings that are two objects.
    assert_eq!(counts(text, "same"), (3, 1));
    assert_eq!(counts(text, "equal"), (3, 0));
}

/// How many cases of the method are tests, and how many are left out.
fn counts(text: &str, name: &str) -> (usize, usize) {
    let program = program("A.java", text);
    let cache = interp::compile::CodeCache::new(program.clone());
    let make = |budget: &Budget| interpreter(&program, budget);
    let mut methods = program.methods();
    let method =
        methods.find(|method| &*method.name == name && &*program.class(method.class).name == "A");
    let method = method.expect("a method").id;
    let budget = Budget::default();
    let suite = testgen::generate_suite(&budget, &cache, method, &SuiteRequest::new(text));
    let section = junit::section(
        &budget,
        &program,
        method,
        &suite.cases,
        Options::default(),
        &make,
    );
    (section.tests.len(), section.left_out.len())
}

/// Suites of all methods of the fixtures, found by the search itself.
#[test]
fn generated_suites_pass_on_the_jvm() {
    // As the server's threads have it: terms of long runs are nested deeply.
    let thread = std::thread::Builder::new().stack_size(64 << 20);
    let run = thread.spawn(check_generated_suites).expect("a thread");
    if let Err(panic) = run.join() {
        std::panic::resume_unwind(panic);
    }
}

fn check_generated_suites() {
    let folder = TempDir::new("whydunit-suites").expect("a folder");
    let mut programs = Vec::new();
    let mut tests = Vec::new();
    let (mut count, mut left_out) = (0, Vec::new());
    for (path, text) in fixtures().into_iter().chain(files_of("testgen/exported")) {
        let program = program(&path, &text);
        let cache = interp::compile::CodeCache::new(program.clone());
        let make = |budget: &Budget| interpreter(&program, budget);
        let mut by_class: BTreeMap<TestClass, Vec<Section>> = BTreeMap::new();
        let methods: Vec<java::types::MethodId> = program
            .methods()
            .filter(|method| {
                let class = program.class(method.class);
                !class.is_library
                    && !class.name.ends_with("Inputs")
                    && matches!(
                        method.kind,
                        java::program::MethodKind::Method | java::program::MethodKind::Constructor
                    )
                    && !method.is_abstract
            })
            .map(|method| method.id)
            .collect();
        for method in methods {
            // By runs, not by time: the same suites on every machine.
            let request = SuiteRequest {
                bounds: Bounds {
                    runs: 40,
                    steps: 20_000,
                    ..Bounds::default()
                },
                keeps_all: true,
                ..SuiteRequest::new(&text)
            };
            let suite = testgen::generate_suite(&Budget::default(), &cache, method, &request);
            let options = Options::default();
            let budget = Budget::default();
            let section = junit::section(&budget, &program, method, &suite.cases, options, &make);
            count += section.tests.len();
            // States that nothing says the program can reach need no way to be reached.
            let is_raw = |name: &String| {
                let mut cases = suite.cases.iter();
                cases.any(|case| case.name == *name && case.is_raw_state)
            };
            let reachable = section.left_out.iter().filter(|(name, _)| !is_raw(name));
            left_out.extend(
                reachable
                    .map(|(name, why)| format!("{} {name}: {why}", program.method(method).key)),
            );
            by_class
                .entry(junit::test_class(&program, method))
                .or_default()
                .push(section);
        }
        for (class, sections) in by_class {
            let file = junit::merge(None, &class, &sections, Version::Five, false);
            tests.push((class, file));
        }
        programs.push(
            folder
                .write(&format!("src/{path}"), &text)
                .expect("written"),
        );
    }
    assert!(count > 60, "only {count} tests");
    assert!(left_out.len() * 4 < count, "{}", left_out.join("\n"));
    let Some(jvm) = Jvm::find() else { return };
    let output = failures_on_the_jvm(&jvm, &folder, &programs, &tests).unwrap_or_else(|error| {
        panic!("{error}\n{}", texts(&tests));
    });
    assert_eq!(output, format!("{count} run\n"), "{}", texts(&tests));
}
