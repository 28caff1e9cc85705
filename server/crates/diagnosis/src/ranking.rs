//! The order of suspects, and the sentence that says why each is at its place.
//!
//! What must hold: the order is that of `docs/diagnostics.md`, section *Order*, and depends on no
//! name, no layout and no order of tests.

use crate::coverage::Executed;
use crate::leads::{Effect, Effects};
use crate::minimal::Explanation;
use crate::project::Project;
use crate::repair::Survivor;
use crate::report::{Confirmation, Diagnosis, Fix, Suspect, SuspectKind, TextEdit};
use crate::sites::{Site, SiteTable, initialises_empty};
use crate::taken_for_right::TakenForRight;
use crate::units::units_of;
use interp::machine::SiteId;
use java::ir::NodeId;
use java::types::MethodId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::Ordering;

mod titles;
mod undecided;

/// Fixes listed for one suspect.
const LISTED_FIXES: usize = 5;

/// Places listed that have a surviving edit: those whose smallest is hardly larger than the smallest
/// of all, and in any case so many; and places listed beside them.
const PLACES_WITH_EDITS: usize = 5;
const LEAST_PLACES: usize = 3;
const OTHER_PLACES: usize = 1;

/// Places listed where no edit survives.
const LISTED: usize = 5;

/// Where a suspect stands: member, unit, and whether something is missing there.
pub(crate) type Place = (MethodId, NodeId, bool);

/// What is known of each failing and each passing case.
pub(crate) struct Evidence<'a> {
    pub(crate) project: &'a Project,
    pub(crate) method: MethodId,
    pub(crate) table: &'a SiteTable,
    pub(crate) failing: &'a [Executed],
    pub(crate) passing: &'a [Executed],
    /// What other values do to the cases.
    pub(crate) effects: Effects,
    /// Sites that no other value of their own alone mends.
    pub(crate) excluded: FxHashSet<SiteId>,
    pub(crate) right: TakenForRight,
    /// Some failing case passes with other values; where none does, no place is worth a look.
    pub(crate) is_possible: bool,
    /// Cases that count for a fix.
    pub(crate) total: u32,
}

impl Evidence<'_> {
    fn is_elsewhere(&self, root: MethodId) -> bool {
        let class_of = |method: MethodId| {
            let program = &self.project.program;
            let mut class = program.class(program.method(method).class);
            while let Some(outer) = class.outer.filter(|_| class.is_local) {
                class = program.class(outer);
            }
            class.id
        };
        class_of(root) != class_of(self.method)
    }

    /// Whether a statement has a site of this kind.
    fn has_site(&self, root: MethodId, unit: NodeId, is_it: impl Fn(&Site) -> bool) -> bool {
        let program = &self.project.program;
        let spans = |node| program.location(root, node).map(|(_, range)| range);
        let Some(range) = spans(unit) else {
            return false;
        };
        self.table.sites().iter().any(|site| {
            is_it(site)
                && program.same_member(site.method, root)
                && spans(site.anchor)
                    .is_some_and(|own| range.start <= own.start && own.end <= range.end)
        })
    }
}

/// A place with all that speaks for it.
struct Entry<'a> {
    place: Place,
    sites: Vec<SiteId>,
    explanation: Option<&'a Explanation>,
    fixes: Vec<Survivor>,
    /// Outside of the analysed method's class.
    is_elsewhere: bool,
    /// Hands on a variable as it is: whatever is wrong can be mended there.
    is_trivial: bool,
    /// Makes a new, empty object of the class library.
    is_new: bool,
    spectrum: f64,
    effect: Effect,
    /// How many other places are executed between it and the end of a failing run, on average.
    distance: f64,
    position: (usize, u32),
}

impl Entry<'_> {
    fn best_fix(&self) -> Option<(u32, u32, u32)> {
        let sizes = self.fixes.iter().map(|fix| {
            let edit = &fix.edit;
            (edit.size, edit.tokens, edit.new_names)
        });
        sizes.min()
    }

    fn is_confirmed(&self) -> bool {
        self.explanation
            .is_some_and(|explanation| explanation.doubt.is_none())
    }

    /// The share of passing cases that no other value leaves passing; an edit was run on them all.
    fn rigidity(&self) -> f64 {
        match self.fixes.is_empty() {
            true => self.effect.broken_share(),
            false => 0.0,
        }
    }

    fn compare(&self, other: &Self) -> Ordering {
        let key = |entry: &Self| {
            let size = entry.best_fix().unwrap_or((u32::MAX, u32::MAX, u32::MAX));
            let cost = entry
                .explanation
                .map_or(1, |explanation| explanation.sites.len());
            (
                entry.fixes.is_empty(),
                entry.is_elsewhere,
                entry.is_trivial,
                size,
                cost,
                // A surviving edit is a proof of its own.
                entry.fixes.is_empty() && !entry.is_confirmed(),
            )
        };
        key(self)
            .cmp(&key(other))
            .then(other.spectrum.total_cmp(&self.spectrum))
            .then(self.rigidity().total_cmp(&other.rigidity()))
            .then(self.position.cmp(&other.position))
    }
}

