//! The report for people: an excerpt for each suspect, then one line for each method that needs
//! one, then the sum.

use super::check::Checked;
use super::json::status;
use super::workspace::{FileProblem, Workspace};
use crate::view::phrases::{
    case_noun, claim, count, explanation, failing_cases, fix_text, label, needed_lines, one_line,
    part_label, partners, short_name,
};
use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use diagnosis::report::{Anchor, CaseOutcome, MethodReport, NoteKind, Status, Suspect};
use diagnosis::together::{Elsewhere, Together};
use std::ops::Range;
use std::sync::Arc;

/// Suspects shown for a method.
const MAX_SUSPECTS: usize = 5;

/// Edits shown for a suspect.
const MAX_FIXES: usize = 2;

/// Failing cases shown below a suspect.
const MAX_CASES: usize = 5;

pub(super) fn complain_of<'a>(problems: impl IntoIterator<Item = &'a FileProblem>) {
    for problem in problems {
        super::complain(&format!("{}: {}", problem.file, problem.reason));
    }
}

pub(super) fn report(workspace: &Workspace, checked: &[Checked], colours: bool) -> String {
    let renderer = if colours {
        Renderer::styled()
    } else {
        Renderer::plain()
    };
    let reports: Vec<&MethodReport> = checked.iter().map(|checked| &checked.report).collect();
    let human = Human {
        workspace,
        renderer,
        together: Together::new(&reports),
    };
    let mut text = String::new();
    // Two methods may say the same of a callee they share.
    let mut told = std::collections::BTreeSet::new();
    for checked in checked {
        for excerpt in human.excerpts(checked) {
            if told.contains(&excerpt) {
                continue;
            }
            text.push_str(&excerpt);
            text.push_str("\n\n");
            told.insert(excerpt);
        }
    }
    for checked in checked {
        if let Some(line) = human.line(checked) {
            text.push_str(&line);
            text.push('\n');
            let is_failing = checked.report.status == Status::Failing;
            for note in &checked.report.notes {
                if is_failing && note.kind == NoteKind::Limitation {
                    text.push_str(&format!("  note: {}\n", note.message));
                }
            }
        }
    }
    text.push_str(&human.sum(checked));
    text.push('\n');
    text
}

struct Human<'a> {
    workspace: &'a Workspace,
    renderer: Renderer,
    together: Together<'a>,
}

