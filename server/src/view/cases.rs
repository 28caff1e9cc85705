//! Test cases in words: the lens, the tables, what a condition's hover says.
//!
//! What must hold: what was cut short says so; "never" is said only of what is proven within the
//! bounds of the search.

use super::MethodView;
use super::document::{Block, Document, Line, Piece, code, plain, strong};
use super::phrases::{count, sentence};
use std::ops::Range;
use testgen::report::{CaseReport, GoalReport, OutcomeKind, SuiteReport, goal_noun};
use testgen::suite::{GoalStatus, SuiteStatus};

/// Rows of the table in a hover; the page has all.
const HOVER_ROWS: usize = 10;
/// Cases named in a sentence.
const NAMED: usize = 4;
/// Pictures in a hover.
const HOVER_PICTURES: usize = 2;

/// `12 cases · branches 14/14`; `None` where there is nothing to say.
pub fn lens(method: &MethodView) -> Option<String> {
    let known = method.cases.as_ref()?;
    let text = lens_text(&known.report)?;
    Some(if known.hash == method.hash {
        text
    } else {
        format!("{text} (outdated)")
    })
}

fn lens_text(report: &SuiteReport) -> Option<String> {
    if report.cases.is_empty() {
        return None;
    }
    let mut text = count(report.cases.len(), "case");
    let (achieved, infeasible, _) = report.counts();
    if !report.goals.is_empty() {
        let wanted = report.goals.len() - infeasible;
        text.push_str(&format!(
            " · {} {achieved}/{wanted}",
            goal_noun(report.criterion)
        ));
    }
    Some(text)
}

/// The table on the method's name.
pub fn push_hover(document: &mut Document, report: &SuiteReport, pictures: bool) {
    push_summary(document, report);
    push_table(document, report, HOVER_ROWS);
    if pictures {
        let drawn = report.cases.iter().filter(|case| case.picture.is_some());
        for case in drawn.take(HOVER_PICTURES) {
            push_picture(document, case);
        }
    }
}

/// Everything about the cases of a method.
pub fn page(report: &SuiteReport, pictures: bool) -> Document {
    let mut document = Document::default();
    push_summary(&mut document, report);
    push_table(&mut document, report, usize::MAX);
    let missed: Vec<Line> = report.goals.iter().filter_map(missed).collect();
    if !missed.is_empty() {
        document.push(Block::Heading("Not covered".to_owned()));
        document.push(Block::List(missed));
    }
    let drawn: Vec<&CaseReport> = report
        .cases
        .iter()
        .filter(|case| case.picture.is_some())
        .collect();
    for case in drawn {
        document.push(Block::Heading(case.name.clone()));
        document.paragraph(told(case));
        if pictures {
            push_picture(&mut document, case);
        } else if let Some(picture) = &case.picture {
            document.push(Block::Code {
                language: "text",
                text: picture.text(),
            });
        }
    }
    document
}

fn push_picture(document: &mut Document, case: &CaseReport) {
    if let Some(picture) = &case.picture {
        document.push(Block::Picture {
            title: case.name.clone(),
            svg: picture.svg(),
            text: picture.text(),
        });
    }
}

fn push_summary(document: &mut Document, report: &SuiteReport) {
    let mut line = vec![strong(
        lens_text(report).unwrap_or_else(|| "No case".to_owned()),
    )];
    let (_, infeasible, _) = report.counts();
    if infeasible > 0 {
        line.push(plain(format!(
            ", {infeasible} can't be reached by any input within the bounds"
        )));
    }
    document.paragraph(line);
    if let Some(warning) = &report.warning {
        let mut line = vec![strong("Careful: ")];
        line.extend(with_code(&format!("{warning}.")));
        document.paragraph(line);
    }
    let why = match &report.status {
        SuiteStatus::Complete => None,
        SuiteStatus::Partial(why) => Some(format!("not finished: {why}")),
        SuiteStatus::Unsupported(why) => Some(format!("no cases can be made: {why}")),
        SuiteStatus::Failed(why) => Some(format!("no cases can be made: {why}")),
    };
    if let Some(why) = why {
        document.paragraph(vec![plain(sentence(&why))]);
    }
    if report.is_contradictory {
        document.paragraph(vec![plain(
            "No input within the bounds satisfies the preconditions.",
        )]);
    }
    for note in &report.notes {
        document.paragraph(vec![plain(sentence(note))]);
    }
}

fn push_table(document: &mut Document, report: &SuiteReport, limit: usize) {
    if report.cases.is_empty() {
        return;
    }
    let rows = report
        .cases
        .iter()
        .take(limit)
        .map(|case| {
            let condition = if case.condition.is_empty() {
                vec![plain("always")]
            } else {
                vec![code(&case.condition)]
            };
            vec![
                vec![code(case.inputs_text())],
                result(case),
                vec![plain(report.labels(case).join(", "))],
                condition,
            ]
        })
        .collect();
    document.push(Block::Table {
        head: ["inputs", "result", "covers", "when"]
            .map(str::to_owned)
            .to_vec(),
        rows,
    });
    let rest = report.cases.len().saturating_sub(limit);
    if rest > 0 {
        document.paragraph(vec![plain(format!(
            "… and {rest} more: see Show Test Cases"
        ))]);
    }
}

