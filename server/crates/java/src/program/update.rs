//! The next program after an edit.
//!
//! What must hold: when no declaration changed, all ids stay, and what was lowered is kept for
//! every member whose tree is the same; otherwise everything is built anew. Either way the result
//! equals that of [`Program::build`] on the same units.

use super::blank_fields::sets_the_same;
use super::collect::{Collector, content_hash};
use super::library::Mentions;
use super::{MemberSource, MethodKind, Program, SourceUnit};
use crate::types::{ClassId, FileId, MethodId};
use rustc_hash::FxHashSet;
use std::sync::{Arc, OnceLock};
use syntax::ast::{self, MemberKind};

impl Program {
    /// The program of the user's units as they are now.
    pub fn update(&self, units: Vec<SourceUnit>) -> Program {
        match self.update_bodies(&units) {
            Some(program) => program,
            None => self.build_anew(units),
        }
    }

    /// Whether both have the same declarations, so that ids mean the same; bodies may differ.
    pub fn shares_declarations(&self, other: &Program) -> bool {
        Arc::ptr_eq(&self.tables, &other.tables)
    }

    /// The methods whose source isn't the one they had in `older`; `None` if declarations differ, so
    /// that the ids of the two programs have nothing to do with each other.
    pub fn methods_changed_since(&self, older: &Program) -> Option<Vec<MethodId>> {
        if !self.shares_declarations(older) {
            return None;
        }
        let members = self.members.own().iter().zip(older.members.own());
        let members = members.enumerate();
        let changed = members.filter(|(_, (new, old))| !same_arc(&old.kind, &new.kind));
        Some(
            changed
                .filter_map(|(index, _)| self.tables.methods_of_member.get(index))
                .flatten()
                .copied()
                .collect(),
        )
    }

    pub(super) fn update_bodies(&self, units: &[SourceUnit]) -> Option<Program> {
        let old = self.units.own();
        if units.len() != old.len() || units.iter().zip(old).any(|(new, old)| new.path != old.path)
        {
            return None;
        }
        let mut changed = Vec::new();
        for (index, (new, old)) in units.iter().zip(old).enumerate() {
            if Arc::ptr_eq(&new.unit, &old.unit) {
                continue;
            }
            let file = FileId(index as u32);
            // Places outside members aren't tracked.
            if self
                .declaration_errors
                .iter()
                .any(|e| e.file == file && e.member.is_none())
            {
                return None;
            }
            let mut collector = Collector::default();
            let found = collector.collect_file(file, &new.unit);
            let info = self.tables.files.get(index)?;
            if found.declarations_hash != info.declarations_hash
                || found.classes.len() != info.classes.len()
                || found.members.len() != info.members.len()
            {
                return None;
            }
            changed.push((file, collector));
        }
        let mut next = self.shallow_copy(units);
        for (file, collector) in changed {
            next.replace_file(file, collector)?;
        }
        Some(next)
    }

    pub(super) fn shallow_copy(&self, units: &[SourceUnit]) -> Program {
        Program {
            library: Arc::clone(&self.library),
            units: self.units.with_own(units.to_vec()),
            user_units: self.user_units,
            classes: self.classes.clone(),
            fields: self.fields.clone(),
            methods: self.methods.clone(),
            members: self.members.clone(),
            tables: Arc::clone(&self.tables),
            lowered: self.lowered.clone(),
            spans: self.spans.clone(),
            declaration_errors: self.declaration_errors.clone(),
            moved_classes: self.moved_classes.clone(),
        }
    }

