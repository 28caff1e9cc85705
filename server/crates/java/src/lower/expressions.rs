//! Expressions but calls, creations, operators and lambdas (JLS 15).
//!
//! What must hold: [`Lowerer::expr`] gives a value of the expression's own type; only poly
//! expressions look at the target type. Whoever needs a certain type uses [`Lowerer::expr_to`].

use super::choices::ChoiceKind;
use super::names::Meaning;
use super::{Lowerer, synthetic};
use crate::ir::{Constant, Expr, ExprKind, Place};
use crate::program::blank_fields::own_variable;
use crate::program::{MemberSource, MethodKind};
use crate::types::{Primitive, Type};
use syntax::ast::{self, Literal};

/// A place to store into, its type, and the temporaries set before.
pub(crate) struct Target {
    pub(crate) place: Place,
    pub(crate) ty: Type,
}

impl Lowerer<'_> {
    /// The expression converted to a type, as in an assignment.
    pub(crate) fn expr_to(&mut self, expr: &ast::Expr, target: &Type) -> Expr {
        let value = self.expr(expr, Some(target));
        self.assign(value, target, expr.span)
    }

    /// An expression with its own type.
    pub(crate) fn expr(&mut self, expr: &ast::Expr, target: Option<&Type>) -> Expr {
        match &expr.kind {
            ast::ExprKind::Literal(literal) => self.literal(literal, expr),
            ast::ExprKind::Name(_) => self.name_value(expr),
            ast::ExprKind::Field {
                target: object,
                name,
            } => self.field_access(object, name, expr),
            ast::ExprKind::Index { array, index } => self.index(array, index, expr),
            ast::ExprKind::Call { .. } => self.call(expr, target),
            ast::ExprKind::ConstructorCall { .. } => self.error_expr(
                expr,
                "call to this or super must be first statement in constructor",
            ),
            ast::ExprKind::New { .. } => self.new_object(expr, target),
            ast::ExprKind::NewArray {
                element,
                dims,
                extra_dims,
                init,
            } => self.new_array(element, dims, *extra_dims, init.as_deref(), expr),
            ast::ExprKind::ArrayInit(elements) => match target {
                Some(Type::Array(element)) => self.array_literal(elements, element, expr),
                Some(Type::Error) => self.erroneous(expr.id),
                _ => self.error_expr(expr, "array initializer is not expected here"),
            },
            ast::ExprKind::Unary { op, operand } => self.unary(*op, operand, expr),
            ast::ExprKind::IncDec {
                is_prefix,
                is_increment,
                target,
            } => self.increment(*is_prefix, *is_increment, target, expr),
            ast::ExprKind::Binary { .. } => self.binary(expr),
            ast::ExprKind::Assign { target, value } => self.assignment(target, value, expr),
            ast::ExprKind::CompoundAssign { op, target, value } => {
                self.compound_assignment(*op, target, value, expr)
            }
            ast::ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => self.conditional(cond, then, otherwise, target, expr),
            ast::ExprKind::Cast { ty, operand } => {
                let written = self.type_ref(ty, expr.id);
                let target = super::calls::needs_target(operand).then_some(&written);
                let value = self.expr(operand, target);
                if written.is_error() && !value.ty.is_error() {
                    // The operand's effects stay visible; its value has no known type.
                    return self.unsupported_expr(expr.id, self.unknown_type(ty));
                }
                self.cast(value, &written, expr.id, expr.span)
            }
            ast::ExprKind::InstanceOf { operand, pattern } => {
                self.instance_of(operand, pattern, expr)
            }
            ast::ExprKind::Paren(inner) => self.expr(inner, target),
            ast::ExprKind::This => {
                if self.has_this() {
                    let value = self.this_expr();
                    Expr {
                        id: expr.id,
                        ..value
                    }
                } else {
                    let message = if self.before_super {
                        "cannot reference this before supertype constructor has been called"
                    } else {
                        "non-static variable this cannot be referenced from a static context"
                    };
                    self.error_expr(expr, message)
                }
            }
            ast::ExprKind::QualifiedThis(ty) => self.qualified_this(ty, expr),
            ast::ExprKind::Super | ast::ExprKind::QualifiedSuper(_) => {
                self.error_expr(expr, "'.' expected after super")
            }
            ast::ExprKind::ClassLiteral(ty) => {
                let written = self.type_ref(ty, expr.id);
                if written.is_error() {
                    return self.unsupported_expr(expr.id, self.unknown_type(ty));
                }
                let class = Type::Class(
                    self.program.well_known().class,
                    [self.program.boxed(&written)].into(),
                );
                Expr {
                    id: expr.id,
                    ty: class,
                    kind: ExprKind::Const(Constant::Class(self.program.erase(&written))),
                }
            }
            ast::ExprKind::Lambda(lambda) => self.lambda(lambda, target, expr),
            ast::ExprKind::MethodRef { target: of, name } => {
                self.method_ref(of, name, target, expr)
            }
            ast::ExprKind::Switch(switch) => self.switch_value(switch, target, expr),
            ast::ExprKind::JmlResult
            | ast::ExprKind::JmlOld(_)
            | ast::ExprKind::JmlQuantified(_)
            | ast::ExprKind::JmlImplies { .. }
            | ast::ExprKind::JmlIff { .. } => self.specification_expr(expr),
            ast::ExprKind::Unsupported(what) => self.unsupported_expr(expr.id, what.clone()),
        }
    }

    fn unknown_type(&self, ty: &ast::TypeRef) -> String {
        let mut problems = Vec::new();
        self.program.resolve_type(self.scope, ty, &mut problems);
        problems
            .into_iter()
            .next()
            .map_or_else(|| "unknown type".to_owned(), |it| it.message)
    }

    fn literal(&mut self, literal: &Literal, expr: &ast::Expr) -> Expr {
        let (ty, constant) = match literal {
            Literal::Int(value) => match i32::try_from(*value) {
                Ok(value) => (Type::INT, Constant::Int(value)),
                Err(_) => {
                    let message = format!("integer number too large: {value}");
                    return self.error_expr(expr, message);
                }
            },
            Literal::Long(bits) => (Type::LONG, Constant::Long(*bits as i64)),
            Literal::Float(value) => (Type::FLOAT, Constant::Float(*value)),
            Literal::Double(value) => (Type::DOUBLE, Constant::Double(*value)),
            Literal::Boolean(value) => (Type::BOOLEAN, Constant::Boolean(*value)),
            Literal::Char(unit) => (Type::CHAR, Constant::Int(i32::from(*unit))),
            Literal::Str(units) => (self.string(), Constant::Str(units.clone())),
            Literal::Null => (Type::Null, Constant::Null),
            Literal::Invalid(message) => return self.error_expr(expr, message.clone()),
        };
        Expr {
            id: expr.id,
            ty,
            kind: ExprKind::Const(constant),
        }
    }

    fn field_access(&mut self, object: &ast::Expr, name: &ast::Ident, expr: &ast::Expr) -> Expr {
        match &object.kind {
            ast::ExprKind::Name(_) | ast::ExprKind::Field { .. } => self.name_value(expr),
            ast::ExprKind::Super => match self.super_field(name, expr) {
                Ok(found) => self.read(found, expr.id),
                Err(value) => value,
            },
            _ => {
                let object = self.expr(object, None);
                self.field_of_value(object, name, expr)
            }
        }
    }

    fn super_field(
        &mut self,
        name: &ast::Ident,
        expr: &ast::Expr,
    ) -> Result<super::names::FoundVariable, Expr> {
        let Some(supertype) = self.program.class(self.class).supertype.clone() else {
            return Err(self.error_expr(expr, "there is no superclass"));
        };
        if !self.has_this() {
            return Err(self.error_expr(
                expr,
                "non-static variable super cannot be referenced from a static context",
            ));
        }
        let this = self.this_expr();
        self.find_field_of_value(
            Expr {
                ty: supertype,
                ..this
            },
            name,
            expr,
        )
    }

    fn qualified_this(&mut self, ty: &ast::TypeRef, expr: &ast::Expr) -> Expr {
        let Type::Class(class, _) = self.type_ref(ty, expr.id) else {
            return self.erroneous(expr.id);
        };
        match self.enclosing_instance(class) {
            Some(object) => Expr {
                id: expr.id,
                ..object
            },
            None => {
                let name = self.program.show_class(class);
                self.error_expr(expr, format!("not an enclosing class: {name}"))
            }
        }
    }

    fn index(&mut self, array: &ast::Expr, index: &ast::Expr, expr: &ast::Expr) -> Expr {
        let array_value = self.expr(array, None);
        let index = self.array_index(index);
        let element = match &array_value.ty {
            Type::Array(element) => self.program.upper_bound(element),
            Type::Error => {
                return Expr {
                    id: expr.id,
                    ..array_value
                };
            }
            other => {
                let shown = self.show(other);
                return self.error_expr(expr, format!("array required, but {shown} found"));
            }
        };
        Expr {
            id: expr.id,
            ty: element,
            kind: ExprKind::Index {
                array: Box::new(array_value),
                index: Box::new(index),
            },
        }
    }

    /// JLS 15.10.3: an index after unary promotion must be `int`.
    fn array_index(&mut self, index: &ast::Expr) -> Expr {
        let value = self.expr(index, None);
        let value = self.promoted_unary(value);
        self.assign(value, &Type::INT, index.span)
    }

    /// Where an assignment stores. `None` after an error.
    pub(crate) fn target(&mut self, expr: &ast::Expr) -> Result<Target, Expr> {
        let found = match &expr.kind {
            ast::ExprKind::Paren(inner) => return self.target(inner),
            ast::ExprKind::Index { array, index } => {
                let value = self.index(array, index, expr);
                let ty = value.ty.clone();
                return match value.kind {
                    ExprKind::Index { array, index } => Ok(Target {
                        place: Place::Element { array, index },
                        ty,
                    }),
                    _ => Err(value),
                };
            }
            ast::ExprKind::Name(name) => match self.find_simple(name, expr) {
                Some(found) => found,
                None => return Err(self.name_value(expr)),
            },
            ast::ExprKind::Field {
                target: object,
                name,
            } => match &object.kind {
                ast::ExprKind::Super => self.super_field(name, expr)?,
                ast::ExprKind::Name(_) | ast::ExprKind::Field { .. } => {
                    match self.meaning(object) {
                        Meaning::Value(object) => self.find_field_of_value(object, name, expr)?,
                        Meaning::Type(Type::Class(class, _)) => {
                            match self.find_field(class, &name.text) {
                                Some(field) if self.program.field(field).is_static => {
                                    self.check_access_to_field(field, Some(class), name, expr.id);
                                    let field = self.program.field(field);
                                    super::names::FoundVariable {
                                        place: synthetic(
                                            field.ty.clone(),
                                            ExprKind::StaticField(field.id),
                                        ),
                                        constant: None,
                                        is_final: field.is_final,
                                        is_captured: false,
                                    }
                                }
                                _ => return Err(self.name_value(expr)),
                            }
                        }
                        _ => return Err(self.name_value(expr)),
                    }
                }
                _ => {
                    let object = self.expr(object, None);
                    self.find_field_of_value(object, name, expr)?
                }
            },
            _ => {
                self.expr(expr, None);
                return Err(self.error_expr(expr, "unexpected type: a variable is required"));
            }
        };
        let name = match &expr.kind {
            ast::ExprKind::Name(name) => name.to_string(),
            ast::ExprKind::Field { name, .. } => name.text.to_string(),
            _ => String::new(),
        };
        if found.is_captured {
            let what = if self
                .functions
                .last()
                .is_some_and(|function| function.is_lambda)
            {
                "a lambda expression"
            } else {
                "an inner class"
            };
            return Err(self.error_expr(
                expr,
                format!(
                    "local variables referenced from {what} must be final or effectively final"
                ),
            ));
        }
        if found.is_final && !self.may_initialize(expr, &found.place) {
            return Err(self.error_expr(
                expr,
                format!("cannot assign a value to final variable {name}"),
            ));
        }
        let ty = found.place.ty.clone();
        let place = match found.place.kind {
            ExprKind::Local(local) => Place::Local(local),
            ExprKind::Field { object, field } => Place::Field { object, field },
            ExprKind::StaticField(field) => Place::StaticField(field),
            ExprKind::Sequence { value, .. } => match value.kind {
                ExprKind::StaticField(field) => Place::StaticField(field),
                _ => return Err(self.erroneous(expr.id)),
            },
            _ => return Err(self.erroneous(expr.id)),
        };
        Ok(Target { place, ty })
    }

    /// A blank final field may be set by its class's constructors and initialisers, static ones by static
    /// ones, and only by its name or as `this.name` (JLS 16). A record's compact constructor sets none.
    fn may_initialize(&self, written: &ast::Expr, place: &Expr) -> bool {
        let field = match &place.kind {
            ExprKind::Field { field, .. } | ExprKind::StaticField(field) => *field,
            _ => return false,
        };
        let field = self.program.field(field);
        let has_initializer = field.ast.as_ref().is_some_and(|ast| ast.init.is_some());
        let in_initialization = match self.method.map(|method| self.program.method(method)) {
            Some(method) => {
                let is_compact = matches!(&method.source, MemberSource::Method(source)
                    if source.kind == ast::MethodKind::CompactConstructor);
                let initializes = &*method.name == "<init>"
                    || !matches!(method.kind, MethodKind::Method | MethodKind::Implicit(_));
                initializes && !is_compact && method.is_static == field.is_static
            }
            None => true,
        };
        field.class == self.class
            && !has_initializer
            && in_initialization
            && own_variable(written).is_some()
    }

    fn assignment(&mut self, target: &ast::Expr, value: &ast::Expr, expr: &ast::Expr) -> Expr {
        match self.target(target) {
            Ok(Target { place, ty }) => {
                let value = self.expr_to(value, &ty);
                Expr {
                    id: expr.id,
                    ty,
                    kind: ExprKind::Assign {
                        target: place,
                        value: Box::new(value),
                    },
                }
            }
            Err(broken) => {
                // The right side may have errors of its own.
                self.expr(value, None);
                Expr {
                    id: expr.id,
                    ..broken
                }
            }
        }
    }

    /// JLS 15.25.
    fn conditional(
        &mut self,
        cond: &ast::Expr,
        then: &ast::Expr,
        otherwise: &ast::Expr,
        target: Option<&Type>,
        expr: &ast::Expr,
    ) -> Expr {
        // A conditional of numbers or truth values doesn't look at its target.
        let target = match target {
            Some(ty) if ty.is_reference() && self.operand_primitive(expr).is_some() => None,
            target => target,
        };
        self.push_scope();
        let (if_true, if_false) = self.bindings_of(cond);
        let cond = self.condition(cond);
        let bindings = self.pop_scope();
        self.push_scope_of(&bindings, &if_true);
        let then_value = self.expr(then, target);
        self.pop_scope();
        self.push_scope_of(&bindings, &if_false);
        let otherwise_value = self.expr(otherwise, target);
        self.pop_scope();
        let ty = self.conditional_type(&then_value, &otherwise_value, target);
        let then_value = self.assign(then_value, &ty, then.span);
        let otherwise_value = self.assign(otherwise_value, &ty, otherwise.span);
        if let (
            ExprKind::Const(Constant::Boolean(value)),
            ExprKind::Const(left),
            ExprKind::Const(right),
        ) = (&cond.kind, &then_value.kind, &otherwise_value.kind)
            && !matches!(left, Constant::Null)
            && !matches!(right, Constant::Null)
        {
            let chosen = if *value { left.clone() } else { right.clone() };
            return Expr {
                id: expr.id,
                ty,
                kind: ExprKind::Const(chosen),
            };
        }
        Expr {
            id: expr.id,
            ty,
            kind: ExprKind::Conditional {
                cond: Box::new(cond),
                then: Box::new(then_value),
                otherwise: Box::new(otherwise_value),
            },
        }
    }

    /// The type of a conditional or switch expression with two results (tables 15.25-A to E).
    pub(crate) fn conditional_type(
        &self,
        left: &Expr,
        right: &Expr,
        target: Option<&Type>,
    ) -> Type {
        if left.ty == right.ty {
            return left.ty.clone();
        }
        if left.ty.is_error() || right.ty.is_error() {
            return Type::Error;
        }
        let (l, r) = (
            self.program.unboxed(&left.ty),
            self.program.unboxed(&right.ty),
        );
        match (l, r) {
            // Without a target even what generic calls give counts as a number.
            (Some(l), Some(r))
                if (l == Primitive::Boolean) == (r == Primitive::Boolean)
                    && (target.is_none()
                        || self.choice_kind(left, right) != ChoiceKind::Reference) =>
            {
                if l == r {
                    return Type::Primitive(l);
                }
                return Type::Primitive(self.numeric_result(left, l, right, r));
            }
            _ => {}
        }
        // A reference conditional takes the type of its target (JLS 15.25.3).
        if let Some(target) = target
            && *target != Type::Void
        {
            return target.clone();
        }
        let boxed = [self.program.boxed(&left.ty), self.program.boxed(&right.ty)];
        self.program.least_upper_bound(&boxed)
    }

    fn numeric_result(&self, left: &Expr, l: Primitive, right: &Expr, r: Primitive) -> Primitive {
        use Primitive::*;
        let is_small = |p: Primitive| matches!(p, Byte | Short | Char);
        match (l, r) {
            (Byte, Short) | (Short, Byte) => return Short,
            _ => {}
        }
        // A constant int takes the small type of the other side if it fits.
        if is_small(l) && r == Int && self.constant_fits(right, l) {
            return l;
        }
        if is_small(r) && l == Int && self.constant_fits(left, r) {
            return r;
        }
        super::operators::promote(l, r)
    }

    fn new_array(
        &mut self,
        element: &ast::TypeRef,
        dims: &[ast::Expr],
        extra_dims: u32,
        init: Option<&ast::Expr>,
        expr: &ast::Expr,
    ) -> Expr {
        let mut ty = self.type_ref(element, expr.id);
        if ty.is_error() {
            for dim in dims {
                self.expr(dim, None);
            }
            return self.unsupported_expr(expr.id, self.unknown_type(element));
        }
        for _ in 0..(dims.len() + extra_dims as usize).min(255) {
            ty = Type::array_of(ty);
        }
        if let Some(init) = init {
            let value = self.expr(init, Some(&ty));
            return Expr {
                id: expr.id,
                ..value
            };
        }
        let dims = dims.iter().map(|dim| self.array_index(dim)).collect();
        Expr {
            id: expr.id,
            ty,
            kind: ExprKind::NewArray { dims },
        }
    }

    fn array_literal(&mut self, elements: &[ast::Expr], element: &Type, expr: &ast::Expr) -> Expr {
        let element = self.program.upper_bound(element);
        let elements = elements
            .iter()
            .map(|value| self.expr_to(value, &element))
            .collect();
        Expr {
            id: expr.id,
            ty: Type::array_of(element),
            kind: ExprKind::ArrayLiteral { elements },
        }
    }
}
