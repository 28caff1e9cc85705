//! Expressions from the outside: assignment, conditional, lambda (JLS 15.25 to 15.27).

use super::types::array_of;
use super::{Parse, Parser, UNNUMBERED};
use crate::ast::{
    BinaryOp, Expr, ExprKind, Ident, Lambda, LambdaBody, Param, TypeRef, TypeRefKind,
};
use crate::lexer::TokenKind;

impl Parser<'_> {
    pub(super) fn expr(&mut self) -> Parse<Expr> {
        self.nested(Self::assignment)
    }

    /// An expression in brackets, where `x ->` is a lambda whatever stands outside.
    pub(super) fn inner_expr(&mut self) -> Parse<Expr> {
        let outer = std::mem::replace(&mut self.no_lambda, false);
        let result = self.expr();
        self.no_lambda = outer;
        result
    }

    pub(super) fn finish(&self, start: u32, kind: ExprKind) -> Expr {
        Expr {
            id: UNNUMBERED,
            span: self.span_from(start),
            kind,
        }
    }

    /// `(a, b)`, the opening parenthesis to come.
    pub(super) fn arguments(&mut self) -> Parse<Vec<Expr>> {
        self.expect("(")?;
        self.list(")", Self::inner_expr)
    }

    pub(super) fn parenthesized(&mut self) -> Parse<Expr> {
        self.expect("(")?;
        let inner = self.inner_expr()?;
        self.expect(")")?;
        Ok(inner)
    }

    fn assignment(&mut self) -> Parse<Expr> {
        if self.at_lambda() {
            return self.lambda();
        }
        let start = self.start();
        let target = self.ternary()?;
        let Some((op, length)) = self.assignment_operator() else {
            return Ok(target);
        };
        if !is_variable(&target) {
            return Err(self.error(target.span, "only a variable can be assigned to"));
        }
        self.pos += length;
        let (target, value) = (Box::new(target), Box::new(self.expr()?));
        let kind = match op {
            None => ExprKind::Assign { target, value },
            Some(op) => ExprKind::CompoundAssign { op, target, value },
        };
        Ok(self.finish(start, kind))
    }

    /// The operator to come and how many tokens it has; `None` in it is plain `=`.
    fn assignment_operator(&self) -> Option<(Option<BinaryOp>, usize)> {
        if self.kind() != TokenKind::Op {
            return None;
        }
        Some(match self.text_at(self.pos) {
            "=" => (None, 1),
            "+=" => (Some(BinaryOp::Add), 1),
            "-=" => (Some(BinaryOp::Sub), 1),
            "*=" => (Some(BinaryOp::Mul), 1),
            "/=" => (Some(BinaryOp::Div), 1),
            "%=" => (Some(BinaryOp::Rem), 1),
            "&=" => (Some(BinaryOp::BitAnd), 1),
            "|=" => (Some(BinaryOp::BitOr), 1),
            "^=" => (Some(BinaryOp::BitXor), 1),
            "<<=" => (Some(BinaryOp::Shl), 1),
            ">" => {
                let count = self.adjacent_greater();
                match (count, self.is(self.pos + count, ">=")) {
                    (1, true) => (Some(BinaryOp::Shr), 2),
                    (2, true) => (Some(BinaryOp::UShr), 3),
                    _ => return None,
                }
            }
            _ => return None,
        })
    }

    /// How many `>` touch what follows them, from the token to come: 1 for `>>=`, as `>=` is one
    /// token; 2 for the `>>` before `=`.
    pub(super) fn adjacent_greater(&self) -> usize {
        let mut count = 0;
        while self.is(self.pos + count, ">")
            && self.touches_next(self.pos + count)
            && (self.is(self.pos + count + 1, ">") || self.is(self.pos + count + 1, ">="))
        {
            count += 1;
        }
        count
    }

    /// A conditional expression and, in JML, what binds just stronger.
    pub(super) fn ternary(&mut self) -> Parse<Expr> {
        let start = self.start();
        let cond = if self.in_spec {
            self.equivalence()?
        } else {
            self.binary(0)?
        };
        if !self.eat("?") {
            return Ok(cond);
        }
        let outer = std::mem::replace(&mut self.no_lambda, false);
        let then = self.expr();
        self.no_lambda = outer;
        let then = then?;
        self.expect(":")?;
        let otherwise = self.nested(|parser| match parser.at_lambda() {
            true => parser.lambda(),
            false => parser.ternary(),
        })?;
        let (cond, then, otherwise) = (Box::new(cond), Box::new(then), Box::new(otherwise));
        Ok(self.finish(
            start,
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            },
        ))
    }

    pub(super) fn at_lambda(&self) -> bool {
        if self.no_lambda {
            return false;
        }
        if self.is_word(self.pos) {
            return self.is(self.pos + 1, "->");
        }
        self.at("(")
            && self
                .closing(self.pos)
                .is_some_and(|close| self.is(close + 1, "->"))
    }

    pub(super) fn lambda(&mut self) -> Parse<Expr> {
        let start = self.start();
        let params = if self.eat("(") {
            let is_bare = self.is_word(self.pos)
                && (self.is(self.pos + 1, ",") || self.is(self.pos + 1, ")"));
            self.list(")", |parser| match is_bare {
                true => parser.inferred_param(),
                false => parser.formal_parameter(),
            })?
        } else {
            vec![self.inferred_param()?]
        };
        self.expect("->")?;
        let outer = std::mem::replace(&mut self.no_lambda, false);
        let body = if self.at("{") {
            self.nested(Self::block).map(LambdaBody::Block)
        } else {
            self.expr().map(LambdaBody::Expr)
        };
        self.no_lambda = outer;
        let lambda = Lambda {
            params,
            body: body?,
        };
        Ok(self.finish(start, ExprKind::Lambda(Box::new(lambda))))
    }

    fn inferred_param(&mut self) -> Parse<Param> {
        let name = self.identifier()?;
        let span = name.span;
        let mut type_span = span;
        type_span.end = type_span.start;
        let ty = TypeRef {
            span: type_span,
            kind: TypeRefKind::Inferred,
        };
        Ok(Param {
            id: UNNUMBERED,
            span,
            name,
            ty,
            varargs: false,
            is_final: false,
        })
    }

    /// A parameter with its type: `final int[] a`, `String... rest`.
    pub(super) fn formal_parameter(&mut self) -> Parse<Param> {
        let start = self.start();
        let is_final = self.modifiers()?.is_final;
        let mut ty = self.parse_type()?;
        let dots = self.skip_annotations(self.pos);
        let varargs = self.is(dots, "...");
        if varargs {
            self.pos = dots + 1;
            self.annotations()?;
            let span = ty.span;
            ty = array_of(ty, 1, self.span_from(span.start));
        }
        let name: Ident = self.identifier()?;
        let (count, type_span) = (self.dimensions()?, ty.span);
        let ty = array_of(ty, count, type_span);
        Ok(Param {
            id: UNNUMBERED,
            span: self.span_from(start),
            name,
            ty,
            varargs,
            is_final,
        })
    }
}

/// Whether `expr` can stand left of `=` (JLS 15.26): parentheses are allowed.
pub(super) fn is_variable(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Name(_) | ExprKind::Field { .. } | ExprKind::Index { .. } => true,
        ExprKind::Paren(inner) => is_variable(inner),
        _ => false,
    }
}
