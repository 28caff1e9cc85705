//! The next program after an edit that changed declarations, without the class library being declared
//! anew: its ids, what was lowered and compiled of it and objects made by it stay good.
//!
//! What must hold: the user's part equals that of [`Program::build`] on the same units; of the class
//! library more may be there than these mention.

use super::layers::{Layered, LayeredMap};
use super::library::Mentions;
use super::{Program, SourceUnit, Tables};
use crate::types::FileId;
use rustc_hash::FxHashMap;
use std::sync::Arc;

impl Program {
    /// As [`Program::update`], but when declarations changed what this program has of the class library
    /// is kept where that is possible.
    pub fn update_over_library(&self, units: Vec<SourceUnit>) -> Program {
        self.update_bodies(&units)
            .or_else(|| self.redeclare(&units))
            .unwrap_or_else(|| self.build_anew(units))
    }

    /// A program of these units that shares nothing with this one.
    pub fn build_anew(&self, units: Vec<SourceUnit>) -> Program {
        Program::build(units, Arc::clone(&self.library))
    }

    /// Whether both have the same classes of the library under the same ids.
    pub fn shares_library(&self, other: &Program) -> bool {
        self.classes.shares_layer(&other.classes)
    }

    /// The number from which on ids of classes are the library's.
    pub fn library_classes_start(&self) -> usize {
        self.classes.start()
    }

    /// The number from which on ids of methods are the library's.
    pub fn library_methods_start(&self) -> usize {
        self.methods.start()
    }

    fn redeclare(&self, units: &[SourceUnit]) -> Option<Program> {
        let old = self.units.own();
        if units.len() != old.len() {
            return None;
        }
        for (new, old) in units.iter().zip(old) {
            if new.path != old.path || !self.has_what_is_new(new, old) {
                return None;
            }
        }
        let library_errors = self.declaration_errors.iter();
        let library_errors = library_errors.filter(|error| error.file.index() >= self.user_units);
        let mut next = Program {
            library: Arc::clone(&self.library),
            units: self.units.with_own(units.to_vec()),
            user_units: self.user_units,
            classes: self.classes.with_own(Vec::new()),
            fields: self.fields.with_own(Vec::new()),
            methods: self.methods.with_own(Vec::new()),
            members: self.members.with_own(Vec::new()),
            tables: Arc::new(self.tables.without_own()),
            lowered: self.lowered.with_own(Vec::new()),
            spans: self.spans.with_own(Vec::new()),
            declaration_errors: library_errors.cloned().collect(),
            moved_classes: FxHashMap::default(),
        };
        let collected = next.collect_classes();
        if !next.imports_what_is_there(self) {
            return None;
        }
        next.declare(&collected);
        next.is_within_its_layer().then_some(next)
    }

    /// Whether the program has all classes of the library that the unit makes necessary, and these can't
    /// see what the unit declares.
    fn has_what_is_new(&self, new: &SourceUnit, old: &SourceUnit) -> bool {
        if Arc::ptr_eq(&new.unit, &old.unit) {
            return true;
        }
        let package = &*new.unit.package;
        let library = self.tables.files.iter().skip(self.user_units);
        if new.unit.package != old.unit.package
            || library.into_iter().any(|file| &*file.package == package)
        {
            return false;
        }
        // A class that hid one of the library, but does no more.
        let hid = old.unit.types.iter().any(|decl| {
            let name = &decl.name.text;
            !new.unit.types.iter().any(|other| other.name.text == *name)
                && self
                    .library
                    .find(name)
                    .iter()
                    .any(|unit| unit.unit.package == package)
        });
        !hid && self.has_all(&Mentions::of_unit(&new.unit))
    }

    /// Whether everything mentioned is part of the program as far as the library has it.
    pub(super) fn has_all(&self, mentions: &Mentions) -> bool {
        let included = &self.tables.included;
        let mut called = mentions.called.iter();
        let mut names = mentions.names.iter();
        called.all(|name| !included.uncalled.contains(name))
            && names.all(|name| included.asked.contains(name) || self.library.find(name).is_empty())
    }

    /// Whether each stand-in for an imported class that nobody declares is still, or already, there.
    fn imports_what_is_there(&self, older: &Program) -> bool {
        let files = self.tables.files.own().iter().zip(older.tables.files.own());
        files.enumerate().all(|(index, (new, old))| {
            let file = FileId(index as u32);
            let (new, old) = (new.imported_classes(), old.imported_classes());
            let is_there = |name: &Arc<str>| self.lookup_qualified(file, name).is_some();
            let was_missing = |name: &Arc<str>| {
                let class = older.lookup_qualified(file, name);
                class.is_some_and(|class| older.class(class).is_missing)
            };
            new.iter().all(is_there)
                && !old
                    .iter()
                    .any(|name| !new.contains(name) && was_missing(name))
        })
    }

    fn is_within_its_layer(&self) -> bool {
        let tables = &self.tables;
        let statics = self.fields.own().iter().filter(|field| field.is_static);
        !self.classes.is_overfull()
            && !self.fields.is_overfull()
            && !self.methods.is_overfull()
            && !self.members.is_overfull()
            && !tables.scopes.is_overfull()
            && statics.count() <= tables.own_static_slots as usize
    }
}

impl Tables {
    /// The library's layer with nothing over it.
    fn without_own(&self) -> Tables {
        fn without_own<T>(layered: &Layered<T>) -> Layered<T> {
            layered.with_own(Vec::new())
        }
        Tables {
            classes: without_own(&self.classes),
            files: without_own(&self.files),
            scopes: without_own(&self.scopes),
            method_scopes: without_own(&self.method_scopes),
            method_members: without_own(&self.method_members),
            methods_of_member: without_own(&self.methods_of_member),
            top_level: LayeredMap::without_own(&self.top_level),
            by_package: LayeredMap::without_own(&self.by_package),
            packages: LayeredMap::without_own(&self.packages),
            local_classes: LayeredMap::without_own(&self.local_classes),
            class_by_name: LayeredMap::without_own(&self.class_by_name),
            method_by_key: LayeredMap::without_own(&self.method_by_key),
            included: Arc::clone(&self.included),
            dispatch: without_own(&self.dispatch),
            member_methods: without_own(&self.member_methods),
            functional: without_own(&self.functional),
            constants: Vec::new(),
            well_known: self.well_known,
            static_slots: self.static_slots,
            own_static_slots: self.own_static_slots,
        }
    }
}
