//! Supertypes that the bounds of type parameters ask for: `Collections.sort(list)` needs elements that
//! are `Comparable`, though no code of the file says so.
//!
//! What must hold: a supertype stays while a call stays that may be no Java without it, in this file or
//! in another one of the program. Such a call is one of a method or constructor with a bound that the
//! supertype fulfils, and with the class in the types of its values.

use crate::program::subject::Subject;
use crate::source::edit::Edits;
use crate::source::tree::{Form, NodeIndex, NodeKind};
use java::ir::{Expr, ExprKind};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::{ClassId, MethodId, Type};
use rustc_hash::{FxHashMap, FxHashSet};

/// What asks for supertypes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bounds {
    /// By supertype: the calls of this file.
    here: FxHashMap<NodeIndex, Vec<NodeIndex>>,
    /// Supertypes that calls in other files ask for.
    elsewhere: FxHashSet<NodeIndex>,
}

/// A call of something with bounds.
struct BoundCall {
    method: MethodId,
    id: java::ir::NodeId,
    bounds: Vec<ClassId>,
    types: Vec<Type>,
}

impl Bounds {
    /// Looks at all calls of the user's code, if the file has supertypes at all.
    pub(crate) fn new(subject: &Subject) -> Self {
        let (tree, version) = (&subject.tree, &subject.original);
        let program = &version.program;
        let mut bounds = Bounds::default();
        let supertypes: Vec<(NodeIndex, ClassId, Vec<ClassId>)> = tree
            .indices()
            .filter(|node| tree.node(*node).kind == NodeKind::Supertype)
            .flat_map(|node| declared(subject, node))
            .collect();
        if supertypes.is_empty() {
            return bounds;
        }
        let of_file: FxHashSet<MethodId> =
            program.methods_in_file(subject.file).into_iter().collect();
        for call in calls(program) {
            let node = version.node(tree, call.method, call.id);
            for (supertype, class, above) in &supertypes {
                let fits = call
                    .bounds
                    .iter()
                    .any(|bound| above.iter().any(|at| program.is_subclass(*at, *bound)));
                let is_class = |ty: &Type| matches!(ty, Type::Class(it, _) if program.is_subclass(*it, *class));
                if !fits || !call.types.iter().any(|ty| ty.mentions(&is_class)) {
                    continue;
                }
                match node.filter(|_| of_file.contains(&call.method)) {
                    Some(node) => bounds.here.entry(*supertype).or_default().push(node),
                    None => {
                        bounds.elsewhere.insert(*supertype);
                    }
                }
            }
        }
        bounds
    }

    /// Whether something that stays asks for the supertype.
    pub(crate) fn ask_for(&self, subject: &Subject, edits: &Edits, supertype: NodeIndex) -> bool {
        let here = self.here.get(&supertype).into_iter().flatten();
        self.elsewhere.contains(&supertype) || { here }
            .any(|call| edits.is_kept(&subject.tree, *call))
    }
}

/// The classes with this supertype, and the classes that it is, by their names.
fn declared(subject: &Subject, supertype: NodeIndex) -> Vec<(NodeIndex, ClassId, Vec<ClassId>)> {
    let (tree, program) = (&subject.tree, &subject.original.program);
    let entry = tree.node(supertype);
    let class = entry.parent.map(|at| &tree.node(at).form);
    let (Some(Form::Named(class)), Some(name)) = (class, &entry.type_name) else {
        return Vec::new();
    };
    let classes = program.classes_in_file(subject.file).into_iter();
    classes
        .map(|id| program.class(id))
        .filter(|it| it.decl.name.text == *class)
        .map(|it| {
            let above = it.supertype.iter().chain(&it.interfaces);
            let above = above.filter_map(Type::class_id).filter(|at| {
                let at = &program.class(*at).display_name;
                at.rsplit('.').next() == Some(&**name)
            });
            (supertype, it.id, above.collect())
        })
        .collect()
}

/// All calls of the user's code that have to do with bounds.
fn calls(program: &Program) -> Vec<BoundCall> {
    let mut calls = Calls {
        program,
        method: MethodId(0),
        found: Vec::new(),
    };
    for method in program.methods() {
        if program.class(method.class).is_library {
            continue;
        }
        if let Some(body) = &program.lowered(method.id).body {
            calls.method = method.id;
            ir_visit::walk_body(body, &mut calls);
        }
    }
    calls.found
}

struct Calls<'a> {
    program: &'a Program,
    method: MethodId,
    found: Vec<BoundCall>,
}

impl Visitor for Calls<'_> {
    fn expression(&mut self, expr: &Expr) {
        let (called, values): (MethodId, Vec<&Expr>) = match &expr.kind {
            ExprKind::Call {
                method,
                receiver,
                args,
                ..
            } => {
                let receiver = receiver.iter().map(|it| &**it);
                (*method, receiver.chain(args).collect())
            }
            ExprKind::New {
                constructor, args, ..
            } => (*constructor, args.iter().collect()),
            _ => return,
        };
        let method = self.program.method(called);
        let mut bounds: Vec<&Vec<Type>> = method.type_parameter_bounds.iter().collect();
        if matches!(expr.kind, ExprKind::New { .. }) {
            bounds.extend(&self.program.class(method.class).type_parameter_bounds);
        }
        let classes = bounds.into_iter().flatten().filter_map(Type::class_id);
        let classes: Vec<ClassId> = classes
            .filter(|class| {
                self.program.class(*class).superclass.is_some() || {
                    self.program.class(*class).is_interface()
                }
            })
            .collect();
        if !classes.is_empty() {
            let types = values.into_iter().map(|it| it.ty.clone());
            self.found.push(BoundCall {
                method: self.method,
                id: expr.id,
                bounds: classes,
                types: types.chain([expr.ty.clone()]).collect(),
            });
        }
    }
}
