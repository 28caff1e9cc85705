//! A slicing task from the criterion to the report.
//!
//! What must hold: a report never claims more than was done. *Minimal* needs every input of a finite
//! domain run; *quasi-minimal* says how many tests there were and what they cover; whatever was cut
//! short says so.

pub(crate) mod reasons;
mod report;
mod sentences;
mod task;

use crate::criterion::Criterion;
use crate::criterion::changing::Changing;
use crate::flow::{self, Question};
use crate::inputs::coverage::{Coverage, Goals};
pub use crate::inputs::gather::junit_tests;
use crate::inputs::gather::{NoTests, Tests};
use crate::inputs::kept::kept_for_tests;
use crate::program::others;
use crate::program::subject::{Subject, Version};
use crate::reduction::candidates::Remover;
use crate::reduction::oracle::Oracle;
use crate::reduction::reduce;
use crate::source::edit::Edits;
use crate::source::lowered::Facts;
use crate::source::render::render;
use crate::source::tree::{NodeIndex, NodeKind};
use budget::Budget;
use reasons::{Reasons, Tested};
use report::lines_of;
pub use report::{PhaseReport, Report, Verdict, kept_lines};
use rustc_hash::{FxHashMap, FxHashSet};
pub use sentences::count_tests;
use sentences::{cut_short, why_none};
use std::collections::BTreeMap;
use std::time::Instant;
pub use task::{Kind, Phase, Task};

/// Errors elsewhere in the file that are told.
const MOST_BROKEN: usize = 3;

/// Told of each smaller slice: the name of the phase and the edits.
pub type Progress<'a> = dyn FnMut(&str, &Edits) + 'a;

/// Makes a slice.
///
/// # Errors
/// A sentence when there is nothing to report on.
pub fn slice(
    subject: &Subject,
    task: &Task,
    budget: &Budget,
    progress: &mut Progress<'_>,
) -> Result<Report, String> {
    Run::new(subject, task, budget).all(progress)
}

/// The tests of a task, as its slice is made with them: for whoever wants to check it again.
///
/// # Errors
/// A sentence when the budget is over, or a test isn't known.
pub fn run_tests(subject: &Subject, task: &Task, budget: &Budget) -> Result<Oracle, String> {
    let mut run = Run::new(subject, task, budget);
    let mut tests = Tests::new(subject, task, budget);
    let told = |none: NoTests| match none {
        NoTests::Wrong(reason) => reason,
        NoTests::Stopped(stop) => stop.to_string(),
    };
    if !tests.given(subject, task).map_err(told)? {
        let edits = run.static_slice(&[], &mut |_, _| {});
        let goals = Goals::new(subject, &edits);
        let made = tests.generate(subject, task, &goals, budget);
        made.map_err(told)?;
    }
    Ok(tests.oracle)
}

struct Run<'a> {
    subject: &'a Subject,
    task: &'a Task,
    budget: &'a Budget,
    facts: Facts,
    begun: Instant,
    phases: Vec<PhaseReport>,
    /// What keeps the verdict from being better.
    notes: Vec<String>,
    /// What else is to be told.
    remarks: Vec<String>,
}

impl<'a> Run<'a> {
    fn new(subject: &'a Subject, task: &'a Task, budget: &'a Budget) -> Self {
        Run {
            subject,
            task,
            budget,
            facts: Facts::new(subject),
            begun: Instant::now(),
            phases: Vec::new(),
            notes: Vec::new(),
            remarks: Vec::new(),
        }
    }

    fn phase(&mut self, name: &str, nodes: usize, since: Instant) {
        self.phases.push(PhaseReport {
            name: name.to_owned(),
            nodes,
            elapsed: since.elapsed(),
        });
    }

    fn question<'b>(&'b self, needed: &'b [NodeIndex]) -> Question<'b> {
        Question {
            subject: self.subject,
            facts: &self.facts,
            criterion: &self.task.criterion,
            needed,
            budget: self.budget,
        }
    }

    /// What the static slicers may take of the time: without them the reduction begins with more.
    fn static_budget(&self) -> Budget {
        match (self.task.phase, self.budget.remaining()) {
            (Phase::Minimal, Some(left)) => self.budget.slice(left / 3),
            _ => self.budget.clone(),
        }
    }

