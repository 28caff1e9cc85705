//! Edits of calls and object creations: arguments, callees, calls left out.

use super::EditKind;
use super::expressions::in_parens;
use super::generator::Generator;
use super::scope;
use java::program::Method;
use java::types::{MethodId, Type};
use syntax::ast::{Expr, ExprKind, Ident, Span};

/// Other methods tried for one call.
const CALLEES: usize = 12;

impl Generator<'_> {
    pub(super) fn arguments(&mut self, args: &[Expr]) {
        for arg in args {
            self.value(arg, true);
            self.off_by_one(arg, true);
            self.copied(arg);
            if let Some(ty) = self.type_of(arg)
                && !matches!(arg.kind, ExprKind::Name(_) | ExprKind::Literal(_))
            {
                for variable in self.variables_for(&ty) {
                    self.replace(EditKind::LeftOut, 2, arg.span, variable.name.to_string());
                }
            }
        }
        for (index, first) in args.iter().enumerate() {
            for second in &args[index + 1..] {
                self.swap(first, second);
            }
        }
    }

    fn swap(&mut self, first: &Expr, second: &Expr) {
        let (Some(one), Some(two)) = (self.type_of(first), self.type_of(second)) else {
            return;
        };
        let program = self.program;
        if !scope::fits(program, &one, &two) && !scope::fits(program, &two, &one) {
            return;
        }
        let span = Span {
            start: first.span.start,
            end: second.span.end,
        };
        let between = Span {
            start: first.span.end,
            end: second.span.start,
        };
        let turned = format!(
            "{}{}{}",
            self.slice(second.span),
            self.slice(between),
            self.slice(first.span)
        );
        self.replace(EditKind::Swap, 1, span, turned);
    }

    /// A call or the creation of an object.
    pub(super) fn call(&mut self, expr: &Expr, is_delimited: bool) {
        match &expr.kind {
            ExprKind::Call {
                target, name, args, ..
            } => {
                if let Some(target) = target {
                    self.value(target, false);
                }
                self.arguments(args);
                self.other_callees(expr, target.as_deref(), name, args);
                self.without_call(expr, target.as_deref(), args);
                self.off_by_one(expr, is_delimited);
                self.more(expr, is_delimited);
                if args.len() == 1
                    && let Some(target) = target
                {
                    self.turn_round(expr, target, name, &args[0]);
                }
            }
            ExprKind::New { args, body, .. } => {
                self.arguments(args);
                if args.is_empty() && body.is_none() {
                    self.filled(expr);
                }
                if let Some(body) = body {
                    self.local_class(body);
                }
            }
            ExprKind::ConstructorCall { args, .. } => self.arguments(args),
            _ => {}
        }
    }

    /// `b.m(a)` for `a.m(b)`.
    fn turn_round(&mut self, expr: &Expr, target: &Expr, name: &Ident, arg: &Expr) {
        let (Some(one), Some(two)) = (self.type_of(target), self.type_of(arg)) else {
            return;
        };
        if one == two && one.is_reference() {
            let is_simple = matches!(arg.kind, ExprKind::Name(_) | ExprKind::Call { .. });
            let object = in_parens(self.slice(arg.span), is_simple);
            let text = format!("{object}.{}({})", name.text, self.slice(target.span));
            self.replace(EditKind::Swap, 1, expr.span, text);
        }
    }

    /// Methods that take and give the same, or take these arguments.
    fn other_callees(&mut self, expr: &Expr, target: Option<&Expr>, name: &Ident, args: &[Expr]) {
        let Some(called) = self.types.callees.get(&expr.id).copied() else {
            return;
        };
        let program = self.program;
        let own = program.method(called);
        // What the receiver is known to be has more methods than the class that declares this one.
        let receiver = target
            .and_then(|target| self.type_of(target))
            .and_then(|ty| ty.erasure().class_id());
        let class = receiver.unwrap_or(own.class);
        let result = self
            .type_of(expr)
            .unwrap_or_else(|| own.return_type.clone());
        let is_like = |other: &Method| {
            other.id != called
                && other.name != own.name
                && other.is_static == own.is_static
                && other.params.len() == args.len()
                && own.params.len() == args.len()
                && !other.name.starts_with('<')
                && !other.name.starts_with("lambda")
                && (scope::unboxed(program, &other.return_type)
                    == scope::unboxed(program, &own.return_type)
                    || scope::fits(program, &other.return_type, &result))
        };
        let takes_same = |other: &Method| {
            let params = other.params.iter().zip(&own.params);
            let same = |ty: &Type| scope::unboxed(program, ty);
            params.into_iter().all(|(one, two)| same(one) == same(two))
        };
        let types: Vec<Option<Type>> = args.iter().map(|arg| self.type_of(arg)).collect();
        let takes_these = |other: &Method| {
            let params = other.params.iter().zip(&types);
            params.into_iter().all(|(param, ty)| {
                ty.as_ref()
                    .is_some_and(|ty| scope::fits(program, ty, param))
            })
        };
        let is_written = |id: MethodId| {
            matches!(
                program.method(id).kind,
                java::program::MethodKind::Method | java::program::MethodKind::Implicit(_)
            )
        };
        let mut names: Vec<String> = Vec::new();
        let methods = scope::methods_of(program, class);
        for takes_same_only in [true, false] {
            for method in &methods {
                let other = program.method(*method);
                let is_hidden = scope::is_models_own(program, other);
                let takes = match takes_same_only {
                    true => takes_same(other),
                    false => takes_these(other),
                };
                if is_written(*method)
                    && !is_hidden
                    && takes
                    && is_like(other)
                    && !names.iter().any(|known| **known == *other.name)
                    && program.class(other.class).id != program.well_known().object
                {
                    names.push(other.name.to_string());
                }
            }
        }
        names.truncate(CALLEES);
        for other in names {
            self.replace_in(EditKind::Callee, 1, name.span, other, expr.span);
        }
    }

    /// The argument or the receiver alone.
    fn without_call(&mut self, expr: &Expr, target: Option<&Expr>, args: &[Expr]) {
        let Some(ty) = self.type_of(expr) else { return };
        if ty == Type::Void {
            return;
        }
        for operand in args.iter().chain(target) {
            let Some(own) = self.type_of(operand) else {
                continue;
            };
            if scope::fits(self.program, &own, &ty) {
                let is_simple = matches!(
                    operand.kind,
                    ExprKind::Name(_) | ExprKind::Call { .. } | ExprKind::Literal(_)
                );
                let text = in_parens(self.slice(operand.span), is_simple);
                self.replace(EditKind::LeftOut, 2, expr.span, text);
            }
        }
    }

    /// A new collection that isn't empty: `new T<>(List.of(x))`.
    fn filled(&mut self, expr: &Expr) {
        let Some(Type::Class(class, arguments)) = self.type_of(expr) else {
            return;
        };
        let program = self.program;
        let takes_collection = program.class(class).methods.iter().any(|method| {
            let method = program.method(*method);
            &*method.name == "<init>"
                && method.params.len() == 1
                && method.params[0]
                    .class_id()
                    .is_some_and(|id| &*program.class(id).name == "java.util.Collection")
        });
        if !takes_collection {
            return;
        }
        let text = self.slice(expr.span).to_owned();
        let Some(head) = text.trim_end().strip_suffix(')') else {
            return;
        };
        let head = head.trim_end();
        let mut elements: Vec<String> = self
            .variables()
            .into_iter()
            .filter(|variable| {
                arguments
                    .first()
                    .is_none_or(|element| scope::fits(program, &variable.ty, element))
            })
            .map(|variable| variable.name.to_string())
            .collect();
        elements.push(text.clone());
        // Every program with a collection has `List`, unlike `Arrays`.
        let list = self.class_name("java.util.List");
        for element in elements {
            let filled = format!("{head}{list}.of({element}))");
            self.replace(EditKind::Part, 3, expr.span, filled);
        }
    }
}
