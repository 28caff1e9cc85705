//! Makes a [`Program`] from source units: the order of the passes, the library classes to include,
//! stand-ins for classes that are imported but unknown.
//!
//! What must hold: every pass accepts whatever the earlier ones left, however broken the source is.

use super::collect::{CollectedClass, Collector, Origin};
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
        let included = include_library(&mut units, &*library);
        let mut program = Program {
            library,
            units,
            user_units,
            classes: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            members: Vec::new(),
            tables: Arc::new(Tables {
                included,
                ..Tables::default()
            }),
            lowered: Vec::new(),
            spans: Vec::new(),
            declaration_errors: Vec::new(),
            moved_classes: rustc_hash::FxHashMap::default(),
        };
        let mut collected = program.collect_classes();
        program.add_missing_classes(&mut collected);
        program.find_well_known();
        program.declare_type_parameters(&collected);
        // The first round makes inherited member types visible to the second.
        program.resolve_headers(&collected, false);
        program.resolve_headers(&collected, true);
        program.cut_cycles();
        program.index_supertypes();
        program.declare_members(&collected);
        program.lay_out();
        program.prepare_caches();
        program.find_constants();
        program.infer_capture_types(&collected);
        program
    }

    pub(crate) fn tables_mut(&mut self) -> &mut Tables {
        // During the build nobody else holds the tables, so nothing is copied.
        Arc::make_mut(&mut self.tables)
    }

    /// Changes a class during the build.
    pub(crate) fn class_mut(&mut self, id: ClassId) -> &mut Class {
        Arc::make_mut(&mut self.classes[id.index()])
    }

    fn collect_classes(&mut self) -> Vec<CollectedClass> {
        let mut collector = Collector::default();
        let mut files = Vec::with_capacity(self.units.len());
        for (index, unit) in self.units.iter().enumerate() {
            let found = collector.collect_file(FileId(index as u32), &unit.unit);
            let mut file = file_info(unit);
            file.classes = found.classes;
            file.members = found.members;
            file.declarations_hash = found.declarations_hash;
            files.push(file);
        }
        self.members = std::mem::take(&mut collector.members);
        self.spans = vec![OnceLock::new(); self.members.len()];
        let collected = std::mem::take(&mut collector.classes);
        for class in &collected {
            self.add_class(class);
            if class.outer.is_none()
                && let Some(file) = files.get_mut(class.file.index())
            {
                let id = ClassId(self.classes.len() as u32 - 1);
                file.top_level
                    .entry(Arc::clone(&class.decl.name.text))
                    .or_insert(id);
            }
        }
        let tables = self.tables_mut();
        tables.scopes = collector.scopes;
        tables.local_classes = collector.local_classes;
        tables.files = files;
        self.index_top_level();
        self.report_duplicates(&collected);
        collected
    }

    fn add_class(&mut self, collected: &CollectedClass) -> ClassId {
        let id = ClassId(self.classes.len() as u32);
        let decl = &collected.decl;
        let is_library = self
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
            is_missing: false,
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
        let mut packages = FxHashMap::default();
        for class in self.classes.iter().filter(|class| class.outer.is_none()) {
            top_level
                .entry(Arc::clone(&class.name))
                .or_default()
                .push(class.id);
        }
        for (index, file) in self.tables.files.iter().enumerate() {
            packages
                .entry(Arc::clone(&file.package))
                .or_insert(FileId(index as u32));
        }
        // The first by path wins for files that declare none of them; user files before library.
        let paths: Vec<_> = self
            .units
            .iter()
            .map(|unit| (unit.is_library, &unit.path))
            .collect();
        for ids in top_level.values_mut() {
            ids.sort_by_key(|id| {
                let file = self.classes.get(id.index()).map(|class| class.file.index());
                (file.and_then(|file| paths.get(file)), *id)
            });
        }
        let tables = self.tables_mut();
        for (name, classes) in &top_level {
            tables.index_by_package(name, classes);
        }
        tables.top_level = top_level;
        tables.packages = packages;
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
            .iter()
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
        for (index, file) in self.tables.files.iter().enumerate() {
            let file_id = FileId(index as u32);
            let mut imports: Vec<_> = file.single_imports.values().cloned().collect();
            imports.extend(
                file.static_imports
                    .iter()
                    .map(|(class, _)| Arc::clone(class)),
            );
            imports.sort();
            for import in imports {
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
            if self.tables.top_level.contains_key(&qualified) {
                continue;
            }
            let class = missing_class(file, qualified, ScopeId(self.tables.scopes.len() as u32));
            let id = self.add_class(&class);
            self.class_mut(id).is_missing = true;
            self.class_mut(id).is_library = true;
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
            tables.index_by_package(&class.name, &[id]);
            tables.top_level.insert(Arc::clone(&class.name), vec![id]);
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
        let (fields, methods) = (self.fields.len(), self.methods.len());
        self.lowered = vec![OnceLock::new(); methods];
        self.tables_mut().constants = vec![OnceLock::new(); fields];
        self.forget_lookups();
    }

    /// Empties what was looked up while types were still changing.
    pub(super) fn forget_lookups(&mut self) {
        let classes = self.classes.len();
        let tables = self.tables_mut();
        tables.dispatch = vec![OnceLock::new(); classes];
        tables.member_methods = vec![OnceLock::new(); classes];
        tables.functional = vec![OnceLock::new(); classes];
    }
}

impl Tables {
    fn index_by_package(&mut self, name: &Arc<str>, classes: &[ClassId]) {
        let (package, simple) = name.rsplit_once('.').unwrap_or(("", name));
        self.by_package
            .entry(Arc::from(package))
            .or_default()
            .insert(Arc::from(simple), classes.to_vec());
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
    }
}