/// Suspects and diagnoses of explanations and of surviving edits, best first.
pub(crate) fn suspects(
    evidence: &Evidence<'_>,
    explanations: &[Explanation],
    survivors: Vec<Survivor>,
) -> (Vec<Suspect>, Vec<Diagnosis>) {
    let mut entries = Entries {
        evidence,
        units: FxHashMap::default(),
        list: Vec::new(),
    };
    for explanation in explanations {
        for site in &explanation.sites {
            entries.add_site(*site, explanation);
        }
    }
    for survivor in survivors {
        entries.add_fix(survivor);
    }
    let mut list = std::mem::take(&mut entries.list);
    list.sort_by(Entry::compare);
    keep_few(&mut list);
    let has_fixes = list.iter().any(|entry| !entry.fixes.is_empty());
    if evidence.is_possible && !has_fixes && list.len() < LISTED {
        // Where a value is handed on, anything could be mended: of interest only if nothing else is.
        let some_proven = list.iter().any(Entry::is_confirmed);
        let mut leads = entries.leads();
        leads.retain(|lead| !(some_proven && lead.is_trivial));
        for lead in leads {
            let is_listed = list
                .iter()
                .any(|entry| (entry.place.0, entry.place.1) == (lead.place.0, lead.place.1));
            if list.len() < LISTED && !is_listed {
                list.push(lead);
            }
        }
    }
    // Sites that only an edit has found get numbers behind those of the model.
    let mut next = evidence.table.sites().len() as u32;
    let mut numbers: Vec<u32> = Vec::new();
    for entry in &list {
        numbers.push(match entry.sites.first() {
            Some(site) => site.0,
            None => {
                next += 1;
                next
            }
        });
    }
    let mut diagnoses: Vec<Diagnosis> = Vec::new();
    for (entry, number) in list.iter().zip(&numbers) {
        if entry.fixes.is_empty() && entry.explanation.is_none() {
            continue;
        }
        let is_pair = entry
            .explanation
            .is_some_and(|explanation| explanation.sites.len() > 1);
        if entry.fixes.is_empty() && is_pair {
            continue;
        }
        diagnoses.push(Diagnosis {
            cost: 1,
            sites: vec![*number],
            confirmed: entry.is_confirmed() || !entry.fixes.is_empty(),
        });
    }
    for explanation in explanations.iter().filter(|found| found.sites.len() > 1) {
        diagnoses.push(Diagnosis {
            cost: explanation.sites.len() as u32,
            sites: explanation.sites.iter().map(|site| site.0).collect(),
            confirmed: explanation.doubt.is_none(),
        });
    }
    let numbered = list.into_iter().zip(numbers).enumerate();
    let suspects = numbered
        .map(|(index, (entry, number))| suspect(evidence, entry, number, index as u32 + 1))
        .collect();
    (suspects, diagnoses)
}

/// Where edits explain it all, few other places are worth a look; what is undecided isn't where
/// something is proven.
fn keep_few(list: &mut Vec<Entry<'_>>) {
    let smallest = list.iter().find_map(Entry::best_fix).map(|best| best.0);
    let is_proven = |entry: &Entry<'_>| !entry.fixes.is_empty() || entry.is_confirmed();
    let some_proven = list.iter().any(is_proven);
    let mut others = 0;
    let mut fixed = 0;
    list.retain(|entry| match (smallest, entry.best_fix()) {
        (Some(smallest), Some((size, ..))) => {
            fixed += 1;
            fixed <= PLACES_WITH_EDITS && size <= smallest + 1 || fixed <= LEAST_PLACES
        }
        (Some(_), None) => {
            others += 1;
            entry.is_confirmed() && others <= OTHER_PLACES
        }
        (None, _) => is_proven(entry) || !some_proven,
    });
}

struct Entries<'a> {
    evidence: &'a Evidence<'a>,
    /// Units of members, by root method.
    units: FxHashMap<MethodId, FxHashMap<NodeId, NodeId>>,
    list: Vec<Entry<'a>>,
}

impl<'a> Entries<'a> {
    fn unit(&mut self, root: MethodId, node: NodeId) -> NodeId {
        let program = &self.evidence.project.program;
        let units = self
            .units
            .entry(root)
            .or_insert_with(|| units_of(program, root));
        units.get(&node).copied().unwrap_or(node)
    }

