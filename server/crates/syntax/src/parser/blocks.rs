//! Blocks: what may stand in them beside plain statements, and recovery from mistakes.

use std::sync::Arc;

use super::types::array_of;
use super::{Parse, Parser, UNNUMBERED};
use crate::ast::{Block, LocalVar, Modifiers, Stmt, StmtKind, TypeRef};

impl Parser<'_> {
    pub(super) fn block(&mut self) -> Parse<Block> {
        let start = self.start();
        self.expect("{")?;
        let outer = std::mem::replace(&mut self.no_lambda, false);
        let stmts = self.statements(|_| false);
        self.no_lambda = outer;
        let stmts = stmts?;
        self.expect("}")?;
        Ok(Block {
            id: UNNUMBERED,
            span: self.span_from(start),
            stmts,
        })
    }

    /// Statements up to `}` or to where `is_over` says so, neither taken. A statement with a mistake
    /// is replaced by [`StmtKind::Unsupported`].
    pub(super) fn statements(&mut self, is_over: impl Fn(&Self) -> bool) -> Parse<Vec<Stmt>> {
        let mut stmts = Vec::new();
        loop {
            let specs = self.spec_statements(&mut stmts);
            if self.at("}") || self.at_end() || is_over(self) {
                self.refuse_loop_spec();
                return Ok(stmts);
            }
            let before = self.pos;
            if self.seems_member(before) {
                self.is_cut = true;
                return self.expect("}").map(|()| stmts);
            }
            let result = specs.and_then(|()| self.block_statement());
            match result {
                Ok(stmt) => stmts.push(stmt),
                Err(failed) if self.gave_up || self.is_cut => return Err(failed),
                Err(_) => stmts.push(self.recover(before)),
            }
            self.refuse_loop_spec();
        }
    }

    /// A declaration or a statement.
    fn block_statement(&mut self) -> Parse<Stmt> {
        let start = self.start();
        if self.at_local_class() {
            let spec = self.pos;
            let modifiers = self.modifiers()?;
            let decl = self.nested(|parser| parser.type_decl(start, spec, modifiers))?;
            return Ok(self.finish_statement(start, StmtKind::LocalClass(Arc::new(decl))));
        }
        if self.at_local_variable() {
            let vars = self.local_variables()?;
            self.expect(";")?;
            return Ok(self.finish_statement(start, StmtKind::LocalVar(vars)));
        }
        self.statement()
    }

    fn at_local_class(&self) -> bool {
        let mut index = self.pos;
        loop {
            let next = self.skip_annotations(index);
            let is_modifier = ["final", "abstract", "strictfp"]
                .iter()
                .any(|word| self.is(next, word));
            if !is_modifier {
                index = next;
                break;
            }
            index = next + 1;
        }
        ["class", "interface", "enum"]
            .iter()
            .any(|word| self.is(index, word))
            || self.is(index, "@") && self.is(index + 1, "interface")
            || self.is_record(index)
    }

    /// `record` is a keyword only where a record's header follows.
    pub(super) fn is_record(&self, index: usize) -> bool {
        self.is(index, "record")
            && self.is_word(index + 1)
            && (self.is(index + 2, "(") || self.is(index + 2, "<"))
    }

    /// Whether a type and a name follow.
    pub(super) fn at_local_variable(&self) -> bool {
        if self.at("final") || self.at("@") {
            return true;
        }
        if self.at("yield") && !self.is(self.pos + 1, "=") && self.at_yield() {
            return false;
        }
        let Some(end) = self.skip_type(self.pos) else {
            return false;
        };
        if self.is_word(end) {
            return true;
        }
        // A primitive type starts nothing else, so let the declaration report what is wrong.
        self.primitive(self.pos).is_some() && !self.is(end, ".") && !self.is(end, "::")
    }

    /// `final int a = 1, b[]`, without the semicolon.
    pub(super) fn local_variables(&mut self) -> Parse<Vec<LocalVar>> {
        let start = self.start();
        let modifiers = self.modifiers()?;
        let ty = self.parse_type()?;
        let mut vars = Vec::new();
        loop {
            vars.push(self.local_variable(start, &modifiers, &ty, vars.is_empty())?);
            if !self.eat(",") {
                return Ok(vars);
            }
        }
    }

    fn local_variable(
        &mut self,
        start: u32,
        modifiers: &Modifiers,
        ty: &TypeRef,
        is_first: bool,
    ) -> Parse<LocalVar> {
        let start = if is_first { start } else { self.start() };
        let name = self.identifier()?;
        let count = self.dimensions()?;
        let ty = array_of(ty.clone(), count, ty.span);
        let init = if self.eat("=") {
            Some(self.initializer_expr()?)
        } else {
            None
        };
        let span = self.span_from(start);
        Ok(LocalVar {
            id: UNNUMBERED,
            span,
            ty,
            name,
            init,
            is_final: modifiers.is_final,
        })
    }
}
