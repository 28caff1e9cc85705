//! What is marked in the source: suspects, contract errors, and what isn't analysed and why.

use super::ground::Ground;
use super::outdated::Remembered;
use super::phrases::{self, failing_cases, short_name};
use super::{MethodRef, MethodView, Stage};
use diagnosis::report::{Anchor, MethodReport, Note, NoteKind, Status, Suspect};
use diagnosis::together::{Elsewhere, Strength, Together};
use std::ops::Range;
use std::sync::Arc;
use testgen::report::SuiteReport;

/// Where each diagnostic code is explained; the code is the heading's anchor.
pub const DOCUMENTATION: &str =
    "https://github.com/whydunit/whydunit/blob/main/server/docs/diagnostics.md";

/// As in the Language Server Protocol.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    Error,
    Warning,
    Information,
    Hint,
}

/// What a finding is; its text is the protocol's `code` and the heading in the documentation.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Code {
    Suspect,
    ContractError,
    BrokenSpecificationComment,
    ContradictoryPrecondition,
    NoExplanation,
    Contradiction,
    BrokenContract,
    UnreliableTest,
    NotAnalysed,
    UncaughtException,
    UnreadableFile,
    ModelError,
    OutsideSlice,
}

impl Code {
    pub const ALL: [Code; 13] = [
        Code::Suspect,
        Code::ContractError,
        Code::BrokenSpecificationComment,
        Code::ContradictoryPrecondition,
        Code::NoExplanation,
        Code::Contradiction,
        Code::BrokenContract,
        Code::UnreliableTest,
        Code::NotAnalysed,
        Code::UncaughtException,
        Code::UnreadableFile,
        Code::ModelError,
        Code::OutsideSlice,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Code::Suspect => "suspect",
            Code::ContractError => "contract-error",
            Code::BrokenSpecificationComment => "broken-specification-comment",
            Code::ContradictoryPrecondition => "contradictory-precondition",
            Code::NoExplanation => "no-explanation",
            Code::Contradiction => "contradiction",
            Code::BrokenContract => "broken-contract",
            Code::UnreliableTest => "unreliable-test",
            Code::NotAnalysed => "not-analysed",
            Code::UncaughtException => "uncaught-exception",
            Code::UnreadableFile => "unreadable-file",
            Code::ModelError => "model-error",
            Code::OutsideSlice => "outside-slice",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    pub file: Arc<str>,
    /// Bytes of the file.
    pub range: Range<usize>,
    pub severity: Severity,
    pub code: Code,
    pub message: String,
    pub related: Vec<Related>,
    /// The method whose report says it; the key is empty for a whole file.
    pub owner: MethodRef,
    /// Number of the site in the method's report.
    pub site: Option<u32>,
    pub hash: u64,
    /// About the method as it was before an edit.
    pub outdated: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Related {
    pub file: Arc<str>,
    pub range: Range<usize>,
    pub message: String,
}

/// Related places shown for a suspect.
const MAX_RELATED: usize = 5;

/// The findings of a method, in the order of their ranks. `together` has the reports of all methods: what
/// an edit in one mends isn't doubted in another.
pub fn of_method(
    method: &MethodView,
    together: &Together<'_>,
    ground: Ground<'_>,
    max_suspects: usize,
) -> Vec<Finding> {
    let mut findings = Findings {
        method,
        together,
        ground,
        found: Vec::new(),
    };
    match method.current() {
        Some(known) => findings.report(&known.report, known.stage, max_suspects),
        None => findings.found = outdated(method, ground),
    }
    if let Some(report) = method.current_cases() {
        findings.uncaught(report);
    }
    findings.found
}

/// What to remember of findings shown for the present state.
pub fn remember(method: &MethodView, findings: &[Finding], ground: Ground<'_>) -> Vec<Remembered> {
    findings
        .iter()
        .filter(|finding| finding.code == Code::Suspect && !finding.outdated)
        .filter_map(|finding| {
            let range = &method.entry.range;
            let in_method = finding.file == method.file
                && range.start <= finding.range.start
                && finding.range.end <= range.end;
            let base = if in_method { range.start } else { 0 };
            Some(Remembered {
                file: finding.file.clone(),
                text: ground
                    .text(&finding.file, finding.range.clone())?
                    .to_owned(),
                offset: finding.range.start - base,
                in_method,
                message: finding.message.clone(),
                site: finding.site,
            })
        })
        .collect()
}

fn outdated(method: &MethodView, ground: Ground<'_>) -> Vec<Finding> {
    method
        .remembered
        .iter()
        .filter_map(|remembered| {
            let text = ground.documents.source(&remembered.file)?.text();
            Some(Finding {
                file: remembered.file.clone(),
                range: remembered.place(text, &method.entry.range)?,
                severity: Severity::Information,
                code: Code::Suspect,
                message: format!("Outdated: {}", remembered.message),
                related: Vec::new(),
                owner: method.reference(),
                site: remembered.site,
                hash: method.hash,
                outdated: true,
            })
        })
        .collect()
}

struct Findings<'a> {
    method: &'a MethodView,
    together: &'a Together<'a>,
    ground: Ground<'a>,
    found: Vec<Finding>,
}

impl Findings<'_> {
    fn report(&mut self, report: &MethodReport, stage: Stage, max_suspects: usize) {
        match &report.status {
            Status::Unsupported { what, anchor } => {
                self.not_analysed(format!("Not analysed: {what}."), anchor.as_ref());
            }
            Status::Failed {
                message,
                anchor,
                internal,
            } => {
                let text = if *internal {
                    format!("The analysis itself failed: {message}.")
                } else {
                    format!("Not analysed: {message}.")
                };
                self.not_analysed(text, anchor.as_ref());
            }
            Status::Ok | Status::Failing | Status::Unknown(_) => {}
        }
        let related = self.related(report, None);
        let mut shown = self.together.of(report);
        if max_suspects == usize::MAX {
            // All are asked for.
            shown.suspects = (0..report.suspects.len()).collect();
        }
        let elsewhere = shown.elsewhere;
        let suspects = shown.suspects.iter();
        let suspects = suspects.filter_map(|number| report.suspects.get(*number));
        for suspect in suspects.take(max_suspects) {
            self.suspect(suspect, report, elsewhere);
        }
        for note in &report.notes {
            // What the quick stage could not explain is still being looked at; what is explained
            // elsewhere needs no explanation here.
            let is_early = stage == Stage::Quick || elsewhere != Elsewhere::Open;
            let is_open = matches!(note.kind, NoteKind::NoExplanation | NoteKind::CannotPass);
            if is_open && is_early {
                continue;
            }
            self.note(note, &related);
        }
    }

