//! Patterns and switches (JLS 14.11, 14.30, 15.28).

use super::{Parse, Parser, UNNUMBERED};
use crate::ast::{CaseLabel, Pattern, Stmt, Switch, SwitchCase, TypeRef};

impl Parser<'_> {
    /// What follows `instanceof`.
    pub(super) fn instanceof_pattern(&mut self) -> Parse<Pattern> {
        self.modifiers()?;
        let ty = self.parse_type()?;
        if self.at("(") {
            return self.record_pattern(ty);
        }
        // `when` can only be a guard here: it ends the condition.
        if self.is_word(self.pos) && !self.at("when") {
            return self.binding(ty);
        }
        Ok(Pattern::Type(ty))
    }

    fn binding(&mut self, ty: TypeRef) -> Parse<Pattern> {
        let name = self.identifier()?;
        Ok(Pattern::Binding {
            id: UNNUMBERED,
            ty,
            name,
        })
    }

    fn record_pattern(&mut self, ty: TypeRef) -> Parse<Pattern> {
        self.expect("(")?;
        let parts = self.list(")", |parser| {
            parser.nested(|parser| {
                if parser.at("_") && !parser.is_word(parser.pos + 1) {
                    parser.pos += 1;
                    return Ok(Pattern::Wildcard);
                }
                parser.pattern()
            })
        })?;
        Ok(Pattern::Record { ty, parts })
    }

    /// A type or record pattern.
    fn pattern(&mut self) -> Parse<Pattern> {
        self.modifiers()?;
        let ty = self.parse_type()?;
        if self.at("(") {
            self.record_pattern(ty)
        } else {
            self.binding(ty)
        }
    }

    /// Whether a pattern follows, not a constant: `Foo f`, `Foo(…)`.
    fn at_pattern(&self) -> bool {
        if self.at("final") || self.at("@") {
            return true;
        }
        let Some(end) = self.skip_type(self.pos) else {
            return false;
        };
        self.is(end, "(") || (self.is_word(end) && !self.is(end, "when"))
    }

    /// `switch (e) { … }`, as statement or expression.
    pub(super) fn switch(&mut self) -> Parse<Switch> {
        self.expect("switch")?;
        let selector = self.parenthesized()?;
        self.expect("{")?;
        let mut switch = Switch {
            selector,
            cases: Vec::new(),
            is_arrow: false,
        };
        let mut is_first = true;
        while !self.eat("}") {
            let start = self.start();
            let mut case = SwitchCase {
                id: UNNUMBERED,
                span: self.here(),
                labels: Vec::new(),
                is_default: false,
                guard: None,
                body: Vec::new(),
            };
            self.case_labels(&mut case)?;
            let is_arrow = self.at("->");
            if is_first {
                switch.is_arrow = is_arrow;
            } else if switch.is_arrow != is_arrow {
                let span = self.here();
                return Err(self.error(span, "a switch uses either `:` or `->`, not both"));
            }
            is_first = false;
            if is_arrow {
                self.pos += 1;
                case.body.push(self.rule_body()?);
            } else {
                self.expect(":")?;
                // Labels that share their statements are one case.
                while self.at_any(&["case", "default"]) {
                    self.case_labels(&mut case)?;
                    self.expect(":")?;
                }
                case.body = self.statements(|parser| parser.at_any(&["case", "default"]))?;
            }
            case.span = self.span_from(start);
            switch.cases.push(case);
        }
        Ok(switch)
    }

    /// `case a, b`, `case Foo f when g`, `default`, `case null, default`
    fn case_labels(&mut self, case: &mut SwitchCase) -> Parse<()> {
        if self.eat("default") {
            case.is_default = true;
            return Ok(());
        }
        if !self.eat("case") {
            return Err(self.expected("`case`, `default` or `}`"));
        }
        let outer = std::mem::replace(&mut self.no_lambda, true);
        let result = self.case_label_list(case);
        self.no_lambda = outer;
        result
    }

    fn case_label_list(&mut self, case: &mut SwitchCase) -> Parse<()> {
        loop {
            if self.eat("default") {
                case.is_default = true;
            } else if self.at("null") && [",", ":", "->"].iter().any(|op| self.is(self.pos + 1, op))
            {
                case.labels.push(CaseLabel::Null(self.here()));
                self.pos += 1;
            } else if self.at_pattern() {
                let pattern = self.nested(Self::pattern)?;
                case.labels.push(CaseLabel::Pattern(pattern));
            } else {
                let constant = self.nested(Self::ternary)?;
                case.labels.push(CaseLabel::Expr(constant));
            }
            if !self.eat(",") {
                break;
            }
        }
        if self.at("when") {
            self.pos += 1;
            case.guard = Some(self.nested(Self::ternary)?);
        }
        Ok(())
    }

    /// What follows `->`: an expression with `;`, a block, or `throw`.
    fn rule_body(&mut self) -> Parse<Stmt> {
        let outer = std::mem::replace(&mut self.no_lambda, false);
        let result = if self.at("{") || self.at("throw") {
            self.statement()
        } else {
            let start = self.start();
            self.expr().and_then(|expr| {
                self.expect(";")?;
                Ok(self.finish_statement(start, crate::ast::StmtKind::Expr(expr)))
            })
        };
        self.no_lambda = outer;
        result
    }
}
