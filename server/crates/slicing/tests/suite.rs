//! The suite of minimal slices in `test-fixtures/slicing`: our slicers find them, and each is proven.
//!
//! A proof is machine-checked: for every node that is left, a recorded input refutes its removal, or
//! what is left without it is no program; where there are few removable nodes, no smaller set of them
//! is a slice either. `UPDATE_EXPECT=1` writes slices and proofs anew.

// Each test file uses a part of it.
#[allow(dead_code)]
mod support;

use budget::Budget;
use slicing::criterion::Criterion;
use slicing::evaluate::{Score, criterion_in_text, nodes_of_edits, nodes_of_text};
use slicing::flow::StaticSlicer;
use slicing::inputs::kept::kept_for_tests;
use slicing::program::subject::{Subject, Version};
use slicing::reduction::candidates::{Level, Remover};
use slicing::reduction::foresee::Foresight;
use slicing::reduction::oracle::{Oracle, Refutation};
use slicing::slicer::{Phase, Report, Task, Verdict, run_tests, slice};
use slicing::source::edit::Edits;
use slicing::source::lowered::{Facts, line_of};
use slicing::source::tree::NodeIndex;
use std::path::PathBuf;

struct Benchmark {
    name: String,
    file: PathBuf,
    number: u32,
    subject: Subject,
    criterion: Criterion,
}

fn folder() -> PathBuf {
    test_support::corpus::fixtures_root().join("slicing")
}

fn suite() -> Vec<Benchmark> {
    let mut files = test_support::corpus::files_with_extension(&folder(), "java").unwrap();
    files.sort();
    let mut suite = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let subject = support::subject(&text).unwrap_or_else(|it| panic!("{it} in {file:?}"));
        let facts = Facts::new(&subject);
        for number in 1.. {
            let mark = format!("/*{number}*/ ");
            let Some(at) = text.find(&mark) else { break };
            let offset = (at + mark.len()) as u32;
            let criterion = slicing::criterion::at_offset(&subject, &facts, offset).unwrap();
            let stem = file.file_stem().unwrap().to_str().unwrap();
            suite.push(Benchmark {
                name: format!("{stem}.{number}"),
                file: file.clone(),
                number,
                subject: subject.clone(),
                criterion,
            });
        }
    }
    suite
}

fn sliced(benchmark: &Benchmark, change: impl FnOnce(&mut Task)) -> Report {
    let mut task = Task::new(benchmark.criterion.clone());
    task.options.most_nodes = if benchmark.name.starts_with("Cancelled") {
        2
    } else {
        1
    };
    change(&mut task);
    let budget = Budget::default();
    slice(&benchmark.subject, &task, &budget, &mut |_, _| {}).unwrap()
}

fn recorded(benchmark: &Benchmark, extension: &str) -> PathBuf {
    benchmark
        .file
        .with_extension(format!("{}.{extension}", benchmark.number))
}

#[test]
fn there_are_enough_programs_and_criteria() {
    let suite = suite();
    let mut files: Vec<_> = suite.iter().map(|it| it.file.clone()).collect();
    files.dedup();
    assert!(files.len() >= 18, "{}", files.len());
    assert!(suite.len() >= 23, "{}", suite.len());
}