    fn suspect(&mut self, suspect: &Suspect, report: &MethodReport, elsewhere: Elsewhere) {
        let Some((file, range)) = self.ground.locate(&suspect.anchor) else {
            return;
        };
        let severity = match (suspect.strength(), suspect.rank) {
            (Strength::Undecided, 2..) => Severity::Hint,
            _ if suspect.is_warning(elsewhere) => Severity::Warning,
            _ => Severity::Information,
        };
        let message = phrases::suspect_message(suspect, report, self.ground);
        let related = self.related(report, Some(suspect));
        self.push(
            file,
            range,
            severity,
            Code::Suspect,
            message,
            &related,
            Some(suspect.site),
        );
    }

    fn note(&mut self, note: &Note, related: &[Related]) {
        let (severity, code) = match note.kind {
            NoteKind::ContractError => (Severity::Error, Code::ContractError),
            NoteKind::BrokenSpecificationComment => {
                (Severity::Hint, Code::BrokenSpecificationComment)
            }
            NoteKind::ContradictoryPrecondition => {
                (Severity::Warning, Code::ContradictoryPrecondition)
            }
            NoteKind::NoExplanation => (Severity::Information, Code::NoExplanation),
            NoteKind::Contradiction => (Severity::Warning, Code::Contradiction),
            NoteKind::BrokenContract => (Severity::Warning, Code::BrokenContract),
            NoteKind::UnreliableTest | NoteKind::CannotPass => {
                (Severity::Information, Code::UnreliableTest)
            }
            // Told in the hover and in the explanation; a squiggle would be too much.
            NoteKind::Limitation | NoteKind::TakenForRight => return,
        };
        let (file, range) = match note.kind {
            NoteKind::NoExplanation => self.name(),
            _ => self.place(note.anchor.as_ref()),
        };
        let related = if note.kind == NoteKind::NoExplanation {
            related
        } else {
            &[]
        };
        let message = phrases::sentence(&note.message);
        self.push(file, range, severity, code, message, related, None);
    }

