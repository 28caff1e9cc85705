//! Edits: one alone, then pairs at places that explain the failing cases only together.

use super::{Analysis, EDITS_SHARE, explaining::Found, needs};
use crate::cases::CaseContext;
use crate::coverage::Executed;
use crate::edits::Needs;
use crate::engine::News;
use crate::minimal::Explanation;
use crate::repair::{KnownCase, Place, Repairs, Search, Survivor, WORK, contract_of};
use crate::sites::SiteTable;
use crate::units::units_of;
use budget::{Budget, Stop};
use interp::machine::SiteId;

/// Searches for edits after counterexamples were found against the first ones.
const ROUNDS: u32 = 4;

/// What edits are tried on.
pub(super) struct Tried<'a> {
    pub(super) context: &'a CaseContext,
    pub(super) cases: &'a [KnownCase],
    /// What each failing case executes.
    pub(super) executed: &'a [Executed],
    pub(super) table: &'a SiteTable,
    pub(super) tell: &'a dyn Fn(News<'_>),
}

impl Analysis<'_> {
    pub(super) fn repairs(&self, tried: &Tried<'_>, found: &Found) -> Result<Repairs, Stop> {
        if !self.options.edits {
            return Ok(Repairs::default());
        }
        // The rest of the time is left for what the edits don't explain.
        let budget = self.share_of_time(EDITS_SHARE);
        (tried.tell)(News::Doing("trying small edits", 0.0));
        let needs = self.needs(tried, found);
        let methods = self.suspected_code();
        let specification = contract_of(tried.cases);
        let mut cases = tried.cases.to_vec();
        let mut work = WORK;
        for round in 0.. {
            let tried = Tried {
                cases: &cases,
                ..*tried
            };
            let search = self.search(&budget, &tried, &needs);
            let mut repairs = search.run(&methods)?;
            let Some(specification) = &specification else {
                return Ok(repairs);
            };
            // An edit that was refuted has hidden larger ones: they are looked for anew.
            let counterexamples =
                search.refute(&mut repairs.survivors, specification, &mut work)?;
            if counterexamples.is_empty() || round >= ROUNDS {
                return Ok(repairs);
            }
            cases.extend(counterexamples);
        }
        Ok(Repairs::default())
    }

    /// Pairs of edits at the places that explain the failing cases only together.
    pub(super) fn joint_repairs(
        &self,
        tried: &Tried<'_>,
        found: &Found,
    ) -> Result<Vec<Survivor>, Stop> {
        let places = self.joint_places(tried.table, found);
        if !self.options.edits || places.is_empty() {
            return Ok(Vec::new());
        }
        let budget = self.share_of_time(EDITS_SHARE);
        (tried.tell)(News::Doing("trying pairs of small edits", 0.0));
        let needs = self.needs(tried, found);
        self.search(&budget, tried, &needs)
            .run_joint(&self.suspected_code(), &places)
    }

    /// What explains the failing cases by two places, the confirmed first.
    fn joint_places(&self, table: &SiteTable, found: &Found) -> Vec<[Place; 2]> {
        let program = &self.project.program;
        let place_of = |site: &SiteId| {
            let site = table.get(*site)?;
            let root = program.enclosing_method(site.method);
            let units = units_of(program, root);
            let unit = units.get(&site.anchor).copied().unwrap_or(site.anchor);
            Some((root, unit, false))
        };
        let is_of = |count: usize| {
            let found = found.explanations.iter();
            found.filter(move |explanation| explanation.sites.len() == count)
        };
        let mut together: Vec<&Explanation> = is_of(2).collect();
        together.sort_by_key(|explanation| explanation.doubt.is_some());
        let mut places: Vec<[Place; 2]> = Vec::new();
        for explanation in together {
            if let [one, other] = explanation.sites.as_slice()
                && let (Some(one), Some(other)) = (place_of(one), place_of(other))
                && one != other
                && !places.contains(&[one, other])
            {
                places.push([one, other]);
            }
        }
        // Where one place alone could mend it, but no edit there does, the fault may have gone
        // through it.
        let alone = is_of(1).filter(|explanation| explanation.doubt.is_none());
        let mut alone: Vec<Place> = alone
            .filter_map(|explanation| place_of(explanation.sites.first()?))
            .collect();
        alone.sort_unstable();
        alone.dedup();
        for (number, one) in alone.iter().enumerate() {
            places.extend(alone[number + 1..].iter().map(|other| [*one, *other]));
        }
        places
    }

    fn needs(&self, tried: &Tried<'_>, found: &Found) -> Needs {
        Needs {
            missing_exceptions: self.missing_exceptions(),
            values: needs::values(self.project, tried.table, found),
            wanted: needs::wanted(&self.report),
            test_numbers: needs::test_numbers(self.project, tried.cases),
        }
    }

    fn search<'s>(&'s self, budget: &'s Budget, tried: &Tried<'s>, needs: &'s Needs) -> Search<'s> {
        Search {
            budget,
            project: self.project,
            context: tried.context,
            method: self.method,
            cases: tried.cases,
            executed: tried.executed,
            right: &self.right,
            needs,
            tries_parts: !self.is_left_to_callers(),
        }
    }
}
