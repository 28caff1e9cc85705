//! Places worth a look where nothing, or little, is proven.
//!
//! A lead is a place that every failing case executes. It is ordered by what other values there do
//! to the failing and to the passing cases ([`crate::influence`]) and is shown behind all that is
//! proven, as what it is: not confirmed.
//!
//! What must hold: leads are the same whatever names, layout and order of the tests are.

use crate::cases::{Case, CaseContext};
use crate::influence::{Influence, Trials, Visited};
use crate::repair::KnownCase;
use crate::sites::SiteTable;
use budget::{Budget, Stop};
use interp::machine::SiteId;
use java::types::MethodId;
use rustc_hash::FxHashMap;

/// Failing and passing cases that are tried, the shortest.
const FAILING: usize = 6;
const PASSING: usize = 10;
/// Runs longer than this aren't tried.
const LONGEST: u64 = 2_000_000;
/// Steps of all changed runs together.
const ALL_STEPS: u64 = 60_000_000;

/// What is known of a site from runs with other values.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Effect {
    /// Failing cases tried, those whose outcome another value changes, and those that pass with one.
    pub(crate) failing: u32,
    pub(crate) affected: u32,
    pub(crate) mended: u32,
    /// Passing cases that execute it, and those that no other value leaves passing.
    pub(crate) passing: u32,
    pub(crate) broken: u32,
}

impl Effect {
    pub(crate) fn affected_share(&self) -> f64 {
        share(self.affected, self.failing)
    }

    pub(crate) fn mended_share(&self) -> f64 {
        share(self.mended, self.failing)
    }

    pub(crate) fn broken_share(&self) -> f64 {
        share(self.broken, self.passing)
    }

    /// Of two sites of one statement.
    pub(crate) fn or(&self, other: &Self) -> Self {
        Effect {
            failing: self.failing.max(other.failing),
            affected: self.affected.max(other.affected),
            mended: self.mended.max(other.mended),
            passing: self.passing.max(other.passing),
            broken: self.broken.max(other.broken),
        }
    }
}

fn share(part: u32, of: u32) -> f64 {
    match of {
        0 => 0.0,
        of => f64::from(part) / f64::from(of),
    }
}

/// What runs with other values tell.
#[derive(Clone, Debug, Default)]
pub(crate) struct Effects {
    pub(crate) of_sites: FxHashMap<SiteId, Effect>,
    /// The places of each failing case that was tried, the last executed first.
    pub(crate) ways: Vec<Vec<Visited>>,
    /// Every failing case misses an exception.
    pub(crate) misses_exception: bool,
}

/// The effects of all sites that the tried cases execute.
pub(crate) fn effects(
    budget: &Budget,
    context: &CaseContext,
    method: MethodId,
    table: &SiteTable,
    cases: &[KnownCase],
) -> Result<Effects, Stop> {
    let tried = [true, false].map(|failed| (failed, shortest(cases, failed)));
    let count: usize = tried.iter().map(|(_, cases)| cases.len()).sum();
    let trials = Trials {
        budget,
        context,
        method,
        steps_of_case: ALL_STEPS / count.max(1) as u64,
    };
    let mut effects = Effects::default();
    for (failed, cases) in tried {
        for (case, steps) in cases {
            let is_wanted = |site: SiteId| table.get(site).is_some();
            let tried = trials.of_case(case, steps, &is_wanted)?;
            for (site, influence) in tried.influences {
                add(effects.of_sites.entry(site).or_default(), influence, failed);
            }
            if failed {
                effects.ways.push(tried.visited);
            }
        }
    }
    Ok(effects)
}

fn add(effect: &mut Effect, influence: Influence, failed: bool) {
    if failed {
        effect.failing += 1;
        effect.affected += u32::from(influence.affects);
        effect.mended += u32::from(influence.passes);
    } else {
        effect.passing += 1;
        effect.broken += u32::from(!influence.passes);
    }
}

fn shortest(cases: &[KnownCase], failed: bool) -> Vec<(&Case, u64)> {
    let mut list: Vec<&KnownCase> = cases
        .iter()
        .filter(|known| known.failed == failed && !known.may_be_long && known.steps <= LONGEST)
        .collect();
    list.sort_by_key(|known| known.steps);
    // All of the longest ones that are taken, so that the order of the tests has no part in it.
    let most = if failed { FAILING } else { PASSING };
    if let Some(last) = list.get(most.saturating_sub(1)).map(|known| known.steps) {
        list.retain(|known| known.steps <= last);
        list.truncate(most * 4);
    }
    list.into_iter()
        .map(|known| (&known.case, known.steps))
        .collect()
}