fn result(case: &CaseReport) -> Line {
    let mut line = match case.outcome {
        OutcomeKind::Returns => vec![code(case.outcome_text())],
        OutcomeKind::Throws => vec![plain("throws "), code(case.outcome_text())],
        OutcomeKind::Diverges => vec![plain(case.outcome_text())],
    };
    if let Some(violation) = &case.violates {
        line.push(plain(" — "));
        line.extend(with_code(&violation.told()));
    }
    line
}

/// `n = 3 → 7`
fn told(case: &CaseReport) -> Line {
    let mut line = vec![code(case.inputs_text()), plain(" → ")];
    line.extend(result(case));
    line
}

/// Text between backticks is code.
fn with_code(text: &str) -> Line {
    text.split('`')
        .enumerate()
        .filter(|(_, part)| !part.is_empty())
        .map(|(index, part)| {
            if index % 2 == 1 {
                code(part)
            } else {
                plain(part)
            }
        })
        .collect()
}

/// What the hover on a place says: of the innermost condition around it, or of those in its line.
pub fn place_hover(
    report: &SuiteReport,
    offset: usize,
    line: u32,
) -> Option<(Document, Option<Range<usize>>)> {
    let around = report
        .goals
        .iter()
        .filter(|goal| goal.range.start <= offset && offset <= goal.range.end)
        .map(|goal| goal.range.clone())
        .min_by_key(Range::len);
    let goals: Vec<&GoalReport> = match &around {
        Some(range) => report
            .goals
            .iter()
            .filter(|goal| goal.range == *range)
            .collect(),
        None => report
            .goals
            .iter()
            .filter(|goal| goal.line == line)
            .collect(),
    };
    if goals.is_empty() {
        return None;
    }
    let mut document = Document::default();
    let items = goals.iter().map(|goal| goal_line(goal, report)).collect();
    document.push(Block::List(items));
    Some((document, around))
}

fn goal_line(goal: &GoalReport, report: &SuiteReport) -> Line {
    let mut line = vec![code(&goal.text)];
    match goal.side {
        Some(side) => line.push(plain(format!(" {side}: "))),
        None => line.push(plain(": ")),
    }
    match &goal.status {
        GoalStatus::Achieved(cases) => {
            let known: Vec<&CaseReport> = cases
                .iter()
                .filter_map(|index| report.cases.get(*index as usize))
                .collect();
            line.push(plain(format!("{}: ", count(known.len(), "case"))));
            for (index, case) in known.iter().take(NAMED).enumerate() {
                line.push(plain(if index > 0 { "; " } else { "" }));
                line.extend(told(case));
            }
            if known.len() > NAMED {
                line.push(plain(format!("; and {} more", known.len() - NAMED)));
            }
        }
        _ => line.extend(why_missed(goal)),
    }
    line
}

/// A goal that no case achieves.
fn missed(goal: &GoalReport) -> Option<Line> {
    if matches!(goal.status, GoalStatus::Achieved(_)) {
        return None;
    }
    let mut line = vec![plain(format!("line {}: ", goal.line)), code(&goal.text)];
    if let Some(side) = goal.side {
        line.push(plain(format!(" {side}")));
    }
    line.push(plain(": "));
    line.extend(why_missed(goal));
    Some(line)
}

fn why_missed(goal: &GoalReport) -> Line {
    match &goal.status {
        GoalStatus::Achieved(_) => Vec::new(),
        GoalStatus::Infeasible => {
            let mut line = vec![plain("never reached: needs ")];
            let mut needs: Vec<(String, bool)> = goal.needs.clone();
            if let Some(side) = goal.side {
                needs.push((goal.text.clone(), side));
            }
            if needs.is_empty() {
                return vec![plain("never reached by any input within the bounds")];
            }
            for (index, (text, side)) in needs.iter().enumerate() {
                line.push(plain(if index > 0 { " and " } else { "" }));
                line.extend(needed(text, *side));
            }
            line.push(plain(", and no input within the bounds gives that"));
            line
        }
        GoalStatus::Feasible => vec![plain("can be reached, but no case shows it")],
        GoalStatus::Unknown(why) => vec![plain(format!("no case found: {why}"))],
    }
}

fn needed(text: &str, side: bool) -> Vec<Piece> {
    if side {
        vec![code(text)]
    } else {
        vec![plain("not "), code(text)]
    }
}

/// Exceptions that no precondition excludes: the line in which one is thrown, and what to say.
pub fn uncaught(report: &SuiteReport) -> Vec<(Option<u32>, String)> {
    let mut found: Vec<(Option<u32>, String)> = Vec::new();
    for case in &report.cases {
        if !case
            .violates
            .as_ref()
            .is_some_and(|violation| violation.is_exception)
        {
            continue;
        }
        // One for each place: other inputs that lead there say nothing new.
        if found.iter().any(|(line, _)| *line == case.thrown_line) {
            continue;
        }
        let message = format!(
            "Throws {} for {}; no precondition excludes it.",
            case.outcome_text(),
            case.inputs_text()
        );
        found.push((case.thrown_line, message));
    }
    found
}
