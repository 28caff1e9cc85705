//! The sentences in which a report is told, the same in the editor and in the terminal.
//!
//! What must hold: a sentence claims what the report proves and nothing more. What isn't confirmed
//! says so; *would pass* is said of the failing cases the suspect was confirmed for.

use super::ground::Ground;
use diagnosis::report::{
    CaseKind, CaseOutcome, CaseReport, Confirmation, Diagnosis, Failure, Fix, MethodReport,
    NeededValue, Part, Status, Suspect, SuspectKind,
};
use testgen::show::ordinal;

/// `expressHeavy` of `ShippingTest.expressHeavy`; what follows a parenthesis or space stays.
pub fn short_name(case: &str) -> &str {
    let end = case.find(['(', ' ', '[']).unwrap_or(case.len());
    let start = case
        .get(..end)
        .and_then(|name| name.rfind('.'))
        .map_or(0, |dot| dot + 1);
    case.get(start..).unwrap_or(case)
}

pub fn failing_cases(report: &MethodReport) -> impl Iterator<Item = (&CaseReport, &Failure)> {
    report.cases.iter().filter_map(|case| match &case.outcome {
        CaseOutcome::Failed(failure) => Some((case, failure)),
        _ => None,
    })
}

/// `1 test`, `3 tests`
pub fn count(number: usize, noun: &str) -> String {
    if number == 1 {
        format!("1 {noun}")
    } else {
        format!("{number} {noun}s")
    }
}

/// What the cases of a method are called together.
pub fn case_noun(report: &MethodReport) -> &'static str {
    if report.cases.iter().all(|case| case.kind == CaseKind::JUnit) {
        "test"
    } else {
        "case"
    }
}

/// What the suspect means, a sentence without capital and full stop.
pub fn claim(suspect: &Suspect, report: &MethodReport, ground: Ground<'_>) -> String {
    let outcome = would_pass(suspect, report);
    let together = if suspect.together_with.is_empty() {
        String::new()
    } else {
        let others: Vec<String> = partners(suspect, report)
            .map(|other| place_beside(other, suspect, ground))
            .collect();
        format!(", together with {}", others.join(" and "))
    };
    let subject = match suspect.kind {
        SuspectKind::Change => "",
        SuspectKind::InsertBefore => "a statement may be missing before this: ",
        SuspectKind::Contract => "or the contract is wrong: ",
        SuspectKind::Test => "or the test is wrong: ",
    };
    if let (SuspectKind::InsertBefore, Some(fix)) = (suspect.kind, suspect.fixes.first()) {
        return format!("a statement may be missing here: {}", fix_text(fix, report));
    }
    match &suspect.confirmation {
        Confirmation::Confirmed => match values(suspect) {
            None if !suspect.fixes.is_empty() => {
                format!("{subject}with a small edit here{together}, {outcome}")
            }
            Some(values) => format!("{subject}if this {values}{together}, {outcome}"),
            None => format!("{subject}if this were different{together}, {outcome}"),
        },
        Confirmation::Partly { passing, failing } => {
            let noun = case_noun(report);
            let outcome = format!("{passing} of {failing} failing {noun}s would pass");
            match values(suspect).filter(|_| suspect.fixes.is_empty()) {
                Some(values) => format!("{subject}if this {values}, {outcome}"),
                None => format!("{subject}with a small edit here, {outcome}"),
            }
        }
        Confirmation::Unconfirmed(why) => format!(
            "{subject}if this were different{together}, perhaps {outcome} (not confirmed: {why})"
        ),
    }
}

/// The other places that have to change together with a suspect.
pub fn partners<'a>(
    suspect: &'a Suspect,
    report: &'a MethodReport,
) -> impl Iterator<Item = &'a Suspect> {
    let others = suspect.together_with.iter();
    others.filter_map(|site| report.suspects.iter().find(|other| other.site == *site))
}

/// `line 9`, with the file where it is another one; the source where it has no place.
fn place_beside(other: &Suspect, suspect: &Suspect, ground: Ground<'_>) -> String {
    let file_of = |of: &Suspect| ground.locate(&of.anchor).map(|(file, _)| file);
    let line = ground
        .line(&other.anchor)
        .filter(|_| file_of(other) == file_of(suspect));
    match (line, ground.place(&other.anchor)) {
        (Some(line), _) => format!("line {line}"),
        (None, Some(place)) => place,
        (None, None) => format!("`{}`", one_line(&other.source)),
    }
}

/// The claim as a sentence with its number, and the best edit: `Suspect 1 of 2: …`
pub fn suspect_message(suspect: &Suspect, report: &MethodReport, ground: Ground<'_>) -> String {
    let claim = claim(suspect, report, ground);
    let number = report.suspects.len();
    let fix = match suspect.fixes.first() {
        Some(fix) if suspect.kind != SuspectKind::InsertBefore => {
            format!(" {}", sentence(&fix_text(fix, report)))
        }
        _ => String::new(),
    };
    format!("Suspect {} of {number}: {claim}.{fix}", suspect.rank)
}

