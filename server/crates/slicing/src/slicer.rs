//! A slicing task from the criterion to the report.
//!
//! What must hold: a report never claims more than was done. *Minimal* needs every input of a finite
//! domain run; *quasi-minimal* says how many tests there were and what they cover; whatever was cut
//! short says so.

use crate::candidates::Remover;
use crate::coverage::{Coverage, Goals};
use crate::criterion::Criterion;
use crate::edit::Edits;
use crate::flow::{self, StaticSlicer};
use crate::inputs::{self, Generator, Start};
use crate::kept::kept_for_tests;
use crate::lowered::{Facts, indeterminate_calls, line_of};
use crate::oracle::{Executed, Oracle};
use crate::reasons::{Reasons, Tested};
use crate::reduce::{self, Options};
use crate::render::render;
use crate::runs::{Entry, Test};
use crate::searched;
use crate::subject::{Subject, Version};
use crate::tree::{NodeIndex, NodeKind};
use budget::{Budget, Stop};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Which inputs a slice is for, or in which direction it looks.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// All inputs.
    Static,
    /// One test: by name, or the first that reaches the criterion.
    Dynamic(Option<Arc<str>>),
    /// A set of tests: by name, or all failing ones.
    Simultaneous(Vec<Arc<str>>),
    /// What the criterion influences.
    Forward,
    /// What lies on the way to another criterion.
    Chop(Criterion),
}

impl Kind {
    /// As in reports.
    pub fn name(&self) -> &'static str {
        match self {
            Kind::Static => "static",
            Kind::Dynamic(_) => "dynamic",
            Kind::Simultaneous(_) => "simultaneous",
            Kind::Forward => "forward",
            Kind::Chop(_) => "chop",
        }
    }
}

/// How far to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Static slicers only.
    Static,
    Minimal,
}

/// What to do.
#[derive(Clone, Debug)]
pub struct Task {
    pub criterion: Criterion,
    pub kind: Kind,
    pub phase: Phase,
    pub options: Options,
    /// Static slicers of the first phase, composed in this order to the fixpoint.
    pub slicers: Vec<StaticSlicer>,
    /// Further tests, such as counterexamples found later.
    pub tests: Vec<Test>,
}

impl Task {
    /// Everything by default.
    pub fn new(criterion: Criterion) -> Self {
        Task {
            criterion,
            kind: Kind::Static,
            phase: Phase::Minimal,
            options: Options::default(),
            slicers: StaticSlicer::ALL.to_vec(),
            tests: Vec::new(),
        }
    }
}

/// How good the slice is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// No node can go, on any input.
    Minimal,
    /// No node can go without a test noticing.
    QuasiMinimal,
    /// By static analysis alone.
    Static,
    /// Something could not be done; the reason says what.
    Unknown,
}

impl Verdict {
    /// As in reports.
    pub fn name(self) -> &'static str {
        match self {
            Verdict::Minimal => "minimal",
            Verdict::QuasiMinimal => "quasi-minimal",
            Verdict::Static => "static",
            Verdict::Unknown => "unknown",
        }
    }
}

/// What one step left.
#[derive(Clone, PartialEq, Debug)]
pub struct PhaseReport {
    pub name: String,
    /// Nodes kept after it.
    pub nodes: usize,
    pub elapsed: Duration,
}

/// A slice and what is known about it.
#[derive(Clone, Debug)]
pub struct Report {
    pub criterion: Criterion,
    pub kind: &'static str,
    pub verdict: Verdict,
    /// Why the verdict isn't better, a sentence.
    pub reason: Option<String>,
    pub edits: Edits,
    /// The slice as a program.
    pub java: String,
    /// Lines of the original (from 1) with any kept node; lone braces aside.
    pub lines: Vec<u32>,
    pub original_nodes: usize,
    pub static_nodes: usize,
    pub slice_nodes: usize,
    /// Names of the tests and the values of the criterion on them.
    pub tests: Vec<(Arc<str>, Vec<Arc<str>>)>,
    pub coverage: Coverage,
    pub oracle_calls: u64,
    pub runs: u64,
    pub candidates: u64,
    /// Candidates taken without a run.
    pub unexecuted: u64,
    /// For each generator: its name, tests, coverage reached then.
    pub generators: Vec<(&'static str, usize, Coverage)>,
    pub phases: Vec<PhaseReport>,
    /// By line of the original: why it is in or out.
    pub reasons: BTreeMap<u32, String>,
    pub elapsed: Duration,
}

/// Told of each smaller slice: the name of the phase and the edits.
pub type Progress<'a> = dyn FnMut(&str, &Edits) + 'a;

/// Tests generated at most.
const MOST_TESTS: usize = 400;
/// Tests generated at least.
const FEWEST_TESTS: usize = 60;
/// Tests are generated in groups; coverage is measured after each.
const GROUP: usize = 10;
/// Inputs beyond which an endless original isn't tried again.
const MOST_ENDLESS: usize = 5;

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
    let mut run = Run {
        subject,
        task,
        budget,
        facts: Facts::new(subject),
        begun: Instant::now(),
        phases: Vec::new(),
        notes: Vec::new(),
    };
    run.all(progress)
}

