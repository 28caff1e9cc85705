//! Makes a [`Program`] from source units: the order of the passes, the library classes to include,
//! stand-ins for classes that are imported but unknown.
//!
//! What must hold: every pass accepts whatever the earlier ones left, however broken the source is.

use super::collect::{CollectedClass, Collector, Origin};
use super::layers::Layered;
use super::library::{ALWAYS, include_library};
use super::{
    Class, ClassInfo, DeclarationError, FileInfo, Library, MemberId, Program, Scope, ScopeId,
    ScopeKind, SourceUnit, Tables, WellKnown,
};
use crate::types::{ClassId, FileId};
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};
use syntax::ast;

/// Classes of `java.lang` that a program may name without an import. Those without a model get a
/// stand-in, so that a use is reported as not modelled instead of unknown.
const JAVA_LANG: &[&str] = &[
    "Appendable",
    "ArrayStoreException",
    "BootstrapMethodError",
    "ClassCircularityError",
    "ClassFormatError",
    "ClassLoader",
    "ClassNotFoundException",
    "ClassValue",
    "Compiler",
    "Deprecated",
    "EnumConstantNotPresentException",
    "FunctionalInterface",
    "IllegalAccessError",
    "IllegalAccessException",
    "IllegalCallerException",
    "IllegalMonitorStateException",
    "IllegalStateException",
    "IllegalThreadStateException",
    "InheritableThreadLocal",
    "InstantiationError",
    "InstantiationException",
    "InternalError",
    "InterruptedException",
    "LayerInstantiationException",
    "Module",
    "ModuleLayer",
    "NoSuchFieldError",
    "NoSuchFieldException",
    "NoSuchMethodError",
    "NoSuchMethodException",
    "Override",
    "Package",
    "Process",
    "ProcessBuilder",
    "ProcessHandle",
    "Readable",
    "ReflectiveOperationException",
    "Runnable",
    "Runtime",
    "RuntimePermission",
    "SafeVarargs",
    "SecurityException",
    "SecurityManager",
    "StackTraceElement",
    "StackWalker",
    "StrictMath",
    "StringBuffer",
    "SuppressWarnings",
    "Thread",
    "ThreadDeath",
    "ThreadGroup",
    "ThreadLocal",
    "TypeNotPresentException",
    "UnknownError",
    "UnsatisfiedLinkError",
    "UnsupportedClassVersionError",
    "UnsupportedOperationException",
    "VerifyError",
];

impl Program {
    /// Declares everything in `units` and the library classes they mention. Bodies are lowered
    /// when [`Program::lowered`] asks for them.
    pub fn build(units: Vec<SourceUnit>, library: Arc<dyn Library>) -> Program {
        let user_units = units.len();
        let mut units = units;
        let included = Arc::new(include_library(&mut units, &*library));
        let mut program = Program {
            library,
            units: Layered::from(units),
            user_units,
            classes: Layered::default(),
            fields: Layered::default(),
            methods: Layered::default(),
            members: Layered::default(),
            tables: Arc::new(Tables {
                included,
                ..Tables::default()
            }),
            lowered: Layered::default(),
            spans: Layered::default(),
            declaration_errors: Vec::new(),
            moved_classes: rustc_hash::FxHashMap::default(),
        };
        let mut collected = program.collect_classes();
        program.add_missing_classes(&mut collected);
        program.find_well_known();
        program.declare(&collected);
        program.share_library();
        program
    }

    /// The passes after the classes have been collected, over the user's layer; while there is one
    /// layer only, over all.
    pub(super) fn declare(&mut self, collected: &[CollectedClass]) {
        self.declare_type_parameters(collected);
        // The first round makes inherited member types visible to the second.
        self.resolve_headers(collected, false);
        self.resolve_headers(collected, true);
        self.cut_cycles();
        self.index_supertypes();
        self.declare_members(collected);
        self.lay_out();
        self.prepare_caches();
        self.find_constants();
        self.infer_capture_types(collected);
    }