/// ``replace `a - b` by `a + b` (6 of 6 tests pass)``, or
/// ``… (makes 1 of 2 failing tests pass, breaks none)``
pub fn fix_text(fix: &Fix, report: &MethodReport) -> String {
    let noun = case_noun(report);
    let passed = match fix.total {
        _ if fix.is_partial() => {
            let mended = fix.mended.len();
            let failing = mended + fix.left as usize;
            format!("makes {mended} of {failing} failing {noun}s pass, breaks none")
        }
        1 => format!("1 of 1 {noun} passes"),
        total => format!("{} of {total} {noun}s pass", fix.passed),
    };
    format!("{} ({passed})", fix.title)
}

fn would_pass(suspect: &Suspect, report: &MethodReport) -> String {
    let mut failing = failing_cases(report);
    match (failing.next(), failing.next()) {
        (Some((case, _)), None) => format!("'{}' would pass", short_name(&case.name)),
        (Some((first, _)), Some(_)) => {
            // Without values there is nothing to tell which cases were looked at: a diagnosis
            // always explains all of them.
            let told: Vec<&NeededValue> = suspect
                .needed
                .iter()
                .chain(partners(suspect, report).flat_map(|other| &other.needed))
                .collect();
            let covers_all = told.is_empty()
                || failing_cases(report)
                    .all(|(case, _)| told.iter().any(|needed| needed.case == case.name));
            let noun = case_noun(report);
            if covers_all {
                format!("all {noun}s would pass")
            } else {
                let name = suspect
                    .needed
                    .first()
                    .map_or(first.name.as_str(), |needed| &needed.case);
                format!("'{}' would pass", short_name(name))
            }
        }
        (None, _) => "the failure would go".to_owned(),
    }
}

/// `gave 22 instead of 19`, with the time round in loops and the case where values differ.
fn values(suspect: &Suspect) -> Option<String> {
    let first = suspect.needed.first()?;
    let of_first: Vec<&NeededValue> = suspect
        .needed
        .iter()
        .filter(|needed| needed.case == first.case)
        .collect();
    let several_times = of_first.len() > 1 || of_first.iter().any(|needed| needed.occurrence > 1);
    // What only has to stay as it is says little.
    let changed: Vec<&NeededValue> = of_first.iter().copied().filter(|one| !stays(one)).collect();
    let of_first = if changed.is_empty() {
        of_first
    } else {
        changed
    };
    let told: Vec<String> = of_first
        .iter()
        .take(2)
        .map(|needed| {
            let change = match &needed.actual {
                Some(actual) => format!("{} instead of {actual}", needed.needed),
                None => format!("{} (it isn't reached)", needed.needed),
            };
            if several_times {
                format!("{change} the {} time", ordinal(needed.occurrence))
            } else {
                change
            }
        })
        .collect();
    let verb = if is_truth(first) { "were" } else { "gave" };
    let mut text = format!("{verb} {}", told.join(" and "));
    if of_first.len() > 2 {
        text.push_str(&format!(" (and {} more)", of_first.len() - 2));
    }
    let alike = |needed: &NeededValue| {
        (needed.occurrence, &needed.actual, &needed.needed)
            == (first.occurrence, &first.actual, &first.needed)
    };
    if suspect
        .needed
        .iter()
        .any(|needed| needed.case != first.case && !alike(needed))
    {
        text.push_str(&format!(" in '{}'", short_name(&first.case)));
    }
    Some(text)
}

/// Whether the value is that of the failing run: other values before it would change it.
fn stays(needed: &NeededValue) -> bool {
    needed.actual.as_ref() == Some(&needed.needed)
}

/// Conditions are true or false; other places give values.
fn is_truth(needed: &NeededValue) -> bool {
    matches!(needed.needed.as_str(), "true" | "false")
}

/// `gives 19 in expressHeavy, would have to give 22`: the label beside an excerpt.
pub fn label(suspect: &Suspect) -> Option<String> {
    label_of(&suspect.needed)
}

/// ` gives 3 in test_x, would have to give 4`: said of an expression of the statement that would do.
pub fn part_label(part: &Part) -> String {
    label_of(&part.needed).map_or_else(String::new, |label| format!(" {label}"))
}

fn label_of(needed: &[NeededValue]) -> Option<String> {
    let needed = needed.first()?;
    let time = if needed.occurrence > 1 {
        format!(" the {} time", ordinal(needed.occurrence))
    } else {
        String::new()
    };
    let name = short_name(&needed.case);
    Some(match &needed.actual {
        Some(actual) if is_truth(needed) => {
            format!(
                "is {actual}{time} in {name}, would have to be {}",
                needed.needed
            )
        }
        Some(actual) => {
            format!(
                "gives {actual}{time} in {name}, would have to give {}",
                needed.needed
            )
        }
        None => format!(
            "is not reached{time} in {name}, would have to give {}",
            needed.needed
        ),
    })
}

