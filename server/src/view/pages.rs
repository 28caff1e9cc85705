//! Longer texts: hovers, the explanation of a method, its constraint model.

use super::document::{Block, Document, Line, code, plain, strong};
use super::ground::Ground;
use super::phrases::{
    claim, count, explanation, failing_cases, label, one_line, part_label, partners, sentence,
};
use super::{MethodView, Stage};
use diagnosis::model_table::ConstraintModel;
use diagnosis::report::{
    CaseKind, CaseOutcome, CaseReport, Confirmation, MethodReport, NoteKind, Status, Suspect,
};
use testgen::show::ordinal;

/// Rows of a table in a hover; the explanation has all.
const HOVER_ROWS: usize = 10;

/// Why a site is suspected.
pub fn suspect_hover(suspect: &Suspect, report: &MethodReport, ground: Ground<'_>) -> Document {
    let mut document = Document::default();
    document.paragraph(vec![strong(sentence(&claim(suspect, report, ground)))]);
    push_needed(&mut document, suspect, report, HOVER_ROWS);
    if !suspect.parts.is_empty() {
        document.paragraph(vec![plain("It would do if one part of it were different:")]);
        let parts = suspect.parts.iter();
        document.push(Block::List(
            parts
                .map(|part| vec![code(one_line(&part.source)), plain(part_label(part))])
                .collect(),
        ));
    }
    if let Confirmation::Unconfirmed(why) = &suspect.confirmation {
        document.paragraph(vec![plain(format!("Not confirmed: {why}."))]);
    }
    for other in partners(suspect, report) {
        let line = ground.line(&other.anchor);
        let line = line.map(|line| format!(" in line {line}"));
        let label = label(other).map(|label| format!(", which {label}"));
        document.paragraph(vec![
            plain("Only together with "),
            code(one_line(&other.source)),
            plain(line.unwrap_or_default()),
            plain(label.unwrap_or_default()),
            plain("."),
        ]);
    }
    document
}

fn push_needed(document: &mut Document, suspect: &Suspect, report: &MethodReport, limit: usize) {
    if suspect.needed.is_empty() {
        return;
    }
    let rows = suspect
        .needed
        .iter()
        .take(limit)
        .map(|needed| {
            let mut case = vec![code(&needed.case)];
            if let Some((_, failure)) =
                failing_cases(report).find(|(case, _)| case.name == needed.case)
            {
                case.push(plain(format!(" ({})", failure.message)));
            }
            let time = if needed.occurrence > 1 {
                format!("{} time: ", ordinal(needed.occurrence))
            } else {
                String::new()
            };
            let now = match &needed.actual {
                Some(actual) => vec![plain(time), code(actual)],
                None => vec![plain(time), plain("not reached")],
            };
            vec![case, now, vec![code(&needed.needed)]]
        })
        .collect();
    document.push(Block::Table {
        head: ["failing case", "here now", "would have to be"]
            .map(str::to_owned)
            .to_vec(),
        rows,
    });
    push_rest(document, suspect.needed.len(), limit);
}

fn push_rest(document: &mut Document, number: usize, limit: usize) {
    if number > limit {
        document.paragraph(vec![plain(format!("… and {} more", number - limit))]);
    }
}

/// The cases of a method.
pub fn method_hover(method: &MethodView, pictures: bool) -> Option<Document> {
    let mut document = Document::default();
    if let Some(known) = method.current() {
        let report = &known.report;
        document.paragraph(vec![strong(sentence(&summary(report, known.stage)))]);
        push_cases(&mut document, report, HOVER_ROWS);
        push_notes(&mut document, report);
        if document.blocks.len() == 1 && report.tests.found == 0 {
            document.blocks.clear();
        }
    }
    if let Some(cases) = method.current_cases() {
        super::cases::push_hover(&mut document, cases, pictures);
    }
    (!document.blocks.is_empty()).then_some(document)
}

fn push_cases(document: &mut Document, report: &MethodReport, limit: usize) {
    if report.cases.is_empty() {
        return;
    }
    // What fails comes first, or a long list would hide it.
    let mut cases: Vec<&CaseReport> = report.cases.iter().collect();
    cases.sort_by_key(|case| match case.outcome {
        CaseOutcome::Failed(_) => 0,
        CaseOutcome::Unknown(_) => 1,
        CaseOutcome::Passed | CaseOutcome::Skipped(_) => 2,
    });
    let rows = cases
        .iter()
        .take(limit)
        .map(|case| vec![case_name(case), outcome(case)])
        .collect();
    document.push(Block::Table {
        head: vec!["case".to_owned(), "result".to_owned()],
        rows,
    });
    push_rest(document, cases.len(), limit);
}

fn case_name(case: &CaseReport) -> Line {
    let mut line = vec![code(&case.name)];
    match case.kind {
        CaseKind::JUnit => {}
        CaseKind::Contract => line.push(plain(" from the contract")),
        CaseKind::Pinned => line.push(plain(" from an example")),
    }
    line
}

