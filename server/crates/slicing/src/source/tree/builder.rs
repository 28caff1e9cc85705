//! Numbers the nodes of a file, and says of each what its place in the syntax makes of it.

use super::{
    Form, LiteralKind, MemberKey, Node, NodeIndex, NodeKind, Role, SourceTree, member_key,
    type_name,
};
use crate::source::sealed::Sealed;
use std::ops::Range;
use std::sync::Arc;
use syntax::ast::*;

/// Opens and closes nodes in the order of the source.
#[derive(Default)]
pub(super) struct Builder {
    tree: SourceTree,
    parent: Option<NodeIndex>,
    member: Option<MemberKey>,
    sealed: Vec<NodeIndex>,
    /// What spans count from.
    base: u32,
}

impl Builder {
    /// All nodes of a unit.
    pub(super) fn tree(unit: &CompilationUnit) -> SourceTree {
        let mut builder = Builder::default();
        for import in &unit.imports {
            let node = builder.open(NodeKind::Import, Role::Listed, import.span, NodeId(0));
            let last = import.path.rsplit('.').next().unwrap_or_default();
            if !import.on_demand {
                builder.node_mut(node).form = Form::Named(Arc::from(last));
            }
            builder.close(node);
        }
        for decl in &unit.types {
            builder.class(decl, Role::Listed);
        }
        builder.tree.sealed = Sealed::new(&builder.tree, &builder.sealed);
        builder.tree
    }

    fn node_mut(&mut self, index: NodeIndex) -> &mut Node {
        &mut self.tree.nodes[index.index()]
    }

    fn absolute(&self, span: Span) -> Range<u32> {
        self.base + span.start..self.base + span.end
    }

    fn open(&mut self, kind: NodeKind, role: Role, span: Span, id: NodeId) -> NodeIndex {
        let index = NodeIndex(self.tree.nodes.len() as u32);
        let span = self.absolute(span);
        self.tree.nodes.push(Node {
            kind,
            role,
            form: Form::Other,
            span,
            name: None,
            parent: self.parent,
            end: index.0 + 1,
            member: self.member,
            id,
            type_name: None,
            declared_type: None,
        });
        let has_id = !matches!(
            kind,
            NodeKind::Supertype | NodeKind::Permitted | NodeKind::Throws
        );
        if let (Some(member), true) = (self.member, has_id) {
            self.tree.by_key.entry((member, id)).or_insert(index);
        }
        self.parent = Some(index);
        index
    }

    fn close(&mut self, index: NodeIndex) {
        let end = self.tree.nodes.len() as u32;
        self.node_mut(index).end = end;
        self.parent = self.node_mut(index).parent;
    }

    fn named(&mut self, index: NodeIndex, name: &Ident) {
        let span = self.absolute(name.span);
        let node = self.node_mut(index);
        node.name = Some(span);
        node.form = Form::Named(Arc::clone(&name.text));
    }

    fn class(&mut self, decl: &TypeDecl, role: Role) {
        let node = self.open(NodeKind::Class, role, decl.span, decl.id);
        self.named(node, &decl.name);
        if self.member.is_none() {
            self.tree.classes.insert(decl.span.start, node);
        }
        for ty in decl.extends.iter().chain(&decl.implements) {
            let supertype = self.open(NodeKind::Supertype, Role::Listed, ty.span, NodeId(0));
            self.node_mut(supertype).type_name = type_name(ty);
            self.close(supertype);
        }
        for ty in &decl.permits {
            let permitted = self.open(NodeKind::Permitted, Role::Fixed, ty.span, NodeId(0));
            self.node_mut(permitted).type_name = type_name(ty);
            self.close(permitted);
        }
        if decl.modifiers.is_sealed {
            self.sealed.push(node);
        }
        let outside = self.member;
        for param in &decl.record_components {
            self.param(param, Role::Fixed);
        }
        for member in &decl.members {
            let is_local = outside.is_some();
            if !is_local && !matches!(member.kind, MemberKind::Type(_)) {
                self.member = Some(member_key(member.start, &member.kind));
                self.base = member.start;
            }
            self.member(&member.kind);
            if !is_local {
                self.member = None;
                self.base = 0;
            }
        }
        self.close(node);
    }

