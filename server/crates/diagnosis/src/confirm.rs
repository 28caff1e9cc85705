//! Exact confirmation of a candidate: the failing case is run again with only the candidate's
//! values left open, along every path within the budget.
//!
//! What must hold: *confirmed* comes with values under which the case really passed in a run;
//! *refuted* is said only when every path within the bound was proven not to pass. The bound is a
//! number of decisions on open values, and of steps, in one run (the constants here and in
//! [`crate::diagnoser`]); and for references the objects that the run has anyway.

use crate::cases::{Case, CaseContext, Verdict};
use crate::options::{CalleeModel, Options};
use crate::project::Project;
use crate::report::{FailureKind, NeededValue};
use crate::side_effects::changes_nothing;
use crate::sites::SiteTable;
use budget::{Budget, Stop};
use interp::Interpreter;
use interp::machine::{SiteId, SiteType};
use java::types::{MethodId, Primitive, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::Arc;
use symbolic::machine::SiteEvent;
use symbolic::strategy::TowardsPassing;
use symbolic::{Assignment, End, Explorer, Plan, SymbolicMachine, VariableKey};
use testgen::generate::take_machine;
use testgen::show;

/// What is known of a failing case before any candidate is tried.
#[derive(Clone, Debug)]
pub struct FailingCase {
    pub case: Case,
    pub kind: FailureKind,
    /// Values in the failing run, as shown.
    pub actual: FxHashMap<(SiteId, u32), String>,
    /// Steps a repaired run may take.
    pub steps: u64,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// The values that made it pass, with their sites.
    Confirmed(Vec<(SiteId, NeededValue)>),
    Refuted(Refutation),
    Unknown(String),
}

/// How far a refutation goes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Refutation {
    /// Some runs were left at the bound on decisions.
    pub at_bound: bool,
    /// References were only other objects of the run; others would have been possible.
    pub objects_left_out: bool,
}

/// How much is done to confirm or refute. Numbers and not times, so that a busy machine gives the
/// same answer as an idle one.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Runs of one candidate in one case.
    runs: u32,
    /// Steps of the solver for one question.
    solver_steps: u64,
    /// Whether costly ways to an answer are gone.
    is_patient: bool,
    /// Work for one candidate in one case, of the order of a microsecond each.
    work: u64,
    /// Steps of all repaired runs together and what the solver's work counts, for sets of sites of
    /// one kind.
    steps: u64,
}

impl Effort {
    /// For a first answer.
    pub fn first() -> Self {
        Effort {
            runs: 120,
            solver_steps: 1_000,
            is_patient: false,
            work: 100_000,
            steps: 4_000_000,
        }
    }

    fn set_for(&self, explorer: &Explorer) {
        let effort = explorer.effort();
        effort.question.set(Some(self.solver_steps));
        effort.is_patient.set(self.is_patient);
        effort.left.set(Some(self.work));
    }

    /// For the last word.
    pub fn last() -> Self {
        Effort {
            runs: 1_500,
            solver_steps: 50_000,
            is_patient: true,
            work: 600_000,
            steps: 40_000_000,
        }
    }

    /// For another case of a candidate that is undecided in one: it can only be refuted any more,
    /// and what takes much to refute is left.
    pub fn after_doubt(self) -> Self {
        Effort {
            work: self.work / 6,
            ..self
        }
    }
}

/// No candidate takes more than this part of the steps in one case.
const MOST_SHARE: u64 = 4;

/// Said where the effort is used up.
pub(crate) const SEARCH_LIMIT: &str = "search limit";

/// What a repaired run is charged besides its steps: it is set up, and each of its decisions is solved
/// for.
const RUN_COST: u64 = 20_000;
const DECISION_COST: u64 = 200;
/// Steps that a unit of [`Effort::work`] counts as: about as many as are done in its time.
const WORK_COST: u64 = 20;
/// Decisions on open values in one repaired run. A repair that needs more isn't found.
/// Asked with the first bound for all candidates; with the second if the first leaves none.
pub const DECISION_LIMITS: [usize; 2] = [48, 300];
/// Values listed for one case.
const LISTED_VALUES: usize = 12;

