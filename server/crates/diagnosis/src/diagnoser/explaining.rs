//! Which values would mend the failing cases: constraint models of them, and what explains them.

use super::{Analysis, DEEP_STEPS, DIAGNOSED_CASES, FailingFound, REPAIR_STEPS, TRACE_DECISIONS};
use crate::cases::{Case, Verdict};
use crate::confirm::{DECISION_LIMITS, FailingCase, Subject, failing_under_contracts};
use crate::engine::News;
use crate::loops;
use crate::minimal::{Explanation, PartialExplanation, minimal_explanations, partial_explanations};
use crate::options::LoopModel;
use crate::report::FailureKind;
use crate::sites::SiteTable;
use crate::trace_model::TraceModel;
use budget::{Budget, Stop};
use interp::machine::SiteId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::RangeInclusive;
use std::sync::Arc;
use symbolic::{Assignment, SymbolicMachine, TracePlan};

/// Explanations of one analysis.
#[derive(Default)]
pub(super) struct Found {
    pub(super) explanations: Vec<Explanation>,
    pub(super) cut_short: Option<String>,
    /// The last round was gone through to its end.
    is_complete: bool,
    /// Sites that no other value of their own alone mends.
    pub(super) excluded: FxHashSet<SiteId>,
    /// Sites that no other object of the run mends alone.
    doubted: FxHashSet<SiteId>,
    /// Not every other value of those refuted could be tried.
    pub(super) left_out: bool,
    /// Where nothing explains all failing cases: what explains some. Names of the cases.
    pub(super) partly: Vec<(PartialExplanation, Vec<String>)>,
}

impl Found {
    fn is_confirmed(&self) -> bool {
        Explanation::some_confirmed(&self.explanations)
    }
}

/// Failing runs.
#[derive(Default)]
pub(super) struct Traces {
    /// Those that some values may mend, and their models.
    pub(super) cases: Vec<FailingCase>,
    models: Vec<TraceModel>,
    /// Those that no value of a statement makes pass, by index in the report: they explain nothing.
    pub(super) impossible: Vec<(usize, Case)>,
    /// Names of those that pass when callees do what their contracts say.
    pub(super) by_contract_passes: Vec<String>,
}

/// Sites, how many of them together, and the bound on decisions on their values.
type Round = (FxHashSet<SiteId>, RangeInclusive<u32>, usize);

/// Steps of the solver for one question to the model of a failing run. What it leaves open is decided
/// by runs.
const MODEL_STEPS: u64 = 5_000;

