//! What lowering knows of the subject's nodes: types of expressions, which nodes have a value.

use crate::program::subject::{Subject, Version};
use crate::source::bindings::Bindings;
use crate::source::edit::DefaultValue;
use crate::source::tree::{Form, LiteralKind, NodeIndex, NodeKind, Role};
use java::ir::{Expr, ExprKind, NodeId, Stmt, StmtKind};
use java::ir_visit::{self, Visitor};
use java::types::{ClassId, MethodId, Primitive, Type};
use rustc_hash::{FxHashMap, FxHashSet};

/// Facts about nodes of the original program.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    types: FxHashMap<NodeIndex, Type>,
    /// Calls of the class library, whose models may lack overloads that a `null` would fit.
    library_calls: FxHashSet<NodeIndex>,
    string: Option<ClassId>,
    bindings: Bindings,
}

impl Facts {
    /// Looks at all lowered code of the file.
    pub fn new(subject: &Subject) -> Self {
        let mut facts = Facts::default();
        let version = &subject.original;
        facts.string = Some(version.program.well_known().string);
        facts.bindings = Bindings::new(subject, version);
        for method in version.program.methods_in_file(subject.file) {
            let Some(body) = &version.program.lowered(method).body else {
                continue;
            };
            let mut types = Types::default();
            ir_visit::walk_body(body, &mut types);
            for (id, called) in types.calls {
                let class = version.program.method(called).class;
                if version.program.class(class).is_library {
                    let node = version.node(&subject.tree, method, id);
                    facts.library_calls.extend(node);
                }
            }
            for (id, ty) in types.types {
                if let Some(node) = version.node(&subject.tree, method, id) {
                    facts.types.entry(node).or_insert(ty);
                }
            }
        }
        facts
    }

    /// What nodes refer to.
    pub(crate) fn bindings(&self) -> &Bindings {
        &self.bindings
    }

    /// The type of the node's value. `None` if it has none, or isn't evaluated by itself.
    pub fn type_of(&self, node: NodeIndex) -> Option<&Type> {
        self.types.get(&node)
    }

    /// What a removed expression may become, the likeliest first. Empty for what has no value.
    pub fn defaults(&self, subject: &Subject, node: NodeIndex) -> Vec<DefaultValue> {
        use DefaultValue as D;
        match self.types.get(&node) {
            Some(Type::Void) => Vec::new(),
            Some(Type::Primitive(primitive)) => match primitive {
                Primitive::Boolean => vec![D::False],
                Primitive::Byte => vec![D::Zero, D::Byte],
                Primitive::Short => vec![D::Zero, D::Short],
                Primitive::Char => vec![D::Char],
                Primitive::Int => vec![D::Zero],
                Primitive::Long => vec![D::Long],
                Primitive::Float => vec![D::Float],
                Primitive::Double => vec![D::Double],
            },
            Some(ty) => {
                let entry = subject.tree.node(node);
                let of_library = entry.role == Role::Argument
                    && entry
                        .parent
                        .is_some_and(|call| self.library_calls.contains(&call));
                match (of_library, ty.class_id() == self.string) {
                    (false, _) => vec![D::Null],
                    (true, true) => vec![D::NoString],
                    (true, false) => Vec::new(),
                }
            }
            None => match subject.tree.node(node).form {
                Form::Literal(kind) => vec![match kind {
                    LiteralKind::Int => D::Zero,
                    LiteralKind::Long => D::Long,
                    LiteralKind::Float => D::Float,
                    LiteralKind::Double => D::Double,
                    LiteralKind::Boolean => D::False,
                    LiteralKind::Char => D::Char,
                    LiteralKind::Reference => D::Null,
                }],
                // Folded into a constant, most likely.
                _ => vec![D::Zero, D::Null, D::False],
            },
        }
    }
}

/// Whether a version's code has a value for a node: constants that are part of others have none.
pub(crate) fn is_evaluated(subject: &Subject, version: &Version, node: NodeIndex) -> bool {
    let entry = subject.tree.node(node);
    let Some(member) = entry.member else {
        return false;
    };
    let methods = version.methods_of(member).iter();
    let mut bodies = methods.filter_map(|method| version.program.lowered(*method).body.clone());
    bodies.any(|body| {
        let mut types = Types::default();
        ir_visit::walk_body(&body, &mut types);
        types.types.iter().any(|(id, _)| *id == entry.id)
    })
}

#[derive(Default)]
struct Types {
    types: Vec<(NodeId, Type)>,
    calls: Vec<(NodeId, MethodId)>,
}

impl Visitor for Types {
    fn expression(&mut self, expr: &Expr) {
        self.types.push((expr.id, expr.ty.clone()));
        match &expr.kind {
            ExprKind::Call { method, .. } => self.calls.push((expr.id, *method)),
            ExprKind::New { constructor, .. } => self.calls.push((expr.id, *constructor)),
            _ => {}
        }
    }

    fn statement(&mut self, stmt: &Stmt) {
        if let StmtKind::Local {
            init: Some(init), ..
        } = &stmt.kind
        {
            self.types.push((stmt.id, init.ty.clone()));
        }
    }
}

/// Counted from 1.
pub fn line_of(text: &str, offset: u32) -> u32 {
    let before = text.get(..offset as usize).unwrap_or(text);
    before.bytes().filter(|byte| *byte == b'\n').count() as u32 + 1
}

/// Whether a node is an expression or a declared variable.
pub fn has_value(subject: &Subject, node: NodeIndex) -> bool {
    matches!(
        subject.tree.node(node).kind,
        NodeKind::Expression | NodeKind::LocalVar
    )
}