/// What an analysis of one method shares.
pub struct Subject<'a> {
    pub project: &'a Project,
    pub context: &'a CaseContext,
    pub method: MethodId,
    pub table: &'a SiteTable,
    pub site_types: Arc<FxHashMap<SiteId, Type>>,
    pub by_contract: Arc<FxHashMap<MethodId, Option<Primitive>>>,
    /// See [`DECISION_LIMITS`].
    pub decision_limit: usize,
    pub effort: Effort,
    /// Steps of repaired runs so far, of [`Effort::steps`].
    spent: Cell<u64>,
}

impl<'a> Subject<'a> {
    pub fn new(
        project: &'a Project,
        context: &'a CaseContext,
        method: MethodId,
        table: &'a SiteTable,
        options: &Options,
    ) -> Self {
        let site_types = table
            .sites()
            .iter()
            .map(|site| (site.id, site.ty.clone()))
            .collect();
        let by_contract = match options.callees {
            CalleeModel::Inline => FxHashMap::default(),
            CalleeModel::Contract => answered_by_contract(project, method),
        };
        Subject {
            project,
            context,
            method,
            table,
            site_types: Arc::new(site_types),
            by_contract: Arc::new(by_contract),
            decision_limit: DECISION_LIMITS[0],
            effort: Effort::last(),
            spent: Cell::new(0),
        }
    }

    /// From now on steps count anew.
    pub fn begin(&self) {
        self.spent.set(0);
    }

    /// Whether the effort is used up.
    pub fn is_spent(&self) -> bool {
        self.spent.get() >= self.effort.steps
    }

    fn spend(&self, steps: u64, decisions: usize) {
        let cost = steps + RUN_COST + DECISION_COST * decisions as u64;
        self.spent.set(self.spent.get() + cost);
    }

    fn spend_work(&self, explorer: &Explorer, effort: Effort) {
        let left = explorer.effort().left.get().unwrap_or(effort.work);
        let cost = effort.work.saturating_sub(left) * WORK_COST;
        self.spent.set(self.spent.get() + cost);
    }

    pub fn plan(&self, open: FxHashSet<SiteId>) -> Plan {
        Plan {
            open,
            trace: None,
            site_types: self.site_types.clone(),
            by_contract: self.by_contract.clone(),
            target: Some(self.method),
            seeks_failures: false,
            input_range: None,
            stops_at_failure: true,
            decision_limit: self.decision_limit,
            is_bounded: true,
            program: Some(self.project.program.clone()),
            picture: Some(show::reference),
            ..Plan::default()
        }
    }

    /// One observed run of a case.
    pub fn run(
        &self,
        budget: &Budget,
        machine: SymbolicMachine,
        case: &Case,
    ) -> (Interpreter<SymbolicMachine>, Verdict) {
        let mut interpreter = self.context.interpreter(machine, budget, Some(()));
        let verdict = self.context.run(&mut interpreter, self.method, case);
        (interpreter, verdict)
    }

    /// The value that a site was made to yield, or that the program computed for it.
    pub fn show(
        &self,
        interpreter: &Interpreter<SymbolicMachine>,
        event: &SiteEvent,
        is_used: bool,
    ) -> String {
        let bits = match is_used {
            true => event.used.bits,
            false => event.computed.bits,
        };
        if let Some([computed, used]) = &event.pictures {
            return if is_used { used } else { computed }.to_string();
        }
        match (event.ty, self.site_types.get(&event.site)) {
            // Bits are read as what the run yielded: a site of a reference type may yield the
            // primitive before it is boxed.
            (SiteType::Primitive(yielded), ty) => {
                let declared = ty.and_then(Type::as_primitive);
                show::primitive(declared.unwrap_or(yielded), bits)
            }
            (SiteType::Reference, Some(ty)) if ty.is_reference() => {
                show::value(interpreter.runtime(), bits, ty)
            }
            (SiteType::Reference, _) => String::new(),
        }
    }
}

/// Callees whose contract says all there is to say: with a postcondition, returning a primitive and
/// changing nothing.
fn answered_by_contract(
    project: &Project,
    method: MethodId,
) -> FxHashMap<MethodId, Option<Primitive>> {
    project
        .reachable_code(method)
        .into_iter()
        .filter_map(|callee| {
            let lowered = project.program.lowered(callee);
            let contract = lowered.contract.as_ref()?;
            let has_ensures = contract.cases.iter().any(|case| !case.ensures.is_empty());
            let result = project.program.method(callee).return_type.as_primitive()?;
            let is_functional = contract.is_pure || changes_nothing(project, callee);
            (is_functional && has_ensures).then_some((callee, Some(result)))
        })
        .collect()
}

