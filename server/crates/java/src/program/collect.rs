//! The first pass: finds every class of a file, including local and anonymous ones, gives them
//! ids and names, and lays out the scopes in which their type names are looked up.
//!
//! What must hold:
//! * No name is resolved here, so that the pass depends on one file alone and two files with the
//!   same declarations are collected in the same order.
//! * The declarations hash covers whatever another file, or an id, can depend on: headers,
//!   signatures, constants, and members with classes inside, but no plain body and no span.

use super::captures;
use super::{MemberId, MemberInfo, Scope, ScopeId, ScopeKind};
use crate::ast_walk::{self, Visitor};
use crate::types::{ClassId, FileId};
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use syntax::ast::*;

/// How a class comes to be.
#[derive(Clone, Debug)]
pub(crate) enum Origin {
    TopLevel,
    Member,
    Local,
    /// `new T(…) { … }`, with T as written and the number of arguments.
    Anonymous {
        supertype: TypeRef,
        arguments: usize,
    },
    /// The body of an enum constant.
    EnumConstantBody {
        arguments: usize,
    },
}

#[derive(Clone, Debug)]
pub(crate) struct CollectedClass {
    pub(crate) decl: Arc<TypeDecl>,
    pub(crate) file: FileId,
    pub(crate) outer: Option<ClassId>,
    pub(crate) name: Arc<str>,
    pub(crate) display_name: Arc<str>,
    pub(crate) package: Arc<str>,
    pub(crate) outer_scope: ScopeId,
    /// Of the class's type parameters.
    pub(crate) header_scope: ScopeId,
    pub(crate) scope: ScopeId,
    pub(crate) member: Option<MemberId>,
    pub(crate) origin: Origin,
    /// Has no enclosing instance.
    pub(crate) is_static: bool,
    /// Captured variables; the type is `None` if the source doesn't say it.
    pub(crate) captures: Vec<(Arc<str>, Option<TypeRef>)>,
    /// For each member of the declaration: the member its code belongs to, and its scope.
    pub(crate) members: Vec<(MemberId, ScopeId)>,
    /// Stands for a class that nobody declares.
    pub(crate) is_missing: bool,
}

#[derive(Default)]
pub(crate) struct Collector {
    pub(crate) classes: Vec<CollectedClass>,
    pub(crate) members: Vec<MemberInfo>,
    pub(crate) scopes: Vec<Scope>,
    pub(crate) local_classes: FxHashMap<(MemberId, NodeId), ClassId>,
    pub(crate) names: FxHashSet<Arc<str>>,
    hasher: FxHasher,
}

/// What [`Collector::collect_file`] found.
pub(crate) struct CollectedFile {
    pub(crate) classes: std::ops::Range<u32>,
    pub(crate) members: std::ops::Range<u32>,
    pub(crate) scopes: std::ops::Range<u32>,
    pub(crate) declarations_hash: u64,
}

impl Collector {
    pub(crate) fn collect_file(&mut self, file: FileId, unit: &CompilationUnit) -> CollectedFile {
        let first_class = self.classes.len() as u32;
        let first_member = self.members.len() as u32;
        let first_scope = self.scopes.len() as u32;
        self.hasher = FxHasher::default();
        unit.package.hash(&mut self.hasher);
        for import in &unit.imports {
            (&import.path, import.is_static, import.on_demand).hash(&mut self.hasher);
        }
        let scope = self.add_scope(None, ScopeKind::File(file));
        let package: Arc<str> = Arc::from(unit.package.as_str());
        for decl in &unit.types {
            let name = if package.is_empty() {
                Arc::clone(&decl.name.text)
            } else {
                Arc::from(format!("{package}.{}", decl.name.text))
            };
            self.collect_class(
                decl,
                NewClass {
                    file,
                    outer: None,
                    display_name: Arc::clone(&name),
                    name,
                    package: Arc::clone(&package),
                    outer_scope: scope,
                    member: None,
                    origin: Origin::TopLevel,
                    is_static: true,
                    captures: Vec::new(),
                    environment: Environment::default(),
                },
            );
        }
        CollectedFile {
            classes: first_class..self.classes.len() as u32,
            members: first_member..self.members.len() as u32,
            scopes: first_scope..self.scopes.len() as u32,
            declarations_hash: self.hasher.finish(),
        }
    }

