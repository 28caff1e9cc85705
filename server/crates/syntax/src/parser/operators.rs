//! Operators by precedence (JLS 15.15 to 15.24; JML Reference Manual, section on expressions).

use super::expressions::is_variable;
use super::{Parse, Parser, UNNUMBERED};
use crate::ast::{BinaryOp, Expr, ExprKind, Span, TypeRef, TypeRefKind, UnaryOp};
use crate::lexer::TokenKind;

/// `instanceof` binds like `<`.
const RELATIONAL: u8 = 7;

impl Parser<'_> {
    /// `<==>` and `<=!=>`, weaker than all but `?:`, left to right.
    pub(super) fn equivalence(&mut self) -> Parse<Expr> {
        self.chain(|parser| {
            let start = parser.start();
            let mut left = parser.implication()?;
            loop {
                let negated = parser.at("<=!=>");
                if !negated && !parser.at("<==>") {
                    return Ok(left);
                }
                parser.pos += 1;
                parser.lengthen()?;
                let right = Box::new(parser.implication()?);
                let kind = ExprKind::JmlIff {
                    left: Box::new(left),
                    right,
                    negated,
                };
                left = parser.finish(start, kind);
            }
        })
    }

    /// `==>` from the right, `<==` from the left; they don't mix.
    fn implication(&mut self) -> Parse<Expr> {
        self.chain(|parser| {
            let start = parser.start();
            let mut left = parser.binary(0)?;
            if parser.eat("==>") {
                let right = Box::new(parser.nested(Self::implied)?);
                let kind = ExprKind::JmlImplies {
                    left: Box::new(left),
                    right,
                };
                return Ok(parser.finish(start, kind));
            }
            while parser.eat("<==") {
                parser.lengthen()?;
                let premise = Box::new(parser.binary(0)?);
                let kind = ExprKind::JmlImplies {
                    left: premise,
                    right: Box::new(left),
                };
                left = parser.finish(start, kind);
            }
            Ok(left)
        })
    }

    /// What stands right of `==>`.
    fn implied(&mut self) -> Parse<Expr> {
        let start = self.start();
        let left = self.binary(0)?;
        if !self.eat("==>") {
            return Ok(left);
        }
        let right = Box::new(self.nested(Self::implied)?);
        Ok(self.finish(
            start,
            ExprKind::JmlImplies {
                left: Box::new(left),
                right,
            },
        ))
    }

    /// Binary operators that bind at least as strongly as `weakest`, all left to right.
    pub(super) fn binary(&mut self, weakest: u8) -> Parse<Expr> {
        self.chain(|parser| {
            let start = parser.start();
            let mut left = parser.unary()?;
            loop {
                if RELATIONAL >= weakest && parser.eat("instanceof") {
                    parser.lengthen()?;
                    let pattern = parser.instanceof_pattern()?;
                    let kind = ExprKind::InstanceOf {
                        operand: Box::new(left),
                        pattern,
                    };
                    left = parser.finish(start, kind);
                    continue;
                }
                let Some((op, strength, length)) = parser.binary_operator() else {
                    return Ok(left);
                };
                if strength < weakest {
                    return Ok(left);
                }
                parser.pos += length;
                parser.lengthen()?;
                let right = Box::new(parser.binary(strength + 1)?);
                let kind = ExprKind::Binary {
                    op,
                    left: Box::new(left),
                    right,
                };
                left = parser.finish(start, kind);
            }
        })
    }

    /// The operator to come, how strongly it binds, and how many tokens it has.
    fn binary_operator(&self) -> Option<(BinaryOp, u8, usize)> {
        if self.kind() != TokenKind::Op {
            return None;
        }
        Some(match self.text_at(self.pos) {
            "||" => (BinaryOp::Or, 1, 1),
            "&&" => (BinaryOp::And, 2, 1),
            "|" => (BinaryOp::BitOr, 3, 1),
            "^" => (BinaryOp::BitXor, 4, 1),
            "&" => (BinaryOp::BitAnd, 5, 1),
            "==" => (BinaryOp::Eq, 6, 1),
            "!=" => (BinaryOp::Ne, 6, 1),
            "<" => (BinaryOp::Lt, RELATIONAL, 1),
            "<=" => (BinaryOp::Le, RELATIONAL, 1),
            ">=" => (BinaryOp::Ge, RELATIONAL, 1),
            ">" => {
                let count = self.adjacent_greater();
                match (count, self.is(self.pos + count, ">=")) {
                    (0, _) => (BinaryOp::Gt, RELATIONAL, 1),
                    (1, false) => (BinaryOp::Shr, 8, 2),
                    (2, false) => (BinaryOp::UShr, 8, 3),
                    // `>>=` and `>>>=`, or too many.
                    _ => return None,
                }
            }
            "<<" => (BinaryOp::Shl, 8, 1),
            "+" => (BinaryOp::Add, 9, 1),
            "-" => (BinaryOp::Sub, 9, 1),
            "*" => (BinaryOp::Mul, 10, 1),
            "/" => (BinaryOp::Div, 10, 1),
            "%" => (BinaryOp::Rem, 10, 1),
            _ => return None,
        })
    }

    pub(super) fn unary(&mut self) -> Parse<Expr> {
        let start = self.start();
        let op = match self.kind() {
            TokenKind::Op => match self.text_at(self.pos) {
                "+" => UnaryOp::Plus,
                "-" => UnaryOp::Minus,
                "~" => UnaryOp::BitNot,
                "!" => UnaryOp::Not,
                "++" | "--" => return self.prefix_step(),
                "(" if self.at_cast() => return self.cast(),
                _ => return self.postfix(),
            },
            _ => return self.postfix(),
        };
        self.pos += 1;
        let operand = Box::new(self.nested(Self::unary)?);
        Ok(self.finish(start, ExprKind::Unary { op, operand }))
    }

    /// `++x`, `--x`
    fn prefix_step(&mut self) -> Parse<Expr> {
        let start = self.start();
        let is_increment = self.at("++");
        self.pos += 1;
        let target = self.nested(Self::unary)?;
        if !is_variable(&target) {
            return Err(self.error(target.span, "only a variable can be changed by one"));
        }
        let target = Box::new(target);
        Ok(self.finish(
            start,
            ExprKind::IncDec {
                is_prefix: true,
                is_increment,
                target,
            },
        ))
    }

    /// Decides between a cast and an expression in parentheses (JLS 15.16): behind a reference type
    /// no `+` or `-` may follow.
    fn at_cast(&self) -> bool {
        let Some(close) = self.closing(self.pos) else {
            return false;
        };
        let first = self.skip_annotations(self.pos + 1);
        let Some(mut end) = self.skip_type(self.pos + 1) else {
            return false;
        };
        let is_primitive = end == first + 1 && self.primitive(first).is_some();
        while self.is(end, "&") {
            let Some(next) = self.skip_type(end + 1) else {
                return false;
            };
            end = next;
        }
        if end != close {
            return false;
        }
        let next = close + 1;
        match self.kind_at(next) {
            TokenKind::Op => {
                let starts_operand = ["(", "!", "~"].iter().any(|op| self.is(next, op));
                let is_sign = ["+", "-", "++", "--"].iter().any(|op| self.is(next, op));
                starts_operand || (is_primitive && is_sign)
            }
            TokenKind::Keyword => {
                self.primitive(next).is_some()
                    || ["this", "super", "new", "switch", "true", "false", "null"]
                        .iter()
                        .any(|word| self.is(next, word))
            }
            TokenKind::Unknown | TokenKind::End | TokenKind::Informal => false,
            _ => true,
        }
    }

    fn cast(&mut self) -> Parse<Expr> {
        let start = self.start();
        self.expect("(")?;
        let first = self.parse_type()?;
        let ty = if self.at("&") {
            let type_start = first.span.start;
            let mut types = vec![first];
            while self.eat("&") {
                types.push(self.parse_type()?);
            }
            let kind = TypeRefKind::Intersection(types);
            TypeRef {
                span: self.span_from(type_start),
                kind,
            }
        } else {
            first
        };
        self.expect(")")?;
        let operand = Box::new(self.nested(|parser| match parser.at_lambda() {
            true => parser.lambda(),
            false => parser.unary(),
        })?);
        Ok(self.finish(start, ExprKind::Cast { ty, operand }))
    }

    /// Puts the postfix operator to come, `++` or `--`, on `target`.
    pub(super) fn postfix_step(&mut self, start: u32, target: Expr) -> Parse<Expr> {
        let is_increment = self.at("++");
        if !is_variable(&target) {
            return Err(self.error(target.span, "only a variable can be changed by one"));
        }
        self.pos += 1;
        let target = Box::new(target);
        let kind = ExprKind::IncDec {
            is_prefix: false,
            is_increment,
            target,
        };
        Ok(Expr {
            id: UNNUMBERED,
            span: self.span_from(start),
            kind,
        })
    }

    /// The type that the dotted name `expr` denotes.
    pub(super) fn type_of_name(&self, expr: &Expr) -> Option<TypeRef> {
        let mut name = String::new();
        let Span { start, .. } = expr.span;
        push_name(expr, &mut name)?;
        let span = Span {
            start,
            end: expr.span.end,
        };
        Some(TypeRef {
            span,
            kind: TypeRefKind::Named {
                name,
                args: Vec::new(),
                diamond: false,
            },
        })
    }
}

fn push_name(expr: &Expr, name: &mut String) -> Option<()> {
    let mut parts: Vec<&str> = Vec::new();
    let mut expr = expr;
    loop {
        match &expr.kind {
            ExprKind::Name(text) => {
                parts.push(text);
                break;
            }
            ExprKind::Field { target, name } => {
                parts.push(&name.text);
                expr = target;
            }
            _ => return None,
        }
    }
    parts.reverse();
    name.push_str(&parts.join("."));
    Some(())
}