    fn member(&mut self, kind: &MemberKind) {
        match kind {
            MemberKind::Method(method) => {
                let node = self.open(NodeKind::Method, Role::Listed, method.span, method.id);
                self.named(node, &method.name);
                if method.kind != MethodKind::Method {
                    self.node_mut(node).form = Form::Constructor(Arc::clone(&method.name.text));
                }
                for ty in &method.throws {
                    let throws = self.open(NodeKind::Throws, Role::Listed, ty.span, NodeId(0));
                    self.close(throws);
                }
                for param in &method.params {
                    self.param(param, Role::Listed);
                }
                if let Some(body) = &method.body {
                    self.block(body, Role::Fixed);
                }
                self.close(node);
            }
            MemberKind::Field(field) => {
                let node = self.open(NodeKind::Field, Role::Listed, field.span, field.id);
                self.named(node, &field.name);
                self.node_mut(node).type_name = type_name(&field.ty);
                self.node_mut(node).declared_type = Some(self.absolute(field.ty.span));
                if let Some(init) = &field.init {
                    self.expr(init, Role::Initial);
                }
                self.close(node);
            }
            MemberKind::Initializer(initializer) => {
                let node = self.open(
                    NodeKind::Initializer,
                    Role::Listed,
                    initializer.span,
                    initializer.id,
                );
                self.block(&initializer.body, Role::Fixed);
                self.close(node);
            }
            MemberKind::EnumConstant(constant) => {
                let node = self.open(
                    NodeKind::EnumConstant,
                    Role::Listed,
                    constant.span,
                    constant.id,
                );
                self.named(node, &constant.name);
                self.exprs(&constant.args, Role::Argument);
                if let Some(body) = &constant.body {
                    self.class(body, Role::Fixed);
                }
                self.close(node);
            }
            MemberKind::Type(decl) => self.class(decl, Role::Listed),
        }
    }

    fn param(&mut self, param: &Param, role: Role) {
        let node = self.open(NodeKind::Param, role, param.span, param.id);
        self.named(node, &param.name);
        self.node_mut(node).type_name = type_name(&param.ty);
        self.close(node);
    }

    fn block(&mut self, block: &Block, role: Role) {
        let node = self.open(NodeKind::Block, role, block.span, block.id);
        self.stmts(&block.stmts, Role::Listed);
        self.close(node);
    }

    fn stmts(&mut self, stmts: &[Stmt], role: Role) {
        for stmt in stmts {
            self.stmt(stmt, role);
        }
    }

    fn local_var(&mut self, var: &LocalVar, role: Role) {
        let node = self.open(NodeKind::LocalVar, role, var.span, var.id);
        self.named(node, &var.name);
        self.node_mut(node).type_name = type_name(&var.ty);
        if let Some(init) = &var.init {
            self.expr(init, Role::Initial);
        }
        self.close(node);
    }

    fn stmt(&mut self, stmt: &Stmt, role: Role) {
        let node = self.open(NodeKind::Statement, role, stmt.span, stmt.id);
        match &stmt.kind {
            StmtKind::Block(block) => {
                // The statement and its block are one node.
                self.tree
                    .by_key
                    .extend(self.member.map(|member| ((member, block.id), node)));
                self.stmts(&block.stmts, Role::Listed);
            }
            StmtKind::LocalVar(vars) => {
                self.node_mut(node).form = Form::LocalVars;
                for var in vars {
                    self.local_var(var, Role::Listed);
                }
            }
            StmtKind::LocalClass(decl) => self.class(decl, Role::Whole),
            StmtKind::Expr(expr) => {
                self.node_mut(node).form = Form::Expression;
                self.expr(expr, Role::Whole);
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                self.expr(cond, Role::Value);
                self.stmt(then, Role::Body);
                if let Some(otherwise) = otherwise {
                    self.stmt(otherwise, Role::Else);
                }
            }
            StmtKind::While { cond, body, .. } => {
                self.expr(cond, Role::Value);
                self.stmt(body, Role::Body);
            }
            StmtKind::DoWhile { body, cond, .. } => {
                self.stmt(body, Role::Body);
                self.expr(cond, Role::Value);
            }
            StmtKind::For {
                init,
                cond,
                update,
                body,
                ..
            } => {
                self.stmts(init, Role::ForInit);
                if let Some(cond) = cond {
                    self.expr(cond, Role::ForCondition);
                }
                self.exprs(update, Role::ForUpdate);
                self.stmt(body, Role::Body);
            }
            StmtKind::ForEach {
                var,
                iterable,
                body,
                ..
            } => {
                self.local_var(var, Role::Fixed);
                self.expr(iterable, Role::Value);
                self.stmt(body, Role::Body);
            }
            StmtKind::Labeled { body, .. } => self.stmt(body, Role::Body),
            StmtKind::Switch(switch) => self.switch(switch),
            StmtKind::Return(value) => {
                self.node_mut(node).form = Form::Return;
                if let Some(value) = value {
                    self.expr(value, Role::Value);
                }
            }
            StmtKind::Break(_) | StmtKind::Continue(_) => self.node_mut(node).form = Form::Jump,
            StmtKind::Yield(value) | StmtKind::Throw(value) | StmtKind::Assume(value) => {
                self.node_mut(node).form = Form::Jump;
                self.expr(value, Role::Value);
            }
            StmtKind::Try(part) => {
                for resource in &part.resources {
                    match resource {
                        Resource::Declared(var) => self.local_var(var, Role::Fixed),
                        Resource::Expr(expr) => self.expr(expr, Role::Target),
                    }
                }
                self.block(&part.block, Role::Fixed);
                for catch in &part.catches {
                    let node = self.open(NodeKind::Catch, Role::Listed, catch.span, catch.id);
                    self.named(node, &catch.name);
                    self.block(&catch.block, Role::Fixed);
                    self.close(node);
                }
                if let Some(finally) = &part.finally {
                    self.block(finally, Role::Finally);
                }
            }
            StmtKind::Synchronized { lock, body } => {
                self.expr(lock, Role::Target);
                self.block(body, Role::Fixed);
            }
            StmtKind::Assert { cond, message, .. } => {
                self.expr(cond, Role::Value);
                if let Some(message) = message {
                    self.expr(message, Role::AssertMessage);
                }
            }
            StmtKind::Empty => self.node_mut(node).form = Form::Empty,
            StmtKind::Unsupported(_) => {}
        }
        self.close(node);
    }