    /// Puts what isn't the user's into the lower layer.
    fn share_library(&mut self) {
        let files = self.tables.files.own();
        let last = self.user_units.checked_sub(1).and_then(|at| files.get(at));
        let [classes, members, scopes] = last.map_or([0; 3], |file| {
            [file.classes.end, file.members.end, file.scopes.end].map(|end| end as usize)
        });
        let is_own = |class: ClassId| class.index() < classes;
        let methods = self.methods.own();
        let methods = methods.partition_point(|method| is_own(method.class));
        let fields = self.fields.own();
        let fields = fields.partition_point(|field| is_own(field.class));
        let user_units = self.user_units;
        let own_static_slots = self.fields.own().iter().take(fields);
        let own_static_slots = own_static_slots.filter(|field| field.is_static).count() as u32;
        self.units.share_from(user_units);
        self.classes.share_from(classes);
        self.fields.share_from(fields);
        self.methods.share_from(methods);
        self.members.share_from(members);
        self.lowered.share_from(methods);
        self.spans.share_from(members);
        let tables = self.tables_mut();
        tables.files.share_from(user_units);
        tables.classes.share_from(classes);
        tables.scopes.share_from(scopes);
        tables.method_scopes.share_from(methods);
        tables.method_members.share_from(methods);
        tables.methods_of_member.share_from(members);
        tables.dispatch.share_from(classes);
        tables.member_methods.share_from(classes);
        tables.functional.share_from(classes);
        tables.own_static_slots = own_static_slots;
    }

    pub(crate) fn tables_mut(&mut self) -> &mut Tables {
        // During the build nobody else holds the tables, so nothing is copied.
        Arc::make_mut(&mut self.tables)
    }

    /// Changes a class during the build.
    pub(crate) fn class_mut(&mut self, id: ClassId) -> &mut Class {
        Arc::make_mut(&mut self.classes[id.index()])
    }

    /// Finds the classes of the files in the upper layer.
    pub(super) fn collect_classes(&mut self) -> Vec<CollectedClass> {
        let mut collector = Collector::default();
        let mut files = Vec::new();
        for (index, unit) in self.units.own().iter().enumerate() {
            let found = collector.collect_file(FileId(index as u32), &unit.unit);
            let mut file = file_info(unit);
            file.classes = found.classes;
            file.members = found.members;
            file.scopes = found.scopes;
            file.declarations_hash = found.declarations_hash;
            files.push(file);
        }
        let members = std::mem::take(&mut collector.members);
        self.spans = self.spans.with_own(vec![OnceLock::new(); members.len()]);
        self.members = self.members.with_own(members);
        let collected = std::mem::take(&mut collector.classes);
        for class in &collected {
            let id = self.add_class(class);
            if class.outer.is_none()
                && let Some(file) = files.get_mut(class.file.index())
            {
                file.top_level
                    .entry(Arc::clone(&class.decl.name.text))
                    .or_insert(id);
            }
        }
        let first_member = self.first_library_member(&files);
        let tables = self.tables_mut();
        tables.scopes = tables.scopes.with_own(collector.scopes);
        for (place, class) in collector.local_classes {
            let is_library = place.0.0 >= first_member;
            let layer = tables.local_classes.layer_mut(is_library);
            layer.insert(place, class);
        }
        tables.files = tables.files.with_own(files);
        self.index_top_level();
        self.report_duplicates(&collected);
        collected
    }

    fn first_library_member(&self, files: &[FileInfo]) -> u32 {
        let last = self.user_units.checked_sub(1).and_then(|at| files.get(at));
        last.map_or(0, |file| file.members.end)
    }

