//! What other crates ask a [`Program`].
//!
//! What must hold: every query is total on ids of this program, and deterministic.

use super::{
    Access, Class, DeclarationError, Field, Lowered, MemberInfo, Method, MethodKind, Program,
    ProgramError, SourceUnit, WellKnown,
};
use crate::types::{ClassId, FieldId, FileId, MethodId, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use syntax::ast;

impl Program {
    /// The class with this id, which must be of this program.
    pub fn class(&self, id: ClassId) -> &Class {
        &self.classes[id.index()]
    }

    /// The method with this id, which must be of this program.
    pub fn method(&self, id: MethodId) -> &Method {
        &self.methods[id.index()]
    }

    /// The field with this id, which must be of this program.
    pub fn field(&self, id: FieldId) -> &Field {
        &self.fields[id.index()]
    }

    pub fn classes(&self) -> impl Iterator<Item = &Class> {
        self.classes.iter().map(|class| &**class)
    }

    pub fn methods(&self) -> impl Iterator<Item = &Method> {
        self.methods.iter().map(|method| &**method)
    }

    pub fn fields(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().map(|field| &**field)
    }

    /// One more than the highest number of a class's id.
    pub fn class_ids_end(&self) -> usize {
        self.classes.end()
    }

    /// One more than the highest number of a method's id.
    pub fn method_ids_end(&self) -> usize {
        self.methods.end()
    }

    /// Number of static fields, which is the number of static slots.
    pub fn static_slots(&self) -> u32 {
        self.tables.static_slots
    }

    pub fn well_known(&self) -> &WellKnown {
        &self.tables.well_known
    }

    /// All files, the user's first, then those of library classes.
    pub fn files(&self) -> impl Iterator<Item = (FileId, &SourceUnit)> {
        self.units
            .iter()
            .enumerate()
            .map(|(index, unit)| (FileId(index as u32), unit))
    }

    pub fn file(&self, id: FileId) -> &SourceUnit {
        &self.units[id.index()]
    }

    /// The user's file with this path.
    pub fn file_by_path(&self, path: &str) -> Option<FileId> {
        let position = self
            .units
            .iter()
            .take(self.user_units)
            .position(|unit| &*unit.path == path)?;
        Some(FileId(position as u32))
    }

    /// A class by its binary name (`shop.Order$Item`) or source name (`shop.Order.Item`).
    /// Of several classes of one name, the first by path.
    pub fn class_by_name(&self, name: &str) -> Option<ClassId> {
        if let Some(first) = self
            .tables
            .top_level
            .get(name)
            .and_then(|classes| classes.first())
        {
            return Some(*first);
        }
        self.tables
            .class_by_name
            .get(name)
            .copied()
            .or_else(|| self.lookup_qualified(FileId(0), name))
    }

    /// A method by its key; of several with one key, the first.
    pub fn method_by_key(&self, key: &str) -> Option<MethodId> {
        self.tables.method_by_key.get(key).copied()
    }

    /// Methods, constructors and routines of a file, in source order, classes in order of their
    /// declaration. Implicit members are left out.
    pub fn methods_in_file(&self, file: FileId) -> Vec<MethodId> {
        let Some(info) = self.tables.files.get(file.index()) else {
            return Vec::new();
        };
        info.classes
            .clone()
            .flat_map(|class| self.class(ClassId(class)).methods.iter().copied())
            .filter(|method| !matches!(self.method(*method).kind, MethodKind::Implicit(_)))
            .collect()
    }

    /// Classes of a file, in order of their declaration.
    pub fn classes_in_file(&self, file: FileId) -> Vec<ClassId> {
        let Some(info) = self.tables.files.get(file.index()) else {
            return Vec::new();
        };
        info.classes.clone().map(ClassId).collect()
    }

    /// `public static void main(String[])` of the file's first class that has one.
    pub fn main_method(&self, file: FileId) -> Option<MethodId> {
        let args = [Type::array_of(self.string_type())];
        self.classes_in_file(file)
            .into_iter()
            .flat_map(|class| self.class(class).methods.iter().copied())
            .find(|method| {
                let method = self.method(*method);
                &*method.name == "main"
                    && method.is_static
                    && method.return_type == Type::Void
                    && method.params == args
            })
    }

    /// Whether `class` is `ancestor` or a subclass or implementation of it.
    #[inline]
    pub fn is_subclass(&self, class: ClassId, ancestor: ClassId) -> bool {
        class == ancestor
            || self
                .tables
                .classes
                .get(class.index())
                .is_some_and(|info| info.supers.binary_search(&ancestor).is_ok())
    }

    /// Whether an object of exactly `class` is an instance of the erasure of `ty`. For arrays see
    /// [`Program::is_erased_subtype`].
    #[inline]
    pub fn is_instance(&self, class: ClassId, ty: &Type) -> bool {
        match ty {
            Type::Class(target, _) => self.is_subclass(class, *target),
            Type::Variable(variable) => self.is_subclass(class, variable.erased_bound),
            _ => false,
        }
    }

    /// The method that runs when `method` is called on an object of exactly `class`
    /// (JLS 15.12.4.4). `None` if only abstract ones are found.
    pub fn resolve_virtual(&self, class: ClassId, method: MethodId) -> Option<MethodId> {
        let table = self.tables.dispatch.get(class.index())?;
        let table = table.get_or_init(|| self.dispatch_table(class));
        match table.get(&method) {
            Some(implementation) => Some(*implementation),
            None => {
                let declared = self.method(method);
                let exact = declared.is_private() || !self.is_subclass(class, declared.class);
                (exact && !declared.is_abstract).then_some(method)
            }
        }
    }

    fn dispatch_table(&self, class: ClassId) -> FxHashMap<MethodId, MethodId> {
        let mut table = FxHashMap::default();
        let this = self.this_type(class);
        // Candidates by name, most derived class first.
        let mut chain: Vec<ClassId> = Vec::new();
        // A lambda's object has the methods of `Object`, also where its interface declares them.
        if self.class(class).is_interface() {
            chain.push(self.well_known().object);
        }
        let mut current = Some(class);
        while let Some(id) = current {
            chain.push(id);
            current = self.class(id).superclass;
        }
        let Some(info) = self.tables.classes.get(class.index()) else {
            return table;
        };
        for ancestor in &info.supers {
            for declared in &self.class(*ancestor).methods {
                let declared = self.method(*declared);
                if !is_virtual(declared) {
                    continue;
                }
                if let Some(implementation) = self.implementation(&this, &chain, declared) {
                    table.insert(declared.id, implementation);
                }
            }
        }
        table
    }

    fn implementation(
        &self,
        this: &Type,
        chain: &[ClassId],
        declared: &Method,
    ) -> Option<MethodId> {
        let wanted = self.erased_params_in(this, declared);
        for (index, class) in chain.iter().enumerate() {
            let Some(found) = self.matching(*class, this, declared, &wanted) else {
                continue;
            };
            let overrides = self.may_override(found, declared)
                || chain[index + 1..].iter().any(|between| {
                    let between = self.matching(*between, this, declared, &wanted);
                    between.is_some_and(|between| {
                        between.access != Access::Package && self.may_override(between, declared)
                    })
                });
            if overrides {
                return (!found.is_abstract).then_some(found.id);
            }
        }
        // Default methods: the one whose interface is most specific.
        let class = this.class_id()?;
        let mut best: Option<&Method> = None;
        for ancestor in &self.tables.classes.get(class.index())?.supers {
            if !self.class(*ancestor).is_interface() {
                continue;
            }
            if let Some(found) = self.matching(*ancestor, this, declared, &wanted) {
                let is_better = best.is_none_or(|best| self.is_subclass(found.class, best.class));
                if is_better {
                    best = Some(found);
                }
            }
        }
        best.filter(|best| !best.is_abstract).map(|best| best.id)
    }

    /// Whether a method of the same signature in a subclass overrides the declared one by itself:
    /// one with package access only within its package (JLS 8.4.8.1).
    pub(crate) fn may_override(&self, found: &Method, declared: &Method) -> bool {
        declared.access != Access::Package
            || self.package_of(found.class) == self.package_of(declared.class)
    }

    /// The package a class is in; empty for the unnamed one.
    pub(crate) fn package_of(&self, class: ClassId) -> &str {
        let info = self.tables.classes.get(class.index());
        info.map_or("", |info| &info.package)
    }

    /// The virtual method declared in `class` with the declared method's signature, as seen
    /// from `this`.
    fn matching(
        &self,
        class: ClassId,
        this: &Type,
        declared: &Method,
        wanted: &[Type],
    ) -> Option<&Method> {
        if class == declared.class {
            return Some(self.method(declared.id));
        }
        let candidates = self
            .tables
            .classes
            .get(class.index())?
            .methods_by_name
            .get(&declared.name)?;
        candidates
            .iter()
            .map(|candidate| self.method(*candidate))
            .filter(|candidate| {
                is_virtual(candidate) && candidate.params.len() == declared.params.len()
            })
            .find(|candidate| {
                // JLS 8.4.2; a raw supertype's parameters are erased already.
                self.erased_params_in(this, candidate) == wanted
            })
    }

    /// The erased parameter types of a method as a member of `this`.
    /// Whether a call of one method that runs another goes through a bridge method: their erasures
    /// differ (JLS 15.12.4.5).
    pub fn needs_bridge(&self, called: &Method, run: &Method) -> bool {
        let differ = |a: &Type, b: &Type| self.erase(a) != self.erase(b);
        let mut params = called.params.iter().zip(&run.params);
        params.any(|(a, b)| differ(a, b)) || differ(&called.return_type, &run.return_type)
    }

    pub(crate) fn erased_params_in(&self, this: &Type, method: &Method) -> Vec<Type> {
        let supertype = self.as_super(this, method.class);
        method
            .params
            .iter()
            .map(|param| match &supertype {
                Some(Type::Class(class, args)) => {
                    self.erase(&self.substitute_class(param, *class, args))
                }
                _ => self.erase(param),
            })
            .collect()
    }

    /// All methods a class has under a name, its own and inherited ones that it doesn't override,
    /// most derived first. Constructors and routines are no members.
    pub(crate) fn member_methods(&self, class: ClassId, name: &str) -> &[MethodId] {
        let Some(table) = self.tables.member_methods.get(class.index()) else {
            return &[];
        };
        table
            .get_or_init(|| self.collect_member_methods(class))
            .get(name)
            .map_or(&[], |methods| &methods[..])
    }

    fn collect_member_methods(&self, class: ClassId) -> FxHashMap<Arc<str>, Vec<MethodId>> {
        let this = self.this_type(class);
        let mut table: FxHashMap<Arc<str>, Vec<MethodId>> = FxHashMap::default();
        let mut order = vec![class];
        let mut seen: FxHashSet<ClassId> = order.iter().copied().collect();
        let mut next = 0;
        // Superclasses before interfaces, so that a class's method wins over a default one.
        while let Some(current) = order.get(next).copied() {
            next += 1;
            if let Some(parent) = self.class(current).superclass
                && seen.insert(parent)
            {
                order.push(parent);
            }
        }
        let mut next = 0;
        while let Some(current) = order.get(next).copied() {
            next += 1;
            for parent in self
                .class(current)
                .interfaces
                .iter()
                .filter_map(Type::class_id)
            {
                if seen.insert(parent) {
                    order.push(parent);
                }
            }
        }
        let object = self.well_known().object;
        if seen.insert(object) {
            order.push(object);
        }
        for (position, current) in order.iter().enumerate() {
            for method in &self.class(*current).methods {
                let method = self.method(*method);
                if matches!(
                    method.kind,
                    MethodKind::Constructor
                        | MethodKind::FieldInitializer(_)
                        | MethodKind::InitializerBlock
                        | MethodKind::Implicit(super::ImplicitMethod::DefaultConstructor)
                        | MethodKind::Implicit(super::ImplicitMethod::RecordConstructor)
                ) {
                    continue;
                }
                // Static interface methods aren't inherited (JLS 8.4.8).
                if position > 0 && method.is_static && self.class(*current).is_interface() {
                    continue;
                }
                let entry = table.entry(Arc::clone(&method.name)).or_default();
                let params = self.erased_params_in(&this, method);
                let is_hidden = entry.iter().any(|other| {
                    let other = self.method(*other);
                    other.params.len() == params.len()
                        && self.erased_params_in(&this, other) == params
                        // An abstract interface method doesn't hide a more specific one; both
                        // stay and the most specific one is chosen later.
                        && (self.is_subclass(other.class, method.class)
                            || !self.class(other.class).is_interface())
                });
                if !is_hidden {
                    entry.push(method.id);
                }
            }
        }
        table
    }

    /// The single abstract method of a functional interface (JLS 9.8).
    pub fn functional_method(&self, interface: ClassId) -> Option<MethodId> {
        let slot = self.tables.functional.get(interface.index())?;
        *slot.get_or_init(|| self.find_functional_method(interface))
    }

    fn find_functional_method(&self, interface: ClassId) -> Option<MethodId> {
        if !self.class(interface).is_interface() {
            return None;
        }
        let object = self.well_known().object;
        let this = self.this_type(interface);
        // Fill the table, then look at all names in a fixed order.
        self.member_methods(interface, "");
        let table = self.tables.member_methods.get(interface.index())?.get()?;
        let mut names: Vec<&Arc<str>> = table.keys().collect();
        names.sort();
        let mut found: Option<MethodId> = None;
        for name in names {
            for method in table.get(name).into_iter().flatten() {
                let method = self.method(*method);
                if !method.is_abstract || method.class == object {
                    continue;
                }
                let in_object = self
                    .tables
                    .classes
                    .get(object.index())
                    .and_then(|info| info.methods_by_name.get(name))
                    .into_iter()
                    .flatten()
                    .any(|other| self.method(*other).params == method.params);
                if in_object {
                    continue;
                }
                match found {
                    None => found = Some(method.id),
                    // The same method from two interfaces counts once.
                    Some(other)
                        if self.method(other).name == method.name
                            && self.erased_params_in(&this, self.method(other))
                                == self.erased_params_in(&this, method) => {}
                    Some(_) => return None,
                }
            }
        }
        found
    }

    /// A method's code and contract; made at the first call, kept afterwards.
    pub fn lowered(&self, method: MethodId) -> &Lowered {
        self.lowered_arc(method)
    }

    /// As [`Program::lowered`], shared.
    pub fn lowered_arc(&self, method: MethodId) -> &Arc<Lowered> {
        let slot = &self.lowered[method.index()];
        if let Some(lowered) = slot.get() {
            return lowered;
        }
        for (other, lowered) in crate::lower::lower_with_siblings(self, method) {
            if let Some(slot) = self.lowered.get(other.index()) {
                // Another thread may have been faster; the results are equal.
                let _ = slot.set(Arc::new(lowered));
            }
        }
        slot.get_or_init(|| Arc::new(Lowered::default()))
    }

    /// A hash of a method's code and contract: of what they do, with callees by name, not of spans.
    pub fn content_hash(&self, method: MethodId) -> u64 {
        let lowered = self.lowered(method);
        let hash = || crate::hash::content_hash(self, self.method(method), lowered);
        *lowered.content_hash.get_or_init(hash)
    }

    /// Imports of the user's files that name classes the program doesn't have:
    /// `not modelled: org.acme.Widget`. No errors: the classes may exist elsewhere. Classes of the
    /// JDK surely exist, so that only their uses are worth telling.
    pub fn unresolved_imports(&self) -> Vec<ProgramError> {
        let mut found = Vec::new();
        for (file, unit) in self.files().take(self.user_units) {
            for import in unit.unit.imports.iter().filter(|import| !import.on_demand) {
                let class = if import.is_static {
                    import.path.rsplit_once('.').map_or("", |(class, _)| class)
                } else {
                    &import.path
                };
                let is_known = self
                    .lookup_qualified(file, class)
                    .is_some_and(|class| !self.class(class).is_missing);
                let is_jdk = class.starts_with("java.") || class.starts_with("javax.");
                if !is_known && !is_jdk && !class.is_empty() {
                    found.push(ProgramError {
                        file,
                        span: absolute(0, import.span),
                        message: format!("not modelled: {class}"),
                    });
                }
            }
        }
        found
    }

    /// What is wrong outside bodies: headers, fields, abstract methods, duplicates, syntax.
    pub fn errors(&self) -> Vec<ProgramError> {
        let mut errors: Vec<ProgramError> = self
            .declaration_errors
            .iter()
            .chain(&self.unimplemented_methods())
            .chain(&self.duplicate_methods())
            .chain(&self.unset_fields())
            .filter(|error| !self.is_in_uncalled_model(error))
            .map(|error| {
                let start = error
                    .member
                    .and_then(|member| self.members.get(member.0 as usize))
                    .map_or(0, |member: &MemberInfo| member.start);
                ProgramError {
                    file: error.file,
                    span: absolute(start, error.span),
                    message: error.message.clone(),
                }
            })
            .collect();
        for (file, unit) in self.files() {
            errors.extend(unit.unit.errors.iter().map(|error| ProgramError {
                file,
                span: absolute(0, error.span),
                message: error.message.clone(),
            }));
        }
        errors.sort_by(|a, b| {
            (a.file, a.span.start, &a.message).cmp(&(b.file, b.span.start, &b.message))
        });
        errors.dedup();
        errors
    }

    /// A library method's name as a user writes it: `java.util.List.get`, also when the class that
    /// implements it is one that only the models know; `new java.util.Scanner` for a constructor.
    pub fn public_name(&self, method: MethodId) -> String {
        let method = self.method(method);
        let is_public = |class: ClassId| {
            let mut outer = Some(class);
            while let Some(class) = outer.map(|id| self.class(id)) {
                let in_interface = class
                    .outer
                    .is_some_and(|outer| self.class(outer).is_interface());
                if class.is_local || !(class.decl.modifiers.is_public || in_interface) {
                    return false;
                }
                outer = class.outer;
            }
            true
        };
        if &*method.name == "<init>" {
            return format!("new {}", self.class(method.class).display_name);
        }
        let supers = self.tables.classes.get(method.class.index());
        let supers = supers.map_or(&[][..], |info| &info.supers);
        let declares = |class: &ClassId| {
            let methods = self.class(*class).methods.iter();
            methods
                .map(|id| self.method(*id))
                .any(|other| other.name == method.name && other.params.len() == method.params.len())
        };
        let class = if is_public(method.class) {
            method.class
        } else {
            let mut found = supers
                .iter()
                .filter(|class| is_public(**class) && declares(class));
            found.next().copied().unwrap_or(method.class)
        };
        format!("{}.{}", self.class(class).display_name, method.name)
    }

    /// Whether the error is in a method of a model that nothing calls, so that classes it needs are
    /// not part of the program.
    fn is_in_uncalled_model(&self, error: &DeclarationError) -> bool {
        let member = error.member.and_then(|id| self.members.get(id.0 as usize));
        self.file(error.file).is_library
            && member.is_some_and(|member| match &member.kind {
                ast::MemberKind::Method(method) => {
                    self.tables.included.uncalled.contains(&method.name.text)
                }
                _ => false,
            })
    }
}

pub(super) fn absolute(start: u32, span: ast::Span) -> std::ops::Range<usize> {
    (start + span.start) as usize..(start + span.end) as usize
}

/// Found by dispatch: an instance method that isn't private.
pub(crate) fn is_virtual(method: &Method) -> bool {
    !method.is_static
        && !method.is_private()
        && &*method.name != "<init>"
        && !matches!(
            method.kind,
            MethodKind::FieldInitializer(_) | MethodKind::InitializerBlock
        )
}
