//! What the editor shows of the open files: folded from events, never computed anew.
//!
//! What must hold:
//! * [`View::reduce`] is the only way in, and depends on nothing but the view and the event.
//! * A result for another state of a method than the present one is dropped on arrival.
//! * What was known before an edit stays, marked *outdated*, until the new report is here; methods
//!   the edit doesn't concern are not touched.
//! * Every answer to the editor is read from here at once; nothing waits for an analysis.

pub mod actions;
pub mod cases;
pub mod document;
pub mod findings;
pub mod ground;
pub mod lens;
pub mod outdated;
pub mod pages;
pub mod phrases;
pub mod slices;

use crate::analysis::MethodEntry;
use diagnosis::report::MethodReport;
use outdated::Remembered;
use std::collections::BTreeMap;
use std::sync::Arc;
use testgen::report::SuiteReport;

/// A method of the workspace: the path of its file and its key there.
pub type MethodRef = (Arc<str>, Arc<str>);

/// How thorough a report is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// The cases were run.
    Quick,
    /// They were run and the failing ones explained.
    Deep,
}

/// Where a method's analysis stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Activity {
    Queued,
    Running,
    /// The user stopped it.
    Stopped,
    /// The report is all there is to know.
    Settled,
}

#[derive(Clone, Debug)]
pub struct Known {
    pub report: Arc<MethodReport>,
    pub stage: Stage,
    /// Input hash of the state it is about.
    pub hash: u64,
}

/// Test cases of a state of a method.
#[derive(Clone, Debug)]
pub struct KnownCases {
    pub report: Arc<SuiteReport>,
    pub hash: u64,
}

/// A method of an open file.
#[derive(Clone, Debug)]
pub struct MethodView {
    pub file: Arc<str>,
    pub entry: MethodEntry,
    /// Input hash of the present state.
    pub hash: u64,
    pub activity: Activity,
    pub known: Option<Known>,
    pub cases: Option<KnownCases>,
    /// Findings as last shown for the present state, to be found again after an edit.
    pub remembered: Vec<Remembered>,
}

impl MethodView {
    /// The report, if it is about the present state.
    pub fn current(&self) -> Option<&Known> {
        self.known.as_ref().filter(|known| known.hash == self.hash)
    }

    /// The cases, if they are of the present state.
    pub fn current_cases(&self) -> Option<&SuiteReport> {
        let known = self.cases.as_ref().filter(|known| known.hash == self.hash);
        known.map(|known| &*known.report)
    }

    pub fn reference(&self) -> MethodRef {
        (self.file.clone(), self.entry.key.clone())
    }

    pub fn is_outdated(&self) -> bool {
        self.known.is_some() && self.current().is_none()
    }
}

/// The methods of the files that are open (or were asked for), by file, in source order.
#[derive(Clone, Debug, Default)]
pub struct View {
    pub files: BTreeMap<Arc<str>, Vec<MethodView>>,
}

impl View {
    /// The reports about the present states of all methods.
    pub fn reports(&self) -> impl Iterator<Item = &Arc<MethodReport>> {
        let methods = self.files.values().flatten();
        methods.filter_map(|method| Some(&method.current()?.report))
    }
}

#[derive(Clone, Debug)]
pub enum Event {
    /// The methods of a file as they stand now.
    Listed {
        file: Arc<str>,
        methods: Vec<(MethodEntry, u64)>,
    },
    /// A file is no longer shown.
    Forgotten { file: Arc<str> },
    Moved {
        method: MethodRef,
        hash: u64,
        activity: Activity,
    },
    Reported {
        method: MethodRef,
        hash: u64,
        stage: Stage,
        report: Arc<MethodReport>,
    },
    /// Test cases were found; `None`: they aren't wanted any more.
    Cases {
        method: MethodRef,
        hash: u64,
        report: Option<Arc<SuiteReport>>,
    },
}

impl View {
    /// Takes an event in; `false` when it changed nothing.
    pub fn reduce(&mut self, event: Event) -> bool {
        match event {
            Event::Listed { file, methods } => {
                let before = self.files.remove(&file).unwrap_or_default();
                let now = relist(&file, before, methods);
                self.files.insert(file, now);
                true
            }
            Event::Forgotten { file } => self.files.remove(&file).is_some(),
            Event::Moved {
                method,
                hash,
                activity,
            } => match self.method_mut(&method) {
                Some(view) if view.hash == hash && view.activity != activity => {
                    view.activity = activity;
                    true
                }
                _ => false,
            },
            Event::Reported {
                method,
                hash,
                stage,
                report,
            } => match self.method_mut(&method) {
                Some(view) if view.hash == hash => {
                    // A quick report must not hide a deep one about the same state.
                    if view.current().is_some_and(|known| known.stage > stage) {
                        return false;
                    }
                    view.known = Some(Known {
                        report,
                        stage,
                        hash,
                    });
                    true
                }
                _ => false,
            },
            Event::Cases {
                method,
                hash,
                report,
            } => match self.method_mut(&method) {
                Some(view) if view.hash == hash => {
                    view.cases = report.map(|report| KnownCases { report, hash });
                    true
                }
                _ => false,
            },
        }
    }

    pub fn method(&self, (file, key): &MethodRef) -> Option<&MethodView> {
        self.files
            .get(file)?
            .iter()
            .find(|view| view.entry.key == *key)
    }

    fn method_mut(&mut self, (file, key): &MethodRef) -> Option<&mut MethodView> {
        self.files
            .get_mut(file)?
            .iter_mut()
            .find(|view| view.entry.key == *key)
    }

    /// The innermost method around a byte of a file.
    pub fn method_at(&self, file: &str, offset: usize) -> Option<&MethodView> {
        self.files
            .get(file)?
            .iter()
            .filter(|view| view.entry.range.start <= offset && offset <= view.entry.range.end)
            .min_by_key(|view| view.entry.range.len())
    }
}

fn relist(
    file: &Arc<str>,
    before: Vec<MethodView>,
    methods: Vec<(MethodEntry, u64)>,
) -> Vec<MethodView> {
    let mut before: BTreeMap<Arc<str>, MethodView> = before
        .into_iter()
        .map(|view| (view.entry.key.clone(), view))
        .collect();
    methods
        .into_iter()
        .map(|(entry, hash)| match before.remove(&entry.key) {
            Some(mut view) => {
                if view.hash != hash {
                    view.activity = Activity::Queued;
                }
                MethodView {
                    entry,
                    hash,
                    ..view
                }
            }
            None => MethodView {
                file: file.clone(),
                entry,
                hash,
                activity: Activity::Queued,
                known: None,
                cases: None,
                remembered: Vec::new(),
            },
        })
        .collect()
}

#[cfg(test)]
pub(crate) mod tests;
