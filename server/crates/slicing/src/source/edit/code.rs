//! The statements and expressions that are left of code.
//!
//! What must hold: a removed expression becomes the default of its type, unless it can go altogether:
//! a list's element, an initialiser, an argument whose parameter went.

use super::Edit;
use super::unit::Editor;
use syntax::ast::*;

impl Editor<'_> {
    pub(super) fn block(&mut self, block: &Block) -> Block {
        Block {
            id: block.id,
            span: block.span,
            stmts: self.stmts(&block.stmts),
        }
    }

    fn stmts(&mut self, stmts: &[Stmt]) -> Vec<Stmt> {
        let mut kept = Vec::with_capacity(stmts.len());
        for stmt in stmts {
            if !self.is_deleted(stmt.id) {
                kept.push(self.stmt(stmt));
            }
        }
        kept
    }

    fn body(&mut self, stmt: &Stmt) -> Box<Stmt> {
        Box::new(if self.is_deleted(stmt.id) {
            Stmt {
                id: stmt.id,
                span: stmt.span,
                kind: StmtKind::Empty,
            }
        } else {
            self.stmt(stmt)
        })
    }

    fn vars(&mut self, vars: &[LocalVar]) -> Vec<LocalVar> {
        let mut kept = Vec::with_capacity(vars.len());
        for var in vars {
            if !self.is_deleted(var.id) {
                kept.push(self.local_var(var));
            }
        }
        kept
    }

    fn local_var(&mut self, var: &LocalVar) -> LocalVar {
        LocalVar {
            id: var.id,
            span: var.span,
            ty: var.ty.clone(),
            name: var.name.clone(),
            init: var.init.as_ref().and_then(|init| self.optional(init)),
            is_final: var.is_final,
        }
    }

    /// The identity of an expression behind its parentheses.
    fn inner(expr: &Expr) -> NodeId {
        match &expr.kind {
            ExprKind::Paren(inner) => Self::inner(inner),
            _ => expr.id,
        }
    }

    pub(super) fn optional(&mut self, expr: &Expr) -> Option<Expr> {
        (!self.is_deleted(Self::inner(expr))).then(|| self.expr(expr))
    }

    pub(super) fn list(&mut self, exprs: &[Expr]) -> Vec<Expr> {
        exprs
            .iter()
            .filter_map(|expr| self.optional(expr))
            .collect()
    }

    fn boxed(&mut self, expr: &Expr) -> Box<Expr> {
        Box::new(self.expr(expr))
    }

    fn stmt(&mut self, stmt: &Stmt) -> Stmt {
        if !self.has_edits(stmt.id) && !self.drops_override {
            return stmt.clone();
        }
        let kind = match &stmt.kind {
            StmtKind::Block(block) => StmtKind::Block(self.block(block)),
            StmtKind::LocalVar(vars) => StmtKind::LocalVar(self.vars(vars)),
            StmtKind::LocalClass(decl) => StmtKind::LocalClass(self.local_class(decl)),
            StmtKind::Expr(expr) => StmtKind::Expr(self.expr(expr)),
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => StmtKind::If {
                cond: self.expr(cond),
                then: self.body(then),
                otherwise: match otherwise {
                    Some(stmt) if !self.is_deleted(stmt.id) => Some(Box::new(self.stmt(stmt))),
                    _ => None,
                },
            },
            StmtKind::While { cond, body, spec } => StmtKind::While {
                cond: self.expr(cond),
                body: self.body(body),
                spec: spec.clone(),
            },
            StmtKind::DoWhile { body, cond, spec } => StmtKind::DoWhile {
                body: self.body(body),
                cond: self.expr(cond),
                spec: spec.clone(),
            },
            StmtKind::For {
                init,
                cond,
                update,
                body,
                spec,
            } => StmtKind::For {
                init: self.stmts(init),
                cond: cond.as_ref().and_then(|cond| self.optional(cond)),
                update: self.list(update),
                body: self.body(body),
                spec: spec.clone(),
            },
            StmtKind::ForEach {
                var,
                iterable,
                body,
                spec,
            } => StmtKind::ForEach {
                var: self.local_var(var),
                iterable: self.expr(iterable),
                body: self.body(body),
                spec: spec.clone(),
            },
            StmtKind::Labeled { label, body } => StmtKind::Labeled {
                label: label.clone(),
                body: self.body(body),
            },
            StmtKind::Switch(switch) => StmtKind::Switch(Box::new(self.switch(switch))),
            StmtKind::Return(value) => {
                StmtKind::Return(value.as_ref().and_then(|value| self.optional(value)))
            }
            StmtKind::Yield(value) => StmtKind::Yield(self.expr(value)),
            StmtKind::Throw(value) => StmtKind::Throw(self.expr(value)),
            StmtKind::Try(part) => {
                let mut catches: Vec<Catch> = Vec::new();
                for catch in &part.catches {
                    if !self.is_deleted(catch.id) {
                        catches.push(Catch {
                            id: catch.id,
                            span: catch.span,
                            types: catch.types.clone(),
                            name: catch.name.clone(),
                            block: self.block(&catch.block),
                        });
                    }
                }
                let finally = match &part.finally {
                    Some(block) if !self.is_deleted(block.id) => Some(self.block(block)),
                    _ => None,
                };
                let block = self.block(&part.block);
                let resources = part
                    .resources
                    .iter()
                    .map(|resource| match resource {
                        Resource::Declared(var) => Resource::Declared(self.local_var(var)),
                        Resource::Expr(expr) => Resource::Expr(self.expr(expr)),
                    })
                    .collect::<Vec<_>>();
                if catches.is_empty() && finally.is_none() && resources.is_empty() {
                    // What is left of `try` is its block.
                    StmtKind::Block(block)
                } else {
                    StmtKind::Try(Box::new(Try {
                        resources,
                        block,
                        catches,
                        finally,
                    }))
                }
            }
            StmtKind::Synchronized { lock, body } => StmtKind::Synchronized {
                lock: self.expr(lock),
                body: self.block(body),
            },
            StmtKind::Assert {
                cond,
                message,
                is_spec,
            } => StmtKind::Assert {
                cond: self.expr(cond),
                message: message.as_ref().and_then(|message| self.optional(message)),
                is_spec: *is_spec,
            },
            other => other.clone(),
        };
        Stmt {
            id: stmt.id,
            span: stmt.span,
            kind,
        }
    }

    fn switch(&mut self, switch: &Switch) -> Switch {
        let mut cases = Vec::with_capacity(switch.cases.len());
        for case in &switch.cases {
            if self.is_deleted(case.id) {
                continue;
            }
            let mut labels = Vec::new();
            for label in &case.labels {
                match label {
                    CaseLabel::Expr(expr) => {
                        labels.extend(self.optional(expr).map(CaseLabel::Expr));
                    }
                    other => labels.push(other.clone()),
                }
            }
            cases.push(SwitchCase {
                id: case.id,
                span: case.span,
                labels,
                is_default: case.is_default,
                guard: case.guard.as_ref().map(|guard| self.expr(guard)),
                body: self.stmts(&case.body),
            });
        }
        Switch {
            selector: self.expr(&switch.selector),
            cases,
            is_arrow: switch.is_arrow,
        }
    }

    fn expr(&mut self, expr: &Expr) -> Expr {
        if let ExprKind::Paren(inner) = &expr.kind {
            // A default needs no parentheses, and a parenthesis has no node of its own.
            return match self.edit(Self::inner(inner)) {
                Edit::Keep => Expr {
                    id: expr.id,
                    span: expr.span,
                    kind: ExprKind::Paren(self.boxed(inner)),
                },
                _ => self.expr(inner),
            };
        }
        if let Edit::Default(value) = self.edit(expr.id) {
            return Expr {
                id: expr.id,
                span: expr.span,
                kind: value.kind(expr.id, expr.span),
            };
        }
        if !self.has_edits(expr.id) && !self.drops_override {
            return expr.clone();
        }
        Expr {
            id: expr.id,
            span: expr.span,
            kind: self.expr_kind(&expr.kind),
        }
    }

    fn expr_kind(&mut self, kind: &ExprKind) -> ExprKind {
        match kind {
            ExprKind::Field { target, name } => ExprKind::Field {
                target: self.boxed(target),
                name: name.clone(),
            },
            ExprKind::Index { array, index } => ExprKind::Index {
                array: self.boxed(array),
                index: self.boxed(index),
            },
            ExprKind::Call {
                target,
                type_args,
                name,
                args,
            } => ExprKind::Call {
                target: target.as_ref().map(|target| self.boxed(target)),
                type_args: type_args.clone(),
                name: name.clone(),
                args: self.list(args),
            },
            ExprKind::ConstructorCall {
                is_super,
                outer,
                args,
            } => ExprKind::ConstructorCall {
                is_super: *is_super,
                outer: outer.as_ref().map(|outer| self.boxed(outer)),
                args: self.list(args),
            },
            ExprKind::New {
                outer,
                class,
                args,
                body,
            } => ExprKind::New {
                outer: outer.as_ref().map(|outer| self.boxed(outer)),
                class: class.clone(),
                args: self.list(args),
                body: body.as_ref().map(|body| self.local_class(body)),
            },
            ExprKind::NewArray {
                element,
                dims,
                extra_dims,
                init,
            } => ExprKind::NewArray {
                element: element.clone(),
                dims: dims.iter().map(|dim| self.expr(dim)).collect(),
                extra_dims: *extra_dims,
                init: init.as_ref().map(|init| self.boxed(init)),
            },
            ExprKind::ArrayInit(items) => ExprKind::ArrayInit(self.list(items)),
            ExprKind::Unary { op, operand } => ExprKind::Unary {
                op: *op,
                operand: self.boxed(operand),
            },
            ExprKind::IncDec {
                is_prefix,
                is_increment,
                target,
            } => ExprKind::IncDec {
                is_prefix: *is_prefix,
                is_increment: *is_increment,
                target: self.boxed(target),
            },
            ExprKind::Binary { op, left, right } => ExprKind::Binary {
                op: *op,
                left: self.boxed(left),
                right: self.boxed(right),
            },
            ExprKind::Assign { target, value } => ExprKind::Assign {
                target: self.boxed(target),
                value: self.boxed(value),
            },
            ExprKind::CompoundAssign { op, target, value } => ExprKind::CompoundAssign {
                op: *op,
                target: self.boxed(target),
                value: self.boxed(value),
            },
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => ExprKind::Conditional {
                cond: self.boxed(cond),
                then: self.boxed(then),
                otherwise: self.boxed(otherwise),
            },
            ExprKind::Cast { ty, operand } => ExprKind::Cast {
                ty: ty.clone(),
                operand: self.boxed(operand),
            },
            ExprKind::InstanceOf { operand, pattern } => ExprKind::InstanceOf {
                operand: self.boxed(operand),
                pattern: pattern.clone(),
            },
            ExprKind::Lambda(lambda) => ExprKind::Lambda(Box::new(Lambda {
                params: lambda.params.clone(),
                body: match &lambda.body {
                    LambdaBody::Expr(expr) => LambdaBody::Expr(self.expr(expr)),
                    LambdaBody::Block(block) => LambdaBody::Block(self.block(block)),
                },
            })),
            ExprKind::MethodRef {
                target: MethodRefTarget::Expr(target),
                name,
            } => ExprKind::MethodRef {
                target: MethodRefTarget::Expr(self.boxed(target)),
                name: name.clone(),
            },
            ExprKind::Switch(switch) => ExprKind::Switch(Box::new(self.switch(switch))),
            other => other.clone(),
        }
    }
}
