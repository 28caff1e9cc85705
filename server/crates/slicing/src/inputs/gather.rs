//! The tests of a task: JUnit tests by name, those that fail, or the inputs of the methods where runs
//! begin.
//!
//! What must hold: tests that never come to the criterion are no tests of its slice, and it is told how
//! many there were.

use crate::inputs::chance::Generator;
use crate::inputs::coverage::{Coverage, Goals};
use crate::inputs::domain;
use crate::inputs::recorded;
use crate::inputs::runs::{Entry, Test};
use crate::inputs::searched;
use crate::inputs::starts::{self, Start};
use crate::program::others;
use crate::program::subject::Subject;
use crate::reduction::oracle::{Executed, Expectation, Oracle};
use crate::slicer::{Kind, Task};
use crate::source::tree::{NodeIndex, NodeKind};
use budget::{Budget, Stop};
use java::discovery::TestMethod;
use java::types::MethodId;
use std::collections::HashSet;
use std::sync::Arc;

/// Tests generated at most.
const MOST_TESTS: usize = 400;
/// Tests generated at least.
const FEWEST_TESTS: usize = 60;
/// Tests are generated in groups; coverage is measured after each.
const GROUP: usize = 10;
/// Inputs beyond which an endless original isn't tried again.
const MOST_ENDLESS: usize = 5;
/// Runs of JUnit tests' calls at most.
const MOST_RECORDED: usize = 50;
/// Names that are listed for a wrong one.
const MOST_NAMES: usize = 12;

/// Tests and what is known of them.
pub(crate) struct Tests {
    pub(crate) oracle: Oracle,
    /// Every input there is is among them.
    pub(crate) are_all: bool,
    pub(crate) coverage: Coverage,
    /// Of the original.
    pub(crate) executed: Executed,
    pub(crate) generators: Vec<(&'static str, usize, Coverage)>,
    /// Why tests can't be run.
    pub(crate) refused: Vec<String>,
    /// Why there are not more.
    pub(crate) remarks: Vec<String>,
}

/// Why there are no tests.
pub(crate) enum NoTests {
    /// The question is wrong.
    Wrong(String),
    Stopped(Stop),
}

impl From<Stop> for NoTests {
    fn from(stop: Stop) -> Self {
        NoTests::Stopped(stop)
    }
}

/// All JUnit tests of the program that are run.
pub fn junit_tests(subject: &Subject) -> Vec<Test> {
    let tests = subject.original.tests().tests.iter();
    tests
        .filter(|test| test.skip.is_none())
        .flat_map(invocations)
        .collect()
}

fn invocations(known: &TestMethod) -> impl Iterator<Item = Test> + '_ {
    (0..known.invocations.len()).map(|invocation| Test {
        name: if invocation == 0 {
            Arc::clone(&known.name)
        } else {
            format!("{}[{}]", known.name, invocation + 1).into()
        },
        entry: Entry::JUnit {
            test: Arc::clone(&known.name),
            invocation,
        },
    })
}

/// What making tests goes by, and what those made so far execute.
struct Generated<'a> {
    executed: Executed,
    generator: Generator,
    goals: &'a Goals,
    budget: &'a Budget,
}

impl Tests {
    pub(crate) fn new(subject: &Subject, task: &Task, budget: &Budget) -> Self {
        Tests {
            oracle: Oracle::new(subject.clone(), task.criterion.clone(), budget.clone()),
            are_all: false,
            coverage: Coverage {
                statement: 0.0,
                branch: 0.0,
            },
            executed: Executed::default(),
            generators: Vec::new(),
            refused: Vec::new(),
            remarks: Vec::new(),
        }
    }

    fn add(&mut self, test: Test) -> Result<(), Stop> {
        let name = Arc::clone(&test.name);
        if let Some(reason) = self.oracle.add_test(test)? {
            self.refused.push(match &*name {
                "main" => reason,
                _ => format!("{name}: {reason}"),
            });
        }
        Ok(())
    }