    /// What the static slicers leave; if they are ended, with a note, what they left until then.
    fn static_slice(&mut self, needed: &[NodeIndex], progress: &mut Progress<'_>) -> Edits {
        let mut phases = Vec::new();
        let mut last = None;
        let budget = self.static_budget();
        let question = Question {
            budget: &budget,
            ..self.question(needed)
        };
        let found = flow::fixpoint(question, &self.task.slicers, &mut |name, edits, elapsed| {
            last = Some(edits.clone());
            phases.push(PhaseReport {
                name: name.to_owned(),
                nodes: edits.size(&self.subject.tree),
                elapsed,
            });
            progress(name, edits);
        });
        self.phases.extend(phases);
        match found {
            Ok(sliced) => {
                self.remarks.extend(sliced.whole);
                sliced.edits
            }
            Err(reason) => {
                self.notes.push(reason);
                last.unwrap_or_else(|| Edits::none(&self.subject.tree))
            }
        }
    }

    fn all(&mut self, progress: &mut Progress<'_>) -> Result<Report, String> {
        if let Some(error) = self.subject.error_around(self.task.criterion.node) {
            return Err(error);
        }
        for broken in self.subject.broken().iter().take(MOST_BROKEN) {
            self.remarks.push(format!(
                "what is wrong in line {} can't be run: {}",
                broken.line, broken.message
            ));
        }
        match &self.task.kind {
            Kind::Forward => return self.looking_forward(None, progress),
            Kind::Chop(target) => return self.looking_forward(Some(target.clone()), progress),
            _ => {}
        }
        let (subject, task, budget) = (self.subject, self.task, self.budget);
        let mut tests = Tests::new(subject, task, budget);
        let given = tests.given(subject, task);
        let mut needed = Vec::new();
        let given = match given {
            Ok(true) => match tests.needed(subject) {
                Ok(found) => {
                    needed = found;
                    Ok(true)
                }
                Err(stop) => Err(stop),
            },
            Ok(false) => Ok(false),
            Err(NoTests::Wrong(reason)) => return Err(reason),
            Err(NoTests::Stopped(stop)) => Err(stop),
        };
        let static_edits = self.static_slice(&needed, progress);
        if task.phase == Phase::Static {
            return Ok(self.static_report(&static_edits, None));
        }
        let since = Instant::now();
        let goals = Goals::new(subject, &static_edits);
        let made = match given {
            Ok(true) => Ok(()),
            Ok(false) => tests.generate(subject, task, &goals, budget),
            Err(stop) => Err(NoTests::Stopped(stop)),
        };
        let measured = made.and_then(|()| {
            for test in &task.tests {
                if let Some(reason) = tests.oracle.add_test(test.clone())? {
                    tests.refused.push(reason);
                }
            }
            Ok(tests.measure(subject, &goals)?)
        });
        match measured {
            Ok(()) => {}
            Err(NoTests::Wrong(reason)) => return Err(reason),
            Err(NoTests::Stopped(stop)) => {
                if self.notes.is_empty() {
                    self.notes.push(format!("the tests were ended: {stop}"));
                }
                return Ok(self.static_report(&static_edits, None));
            }
        }
        self.phase("tests", static_edits.size(&subject.tree), since);
        self.remarks.append(&mut tests.remarks);
        tests.refused.sort();
        tests.refused.dedup();
        if let Some(reason) = why_none(&tests, task) {
            self.notes.push(reason);
            return Ok(self.static_report(&static_edits, Some(&tests)));
        }
        if matches!(task.kind, Kind::Dynamic(_) | Kind::Simultaneous(_)) {
            tests.are_all = true;
        }
        needed.extend(others::referred_to(subject, &tests.executed.others));
        Ok(self.minimal(static_edits, tests, &needed, progress))
    }

    /// Slices that look ahead are static.
    fn looking_forward(
        &mut self,
        target: Option<Criterion>,
        progress: &mut Progress<'_>,
    ) -> Result<Report, String> {
        let since = Instant::now();
        let found = flow::forward(self.question(&[]), target.as_ref())?;
        let (edits, influenced) = (found.edits, found.influenced);
        if let Some(reason) = found.whole {
            let note = format!("the program is the whole file: {reason}");
            self.notes.push(note);
        }
        self.phase(self.task.kind.name(), edits.size(&self.subject.tree), since);
        progress(self.task.kind.name(), &edits);
        let mut report = self.static_report(&edits, None);
        report.reasons = self.reasons_ahead(target.as_ref(), &influenced);
        report.lines = lines_of(self.subject, influenced.into_iter());
        // It influences itself, whatever node stands for it.
        if let Err(place) = report.lines.binary_search(&self.task.criterion.line) {
            report.lines.insert(place, self.task.criterion.line);
        }
        Ok(report)
    }

