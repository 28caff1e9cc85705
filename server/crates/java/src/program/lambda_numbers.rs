//! The numbers in the names of lambda bodies, such as `lambda$main$0`, as javac gives them.
//!
//! What must hold: a class counts its own lambdas, those of classes inside it apart, member by
//! member in the order of the source; a lambda within a lambda comes before it.

use super::Program;
use crate::ir::{Body, BodyForm, Expr, ExprKind, Lambda, NodeId};
use crate::ir_visit::{self, Visitor};
use crate::types::MethodId;

impl Program {
    /// The number of the lambda at a node of a method's code. This lowers all of the class.
    pub fn lambda_number(&self, method: MethodId, node: NodeId) -> Option<u32> {
        let class = self.class(self.method(method).class);
        let mut members: Vec<(usize, MethodId)> = class
            .methods
            .iter()
            .chain(&class.static_initializers)
            .chain(&class.instance_initializers)
            .map(|member| (self.declaration_location(*member).1.start, *member))
            .collect();
        members.sort_unstable();
        members.dedup();
        let mut count = 0;
        for (_, member) in members {
            let Some(body) = &self.lowered(member).body else {
                continue;
            };
            let wanted = (member == method).then_some(node);
            if let Some(number) = find(body, wanted, &mut count) {
                return Some(number);
            }
        }
        None
    }
}

/// Counts the lambdas of a body, up to the wanted one.
fn find(body: &Body, wanted: Option<NodeId>, count: &mut u32) -> Option<u32> {
    let mut lambdas = Lambdas(Vec::new());
    ir_visit::walk_body(body, &mut lambdas);
    // Nodes are numbered in the order of the source; a `finally` may be lowered twice.
    lambdas.0.sort_by_key(|(node, _)| *node);
    lambdas.0.dedup_by_key(|(node, _)| *node);
    for (_, lambda) in lambdas.0 {
        if let Some(number) = find(&lambda.body, wanted, count) {
            return Some(number);
        }
        // A method reference javac keeps has no number.
        let BodyForm::Lambda(node) = lambda.body.form else {
            continue;
        };
        if Some(node) == wanted {
            return Some(*count);
        }
        *count += 1;
    }
    None
}

struct Lambdas(Vec<(NodeId, Lambda)>);

impl Visitor for Lambdas {
    fn expression(&mut self, expr: &Expr) {
        if let ExprKind::Lambda(lambda) = &expr.kind {
            self.0.push((expr.id, (**lambda).clone()));
        }
    }

    fn enters_lambdas(&self) -> bool {
        false
    }
}
