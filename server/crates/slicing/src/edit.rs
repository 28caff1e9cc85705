//! Which nodes are gone, and the syntax tree without them.
//!
//! What must hold:
//! * An edited tree keeps all ids and spans of what stays, so that nodes are found again by them.
//! * Members without edits are the same `Arc`s; those with edits have another content hash.
//! * A removed expression becomes the default of its type, unless it can go altogether: a list's
//!   element, an initialiser, an argument whose parameter went.

use crate::tree::{Form, MemberKey, NodeIndex, NodeKind, Role, SourceTree, member_key};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use syntax::ast::*;

/// What becomes of a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Edit {
    #[default]
    Keep,
    /// It goes without trace.
    Delete,
    /// A value takes its place.
    Default(DefaultValue),
}

/// The default of a type, as written in Java.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum DefaultValue {
    False,
    Zero,
    /// `(byte) 0`, where a method takes a `byte`.
    Byte,
    Short,
    Char,
    Long,
    Float,
    Double,
    Null,
    /// `(String) null`, where several methods take some reference.
    NoString,
}

impl DefaultValue {
    /// Java text.
    pub fn text(self) -> &'static str {
        match self {
            Self::False => "false",
            Self::Zero => "0",
            Self::Byte => "(byte) 0",
            Self::Short => "(short) 0",
            Self::Char => "'\\0'",
            Self::Long => "0L",
            Self::Float => "0f",
            Self::Double => "0.0",
            Self::Null => "null",
            Self::NoString => "(String) null",
        }
    }

    fn kind(self, id: NodeId, span: Span) -> ExprKind {
        let cast = |kind, value| ExprKind::Cast {
            ty: TypeRef { span, kind },
            operand: Box::new(Expr {
                id,
                span,
                kind: ExprKind::Literal(value),
            }),
        };
        ExprKind::Literal(match self {
            Self::False => Literal::Boolean(false),
            Self::Zero => Literal::Int(0),
            Self::Byte => return cast(TypeRefKind::Byte, Literal::Int(0)),
            Self::Short => return cast(TypeRefKind::Short, Literal::Int(0)),
            Self::Char => Literal::Char(0),
            Self::Long => Literal::Long(0),
            Self::Float => Literal::Float(0.0),
            Self::Double => Literal::Double(0.0),
            Self::Null => Literal::Null,
            Self::NoString => {
                let string = TypeRefKind::Named {
                    name: "String".to_owned(),
                    args: Vec::new(),
                    diamond: false,
                };
                return cast(string, Literal::Null);
            }
        })
    }
}

/// The edits of a slice, by node.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Edits(Vec<Edit>);

impl Edits {
    /// Everything is kept.
    pub fn none(tree: &SourceTree) -> Self {
        Edits(vec![Edit::Keep; tree.len()])
    }

    pub fn get(&self, node: NodeIndex) -> Edit {
        self.0.get(node.index()).copied().unwrap_or_default()
    }

    pub fn set(&mut self, node: NodeIndex, edit: Edit) {
        if let Some(entry) = self.0.get_mut(node.index()) {
            *entry = edit;
        }
    }

    /// Whether a node or one below has an edit.
    fn any_in(&self, range: std::ops::Range<u32>) -> bool {
        self.0
            .get(range.start as usize..range.end as usize)
            .is_some_and(|edits| edits.iter().any(|edit| *edit != Edit::Keep))
    }

    /// Whether the node is still there: neither it nor a node around it is gone.
    pub fn is_kept(&self, tree: &SourceTree, node: NodeIndex) -> bool {
        self.get(node) == Edit::Keep
            && tree
                .ancestors(node)
                .all(|ancestor| self.get(ancestor) == Edit::Keep)
    }

    /// All kept nodes, in order.
    pub fn kept(&self, tree: &SourceTree) -> Vec<NodeIndex> {
        let mut kept = Vec::new();
        let mut next = 0;
        while (next as usize) < tree.len() {
            let node = NodeIndex(next);
            if self.get(node) == Edit::Keep {
                kept.push(node);
                next += 1;
            } else {
                next = tree.node(node).end;
            }
        }
        kept
    }

