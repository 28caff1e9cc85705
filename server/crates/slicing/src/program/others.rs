//! What other files refer to in the file that is sliced: declarations that stay for their sake.
//!
//! What must hold: whatever must be there so that the code asked about compiles is found; something too
//! much only makes a slice larger.

use crate::program::subject::{Subject, Version};
use crate::source::tree::{NodeIndex, NodeKind, SourceTree};
use java::ir::{Body, Expr, ExprKind, Place, Stmt, StmtKind, SwitchLabel};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::{ClassId, FieldId, FileId, MethodId, Type};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The declarations of the file that these methods refer to, and the classes they stand in.
pub(crate) fn referred_to(subject: &Subject, methods: &BTreeSet<MethodId>) -> Vec<NodeIndex> {
    declarations(&subject.tree, &subject.original, methods)
}

/// What the sealed classes of other files permit: it stays, and goes on extending them.
pub(crate) fn permitted(
    tree: &SourceTree,
    version: &Version,
    files: &BTreeSet<FileId>,
) -> Vec<NodeIndex> {
    let program = &version.program;
    let is_sealed = |ty: &Type| {
        let class = ty.class_id().map(|class| program.class(class));
        class.is_some_and(|it| files.contains(&it.file) && it.decl.modifiers.is_sealed)
    };
    let mut nodes: BTreeSet<NodeIndex> = BTreeSet::new();
    for node in tree.indices() {
        let entry = tree.node(node);
        let (NodeKind::Supertype, Some(parent)) = (entry.kind, entry.parent) else {
            continue;
        };
        let class = version.class_at(tree, parent);
        let above = class.map(|class| program.class(class));
        let above = above.map(|class| class.supertype.iter().chain(&class.interfaces));
        let mut above = above.into_iter().flatten().filter(|ty| is_sealed(ty));
        let is_named = above.any(|ty| {
            let class = ty
                .class_id()
                .map(|class| &program.class(class).display_name);
            let name = class.and_then(|name| name.rsplit('.').next());
            name.is_some() && name == entry.type_name.as_deref()
        });
        if is_named {
            nodes.insert(node);
            nodes.extend(tree.ancestors(node));
        }
    }
    nodes.into_iter().collect()
}

/// As [`referred_to`], of a file that is no subject yet.
pub(crate) fn declarations(
    tree: &SourceTree,
    version: &Version,
    methods: &BTreeSet<MethodId>,
) -> Vec<NodeIndex> {
    let mut found = Found::new(&version.program);
    for method in methods {
        found.method(*method);
    }
    let classes: BTreeSet<ClassId> = methods
        .iter()
        .map(|method| version.program.method(*method).class)
        .collect();
    for class in &classes {
        found.class(*class);
    }
    // Constants are written out where they are read: only their names are left.
    let program = &version.program;
    let files: BTreeSet<FileId> = classes
        .iter()
        .map(|class| program.class(*class).file)
        .collect();
    let names: FxHashSet<Arc<str>> = files
        .iter()
        .flat_map(|file| program.names_in(*file))
        .collect();
    let is_read = |field: FieldId| {
        let field = program.field(field);
        field.constant.is_some() && names.contains(&field.name)
    };
    let mut nodes: BTreeSet<NodeIndex> = BTreeSet::new();
    for node in tree.indices() {
        let is_found = match tree.node(node).kind {
            NodeKind::Method => version
                .method_at(tree, node)
                .is_some_and(|method| found.methods.contains(&method)),
            NodeKind::Field | NodeKind::EnumConstant => field_at(tree, version, node)
                .is_some_and(|field| found.fields.contains(&field) || is_read(field)),
            NodeKind::Class => version
                .class_at(tree, node)
                .is_some_and(|class| found.classes.contains(&class)),
            _ => false,
        };
        if is_found {
            nodes.insert(node);
            nodes.extend(tree.ancestors(node));
        }
    }
    nodes.into_iter().collect()
}

/// The field or constant that a node declares.
fn field_at(tree: &SourceTree, version: &Version, node: NodeIndex) -> Option<FieldId> {
    if tree.node(node).kind == NodeKind::Field {
        return version.field_at(tree, node);
    }
    let crate::source::tree::Form::Named(name) = &tree.node(node).form else {
        return None;
    };
    let class = version.class_at(tree, tree.node(node).parent?)?;
    let program = &version.program;
    let constants = &program.class(class).enum_constants;
    let mut same = constants.iter().copied();
    same.find(|field| program.field(*field).name == *name)
}

