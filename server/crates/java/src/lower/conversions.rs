//! Conversions in their contexts: assignment, invocation, casting, numeric promotion (JLS 5).
//!
//! What must hold: afterwards an expression has exactly the type asked for as far as execution can
//! tell: the same primitive, or an erased class that is assignable.

use super::folding;
use super::{Lowerer, synthetic};
use crate::ir::{Constant, Dispatch, Expr, ExprKind, SYNTHETIC};
use crate::types::{ClassId, MethodId, Primitive, Type};
use syntax::ast::Span;

impl Lowerer<'_> {
    /// JLS 5.1.2, 5.1.3.
    pub(crate) fn convert_primitive(&self, expr: Expr, to: Primitive) -> Expr {
        let Some(from) = expr.ty.as_primitive() else {
            return expr;
        };
        if from == to {
            return expr;
        }
        if let ExprKind::Const(value) = &expr.kind
            && let Some(folded) = folding::convert(value, from, to)
        {
            return Expr {
                id: expr.id,
                ty: Type::Primitive(to),
                kind: ExprKind::Const(folded),
            };
        }
        synthetic(
            Type::Primitive(to),
            ExprKind::Convert {
                from,
                to,
                operand: Box::new(expr),
            },
        )
    }

    /// JLS 5.1.7.
    pub(crate) fn box_value(&mut self, expr: Expr) -> Expr {
        let Some(primitive) = expr.ty.as_primitive() else {
            return expr;
        };
        let wrapper = self.program.well_known().wrapper(primitive);
        let id = expr.id;
        match self.find_method(wrapper, "valueOf", std::slice::from_ref(&expr.ty)) {
            Some(method) => synthetic(
                Type::class(wrapper),
                ExprKind::Call {
                    method,
                    dispatch: Dispatch::Static,
                    receiver: None,
                    args: vec![expr],
                },
            ),
            None => {
                let name = self.program.show_class(wrapper);
                self.unsupported_expr(id, format!("not modelled: java.lang.{name}.valueOf"))
            }
        }
    }

    /// JLS 5.1.8. The expression must be of a wrapper type.
    pub(crate) fn unbox(&mut self, expr: Expr) -> Expr {
        if expr.ty.as_primitive().is_some() {
            return expr;
        }
        let Some(primitive) = self.program.unboxed(&expr.ty) else {
            return expr;
        };
        let wrapper = self.program.well_known().wrapper(primitive);
        let name = format!("{}Value", primitive.name());
        let id = expr.id;
        match self.find_method(wrapper, &name, &[]) {
            Some(method) => {
                let receiver = self.with_erased_type(expr, &Type::class(wrapper));
                synthetic(
                    Type::Primitive(primitive),
                    ExprKind::Call {
                        method,
                        dispatch: Dispatch::Virtual,
                        receiver: Some(Box::new(receiver)),
                        args: vec![],
                    },
                )
            }
            None => {
                let class = self.program.show_class(wrapper);
                self.unsupported_expr(id, format!("not modelled: java.lang.{class}.{name}"))
            }
        }
    }

    /// A method declared in a class by its exact parameters.
    pub(crate) fn find_method(
        &self,
        class: ClassId,
        name: &str,
        params: &[Type],
    ) -> Option<MethodId> {
        self.program
            .member_methods(class, name)
            .iter()
            .copied()
            .find(|method| self.program.method(*method).params == params)
    }

    /// Makes sure that execution may use the value as one of the erased type: takes an unneeded
    /// cast away or adds a needed one.
    pub(crate) fn with_erased_type(&self, expr: Expr, target: &Type) -> Expr {
        let target = self.program.erase(target);
        if !target.is_reference() || target.is_error() {
            return expr;
        }
        let fits = |ty: &Type| {
            self.program
                .is_erased_subtype(&self.program.erase(ty), &target)
        };
        if let Expr {
            id: SYNTHETIC,
            kind: ExprKind::Cast { operand },
            ..
        } = &expr
            && fits(&operand.ty)
        {
            let Expr {
                kind: ExprKind::Cast { operand },
                ..
            } = expr
            else {
                return expr;
            };
            return *operand;
        }
        if expr.ty.is_error() || !expr.ty.is_reference() || fits(&expr.ty) {
            return expr;
        }
        synthetic(
            target,
            ExprKind::Cast {
                operand: Box::new(expr),
            },
        )
    }

    /// Assignment conversion (JLS 5.2), which includes the narrowing of constants.
    pub(crate) fn assign(&mut self, expr: Expr, target: &Type, span: Span) -> Expr {
        self.convert(expr, target, span, true)
    }

    /// Loose invocation conversion (JLS 5.3).
    pub(crate) fn pass(&mut self, expr: Expr, target: &Type, span: Span) -> Expr {
        self.convert(expr, target, span, false)
    }

    fn convert(&mut self, expr: Expr, target: &Type, span: Span, narrows: bool) -> Expr {
        let target = self.program.upper_bound(target);
        if expr.ty.is_error() || target.is_error() {
            return expr;
        }
        match (&expr.ty, &target) {
            (Type::Void, _) => self.incompatible(expr, &target, span),
            (Type::Primitive(from), Type::Primitive(to)) => {
                if widens(*from, *to) || (narrows && self.constant_fits(&expr, *to)) {
                    self.convert_primitive(expr, *to)
                } else {
                    self.incompatible(expr, &target, span)
                }
            }
            (Type::Primitive(from), _) => {
                let to_wrapper = target
                    .class_id()
                    .and_then(|class| self.program.well_known().unwrapped(class));
                let from = match to_wrapper {
                    Some(to) if narrows && *from != to && self.constant_fits(&expr, to) => to,
                    _ => *from,
                };
                let boxed = Type::class(self.program.well_known().wrapper(from));
                if !self.program.is_subtype(&boxed, &target) && !matches!(target, Type::Variable(_))
                {
                    return self.incompatible(expr, &target, span);
                }
                let expr = self.convert_primitive(expr, from);
                let boxed = self.box_value(expr);
                self.with_erased_type(boxed, &target)
            }
            (_, Type::Primitive(to)) => match self.program.unboxed(&expr.ty) {
                Some(from) if widens(from, *to) => {
                    let unboxed = self.unbox(expr);
                    self.convert_primitive(unboxed, *to)
                }
                _ => self.incompatible(expr, &target, span),
            },
            _ => {
                let fits = self.reference_fits(&expr.ty, &target);
                if !fits && !self.is_guessed(&expr) {
                    return self.incompatible(expr, &target, span);
                }
                self.with_erased_type(expr, &target)
            }
        }
    }

    /// Whether a reference of a type can stand where another is expected. Arguments of generic
    /// types aren't compared: what we infer for them may be coarser than what the language says.
    fn reference_fits(&self, from: &Type, to: &Type) -> bool {
        if self.may_be_anything(from) || self.may_be_anything(to) {
            return true;
        }
        match to {
            Type::Class(class, _) => {
                matches!(from, Type::Null) || self.program.as_super(from, *class).is_some()
            }
            _ => {
                self.program.is_subtype(from, to)
                    || self
                        .program
                        .is_erased_subtype(&self.program.erase(from), &self.program.erase(to))
            }
        }
    }

    /// Whether a class may have members that don't show in the source.
    pub(crate) fn members_may_be_unknown(&self, class: ClassId) -> bool {
        let declaration = self.program.class(class);
        declaration.is_missing
            || declaration.has_missing_supertype
            || self
                .program
                .tables
                .classes
                .get(class.index())
                .is_some_and(|info| {
                    info.supers
                        .iter()
                        .any(|supertype| self.program.class(*supertype).may_have_generated_members)
                })
    }

    /// A class of whose supertypes some are unknown.
    pub(crate) fn may_be_anything(&self, ty: &Type) -> bool {
        match ty {
            Type::Error => true,
            Type::Class(class, _) => {
                let class = self.program.class(*class);
                class.is_missing || class.has_missing_supertype
            }
            Type::Array(element) => self.may_be_anything(element),
            _ => false,
        }
    }

    /// The type was inferred and may be coarser than what the language would infer.
    fn is_guessed(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::Cast { operand } if expr.id == SYNTHETIC => self.is_guessed(operand),
            ExprKind::Call {
                method, receiver, ..
            } => {
                let method = self.program.method(*method);
                !method.type_parameters.is_empty()
                    || (receiver.is_some()
                        && !self.program.class(method.class).type_parameters.is_empty())
            }
            ExprKind::Field { field, .. } => {
                let class = self.program.field(*field).class;
                !self.program.class(class).type_parameters.is_empty()
            }
            ExprKind::Conditional { .. } | ExprKind::SwitchValue { .. } => true,
            ExprKind::Local(_) => expr.ty.mentions(&|ty| matches!(ty, Type::Wildcard { .. })),
            _ => false,
        }
    }

    pub(crate) fn incompatible(&mut self, expr: Expr, target: &Type, span: Span) -> Expr {
        let message = match (&expr.ty, target) {
            (Type::Primitive(from), Type::Primitive(to))
                if *from != Primitive::Boolean && *to != Primitive::Boolean =>
            {
                format!(
                    "incompatible types: possible lossy conversion from {} to {}",
                    from.name(),
                    to.name()
                )
            }
            (Type::Void, _) => "'void' type not allowed here".to_owned(),
            _ => format!(
                "incompatible types: {} cannot be converted to {}",
                self.show(&expr.ty),
                self.show(target)
            ),
        };
        let id = expr.id;
        self.error(span, id, message);
        self.erroneous(id)
    }

    /// JLS 5.5, explicit casts. `id` is the cast's own.
    pub(crate) fn cast(
        &mut self,
        expr: Expr,
        target: &Type,
        id: syntax::ast::NodeId,
        span: Span,
    ) -> Expr {
        if expr.ty.is_error() || target.is_error() {
            return Expr {
                id,
                ty: target.clone(),
                kind: expr.kind,
            };
        }
        if let [first, further @ ..] = target.parts()
            && !further.is_empty()
        {
            let mut value = expr;
            // A lambda's object has all the interfaces of its target.
            if !matches!(value.kind, ExprKind::Lambda(_)) {
                // As javac orders the checks.
                for part in further.iter().chain([first]) {
                    value = self.cast(value, part, id, span);
                }
            }
            if value.ty.is_error() {
                return value;
            }
            return Expr {
                ty: target.clone(),
                ..value
            };
        }
        match (&expr.ty, target) {
            (Type::Primitive(from), Type::Primitive(to)) => {
                if from == to {
                    // The cast still is the node the user sees.
                    return Expr { id, ..expr };
                }
                if *from == Primitive::Boolean || *to == Primitive::Boolean {
                    return self.incompatible(expr, target, span);
                }
                let converted = self.convert_primitive(expr, *to);
                Expr { id, ..converted }
            }
            (Type::Primitive(from), _) => {
                let boxed = Type::class(self.program.well_known().wrapper(*from));
                let to = target
                    .class_id()
                    .and_then(|c| self.program.well_known().unwrapped(c));
                if let Some(to) = to
                    && to != *from
                    && self.constant_fits(&expr, to)
                {
                    let converted = self.convert_primitive(expr, to);
                    return self.box_value(converted);
                }
                if !self.program.is_subtype(&boxed, target) {
                    return self.incompatible(expr, target, span);
                }
                let boxed = self.box_value(expr);
                Expr {
                    id,
                    ty: target.clone(),
                    kind: boxed.kind,
                }
            }
            (_, Type::Primitive(to)) => {
                if let Some(from) = self.program.unboxed(&expr.ty) {
                    if widens(from, *to) {
                        let unboxed = self.unbox(expr);
                        let converted = self.convert_primitive(unboxed, *to);
                        return Expr { id, ..converted };
                    }
                    return self.incompatible(expr, target, span);
                }
                // A checked cast to the wrapper, then unboxing.
                let wrapper = Type::class(self.program.well_known().wrapper(*to));
                if !self.castable(&expr.ty, &wrapper) {
                    return self.incompatible(expr, target, span);
                }
                let cast = Expr {
                    id,
                    ty: wrapper.clone(),
                    kind: ExprKind::Cast {
                        operand: Box::new(expr),
                    },
                };
                self.unbox(cast)
            }
            (Type::Void, _) => self.incompatible(expr, target, span),
            _ => {
                if let Some(name) = self.missing_name(target) {
                    self.note_unsupported(id, format!("not modelled: {name}"));
                    return Expr {
                        id,
                        ty: target.clone(),
                        kind: ExprKind::Unsupported(format!("not modelled: {name}")),
                    };
                }
                if !self.castable(&expr.ty, target) && !self.is_guessed(&expr) {
                    return self.incompatible(expr, target, span);
                }
                let from = self.program.erase(&expr.ty);
                let to = self.program.erase(target);
                if let ExprKind::Const(Constant::Str(_)) = expr.kind
                    && self.program.is_string(target)
                {
                    return Expr { id, ..expr };
                }
                // The type of a new array says what is made.
                let makes_array = matches!(
                    expr.kind,
                    ExprKind::NewArray { .. } | ExprKind::ArrayLiteral { .. }
                );
                // What a generic call gives is no number in a conditional; as a cast to a box it is.
                let makes_number =
                    self.is_of_generic_call(&expr) && self.program.unboxed(target).is_some();
                if self.program.is_erased_subtype(&from, &to) && !makes_array && !makes_number {
                    // Nothing to check; the static type changes.
                    return Expr {
                        id: expr.id,
                        ty: target.clone(),
                        kind: expr.kind,
                    };
                }
                let operand = self.without_synthetic_cast(expr);
                Expr {
                    id,
                    ty: target.clone(),
                    kind: ExprKind::Cast {
                        operand: Box::new(operand),
                    },
                }
            }
        }
    }

    fn without_synthetic_cast(&self, expr: Expr) -> Expr {
        match expr {
            Expr {
                id: SYNTHETIC,
                kind: ExprKind::Cast { operand },
                ..
            } => *operand,
            other => other,
        }
    }

    pub(crate) fn is_missing_class(&self, ty: &Type) -> bool {
        match ty {
            Type::Class(class, _) => {
                self.program.class(*class).is_missing && *class != self.program.well_known().object
            }
            Type::Array(element) => self.is_missing_class(element),
            _ => false,
        }
    }

    /// The full name of a class that isn't part of the program.
    pub(crate) fn missing_name(&self, ty: &Type) -> Option<String> {
        match ty {
            Type::Class(class, _) if self.is_missing_class(ty) => {
                Some(self.program.class(*class).display_name.to_string())
            }
            Type::Array(element) => self.missing_name(element),
            _ => None,
        }
    }

    /// JLS 5.5.1 on erasures: whether a cast between two reference types can succeed.
    pub(crate) fn castable(&self, from: &Type, to: &Type) -> bool {
        if self.may_be_anything(from) || self.may_be_anything(to) {
            return true;
        }
        let (from, to) = (self.program.erase(from), self.program.erase(to));
        if self.program.is_erased_subtype(&from, &to) || self.program.is_erased_subtype(&to, &from)
        {
            return true;
        }
        match (&from, &to) {
            (Type::Class(from, _), Type::Class(to, _)) => {
                let (from, to) = (self.program.class(*from), self.program.class(*to));
                let is_final = |class: &crate::program::Class| {
                    class.decl.modifiers.is_final
                        || matches!(
                            class.kind,
                            syntax::ast::TypeKind::Enum | syntax::ast::TypeKind::Record
                        )
                };
                (from.is_interface() && !is_final(to)) || (to.is_interface() && !is_final(from))
            }
            (Type::Array(from), Type::Array(to)) => {
                from.is_reference() && to.is_reference() && self.castable(from, to)
            }
            _ => false,
        }
    }

    /// A boolean condition. One that is constant by way of local constants becomes plainly so,
    /// for the flow of control depends on it (JLS 14.22, 16).
    pub(crate) fn condition(&mut self, expr: &syntax::ast::Expr) -> Expr {
        let value = self.expr_to(expr, &Type::BOOLEAN);
        match self.constant_boolean(&value) {
            Some(constant) => Expr {
                kind: ExprKind::Const(Constant::Boolean(constant)),
                ..value
            },
            None => value,
        }
    }

    /// JLS 5.2: a constant of type `int` or smaller may be narrowed to a type it fits.
    pub(crate) fn constant_fits(&self, expr: &Expr, to: Primitive) -> bool {
        if !expr.ty.as_primitive().is_some_and(Primitive::is_int_like) {
            return false;
        }
        match self.constant_value(expr) {
            Some(Constant::Int(value)) => match to {
                Primitive::Byte => i8::try_from(value).is_ok(),
                Primitive::Short => i16::try_from(value).is_ok(),
                Primitive::Char => u16::try_from(value).is_ok(),
                _ => false,
            },
            _ => false,
        }
    }
}

/// Identity or widening primitive conversion (JLS 5.1.1, 5.1.2).
pub(crate) fn widens(from: Primitive, to: Primitive) -> bool {
    use Primitive::*;
    from == to
        || match from {
            Boolean | Double => false,
            Byte => matches!(to, Short | Int | Long | Float | Double),
            Short | Char => matches!(to, Int | Long | Float | Double),
            Int => matches!(to, Long | Float | Double),
            Long => matches!(to, Float | Double),
            Float => matches!(to, Double),
        }
}
