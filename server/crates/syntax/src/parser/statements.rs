//! Statements (JLS 14).

use super::{Parse, Parser, UNNUMBERED};
use crate::ast::{
    Block, Catch, Expr, ExprKind, LocalVar, LoopSpec, Resource, Stmt, StmtKind, SyntaxError, Try,
};
use crate::lexer::TokenKind;

impl Parser<'_> {
    pub(super) fn finish_statement(&self, start: u32, kind: StmtKind) -> Stmt {
        Stmt {
            id: UNNUMBERED,
            span: self.span_from(start),
            kind,
        }
    }

    /// A statement that is no declaration.
    pub(super) fn statement(&mut self) -> Parse<Stmt> {
        self.nested(Self::statement_kind)
    }

    /// The body of a loop or branch. JML before it can only be that of a loop.
    fn body(&mut self) -> Parse<Box<Stmt>> {
        let mut specs = Vec::new();
        self.spec_statements(&mut specs)?;
        for spec in specs {
            let message = "put braces round the statement to place JML here".to_string();
            self.spec_errors.push(SyntaxError {
                span: spec.span,
                message,
            });
        }
        Ok(Box::new(self.statement()?))
    }

    fn statement_kind(&mut self) -> Parse<Stmt> {
        let start = self.start();
        let kind = match self.kind() {
            TokenKind::Keyword => match self.text_at(self.pos) {
                "if" => return self.if_chain(),
                "while" => self.while_loop()?,
                "do" => self.do_loop()?,
                "for" => self.for_loop()?,
                "switch" => StmtKind::Switch(Box::new(self.switch()?)),
                "return" => {
                    self.pos += 1;
                    let value = if self.at(";") {
                        None
                    } else {
                        Some(self.expr()?)
                    };
                    self.expect(";")?;
                    StmtKind::Return(value)
                }
                "break" => StmtKind::Break(self.jump()?),
                "continue" => StmtKind::Continue(self.jump()?),
                "throw" => {
                    self.pos += 1;
                    let value = self.expr()?;
                    self.expect(";")?;
                    StmtKind::Throw(value)
                }
                "try" => StmtKind::Try(Box::new(self.try_statement()?)),
                "synchronized" => {
                    self.pos += 1;
                    let lock = self.parenthesized()?;
                    StmtKind::Synchronized {
                        lock,
                        body: self.block()?,
                    }
                }
                "assert" => {
                    self.pos += 1;
                    let cond = self.expr()?;
                    let message = if self.eat(":") {
                        Some(self.expr()?)
                    } else {
                        None
                    };
                    self.expect(";")?;
                    StmtKind::Assert {
                        cond,
                        message,
                        is_spec: false,
                    }
                }
                "else" => return Err(self.expected("a statement")),
                "case" | "default" => return Err(self.expected("a statement")),
                word @ ("catch" | "finally") => {
                    let span = self.here();
                    return Err(self.error(span, format!("`{word}` without `try`")));
                }
                _ => self.expression_statement()?,
            },
            TokenKind::Op if self.at("{") => StmtKind::Block(self.block()?),
            TokenKind::Op if self.at(";") => {
                self.pos += 1;
                StmtKind::Empty
            }
            TokenKind::Word if self.is(self.pos + 1, ":") => {
                let label = self.identifier()?;
                self.pos += 1;
                StmtKind::Labeled {
                    label,
                    body: self.body()?,
                }
            }
            TokenKind::Word if self.at("yield") && self.at_yield() => {
                self.pos += 1;
                let value = self.expr()?;
                self.expect(";")?;
                StmtKind::Yield(value)
            }
            _ => self.expression_statement()?,
        };
        Ok(self.finish_statement(start, kind))
    }

    /// Whether the word `yield` starts a statement (JLS 3.9, 14.21).
    pub(super) fn at_yield(&self) -> bool {
        let next = self.pos + 1;
        match self.kind_at(next) {
            TokenKind::Op => {
                let is_step = self.is(next, "++") || self.is(next, "--");
                let starts_operand = ["(", "+", "-", "!", "~"].iter().any(|op| self.is(next, op));
                starts_operand || (is_step && !self.is(next + 1, ";"))
            }
            TokenKind::Keyword => !self.is(next, "instanceof"),
            TokenKind::End | TokenKind::Unknown => false,
            _ => true,
        }
    }

    fn jump(&mut self) -> Parse<Option<crate::ast::Ident>> {
        self.pos += 1;
        let label = if self.at(";") {
            None
        } else {
            Some(self.identifier()?)
        };
        self.expect(";")?;
        Ok(label)
    }

    fn expression_statement(&mut self) -> Parse<StmtKind> {
        let expr = self.expr()?;
        if !is_statement_expression(&expr) {
            return Err(self.error(expr.span, "this expression is not a statement"));
        }
        self.expect(";")?;
        Ok(StmtKind::Expr(expr))
    }

    /// `if … else if … else`, without recursion along the chain.
    fn if_chain(&mut self) -> Parse<Stmt> {
        let outer_depth = self.depth;
        let result = self.if_links();
        self.depth = outer_depth;
        let (links, mut otherwise) = result?;
        for (start, cond, then) in links.into_iter().rev() {
            let kind = StmtKind::If {
                cond,
                then,
                otherwise,
            };
            otherwise = Some(Box::new(self.finish_statement(start, kind)));
        }
        match otherwise {
            Some(stmt) => Ok(*stmt),
            None => Err(self.expected("`if`")),
        }
    }

    #[allow(clippy::type_complexity)]
    fn if_links(&mut self) -> Parse<(Vec<(u32, Expr, Box<Stmt>)>, Option<Box<Stmt>>)> {
        let mut links = Vec::new();
        loop {
            let start = self.start();
            self.expect("if")?;
            let cond = self.parenthesized()?;
            let then = self.body()?;
            links.push((start, cond, then));
            if !self.eat("else") {
                return Ok((links, None));
            }
            if !self.at("if") || self.has_spec_before(self.pos) {
                return Ok((links, Some(self.body()?)));
            }
            self.depth += 1;
            self.deepest = self.deepest.max(self.depth);
            if self.depth > super::MAX_DEPTH {
                let span = self.here();
                return Err(self.too_deep(span));
            }
        }
    }

    fn take_loop_spec(&mut self) -> LoopSpec {
        std::mem::take(&mut self.loop_spec)
    }

    fn while_loop(&mut self) -> Parse<StmtKind> {
        let spec = self.take_loop_spec();
        self.expect("while")?;
        let cond = self.parenthesized()?;
        Ok(StmtKind::While {
            cond,
            body: self.body()?,
            spec,
        })
    }

    fn do_loop(&mut self) -> Parse<StmtKind> {
        let spec = self.take_loop_spec();
        self.expect("do")?;
        let body = self.body()?;
        self.expect("while")?;
        let cond = self.parenthesized()?;
        self.expect(";")?;
        Ok(StmtKind::DoWhile { body, cond, spec })
    }

    fn for_loop(&mut self) -> Parse<StmtKind> {
        let spec = self.take_loop_spec();
        self.expect("for")?;
        self.expect("(")?;
        let mut init = Vec::new();
        let start = self.start();
        if self.at_local_variable() {
            if let Some(var) = self.for_each_variable()? {
                let iterable = self.expr()?;
                self.expect(")")?;
                return Ok(StmtKind::ForEach {
                    var,
                    iterable,
                    body: self.body()?,
                    spec,
                });
            }
            let vars = self.local_variables()?;
            init.push(self.finish_statement(start, StmtKind::LocalVar(vars)));
        } else if !self.at(";") {
            for expr in self.statement_expressions()? {
                let span = expr.span;
                init.push(Stmt {
                    id: UNNUMBERED,
                    span,
                    kind: StmtKind::Expr(expr),
                });
            }
        }
        self.expect(";")?;
        let cond = if self.at(";") {
            None
        } else {
            Some(self.expr()?)
        };
        self.expect(";")?;
        let update = if self.at(")") {
            Vec::new()
        } else {
            self.statement_expressions()?
        };
        self.expect(")")?;
        Ok(StmtKind::For {
            init,
            cond,
            update,
            body: self.body()?,
            spec,
        })
    }

    /// `int x :` of a for-each loop, nothing taken if it is none.
    fn for_each_variable(&mut self) -> Parse<Option<LocalVar>> {
        let (before, start) = (self.pos, self.start());
        let is_final = self.modifiers()?.is_final;
        let ty = self.parse_type()?;
        let name = self.identifier()?;
        let count = self.dimensions()?;
        if !self.at(":") {
            self.pos = before;
            return Ok(None);
        }
        let (type_span, span) = (ty.span, self.span_from(start));
        self.pos += 1;
        let ty = super::types::array_of(ty, count, type_span);
        Ok(Some(LocalVar {
            id: UNNUMBERED,
            span,
            ty,
            name,
            init: None,
            is_final,
        }))
    }

    fn statement_expressions(&mut self) -> Parse<Vec<Expr>> {
        let mut exprs = Vec::new();
        loop {
            let expr = self.expr()?;
            if !is_statement_expression(&expr) {
                return Err(self.error(expr.span, "this expression is not a statement"));
            }
            exprs.push(expr);
            if !self.eat(",") {
                return Ok(exprs);
            }
        }
    }

    fn try_statement(&mut self) -> Parse<Try> {
        let start = self.here();
        self.expect("try")?;
        let mut resources = Vec::new();
        let has_resources = self.eat("(");
        if has_resources {
            loop {
                resources.push(self.resource()?);
                let more = self.eat(";");
                if self.eat(")") {
                    break;
                }
                if !more {
                    self.expect(")")?;
                }
            }
        }
        let block = self.block()?;
        let mut catches = Vec::new();
        while self.at("catch") {
            catches.push(self.catch()?);
        }
        let finally: Option<Block> = if self.eat("finally") {
            Some(self.block()?)
        } else {
            None
        };
        if !has_resources && catches.is_empty() && finally.is_none() {
            return Err(self.error(start, "`try` needs `catch` or `finally`"));
        }
        Ok(Try {
            resources,
            block,
            catches,
            finally,
        })
    }

    fn resource(&mut self) -> Parse<Resource> {
        if !self.at_local_variable() {
            return Ok(Resource::Expr(self.expr()?));
        }
        let start = self.start();
        let is_final = self.modifiers()?.is_final;
        let ty = self.parse_type()?;
        let name = self.identifier()?;
        self.expect("=")?;
        let init = Some(self.expr()?);
        let span = self.span_from(start);
        Ok(Resource::Declared(LocalVar {
            id: UNNUMBERED,
            span,
            ty,
            name,
            init,
            is_final,
        }))
    }

    fn catch(&mut self) -> Parse<Catch> {
        let start = self.start();
        self.expect("catch")?;
        self.expect("(")?;
        self.modifiers()?;
        let mut types = vec![self.parse_type()?];
        while self.eat("|") {
            types.push(self.parse_type()?);
        }
        let name = self.identifier()?;
        self.expect(")")?;
        let block = self.block()?;
        Ok(Catch {
            id: UNNUMBERED,
            span: self.span_from(start),
            types,
            name,
            block,
        })
    }
}

/// JLS 14.8; a constructor call counts here, its place is checked by its reader.
fn is_statement_expression(expr: &Expr) -> bool {
    matches!(
        expr.kind,
        ExprKind::Assign { .. }
            | ExprKind::CompoundAssign { .. }
            | ExprKind::IncDec { .. }
            | ExprKind::Call { .. }
            | ExprKind::New { .. }
            | ExprKind::ConstructorCall { .. }
            | ExprKind::Unsupported(_)
    )
}
