//! The statements that a case executes, in order: what a reader steps through to see how a failure
//! comes about.
//!
//! What must hold: the case is run as it is, so the steps end where the failure is seen. Runs may be
//! long: the last steps are kept, and how many there were before is told.

use crate::cases;
use crate::cases::{CaseContext, CaseSource};
use crate::project::Project;
use crate::report::Anchor;
use budget::Budget;
use interp::heap::Heap;
use interp::machine::{CodePlace, Machine, Slot};
use interp::outcome::Halt;
use java::ir::NodeId;
use java::types::MethodId;
use std::collections::VecDeque;

/// Steps of a run before it counts as endless.
const STEPS: u64 = 3_000_000;

/// The statements of a run, the last ones if there are many.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct FailingTrace {
    pub steps: Vec<Step>,
    /// Steps before the first one kept.
    pub left_out: u64,
}

/// A statement that was executed.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub anchor: Anchor,
    /// Calls around it, 0 for the test's or the contract's own code.
    pub depth: u32,
}

/// Runs a case of a method again and notes its statements. `case` is its name in the report,
/// `limit` is how many steps are kept.
///
/// # Errors
/// There is no such case.
pub fn failing_trace(
    budget: &Budget,
    project: &Project,
    method: MethodId,
    case: &str,
    limit: usize,
) -> Result<FailingTrace, String> {
    let mut context = CaseContext::new(project);
    let cases = cases::cases_of(budget, project, &context, method).cases;
    let case = cases
        .iter()
        .find(|one| one.name == case)
        .ok_or_else(|| format!("there is no case `{case}`"))?;
    let mut methods = project.reachable_code(method);
    if let CaseSource::JUnit { test, .. } = &case.source {
        let test = project.tests().tests[*test].method;
        methods.extend(project.calls().reachable(&[test]));
    }
    context.observe_statements(&methods);
    let budget = Budget {
        steps: STEPS,
        ..budget.clone()
    };
    let recorder = Recorder {
        steps: VecDeque::new(),
        limit: limit.max(1),
        left_out: 0,
        depth: 0,
    };
    let mut interpreter = context.interpreter(recorder, &budget, Some(()));
    // The verdict is known; only the way to it counts.
    let _ = context.run(&mut interpreter, method, case);
    let recorder = interpreter.machine();
    let outermost = recorder.steps.iter().map(|(.., depth)| *depth).min();
    let steps = recorder.steps.iter().filter_map(|(at, node, depth)| {
        let method = interpreter.code(at.code)?.method?;
        Some(Step {
            anchor: project.anchor(method, *node),
            depth: depth - outermost.unwrap_or(0),
        })
    });
    Ok(FailingTrace {
        steps: steps.collect(),
        left_out: recorder.left_out,
    })
}

/// An ordinary run whose statements are noted.
struct Recorder {
    steps: VecDeque<(CodePlace, NodeId, u32)>,
    limit: usize,
    left_out: u64,
    depth: u32,
}

impl Machine for Recorder {
    type Shadow = ();
    const HAS_SHADOWS: bool = false;

    fn statement(&mut self, at: CodePlace, node: NodeId) -> Result<(), Halt> {
        if self.steps.len() == self.limit {
            self.steps.pop_front();
            self.left_out += 1;
        }
        self.steps.push_back((at, node, self.depth));
        Ok(())
    }

    fn entered(&mut self, _heap: &Heap<()>, _method: Option<MethodId>) {
        self.depth += 1;
    }

    fn left(&mut self, _heap: &Heap<()>, _statics: &[Slot<()>], _method: Option<MethodId>) {
        self.depth = self.depth.saturating_sub(1);
    }
}
