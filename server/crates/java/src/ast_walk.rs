//! A visitor over the syntax tree: visits every node in source order unless told otherwise.
//!
//! What must hold: a `walk_*` function visits all children of its node, including contracts and
//! members of local and anonymous classes; an implementation that overrides a method decides
//! whether to walk on.

use syntax::ast::*;

/// Override what is of interest; the defaults walk on.
pub(crate) trait Visitor {
    fn expr(&mut self, expr: &Expr) {
        walk_expr(self, expr);
    }

    fn stmt(&mut self, stmt: &Stmt) {
        walk_stmt(self, stmt);
    }

    fn block(&mut self, block: &Block) {
        walk_block(self, block);
    }

    fn type_ref(&mut self, ty: &TypeRef) {
        walk_type_ref(self, ty);
    }

    fn type_decl(&mut self, decl: &TypeDecl) {
        walk_type_decl(self, decl);
    }

    fn member(&mut self, member: &MemberKind) {
        walk_member(self, member);
    }

    fn local_var(&mut self, var: &LocalVar) {
        walk_local_var(self, var);
    }

    fn param(&mut self, param: &Param) {
        self.type_ref(&param.ty);
    }

    fn pattern(&mut self, pattern: &Pattern) {
        walk_pattern(self, pattern);
    }

    fn switch_case(&mut self, case: &SwitchCase) {
        walk_switch_case(self, case);
    }

    fn catch(&mut self, catch: &Catch) {
        catch.types.iter().for_each(|ty| self.type_ref(ty));
        self.block(&catch.block);
    }

    fn clause(&mut self, clause: &SpecClause) {
        walk_clause(self, clause);
    }

    fn annotation(&mut self, _annotation: &Annotation) {}
}

pub(crate) fn walk_type_decl<V: Visitor + ?Sized>(v: &mut V, decl: &TypeDecl) {
    decl.modifiers
        .annotations
        .iter()
        .for_each(|a| v.annotation(a));
    walk_type_params(v, &decl.type_params);
    decl.extends.iter().for_each(|ty| v.type_ref(ty));
    decl.implements.iter().for_each(|ty| v.type_ref(ty));
    decl.permits.iter().for_each(|ty| v.type_ref(ty));
    decl.record_components
        .iter()
        .for_each(|param| v.param(param));
    decl.invariants.iter().for_each(|clause| v.clause(clause));
    for member in &decl.members {
        v.member(&member.kind);
    }
}

fn walk_type_params<V: Visitor + ?Sized>(v: &mut V, params: &[TypeParam]) {
    for param in params {
        param.bounds.iter().for_each(|ty| v.type_ref(ty));
    }
}

pub(crate) fn walk_member<V: Visitor + ?Sized>(v: &mut V, member: &MemberKind) {
    match member {
        MemberKind::Method(method) => walk_method(v, method),
        MemberKind::Field(field) => {
            field
                .modifiers
                .annotations
                .iter()
                .for_each(|a| v.annotation(a));
            v.type_ref(&field.ty);
            field.init.iter().for_each(|init| v.expr(init));
        }
        MemberKind::Initializer(initializer) => v.block(&initializer.body),
        MemberKind::EnumConstant(constant) => {
            constant.args.iter().for_each(|arg| v.expr(arg));
            constant.body.iter().for_each(|body| v.type_decl(body));
        }
        MemberKind::Type(decl) => v.type_decl(decl),
    }
}

pub(crate) fn walk_method<V: Visitor + ?Sized>(v: &mut V, method: &Method) {
    method
        .modifiers
        .annotations
        .iter()
        .for_each(|a| v.annotation(a));
    if let Some(contract) = &method.contract {
        for case in contract.cases.iter().chain(&contract.examples) {
            case.clauses.iter().for_each(|clause| v.clause(clause));
        }
    }
    walk_type_params(v, &method.type_params);
    v.type_ref(&method.return_type);
    method.params.iter().for_each(|param| v.param(param));
    method.throws.iter().for_each(|ty| v.type_ref(ty));
    method.body.iter().for_each(|body| v.block(body));
}