    /// Drops the tests from this number on that never come to the criterion; how many those are.
    fn keep_reaching(&mut self, first: usize) -> usize {
        let before = self.oracle.expectations.len();
        let mut number = 0;
        self.oracle.expectations.retain(|expectation| {
            number += 1;
            number <= first || !expectation.values.is_empty()
        });
        before - self.oracle.expectations.len()
    }

    /// The tests that are known before anything is sliced; whether there are any such.
    pub(crate) fn given(&mut self, subject: &Subject, task: &Task) -> Result<bool, NoTests> {
        match &task.kind {
            Kind::Dynamic(Some(name)) => self.named(subject, std::slice::from_ref(name)),
            Kind::Simultaneous(names) if names.is_empty() => {
                self.failing(subject)?;
                Ok(true)
            }
            Kind::Simultaneous(names) => self.named(subject, names),
            Kind::Static => Ok(self.around(subject, task)?),
            Kind::Dynamic(None) => {
                let is_given = self.around(subject, task)?;
                self.only_first();
                Ok(is_given)
            }
            Kind::Forward | Kind::Chop(_) => Ok(false),
        }
    }

    /// Of the tests the first that comes to the criterion.
    fn only_first(&mut self) {
        let all = &mut self.oracle.expectations;
        let position = all.iter().position(|it| !it.values.is_empty());
        let position = position.unwrap_or(0);
        if position < all.len() {
            let only = all.swap_remove(position);
            *all = vec![only];
        }
        self.are_all = true;
    }

    /// What must be there so that the given tests can be run: the tests themselves, where they stand in
    /// the file, and what other files refer to on the way.
    pub(crate) fn needed(&self, subject: &Subject) -> Result<Vec<NodeIndex>, Stop> {
        let (tree, original) = (&subject.tree, &subject.original);
        let executed = self.oracle.executed(original)?;
        let mut needed = others::referred_to(subject, &executed.others);
        let tests = &original.tests().tests;
        let run = self.oracle.expectations.iter();
        let names: HashSet<&Arc<str>> = run
            .filter_map(|it| match &it.test.entry {
                Entry::JUnit { test, .. } => Some(test),
                _ => None,
            })
            .collect();
        let run = tests.iter().filter(|test| names.contains(&test.name));
        let methods: HashSet<MethodId> = run.map(|test| test.method).collect();
        let is_test = |node: &NodeIndex| {
            tree.node(*node).kind == NodeKind::Method
                && original
                    .method_at(tree, *node)
                    .is_some_and(|method| methods.contains(&method))
        };
        for node in tree.indices().filter(is_test) {
            needed.push(node);
            needed.extend(tree.ancestors(node));
        }
        Ok(needed)
    }

    /// JUnit tests and runs of `main` by name. `false` if there are others among the names.
    fn named(&mut self, subject: &Subject, names: &[Arc<str>]) -> Result<bool, NoTests> {
        let tests = &subject.original.tests().tests;
        let mut found = Vec::new();
        for name in names {
            let mut all = tests.iter().flat_map(invocations);
            let whole = tests.iter().find(|test| test.name == *name);
            match (whole, all.find(|test| test.name == *name)) {
                (Some(whole), _) => found.extend(invocations(whole)),
                (None, Some(one)) => found.push(one),
                (None, None) if &**name == "main" && has_main(subject) => {
                    found.push(starts::main_test(Vec::new(), ""));
                }
                (None, None) => return Ok(false),
            }
        }
        for test in found {
            self.add(test)?;
        }
        self.tell_reaching("test");
        self.generators.push(("junit", 0, self.coverage));
        Ok(true)
    }

    /// Only the tests that come to the criterion, where there are such.
    fn tell_reaching(&mut self, what: &str) {
        let all = self.oracle.expectations.len();
        let is_reached = |it: &Expectation| !it.values.is_empty();
        if all > 1 && self.oracle.expectations.iter().any(is_reached) {
            let others = self.keep_reaching(0);
            if others > 0 {
                let come = if others == 1 { "comes" } else { "come" };
                self.remarks.push(format!(
                    "{others} of {all} {what}s never {come} to the criterion"
                ));
            }
        }
    }

