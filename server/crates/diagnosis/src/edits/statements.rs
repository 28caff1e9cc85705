//! Edits of whole statements: left out, made conditional, moved; other jumps.

use super::EditKind;
use super::generator::{Generator, folded};
use crate::units::unit_of;
use syntax::ast::{Span, Stmt, StmtKind};

/// Conditions put before one statement.
const GUARDS: usize = 24;
/// Statements that one may move over.
const FURTHEST: usize = 4;

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

    /// Two neighbours change places; a statement goes behind others, a guard before others.
    pub(super) fn move_from(&mut self, statements: &[Stmt]) {
        let most = statements.len().min(FURTHEST + 1);
        for count in 2..=most {
            let group = &statements[..count];
            let (Some(first), Some(last)) = (group.first(), group.last()) else {
                return;
            };
            let is_swap = count == 2;
            if is_swap && (is_plain(first) || is_plain(last)) {
                self.reorder(2, group, &[1, 0], None);
            }
            if !is_swap && is_plain(first) && !is_jump(last) {
                let order: Vec<usize> = (1..count).chain([0]).collect();
                self.reorder(3, group, &order, Some((first, "behind", last)));
            }
            if !is_swap && is_guard(last) {
                let order: Vec<usize> = [count - 1].into_iter().chain(0..count - 1).collect();
                self.reorder(3, group, &order, Some((last, "before", first)));
            }
        }
    }

    /// Neighbours in another order; what stands between them (comments too) stays. `told`: what moves,
    /// and where to.
    fn reorder(
        &mut self,
        size: u32,
        group: &[Stmt],
        order: &[usize],
        told: Option<(&Stmt, &str, &Stmt)>,
    ) {
        let (Some(first), Some(last)) = (group.first(), group.last()) else {
            return;
        };
        let span = Span {
            start: first.span.start,
            end: last.span.end,
        };
        let mut moved = String::new();
        for (place, from) in order.iter().enumerate() {
            moved.push_str(self.slice(group[*from].span));
            if let Some(next) = group.get(place + 1) {
                moved.push_str(self.slice(Span {
                    start: group[place].span.end,
                    end: next.span.start,
                }));
            }
        }
        self.at(unit_of(first), span, first.id);
        if self.slice(span) != moved {
            let text = |statement: &Stmt| folded(self.slice(statement.span));
            let told = told
                .map(|(what, how, other)| format!("move `{}` {how} `{}`", text(what), text(other)));
            self.push_told(EditKind::Moved, size, (span, moved.into()), told);
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

fn is_plain(statement: &Stmt) -> bool {
    matches!(statement.kind, StmtKind::Expr(_) | StmtKind::LocalVar(_))
}

pub(super) fn is_jump(statement: &Stmt) -> bool {
    matches!(
        statement.kind,
        StmtKind::Return(_)
            | StmtKind::Break(_)
            | StmtKind::Continue(_)
            | StmtKind::Throw(_)
            | StmtKind::Yield(_)
    )
}

/// An `if` that only leaves.
fn is_guard(statement: &Stmt) -> bool {
    let StmtKind::If {
        then,
        otherwise: None,
        ..
    } = &statement.kind
    else {
        return false;
    };
    match &then.kind {
        StmtKind::Block(block) => block.stmts.last().is_some_and(is_jump),
        _ => is_jump(then),
    }
}
