//! Decides whether a program is a slice, by running it: for every test the original's sequence of
//! values must be a prefix of the candidate's (Pérez et al., *Automatic testing of program slicers*,
//! definitions 4 and 5), and the candidate must end where the original does.
//!
//! What must hold: candidates are compared with the *original*, never with an earlier slice, for a
//! slice may show more values than the original.

use crate::criterion::Criterion;
use crate::criterion::changing::Changing;
use crate::criterion::observer::{Mismatch, Observed, Observer, Trace, Watched};
use crate::inputs::runs::{self, Entry, RunEnd, Test};
use crate::program::subject::{CompileError, Subject, Version};
use crate::reduction::foresee::References;
use crate::source::edit::Edits;
use crate::source::tree::NodeIndex;
use budget::{Budget, Stop};
use interp::Interpreter;
use interp::compile::CodeCache;
use interp::outcome::Halt;
use java::types::{FileId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

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
    /// Why the run goes no further, though it isn't at its end: it comes to what isn't supported, or is
    /// wrong. Only the values until then count.
    pub broken_off: Option<Arc<str>>,
    pub threw: bool,
    steps: u64,
    /// Files that only use this one and of which the run comes to a class.
    pub(crate) others: Arc<[FileId]>,
}

impl Expectation {
    /// Whether the run was observed from its beginning to its end.
    pub fn is_whole(&self) -> bool {
        !self.is_endless && self.broken_off.is_none()
    }
}

/// Why a test can't be run.
#[derive(Clone, Debug)]
pub(crate) struct Refused {
    pub(crate) text: String,
    /// The run came to code that is wrong.
    pub(crate) is_of_source: bool,
}

