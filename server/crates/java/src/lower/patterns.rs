//! `instanceof` and patterns (JLS 15.20.2, 14.30).
//!
//! What must hold: a pattern's variables are set exactly when the whole pattern matches.

use super::{Lowerer, local_expr, synthetic, synthetic_stmt};
use crate::ir::{Constant, Dispatch, Expr, ExprKind, Place, StmtKind};
use crate::types::Type;
use syntax::ast::{self, NodeId, Pattern};

impl Lowerer<'_> {
    pub(crate) fn instance_of(
        &mut self,
        operand: &ast::Expr,
        pattern: &Pattern,
        expr: &ast::Expr,
    ) -> Expr {
        let value = self.expr(operand, None);
        if value.ty.as_primitive().is_some() {
            let shown = self.show(&value.ty);
            self.pattern_test(self.unknown(), pattern, expr.id);
            return self.error_expr(
                operand,
                format!("unexpected type: required reference, found {shown}"),
            );
        }
        if let Pattern::Type(written) | Pattern::Binding { ty: written, .. } = pattern {
            let mut problems = Vec::new();
            let target = self
                .program
                .resolve_type(self.scope, written, &mut problems);
            if !value.ty.is_error() && !target.is_error() && !self.castable(&value.ty, &target) {
                let (from, to) = (self.show(&value.ty), self.show(&target));
                self.pattern_test(value, pattern, expr.id);
                return self.error_expr(
                    expr,
                    format!("incompatible types: {from} cannot be converted to {to}"),
                );
            }
        }
        let test = self.pattern_test(value, pattern, expr.id);
        Expr {
            id: expr.id,
            ..test
        }
    }

    fn unknown(&self) -> Expr {
        synthetic(
            Type::Error,
            ExprKind::Unsupported("erroneous code".to_owned()),
        )
    }

    /// A condition that is true when the value matches; it sets the pattern's variables.
    pub(crate) fn pattern_test(&mut self, value: Expr, pattern: &Pattern, node: NodeId) -> Expr {
        match pattern {
            Pattern::Wildcard => self.always(value, None),
            Pattern::Type(written) => {
                let target = self.type_ref(written, node);
                self.type_test(value, target, None, node)
            }
            Pattern::Binding {
                id,
                ty: written,
                name,
            } => {
                let target = match written.kind {
                    ast::TypeRefKind::Inferred => self.program.upper_bound(&value.ty),
                    _ => self.type_ref(written, node),
                };
                let is_total =
                    target.as_primitive().is_some() || written.kind == ast::TypeRefKind::Inferred;
                let local = self.declare_variable(name, target.clone(), *id, None, false, true);
                if is_total {
                    let value = self.assign(value, &target, name.span);
                    return self.always(value, Some((local, target)));
                }
                self.type_test(value, target, Some(local), node)
            }
            Pattern::Record { ty: written, parts } => {
                let target = self.type_ref(written, node);
                let target = match (&target, &value.ty) {
                    (Type::Class(class, args), Type::Class(..)) if args.is_empty() => self
                        .program
                        .as_super(&value.ty, *class)
                        .unwrap_or_else(|| target.clone()),
                    _ => target,
                };
                let local = self.temporary("record", target.clone());
                let mut test = self.type_test(value, target.clone(), Some(local), node);
                let Type::Class(class, args) = &target else {
                    return test;
                };
                let components: Vec<_> = {
                    let declaration = self.program.class(*class);
                    let count = declaration.decl.record_components.len();
                    declaration.fields.iter().copied().take(count).collect()
                };
                if components.len() != parts.len() {
                    self.note_unsupported(node, "record pattern".to_owned());
                    return Expr {
                        id: node,
                        ty: Type::BOOLEAN,
                        kind: ExprKind::Unsupported("record pattern".to_owned()),
                    };
                }
                for (field, part) in components.into_iter().zip(parts) {
                    let name = self.program.field(field).name.clone();
                    let Some(accessor) = self.find_method(*class, &name, &[]) else {
                        continue;
                    };
                    let declared = self
                        .program
                        .erase(&self.program.method(accessor).return_type);
                    let ty = self.program.substitute_class(
                        &self.program.method(accessor).return_type,
                        *class,
                        args,
                    );
                    let call = synthetic(
                        self.program.upper_bound(&ty),
                        ExprKind::Call {
                            method: accessor,
                            dispatch: Dispatch::Virtual,
                            receiver: Some(Box::new(local_expr(local, target.clone()))),
                            args: Vec::new(),
                        },
                    );
                    let component = self.narrow_erasure(call, declared);
                    let matches = if self.is_total(part, &component.ty.clone()) {
                        self.total_binding(component, part, node)
                    } else {
                        self.pattern_test(component, part, node)
                    };
                    test = synthetic(
                        Type::BOOLEAN,
                        ExprKind::And {
                            left: Box::new(test),
                            right: Box::new(matches),
                        },
                    );
                }
                test
            }
        }
    }

    /// A part that matches whatever the component holds, `null` too.
    fn total_binding(&mut self, value: Expr, pattern: &Pattern, node: NodeId) -> Expr {
        match pattern {
            Pattern::Binding {
                id,
                ty: written,
                name,
            } => {
                let target = match written.kind {
                    ast::TypeRefKind::Inferred => self.program.upper_bound(&value.ty),
                    _ => self.type_ref(written, node),
                };
                let local = self.declare_variable(name, target.clone(), *id, None, false, true);
                let value = self.assign(value, &target, name.span);
                self.always(value, Some((local, target)))
            }
            _ => self.always(value, None),
        }
    }

    /// Whether a pattern matches every value of a type (JLS 14.30.3).
    pub(crate) fn is_total(&mut self, pattern: &Pattern, ty: &Type) -> bool {
        match pattern {
            Pattern::Wildcard => true,
            Pattern::Type(written) | Pattern::Binding { ty: written, .. } => {
                if written.kind == ast::TypeRefKind::Inferred {
                    return true;
                }
                let target = self
                    .program
                    .resolve_type(self.scope, written, &mut Vec::new());
                match (ty, &target) {
                    (Type::Primitive(a), Type::Primitive(b)) => a == b,
                    _ => self
                        .program
                        .is_erased_subtype(&self.program.erase(ty), &self.program.erase(&target)),
                }
            }
            Pattern::Record { .. } => false,
        }
    }

    fn always(&mut self, value: Expr, binding: Option<(crate::ir::LocalId, Type)>) -> Expr {
        let effect = match binding {
            Some((local, ty)) => synthetic(
                ty,
                ExprKind::Assign {
                    target: Place::Local(local),
                    value: Box::new(value),
                },
            ),
            None => value,
        };
        synthetic(
            Type::BOOLEAN,
            ExprKind::Sequence {
                statements: vec![synthetic_stmt(StmtKind::Expr(effect))],
                value: Box::new(synthetic(
                    Type::BOOLEAN,
                    ExprKind::Const(Constant::Boolean(true)),
                )),
            },
        )
    }

    fn type_test(
        &mut self,
        value: Expr,
        target: Type,
        binding: Option<crate::ir::LocalId>,
        node: NodeId,
    ) -> Expr {
        if value.ty.is_error() || target.is_error() {
            let what = match &value.kind {
                ExprKind::Unsupported(what) => what.clone(),
                _ => "`instanceof` with an unknown type".to_owned(),
            };
            return Expr {
                id: node,
                ty: Type::BOOLEAN,
                kind: ExprKind::Unsupported(what),
            };
        }
        let object = self.object();
        let operand = self.with_erased_type(value, &object);
        Expr {
            id: node,
            ty: Type::BOOLEAN,
            kind: ExprKind::InstanceOf {
                operand: Box::new(operand),
                target: self.program.erase(&target),
                binding,
            },
        }
    }
}
