//! Which local variables a local or anonymous class uses: they become fields of its instances.
//!
//! What must hold: every variable of the surrounding code that a member of the class reads is
//! captured; a name that turns out to be a field of the class may be captured needlessly.

use crate::ast_walk::{self, Visitor};
use rustc_hash::FxHashSet;
use std::sync::Arc;
use syntax::ast::*;

/// All simple names that the class's code mentions as a variable or a type.
pub(crate) fn names_in(decl: &TypeDecl) -> FxHashSet<Arc<str>> {
    let mut names = Names::default();
    names.type_decl(decl);
    names.0
}

#[derive(Default)]
struct Names(FxHashSet<Arc<str>>);

impl Visitor for Names {
    fn type_ref(&mut self, ty: &TypeRef) {
        if let TypeRefKind::Named { name, .. } = &ty.kind {
            self.0
                .insert(Arc::from(name.split('.').next().unwrap_or(name)));
        }
        ast_walk::walk_type_ref(self, ty);
    }

    fn expr(&mut self, expr: &Expr) {
        if let ExprKind::Name(name) = &expr.kind {
            self.0.insert(Arc::clone(name));
        }
        ast_walk::walk_expr(self, expr);
    }
}
