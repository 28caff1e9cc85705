//! Walking the nodes of a member in preorder, which is the order of their ids.
//!
//! The walk keeps its own stack, so a tree of any depth costs no native stack.

use crate::ast::*;

/// A node of the syntax tree that has an id.
#[derive(Clone, Copy, Debug)]
pub enum NodeRef<'a> {
    Method(&'a Method),
    Field(&'a Field),
    Initializer(&'a Initializer),
    EnumConstant(&'a EnumConstant),
    /// A local or anonymous class.
    Class(&'a TypeDecl),
    Param(&'a Param),
    Block(&'a Block),
    Stmt(&'a Stmt),
    LocalVar(&'a LocalVar),
    SwitchCase(&'a SwitchCase),
    Catch(&'a Catch),
    Expr(&'a Expr),
    /// A [`Pattern::Binding`].
    Binding {
        id: NodeId,
        ty: &'a TypeRef,
        name: &'a Ident,
    },
    SpecClause(&'a SpecClause),
}

impl<'a> NodeRef<'a> {
    pub fn id(self) -> NodeId {
        match self {
            Self::Method(node) => node.id,
            Self::Field(node) => node.id,
            Self::Initializer(node) => node.id,
            Self::EnumConstant(node) => node.id,
            Self::Class(node) => node.id,
            Self::Param(node) => node.id,
            Self::Block(node) => node.id,
            Self::Stmt(node) => node.id,
            Self::LocalVar(node) => node.id,
            Self::SwitchCase(node) => node.id,
            Self::Catch(node) => node.id,
            Self::Expr(node) => node.id,
            Self::Binding { id, .. } => id,
            Self::SpecClause(node) => node.id,
        }
    }

    /// Member-relative.
    pub fn span(self) -> Span {
        match self {
            Self::Method(node) => node.span,
            Self::Field(node) => node.span,
            Self::Initializer(node) => node.span,
            Self::EnumConstant(node) => node.span,
            Self::Class(node) => node.span,
            Self::Param(node) => node.span,
            Self::Block(node) => node.span,
            Self::Stmt(node) => node.span,
            Self::LocalVar(node) => node.span,
            Self::SwitchCase(node) => node.span,
            Self::Catch(node) => node.span,
            Self::Expr(node) => node.span,
            Self::Binding { ty, name, .. } => Span {
                start: ty.span.start,
                end: name.span.end,
            },
            Self::SpecClause(node) => node.span,
        }
    }

    /// Calls `visit` with each child, in order of the source.
    pub fn for_each_child(self, visit: &mut impl FnMut(NodeRef<'a>)) {
        Children { visit }.of(self);
    }
}

impl<'a> From<&'a MemberKind> for NodeRef<'a> {
    fn from(kind: &'a MemberKind) -> Self {
        match kind {
            MemberKind::Method(node) => Self::Method(node),
            MemberKind::Field(node) => Self::Field(node),
            MemberKind::Initializer(node) => Self::Initializer(node),
            MemberKind::EnumConstant(node) => Self::EnumConstant(node),
            MemberKind::Type(node) => Self::Class(node),
        }
    }
}

/// Calls `visit` with `root` and all below it, parents first. Where it returns `false`, what lies
/// below is left out.
pub fn walk<'a>(root: impl Into<NodeRef<'a>>, mut visit: impl FnMut(NodeRef<'a>) -> bool) {
    let mut stack = vec![root.into()];
    while let Some(node) = stack.pop() {
        if !visit(node) {
            continue;
        }
        let first = stack.len();
        node.for_each_child(&mut |child| stack.push(child));
        stack[first..].reverse();
    }
}

/// The member-relative spans of all nodes of a member, by their ids. Empty for a member type, whose
/// members have spans of their own.
pub fn spans_of(kind: &MemberKind) -> Vec<Span> {
    let mut spans = Vec::new();
    if matches!(kind, MemberKind::Type(_)) {
        return spans;
    }
    walk(kind, |node| {
        let index = node.id().0 as usize;
        if index >= spans.len() {
            spans.resize(index + 1, Span::default());
        }
        spans[index] = node.span();
        true
    });
    spans
}

impl Method {
    /// The member-relative span of a node in this method, which must be the member itself and no
    /// method of a local class. For many lookups see [`spans_of`].
    pub fn node_span(&self, id: NodeId) -> Option<Span> {
        let mut found = None;
        walk(NodeRef::Method(self), |node| {
            if node.id() == id {
                found = Some(node.span());
            }
            found.is_none()
        });
        found
    }
}

struct Children<'v, F> {
    visit: &'v mut F,
}

impl<'a, F: FnMut(NodeRef<'a>)> Children<'_, F> {
    fn of(&mut self, node: NodeRef<'a>) {
        match node {
            NodeRef::Method(method) => {
                if let Some(contract) = &method.contract {
                    for case in contract.cases.iter().chain(&contract.examples) {
                        self.clauses(&case.clauses);
                    }
                }
                self.params(&method.params);
                self.block(method.body.as_ref());
            }
            NodeRef::Field(field) => self.option(field.init.as_ref()),
            NodeRef::Initializer(initializer) => self.block(Some(&initializer.body)),
            NodeRef::EnumConstant(constant) => {
                self.exprs(&constant.args);
                self.class(constant.body.as_deref());
            }
            NodeRef::Class(decl) => {
                self.params(&decl.record_components);
                self.clauses(&decl.invariants);
                for member in &decl.members {
                    (self.visit)(NodeRef::from(&member.kind));
                }
            }
            NodeRef::Param(_) | NodeRef::Binding { .. } => {}
            NodeRef::Block(block) => self.stmts(&block.stmts),
            NodeRef::Stmt(stmt) => self.stmt(stmt),
            NodeRef::LocalVar(var) => self.option(var.init.as_ref()),
            NodeRef::SwitchCase(case) => {
                for label in &case.labels {
                    match label {
                        CaseLabel::Expr(expr) => self.expr(expr),
                        CaseLabel::Pattern(pattern) => self.pattern(pattern),
                        CaseLabel::Null(_) => {}
                    }
                }
                self.option(case.guard.as_ref());
                self.stmts(&case.body);
            }
            NodeRef::Catch(catch) => self.block(Some(&catch.block)),
            NodeRef::Expr(expr) => self.below_expr(expr),
            NodeRef::SpecClause(clause) => match &clause.kind {
                SpecClauseKind::Requires(expr)
                | SpecClauseKind::Ensures(expr)
                | SpecClauseKind::Invariant(expr)
                | SpecClauseKind::Maintaining(expr)
                | SpecClauseKind::Decreases(expr) => self.expr(expr),
                SpecClauseKind::Signals { condition, .. } => self.option(condition.as_ref()),
                SpecClauseKind::SignalsOnly(_) => {}
                SpecClauseKind::Assignable { places, .. } => self.exprs(places),
            },
        }
    }

    fn expr(&mut self, expr: &'a Expr) {
        (self.visit)(NodeRef::Expr(expr));
    }

    fn exprs(&mut self, exprs: &'a [Expr]) {
        exprs.iter().for_each(|expr| self.expr(expr));
    }

    fn option(&mut self, expr: Option<&'a Expr>) {
        expr.into_iter().for_each(|expr| self.expr(expr));
    }

    fn stmts(&mut self, stmts: &'a [Stmt]) {
        stmts
            .iter()
            .for_each(|stmt| (self.visit)(NodeRef::Stmt(stmt)));
    }

    fn body(&mut self, stmt: &'a Stmt) {
        (self.visit)(NodeRef::Stmt(stmt));
    }

    fn block(&mut self, block: Option<&'a Block>) {
        block
            .into_iter()
            .for_each(|block| (self.visit)(NodeRef::Block(block)));
    }

    fn class(&mut self, decl: Option<&'a TypeDecl>) {
        decl.into_iter()
            .for_each(|decl| (self.visit)(NodeRef::Class(decl)));
    }

    fn params(&mut self, params: &'a [Param]) {
        params
            .iter()
            .for_each(|param| (self.visit)(NodeRef::Param(param)));
    }

    fn var(&mut self, var: &'a LocalVar) {
        (self.visit)(NodeRef::LocalVar(var));
    }

    fn clauses(&mut self, clauses: &'a [SpecClause]) {
        clauses
            .iter()
            .for_each(|clause| (self.visit)(NodeRef::SpecClause(clause)));
    }

    fn pattern(&mut self, pattern: &'a Pattern) {
        match pattern {
            Pattern::Binding { id, ty, name } => {
                (self.visit)(NodeRef::Binding { id: *id, ty, name });
            }
            Pattern::Record { parts, .. } => parts.iter().for_each(|part| self.pattern(part)),
            Pattern::Type(_) | Pattern::Wildcard => {}
        }
    }

    fn switch(&mut self, switch: &'a Switch) {
        self.expr(&switch.selector);
        switch
            .cases
            .iter()
            .for_each(|case| (self.visit)(NodeRef::SwitchCase(case)));
    }

    fn stmt(&mut self, stmt: &'a Stmt) {
        match &stmt.kind {
            StmtKind::Block(block) => self.block(Some(block)),
            StmtKind::LocalVar(vars) => vars.iter().for_each(|var| self.var(var)),
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
                self.body(then);
                otherwise.iter().for_each(|stmt| self.body(stmt));
            }
            StmtKind::While { cond, body, spec } => {
                self.clauses(spec);
                self.expr(cond);
                self.body(body);
            }
            StmtKind::DoWhile { body, cond, spec } => {
                self.clauses(spec);
                self.body(body);
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
                self.option(cond.as_ref());
                self.exprs(update);
                self.body(body);
            }
            StmtKind::ForEach {
                var,
                iterable,
                body,
                spec,
            } => {
                self.clauses(spec);
                self.var(var);
                self.expr(iterable);
                self.body(body);
            }
            StmtKind::Labeled { body, .. } => self.body(body),
            StmtKind::Switch(switch) => self.switch(switch),
            StmtKind::Return(value) => self.option(value.as_ref()),
            StmtKind::Try(statement) => {
                for resource in &statement.resources {
                    match resource {
                        Resource::Declared(var) => self.var(var),
                        Resource::Expr(expr) => self.expr(expr),
                    }
                }
                self.block(Some(&statement.block));
                statement
                    .catches
                    .iter()
                    .for_each(|catch| (self.visit)(NodeRef::Catch(catch)));
                self.block(statement.finally.as_ref());
            }
            StmtKind::Synchronized { lock, body } => {
                self.expr(lock);
                self.block(Some(body));
            }
            StmtKind::Assert { cond, message, .. } => {
                self.expr(cond);
                self.option(message.as_ref());
            }
            StmtKind::Break(_)
            | StmtKind::Continue(_)
            | StmtKind::Empty
            | StmtKind::Unsupported(_) => {}
        }
    }

    fn below_expr(&mut self, expr: &'a Expr) {
        match &expr.kind {
            ExprKind::Field { target, .. }
            | ExprKind::Unary {
                operand: target, ..
            }
            | ExprKind::IncDec { target, .. }
            | ExprKind::Cast {
                operand: target, ..
            }
            | ExprKind::Paren(target)
            | ExprKind::JmlOld(target)
            | ExprKind::MethodRef {
                target: MethodRefTarget::Expr(target),
                ..
            } => {
                self.expr(target);
            }
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
                let (first, second) = if right.span.start < left.span.start {
                    (right, left)
                } else {
                    (left, right)
                };
                self.expr(first);
                self.expr(second);
            }
            ExprKind::Call { target, args, .. } => {
                self.option(target.as_deref());
                self.exprs(args);
            }
            ExprKind::ConstructorCall { outer, args, .. } => {
                self.option(outer.as_deref());
                self.exprs(args);
            }
            ExprKind::New {
                outer, args, body, ..
            } => {
                self.option(outer.as_deref());
                self.exprs(args);
                self.class(body.as_deref());
            }
            ExprKind::NewArray { dims, init, .. } => {
                self.exprs(dims);
                self.option(init.as_deref());
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
                self.params(&lambda.params);
                match &lambda.body {
                    LambdaBody::Expr(expr) => self.expr(expr),
                    LambdaBody::Block(block) => self.block(Some(block)),
                }
            }
            ExprKind::Switch(switch) => self.switch(switch),
            ExprKind::JmlQuantified(quantified) => {
                self.params(&quantified.vars);
                self.option(quantified.range.as_ref());
                self.expr(&quantified.body);
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
