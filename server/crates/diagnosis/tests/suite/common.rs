//! Analyses fixtures with the real engine.

use budget::Budget;
use diagnosis::Diagnoser;
use diagnosis::engine::Engine;
use diagnosis::options::Options;
use diagnosis::project::Project;
use diagnosis::report::MethodReport;
use interp::library::ClassLibrary;
use java::program::{Program, SourceUnit};
use java::types::MethodId;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Which values would mend it, without trying edits.
pub(crate) fn values_only() -> Options {
    Options {
        edits: false,
        ..Options::default()
    }
}

/// A report and what it was made from.
pub(crate) struct Analysed {
    pub(crate) report: MethodReport,
    pub(crate) project: Project,
}

/// A project of files given as (path, text).
pub(crate) fn project(files: &[(&str, &str)]) -> Project {
    let mut texts: FxHashMap<Arc<str>, Arc<str>> = FxHashMap::default();
    let units = files
        .iter()
        .map(|(path, text)| {
            texts.insert((*path).into(), (*text).into());
            SourceUnit {
                path: (*path).into(),
                unit: syntax::SourceFile::new(text.to_string()).unit(),
                is_library: false,
            }
        })
        .collect();
    Project::new(
        Arc::new(Program::build(units, Arc::new(ClassLibrary))),
        texts,
    )
}

/// The user's method whose key starts with this text.
pub(crate) fn method(project: &Project, prefix: &str) -> MethodId {
    project
        .program
        .methods()
        .find(|method| {
            method.key.starts_with(prefix) && method.key[prefix.len()..].starts_with('(')
        })
        .unwrap_or_else(|| panic!("no method {prefix}"))
        .id
}

pub(crate) fn analyse_project(project: Project, prefix: &str, options: &Options) -> Analysed {
    let method = method(&project, prefix);
    let report = Diagnoser
        .deep(&Budget::default(), &project, method, options, &|_| {})
        .expect("not cancelled");
    Analysed { report, project }
}

/// A project of files in a fixture folder.
pub(crate) fn read_fixtures(folder: &str, files: &[&str]) -> Project {
    let root = test_support::corpus::fixtures_root().join(folder);
    let texts: Vec<(String, String)> = files
        .iter()
        .map(|file| {
            let path = root.join(file);
            let text = std::fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            ((*file).to_owned(), text)
        })
        .collect();
    let files: Vec<(&str, &str)> = texts
        .iter()
        .map(|(path, text)| (path.as_str(), text.as_str()))
        .collect();
    project(&files)
}

/// Analyses a method of files in a fixture folder.
pub(crate) fn analyse(folder: &str, files: &[&str], prefix: &str, options: &Options) -> Analysed {
    analyse_project(read_fixtures(folder, files), prefix, options)
}

impl Analysed {
    /// The `// S3` at the end of the site's line.
    pub(crate) fn label_of(&self, site: u32) -> String {
        let suspect = self
            .report
            .suspects
            .iter()
            .find(|suspect| suspect.site == site)
            .expect("a suspect");
        let (path, range) = self.project.locate(&suspect.anchor).expect("a place");
        let text = self.project.text(&path).expect("a text");
        let line = text[range.start..].lines().next().unwrap_or_default();
        line.rsplit_once("// ")
            .map_or(line, |(_, label)| label)
            .trim()
            .to_owned()
    }
}
