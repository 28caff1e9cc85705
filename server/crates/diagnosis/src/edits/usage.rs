//! How a member uses its variables: what it assigns and adds up, and the numbers it reckons with.
//!
//! What must hold: only the syntax counts, so that the edits made of it are the same whatever the
//! variables are called.

use java::program::MemberSource;
use rustc_hash::FxHashSet;
use std::sync::Arc;
use syntax::ast::{BinaryOp, Expr, ExprKind, Literal, NodeId};
use syntax::visit::{NodeRef, walk};

/// Numbers that go with variables, at most.
const NUMBERS: usize = 3;

#[derive(Default)]
pub(super) struct Usage {
    /// Variables assigned beside their declaration.
    pub(super) assigned: FxHashSet<Arc<str>>,
    /// Variables that get a sum or a product: `s += x`, `s = s * x`.
    pub(super) accumulated: FxHashSet<Arc<str>>,
    /// Numbers that variables are reckoned or compared with: `n - 1`, `n < 10`.
    pub(super) numbers: Vec<(Arc<str>, i64)>,
    /// Differences whose sign is all that counts: results of `compareTo` and `compare`.
    pub(super) signs: FxHashSet<NodeId>,
}

impl Usage {
    pub(super) fn of(source: &MemberSource) -> Usage {
        let mut usage = Usage::default();
        let root = match source {
            MemberSource::Method(method) => NodeRef::Method(method),
            MemberSource::Initializer(initializer) => NodeRef::Initializer(initializer),
            MemberSource::Field(field) => NodeRef::Field(field),
            MemberSource::EnumConstant(constant) => NodeRef::EnumConstant(constant),
            MemberSource::None => return usage,
        };
        walk(root, |node| {
            match node {
                NodeRef::Expr(expr) => usage.look_at(expr),
                NodeRef::Method(method)
                    if matches!(
                        (&*method.name.text, method.params.len()),
                        ("compareTo", 1) | ("compare", 2)
                    ) =>
                {
                    usage.look_at_results(node);
                }
                _ => {}
            }
            true
        });
        usage.numbers.truncate(NUMBERS);
        usage
    }

    fn look_at(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Assign { target, value } => {
                let Some(name) = variable(target) else { return };
                if matches!(&value.kind, ExprKind::Binary { op, .. } if grows(*op)) {
                    self.accumulated.insert(name.clone());
                }
                self.assigned.insert(name);
            }
            ExprKind::CompoundAssign { op, target, .. } => {
                let Some(name) = variable(target) else { return };
                if grows(*op) {
                    self.accumulated.insert(name.clone());
                }
                self.assigned.insert(name);
            }
            ExprKind::IncDec { target, .. } => self.assigned.extend(variable(target)),
            ExprKind::Binary { left, right, .. } => {
                if let (ExprKind::Name(name), ExprKind::Literal(Literal::Int(number))) =
                    (&left.kind, &right.kind)
                    && *number > 0
                    && !self.numbers.contains(&(name.clone(), *number))
                {
                    self.numbers.push((name.clone(), *number));
                }
            }
            _ => {}
        }
    }

    fn look_at_results(&mut self, method: NodeRef<'_>) {
        use syntax::ast::StmtKind;
        walk(method, |node| {
            if let NodeRef::Stmt(statement) = node
                && let StmtKind::Return(Some(value)) = &statement.kind
                && let ExprKind::Binary {
                    op: BinaryOp::Sub, ..
                } = value.kind
            {
                self.signs.insert(value.id);
            }
            true
        });
    }
}

fn grows(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::Add | BinaryOp::Mul | BinaryOp::Shl)
}

/// The name of a variable, or of a field of `this`.
fn variable(target: &Expr) -> Option<Arc<str>> {
    match &target.kind {
        ExprKind::Name(name) => Some(name.clone()),
        ExprKind::Field { target, name } if matches!(target.kind, ExprKind::This) => {
            Some(name.text.clone())
        }
        _ => None,
    }
}

/// The variables whose members or elements an expression uses.
pub(super) fn dereferenced(expr: &Expr) -> FxHashSet<Arc<str>> {
    let mut found = FxHashSet::default();
    walk(NodeRef::Expr(expr), |node| {
        if let NodeRef::Expr(expr) = node {
            let object = match &expr.kind {
                ExprKind::Call {
                    target: Some(target),
                    ..
                }
                | ExprKind::Field { target, .. } => target,
                ExprKind::Index { array, .. } => array,
                _ => return true,
            };
            if let ExprKind::Name(name) = &object.kind {
                found.insert(name.clone());
            }
        }
        true
    });
    found
}
