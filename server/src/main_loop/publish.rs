//! From the view to the client: only what differs from what it was told last.

use super::MainLoop;
use super::message::{Diagnostic, InlineValue, Lens, LensCommand, Range, RelatedPlace, ToClient};
use crate::documents::Documents;
use crate::view::findings::{self, Code, Finding, Severity};
use crate::view::ground::Ground;
use crate::view::lens;
use diagnosis::report::MethodReport;
use diagnosis::together::Together;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What the client knows.
#[derive(Default)]
pub(super) struct Published {
    /// Findings of the present state, by file.
    pub(super) findings: BTreeMap<Arc<str>, Vec<Finding>>,
    /// By file: the URI used and what was sent or can be asked for.
    diagnostics: BTreeMap<Arc<str>, (String, Vec<Diagnostic>)>,
    lenses: BTreeMap<Arc<str>, Vec<Lens>>,
    lenses_forgotten: bool,
    values: BTreeMap<Arc<str>, Vec<InlineValue>>,
}

impl Published {
    pub(super) fn forget_lenses(&mut self) {
        self.lenses_forgotten = true;
    }
}

impl MainLoop {
    pub(super) fn publish(&mut self) {
        self.collect_findings();
        self.publish_diagnostics();
        self.publish_lenses();
        self.publish_values();
        self.publish_slices();
    }

    fn publish_values(&mut self) {
        if !self.features.refresh_values {
            return;
        }
        let values: BTreeMap<Arc<str>, Vec<InlineValue>> = self
            .documents
            .open_paths()
            .map(|path| (path.clone(), self.values(path)))
            .filter(|(_, values)| !values.is_empty())
            .collect();
        if values != self.published.values {
            self.published.values = values;
            self.client.send(ToClient::RefreshValues);
        }
    }

    fn collect_findings(&mut self) {
        let ground = Ground {
            snapshot: &*self.snapshot,
            documents: &self.documents,
        };
        let mut by_file: BTreeMap<Arc<str>, Vec<Finding>> = BTreeMap::new();
        let known: Vec<Arc<MethodReport>> = self.view.reports().cloned().collect();
        let reports: Vec<&MethodReport> = known.iter().map(|report| &**report).collect();
        let together = Together::new(&reports);
        for method in self.view.files.values_mut().flatten() {
            let limit = match self.all_suspects.contains(&method.reference()) {
                true => usize::MAX,
                false => self.settings.max_suspects,
            };
            let found = findings::of_method(method, &together, ground, limit);
            if method.current().is_some() {
                method.remembered = findings::remember(method, &found, ground);
            }
            for finding in found {
                by_file
                    .entry(finding.file.clone())
                    .or_default()
                    .push(finding);
            }
        }
        for path in self.documents.open_paths() {
            let left_out = || self.snapshot.left_out(path);
            if let Some(problem) = self.documents.problem(path).or_else(left_out) {
                by_file.entry(path.clone()).or_default().push(Finding {
                    file: path.clone(),
                    range: 0..0,
                    severity: Severity::Hint,
                    code: Code::UnreadableFile,
                    message: crate::view::phrases::sentence(problem),
                    related: Vec::new(),
                    owner: (path.clone(), "".into()),
                    site: None,
                    hash: 0,
                    outdated: false,
                });
            }
        }
        for (file, range, message) in self.model_errors() {
            by_file.entry(file.clone()).or_default().push(Finding {
                owner: (file.clone(), "".into()),
                file,
                range,
                severity: Severity::Warning,
                code: Code::ModelError,
                message: crate::view::phrases::sentence(&message),
                related: Vec::new(),
                site: None,
                hash: 0,
                outdated: false,
            });
        }
        for finding in self.slice_findings() {
            let of_file = by_file.entry(finding.file.clone()).or_default();
            of_file.push(finding);
        }
        for findings in by_file.values_mut() {
            findings.sort_by_key(|finding| (finding.range.start, finding.range.end));
            // Two methods may say the same of a callee they share.
            findings.dedup_by(|one, other| {
                (&one.range, one.code, &one.message) == (&other.range, other.code, &other.message)
            });
        }
        self.published.findings = by_file;
    }

    /// What is wrong in models that are open: file, bytes and message.
    fn model_errors(&self) -> Vec<(Arc<str>, std::ops::Range<usize>, String)> {
        let is_open_model =
            |path: &str| self.documents.is_open(path) && self.snapshot.is_model(path);
        if !self.documents.open_paths().any(|path| is_open_model(path)) {
            return Vec::new();
        }
        let mut errors = self.snapshot.errors();
        errors.retain(|(path, ..)| is_open_model(path));
        errors
    }

