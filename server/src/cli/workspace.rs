//! The files a command works on, read from disk.
//!
//! What can't be read is told and left out; only a file that was named has to be readable.

use super::arguments::WorkspaceArguments;
use super::human;
use crate::analysis::models::is_below;
use crate::analysis::{Frontend, Snapshot};
use crate::documents::Documents;
use crate::documents::discover::{Root, is_java, java_files, root_of};
use crate::documents::reading::read_source;
use crate::documents::source::SourceFile;
use crate::view::ground::Ground;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;

pub(super) struct Workspace {
    pub(super) documents: Documents,
    pub(super) snapshot: Arc<dyn Snapshot>,
    /// The files asked about, in order of their paths.
    pub(super) targets: Vec<Arc<str>>,
    /// Folders of models.
    model_folders: Vec<Arc<str>>,
    /// Files that can't be analysed, with the reason, in order.
    pub(super) problems: Vec<FileProblem>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct FileProblem {
    pub(super) file: Arc<str>,
    pub(super) reason: String,
    /// The user named the file: leaving it out means that the question isn't answered.
    pub(super) was_named: bool,
}

impl Workspace {
    pub(super) fn ground(&self) -> Ground<'_> {
        Ground {
            snapshot: &*self.snapshot,
            documents: &self.documents,
        }
    }

    /// Files the user named that can't be analysed.
    pub(super) fn named_problems(&self) -> impl Iterator<Item = &FileProblem> {
        self.problems.iter().filter(|problem| problem.was_named)
    }

    /// What is wrong with the files asked about, and with the models they are run with.
    pub(super) fn target_problems(&self) -> impl Iterator<Item = &FileProblem> {
        let problems = self.problems.iter();
        problems.filter(|problem| {
            let file = &problem.file;
            problem.was_named || self.targets.contains(file) || self.is_model(file)
        })
    }

    fn is_model(&self, file: &str) -> bool {
        let mut folders = self.model_folders.iter();
        folders.any(|folder| &**folder == file || is_below(file, folder))
    }

    /// For commands on one file: what others have wrong is none of their business.
    pub(super) fn complain_of_targets(&self) {
        human::complain_of(self.target_problems());
    }

    /// The texts of all files, by path.
    pub(super) fn sources(&self) -> BTreeMap<Arc<str>, Arc<str>> {
        self.documents
            .sources()
            .map(|(path, source)| (path.clone(), Arc::from(source.text())))
            .collect()
    }

    /// Reads the workspace around some paths.
    ///
    /// # Errors
    /// When no path leads to a Java file.
    pub(super) fn load(
        paths: &[PathBuf],
        arguments: &WorkspaceArguments,
        frontend: &mut dyn Frontend,
    ) -> Result<Workspace, String> {
        let (mut files, targets, mut problems) = find(paths, arguments.workspace.as_deref())?;
        let mut model_folders = Vec::new();
        for folder in &arguments.models {
            let (found, unsearched) = model_files(folder)?;
            files.extend(found);
            problems.extend(unsearched);
            model_folders.push(shown(folder));
        }
        frontend.set_models(&model_folders);
        let mut documents = Documents::default();
        for (file, shown) in &files {
            let content = read_source(file).map(SourceFile::new);
            if let Err(problem) = &content {
                problems.push(FileProblem {
                    file: shown.clone(),
                    reason: problem.to_string(),
                    was_named: paths.iter().any(|path| absolute(path) == *file),
                });
            }
            documents.set_disk(shown, content);
        }
        let changes = documents.take_changed();
        let snapshot = frontend.update(&changes);
        for (path, source) in changes {
            if let Some(reason) = source.and_then(SourceFile::problem) {
                let was_named = paths.iter().any(|named| *shown(named) == *path);
                problems.push(FileProblem {
                    file: path,
                    reason: reason.to_owned(),
                    was_named,
                });
            }
        }
        problems.extend(errors(&*snapshot, &documents));
        let models = files
            .values()
            .filter(|file| model_folders.iter().any(|folder| is_below(file, folder)));
        let reasoned: BTreeSet<&Arc<str>> = targets.iter().chain(models).collect();
        problems.extend(reasoned.into_iter().filter_map(|file| {
            let reason = snapshot.left_out(file)?.to_owned();
            Some(FileProblem {
                file: file.clone(),
                reason,
                was_named: false,
            })
        }));
        problems.sort();
        Ok(Workspace {
            documents,
            snapshot,
            targets,
            model_folders,
            problems,
        })
    }
}