    /// How many nodes are kept.
    pub fn size(&self, tree: &SourceTree) -> usize {
        self.kept(tree).len()
    }

    /// Brings edits into one form, so that equal slices are equal: nothing below what is gone, and
    /// statements without their only content go.
    pub fn normalize(&mut self, tree: &SourceTree) {
        for node in tree.indices() {
            if tree.node(node).form == Form::LocalVars {
                let variables = tree.children(node);
                if !variables.is_empty()
                    && variables.iter().all(|var| self.get(*var) == Edit::Delete)
                {
                    self.set(node, Edit::Delete);
                }
            }
            if tree.node(node).role == Role::Whole
                && self.get(node) != Edit::Keep
                && let Some(statement) = tree.node(node).parent
            {
                self.set(statement, Edit::Delete);
            }
        }
        let mut next = 0;
        while (next as usize) < tree.len() {
            let node = NodeIndex(next);
            next += 1;
            if self.get(node) != Edit::Keep {
                for below in tree.subtree(node).skip(1) {
                    self.set(below, Edit::Keep);
                }
                next = tree.node(node).end;
            }
        }
    }

    /// The edits as (node, edit), in order.
    pub fn changes(&self) -> Vec<(NodeIndex, Edit)> {
        let all = self.0.iter().enumerate();
        all.filter(|(_, edit)| **edit != Edit::Keep)
            .map(|(index, edit)| (NodeIndex(index as u32), *edit))
            .collect()
    }

    /// Whether declarations are gone that methods may override: then `@Override` goes everywhere.
    pub(crate) fn drops_override(&self, tree: &SourceTree) -> bool {
        self.changes().iter().any(|(node, _)| {
            matches!(
                tree.node(*node).kind,
                NodeKind::Method | NodeKind::Param | NodeKind::Class | NodeKind::Supertype
            )
        })
    }

    /// Whether the class has edits, so that fields without initialiser are no longer `final`: what
    /// assigned them may be gone.
    pub(crate) fn relaxes_final(&self, tree: &SourceTree, class: NodeIndex) -> bool {
        self.any_in(class.0..tree.node(class).end)
    }
}

/// An edited unit, from which another one takes the members that have the same edits.
#[derive(Clone, Copy)]
pub struct Near<'a> {
    pub unit: &'a CompilationUnit,
    pub edits: &'a Edits,
}

/// The unit after the edits.
pub fn edited_unit(
    tree: &SourceTree,
    unit: &CompilationUnit,
    edits: &Edits,
    near: Option<Near<'_>>,
) -> CompilationUnit {
    let mut nodes = tree
        .indices()
        .filter(|index| tree.node(*index).parent.is_none());
    let mut imports = Vec::new();
    for import in &unit.imports {
        if nodes
            .next()
            .is_none_or(|node| edits.get(node) == Edit::Keep)
        {
            imports.push(import.clone());
        }
    }
    let drops_override = edits.drops_override(tree);
    let near = near.filter(|near| near.edits.drops_override(tree) == drops_override);
    let mut types = Vec::new();
    for (decl, node) in unit.types.iter().zip(nodes) {
        let mut editor = Editor {
            tree,
            edits,
            near: near.map(|near| near.edits),
            member: None,
            drops_override,
        };
        if edits.get(node) == Edit::Keep {
            let mut others = near.iter().flat_map(|near| &near.unit.types);
            let other = others.find(|other| other.span == decl.span);
            types.push(editor.class(decl, node, other));
        }
    }
    CompilationUnit {
        package: unit.package.clone(),
        imports,
        types,
        errors: unit.errors.clone(),
    }
}

struct Editor<'a> {
    tree: &'a SourceTree,
    edits: &'a Edits,
    /// Of the unit that members may be taken from.
    near: Option<&'a Edits>,
    member: Option<MemberKey>,
    drops_override: bool,
}

