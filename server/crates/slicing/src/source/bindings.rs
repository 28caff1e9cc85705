//! What the nodes of a file refer to in one version of it: methods, constructors, fields, variables.
//!
//! What must hold: a reference is told by what it means in every version, never by an id. A node that
//! isn't here has a meaning that lowering doesn't show (a type, a label, a constant's name).

use crate::program::subject::{Subject, Version};
use crate::source::tree::{NodeIndex, NodeKind};
use java::ir::{Expr, ExprKind, NodeId, Place, SYNTHETIC};
use java::ir_visit::{self, Visitor};
use java::types::{FieldId, MethodId};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What a node refers to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Bound {
    Local,
    /// A method, constructor or field of the file.
    Declared(NodeIndex),
    /// Any other method or field.
    Other(Arc<str>),
    /// Arguments put into an array for a method with any number of them, from this one on.
    Packed(usize),
}

/// By node.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bindings(FxHashMap<NodeIndex, BTreeSet<Bound>>);

impl Bindings {
    /// Looks at all code of the file.
    pub(crate) fn new(subject: &Subject, version: &Version) -> Self {
        let tree = &subject.tree;
        let program = &version.program;
        let mut methods: FxHashMap<MethodId, NodeIndex> = FxHashMap::default();
        let mut fields: FxHashMap<FieldId, NodeIndex> = FxHashMap::default();
        for node in version.edits.kept(tree) {
            match tree.node(node).kind {
                NodeKind::Method => {
                    methods.extend(version.method_at(tree, node).map(|it| (it, node)));
                }
                NodeKind::Field => {
                    fields.extend(version.field_at(tree, node).map(|it| (it, node)));
                }
                _ => {}
            }
        }
        let method = |id: MethodId| match methods.get(&id) {
            Some(node) => Bound::Declared(*node),
            None => Bound::Other(Arc::clone(&program.method(id).key)),
        };
        let field = |id: FieldId| match fields.get(&id) {
            Some(node) => Bound::Declared(*node),
            None => {
                let entry = program.field(id);
                let class = &program.class(entry.class).name;
                Bound::Other(format!("{class}.{}", entry.name).into())
            }
        };
        let mut bindings = Bindings::default();
        for id in program.methods_in_file(subject.file) {
            let Some(body) = &program.lowered(id).body else {
                continue;
            };
            let mut found = Found::default();
            ir_visit::walk_body(body, &mut found);
            for (node, reference) in found.references {
                let Some(node) = version.node(tree, id, node) else {
                    continue;
                };
                let bound = match reference {
                    Reference::Local => Bound::Local,
                    Reference::Method(it) => method(it),
                    Reference::Field(it) => field(it),
                    Reference::Packed(from) => Bound::Packed(from),
                };
                bindings.0.entry(node).or_default().insert(bound);
            }
        }
        bindings
    }

    /// What a node refers to, if that is known.
    pub(crate) fn of(&self, node: NodeIndex) -> Option<&BTreeSet<Bound>> {
        self.0.get(&node)
    }

    /// The declarations in the file that a node refers to.
    pub(crate) fn declared(&self, node: NodeIndex) -> impl Iterator<Item = NodeIndex> + '_ {
        self.of(node)
            .into_iter()
            .flatten()
            .filter_map(|bound| match bound {
                Bound::Declared(node) => Some(*node),
                _ => None,
            })
    }
}

#[derive(Clone, Copy)]
enum Reference {
    Local,
    Method(MethodId),
    Field(FieldId),
    Packed(usize),
}

#[derive(Default)]
struct Found {
    references: Vec<(NodeId, Reference)>,
}

impl Found {
    fn called(&mut self, id: NodeId, method: MethodId, args: &[Expr]) {
        self.references.push((id, Reference::Method(method)));
        let packed = args.last().filter(|last| {
            last.id == SYNTHETIC && matches!(last.kind, ExprKind::ArrayLiteral { .. })
        });
        if packed.is_some() {
            let from = args.len() - 1;
            self.references.push((id, Reference::Packed(from)));
        }
    }

    fn place(&mut self, id: NodeId, place: &Place) {
        self.references.push(match place {
            Place::Local(_) => (id, Reference::Local),
            Place::Field { field, .. } | Place::StaticField(field) => {
                (id, Reference::Field(*field))
            }
            Place::Element { .. } => return,
        });
    }
}

impl Visitor for Found {
    fn expression(&mut self, expr: &Expr) {
        if expr.id == SYNTHETIC {
            return;
        }
        match &expr.kind {
            ExprKind::Call { method, args, .. } => self.called(expr.id, *method, args),
            ExprKind::New {
                constructor, args, ..
            } => self.called(expr.id, *constructor, args),
            ExprKind::Local(_) => self.references.push((expr.id, Reference::Local)),
            ExprKind::Field { field, .. } | ExprKind::StaticField(field) => {
                self.references.push((expr.id, Reference::Field(*field)));
            }
            ExprKind::Assign { target, .. } | ExprKind::Update { target, .. } => {
                self.place(expr.id, target);
            }
            _ => {}
        }
    }
}
