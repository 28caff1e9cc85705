//! Enums: their constants, `values` and `valueOf` (JLS 8.9).
//!
//! What must hold: a constant's name and position are set before its constructor runs, as if
//! `Enum`'s constructor had been called.

use super::calls::{CallPlan, without_parens};
use super::inference::Inference;
use super::{Lowerer, Returns, local_expr, synthetic, synthetic_stmt};
use crate::ir::{
    Body, Constant, Expr, ExprKind, LocalId, SYNTHETIC, Stmt, StmtKind, Switch, SwitchCase,
    SwitchLabel,
};
use crate::program::Method;
use crate::types::{ClassId, FieldId, Type};
use std::sync::Arc;
use syntax::ast;

impl Lowerer<'_> {
    /// The routine that creates a constant and stores it.
    pub(crate) fn enum_constant(
        &mut self,
        method: &Method,
        field: FieldId,
        constant: &ast::EnumConstant,
    ) -> Body {
        self.start(method, Returns::Forbidden);
        for error in &constant.errors {
            self.error(error.span, constant.id, error.message.clone());
        }
        let class = method.class;
        let expr = ast::Expr {
            id: constant.id,
            span: constant.span,
            kind: ast::ExprKind::Name(Arc::clone(&constant.name.text)),
        };
        let mut inference = Inference::new(self.program);
        let arguments = self.plan_arguments(&constant.args, &mut inference);
        let ty = Type::class(class);
        let plan = self.plan_constructor(&ty, false, arguments, None, &expr, &mut inference);
        let created = match plan {
            Ok(plan) => {
                let plan = CallPlan {
                    first_variable: 0,
                    ..plan
                };
                self.complete(plan, None, &mut inference)
            }
            Err(value) => value,
        };
        let created = self.with_constant_identity(created, class, field, constant);
        let statement = self.store_field(field, created, constant.id);
        self.finish_body(vec![statement])
    }

    fn with_constant_identity(
        &mut self,
        created: Expr,
        class: ClassId,
        field: FieldId,
        constant: &ast::EnumConstant,
    ) -> Expr {
        let Expr {
            id,
            ty,
            kind:
                ExprKind::New {
                    class: own,
                    constructor,
                    args,
                    captures,
                },
        } = created
        else {
            return created;
        };
        let mut captures = captures;
        let (mut own, mut used) = (own, constructor);
        if constant.body.is_some() {
            let Some(body_class) = self.anonymous_class(constant.id) else {
                return self.unsupported_expr(id, "enum constant with a body");
            };
            self.own_local_classes.push(body_class);
            self.lower_local_class(body_class, Some(constructor));
            if let Some(body_constructor) = self.constructors(body_class).first() {
                (own, used) = (body_class, *body_constructor);
            }
        }
        let position = self
            .program
            .class(class)
            .enum_constants
            .iter()
            .position(|other| *other == field)
            .unwrap_or(0);
        let name: Arc<[u16]> = constant.name.text.encode_utf16().collect();
        let base = self.program.well_known().enumeration;
        if let Some(name_field) = self.find_field(base, "name") {
            let string = self.string();
            captures.push((
                name_field,
                synthetic(string, ExprKind::Const(Constant::Str(name))),
            ));
        }
        if let Some(ordinal) = self.find_field(base, "ordinal") {
            captures.push((ordinal, super::int_expr(position as i32)));
        }
        Expr {
            id,
            ty,
            kind: ExprKind::New {
                class: own,
                constructor: used,
                args,
                captures,
            },
        }
    }

    /// `return new E[] {A, B, …};`
    pub(crate) fn enum_values(&mut self, class: ClassId) -> Body {
        let ty = Type::class(class);
        let elements = self
            .program
            .class(class)
            .enum_constants
            .iter()
            .map(|field| synthetic(ty.clone(), ExprKind::StaticField(*field)))
            .collect();
        let array = synthetic(Type::array_of(ty), ExprKind::ArrayLiteral { elements });
        self.finish_body(vec![synthetic_stmt(StmtKind::Return(Some(array)))])
    }

    /// A switch over the names; another name is an `IllegalArgumentException`.
    pub(crate) fn enum_value_of(&mut self, method: &Method) -> Body {
        let class = method.class;
        let string = self.string();
        let name = self.add_local(Arc::from("name"), string.clone(), SYNTHETIC, false);
        self.function().parameter_count = 1;
        let label = self.new_label();
        let constants = self.program.class(class).enum_constants.clone();
        let cases = constants
            .iter()
            .map(|field| {
                let text = self.program.field(*field).name.encode_utf16().collect();
                let value = synthetic(Type::class(class), ExprKind::StaticField(*field));
                SwitchCase {
                    id: SYNTHETIC,
                    labels: vec![SwitchLabel::Str(text)],
                    is_default: false,
                    body: vec![synthetic_stmt(StmtKind::Return(Some(value)))],
                }
            })
            .collect();
        let switch = Switch {
            label,
            selector: local_expr(name, string.clone()),
            cases,
            must_match: false,
        };
        let display = &self.program.class(class).display_name;
        let prefix: Arc<[u16]> = format!("No enum constant {display}.")
            .encode_utf16()
            .collect();
        let message = synthetic(
            string.clone(),
            ExprKind::Concat(vec![
                synthetic(string.clone(), ExprKind::Const(Constant::Str(prefix))),
                local_expr(name, string),
            ]),
        );
        let exception = self.program.well_known().illegal_argument_exception;
        let thrown = self.new_exception(exception, message);
        let mut statements = vec![self.null_name_check(name)];
        statements.push(synthetic_stmt(StmtKind::Switch(Box::new(switch))));
        statements.push(thrown);
        self.finish_body(statements)
    }

    fn null_name_check(&mut self, name: LocalId) -> Stmt {
        let string = self.string();
        let text: Arc<[u16]> = "Name is null".encode_utf16().collect();
        let exception = self.program.well_known().null_pointer_exception;
        let message = synthetic(string.clone(), ExprKind::Const(Constant::Str(text)));
        let thrown = self.new_exception(exception, message);
        let is_null = self.is_null(local_expr(name, string));
        synthetic_stmt(StmtKind::If {
            cond: is_null,
            then: Box::new(thrown),
            otherwise: None,
        })
    }

    pub(crate) fn is_null(&self, value: Expr) -> Expr {
        let null = synthetic(Type::Null, ExprKind::Const(Constant::Null));
        synthetic(
            Type::BOOLEAN,
            ExprKind::Compare {
                op: crate::ir::CompareOp::Eq,
                kind: crate::ir::CompareKind::Reference,
                left: Box::new(value),
                right: Box::new(null),
            },
        )
    }

    /// `throw new E(message);`
    pub(crate) fn new_exception(&mut self, class: ClassId, message: Expr) -> Stmt {
        let string = self.string();
        let constructor = self
            .constructors(class)
            .into_iter()
            .find(|method| self.program.method(*method).params == [string.clone()]);
        match constructor {
            Some(constructor) => {
                let value = synthetic(
                    Type::class(class),
                    ExprKind::New {
                        class,
                        constructor,
                        args: vec![message],
                        captures: vec![],
                    },
                );
                synthetic_stmt(StmtKind::Throw(value))
            }
            None => {
                let shown = self.program.class(class).display_name.to_string();
                self.unsupported_stmt(SYNTHETIC, format!("not modelled: {shown}"))
            }
        }
    }

    /// The constant that a case label of an enum switch names.
    pub(crate) fn enum_label(&self, class: ClassId, label: &ast::Expr) -> Option<FieldId> {
        let name = match &without_parens(label).kind {
            ast::ExprKind::Name(name) => Arc::clone(name),
            ast::ExprKind::Field { name, .. } => Arc::clone(&name.text),
            _ => return None,
        };
        self.program
            .class(class)
            .enum_constants
            .iter()
            .copied()
            .find(|field| self.program.field(*field).name == name)
    }
}