    fn add_scope(&mut self, parent: Option<ScopeId>, kind: ScopeKind) -> ScopeId {
        self.scopes.push(Scope { parent, kind });
        ScopeId(self.scopes.len() as u32 - 1)
    }

    fn unique_name(&mut self, name: String) -> Arc<str> {
        let name: Arc<str> = Arc::from(name);
        self.names.insert(Arc::clone(&name));
        name
    }

    fn collect_class(&mut self, decl: &Arc<TypeDecl>, new: NewClass) -> ClassId {
        let id = ClassId(self.classes.len() as u32);
        self.hash_header(decl);
        self.names.insert(Arc::clone(&new.name));
        let header_scope =
            self.add_scope(Some(new.outer_scope), ScopeKind::TypeParameters(Vec::new()));
        let scope = self.add_scope(Some(header_scope), ScopeKind::Class(id));
        let mut environment = new.environment;
        if !environment.variables.is_empty() {
            let fields: FxHashSet<&str> = declared_fields(decl).collect();
            environment
                .variables
                .retain(|(name, _)| !fields.contains(&**name));
        }
        let is_interface = matches!(decl.kind, TypeKind::Interface | TypeKind::Annotation);
        self.classes.push(CollectedClass {
            decl: Arc::clone(decl),
            file: new.file,
            outer: new.outer,
            name: Arc::clone(&new.name),
            display_name: Arc::clone(&new.display_name),
            package: Arc::clone(&new.package),
            outer_scope: new.outer_scope,
            header_scope,
            scope,
            member: new.member,
            origin: new.origin,
            is_static: new.is_static,
            captures: new.captures,
            members: Vec::new(),
            is_missing: false,
        });
        for member in &decl.members {
            let member_id = new.member.unwrap_or(MemberId(self.members.len() as u32));
            if new.member.is_none() && !matches!(member.kind, MemberKind::Type(_)) {
                self.members.push(MemberInfo {
                    file: new.file,
                    start: member.start,
                    kind: member.kind.clone(),
                });
            }
            let member_scope = match &member.kind {
                MemberKind::Method(_) => {
                    self.add_scope(Some(scope), ScopeKind::TypeParameters(Vec::new()))
                }
                _ => scope,
            };
            if let Some(class) = self.classes.get_mut(id.index()) {
                class.members.push((member_id, member_scope));
            }
            let classes_before = self.classes.len();
            self.hash_member(&member.kind);
            if let MemberKind::Type(nested) = &member.kind {
                let implicitly_static = is_interface
                    || !matches!(nested.kind, TypeKind::Class)
                    || nested.modifiers.is_static;
                self.collect_class(
                    nested,
                    NewClass {
                        file: new.file,
                        outer: Some(id),
                        name: Arc::from(format!("{}${}", new.name, nested.name.text)),
                        display_name: Arc::from(format!(
                            "{}.{}",
                            new.display_name, nested.name.text
                        )),
                        package: Arc::clone(&new.package),
                        outer_scope: scope,
                        member: new.member,
                        origin: Origin::Member,
                        is_static: implicitly_static,
                        captures: if implicitly_static {
                            Vec::new()
                        } else {
                            environment.captured_by(nested, None, self)
                        },
                        environment: if implicitly_static {
                            Environment::default()
                        } else {
                            environment.clone()
                        },
                    },
                );
                continue;
            }
            let mut walker = BodyWalker {
                collector: self,
                file: new.file,
                class: id,
                class_name: Arc::clone(&new.name),
                package: Arc::clone(&new.package),
                member: member_id,
                scope: member_scope,
                environment: environment.clone(),
                is_static: is_interface,
            };
            walker.member(&member.kind);
            if self.classes.len() > classes_before {
                // Classes inside code get ids, so the code counts as a declaration.
                content_hash(&member.kind).hash(&mut self.hasher);
            }
        }
        id
    }

