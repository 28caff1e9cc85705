//! Edits inside expressions: operators, operands, variables, constants, indices and bounds.

use super::EditKind;
use super::generator::Generator;
use super::scope;
use java::types::{Primitive, Type};
use std::sync::Arc;
use syntax::ast::{BinaryOp, Expr, ExprKind, Literal, Span, UnaryOp};

/// Variables tried as added operands.
const OPERANDS: usize = 5;

impl Generator<'_> {
    /// The whole right side of an assignment, a declaration, a returned or passed value.
    pub(super) fn whole_value(
        &mut self,
        value: &Expr,
        expected: Option<&Type>,
        target: Option<&str>,
    ) {
        self.value(value, true);
        self.solved(value);
        self.root_or_size(value);
        let own = self.type_of(value);
        let Some(ty) = expected.or(own.as_ref()).cloned() else {
            return;
        };
        let text = self.slice(value.span).to_owned();
        let is_name = matches!(value.kind, ExprKind::Name(_) | ExprKind::Literal(_));
        if !is_name {
            for variable in self.variables_for(&ty) {
                self.replace(EditKind::LeftOut, 2, value.span, variable.name.to_string());
            }
        }
        let plain = scope::unboxed(self.program, &ty);
        if plain.is_numeric() {
            let mut others: Vec<Arc<str>> = vec!["0".into()];
            others.extend(target.map(Arc::from));
            for variable in self.variables_for(&ty) {
                if !others.contains(&variable.name) {
                    others.push(variable.name);
                }
            }
            for other in others.into_iter().take(OPERANDS) {
                for function in ["Math.max", "Math.min"] {
                    let bounded = format!("{function}({other}, {text})");
                    self.replace(EditKind::Added, 3, value.span, bounded);
                }
            }
        }
        if plain.is_boolean() {
            self.as_condition(value);
        }
    }

    pub(super) fn returned(&mut self, value: &Expr, ty: Option<&Type>) {
        self.whole_value(value, ty, None);
        // What the object keeps for itself; a variable of the method's own is nobody else's.
        let is_local = matches!(&value.kind, ExprKind::Name(name) if self.is_local(name));
        if !is_local {
            self.copied(value);
        }
        let Some(ty) = ty else { return };
        if let Type::Primitive(primitive) = scope::unboxed(self.program, ty)
            && primitive != Primitive::Boolean
        {
            for constant in ["0", "1", "-1"] {
                self.replace(EditKind::Constant, 2, value.span, constant);
            }
        }
    }

    /// An expression evaluated for what it does.
    pub(super) fn effect(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Assign { target, value } => {
                self.target(target);
                let ty = self.type_of(expr).or_else(|| self.type_of(value));
                let name = self.slice(target.span).to_owned();
                self.whole_value(value, ty.as_ref(), Some(&name));
                self.copied(value);
                let is_number = ty.is_some_and(|ty| scope::unboxed(self.program, &ty).is_numeric());
                if is_number {
                    let between = Span {
                        start: target.span.end,
                        end: value.span.start,
                    };
                    for op in [" += ", " -= "] {
                        self.replace_in(EditKind::Operator, 2, between, op, expr.span);
                    }
                }
            }
            ExprKind::CompoundAssign { op, target, value } => {
                self.target(target);
                let ty = self.type_of(value);
                self.whole_value(value, ty.as_ref(), None);
                let between = Span {
                    start: target.span.end,
                    end: value.span.start,
                };
                for other in related(*op) {
                    let text = format!(" {}= ", other.symbol());
                    self.replace_in(EditKind::Operator, 1, between, text, expr.span);
                }
                self.replace_in(EditKind::Operator, 1, between, " = ", expr.span);
            }
            ExprKind::IncDec { .. } => self.value(expr, true),
            ExprKind::Paren(inner) => self.effect(inner),
            _ => self.value(expr, true),
        }
    }

    /// The left side of an assignment.
    fn target(&mut self, target: &Expr) {
        match &target.kind {
            ExprKind::Name(name) => {
                self.other_variables(target, name, true);
                self.hidden_field(target, name);
            }
            ExprKind::Field {
                target: object,
                name,
            } => {
                self.value(object, false);
                self.other_fields(object, name);
            }
            ExprKind::Index { array, index } => {
                self.value(array, false);
                self.value(index, true);
                self.off_by_one(index, true);
            }
            ExprKind::Paren(inner) => self.target(inner),
            _ => {}
        }
    }

    /// An expression whose value is used. `is_delimited`: anything may stand here without
    /// parentheses.
    pub(super) fn value(&mut self, expr: &Expr, is_delimited: bool) {
        self.idioms(expr, is_delimited);
        match &expr.kind {
            ExprKind::Paren(inner) => self.value(inner, true),
            ExprKind::Literal(literal) => self.literal(expr, literal, is_delimited),
            ExprKind::Name(name) => {
                self.other_variables(expr, name, false);
                self.other_enum_constants(expr, name, expr.span);
                self.off_by_one(expr, is_delimited);
                self.more(expr, is_delimited);
                self.instead_of_value(expr, is_delimited);
            }
            ExprKind::Field { target, name } => {
                self.value(target, false);
                self.other_fields(target, name);
                self.other_enum_constants(expr, &name.text, name.span);
                self.off_by_one(expr, is_delimited);
                self.other_links(expr, target, &name.text);
                self.instead_of_value(expr, is_delimited);
            }
            ExprKind::Index { array, index } => {
                self.value(array, false);
                self.value(index, true);
                self.more(expr, is_delimited);
            }
            ExprKind::Unary { op, operand } => {
                if matches!(op, UnaryOp::Not | UnaryOp::Minus | UnaryOp::BitNot) {
                    let text = self.slice(operand.span).to_owned();
                    let kind = match op {
                        UnaryOp::Not => EditKind::Negation,
                        _ => EditKind::LeftOut,
                    };
                    self.replace(kind, 1, expr.span, text);
                }
                let is_number = matches!(operand.kind, ExprKind::Literal(_));
                if let (UnaryOp::Minus, ExprKind::Literal(Literal::Int(value))) =
                    (op, &operand.kind)
                {
                    for near in [1 - value, -1 - value] {
                        let text = signed(near, is_delimited);
                        self.replace(EditKind::OffByOne, 1, expr.span, text);
                    }
                }
                if !is_number {
                    self.value(operand, false);
                }
            }
            ExprKind::IncDec {
                is_prefix,
                is_increment,
                target,
            } => {
                let text = self.slice(target.span).to_owned();
                let (same, other) = if *is_increment {
                    ("++", "--")
                } else {
                    ("--", "++")
                };
                let (turned, opposite) = if *is_prefix {
                    (format!("{text}{same}"), format!("{other}{text}"))
                } else {
                    (format!("{same}{text}"), format!("{text}{other}"))
                };
                self.replace(EditKind::Operator, 1, expr.span, opposite);
                self.replace(EditKind::Operator, 1, expr.span, turned);
                self.target(target);
            }
            ExprKind::Binary { op, left, right } => {
                self.binary(expr, *op, left, right, is_delimited);
            }
            ExprKind::Assign { .. } | ExprKind::CompoundAssign { .. } => self.effect(expr),
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => {
                self.condition(cond);
                self.value(then, true);
                self.value(otherwise, true);
                let (one, two) = (
                    self.slice(then.span).to_owned(),
                    self.slice(otherwise.span).to_owned(),
                );
                self.replace(
                    EditKind::LeftOut,
                    2,
                    expr.span,
                    in_parens(&one, is_delimited),
                );
                self.replace(
                    EditKind::LeftOut,
                    2,
                    expr.span,
                    in_parens(&two, is_delimited),
                );
            }
            ExprKind::Cast { operand, .. } => self.value(operand, false),
            ExprKind::InstanceOf { operand, pattern } => {
                self.value(operand, false);
                self.bind(pattern);
            }
            ExprKind::Call { .. } | ExprKind::New { .. } | ExprKind::ConstructorCall { .. } => {
                self.call(expr, is_delimited);
            }
            ExprKind::NewArray { dims, init, .. } => {
                for size in dims {
                    self.value(size, true);
                    self.off_by_one(size, true);
                }
                if let Some(init) = init {
                    self.value(init, true);
                }
            }
            ExprKind::ArrayInit(elements) => {
                for element in elements {
                    self.value(element, true);
                }
            }
            ExprKind::Lambda(lambda) => self.lambda(lambda, Type::Error),
            ExprKind::MethodRef { name, .. } => self.other_references(expr, name),
            ExprKind::Switch(switch) => {
                let unit = (self.unit, self.unit_span, self.reached_by);
                let statement = self.reached_by.unwrap_or(self.unit);
                self.switch(switch, statement);
                (self.unit, self.unit_span, self.reached_by) = unit;
            }
            _ => {}
        }
    }

    fn binary(&mut self, expr: &Expr, op: BinaryOp, left: &Expr, right: &Expr, is_delimited: bool) {
        self.value(left, false);
        self.value(right, false);
        let between = Span {
            start: left.span.end,
            end: right.span.start,
        };
        let is_text = self
            .type_of(expr)
            .is_some_and(|ty| !scope::unboxed(self.program, &ty).is_numeric() && !ty.is_boolean());
        // A difference of which only the sign counts is turned round, no other operation.
        let is_sign = self.usage.signs.contains(&expr.id);
        let stays = is_sign || (is_text && op == BinaryOp::Add);
        if !stays {
            for other in related(op) {
                let text = format!(" {} ", other.symbol());
                self.replace_in(EditKind::Operator, 1, between, text, expr.span);
            }
        }
        let (one, two) = (
            self.slice(left.span).to_owned(),
            self.slice(right.span).to_owned(),
        );
        if is_comparison(op) {
            self.off_by_one(left, false);
            self.off_by_one(right, false);
            self.wanted_bound(left);
            self.wanted_bound(right);
            if let ExprKind::Literal(Literal::Int(constant)) = right.kind {
                for other in related(op) {
                    for constant in [constant - 1, constant + 1] {
                        let text = format!("{one} {} {constant}", other.symbol());
                        self.replace(EditKind::Condition, 2, expr.span, text);
                    }
                }
            }
        } else {
            let kind = EditKind::LeftOut;
            self.replace(kind, 2, expr.span, one.clone());
            self.replace(kind, 2, expr.span, two.clone());
        }
        let is_ordered = matches!(
            op,
            BinaryOp::Sub | BinaryOp::Div | BinaryOp::Rem | BinaryOp::Shl | BinaryOp::Shr
        ) || (op == BinaryOp::Add && is_text);
        if is_ordered {
            let turned = format!("{two} {} {one}", op.symbol());
            self.replace(EditKind::Swap, 1, expr.span, turned);
        }
        // Another grouping: a * b + c as a * (b + c).
        if let ExprKind::Binary {
            op: inner,
            left: first,
            right: second,
        } = &left.kind
            && is_arithmetic(op)
            && is_arithmetic(*inner)
            && !is_text
        {
            let text = format!(
                "{} {} ({} {} {two})",
                self.slice(first.span),
                inner.symbol(),
                self.slice(second.span),
                op.symbol()
            );
            self.replace(EditKind::Swap, 2, expr.span, in_parens(&text, is_delimited));
        }
        if let ExprKind::Binary {
            op: inner,
            left: first,
            right: second,
        } = &right.kind
            && is_arithmetic(op)
            && is_arithmetic(*inner)
            && !is_text
        {
            let text = format!(
                "({one} {} {}) {} {}",
                op.symbol(),
                self.slice(first.span),
                inner.symbol(),
                self.slice(second.span)
            );
            self.replace(EditKind::Swap, 2, expr.span, in_parens(&text, is_delimited));
        }
    }

    /// One more and one less.
    pub(super) fn off_by_one(&mut self, expr: &Expr, is_delimited: bool) {
        let Some(ty) = self.type_of(expr) else { return };
        let Type::Primitive(primitive) = scope::unboxed(self.program, &ty) else {
            return;
        };
        let is_whole =
            primitive.is_int_like() && primitive != Primitive::Char || primitive == Primitive::Long;
        if !is_whole || matches!(expr.kind, ExprKind::Literal(_)) {
            return;
        }
        let text = self.slice(expr.span).to_owned();
        let mut offsets = vec!["+ 1", "- 1"];
        if let ExprKind::Binary {
            op: op @ (BinaryOp::Add | BinaryOp::Sub),
            left,
            right,
        } = &expr.kind
            && matches!(right.kind, ExprKind::Literal(Literal::Int(1)))
        {
            let text = self.slice(left.span).to_owned();
            self.replace(EditKind::OffByOne, 1, expr.span, text);
            let undone = if *op == BinaryOp::Add { "- 1" } else { "+ 1" };
            offsets.retain(|offset| *offset != undone);
        }
        for offset in offsets {
            let text = in_parens(&format!("{text} {offset}"), is_delimited);
            self.replace(EditKind::OffByOne, 1, expr.span, text);
        }
    }

    fn literal(&mut self, expr: &Expr, literal: &Literal, is_delimited: bool) {
        let mut constants: Vec<String> = Vec::new();
        let mut ty = None;
        match literal {
            Literal::Int(value) => {
                for near in [value - 1, value + 1] {
                    self.replace(EditKind::OffByOne, 1, expr.span, signed(near, is_delimited));
                }
                for other in [0, 1, -1, 2] {
                    constants.push(signed(other, is_delimited));
                }
                ty = Some(Type::INT);
            }
            Literal::Long(value) => {
                let value = *value as i64;
                for near in [value.wrapping_sub(1), value.wrapping_add(1)] {
                    let text = format!("{}L", signed(near, is_delimited));
                    self.replace(EditKind::OffByOne, 1, expr.span, text);
                }
                constants.extend(["0L".to_owned(), "1L".to_owned()]);
                ty = Some(Type::LONG);
            }
            Literal::Double(_) => {
                constants.extend(["0.0".to_owned(), "1.0".to_owned()]);
                ty = Some(Type::DOUBLE);
            }
            Literal::Boolean(value) => {
                self.replace(EditKind::Negation, 1, expr.span, (!value).to_string());
                ty = Some(Type::BOOLEAN);
            }
            Literal::Str(_) | Literal::Char(_) => {
                self.other_texts(expr, literal);
                ty = self.type_of(expr);
            }
            Literal::Null if is_delimited => self.instead_of_null(expr),
            _ => {}
        }
        for constant in constants {
            self.replace(EditKind::Constant, 2, expr.span, constant);
        }
        if let Some(ty) = ty {
            for variable in self.variables_for(&ty) {
                self.replace(EditKind::Variable, 2, expr.span, variable.name.to_string());
            }
        }
        self.wanted_literal(expr, literal, is_delimited);
    }

    fn other_variables(&mut self, expr: &Expr, name: &str, is_target: bool) {
        let own = self
            .variables()
            .into_iter()
            .find(|variable| &*variable.name == name);
        let Some(ty) = self.type_of(expr).or(own.map(|variable| variable.ty)) else {
            return;
        };
        for variable in self.variables_for(&ty) {
            if !(is_target && variable.is_final) {
                self.replace(EditKind::Variable, 1, expr.span, variable.name.to_string());
            }
        }
        if is_target {
            return;
        }
        // The same object's property of the same type: `a.next` for `a`.
        if let Type::Class(class, _) = scope::unboxed(self.program, &ty)
            && !self.program.class(class).is_library
        {
            let class = self.program.class(class);
            for field in &class.fields {
                let field = self.program.field(*field);
                if !field.is_static && scope::fits(self.program, &field.ty, &ty) {
                    let text = format!("{name}.{}", field.name);
                    self.replace(EditKind::Callee, 2, expr.span, text);
                }
            }
            for method in class.methods.clone() {
                let method = self.program.method(method);
                if !method.is_static
                    && method.params.is_empty()
                    && method.name.as_ref() != "<init>"
                    && scope::fits(self.program, &method.return_type, &ty)
                {
                    let text = format!("{name}.{}()", method.name);
                    self.replace(EditKind::Callee, 2, expr.span, text);
                }
            }
        }
    }

    fn other_fields(&mut self, object: &Expr, name: &syntax::ast::Ident) {
        let Some(Type::Class(class, _)) = self.type_of(object) else {
            return;
        };
        let program = self.program;
        let fields = &program.class(class).fields;
        let Some(own) = fields
            .iter()
            .map(|field| program.field(*field))
            .find(|field| field.name == name.text)
        else {
            return;
        };
        for field in fields.iter().map(|field| program.field(*field)) {
            if field.ast.is_some() && scope::fits(program, &field.ty, &own.ty) {
                self.replace(EditKind::Variable, 1, name.span, field.name.to_string());
            }
        }
    }

    /// An operand added to a variable, an element or a call; a part of a text or list.
    pub(super) fn more(&mut self, expr: &Expr, is_delimited: bool) {
        let Some(ty) = self.type_of(expr) else { return };
        let text = self.slice(expr.span).to_owned();
        let plain = scope::unboxed(self.program, &ty);
        if plain.is_numeric() {
            for variable in self.variables_for(&ty).into_iter().take(OPERANDS) {
                for op in ["+", "-", "*"] {
                    let text = in_parens(&format!("{text} {op} {}", variable.name), is_delimited);
                    self.replace(EditKind::Added, 3, expr.span, text);
                }
            }
            return;
        }
        let Type::Class(class, _) = plain else { return };
        let is_string = class == self.program.well_known().string;
        let methods = scope::methods_of(self.program, class);
        let has = |name: &str| {
            let mut found = methods.iter().map(|method| self.program.method(*method));
            found.any(|method| *method.name == *name && !method.is_static)
        };
        if is_string {
            let mut parts = vec![format!("{text}.substring(1)")];
            for variable in self.variables_for(&Type::INT).into_iter().take(OPERANDS) {
                parts.push(format!("{text}.substring({})", variable.name));
                parts.push(format!("{text}.substring(0, {})", variable.name));
            }
            for part in parts {
                self.replace(EditKind::Part, 3, expr.span, part);
            }
        } else if has("subList") {
            let mut parts = vec![format!("{text}.subList(1, {text}.size())")];
            for variable in self.variables_for(&Type::INT).into_iter().take(OPERANDS) {
                let name = &variable.name;
                parts.push(format!("{text}.subList({name}, {text}.size())"));
                parts.push(format!("{text}.subList(0, {name})"));
            }
            for part in parts {
                self.replace(EditKind::Part, 3, expr.span, part);
            }
        }
    }
}

