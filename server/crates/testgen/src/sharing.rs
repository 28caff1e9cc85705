//! Which objects of the input it matters for that they may be one and the same.
//!
//! What must hold: for objects of a type that isn't found here, no run of the method can tell whether two
//! references lead to one object or to two with the same content: it neither changes such objects nor
//! compares their identity.

use java::ir::{CompareKind, Expr, ExprKind, Place};
use java::ir_visit::Visitor;
use java::program::Program;
use java::types::{MethodId, Type};

/// Types found.
const TYPES: usize = 16;

/// What changes a collection or an array, by what the names of the library's methods start with.
const CHANGES: [&str; 24] = [
    "add",
    "arraycopy",
    "clear",
    "compute",
    "drain",
    "fill",
    "insert",
    "merge",
    "offer",
    "parallel",
    "poll",
    "pop",
    "push",
    "put",
    "remove",
    "replaceAll",
    "retain",
    "reverse",
    "rotate",
    "set",
    "shuffle",
    "sort",
    "swap",
    "iterator",
];

/// Looks at the bodies that a method may run.
pub(crate) struct Sharing<'a> {
    program: &'a Program,
    pub(crate) types: Vec<Type>,
}

impl<'a> Sharing<'a> {
    pub(crate) fn new(program: &'a Program) -> Self {
        Sharing {
            program,
            types: Vec::new(),
        }
    }

    fn note(&mut self, ty: &Type) {
        let ty = ty.erasure();
        let is_object = ty.class_id() == Some(self.program.well_known().object);
        if ty.is_reference() && !is_object && self.types.len() < TYPES && !self.types.contains(&ty)
        {
            self.types.push(ty);
        }
    }

    /// What can be on both sides of a comparison.
    fn compared(&mut self, left: &Expr, right: &Expr) {
        let (one, other) = (left.ty.erasure(), right.ty.erasure());
        if one == Type::Null || other == Type::Null {
            return;
        }
        if self.program.is_erased_subtype(&one, &other) {
            self.note(&one);
        } else if self.program.is_erased_subtype(&other, &one) {
            self.note(&other);
        } else {
            self.note(&one);
            self.note(&other);
        }
    }

    fn called(&mut self, method: MethodId, receiver: Option<&Expr>, args: &[Expr]) {
        let declared = self.program.method(method);
        let is_library = self.program.class(declared.class).is_library;
        if !is_library || !CHANGES.iter().any(|start| declared.name.starts_with(start)) {
            return;
        }
        match receiver {
            Some(receiver) => self.note(&receiver.ty),
            None => args.iter().for_each(|arg| self.note(&arg.ty)),
        }
    }
}

impl Visitor for Sharing<'_> {
    fn expression(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::Compare {
                kind: CompareKind::Reference,
                left,
                right,
                ..
            } => self.compared(left, right),
            ExprKind::Assign { target, .. } | ExprKind::Update { target, .. } => {
                if let Place::Element { array, .. } = target {
                    self.note(&array.ty);
                }
            }
            ExprKind::Call {
                method,
                receiver,
                args,
                ..
            } => self.called(*method, receiver.as_deref(), args),
            _ => {}
        }
    }
}

/// Whether objects of a type may be among those of the types found.
pub(crate) fn is_shared(program: &Program, found: &[Type], ty: &Type) -> bool {
    let ty = ty.erasure();
    found
        .iter()
        .any(|found| program.is_erased_subtype(&ty, found) || program.is_erased_subtype(found, &ty))
}