    /// All JUnit tests that fail.
    fn failing(&mut self, subject: &Subject) -> Result<(), Stop> {
        let index = subject.original.tests();
        for known in index.tests.iter().filter(|test| test.skip.is_none()) {
            for test in invocations(known) {
                self.add(test)?;
            }
            let throws_by_right = known.expected.is_some();
            let refused = &mut self.refused;
            self.oracle.expectations.retain(|expectation| {
                let is_this = matches!(&expectation.test.entry,
                    Entry::JUnit { test, .. } if *test == known.name);
                match &expectation.broken_off {
                    _ if !is_this => true,
                    // Whether it fails isn't known.
                    Some(reason) => {
                        refused.push(format!("{}: {reason}", expectation.test.name));
                        false
                    }
                    None => expectation.threw != throws_by_right || expectation.is_endless,
                }
            });
        }
        self.tell_reaching("failing test");
        self.generators.push(("junit", 0, self.coverage));
        Ok(())
    }

    /// Tests made for the criterion, after its static slice.
    pub(crate) fn generate(
        &mut self,
        subject: &Subject,
        task: &Task,
        goals: &Goals,
        budget: &Budget,
    ) -> Result<(), NoTests> {
        self.generated(subject, task, goals, budget)?;
        let names: &[Arc<str>] = match &task.kind {
            Kind::Dynamic(None) => {
                self.only_first();
                return Ok(());
            }
            Kind::Dynamic(Some(name)) => std::slice::from_ref(name),
            Kind::Simultaneous(names) => names,
            Kind::Static | Kind::Forward | Kind::Chop(_) => return Ok(()),
        };
        let given: Vec<Test> = junit_tests(subject);
        for name in names {
            let mut known = self.oracle.expectations.iter();
            let is_made = known.any(|it| it.test.name == *name);
            if let Some(test) = given.iter().find(|test| test.name == *name) {
                if !is_made {
                    self.add(test.clone())?;
                }
            } else if !is_made {
                return Err(NoTests::Wrong(self.unknown_name(subject, name)));
            }
        }
        let is_named = |it: &Expectation| names.contains(&it.test.name);
        self.oracle.expectations.retain(is_named);
        self.are_all = true;
        Ok(())
    }

    fn unknown_name(&self, subject: &Subject, name: &str) -> String {
        let index = subject.original.tests();
        let mut known: Vec<Arc<str>> = index.tests.iter().map(|it| it.name.clone()).collect();
        if has_main(subject) {
            known.push("main".into());
        }
        if known.is_empty() {
            let made = self.oracle.expectations.iter();
            known.extend(made.map(|it| it.test.name.clone()));
        }
        let more = known.len().saturating_sub(MOST_NAMES);
        let listed = known.iter().take(MOST_NAMES).map(|it| &**it);
        let listed = listed.collect::<Vec<_>>().join(", ");
        match (listed.is_empty(), more) {
            (true, _) => format!("there is no test `{name}`, nor any other"),
            (false, 0) => format!("there is no test `{name}`; there are {listed}"),
            (false, more) => {
                format!("there is no test `{name}`; there are {listed} and {more} more")
            }
        }
    }