#[test]
fn the_minimal_slices_are_found_and_proven() {
    let mut wrong = Vec::new();
    for benchmark in suite() {
        let report = sliced(&benchmark, |_| {});
        let proof = proof(&benchmark, &report);
        let found = nodes_of_edits(&benchmark.subject, &report.edits);
        let written = nodes_of_text(&benchmark.subject, benchmark.criterion.node, &report.java);
        assert_eq!(written, Ok(found), "{}", benchmark.name);
        for (extension, text) in [("slice", &report.java), ("proof", &proof)] {
            let file = recorded(&benchmark, extension);
            if std::env::var_os("UPDATE_EXPECT").is_some() {
                std::fs::write(&file, text).unwrap();
            }
            if std::fs::read_to_string(&file).ok().as_ref() != Some(text) {
                wrong.push(format!("{}: {extension}\n{text}", benchmark.name));
            }
        }
        let is_certain = matches!(report.verdict, Verdict::Minimal | Verdict::QuasiMinimal);
        assert!(is_certain, "{}: {:?}", benchmark.name, report.reason);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Why no node of a slice can go.
fn proof(benchmark: &Benchmark, report: &Report) -> String {
    let subject = &benchmark.subject;
    let tree = &subject.tree;
    let oracle = run_tests(
        subject,
        &Task::new(benchmark.criterion.clone()),
        &Budget::default(),
    );
    let oracle: Oracle = oracle.unwrap();
    let facts = Facts::new(subject);
    let kept = kept_for_tests(subject, &oracle);
    let remover = Remover::new(subject, &facts, &benchmark.criterion, &kept);
    let base = oracle.prepare(Version::original(subject));
    let sliced = oracle.check(&base, &report.edits, 0).unwrap();
    let sliced = match sliced {
        Ok(version) => version,
        Err(refutation) => panic!("{}: {refutation:?}", benchmark.name),
    };
    let base = oracle.prepare(sliced);
    let mut text = format!(
        "{}, {} tests\n",
        report.verdict.name(),
        oracle.expectations.len()
    );
    let mut removable: Vec<NodeIndex> = Vec::new();
    for node in report.edits.kept(tree) {
        if remover.level(node).is_none() {
            continue;
        }
        removable.push(node);
        for way in remover.removals(&report.edits, node) {
            if way.size(tree) >= report.edits.size(tree) {
                continue;
            }
            let why = match oracle.check(&base, &way, 0).unwrap() {
                Ok(_) => panic!(
                    "{}: {:?} can go\n{}",
                    benchmark.name,
                    shown(subject, node),
                    report.java
                ),
                Err(refutation) => refuted(&oracle, &refutation),
            };
            text.push_str(&format!("{} | {why}\n", shown(subject, node)));
        }
    }
    if removable.len() <= 10 {
        let count = subsets(
            &oracle,
            &base,
            &remover,
            report,
            &removable,
            &benchmark.name,
        );
        text.push_str(&format!("none of {count} combinations of nodes can go\n"));
    }
    text
}

/// All sets of at least two removable nodes, none of which may be a slice.
fn subsets(
    oracle: &Oracle,
    base: &slicing::reduction::oracle::Prepared,
    remover: &Remover<'_>,
    report: &Report,
    removable: &[NodeIndex],
    name: &str,
) -> usize {
    let tree = &oracle.subject.tree;
    let mut count = 0;
    for set in 1_u32..1 << removable.len() {
        if set.count_ones() < 2 {
            continue;
        }
        let mut edits = report.edits.clone();
        for (number, node) in removable.iter().enumerate() {
            if set & (1 << number) != 0
                && edits.is_kept(tree, *node)
                && let Some(next) = remover.removals(&edits, *node).into_iter().next()
            {
                edits = next;
            }
        }
        count += 1;
        if let Ok(version) = oracle.check(base, &edits, 0).unwrap() {
            // The same program again would be no smaller slice.
            let size = version.edits.size(tree);
            assert!(size >= report.edits.size(tree), "{name}: {set:b} can go");
        }
    }
    count
}

fn shown(subject: &Subject, node: NodeIndex) -> String {
    let span = &subject.tree.node(node).span;
    let text = subject.text.get(span.start as usize..span.end as usize);
    let words: Vec<&str> = text.unwrap_or("").split_whitespace().collect();
    let text: String = words.join(" ").chars().take(50).collect();
    format!("line {}: {text}", line_of(&subject.text, span.start))
}

fn refuted(oracle: &Oracle, refutation: &Refutation) -> String {
    let name = |test: &usize| oracle.expectations[*test].test.name.clone();
    match refutation {
        Refutation::Compile(error) => format!("no program: {}", error.message),
        Refutation::Differs { test, mismatch } => format!(
            "{}: value {} is {} instead of {}",
            name(test),
            mismatch.index + 1,
            mismatch.actual.text,
            oracle.expectations[*test].values[mismatch.index].text
        ),
        Refutation::Stops { test, after } => format!("{}: only {after} values", name(test)),
        Refutation::Endless { test } => format!("{}: doesn't end", name(test)),
        Refutation::Fails { test, reason } => format!("{}: {reason}", name(test)),
    }
}

#[test]
fn the_criterion_is_found_again_in_the_text_of_a_slice() {
    for benchmark in suite() {
        let report = sliced(&benchmark, |task| task.phase = Phase::Static);
        let node = benchmark.criterion.node;
        let offset = criterion_in_text(&benchmark.subject, node, &report.java).unwrap();
        let subject = support::subject(&report.java).unwrap();
        let facts = Facts::new(&subject);
        let found = slicing::criterion::at_offset(&subject, &facts, offset as u32).unwrap();
        assert_eq!(found.text, benchmark.criterion.text, "{}", benchmark.name);
    }
}

/// What is said of a candidate by looking ahead is what the whole program shows.
#[test]
fn looking_ahead_refutes_only_what_is_no_slice() {
    let mut refuted = 0;
    for benchmark in suite() {
        let subject = &benchmark.subject;
        let task = Task::new(benchmark.criterion.clone());
        let oracle = run_tests(subject, &task, &Budget::default()).unwrap();
        let facts = Facts::new(subject);
        let kept = kept_for_tests(subject, &oracle);
        let remover = Remover::new(subject, &facts, &benchmark.criterion, &kept);
        let foresight = Foresight::new(subject, &facts);
        let base = oracle.prepare(Version::original(subject));
        let none = Edits::none(&subject.tree);
        for node in subject.tree.indices() {
            if remover.level(node) != Some(Level::Declarations) {
                continue;
            }
            for way in remover.removals(&none, node) {
                let ahead = foresight.refute(&oracle, &base, &way, 0).unwrap();
                if let Some(ahead) = ahead {
                    refuted += 1;
                    let found = oracle.check(&base, &way, 0).unwrap();
                    let shown = shown(subject, node);
                    assert!(found.is_err(), "{}: {shown}: {ahead:?}", benchmark.name);
                }
            }
        }
    }
    assert!(refuted > 50, "{refuted}");
}

/// A candidate shares with the slice it is made from whatever its edits leave as it is; it is the program
/// all the same that is built from nothing.
#[test]
fn candidates_are_programs_built_anew() {
    let mut redeclared = 0;
    for benchmark in suite() {
        let subject = &benchmark.subject;
        let task = Task::new(benchmark.criterion.clone());
        let oracle = run_tests(subject, &task, &Budget::default()).unwrap();
        let facts = Facts::new(subject);
        let kept = kept_for_tests(subject, &oracle);
        let remover = Remover::new(subject, &facts, &benchmark.criterion, &kept);
        let mut base = oracle.prepare(Version::original(subject));
        for node in subject.tree.indices() {
            let edits = base.version.edits.clone();
            if remover.level(node) != Some(Level::Declarations)
                || !edits.is_kept(&subject.tree, node)
            {
                continue;
            }
            for way in remover.removals(&edits, node) {
                let name = format!("{}: {}", benchmark.name, shown(subject, node));
                let anew = subject.version_anew(&way);
                let version = match (subject.version(&base.version, &way), anew) {
                    (Ok(version), Ok(anew)) => {
                        let (new, old) = (&version.program, &base.version.program);
                        if new.shares_library(old) && !new.shares_declarations(old) {
                            redeclared += 1;
                        }
                        let refuted = oracle.refute(&base, &version, 0).unwrap();
                        let expected = oracle.refute(&base, &anew, 0).unwrap();
                        assert_eq!(refuted, expected, "{name}");
                        refuted.is_none().then_some(version)
                    }
                    (found, anew) => {
                        assert_eq!(found.err(), anew.err(), "{name}");
                        None
                    }
                };
                let Some(version) = version else { continue };
                base = oracle.prepare(version);
                break;
            }
        }
    }
    assert!(redeclared > 15, "{redeclared}");
}

/// Each static slicer alone is complete, and so is their composition; both orders give the same.
#[test]
fn static_slicers_are_complete_and_compose() {
    for benchmark in suite() {
        let subject = &benchmark.subject;
        let text = std::fs::read_to_string(recorded(&benchmark, "slice")).unwrap();
        let minimal = nodes_of_text(subject, benchmark.criterion.node, &text).unwrap();
        let task = Task::new(benchmark.criterion.clone());
        let oracle = run_tests(subject, &task, &Budget::default()).unwrap();
        let base = oracle.prepare(Version::original(subject));
        let mut sizes = Vec::new();
        let [one, two] = StaticSlicer::ALL;
        for slicers in [vec![one], vec![two], vec![one, two], vec![two, one]] {
            let report = sliced(&benchmark, |task| {
                task.phase = Phase::Static;
                task.slicers = slicers.clone();
            });
            assert_eq!(report.reason, None, "{} {slicers:?}", benchmark.name);
            let checked = oracle.check(&base, &report.edits, 0).unwrap();
            if let Err(refutation) = checked {
                panic!(
                    "{} {slicers:?}: {refutation:?}\n{}",
                    benchmark.name, report.java
                );
            }
            let nodes = nodes_of_edits(subject, &report.edits);
            // What the text says it has is what was kept.
            let of_text = nodes_of_text(subject, benchmark.criterion.node, &report.java);
            assert_eq!(of_text.as_ref(), Ok(&nodes), "{}", report.java);
            let score = Score::of(&nodes, &minimal);
            assert_eq!(score.recall, 1.0, "{} {slicers:?}", benchmark.name);
            sizes.push(report.slice_nodes);
        }
        assert!(
            sizes[2] <= sizes[0] && sizes[2] <= sizes[1],
            "{}",
            benchmark.name
        );
    }
}

/// The result doesn't depend on threads or on the filter by traces.
#[test]
fn threads_and_traces_change_nothing_but_time() {
    for benchmark in suite().iter().step_by(4) {
        let plain = sliced(benchmark, |task| {
            task.options.threads = 1;
            task.options.uses_trace = false;
        });
        let quick = sliced(benchmark, |task| task.options.threads = 3);
        assert_eq!(plain.java, quick.java, "{}", benchmark.name);
    }
}

/// Cut out of the text or edited as a tree, a slice is the same program.
#[test]
fn the_text_of_a_slice_has_the_tree_of_the_slice() {
    for benchmark in suite() {
        let report = sliced(&benchmark, |_| {});
        let again = support::subject(&report.java)
            .unwrap_or_else(|reason| panic!("{}: {reason}\n{}", benchmark.name, report.java));
        let subject = &benchmark.subject;
        let version = subject.version(&subject.original, &report.edits).unwrap();
        let code = |program: &java::program::Program| {
            let mut all: Vec<(String, String)> = program
                .methods()
                .filter(|method| !program.class(method.class).is_library)
                .filter_map(|method| {
                    let body = program.lowered(method.id).body.as_ref()?;
                    Some((method.key.to_string(), java::print::body(program, body)))
                })
                .collect();
            all.sort();
            all
        };
        assert_eq!(
            code(&again.original.program),
            code(&version.program),
            "{}",
            benchmark.name
        );
    }
}

/// Every slice is a program for javac too, and shows the same values on the JVM: the original's
/// sequence is a prefix of the slice's, on every test.
#[test]
fn slices_compile_with_javac_and_show_the_same_values_on_the_jvm() {
    let Some(jvm) = test_support::Jvm::find() else {
        return;
    };
    let folder = test_support::TempDir::new("whydunit-slices").unwrap();
    let mut files = vec![folder.write("see/See.java", SEE).unwrap()];
    let mut mains = Vec::new();
    let suite = suite();
    for (number, benchmark) in suite.iter().enumerate() {
        let report = sliced(benchmark, |_| {});
        let text = &benchmark.subject.text;
        let span = benchmark
            .subject
            .tree
            .node(benchmark.criterion.node)
            .span
            .clone();
        let span = span.start as usize..span.end as usize;
        let mark = format!("/*{}*/", benchmark.number);
        let in_slice = seen_in_slice(text, &report.java, &mark, span.clone());
        let task = Task::new(benchmark.criterion.clone());
        let oracle = run_tests(&benchmark.subject, &task, &Budget::default()).unwrap();
        for (variant, text, span, edits) in [
            ("original", &**text, span, None),
            ("slice", report.java.as_str(), in_slice, Some(&report.edits)),
        ] {
            let package = format!("b{number}.{variant}");
            let path = package.replace('.', "/");
            let source = format!(
                "package {package}; {}see.See.see({}){}",
                &text[..span.start],
                &text[span.clone()],
                &text[span.end..]
            );
            let class = benchmark.file.file_stem().unwrap().to_str().unwrap();
            files.push(
                folder
                    .write(&format!("{path}/{class}.java"), source)
                    .unwrap(),
            );
            let driver = driver(benchmark, &oracle, &package, class, edits);
            files.push(
                folder
                    .write(&format!("{path}/Driver.java"), driver)
                    .unwrap(),
            );
            mains.push(format!("{package}.Driver"));
        }
    }
    let classes = folder.path().join("classes");
    std::fs::create_dir_all(&classes).unwrap();
    // A header may stand before the package: imports come behind it.
    jvm.compile(&files, &classes)
        .unwrap_or_else(|error| panic!("{error}"));
    let mains: Vec<test_support::jvm::MainClass> = mains
        .iter()
        .map(|class| test_support::jvm::MainClass::new(&classes, class))
        .collect();
    let limit = std::time::Duration::from_secs(60);
    let outputs = jvm.run_many(&mains, limit);
    for (benchmark, pair) in suite.iter().zip(outputs.chunks(2)) {
        let values = |at: usize| {
            let result = pair[at].as_ref().unwrap_or_else(|it| panic!("{it}"));
            let text = result.stdout.clone();
            text.split("#end\n")
                .map(|run| {
                    let seen = run.lines().filter_map(|line| line.strip_prefix("#see "));
                    seen.map(str::to_owned).collect::<Vec<String>>()
                })
                .collect::<Vec<_>>()
        };
        let (original, slice) = (values(0), values(1));
        assert_eq!(original.len(), slice.len(), "{}", benchmark.name);
        for (one, two) in original.iter().zip(&slice) {
            assert!(two.starts_with(one), "{}: {one:?} {two:?}", benchmark.name);
        }
        assert!(
            original.iter().any(|run| !run.is_empty()),
            "{}",
            benchmark.name
        );
    }
}

const SEE: &str = "package see;
public class See {
    public static int see(int value) {
        System.out.println();
        System.out.println(\"#see \" + value);
        return value;
    }
    public static <T> T see(T value) {
        System.out.println();
        System.out.println(\"#see \" + value);
        return value;
    }
}
";

/// Where the criterion is in the slice: at the marker, which stays with it.
fn seen_in_slice(
    original: &str,
    slice: &str,
    mark: &str,
    span: std::ops::Range<usize>,
) -> std::ops::Range<usize> {
    let before = original.find(mark).unwrap();
    let after = slice.find(mark).unwrap();
    let start = after + span.start - before;
    let written = &original[span];
    assert_eq!(&slice[start..start + written.len()], written);
    start..start + written.len()
}

/// A `main` that runs all tests of a benchmark.
fn driver(
    benchmark: &Benchmark,
    oracle: &Oracle,
    package: &str,
    class: &str,
    edits: Option<&slicing::source::edit::Edits>,
) -> String {
    use slicing::inputs::runs::Entry;
    use testgen::input::Input;
    let subject = &benchmark.subject;
    let tree = &subject.tree;
    let mut calls = String::new();
    for expectation in &oracle.expectations {
        let call = match &expectation.test.entry {
            Entry::Main { .. } => format!("{class}.main(new String[0])"),
            Entry::Call { method, args, .. } => {
                let params = tree.children(*method).into_iter();
                let params = params
                    .filter(|at| tree.node(*at).kind == slicing::source::tree::NodeKind::Param)
                    .collect::<Vec<_>>();
                let kept = args
                    .iter()
                    .zip(params)
                    .filter(|(_, param)| edits.is_none_or(|edits| edits.is_kept(tree, *param)));
                let shown: Vec<String> = kept
                    .map(|(arg, _)| {
                        let text = arg.show(&subject.original.program);
                        match arg {
                            Input::Primitive(java::types::Primitive::Byte, _) => {
                                format!("(byte) ({text})")
                            }
                            _ => text,
                        }
                    })
                    .collect();
                let slicing::source::tree::Form::Named(name) = &tree.node(*method).form else {
                    panic!("a constructor");
                };
                format!("{class}.{name}({})", shown.join(", "))
            }
            Entry::JUnit { .. } | Entry::Calls(_) | Entry::Start(_) => panic!("no JUnit here"),
        };
        calls.push_str(&format!(
            "        try {{ {call}; }} catch (Throwable t) {{ }}\n        \
             System.out.println(\"\\n#end\");\n"
        ));
    }
    format!(
        "package {package};\npublic class Driver {{\n    \
         public static void main(String[] args) {{\n{calls}    }}\n}}\n"
    )
}

#[test]
fn each_line_has_a_reason_that_fits_what_became_of_it() {
    for benchmark in suite() {
        for phase in [Phase::Static, Phase::Minimal] {
            let report = sliced(&benchmark, |task| task.phase = phase);
            let everything = Edits::none(&benchmark.subject.tree);
            let coded = slicing::slicer::kept_lines(&benchmark.subject, &everything);
            let told: Vec<u32> = report.reasons.keys().copied().collect();
            assert_eq!(told, coded, "{}", benchmark.name);
            for (line, reason) in &report.reasons {
                let is_in = report.lines.contains(line);
                let fits = reason.starts_with(if is_in { "In: " } else { "Out: " });
                assert!(fits, "{}: line {line}: {reason}", benchmark.name);
                // The static slicers have found a dependence, or the tests would not have been asked.
                let is_static = !reason.contains("test");
                let lines = slicing::slicer::kept_lines(&benchmark.subject, &report.static_edits);
                let contradicts = is_static && !is_in && lines.contains(line);
                assert!(!contradicts, "{}: line {line}: {reason}", benchmark.name);
            }
        }
    }
}
