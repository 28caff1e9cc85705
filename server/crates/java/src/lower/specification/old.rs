//! `\old(e)`: the value of an expression on entry.
//!
//! What must hold: the value is computed before the method runs. Where it depends on a quantified
//! variable, all its values are: an array of them is made on entry, and read at the variable.

use super::bounds::{QuantifiedVariable, names_in};
use super::{Specification, returning};
use crate::ir::{
    ArithmeticOp, CompareKind, CompareOp, Expr, ExprKind, LocalId, NumericKind, Place, SYNTHETIC,
    Stmt, StmtKind, UpdateResult,
};
use crate::lower::{
    CAPTURE_BASE, Function, Lowerer, Returns, int_expr, local_expr, synthetic, synthetic_stmt,
};
use crate::types::{Primitive, Type};
use std::sync::Arc;
use syntax::ast;

impl<'p> Lowerer<'p> {
    pub(crate) fn old_value(&mut self, inner: &ast::Expr, expr: &ast::Expr) -> Expr {
        let Some(specification) = &self.specification else {
            return self.error_expr(expr, "\\old is not allowed outside a specification");
        };
        if !specification.allows_old {
            return self.error_expr(expr, "\\old is not allowed here");
        }
        let names = names_in(inner);
        let used: Vec<QuantifiedVariable> = specification
            .quantified
            .iter()
            .filter(|variable| names.contains(&variable.name.text))
            .cloned()
            .collect();
        match &used[..] {
            [] => self.plain_old(inner, expr),
            [variable] => self.old_at_variable(inner, variable, expr),
            _ => self.error_expr(expr, "\\old may depend on one quantified variable only"),
        }
    }

