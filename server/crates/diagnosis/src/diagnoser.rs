//! The engine: cases, then conflicts, minimal diagnoses and their confirmation, then the report.

use crate::cases::{self, Case, CaseContext, Cases, Verdict};
use crate::confirm::{DECISION_LIMITS, FailingCase, Subject, failing_under_contracts};
use crate::coverage::{Executed, executed};
use crate::engine::Engine;
use crate::leads::{Effects, effects};
use crate::minimal::{Explanation, minimal_explanations};
use crate::model_table::ConstraintModel;
use crate::options::{LoopModel, Options};
use crate::project::Project;
use crate::ranking::{self, Evidence};
use crate::repair::{KnownCase, Repairs, Search, is_limit};
use crate::report::{
    Anchor, CaseOutcome, CaseReport, FailureKind, MethodReport, Note, NoteKind, Status, TestCounts,
};
use crate::sites::SiteTable;
use crate::taken_for_right::TakenForRight;
use crate::trace_model::{TraceAnswer, TraceModel};
use crate::unreliable::{self, Alone};
use crate::{agreement, loops, show_model};
use budget::{Budget, Stop};
use interp::machine::{Concrete, SiteId};
use java::program::MethodKind;
use java::types::{ClassId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use std::time::Instant;
use symbolic::{Assignment, SymbolicMachine, TracePlan};

/// The real engine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Diagnoser;

/// Steps of one case in the quick lane, and in the deep one.
const QUICK_STEPS: u64 = 3_000_000;
const DEEP_STEPS: u64 = 30_000_000;
/// Steps of the cases after one that didn't end, unless passing ones take longer.
const STEPS_AFTER_ENDLESS: u64 = 2_000_000;
/// Steps of a repaired run when no passing case tells how long runs are.
const REPAIR_STEPS: u64 = 150_000;
/// Decisions of a failing run that the trace model holds.
const TRACE_DECISIONS: usize = 4_000;
/// Failing cases that take part in the diagnosis; the others are still reported.
const DIAGNOSED_CASES: usize = 12;
/// Failing and passing cases whose statements are looked at, of each kind.
const OBSERVED_RUNS: usize = 40;

impl Engine for Diagnoser {
    fn quick(
        &self,
        budget: &Budget,
        project: &Project,
        method: MethodId,
        options: &Options,
    ) -> Result<MethodReport, Stop> {
        let mut analysis = Analysis::new(budget, project, method, options);
        analysis.run_cases(QUICK_STEPS)?;
        Ok(analysis.report)
    }

    fn deep(
        &self,
        budget: &Budget,
        project: &Project,
        method: MethodId,
        options: &Options,
        progress: &dyn Fn(&str, f64),
    ) -> Result<MethodReport, Stop> {
        let mut analysis = Analysis::new(budget, project, method, options);
        progress("running its cases", 0.0);
        analysis.run_cases(DEEP_STEPS)?;
        if analysis.report.status == Status::Failing {
            analysis.diagnose(progress)?;
        }
        Ok(analysis.report)
    }

    fn model(
        &self,
        budget: &Budget,
        project: &Project,
        method: MethodId,
        options: &Options,
        case: Option<usize>,
    ) -> Result<ConstraintModel, String> {
        let mut analysis = Analysis::new(budget, project, method, options);
        analysis
            .run_cases(DEEP_STEPS)
            .map_err(|stop| stop.to_string())?;
        if let Status::Failed { message, .. } = &analysis.report.status {
            return Err(message.clone());
        }
        if let Status::Unsupported { what, .. } = &analysis.report.status {
            return Err(format!("not analysed: {what}"));
        }
        let index = match case {
            Some(number) => number
                .checked_sub(1)
                .filter(|index| *index < analysis.cases.cases.len())
                .ok_or_else(|| format!("there is no case {number}"))?,
            None => analysis
                .report
                .cases
                .iter()
                .position(|case| matches!(case.outcome, CaseOutcome::Failed(_)))
                .or_else(|| (!analysis.cases.cases.is_empty()).then_some(0))
                .ok_or("the method has neither tests nor a contract")?,
        };
        analysis.constraint_model(index)
    }
}

/// One analysis of one method.
struct Analysis<'a> {
    budget: &'a Budget,
    project: &'a Project,
    method: MethodId,
    options: &'a Options,
    context: CaseContext,
    cases: Cases,
    failing: Vec<FailingFound>,
    /// Failing cases that pass when callees do what their contracts say.
    by_contract_passes: Vec<String>,
    right: TakenForRight,
    /// Steps of the longest passing case.
    longest_passing: u64,
    /// Steps of each case that was run, by its index.
    steps: FxHashMap<usize, u64>,
    report: MethodReport,
    started: Instant,
}

