//! The corpus `test-fixtures/java`: programs with the results recorded from the JVM, and sources with
//! expected messages.
//!
//! A program is one file, or a folder with `Main.java` and the packages below it.
//!
//! Beside `Name.java` lie `Name.out` (standard output), `Name.err` (standard error without frames inside
//! the JDK, when there is any) and `Name.exit` (the exit code, when it isn't 0). Every list is sorted by
//! name, so that tests report in a stable order.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::expectation::{self, Expectation};
use crate::jvm::{Compilation, Jvm, MainClass, RunError, RunResult};
use crate::temp::TempDir;

/// The observable result of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// All of standard output.
    pub stdout: String,
    /// Standard error as [`without_jdk_frames`] leaves it.
    pub stderr: String,
    /// The exit code of the process.
    pub exit_code: i32,
}

/// A program with a `main` and, once recorded, its result.
#[derive(Clone, Debug)]
pub struct Program {
    /// Path below the corpus folder without extension, such as `strings/Escapes`.
    pub name: String,
    /// The source file with `main`.
    pub source: PathBuf,
    /// All source files, sorted; paths below [`Program::folder`].
    pub files: Vec<PathBuf>,
    /// The class with `main`, named as the file.
    pub class: String,
    /// What the JVM did; `None` while unrecorded.
    pub recorded: Option<Recorded>,
}

/// A source with `//~` expectations.
#[derive(Clone, Debug)]
pub struct FailingSource {
    /// Path below the corpus folder without extension.
    pub name: String,
    /// The source file.
    pub source: PathBuf,
    /// Its content.
    pub text: String,
    /// Where which message must be.
    pub expectations: Vec<Expectation>,
}

/// The folder `test-fixtures` of this workspace.
pub fn fixtures_root() -> PathBuf {
    let mut root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    // server/crates/test-support
    for _ in 0..3 {
        root.pop();
    }
    root.join("test-fixtures")
}

/// Programs of the supported subset: the interpreter must do exactly as recorded.
pub fn pass_folder() -> PathBuf {
    fixtures_root().join("java/pass")
}

/// Sources with constructs to be reported.
pub fn fail_folder() -> PathBuf {
    fixtures_root().join("java/fail")
}

/// Projects with JUnit tests and their outcomes, see [`crate::outcome`].
pub fn junit_folder() -> PathBuf {
    fixtures_root().join("junit")
}

/// Methods with contracts and what is true of them, see [`crate::outcome`].
pub fn contracts_folder() -> PathBuf {
    fixtures_root().join("contracts")
}

/// The project the README shows.
pub fn tour_folder() -> PathBuf {
    fixtures_root().join("tour")
}

/// All programs below `folder`, sorted by name.
pub fn programs(folder: &Path) -> io::Result<Vec<Program>> {
    let mut found = Vec::new();
    let sources = files_with_extension(folder, "java")?;
    let roots: Vec<&Path> = sources
        .iter()
        .filter(|source| source.ends_with(MAIN))
        .filter_map(|source| source.parent())
        .collect();
    for source in &sources {
        let root = roots.iter().find(|root| source.starts_with(root));
        let files = match root {
            None => vec![source.clone()],
            Some(root) if source.ends_with(MAIN) && source.parent() == Some(root) => sources
                .iter()
                .filter(|file| file.starts_with(root))
                .cloned()
                .collect(),
            Some(_) => continue,
        };
        let class = match source.file_stem() {
            Some(stem) => stem.to_string_lossy().into_owned(),
            None => continue,
        };
        found.push(Program {
            name: relative_name(folder, source),
            recorded: read_recorded(source)?,
            class,
            source: source.clone(),
            files,
        });
    }
    Ok(found)
}

/// The file that makes a folder one program.
const MAIN: &str = "Main.java";

impl Program {
    /// What packages are folders below.
    pub fn folder(&self) -> &Path {
        self.source.parent().unwrap_or(Path::new(""))
    }
}

/// All sources with expectations below `folder`, sorted by name.
pub fn failing_sources(folder: &Path) -> io::Result<Vec<FailingSource>> {
    let mut found = Vec::new();
    for source in files_with_extension(folder, "java")? {
        let text = fs::read_to_string(&source)?;
        found.push(FailingSource {
            name: relative_name(folder, &source),
            expectations: expectation::parse(&text),
            text,
            source,
        });
    }
    Ok(found)
}