/// The tests of a task, as its slice is made with them: for whoever wants to check it again.
///
/// # Errors
/// A sentence when the budget is over.
pub fn run_tests(subject: &Subject, task: &Task, budget: &Budget) -> Result<Oracle, String> {
    let mut run = Run {
        subject,
        task,
        budget,
        facts: Facts::new(subject),
        begun: Instant::now(),
        phases: Vec::new(),
        notes: Vec::new(),
    };
    let edits = flow::fixpoint(
        subject,
        &run.facts,
        &task.criterion,
        &task.slicers,
        budget,
        &mut |_, _, _| {},
    )?;
    let tests = run.tests(&edits).map_err(|stop| stop.to_string())?;
    Ok(tests.oracle)
}

struct Run<'a> {
    subject: &'a Subject,
    task: &'a Task,
    budget: &'a Budget,
    facts: Facts,
    begun: Instant,
    phases: Vec<PhaseReport>,
    notes: Vec<String>,
}

/// Tests and what is known of them.
struct Tests {
    oracle: Oracle,
    /// Every input there is is among them.
    are_all: bool,
    coverage: Coverage,
    /// Of the original.
    executed: Executed,
    generators: Vec<(&'static str, usize, Coverage)>,
    refused: Vec<String>,
}

impl Run<'_> {
    fn phase(&mut self, name: &str, nodes: usize, since: Instant) {
        self.phases.push(PhaseReport {
            name: name.to_owned(),
            nodes,
            elapsed: since.elapsed(),
        });
    }

    fn all(&mut self, progress: &mut Progress<'_>) -> Result<Report, String> {
        let none = Edits::none(&self.subject.tree);
        match &self.task.kind {
            Kind::Forward => return self.looking_forward(None, progress),
            Kind::Chop(target) => return self.looking_forward(Some(target.clone()), progress),
            _ => {}
        }
        let mut current = none.clone();
        let phase = flow::fixpoint(
            self.subject,
            &self.facts,
            &self.task.criterion,
            &self.task.slicers,
            self.budget,
            &mut |name, edits, elapsed| {
                self.phases.push(PhaseReport {
                    name: name.to_owned(),
                    nodes: edits.size(&self.subject.tree),
                    elapsed,
                });
                progress(name, edits);
            },
        );
        match phase {
            Ok(edits) => current = edits,
            Err(reason) => self.notes.push(reason),
        }
        let static_edits = current.clone();
        if self.task.phase == Phase::Static {
            return Ok(self.static_report(&static_edits));
        }
        let since = Instant::now();
        let tests = self.tests(&static_edits);
        let mut tests = match tests {
            Ok(tests) => tests,
            Err(stop) => {
                if self.notes.is_empty() {
                    self.notes.push(format!("the tests were ended: {stop}"));
                }
                return Ok(self.static_report(&static_edits));
            }
        };
        self.phase("tests", static_edits.size(&self.subject.tree), since);
        if tests.oracle.expectations.is_empty() {
            let reason = match tests.refused.first() {
                Some(reason) => format!("no test can be run: {reason}"),
                None => "nothing reaches the criterion: there is no test".to_owned(),
            };
            self.notes.push(reason);
            return Ok(self.static_report(&static_edits));
        }
        tests.refused.sort();
        tests.refused.dedup();
        let mut values = tests.oracle.expectations.iter().map(|it| it.values.len());
        if values.all(|count| count == 0) {
            self.notes.extend(tests.refused);
            self.notes.push(format!(
                "the criterion is never reached ({} tests)",
                tests.oracle.expectations.len()
            ));
            return Ok(self.static_report(&static_edits));
        }
        Ok(self.minimal(static_edits, tests, progress))
    }