/// A failing case, by index in the report.
struct FailingFound {
    index: usize,
    kind: FailureKind,
    /// It was stopped at a limit of steps or memory.
    at_limit: bool,
    /// The exception that it misses.
    missing: Option<String>,
}

impl<'a> Analysis<'a> {
    fn new(
        budget: &'a Budget,
        project: &'a Project,
        method: MethodId,
        options: &'a Options,
    ) -> Self {
        let declared = project.program.method(method);
        let file = project
            .program
            .file(project.program.class(declared.class).file);
        let report = MethodReport {
            method: declared.key.clone(),
            file: file.path.clone(),
            status: Status::Ok,
            tests: TestCounts::default(),
            cases: Vec::new(),
            diagnoses: Vec::new(),
            suspects: Vec::new(),
            notes: Vec::new(),
            elapsed: std::time::Duration::ZERO,
        };
        Analysis {
            budget,
            project,
            method,
            options,
            context: CaseContext::new(project),
            cases: Cases::default(),
            failing: Vec::new(),
            by_contract_passes: Vec::new(),
            right: TakenForRight::new(project, &options.right),
            longest_passing: 0,
            steps: FxHashMap::default(),
            report,
            started: Instant::now(),
        }
    }

    fn note(&mut self, kind: NoteKind, message: String, node: Option<java::ir::NodeId>) {
        let anchor = node.map(|node| self.project.anchor(self.method, node));
        self.report.notes.push(Note {
            kind,
            message,
            anchor,
        });
    }

    fn finish(&mut self) {
        self.report.elapsed = self.started.elapsed();
    }

    /// What can be said before anything is run; false if nothing is to be run.
    fn check_source(&mut self) -> bool {
        let lowered = self.project.program.lowered(self.method);
        for error in &lowered.contract_errors {
            // What isn't syntax has no node; the place is known all the same.
            let anchor = Anchor {
                span: (error.span.end > error.span.start).then_some(error.span),
                ..self.project.anchor(self.method, error.node)
            };
            self.report.notes.push(Note {
                kind: NoteKind::ContractError,
                message: error.message.clone(),
                anchor: Some(anchor),
            });
        }
        if let java::program::MemberSource::Method(source) =
            &self.project.program.method(self.method).source
        {
            if let Some(error) = source.errors.first() {
                let anchor = self.project.anchor(self.method, source.id);
                self.report.status = Status::Failed {
                    message: error.message.clone(),
                    anchor: Some(anchor),
                    internal: false,
                };
                return false;
            }
            let contract = source.contract.as_ref();
            for _ in contract
                .iter()
                .flat_map(|contract| &contract.suspicious_comments)
            {
                let message =
                    "this comment looks like a contract: `//@`, without the blank, makes it one";
                self.note(
                    NoteKind::BrokenSpecificationComment,
                    message.to_owned(),
                    Some(source.id),
                );
            }
        }
        let Some(body) = &lowered.body else {
            return false;
        };
        if let Some(error) = body.errors.first() {
            self.report.status = Status::Failed {
                message: error.message.clone(),
                anchor: Some(self.project.anchor(self.method, error.node)),
                internal: false,
            };
            return false;
        }
        if let Some(unsupported) = body.unsupported.first() {
            self.report.status = Status::Unsupported {
                what: unsupported.what.clone(),
                anchor: Some(self.project.anchor(self.method, unsupported.node)),
            };
        }
        true
    }