    /// By line with code: whether it is influenced.
    fn reasons_ahead(
        &self,
        target: Option<&Criterion>,
        influenced: &FxHashSet<NodeIndex>,
    ) -> BTreeMap<u32, String> {
        let tree = &self.subject.tree;
        let inside = lines_of(self.subject, influenced.iter().copied());
        let all = lines_of(self.subject, tree.indices());
        let from = &self.task.criterion.text;
        let reason = |line: &u32| {
            if *line == self.task.criterion.line {
                return (*line, format!("In: ‘{from}’ is what this is about."));
            }
            let text = match (inside.binary_search(line).is_ok(), target) {
                (true, None) => format!("In: ‘{from}’ may influence it."),
                (false, None) => format!("Out: ‘{from}’ never influences it."),
                (true, Some(to)) => {
                    format!("In: it may lie on the way from ‘{from}’ to ‘{}’.", to.text)
                }
                (false, Some(to)) => {
                    format!("Out: it is not on the way from ‘{from}’ to ‘{}’.", to.text)
                }
            };
            (*line, text)
        };
        all.iter().map(reason).collect()
    }

    fn static_report(&mut self, edits: &Edits, tests: Option<&Tests>) -> Report {
        let verdict = if self.notes.is_empty() || self.task.phase == Phase::Static {
            Verdict::Static
        } else {
            Verdict::Unknown
        };
        let mut report = self.report(edits.clone(), edits, verdict, tests);
        if !matches!(self.task.kind, Kind::Forward | Kind::Chop(_)) {
            report.reasons = Reasons {
                subject: self.subject,
                criterion: &self.task.criterion,
                static_edits: edits,
                edits,
                paths: &self.paths(edits),
                tested: None,
            }
            .by_line();
        }
        report
    }

    /// How nodes of a slice influence the criterion; nothing when the time is over.
    fn paths(&self, edits: &Edits) -> FxHashMap<NodeIndex, Vec<NodeIndex>> {
        flow::paths(self.subject, &self.task.criterion, edits, self.budget).unwrap_or_default()
    }

    fn minimal(
        &mut self,
        static_edits: Edits,
        tests: Tests,
        needed: &[NodeIndex],
        progress: &mut Progress<'_>,
    ) -> Report {
        let oracle = &tests.oracle;
        let mut kept = kept_for_tests(self.subject, oracle);
        for node in self.subject.needed().iter().chain(needed) {
            kept.push(*node);
            kept.extend(params_of(self.subject, *node));
        }
        let facts = self.facts.clone();
        let since = Instant::now();
        let (start, refuted, static_edits) = self.begin(oracle, static_edits, &kept);
        let tree = &self.subject.tree;
        kept.retain(|node| start.edits.is_kept(tree, *node));
        let remover = Remover::new(self.subject, &facts, &self.task.criterion, &kept);
        let reduction = reduce::reduce(oracle, &remover, start, self.task.options, &mut |edits| {
            progress("reduction", edits);
        });
        self.phase("reduction", reduction.edits.size(&self.subject.tree), since);
        if let Some(stop) = reduction.stopped {
            self.notes.push(format!("the reduction was ended: {stop}"));
        }
        self.notes.extend(cut_short(&oracle.expectations));
        // The nearest of those on which the criterion depends.
        let ways = self.paths(&static_edits);
        let distance = |it: &&Changing| it.node.and_then(|node| ways.get(&node)).map(Vec::len);
        let changing = tests.executed.changing.iter();
        let changing = changing.filter(|it| {
            let is_known = it.node.is_some() && !ways.is_empty();
            !is_known || distance(it).is_some()
        });
        let changing = changing.min_by_key(distance);
        self.notes.extend(changing.map(Changing::sentence));
        // What differs from run to run may differ there too, which says nothing.
        self.remarks.extend(refuted.filter(|_| changing.is_none()));
        let is_proven = tests.are_all && self.notes.is_empty();
        let verdict = if reduction.stopped.is_some() || changing.is_some() {
            Verdict::Unknown
        } else if is_proven {
            Verdict::Minimal
        } else {
            Verdict::QuasiMinimal
        };
        if verdict == Verdict::QuasiMinimal && !tests.coverage.is_complete() {
            self.notes.push(format!(
                "the tests cover {:.0} % of the statements and {:.0} % of the branches",
                tests.coverage.statement * 100.0,
                tests.coverage.branch * 100.0
            ));
        }
        let edits = reduction.edits.clone();
        let mut report = self.report(edits, &static_edits, verdict, Some(&tests));
        report.candidates = reduction.candidates;
        report.unexecuted = reduction.unexecuted;
        report.reasons = Reasons {
            subject: self.subject,
            criterion: &self.task.criterion,
            static_edits: &static_edits,
            edits: &report.edits,
            paths: &self.paths(&report.edits),
            tested: Some(Tested {
                oracle: &tests.oracle,
                executed: &tests.executed,
                is_covered: tests.coverage.is_complete(),
                refutations: &reduction.refutations,
            }),
        }
        .by_line();
        report
    }