impl Analysis<'_> {
    /// Sites of the method and of what it may reach, by its callees' contracts or through them.
    pub(super) fn sites(&mut self) -> SiteTable {
        let mut methods = self.project.reachable_code(self.method);
        let probe = SiteTable::default();
        let by_contract = Subject::new(
            self.project,
            &self.context,
            self.method,
            &probe,
            self.options,
        )
        .by_contract;
        methods.retain(|method| *method == self.method || !by_contract.contains_key(method));
        let mut table = SiteTable::new(&self.project.program, &methods);
        if by_contract.contains_key(&self.method) {
            // "A recursive call is supposed to be correct" (Ceballos et al., section 3.1).
            table.remove_results_of(&self.project.program, self.method);
        }
        self.context.observe(&table);
        table
    }

    pub(super) fn repair_steps(&self) -> u64 {
        match self.longest_passing {
            0 => REPAIR_STEPS,
            steps => (steps.saturating_mul(20)).clamp(20_000, 2_000_000),
        }
    }

    /// The failing run with every site observed.
    pub(super) fn trace(
        &self,
        subject: &Subject<'_>,
        case: &Case,
        results: &Assignment,
        trace: TracePlan,
        steps: u64,
    ) -> (SymbolicMachine, FxHashMap<(SiteId, u32), String>, Verdict) {
        let mut plan = subject.plan(FxHashSet::default());
        plan.trace = Some(trace);
        plan.stops_at_failure = false;
        plan.is_bounded = false;
        plan.decision_limit = TRACE_DECISIONS;
        let budget = Budget {
            steps,
            ..self.budget.clone()
        };
        let mut machine = SymbolicMachine::new(plan);
        machine.restart(results.clone());
        let (interpreter, verdict) = subject.run(&budget, machine, case);
        let machine = interpreter.machine();
        let actual = machine
            .events
            .iter()
            .map(|event| {
                let shown = subject.show(&interpreter, event, false);
                ((event.site, event.occurrence), shown)
            })
            .collect();
        (
            testgen::generate::take_machine(interpreter),
            actual,
            verdict,
        )
    }

    /// What callees answered by contract yield in the failing run; empty where none is.
    pub(super) fn contract_results(
        &self,
        subject: &Subject<'_>,
        case: &Case,
        steps: u64,
    ) -> Result<Option<Assignment>, Stop> {
        if subject.by_contract.is_empty() {
            return Ok(Some(Assignment::default()));
        }
        failing_under_contracts(self.budget, subject, case, steps)
    }

    /// The failing runs that take part in the diagnosis, with their models.
    pub(super) fn failing_traces(&self, subject: &Subject<'_>) -> Result<Traces, Stop> {
        let mut traces = Traces::default();
        let some_end = self.some_end();
        let diagnosed = self.failing.iter();
        let mut diagnosed: Vec<&FailingFound> = diagnosed
            .filter(|found| !some_end || !found.at_limit)
            .collect();
        // Not as the tests are written: their order has no part in what is found.
        let key = |found: &FailingFound| {
            let steps = self.steps.get(&found.index).copied();
            (steps, &self.cases.cases[found.index].name)
        };
        diagnosed.sort_by(|one, other| key(one).cmp(&key(other)));
        for found in diagnosed.into_iter().take(DIAGNOSED_CASES) {
            self.budget_not_cancelled()?;
            let case = &self.cases.cases[found.index];
            let steps = match found.kind {
                FailureKind::NonTermination => self.repair_steps(),
                _ => DEEP_STEPS,
            };
            let Some(results) = self.contract_results(subject, case, steps)? else {
                traces.by_contract_passes.push(case.name.clone());
                continue;
            };
            let (machine, actual, _) =
                self.trace(subject, case, &results, TracePlan::default(), steps);
            let machine = match self.options.loops {
                LoopModel::Exact => machine,
                LoopModel::Beta => {
                    let skipped = loops::skipped_by_beta(&machine.events, subject.table);
                    let plan = TracePlan {
                        names: Arc::new(subject.table.variable_names()),
                        skipped: Some(Arc::new(skipped)),
                        ..TracePlan::default()
                    };
                    self.trace(subject, case, &results, plan, steps).0
                }
            };
            let mut model = TraceModel::new(machine, subject.table);
            model.set_step_limit(MODEL_STEPS);
            if model.never_passes(self.budget) {
                traces.impossible.push((found.index, case.clone()));
                continue;
            }
            traces.models.push(model);
            traces.cases.push(FailingCase {
                case: case.clone(),
                kind: found.kind,
                actual,
                steps: self.repair_steps(),
            });
        }
        Ok(traces)
    }

    /// Single sites whose value alone mends the failing cases, as far as a little effort tells.
    pub(super) fn explain_first(
        &self,
        budget: &Budget,
        subject: &mut Subject<'_>,
        traces: &mut Traces,
        tell: &dyn Fn(News<'_>),
    ) -> Result<Found, Stop> {
        let mut found = Found::default();
        let rounds = self.rounds(subject, traces);
        self.explain(budget, subject, traces, &rounds[..1], &mut found, tell)?;
        Ok(found)
    }

    /// What [`Self::explain_first`] left open: single sites, then pairs, then sites that only return
    /// a variable.
    pub(super) fn explain_rest(
        &self,
        budget: &Budget,
        subject: &mut Subject<'_>,
        traces: &mut Traces,
        found: &mut Found,
        tell: &dyn Fn(News<'_>),
    ) -> Result<(), Stop> {
        if found.is_confirmed() && found.cut_short.is_none() {
            return Ok(());
        }
        let rounds = self.rounds(subject, traces);
        let first = usize::from(found.is_complete);
        self.explain(budget, subject, traces, &rounds[first..], found, tell)?;
        if !found.is_confirmed() && traces.cases.len() > 1 {
            let (candidates, _, decision_limit) = &rounds[0];
            subject.decision_limit = *decision_limit;
            subject.begin();
            let Traces { cases, models, .. } = traces;
            let partly = partial_explanations(budget, subject, cases, models, candidates)?;
            let names = |partial: &PartialExplanation| {
                let own = partial.cases.iter().filter_map(|case| cases.get(*case));
                own.map(|failing| failing.case.name.clone()).collect()
            };
            let named = partly.into_iter().map(|partial| {
                let names = names(&partial);
                (partial, names)
            });
            found.partly = named.collect();
        }
        Ok(())
    }

    /// Sites, how many of them together, and the bound on decisions on their values.
    fn rounds(&self, subject: &Subject<'_>, traces: &Traces) -> [Round; 4] {
        let executed: FxHashSet<SiteId> = traces
            .models
            .iter()
            .flat_map(|model| model.executed())
            .collect();
        let of_kind = |trivial: bool| -> FxHashSet<SiteId> {
            let sites = subject.table.sites().iter();
            sites
                .filter(|site| executed.contains(&site.id) && site.is_trivial == trivial)
                .filter(|site| !self.right.covers_site(self.project, site))
                .map(|site| site.id)
                .collect()
        };
        let [narrow, wide] = DECISION_LIMITS;
        [
            (of_kind(false), 1..=1, narrow),
            (of_kind(false), 1..=1, wide),
            (of_kind(false), 2..=self.options.max_faults.min(2), narrow),
            (of_kind(true), 1..=1, wide),
        ]
    }

    /// Goes through the rounds up to the first that explains the failing cases.
    fn explain(
        &self,
        budget: &Budget,
        subject: &mut Subject<'_>,
        traces: &mut Traces,
        rounds: &[Round],
        found: &mut Found,
        tell: &dyn Fn(News<'_>),
    ) -> Result<(), Stop> {
        let report = |tried: usize, of: usize| {
            let fraction = tried as f64 / of.max(1) as f64;
            let text = format!("trying suspect {} of {of}", tried + 1);
            tell(News::Doing(&text, fraction.min(1.0)));
        };
        let before = std::mem::take(found);
        found.excluded = before.excluded;
        found.doubted = before.doubted;
        found.left_out = before.left_out;
        for (candidates, sizes, decision_limit) in rounds {
            // What an earlier round has shown to mend nothing alone isn't asked again.
            let is_open = |site: &&SiteId| *sizes.end() > 1 || !found.excluded.contains(site);
            let candidates: FxHashSet<SiteId> =
                candidates.iter().filter(is_open).copied().collect();
            if candidates.is_empty() || sizes.is_empty() {
                continue;
            }
            subject.decision_limit = *decision_limit;
            subject.begin();
            let Traces { cases, models, .. } = traces;
            let result = minimal_explanations(
                budget,
                subject,
                cases,
                models,
                &candidates,
                sizes.clone(),
                &report,
            )?;
            found.is_complete = result.cut_short.is_none();
            found.cut_short = result.cut_short.or(found.cut_short.take());
            found.excluded.extend(result.excluded);
            found.doubted.extend(result.doubted);
            found.left_out |= result.left_out;
            let is_better = Explanation::some_confirmed(&result.found);
            // What could not be decided is shown only if nothing better is found.
            if is_better || found.explanations.is_empty() {
                found.explanations = result.found;
            }
            if is_better {
                // Where something is proven, an object that isn't at hand is no likely explanation.
                found.excluded.extend(&found.doubted);
                return Ok(());
            }
        }
        if !found.is_confirmed() && Explanation::some_confirmed(&before.explanations) {
            found.explanations = before.explanations;
        }
        Ok(())
    }
}
