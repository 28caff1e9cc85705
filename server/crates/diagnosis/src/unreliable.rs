//! Tests whose outcome depends on more than the code: on other tests that ran before, on the clock,
//! on random numbers. Every case is run in a fresh state with a clock and random numbers that are the
//! same each time; where that hides something, the user is told.
//!
//! What must hold: what is said of an order was seen in a run; of clock and random numbers it is said
//! that they are used, not what they do.

use crate::cases::{Case, CaseContext, CaseSource, Verdict};
use crate::project::Project;
use crate::report::{Anchor, Note, NoteKind};
use budget::{Budget, Stop};
use interp::machine::Concrete;
use java::ir::{Expr, ExprKind, NodeId};
use java::ir_visit::{self, Visitor};
use java::types::{ClassId, MethodId};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

/// Steps of all cases of the classes together that are run once more, one after the other.
const ORDER_STEPS: u64 = 5_000_000;

/// Cases of a test class that are run one after the other.
const ORDER_CASES: usize = 200;

/// What in the class library gives something else each time.
const CHANGING: [(&str, &str); 9] = [
    ("java.util.Random.<init>()", "`Random` without a seed"),
    ("java.lang.Math.random()", "`Math.random`"),
    (
        "java.util.Collections.shuffle(java.util.List)",
        "`shuffle` without a seed",
    ),
    (
        "java.util.concurrent.ThreadLocalRandom.current()",
        "`ThreadLocalRandom`",
    ),
    ("java.lang.System.nanoTime()", "`System.nanoTime`"),
    (
        "java.lang.System.currentTimeMillis()",
        "`System.currentTimeMillis`",
    ),
    ("java.time.LocalDate.now()", "`LocalDate.now`"),
    ("java.time.Instant.now()", "`Instant.now`"),
    (
        "java.lang.System.identityHashCode(java.lang.Object)",
        "`System.identityHashCode`",
    ),
];

/// A case and whether it passed alone; `None` if it wasn't decided.
pub(crate) struct Alone<'a> {
    pub(crate) case: &'a Case,
    pub(crate) passed: Option<bool>,
    pub(crate) steps: u64,
}

