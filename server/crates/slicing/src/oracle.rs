//! Decides whether a program is a slice, by running it: for every test the original's sequence of
//! values must be a prefix of the candidate's (Pérez et al., *Automatic testing of program slicers*,
//! definitions 4 and 5), and the candidate must end where the original does.
//!
//! What must hold: candidates are compared with the *original*, never with an earlier slice, for a
//! slice may show more values than the original.

use crate::criterion::Criterion;
use crate::edit::Edits;
use crate::observer::{Mismatch, Observed, Observer, Trace};
use crate::runs::{self, RunEnd, Test};
use crate::subject::{CompileError, Subject, Version};
use crate::tree::NodeIndex;
use budget::{Budget, Stop};
use interp::Interpreter;
use interp::outcome::Halt;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Steps of a run of the original; longer ones count as endless.
pub const ORIGINAL_STEPS: u64 = 2_000_000;
/// How much longer a candidate may run.
const SLACK_FACTOR: u64 = 4;
const SLACK: u64 = 20_000;

/// A test with what the original shows on it.
#[derive(Clone, Debug)]
pub struct Expectation {
    pub test: Test,
    pub values: Arc<[Observed]>,
    /// The original doesn't end within the budget; only the values until then count.
    pub is_endless: bool,
    pub threw: bool,
    steps: u64,
}

/// Why a candidate is no slice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refutation {
    /// It isn't Java.
    Compile(CompileError),
    /// On this test (number among the expectations) a value differs.
    Differs { test: usize, mismatch: Mismatch },
    /// Fewer values came.
    Stops { test: usize, after: usize },
    /// It doesn't end, but the original does.
    Endless { test: usize },
    /// It can't be run.
    Fails { test: usize, reason: String },
}

/// What the tests executed in a version, by node of the subject.
#[derive(Clone, Debug, Default)]
pub struct Executed {
    pub statements: FxHashSet<NodeIndex>,
    /// Conditions with the sides taken.
    pub branches: FxHashMap<NodeIndex, (bool, bool)>,
    /// Methods entered.
    pub members: FxHashSet<NodeIndex>,
}

/// The tests of one slicing task.
pub struct Oracle {
    pub subject: Subject,
    pub criterion: Criterion,
    pub expectations: Vec<Expectation>,
    pub budget: Budget,
    calls: AtomicU64,
    runs: AtomicU64,
}

/// A version ready to be run again and again.
pub struct Prepared {
    pub version: Version,
    snapshot: Interpreter<Observer>,
}

impl Oracle {
    /// An oracle without tests.
    pub fn new(subject: Subject, criterion: Criterion, budget: Budget) -> Self {
        Oracle {
            subject,
            criterion,
            expectations: Vec::new(),
            budget,
            calls: AtomicU64::new(0),
            runs: AtomicU64::new(0),
        }
    }

    /// How many candidates were asked about, and how many runs that took.
    pub fn counts(&self) -> (u64, u64) {
        (
            self.calls.load(Ordering::Relaxed),
            self.runs.load(Ordering::Relaxed),
        )
    }

    fn interpreter(&self, version: &Version, steps: u64) -> Interpreter<Observer> {
        let instrumentation = self.criterion.instrumentation(&self.subject, version);
        let cache = Arc::new(version.cache.instrumented(Arc::new(instrumentation)));
        let watched = self.criterion.watched(&self.subject, version);
        let observer = Observer::new(Arc::clone(&version.program), watched, None);
        Interpreter::new(
            Arc::clone(&version.program),
            cache,
            observer,
            self.run_budget(steps),
        )
    }

    fn run_budget(&self, steps: u64) -> Budget {
        Budget {
            steps,
            memory: self.budget.memory.min(64 << 20),
            ..self.budget.clone()
        }
    }

