//! The conditions that have to hold for a place of a method to be reached, as written.
//!
//! Only what encloses the place counts: a `return` or an assignment before it isn't looked at.

use java::program::{MemberSource, Program};
use java::types::MethodId;
use std::ops::Range;
use syntax::ast::{Block, Span, Stmt, StmtKind};

/// A part of the method, and the condition that leads into it.
#[derive(Clone, Debug, PartialEq)]
pub struct Guarded {
    /// Bytes of the file.
    pub part: Range<usize>,
    pub condition: Range<usize>,
    pub side: bool,
}

/// The guarded parts of a method, outer ones before the parts inside.
pub fn guarded_parts(program: &Program, method: MethodId) -> Vec<Guarded> {
    let declared = program.method(method);
    let (MemberSource::Method(source), Some(start)) =
        (&declared.source, program.member_start(method))
    else {
        return Vec::new();
    };
    let mut parts = Parts {
        start: start as usize,
        found: Vec::new(),
    };
    if let Some(body) = &source.body {
        parts.block(body);
    }
    parts.found
}

/// The conditions around a place, outermost first, with the side that leads there.
pub fn conditions_around(parts: &[Guarded], place: &Range<usize>) -> Vec<(Range<usize>, bool)> {
    parts
        .iter()
        .filter(|guarded| guarded.part.start <= place.start && place.end <= guarded.part.end)
        .map(|guarded| (guarded.condition.clone(), guarded.side))
        .collect()
}

struct Parts {
    start: usize,
    found: Vec<Guarded>,
}

impl Parts {
    fn bytes(&self, span: Span) -> Range<usize> {
        self.start + span.start as usize..self.start + span.end as usize
    }

    fn guard(&mut self, condition: Span, part: &Stmt, side: bool) {
        let guarded = Guarded {
            part: self.bytes(part.span),
            condition: self.bytes(condition),
            side,
        };
        self.found.push(guarded);
        self.statement(part);
    }

    fn block(&mut self, block: &Block) {
        for statement in &block.stmts {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::Block(block) => self.block(block),
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                self.guard(cond.span, then, true);
                if let Some(otherwise) = otherwise {
                    self.guard(cond.span, otherwise, false);
                }
            }
            StmtKind::While { cond, body, .. } => self.guard(cond.span, body, true),
            StmtKind::DoWhile { body, .. }
            | StmtKind::ForEach { body, .. }
            | StmtKind::Labeled { body, .. } => self.statement(body),
            StmtKind::For { cond, body, .. } => match cond {
                Some(cond) => self.guard(cond.span, body, true),
                None => self.statement(body),
            },
            StmtKind::Try(attempt) => {
                self.block(&attempt.block);
                for handler in &attempt.catches {
                    self.block(&handler.block);
                }
                if let Some(finally) = &attempt.finally {
                    self.block(finally);
                }
            }
            StmtKind::Synchronized { body, .. } => self.block(body),
            _ => {}
        }
    }
}
