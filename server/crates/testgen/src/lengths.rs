//! Lengths of arrays that a contract speaks of: `a[9] == 1` is about arrays of at least ten
//! elements, `a.length == 5` about those of five. Longer ones than are tried otherwise have to be
//! asked for.

use crate::contract_run::Specification;
use java::ir::{CompareOp, Constant, Expr, ExprKind};
use java::ir_visit::{self, Visitor};

/// Longer arrays are not made.
const MAX_LENGTH: usize = 1_000;

/// For each parameter (without the receiver) the length that the contract's constants ask for.
pub(crate) fn lengths_asked_for(
    specification: &Specification,
    parameters: usize,
) -> Vec<Option<usize>> {
    let mut asked = Asked(vec![None; parameters]);
    let example = specification.example.iter().map(|case| &**case);
    for case in specification.contract.cases.iter().chain(example) {
        for clause in case.requires.iter().chain(&case.ensures) {
            ir_visit::walk_body(&clause.condition, &mut asked);
            for old in &clause.olds {
                ir_visit::walk_body(old, &mut asked);
            }
        }
    }
    asked.0
}

struct Asked(Vec<Option<usize>>);

impl Asked {
    fn at_least(&mut self, array: &Expr, length: i64) {
        let ExprKind::Local(local) = array.kind else {
            return;
        };
        let length = usize::try_from(length)
            .ok()
            .filter(|length| *length <= MAX_LENGTH);
        // Locals beyond the parameters are variables of quantifiers.
        if let (Some(asked), Some(length)) = (self.0.get_mut(local.0 as usize), length) {
            *asked = Some(asked.map_or(length, |other| other.max(length)));
        }
    }
}

impl Visitor for Asked {
    fn expression(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::Index { array, index } => {
                if let Some(index) = constant(index) {
                    self.at_least(array, index + 1);
                }
            }
            ExprKind::Compare {
                op: CompareOp::Eq,
                left,
                right,
                ..
            } => {
                for (length, value) in [(left, right), (right, left)] {
                    if let (ExprKind::ArrayLength(array), Some(value)) =
                        (&length.kind, constant(value))
                    {
                        self.at_least(array, value);
                    }
                }
            }
            _ => {}
        }
    }
}

fn constant(expression: &Expr) -> Option<i64> {
    match expression.kind {
        ExprKind::Const(Constant::Int(value)) => Some(i64::from(value)),
        _ => None,
    }
}