pub(crate) fn walk_clause<V: Visitor + ?Sized>(v: &mut V, clause: &SpecClause) {
    match &clause.kind {
        SpecClauseKind::Requires(expr)
        | SpecClauseKind::Ensures(expr)
        | SpecClauseKind::Invariant(expr)
        | SpecClauseKind::Maintaining(expr)
        | SpecClauseKind::Decreases(expr) => v.expr(expr),
        SpecClauseKind::Signals { ty, condition, .. } => {
            v.type_ref(ty);
            condition.iter().for_each(|expr| v.expr(expr));
        }
        SpecClauseKind::SignalsOnly(types) => types.iter().for_each(|ty| v.type_ref(ty)),
        SpecClauseKind::Assignable { places, .. } => places.iter().for_each(|place| v.expr(place)),
    }
}

pub(crate) fn walk_type_ref<V: Visitor + ?Sized>(v: &mut V, ty: &TypeRef) {
    match &ty.kind {
        TypeRefKind::Named { args, .. } => args.iter().for_each(|arg| v.type_ref(arg)),
        TypeRefKind::Array(element) => v.type_ref(element),
        TypeRefKind::Wildcard { upper, lower } => {
            upper
                .iter()
                .chain(lower)
                .for_each(|bound| v.type_ref(bound));
        }
        TypeRefKind::Intersection(parts) => parts.iter().for_each(|part| v.type_ref(part)),
        _ => {}
    }
}

pub(crate) fn walk_block<V: Visitor + ?Sized>(v: &mut V, block: &Block) {
    block.stmts.iter().for_each(|stmt| v.stmt(stmt));
}

pub(crate) fn walk_local_var<V: Visitor + ?Sized>(v: &mut V, var: &LocalVar) {
    v.type_ref(&var.ty);
    var.init.iter().for_each(|init| v.expr(init));
}

pub(crate) fn walk_switch_case<V: Visitor + ?Sized>(v: &mut V, case: &SwitchCase) {
    for label in &case.labels {
        match label {
            CaseLabel::Expr(expr) => v.expr(expr),
            CaseLabel::Pattern(pattern) => v.pattern(pattern),
            CaseLabel::Null(_) => {}
        }
    }
    case.guard.iter().for_each(|guard| v.expr(guard));
    case.body.iter().for_each(|stmt| v.stmt(stmt));
}

pub(crate) fn walk_pattern<V: Visitor + ?Sized>(v: &mut V, pattern: &Pattern) {
    match pattern {
        Pattern::Type(ty) | Pattern::Binding { ty, .. } => v.type_ref(ty),
        Pattern::Record { ty, parts } => {
            v.type_ref(ty);
            parts.iter().for_each(|part| v.pattern(part));
        }
        Pattern::Wildcard => {}
    }
}

fn walk_switch<V: Visitor + ?Sized>(v: &mut V, switch: &Switch) {
    v.expr(&switch.selector);
    switch.cases.iter().for_each(|case| v.switch_case(case));
}

pub(crate) fn walk_stmt<V: Visitor + ?Sized>(v: &mut V, stmt: &Stmt) {
    match &stmt.kind {
        StmtKind::Block(block) => v.block(block),
        StmtKind::LocalVar(vars) => vars.iter().for_each(|var| v.local_var(var)),
        StmtKind::LocalClass(decl) => v.type_decl(decl),
        StmtKind::Expr(expr)
        | StmtKind::Yield(expr)
        | StmtKind::Throw(expr)
        | StmtKind::Assume(expr) => {
            v.expr(expr);
        }
        StmtKind::If {
            cond,
            then,
            otherwise,
        } => {
            v.expr(cond);
            v.stmt(then);
            otherwise.iter().for_each(|stmt| v.stmt(stmt));
        }
        StmtKind::While { cond, body, spec } => {
            spec.iter().for_each(|clause| v.clause(clause));
            v.expr(cond);
            v.stmt(body);
        }
        StmtKind::DoWhile { body, cond, spec } => {
            spec.iter().for_each(|clause| v.clause(clause));
            v.stmt(body);
            v.expr(cond);
        }
        StmtKind::For {
            init,
            cond,
            update,
            body,
            spec,
        } => {
            spec.iter().for_each(|clause| v.clause(clause));
            init.iter().for_each(|stmt| v.stmt(stmt));
            cond.iter().for_each(|expr| v.expr(expr));
            update.iter().for_each(|expr| v.expr(expr));
            v.stmt(body);
        }
        StmtKind::ForEach {
            var,
            iterable,
            body,
            spec,
        } => {
            spec.iter().for_each(|clause| v.clause(clause));
            v.expr(iterable);
            v.local_var(var);
            v.stmt(body);
        }
        StmtKind::Labeled { body, .. } => v.stmt(body),
        StmtKind::Switch(switch) => walk_switch(v, switch),
        StmtKind::Return(value) => value.iter().for_each(|expr| v.expr(expr)),
        StmtKind::Try(statement) => {
            for resource in &statement.resources {
                match resource {
                    Resource::Declared(var) => v.local_var(var),
                    Resource::Expr(expr) => v.expr(expr),
                }
            }
            v.block(&statement.block);
            statement.catches.iter().for_each(|catch| v.catch(catch));
            statement.finally.iter().for_each(|block| v.block(block));
        }
        StmtKind::Synchronized { lock, body } => {
            v.expr(lock);
            v.block(body);
        }
        StmtKind::Assert { cond, message, .. } => {
            v.expr(cond);
            message.iter().for_each(|expr| v.expr(expr));
        }
        StmtKind::Break(_) | StmtKind::Continue(_) | StmtKind::Empty | StmtKind::Unsupported(_) => {
        }
    }
}

