//! The members a record has without writing them (JLS 8.10.3).
//!
//! What must hold: `equals` compares `float` and `double` components as their wrappers do, other
//! primitives by `==`, references by `Objects.equals`; `hashCode` combines the components' hashes
//! with 31 from left to right, as the JDK does.

use super::{Lowerer, local_expr, synthetic, synthetic_stmt};
use crate::ir::{
    ArithmeticOp, Body, CompareKind, CompareOp, Constant, Dispatch, Expr, ExprKind, LocalId,
    NumericKind, SYNTHETIC, Stmt, StmtKind,
};
use crate::program::Method;
use crate::types::{ClassId, FieldId, Primitive, Type};
use std::sync::Arc;

impl Lowerer<'_> {
    fn components(&self, class: ClassId) -> Vec<FieldId> {
        let declaration = self.program.class(class);
        let count = declaration.decl.record_components.len();
        declaration.fields.iter().copied().take(count).collect()
    }

    fn component(&self, object: Expr, field: FieldId) -> Expr {
        let ty = self.program.field(field).ty.clone();
        synthetic(
            ty,
            ExprKind::Field {
                object: Box::new(object),
                field,
            },
        )
    }

    fn record_this(&self, class: ClassId) -> Expr {
        synthetic(self.program.this_type(class), ExprKind::This)
    }

    /// Stores the parameters into the components' fields.
    pub(crate) fn store_components(&mut self, method: &Method) -> Vec<Stmt> {
        self.components(method.class)
            .into_iter()
            .enumerate()
            .map(|(index, field)| {
                let ty = self.program.field(field).ty.clone();
                let value = local_expr(LocalId(index as u32), ty);
                self.store_field(field, value, SYNTHETIC)
            })
            .collect()
    }

    pub(crate) fn record_constructor(&mut self, method: &Method) -> Body {
        let components = self
            .program
            .class(method.class)
            .decl
            .record_components
            .clone();
        for (param, ty) in components.iter().zip(&method.params) {
            self.add_local(Arc::clone(&param.name.text), ty.clone(), SYNTHETIC, false);
        }
        self.function().parameter_count = method.params.len() as u32;
        let mut statements = self.initializer_calls(method.class);
        statements.extend(self.store_components(method));
        self.finish_body(statements)
    }

    pub(crate) fn record_accessor(&mut self, field: FieldId) -> Body {
        let this = self.record_this(self.program.field(field).class);
        let value = self.component(this, field);
        self.finish_body(vec![synthetic_stmt(StmtKind::Return(Some(value)))])
    }

    pub(crate) fn record_equals(&mut self, method: &Method) -> Body {
        let class = method.class;
        let object = self.object();
        let other = self.add_local(Arc::from("other"), object.clone(), SYNTHETIC, false);
        self.function().parameter_count = 1;
        let own_type = Type::class(class);
        let same = self.temporary("same", own_type.clone());
        let mut condition = synthetic(
            Type::BOOLEAN,
            ExprKind::InstanceOf {
                operand: Box::new(local_expr(other, object)),
                target: own_type.clone(),
                binding: Some(same),
            },
        );
        for field in self.components(class) {
            let left = self.component(self.record_this(class), field);
            let right = self.component(local_expr(same, own_type.clone()), field);
            let equal = self.component_equals(left, right);
            condition = synthetic(
                Type::BOOLEAN,
                ExprKind::And {
                    left: Box::new(condition),
                    right: Box::new(equal),
                },
            );
        }
        self.finish_body(vec![synthetic_stmt(StmtKind::Return(Some(condition)))])
    }

    fn component_equals(&mut self, left: Expr, right: Expr) -> Expr {
        match left.ty.as_primitive() {
            Some(primitive @ (Primitive::Float | Primitive::Double)) => {
                let ty = Type::Primitive(primitive);
                let wrapper = self.program.well_known().wrapper(primitive);
                let Some(compare) = self.find_method(wrapper, "compare", &[ty.clone(), ty]) else {
                    return self.unsupported_expr(SYNTHETIC, "comparison of records");
                };
                let call = synthetic(
                    Type::INT,
                    ExprKind::Call {
                        method: compare,
                        dispatch: Dispatch::Static,
                        receiver: None,
                        args: vec![left, right],
                    },
                );
                self.comparison(
                    CompareOp::Eq,
                    CompareKind::Int,
                    call,
                    super::int_expr(0),
                    SYNTHETIC,
                )
            }
            Some(primitive) => {
                let kind = match primitive {
                    Primitive::Boolean => CompareKind::Boolean,
                    Primitive::Long => CompareKind::Long,
                    _ => CompareKind::Int,
                };
                let (left, right) = match kind {
                    CompareKind::Int => (
                        self.convert_primitive(left, Primitive::Int),
                        self.convert_primitive(right, Primitive::Int),
                    ),
                    _ => (left, right),
                };
                self.comparison(CompareOp::Eq, kind, left, right, SYNTHETIC)
            }
            None => {
                let object = self.object();
                self.static_helper("equals", &[object.clone(), object], vec![left, right])
            }
        }
    }

    /// A call of `java.util.Objects`.
    fn static_helper(&mut self, name: &str, params: &[Type], args: Vec<Expr>) -> Expr {
        let objects = self.program.well_known().objects;
        match self.find_method(objects, name, params) {
            Some(method) => synthetic(
                self.program.method(method).return_type.clone(),
                ExprKind::Call {
                    method,
                    dispatch: Dispatch::Static,
                    receiver: None,
                    args,
                },
            ),
            None => {
                self.unsupported_expr(SYNTHETIC, format!("not modelled: java.util.Objects.{name}"))
            }
        }
    }

    pub(crate) fn record_hash_code(&mut self, class: ClassId) -> Body {
        let mut hash = super::int_expr(0);
        for field in self.components(class) {
            let value = self.component(self.record_this(class), field);
            let own = self.component_hash(value);
            let scaled = self.int_operation(ArithmeticOp::Mul, hash, super::int_expr(31));
            hash = self.int_operation(ArithmeticOp::Add, scaled, own);
        }
        self.finish_body(vec![synthetic_stmt(StmtKind::Return(Some(hash)))])
    }

    fn int_operation(&self, op: ArithmeticOp, left: Expr, right: Expr) -> Expr {
        synthetic(
            Type::INT,
            ExprKind::Binary {
                op,
                kind: NumericKind::Int,
                left: Box::new(left),
                right: Box::new(right),
            },
        )
    }

    fn component_hash(&mut self, value: Expr) -> Expr {
        match value.ty.as_primitive() {
            Some(primitive) => {
                let wrapper = self.program.well_known().wrapper(primitive);
                let ty = value.ty.clone();
                match self.find_method(wrapper, "hashCode", &[ty]) {
                    Some(method) => synthetic(
                        Type::INT,
                        ExprKind::Call {
                            method,
                            dispatch: Dispatch::Static,
                            receiver: None,
                            args: vec![value],
                        },
                    ),
                    None => self.unsupported_expr(SYNTHETIC, "hash code of records"),
                }
            }
            None => {
                let object = self.object();
                self.static_helper("hashCode", &[object], vec![value])
            }
        }
    }

    /// `Name[first=…, second=…]`
    pub(crate) fn record_to_string(&mut self, class: ClassId) -> Body {
        let string = self.string();
        let text = |text: String| {
            let units: Arc<[u16]> = text.encode_utf16().collect();
            synthetic(string.clone(), ExprKind::Const(Constant::Str(units)))
        };
        let name = self.program.class(class).decl.name.text.to_string();
        let mut parts = Vec::new();
        let mut pending = format!("{name}[");
        for (index, field) in self.components(class).into_iter().enumerate() {
            if index > 0 {
                pending.push_str(", ");
            }
            pending.push_str(&self.program.field(field).name);
            pending.push('=');
            parts.push(text(std::mem::take(&mut pending)));
            parts.push(self.component(self.record_this(class), field));
        }
        pending.push(']');
        parts.push(text(pending));
        let value = match &parts[..] {
            [only] => only.clone(),
            _ => synthetic(string.clone(), ExprKind::Concat(parts)),
        };
        self.finish_body(vec![synthetic_stmt(StmtKind::Return(Some(value)))])
    }
}
