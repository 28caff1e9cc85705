//! The class library models, embedded in the binary: Java sources under `jdk/`, found by the simple
//! name of a top-level class and parsed at most once per process.
//!
//! What must hold:
//! * A class model's file is called like its one public top-level class and lies in the folder of
//!   its package.
//! * Models parse and lower without errors (tested below), so that what is wrong is always the
//!   user's code.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use java::program::{Library, SourceUnit};

/// Path inside `jdk/`, such as `java/lang/String.java`, and text of each model; sorted by path.
const SOURCES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/library_sources.rs"));

/// The models of the JDK and of the test libraries.
#[derive(Clone, Copy, Debug, Default)]
pub struct ClassLibrary;

struct Model {
    path: &'static str,
    text: &'static str,
    unit: OnceLock<SourceUnit>,
}

impl Model {
    fn unit(&self) -> &SourceUnit {
        self.unit.get_or_init(|| SourceUnit {
            path: self.path.into(),
            unit: syntax::SourceFile::new(self.text).unit(),
            is_library: true,
        })
    }
}

/// Models by the simple name of their class.
fn models() -> &'static BTreeMap<&'static str, Vec<Model>> {
    static MODELS: OnceLock<BTreeMap<&'static str, Vec<Model>>> = OnceLock::new();
    MODELS.get_or_init(|| {
        let mut models: BTreeMap<&'static str, Vec<Model>> = BTreeMap::new();
        for &(path, text) in SOURCES {
            let file = path.rsplit('/').next().unwrap_or(path);
            let name = file.strip_suffix(".java").unwrap_or(file);
            models.entry(name).or_default().push(Model {
                path,
                text,
                unit: OnceLock::new(),
            });
        }
        models
    })
}

impl Library for ClassLibrary {
    fn find(&self, simple_name: &str) -> Vec<SourceUnit> {
        let found = models()
            .get(simple_name)
            .map(Vec::as_slice)
            .unwrap_or_default();
        found.iter().map(|model| model.unit().clone()).collect()
    }
}

/// Path and text of each model, for tests and tools.
pub fn sources() -> impl Iterator<Item = (&'static str, &'static str)> {
    SOURCES.iter().copied()
}

/// The parsed models, by simple name of their class.
pub fn units() -> impl Iterator<Item = &'static SourceUnit> {
    models().values().flatten().map(Model::unit)
}

/// The binary names of all modelled top-level classes, sorted.
pub fn class_names() -> impl Iterator<Item = String> {
    SOURCES
        .iter()
        .map(|(path, _)| path.strip_suffix(".java").unwrap_or(path).replace('/', "."))
}

/// The text of the model of a top-level class, such as `java.util.List`.
pub fn model(class: &str) -> Option<&'static str> {
    let path = format!("{}.java", class.replace('.', "/"));
    let index = SOURCES
        .binary_search_by(|(other, _)| (*other).cmp(&*path))
        .ok()?;
    SOURCES.get(index).map(|(_, text)| *text)
}

/// Whether the model of a class must be ours: the language rests on it, or parts of it are natives.
pub fn is_irreplaceable(class: &str) -> bool {
    model(class).is_some_and(|text| {
        class.starts_with("java.lang.")
            || java::program::is_always_included(class.rsplit('.').next().unwrap_or(class))
            || has_native_methods(text)
    })
}

