//! Statements other than `switch` and `try`.

use java::ir::{Expr, ExprKind, LabelId, NodeId, SYNTHETIC, Stmt, StmtKind};
use java::types::Type;

use super::builder::{Builder, Patch, Scope};
use crate::code::{NO_REGISTER, NullUse, Op};

impl<'b> Builder<'b> {
    pub(super) fn statements(&mut self, statements: &'b [Stmt]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    pub(super) fn statement(&mut self, statement: &'b Stmt) {
        self.statement_of_line(statement, |this| this.mark_statement(statement));
    }

    /// A statement with another line than its own.
    fn statement_of_line(&mut self, statement: &'b Stmt, mark_line: impl FnOnce(&mut Self)) {
        let mark = self.mark();
        self.nested(|this| {
            this.at(statement.id, |this| {
                mark_line(this);
                this.trace(statement);
                this.statement_here(statement);
            });
        });
        self.release(mark);
    }

    fn trace(&mut self, statement: &Stmt) {
        let wanted = self.sites.is_some_and(|sites| sites.trace);
        let has_effect = !matches!(statement.kind, StmtKind::Block(_) | StmtKind::Empty);
        if wanted && has_effect && statement.id != SYNTHETIC {
            self.emit(Op::Trace { node: statement.id });
        } else if wanted && self.body.statements.len() == 1 {
            // A lambda's expression stands for its statement.
            let (StmtKind::Return(Some(value)) | StmtKind::Expr(value)) = &statement.kind else {
                return;
            };
            if value.id != SYNTHETIC {
                self.at(value.id, |this| {
                    this.emit(Op::Trace { node: value.id });
                });
            }
        }
    }

    fn statement_here(&mut self, statement: &'b Stmt) {
        match &statement.kind {
            StmtKind::Block(statements) => self.statements(statements),
            StmtKind::Local { local, init } => {
                if let Some(init) = init {
                    let to = self.local_register(*local);
                    match self.site(statement.id) {
                        None => self.value_into(init, to),
                        Some(site) => {
                            let temp = self.temp();
                            self.value_into(init, temp);
                            self.emit_site(temp, site, &init.ty);
                            self.copy(to, temp);
                        }
                    }
                }
            }
            StmtKind::Expr(expr) => self.effect(expr),
            StmtKind::If { .. } => self.if_chain(statement),
            StmtKind::Loop {
                label,
                cond,
                test_first,
                update,
                body,
                iterable,
            } => {
                // All of a for-each loop's head has the line of what it goes over.
                self.mark_line(*iterable);
                let head = (*iterable != SYNTHETIC).then_some(*iterable);
                self.loop_statement(*label, cond.as_ref(), *test_first, update, body, head);
            }
            StmtKind::Labeled { label, body } => {
                self.scopes.push(Scope::Target {
                    label: *label,
                    breaks: Vec::new(),
                    continues: Vec::new(),
                });
                self.statement(body);
                self.finish_target();
            }
            StmtKind::Switch(switch) => self.switch(switch),
            StmtKind::Return(value) => self.return_statement(statement.id, value.as_ref()),
            StmtKind::Break(label) => self.leave(*label, false),
            StmtKind::Continue(label) => self.leave(*label, true),
            StmtKind::Monitor(lock) => {
                let object = self.value(lock);
                self.mark_line(statement.id);
                self.note_null(Some(lock), |_| NullUse::Monitor);
                self.emit(Op::NullCheck { object });
            }
            StmtKind::Throw(expr) => {
                let exception = self.value(expr);
                self.mark_line(statement.id);
                self.note_null(Some(expr), |_| NullUse::Throw);
                self.emit(Op::Throw { exception });
            }
            StmtKind::Try(attempt) => self.try_statement(attempt),
            StmtKind::Assert { cond, message } => self.assert(cond, message.as_ref()),
            StmtKind::Assume(cond) => {
                let condition = self.value(cond);
                self.emit(Op::Assume { condition });
            }
            // One that stands for a block marks its end.
            StmtKind::Empty => self.mark_parenthesis(statement.id),
            StmtKind::Unsupported(what) => self.unsupported(what),
        }
    }

    /// `if`, with its `else if`s in a loop: such chains are long in generated code.
    fn if_chain(&mut self, statement: &'b Stmt) {
        let mut ends = Vec::new();
        let mut current = statement;
        let outer = self.node;
        while let StmtKind::If {
            cond,
            then,
            otherwise,
        } = &current.kind
        {
            if current.id != SYNTHETIC {
                self.node = current.id;
            }
            self.mark_line(current.id);
            if !std::ptr::eq(current, statement) {
                self.trace(current);
            }
            let when_false = self.jump_if(cond, false);
            self.statement(then);
            let Some(otherwise) = otherwise else {
                self.patch(when_false);
                break;
            };
            ends.push(self.jump());
            self.patch(when_false);
            current = otherwise;
            if !matches!(current.kind, StmtKind::If { .. }) {
                self.statement(current);
            }
        }
        self.node = outer;
        self.patch(ends);
    }