/// Notes about the tests of a method.
pub(crate) fn notes(
    budget: &Budget,
    project: &Project,
    context: &CaseContext,
    method: MethodId,
    cases: &[Alone<'_>],
) -> Result<Vec<Note>, Stop> {
    let mut notes: Vec<Note> = changing(project, method, cases).into_iter().collect();
    notes.extend(order(budget, project, context, method, cases)?);
    Ok(notes)
}

/// Whether the code that the tests run reads the clock or draws random numbers.
fn changing(project: &Project, method: MethodId, cases: &[Alone<'_>]) -> Option<Note> {
    let program = &project.program;
    let mut roots = vec![method];
    for alone in cases {
        if let CaseSource::JUnit { test, .. } = alone.case.source {
            let test = &project.tests().tests[test];
            roots.push(test.method);
            roots.extend(&test.lifecycle.before_each);
        }
    }
    roots.dedup();
    for caller in project.calls().reachable(&roots) {
        if program.class(program.method(caller).class).is_library {
            continue;
        }
        let Some(body) = &program.lowered(caller).body else {
            continue;
        };
        let mut uses = Uses {
            project,
            found: None,
        };
        ir_visit::walk_body(body, &mut uses);
        if let Some((node, what)) = uses.found {
            return Some(Note {
                kind: NoteKind::UnreliableTest,
                message: format!(
                    "{what} gives the same values in each run here; elsewhere the tests may end otherwise"
                ),
                anchor: Some(project.anchor(caller, node)),
            });
        }
    }
    None
}

struct Uses<'a> {
    project: &'a Project,
    found: Option<(NodeId, &'static str)>,
}

impl Visitor for Uses<'_> {
    fn expression(&mut self, expression: &Expr) {
        let called = match &expression.kind {
            ExprKind::Call { method, .. } => *method,
            ExprKind::New { constructor, .. } => *constructor,
            _ => return,
        };
        let key = &*self.project.program.method(called).key;
        if let Some((_, what)) = CHANGING.iter().find(|(known, _)| *known == key) {
            self.found.get_or_insert((expression.id, what));
        }
    }
}

/// Runs the tests of each class one after the other in one state, as JUnit does, and tells of the
/// first that ends otherwise than alone.
fn order(
    budget: &Budget,
    project: &Project,
    context: &CaseContext,
    method: MethodId,
    cases: &[Alone<'_>],
) -> Result<Option<Note>, Stop> {
    let mut classes: BTreeMap<ClassId, Vec<&Alone<'_>>> = BTreeMap::new();
    for alone in cases {
        if let CaseSource::JUnit { test, .. } = alone.case.source {
            let class = project.tests().tests[test].class;
            classes.entry(class).or_default().push(alone);
        }
    }
    for (_, tests) in classes {
        let steps: u64 = tests.iter().map(|alone| alone.steps).sum();
        let is_small = steps <= ORDER_STEPS && tests.len() <= ORDER_CASES;
        let decided = tests.iter().all(|alone| alone.passed.is_some());
        if tests.len() < 2 || !is_small || !decided || !shares_state(project, &tests) {
            continue;
        }
        let budget = Budget {
            steps: steps * 4 + 1_000_000,
            ..budget.clone()
        };
        let mut interpreter = context.interpreter(Concrete, &budget, None);
        for (index, alone) in tests.iter().enumerate() {
            let passed = match context.run(&mut interpreter, method, alone.case) {
                Verdict::Passed => true,
                Verdict::Failed(_) => false,
                Verdict::Cancelled => return Err(Stop::Cancelled),
                _ => break,
            };
            if Some(passed) != alone.passed {
                return Ok(Some(depends(alone, passed, index)));
            }
        }
    }
    Ok(None)
}

fn depends(alone: &Alone<'_>, passed: bool, before: usize) -> Note {
    let name = alone
        .case
        .name
        .rsplit('.')
        .next()
        .unwrap_or(&alone.case.name);
    let (here, after) = match passed {
        true => ("fails", "passes"),
        false => ("passes", "fails"),
    };
    let others = match before {
        1 => "the test".to_owned(),
        several => format!("the {several} tests"),
    };
    Note {
        kind: NoteKind::UnreliableTest,
        message: format!(
            "'{name}' {here} alone and {after} after {others} before it: they share static state"
        ),
        anchor: alone.case.anchor.clone(),
    }
}

/// Whether the tests can get at a static field that may change: one that isn't final, or holds an
/// object.
fn shares_state(project: &Project, tests: &[&Alone<'_>]) -> bool {
    let program = &project.program;
    let roots: Vec<MethodId> = tests
        .iter()
        .filter_map(|alone| match alone.case.source {
            CaseSource::JUnit { test, .. } => Some(project.tests().tests[test].method),
            CaseSource::Contract { .. } => None,
        })
        .collect();
    let reached = project.calls().reachable(&roots);
    let classes: FxHashSet<ClassId> = reached
        .iter()
        .map(|method| program.method(*method).class)
        .filter(|class| !program.class(*class).is_library)
        .collect();
    classes.iter().any(|class| {
        program.class(*class).fields.iter().any(|field| {
            let field = program.field(*field);
            field.is_static
                && field.constant.is_none()
                && (!field.is_final || field.ty.as_primitive().is_none())
        })
    })
}

/// A test that no value of a statement makes pass.
pub(crate) fn cannot_pass(case: &Case, anchor: Option<Anchor>) -> Note {
    let name = case.name.rsplit('.').next().unwrap_or(&case.name);
    Note {
        kind: NoteKind::CannotPass,
        message: format!(
            "'{name}' fails whatever values the statements here give: look at the test itself, or for a statement that is missing"
        ),
        anchor: anchor.or_else(|| case.anchor.clone()),
    }
}
