//! Expressions that only JML has.

use crate::ast::{Expr, ExprKind, Param, Quantified, QuantifierKind};
use crate::lexer::TokenKind;
use crate::parser::{Parse, Parser, UNNUMBERED};

impl Parser<'_> {
    /// `\result`, `\old(e)` and what else starts with a backslash, or `(* … *)`.
    pub(in crate::parser) fn spec_primary(&mut self) -> Parse<Expr> {
        let start = self.start();
        if self.kind() == TokenKind::Informal {
            self.pos += 1;
            let text = "an informal description `(* … *)`".to_string();
            return Ok(self.finish(start, ExprKind::Unsupported(text)));
        }
        let word = self.text_at(self.pos);
        match word {
            "\\result" => {
                self.pos += 1;
                Ok(self.finish(start, ExprKind::JmlResult))
            }
            "\\old" | "\\pre" => {
                self.pos += 1;
                if !self.at("(") {
                    return Err(self.expected("`(`"));
                }
                self.pos += 1;
                let inner = Box::new(self.inner_expr()?);
                if self.at(",") {
                    let span = self.here();
                    return Err(self.error(span, "labels in `\\old` are not supported"));
                }
                self.expect(")")?;
                Ok(self.finish(start, ExprKind::JmlOld(inner)))
            }
            _ if quantifier(word).is_some() => {
                let span = self.here();
                Err(self.error(
                    span,
                    format!("write `({word} …; …; …)` with its parentheses"),
                ))
            }
            _ => {
                self.pos += 1;
                if self.at("(") {
                    // Arguments may be types, as of `\type(int)`: they are not looked at.
                    match self.closing(self.pos) {
                        Some(close) => self.pos = close + 1,
                        None => return Err(self.expected("`)` after")),
                    }
                }
                Ok(self.finish(start, ExprKind::Unsupported(format!("`{word}`"))))
            }
        }
    }

    /// Whether `(\forall` or the like follows.
    pub(in crate::parser) fn at_quantifier(&self) -> bool {
        self.kind_at(self.pos + 1) == TokenKind::SpecWord
            && quantifier(self.text_at(self.pos + 1)).is_some()
    }

    /// `(\forall int i, j; range; body)` or `(\forall int i; body)`
    pub(in crate::parser) fn quantified(&mut self) -> Parse<Expr> {
        let start = self.start();
        self.expect("(")?;
        let Some(kind) = quantifier(self.text_at(self.pos)) else {
            return Err(self.expected("a quantifier"));
        };
        self.pos += 1;
        let vars = self.quantified_variables()?;
        self.expect(";")?;
        let first = if self.at(";") {
            None
        } else {
            Some(self.inner_expr()?)
        };
        let (range, body) = if self.eat(";") {
            (first, self.inner_expr()?)
        } else {
            match first {
                Some(body) => (None, body),
                None => return Err(self.expected("an expression")),
            }
        };
        self.expect(")")?;
        let quantified = Quantified {
            kind,
            vars,
            range,
            body,
        };
        Ok(self.finish(start, ExprKind::JmlQuantified(Box::new(quantified))))
    }

    /// `int i, j`, also `int i, int j`
    fn quantified_variables(&mut self) -> Parse<Vec<Param>> {
        let mut vars: Vec<Param> = Vec::new();
        loop {
            let start = self.start();
            let has_type = vars.is_empty()
                || self
                    .skip_type(self.pos)
                    .is_some_and(|end| self.is_word(end));
            let ty = match vars.last() {
                Some(last) if !has_type => last.ty.clone(),
                _ => {
                    while self.at("nullable") || self.at("non_null") {
                        self.pos += 1;
                    }
                    self.parse_type()?
                }
            };
            let name = self.identifier()?;
            let count = self.dimensions()?;
            let type_span = ty.span;
            let ty = crate::parser::types::array_of(ty, count, type_span);
            let span = self.span_from(start);
            vars.push(Param {
                id: UNNUMBERED,
                span,
                name,
                ty,
                varargs: false,
                is_final: false,
            });
            if !self.eat(",") {
                return Ok(vars);
            }
        }
    }
}

fn quantifier(word: &str) -> Option<QuantifierKind> {
    Some(match word {
        "\\forall" => QuantifierKind::ForAll,
        "\\exists" => QuantifierKind::Exists,
        "\\sum" => QuantifierKind::Sum,
        "\\product" => QuantifierKind::Product,
        "\\num_of" => QuantifierKind::NumOf,
        "\\max" => QuantifierKind::Max,
        "\\min" => QuantifierKind::Min,
        _ => return None,
    })
}