    /// The condition comes after the body, so that each round has one jump.
    fn loop_statement(
        &mut self,
        label: LabelId,
        cond: Option<&'b Expr>,
        test_first: bool,
        update: &'b [Expr],
        body: &'b Stmt,
        iterable: Option<NodeId>,
    ) {
        self.scopes.push(Scope::Target {
            label,
            breaks: Vec::new(),
            continues: Vec::new(),
        });
        let to_condition = match cond {
            Some(cond) if test_first && !is_true(cond) => Some(self.jump()),
            _ => None,
        };
        let start = self.here();
        match (&body.kind, iterable) {
            (StmtKind::Block(statements), Some(iterable)) => {
                for (index, statement) in statements.iter().enumerate() {
                    match index {
                        0 => self.statement_of_line(statement, |this| this.mark_line(iterable)),
                        _ => self.statement(statement),
                    }
                }
            }
            _ => self.statement(body),
        }
        let continues = match self.scopes.last_mut() {
            Some(Scope::Target { continues, .. }) => std::mem::take(continues),
            _ => Vec::new(),
        };
        self.patch(continues);
        for update in update {
            self.mark_start(update);
            self.effect(update);
        }
        self.patch(to_condition);
        match cond {
            Some(cond) => {
                match iterable {
                    Some(iterable) => self.mark_line(iterable),
                    None => self.mark_position(cond),
                }
                let again = self.jump_if(cond, true);
                self.patch_to(again, start);
            }
            None => self.jump_to(start),
        }
        self.finish_target();
    }

    /// Ends the innermost scope, a target: its `break`s come here.
    pub(super) fn finish_target(&mut self) {
        if let Some(Scope::Target { breaks, .. }) = self.scopes.pop() {
            self.patch(breaks);
        }
    }

    /// `break` or `continue`.
    fn leave(&mut self, wanted: LabelId, is_continue: bool) {
        let position = self
            .scopes
            .iter()
            .rposition(|scope| matches!(scope, Scope::Target { label, .. } if *label == wanted));
        let Some(position) = position else {
            self.unsupported("a jump to a label that isn't there");
            return;
        };
        self.leave_scopes(position + 1);
        let patch: Patch = self.jump();
        if let Some(Scope::Target {
            breaks, continues, ..
        }) = self.scopes.get_mut(position)
        {
            if is_continue {
                continues.push(patch)
            } else {
                breaks.push(patch)
            }
        }
    }

    /// A site of the statement itself is the value as returned, after its conversion.
    fn return_statement(&mut self, id: NodeId, value: Option<&'b Expr>) {
        let Some(value) = value else {
            self.leave_scopes(0);
            self.emit(Op::ReturnVoid);
            return;
        };
        let register = if self.has_finally() {
            // A `finally` block may change the variable, not the value returned.
            let register = self.temp();
            self.value_into(value, register);
            if let Some(site) = self.site(id) {
                self.emit_site(register, site, &value.ty);
            }
            self.leave_scopes(0);
            register
        } else {
            let register = self.value(value);
            if let Some(site) = self.site(id) {
                self.emit_site(register, site, &value.ty);
            }
            register
        };
        self.emit(Op::Return { value: register });
    }

    fn assert(&mut self, cond: &'b Expr, message: Option<&'b Expr>) {
        let disabled = self.emit_jump(Op::SkipAssert { target: 0 });
        let holds = self.jump_if(cond, true);
        let parameter = if message.is_some() { "Object" } else { "" };
        let key = format!("java.lang.AssertionError.<init>({parameter})");
        match self.program.method_by_key(&key) {
            None => self.unsupported(&format!("not modelled: {key}")),
            Some(constructor) => {
                let class = self.program.method(constructor).class;
                let exception = self.temp();
                let first = self.temp();
                if let Some(message) = message {
                    let argument = self.temp();
                    match message.ty {
                        Type::Primitive(_) => {
                            let parts = std::slice::from_ref(message);
                            self.concat(parts, argument);
                        }
                        _ => self.value_into(message, argument),
                    }
                }
                self.emit(Op::NewObject {
                    to: exception,
                    class,
                });
                self.emit(Op::Move {
                    to: first,
                    from: exception,
                });
                let method = constructor;
                self.emit(Op::CallSpecial {
                    to: NO_REGISTER,
                    args: first,
                    method,
                });
                self.emit(Op::Throw { exception });
            }
        }
        self.patch(holds);
        self.patch([disabled]);
    }
}

/// The node at whose line the statement stands: its own, or that of what it was made from.
fn is_true(cond: &Expr) -> bool {
    matches!(
        cond.kind,
        ExprKind::Const(java::ir::Constant::Boolean(true))
    )
}