    /// The JUnit tests as whose part the criterion runs: they are all that runs it.
    fn around(&mut self, subject: &Subject, task: &Task) -> Result<bool, Stop> {
        let (tree, original) = (&subject.tree, &subject.original);
        let Some(member) = task.criterion.member(subject) else {
            return Ok(false);
        };
        let method = original.method_at(tree, member);
        // What a test class does before its tests.
        let class = tree.node(member).parent.filter(|_| method.is_none());
        let class = class.and_then(|class| original.class_at(tree, class));
        let is_around = |test: &&TestMethod| {
            let prepares = [
                &test.lifecycle.before_all,
                &test.lifecycle.before_each,
                &test.lifecycle.after_each,
            ];
            let is_step =
                |method| test.method == method || prepares.iter().any(|all| all.contains(&method));
            method.is_some_and(is_step)
                || class.is_some_and(|class| original.program.is_subclass(test.class, class))
        };
        let found: Vec<&TestMethod> = original.tests().tests.iter().filter(is_around).collect();
        if found.is_empty() {
            return Ok(false);
        }
        if let Some(reason) = found.iter().find_map(|test| test.skip.as_ref())
            && found.iter().all(|test| test.skip.is_some())
        {
            self.refused.push(format!("the test is not run: {reason}"));
            return Ok(true);
        }
        let run = found.iter().filter(|test| test.skip.is_none());
        for test in run.flat_map(|test| invocations(test)).take(MOST_TESTS) {
            self.add(test)?;
        }
        self.tell_reaching("test");
        self.are_all =
            self.refused.is_empty() && self.oracle.expectations.iter().all(Expectation::is_whole);
        self.generators.push(("junit", 0, self.coverage));
        Ok(true)
    }

    fn generated(
        &mut self,
        subject: &Subject,
        task: &Task,
        goals: &Goals,
        budget: &Budget,
    ) -> Result<(), Stop> {
        let starts = starts::starts(subject, &task.criterion);
        let mut run = Generated {
            executed: Executed::default(),
            generator: Generator::new(subject),
            goals,
            budget,
        };
        self.are_all = self.generated_at(subject, &starts, &mut run)?;
        // Code that `main` leads to can be run without it.
        if let ([Start::ClosedMain | Start::OpenMain { .. }], Some(reason), true) = (
            &starts[..],
            self.refused.first(),
            self.oracle.expectations.is_empty(),
        ) {
            let remark =
                format!("`main` can't be run ({reason}): what it calls was run without it");
            let inside = starts::starts_without_main(subject, &task.criterion);
            if !inside.is_empty() {
                let refused = std::mem::take(&mut self.refused);
                self.generators.clear();
                self.generated_at(subject, &inside, &mut run)?;
                match self.oracle.expectations.is_empty() {
                    true => self.refused = refused,
                    false => self.remarks.push(remark),
                }
            }
        }
        if self.are_all {
            self.generators.push(("all inputs", 0, self.coverage));
        }
        Ok(())
    }

    /// Tests that begin at these places; whether they are all there are.
    fn generated_at(
        &mut self,
        subject: &Subject,
        starts: &[Start],
        run: &mut Generated<'_>,
    ) -> Result<bool, Stop> {
        let mut domains: Vec<Option<Vec<Test>>> = Vec::new();
        for start in starts {
            domains.push(match start {
                Start::Method(node) => domain::all_inputs(subject, *node),
                Start::Class(class) => Some(vec![starts::class_test(subject, *class)]),
                Start::Object(class) => starts::object_test(subject, *class).map(|it| vec![it]),
                Start::ClosedMain | Start::OpenMain { .. } => None,
            });
        }
        let mut are_all = !starts.is_empty();
        if starts.is_empty() || domains.iter().any(Option::is_none) {
            are_all &= self.recorded(subject, run)? == 0;
        }
        for (start, domain) in starts.iter().zip(domains) {
            if *start == Start::ClosedMain {
                self.add(starts::main_test(Vec::new(), ""))?;
                continue;
            }
            if let Some(all) = domain {
                let refused = self.refused.len();
                for test in all {
                    self.add(test)?;
                }
                are_all &= self.refused.len() == refused;
                continue;
            }
            are_all = false;
            self.searched(subject, start, run)?;
            self.by_chance(subject, start, run)?;
        }
        Ok(are_all
            && self.refused.is_empty()
            && self.oracle.expectations.iter().all(Expectation::is_whole))
    }