    fn run_cases(&mut self, steps: u64) -> Result<(), Stop> {
        if !self.check_source() {
            self.finish();
            return Ok(());
        }
        self.cases = cases::cases_of(self.budget, self.project, &self.context, self.method);
        self.budget_not_cancelled()?;
        if self.cases.is_contradictory {
            let node = cases::node_of(self.project, self.method);
            self.note(
                NoteKind::ContradictoryPrecondition,
                "no input satisfies the precondition".to_owned(),
                Some(node),
            );
        }
        if let Some(limitation) = self.cases.limitation.clone() {
            let node = cases::node_of(self.project, self.method);
            self.note(NoteKind::Limitation, limitation, Some(node));
        }
        let list = std::mem::take(&mut self.cases.cases);
        let mut unknown: Option<String> = None;
        let mut is_endless = false;
        for (index, case) in list.iter().enumerate() {
            let steps = match is_endless {
                true => steps.min(STEPS_AFTER_ENDLESS.max(self.longest_passing * 10)),
                false => steps,
            };
            let outcome = match &case.skip {
                Some(reason) => CaseOutcome::Skipped(reason.clone()),
                None => self.run_case(index, case, steps)?,
            };
            match &outcome {
                CaseOutcome::Failed(failure) => {
                    is_endless |= failure.kind == FailureKind::NonTermination;
                    self.failing.push(FailingFound {
                        index,
                        kind: failure.kind,
                        at_limit: is_limit(failure.kind, &failure.message),
                        missing: match failure.kind {
                            FailureKind::MissingException => failure.expected.clone(),
                            _ => None,
                        },
                    });
                }
                CaseOutcome::Unknown(reason) => {
                    unknown.get_or_insert_with(|| reason.clone());
                }
                CaseOutcome::Passed | CaseOutcome::Skipped(_) => {}
            }
            self.count(&outcome);
            self.report.cases.push(CaseReport {
                name: case.name.clone(),
                kind: case.kind,
                anchor: case.anchor.clone(),
                inputs: self.inputs_of(case),
                only_around: self.is_only_around(case),
                outcome,
            });
        }
        self.cases.cases = list;
        self.note_unreliable_tests()?;
        let is_analysed = self.report.status == Status::Ok;
        if !self.failing.is_empty() {
            self.report.status = Status::Failing;
        } else if let (Some(reason), true) = (unknown, is_analysed) {
            self.report.status = Status::Unknown(reason);
        }
        self.finish();
        Ok(())
    }

    fn note_unreliable_tests(&mut self) -> Result<(), Stop> {
        let cases = self.cases.cases.iter().enumerate();
        let alone: Vec<Alone<'_>> = cases
            .map(|(index, case)| Alone {
                case,
                passed: match self.report.cases.get(index).map(|case| &case.outcome) {
                    Some(CaseOutcome::Passed) => Some(true),
                    Some(CaseOutcome::Failed(_)) => Some(false),
                    _ => None,
                },
                steps: self.steps.get(&index).copied().unwrap_or(0),
            })
            .collect();
        let (project, context) = (self.project, &self.context);
        let notes = unreliable::notes(self.budget, project, context, self.method, &alone)?;
        self.report.notes.extend(notes);
        Ok(())
    }

    fn budget_not_cancelled(&self) -> Result<(), Stop> {
        match self.budget.check() {
            Err(Stop::Cancelled) => Err(Stop::Cancelled),
            _ => Ok(()),
        }
    }

