//! The engine: cases, then conflicts, minimal diagnoses and their confirmation, then the report.

use crate::cases::{self, CaseContext, Cases};
use crate::confirm::{Effort, Subject};
use crate::engine::{Engine, News};
use crate::leads::{Effects, effects};
use crate::model_table::ConstraintModel;
use crate::options::Options;
use crate::project::Project;
use crate::ranking::Evidence;
use crate::report::{CaseOutcome, FailureKind, MethodReport, Note, NoteKind, Status, TestCounts};
use crate::taken_for_right::TakenForRight;
use budget::{Budget, Stop};
use java::types::MethodId;
use repairing::Tried;
use rustc_hash::{FxHashMap, FxHashSet};
use std::time::Instant;

mod conclusion;
mod explaining;
mod model;
mod needs;
mod observed;
mod outcomes;
mod repairing;

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
/// Parts of the time left: for the first explanation, for edits (more than half of the rest), and
/// for each step of what the edits leave open.
const FIRST_SHARE: u32 = 4;
const EDITS_SHARE: u32 = 2;
const LAST_SHARE: u32 = 2;

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
        tell: &dyn Fn(News<'_>),
    ) -> Result<MethodReport, Stop> {
        let mut analysis = Analysis::new(budget, project, method, options);
        tell(News::Doing("running its cases", 0.0));
        analysis.run_cases(DEEP_STEPS)?;
        if analysis.report.status == Status::Failing {
            analysis.diagnose(tell)?;
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

    fn budget_not_cancelled(&self) -> Result<(), Stop> {
        match self.budget.check() {
            Err(Stop::Cancelled) => Err(Stop::Cancelled),
            _ => Ok(()),
        }
    }

    /// Explains the failures: first what can be said quickly, which is told, then by edits, then, if
    /// none mends it all, by what is left.
    fn diagnose(&mut self, tell: &dyn Fn(News<'_>)) -> Result<(), Stop> {
        let table = self.sites();
        let (project, options) = (self.project, self.options);
        let context = std::mem::replace(&mut self.context, CaseContext::new(project));
        let (known, failing_runs, passing_runs) = self.observed_runs(&context)?;
        if !self.is_executed(&failing_runs) {
            self.context = context;
            let node = cases::node_of(project, self.method);
            let (kind, message) = self.not_executed(&known);
            self.note(kind, message, Some(node));
            self.finish();
            return Ok(());
        }
        let mut subject = Subject::new(project, &context, self.method, &table, options);
        let mut traces = self.failing_traces(&subject)?;
        let none_is_possible = traces.cases.is_empty() && !traces.impossible.is_empty();
        self.note_unexplained(&traces);
        let budget = self.share_of_time(FIRST_SHARE);
        subject.effort = Effort::first();
        let mut found = self.explain_first(&budget, &mut subject, &mut traces, tell)?;
        let mut evidence = Evidence {
            project,
            method: self.method,
            table: &table,
            failing: &failing_runs,
            passing: &passing_runs,
            effects: Effects::default(),
            excluded: FxHashSet::default(),
            right: self.right.clone(),
            is_possible: false,
            cases: &known,
        };
        if !found.explanations.is_empty() && options.edits {
            tell(News::First(&self.first_report(&evidence, &found)));
        }
        let tried = Tried {
            context: &context,
            cases: &known,
            executed: &failing_runs,
            table: &table,
            tell,
        };
        let mut repairs = self.repairs(&tried, &found)?;
        if repairs.survivors.is_empty() && !self.is_left_to_callers() {
            let budget = self.share_of_time(LAST_SHARE);
            subject.effort = Effort::last();
            self.explain_rest(&budget, &mut subject, &mut traces, &mut found, tell)?;
            repairs.survivors = self.joint_repairs(&tried, &found)?;
            let watching = context.watching(&table, &self.suspected_code());
            let budget = self.share_of_time(LAST_SHARE);
            evidence.effects = Effects {
                misses_exception: self.misses_exception(),
                ..effects(&budget, &watching, self.method, &table, &known)?
            };
        }
        self.check_agreement(&subject, &traces.cases, &known)?;
        evidence.is_possible = !none_is_possible;
        evidence.excluded = std::mem::take(&mut found.excluded);
        self.add_to_report(&evidence, found, repairs);
        self.add_parts(&subject, &traces.cases)?;
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

    /// A part of the time that is left.
    fn share_of_time(&self, divisor: u32) -> Budget {
        match self.budget.remaining() {
            Some(left) => self.budget.slice(left / divisor),
            None => self.budget.clone(),
        }
    }
}