/// What a place gives in each case and would have to give, one line for each case:
/// `a: 3rd time: 7, would have to be 4`. Nothing where [`label`] tells it all.
pub fn needed_lines(suspect: &Suspect) -> Vec<String> {
    if suspect.needed.len() < 2 {
        return Vec::new();
    }
    let mut lines: Vec<(&str, Vec<String>)> = Vec::new();
    for needed in &suspect.needed {
        let is_once = suspect
            .needed
            .iter()
            .filter(|other| other.case == needed.case)
            .all(|other| other.occurrence == 1);
        let told = value_line(needed, is_once);
        match lines.last_mut().filter(|(case, _)| *case == needed.case) {
            Some((_, values)) => values.push(told),
            None => lines.push((&needed.case, vec![told])),
        }
    }
    let line = |(case, values): (&str, Vec<String>)| {
        const LISTED: usize = 4;
        let rest = match values.len().saturating_sub(LISTED) {
            0 => String::new(),
            rest => format!("; and {rest} more"),
        };
        let values: Vec<String> = values.into_iter().take(LISTED).collect();
        format!("{}: {}{rest}", short_name(case), values.join("; "))
    };
    lines.into_iter().map(line).collect()
}

/// `here 7 the 3rd time, would have to be 4`; `times`: how many values are needed in this case.
pub fn value_here(needed: &NeededValue, times: usize) -> String {
    let time = match (needed.occurrence, times) {
        (1, 1) => String::new(),
        (occurrence, _) => format!(" the {} time", ordinal(occurrence)),
    };
    match &needed.actual {
        Some(actual) if stays(needed) => format!("here {actual}{time}, would have to stay so"),
        Some(actual) => format!("here {actual}{time}, would have to be {}", needed.needed),
        None => format!("not reached{time}, would have to be {}", needed.needed),
    }
}

/// `3rd time: 7, would have to be 4`
fn value_line(needed: &NeededValue, is_once: bool) -> String {
    let time = match is_once {
        true => String::new(),
        false => format!("{} time: ", ordinal(needed.occurrence)),
    };
    match &needed.actual {
        Some(actual) if stays(needed) => format!("{time}{actual}, would have to stay so"),
        Some(actual) => format!("{time}{actual}, would have to be {}", needed.needed),
        None => format!("{time}not reached, would have to be {}", needed.needed),
    }
}

/// How the suspects are summed up: `2 suspects`, `no single line explains it: 1 pair`.
pub fn explanation(report: &MethodReport) -> String {
    let cheapest = report
        .diagnoses
        .iter()
        .map(|diagnosis| diagnosis.sites.len())
        .min();
    match cheapest {
        Some(size) if size > 1 => {
            let sets = |diagnosis: &&Diagnosis| diagnosis.sites.len() == size;
            let noun = if size == 2 { "pair" } else { "set" };
            let number = report.diagnoses.iter().filter(sets).count();
            format!("no single line explains it: {}", count(number, noun))
        }
        _ if report.suspects.is_empty() => "no explanation found".to_owned(),
        _ => count(report.suspects.len(), "suspect"),
    }
}

/// What came of running the cases: `12 of 12 tests pass`, `1 of 2 tests pass; 'a' fails: …`.
pub fn run_result(report: &MethodReport) -> String {
    match &report.status {
        Status::Unsupported { what, .. } => return format!("not analysed: {what}"),
        Status::Failed { message, .. } => return format!("not analysed: {message}"),
        Status::Unknown(why) if report.tests.run == 0 => return format!("unknown: {why}"),
        Status::Ok | Status::Failing | Status::Unknown(_) => {}
    }
    let tests = report.tests;
    let noun = case_noun(report);
    let verb = if tests.found == 1 { "passes" } else { "pass" };
    let all = count(tests.found as usize, noun);
    let mut text = format!("{} of {all} {verb}", tests.passed);
    let mut failing = failing_cases(report);
    if let Some((case, failure)) = failing.next() {
        text.push_str(&format!(
            "; '{}' fails: {}",
            short_name(&case.name),
            failure.message
        ));
    }
    match failing.count() {
        0 => {}
        more => text.push_str(&format!(" (and {more} more)")),
    }
    if tests.skipped > 0 {
        text.push_str(&format!(", {} skipped", tests.skipped));
    }
    text
}

/// Source text on one line, cut where it gets long.
pub fn one_line(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.chars().count() > LONGEST {
        line = line.chars().take(LONGEST - 1).chain(['…']).collect();
    }
    line
}

/// First letter large, full stop at the end.
pub fn sentence(text: &str) -> String {
    let mut characters = text.chars();
    let Some(first) = characters.next() else {
        return String::new();
    };
    let mut sentence: String = first.to_uppercase().chain(characters).collect();
    if !sentence.ends_with(['.', '!', '?']) {
        sentence.push('.');
    }
    sentence
}
