//! Objects and variables around the code of an inner class (JLS 8.1.3, 15.8.4).
//!
//! What must hold: an enclosing object is reached through the hidden field of each class on the
//! way; a captured variable through the innermost class's own copy.

use super::names::FoundVariable;
use super::{Lowerer, synthetic};
use crate::ir::{Expr, ExprKind};
use crate::types::{ClassId, FieldId};
use syntax::ast;

impl Lowerer<'_> {
    /// A field or captured variable of this class or one around it. Without `only_usable`, a field
    /// that this code may not use, which is reported.
    pub(crate) fn find_in_classes(
        &mut self,
        name: &str,
        only_usable: bool,
        expr: &ast::Expr,
    ) -> Option<FoundVariable> {
        let mut class = self.class;
        loop {
            let found = self.find_field(class, name).filter(|field| {
                !only_usable || self.may_use(self.program.field(*field).into(), Some(class))
            });
            if let Some(field) = found {
                if !only_usable {
                    let ident = self.ident(name, expr.span);
                    self.check_access_to_field(field, Some(class), &ident, expr.id);
                }
                return Some(self.own_field(field, class, name, expr));
            }
            if let Some(found) = self.find_captured_in(class, name) {
                return Some(found);
            }
            class = self.program.class(class).outer?;
        }
    }

    /// A field of this object or of one around it.
    pub(crate) fn own_field(
        &mut self,
        field: FieldId,
        class: ClassId,
        name: &str,
        expr: &ast::Expr,
    ) -> FoundVariable {
        let declaration = self.program.field(field);
        let constant = self.program.field_constant(field);
        let is_final = declaration.is_final;
        if declaration.is_static {
            let place = synthetic(declaration.ty.clone(), ExprKind::StaticField(field));
            return FoundVariable {
                place,
                constant,
                is_final,
                is_captured: false,
            };
        }
        let place = match self.enclosing_instance(class) {
            Some(object) => self.field_place(object, field),
            None if constant.is_some() => synthetic(declaration.ty.clone(), ExprKind::This),
            None => self.error_expr(
                expr,
                format!("non-static variable {name} cannot be referenced from a static context"),
            ),
        };
        FoundVariable {
            place,
            constant,
            is_final,
            is_captured: false,
        }
    }

    /// A variable of the code around a local class.
    pub(crate) fn find_captured_in(&mut self, class: ClassId, name: &str) -> Option<FoundVariable> {
        let variable = self
            .captured
            .iter()
            .rev()
            .find(|(owner, _)| *owner == class)?
            .1
            .iter()
            .find(|variable| &*variable.name == name)?
            .clone();
        if let Some(constant) = variable.constant {
            return Some(FoundVariable {
                place: synthetic(variable.ty, ExprKind::This),
                constant: Some(constant),
                is_final: true,
                is_captured: true,
            });
        }
        // The innermost class has a copy of its own; inside it a class around is never asked.
        let field = self
            .program
            .class(class)
            .captures
            .iter()
            .find(|capture| &*capture.name == name)?
            .field;
        let object = if class == self.class {
            self.captured_this()
        } else {
            self.enclosing_instance(class)?
        };
        let place = synthetic(
            variable.ty,
            ExprKind::Field {
                object: Box::new(object),
                field,
            },
        );
        Some(FoundVariable {
            place,
            constant: None,
            is_final: true,
            is_captured: true,
        })
    }

    /// `this` for reading captured variables, which are there even before `super(…)`.
    pub(crate) fn captured_this(&mut self) -> Expr {
        self.this_expr()
    }

    /// `this`, or the object around it that is an instance of `class` (JLS 15.8.4). `None` in a
    /// static context.
    pub(crate) fn enclosing_instance(&mut self, class: ClassId) -> Option<Expr> {
        if !self
            .functions
            .first()
            .is_some_and(|function| function.has_this)
        {
            return None;
        }
        let mut current = self.class;
        if current == class {
            return (!self.before_super).then(|| self.this_expr());
        }
        let mut object = self.this_expr();
        while current != class {
            let declaration = self.program.class(current);
            let field = declaration.outer_field?;
            current = declaration.outer?;
            object = synthetic(
                self.program.this_type(current),
                ExprKind::Field {
                    object: Box::new(object),
                    field,
                },
            );
        }
        Some(object)
    }

    /// The innermost enclosing object that is an instance of a subclass of `class`.
    pub(crate) fn enclosing_instance_of_subclass(&mut self, class: ClassId) -> Option<Expr> {
        let mut current = Some(self.class);
        let mut is_first = true;
        while let Some(candidate) = current {
            if self.program.is_subclass(candidate, class) && !(is_first && self.before_super) {
                return self.enclosing_instance(candidate);
            }
            is_first = false;
            current = self.program.class(candidate).outer;
        }
        None
    }
}