    /// Runs a test on the original and takes it in. `Ok(None)`: it can't be run, with the reason.
    ///
    /// # Errors
    /// When the budget is over.
    pub fn add_test(&mut self, test: Test) -> Result<Option<String>, Stop> {
        match self.record(&self.subject.original, &test, None)? {
            Ok(expectation) => {
                self.expectations.push(expectation);
                Ok(None)
            }
            Err(reason) => Ok(Some(reason)),
        }
    }

    /// Runs a test on a version, recording the values; with a trace if one is given.
    fn record(
        &self,
        version: &Version,
        test: &Test,
        trace: Option<&mut Executed>,
    ) -> Result<Result<Expectation, String>, Stop> {
        self.budget.check()?;
        let mut interpreter = self.interpreter(version, ORIGINAL_STEPS);
        if trace.is_some() {
            let mut instrumentation = self.criterion.instrumentation(&self.subject, version);
            for method in version.program.methods_in_file(self.subject.file) {
                instrumentation.methods.entry(method).or_default().trace = true;
            }
            let cache = version.cache.instrumented(Arc::new(instrumentation));
            interpreter.set_code_cache(Arc::new(cache));
            interpreter.machine_mut().trace = Some(Trace::default());
        }
        let end = runs::run(&mut interpreter, &self.subject, version, test);
        let steps = interpreter.steps_used();
        if let (Some(executed), Some(trace)) = (trace, interpreter.machine_mut().trace.take()) {
            self.translate(version, &interpreter, &trace, executed);
        }
        let machine = interpreter.machine();
        let is_cut = machine.is_cut;
        let values: Arc<[Observed]> = machine.recorded.clone().into();
        let is_endless = match end {
            RunEnd::Returned | RunEnd::Threw => false,
            RunEnd::Halted(Halt::Stop(Stop::Steps)) => true,
            RunEnd::Halted(Halt::Pruned) if is_cut => true,
            RunEnd::Halted(Halt::Stop(stop)) => {
                self.budget.check()?;
                return Ok(Err(stop.to_string()));
            }
            RunEnd::Halted(halt) => return Ok(Err(reason(&halt))),
        };
        Ok(Ok(Expectation {
            test: test.clone(),
            values,
            is_endless,
            threw: end == RunEnd::Threw,
            steps,
        }))
    }

    fn translate(
        &self,
        version: &Version,
        interpreter: &Interpreter<Observer>,
        trace: &Trace,
        executed: &mut Executed,
    ) {
        let tree = &self.subject.tree;
        for (place, node) in &trace.statements {
            let method = interpreter.code(place.code).and_then(|code| code.method);
            let node = method.and_then(|method| version.node(tree, method, *node));
            executed.statements.extend(node);
        }
        for (place, taken) in &trace.branches {
            let node = interpreter.node_at(*place);
            if let Some(node) = node.and_then(|(method, id)| version.node(tree, method, id)) {
                let sides = executed.branches.entry(node).or_default();
                if *taken {
                    sides.0 = true;
                } else {
                    sides.1 = true;
                }
            }
        }
        for method in &trace.methods {
            if let Some(member) = version.member_of(*method) {
                executed
                    .members
                    .extend(tree.find(member, java::ir::NodeId(0)));
            }
        }
    }

    /// What all tests execute in a version.
    ///
    /// # Errors
    /// When the budget is over.
    pub fn executed(&self, version: &Version) -> Result<Executed, Stop> {
        let mut executed = Executed::default();
        for expectation in &self.expectations {
            // A test that can't be run here executes nothing more.
            let _ = self.record(version, &expectation.test, Some(&mut executed))?;
        }
        Ok(executed)
    }

    /// The values of a version on a test, for showing; `None` if it can't be run.
    ///
    /// # Errors
    /// When the budget is over.
    pub fn values(&self, version: &Version, test: &Test) -> Result<Option<Expectation>, Stop> {
        Ok(self.record(version, test, None)?.ok())
    }