    /// What the program's JUnit tests call, as far as it comes to the criterion; how many runs that is.
    fn recorded(&mut self, subject: &Subject, run: &mut Generated<'_>) -> Result<usize, Stop> {
        let first = self.oracle.expectations.len();
        let recorded = recorded::tests(subject, run.budget)?;
        if let Some(reason) = recorded.left_out.first() {
            let more = match recorded.left_out.len() {
                1 => String::new(),
                count => format!(" (and {} more)", count - 1),
            };
            self.remarks
                .push(format!("a JUnit test can't be run: {reason}{more}"));
        }
        for test in recorded.tests {
            self.oracle.add_test(test)?;
            self.keep_reaching(first);
            if self.oracle.expectations.len() - first >= MOST_RECORDED {
                break;
            }
        }
        let count = self.oracle.expectations.len() - first;
        if count > 0 {
            let oracle = &self.oracle;
            oracle.execute(&subject.original, first, &mut run.executed)?;
            let coverage = run.goals.covered(&run.executed);
            self.generators.push(("junit calls", count, coverage));
        }
        Ok(count)
    }

    /// Tests that a search finds, aiming at what isn't covered yet.
    fn searched(
        &mut self,
        subject: &Subject,
        start: &Start,
        run: &mut Generated<'_>,
    ) -> Result<(), Stop> {
        let first = self.oracle.expectations.len();
        for test in searched::tests(subject, start, run.budget) {
            // What can't be run says nothing; chance will tell if nothing can.
            self.oracle.add_test(test)?;
        }
        let oracle = &self.oracle;
        oracle.execute(&subject.original, first, &mut run.executed)?;
        let count = oracle.expectations.len() - first;
        self.generators
            .push(("search", count, run.goals.covered(&run.executed)));
        Ok(())
    }

    /// Tests in groups until what the slice has is covered.
    fn by_chance(
        &mut self,
        subject: &Subject,
        start: &Start,
        run: &mut Generated<'_>,
    ) -> Result<(), Stop> {
        let mut made = 0;
        let mut endless = 0;
        let first = self.oracle.expectations.len();
        let mut traced = first;
        let known = self.oracle.expectations.iter();
        let mut seen: HashSet<Arc<str>> = known.map(|it| Arc::clone(&it.test.name)).collect();
        while made < MOST_TESTS && endless < MOST_ENDLESS {
            for _ in 0..GROUP {
                made += 1;
                let test = match run.generator.test(subject, start) {
                    Ok(test) => test,
                    Err(reason) => {
                        let reason = format!("no input can be made: {reason}");
                        self.refused.push(reason);
                        return Ok(());
                    }
                };
                if !seen.insert(Arc::clone(&test.name)) {
                    continue;
                }
                match self.oracle.add_test(test)? {
                    Some(reason) => self.refused.push(reason),
                    None => {
                        let last = self.oracle.expectations.last();
                        endless += usize::from(last.is_some_and(|it| it.is_endless));
                    }
                }
            }
            if made >= FEWEST_TESTS {
                let oracle = &self.oracle;
                oracle.execute(&subject.original, traced, &mut run.executed)?;
                traced = oracle.expectations.len();
                if run.goals.covered(&run.executed).is_complete() {
                    break;
                }
            }
        }
        let count = self.oracle.expectations.len() - first;
        let coverage = run.goals.covered(&run.executed);
        self.generators.push(("semi-random", count, coverage));
        Ok(())
    }

    /// What all tests together execute, and how much of the goals that is.
    pub(crate) fn measure(&mut self, subject: &Subject, goals: &Goals) -> Result<(), Stop> {
        self.executed = self.oracle.executed(&subject.original)?;
        self.coverage = goals.covered(&self.executed);
        // What no generator made was run as a whole.
        let count = self.oracle.expectations.len();
        for (name, tests, coverage) in &mut self.generators {
            if !matches!(*name, "junit calls" | "search" | "semi-random") {
                *tests = count;
                *coverage = self.coverage;
            }
        }
        Ok(())
    }
}

fn has_main(subject: &Subject) -> bool {
    subject.original.program.main_method(subject.file).is_some()
}
