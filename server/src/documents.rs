//! The files of the workspace: what is on disk, and what the editor has open on top of it.
//!
//! What must hold:
//! * A file is known by its path as text; a document that has no path (`untitled:`) by its URI.
//! * An open document hides the file on disk until it is closed.
//! * Versions only grow. A change that doesn't fit makes the document *out of step*: it is left
//!   out of every analysis, with a message, until its whole text comes again.

pub mod discover;
pub mod reading;
pub mod same_code;
pub mod source;
pub mod uri;

use reading::ReadProblem;
use source::{Encoding, SourceFile, TextChange};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;

/// All files of the workspace, by path.
#[derive(Default)]
pub struct Documents {
    files: BTreeMap<Arc<str>, File>,
    /// Files that differ from what the last [`Documents::take_changed`] gave.
    changed: BTreeSet<Arc<str>>,
    /// How the client counts characters.
    pub encoding: Encoding,
}

struct File {
    content: Result<SourceFile, String>,
    open: Option<Open>,
}

impl File {
    fn problem(&self) -> Option<&str> {
        match &self.content {
            Ok(source) => source.problem(),
            Err(problem) => Some(problem),
        }
    }
}

struct Open {
    /// As the client spells it: what is published has to carry the same text.
    uri: Arc<str>,
    version: i32,
}

impl Documents {
    /// What stands on disk, unless the editor has the file open.
    pub fn set_disk(&mut self, path: &Arc<str>, content: Result<SourceFile, ReadProblem>) {
        if self.files.get(path).is_some_and(|file| file.open.is_some()) {
            return;
        }
        if matches!(content, Err(ReadProblem::Missing)) {
            if self.files.remove(path).is_some() {
                self.changed.insert(path.clone());
            }
            return;
        }
        let content = content.map_err(|problem| problem.to_string());
        self.files.insert(
            path.clone(),
            File {
                content,
                open: None,
            },
        );
        self.changed.insert(path.clone());
    }

    /// Forgets the files for which `gone` holds, open ones excepted.
    pub fn remove_closed(&mut self, gone: impl Fn(&str) -> bool) {
        let paths: Vec<Arc<str>> = self
            .files
            .iter()
            .filter(|(path, file)| file.open.is_none() && gone(path))
            .map(|(path, _)| path.clone())
            .collect();
        for path in paths {
            self.files.remove(&path);
            self.changed.insert(path);
        }
    }

    pub fn open(&mut self, uri: &str, version: i32, text: String) -> Arc<str> {
        let path: Arc<str> = uri::path_of(uri).into();
        let content = source_of(text);
        let open = Some(Open {
            uri: uri.into(),
            version,
        });
        self.files.insert(path.clone(), File { content, open });
        self.changed.insert(path.clone());
        path
    }

    /// Applies changes in order. `Ok` gives the byte range of the last one in the new text, for
    /// what was edited comes first. `Err` is a sentence for the log.
    pub fn change(
        &mut self,
        uri: &str,
        version: i32,
        changes: &[TextChange],
    ) -> Result<Option<Range<usize>>, String> {
        let path: Arc<str> = uri::path_of(uri).into();
        let encoding = self.encoding;
        let Some(file) = self.files.get_mut(&path) else {
            return Err(format!("a change for {uri}, which is not open"));
        };
        let Some(open) = &mut file.open else {
            return Err(format!("a change for {uri}, which is not open"));
        };
        if version == open.version && changes.is_empty() {
            // Neovim 0.7 sends such a message between two edits.
            return Ok(None);
        }
        if version <= open.version {
            // An older text than the one that is here: whoever sent it has lost count.
            let message = format!(
                "version {version} of {uri} came after version {}",
                open.version
            );
            file.content = Err(OUT_OF_STEP.to_owned());
            self.changed.insert(path);
            return Err(message);
        }
        open.version = version;
        self.changed.insert(path);
        // Whatever came before a whole text doesn't matter.
        let whole = changes.iter().rposition(|change| change.range.is_none());
        if let Some(change) = whole.and_then(|index| changes.get(index)) {
            file.content = source_of(change.text.clone());
        }
        let rest = changes
            .get(whole.map_or(0, |index| index + 1)..)
            .unwrap_or_default();
        // Already out of step or too large: only a whole text helps.
        let Ok(source) = &mut file.content else {
            return Ok(None);
        };
        if let Err(reason) = source.apply_changes(rest, encoding) {
            file.content = Err(OUT_OF_STEP.to_owned());
            return Err(format!("a change of {uri} does not fit: {reason}"));
        }
        let place = rest.last().and_then(|change| {
            let start = source.offset_of(change.range.clone()?.start, encoding);
            Some(start..start + change.text.len())
        });
        if let Some(problem) = reading::too_large(source.text().len() as u64) {
            file.content = Err(problem.to_string());
        }
        Ok(place)
    }

    /// The editor no longer holds the text. The file keeps it until the disk has been read again.
    pub fn close(&mut self, uri: &str) -> Option<Arc<str>> {
        let path: Arc<str> = uri::path_of(uri).into();
        let file = self.files.get_mut(&path)?;
        file.open.take()?;
        Some(path)
    }

    pub fn is_open(&self, path: &str) -> bool {
        self.files.get(path).is_some_and(|file| file.open.is_some())
    }

    /// Version of an open document.
    pub fn version(&self, path: &str) -> Option<i32> {
        Some(self.files.get(path)?.open.as_ref()?.version)
    }

    /// The client's own spelling for an open document, ours for others.
    pub fn uri(&self, path: &str) -> String {
        match self.files.get(path).and_then(|file| file.open.as_ref()) {
            Some(open) => open.uri.to_string(),
            None => uri::uri_of(path),
        }
    }

    pub fn source(&self, path: &str) -> Option<&SourceFile> {
        self.files.get(path)?.content.as_ref().ok()
    }

    /// The files that have a text.
    pub fn sources(&self) -> impl Iterator<Item = (&Arc<str>, &SourceFile)> {
        self.files
            .iter()
            .filter_map(|(path, file)| Some((path, file.content.as_ref().ok()?)))
    }

    /// Why a file isn't analysed.
    pub fn problem(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.problem()
    }

    /// Problems of all files, by path.
    pub fn problems(&self) -> impl Iterator<Item = (&Arc<str>, &str)> {
        self.files
            .iter()
            .filter_map(|(path, file)| Some((path, file.problem()?)))
    }

    pub fn open_paths(&self) -> impl Iterator<Item = &Arc<str>> {
        self.files
            .iter()
            .filter(|(_, file)| file.open.is_some())
            .map(|(path, _)| path)
    }

    pub fn has_changes(&self) -> bool {
        !self.changed.is_empty()
    }

    /// The files that changed since the last call; `None` for those that are gone or unreadable.
    pub fn take_changed(&mut self) -> Vec<(Arc<str>, Option<&SourceFile>)> {
        let changed = std::mem::take(&mut self.changed);
        changed
            .into_iter()
            .map(|path| {
                let source = self
                    .files
                    .get(&path)
                    .and_then(|file| file.content.as_ref().ok());
                (path, source)
            })
            .collect()
    }
}

const OUT_OF_STEP: &str =
    "the editor and the server disagree about this text; close it and open it again";

fn source_of(text: String) -> Result<SourceFile, String> {
    match reading::too_large(text.len() as u64) {
        Some(problem) => Err(problem.to_string()),
        None => Ok(SourceFile::new(text)),
    }
}

#[cfg(test)]
mod tests;