    fn run_case(&mut self, index: usize, case: &Case, steps: u64) -> Result<CaseOutcome, Stop> {
        let budget = Budget {
            steps,
            ..self.budget.clone()
        };
        let mut interpreter = self.context.interpreter(Concrete, &budget, None);
        let verdict = self.context.run(&mut interpreter, self.method, case);
        self.steps.insert(index, interpreter.steps_used());
        let anchor = match &verdict {
            Verdict::Cancelled => return Err(Stop::Cancelled),
            Verdict::Failed(facts) => self
                .context
                .failure_anchor(&interpreter, self.method, facts),
            Verdict::Passed => {
                self.longest_passing = self.longest_passing.max(interpreter.steps_used());
                None
            }
            _ => None,
        };
        Ok(verdict.to_outcome(anchor))
    }

    fn is_only_around(&self, case: &Case) -> bool {
        match case.source {
            cases::CaseSource::JUnit { test, .. } => {
                !self.project.is_run_by_test_itself(self.method, test)
            }
            cases::CaseSource::Contract { .. } => false,
        }
    }

    fn count(&mut self, outcome: &CaseOutcome) {
        let tests = &mut self.report.tests;
        tests.found += 1;
        match outcome {
            CaseOutcome::Passed => {
                tests.run += 1;
                tests.passed += 1;
            }
            CaseOutcome::Failed(_) => {
                tests.run += 1;
                tests.failed += 1;
            }
            CaseOutcome::Skipped(_) | CaseOutcome::Unknown(_) => tests.skipped += 1,
        }
    }

    fn inputs_of(&self, case: &Case) -> Vec<(String, String)> {
        let cases::CaseSource::Contract { receiver, args, .. } = &case.source else {
            return Vec::new();
        };
        let program = &self.project.program;
        let names = program
            .method(self.method)
            .param_names
            .iter()
            .map(|name| name.to_string());
        let receiver = receiver
            .iter()
            .map(|input| ("this".to_owned(), input.show(program)));
        receiver
            .chain(names.zip(args.iter().map(|input| input.show(program))))
            .collect()
    }