    fn add_class(&mut self, collected: &CollectedClass) -> ClassId {
        let id = ClassId(self.classes.own().len() as u32);
        let decl = &collected.decl;
        let is_library = collected.is_missing
            || self
                .units
                .get(collected.file.index())
                .is_some_and(|unit| unit.is_library);
        let is_interface = matches!(
            decl.kind,
            ast::TypeKind::Interface | ast::TypeKind::Annotation
        );
        self.classes.push(Arc::new(Class {
            id,
            name: Arc::clone(&collected.name),
            display_name: Arc::clone(&collected.display_name),
            kind: decl.kind,
            file: collected.file,
            decl: Arc::clone(decl),
            is_abstract: decl.modifiers.is_abstract || is_interface,
            is_library,
            superclass: None,
            supertype: None,
            interfaces: Vec::new(),
            type_parameters: Vec::new(),
            type_parameter_bounds: Vec::new(),
            outer: collected.outer,
            is_static: collected.is_static,
            is_local: collected.member.is_some(),
            is_anonymous: matches!(
                collected.origin,
                Origin::Anonymous { .. } | Origin::EnumConstantBody { .. }
            ),
            is_missing: collected.is_missing,
            is_cut: false,
            has_missing_supertype: false,
            may_have_generated_members: false,
            captures: Vec::new(),
            outer_field: None,
            fields: Vec::new(),
            methods: Vec::new(),
            instance_slots: 0,
            static_initializers: Vec::new(),
            instance_initializers: Vec::new(),
            enum_constants: Vec::new(),
        }));
        let info = ClassInfo {
            outer_scope: Some(collected.outer_scope),
            scope: Some(collected.scope),
            member: collected.member,
            package: Arc::clone(&collected.package),
            ..ClassInfo::default()
        };
        let tables = self.tables_mut();
        tables.classes.push(info);
        tables
            .class_by_name
            .layer_mut(is_library)
            .entry(Arc::clone(&collected.name))
            .or_insert(id);
        if matches!(collected.origin, Origin::Member)
            && let Some(outer) = collected.outer
            && let Some(outer) = tables.classes.get_mut(outer.index())
        {
            outer
                .member_types
                .entry(Arc::clone(&decl.name.text))
                .or_insert(id);
        }
        id
    }

    fn index_top_level(&mut self) {
        let mut top_level: FxHashMap<Arc<str>, Vec<ClassId>> = FxHashMap::default();
        let own = self.classes.own().iter();
        for class in own.filter(|class| class.outer.is_none()) {
            top_level
                .entry(Arc::clone(&class.name))
                .or_default()
                .push(class.id);
        }
        let mut packages: Vec<(Arc<str>, FileId)> = Vec::new();
        for (index, file) in self.tables.files.own().iter().enumerate() {
            packages.push((Arc::clone(&file.package), FileId(index as u32)));
        }
        // The first by path wins for files that declare none of them; user files before library.
        let paths: Vec<_> = self
            .units
            .own()
            .iter()
            .map(|unit| (unit.is_library, &unit.path))
            .collect();
        for ids in top_level.values_mut() {
            ids.sort_by_key(|id| {
                let file = self.classes.get(id.index()).map(|class| class.file.index());
                (file.and_then(|file| paths.get(file)), *id)
            });
        }
        let user_units = self.user_units;
        let mut layers: Vec<(Arc<str>, Vec<ClassId>, bool)> = Vec::new();
        for (name, ids) in top_level {
            // A class of the library isn't there if the user declares one of its name.
            let is_library = ids.iter().all(|id| self.class(*id).is_library);
            layers.push((name, ids, is_library));
        }
        let tables = self.tables_mut();
        for (name, ids, is_library) in layers {
            tables.index_by_package(&name, &ids, is_library);
            tables.top_level.layer_mut(is_library).insert(name, ids);
        }
        for (package, file) in packages {
            let layer = tables.packages.layer_mut(file.index() >= user_units);
            layer.entry(package).or_insert(file);
        }
    }

