//! Gives the nodes of a member their ids, in preorder of the source.
//!
//! The parser builds `a + b` after `a`, so it cannot number nodes itself.

use std::sync::Arc;

use crate::ast::*;

/// Numbers a fresh member, that is one whose `Arc`s nobody else holds yet.
pub(crate) fn number_member(kind: &mut MemberKind) {
    Numbering { next: 0 }.member(kind);
}

/// Numbers the invariants of a type that is no local class.
pub(crate) fn number_specs(clauses: &mut [SpecClause]) {
    Numbering { next: 0 }.clauses(clauses);
}

struct Numbering {
    next: u32,
}

impl Numbering {
    fn id(&mut self, id: &mut NodeId) {
        *id = NodeId(self.next);
        self.next += 1;
    }

    fn member(&mut self, kind: &mut MemberKind) {
        match kind {
            MemberKind::Method(method) => {
                if let Some(method) = Arc::get_mut(method) {
                    self.method(method);
                }
            }
            MemberKind::Field(field) => {
                if let Some(field) = Arc::get_mut(field) {
                    self.id(&mut field.id);
                    self.option(&mut field.init);
                }
            }
            MemberKind::Initializer(initializer) => {
                if let Some(initializer) = Arc::get_mut(initializer) {
                    self.id(&mut initializer.id);
                    self.block(&mut initializer.body);
                }
            }
            MemberKind::EnumConstant(constant) => {
                if let Some(constant) = Arc::get_mut(constant) {
                    self.id(&mut constant.id);
                    self.exprs(&mut constant.args);
                    self.class(constant.body.as_mut());
                }
            }
            MemberKind::Type(decl) => self.class(Some(decl)),
        }
    }

    fn method(&mut self, method: &mut Method) {
        self.id(&mut method.id);
        if let Some(contract) = &mut method.contract {
            for case in contract.cases.iter_mut().chain(&mut contract.examples) {
                self.clauses(&mut case.clauses);
            }
        }
        self.params(&mut method.params);
        if let Some(body) = &mut method.body {
            self.block(body);
        }
    }

    fn class(&mut self, decl: Option<&mut Arc<TypeDecl>>) {
        let Some(decl) = decl.and_then(Arc::get_mut) else {
            return;
        };
        self.id(&mut decl.id);
        self.params(&mut decl.record_components);
        self.clauses(&mut decl.invariants);
        for member in &mut decl.members {
            self.member(&mut member.kind);
        }
    }

    fn params(&mut self, params: &mut [Param]) {
        for param in params {
            self.id(&mut param.id);
        }
    }

    fn clauses(&mut self, clauses: &mut [SpecClause]) {
        for clause in clauses {
            self.id(&mut clause.id);
            match &mut clause.kind {
                SpecClauseKind::Requires(expr)
                | SpecClauseKind::Ensures(expr)
                | SpecClauseKind::Invariant(expr)
                | SpecClauseKind::Maintaining(expr)
                | SpecClauseKind::Decreases(expr) => self.expr(expr),
                SpecClauseKind::Signals { condition, .. } => self.option(condition),
                SpecClauseKind::SignalsOnly(_) => {}
                SpecClauseKind::Assignable { places, .. } => self.exprs(places),
            }
        }
    }

    fn block(&mut self, block: &mut Block) {
        self.id(&mut block.id);
        self.stmts(&mut block.stmts);
    }

    fn stmts(&mut self, stmts: &mut [Stmt]) {
        for stmt in stmts {
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &mut Stmt) {
        self.id(&mut stmt.id);
        match &mut stmt.kind {
            StmtKind::Block(block) => self.block(block),
            StmtKind::LocalVar(vars) => vars.iter_mut().for_each(|var| self.local_var(var)),
            StmtKind::LocalClass(decl) => self.class(Some(decl)),
            StmtKind::Expr(expr)
            | StmtKind::Yield(expr)
            | StmtKind::Throw(expr)
            | StmtKind::Assume(expr) => self.expr(expr),
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                self.expr(cond);
                self.stmt(then);
                if let Some(otherwise) = otherwise {
                    self.stmt(otherwise);
                }
            }
            StmtKind::While { cond, body, spec } => {
                self.clauses(spec);
                self.expr(cond);
                self.stmt(body);
            }
            StmtKind::DoWhile { body, cond, spec } => {
                self.clauses(spec);
                self.stmt(body);
                self.expr(cond);
            }
            StmtKind::For {
                init,
                cond,
                update,
                body,
                spec,
            } => {
                self.clauses(spec);
                self.stmts(init);
                self.option(cond);
                self.exprs(update);
                self.stmt(body);
            }
            StmtKind::ForEach {
                var,
                iterable,
                body,
                spec,
            } => {
                self.clauses(spec);
                self.local_var(var);
                self.expr(iterable);
                self.stmt(body);
            }
            StmtKind::Labeled { body, .. } => self.stmt(body),
            StmtKind::Switch(switch) => self.switch(switch),
            StmtKind::Return(value) => self.option(value),
            StmtKind::Try(statement) => {
                for resource in &mut statement.resources {
                    match resource {
                        Resource::Declared(var) => self.local_var(var),
                        Resource::Expr(expr) => self.expr(expr),
                    }
                }
                self.block(&mut statement.block);
                for catch in &mut statement.catches {
                    self.id(&mut catch.id);
                    self.block(&mut catch.block);
                }
                if let Some(finally) = &mut statement.finally {
                    self.block(finally);
                }
            }
            StmtKind::Synchronized { lock, body } => {
                self.expr(lock);
                self.block(body);
            }
            StmtKind::Assert { cond, message, .. } => {
                self.expr(cond);
                self.option(message);
            }
            StmtKind::Break(_)
            | StmtKind::Continue(_)
            | StmtKind::Empty
            | StmtKind::Unsupported(_) => {}
        }
    }