    /// Slices that look ahead are static.
    fn looking_forward(
        &mut self,
        target: Option<Criterion>,
        progress: &mut Progress<'_>,
    ) -> Result<Report, String> {
        let since = Instant::now();
        let (edits, influenced) = flow::forward(
            self.subject,
            &self.facts,
            &self.task.criterion,
            target.as_ref(),
            self.budget,
        )?;
        self.phase(self.task.kind.name(), edits.size(&self.subject.tree), since);
        progress(self.task.kind.name(), &edits);
        let mut report = self.static_report(&edits);
        report.lines = lines_of(self.subject, influenced.into_iter());
        Ok(report)
    }

    fn static_report(&mut self, edits: &Edits) -> Report {
        let verdict = if self.notes.is_empty() || self.task.phase == Phase::Static {
            Verdict::Static
        } else {
            Verdict::Unknown
        };
        let mut report = self.report(edits.clone(), edits, verdict, None);
        if !matches!(self.task.kind, Kind::Forward | Kind::Chop(_)) {
            report.reasons = Reasons {
                subject: self.subject,
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

    fn tests(&mut self, static_edits: &Edits) -> Result<Tests, Stop> {
        let mut tests = Tests {
            oracle: Oracle::new(
                self.subject.clone(),
                self.task.criterion.clone(),
                self.budget.clone(),
            ),
            are_all: false,
            coverage: Coverage {
                statement: 0.0,
                branch: 0.0,
            },
            executed: Executed::default(),
            generators: Vec::new(),
            refused: Vec::new(),
        };
        let goals = Goals::new(self.subject, static_edits);
        match &self.task.kind {
            Kind::Dynamic(Some(name)) => self.named(&mut tests, std::slice::from_ref(name))?,
            Kind::Simultaneous(names) if names.is_empty() => self.failing(&mut tests)?,
            Kind::Simultaneous(names) => self.named(&mut tests, &names.clone())?,
            _ => self.generated(&mut tests, &goals)?,
        }
        for test in &self.task.tests {
            if let Some(reason) = tests.oracle.add_test(test.clone())? {
                tests.refused.push(reason);
            }
        }
        if let Kind::Dynamic(None) = self.task.kind {
            // The first that reaches the criterion.
            let reaches = |values: &[crate::observer::Observed]| !values.is_empty();
            let position = tests
                .oracle
                .expectations
                .iter()
                .position(|it| reaches(&it.values))
                .unwrap_or(0);
            if position < tests.oracle.expectations.len() {
                let only = tests.oracle.expectations.swap_remove(position);
                tests.oracle.expectations = vec![only];
            }
            tests.are_all = true;
        }
        tests.executed = tests.oracle.executed(&self.subject.original)?;
        tests.coverage = goals.covered(&tests.executed);
        if matches!(self.task.kind, Kind::Dynamic(_) | Kind::Simultaneous(_)) {
            tests.are_all = true;
        }
        Ok(tests)
    }

    /// JUnit tests by name; calls and runs of `main` by what they are called in reports.
    fn named(&mut self, tests: &mut Tests, names: &[Arc<str>]) -> Result<(), Stop> {
        let index = self.subject.original.tests();
        for name in names {
            let known = index.tests.iter().find(|test| test.name == *name);
            let Some(known) = known else {
                if &**name == "main" {
                    if let Some(reason) =
                        tests.oracle.add_test(inputs::main_test(Vec::new(), ""))?
                    {
                        tests.refused.push(reason);
                    }
                } else {
                    tests.refused.push(format!("there is no test {name}"));
                }
                continue;
            };
            for invocation in 0..known.invocations.len() {
                let test = junit_test(&known.name, invocation);
                if let Some(reason) = tests.oracle.add_test(test)? {
                    tests.refused.push(reason);
                }
            }
        }
        let count = tests.oracle.expectations.len();
        tests.generators.push(("junit", count, tests.coverage));
        Ok(())
    }

    /// All JUnit tests that throw.
    fn failing(&mut self, tests: &mut Tests) -> Result<(), Stop> {
        let index = self.subject.original.tests();
        for known in &index.tests {
            if known.skip.is_some() {
                continue;
            }
            for invocation in 0..known.invocations.len() {
                let test = junit_test(&known.name, invocation);
                if let Some(reason) = tests.oracle.add_test(test)? {
                    tests.refused.push(reason);
                }
            }
            let throws_by_right = known.expected.is_some();
            tests.oracle.expectations.retain(|expectation| {
                let is_this = matches!(&expectation.test.entry,
                    Entry::JUnit { test, .. } if *test == known.name);
                !is_this || expectation.threw != throws_by_right || expectation.is_endless
            });
        }
        let count = tests.oracle.expectations.len();
        tests.generators.push(("junit", count, tests.coverage));
        Ok(())
    }

    fn generated(&mut self, tests: &mut Tests, goals: &Goals) -> Result<(), Stop> {
        let starts = inputs::starts(self.subject, &self.task.criterion);
        let mut executed = Executed::default();
        let mut generator = Generator::new(self.subject);
        let mut are_all = !starts.is_empty();
        for start in &starts {
            match start {
                Start::ClosedMain => {
                    let test = inputs::main_test(Vec::new(), "");
                    if let Some(reason) = tests.oracle.add_test(test)? {
                        tests.refused.push(reason);
                    }
                    continue;
                }
                Start::Method(node) => {
                    if let Some(all) = inputs::all_inputs(self.subject, *node) {
                        for test in all {
                            if let Some(reason) = tests.oracle.add_test(test)? {
                                tests.refused.push(reason);
                                are_all = false;
                            }
                        }
                        continue;
                    }
                }
                Start::OpenMain { .. } => {}
            }
            are_all = false;
            self.searched(tests, start, goals, &mut executed)?;
            self.by_chance(tests, start, &mut generator, goals, &mut executed)?;
        }
        tests.are_all = are_all
            && tests.refused.is_empty()
            && tests.oracle.expectations.iter().all(|it| !it.is_endless);
        if tests.are_all {
            let count = tests.oracle.expectations.len();
            let executed = tests.oracle.executed(&self.subject.original)?;
            let coverage = goals.covered(&executed);
            tests.generators.push(("all inputs", count, coverage));
        }
        Ok(())
    }

    /// Tests that a search finds, aiming at what isn't covered yet.
    fn searched(
        &mut self,
        tests: &mut Tests,
        start: &Start,
        goals: &Goals,
        executed: &mut Executed,
    ) -> Result<(), Stop> {
        let first = tests.oracle.expectations.len();
        for test in searched::tests(self.subject, start, self.budget) {
            // What can't be run says nothing; chance will tell if nothing can.
            tests.oracle.add_test(test)?;
        }
        let oracle = &tests.oracle;
        oracle.execute(&self.subject.original, first, executed)?;
        let count = oracle.expectations.len() - first;
        tests
            .generators
            .push(("search", count, goals.covered(executed)));
        Ok(())
    }

    /// Tests in groups until what the slice has is covered.
    fn by_chance(
        &mut self,
        tests: &mut Tests,
        start: &Start,
        generator: &mut Generator,
        goals: &Goals,
        executed: &mut Executed,
    ) -> Result<(), Stop> {
        let mut made = 0;
        let mut endless = 0;
        let first = tests.oracle.expectations.len();
        let mut traced = first;
        let known = tests.oracle.expectations.iter();
        let mut seen: HashSet<Arc<str>> = known.map(|it| Arc::clone(&it.test.name)).collect();
        while made < MOST_TESTS && endless < MOST_ENDLESS {
            for _ in 0..GROUP {
                made += 1;
                let test = match generator.test(self.subject, start) {
                    Ok(test) => test,
                    Err(reason) => {
                        let reason = format!("no input can be made: {reason}");
                        tests.refused.push(reason);
                        return Ok(());
                    }
                };
                if !seen.insert(Arc::clone(&test.name)) {
                    continue;
                }
                match tests.oracle.add_test(test)? {
                    Some(reason) => tests.refused.push(reason),
                    None => {
                        let last = tests.oracle.expectations.last();
                        endless += usize::from(last.is_some_and(|it| it.is_endless));
                    }
                }
            }
            if made >= FEWEST_TESTS {
                let oracle = &tests.oracle;
                oracle.execute(&self.subject.original, traced, executed)?;
                traced = oracle.expectations.len();
                if goals.covered(executed).is_complete() {
                    break;
                }
            }
        }
        let count = tests.oracle.expectations.len() - first;
        let coverage = goals.covered(executed);
        tests.generators.push(("semi-random", count, coverage));
        Ok(())
    }

    fn minimal(
        &mut self,
        static_edits: Edits,
        tests: Tests,
        progress: &mut Progress<'_>,
    ) -> Report {
        let oracle = &tests.oracle;
        let kept = kept_for_tests(self.subject, oracle);
        let facts = self.facts.clone();
        let remover = Remover::new(self.subject, &facts, &self.task.criterion, &kept);
        let since = Instant::now();
        let start = self.start(oracle, &static_edits);
        let reduction = reduce::reduce(oracle, &remover, start, self.task.options, &mut |edits| {
            progress("reduction", edits);
        });
        self.phase("reduction", reduction.edits.size(&self.subject.tree), since);
        if let Some(stop) = reduction.stopped {
            self.notes.push(format!("the reduction was ended: {stop}"));
        }
        let endless = oracle
            .expectations
            .iter()
            .filter(|it| it.is_endless)
            .count();
        if endless > 0 {
            self.notes.push(format!(
                "{endless} of {} tests don't end: their values until the step limit are compared",
                oracle.expectations.len()
            ));
        }
        let indeterminate = indeterminate_calls(self.subject, &self.subject.original);
        if let Some((line, call)) = indeterminate.first() {
            self.notes.push(format!(
                "{call} in line {line} differs from run to run: one of the runs was observed"
            ));
        }
        let is_proven = tests.are_all && self.notes.is_empty();
        let verdict = if reduction.stopped.is_some() || !indeterminate.is_empty() {
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

    /// The static slice, if the tests agree that it is one; else the original.
    fn start(&mut self, oracle: &Oracle, static_edits: &Edits) -> Version {
        let original = || Version::original(self.subject);
        if static_edits.changes().is_empty() {
            return original();
        }
        let Ok(version) = self.subject.version(&self.subject.original, static_edits) else {
            self.notes
                .push("the static slice could not be used: it is no program".to_owned());
            return original();
        };
        let base = oracle.prepare(original(), None);
        match oracle.refute(&base, &version, 0) {
            Ok(None) => version,
            Ok(Some(_)) | Err(_) => {
                self.notes
                    .push("the static slice was refuted by a test and not used".to_owned());
                original()
            }
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
            reason: (!self.notes.is_empty()).then(|| self.notes.join("; ")),
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
            edits,
        }
    }
}

/// All JUnit tests of the program that are run.
pub fn junit_tests(subject: &Subject) -> Vec<Test> {
    let tests = subject.original.tests().tests.iter();
    tests
        .filter(|test| test.skip.is_none())
        .flat_map(|test| {
            let invocations = 0..test.invocations.len();
            invocations.map(|invocation| junit_test(&test.name, invocation))
        })
        .collect()
}

fn junit_test(name: &Arc<str>, invocation: usize) -> Test {
    Test {
        name: if invocation == 0 {
            Arc::clone(name)
        } else {
            format!("{name}[{}]", invocation + 1).into()
        },
        entry: Entry::JUnit {
            test: Arc::clone(name),
            invocation,
        },
    }
}

/// Lines of the original (from 1) in which a kept node begins, or its name stands.
pub fn kept_lines(subject: &Subject, edits: &Edits) -> Vec<u32> {
    lines_of(subject, edits.kept(&subject.tree).into_iter())
}

fn lines_of(subject: &Subject, nodes: impl Iterator<Item = NodeIndex>) -> Vec<u32> {
    let tree = &subject.tree;
    let mut lines: Vec<u32> = nodes
        .filter(|node| {
            // A block is its braces.
            let entry = tree.node(*node);
            let text = subject.text.get(entry.span.start as usize..);
            !text.is_some_and(|text| text.starts_with('{'))
        })
        .map(|node| {
            let entry = tree.node(node);
            let start = match (entry.kind, &entry.name) {
                (NodeKind::Method | NodeKind::Class | NodeKind::Field, Some(name)) => name.start,
                _ => entry.span.start,
            };
            line_of(&subject.text, start)
        })
        .collect();
    lines.sort_unstable();
    lines.dedup();
    lines
}