    fn entry(&mut self, place: Place) -> &mut Entry<'a> {
        let index = match self.list.iter().position(|entry| entry.place == place) {
            Some(index) => index,
            None => {
                let (root, unit, _) = place;
                let program = &self.evidence.project.program;
                let file = program.class(program.method(root).class).file;
                let start = program
                    .location(root, unit)
                    .map_or(0, |(_, range)| range.start as u32);
                // Added behind a loop or branch: what counts is whether its head is reached.
                let head = self.unit(root, unit);
                let spectrum = self.spectrum(root, head);
                let effect = self.effect(root, head);
                self.list.push(Entry {
                    place,
                    sites: Vec::new(),
                    explanation: None,
                    fixes: Vec::new(),
                    is_elsewhere: self.evidence.is_elsewhere(root),
                    is_trivial: head == unit
                        && self.evidence.has_site(root, unit, |site| site.is_trivial),
                    is_new: initialises_empty(program, root)
                        || self.evidence.has_site(root, unit, |site| site.is_new),
                    spectrum,
                    effect,
                    distance: f64::MAX,
                    position: (file.index(), start),
                });
                self.list.len() - 1
            }
        };
        &mut self.list[index]
    }

    fn add_site(&mut self, id: SiteId, explanation: &'a Explanation) {
        let Some(site) = self.evidence.table.get(id) else {
            return;
        };
        let root = self.evidence.project.program.enclosing_method(site.method);
        let unit = self.unit(root, site.anchor);
        let entry = self.entry((root, unit, false));
        if !entry.sites.contains(&id) {
            entry.sites.push(id);
        }
        entry.explanation.get_or_insert(explanation);
    }

    fn add_fix(&mut self, survivor: Survivor) {
        let place = (
            survivor.root,
            survivor.edit.unit,
            survivor.edit.is_insertion(),
        );
        self.entry(place).fixes.push(survivor);
    }

    /// Ochiai's coefficient of the statement.
    fn spectrum(&mut self, root: MethodId, unit: NodeId) -> f64 {
        let evidence = self.evidence;
        let program = &evidence.project.program;
        let units = self
            .units
            .entry(root)
            .or_insert_with(|| units_of(program, root));
        let covers = |executed: &&Executed| {
            executed.iter().any(|(method, node)| {
                units.get(node) == Some(&unit) && program.same_member(*method, root)
            })
        };
        let failed = evidence.failing.iter().filter(covers).count() as f64;
        let passed = evidence.passing.iter().filter(covers).count() as f64;
        let all = evidence.failing.len() as f64;
        if failed == 0.0 {
            return 0.0;
        }
        failed / (all * (failed + passed)).sqrt()
    }
}

fn suspect(evidence: &Evidence<'_>, entry: Entry<'_>, number: u32, rank: u32) -> Suspect {
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
    if let Some(span) = entry.fixes.first().and_then(|fix| fix.edit.shown) {
        anchor.span = Some(span);
    }
    let fixes: Vec<Fix> = entry
        .fixes
        .iter()
        .take(LISTED_FIXES)
        .map(|survivor| fix(project, survivor, evidence.total))
        .collect();
    let confirmation = match entry.explanation {
        Some(explanation) if entry.fixes.is_empty() => match &explanation.doubt {
            Some(reason) => Confirmation::Unconfirmed(reason.clone()),
            None => Confirmation::Confirmed,
        },
        None if entry.fixes.is_empty() => {
            Confirmation::Unconfirmed("not ruled out within the limits".to_owned())
        }
        _ => Confirmation::Confirmed,
    };
    let own = |site: &SiteId| entry.sites.contains(site);
    let needed = entry.explanation.map_or_else(Vec::new, |explanation| {
        let values = explanation.needed.iter().filter(|(owner, _)| own(owner));
        values.map(|(_, value)| value.clone()).collect()
    });
    let together_with = match entry.explanation {
        Some(explanation) if entry.fixes.is_empty() => explanation
            .sites
            .iter()
            .filter(|site| !own(site))
            .map(|site| site.0)
            .collect(),
        _ => Vec::new(),
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
        why: why(&entry, &fixes),
        confirmation,
        needed,
        together_with,
        fixes,
    }
}

fn fix(project: &Project, survivor: &Survivor, total: u32) -> Fix {
    let edit = &survivor.edit;
    let title = titles::title(edit);
    let edits = edit.changes.iter().map(|(span, text)| TextEdit {
        anchor: crate::report::Anchor {
            span: Some(*span),
            ..project.anchor(survivor.root, edit.unit)
        },
        new_text: text.to_string(),
    });
    Fix {
        title,
        edits: edits.collect(),
        size: edit.size,
        passed: survivor.passed,
        total: total.max(survivor.passed),
    }
}

fn why(entry: &Entry<'_>, fixes: &[Fix]) -> String {
    if let Some(fix) = fixes.first() {
        let cases = match fix.total {
            1 => "the case passes".to_owned(),
            total if fix.passed == total => format!("all {total} cases pass"),
            total => format!(
                "{} of {total} cases pass, the others are stopped at a limit",
                fix.passed
            ),
        };
        return format!("with a small edit here {cases}");
    }
    match entry.explanation {
        Some(explanation) if explanation.doubt.is_some() => {
            "another value here may make the failing cases pass; it could not be decided".to_owned()
        }
        Some(explanation) if explanation.sites.len() > 1 => {
            "no single place explains all failing cases; this one does together with another"
                .to_owned()
        }
        Some(_) => {
            "another value here makes the failing cases pass; no small edit gives it".to_owned()
        }
        None => undecided::reason(entry),
    }
}