/// The failing run with callees answered by their contracts: results for which every contract
/// holds and the case still fails. `None` if the case doesn't fail then.
pub fn failing_under_contracts(
    budget: &Budget,
    subject: &Subject<'_>,
    case: &Case,
    steps: u64,
) -> Result<Option<Assignment>, Stop> {
    let mut plan = subject.plan(FxHashSet::default());
    plan.stops_at_failure = false;
    let mut explorer = Explorer::new(plan);
    let run_budget = Budget {
        steps,
        ..budget.clone()
    };
    let mut run = |machine: SymbolicMachine| {
        let (interpreter, verdict) = subject.run(&run_budget, machine, case);
        (take_machine(interpreter), verdict)
    };
    let mut found = None;
    let mut visit = |machine: &SymbolicMachine, verdict: Verdict| match verdict {
        Verdict::Failed(_) => {
            found = Some(machine.assignment.clone());
            ControlFlow::Break(())
        }
        Verdict::Passed | Verdict::Cancelled => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    };
    let mut strategy = TowardsPassing::default();
    subject.effort.set_for(&explorer);
    let runs = subject.effort.runs;
    let end = explorer.explore(budget, &mut strategy, runs, &mut run, &mut visit);
    match end {
        End::Limit(Some(Stop::Cancelled)) => Err(Stop::Cancelled),
        _ => Ok(found),
    }
}

/// A run's record that outlives its heap.
struct Seen {
    verdict: Verdict,
    /// Site, occurrence, changed, value as shown.
    values: Vec<(SiteId, u32, bool, String)>,
}

/// May the case pass when only these sites yield other values?
pub fn confirm(
    budget: &Budget,
    subject: &Subject<'_>,
    failing: &FailingCase,
    candidate: &[SiteId],
    effort: Effort,
) -> Result<Answer, Stop> {
    let repaired = repaired_run(budget, subject, failing, candidate, effort)?;
    Ok(match repaired {
        Repaired::Found(_, seen) => Answer::Confirmed(needed_values(failing, &seen)),
        Repaired::Never(refutation) => Answer::Refuted(refutation),
        Repaired::Unknown(reason) => Answer::Unknown(reason),
    })
}

/// Values of these sites with which the case passes, and those that differ from the program's as
/// they are shown.
pub(crate) fn passing_values(
    budget: &Budget,
    subject: &Subject<'_>,
    failing: &FailingCase,
    candidate: &[SiteId],
) -> Result<Option<(Assignment, Vec<String>)>, Stop> {
    let effort = subject.effort;
    Ok(
        match repaired_run(budget, subject, failing, candidate, effort)? {
            Repaired::Found(assignment, seen) => {
                let changed = seen.values.into_iter().filter(|(.., changed, _)| *changed);
                Some((assignment, changed.map(|(.., shown)| shown).collect()))
            }
            Repaired::Never(_) | Repaired::Unknown(_) => None,
        },
    )
}

/// What is known of runs in which only some sites yield other values.
enum Repaired {
    /// One that passes.
    Found(Assignment, Seen),
    /// None passes within the bounds.
    Never(Refutation),
    Unknown(String),
}