pub(crate) fn walk_expr<V: Visitor + ?Sized>(v: &mut V, expr: &Expr) {
    match &expr.kind {
        ExprKind::Field { target, .. } => v.expr(target),
        ExprKind::Index { array, index } => {
            v.expr(array);
            v.expr(index);
        }
        ExprKind::Call {
            target,
            type_args,
            args,
            ..
        } => {
            target.iter().for_each(|target| v.expr(target));
            type_args.iter().for_each(|ty| v.type_ref(ty));
            args.iter().for_each(|arg| v.expr(arg));
        }
        ExprKind::ConstructorCall { outer, args, .. } => {
            outer.iter().for_each(|outer| v.expr(outer));
            args.iter().for_each(|arg| v.expr(arg));
        }
        ExprKind::New {
            outer,
            class,
            args,
            body,
        } => {
            outer.iter().for_each(|outer| v.expr(outer));
            v.type_ref(class);
            args.iter().for_each(|arg| v.expr(arg));
            body.iter().for_each(|body| v.type_decl(body));
        }
        ExprKind::NewArray {
            element,
            dims,
            init,
            ..
        } => {
            v.type_ref(element);
            dims.iter().for_each(|dim| v.expr(dim));
            init.iter().for_each(|init| v.expr(init));
        }
        ExprKind::ArrayInit(elements) => elements.iter().for_each(|element| v.expr(element)),
        ExprKind::Unary { operand, .. }
        | ExprKind::IncDec {
            target: operand, ..
        } => v.expr(operand),
        ExprKind::Binary { left, right, .. }
        | ExprKind::JmlImplies { left, right }
        | ExprKind::JmlIff { left, right, .. } => {
            v.expr(left);
            v.expr(right);
        }
        ExprKind::Assign { target, value } | ExprKind::CompoundAssign { target, value, .. } => {
            v.expr(target);
            v.expr(value);
        }
        ExprKind::Conditional {
            cond,
            then,
            otherwise,
        } => {
            v.expr(cond);
            v.expr(then);
            v.expr(otherwise);
        }
        ExprKind::Cast { ty, operand } => {
            v.type_ref(ty);
            v.expr(operand);
        }
        ExprKind::InstanceOf { operand, pattern } => {
            v.expr(operand);
            v.pattern(pattern);
        }
        ExprKind::Paren(inner) | ExprKind::JmlOld(inner) => v.expr(inner),
        ExprKind::QualifiedThis(ty) | ExprKind::QualifiedSuper(ty) | ExprKind::ClassLiteral(ty) => {
            v.type_ref(ty);
        }
        ExprKind::Lambda(lambda) => {
            lambda.params.iter().for_each(|param| v.param(param));
            match &lambda.body {
                LambdaBody::Expr(body) => v.expr(body),
                LambdaBody::Block(body) => v.block(body),
            }
        }
        ExprKind::MethodRef { target, .. } => match target {
            MethodRefTarget::Expr(target) => v.expr(target),
            MethodRefTarget::Type(ty) => v.type_ref(ty),
        },
        ExprKind::Switch(switch) => walk_switch(v, switch),
        ExprKind::JmlQuantified(quantified) => {
            quantified.vars.iter().for_each(|var| v.param(var));
            quantified.range.iter().for_each(|range| v.expr(range));
            v.expr(&quantified.body);
        }
        ExprKind::Literal(_)
        | ExprKind::Name(_)
        | ExprKind::This
        | ExprKind::Super
        | ExprKind::JmlResult
        | ExprKind::Unsupported(_) => {}
    }
}
