//! Loops (JLS 14.12 to 14.14); for-each is spelled out.
//!
//! What must hold: the array or iterator of a for-each is evaluated once; its variable is a new
//! one in each iteration.

use super::{Flow, JumpTarget, Lowerer, TargetKind, local_expr, synthetic, synthetic_stmt};
use crate::ir::{
    CompareKind, CompareOp, Dispatch, Expr, ExprKind, LabelId, NumericKind, Place, SYNTHETIC, Stmt,
    StmtKind, UpdateResult,
};
use crate::types::{ClassId, MethodId, Type};
use std::sync::Arc;
use syntax::ast;

impl Lowerer<'_> {
    pub(crate) fn loop_statement(&mut self, stmt: &ast::Stmt, name: Option<Arc<str>>) -> Flow {
        match &stmt.kind {
            ast::StmtKind::While { cond, body, .. } => {
                self.push_scope();
                let cond = self.condition(cond);
                let (label, body, _, is_left) = self.loop_body(body, name);
                let bindings = self.pop_scope();
                if !is_left && let Some(scope) = self.function().scopes.last_mut() {
                    scope.extend(bindings.into_iter().filter(|variable| variable.is_binding));
                }
                let constant = self.constant_boolean(&cond);
                if constant == Some(false) {
                    self.error(stmt.span, stmt.id, "unreachable statement");
                }
                let completes = constant != Some(true) || is_left;
                let kind = StmtKind::Loop {
                    label,
                    cond: (constant != Some(true)).then_some(cond),
                    test_first: true,
                    update: Vec::new(),
                    body: Box::new(body),
                    iterable: SYNTHETIC,
                };
                (Stmt { id: stmt.id, kind }, completes)
            }
            ast::StmtKind::DoWhile { body, cond, .. } => {
                let (label, body, body_completes, is_left) = self.loop_body(body, name);
                self.push_scope();
                let cond = self.condition(cond);
                self.pop_scope();
                let endless = self.constant_boolean(&cond) == Some(true);
                let completes = (body_completes && !endless) || is_left;
                let kind = StmtKind::Loop {
                    label,
                    cond: Some(cond),
                    test_first: false,
                    update: Vec::new(),
                    body: Box::new(body),
                    iterable: SYNTHETIC,
                };
                (Stmt { id: stmt.id, kind }, completes)
            }
            ast::StmtKind::For {
                init,
                cond,
                update,
                body,
                ..
            } => {
                self.push_scope();
                let (mut statements, _) = self.statement_list(init);
                let cond = cond.as_ref().map(|cond| self.condition(cond));
                let (label, body, _, is_left) = self.loop_body(body, name);
                let update = update.iter().map(|update| self.effect(update)).collect();
                self.pop_scope();
                let constant = match &cond {
                    Some(cond) => self.constant_boolean(cond),
                    None => Some(true),
                };
                if constant == Some(false) {
                    self.error(stmt.span, stmt.id, "unreachable statement");
                }
                let completes = constant != Some(true) || is_left;
                let kind = StmtKind::Loop {
                    label,
                    cond: cond.filter(|_| constant != Some(true)),
                    test_first: true,
                    update,
                    body: Box::new(body),
                    iterable: SYNTHETIC,
                };
                statements.push(Stmt { id: stmt.id, kind });
                (one_or_block(statements), completes)
            }
            ast::StmtKind::ForEach {
                var,
                iterable,
                body,
                ..
            } => {
                self.push_scope();
                let flow = self.for_each(stmt, var, iterable, body, name);
                self.pop_scope();
                (flow, true)
            }
            _ => (synthetic_stmt(StmtKind::Empty), true),
        }
    }

    /// The body of a loop: its label, the statement, whether the body completes or is continued,
    /// and whether the loop is left by a `break`.
    fn loop_body(
        &mut self,
        body: &ast::Stmt,
        name: Option<Arc<str>>,
    ) -> (LabelId, Stmt, bool, bool) {
        let label = self.new_label();
        self.function().targets.push(JumpTarget {
            label,
            name,
            kind: TargetKind::Loop,
            is_left: false,
        });
        let (body, completes) = self.stmt(body);
        let is_left = self
            .function()
            .targets
            .pop()
            .is_some_and(|target| target.is_left);
        let continues = completes || has_continue(&body, label);
        (label, body, continues, is_left)
    }

    fn for_each(
        &mut self,
        stmt: &ast::Stmt,
        var: &ast::LocalVar,
        iterable: &ast::Expr,
        body: &ast::Stmt,
        name: Option<Arc<str>>,
    ) -> Stmt {
        let value = self.expr(iterable, None);
        let told = match &value.kind {
            ExprKind::Unsupported(what) => Some(what.clone()),
            _ => None,
        };
        let mut before = Vec::new();
        let (cond, next, update) = match &value.ty {
            Type::Array(element) => {
                let element = self.program.upper_bound(element);
                let ty = value.ty.clone();
                let array = self.temporary("array", ty.clone());
                let index = self.temporary("index", Type::INT);
                let start = super::int_expr(0);
                before.push(synthetic_stmt(StmtKind::Local {
                    local: array,
                    init: Some(value),
                }));
                before.push(synthetic_stmt(StmtKind::Local {
                    local: index,
                    init: Some(start),
                }));
                let length = ExprKind::ArrayLength(Box::new(local_expr(array, ty.clone())));
                let cond = ExprKind::Compare {
                    op: CompareOp::Lt,
                    kind: CompareKind::Int,
                    left: Box::new(local_expr(index, Type::INT)),
                    right: Box::new(synthetic(Type::INT, length)),
                };
                let next = ExprKind::Index {
                    array: Box::new(local_expr(array, ty)),
                    index: Box::new(local_expr(index, Type::INT)),
                };
                let old = self.temporary("old", Type::INT);
                let increased = ExprKind::Binary {
                    op: crate::ir::ArithmeticOp::Add,
                    kind: NumericKind::Int,
                    left: Box::new(local_expr(old, Type::INT)),
                    right: Box::new(super::int_expr(1)),
                };
                let update = ExprKind::Update {
                    target: Place::Local(index),
                    old,
                    value: Box::new(synthetic(Type::INT, increased)),
                    result: UpdateResult::New,
                };
                (
                    synthetic(Type::BOOLEAN, cond),
                    synthetic(element, next),
                    vec![synthetic(Type::INT, update)],
                )
            }
            _ => match self.iteration(value, iterable, &mut before) {
                Some((cond, next)) => (cond, next, Vec::new()),
                None => {
                    // Declares the variable for the body's sake.
                    self.each_variable(var, None, iterable);
                    self.loop_body(body, name);
                    if let Some(what) = told {
                        return Stmt {
                            id: stmt.id,
                            kind: StmtKind::Unsupported(what),
                        };
                    }
                    let what = "for-each over a value of unknown type";
                    let value = self.consequence(stmt.id, what);
                    return Stmt {
                        id: stmt.id,
                        kind: StmtKind::Expr(value),
                    };
                }
            },
        };
        let declaration = self.each_variable(var, Some(next), iterable);
        let (label, body, _, _) = self.loop_body(body, name);
        let body = synthetic_stmt(StmtKind::Block(vec![declaration, body]));
        before.push(Stmt {
            id: stmt.id,
            kind: StmtKind::Loop {
                label,
                cond: Some(cond),
                test_first: true,
                update,
                body: Box::new(body),
                iterable: iterable.id,
            },
        });
        synthetic_stmt(StmtKind::Block(before))
    }

    fn each_variable(
        &mut self,
        var: &ast::LocalVar,
        next: Option<Expr>,
        iterable: &ast::Expr,
    ) -> Stmt {
        let ty = if var.ty.kind == ast::TypeRefKind::Inferred {
            next.as_ref()
                .map_or(Type::Error, |next| self.program.upper_bound(&next.ty))
        } else {
            self.type_ref(&var.ty, var.id)
        };
        let init = next.map(|next| self.assign(next, &ty, iterable.span));
        let local = self.declare(&var.name, ty, var.id, None, var.is_final);
        Stmt {
            id: var.id,
            kind: StmtKind::Local { local, init },
        }
    }

    /// `iterator`, then `hasNext` and `next`. `None` after an error.
    fn iteration(
        &mut self,
        value: Expr,
        iterable: &ast::Expr,
        before: &mut Vec<Stmt>,
    ) -> Option<(Expr, Expr)> {
        if value.ty.is_error() {
            return None;
        }
        let known = *self.program.well_known();
        let element = match self.program.as_super(&value.ty, known.iterable) {
            Some(Type::Class(_, args)) => args
                .first()
                .map_or_else(|| self.object(), |arg| self.program.upper_bound(arg)),
            _ => {
                if !self.may_be_anything(&value.ty) {
                    let shown = self.show(&value.ty);
                    self.error(
                        iterable.span,
                        iterable.id,
                        format!(
                            "for-each not applicable to expression type: required array or \
                             java.lang.Iterable, found {shown}"
                        ),
                    );
                }
                return None;
            }
        };
        let iterator_method = self.method_without_params(known.iterable, "iterator", iterable)?;
        let has_next = self.method_without_params(known.iterator, "hasNext", iterable)?;
        let next = self.method_without_params(known.iterator, "next", iterable)?;
        let iterator_type = Type::Class(known.iterator, Arc::from([element.clone()]));
        let iterator = self.temporary("iterator", iterator_type.clone());
        let receiver = self.with_erased_type(value, &Type::class(known.iterable));
        let start = Expr {
            id: iterable.id,
            ty: iterator_type.clone(),
            kind: ExprKind::Call {
                method: iterator_method,
                dispatch: Dispatch::Virtual,
                receiver: Some(Box::new(receiver)),
                args: Vec::new(),
            },
        };
        before.push(synthetic_stmt(StmtKind::Local {
            local: iterator,
            init: Some(start),
        }));
        let call = |method: MethodId, ty: Type| Expr {
            id: SYNTHETIC,
            ty,
            kind: ExprKind::Call {
                method,
                dispatch: Dispatch::Virtual,
                receiver: Some(Box::new(local_expr(iterator, iterator_type.clone()))),
                args: Vec::new(),
            },
        };
        let object = self.object();
        let next = self.narrow_erasure(call(next, element), object);
        Some((call(has_next, Type::BOOLEAN), next))
    }

    fn method_without_params(
        &mut self,
        class: ClassId,
        name: &str,
        at: &ast::Expr,
    ) -> Option<MethodId> {
        let found = self.find_method(class, name, &[]);
        if found.is_none() {
            let shown = self.program.class(class).display_name.to_string();
            self.note_unsupported(at.id, format!("not modelled: {shown}.{name}"));
        }
        found
    }
}