/// The Java files of a folder with models, and what couldn't be searched.
fn model_files(folder: &Path) -> Result<(Files, Vec<FileProblem>), String> {
    let root = Root {
        folder: absolute(folder),
        recursive: true,
    };
    if !root.folder.is_dir() {
        return Err(format!(
            "--models {}: there is no such folder",
            folder.display()
        ));
    }
    let (files, unsearched) = java_files(&root);
    if files.is_empty() {
        return Err(format!(
            "--models {}: there is no Java file in this folder",
            folder.display()
        ));
    }
    let files = files
        .into_iter()
        .map(|file| (file.clone(), shown(&file)))
        .collect();
    let problems = unsearched.into_iter().map(|reason| FileProblem {
        file: shown(&root.folder),
        reason,
        was_named: false,
    });
    Ok((files, problems.collect()))
}

/// The first error of each file that isn't Java throughout. What is around it is analysed.
fn errors(snapshot: &dyn Snapshot, documents: &Documents) -> Vec<FileProblem> {
    let mut by_file: BTreeMap<Arc<str>, Vec<(Range<usize>, String)>> = BTreeMap::new();
    for (file, range, message) in snapshot.errors() {
        by_file.entry(file).or_default().push((range, message));
    }
    by_file
        .into_iter()
        .filter_map(|(file, errors)| {
            let (range, message) = errors.first()?;
            let line = Ground {
                snapshot,
                documents,
            }
            .line_at(&file, range.start);
            let more = match errors.len() {
                1 => String::new(),
                number => format!(" (and {} more)", number - 1),
            };
            let reason = format!("line {line}: {message}{more}");
            Some(FileProblem {
                file,
                reason,
                was_named: false,
            })
        })
        .collect()
}

/// Files by absolute path with the form shown.
type Files = BTreeMap<PathBuf, Arc<str>>;

/// Files, the targets, and what couldn't be searched.
type Found = (Files, Vec<Arc<str>>, Vec<FileProblem>);

/// The Java files that a path of the command line stands for, or why there are none.
fn targets_of(path: &Path, file: &Path) -> Result<BTreeSet<PathBuf>, &'static str> {
    if file.is_dir() {
        let (files, _) = java_files(&Root {
            folder: file.to_owned(),
            recursive: true,
        });
        let files: BTreeSet<PathBuf> = files.into_iter().collect();
        return if files.is_empty() {
            Err("there is no Java file in this folder")
        } else {
            Ok(files)
        };
    }
    if !file.exists() {
        return Err("there is no such file or folder");
    }
    if !is_java(path) {
        return Err("this is no Java file");
    }
    Ok(BTreeSet::from([file.to_owned()]))
}

fn find(paths: &[PathBuf], workspace: Option<&Path>) -> Result<Found, String> {
    let mut roots = BTreeSet::new();
    let mut targets = BTreeSet::new();
    let mut problems = Vec::new();
    if let Some(folder) = workspace {
        if !folder.is_dir() {
            return Err(format!("{}: there is no such folder", folder.display()));
        }
        roots.insert(Root {
            folder: absolute(folder),
            recursive: true,
        });
    }
    let mut unusable = None;
    for path in paths {
        let file = absolute(path);
        match targets_of(path, &file) {
            Ok(found) => targets.extend(found),
            Err(reason) => {
                problems.push(FileProblem {
                    file: shown(&file),
                    reason: reason.to_owned(),
                    was_named: true,
                });
                unusable.get_or_insert_with(|| format!("{}: {reason}", path.display()));
                continue;
            }
        }
        if workspace.is_none() {
            roots.insert(root_of(&file));
        }
    }
    // With nothing to go on with, it is the call that is wrong.
    if let (Some(reason), true) = (unusable, targets.is_empty()) {
        return Err(reason);
    }
    let mut files: BTreeSet<PathBuf> = targets.clone();
    for root in roots {
        let (found, unsearched) = java_files(&root);
        files.extend(found);
        problems.extend(unsearched.into_iter().map(|reason| FileProblem {
            file: shown(&root.folder),
            reason,
            was_named: false,
        }));
    }
    let targets = targets.iter().map(|file| shown(file)).collect();
    let files = files
        .into_iter()
        .map(|file| (file.clone(), shown(&file)))
        .collect();
    Ok((files, targets, problems))
}

/// With `.`, `..` and links resolved where the file exists.
fn absolute(path: &Path) -> PathBuf {
    std::fs::canonicalize(path)
        .or_else(|_| std::path::absolute(path))
        .unwrap_or_else(|_| path.to_owned())
}

/// A path as it is shown: from the current folder if it lies below.
pub(super) fn shown(path: &Path) -> Arc<str> {
    let path = absolute(path);
    let here = std::env::current_dir()
        .map(|folder| absolute(&folder))
        .unwrap_or_default();
    let relative = path.strip_prefix(&here).unwrap_or(&path);
    crate::main_loop::loader::path_text(relative)
}
