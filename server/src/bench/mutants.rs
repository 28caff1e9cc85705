//! Mutants: right programs made wrong in one place, at random but reproducibly.
//!
//! What must hold:
//! * The same folder, number and seed give the same mutants, on every machine: nothing depends on
//!   time or on the order of a hash map.
//! * A mutant is Java without errors, and at least one of the cases that passed before fails.
//! * Kinds of mutation are drawn in turn, so that none prevails because it has more places.

pub mod candidates;
mod draw;
mod scope;
mod write;

use crate::analysis::project::ProjectFrontend;
use crate::analysis::{Frontend as _, MethodEntry, Snapshot};
use crate::documents::discover::{Root, java_files};
use crate::documents::reading::read_source;
use crate::documents::source::SourceFile;
use crate::main_loop::loader::path_text;
use budget::Budget;
use candidates::{Candidate, Kind, candidates};
use diagnosis::options::Options;
use diagnosis::report::{MethodReport, Status};
use draw::Random;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Slips in a row that no test notices before the search ends.
const MOST_IN_VAIN: usize = 2_000;

/// A mutant that is worth keeping.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// Path of the file from the folder.
    pub file: Arc<str>,
    /// Key of the method, such as `shop.Cart.total(int)`.
    pub method: Arc<str>,
    pub candidate: Candidate,
    /// The file's text with the mutation.
    pub text: String,
}

/// The sources of a folder, all right.
pub struct Workspace {
    frontend: ProjectFrontend,
    sources: BTreeMap<Arc<str>, SourceFile>,
}

impl Workspace {
    /// Reads all Java files of a folder.
    ///
    /// # Errors
    /// A file can't be read or has an error.
    pub fn read(folder: &Path) -> Result<Workspace, String> {
        if !folder.is_dir() {
            return Err(format!("{}: there is no such folder", folder.display()));
        }
        let (files, unsearched) = java_files(&Root {
            folder: folder.to_owned(),
            recursive: true,
        });
        if let Some(problem) = unsearched.first() {
            return Err(format!("{}: {problem}", folder.display()));
        }
        if files.is_empty() {
            return Err(format!("{}: there is no Java file", folder.display()));
        }
        let mut sources = BTreeMap::new();
        for file in files {
            let text =
                read_source(&file).map_err(|problem| format!("{}: {problem}", file.display()))?;
            let name = path_text(file.strip_prefix(folder).unwrap_or(&file));
            sources.insert(name, SourceFile::new(text));
        }
        let mut frontend = ProjectFrontend::new();
        let all: Vec<(Arc<str>, Option<&SourceFile>)> = sources
            .iter()
            .map(|(name, source)| (name.clone(), Some(source)))
            .collect();
        let snapshot = frontend.update(&all);
        if let Some((file, _, message)) = snapshot.errors().into_iter().next() {
            return Err(format!("{file}: {message}"));
        }
        drop(all);
        Ok(Workspace { frontend, sources })
    }

    /// Up to `count` mutants. Fewer if there are no more, or none of the last [`MOST_IN_VAIN`] slips
    /// in a row was noticed by a test.
    pub fn mutants(&mut self, count: usize, seed: u64) -> Vec<Mutant> {
        let original = self.frontend.update(&[]);
        let mut waiting = self.by_kind(&*original, seed);
        // Of a large folder only the methods drawn are looked at.
        let mut right: BTreeMap<(Arc<str>, Arc<str>), bool> = BTreeMap::new();
        let mut mutants = Vec::new();
        let mut texts: BTreeSet<(Arc<str>, String)> = BTreeSet::new();
        let mut in_vain = 0;
        while mutants.len() < count && waiting.iter().any(|kind| !kind.is_empty()) {
            for kind in &mut waiting {
                // The next of this kind that a test notices.
                while let Some((file, entry, candidate)) = kind.pop() {
                    let is_right = right
                        .entry((file.clone(), entry.key.clone()))
                        .or_insert_with(|| passes(&quick(&*original, &entry)));
                    let Some(text) = is_right.then(|| self.mutated(&file, &candidate)).flatten()
                    else {
                        continue;
                    };
                    if !texts.insert((file.clone(), text.clone())) {
                        continue;
                    }
                    if !self.is_noticed(&file, &entry, &text) {
                        in_vain += 1;
                        if in_vain >= MOST_IN_VAIN {
                            return mutants;
                        }
                        continue;
                    }
                    in_vain = 0;
                    mutants.push(Mutant {
                        file,
                        method: entry.key,
                        candidate,
                        text,
                    });
                    break;
                }
                if mutants.len() == count {
                    break;
                }
            }
        }
        mutants
    }

    /// The candidates of each kind in random order.
    fn by_kind(
        &self,
        snapshot: &dyn Snapshot,
        seed: u64,
    ) -> Vec<Vec<(Arc<str>, MethodEntry, Candidate)>> {
        let mut of_kind: BTreeMap<Kind, Vec<_>> = BTreeMap::new();
        for (file, source) in &self.sources {
            let methods = snapshot.methods(file);
            for candidate in candidates(&source.unit(), source.text()) {
                let inside = methods.iter().find(|entry| {
                    entry.range.start <= candidate.range.start
                        && candidate.range.end <= entry.range.end
                });
                if let Some(entry) = inside {
                    of_kind.entry(candidate.kind).or_default().push((
                        file.clone(),
                        entry.clone(),
                        candidate,
                    ));
                }
            }
        }
        let mut random = Random::new(seed);
        of_kind
            .into_values()
            .map(|mut candidates| {
                random.shuffle(&mut candidates);
                candidates
            })
            .collect()
    }

    fn mutated(&self, file: &str, candidate: &Candidate) -> Option<String> {
        let text = self.sources.get(file)?.text();
        let before = text.get(..candidate.range.start)?;
        let after = text.get(candidate.range.end..)?;
        Some(format!("{before}{}{after}", candidate.replacement))
    }

    /// Whether a case of the method fails, once it is changed.
    fn is_noticed(&mut self, file: &Arc<str>, entry: &MethodEntry, text: &str) -> bool {
        let mutated = SourceFile::new(text);
        let snapshot = self.frontend.update(&[(file.clone(), Some(&mutated))]);
        let mut methods = snapshot.methods(file).into_iter();
        let is_noticed = snapshot.errors().is_empty()
            && methods
                .find(|other| other.key == entry.key)
                .is_some_and(|entry| {
                    let report = quick(&*snapshot, &entry);
                    report.status == Status::Failing && report.tests.failed > 0
                });
        let original = self.sources.get(file);
        self.frontend.update(&[(file.clone(), original)]);
        is_noticed
    }

    /// Writes the mutants, each in a folder of its own with the files it needs, and the manifest.
    ///
    /// # Errors
    /// The folder has something in it already, or can't be written.
    pub fn write(&self, mutants: &[Mutant], about: String, out: &Path) -> Result<PathBuf, String> {
        write::write(&self.sources, mutants, about, out)
    }
}

/// Whether mutants can be written to a folder.
///
/// # Errors
/// It has something in it already.
pub fn check_free(out: &Path) -> Result<(), String> {
    write::check_free(out)
}

/// Cases have a number of steps, no time: a slow machine must give the same answer.
fn quick(snapshot: &dyn Snapshot, entry: &MethodEntry) -> MethodReport {
    let report = snapshot.quick(&Budget::default(), entry.id, &Options::default());
    report.unwrap_or_else(|stop| {
        crate::scheduler::workers::failed_report(&entry.key, "", stop.to_string())
    })
}

fn passes(report: &MethodReport) -> bool {
    report.status == Status::Ok && report.tests.passed > 0
}