    /// Puts the new trees of a file in the place of the old ones. `None` if they mention library
    /// classes that aren't part of the program.
    fn replace_file(&mut self, file: FileId, collector: Collector) -> Option<()> {
        let info = self.tables.files.get(file.index())?.clone();
        // Methods whose contract may have changed: those that override them inherit it.
        let mut contracts: FxHashSet<Arc<str>> = FxHashSet::default();
        for (index, member) in info.members.clone().zip(collector.members) {
            let old = self.members.get(index as usize)?;
            let same_tree = same_arc(&old.kind, &member.kind);
            let same_content = content_hash(&old.kind) == content_hash(&member.kind);
            if !same_content && !self.has_all(&Mentions::of_member(&member.kind)) {
                return None;
            }
            if !same_tree {
                contracts.extend(
                    [&old.kind, &member.kind]
                        .into_iter()
                        .filter_map(contract_name),
                );
            }
            *self.members.get_mut(index as usize)? = member;
            if same_tree {
                continue;
            }
            if let Some(spans) = self.spans.get_mut(index as usize) {
                *spans = OnceLock::new();
            }
            let methods = self.tables.methods_of_member.get(index as usize)?;
            for method in methods {
                let slot = self.lowered.get_mut(method.index())?;
                // Errors and clauses carry places; without them a moved tree changes nothing.
                let has_places = slot.get().is_some_and(|lowered| {
                    lowered
                        .body
                        .as_ref()
                        .is_some_and(|body| !body.errors.is_empty())
                        || lowered.contract.is_some()
                        || !lowered.contract_errors.is_empty()
                });
                if !same_content || has_places {
                    *slot = OnceLock::new();
                }
            }
        }
        if !contracts.is_empty() {
            for (method, slot) in self.methods.own().iter().zip(self.lowered.own_mut()) {
                if contracts.contains(&method.name) {
                    *slot = OnceLock::new();
                }
            }
        }
        for (index, class) in info.classes.zip(&collector.classes) {
            self.replace_class(ClassId(index), &class.decl)?;
        }
        Some(())
    }

    /// Puts another tree of a class with the same declarations in the place of the old one.
    pub(super) fn replace_class(&mut self, id: ClassId, decl: &Arc<ast::TypeDecl>) -> Option<()> {
        if Arc::ptr_eq(&self.class(id).decl, decl) {
            return Some(());
        }
        if !sets_the_same(&self.class(id).decl, decl) {
            return None;
        }
        self.class_mut(id).decl = Arc::clone(decl);
        let class = self.class(id);
        let fields = class.fields.clone();
        let methods = class.methods.clone();
        let mut fields = fields.into_iter().skip(decl.record_components.len());
        let mut methods = methods.into_iter();
        for member in &decl.members {
            match &member.kind {
                MemberKind::Method(method) => {
                    let entry = self.methods.get_mut(methods.next()?.index())?;
                    Arc::make_mut(entry).source = MemberSource::Method(Arc::clone(method));
                }
                MemberKind::Field(field) => {
                    let entry = self.fields.get_mut(fields.next()?.index())?;
                    Arc::make_mut(entry).ast = Some(Arc::clone(field));
                    if field.init.is_some() || !field.errors.is_empty() {
                        self.replace_source(
                            methods.next()?.index(),
                            MemberSource::Field(Arc::clone(field)),
                        )?;
                    }
                }
                MemberKind::Initializer(initializer) => self.replace_source(
                    methods.next()?.index(),
                    MemberSource::Initializer(Arc::clone(initializer)),
                )?,
                MemberKind::EnumConstant(constant) => {
                    fields.next()?;
                    self.replace_source(
                        methods.next()?.index(),
                        MemberSource::EnumConstant(Arc::clone(constant)),
                    )?;
                }
                MemberKind::Type(_) => {}
            }
        }
        Some(())
    }

    fn replace_source(&mut self, method: usize, source: MemberSource) -> Option<()> {
        let entry = Arc::make_mut(self.methods.get_mut(method)?);
        // The routine of a field or block, never another kind.
        if !matches!(
            entry.kind,
            MethodKind::FieldInitializer(_) | MethodKind::InitializerBlock
        ) {
            return None;
        }
        entry.source = source;
        Some(())
    }
}

/// The name of a method with a contract.
fn contract_name(member: &ast::MemberKind) -> Option<Arc<str>> {
    match member {
        MemberKind::Method(method) if method.contract.is_some() => {
            Some(Arc::clone(&method.name.text))
        }
        _ => None,
    }
}

fn same_arc(a: &ast::MemberKind, b: &ast::MemberKind) -> bool {
    match (a, b) {
        (MemberKind::Method(a), MemberKind::Method(b)) => Arc::ptr_eq(a, b),
        (MemberKind::Field(a), MemberKind::Field(b)) => Arc::ptr_eq(a, b),
        (MemberKind::Initializer(a), MemberKind::Initializer(b)) => Arc::ptr_eq(a, b),
        (MemberKind::EnumConstant(a), MemberKind::EnumConstant(b)) => Arc::ptr_eq(a, b),
        (MemberKind::Type(a), MemberKind::Type(b)) => Arc::ptr_eq(a, b),
        _ => false,
    }
}
