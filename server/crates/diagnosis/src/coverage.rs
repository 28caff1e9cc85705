//! Which statements a run executes.

use crate::cases::{Case, CaseContext};
use budget::Budget;
use interp::machine::{CodePlace, Machine};
use interp::outcome::Halt;
use java::ir::NodeId;
use java::types::MethodId;
use rustc_hash::{FxHashMap, FxHashSet};

/// Statements by method and node.
pub(crate) type Executed = FxHashSet<(MethodId, NodeId)>;

/// Notes the places of statements, each once.
#[derive(Clone, Debug, Default)]
struct Statements {
    seen: FxHashMap<CodePlace, NodeId>,
}

impl Machine for Statements {
    type Shadow = ();
    const HAS_SHADOWS: bool = false;

    fn statement(&mut self, at: CodePlace, node: NodeId) -> Result<(), Halt> {
        self.seen.insert(at, node);
        Ok(())
    }
}

/// The statements that a case executes in the methods traced by the context.
pub(crate) fn executed(
    budget: &Budget,
    context: &CaseContext,
    method: MethodId,
    case: &Case,
) -> Executed {
    let mut interpreter = context.interpreter(Statements::default(), budget, Some(()));
    let _ = context.run(&mut interpreter, method, case);
    let seen = &interpreter.machine().seen;
    let places = seen
        .iter()
        .filter_map(|(place, node)| Some((interpreter.node_at(*place)?.0, *node)));
    places.collect()
}
