//! Which line of the source an op belongs to in stack traces.
//!
//! What must hold: the marks are those of `javac` (its `Gen` calls `statBegin` at statements,
//! conditions, branches of `?:` and calls; the calls that convert to and from wrapper classes are
//! calls as well). What stands between two marks belongs to the earlier one, whatever its own line.
//!
//! `javac` has two places for an expression: its *start*, which is that of its leftmost part, and
//! its *position*, which is its operator, the dot of a member, the parenthesis of a call.

use java::ir::{Expr, ExprKind, NodeId, Place, SYNTHETIC, Stmt, StmtKind};

use super::builder::Builder;
use crate::code::{LineMark, LinePlace};

impl Builder<'_> {
    /// Ops emitted from now on, up to the next mark, belong to the node's first line.
    pub(super) fn mark_line(&mut self, node: NodeId) {
        self.set_line(LineMark::at(node));
    }

    /// As [`Builder::mark_line`], for the call that an expression is. Those nobody wrote convert
    /// their operand, or start a for-each loop over it (with its id), and belong to its start.
    pub(super) fn mark_call(&mut self, call: &Expr) {
        match &call.kind {
            ExprKind::Call {
                receiver: Some(operand),
                ..
            } if written(operand) == Some(call.id) => self.mark_start(operand),
            _ if call.id == SYNTHETIC => self.mark_start(call),
            _ => self.mark_parenthesis(call.id),
        }
    }

    /// As [`Builder::mark_line`], with the line of a call's parenthesis or a block's end.
    pub(super) fn mark_parenthesis(&mut self, node: NodeId) {
        self.set_line(LineMark {
            place: LinePlace::Parenthesis,
            ..LineMark::at(node)
        });
    }

    /// As [`Builder::mark_line`], for an expression's start.
    pub(super) fn mark_start(&mut self, expr: &Expr) {
        if let Some(mark) = self.start(expr) {
            self.set_line(mark);
        }
    }

    /// As [`Builder::mark_line`], for an expression's position.
    pub(super) fn mark_position(&mut self, expr: &Expr) {
        if let Some(mark) = self.position(expr) {
            self.set_line(mark);
        }
    }

    /// As [`Builder::mark_line`], for a statement.
    pub(super) fn mark_statement(&mut self, statement: &Stmt) {
        if statement.id != SYNTHETIC {
            return self.mark_line(statement.id);
        }
        match &statement.kind {
            StmtKind::Expr(expr)
            | StmtKind::Return(Some(expr))
            | StmtKind::Throw(expr)
            | StmtKind::Local {
                init: Some(expr), ..
            } => self.mark_start(expr),
            _ => {}
        }
    }

    /// Where an expression starts; `None` if nothing of it is written.
    fn start(&self, expr: &Expr) -> Option<LineMark> {
        match (conversion(expr), &expr.kind) {
            // A cast that erasure needs has no other place than its operand's position.
            (Some(operand), ExprKind::Cast { .. }) => self.position(operand),
            (Some(operand), _) => self.start(operand),
            (None, ExprKind::Local(local)) if expr.id == SYNTHETIC => {
                let update = self.updates.iter().find(|update| update.old == *local)?;
                Some(update.start)
            }
            (None, _) if expr.id == SYNTHETIC => leftmost(expr).and_then(|left| self.start(left)),
            (None, _) => Some(match leftmost(expr).and_then(|left| self.start(left)) {
                Some(mark) if mark.place != LinePlace::Start => mark,
                _ => LineMark::around(expr.id, LinePlace::Start),
            }),
        }
    }

    /// Where a place starts that an expression changes.
    pub(super) fn start_of_place(&self, place: &Place, expr: NodeId) -> LineMark {
        let first = match place {
            Place::Field { object, .. } => Some(object),
            Place::Element { array, .. } => Some(array),
            Place::Local(_) | Place::StaticField(_) => None,
        };
        let start = first.and_then(|first| self.start(first));
        start.unwrap_or(LineMark::around(expr, LinePlace::Start))
    }

    /// `javac`'s position of an expression; `None` if nothing of it is written.
    fn position(&self, expr: &Expr) -> Option<LineMark> {
        if let Some(operand) = conversion(expr) {
            return match &expr.kind {
                ExprKind::Call { .. } => self.start(operand),
                _ => self.position(operand),
            };
        }
        if expr.id == SYNTHETIC {
            return None;
        }
        let before = |next: &Expr| written(next).map(|next| LinePlace::Before { next });
        let place = match &expr.kind {
            ExprKind::Call { .. } => Some(LinePlace::Parenthesis),
            ExprKind::Field { .. } => Some(LinePlace::Dot),
            ExprKind::Binary { right, .. }
            | ExprKind::BooleanBinary { right, .. }
            | ExprKind::Compare { right, .. }
            | ExprKind::And { right, .. }
            | ExprKind::Or { right, .. } => before(right),
            ExprKind::Index { index, .. } => before(index),
            ExprKind::Conditional { then, .. } => before(then),
            ExprKind::Assign { value, .. } => before(value),
            _ => None,
        };
        Some(LineMark::around(expr.id, place.unwrap_or(LinePlace::Start)))
    }
}

/// The operand of a conversion nobody wrote: a cast, a change of primitive type, boxing, unboxing.
fn conversion(expr: &Expr) -> Option<&Expr> {
    if expr.id != SYNTHETIC {
        return None;
    }
    match &expr.kind {
        ExprKind::Cast { operand } | ExprKind::Convert { operand, .. } => Some(operand),
        ExprKind::Call {
            receiver: Some(operand),
            args,
            ..
        } if args.is_empty() => Some(operand),
        ExprKind::Call {
            receiver: None,
            args,
            ..
        } => match args.as_slice() {
            [operand] => Some(operand),
            _ => None,
        },
        _ => None,
    }
}

/// The node of an expression below the conversions around it.
fn written(expr: &Expr) -> Option<NodeId> {
    match conversion(expr) {
        Some(operand) => written(operand),
        None => (expr.id != SYNTHETIC).then_some(expr.id),
    }
}

/// The part of an expression that its text starts with, if it is an expression itself.
fn leftmost(expr: &Expr) -> Option<&Expr> {
    match &expr.kind {
        ExprKind::Call { receiver, .. } => receiver.as_deref(),
        ExprKind::Field { object, .. } => Some(object),
        ExprKind::Binary { left, .. }
        | ExprKind::BooleanBinary { left, .. }
        | ExprKind::Compare { left, .. }
        | ExprKind::And { left, .. }
        | ExprKind::Or { left, .. } => Some(left),
        ExprKind::Index { array, .. } => Some(array),
        ExprKind::Conditional { cond, .. } => Some(cond),
        ExprKind::Assign { target, .. } => match target {
            Place::Field { object, .. } => Some(object),
            Place::Element { array, .. } => Some(array),
            Place::Local(_) | Place::StaticField(_) => None,
        },
        _ => None,
    }
}