fn outcome(case: &CaseReport) -> Line {
    match &case.outcome {
        CaseOutcome::Passed => vec![plain("passes")],
        CaseOutcome::Failed(failure) => vec![plain("fails: "), plain(&failure.message)],
        CaseOutcome::Skipped(why) => vec![plain(format!("skipped: {why}"))],
        CaseOutcome::Unknown(why) => vec![plain(format!("unknown: {why}"))],
    }
}

fn push_notes(document: &mut Document, report: &MethodReport) {
    for note in &report.notes {
        if matches!(
            note.kind,
            NoteKind::Limitation | NoteKind::TakenForRight | NoteKind::ContradictoryPrecondition
        ) {
            document.paragraph(vec![plain(sentence(&note.message))]);
        }
    }
}

/// `1 of 6 tests fails, 2 suspects`
fn summary(report: &MethodReport, stage: Stage) -> String {
    let tests = report.tests;
    let noun = super::phrases::case_noun(report);
    match &report.status {
        Status::Ok if tests.found == 0 => "no test and no contract".to_owned(),
        Status::Ok => {
            let mut text = format!(
                "{} of {} pass",
                tests.passed,
                count(tests.found as usize, noun)
            );
            if tests.skipped > 0 {
                text.push_str(&format!(", {} skipped", tests.skipped));
            }
            text
        }
        Status::Failing => {
            let explanation = match stage {
                Stage::Quick => "looking for the reason".to_owned(),
                Stage::Deep => explanation(report),
            };
            let verb = if tests.failed == 1 { "fails" } else { "fail" };
            format!(
                "{} of {} {verb}, {explanation}",
                tests.failed,
                count(tests.found as usize, noun)
            )
        }
        Status::Unknown(why) => format!("unknown: {why}"),
        Status::Unsupported { what, .. } => format!("not analysed: {what}"),
        Status::Failed {
            message,
            internal: true,
            ..
        } => {
            format!("the analysis itself failed: {message}")
        }
        Status::Failed { message, .. } => format!("not analysed: {message}"),
    }
}

/// Everything known about a method.
pub fn explanation_page(method: &MethodView, ground: Ground<'_>) -> Document {
    let mut document = Document::default();
    let Some(known) = method.current() else {
        let state = if method.is_outdated() {
            "being analysed again"
        } else {
            "being analysed"
        };
        document.paragraph(vec![plain(sentence(&format!("the method is {state}")))]);
        return document;
    };
    let report = &known.report;
    document.paragraph(vec![strong(sentence(&summary(report, known.stage)))]);
    for suspect in &report.suspects {
        let place = ground
            .place(&suspect.anchor)
            .map(|place| format!(", {place}"))
            .unwrap_or_default();
        document.push(Block::Heading(format!("Suspect {}{place}", suspect.rank)));
        document.push(Block::Code {
            language: "java",
            text: suspect.source.clone(),
        });
        document.paragraph(vec![plain(sentence(&claim(suspect, report, ground)))]);
        push_needed(&mut document, suspect, report, usize::MAX);
    }
    let pairs: Vec<Line> = report
        .diagnoses
        .iter()
        .filter(|diagnosis| diagnosis.sites.len() > 1)
        .map(|diagnosis| {
            let sites: Vec<String> = diagnosis
                .sites
                .iter()
                .map(
                    |site| match report.suspects.iter().find(|suspect| suspect.site == *site) {
                        Some(suspect) => one_line(&suspect.source),
                        None => format!("site {site}"),
                    },
                )
                .collect();
            vec![code(sites.join("  and  "))]
        })
        .collect();
    if !pairs.is_empty() {
        document.push(Block::Heading("Together".to_owned()));
        document.push(Block::List(pairs));
    }
    document.push(Block::Heading("Cases".to_owned()));
    if report.cases.is_empty() {
        document.paragraph(vec![plain("There is no test and no contract.")]);
    }
    push_cases(&mut document, report, usize::MAX);
    if !report.notes.is_empty() {
        document.push(Block::Heading("Notes".to_owned()));
        let notes = report
            .notes
            .iter()
            .map(|note| vec![plain(sentence(&note.message))])
            .collect();
        document.push(Block::List(notes));
    }
    document
}

/// The constraint model, as in the table of the paper.
pub fn model_page(model: &ConstraintModel) -> Document {
    let mut document = Document::default();
    let mut list = |title: &str, items: &[String]| {
        document.push(Block::Heading(title.to_owned()));
        if items.is_empty() {
            document.paragraph(vec![plain("(none)")]);
        } else {
            document.push(Block::List(
                items.iter().map(|item| vec![code(item)]).collect(),
            ));
        }
    };
    list("Precondition constraints", &model.preconditions);
    list("Postcondition constraints", &model.postconditions);
    let constraints: Vec<String> = model
        .constraints
        .iter()
        .map(|constraint| match &constraint.selector {
            Some(selector) => format!("{selector} == ({})", constraint.text),
            None => format!("{} (assumed correct)", constraint.text),
        })
        .collect();
    list("Code constraints", &constraints);
    list("Observable variables", &model.observable);
    list("Non-observable variables", &model.non_observable);
    if !model.notes.is_empty() {
        list("Notes", &model.notes);
    }
    document
}
