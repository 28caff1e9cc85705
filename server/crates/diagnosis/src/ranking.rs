//! The order of suspects, and the sentence that says why each is at its place.
//!
//! What must hold: the order is that of `docs/diagnostics.md`, section *Order*, and depends on no
//! name, no layout and no order of tests.

use crate::coverage::Executed;
use crate::leads::{Effect, Effects};
use crate::minimal::{Explanation, PartialExplanation};
use crate::project::Project;
use crate::repair::{Half, KnownCase, LEAST_PLACES, Place, Repairs, Survivor};
use crate::report::{Diagnosis, Suspect};
use crate::sites::{Site, SiteTable, initialises_empty};
use crate::taken_for_right::TakenForRight;
use crate::units::units_of;
use interp::machine::SiteId;
use java::ir::NodeId;
use java::types::MethodId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cmp::{Ordering, Reverse};

mod titles;
mod told;
mod undecided;

/// Places listed that have a surviving edit: those whose smallest is hardly larger than the smallest
/// of all ([`LEAST_PLACES`] in any case); and places listed beside them.
const PLACES_WITH_EDITS: usize = 5;
const OTHER_PLACES: usize = 1;
/// Places listed where edits mend only some failing cases: beside places that explain all of them, and
/// where there are none.
const PARTLY_MENDED: [usize; 2] = [2, 3];

/// Places listed where no edit survives.
const LISTED: usize = 5;

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
    pub(crate) cases: &'a [KnownCase],
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
    /// Edits here that mend only some failing cases.
    partly: Vec<Survivor>,
    /// Values here that do, and which cases by index.
    part_values: Option<(&'a PartialExplanation, Vec<usize>)>,
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

/// What is proven of a place, the most first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Proof {
    /// With an edit there, or a pair of which it is one, all cases pass.
    Edit,
    /// With another value there, or two, all failing cases pass.
    Value,
    /// With an edit there some failing cases pass.
    Part,
    None,
}

impl Entry<'_> {
    /// The size of its smallest surviving edit, or pair of edits.
    fn best_fix(&self) -> Option<[u32; 4]> {
        self.fixes.iter().map(Survivor::size).min()
    }

    /// Its smallest edit of those that mend the most failing cases.
    fn best_part(&self) -> Option<&Survivor> {
        let parts = self.partly.iter();
        parts.min_by_key(|part| (part.left, part.size()))
    }

    /// The failing cases that an edit mends, or values do, where some are left: the most.
    fn part(&self) -> &[usize] {
        let by_edit = self.best_part().map_or(&[][..], |part| &part.mended);
        let by_values = self
            .part_values
            .as_ref()
            .map_or(&[][..], |(_, cases)| cases);
        match by_edit.len() >= by_values.len() {
            true => by_edit,
            false => by_values,
        }
    }

    /// The other place of its best edit, if that is one of a pair.
    fn partner(&self) -> Option<Place> {
        let best = self.fixes.iter().min_by_key(|fix| fix.size())?;
        let mut others = best.halves.iter().map(Half::place);
        others.find(|place| best.halves.len() > 1 && *place != self.place)
    }

    fn proof(&self) -> Proof {
        if !self.fixes.is_empty() {
            Proof::Edit
        } else if self.is_confirmed() {
            Proof::Value
        } else if !self.part().is_empty() {
            Proof::Part
        } else {
            Proof::None
        }
    }

    /// Whether its value is no help: numbers that only do by an overflow.
    fn only_overflows(&self) -> bool {
        let needed = self.explanation.iter().flat_map(|found| &found.needed);
        let mut own = needed.filter(|(site, _)| self.sites.contains(site));
        self.fixes.is_empty() && own.any(|(_, value)| value.only_overflows())
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
            let size = entry.best_fix().unwrap_or([u32::MAX; 4]);
            let cost = entry
                .explanation
                .map_or(1, |explanation| explanation.sites.len());
            (
                entry.proof(),
                entry.is_elsewhere,
                entry.is_trivial,
                entry.only_overflows(),
                size,
                cost,
                Reverse(entry.part().len()),
                entry.best_part().map_or(size, Survivor::size),
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
    partly: &[(PartialExplanation, Vec<String>)],
    repairs: Repairs,
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
    for (partial, names) in partly {
        entries.add_partial(partial, names);
    }
    for survivor in few_pairs(repairs.survivors) {
        for half in &survivor.halves {
            entries.entry(half.place()).fixes.push(survivor.clone());
        }
    }
    for survivor in repairs.partly {
        if let [half] = survivor.halves.as_slice() {
            let place = half.place();
            entries.entry(place).partly.push(survivor);
        }
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
    let places: FxHashMap<Place, u32> = list
        .iter()
        .map(|entry| entry.place)
        .zip(numbers.iter().copied())
        .collect();
    let partner = |entry: &Entry<'_>| {
        let place = entry.partner()?;
        places.get(&place).copied()
    };
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
        let mut sites = vec![*number];
        sites.extend(partner(entry));
        sites.sort_unstable();
        if diagnoses.iter().any(|known| known.sites == sites) {
            continue;
        }
        diagnoses.push(Diagnosis {
            cost: sites.len() as u32,
            sites,
            confirmed: entry.is_confirmed() || !entry.fixes.is_empty(),
        });
    }
    for explanation in explanations.iter().filter(|found| found.sites.len() > 1) {
        let mut sites: Vec<u32> = explanation.sites.iter().map(|site| site.0).collect();
        sites.sort_unstable();
        if diagnoses.iter().any(|known| known.sites == sites) {
            continue;
        }
        diagnoses.push(Diagnosis {
            cost: sites.len() as u32,
            sites,
            confirmed: explanation.doubt.is_none(),
        });
    }
    diagnoses.sort_by_key(|diagnosis| diagnosis.cost);
    let numbered = list.into_iter().zip(numbers).enumerate();
    let suspects = numbered
        .map(|(index, (entry, number))| {
            let partner = partner(&entry);
            told::suspect(evidence, entry, number, partner, index as u32 + 1)
        })
        .collect();
    (suspects, diagnoses)
}