    fn report_duplicates(&mut self, collected: &[CollectedClass]) {
        let mut errors = Vec::new();
        let mut seen: FxHashMap<(Option<ClassId>, &str), ClassId> = FxHashMap::default();
        for (index, class) in collected.iter().enumerate() {
            let id = ClassId(index as u32);
            if let (Origin::Member, Some(outer)) = (&class.origin, class.outer)
                && seen
                    .insert((Some(outer), &class.decl.name.text), id)
                    .is_some()
            {
                errors.push(DeclarationError {
                    file: class.file,
                    member: class.member,
                    span: class.decl.name.span,
                    message: format!("duplicate class: {}", class.display_name),
                });
            }
        }
        let mut names: Vec<_> = self
            .tables
            .top_level
            .layers()
            .flatten()
            .filter(|(_, ids)| ids.len() > 1)
            .collect();
        names.sort();
        for (name, ids) in names {
            for id in ids.iter() {
                let Some(class) = collected.get(id.index()) else {
                    continue;
                };
                let here = &self.tables.files[class.file.index()].directory;
                let other = ids.iter().filter(|other| *other < id).find(|other| {
                    let Some(other) = collected.get(other.index()) else {
                        return false;
                    };
                    // Files in the unnamed package of different folders have nothing to do with
                    // each other.
                    !class.package.is_empty()
                        || self.tables.files[other.file.index()].directory == *here
                });
                if let Some(other) = other.and_then(|other| collected.get(other.index())) {
                    let path = &self.units[other.file.index()].path;
                    let message = if other.file == class.file {
                        format!("duplicate class: {name}")
                    } else {
                        format!("duplicate class: {name} is also declared in {path}")
                    };
                    errors.push(DeclarationError {
                        file: class.file,
                        member: None,
                        span: class.decl.name.span,
                        message,
                    });
                }
            }
        }
        self.declaration_errors.extend(errors);
    }

    /// Stand-ins for imported and `java.lang` classes that nobody declares.
    fn add_missing_classes(&mut self, collected: &mut Vec<CollectedClass>) {
        let mut wanted: Vec<(FileId, Arc<str>)> = Vec::new();
        for (index, file) in self.tables.files.own().iter().enumerate() {
            let file_id = FileId(index as u32);
            for import in file.imported_classes() {
                if self.lookup_qualified(file_id, &import).is_none() {
                    wanted.push((file_id, import));
                }
            }
        }
        let first_file = FileId(0);
        for name in ALWAYS {
            let qualified = match *name {
                "Serializable" => "java.io.Serializable".to_owned(),
                "Iterator" | "Objects" => format!("java.util.{name}"),
                _ => format!("java.lang.{name}"),
            };
            wanted.push((first_file, Arc::from(qualified)));
        }
        for name in JAVA_LANG {
            if self.tables.included.asked.contains(*name) {
                wanted.push((first_file, Arc::from(format!("java.lang.{name}"))));
            }
        }
        for (file, qualified) in wanted {
            if self.tables.top_level.get(&qualified).is_some() {
                continue;
            }
            let scope = ScopeId(self.tables.scopes.own().len() as u32);
            let class = missing_class(file, qualified, scope);
            let id = self.add_class(&class);
            let tables = self.tables_mut();
            tables.scopes.push(Scope {
                parent: None,
                kind: ScopeKind::File(file),
            });
            tables.scopes.push(Scope {
                parent: Some(class.outer_scope),
                kind: ScopeKind::TypeParameters(Vec::new()),
            });
            tables.scopes.push(Scope {
                parent: Some(class.header_scope),
                kind: ScopeKind::Class(id),
            });
            tables.index_by_package(&class.name, &[id], true);
            let layer = tables.top_level.layer_mut(true);
            layer.insert(Arc::clone(&class.name), vec![id]);
            collected.push(class);
        }
    }

    fn find_well_known(&mut self) {
        let find = |name: &str| {
            self.tables
                .top_level
                .get(name)
                .and_then(|ids| ids.first())
                .copied()
                .unwrap_or(ClassId(0))
        };
        let well_known = WellKnown::find(&find);
        self.tables_mut().well_known = well_known;
    }

