//! Minimal diagnoses: smallest sets of sites that explain all failing cases together.
//!
//! Conflicts of every failing case go into one hitting-set problem, solved by integer programming
//! (maximising the number of kept constraints ΣRᵢ, Ceballos et al., section 3.2); each solution is
//! confirmed exactly, and what is refuted is cut off.
//!
//! What must hold: only diagnoses of the smallest cost are given; a diagnosis called confirmed was
//! confirmed in *every* failing case.

use crate::confirm::{Answer, FailingCase, SEARCH_LIMIT, Subject, confirm};
use crate::report::NeededValue;
use crate::trace_model::{TraceAnswer, TraceModel};
use budget::{Budget, Stop};
use constraints::HittingSets;
use interp::machine::SiteId;
use rustc_hash::FxHashSet;

/// A set of sites that may explain all failing cases.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    pub sites: Vec<SiteId>,
    /// Why it isn't confirmed.
    pub doubt: Option<String>,
    pub needed: Vec<(SiteId, NeededValue)>,
}

impl Explanation {
    /// Whether one of them is confirmed.
    pub fn some_confirmed(explanations: &[Explanation]) -> bool {
        explanations.iter().any(|found| found.doubt.is_none())
    }
}

/// What the search gave.
#[derive(Clone, Debug, Default)]
pub struct Explanations {
    pub found: Vec<Explanation>,
    /// The search ended before all candidates were tried: why.
    pub cut_short: Option<String>,
    /// Sites that no other value of their own alone mends.
    pub excluded: FxHashSet<SiteId>,
    /// Sites that no other object of the run mends alone.
    pub doubted: FxHashSet<SiteId>,
    /// Not every other value of those refuted could be tried: a bound was met, or objects that the
    /// run doesn't have.
    pub left_out: bool,
}

/// Searches among `candidates` for sets of exactly the given sizes, smallest first, and stops at
/// the first size that gives a result.
pub fn minimal_explanations(
    budget: &Budget,
    subject: &Subject<'_>,
    cases: &[FailingCase],
    models: &mut [TraceModel],
    candidates: &FxHashSet<SiteId>,
    sizes: std::ops::RangeInclusive<u32>,
    progress: &dyn Fn(usize, usize),
) -> Result<Explanations, Stop> {
    let mut search = Search {
        budget,
        subject,
        cases,
        models,
        candidates,
        // Before anything is known, one of the candidates has to change.
        conflicts: vec![sorted(candidates)],
        refuted: Vec::new(),
        refuted_for_good: FxHashSet::default(),
        result: Explanations::default(),
        tried: 0,
    };
    for size in sizes {
        let is_done = search.sets_of_size(size, progress)?;
        if is_done || !search.result.found.is_empty() {
            break;
        }
    }
    let mut excluded = search.refuted_for_good;
    for conflict in &search.conflicts {
        let missing = candidates.iter().filter(|site| !conflict.contains(&site.0));
        excluded.extend(missing);
    }
    search.result.excluded = excluded;
    Ok(search.result)
}

/// A site that explains some of the failing cases.
#[derive(Clone, Debug, PartialEq)]
pub struct PartialExplanation {
    pub site: SiteId,
    /// The cases, by their place among those given.
    pub cases: Vec<usize>,
    pub needed: Vec<(SiteId, NeededValue)>,
}

/// Single sites whose value mends some of the cases, each confirmed; as far as the effort goes.
pub fn partial_explanations(
    budget: &Budget,
    subject: &Subject<'_>,
    cases: &[FailingCase],
    models: &mut [TraceModel],
    candidates: &FxHashSet<SiteId>,
) -> Result<Vec<PartialExplanation>, Stop> {
    let mut found = Vec::new();
    for site in sorted(candidates).into_iter().map(SiteId) {
        let mut partial = PartialExplanation {
            site,
            cases: Vec::new(),
            needed: Vec::new(),
        };
        for (number, (case, model)) in cases.iter().zip(models.iter_mut()).enumerate() {
            match budget.check() {
                Err(Stop::Cancelled) => return Err(Stop::Cancelled),
                Err(_) => return Ok(found),
                Ok(()) if subject.is_spent() => return Ok(found),
                Ok(()) => {}
            }
            if let TraceAnswer::Conflict(_) = model.ask(budget, &[site]) {
                continue;
            }
            if let Answer::Confirmed(needed) =
                confirm(budget, subject, case, &[site], subject.effort)?
            {
                partial.cases.push(number);
                partial.needed.extend(needed);
            }
        }
        if !partial.cases.is_empty() {
            found.push(partial);
        }
    }
    Ok(found)
}