    fn switch(&mut self, switch: &Switch) {
        self.expr(&switch.selector, Role::Value);
        for case in &switch.cases {
            let node = self.open(NodeKind::SwitchCase, Role::Listed, case.span, case.id);
            for label in &case.labels {
                match label {
                    CaseLabel::Expr(expr) => self.expr(expr, Role::Label),
                    CaseLabel::Pattern(pattern) => self.pattern(pattern),
                    CaseLabel::Null(_) => {}
                }
            }
            if let Some(guard) = &case.guard {
                self.expr(guard, Role::Value);
            }
            // The one statement behind an arrow stays while the case does.
            let role = if switch.is_arrow {
                Role::Fixed
            } else {
                Role::Listed
            };
            self.stmts(&case.body, role);
            self.close(node);
        }
    }

    fn pattern(&mut self, pattern: &Pattern) {
        match pattern {
            Pattern::Binding { id, ty, name } => {
                let span = Span {
                    start: ty.span.start,
                    end: name.span.end,
                };
                let node = self.open(NodeKind::Binding, Role::Fixed, span, *id);
                self.named(node, name);
                self.close(node);
            }
            Pattern::Record { parts, .. } => parts.iter().for_each(|part| self.pattern(part)),
            Pattern::Type(_) | Pattern::Wildcard => {}
        }
    }

    fn exprs(&mut self, exprs: &[Expr], role: Role) {
        for expr in exprs {
            self.expr(expr, role);
        }
    }