/// Where edits explain it all, few other places are worth a look; what is undecided isn't where
/// something is proven.
fn keep_few(list: &mut Vec<Entry<'_>>) {
    let smallest = list.iter().find_map(Entry::best_fix).map(|best| best[0]);
    let is_proven = |entry: &Entry<'_>| entry.proof() <= Proof::Value;
    let some_proven = list.iter().any(is_proven);
    let mut others = 0;
    let mut fixed = 0;
    let mut partly = 0;
    let mended: Vec<Vec<usize>> = list.iter().map(|entry| entry.part().to_vec()).collect();
    let mends_less = |entry: &Entry<'_>| {
        let own = entry.part();
        let mut others = mended.iter().filter(|other| other.len() > own.len());
        others.any(|other| own.iter().all(|case| other.contains(case)))
    };
    list.retain(|entry| match (smallest, entry.best_fix()) {
        (Some(smallest), Some([size, ..])) => {
            fixed += 1;
            let is_small = size <= smallest + 1 || entry.partner().is_some();
            fixed <= PLACES_WITH_EDITS && is_small || fixed <= LEAST_PLACES
        }
        (Some(_), None) => {
            others += 1;
            entry.is_confirmed() && others <= OTHER_PLACES
        }
        (None, _) if entry.proof() == Proof::Part => {
            let is_new = !mends_less(entry);
            partly += usize::from(is_new);
            is_new && partly <= PARTLY_MENDED[usize::from(!some_proven)]
        }
        (None, _) => is_proven(entry) || !some_proven,
    });
}

/// The smallest pairs of edits, as long as all their places are listed; single edits as they are.
fn few_pairs(mut survivors: Vec<Survivor>) -> Vec<Survivor> {
    let mut places: Vec<Place> = Vec::new();
    survivors.retain(|survivor| {
        if survivor.halves.len() == 1 {
            return true;
        }
        let new = survivor.halves.iter().map(Half::place);
        let new: Vec<Place> = new.filter(|place| !places.contains(place)).collect();
        let is_listed = places.len() + new.len() <= PLACES_WITH_EDITS;
        if is_listed {
            places.extend(new);
        }
        is_listed
    });
    survivors
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
                    partly: Vec::new(),
                    part_values: None,
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

    fn add_partial(&mut self, partial: &'a PartialExplanation, names: &[String]) {
        let evidence = self.evidence;
        let Some(site) = evidence.table.get(partial.site) else {
            return;
        };
        let root = evidence.project.program.enclosing_method(site.method);
        let unit = self.unit(root, site.anchor);
        let cases = evidence.cases.iter().enumerate();
        let own = cases.filter(|(_, known)| names.contains(&known.case.name));
        let own: Vec<usize> = own.map(|(index, _)| index).collect();
        let entry = self.entry((root, unit, false));
        if !entry.sites.contains(&partial.site) {
            entry.sites.push(partial.site);
        }
        let is_better = entry.part_values.as_ref();
        if is_better.is_none_or(|(_, known)| known.len() < own.len()) {
            entry.part_values = Some((partial, own));
        }
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