fn repaired_run(
    budget: &Budget,
    subject: &Subject<'_>,
    failing: &FailingCase,
    candidate: &[SiteId],
    effort: Effort,
) -> Result<Repaired, Stop> {
    let open: FxHashSet<SiteId> = candidate.iter().copied().collect();
    let mut explorer = Explorer::new(subject.plan(open));
    let run_budget = Budget {
        steps: failing.steps,
        ..budget.clone()
    };
    let mut run = |machine: SymbolicMachine| {
        let (interpreter, verdict) = subject.run(&run_budget, machine, &failing.case);
        let decisions = interpreter.machine().decisions.len();
        subject.spend(interpreter.steps_used(), decisions);
        let values = if verdict.is_passed() {
            let events = &interpreter.machine().events;
            events
                .iter()
                .map(|event| {
                    let shown = subject.show(&interpreter, event, true);
                    let changed = event.used.bits != event.computed.bits;
                    (event.site, event.occurrence, changed, shown)
                })
                .collect()
        } else {
            Vec::new()
        };
        (take_machine(interpreter), Seen { verdict, values })
    };
    let before = subject.spent.get();
    let mut found: Option<(Assignment, Seen)> = None;
    let mut reason: Option<String> = None;
    let mut cancelled = false;
    let mut refutation = Refutation::default();
    let mut visit = |machine: &SymbolicMachine, seen: Seen| {
        refutation.at_bound |= machine.truncated;
        refutation.objects_left_out |= machine.objects_left_out;
        let most = before + subject.effort.steps / MOST_SHARE;
        let is_spent = subject.is_spent() || subject.spent.get() >= most;
        if is_spent && !seen.verdict.is_passed() {
            reason.get_or_insert_with(|| SEARCH_LIMIT.to_owned());
            return ControlFlow::Break(());
        }
        match &seen.verdict {
            Verdict::Passed => {
                found = Some((machine.assignment.clone(), seen));
                ControlFlow::Break(())
            }
            Verdict::Cancelled => {
                cancelled = true;
                ControlFlow::Break(())
            }
            Verdict::Unknown(why) => {
                reason.get_or_insert_with(|| why.clone());
                ControlFlow::Continue(())
            }
            Verdict::Failed(_) | Verdict::Skipped(_) | Verdict::Pruned => ControlFlow::Continue(()),
        }
    };
    let mut strategy = TowardsPassing {
        earliest_first: failing.kind == FailureKind::NonTermination,
    };
    effort.set_for(&explorer);
    let end = explorer.explore(budget, &mut strategy, effort.runs, &mut run, &mut visit);
    subject.spend_work(&explorer, effort);
    if cancelled {
        return Err(Stop::Cancelled);
    }
    if let Some((assignment, seen)) = found {
        let (assignment, seen) = keep_few_changes(&mut explorer, assignment, seen, &mut run);
        return Ok(Repaired::Found(assignment, seen));
    }
    Ok(match end {
        End::Limit(Some(Stop::Cancelled)) => return Err(Stop::Cancelled),
        End::Limit(Some(stop)) => Repaired::Unknown(stop.to_string()),
        End::Limit(None) => Repaired::Unknown("too many paths".to_owned()),
        End::Incomplete(reasons) => Repaired::Unknown(reasons.join(", ")),
        End::Left => Repaired::Unknown("ways were left out".to_owned()),
        End::GaveUp => Repaired::Unknown(SEARCH_LIMIT.to_owned()),
        End::Stopped | End::Exhausted => match reason {
            Some(reason) => Repaired::Unknown(reason),
            None => Repaired::Never(refutation),
        },
    })
}

/// Gives values back to the program, last first, as long as the case still passes.
fn keep_few_changes(
    explorer: &mut Explorer,
    assignment: Assignment,
    seen: Seen,
    run: &mut dyn FnMut(SymbolicMachine) -> (SymbolicMachine, Seen),
) -> (Assignment, Seen) {
    let mut keys: Vec<VariableKey> = assignment.keys().copied().collect();
    keys.sort();
    let (mut best, mut best_seen) = (assignment, seen);
    for key in keys.into_iter().rev().take(24) {
        let mut fewer = best.clone();
        fewer.remove(&key);
        if let Some(seen) = explorer.replay(fewer.clone(), run)
            && seen.verdict.is_passed()
        {
            best = fewer;
            best_seen = seen;
        }
    }
    (best, best_seen)
}

fn needed_values(failing: &FailingCase, seen: &Seen) -> Vec<(SiteId, NeededValue)> {
    let all = seen
        .values
        .iter()
        .map(|(site, occurrence, changed, needed)| {
            let actual = failing.actual.get(&(*site, *occurrence)).cloned();
            let value = NeededValue {
                case: failing.case.name.clone(),
                occurrence: occurrence + 1,
                actual,
                needed: needed.clone(),
            };
            (*changed, (*site, value))
        });
    all.filter(|(changed, _)| *changed)
        .map(|(_, value)| value)
        .take(LISTED_VALUES)
        .collect()
}