    /// The diagnostics of a file for a client that asks. What it was given it need not be told to
    /// ask for again.
    pub(super) fn diagnostics_asked_for(&mut self, path: &str) -> Vec<Diagnostic> {
        self.collect_findings();
        let findings = self.published.findings.get(path).into_iter().flatten();
        let diagnostics: Vec<Diagnostic> = findings
            .map(|finding| diagnostic(finding, &self.documents))
            .collect();
        if self.features.pull_diagnostics && self.documents.is_open(path) {
            let given = (self.documents.uri(path), diagnostics.clone());
            self.published.diagnostics.insert(path.into(), given);
        }
        diagnostics
    }

    fn publish_diagnostics(&mut self) {
        let pull = self.features.pull_diagnostics;
        let mut now: BTreeMap<Arc<str>, (String, Vec<Diagnostic>)> = BTreeMap::new();
        for (file, findings) in &self.published.findings {
            let diagnostics = findings
                .iter()
                .map(|finding| diagnostic(finding, &self.documents))
                .collect();
            now.insert(file.clone(), (self.documents.uri(file), diagnostics));
        }
        // Files of which nothing is left to say.
        for (file, (uri, diagnostics)) in &self.published.diagnostics {
            if !diagnostics.is_empty() && !now.contains_key(file) {
                let uri = if self.documents.is_open(file) {
                    self.documents.uri(file)
                } else {
                    uri.clone()
                };
                now.insert(file.clone(), (uri, Vec::new()));
            }
        }
        let mut refresh = false;
        for (file, (uri, diagnostics)) in &now {
            let before = self.published.diagnostics.get(file);
            if before.map_or(diagnostics.is_empty(), |(_, before)| before == diagnostics) {
                continue;
            }
            // A client that asks is told to ask again; files it hasn't open it doesn't ask for.
            if pull && self.documents.is_open(file) {
                refresh = true;
            } else {
                self.client.send(ToClient::Publish {
                    uri: uri.clone(),
                    version: self.documents.version(file),
                    diagnostics: diagnostics.clone(),
                });
            }
        }
        if refresh {
            self.client.send(ToClient::RefreshDiagnostics);
        }
        self.published.diagnostics = now;
    }

    fn publish_lenses(&mut self) {
        let lenses: BTreeMap<Arc<str>, Vec<Lens>> = self
            .documents
            .open_paths()
            .map(|path| (path.clone(), self.lenses(path)))
            .filter(|(_, lenses)| !lenses.is_empty())
            .collect();
        let forgotten = std::mem::take(&mut self.published.lenses_forgotten);
        if lenses == self.published.lenses && !forgotten {
            return;
        }
        self.published.lenses = lenses;
        if self.features.refresh_lenses {
            self.client.send(ToClient::RefreshLenses);
        }
    }

    /// The lenses of a file as they stand now.
    pub(super) fn lenses(&self, path: &str) -> Vec<Lens> {
        if !self.settings.lens {
            return Vec::new();
        }
        let ground = Ground {
            snapshot: &*self.snapshot,
            documents: &self.documents,
        };
        let methods = self.view.files.get(path).into_iter().flatten();
        let right = self.right.lines(ground);
        methods
            .flat_map(|method| {
                let lens = |title, command| Lens {
                    range: positions(&self.documents, path, method.entry.name_range.clone()),
                    title,
                    method: method.entry.key.clone(),
                    command,
                };
                let taken = self.taken_in(method, &right);
                let tests = lens::text(method, ground, taken);
                let tests = tests.map(|title| lens(title, LensCommand::ShowMethod));
                let cases = crate::view::cases::lens(method);
                let cases = cases.map(|title| lens(title, LensCommand::ShowCases));
                let others: Vec<Lens> = tests.into_iter().chain(cases).collect();
                let slice = self.slice_lens(method, !others.is_empty());
                let slice = slice.map(|(title, command)| lens(title, command));
                others.into_iter().chain(slice)
            })
            .chain(self.slice_lens_outside(path))
            .collect()
    }
}

/// Bytes of a file as positions in the client's counting.
pub(super) fn positions(documents: &Documents, file: &str, range: std::ops::Range<usize>) -> Range {
    match documents.source(file) {
        Some(source) => (
            source.position_of(range.start, documents.encoding),
            source.position_of(range.end, documents.encoding),
        ),
        None => Range::default(),
    }
}

pub(super) fn diagnostic(finding: &Finding, documents: &Documents) -> Diagnostic {
    Diagnostic {
        range: positions(documents, &finding.file, finding.range.clone()),
        severity: finding.severity,
        code: finding.code,
        message: finding.message.clone(),
        related: finding
            .related
            .iter()
            .map(|related| RelatedPlace {
                uri: documents.uri(&related.file),
                range: positions(documents, &related.file, related.range.clone()),
                message: related.message.clone(),
            })
            .collect(),
        method: finding.owner.1.clone(),
        site: finding.site,
        hash: finding.hash,
    }
}