    fn expr(&mut self, expr: &Expr, role: Role) {
        if let ExprKind::Paren(inner) = &expr.kind {
            return self.expr(inner, role);
        }
        let node = self.open(NodeKind::Expression, role, expr.span, expr.id);
        self.node_mut(node).form = form(&expr.kind);
        match &expr.kind {
            ExprKind::Literal(_)
            | ExprKind::This
            | ExprKind::Super
            | ExprKind::QualifiedThis(_)
            | ExprKind::QualifiedSuper(_)
            | ExprKind::ClassLiteral(_)
            | ExprKind::JmlResult
            | ExprKind::JmlOld(_)
            | ExprKind::JmlQuantified(_)
            | ExprKind::JmlImplies { .. }
            | ExprKind::JmlIff { .. }
            | ExprKind::Paren(_)
            | ExprKind::Unsupported(_) => {}
            ExprKind::Name(_) => {
                let span = self.absolute(expr.span);
                self.node_mut(node).name = Some(span);
            }
            ExprKind::Field { target, name } => {
                let span = self.absolute(name.span);
                self.node_mut(node).name = Some(span);
                self.expr(target, Role::Target);
            }
            ExprKind::Index { array, index } => {
                self.expr(array, Role::Target);
                self.expr(index, Role::Value);
            }
            ExprKind::Call {
                target, args, name, ..
            } => {
                let span = self.absolute(name.span);
                self.node_mut(node).name = Some(span);
                if let Some(target) = target {
                    self.expr(target, Role::Target);
                }
                self.exprs(args, Role::Argument);
            }
            ExprKind::ConstructorCall { outer, args, .. } => {
                if let Some(outer) = outer {
                    self.expr(outer, Role::Target);
                }
                self.exprs(args, Role::Argument);
            }
            ExprKind::New {
                outer,
                args,
                body,
                class,
            } => {
                self.node_mut(node).type_name = type_name(class);
                if let Some(outer) = outer {
                    self.expr(outer, Role::Target);
                }
                self.exprs(args, Role::Argument);
                if let Some(body) = body {
                    self.class(body, Role::Fixed);
                }
            }
            ExprKind::NewArray {
                dims,
                init,
                element,
                ..
            } => {
                self.node_mut(node).type_name = type_name(element);
                self.exprs(dims, Role::Value);
                if let Some(init) = init {
                    self.expr(init, Role::Fixed);
                }
            }
            ExprKind::ArrayInit(items) => self.exprs(items, Role::Element),
            ExprKind::Unary { operand, .. } | ExprKind::Cast { operand, .. } => {
                self.expr(operand, Role::Value);
            }
            ExprKind::IncDec { target, .. } => self.expr(target, Role::Target),
            ExprKind::Binary { left, right, .. } => {
                self.expr(left, Role::Value);
                self.expr(right, Role::Value);
            }
            ExprKind::Assign { target, value } | ExprKind::CompoundAssign { target, value, .. } => {
                self.expr(target, Role::Target);
                self.expr(value, Role::Value);
            }
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => {
                self.expr(cond, Role::Value);
                self.expr(then, Role::Value);
                self.expr(otherwise, Role::Value);
            }
            ExprKind::InstanceOf { operand, pattern } => {
                self.expr(operand, Role::Value);
                self.pattern(pattern);
            }
            ExprKind::Lambda(lambda) => {
                for param in &lambda.params {
                    self.param(param, Role::Fixed);
                }
                match &lambda.body {
                    LambdaBody::Expr(expr) => self.expr(expr, Role::Value),
                    LambdaBody::Block(block) => self.block(block, Role::Fixed),
                }
            }
            ExprKind::MethodRef { target, .. } => {
                if let MethodRefTarget::Expr(target) = target {
                    self.expr(target, Role::Target);
                }
            }
            ExprKind::Switch(switch) => self.switch(switch),
        }
        self.close(node);
    }
}

fn form(kind: &ExprKind) -> Form {
    match kind {
        ExprKind::Name(name) => Form::Named(Arc::clone(name)),
        ExprKind::Field { name, .. } => Form::Field(Arc::clone(&name.text)),
        ExprKind::Call { name, args, .. } => Form::Call(Arc::clone(&name.text), args.len()),
        ExprKind::ConstructorCall { args, .. } => Form::ConstructorCall(args.len()),
        ExprKind::New { class, args, .. } => match type_name(class) {
            Some(name) => Form::New(name, args.len()),
            None => Form::Other,
        },
        ExprKind::Assign { .. } | ExprKind::CompoundAssign { .. } => Form::Assign,
        ExprKind::IncDec { .. } => Form::IncDec,
        ExprKind::Binary {
            op: BinaryOp::And | BinaryOp::Or,
            ..
        }
        | ExprKind::Unary {
            op: UnaryOp::Not, ..
        } => Form::Logical,
        ExprKind::Lambda(_) => Form::Lambda,
        ExprKind::MethodRef { name, .. } => Form::MethodRef(Arc::clone(&name.text)),
        ExprKind::ArrayInit(_) => Form::ArrayInit,
        ExprKind::Literal(literal) => literal_form(literal),
        _ => Form::Other,
    }
}

fn literal_form(literal: &Literal) -> Form {
    let (kind, is_default) = match literal {
        Literal::Int(value) => (LiteralKind::Int, *value == 0),
        Literal::Long(bits) => (LiteralKind::Long, *bits == 0),
        Literal::Float(value) => (LiteralKind::Float, value.to_bits() == 0),
        Literal::Double(value) => (LiteralKind::Double, value.to_bits() == 0),
        Literal::Boolean(value) => (LiteralKind::Boolean, !value),
        Literal::Char(value) => (LiteralKind::Char, *value == 0),
        Literal::Null => (LiteralKind::Reference, true),
        Literal::Str(_) | Literal::Invalid(_) => (LiteralKind::Reference, false),
    };
    if is_default {
        Form::DefaultLiteral
    } else {
        Form::Literal(kind)
    }
}