/// All files below `folder` with this extension, sorted by path.
pub fn files_with_extension(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(&next)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn relative_name(folder: &Path, source: &Path) -> String {
    let relative = source
        .strip_prefix(folder)
        .unwrap_or(source)
        .with_extension("");
    let parts: Vec<String> = relative
        .components()
        .map(|part| part.as_os_str().to_string_lossy().into_owned())
        .collect();
    parts.join("/")
}

fn read_recorded(source: &Path) -> io::Result<Option<Recorded>> {
    let Some(stdout) = read_optional(&source.with_extension("out"))? else {
        return Ok(None);
    };
    let stderr = read_optional(&source.with_extension("err"))?.unwrap_or_default();
    let exit_code = match read_optional(&source.with_extension("exit"))? {
        None => 0,
        Some(text) => text.trim().parse().map_err(|error| {
            io::Error::new(
                io::ErrorKind::InvalidData,
                format!("{}: {error}", source.display()),
            )
        })?,
    };
    Ok(Some(Recorded {
        stdout,
        stderr,
        exit_code,
    }))
}

fn read_optional(path: &Path) -> io::Result<Option<String>> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Standard error without the frames inside the JDK, which are no part of Java's semantics: they are
/// those that name a module, as in `at java.base/java.lang.Integer.parseInt(…)`.
pub fn without_jdk_frames(stderr: &str) -> String {
    stderr
        .split_inclusive('\n')
        .filter(|line| !is_jdk_frame(line))
        .collect()
}

fn is_jdk_frame(line: &str) -> bool {
    line.trim_start().strip_prefix("at ").is_some_and(|frame| {
        let method = frame.split_once('(').map_or(frame, |(method, _)| method);
        method.contains('/')
    })
}

impl From<RunResult> for Recorded {
    fn from(result: RunResult) -> Recorded {
        Recorded {
            stderr: without_jdk_frames(&result.stderr),
            stdout: result.stdout,
            exit_code: result.exit_code,
        }
    }
}

/// Runs the programs on the JVM, each compiled on its own; results are in the order of `programs`.
///
/// The helper JVM shows in what a program can ask of it: the depth of the stack, the name of the class
/// loader. So a result counts if it is the recorded one, or if a JVM of the program's own gave it.
pub fn judge(
    jvm: &Jvm,
    programs: &[Program],
    time_limit: Duration,
) -> Result<Vec<Result<Recorded, RunError>>, RunError> {
    let classes = TempDir::new("whydunit-judge")?;
    let compilations: Vec<Compilation> = programs
        .iter()
        .enumerate()
        .map(|(index, program)| Compilation {
            files: program.files.clone(),
            out_dir: classes.path().join(index.to_string()),
            options: Vec::new(),
        })
        .collect();
    let compiled = jvm.compile_many(&compilations, time_limit);
    let mains: Vec<MainClass> = programs
        .iter()
        .zip(&compilations)
        .zip(&compiled)
        .filter(|(_, outcome)| outcome.is_ok())
        .map(|((program, compilation), _)| MainClass::new(&compilation.out_dir, &program.class))
        .collect();
    let mut results = jvm.run_many(&mains, time_limit).into_iter();
    Ok(programs
        .iter()
        .zip(&compilations)
        .zip(compiled)
        .map(|((program, compilation), outcome)| {
            outcome?;
            let together = match results.next() {
                Some(result) => result.map(Recorded::from),
                None => Err(RunError::Helper("a result is missing".to_string())),
            };
            if matches!((&together, &program.recorded), (Ok(one), Some(other)) if one == other) {
                return together;
            }
            jvm.run_main(&compilation.out_dir, &program.class, &[], b"", time_limit)
                .map(Recorded::from)
        })
        .collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drops_frames_inside_the_jdk_only() {
        let stderr = "Exception in thread \"main\" java.lang.NumberFormatException: a/b\n\
                      \tat java.base/java.lang.Integer.parseInt(Integer.java:668)\n\
                      \tat shop.Main.main(Main.java:3)\n\
                      \tat app//shop.Main.main(Main.java:3)\n\
                      and/at the end";
        assert_eq!(
            without_jdk_frames(stderr),
            "Exception in thread \"main\" java.lang.NumberFormatException: a/b\n\
             \tat shop.Main.main(Main.java:3)\n\
             and/at the end"
        );
    }

    #[test]
    fn pairs_sources_with_their_results() -> io::Result<()> {
        let folder = TempDir::new("whydunit-corpus")?;
        folder.write("b/Second.java", "")?;
        folder.write("a/First.java", "class First {} //~ text")?;
        folder.write("a/First.out", "out")?;
        folder.write("a/First.err", "err")?;
        folder.write("a/First.exit", "3\n")?;
        let programs = programs(folder.path())?;
        let names: Vec<&str> = programs
            .iter()
            .map(|program| program.name.as_str())
            .collect();
        assert_eq!(names, ["a/First", "b/Second"]);
        assert_eq!(programs[0].class, "First");
        assert_eq!(
            programs[0].recorded,
            Some(Recorded {
                stdout: "out".into(),
                stderr: "err".into(),
                exit_code: 3
            })
        );
        assert_eq!(programs[1].recorded, None);
        assert_eq!(programs[1].files, [folder.path().join("b/Second.java")]);
        let failing = failing_sources(folder.path())?;
        assert_eq!(failing[0].expectations.len(), 1);
        Ok(())
    }

    #[test]
    fn a_folder_with_a_main_is_one_program() -> io::Result<()> {
        let folder = TempDir::new("whydunit-corpus")?;
        for file in ["a/One.java", "b/two/Main.java", "b/two/shop/Order.java"] {
            folder.write(file, "")?;
        }
        let programs = programs(folder.path())?;
        let names: Vec<(&str, usize)> = programs
            .iter()
            .map(|program| (program.name.as_str(), program.files.len()))
            .collect();
        assert_eq!(names, [("a/One", 1), ("b/two/Main", 2)]);
        assert_eq!(programs[1].folder(), folder.path().join("b/two"));
        Ok(())
    }

    #[test]
    fn an_unreadable_exit_code_is_an_error() -> io::Result<()> {
        let folder = TempDir::new("whydunit-corpus")?;
        folder.write("A.java", "")?;
        folder.write("A.out", "")?;
        folder.write("A.exit", "three")?;
        assert!(programs(folder.path()).is_err());
        Ok(())
    }
}