impl Refused {
    fn new(halt: &Halt) -> Self {
        Refused {
            text: reason(halt),
            is_of_source: matches!(halt, Halt::SourceError { .. } | Halt::Unsupported { .. }),
        }
    }
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

impl Refutation {
    /// The test that refutes.
    pub fn test(&self) -> Option<usize> {
        match self {
            Refutation::Compile(_) => None,
            Refutation::Differs { test, .. }
            | Refutation::Stops { test, .. }
            | Refutation::Endless { test }
            | Refutation::Fails { test, .. } => Some(*test),
        }
    }
}

/// What the tests executed in a version, by node of the subject.
#[derive(Clone, Debug, Default)]
pub struct Executed {
    /// With the first test that runs each.
    pub statements: FxHashMap<NodeIndex, usize>,
    /// Conditions with the sides taken.
    pub branches: FxHashMap<NodeIndex, (bool, bool)>,
    /// Methods entered.
    pub members: FxHashSet<NodeIndex>,
    /// Methods entered of files that only use this one, with the initialisers of their classes.
    pub(crate) others: BTreeSet<MethodId>,
    /// Calls of what gives something else in each run.
    pub changing: BTreeSet<Changing>,
}

/// The tests of one slicing task.
pub struct Oracle {
    pub subject: Subject,
    pub criterion: Criterion,
    pub expectations: Vec<Expectation>,
    pub budget: Budget,
    /// The original, its library classes initialised.
    initialized: OnceLock<Interpreter<Observer>>,
    calls: AtomicU64,
    runs: AtomicU64,
}

/// A version ready to be run again and again.
pub struct Prepared {
    pub version: Version,
    /// The version's code with what watches the criterion.
    cache: Arc<CodeCache>,
    watched: Watched,
    snapshot: Interpreter<Observer>,
    references: OnceLock<References>,
}

impl Prepared {
    /// What refers to what.
    pub(crate) fn references(&self, oracle: &Oracle) -> &References {
        let references = &self.references;
        references.get_or_init(|| {
            let (subject, version) = (&oracle.subject, &self.version);
            let mut references = References::new(subject, version, oracle.visits_others());
            // Runs come to them without code that refers to them.
            for expectation in &oracle.expectations {
                if let Entry::Calls(steps) = &expectation.test.entry {
                    references.called_from_outside(subject, steps);
                }
            }
            references
        })
    }
}

impl Oracle {
    /// An oracle without tests.
    pub fn new(subject: Subject, criterion: Criterion, budget: Budget) -> Self {
        Oracle {
            subject,
            criterion,
            expectations: Vec::new(),
            budget,
            initialized: OnceLock::new(),
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

    /// The code that watches the criterion in a version.
    fn watching(&self, version: &Version) -> (Arc<CodeCache>, Watched) {
        let instrumentation = self.criterion.instrumentation(&self.subject, version);
        let cache = Arc::new(version.cache.instrumented(Arc::new(instrumentation)));
        (cache, self.criterion.watched(&self.subject, version))
    }

    fn interpreter_with(
        &self,
        version: &Version,
        cache: &Arc<CodeCache>,
        watched: Watched,
        steps: u64,
    ) -> Interpreter<Observer> {
        let observer = Observer::new(Arc::clone(&version.program), watched, None);
        Interpreter::new(
            Arc::clone(&version.program),
            Arc::clone(cache),
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
        let original = Arc::clone(&self.subject.original);
        match self.record(&original, self.recorder(), &test, None)? {
            Ok(expectation) => {
                self.expectations.push(expectation);
                Ok(None)
            }
            Err(refused) => Ok(Some(refused.text)),
        }
    }

    /// What runs the original.
    fn recorder(&self) -> Interpreter<Observer> {
        let original = &self.subject.original;
        let (cache, watched) = self.watching(original);
        self.initialized(original, &cache, watched)
    }

    /// Runs a test on a version, recording the values; with a trace, under a number, if one is given.
    fn record(
        &self,
        version: &Version,
        mut interpreter: Interpreter<Observer>,
        test: &Test,
        trace: Option<(usize, &mut Executed)>,
    ) -> Result<Result<Expectation, Refused>, Stop> {
        self.budget.check()?;
        if trace.is_some() {
            interpreter.machine_mut().trace = Some(Trace::default());
        }
        interpreter.set_budget(self.run_budget(ORIGINAL_STEPS));
        let before = interpreter.steps_used();
        let end = runs::run(&mut interpreter, &self.subject, version, test);
        let steps = interpreter.steps_used().saturating_sub(before);
        let seen = interpreter.machine_mut().trace.take();
        if let (Some((number, executed)), Some(seen)) = (trace, seen) {
            self.translate(version, &interpreter, &seen, number, executed);
        }
        let machine = interpreter.machine();
        let is_cut = machine.is_cut;
        let values: Arc<[Observed]> = machine.recorded.clone().into();
        let mut broken_off = None;
        let is_endless = match &end {
            RunEnd::Returned | RunEnd::Threw => false,
            RunEnd::Halted(Halt::Stop(Stop::Steps)) => true,
            RunEnd::Halted(Halt::Pruned) if is_cut => true,
            RunEnd::Halted(halt) => {
                let mut refused = Refused::new(halt);
                // A JUnit test is told by its name.
                if let Halt::SourceError { at, .. } = halt
                    && !matches!(test.entry, Entry::JUnit { .. })
                {
                    let method = interpreter.code(at.code).and_then(|code| code.method);
                    refused
                        .text
                        .extend(method.and_then(|it| self.elsewhere(version, it)));
                }
                if !refused.is_of_source || values.is_empty() {
                    self.budget.check()?;
                    return Ok(Err(refused));
                }
                broken_off = Some(refused.text.into());
                false
            }
        };
        Ok(Ok(Expectation {
            test: test.clone(),
            values,
            is_endless,
            broken_off,
            threw: end == RunEnd::Threw,
            steps,
            others: self.other_files(version, &interpreter, test),
        }))
    }

    /// Where a method of another file is.
    fn elsewhere(&self, version: &Version, method: MethodId) -> Option<String> {
        let method = version.program.method(method);
        let class = version.program.class(method.class);
        (class.file != self.subject.file)
            .then(|| format!(" (in {}.{})", class.display_name, method.name))
    }

    /// Only JUnit tests come to other files than those the slice is compiled with.
    fn other_files(
        &self,
        version: &Version,
        interpreter: &Interpreter<Observer>,
        test: &Test,
    ) -> Arc<[FileId]> {
        if !matches!(test.entry, Entry::JUnit { .. }) {
            return Arc::default();
        }
        let program = &version.program;
        let classes = interpreter.initialized_classes().into_iter();
        let classes = classes.map(|class| program.class(class));
        let users = classes.filter(|class| !class.is_library && !self.subject.is_own(class.file));
        let files: BTreeSet<FileId> = users.map(|class| class.file).collect();
        files.into_iter().collect()
    }

    /// Whether runs come to files that only use this one.
    pub(crate) fn visits_others(&self) -> bool {
        self.expectations.iter().any(|it| !it.others.is_empty())
    }

    fn translate(
        &self,
        version: &Version,
        interpreter: &Interpreter<Observer>,
        trace: &Trace,
        number: usize,
        executed: &mut Executed,
    ) {
        let tree = &self.subject.tree;
        for (place, node) in &trace.statements {
            let method = interpreter.code(place.code).and_then(|code| code.method);
            let node = method.and_then(|method| version.node(tree, method, *node));
            if let Some(node) = node {
                executed.statements.entry(node).or_insert(number);
            }
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
        let program = &version.program;
        for method in &trace.methods {
            if let Some(member) = version.member_of(*method) {
                executed
                    .members
                    .extend(tree.find(member, java::ir::NodeId(0)));
                continue;
            }
            let class = program.class(program.method(*method).class);
            if !class.is_library && !self.subject.is_own(class.file) {
                executed.others.insert(*method);
                executed.others.extend(&class.static_initializers);
                executed.others.extend(&class.instance_initializers);
            }
        }
        for call in &trace.changing {
            let at = interpreter.node_at(call.at);
            let changing = Changing::new(&self.subject, call.method, at);
            executed.changing.insert(changing);
        }
    }

    /// What all tests execute in a version.
    ///
    /// # Errors
    /// When the budget is over.
    pub fn executed(&self, version: &Version) -> Result<Executed, Stop> {
        let mut executed = Executed::default();
        self.execute(version, 0, &mut executed)?;
        Ok(executed)
    }

    /// Adds what the tests from this number on execute in a version.
    ///
    /// # Errors
    /// When the budget is over.
    pub fn execute(
        &self,
        version: &Version,
        from: usize,
        executed: &mut Executed,
    ) -> Result<(), Stop> {
        let mut instrumentation = self.criterion.instrumentation(&self.subject, version);
        for method in version.program.methods_in_file(self.subject.file) {
            instrumentation.methods.entry(method).or_default().trace = true;
        }
        let cache = Arc::new(version.cache.instrumented(Arc::new(instrumentation)));
        let watched = self.criterion.watched(&self.subject, version);
        let snapshot = self.initialized(version, &cache, watched);
        for (number, expectation) in self.expectations.iter().enumerate().skip(from) {
            let trace = Some((number, &mut *executed));
            // A test that can't be run here executes nothing more.
            let _ = self.record(version, snapshot.clone(), &expectation.test, trace)?;
        }
        Ok(())
    }

    /// The values of a version on a test, or why it can't be run.
    ///
    /// # Errors
    /// When the budget is over.
    pub(crate) fn values(
        &self,
        version: &Version,
        test: &Test,
    ) -> Result<Result<Expectation, Refused>, Stop> {
        let (cache, watched) = self.watching(version);
        let interpreter = self.interpreter_with(version, &cache, watched, ORIGINAL_STEPS);
        self.record(version, interpreter, test, None)
    }

    /// A version near which candidates are.
    pub fn prepare(&self, version: Version) -> Prepared {
        let version = version.settled();
        let (cache, watched) = self.watching(&version);
        let snapshot = self.initialized(&version, &cache, watched);
        Prepared {
            version,
            cache,
            watched,
            snapshot,
            references: OnceLock::new(),
        }
    }

    /// What runs a version. The classes of the library that the tests need are initialised once, for
    /// all versions that share it.
    fn initialized(
        &self,
        version: &Version,
        cache: &Arc<CodeCache>,
        watched: Watched,
    ) -> Interpreter<Observer> {
        let original = &self.subject.original;
        let is_known =
            !self.expectations.is_empty() && version.program.shares_library(&original.program);
        if !is_known {
            return self.initialize(version, cache, watched);
        }
        let known = self.initialized.get_or_init(|| {
            let (cache, watched) = self.watching(original);
            self.initialize(original, &cache, watched)
        });
        let mut interpreter = known.clone();
        interpreter.set_code_cache(Arc::clone(cache));
        *interpreter.machine_mut() = Observer::new(Arc::clone(&version.program), watched, None);
        interpreter
    }

    fn initialize(
        &self,
        version: &Version,
        cache: &Arc<CodeCache>,
        watched: Watched,
    ) -> Interpreter<Observer> {
        let mut snapshot = self.interpreter_with(version, cache, watched, ORIGINAL_STEPS);
        if let Some(first) = self.expectations.first() {
            let steps = first.steps.saturating_add(SLACK);
            let mut probe = self.interpreter_with(version, cache, watched, steps);
            runs::run(&mut probe, &self.subject, version, &first.test);
            for class in probe.initialized_classes() {
                let name = &version.program.class(class).name;
                if version.program.class(class).is_library && name.starts_with("java.") {
                    // A class whose initialiser fails is tried again by each run.
                    let _ = snapshot.initialize_class(class);
                }
            }
        }
        snapshot
    }

    /// Whether the program with these edits is a slice. `base` is a version near it; the test with
    /// the number `first` is run before the others.
    ///
    /// # Errors
    /// When the budget is over.
    pub fn check(
        &self,
        base: &Prepared,
        edits: &Edits,
        first: usize,
    ) -> Result<Result<Version, Refutation>, Stop> {
        self.budget.check()?;
        let version = match self.subject.version(&base.version, edits) {
            Ok(version) => version,
            Err(error) => return Ok(Err(Refutation::Compile(error))),
        };
        let refuted = self.ask(base, &version, first)?;
        Ok(match refuted {
            Some(refutation) => Err(refutation),
            None => Ok(version),
        })
    }

    /// As [`Oracle::refute`], counted.
    pub(crate) fn ask(
        &self,
        base: &Prepared,
        version: &Version,
        first: usize,
    ) -> Result<Option<Refutation>, Stop> {
        self.calls.fetch_add(1, Ordering::Relaxed);
        self.refute(base, version, first)
    }

    /// Runs all tests on a version until one refutes it, that with the number `first` before the
    /// others.
    ///
    /// # Errors
    /// When the budget is over.
    pub fn refute(
        &self,
        base: &Prepared,
        version: &Version,
        first: usize,
    ) -> Result<Option<Refutation>, Stop> {
        let (new, old) = (&version.program, &base.version.program);
        let mut broken = Vec::new();
        let mut fresh = None;
        let (cache, watched) = match new.methods_changed_since(old) {
            Some(changed) => {
                let cache = base.cache.for_version(Arc::clone(new), &changed);
                (Arc::new(cache), base.watched)
            }
            None => {
                if self.visits_others() {
                    broken = self.subject.new_errors(new);
                }
                let (cache, watched) = self.watching(version);
                if !new.shares_library(old) {
                    fresh = Some(self.initialized(version, &cache, watched));
                }
                (cache, watched)
            }
        };
        let snapshot = fresh.as_ref().unwrap_or(&base.snapshot);
        let others = (0..self.expectations.len()).filter(|number| *number != first);
        for number in std::iter::once(first).chain(others) {
            let Some(expectation) = self.expectations.get(number) else {
                continue;
            };
            let mut wrong = broken.iter();
            if let Some(error) = wrong.find(|error| expectation.others.contains(&error.file)) {
                return Ok(Some(Refutation::Fails {
                    test: number,
                    reason: error.message.clone(),
                }));
            }
            let limit = expectation.steps * SLACK_FACTOR + SLACK;
            let mut interpreter = snapshot.clone();
            interpreter.set_code_cache(Arc::clone(&cache));
            interpreter.set_budget(self.run_budget(limit));
            let observer = Observer::new(
                Arc::clone(&version.program),
                watched,
                Some(Arc::clone(&expectation.values)),
            );
            *interpreter.machine_mut() = match expectation.is_whole() {
                true => observer,
                false => observer.ending_with_wanted(),
            };
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
                RunEnd::Halted(Halt::Pruned) if is_complete && !expectation.is_whole() => {}
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
