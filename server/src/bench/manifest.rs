//! A data set on disk: programs, their tests, and where each is wrong. Schema
//! `whydunit.localization/1`, described in `docs/benchmarking.md`.

use crate::documents::discover::{Root, is_java, java_files};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The schema's name, the value of [`Manifest::schema`].
pub const SCHEMA: &str = "whydunit.localization/1";

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// [`SCHEMA`]
    pub schema: String,
    /// Where the programs come from, for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<String>,
    pub programs: Vec<FaultyProgram>,
}

/// A program with a known fault. Paths count from the manifest's folder.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaultyProgram {
    pub name: String,
    /// The file whose methods are analysed.
    pub file: PathBuf,
    /// Further files, or folders with files, that the program needs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<PathBuf>,
    /// Files, or folders with files, of tests. None where contracts tell right from wrong.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tests: Vec<PathBuf>,
    /// Names of the methods that are analysed; all of the file if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub methods: Vec<String>,
    /// Lines whose statement is wrong.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faulty: Vec<Line>,
    /// Lines beside which a statement is missing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub insertions: Vec<Line>,
    /// Kind of the fault; figures are given for each kind too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// For people, such as the right text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A line from 1: of the program's `file`, or of another of its files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Line {
    Here(u32),
    Elsewhere { file: PathBuf, line: u32 },
}

impl FaultyProgram {
    /// The file, from the manifest's folder, and the line.
    pub fn place<'a>(&'a self, line: &'a Line) -> (&'a Path, u32) {
        match line {
            Line::Here(line) => (&self.file, *line),
            Line::Elsewhere { file, line } => (file, *line),
        }
    }

    /// All files of the program, the analysed one among them.
    ///
    /// # Errors
    /// A path that leads to no Java file.
    pub fn files(&self, folder: &Path) -> Result<BTreeSet<PathBuf>, String> {
        let mut files = BTreeSet::from([self.file.clone()]);
        for path in self.with.iter().chain(&self.tests) {
            let whole = folder.join(path);
            if !whole.is_dir() {
                files.insert(path.clone());
                continue;
            }
            let (found, unsearched) = java_files(&Root {
                folder: whole,
                recursive: true,
            });
            if let Some(problem) = unsearched.first() {
                return Err(format!("{}: {problem}", path.display()));
            }
            if found.is_empty() {
                return Err(format!("{}: there is no Java file", path.display()));
            }
            files.extend(found.into_iter().map(|file| {
                file.strip_prefix(folder)
                    .map_or_else(|_| file.clone(), Path::to_owned)
            }));
        }
        match files.iter().find(|file| !is_java(file)) {
            Some(file) => Err(format!("{}: this is no Java file", file.display())),
            None => Ok(files),
        }
    }
}

impl Manifest {
    /// Reads a manifest; gives also the folder from which its paths count.
    ///
    /// # Errors
    /// A sentence with the file, and with the place in it.
    pub fn read(path: &Path) -> Result<(Manifest, PathBuf), String> {
        let problem = |reason: String| format!("{}: {reason}", path.display());
        let text = std::fs::read_to_string(path)
            .map_err(|error| problem(format!("the manifest can't be read: {error}")))?;
        let manifest = Manifest::parse(&text).map_err(problem)?;
        let folder = path.parent().unwrap_or(Path::new(""));
        Ok((manifest, folder.to_owned()))
    }

    fn parse(text: &str) -> Result<Manifest, String> {
        let manifest: Manifest = serde_json::from_str(text)
            .map_err(|error| format!("the manifest isn't as it should be: {error}"))?;
        if manifest.schema != SCHEMA {
            return Err(format!(
                "the schema is `{}`, not `{SCHEMA}`",
                manifest.schema
            ));
        }
        let mut names = BTreeSet::new();
        for program in &manifest.programs {
            if !names.insert(&program.name) {
                return Err(format!("two programs are named `{}`", program.name));
            }
            if program.faulty.is_empty() && program.insertions.is_empty() {
                return Err(format!(
                    "`{}` has neither a faulty line nor one beside which a statement is missing",
                    program.name
                ));
            }
        }
        Ok(manifest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(programs: &str, expected: Result<usize, &str>) {
        let text = format!(r#"{{"schema": "{SCHEMA}", "programs": {programs}}}"#);
        match (Manifest::parse(&text), expected) {
            (Ok(manifest), Ok(number)) => assert_eq!(manifest.programs.len(), number),
            (Err(message), Err(part)) => assert!(message.contains(part), "{message}"),
            (found, _) => panic!("{found:?}"),
        }
    }

    #[test]
    fn manifests_are_read_strictly() {
        check("[]", Ok(0));
        check(r#"[{"name": "a", "file": "A.java", "faulty": [3]}]"#, Ok(1));
        check(
            r#"[{"name": "a", "file": "A.java", "tests": ["T.java"],
                 "insertions": [{"file": "B.java", "line": 3}]}]"#,
            Ok(1),
        );
        check(
            r#"[{"name": "a", "file": "A.java"}]"#,
            Err("`a` has neither a faulty line"),
        );
        check(
            r#"[{"name": "a", "file": "A.java", "faulty": [1], "lines": []}]"#,
            Err("unknown field `lines`"),
        );
        check(
            r#"[{"name": "a", "faulty": [1]}]"#,
            Err("missing field `file`"),
        );
        check(
            r#"[{"name": "a", "file": "A.java", "faulty": [1]},
                {"name": "a", "file": "B.java", "faulty": [1]}]"#,
            Err("two programs are named `a`"),
        );
        let other = Manifest::parse(r#"{"schema": "x/1", "programs": []}"#);
        assert!(other.is_err_and(|message| message.contains("the schema is `x/1`")));
    }
}
