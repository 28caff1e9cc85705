//! JML inside bodies: assertions, assumptions, and the clauses of loops.

use super::words::Word;
use crate::ast::{SpecClause, SpecClauseKind, Stmt, StmtKind, SyntaxError};
use crate::parser::{Parse, Parser, UNNUMBERED};

impl Parser<'_> {
    /// Reads the JML before the token to come: statements go to `stmts`, clauses of a loop are kept
    /// for the loop that must follow. Fails never; mistakes are recorded.
    pub(in crate::parser) fn spec_statements(&mut self, stmts: &mut Vec<Stmt>) -> Parse<()> {
        if !self.has_spec_before(self.pos) {
            return Ok(());
        }
        let comments: Vec<usize> = self
            .comments_before(self.pos)
            .filter(|&index| self.is_spec(index) && !self.used_comments[index])
            .collect();
        if comments.is_empty() {
            return Ok(());
        }
        let mut clauses = Vec::new();
        self.in_comments(&comments, |parser| {
            while !parser.at_end() {
                let before = parser.pos;
                if parser.spec_statement(stmts, &mut clauses).is_err() {
                    parser.skip_clause(before);
                }
            }
        });
        self.loop_spec.append(&mut clauses);
        Ok(())
    }

    fn spec_statement(
        &mut self,
        stmts: &mut Vec<Stmt>,
        clauses: &mut Vec<SpecClause>,
    ) -> Parse<()> {
        let start = self.start();
        let span = self.here();
        let Some(word) = self.spec_word() else {
            return Err(self.expected("`assert`, `assume` or a clause of a loop"));
        };
        match word {
            // `final` and the like before a local class.
            Word::Modifier | Word::Pure => {
                self.pos += 1;
            }
            Word::Assert => {
                self.pos += 1;
                let cond = self.expr()?;
                let message = if self.eat(":") {
                    Some(self.expr()?)
                } else {
                    None
                };
                self.expect(";")?;
                let kind = StmtKind::Assert {
                    cond,
                    message,
                    is_spec: true,
                };
                stmts.push(self.finish_statement(start, kind));
            }
            Word::Unreachable => {
                self.pos += 1;
                self.expect(";")?;
                let cond = self.truth(span, false);
                let kind = StmtKind::Assert {
                    cond,
                    message: None,
                    is_spec: true,
                };
                stmts.push(self.finish_statement(start, kind));
            }
            Word::Assume => {
                self.pos += 1;
                let cond = self.expr()?;
                self.expect(";")?;
                stmts.push(self.finish_statement(start, StmtKind::Assume(cond)));
            }
            Word::Maintaining | Word::Decreases => {
                self.pos += 1;
                let expr = self.expr()?;
                self.expect(";")?;
                let kind = match word {
                    Word::Maintaining => SpecClauseKind::Maintaining(expr),
                    _ => SpecClauseKind::Decreases(expr),
                };
                clauses.push(SpecClause {
                    id: UNNUMBERED,
                    span: self.span_from(start),
                    kind,
                });
            }
            Word::OtherStatement | Word::OtherClause | Word::OtherDeclaration => {
                let failed = self.misplaced("is not supported; it is ignored");
                self.pos += 1;
                return Err(failed);
            }
            _ => {
                let failed = self.misplaced("has no meaning inside a method's body");
                self.pos += 1;
                return Err(failed);
            }
        }
        Ok(())
    }

    /// Clauses of a loop that no loop has taken.
    pub(in crate::parser) fn refuse_loop_spec(&mut self) {
        for clause in std::mem::take(&mut self.loop_spec) {
            let message = "this clause must stand right before a loop".to_string();
            self.spec_errors.push(SyntaxError {
                span: clause.span,
                message,
            });
        }
    }
}