struct Found<'a> {
    program: &'a Program,
    methods: FxHashSet<MethodId>,
    fields: FxHashSet<FieldId>,
    classes: FxHashSet<ClassId>,
}

impl<'a> Found<'a> {
    fn new(program: &'a Program) -> Self {
        Found {
            program,
            methods: FxHashSet::default(),
            fields: FxHashSet::default(),
            classes: FxHashSet::default(),
        }
    }

    /// A method's code and signature.
    fn method(&mut self, method: MethodId) {
        let program = self.program;
        let entry = program.method(method);
        entry.params.iter().for_each(|ty| self.ty(ty));
        self.ty(&entry.return_type);
        let bounds = entry.type_parameter_bounds.iter().flatten();
        bounds.for_each(|ty| self.ty(ty));
        if let Some(body) = &program.lowered(method).body {
            self.body(body);
        }
    }

    fn body(&mut self, body: &Body) {
        body.locals.iter().for_each(|local| self.ty(&local.ty));
        ir_visit::walk_body(body, self);
    }

    /// A class's header, its fields, and what its methods override.
    fn class(&mut self, class: ClassId) {
        let program = self.program;
        let entry = program.class(class);
        let supertypes = entry.supertype.iter().chain(&entry.interfaces);
        let bounds = entry.type_parameter_bounds.iter().flatten();
        supertypes.chain(bounds).for_each(|ty| self.ty(ty));
        for field in &entry.fields {
            self.ty(&program.field(*field).ty);
        }
        let above = program.classes().filter(|other| {
            other.id != class && !other.is_library && program.is_subclass(class, other.id)
        });
        for other in above {
            for inherited in &other.methods {
                let inherited = program.method(*inherited);
                let overrides = entry.methods.iter().any(|own| {
                    let own = program.method(*own);
                    own.name == inherited.name && own.params.len() == inherited.params.len()
                });
                if overrides {
                    self.methods.insert(inherited.id);
                }
            }
        }
    }

    fn ty(&mut self, ty: &Type) {
        match ty {
            Type::Class(class, arguments) => {
                self.classes.insert(*class);
                arguments.iter().for_each(|ty| self.ty(ty));
            }
            Type::Array(element) => self.ty(element),
            Type::Variable(variable) => {
                self.classes.insert(variable.erased_bound);
            }
            Type::Wildcard { upper, lower } => {
                let bounds = upper.iter().chain(lower);
                bounds.for_each(|ty| self.ty(ty));
            }
            Type::Void | Type::Primitive(_) | Type::Null | Type::Error => {}
        }
    }

    fn switch(&mut self, switch: &java::ir::Switch) {
        for case in &switch.cases {
            for label in &case.labels {
                if let SwitchLabel::Enum(field) = label {
                    self.fields.insert(*field);
                }
            }
        }
    }
}

impl Visitor for Found<'_> {
    fn statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::Switch(switch) => self.switch(switch),
            StmtKind::Try(part) => {
                let caught = part.catches.iter().flat_map(|catch| &catch.classes);
                self.classes.extend(caught);
            }
            _ => {}
        }
    }

    fn expression(&mut self, expression: &Expr) {
        self.ty(&expression.ty);
        match &expression.kind {
            ExprKind::Call { method, .. } => {
                self.methods.insert(*method);
            }
            ExprKind::New { constructor, .. } => {
                self.methods.insert(*constructor);
            }
            ExprKind::Field { field, .. } | ExprKind::StaticField(field) => {
                self.fields.insert(*field);
            }
            ExprKind::Assign { target, .. } | ExprKind::Update { target, .. } => {
                if let Place::Field { field, .. } | Place::StaticField(field) = target {
                    self.fields.insert(*field);
                }
            }
            ExprKind::InstanceOf { target, .. } => self.ty(target),
            ExprKind::Lambda(lambda) => {
                self.classes.insert(lambda.interface);
                self.methods.insert(lambda.method);
                let locals = lambda.body.locals.iter();
                locals.for_each(|local| self.ty(&local.ty));
            }
            ExprKind::SwitchValue { switch, .. } => self.switch(switch),
            _ => {}
        }
    }
}