    /// A version to which candidates are compared.
    pub fn prepare(&self, version: Version) -> Prepared {
        let mut snapshot = self.interpreter(&version, ORIGINAL_STEPS);
        // The classes of the library that the tests need are initialised once.
        if let Some(first) = self.expectations.first() {
            let mut probe = self.interpreter(&version, first.steps.saturating_add(SLACK));
            runs::run(&mut probe, &self.subject, &version, &first.test);
            for class in probe.initialized_classes() {
                let name = &version.program.class(class).name;
                if version.program.class(class).is_library && name.starts_with("java.") {
                    // A class whose initialiser fails is tried again by each run.
                    let _ = snapshot.initialize_class(class);
                }
            }
        }
        Prepared { version, snapshot }
    }

    /// Whether the program with these edits is a slice. `base` is a version near it.
    ///
    /// # Errors
    /// When the budget is over.
    pub fn check(
        &self,
        base: &Prepared,
        edits: &Edits,
    ) -> Result<Result<Version, Refutation>, Stop> {
        self.budget.check()?;
        let version = match self.subject.version(&base.version, edits) {
            Ok(version) => version,
            Err(error) => return Ok(Err(Refutation::Compile(error))),
        };
        self.calls.fetch_add(1, Ordering::Relaxed);
        let refuted = self.refute(base, &version)?;
        Ok(match refuted {
            Some(refutation) => Err(refutation),
            None => Ok(version),
        })
    }

    /// Runs all tests on a version until one refutes it.
    ///
    /// # Errors
    /// When the budget is over.
    pub fn refute(&self, base: &Prepared, version: &Version) -> Result<Option<Refutation>, Stop> {
        let instrumentation = self.criterion.instrumentation(&self.subject, version);
        let cache = Arc::new(version.cache.instrumented(Arc::new(instrumentation)));
        let watched = self.criterion.watched(&self.subject, version);
        let is_near = version.program.shares_declarations(&base.version.program);
        let mut fresh: Option<Interpreter<Observer>> = None;
        for (number, expectation) in self.expectations.iter().enumerate() {
            let limit = expectation.steps * SLACK_FACTOR + SLACK;
            let mut interpreter = if is_near {
                base.snapshot.clone()
            } else {
                fresh
                    .get_or_insert_with(|| self.interpreter(version, limit))
                    .clone()
            };
            interpreter.set_code_cache(Arc::clone(&cache));
            interpreter.set_budget(self.run_budget(limit));
            *interpreter.machine_mut() = Observer::new(
                Arc::clone(&version.program),
                watched,
                Some(Arc::clone(&expectation.values)),
            );
            self.runs.fetch_add(1, Ordering::Relaxed);
            let end = runs::run(&mut interpreter, &self.subject, version, &expectation.test);
            let machine = interpreter.machine();
            if let Some(mismatch) = &machine.mismatch {
                return Ok(Some(Refutation::Differs {
                    test: number,
                    mismatch: mismatch.clone(),
                }));
            }
            let is_complete = machine.is_complete();
            match end {
                RunEnd::Returned | RunEnd::Threw => {}
                RunEnd::Halted(Halt::Stop(Stop::Steps)) if expectation.is_endless => {}
                RunEnd::Halted(Halt::Stop(Stop::Steps)) => {
                    return Ok(Some(Refutation::Endless { test: number }));
                }
                RunEnd::Halted(halt) => {
                    self.budget.check()?;
                    return Ok(Some(Refutation::Fails {
                        test: number,
                        reason: reason(&halt),
                    }));
                }
            }
            if !is_complete {
                return Ok(Some(Refutation::Stops {
                    test: number,
                    after: machine.count(),
                }));
            }
        }
        Ok(None)
    }
}

fn reason(halt: &Halt) -> String {
    match halt {
        Halt::Stop(stop) => stop.to_string(),
        Halt::Unsupported { what, .. } => what.clone(),
        Halt::SourceError { message, .. } | Halt::Internal(message) => message.clone(),
        Halt::Exit(_) => "the program ends itself".to_owned(),
        Halt::Pruned => "the run was ended".to_owned(),
    }
}
