//! What a test or a contract asks for as a suspect: it may be wrong, and not the code.
//!
//! Any failure can be explained so; that is why such a suspect weighs more than a place in the code, and
//! stands behind all of them. It is listed where nothing in the code is proven to mend the failing
//! cases, and where test and contract were found to contradict each other or a called method to break
//! its own contract.
//!
//! What must hold: the place is an assertion of a test, or a clause of a contract, that is false in
//! every failing case; nothing is called confirmed, for what comes behind it was not run.

use crate::project::Project;
use crate::report::{
    Anchor, CaseKind, CaseOutcome, CaseReport, Confirmation, Failure, FailureKind, MethodReport,
    NeededValue, NoteKind, Suspect, SuspectKind,
};
use crate::taken_for_right::TakenForRight;
use crate::together::Strength;
use java::types::MethodId;

/// Expectations that may be wrong, in the order in which they are listed.
pub(crate) fn suspects(
    project: &Project,
    report: &MethodReport,
    code: &[MethodId],
    right: &TakenForRight,
) -> Vec<Suspect> {
    let mut found: Vec<Suspect> = Vec::new();
    let mut places = report.suspects.iter();
    let is_proven = places.any(|suspect| suspect.strength() != Strength::Undecided);
    let disagree = |kind: NoteKind| report.notes.iter().filter(move |note| note.kind == kind);
    let contradictions = disagree(NoteKind::Contradiction).count();
    for note in disagree(NoteKind::Contradiction).chain(disagree(NoteKind::BrokenContract)) {
        let is_mended = report
            .suspects
            .iter()
            .any(|suspect| !suspect.fixes.is_empty());
        if let Some(anchor) = &note.anchor
            && !(is_mended && note.kind == NoteKind::BrokenContract)
        {
            let why = match note.kind {
                NoteKind::Contradiction if note.message.starts_with("tests ") => {
                    "another test fails with what this asks for"
                }
                NoteKind::Contradiction => "a failing test needs what this excludes",
                _ => "this is false for what a failing case calls",
            };
            let member = project.method_in_file(&anchor.file, &anchor.member);
            let is_code = member.is_some_and(|member| code.contains(&member));
            let is_test = note.kind == NoteKind::Contradiction && !is_code;
            let kind = match is_test {
                true => SuspectKind::Test,
                false => SuspectKind::Contract,
            };
            add(&mut found, project, anchor, kind, why, Vec::new());
        }
    }
    if contradictions > 0 || !is_proven {
        let failing: Vec<(&CaseReport, &Failure)> = report
            .cases
            .iter()
            .filter_map(|case| match &case.outcome {
                CaseOutcome::Failed(failure) => Some((case, failure)),
                _ => None,
            })
            .collect();
        if let Some((anchor, kind)) = common_expectation(project, &failing, code) {
            let why = match kind {
                SuspectKind::Contract => "this is false in every failing case",
                _ => "every failing case ends here",
            };
            let needed = failing
                .iter()
                .filter_map(|(case, failure)| needed(case, failure));
            add(&mut found, project, &anchor, kind, why, needed.collect());
        }
    }
    found.retain(|suspect| {
        let anchor = &suspect.anchor;
        let method = project.method_in_file(&anchor.file, &anchor.member);
        !method.is_some_and(|method| right.covers_node(project, method, anchor.node))
    });
    found
}

fn add(
    found: &mut Vec<Suspect>,
    project: &Project,
    anchor: &Anchor,
    kind: SuspectKind,
    why: &str,
    needed: Vec<NeededValue>,
) {
    if found.iter().any(|known| known.anchor == *anchor) {
        return;
    }
    found.push(Suspect {
        rank: 0,
        site: 0,
        kind,
        anchor: anchor.clone(),
        source: project.source_at(anchor),
        confirmation: Confirmation::Unconfirmed("what comes behind it was not run".to_owned()),
        needed,
        parts: Vec::new(),
        together_with: Vec::new(),
        fixes: Vec::new(),
        why: why.to_owned(),
    });
}

/// The one assertion or clause at which every failing case fails.
fn common_expectation(
    project: &Project,
    failing: &[(&CaseReport, &Failure)],
    code: &[MethodId],
) -> Option<(Anchor, SuspectKind)> {
    let (case, first) = failing.first()?;
    let anchor = first.anchor.clone()?;
    let kind = match first.kind {
        FailureKind::ContractViolated => SuspectKind::Contract,
        FailureKind::WrongValue | FailureKind::MissingException if case.kind == CaseKind::JUnit => {
            SuspectKind::Test
        }
        _ => return None,
    };
    let is_same =
        |failure: &Failure| failure.kind == first.kind && failure.anchor.as_ref() == Some(&anchor);
    if !failing.iter().all(|(_, failure)| is_same(failure)) {
        return None;
    }
    // An `assert` in the code itself is code.
    let member = project.method_in_file(&anchor.file, &anchor.member)?;
    let program = &project.program;
    let is_code = code
        .iter()
        .any(|method| program.same_member(*method, member));
    (kind == SuspectKind::Contract || !is_code).then_some((anchor, kind))
}

/// What would have to be expected.
fn needed(case: &CaseReport, failure: &Failure) -> Option<NeededValue> {
    if failure.kind != FailureKind::WrongValue {
        return None;
    }
    Some(NeededValue {
        case: case.name.clone(),
        occurrence: 1,
        actual: failure.expected.clone(),
        needed: failure.actual.clone()?,
    })
}
