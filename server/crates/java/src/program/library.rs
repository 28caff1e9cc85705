//! Which simple names a source file mentions: each may be a library class, and a library class
//! is only part of the program when some file mentions it.
//!
//! What must hold: every name by which code can reach a class without naming another class first
//! is among the mentioned names; more than that does no harm.

use crate::ast_walk::{self, Visitor};
use rustc_hash::FxHashSet;
use std::sync::Arc;
use syntax::ast::*;

/// Classes the language itself refers to.
pub(crate) const ALWAYS: &[&str] = &[
    "Object",
    "String",
    "Throwable",
    "Exception",
    "RuntimeException",
    "Error",
    "NullPointerException",
    "ArithmeticException",
    "IndexOutOfBoundsException",
    "ArrayIndexOutOfBoundsException",
    "StringIndexOutOfBoundsException",
    "NegativeArraySizeException",
    "ArrayStoreException",
    "ClassCastException",
    "CloneNotSupportedException",
    "IllegalArgumentException",
    "NumberFormatException",
    "StackOverflowError",
    "VirtualMachineError",
    "OutOfMemoryError",
    "AssertionError",
    "LinkageError",
    "IncompatibleClassChangeError",
    "ExceptionInInitializerError",
    "NoClassDefFoundError",
    "AbstractMethodError",
    "MatchException",
    "Boolean",
    "Byte",
    "Short",
    "Character",
    "Integer",
    "Long",
    "Float",
    "Double",
    "Void",
    "Number",
    "Comparable",
    "CharSequence",
    "Cloneable",
    "Serializable",
    "Iterable",
    "Iterator",
    "AutoCloseable",
    "Enum",
    "Record",
    "Class",
    "Math",
    "System",
    "StringBuilder",
    "Objects",
];

/// Adds the simple names mentioned in a unit.
pub(crate) fn mentioned_names(unit: &CompilationUnit, names: &mut FxHashSet<Arc<str>>) {
    let mut mentions = Mentions { names };
    for import in &unit.imports {
        for segment in import.path.split('.') {
            mentions.add(segment);
        }
    }
    for decl in &unit.types {
        mentions.type_decl(decl);
    }
}

/// Adds the simple names mentioned in a member.
pub(crate) fn mentioned_in_member(member: &MemberKind, names: &mut FxHashSet<Arc<str>>) {
    ast_walk::walk_member(&mut Mentions { names }, member);
}

struct Mentions<'a> {
    names: &'a mut FxHashSet<Arc<str>>,
}

impl Mentions<'_> {
    fn add(&mut self, name: &str) {
        // By convention, and in all libraries modelled, class names start with a capital.
        if name.starts_with(|c: char| c.is_uppercase()) && !self.names.contains(name) {
            self.names.insert(Arc::from(name));
        }
    }
}

impl Visitor for Mentions<'_> {
    fn type_ref(&mut self, ty: &TypeRef) {
        if let TypeRefKind::Named { name, .. } = &ty.kind {
            name.split('.').for_each(|segment| self.add(segment));
        }
        ast_walk::walk_type_ref(self, ty);
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Name(name) => self.add(name),
            ExprKind::Field { name, .. } => self.add(&name.text),
            _ => {}
        }
        ast_walk::walk_expr(self, expr);
    }

    fn annotation(&mut self, annotation: &Annotation) {
        annotation
            .name
            .split('.')
            .for_each(|segment| self.add(segment));
    }
}