    fn hash_header(&mut self, decl: &TypeDecl) {
        let hasher = &mut self.hasher;
        (decl.kind, &decl.name.text).hash(hasher);
        hash_modifiers(&decl.modifiers, hasher);
        hash_type_params(&decl.type_params, hasher);
        for list in [&decl.implements, &decl.permits] {
            list.len().hash(hasher);
            list.iter().for_each(|ty| hash_type(ty, hasher));
        }
        decl.extends.is_some().hash(hasher);
        decl.extends.iter().for_each(|ty| hash_type(ty, hasher));
        hash_params(&decl.record_components, hasher);
        decl.members.len().hash(hasher);
    }

    fn hash_member(&mut self, member: &MemberKind) {
        let hasher = &mut self.hasher;
        match member {
            MemberKind::Method(method) => {
                (0u8, method.kind, &method.name.text, method.body.is_some()).hash(hasher);
                hash_modifiers(&method.modifiers, hasher);
                hash_type_params(&method.type_params, hasher);
                hash_type(&method.return_type, hasher);
                hash_params(&method.params, hasher);
            }
            MemberKind::Field(field) => {
                (
                    1u8,
                    &field.name.text,
                    field.init.is_some(),
                    field.errors.is_empty(),
                )
                    .hash(hasher);
                hash_modifiers(&field.modifiers, hasher);
                hash_type(&field.ty, hasher);
                // May be a constant, which other members inline. Interfaces' fields are final
                // without saying so, hence all fields with an initialiser.
                if field.init.is_some() {
                    field.content_hash.hash(hasher);
                }
            }
            MemberKind::Initializer(initializer) => (2u8, initializer.is_static).hash(hasher),
            MemberKind::EnumConstant(constant) => {
                (
                    3u8,
                    &constant.name.text,
                    constant.args.len(),
                    constant.body.is_some(),
                )
                    .hash(hasher);
            }
            MemberKind::Type(_) => 4u8.hash(hasher),
        }
    }
}

/// Fields a class declares itself, which hide variables of the code around it.
fn declared_fields(decl: &TypeDecl) -> impl Iterator<Item = &str> {
    decl.members
        .iter()
        .filter_map(|member| match &member.kind {
            MemberKind::Field(field) => Some(&*field.name.text),
            MemberKind::EnumConstant(constant) => Some(&*constant.name.text),
            _ => None,
        })
        .chain(
            decl.record_components
                .iter()
                .map(|component| &*component.name.text),
        )
}

struct NewClass {
    file: FileId,
    outer: Option<ClassId>,
    name: Arc<str>,
    display_name: Arc<str>,
    package: Arc<str>,
    outer_scope: ScopeId,
    member: Option<MemberId>,
    origin: Origin,
    is_static: bool,
    captures: Vec<(Arc<str>, Option<TypeRef>)>,
    environment: Environment,
}

/// Local variables and local classes that code can see.
#[derive(Clone, Debug, Default)]
struct Environment {
    variables: Vec<(Arc<str>, Option<TypeRef>)>,
    classes: Vec<(Arc<str>, ClassId)>,
}

impl Environment {
    fn push(&mut self, name: &Ident, ty: &TypeRef) {
        let ty = (ty.kind != TypeRefKind::Inferred).then(|| ty.clone());
        self.variables.push((Arc::clone(&name.text), ty));
    }

    fn captured_by(
        &self,
        decl: &TypeDecl,
        supertype: Option<&TypeRef>,
        collector: &Collector,
    ) -> Vec<(Arc<str>, Option<TypeRef>)> {
        if self.variables.is_empty() {
            return Vec::new();
        }
        let mut names = captures::names_in(decl);
        if let Some(TypeRef {
            kind: TypeRefKind::Named { name, .. },
            ..
        }) = supertype
        {
            names.insert(Arc::from(&**name));
        }
        // An instance of another local class needs that one's captures to be made.
        for (name, class) in &self.classes {
            if names.contains(name)
                && let Some(class) = collector.classes.get(class.index())
            {
                names.extend(class.captures.iter().map(|(name, _)| Arc::clone(name)));
            }
        }
        let mut seen = FxHashSet::default();
        let mut captured: Vec<_> = self
            .variables
            .iter()
            .rev()
            .filter(|(name, _)| names.contains(name) && seen.insert(Arc::clone(name)))
            .cloned()
            .collect();
        captured.reverse();
        captured
    }
}

/// Walks the code of one member and collects the classes inside.
struct BodyWalker<'a> {
    collector: &'a mut Collector,
    file: FileId,
    class: ClassId,
    class_name: Arc<str>,
    package: Arc<str>,
    member: MemberId,
    scope: ScopeId,
    environment: Environment,
    is_static: bool,
}