    /// Sites of the method and of what it may reach, by its callees' contracts or through them.
    fn sites(&mut self) -> SiteTable {
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

    fn repair_steps(&self) -> u64 {
        match self.longest_passing {
            0 => REPAIR_STEPS,
            steps => (steps.saturating_mul(20)).clamp(20_000, 2_000_000),
        }
    }

    /// The failing run with every site observed.
    fn trace(
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

    fn diagnose(&mut self, progress: &dyn Fn(&str, f64)) -> Result<(), Stop> {
        let table = self.sites();
        let project = self.project;
        let options = self.options;
        let context = std::mem::replace(&mut self.context, CaseContext::new(project));
        let (known, failing_runs, passing_runs) = self.observed_runs(&context)?;
        if !self.is_executed(&failing_runs) {
            self.context = context;
            let node = cases::node_of(project, self.method);
            self.note(
                NoteKind::NoExplanation,
                "no failing case runs this method".to_owned(),
                Some(node),
            );
            self.finish();
            return Ok(());
        }
        let repairs = self.repairs(&context, &known, &failing_runs, progress)?;
        let mut subject = Subject::new(project, &context, self.method, &table, options);
        let repair_steps = self.repair_steps();
        let mut cases = Vec::new();
        let mut models = Vec::new();
        // Cases that no value of a statement makes pass explain nothing.
        let mut impossible: Vec<(usize, Case)> = Vec::new();
        let some_end = self.some_end();
        let diagnosed = self
            .failing
            .iter()
            .filter(|found| !some_end || !found.at_limit);
        for found in diagnosed.take(DIAGNOSED_CASES) {
            self.budget_not_cancelled()?;
            let case = &self.cases.cases[found.index];
            let steps = match found.kind {
                FailureKind::NonTermination => repair_steps,
                _ => DEEP_STEPS,
            };
            let Some(results) = self.contract_results(&subject, case, steps)? else {
                self.by_contract_passes.push(case.name.clone());
                continue;
            };
            let (machine, actual, _) =
                self.trace(&subject, case, &results, TracePlan::default(), steps);
            let machine = match options.loops {
                LoopModel::Exact => machine,
                LoopModel::Beta => {
                    let skipped = loops::skipped_by_beta(&machine.events, &table);
                    let plan = TracePlan {
                        names: Arc::new(table.variable_names()),
                        skipped: Some(Arc::new(skipped)),
                        ..TracePlan::default()
                    };
                    self.trace(&subject, case, &results, plan, steps).0
                }
            };
            let mut model = TraceModel::new(machine, &table);
            let all: Vec<SiteId> = model.executed().collect();
            let never = TraceAnswer::Conflict(Vec::new());
            if !all.is_empty() && model.ask(self.budget, &all) == never {
                impossible.push((found.index, case.clone()));
                continue;
            }
            models.push(model);
            cases.push(FailingCase {
                case: case.clone(),
                kind: found.kind,
                actual,
                steps: repair_steps,
            });
        }
        let none_is_possible = cases.is_empty() && !impossible.is_empty();
        for (index, case) in impossible {
            let failure = match &self.report.cases[index].outcome {
                CaseOutcome::Failed(failure) => failure.anchor.clone(),
                _ => None,
            };
            self.report
                .notes
                .push(unreliable::cannot_pass(&case, failure));
        }
        // Where an edit explains it all, other explanations are worth a fraction of the time.
        let explaining = match self.budget.remaining() {
            Some(left) if !repairs.survivors.is_empty() => self.budget.slice(left / 16),
            Some(left) => self.budget.slice(left / 4),
            None => self.budget.clone(),
        };
        let found = self.explain(&explaining, &mut subject, &cases, &mut models, progress)?;
        self.check_agreement(&subject, &cases)?;
        let trying = match self.budget.remaining() {
            Some(left) => self.budget.slice(left / 4),
            None => self.budget.clone(),
        };
        let effects = match repairs.survivors.is_empty() {
            true => {
                let watching = context.watching(&table, &self.suspected_code());
                Effects {
                    misses_exception: self.misses_exception(),
                    ..effects(&trying, &watching, self.method, &table, &known)?
                }
            }
            false => Effects::default(),
        };
        let excluded = found.excluded.clone();
        let right = self.right.clone();
        let evidence = Evidence {
            project,
            method: self.method,
            table: &table,
            failing: &failing_runs,
            passing: &passing_runs,
            effects: &effects,
            excluded: &excluded,
            right: &right,
            is_possible: !none_is_possible,
            total: known.len() as u32,
        };
        self.add_to_report(&evidence, found, repairs);
        if none_is_possible {
            // Said already, and better.
            let notes = &mut self.report.notes;
            notes.retain(|note| note.kind != NoteKind::NoExplanation);
        }
        drop(subject);
        self.context = context;
        self.finish();
        Ok(())
    }

    /// Notes of tests and contracts that can't both be right.
    fn check_agreement(
        &mut self,
        subject: &Subject<'_>,
        cases: &[FailingCase],
    ) -> Result<(), Stop> {
        let budget = match self.budget.remaining() {
            Some(left) => self.budget.slice(left / 8),
            None => self.budget.clone(),
        };
        let mut told = FxHashSet::default();
        let mut notes = Vec::new();
        for failing in cases {
            notes.extend(agreement::broken_contracts(
                &budget, subject, failing, &mut told,
            )?);
            let outcome = self
                .report
                .cases
                .iter()
                .find(|case| case.name == failing.case.name);
            if let Some(CaseOutcome::Failed(failure)) = outcome.map(|case| &case.outcome) {
                notes.extend(agreement::contradiction(
                    &budget, subject, failing, failure,
                )?);
            }
        }
        self.report.notes.extend(notes);
        Ok(())
    }

    /// What callees answered by contract yield in the failing run; empty where none is.
    fn contract_results(
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

    /// Single sites, then pairs, then sites that only return a variable.
    fn explain(
        &self,
        budget: &Budget,
        subject: &mut Subject<'_>,
        cases: &[FailingCase],
        models: &mut [TraceModel],
        progress: &dyn Fn(&str, f64),
    ) -> Result<Found, Stop> {
        let executed: FxHashSet<SiteId> =
            models.iter().flat_map(|model| model.executed()).collect();
        let of_kind = |trivial: bool| -> FxHashSet<SiteId> {
            let sites = subject.table.sites().iter();
            sites
                .filter(|site| executed.contains(&site.id) && site.is_trivial == trivial)
                .filter(|site| !self.right.covers_site(self.project, site))
                .map(|site| site.id)
                .collect()
        };
        let report = |tried: usize, of: usize| {
            let fraction = tried as f64 / of.max(1) as f64;
            progress(
                &format!("trying suspect {} of {of}", tried + 1),
                fraction.min(1.0),
            );
        };
        let mut cut_short = None;
        let mut doubtful = Vec::new();
        let mut excluded: FxHashSet<SiteId> = FxHashSet::default();
        let mut doubted: FxHashSet<SiteId> = FxHashSet::default();
        let mut left_out = false;
        let [narrow, wide] = DECISION_LIMITS;
        let rounds = [
            (of_kind(false), 1..=1, narrow),
            (of_kind(false), 1..=1, wide),
            (of_kind(false), 2..=self.options.max_faults.min(2), narrow),
            (of_kind(true), 1..=1, wide),
        ];
        for (candidates, sizes, decision_limit) in rounds {
            if candidates.is_empty() || sizes.is_empty() {
                continue;
            }
            subject.decision_limit = decision_limit;
            let result =
                minimal_explanations(budget, subject, cases, models, &candidates, sizes, &report)?;
            cut_short = result.cut_short.or(cut_short);
            excluded.extend(result.excluded);
            doubted.extend(result.doubted);
            left_out |= result.left_out;
            let is_confirmed = |explanation: &Explanation| explanation.doubt.is_none();
            if result.found.iter().any(is_confirmed) {
                // Where something is proven, an object that isn't at hand is no likely explanation.
                excluded.extend(doubted);
                return Ok(Found {
                    explanations: result.found,
                    cut_short,
                    excluded,
                    left_out,
                });
            }
            // What could not be decided is shown only if nothing better is found.
            if doubtful.is_empty() {
                doubtful = result.found;
            }
        }
        Ok(Found {
            explanations: doubtful,
            cut_short,
            excluded,
            left_out,
        })
    }

    /// The method, the user's code that it may reach, and what initialises their classes: fields,
    /// blocks, constructors.
    fn suspected_code(&self) -> Vec<MethodId> {
        let program = &self.project.program;
        let mut methods = self.project.reachable_code(self.method);
        let mut classes: Vec<ClassId> = Vec::new();
        for method in &methods {
            let class = program.method(*method).class;
            if !classes.contains(&class) {
                classes.push(class);
            }
        }
        for class in classes {
            for method in &program.class(class).methods {
                let initialises = matches!(
                    program.method(*method).kind,
                    MethodKind::Constructor
                        | MethodKind::FieldInitializer(_)
                        | MethodKind::InitializerBlock
                );
                if initialises && !methods.contains(method) {
                    methods.push(*method);
                }
            }
        }
        methods
    }

    /// The cases that count for an edit, and which statements the failing ones and the passing ones
    /// execute.
    fn observed_runs(&self, context: &CaseContext) -> Result<ObservedRuns, Stop> {
        let traced = context.traced(&self.suspected_code());
        let some_end = self.some_end();
        let mut known = Vec::new();
        let (mut failing, mut passing) = (Vec::new(), Vec::new());
        for (index, case) in self.cases.cases.iter().enumerate() {
            let (kind, at_limit) = match self.report.cases.get(index).map(|case| &case.outcome) {
                Some(CaseOutcome::Passed) => (None, false),
                Some(CaseOutcome::Failed(failure)) => {
                    (Some(failure.kind), is_limit(failure.kind, &failure.message))
                }
                _ => continue,
            };
            let taken = self.steps.get(&index).copied().unwrap_or(0);
            let steps = match kind {
                Some(FailureKind::NonTermination | FailureKind::StackOverflow) => {
                    taken.min(self.repair_steps())
                }
                _ => taken,
            };
            let runs = match kind {
                Some(_) => &mut failing,
                None => &mut passing,
            };
            // A run that was cut off doesn't show all that the case executes.
            if runs.len() < OBSERVED_RUNS && !(some_end && at_limit) {
                self.budget_not_cancelled()?;
                let budget = Budget {
                    steps: steps.max(REPAIR_STEPS),
                    ..self.budget.clone()
                };
                runs.push(executed(&budget, &traced, self.method, case));
            }
            known.push(KnownCase {
                case: case.clone(),
                failed: kind.is_some(),
                may_be_long: some_end && at_limit,
                steps,
            });
        }
        Ok((known, failing, passing))
    }

    /// Whether a failing case ends within the limits.
    fn some_end(&self) -> bool {
        self.failing.iter().any(|found| !found.at_limit)
    }

    fn misses_exception(&self) -> bool {
        !self.failing.is_empty() && self.failing.iter().all(|found| found.missing.is_some())
    }

    /// Names, as code would have them, of the exceptions that failing cases miss.
    fn missing_exceptions(&self) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for name in self
            .failing
            .iter()
            .filter_map(|found| found.missing.as_deref())
        {
            let name = match name.strip_prefix("java.lang.") {
                Some(simple) if !simple.contains('.') => simple,
                _ => name,
            };
            if !names.iter().any(|known| known == name) {
                names.push(name.to_owned());
            }
        }
        names.sort();
        names
    }

    /// Whether a failing case executes a statement of the method, or of a constructor's class
    /// (which may have none of its own).
    fn is_executed(&self, failing: &[Executed]) -> bool {
        let program = &self.project.program;
        let has_statements = program
            .lowered(self.method)
            .body
            .as_ref()
            .is_some_and(|body| !body.statements.is_empty());
        !has_statements
            || failing.iter().any(|run| {
                run.iter()
                    .any(|(method, _)| program.same_member(*method, self.method))
            })
    }

    fn repairs(
        &self,
        context: &CaseContext,
        known: &[KnownCase],
        executed: &[Executed],
        progress: &dyn Fn(&str, f64),
    ) -> Result<Repairs, Stop> {
        if !self.options.edits {
            return Ok(Repairs::default());
        }
        // Half of the time is left for what the edits don't explain.
        let budget = match self.budget.remaining() {
            Some(left) => self.budget.slice(left / 2),
            None => self.budget.clone(),
        };
        progress("trying small edits", 0.0);
        let missing_exceptions = self.missing_exceptions();
        let search = Search {
            budget: &budget,
            project: self.project,
            context,
            method: self.method,
            cases: known,
            executed,
            right: &self.right,
            missing_exceptions: &missing_exceptions,
        };
        search.run(&self.suspected_code())
    }

    fn add_to_report(&mut self, evidence: &Evidence<'_>, found: Found, repairs: Repairs) {
        let Found {
            explanations,
            cut_short: doubt,
            excluded: _,
            left_out,
        } = found;
        let has_fixes = !repairs.survivors.is_empty();
        (self.report.suspects, self.report.diagnoses) =
            ranking::suspects(evidence, &explanations, repairs.survivors);
        let node = cases::node_of(self.project, self.method);
        self.note_taken_for_right();
        if let Some(reason) = &doubt {
            let limit = self.options.time_limit.as_secs();
            let message = match reason.as_str() {
                "time limit" if self.budget.check().is_err() => {
                    format!("stopped at the time limit of {limit} s: more suspects are possible")
                }
                // Only a part of the time is for values where an edit explains it all.
                "time limit" => {
                    "not all other places were tried: more suspects are possible".to_owned()
                }
                other => format!("stopped: {other}"),
            };
            self.note(NoteKind::Limitation, message, Some(node));
        }
        for case in std::mem::take(&mut self.by_contract_passes) {
            let message = format!(
                "`{case}` would pass if the called methods kept their contracts: one of them doesn't"
            );
            self.note(NoteKind::Limitation, message, Some(node));
        }
        let undecided = explanations
            .iter()
            .find_map(|explanation| explanation.doubt.clone());
        if let (Some(reason), None) = (undecided, &doubt) {
            let message = format!("not every suspect could be decided: {reason}");
            self.note(NoteKind::Limitation, message, Some(node));
        }
        let is_listed = !self.report.suspects.is_empty();
        if explanations.is_empty() && doubt.is_none() && !has_fixes && !(is_listed && left_out) {
            let message = match left_out {
                true => {
                    "no other value of one or two of its statements that was tried makes all failing cases pass (new objects aren't tried)"
                }
                false => {
                    "no other value of one or two of its statements makes all failing cases pass (a statement that throws yields no value)"
                }
            };
            self.note(NoteKind::NoExplanation, message.to_owned(), Some(node));
        }
        if self.failing.len() > DIAGNOSED_CASES {
            let message = format!(
                "the diagnosis uses {DIAGNOSED_CASES} of {} failing cases",
                self.failing.len()
            );
            self.note(NoteKind::Limitation, message, Some(node));
        }
    }

    /// Tells of what could have been a suspect.
    fn note_taken_for_right(&mut self) {
        let code = self.suspected_code();
        for place in &self.options.right {
            let anchor = &place.anchor;
            let Some(method) = self.project.method_in_file(&anchor.file, &anchor.member) else {
                continue;
            };
            let program = &self.project.program;
            if !code.iter().any(|known| program.same_member(*known, method)) {
                continue;
            }
            let source = self.project.source_at(anchor);
            let message = match place.is_insertion {
                true => format!("nothing is missing before `{source}`, as you said"),
                false => format!("`{source}` is taken for right, as you said"),
            };
            self.report.notes.push(Note {
                kind: NoteKind::TakenForRight,
                message,
                anchor: Some(anchor.clone()),
            });
        }
    }

    fn constraint_model(&mut self, index: usize) -> Result<ConstraintModel, String> {
        let table = self.sites();
        let context = std::mem::replace(&mut self.context, CaseContext::new(self.project));
        let subject = Subject::new(self.project, &context, self.method, &table, self.options);
        let case = self.cases.cases[index].clone();
        if let Some(reason) = &case.skip {
            return Err(format!("the case is not run: {reason}"));
        }
        let mut plan = TracePlan {
            names: Arc::new(table.variable_names()),
            parameters: show_model::parameters(self.project, self.method),
            skipped: None,
        };
        let steps = self.repair_steps();
        let results = self
            .contract_results(&subject, &case, steps)
            .map_err(|stop| stop.to_string())?
            .unwrap_or_default();
        let (mut machine, _, mut verdict) =
            self.trace(&subject, &case, &results, plan.clone(), steps);
        if self.options.loops == LoopModel::Beta {
            let skipped = loops::skipped_by_beta(&machine.events, &table);
            plan.skipped = Some(Arc::new(skipped));
            (machine, _, verdict) = self.trace(&subject, &case, &results, plan, steps);
        }
        if verdict == Verdict::Cancelled {
            return Err("cancelled".to_owned());
        }
        Ok(show_model::table(
            self.project,
            self.method,
            &case,
            &table,
            &machine,
            &verdict,
        ))
    }
}

/// Cases that count, what the failing ones execute, and what the passing ones do.
type ObservedRuns = (Vec<KnownCase>, Vec<Executed>, Vec<Executed>);

/// Explanations of one analysis.
struct Found {
    explanations: Vec<Explanation>,
    cut_short: Option<String>,
    /// Sites that no other value of their own alone mends.
    excluded: FxHashSet<SiteId>,
    /// Not every other value of those refuted could be tried.
    left_out: bool,
}
