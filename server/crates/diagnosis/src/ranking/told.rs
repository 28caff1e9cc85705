//! What is told of a suspect: its values and edits, and in a sentence why it is at its place.

use super::{Entry, Evidence, Proof, titles, undecided};
use crate::project::Project;
use crate::repair::{Half, Survivor};
use crate::report::{Anchor, Confirmation, Fix, NeededValue, Suspect, SuspectKind, TextEdit};
use symbolic::words::ordinal;

/// Letters of a statement that a title names.
const LONGEST_STATEMENT: usize = 60;

/// Fixes listed for one suspect.
const LISTED_FIXES: usize = 5;

pub(super) fn suspect(
    evidence: &Evidence<'_>,
    mut entry: Entry<'_>,
    number: u32,
    partner: Option<u32>,
    rank: u32,
) -> Suspect {
    let project = evidence.project;
    let (root, unit, is_insertion) = entry.place;
    let site = entry
        .sites
        .first()
        .and_then(|site| evidence.table.get(*site));
    let mut anchor = match site {
        Some(site) => project.anchor(site.method, site.anchor),
        None => project.anchor(root, unit),
    };
    let place = entry.place;
    let all = entry.fixes.iter().chain(&entry.partly);
    let mut own = all.flat_map(|fix| &fix.halves);
    let own = own.find(|half| half.place() == place);
    if let Some(span) = own.and_then(|half| half.edit.shown) {
        anchor.span = Some(span);
    }
    entry.fixes.sort_by_key(Survivor::size);
    entry.partly.sort_by_key(|part| (part.left, part.size()));
    let survivors: Vec<&Survivor> = entry.fixes.iter().chain(&entry.partly).collect();
    let survivors = &survivors[..survivors.len().min(LISTED_FIXES)];
    let fixes = survivors.iter().map(|survivor| fix(evidence, survivor));
    let mut fixes: Vec<Fix> = fixes.collect();
    tell_apart(project, &mut fixes, survivors);
    let own = |site: &interp::machine::SiteId| entry.sites.contains(site);
    let values = match (entry.explanation, &entry.part_values) {
        (Some(explanation), None) => &explanation.needed[..],
        (_, Some((partial, _))) => &partial.needed,
        (None, None) => &[],
    };
    let values = values.iter().filter(|(owner, _)| own(owner));
    let mut needed: Vec<NeededValue> = values.map(|(_, value)| value.clone()).collect();
    // As the tests are written, whatever order they were looked at.
    let place_of = |name: &str| {
        let mut cases = evidence.cases.iter();
        cases.position(|known| known.case.name == name)
    };
    needed.sort_by_key(|value| place_of(&value.case));
    let together_with = match entry.explanation {
        _ if !entry.fixes.is_empty() => partner.into_iter().collect(),
        Some(explanation) => explanation
            .sites
            .iter()
            .filter(|site| !own(site))
            .map(|site| site.0)
            .collect(),
        None => Vec::new(),
    };
    Suspect {
        rank,
        site: number,
        kind: if is_insertion {
            SuspectKind::InsertBefore
        } else {
            SuspectKind::Change
        },
        source: project.source_at(&anchor),
        anchor,
        why: why(evidence, &entry, &fixes),
        confirmation: confirmation(evidence, &entry),
        needed,
        parts: Vec::new(),
        together_with,
        fixes,
    }
}

fn confirmation(evidence: &Evidence<'_>, entry: &Entry<'_>) -> Confirmation {
    match entry.proof() {
        Proof::Edit | Proof::Value => Confirmation::Confirmed,
        Proof::Part => Confirmation::Partly {
            passing: entry.part().len() as u32,
            failing: failing(evidence),
        },
        Proof::None => {
            let doubt = entry.explanation.and_then(|found| found.doubt.clone());
            let doubt = doubt.unwrap_or_else(|| "not ruled out within the limits".to_owned());
            Confirmation::Unconfirmed(doubt)
        }
    }
}

/// Failing cases that count.
fn failing(evidence: &Evidence<'_>) -> u32 {
    let cases = evidence.cases.iter();
    cases
        .filter(|known| known.failed && !known.may_be_long)
        .count() as u32
}

fn fix(evidence: &Evidence<'_>, survivor: &Survivor) -> Fix {
    let total = evidence.cases.len() as u32 + survivor.others;
    let halves = survivor.halves.iter();
    let titles: Vec<String> = halves
        .map(|half| match added_behind(evidence.project, half) {
            Some(statement) => format!("{} behind `{statement}`", titles::title(&half.edit)),
            None => titles::title(&half.edit),
        })
        .collect();
    let mended = survivor.mended.iter();
    let mended = mended.filter_map(|index| evidence.cases.get(*index));
    Fix {
        title: match titles.len() {
            1 => titles.concat(),
            _ => format!("apply both: {}", titles.join(", and ")),
        },
        edits: text_edits(evidence.project, survivor),
        size: survivor.size()[0],
        passed: survivor.passed,
        total,
        mended: mended.map(|known| known.case.name.clone()).collect(),
        left: survivor.left,
    }
}