fn has_native_methods(text: &str) -> bool {
    let words = |line: &str| line.split_whitespace().any(|word| word == "native");
    text.lines()
        .filter(|line| !line.trim_start().starts_with(['*', '/']))
        .any(words)
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;
    use std::fs;
    use std::path::{Path, PathBuf};
    use std::sync::Arc;

    use budget::Budget;
    use java::program::{Library, Program, SourceUnit};

    use super::{ClassLibrary, models};

    struct Nothing;

    impl Library for Nothing {
        fn find(&self, _simple_name: &str) -> Vec<SourceUnit> {
            Vec::new()
        }
    }

    fn all_units() -> Vec<SourceUnit> {
        models()
            .values()
            .flatten()
            .map(|model| model.unit().clone())
            .collect()
    }

    #[test]
    fn every_library_class_parses() {
        let mut problems = String::new();
        for unit in all_units() {
            for error in &unit.unit.errors {
                let _ = writeln!(
                    problems,
                    "{} at {}: {}",
                    unit.path, error.span.start, error.message
                );
            }
        }
        assert_eq!(problems, "");
    }

    #[test]
    fn every_library_class_lowers() {
        let program = Program::build(all_units(), Arc::new(Nothing));
        let mut problems = String::new();
        for error in program.errors() {
            let _ = writeln!(problems, "{error:?}");
        }
        for method in program.methods() {
            let lowered = program.lowered(method.id);
            let Some(body) = &lowered.body else { continue };
            for error in &body.errors {
                let _ = writeln!(
                    problems,
                    "{} at {}: {}",
                    method.key, error.span.start, error.message
                );
            }
            for unsupported in &body.unsupported {
                let _ = writeln!(
                    problems,
                    "{}: not analysed: {}",
                    method.key, unsupported.what
                );
            }
        }
        assert_eq!(problems, "");
    }

    /// Runs the programs of a folder beside this file; their output has to be the recorded one.
    fn check_programs(folder: &str) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("src/library")
            .join(folder);
        let entries = fs::read_dir(folder).expect("the folder is part of the source");
        let mut files: Vec<PathBuf> = entries
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .collect();
        files.retain(|file| {
            file.extension()
                .is_some_and(|extension| extension == "java")
        });
        files.sort();
        assert!(!files.is_empty());
        for file in files {
            let text = fs::read_to_string(&file).expect("a program");
            let expected = fs::read_to_string(file.with_extension("out")).expect("its output");
            let path: Arc<str> = file
                .file_name()
                .map_or("".into(), |name| name.to_string_lossy())
                .into();
            let unit = SourceUnit {
                path: path.clone(),
                unit: syntax::SourceFile::new(&text).unit(),
                is_library: false,
            };
            let program = Arc::new(Program::build(vec![unit], Arc::new(ClassLibrary)));
            let main = program.file_by_path(&path).expect("the only file");
            let sources = Arc::new([(path.clone(), Arc::from(text))].into_iter().collect());
            let result = crate::run_main(program, main, &[], "", sources, Budget::default());
            assert_eq!(result.outcome, crate::MainOutcome::Exit(0), "{path}");
            let printed = String::from_utf8_lossy(&result.stdout);
            for (line, (wanted, found)) in expected.lines().zip(printed.lines()).enumerate() {
                assert_eq!(found, wanted, "{path}, line {}", line + 1);
            }
            assert_eq!(printed.lines().count(), expected.lines().count(), "{path}");
        }
    }

    /// Recorded with JUnit 4.13.2, JUnit Jupiter 5.10.2 and Hamcrest 2.2.
    #[test]
    fn assertions_have_the_messages_of_the_real_libraries() {
        check_programs("messages");
    }

    /// Recorded from JDK 17.
    #[test]
    fn library_classes_do_what_the_jvms_do() {
        check_programs("programs");
    }

    /// Recorded from JDK 25: what came after Java 17.
    #[test]
    fn newer_syntax_does_what_it_does_on_a_jvm() {
        check_programs("newer");
    }

    /// The comment at the head of a model, one line a paragraph.
    fn header(text: &str) -> Vec<String> {
        let lines = text.lines().map_while(|line| line.strip_prefix("// "));
        let mut paragraphs: Vec<String> = Vec::new();
        for line in lines {
            let starts = line.starts_with("Left out:") || line.starts_with("Source:");
            match paragraphs.last_mut() {
                Some(last) if !starts => {
                    last.push(' ');
                    last.push_str(line);
                }
                _ => paragraphs.push(line.to_owned()),
            }
        }
        paragraphs
    }

    /// `UPDATE_EXPECT=1` writes the list anew.
    #[test]
    fn the_documentation_lists_the_modelled_classes() {
        let mut list = String::from(
            "# Modelled classes of the JDK\n\nWritten by a test from the heads of the models, which say what \
             they leave out.\n",
        );
        let mut package = "";
        for (path, text) in super::sources() {
            let is_public = text.contains("\npublic ");
            let Some((folder, file)) = path.rsplit_once('/') else {
                continue;
            };
            if !path.starts_with("java/") || !is_public {
                continue;
            }
            if folder != package {
                package = folder;
                let _ = write!(
                    list,
                    "\n## {}\n\n| class | left out |\n|---|---|\n",
                    folder.replace('/', ".")
                );
            }
            let header = header(text);
            let left_out = header
                .iter()
                .find_map(|paragraph| paragraph.strip_prefix("Left out: "));
            assert!(
                header
                    .iter()
                    .any(|paragraph| paragraph.starts_with("Source: ")),
                "{path} doesn't say its source"
            );
            let left_out =
                left_out.unwrap_or_else(|| panic!("{path} doesn't say what it leaves out"));
            let left_out = match left_out.strip_prefix("nothing") {
                Some(rest) => rest.trim_start_matches(['.', ';', ' ']),
                None => left_out,
            };
            let name = file.strip_suffix(".java").unwrap_or(file);
            let _ = writeln!(list, "| {name} | {left_out} |");
        }
        expect_test::expect_file!["../../../docs/java-classes.md"].assert_eq(&list);
    }

    fn program_with(body: &str, before: Option<&Program>) -> Program {
        let text = format!(
            "import java.util.*; class A {{ static void f(List<String> list) {{ {body} }} }}"
        );
        let unit = SourceUnit {
            path: "A.java".into(),
            unit: syntax::SourceFile::new(&text).unit(),
            is_library: false,
        };
        match before {
            None => Program::build(vec![unit], Arc::new(ClassLibrary)),
            Some(before) => before.update(vec![unit]),
        }
    }

    #[test]
    fn classes_that_only_uncalled_methods_mention_are_left_out() {
        let has_streams = |program: &Program| {
            let found = program.class_by_name("java.util.stream.Stream");
            found.is_some_and(|class| !program.class(class).is_missing)
        };
        let without = program_with("list.add(\"a\");", None);
        assert!(!has_streams(&without));
        assert_eq!(without.errors(), []);
        let with = program_with("list.stream();", None);
        assert!(has_streams(&with));
        assert!(has_streams(&program_with("list.stream();", Some(&without))));
        assert!(!has_streams(&program_with("list.clear();", Some(&without))));
    }

    #[test]
    fn classes_are_found_by_simple_name() {
        let paths = |name: &str| -> Vec<Arc<str>> {
            ClassLibrary
                .find(name)
                .into_iter()
                .map(|unit| unit.path)
                .collect()
        };
        assert_eq!(paths("String"), [Arc::from("java/lang/String.java")]);
        assert_eq!(paths("NoSuchClass"), Vec::<Arc<str>>::new());
        assert_eq!(paths("Assert").len(), 2);
    }
}
