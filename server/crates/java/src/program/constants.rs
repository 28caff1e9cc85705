//! Constant variables (JLS 4.12.4): final fields whose initialiser is a constant expression.
//!
//! What must hold: a constant is found whatever the order of the fields, and fields that depend on
//! each other in a circle have none.

use super::Program;
use crate::ir::Constant;
use crate::types::{FieldId, Type};
use std::cell::RefCell;
use std::sync::Arc;
use syntax::ast::*;

/// Fields that refer to fields that refer to fields … are followed no deeper than this.
const MAX_DEPTH: usize = 48;

thread_local! {
    /// The fields whose constants are being computed by this thread.
    static IN_PROGRESS: RefCell<Vec<FieldId>> = const { RefCell::new(Vec::new()) };
}

impl Program {
    pub(super) fn find_constants(&mut self) {
        let values: Vec<(usize, Constant)> = (0..self.fields.own().len())
            .filter_map(|index| Some((index, self.field_constant(FieldId(index as u32))?)))
            .collect();
        for (index, constant) in values {
            if let Some(field) = self.fields.get_mut(index) {
                Arc::make_mut(field).constant = Some(constant);
            }
        }
        self.tables_mut().constants.clear();
        // A constant has its value before any code runs (JLS 12.4.1), so nothing is left to do.
        for index in 0..self.classes.own().len() {
            let id = crate::types::ClassId(index as u32);
            let keep: Vec<_> = self
                .class(id)
                .static_initializers
                .iter()
                .copied()
                .filter(|routine| match self.method(*routine).kind {
                    super::MethodKind::FieldInitializer(field) => {
                        self.field(field).constant.is_none()
                    }
                    _ => true,
                })
                .collect();
            if keep.len() != self.class(id).static_initializers.len() {
                self.class_mut(id).static_initializers = keep;
            }
        }
    }

    /// The value of a constant field.
    pub(crate) fn field_constant(&self, id: FieldId) -> Option<Constant> {
        let field = self.field(id);
        if field.constant.is_some() {
            return field.constant.clone();
        }
        // After the build the table is gone and the answer final.
        let slot = self.tables.constants.get(id.index())?;
        if let Some(known) = slot.get() {
            return known.clone();
        }
        let is_candidate = field.is_final
            && (matches!(field.ty, Type::Primitive(_)) || self.is_string(&field.ty))
            && field
                .ast
                .as_ref()
                .and_then(|ast| ast.init.as_ref())
                .is_some_and(may_be_constant);
        if !is_candidate {
            let _ = slot.set(None);
            return None;
        }
        let entered = IN_PROGRESS.with_borrow_mut(|fields| {
            let free = !fields.contains(&id) && fields.len() < MAX_DEPTH;
            if free {
                fields.push(id);
            }
            free
        });
        if !entered {
            return None;
        }
        let value = crate::lower::constant_initializer(self, id);
        IN_PROGRESS.with_borrow_mut(|fields| fields.pop());
        let _ = slot.set(value.clone());
        value
    }
}

/// Whether an expression has the shape of a constant expression (JLS 15.29).
pub(crate) fn may_be_constant(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Literal(literal) => !matches!(literal, Literal::Null | Literal::Invalid(_)),
        ExprKind::Name(_) => true,
        ExprKind::Field { target, .. } => is_dotted_name(target),
        ExprKind::Paren(inner) | ExprKind::Unary { operand: inner, .. } => may_be_constant(inner),
        ExprKind::Cast { operand, .. } => may_be_constant(operand),
        ExprKind::Binary { left, right, .. } => may_be_constant(left) && may_be_constant(right),
        ExprKind::Conditional {
            cond,
            then,
            otherwise,
        } => may_be_constant(cond) && may_be_constant(then) && may_be_constant(otherwise),
        _ => false,
    }
}

fn is_dotted_name(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Name(_) => true,
        ExprKind::Field { target, .. } => is_dotted_name(target),
        _ => false,
    }
}