/// The statement behind which another is added, where the suspect is shown at it: a line.
fn added_behind(project: &Project, half: &Half) -> Option<String> {
    let (span, _) = half.edit.changes.first()?;
    if !half.edit.is_insertion() || half.edit.shown.is_some() {
        return None;
    }
    let unit = project.anchor(half.root, half.edit.unit);
    let change = Anchor {
        span: Some(*span),
        ..unit.clone()
    };
    let (_, statement) = project.locate(&unit)?;
    let (_, change) = project.locate(&change)?;
    let text = project.source_at(&unit);
    (change.start >= statement.end && text.len() <= LONGEST_STATEMENT).then_some(text)
}

/// Where the same is done at several places of a statement: which of them.
fn tell_apart(project: &Project, fixes: &mut [Fix], survivors: &[&Survivor]) {
    let titles: Vec<String> = fixes.iter().map(|fix| fix.title.clone()).collect();
    for (fix, survivor) in fixes.iter_mut().zip(survivors) {
        let is_alone = titles.iter().filter(|title| **title == fix.title).count() == 1;
        if let ([half], false) = (survivor.halves.as_slice(), is_alone)
            && let Some(number) = occurrence(project, half)
        {
            let before = half.edit.before.trim();
            fix.title = format!("{} (the {} `{before}`)", fix.title, ordinal(number));
        }
    }
}

/// The how many-th of its kind in its statement the text is that an edit replaces.
fn occurrence(project: &Project, half: &Half) -> Option<u32> {
    let before = half.edit.before.trim();
    let (span, _) = half.edit.changes.first()?;
    let unit = project.anchor(half.root, half.edit.unit);
    let (file, unit) = project.locate(&unit)?;
    let edited = Anchor {
        span: Some(*span),
        ..project.anchor(half.root, half.edit.unit)
    };
    let (_, edited) = project.locate(&edited)?;
    let text = project.text(&file)?.get(unit.clone())?;
    let count = text.match_indices(before).filter(|(at, _)| {
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
        let (head, rest) = (&text[..*at], &text[at + before.len()..]);
        unit.start + at <= edited.start
            && !(before.starts_with(is_word) && head.ends_with(is_word))
            && !(before.ends_with(is_word) && rest.starts_with(is_word))
    });
    u32::try_from(count.count())
        .ok()
        .filter(|number| *number > 0)
}

fn text_edits(project: &Project, survivor: &Survivor) -> Vec<TextEdit> {
    let mut edits = Vec::new();
    for half in &survivor.halves {
        let anchor = project.anchor(half.root, half.edit.unit);
        edits.extend(half.edit.changes.iter().map(|(span, text)| TextEdit {
            anchor: Anchor {
                span: Some(*span),
                ..anchor.clone()
            },
            new_text: text.to_string(),
        }));
    }
    edits
}

fn why(evidence: &Evidence<'_>, entry: &Entry<'_>, fixes: &[Fix]) -> String {
    if let Some(fix) = fixes.first().filter(|fix| !fix.is_partial()) {
        let cases = match fix.total {
            1 => "the case passes".to_owned(),
            total if fix.passed == total => format!("all {total} cases pass"),
            total => format!(
                "{} of {total} cases pass, the others are stopped at a limit",
                fix.passed
            ),
        };
        let place = match entry.partner() {
            Some(_) => "here and one at another place",
            None => "here",
        };
        return format!("with a small edit {place} {cases}");
    }
    match entry.explanation {
        Some(explanation) if explanation.doubt.is_none() && explanation.sites.len() > 1 => {
            "no single place explains all failing cases; this one does together with another"
                .to_owned()
        }
        Some(explanation) if explanation.doubt.is_none() => {
            "another value here makes the failing cases pass; no small edit gives it".to_owned()
        }
        _ if !entry.part().is_empty() => {
            let (mended, all) = (entry.part().len(), failing(evidence));
            let by = match fixes.is_empty() {
                true => "another value here makes",
                false => "a small edit here makes",
            };
            format!("{by} {mended} of {all} failing cases pass")
        }
        Some(_) => {
            "another value here may make the failing cases pass; it could not be decided".to_owned()
        }
        None => undecided::reason(entry),
    }
}