fn one_or_block(mut statements: Vec<Stmt>) -> Stmt {
    match statements.len() {
        1 => statements.pop().unwrap_or(synthetic_stmt(StmtKind::Empty)),
        _ => synthetic_stmt(StmtKind::Block(statements)),
    }
}

/// Whether a statement continues the loop with a label.
fn has_continue(stmt: &Stmt, label: LabelId) -> bool {
    let any = |stmts: &[Stmt]| stmts.iter().any(|stmt| has_continue(stmt, label));
    match &stmt.kind {
        StmtKind::Continue(target) => *target == label,
        StmtKind::Block(stmts) => any(stmts),
        StmtKind::If {
            then, otherwise, ..
        } => {
            has_continue(then, label)
                || otherwise
                    .as_ref()
                    .is_some_and(|stmt| has_continue(stmt, label))
        }
        StmtKind::Loop { body, .. } | StmtKind::Labeled { body, .. } => has_continue(body, label),
        StmtKind::Switch(switch) => switch.cases.iter().any(|case| any(&case.body)),
        StmtKind::Try(statement) => {
            any(&statement.block)
                || statement.catches.iter().any(|catch| any(&catch.block))
                || statement
                    .finally
                    .as_ref()
                    .is_some_and(|finally| any(finally))
        }
        _ => false,
    }
}