impl BodyWalker<'_> {
    fn member(&mut self, member: &MemberKind) {
        match member {
            MemberKind::Method(method) => {
                self.is_static = method.modifiers.is_static;
                if method.kind == MethodKind::CompactConstructor {
                    let class = self.collector.classes.get(self.class.index());
                    let components = class.map(|class| class.decl.record_components.clone());
                    for component in components.into_iter().flatten() {
                        self.environment.push(&component.name, &component.ty);
                    }
                }
                for param in &method.params {
                    self.environment.push(&param.name, &param.ty);
                }
                if let Some(body) = &method.body {
                    self.block(body);
                }
            }
            MemberKind::Field(field) => {
                self.is_static |= field.modifiers.is_static;
                field.init.iter().for_each(|init| self.expr(init));
            }
            MemberKind::Initializer(initializer) => {
                self.is_static = initializer.is_static;
                self.block(&initializer.body);
            }
            MemberKind::EnumConstant(constant) => {
                self.is_static = true;
                constant.args.iter().for_each(|arg| self.expr(arg));
                if let Some(body) = &constant.body {
                    let origin = Origin::EnumConstantBody {
                        arguments: constant.args.len(),
                    };
                    self.nested(body, constant.id, origin, Vec::new());
                }
            }
            MemberKind::Type(_) => {}
        }
    }

    fn scoped(&mut self, walk: impl FnOnce(&mut Self)) {
        let (variables, classes, scope) = (
            self.environment.variables.len(),
            self.environment.classes.len(),
            self.scope,
        );
        walk(self);
        self.environment.variables.truncate(variables);
        self.environment.classes.truncate(classes);
        self.scope = scope;
    }

    fn nested(
        &mut self,
        decl: &Arc<TypeDecl>,
        key: NodeId,
        origin: Origin,
        captures: Vec<(Arc<str>, Option<TypeRef>)>,
    ) -> ClassId {
        let is_anonymous = !matches!(origin, Origin::Local);
        let suffix = if is_anonymous { "" } else { &*decl.name.text };
        let name = (1..=u32::MAX)
            .map(|number| format!("{}${number}{suffix}", self.class_name))
            .find(|name| !self.collector.names.contains(&**name))
            .unwrap_or_default();
        let name = self.collector.unique_name(name);
        let display_name = if is_anonymous {
            Arc::clone(&name)
        } else {
            Arc::clone(&decl.name.text)
        };
        let is_static = self.is_static || decl.kind != TypeKind::Class;
        let keeps_environment = decl.kind == TypeKind::Class;
        // The class can name itself.
        let next = ClassId(self.collector.classes.len() as u32);
        if !is_anonymous {
            self.scope = self
                .collector
                .add_scope(Some(self.scope), ScopeKind::LocalClass(next));
            self.environment
                .classes
                .push((Arc::clone(&decl.name.text), next));
        }
        self.collector
            .local_classes
            .insert((self.member, key), next);
        let environment = if keeps_environment {
            self.environment.clone()
        } else {
            Environment::default()
        };
        self.collector.collect_class(
            decl,
            NewClass {
                file: self.file,
                outer: Some(self.class),
                name,
                display_name,
                package: Arc::clone(&self.package),
                outer_scope: self.scope,
                member: Some(self.member),
                origin,
                is_static,
                captures: if keeps_environment {
                    captures
                } else {
                    Vec::new()
                },
                environment,
            },
        )
    }
}

