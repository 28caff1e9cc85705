//! Which of the user's files may have to do with one of them, for analyses that follow values from
//! file to file.
//!
//! What must hold: an object of a class that a file declares reaches only code in the files around
//! it. Code gets an object from a class that it names, or from code that calls it; so the files
//! around one are those that name what it declares, however far out, and all that these name.

use super::Program;
use crate::ast_walk::{self, Visitor};
use crate::types::FileId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use syntax::ast::*;

impl Program {
    /// The user's files around one, itself included, in order.
    pub fn files_around(&self, file: FileId) -> Vec<FileId> {
        let uses = self.uses_of_files();
        let mut used_by: Vec<FxHashSet<usize>> = vec![FxHashSet::default(); uses.len()];
        for (user, used) in uses.iter().enumerate() {
            for used in used {
                used_by[*used].insert(user);
            }
        }
        let mut around = FxHashSet::from_iter([file.index()]);
        follow(&used_by, &mut around);
        follow(&uses, &mut around);
        in_order(around)
    }

    /// The user's files that one needs to compile, itself included, in order: those that declare what
    /// it names, and all that these name.
    pub fn files_used_by(&self, file: FileId) -> Vec<FileId> {
        let mut used = FxHashSet::from_iter([file.index()]);
        follow(&self.uses_of_files(), &mut used);
        in_order(used)
    }

    /// The names in a file's code that may be those of classes or fields.
    pub fn names_in(&self, file: FileId) -> FxHashSet<Arc<str>> {
        let mut found = Names::default();
        found.unit(&self.file(file).unit);
        found.mentioned
    }

    /// For each of the user's files those that declare a class of a name that stands in it.
    fn uses_of_files(&self) -> Vec<FxHashSet<usize>> {
        let mut declared_in: FxHashMap<Arc<str>, Vec<usize>> = FxHashMap::default();
        let mut names = Vec::new();
        for (number, unit) in self.units.own().iter().enumerate() {
            let mut found = Names::default();
            found.unit(&unit.unit);
            for name in &found.declared {
                declared_in
                    .entry(Arc::clone(name))
                    .or_default()
                    .push(number);
            }
            names.push(found.mentioned);
        }
        let used = names.iter().map(|names| {
            let files = names.iter().filter_map(|name| declared_in.get(name));
            files.flatten().copied().collect()
        });
        used.collect()
    }
}

/// Adds all that can be reached.
fn follow(edges: &[FxHashSet<usize>], found: &mut FxHashSet<usize>) {
    let mut waiting: Vec<usize> = found.iter().copied().collect();
    while let Some(at) = waiting.pop() {
        let next = edges.get(at).into_iter().flatten();
        waiting.extend(next.filter(|next| found.insert(**next)));
    }
}

fn in_order(files: FxHashSet<usize>) -> Vec<FileId> {
    let mut files: Vec<FileId> = files
        .into_iter()
        .map(|number| FileId(number as u32))
        .collect();
    files.sort();
    files
}

/// Simple names that may be those of classes, and the names of the classes declared.
#[derive(Default)]
struct Names {
    declared: FxHashSet<Arc<str>>,
    mentioned: FxHashSet<Arc<str>>,
}

impl Names {
    fn unit(&mut self, unit: &CompilationUnit) {
        for import in &unit.imports {
            self.path(&import.path);
        }
        for decl in &unit.types {
            self.type_decl(decl);
        }
    }

    fn add(&mut self, name: &str) {
        if !self.mentioned.contains(name) {
            self.mentioned.insert(Arc::from(name));
        }
    }

    fn path(&mut self, path: &str) {
        path.split('.').for_each(|segment| self.add(segment));
    }
}

impl Visitor for Names {
    fn type_decl(&mut self, decl: &TypeDecl) {
        self.declared.insert(Arc::clone(&decl.name.text));
        ast_walk::walk_type_decl(self, decl);
    }

    fn type_ref(&mut self, ty: &TypeRef) {
        if let TypeRefKind::Named { name, .. } = &ty.kind {
            self.path(name);
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
        self.path(&annotation.name);
    }
}