impl Human<'_> {
    fn excerpts(&self, checked: &Checked) -> Vec<String> {
        let report = &checked.report;
        let shown = self.together.of(report);
        let elsewhere = shown.elsewhere;
        let mut excerpts: Vec<String> = shown
            .suspects
            .iter()
            .filter_map(|number| report.suspects.get(*number))
            .take(MAX_SUSPECTS)
            .filter_map(|suspect| self.suspect(suspect, checked, elsewhere))
            .collect();
        for note in &report.notes {
            let (level, code) = match note.kind {
                NoteKind::ContractError => (Level::ERROR, "contract-error"),
                NoteKind::BrokenSpecificationComment => {
                    (Level::WARNING, "broken-specification-comment")
                }
                NoteKind::ContradictoryPrecondition => {
                    (Level::WARNING, "contradictory-precondition")
                }
                NoteKind::NoExplanation | NoteKind::CannotPass if elsewhere != Elsewhere::Open => {
                    continue;
                }
                NoteKind::NoExplanation => (Level::NOTE, "no-explanation"),
                NoteKind::Contradiction => (Level::WARNING, "contradiction"),
                NoteKind::BrokenContract => (Level::WARNING, "broken-contract"),
                NoteKind::UnreliableTest | NoteKind::CannotPass => (Level::NOTE, "unreliable-test"),
                NoteKind::Limitation | NoteKind::TakenForRight => continue,
            };
            let place = self.place(note.anchor.as_ref(), checked);
            let title = note.message.trim_end_matches('.');
            let extra = if note.kind == NoteKind::NoExplanation {
                self.failing_lines(checked)
            } else {
                Vec::new()
            };
            excerpts.extend(self.excerpt(level, code, title, place, None, &extra));
        }
        excerpts
    }

    fn suspect(
        &self,
        suspect: &Suspect,
        checked: &Checked,
        elsewhere: Elsewhere,
    ) -> Option<String> {
        let report = &checked.report;
        let place = self.workspace.ground().locate(&suspect.anchor)?;
        // What isn't decided is no warning, wherever it stands.
        let level = match suspect.is_warning(elsewhere) {
            true => Level::WARNING,
            false => Level::NOTE,
        };
        let mut lines = self.failing_lines(checked);
        lines.extend(
            needed_lines(suspect)
                .into_iter()
                .take(MAX_CASES)
                .map(|line| ("needed".to_owned(), line)),
        );
        for part in &suspect.parts {
            let text = format!("`{}`{}", one_line(&part.source), part_label(part));
            lines.push(("part".to_owned(), text));
        }
        for other in partners(suspect, report) {
            let place = self.workspace.ground().place(&other.anchor);
            let label = label(other).map(|label| format!(", {label}"));
            let place = place.map(|place| format!("{place}: ")).unwrap_or_default();
            let text = format!(
                "{place}`{}`{}",
                one_line(&other.source),
                label.unwrap_or_default()
            );
            lines.push(("together with".to_owned(), text));
        }
        for fix in suspect.fixes.iter().take(MAX_FIXES) {
            lines.push(("fix".to_owned(), fix_text(fix, report)));
        }
        if !suspect.why.is_empty() {
            lines.push(("why here".to_owned(), suspect.why.clone()));
        }
        self.excerpt(
            level,
            "suspect",
            &claim(suspect, report, self.workspace.ground()),
            place,
            label(suspect),
            &lines,
        )
    }

    /// `ShippingTest.expressHeavy (ShippingTest.java:14): expected 22 but was 19`
    fn failing_lines(&self, checked: &Checked) -> Vec<(String, String)> {
        let mut lines: Vec<(String, String)> = failing_cases(&checked.report)
            .take(MAX_CASES)
            .map(|(case, failure)| {
                let anchor = failure.anchor.as_ref().or(case.anchor.as_ref());
                let place = anchor
                    .and_then(|anchor| self.workspace.ground().place(anchor))
                    .map(|place| format!(" ({place})"))
                    .unwrap_or_default();
                (
                    "failing".to_owned(),
                    format!("{}{place}: {}", case.name, failure.message),
                )
            })
            .collect();
        let number = failing_cases(&checked.report).count();
        if number > MAX_CASES {
            lines.push((
                "failing".to_owned(),
                format!("and {} more", number - MAX_CASES),
            ));
        }
        lines
    }

    fn place(&self, anchor: Option<&Anchor>, checked: &Checked) -> (Arc<str>, Range<usize>) {
        anchor
            .and_then(|anchor| self.workspace.ground().locate(anchor))
            .unwrap_or_else(|| (checked.file.clone(), checked.entry.name_range.clone()))
    }

    fn excerpt(
        &self,
        level: Level<'_>,
        code: &str,
        title: &str,
        (file, range): (Arc<str>, Range<usize>),
        label: Option<String>,
        lines: &[(String, String)],
    ) -> Option<String> {
        let text = self.workspace.documents.source(&file)?.text();
        // Underlining many lines tells less than their first one.
        let range = first_line(text, range);
        let annotation = AnnotationKind::Primary.span(range).label(label);
        let snippet = Snippet::source(text).path(&*file).annotation(annotation);
        let mut group: Group<'_> = level.primary_title(title).id(code).element(snippet);
        for (name, line) in lines {
            group = group.element(Level::NOTE.with_name(name.as_str()).message(line.as_str()));
        }
        Some(self.renderer.render(&[group]))
    }

    fn explanation(&self, report: &MethodReport) -> String {
        let is_told_elsewhere =
            !report.suspects.is_empty() && self.together.of(report).suspects.is_empty();
        match is_told_elsewhere {
            true => "explained in another method".to_owned(),
            false => explanation(report),
        }
    }

    /// The line of a method that doesn't simply pass.
    fn line(&self, checked: &Checked) -> Option<String> {
        let report = &checked.report;
        let name = &report.method;
        let time = format!("({} ms)", report.elapsed.as_millis());
        let tests = report.tests;
        let noun = case_noun(report);
        match &report.status {
            Status::Failing => Some(format!(
                "{name}: {} of {} failing, {} {time}{}",
                tests.failed,
                count(tests.found as usize, noun),
                self.explanation(report),
                match not_run(report) {
                    Some(whys) => format!("; {} not run ({whys})", tests.skipped),
                    None => String::new(),
                },
            )),
            Status::Ok if tests.skipped > 0 => Some(format!(
                "{name}: {} of {} skipped ({})",
                tests.skipped,
                count(tests.found as usize, noun),
                not_run(report).unwrap_or_default(),
            )),
            Status::Ok => None,
            Status::Unknown(why) => Some(format!("{name}: unknown: {why} {time}")),
            Status::Unsupported { .. } => {
                let (_, reason) = status(report, self.workspace);
                Some(format!(
                    "{name}: not analysed: {}",
                    reason.unwrap_or_default()
                ))
            }
            Status::Failed { internal, .. } => {
                let (_, reason) = status(report, self.workspace);
                let what = if *internal {
                    "the analysis itself failed"
                } else {
                    "not analysed"
                };
                Some(format!("{name}: {what}: {}", reason.unwrap_or_default()))
            }
        }
    }

    /// `3 methods analysed, 1 failing, 1 not analysed`
    fn sum(&self, checked: &[Checked]) -> String {
        let number = |is_one: fn(&Status) -> bool| {
            checked
                .iter()
                .filter(|checked| is_one(&checked.report.status))
                .count()
        };
        let failing = number(|status| *status == Status::Failing);
        let unknown = number(|status| matches!(status, Status::Unknown(_)));
        let left_out =
            number(|status| matches!(status, Status::Unsupported { .. } | Status::Failed { .. }));
        let untested = checked
            .iter()
            .filter(|checked| {
                checked.report.status == Status::Ok && checked.report.tests.found == 0
            })
            .count();
        let mut parts = vec![format!(
            "{} analysed",
            count(checked.len() - left_out, "method")
        )];
        parts.push(format!("{failing} failing"));
        for (number, what) in [
            (unknown, "unknown"),
            (left_out, "not analysed"),
            (untested, "without tests or contract"),
        ] {
            if number > 0 {
                parts.push(format!("{number} {what}"));
            }
        }
        parts.join(", ")
    }
}

/// The range cut at the end of its first line.
fn first_line(text: &str, range: Range<usize>) -> Range<usize> {
    let end = text
        .get(range.clone())
        .and_then(|part| part.find(['\n', '\r']))
        .map_or(range.end, |length| range.start + length);
    range.start..end.min(text.len())
}

/// Cases that weren't run, each with the reason; `None` if all were.
fn not_run(report: &MethodReport) -> Option<String> {
    let mut whys: Vec<String> = report
        .cases
        .iter()
        .filter_map(|case| match &case.outcome {
            CaseOutcome::Skipped(why) | CaseOutcome::Unknown(why) => {
                Some(format!("{}: {why}", short_name(&case.name)))
            }
            _ => None,
        })
        .collect();
    whys.truncate(MAX_CASES);
    (!whys.is_empty()).then(|| whys.join("; "))
}
