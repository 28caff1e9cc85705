//! Quantifiers: the bounds of their variables, found in the range.
//!
//! What must hold: the values from the lower to the upper bound that pass the filter are exactly
//! those that the range allows. A variable whose bounds don't show is an error.

use crate::ast_walk::{self, Visitor};
use crate::ir::{Constant, Expr, ExprKind, Quantified, QuantifierKind};
use crate::lower::{Lowerer, calls::without_parens, synthetic};
use crate::types::{Primitive, Type};
use rustc_hash::FxHashSet;
use std::sync::Arc;
use syntax::ast::{self, BinaryOp};

/// One end of a variable's range.
#[derive(Clone, Debug)]
pub(crate) struct Bound {
    pub(crate) value: ast::Expr,
    /// The bound is one more than the value: `value < i`, or `i <= value`.
    pub(crate) add_one: bool,
}

/// A quantified variable in scope, with what `\old` needs to go through its values again.
#[derive(Clone, Debug)]
pub(crate) struct QuantifiedVariable {
    pub(crate) name: ast::Ident,
    pub(crate) ty: Type,
    pub(crate) low: Bound,
    pub(crate) high: Bound,
    pub(crate) filter: Vec<ast::Expr>,
}

/// The operands of `&&`, and of comparisons joined by it, in order.
pub(crate) fn conjuncts(expr: &ast::Expr) -> Vec<&ast::Expr> {
    let mut result = Vec::new();
    let mut pending = vec![expr];
    while let Some(expr) = pending.pop() {
        let expr = without_parens(expr);
        match &expr.kind {
            ast::ExprKind::Binary {
                op: BinaryOp::And,
                left,
                right,
            } => {
                pending.push(right);
                pending.push(left);
            }
            _ => result.push(expr),
        }
    }
    result
}

pub(crate) fn names_in(expr: &ast::Expr) -> FxHashSet<Arc<str>> {
    struct Names(FxHashSet<Arc<str>>);
    impl Visitor for Names {
        fn expr(&mut self, expr: &ast::Expr) {
            if let ast::ExprKind::Name(name) = &expr.kind {
                self.0.insert(Arc::clone(name));
            }
            ast_walk::walk_expr(self, expr);
        }
    }
    let mut names = Names(FxHashSet::default());
    names.expr(expr);
    names.0
}

struct Range<'a> {
    parts: Vec<&'a ast::Expr>,
    /// Variables whose values aren't known yet, the current one included.
    unbound: Vec<Arc<str>>,
}

/// A comparison as a bound of a variable.
struct Comparison<'a> {
    other: &'a ast::Expr,
    is_upper: bool,
    is_strict: bool,
}

fn comparison_of<'a>(part: &'a ast::Expr, name: &str) -> Vec<Comparison<'a>> {
    let ast::ExprKind::Binary { op, left, right } = &part.kind else {
        return Vec::new();
    };
    let is_name = |expr: &ast::Expr| matches!(&without_parens(expr).kind, ast::ExprKind::Name(found) if &**found == name);
    let (other, op) = if is_name(left) {
        (right, *op)
    } else if is_name(right) {
        let turned = match op {
            BinaryOp::Lt => BinaryOp::Gt,
            BinaryOp::Le => BinaryOp::Ge,
            BinaryOp::Gt => BinaryOp::Lt,
            BinaryOp::Ge => BinaryOp::Le,
            other => *other,
        };
        (left, turned)
    } else {
        return Vec::new();
    };
    let bound = |is_upper, is_strict| Comparison {
        other,
        is_upper,
        is_strict,
    };
    match op {
        BinaryOp::Lt => vec![bound(true, true)],
        BinaryOp::Le => vec![bound(true, false)],
        BinaryOp::Gt => vec![bound(false, true)],
        BinaryOp::Ge => vec![bound(false, false)],
        BinaryOp::Eq => vec![bound(true, false), bound(false, false)],
        _ => Vec::new(),
    }
}