    /// A lowering with the method's parameters as they were on entry.
    fn on_entry(&self) -> Lowerer<'p> {
        let mut entry = Lowerer::new(self.program, self.class, self.member, self.scope);
        entry.captured = self.captured.clone();
        let has_this = self
            .functions
            .first()
            .is_some_and(|function| function.has_this);
        entry
            .functions
            .push(Function::new(has_this, false, Returns::Void));
        if let Some(method) = self.method {
            entry.declare_contract_params(self.program.method(method));
        }
        entry.specification = Some(Specification::default());
        entry.method = self.method;
        entry
    }

    fn take_over(&mut self, entry: &mut Lowerer<'p>) {
        self.errors.append(&mut entry.errors);
        self.unsupported.append(&mut entry.unsupported);
    }

    /// Keeps a body that is run on entry; gives the local with its value.
    fn add_old(&mut self, mut entry: Lowerer<'p>, statements: Vec<Stmt>, ty: Type) -> Expr {
        let body = entry.finish_body(statements);
        let Some(specification) = &mut self.specification else {
            return self.null_value();
        };
        let index = specification.olds.len() as u32;
        specification.olds.push(Arc::new(body));
        specification.old_types.push(ty.clone());
        local_expr(LocalId(CAPTURE_BASE + index), ty)
    }

    fn null_value(&self) -> Expr {
        synthetic(Type::Error, ExprKind::Unsupported("\\old".to_owned()))
    }

    fn plain_old(&mut self, inner: &ast::Expr, expr: &ast::Expr) -> Expr {
        let mut entry = self.on_entry();
        let value = entry.expr(inner, None);
        self.take_over(&mut entry);
        if value.ty.is_error() {
            return self.erroneous(expr.id);
        }
        let ty = value.ty.clone();
        let value = self.add_old(entry, returning(value), ty);
        Expr {
            id: expr.id,
            ..value
        }
    }

    fn old_at_variable(
        &mut self,
        inner: &ast::Expr,
        variable: &QuantifiedVariable,
        expr: &ast::Expr,
    ) -> Expr {
        if variable.ty.as_primitive() == Some(Primitive::Long) {
            return self.error_expr(expr, "\\old may not depend on a `long` quantified variable");
        }
        // First value: where the range starts on entry.
        let mut entry = self.on_entry();
        let low = entry.bound_value(&variable.low, &variable.ty);
        self.take_over(&mut entry);
        if low.ty.is_error() {
            return self.erroneous(expr.id);
        }
        let start = self.add_old(entry, returning(low), Type::INT);
        // Second value: all values of the expression over the range.
        let mut entry = self.on_entry();
        let Some((statements, element)) = entry.snapshot(inner, variable) else {
            self.take_over(&mut entry);
            return self.erroneous(expr.id);
        };
        self.take_over(&mut entry);
        if element.is_error() {
            return self.erroneous(expr.id);
        }
        let array = Type::array_of(element.clone());
        let values = self.add_old(entry, statements, array);
        let Some((owner, found)) = self.find_variable(&variable.name.text) else {
            return self.erroneous(expr.id);
        };
        let at = self.read_local(owner, found.local, &found.ty);
        let at = self.convert_primitive(at, Primitive::Int);
        let index = synthetic(
            Type::INT,
            ExprKind::Binary {
                op: ArithmeticOp::Sub,
                kind: NumericKind::Int,
                left: Box::new(at),
                right: Box::new(start),
            },
        );
        Expr {
            id: expr.id,
            ty: element,
            kind: ExprKind::Index {
                array: Box::new(values),
                index: Box::new(index),
            },
        }
    }

    /// Statements that return an array with the expression's value at each value of the variable.
    fn snapshot(
        &mut self,
        inner: &ast::Expr,
        variable: &QuantifiedVariable,
    ) -> Option<(Vec<Stmt>, Type)> {
        let low = self.bound_value(&variable.low, &variable.ty);
        let high = self.bound_value(&variable.high, &variable.ty);
        if low.ty.is_error() || high.ty.is_error() {
            return None;
        }
        let first = self.temporary("first", Type::INT);
        let end = self.temporary("end", Type::INT);
        let at = self.declare(
            &variable.name,
            variable.ty.clone(),
            crate::ir::SYNTHETIC,
            None,
            true,
        );
        let value = self.expr(inner, None);
        let filter: Vec<Expr> = variable
            .filter
            .iter()
            .map(|part| self.condition(part))
            .collect();
        let element = value.ty.clone();
        if element.is_error() || element == Type::Void || element == Type::Null {
            return None;
        }
        let array_type = Type::array_of(element.clone());
        let array = self.temporary("values", array_type.clone());
        let old = self.temporary("old", variable.ty.clone());
        let int = |local| local_expr(local, Type::INT);
        let minus = |left, right| {
            let (left, right) = (Box::new(left), Box::new(right));
            let op = ArithmeticOp::Sub;
            synthetic(
                Type::INT,
                ExprKind::Binary {
                    op,
                    kind: NumericKind::Int,
                    left,
                    right,
                },
            )
        };
        let less = |left, right| {
            let (left, right) = (Box::new(left), Box::new(right));
            let op = CompareOp::Lt;
            synthetic(
                Type::BOOLEAN,
                ExprKind::Compare {
                    op,
                    kind: CompareKind::Int,
                    left,
                    right,
                },
            )
        };
        let length = synthetic(
            Type::INT,
            ExprKind::Conditional {
                cond: Box::new(less(int(first), int(end))),
                then: Box::new(minus(int(end), int(first))),
                otherwise: Box::new(int_expr(0)),
            },
        );
        let declare = |local, init| {
            synthetic_stmt(StmtKind::Local {
                local,
                init: Some(init),
            })
        };
        let here = || local_expr(at, variable.ty.clone());
        let as_int = self.convert_primitive(here(), Primitive::Int);
        let store = synthetic_stmt(StmtKind::Expr(synthetic(
            element.clone(),
            ExprKind::Assign {
                target: Place::Element {
                    array: Box::new(local_expr(array, array_type.clone())),
                    index: Box::new(minus(as_int, int(first))),
                },
                value: Box::new(value),
            },
        )));
        let store = filter.into_iter().rev().fold(store, |inner, cond| {
            synthetic_stmt(StmtKind::If {
                cond,
                then: Box::new(inner),
                otherwise: None,
            })
        });
        let from = self.convert_primitive(int(first), variable.ty.as_primitive()?);
        let limit = self.convert_primitive(here(), Primitive::Int);
        let old_int = self.convert_primitive(local_expr(old, variable.ty.clone()), Primitive::Int);
        let next = synthetic(
            Type::INT,
            ExprKind::Binary {
                op: ArithmeticOp::Add,
                kind: NumericKind::Int,
                left: Box::new(old_int),
                right: Box::new(int_expr(1)),
            },
        );
        let next = self.convert_primitive(next, variable.ty.as_primitive()?);
        let update = synthetic(
            variable.ty.clone(),
            ExprKind::Update {
                target: Place::Local(at),
                old,
                value: Box::new(next),
                result: UpdateResult::New,
            },
        );
        let label = self.new_label();
        let statements = vec![
            declare(first, low),
            declare(end, high),
            declare(
                array,
                synthetic(
                    array_type.clone(),
                    ExprKind::NewArray { dims: vec![length] },
                ),
            ),
            declare(at, from),
            synthetic_stmt(StmtKind::Loop {
                label,
                cond: Some(less(limit, int(end))),
                test_first: true,
                update: vec![update],
                body: Box::new(store),
                iterable: SYNTHETIC,
            }),
            synthetic_stmt(StmtKind::Return(Some(local_expr(array, array_type)))),
        ];
        Some((statements, element))
    }
}
