//! Slips that are usual with the class library and with Java's types: identity for equality, a
//! division of whole numbers, an order the wrong way round, a key that isn't there, an element that
//! is shared instead of copied.

use super::EditKind;
use super::expressions::in_parens;
use super::generator::Generator;
use super::scope;
use java::types::{ClassId, Primitive, Type};
use syntax::ast::{BinaryOp, Expr, ExprKind, Ident, LambdaBody, Literal, LocalVar};

impl Generator<'_> {
    /// Slips at any expression whose value is used.
    pub(super) fn idioms(&mut self, expr: &Expr, is_delimited: bool) {
        match &expr.kind {
            ExprKind::Binary { op, left, right } => {
                self.identity(expr, *op, left, right);
                self.wider(expr, *op, left, right, is_delimited);
            }
            ExprKind::Cast { operand, .. } => self.rounded(expr, operand, is_delimited),
            ExprKind::Call {
                target, name, args, ..
            } => {
                if let Some(target) = target {
                    self.missing_key(expr, target, name, args);
                    self.stage(expr);
                }
                self.unordered(name, args, expr);
                self.element_or_index(expr, name, args);
                self.adjusted_text(expr);
            }
            ExprKind::Name(_) | ExprKind::Field { .. } => self.adjusted_text(expr),
            ExprKind::New { args, body, .. } if body.is_none() => self.other_collection(expr, args),
            _ => {}
        }
        self.turned_order(expr);
        self.negated_predicate(expr);
    }

    /// `a.equals(b)` for `a == b`.
    fn identity(&mut self, expr: &Expr, op: BinaryOp, left: &Expr, right: &Expr) {
        let sign = match op {
            BinaryOp::Eq => "",
            BinaryOp::Ne => "!",
            _ => return,
        };
        let (Some(one), Some(two)) = (self.type_of(left), self.type_of(right)) else {
            return;
        };
        let is_null = |side: &Expr| matches!(side.kind, ExprKind::Literal(Literal::Null));
        if !one.is_reference() || !two.is_reference() || is_null(left) || is_null(right) {
            return;
        }
        let (a, b) = (self.slice(left.span).to_owned(), self.slice(right.span));
        let object = in_parens(&a, is_simple(left));
        let plain = format!("{sign}{object}.equals({b})");
        let class = self.class_name("java.util.Objects");
        let careful = format!("{sign}{class}.equals({a}, {b})");
        self.replace(EditKind::Idiom, 1, expr.span, plain);
        self.replace(EditKind::Idiom, 2, expr.span, careful);
    }

    /// Computed with fractions, or in 64 bits; a remainder that is never negative; rounded up.
    fn wider(&mut self, expr: &Expr, op: BinaryOp, left: &Expr, right: &Expr, is_delimited: bool) {
        let (Some(one), Some(two)) = (self.type_of(left), self.type_of(right)) else {
            return;
        };
        let is_whole = |ty: &Type| {
            let plain = scope::unboxed(self.program, ty).as_primitive();
            plain.is_some_and(|plain| plain.is_int_like() || plain == Primitive::Long)
        };
        if !is_whole(&one) || !is_whole(&two) {
            return;
        }
        let (a, b) = (
            self.slice(left.span).to_owned(),
            self.slice(right.span).to_owned(),
        );
        let cast = |ty: &str| {
            format!(
                "({ty}) {} {} {b}",
                in_parens(&a, is_simple(left)),
                op.symbol()
            )
        };
        match op {
            BinaryOp::Div => {
                let fraction = match &right.kind {
                    ExprKind::Literal(Literal::Int(value)) => format!("{a} / {value}.0"),
                    _ => cast("double"),
                };
                let fraction = in_parens(&fraction, is_delimited);
                self.replace(EditKind::Idiom, 1, expr.span, fraction);
                let (more, by) = (
                    in_parens(&a, is_simple(left)),
                    in_parens(&b, is_simple(right)),
                );
                let up = in_parens(&format!("({more} + {by} - 1) / {by}"), is_delimited);
                self.replace(EditKind::Idiom, 2, expr.span, up);
            }
            BinaryOp::Mul | BinaryOp::Add | BinaryOp::Shl => {
                let long = in_parens(&cast("long"), is_delimited);
                self.replace(EditKind::Idiom, 1, expr.span, long);
            }
            BinaryOp::Rem => {
                let class = self.class_name("java.lang.Math");
                let floor = format!("{class}.floorMod({a}, {b})");
                self.replace(EditKind::Idiom, 2, expr.span, floor);
            }
            _ => {}
        }
    }

    /// A fraction cut off that should be rounded.
    fn rounded(&mut self, expr: &Expr, operand: &Expr, is_delimited: bool) {
        let is_fraction = |ty: Option<Type>| {
            let plain = ty.and_then(|ty| scope::unboxed(self.program, &ty).as_primitive());
            matches!(plain, Some(Primitive::Double | Primitive::Float))
        };
        if !is_fraction(self.type_of(operand)) || is_fraction(self.type_of(expr)) {
            return;
        }
        let inner = match &operand.kind {
            ExprKind::Paren(inner) => inner,
            _ => operand,
        };
        let start = expr.span.start as usize;
        let Some(cast) = self.text.get(start..operand.span.start as usize) else {
            return;
        };
        let value = self.slice(inner.span).to_owned();
        for function in ["round", "ceil", "floor"] {
            let text = format!("{cast}Math.{function}({value})");
            self.replace(
                EditKind::Idiom,
                2,
                expr.span,
                in_parens(&text, is_delimited),
            );
        }
    }

    /// `map.getOrDefault(k, 0)` for `map.get(k)`, and `computeIfAbsent` where the value is a
    /// collection.
    fn missing_key(&mut self, expr: &Expr, target: &Expr, name: &Ident, args: &[Expr]) {
        let [key] = args else { return };
        if &*name.text != "get" || !self.is_a(target, "java.util.Map") {
            return;
        }
        let Some(ty) = self.type_of(expr) else { return };
        let (map, key) = (
            self.slice(target.span).to_owned(),
            self.slice(key.span).to_owned(),
        );
        let constant = match scope::unboxed(self.program, &ty) {
            Type::Primitive(Primitive::Boolean) => Some("false"),
            Type::Primitive(Primitive::Int) => Some("0"),
            Type::Primitive(Primitive::Long) => Some("0L"),
            Type::Primitive(Primitive::Double) => Some("0.0"),
            Type::Class(class, _) if class == self.program.well_known().string => Some("\"\""),
            _ => None,
        };
        if let Some(constant) = constant {
            let text = format!("{map}.getOrDefault({key}, {constant})");
            self.replace(EditKind::Idiom, 2, expr.span, text);
            return;
        }
        let Some(new) = self.empty_collection(&ty) else {
            return;
        };
        let stored = format!("{map}.computeIfAbsent({key}, key -> {new})");
        self.replace(EditKind::Idiom, 2, expr.span, stored);
        let read = format!("{map}.getOrDefault({key}, {new})");
        self.replace(EditKind::Idiom, 2, expr.span, read);
    }

    /// A new empty collection that may stand for this type.
    fn empty_collection(&self, ty: &Type) -> Option<String> {
        let class = ty.erasure().class_id()?;
        let own = [
            ("java.util.Collection", "java.util.ArrayList"),
            ("java.util.List", "java.util.ArrayList"),
            ("java.util.Set", "java.util.HashSet"),
            ("java.util.SortedSet", "java.util.TreeSet"),
            ("java.util.Map", "java.util.HashMap"),
            ("java.util.SortedMap", "java.util.TreeMap"),
            ("java.util.Queue", "java.util.ArrayDeque"),
            ("java.util.Deque", "java.util.ArrayDeque"),
        ];
        let name = &*self.program.class(class).name;
        let new = own.iter().find(|(declared, _)| *declared == name);
        let new = match new {
            Some((_, new)) => new,
            None if own.iter().any(|(_, new)| *new == name) => name,
            None => return None,
        };
        Some(format!("new {}<>()", self.class_name(new)))
    }

    /// A copy of a collection or array, where the object itself is handed on.
    pub(super) fn copied(&mut self, expr: &Expr) {
        if !matches!(expr.kind, ExprKind::Name(_) | ExprKind::Field { .. }) {
            return;
        }
        let Some(ty) = self.type_of(expr) else { return };
        let text = self.slice(expr.span).to_owned();
        if matches!(ty, Type::Array(_)) {
            self.replace(EditKind::Idiom, 2, expr.span, format!("{text}.clone()"));
        } else if let Some(empty) = self.empty_collection(&ty) {
            let head = empty.trim_end_matches(')');
            self.replace(EditKind::Idiom, 2, expr.span, format!("{head}{text})"));
        }
    }

    /// The root or the absolute value of a whole fraction.
    pub(super) fn root_or_size(&mut self, value: &Expr) {
        let ty = self.type_of(value);
        let is_double = ty.is_some_and(|ty| ty.as_primitive() == Some(Primitive::Double));
        if !is_double || matches!(value.kind, ExprKind::Literal(_)) {
            return;
        }
        let text = self.slice(value.span).to_owned();
        for function in ["sqrt", "abs"] {
            let call = format!("Math.{function}({text})");
            self.replace(EditKind::Idiom, 2, value.span, call);
        }
    }

    /// A sum or product of a wider type than declared.
    pub(super) fn wider_declaration(&mut self, variable: &LocalVar) {
        if !self.usage.accumulated.contains(&variable.name.text) {
            return;
        }
        let wider: &[&str] = match self.slice(variable.ty.span) {
            "int" => &["long", "double"],
            "long" | "float" => &["double"],
            _ => return,
        };
        for ty in wider {
            self.replace_in(EditKind::Idiom, 2, variable.ty.span, *ty, variable.span);
        }
    }

    /// A stage that a stream lacks.
    fn stage(&mut self, expr: &Expr) {
        let names = [
            "java.util.stream.Stream",
            "java.util.stream.IntStream",
            "java.util.stream.LongStream",
            "java.util.stream.DoubleStream",
        ];
        if !names.iter().any(|name| self.is_a(expr, name)) {
            return;
        }
        let text = self.slice(expr.span).to_owned();
        for stage in ["distinct", "sorted"] {
            self.replace(EditKind::Idiom, 2, expr.span, format!("{text}.{stage}()"));
        }
    }

    /// Sorted the natural way, or into a queue by it: the other way round.
    fn unordered(&mut self, name: &Ident, args: &[Expr], expr: &Expr) {
        let is_sort = matches!((&*name.text, args), ("sorted", []) | ("sort", [_]));
        if !is_sort {
            return;
        }
        let class = self.class_name("java.util.Collections");
        let comparator = format!("{class}.reverseOrder()");
        let by = match args {
            [] => comparator,
            [only] if matches!(only.kind, ExprKind::Literal(Literal::Null)) => {
                self.replace(EditKind::Idiom, 1, only.span, comparator);
                return;
            }
            [only] => format!("{}, {comparator}", self.slice(only.span)),
            _ => return,
        };
        let text = self.slice(expr.span);
        let Some(open) = text.rfind(&format!("{}(", name.text)) else {
            return;
        };
        let whole = format!("{}{}({by})", &text[..open], name.text);
        self.replace(EditKind::Idiom, 2, expr.span, whole);
    }

    /// A comparator the other way round.
    fn turned_order(&mut self, expr: &Expr) {
        if matches!(
            expr.kind,
            ExprKind::Paren(_) | ExprKind::Conditional { .. } | ExprKind::Switch(_)
        ) || !self.is_a(expr, "java.util.Comparator")
        {
            return;
        }
        let text = self.slice(expr.span).to_owned();
        if let ExprKind::Lambda(_) | ExprKind::MethodRef { .. } = expr.kind {
            let class = self.class_name("java.util.Collections");
            let turned = format!("{class}.reverseOrder({text})");
            self.replace(EditKind::Idiom, 2, expr.span, turned);
            return;
        }
        let object = in_parens(&text, is_simple(expr));
        self.replace(
            EditKind::Idiom,
            1,
            expr.span,
            format!("{object}.reversed()"),
        );
    }

    /// What a predicate says, negated.
    fn negated_predicate(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Lambda(lambda) => {
                if let LambdaBody::Expr(value) = &lambda.body
                    && self.type_of(value).is_some_and(|ty| ty.is_boolean())
                {
                    self.negate(value);
                }
            }
            ExprKind::MethodRef { .. } if self.is_a(expr, "java.util.function.Predicate") => {
                let class = self.class_name("java.util.function.Predicate");
                let text = format!("{class}.not({})", self.slice(expr.span));
                self.replace(EditKind::Negation, 1, expr.span, text);
            }
            _ => {}
        }
    }

    /// `remove` takes an element for an index, or an index for an element.
    fn element_or_index(&mut self, expr: &Expr, name: &Ident, args: &[Expr]) {
        let [arg] = args else { return };
        let Some(called) = self.types.callees.get(&expr.id).copied() else {
            return;
        };
        if &*name.text != "remove" {
            return;
        }
        let text = self.slice(arg.span).to_owned();
        let is_index = self.program.method(called).params == [Type::INT];
        let is_number = self
            .type_of(arg)
            .is_some_and(|ty| scope::unboxed(self.program, &ty) == Type::INT);
        if is_index {
            let element = format!("Integer.valueOf({text})");
            self.replace(EditKind::Idiom, 1, arg.span, element);
        } else if is_number {
            let index = format!("(int) {}", in_parens(&text, is_simple(arg)));
            self.replace(EditKind::Idiom, 1, arg.span, index);
        }
    }

    /// A text without blanks around it, or in other letters.
    fn adjusted_text(&mut self, expr: &Expr) {
        let string = self.program.well_known().string;
        if self.class_of(expr) != Some(string) {
            return;
        }
        let text = self.slice(expr.span).to_owned();
        for method in ["trim", "toLowerCase", "toUpperCase"] {
            self.replace(EditKind::Idiom, 2, expr.span, format!("{text}.{method}()"));
        }
    }

    /// A collection of the same kind with another order.
    fn other_collection(&mut self, expr: &Expr, args: &[Expr]) {
        let Some(class) = self.class_of(expr) else {
            return;
        };
        let others: &[&str] = match &*self.program.class(class).name {
            "java.util.HashMap" | "java.util.LinkedHashMap" | "java.util.TreeMap" => {
                &["java.util.LinkedHashMap", "java.util.TreeMap"]
            }
            "java.util.HashSet" | "java.util.LinkedHashSet" | "java.util.TreeSet" => {
                &["java.util.LinkedHashSet", "java.util.TreeSet"]
            }
            "java.util.PriorityQueue" if args.is_empty() => {
                let class = self.class_name("java.util.Collections");
                let text = self.slice(expr.span).to_owned();
                let head = text.trim_end_matches(')').to_owned();
                let turned = format!("{head}{class}.reverseOrder())");
                self.replace(EditKind::Idiom, 2, expr.span, turned);
                return;
            }
            _ => return,
        };
        let text = self.slice(expr.span).to_owned();
        let Some(rest) = text.find(['<', '(']) else {
            return;
        };
        for other in others {
            let new = format!("new {}{}", self.class_name(other), &text[rest..]);
            self.replace(EditKind::Idiom, 2, expr.span, new);
        }
    }

    pub(super) fn class_of(&self, expr: &Expr) -> Option<ClassId> {
        self.type_of(expr)?.erasure().class_id()
    }

    /// Whether a value is known to be of this class.
    fn is_a(&self, expr: &Expr, name: &str) -> bool {
        let Some(own) = self.class_of(expr) else {
            return false;
        };
        let Some(wanted) = self.program.class_by_name(name) else {
            return false;
        };
        self.program
            .is_erased_subtype(&Type::class(own), &Type::class(wanted))
    }

    /// How code of this file may name a class of the library: simply where it is imported.
    pub(super) fn class_name(&self, name: &str) -> String {
        let (package, simple) = name.rsplit_once('.').unwrap_or(("", name));
        let class = self.program.class(self.class);
        let unit = &self.program.file(class.file).unit;
        let is_imported = package == "java.lang"
            || unit.imports.iter().any(|import| {
                !import.is_static
                    && (import.path == name || import.on_demand && import.path == package)
            });
        match is_imported {
            true => simple.to_owned(),
            false => name.to_owned(),
        }
    }
}

/// Whether `.name` may stand behind it.
pub(super) fn is_simple(expr: &Expr) -> bool {
    matches!(
        expr.kind,
        ExprKind::Name(_)
            | ExprKind::Field { .. }
            | ExprKind::Call { .. }
            | ExprKind::Literal(_)
            | ExprKind::Index { .. }
            | ExprKind::Paren(_)
            | ExprKind::This
    )
}
