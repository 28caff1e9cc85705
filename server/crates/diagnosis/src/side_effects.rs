//! What code may change besides its own variables.

use crate::project::Project;
use java::ir::{Expr, ExprKind, NodeId, Place};
use java::ir_visit::{self, Visitor};
use java::types::MethodId;

/// Whether neither the method nor the user's code it may reach stores into a field or an array.
pub(crate) fn changes_nothing(project: &Project, method: MethodId) -> bool {
    struct Stores(bool);
    impl Visitor for Stores {
        fn expression(&mut self, expression: &Expr) {
            if let ExprKind::Assign { target, .. } | ExprKind::Update { target, .. } =
                &expression.kind
            {
                self.0 |= !matches!(target, Place::Local(_));
            }
        }
    }
    let mut stores = Stores(false);
    for callee in project.calls().reachable(&[method]) {
        if let Some(body) = &project.program.lowered(callee).body {
            ir_visit::walk_body(body, &mut stores);
        }
    }
    !stores.0
}

/// Whether the code of a member at the nodes given calls a method that may change an object.
pub(crate) fn changes_objects(
    project: &Project,
    root: MethodId,
    mut is_here: impl FnMut(NodeId) -> bool,
) -> bool {
    struct Calls(Vec<(NodeId, MethodId)>);
    impl Visitor for Calls {
        fn expression(&mut self, expression: &Expr) {
            if let ExprKind::Call { method, .. } = &expression.kind {
                self.0.push((expression.id, *method));
            }
        }
    }
    let program = &project.program;
    let mut calls = Calls(Vec::new());
    let own = program
        .methods()
        .filter(|method| program.same_member(method.id, root));
    for method in own {
        if let Some(body) = &program.lowered(method.id).body {
            ir_visit::walk_body(body, &mut calls);
        }
    }
    let here = calls.0.into_iter().filter(|(node, _)| is_here(*node));
    let called: Vec<MethodId> = here.map(|(_, method)| method).collect();
    called
        .into_iter()
        .any(|method| !changes_nothing(project, method))
}
