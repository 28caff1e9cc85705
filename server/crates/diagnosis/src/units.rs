//! Units: the parts of a member that are suspected as a whole. A simple statement is one, a declared
//! variable, a condition, a loop's update, a selector, a field.
//!
//! What must hold: every node of a member's code belongs to exactly one unit, and the unit is a node
//! of the member itself.

use java::program::{MemberSource, Program};
use java::types::MethodId;
use rustc_hash::FxHashMap;
use syntax::ast::{NodeId, Stmt, StmtKind};
use syntax::visit::NodeRef;

/// The unit of each node of the member that a method's code belongs to.
pub(crate) fn units_of(program: &Program, method: MethodId) -> FxHashMap<NodeId, NodeId> {
    let mut units = FxHashMap::default();
    let root = match &program.method(program.enclosing_method(method)).source {
        MemberSource::Method(source) => NodeRef::Method(source),
        MemberSource::Field(source) => NodeRef::Field(source),
        MemberSource::Initializer(source) => NodeRef::Initializer(source),
        MemberSource::EnumConstant(source) => NodeRef::EnumConstant(source),
        MemberSource::None => return units,
    };
    let unit = match root {
        NodeRef::Field(_) | NodeRef::EnumConstant(_) => Some(root.id()),
        _ => None,
    };
    assign(root, unit, &mut units);
    units
}

/// `unit`: the one that expressions found here belong to; `None` where each is its own.
fn assign(node: NodeRef<'_>, unit: Option<NodeId>, units: &mut FxHashMap<NodeId, NodeId>) {
    let unit = match node {
        NodeRef::Stmt(statement) if is_compound(statement) => {
            units.insert(statement.id, unit_of(statement));
            node.for_each_child(&mut |child| assign(child, None, units));
            return;
        }
        NodeRef::Stmt(statement) => Some(statement.id),
        NodeRef::LocalVar(variable) => Some(variable.id),
        NodeRef::Expr(expression) => Some(unit.unwrap_or(expression.id)),
        _ => unit,
    };
    if let Some(unit) = unit {
        units.insert(node.id(), unit);
    }
    node.for_each_child(&mut |child| assign(child, unit, units));
}

fn is_compound(statement: &Stmt) -> bool {
    matches!(
        statement.kind,
        StmtKind::Block(_)
            | StmtKind::LocalVar(_)
            | StmtKind::LocalClass(_)
            | StmtKind::If { .. }
            | StmtKind::While { .. }
            | StmtKind::DoWhile { .. }
            | StmtKind::For { .. }
            | StmtKind::ForEach { .. }
            | StmtKind::Labeled { .. }
            | StmtKind::Switch(_)
            | StmtKind::Try(_)
            | StmtKind::Synchronized { .. }
    )
}

/// The unit that stands for a statement: itself, or the part of its head that is evaluated first.
pub(crate) fn unit_of(statement: &Stmt) -> NodeId {
    match &statement.kind {
        StmtKind::LocalVar(variables) => variables.first().map_or(statement.id, |first| first.id),
        StmtKind::If { cond, .. } | StmtKind::While { cond, .. } => cond.id,
        StmtKind::For { init, cond, .. } => match (init.first(), cond) {
            (Some(first), _) => unit_of(first),
            (None, Some(cond)) => cond.id,
            (None, None) => statement.id,
        },
        StmtKind::ForEach { iterable, .. } => iterable.id,
        StmtKind::Switch(switch) => switch.selector.id,
        StmtKind::Synchronized { lock, .. } => lock.id,
        StmtKind::Labeled { body, .. } | StmtKind::DoWhile { body, .. } => unit_of(body),
        StmtKind::Block(block) => block.stmts.first().map_or(statement.id, unit_of),
        StmtKind::Try(part) => part.block.stmts.first().map_or(statement.id, unit_of),
        _ => statement.id,
    }
}