    fn local_var(&mut self, var: &mut LocalVar) {
        self.id(&mut var.id);
        self.option(&mut var.init);
    }

    fn switch(&mut self, switch: &mut Switch) {
        self.expr(&mut switch.selector);
        for case in &mut switch.cases {
            self.id(&mut case.id);
            for label in &mut case.labels {
                match label {
                    CaseLabel::Expr(expr) => self.expr(expr),
                    CaseLabel::Pattern(pattern) => self.pattern(pattern),
                    CaseLabel::Null(_) => {}
                }
            }
            self.option(&mut case.guard);
            self.stmts(&mut case.body);
        }
    }

    fn pattern(&mut self, pattern: &mut Pattern) {
        match pattern {
            Pattern::Binding { id, .. } => self.id(id),
            Pattern::Record { parts, .. } => parts.iter_mut().for_each(|part| self.pattern(part)),
            Pattern::Type(_) | Pattern::Wildcard => {}
        }
    }

    fn exprs(&mut self, exprs: &mut [Expr]) {
        for expr in exprs {
            self.expr(expr);
        }
    }

    fn option(&mut self, expr: &mut Option<Expr>) {
        if let Some(expr) = expr {
            self.expr(expr);
        }
    }

    fn expr(&mut self, expr: &mut Expr) {
        self.id(&mut expr.id);
        match &mut expr.kind {
            ExprKind::Field { target, .. }
            | ExprKind::Unary {
                operand: target, ..
            }
            | ExprKind::IncDec { target, .. }
            | ExprKind::Cast {
                operand: target, ..
            }
            | ExprKind::Paren(target)
            | ExprKind::JmlOld(target) => self.expr(target),
            ExprKind::Index {
                array: first,
                index: second,
            }
            | ExprKind::Binary {
                left: first,
                right: second,
                ..
            }
            | ExprKind::Assign {
                target: first,
                value: second,
            }
            | ExprKind::CompoundAssign {
                target: first,
                value: second,
                ..
            }
            | ExprKind::JmlIff {
                left: first,
                right: second,
                ..
            } => {
                self.expr(first);
                self.expr(second);
            }
            ExprKind::JmlImplies { left, right } => {
                // Turned round, `<==` has its right side first in the source.
                if right.span.start < left.span.start {
                    self.expr(right);
                    self.expr(left);
                } else {
                    self.expr(left);
                    self.expr(right);
                }
            }
            ExprKind::Call { target, args, .. } => {
                if let Some(target) = target {
                    self.expr(target);
                }
                self.exprs(args);
            }
            ExprKind::ConstructorCall { outer, args, .. } => {
                if let Some(outer) = outer {
                    self.expr(outer);
                }
                self.exprs(args);
            }
            ExprKind::New {
                outer, args, body, ..
            } => {
                if let Some(outer) = outer {
                    self.expr(outer);
                }
                self.exprs(args);
                self.class(body.as_mut());
            }
            ExprKind::NewArray { dims, init, .. } => {
                self.exprs(dims);
                if let Some(init) = init {
                    self.expr(init);
                }
            }
            ExprKind::ArrayInit(items) => self.exprs(items),
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => {
                self.expr(cond);
                self.expr(then);
                self.expr(otherwise);
            }
            ExprKind::InstanceOf { operand, pattern } => {
                self.expr(operand);
                self.pattern(pattern);
            }
            ExprKind::Lambda(lambda) => {
                self.params(&mut lambda.params);
                match &mut lambda.body {
                    LambdaBody::Expr(expr) => self.expr(expr),
                    LambdaBody::Block(block) => self.block(block),
                }
            }
            ExprKind::MethodRef {
                target: MethodRefTarget::Expr(target),
                ..
            } => self.expr(target),
            ExprKind::Switch(switch) => self.switch(switch),
            ExprKind::JmlQuantified(quantified) => {
                self.params(&mut quantified.vars);
                self.option(&mut quantified.range);
                self.expr(&mut quantified.body);
            }
            ExprKind::MethodRef {
                target: MethodRefTarget::Type(_),
                ..
            }
            | ExprKind::Literal(_)
            | ExprKind::Name(_)
            | ExprKind::This
            | ExprKind::Super
            | ExprKind::QualifiedThis(_)
            | ExprKind::QualifiedSuper(_)
            | ExprKind::ClassLiteral(_)
            | ExprKind::JmlResult
            | ExprKind::Unsupported(_) => {}
        }
    }
}
