//! Statements but loops, switches and `try` (JLS 14), with their flow.
//!
//! What must hold: every statement is lowered, reachable or not, so that errors behind a `return`
//! and the classes declared there are found too.

use super::calls::{needs_target, without_parens};
use super::{Flow, JumpTarget, Lowerer, Returns, TargetKind, Variable, synthetic, synthetic_stmt};
use crate::ast_walk::{self, Visitor};
use crate::ir::{Expr, ExprKind, Place, Stmt, StmtKind};
use crate::types::Type;
use std::sync::Arc;
use syntax::ast;

impl Lowerer<'_> {
    /// The statements of a block, and whether its end can be reached.
    pub(crate) fn block_statements(&mut self, stmts: &[ast::Stmt]) -> (Vec<Stmt>, bool) {
        let scope = self.scope;
        self.push_scope();
        let result = self.statement_list(stmts);
        self.pop_scope();
        self.scope = scope;
        result
    }

    /// As [`Self::block_statements`] in the current scope.
    pub(crate) fn statement_list(&mut self, stmts: &[ast::Stmt]) -> (Vec<Stmt>, bool) {
        let mut lowered = Vec::with_capacity(stmts.len());
        let mut reachable = true;
        let mut reported = false;
        for stmt in stmts {
            let is_declaration = matches!(stmt.kind, ast::StmtKind::LocalClass(_));
            if !reachable && !reported && !is_declaration {
                self.error(stmt.span, stmt.id, "unreachable statement");
                reported = true;
            }
            let completes = self.stmt_into(stmt, &mut lowered);
            reachable = reachable && completes;
        }
        (lowered, reachable)
    }

    /// One statement where only one can stand.
    pub(crate) fn stmt(&mut self, stmt: &ast::Stmt) -> Flow {
        if let ast::StmtKind::LocalVar(_) | ast::StmtKind::LocalClass(_) = stmt.kind {
            self.error(stmt.span, stmt.id, "variable declaration not allowed here");
        }
        self.push_scope();
        let mut lowered = Vec::new();
        let completes = self.stmt_into(stmt, &mut lowered);
        self.pop_scope();
        let single = match lowered.len() {
            1 => lowered.pop(),
            _ => None,
        };
        (
            single.unwrap_or(synthetic_stmt(StmtKind::Block(lowered))),
            completes,
        )
    }

    /// Lowers a statement into a list: some become several.
    fn stmt_into(&mut self, stmt: &ast::Stmt, out: &mut Vec<Stmt>) -> bool {
        let id = stmt.id;
        let (kind, completes) = match &stmt.kind {
            ast::StmtKind::Block(block) => {
                let (statements, completes) = self.block_statements(&block.stmts);
                (StmtKind::Block(statements), completes)
            }
            ast::StmtKind::LocalVar(vars) => {
                for var in vars {
                    let statement = self.local_var(var);
                    out.push(statement);
                }
                return true;
            }
            ast::StmtKind::LocalClass(decl) => {
                self.local_class(stmt, decl);
                return true;
            }
            ast::StmtKind::Expr(expr) => {
                let value = self.statement_expr(expr);
                (StmtKind::Expr(value), true)
            }
            ast::StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                return self.if_statement(id, cond, then, otherwise.as_deref(), out);
            }
            ast::StmtKind::While { .. }
            | ast::StmtKind::DoWhile { .. }
            | ast::StmtKind::For { .. }
            | ast::StmtKind::ForEach { .. } => {
                let (statement, completes) = self.loop_statement(stmt, None);
                out.push(statement);
                return completes;
            }
            ast::StmtKind::Labeled { label, body } => {
                let (statement, completes) = self.labeled(stmt, label, body);
                out.push(statement);
                return completes;
            }
            ast::StmtKind::Switch(switch) => {
                let (statement, completes) = self.switch_statement(switch, id);
                out.push(statement);
                return completes;
            }
            ast::StmtKind::Return(value) => {
                let kind = self.return_statement(value.as_ref(), stmt);
                (kind, false)
            }
            ast::StmtKind::Break(label) => (self.break_statement(label.as_ref(), stmt), false),
            ast::StmtKind::Continue(label) => {
                (self.continue_statement(label.as_ref(), stmt), false)
            }
            ast::StmtKind::Yield(value) => {
                self.yield_statement(value, stmt, out);
                return false;
            }
            ast::StmtKind::Throw(value) => {
                let throwable = Type::class(self.program.well_known().throwable);
                let value = self.scoped_expr_to(value, &throwable);
                (StmtKind::Throw(value), false)
            }
            ast::StmtKind::Try(statement) => {
                let (statement, completes) = self.try_statement(statement, id);
                out.push(statement);
                return completes;
            }
            ast::StmtKind::Synchronized { lock, body } => {
                let value = self.monitor(lock);
                let kind = StmtKind::Monitor(value);
                out.push(Stmt { id, kind });
                let (statements, completes) = self.block_statements(&body.stmts);
                let kind = StmtKind::Block(statements);
                out.push(Stmt { id: body.id, kind });
                return completes;
            }
            ast::StmtKind::Assert { cond, message, .. } => {
                self.push_scope();
                let cond = self.condition(cond);
                let message = message.as_ref().map(|message| {
                    let value = self.expr(message, None);
                    if value.ty == Type::Void {
                        return self.incompatible(value, &Type::Error, message.span);
                    }
                    value
                });
                self.pop_scope();
                (StmtKind::Assert { cond, message }, true)
            }
            ast::StmtKind::Assume(cond) => (StmtKind::Assume(self.condition(cond)), true),
            ast::StmtKind::Empty => (StmtKind::Empty, true),
            ast::StmtKind::Unsupported(what) => {
                let statement = self.unsupported_stmt(id, what.clone());
                out.push(statement);
                return true;
            }
        };
        out.push(Stmt { id, kind });
        completes
    }

    /// The object of `synchronized`: any reference (JLS 14.19).
    fn monitor(&mut self, lock: &ast::Expr) -> Expr {
        self.push_scope();
        let value = self.expr(lock, None);
        self.pop_scope();
        let found = match &value.ty {
            Type::Primitive(_) | Type::Void => self.show(&value.ty),
            Type::Null => "<null>".to_owned(),
            _ => return value,
        };
        let message = format!("unexpected type; required: reference, found: {found}");
        self.error_expr(lock, message)
    }

    fn scoped_expr_to(&mut self, expr: &ast::Expr, ty: &Type) -> Expr {
        self.push_scope();
        let value = self.expr_to(expr, ty);
        self.pop_scope();
        value
    }

    fn statement_expr(&mut self, expr: &ast::Expr) -> Expr {
        if !super::overloads::is_statement_expression(expr)
            && !matches!(
                expr.kind,
                ast::ExprKind::Unsupported(_)
                    | ast::ExprKind::ConstructorCall { .. }
                    | ast::ExprKind::Switch(_)
            )
        {
            self.expr(expr, None);
            return self.error_expr(expr, "not a statement");
        }
        self.effect(expr)
    }

    /// An expression whose value nobody reads: no cast is made for it.
    pub(crate) fn effect(&mut self, expr: &ast::Expr) -> Expr {
        self.push_scope();
        let value = self.expr(expr, None);
        self.pop_scope();
        match value {
            Expr {
                id: crate::ir::SYNTHETIC,
                kind: ExprKind::Cast { operand },
                ..
            } => *operand,
            other => other,
        }
    }

    fn local_var(&mut self, var: &ast::LocalVar) -> Stmt {
        let assigns_itself = var.init.as_ref().is_some_and(|init| {
            var.ty.kind != ast::TypeRefKind::Inferred && assigns(init, &var.name.text)
        });
        if assigns_itself {
            return self.self_assigning_var(var);
        }
        self.push_scope();
        let (ty, init) = if var.ty.kind == ast::TypeRefKind::Inferred {
            self.inferred_variable(var)
        } else {
            let ty = self.type_ref(&var.ty, var.id);
            let init = var.init.as_ref().map(|init| {
                let value = self.expr_to(init, &ty);
                self.with_known_type(value, &ty, init)
            });
            (ty, init)
        };
        self.pop_scope();
        let may_be_constant =
            var.is_final && (ty.as_primitive().is_some() || self.program.is_string(&ty));
        let constant = init
            .as_ref()
            .filter(|_| may_be_constant)
            .and_then(|init| self.constant_value(init));
        let is_final = var.is_final && init.is_some();
        let local = self.declare(&var.name, ty, var.id, constant, is_final);
        Stmt {
            id: var.id,
            kind: StmtKind::Local { local, init },
        }
    }

    /// `int x = (x = 2) * x;`: the variable is in scope in its own initialiser (JLS 6.3).
    fn self_assigning_var(&mut self, var: &ast::LocalVar) -> Stmt {
        let ty = self.type_ref(&var.ty, var.id);
        let local = self.declare(&var.name, ty.clone(), var.id, None, false);
        self.push_scope();
        let init = var.init.as_ref().map(|init| {
            let value = self.expr_to(init, &ty);
            self.with_known_type(value, &ty, init)
        });
        self.pop_scope();
        Stmt {
            id: var.id,
            kind: StmtKind::Local { local, init },
        }
    }

    /// A value kept in a variable whose type isn't known can't be kept at all.
    fn with_known_type(&mut self, value: Expr, ty: &Type, init: &ast::Expr) -> Expr {
        if ty.is_error() && !value.ty.is_error() {
            return self.consequence(init.id, "a variable of unknown type");
        }
        value
    }

    fn inferred_variable(&mut self, var: &ast::LocalVar) -> (Type, Option<Expr>) {
        let Some(init) = &var.init else {
            self.error(
                var.name.span,
                var.id,
                format!(
                    "cannot infer type for local variable {}: cannot use 'var' on variable \
                     without initializer",
                    var.name.text
                ),
            );
            return (Type::Error, None);
        };
        let reason = match &without_parens(init).kind {
            _ if needs_target(init) => Some("lambda expression needs an explicit target-type"),
            ast::ExprKind::ArrayInit(_) => Some("array initializer needs an explicit target-type"),
            _ => None,
        };
        if let Some(reason) = reason {
            let message = format!(
                "cannot infer type for local variable {}: {reason}",
                var.name.text
            );
            self.error(var.name.span, var.id, message);
            return (Type::Error, None);
        }
        let value = self.expr(init, None);
        let ty = self.program.upper_bound(&value.ty);
        let reason = match ty {
            Type::Null => "variable initializer is 'null'",
            Type::Void => "variable initializer is 'void'",
            _ => return (ty, Some(value)),
        };
        let message = format!(
            "cannot infer type for local variable {}: {reason}",
            var.name.text
        );
        self.error(var.name.span, var.id, message);
        (Type::Error, None)
    }

    fn local_class(&mut self, stmt: &ast::Stmt, decl: &ast::TypeDecl) {
        let Some(class) = self
            .member
            .and_then(|member| self.program.local_class(member, stmt.id))
        else {
            self.note_unsupported(stmt.id, format!("local class {}", decl.name.text));
            return;
        };
        // The scope in which the class stands starts with its own name.
        if let Some(scope) = self
            .program
            .tables
            .classes
            .get(class.index())
            .and_then(|info| info.outer_scope)
        {
            self.scope = scope;
        }
        self.own_local_classes.push(class);
        self.lower_local_class(class, None);
    }

    /// A new scope of the bindings with these names.
    pub(crate) fn push_scope_of(&mut self, bindings: &[Variable], names: &[Arc<str>]) {
        self.push_scope();
        let visible = bindings
            .iter()
            .filter(|binding| names.contains(&binding.name));
        let visible: Vec<Variable> = visible.cloned().collect();
        if let Some(scope) = self.function().scopes.last_mut() {
            scope.extend(visible);
        }
    }

    /// The pattern variables a condition introduces when it is true, and those when it is false
    /// (JLS 6.3.1).
    pub(crate) fn bindings_of(&self, cond: &ast::Expr) -> (Vec<Arc<str>>, Vec<Arc<str>>) {
        let mut result = (Vec::new(), Vec::new());
        // Whether the condition is true when this part of it is, or false when it is.
        let mut parts = vec![(cond, true, true, false)];
        while let Some((part, in_true, in_false, negated)) = parts.pop() {
            match &without_parens(part).kind {
                ast::ExprKind::Unary {
                    op: ast::UnaryOp::Not,
                    operand,
                } => parts.push((operand, in_true, in_false, !negated)),
                ast::ExprKind::Binary { op, left, right }
                    if matches!(op, ast::BinaryOp::And | ast::BinaryOp::Or) =>
                {
                    // `a && b` introduces when it is true what either does; nothing when false.
                    let conjunction = (*op == ast::BinaryOp::And) != negated;
                    let (in_true, in_false) = (in_true && conjunction, in_false && !conjunction);
                    parts.push((right, in_true, in_false, negated));
                    parts.push((left, in_true, in_false, negated));
                }
                ast::ExprKind::InstanceOf { pattern, .. } => {
                    let names = match negated {
                        false if in_true => &mut result.0,
                        true if in_false => &mut result.1,
                        _ => continue,
                    };
                    names_of(pattern, names);
                }
                _ => {}
            }
        }
        result
    }

    fn if_statement(
        &mut self,
        id: ast::NodeId,
        cond: &ast::Expr,
        then: &ast::Stmt,
        otherwise: Option<&ast::Stmt>,
        out: &mut Vec<Stmt>,
    ) -> bool {
        // `else if` chains are walked in a loop; they can be as long as the file.
        let mut chain = vec![(id, cond, then)];
        let mut last = otherwise;
        while let Some(ast::Stmt {
            id,
            kind:
                ast::StmtKind::If {
                    cond,
                    then,
                    otherwise,
                },
            ..
        }) = last
        {
            chain.push((*id, cond, then));
            last = otherwise.as_deref();
        }
        let mut lowered = Vec::with_capacity(chain.len());
        let (mut any_completes, mut others_complete) = (false, false);
        let mut first_when_true = Vec::new();
        // Branches lie in the scope of what the conditions before them introduce when false (JLS 6.3.2.2).
        let length = chain.len();
        for (id, cond, then) in chain {
            self.push_scope();
            let (if_true, if_false) = self.bindings_of(cond);
            let cond = self.condition(cond);
            let bindings = self.pop_scope();
            self.push_scope_of(&bindings, &if_true);
            let (then, completes) = self.stmt(then);
            let introduced = self.pop_scope();
            if lowered.is_empty() {
                first_when_true = introduced;
            } else {
                others_complete |= completes;
            }
            any_completes |= completes;
            self.push_scope_of(&bindings, &if_false);
            lowered.push((id, cond, then, completes));
        }
        let mut rest = match last {
            Some(last) => {
                let (last, completes) = self.stmt(last);
                any_completes |= completes;
                others_complete |= completes;
                Some(last)
            }
            None => {
                (any_completes, others_complete) = (true, true);
                None
            }
        };
        let mut kept = Vec::new();
        for index in (0..length).rev() {
            let introduced = self.pop_scope();
            // `if (!(x instanceof T t)) return;` leaves t in scope, so does
            // `if (x instanceof T t) {} else return;`.
            if index == 0 {
                let completes = lowered.first().is_some_and(|(.., completes)| *completes);
                kept = match (completes, others_complete) {
                    (false, true) => introduced,
                    (true, false) => std::mem::take(&mut first_when_true),
                    _ => Vec::new(),
                };
            }
        }
        if let Some(scope) = self.function().scopes.last_mut() {
            scope.extend(kept);
        }
        let lowered = lowered
            .into_iter()
            .map(|(id, cond, then, _)| (id, cond, then));
        for (id, cond, then) in lowered.rev() {
            let kind = StmtKind::If {
                cond,
                then: Box::new(then),
                otherwise: rest.take().map(Box::new),
            };
            rest = Some(Stmt { id, kind });
        }
        out.extend(rest);
        any_completes
    }

    fn labeled(&mut self, stmt: &ast::Stmt, label: &ast::Ident, body: &ast::Stmt) -> Flow {
        if self
            .function()
            .targets
            .iter()
            .any(|target| target.name.as_ref() == Some(&label.text))
        {
            self.error(
                label.span,
                stmt.id,
                format!("label {} is already defined", label.text),
            );
        }
        let name = Some(Arc::clone(&label.text));
        if matches!(
            body.kind,
            ast::StmtKind::While { .. }
                | ast::StmtKind::DoWhile { .. }
                | ast::StmtKind::For { .. }
                | ast::StmtKind::ForEach { .. }
        ) {
            return self.loop_statement(body, name);
        }
        let id = self.new_label();
        self.function().targets.push(JumpTarget {
            label: id,
            name,
            kind: TargetKind::Block,
            is_left: false,
        });
        let (body, completes) = self.stmt(body);
        let is_left = self
            .function()
            .targets
            .pop()
            .is_some_and(|target| target.is_left);
        let kind = StmtKind::Labeled {
            label: id,
            body: Box::new(body),
        };
        (Stmt { id: stmt.id, kind }, completes || is_left)
    }

    fn return_statement(&mut self, value: Option<&ast::Expr>, stmt: &ast::Stmt) -> StmtKind {
        let crosses_switch = self
            .function()
            .targets
            .iter()
            .any(|target| matches!(target.kind, TargetKind::SwitchValue(..)));
        if crosses_switch {
            self.error(
                stmt.span,
                stmt.id,
                "attempt to return out of a switch expression",
            );
        }
        let returns = self.function().returns.clone();
        match (returns, value) {
            (Returns::Void, None) => StmtKind::Return(None),
            (Returns::Void, Some(value)) => {
                if !needs_target(value) {
                    self.expr(value, None);
                }
                self.error(
                    value.span,
                    value.id,
                    "incompatible types: unexpected return value",
                );
                StmtKind::Return(None)
            }
            (Returns::Value(ty), Some(value)) => {
                StmtKind::Return(Some(self.scoped_expr_to(value, &ty)))
            }
            (Returns::Value(_), None) => {
                self.error(
                    stmt.span,
                    stmt.id,
                    "incompatible types: missing return value",
                );
                StmtKind::Return(None)
            }
            (Returns::Unknown, None) => StmtKind::Return(None),
            (Returns::Unknown, Some(value)) => {
                if needs_target(value) {
                    return StmtKind::Return(None);
                }
                self.push_scope();
                let value = self.expr(value, None);
                self.pop_scope();
                let ty = value.ty.clone();
                self.function().returned.push(ty);
                StmtKind::Return(Some(value))
            }
            (Returns::Forbidden, _) => {
                self.error(stmt.span, stmt.id, "return outside method");
                StmtKind::Return(None)
            }
        }
    }

    fn break_statement(&mut self, label: Option<&ast::Ident>, stmt: &ast::Stmt) -> StmtKind {
        let mut found = None;
        for (index, target) in self.function().targets.iter().enumerate().rev() {
            if matches!(target.kind, TargetKind::SwitchValue(..)) {
                break;
            }
            let fits = match label {
                Some(label) => target.name.as_ref() == Some(&label.text),
                None => matches!(target.kind, TargetKind::Loop | TargetKind::Switch),
            };
            if fits {
                found = Some(index);
                break;
            }
        }
        match found.and_then(|index| self.function().targets.get_mut(index)) {
            Some(target) => {
                target.is_left = true;
                StmtKind::Break(target.label)
            }
            None => self.no_target("break", label, stmt),
        }
    }

    fn continue_statement(&mut self, label: Option<&ast::Ident>, stmt: &ast::Stmt) -> StmtKind {
        let mut found = None;
        for target in self.function().targets.iter().rev() {
            if matches!(target.kind, TargetKind::SwitchValue(..)) {
                break;
            }
            let fits = matches!(target.kind, TargetKind::Loop)
                && label.is_none_or(|label| target.name.as_ref() == Some(&label.text));
            if fits {
                found = Some(target.label);
                break;
            }
        }
        match found {
            Some(label) => StmtKind::Continue(label),
            None => self.no_target("continue", label, stmt),
        }
    }

    fn no_target(&mut self, what: &str, label: Option<&ast::Ident>, stmt: &ast::Stmt) -> StmtKind {
        let in_switch = self
            .function()
            .targets
            .iter()
            .any(|target| matches!(target.kind, TargetKind::SwitchValue(..)));
        let message = match label {
            _ if in_switch => format!("attempt to {what} out of a switch expression"),
            Some(label) => format!("undefined label: {}", label.text),
            None if what == "break" => "break outside switch or loop".to_owned(),
            None => "continue outside of loop".to_owned(),
        };
        self.error(stmt.span, stmt.id, message);
        StmtKind::Empty
    }

    fn yield_statement(&mut self, value: &ast::Expr, stmt: &ast::Stmt, out: &mut Vec<Stmt>) {
        let found = self
            .function()
            .targets
            .iter()
            .rposition(|target| matches!(target.kind, TargetKind::SwitchValue(..)));
        let Some(index) = found else {
            self.expr(value, None);
            self.error(stmt.span, stmt.id, "yield outside of switch expression");
            return;
        };
        self.yield_value(index, value, stmt.id, out);
    }

    /// Stores the value of the switch expression with an index among the targets, and leaves it.
    pub(crate) fn yield_value(
        &mut self,
        index: usize,
        value: &ast::Expr,
        id: ast::NodeId,
        out: &mut Vec<Stmt>,
    ) {
        let Some(JumpTarget {
            label,
            kind: TargetKind::SwitchValue(result, ty, _),
            ..
        }) = self.function().targets.get(index)
        else {
            return;
        };
        let (label, result, ty) = (*label, *result, ty.clone());
        self.push_scope();
        let value = match &ty {
            Some(ty) => self.expr_to(value, ty),
            None => self.expr(value, None),
        };
        self.pop_scope();
        let value_type = value.ty.clone();
        if let Some(JumpTarget {
            kind: TargetKind::SwitchValue(_, _, types),
            ..
        }) = self.function().targets.get_mut(index)
        {
            types.push(value_type.clone());
        }
        let store = synthetic(
            ty.unwrap_or(value_type),
            ExprKind::Assign {
                target: Place::Local(result),
                value: Box::new(value),
            },
        );
        out.push(Stmt {
            id,
            kind: StmtKind::Expr(store),
        });
        out.push(synthetic_stmt(StmtKind::Break(label)));
    }
}

/// Adds the names of a pattern's variables.
fn names_of(pattern: &ast::Pattern, names: &mut Vec<Arc<str>>) {
    match pattern {
        ast::Pattern::Binding { name, .. } => names.push(Arc::clone(&name.text)),
        ast::Pattern::Record { parts, .. } => {
            parts.iter().for_each(|part| names_of(part, names));
        }
        ast::Pattern::Type(_) | ast::Pattern::Wildcard => {}
    }
}

/// Whether an expression assigns to the variable with this name.
fn assigns(expr: &ast::Expr, name: &str) -> bool {
    struct Search<'a> {
        name: &'a str,
        found: bool,
    }
    impl Visitor for Search<'_> {
        fn expr(&mut self, expr: &ast::Expr) {
            if let ast::ExprKind::Assign { target, .. } = &expr.kind
                && matches!(&without_parens(target).kind, ast::ExprKind::Name(name) if **name == *self.name)
            {
                self.found = true;
            }
            ast_walk::walk_expr(self, expr);
        }
    }
    let mut search = Search { name, found: false };
    search.expr(expr);
    search.found
}