impl Visitor for BodyWalker<'_> {
    fn block(&mut self, block: &Block) {
        self.scoped(|walker| ast_walk::walk_block(walker, block));
    }

    fn local_var(&mut self, var: &LocalVar) {
        var.init.iter().for_each(|init| self.expr(init));
        self.environment.push(&var.name, &var.ty);
    }

    fn catch(&mut self, catch: &Catch) {
        self.scoped(|walker| {
            let ty = match &catch.types[..] {
                [ty] => Some(ty.clone()),
                _ => None,
            };
            walker
                .environment
                .variables
                .push((Arc::clone(&catch.name.text), ty));
            walker.block(&catch.block);
        });
    }

    fn pattern(&mut self, pattern: &Pattern) {
        if let Pattern::Binding { ty, name, .. } = pattern {
            self.environment.push(name, ty);
        }
        ast_walk::walk_pattern(self, pattern);
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::LocalClass(decl) => {
                let captures = self.environment.captured_by(decl, None, self.collector);
                self.nested(decl, stmt.id, Origin::Local, captures);
            }
            StmtKind::For { .. }
            | StmtKind::ForEach { .. }
            | StmtKind::Switch(_)
            | StmtKind::Try(_) => self.scoped(|walker| ast_walk::walk_stmt(walker, stmt)),
            _ => ast_walk::walk_stmt(self, stmt),
        }
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::New {
                outer,
                class,
                args,
                body: Some(body),
            } => {
                outer.iter().for_each(|outer| self.expr(outer));
                args.iter().for_each(|arg| self.expr(arg));
                let captures = self
                    .environment
                    .captured_by(body, Some(class), self.collector);
                let origin = Origin::Anonymous {
                    supertype: class.clone(),
                    arguments: args.len(),
                };
                self.nested(body, expr.id, origin, captures);
            }
            ExprKind::ConstructorCall { .. } => {
                // `this` doesn't exist yet.
                let is_static = std::mem::replace(&mut self.is_static, true);
                ast_walk::walk_expr(self, expr);
                self.is_static = is_static;
            }
            ExprKind::Lambda(lambda) => self.scoped(|walker| {
                for param in &lambda.params {
                    walker.environment.push(&param.name, &param.ty);
                }
                ast_walk::walk_expr(walker, expr);
            }),
            ExprKind::Switch(_) => self.scoped(|walker| ast_walk::walk_expr(walker, expr)),
            _ => ast_walk::walk_expr(self, expr),
        }
    }
}

/// The hash of a member's content; 0 for member classes.
pub(crate) fn content_hash(member: &MemberKind) -> u64 {
    match member {
        MemberKind::Method(method) => method.content_hash,
        MemberKind::Field(field) => field.content_hash,
        MemberKind::Initializer(initializer) => initializer.content_hash,
        MemberKind::EnumConstant(constant) => constant.content_hash,
        MemberKind::Type(_) => 0,
    }
}

fn hash_modifiers(modifiers: &Modifiers, hasher: &mut FxHasher) {
    // An annotation that nobody knows means that members may be hidden.
    modifiers.annotations.len().hash(hasher);
    modifiers
        .annotations
        .iter()
        .for_each(|annotation| annotation.name.hash(hasher));
    (
        modifiers.is_public,
        modifiers.is_protected,
        modifiers.is_private,
        modifiers.is_static,
        modifiers.is_final,
        modifiers.is_abstract,
        modifiers.is_native,
        modifiers.is_default,
    )
        .hash(hasher);
}

fn hash_type_params(params: &[TypeParam], hasher: &mut FxHasher) {
    params.len().hash(hasher);
    for param in params {
        param.name.text.hash(hasher);
        param.bounds.len().hash(hasher);
        param.bounds.iter().for_each(|ty| hash_type(ty, hasher));
    }
}

fn hash_params(params: &[Param], hasher: &mut FxHasher) {
    params.len().hash(hasher);
    for param in params {
        (&param.name.text, param.varargs).hash(hasher);
        hash_type(&param.ty, hasher);
    }
}

fn hash_type(ty: &TypeRef, hasher: &mut FxHasher) {
    std::mem::discriminant(&ty.kind).hash(hasher);
    match &ty.kind {
        TypeRefKind::Named {
            name,
            args,
            diamond,
        } => {
            (name, diamond, args.len()).hash(hasher);
            args.iter().for_each(|arg| hash_type(arg, hasher));
        }
        TypeRefKind::Array(element) => hash_type(element, hasher),
        TypeRefKind::Wildcard { upper, lower } => {
            (upper.is_some(), lower.is_some()).hash(hasher);
            upper
                .iter()
                .chain(lower)
                .for_each(|bound| hash_type(bound, hasher));
        }
        TypeRefKind::Intersection(parts) => {
            parts.len().hash(hasher);
            parts.iter().for_each(|part| hash_type(part, hasher));
        }
        _ => {}
    }
}
