//! Edits of whole statements: left out, made conditional, moved; other jumps.

use super::EditKind;
use super::generator::{Generator, folded};
use crate::units::unit_of;
use syntax::ast::{Span, Stmt, StmtKind};

/// Conditions put before one statement.
const GUARDS: usize = 24;

impl Generator<'_> {
    pub(super) fn delete(&mut self, statement: &Stmt) {
        let is_declaration = matches!(
            statement.kind,
            StmtKind::LocalVar(_) | StmtKind::LocalClass(_)
        );
        if !is_declaration {
            self.replace(EditKind::Deleted, 3, statement.span, ";");
        }
    }

    /// `if (condition) statement`.
    pub(super) fn make_conditional(&mut self, statement: &Stmt) {
        let text = self.slice(statement.span).to_owned();
        for atom in self.unary_atoms().into_iter().take(GUARDS) {
            let guarded = format!("if ({atom}) {text}");
            self.replace(EditKind::Guard, 3, statement.span, guarded);
        }
    }

    /// Two neighbours change places.
    pub(super) fn exchange(&mut self, first: &Stmt, second: &Stmt) {
        let is_plain =
            |statement: &Stmt| matches!(statement.kind, StmtKind::Expr(_) | StmtKind::LocalVar(_));
        if !is_plain(first) && !is_plain(second) {
            return;
        }
        let span = Span {
            start: first.span.start,
            end: second.span.end,
        };
        let between = self
            .text
            .get(first.span.end as usize..second.span.start as usize)
            .unwrap_or(" ")
            .to_owned();
        let (one, two) = (self.slice(first.span), self.slice(second.span));
        let moved = format!("{two}{between}{one}");
        let unit = unit_of(first);
        self.at(unit, span, first.id);
        if self.slice(span) != moved {
            let after = folded(&moved).into();
            let before = folded(self.slice(span)).into();
            self.push(
                EditKind::Moved,
                2,
                vec![(span, moved.into())],
                before,
                after,
            );
        }
    }

    pub(super) fn jump(&mut self, statement: &Stmt) {
        let other = match &statement.kind {
            StmtKind::Break(None) => "continue;",
            StmtKind::Continue(None) => "break;",
            _ => return,
        };
        self.replace(EditKind::Operator, 1, statement.span, other);
        self.replace(EditKind::Deleted, 3, statement.span, ";");
    }
}