impl Editor<'_> {
    fn node(&self, id: NodeId) -> Option<NodeIndex> {
        self.tree.find(self.member?, id)
    }

    fn edit(&self, id: NodeId) -> Edit {
        self.node(id)
            .map_or(Edit::Keep, |node| self.edits.get(node))
    }

    fn is_deleted(&self, id: NodeId) -> bool {
        self.edit(id) == Edit::Delete
    }

    fn has_edits(&self, id: NodeId) -> bool {
        self.node(id)
            .is_none_or(|node| self.edits.any_in(node.0..self.tree.node(node).end))
    }

    fn modifiers(&self, modifiers: &Modifiers) -> Modifiers {
        let mut modifiers = modifiers.clone();
        if self.drops_override {
            modifiers
                .annotations
                .retain(|annotation| annotation.name != "Override");
        }
        modifiers
    }

    /// Whether the near unit has the same edits at a node and below.
    fn is_near(&self, node: NodeIndex) -> bool {
        let range = node.index()..self.tree.node(node).end as usize;
        self.near
            .is_some_and(|near| near.0.get(range.clone()) == self.edits.0.get(range))
    }

    /// `other` is the class in the near unit.
    fn class(
        &mut self,
        decl: &Arc<TypeDecl>,
        node: NodeIndex,
        other: Option<&Arc<TypeDecl>>,
    ) -> Arc<TypeDecl> {
        let range = node.0..self.tree.node(node).end;
        if !self.edits.any_in(range) && !self.drops_override {
            return Arc::clone(decl);
        }
        if let Some(other) = other
            && self.is_near(node)
        {
            return Arc::clone(other);
        }
        let mut next = TypeDecl::clone(decl);
        let children = self.tree.children(node);
        let mut supertypes = children
            .iter()
            .filter(|child| self.tree.node(**child).kind == NodeKind::Supertype);
        let mut is_kept = |_: &TypeRef| {
            supertypes
                .next()
                .is_none_or(|node| self.edits.get(*node) == Edit::Keep)
        };
        next.extends = next.extends.filter(&mut is_kept);
        next.implements.retain(&mut is_kept);
        let is_local = self.member.is_some();
        let relaxes_final = self.edits.relaxes_final(self.tree, node);
        let near = self.near;
        let others = other
            .filter(|_| near.is_some_and(|it| it.relaxes_final(self.tree, node) == relaxes_final))
            .map_or(&[][..], |other| &other.members);
        next.members.clear();
        for member in &decl.members {
            if let MemberKind::Type(nested) = &member.kind {
                let node = if is_local {
                    self.node(nested.id)
                } else {
                    self.tree.class_at(nested.span.start)
                };
                match node {
                    Some(node) if self.edits.get(node) == Edit::Keep => {
                        let other = others.iter().find_map(|other| match &other.kind {
                            MemberKind::Type(other) if other.span == nested.span => Some(other),
                            _ => None,
                        });
                        let kind = MemberKind::Type(self.class(nested, node, other));
                        let start = member.start;
                        next.members.push(Member { start, kind });
                    }
                    Some(_) => {}
                    None => next.members.push(member.clone()),
                }
                continue;
            }
            if !is_local {
                let key = member_key(member.start, &member.kind);
                let mut others = others.iter();
                if let Some(other) = others.find(|it| member_key(it.start, &it.kind) == key)
                    && let Some(node) = self.tree.find(key, NodeId(0))
                    && self.is_near(node)
                {
                    next.members.push(other.clone());
                    continue;
                }
                self.member = Some(key);
            }
            if let Some(kind) = self.member(&member.kind, relaxes_final) {
                let start = member.start;
                next.members.push(Member { start, kind });
            }
            if !is_local {
                self.member = None;
            }
        }
        Arc::new(next)
    }

    /// Another content has another hash.
    fn hash(&self, old: u64, id: NodeId, extra: bool) -> u64 {
        let Some(node) = self.node(id) else {
            return old;
        };
        let mut hasher = FxHasher::default();
        (old, extra).hash(&mut hasher);
        for index in self.tree.subtree(node) {
            self.edits.get(index).hash(&mut hasher);
        }
        hasher.finish()
    }

    fn member(&mut self, kind: &MemberKind, relaxes_final: bool) -> Option<MemberKind> {
        let id = match kind {
            MemberKind::Method(method) => method.id,
            MemberKind::Field(field) => field.id,
            MemberKind::Initializer(initializer) => initializer.id,
            MemberKind::EnumConstant(constant) => constant.id,
            MemberKind::Type(decl) => decl.id,
        };
        if self.is_deleted(id) {
            return None;
        }
        let has_edits = self.has_edits(id);
        Some(match kind {
            MemberKind::Method(method) => {
                let is_override = method
                    .modifiers
                    .annotations
                    .iter()
                    .any(|annotation| annotation.name == "Override");
                let drops = self.drops_override && is_override;
                if !has_edits && !drops {
                    return Some(kind.clone());
                }
                // Without a copy of the body, most of which goes.
                let mut next = Method {
                    id,
                    span: method.span,
                    content_hash: self.hash(method.content_hash, id, drops),
                    kind: method.kind,
                    name: method.name.clone(),
                    modifiers: self.modifiers(&method.modifiers),
                    type_params: method.type_params.clone(),
                    return_type: method.return_type.clone(),
                    params: method.params.clone(),
                    throws: method.throws.clone(),
                    body: None,
                    contract: method.contract.clone(),
                    errors: method.errors.clone(),
                };
                if let Some(node) = self.node(id) {
                    let children = self.tree.children(node);
                    let mut throws = children
                        .iter()
                        .filter(|child| self.tree.node(**child).kind == NodeKind::Throws);
                    next.throws.retain(|_| {
                        throws
                            .next()
                            .is_none_or(|node| self.edits.get(*node) == Edit::Keep)
                    });
                }
                next.params.retain(|param| !self.is_deleted(param.id));
                next.body = method.body.as_ref().map(|body| self.block(body));
                MemberKind::Method(Arc::new(next))
            }
            MemberKind::Field(field) => {
                let init = match &field.init {
                    Some(init) => self.optional(init),
                    None => None,
                };
                let loses_final = relaxes_final && field.modifiers.is_final && init.is_none();
                if !has_edits && !loses_final {
                    return Some(kind.clone());
                }
                let mut next = Field::clone(field);
                next.init = init;
                next.modifiers.is_final &= !loses_final;
                next.content_hash = self.hash(field.content_hash, id, loses_final);
                MemberKind::Field(Arc::new(next))
            }
            MemberKind::Initializer(initializer) => {
                if !has_edits {
                    return Some(kind.clone());
                }
                MemberKind::Initializer(Arc::new(Initializer {
                    id,
                    span: initializer.span,
                    content_hash: self.hash(initializer.content_hash, id, false),
                    is_static: initializer.is_static,
                    body: self.block(&initializer.body),
                    errors: initializer.errors.clone(),
                }))
            }
            MemberKind::EnumConstant(constant) => {
                if !has_edits {
                    return Some(kind.clone());
                }
                let mut next = EnumConstant::clone(constant);
                next.args = self.list(&constant.args);
                next.body = constant.body.as_ref().map(|body| self.local_class(body));
                next.content_hash = self.hash(constant.content_hash, id, false);
                MemberKind::EnumConstant(Arc::new(next))
            }
            MemberKind::Type(decl) => MemberKind::Type(self.local_class(decl)),
        })
    }

    fn local_class(&mut self, decl: &Arc<TypeDecl>) -> Arc<TypeDecl> {
        match self.node(decl.id) {
            Some(node) => self.class(decl, node, None),
            None => Arc::clone(decl),
        }
    }

    fn block(&mut self, block: &Block) -> Block {
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

    fn optional(&mut self, expr: &Expr) -> Option<Expr> {
        (!self.is_deleted(Self::inner(expr))).then(|| self.expr(expr))
    }

    fn list(&mut self, exprs: &[Expr]) -> Vec<Expr> {
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