pub(super) fn in_parens(text: &str, is_delimited: bool) -> String {
    if is_delimited {
        text.to_owned()
    } else {
        format!("({text})")
    }
}

pub(super) fn signed(value: i64, is_delimited: bool) -> String {
    in_parens(&value.to_string(), is_delimited || value >= 0)
}

fn is_arithmetic(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem
    )
}

/// Operators that may be meant instead.
fn related(op: BinaryOp) -> Vec<BinaryOp> {
    use BinaryOp::*;
    let group: &[BinaryOp] = match op {
        Add | Sub | Mul | Div | Rem => &[Add, Sub, Mul, Div, Rem],
        Shl | Shr | UShr => &[Shl, Shr, UShr],
        Lt | Le | Gt | Ge | Eq | Ne => &[Lt, Le, Gt, Ge, Eq, Ne],
        BitAnd | BitOr | BitXor => &[BitAnd, BitOr, BitXor],
        And | Or => &[And, Or],
    };
    group.iter().copied().filter(|other| *other != op).collect()
}

pub(super) fn is_comparison(op: BinaryOp) -> bool {
    matches!(
        op,
        BinaryOp::Lt | BinaryOp::Le | BinaryOp::Gt | BinaryOp::Ge | BinaryOp::Eq | BinaryOp::Ne
    )
}