    /// Where the reduction begins, why it isn't the static slice if that is refuted, and the static slice
    /// itself: if the tests can't be run on it, with what they refer to.
    fn begin(
        &mut self,
        oracle: &Oracle,
        static_edits: Edits,
        kept: &[NodeIndex],
    ) -> (Version, Option<String>, Edits) {
        let notes = self.notes.clone();
        let (start, refuted) = self.start(oracle, &static_edits);
        let more = match start.edits == static_edits {
            true => None,
            false => self.with_kept(&static_edits, kept),
        };
        let Some(more) = more else {
            return (start, refuted, static_edits);
        };
        self.notes = notes;
        let since = Instant::now();
        let (start, refuted) = self.start(oracle, &more);
        let size = more.size(&self.subject.tree);
        self.phase("with what tests refer to", size, since);
        (start, refuted, more)
    }

    /// A static slice that has what the tests refer to, if this one hasn't.
    fn with_kept(&self, static_edits: &Edits, kept: &[NodeIndex]) -> Option<Edits> {
        let tree = &self.subject.tree;
        if kept.iter().all(|node| static_edits.is_kept(tree, *node)) {
            return None;
        }
        let budget = self.static_budget();
        let question = Question {
            budget: &budget,
            ..self.question(kept)
        };
        let found = flow::fixpoint(question, &self.task.slicers, &mut |_, _, _| {});
        found.ok().map(|sliced| sliced.edits)
    }

    /// The static slice, if the tests agree that it is one; else the original, and why.
    fn start(&mut self, oracle: &Oracle, static_edits: &Edits) -> (Version, Option<String>) {
        let original = || Version::original(self.subject);
        if static_edits.changes().is_empty() {
            return (original(), None);
        }
        let Ok(version) = self.subject.version(&self.subject.original, static_edits) else {
            self.notes
                .push("the static slice could not be used: it is no program".to_owned());
            return (original(), None);
        };
        let base = oracle.prepare(original());
        match oracle.refute(&base, &version, 0) {
            Ok(None) => (version, None),
            Ok(Some(refutation)) => {
                let why = reasons::refuted(oracle, &refutation);
                let why =
                    format!("on the static slice {why}: the reduction began with the whole file");
                (original(), Some(why))
            }
            // The reduction is ended too, and says so.
            Err(_) => (original(), None),
        }
    }

    fn report(
        &mut self,
        edits: Edits,
        static_edits: &Edits,
        verdict: Verdict,
        tests: Option<&Tests>,
    ) -> Report {
        let tree = &self.subject.tree;
        let java = render(tree, &self.subject.text, &edits);
        let shown = |tests: &Tests| {
            let all = tests.oracle.expectations.iter();
            all.map(|it| {
                let values = it.values.iter().take(100).map(|value| value.text.clone());
                (it.test.name.clone(), values.collect())
            })
            .collect()
        };
        let (oracle_calls, runs) = tests.map_or((0, 0), |tests| tests.oracle.counts());
        Report {
            criterion: self.task.criterion.clone(),
            kind: self.task.kind.name(),
            verdict,
            reason: {
                let all = self.notes.iter().chain(&self.remarks).cloned();
                let all: Vec<String> = all.collect();
                (!all.is_empty()).then(|| all.join("; "))
            },
            java,
            lines: kept_lines(self.subject, &edits),
            original_nodes: tree.len(),
            static_nodes: static_edits.size(tree),
            slice_nodes: edits.size(tree),
            tests: tests.map(shown).unwrap_or_default(),
            coverage: tests.map_or(
                Coverage {
                    statement: 0.0,
                    branch: 0.0,
                },
                |tests| tests.coverage,
            ),
            oracle_calls,
            runs,
            candidates: 0,
            unexecuted: 0,
            generators: tests.map(|it| it.generators.clone()).unwrap_or_default(),
            phases: self.phases.clone(),
            reasons: BTreeMap::new(),
            elapsed: self.begun.elapsed(),
            static_edits: static_edits.clone(),
            edits,
        }
    }
}

/// A declaration that others call keeps its parameters.
fn params_of(subject: &Subject, node: NodeIndex) -> Vec<NodeIndex> {
    let tree = &subject.tree;
    let mut children = tree.children(node);
    children.retain(|child| {
        tree.node(*child).kind == NodeKind::Param && tree.node(node).kind == NodeKind::Method
    });
    children
}