impl Range<'_> {
    /// A bound of a variable, and the part that says it if it says nothing else.
    fn bound(&self, name: &str, upper: bool, depth: u32) -> Option<(Bound, Option<usize>)> {
        let depth = depth.checked_sub(1)?;
        let mut indirect = None;
        for (index, part) in self.parts.iter().enumerate() {
            for comparison in comparison_of(part, name) {
                if comparison.is_upper != upper {
                    continue;
                }
                let names = names_in(comparison.other);
                if !self.unbound.iter().any(|variable| names.contains(variable)) {
                    // The upper bound is exclusive, the lower one inclusive.
                    let add_one = comparison.is_strict != upper;
                    let bound = Bound {
                        value: comparison.other.clone(),
                        add_one,
                    };
                    return Some((bound, Some(index)));
                }
                // `i < j && j < n`: what bounds j bounds i.
                if let ast::ExprKind::Name(other) = &without_parens(comparison.other).kind
                    && &**other != name
                    && self.unbound.contains(other)
                    && indirect.is_none()
                {
                    indirect = self
                        .bound(other, upper, depth)
                        .map(|(bound, _)| (bound, None));
                }
            }
        }
        indirect
    }
}

impl Lowerer<'_> {
    pub(crate) fn quantified(&mut self, quantified: &ast::Quantified, expr: &ast::Expr) -> Expr {
        // Where the range is left out, the body may say it.
        let (range, body): (Option<&ast::Expr>, Option<&ast::Expr>) =
            match (&quantified.range, &without_parens(&quantified.body).kind) {
                (Some(range), _) => (Some(range), Some(&quantified.body)),
                (None, ast::ExprKind::JmlImplies { left, right })
                    if quantified.kind == QuantifierKind::ForAll =>
                {
                    (Some(left), Some(right))
                }
                (None, _)
                    if matches!(
                        quantified.kind,
                        QuantifierKind::Exists | QuantifierKind::NumOf
                    ) =>
                {
                    (Some(&quantified.body), None)
                }
                (None, _) => (None, Some(&quantified.body)),
            };
        let range = Range {
            parts: range.map_or_else(Vec::new, conjuncts),
            unbound: quantified
                .vars
                .iter()
                .map(|var| Arc::clone(&var.name.text))
                .collect(),
        };
        let value = self.quantify(quantified.kind, &quantified.vars, range, body, expr);
        Expr {
            id: expr.id,
            ..value
        }
    }

    /// Binds the first variable around the others.
    fn quantify(
        &mut self,
        kind: QuantifierKind,
        vars: &[ast::Param],
        mut range: Range<'_>,
        body: Option<&ast::Expr>,
        expr: &ast::Expr,
    ) -> Expr {
        let Some((var, rest)) = vars.split_first() else {
            // The whole body was taken for the range.
            let Some(body) = body else {
                let holds = ExprKind::Const(Constant::Boolean(true));
                return synthetic(Type::BOOLEAN, holds);
            };
            return match kind {
                QuantifierKind::ForAll | QuantifierKind::Exists | QuantifierKind::NumOf => {
                    self.condition(body)
                }
                _ => {
                    let value = self.expr(body, None);
                    let is_numeric = self
                        .program
                        .unboxed(&value.ty)
                        .is_some_and(|primitive| primitive != Primitive::Boolean);
                    if !is_numeric && !value.ty.is_error() {
                        let shown = self.show(&value.ty);
                        return self
                            .error_expr(body, format!("a number is needed here, found {shown}"));
                    }
                    value
                }
            };
        };
        let ty = self.type_ref(&var.ty, var.id);
        let Some(primitive) = ty
            .as_primitive()
            .filter(|p| p.is_int_like() || *p == Primitive::Long)
        else {
            if ty.is_error() {
                return self.erroneous(expr.id);
            }
            let shown = self.show(&ty);
            return self.error_expr(
                expr,
                format!("a quantified variable must be of an integral type, not {shown}"),
            );
        };
        let name = Arc::clone(&var.name.text);
        let low = range.bound(&name, false, 16);
        let high = range.bound(&name, true, 16);
        let (Some((low, low_part)), Some((high, high_part))) = (
            low.or_else(|| domain_bound(primitive, false, expr)),
            high.or_else(|| domain_bound(primitive, true, expr)),
        ) else {
            return self.error_expr(expr, format!("the range of `{name}` has no bounds"));
        };
        let low_value = self.bound_value(&low, &ty);
        let high_value = self.bound_value(&high, &ty);
        // A part is used up if it is one bound of this variable and nothing else.
        let is_equality = |index: usize| {
            matches!(
                range.parts.get(index).map(|part| &part.kind),
                Some(ast::ExprKind::Binary {
                    op: BinaryOp::Eq,
                    ..
                })
            )
        };
        let used: Vec<usize> = [low_part, high_part]
            .into_iter()
            .flatten()
            .filter(|index| !is_equality(*index) || low_part == high_part)
            .collect();
        let mut index = 0;
        range.parts.retain(|_| {
            index += 1;
            !used.contains(&(index - 1))
        });
        range.unbound.retain(|other| *other != name);
        // Parts that only mention variables bound by now filter this one.
        let (now, later): (Vec<&ast::Expr>, Vec<&ast::Expr>) =
            range.parts.iter().copied().partition(|part| {
                let names = names_in(part);
                !range
                    .unbound
                    .iter()
                    .any(|variable| names.contains(variable))
            });
        range.parts = later;
        self.push_scope();
        let variable = self.declare(&var.name, ty.clone(), var.id, None, true);
        if let Some(specification) = &mut self.specification {
            specification.quantified.push(QuantifiedVariable {
                name: var.name.clone(),
                ty: ty.clone(),
                low,
                high,
                filter: now.iter().map(|part| (*part).clone()).collect(),
            });
        }
        let mut filter: Option<Expr> = None;
        for part in now {
            let condition = self.condition(part);
            filter = Some(match filter {
                Some(filter) => synthetic(
                    Type::BOOLEAN,
                    ExprKind::And {
                        left: Box::new(filter),
                        right: Box::new(condition),
                    },
                ),
                None => condition,
            });
        }
        let inner = self.quantify(kind, rest, range, body, expr);
        if let Some(specification) = &mut self.specification {
            specification.quantified.pop();
        }
        self.pop_scope();
        if inner.ty.is_error() {
            return inner;
        }
        // Counting over several variables adds up the inner counts.
        let (kind, inner) = match kind {
            QuantifierKind::NumOf if !rest.is_empty() => (QuantifierKind::Sum, inner),
            _ => (kind, inner),
        };
        let (ty, body) = self.quantifier_type(kind, inner);
        synthetic(
            ty,
            ExprKind::Quantified(Box::new(Quantified {
                kind,
                variable,
                low: low_value,
                high: high_value,
                filter,
                body,
            })),
        )
    }
}

/// Small types are bounded by their values.
fn domain_bound(
    primitive: Primitive,
    upper: bool,
    expr: &ast::Expr,
) -> Option<(Bound, Option<usize>)> {
    let value = match (primitive, upper) {
        (Primitive::Byte, false) => i64::from(i8::MIN),
        (Primitive::Byte, true) => i64::from(i8::MAX) + 1,
        (Primitive::Short, false) => i64::from(i16::MIN),
        (Primitive::Short, true) => i64::from(i16::MAX) + 1,
        (Primitive::Char, false) => 0,
        (Primitive::Char, true) => i64::from(u16::MAX) + 1,
        _ => return None,
    };
    let value = ast::Expr {
        id: expr.id,
        span: expr.span,
        kind: ast::ExprKind::Literal(ast::Literal::Int(value)),
    };
    Some((
        Bound {
            value,
            add_one: false,
        },
        None,
    ))
}