    fn prepare_caches(&mut self) {
        let (fields, methods) = (self.fields.own().len(), self.methods.own().len());
        self.lowered = self.lowered.with_own(vec![OnceLock::new(); methods]);
        self.tables_mut().constants = vec![OnceLock::new(); fields];
        self.forget_lookups();
    }

    /// Empties what was looked up while types were still changing.
    pub(super) fn forget_lookups(&mut self) {
        let classes = self.classes.own().len();
        let tables = self.tables_mut();
        let empty = vec![OnceLock::new(); classes];
        tables.dispatch = tables.dispatch.with_own(empty);
        let empty = vec![OnceLock::new(); classes];
        tables.member_methods = tables.member_methods.with_own(empty);
        let empty = vec![OnceLock::new(); classes];
        tables.functional = tables.functional.with_own(empty);
    }
}

impl Tables {
    fn index_by_package(&mut self, name: &Arc<str>, classes: &[ClassId], is_library: bool) {
        let (package, simple) = name.rsplit_once('.').unwrap_or(("", name));
        self.by_package
            .layer_mut(is_library)
            .entry(Arc::from(package))
            .or_default()
            .insert(Arc::from(simple), classes.to_vec());
    }
}

impl FileInfo {
    /// The classes that imports name, in order of their names.
    pub(super) fn imported_classes(&self) -> Vec<Arc<str>> {
        let mut imports: Vec<_> = self.single_imports.values().cloned().collect();
        let of_members = self.static_imports.iter();
        imports.extend(of_members.map(|(class, _)| Arc::clone(class)));
        imports.sort();
        imports
    }
}

pub(super) fn file_info(unit: &SourceUnit) -> FileInfo {
    let mut file = FileInfo {
        package: Arc::from(unit.unit.package.as_str()),
        directory: Arc::from(
            unit.path
                .rsplit_once('/')
                .map_or("", |(directory, _)| directory),
        ),
        ..FileInfo::default()
    };
    for import in &unit.unit.imports {
        let path: Arc<str> = Arc::from(import.path.as_str());
        match (import.is_static, import.on_demand) {
            (false, true) => file.on_demand_imports.push(path),
            (true, true) => file.static_imports.push((path, None)),
            (false, false) => {
                let simple = path.rsplit('.').next().unwrap_or(&path);
                file.single_imports.insert(Arc::from(simple), path);
            }
            (true, false) => {
                if let Some((class, member)) = path.rsplit_once('.') {
                    file.static_imports
                        .push((Arc::from(class), Some(Arc::from(member))));
                }
            }
        }
    }
    file
}

fn missing_class(file: FileId, qualified: Arc<str>, scope: ScopeId) -> CollectedClass {
    let (package, simple) = qualified.rsplit_once('.').unwrap_or(("", &qualified));
    let decl = ast::TypeDecl {
        id: ast::NodeId(0),
        span: ast::Span::default(),
        kind: ast::TypeKind::Class,
        name: ast::Ident {
            text: Arc::from(simple),
            span: ast::Span::default(),
        },
        modifiers: ast::Modifiers::default(),
        type_params: Vec::new(),
        extends: None,
        implements: Vec::new(),
        permits: Vec::new(),
        record_components: Vec::new(),
        members: Vec::new(),
        invariants: Vec::new(),
    };
    CollectedClass {
        decl: Arc::new(decl),
        file,
        outer: None,
        package: Arc::from(package),
        display_name: Arc::clone(&qualified),
        name: qualified,
        outer_scope: scope,
        header_scope: ScopeId(scope.0 + 1),
        scope: ScopeId(scope.0 + 2),
        member: None::<MemberId>,
        origin: Origin::TopLevel,
        is_static: true,
        captures: Vec::new(),
        members: Vec::new(),
        is_missing: true,
    }
}