struct Search<'a> {
    budget: &'a Budget,
    subject: &'a Subject<'a>,
    cases: &'a [FailingCase],
    models: &'a mut [TraceModel],
    candidates: &'a FxHashSet<SiteId>,
    /// Known conflicts and refuted sets; shared by all sizes.
    conflicts: Vec<Vec<u32>>,
    refuted: Vec<Vec<u32>>,
    /// Single sites refuted without meeting a bound.
    refuted_for_good: FxHashSet<SiteId>,
    result: Explanations,
    tried: usize,
}

impl Search<'_> {
    /// True when larger sets need not be looked at.
    fn sets_of_size(&mut self, size: u32, progress: &dyn Fn(usize, usize)) -> Result<bool, Stop> {
        let mut sets = HittingSets::new(|_| 1.0, size as usize);
        for conflict in &self.conflicts {
            sets.add_conflict(conflict.clone());
        }
        for set in &self.refuted {
            sets.forbid_exactly(set.clone());
        }
        loop {
            if let Err(stop) = self.budget.check() {
                return self.stopped(stop).map(|()| true);
            }
            if self.subject.is_spent() {
                self.result.cut_short = Some(SEARCH_LIMIT.to_owned());
                return Ok(true);
            }
            if self.conflicts.iter().any(Vec::is_empty) {
                return Ok(false);
            }
            let set = match sets.next_set(self.budget) {
                Ok(Some(set)) => set,
                Ok(None) => return Ok(false),
                Err(stop) => return self.stopped(stop).map(|()| true),
            };
            progress(self.tried, self.candidates.len());
            let sites: Vec<SiteId> = set.iter().map(|site| SiteId(*site)).collect();
            if let Some(conflict) = self.conflict_missed_by(&sites) {
                self.conflicts.push(conflict.clone());
                sets.add_conflict(conflict);
                continue;
            }
            self.tried += 1;
            match self.confirm_everywhere(&sites)? {
                Some(explanation) => {
                    self.result.found.push(explanation);
                    // Nothing larger that contains it is minimal.
                    sets.forbid_supersets(set);
                }
                None => {
                    self.refuted.push(set.clone());
                    sets.forbid_exactly(set);
                }
            }
        }
    }

    fn stopped(&mut self, stop: Stop) -> Result<(), Stop> {
        if stop == Stop::Cancelled {
            return Err(stop);
        }
        self.result.cut_short = Some(stop.to_string());
        Ok(())
    }

    /// Asks the model of every case.
    fn conflict_missed_by(&mut self, sites: &[SiteId]) -> Option<Vec<u32>> {
        for model in self.models.iter_mut() {
            if let TraceAnswer::Conflict(conflict) = model.ask(self.budget, sites) {
                let mut conflict: Vec<u32> = conflict
                    .into_iter()
                    .filter(|site| self.candidates.contains(site))
                    .map(|site| site.0)
                    .collect();
                conflict.sort_unstable();
                return Some(conflict);
            }
        }
        None
    }

    fn confirm_everywhere(&mut self, sites: &[SiteId]) -> Result<Option<Explanation>, Stop> {
        let mut explanation = Explanation {
            sites: sites.to_vec(),
            doubt: None,
            needed: Vec::new(),
        };
        // A share of the time for each candidate, so that one hard one can't take it all.
        let share = self.budget.remaining().map(|left| {
            let open = self
                .candidates
                .len()
                .saturating_sub(self.tried)
                .clamp(4, 20) as u32;
            (left / open).max(std::time::Duration::from_millis(200))
        });
        for case in self.cases {
            let budget = match share {
                Some(share) => self.budget.slice(share),
                None => self.budget.clone(),
            };
            let effort = match explanation.doubt {
                None => self.subject.effort,
                Some(_) => self.subject.effort.after_doubt(),
            };
            match confirm(&budget, self.subject, case, sites, effort)? {
                Answer::Confirmed(needed) => explanation.needed.extend(needed),
                Answer::Refuted(refutation) => {
                    let has_more = refutation.objects_left_out;
                    self.result.left_out |= refutation.at_bound || has_more;
                    if let ([site], false) = (sites, refutation.at_bound) {
                        match has_more {
                            true => self.result.doubted.insert(*site),
                            false => self.refuted_for_good.insert(*site),
                        };
                    }
                    return Ok(None);
                }
                Answer::Unknown(reason) => {
                    explanation.doubt.get_or_insert(reason);
                }
            }
        }
        Ok(Some(explanation))
    }
}

fn sorted(sites: &FxHashSet<SiteId>) -> Vec<u32> {
    let mut sorted: Vec<u32> = sites.iter().map(|site| site.0).collect();
    sorted.sort_unstable();
    sorted
}