    fn uncaught(&mut self, report: &SuiteReport) {
        for (line, message) in super::cases::uncaught(report) {
            let (file, name) = self.name();
            let range = line
                .and_then(|line| self.ground.line_range(&file, line))
                .filter(|range| {
                    let method = &self.method.entry.range;
                    method.start <= range.start && range.end <= method.end
                })
                .unwrap_or(name);
            let (severity, code) = (Severity::Hint, Code::UncaughtException);
            self.push(file, range, severity, code, message, &[], None);
        }
    }

    fn not_analysed(&mut self, message: String, anchor: Option<&Anchor>) {
        let (file, range) = self.place(anchor);
        let message = message.replace("..", ".");
        self.push(
            file,
            range,
            Severity::Hint,
            Code::NotAnalysed,
            message,
            &[],
            None,
        );
    }

    /// The places of a pair, then the assertions or clauses that fail, with what a suspect's place
    /// gives in these cases and would have to give.
    fn related(&self, report: &MethodReport, suspect: Option<&Suspect>) -> Vec<Related> {
        let at = |anchor: &Anchor, message: String| {
            let (file, range) = self.ground.locate(anchor)?;
            Some(Related {
                file,
                range,
                message,
            })
        };
        let partners = suspect.into_iter().flat_map(|suspect| {
            phrases::partners(suspect, report).filter_map(|other| {
                let label = phrases::label(other);
                let label = label.map(|label| format!(": {label}")).unwrap_or_default();
                at(&other.anchor, format!("together with this{label}"))
            })
        });
        let failing = failing_cases(report).filter_map(|(case, failure)| {
            let anchor = failure.anchor.as_ref().or(case.anchor.as_ref())?;
            let mut message = format!("{}: {}", short_name(&case.name), failure.message);
            let needed = suspect.iter().flat_map(|suspect| &suspect.needed);
            let of_case: Vec<_> = needed.filter(|needed| needed.case == case.name).collect();
            if let Some(first) = of_case.first() {
                message.push_str(&format!("; {}", phrases::value_here(first, of_case.len())));
            }
            at(anchor, message)
        });
        partners.chain(failing.take(MAX_RELATED)).collect()
    }

    fn place(&self, anchor: Option<&Anchor>) -> (Arc<str>, Range<usize>) {
        anchor
            .and_then(|anchor| self.ground.locate(anchor))
            .unwrap_or_else(|| self.name())
    }

    fn name(&self) -> (Arc<str>, Range<usize>) {
        (
            self.method.file.clone(),
            self.method.entry.name_range.clone(),
        )
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "one caller a kind; a struct would be the result"
    )]
    fn push(
        &mut self,
        file: Arc<str>,
        range: Range<usize>,
        severity: Severity,
        code: Code,
        message: String,
        related: &[Related],
        site: Option<u32>,
    ) {
        self.found.push(Finding {
            file,
            range,
            severity,
            code,
            message,
            related: related.to_vec(),
            owner: self.method.reference(),
            site,
            hash: self.method.hash,
            outdated: false,
        });
    }
}
