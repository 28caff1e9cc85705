//! Compiles lowered bodies to register code, and keeps what was compiled.
//!
//! What must hold:
//! * Evaluation order, exceptions and `finally` are exactly those of JLS chapters 14 and 15.
//! * Plain code has no ops for instrumentation. With instrumentation, the ops of a site come right
//!   after its value has been computed; for `Assign`, `Update` and declarations the value is the
//!   one being stored, before the store.
//! * The same body, instrumentation and program give the same code.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use java::ir::{Body, NodeId};
use java::program::Program;
use java::types::{ClassId, MethodId};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::code::{Code, CodeKind, Op, Reg};
use crate::machine::SiteId;
use crate::type_table::{TypeId, TypeTable};

mod builder;
mod calls;
mod conditions;
mod control;
mod expressions;
mod lines;
mod notes;
mod places;
mod quantifiers;
mod scan;
mod slots;
mod statements;

use builder::Builder;
pub(crate) use builder::NullNote;

/// Which nodes of which methods are instrumented. Lambdas count as part of the method around them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Instrumentation {
    pub methods: BTreeMap<MethodId, MethodSites>,
}

/// The instrumented nodes of one method.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MethodSites {
    pub sites: BTreeMap<NodeId, SiteId>,
    /// Whether [`crate::machine::Machine::statement`] is told of each statement.
    pub trace: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum CodeKey {
    Method(MethodId),
    ClassInit(ClassId),
    /// By the address of the body, which the code keeps alive.
    Body(usize),
}

type CodeMap = FxHashMap<CodeKey, Arc<Code>>;

/// Compiled code of a program, shared by interpreters (on any thread).
pub struct CodeCache {
    program: Arc<Program>,
    types: TypeTable,
    /// Plain code of the class library, which versions of the program with other declarations share too.
    library: Arc<Mutex<CodeMap>>,
    plain: Arc<Mutex<CodeMap>>,
    instrumentation: Arc<Instrumentation>,
    /// Methods whose code isn't that of `plain`, for they are others in this program.
    own: Arc<FxHashSet<MethodId>>,
    instrumented: Mutex<CodeMap>,
}

impl CodeCache {
    /// A cache of plain code.
    pub fn new(program: Arc<Program>) -> Self {
        CodeCache {
            program,
            types: TypeTable::default(),
            library: Arc::default(),
            plain: Arc::default(),
            instrumentation: Arc::default(),
            own: Arc::default(),
            instrumented: Mutex::default(),
        }
    }

    /// A cache for the same program which instruments some methods and shares the code of all others.
    pub fn instrumented(&self, instrumentation: Arc<Instrumentation>) -> Self {
        CodeCache {
            program: self.program.clone(),
            types: self.types.clone(),
            library: self.library.clone(),
            plain: self.plain.clone(),
            instrumentation,
            own: self.own.clone(),
            instrumented: Mutex::default(),
        }
    }

    /// A cache for another version of the program with the same declarations, in which `changed`
    /// methods differ from this cache's program. The code of all others is shared.
    pub fn for_version(&self, program: Arc<Program>, changed: &[MethodId]) -> Self {
        let own = self.own.iter().chain(changed).copied().collect();
        let mut instrumented = self.instrumented_code().clone();
        for method in changed {
            instrumented.remove(&CodeKey::Method(*method));
        }
        CodeCache {
            program,
            types: self.types.clone(),
            library: self.library.clone(),
            plain: self.plain.clone(),
            instrumentation: self.instrumentation.clone(),
            own: Arc::new(own),
            instrumented: Mutex::new(instrumented),
        }
    }

    /// A cache of plain code for a version of the program with other declarations of the user's
    /// ([`Program::shares_library`]). The library's code is shared.
    pub fn for_redeclared(&self, program: Arc<Program>) -> Self {
        CodeCache {
            program,
            types: self.types.clone(),
            library: self.library.clone(),
            plain: Arc::default(),
            instrumentation: Arc::default(),
            own: Arc::default(),
            instrumented: Mutex::default(),
        }
    }

    /// A cache for the same program that shares its code with all caches for later versions of it,
    /// but not with those for earlier ones.
    pub fn settled(&self) -> Self {
        let mut plain = self
            .plain
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        for method in self.own.iter() {
            plain.remove(&CodeKey::Method(*method));
        }
        CodeCache {
            program: self.program.clone(),
            types: self.types.clone(),
            library: self.library.clone(),
            plain: Arc::new(Mutex::new(plain)),
            instrumentation: self.instrumentation.clone(),
            own: Arc::default(),
            instrumented: Mutex::default(),
        }
    }

    fn instrumented_code(&self) -> std::sync::MutexGuard<'_, CodeMap> {
        self.instrumented
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    /// The program whose code this is.
    pub fn program(&self) -> &Arc<Program> {
        &self.program
    }

    /// The methods whose code is this cache's own: instrumented, or of another version.
    pub(crate) fn instrumented_methods(&self) -> impl Iterator<Item = MethodId> {
        let instrumented = self.instrumentation.methods.keys();
        instrumented.chain(self.own.iter()).copied()
    }

    /// A handle to the run-time types that compiled code refers to.
    pub(crate) fn types(&self) -> TypeTable {
        self.types.clone()
    }

    /// The code of a method; `None` if it has no body.
    pub fn method(&self, method: MethodId) -> Option<Arc<Code>> {
        let sites = self.instrumentation.methods.get(&method);
        self.get_or_compile(CodeKey::Method(method), Some(method), sites, |sites| {
            let body = self.program.lowered(method).body.clone()?;
            Some(self.compile(&body, CodeKind::Method(method), Some(method), sites))
        })
    }

    /// The code of a lambda's body inside a method.
    pub fn lambda(&self, body: &Arc<Body>, method: Option<MethodId>) -> Arc<Code> {
        let sites = method.and_then(|method| self.instrumentation.methods.get(&method));
        let key = CodeKey::Body(Arc::as_ptr(body) as usize);
        let compile =
            |sites: Option<&MethodSites>| self.compile(body, CodeKind::Lambda, method, sites);
        self.get_or_compile(key, method, sites, |sites| Some(compile(sites)))
            .unwrap_or_else(|| Arc::new(compile(sites)))
    }

    /// The code of a clause, or of any other body that belongs to no method.
    pub(crate) fn clause(&self, body: &Arc<Body>, method: Option<MethodId>) -> Arc<Code> {
        let key = CodeKey::Body(Arc::as_ptr(body) as usize);
        let compile = || self.compile(body, CodeKind::Clause, method, None);
        self.get_or_compile(key, method, None, |_| Some(compile()))
            .unwrap_or_else(|| Arc::new(compile()))
    }

    /// Code that runs a class's static initialisation (JLS 12.4.2, steps 7 and 9).
    pub(crate) fn class_init(&self, class: ClassId) -> Arc<Code> {
        let compile = || class_init_code(&self.program, class);
        self.get_or_compile(CodeKey::ClassInit(class), None, None, |_| Some(compile()))
            .unwrap_or_else(|| Arc::new(compile()))
    }

    fn get_or_compile(
        &self,
        key: CodeKey,
        method: Option<MethodId>,
        sites: Option<&MethodSites>,
        compile: impl FnOnce(Option<&MethodSites>) -> Option<Code>,
    ) -> Option<Arc<Code>> {
        let is_own = method.is_some_and(|method| self.own.contains(&method));
        let is_of_library = match (key, method) {
            (CodeKey::ClassInit(class), _) => class.index() >= self.program.library_classes_start(),
            (_, Some(method)) => method.index() >= self.program.library_methods_start(),
            (_, None) => false,
        };
        let map = if sites.is_some() || is_own {
            &self.instrumented
        } else if is_of_library {
            &*self.library
        } else {
            &*self.plain
        };
        if let Some(known) = map.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Some(known.clone());
        }
        // Compiled without the lock; of two threads' results the first is kept.
        let code = Arc::new(compile(sites)?);
        let mut map = map.lock().unwrap_or_else(PoisonError::into_inner);
        Some(map.entry(key).or_insert(code).clone())
    }

    fn compile(
        &self,
        body: &Arc<Body>,
        kind: CodeKind,
        method: Option<MethodId>,
        sites: Option<&MethodSites>,
    ) -> Code {
        let mut types = self.types.clone();
        compile_body(&self.program, &mut types, body, kind, method, sites)
    }

    /// What an op of the code does with a `null` it met, by compiling once more.
    pub(crate) fn null_note(&self, code: &Code, op: u32) -> Option<NullNote> {
        let sites = match code.kind {
            CodeKind::Clause | CodeKind::ClassInit(_) | CodeKind::Entry => None,
            CodeKind::Method(_) | CodeKind::Lambda => code
                .method
                .and_then(|method| self.instrumentation.methods.get(&method)),
        };
        let mut types = self.types.clone();
        let is_clause = code.kind == CodeKind::Clause;
        let mut builder = Builder::new(&self.program, &mut types, &code.body, sites, is_clause);
        builder.wanted_note = Some(op as usize);
        builder.statements(&code.body.statements);
        builder.note
    }
}

/// See [`Code::parameter_types`].
fn parameter_types(program: &Program, types: &mut TypeTable, body: &Body) -> Box<[(u32, TypeId)]> {
    let first = u32::from(body.has_this);
    let object = program.well_known().object;
    let parameters = body.locals.iter().take(body.parameter_count as usize);
    (first..)
        .zip(parameters)
        .filter_map(|(register, local)| {
            let erased = program.erase(&local.ty);
            let needs_check =
                erased.is_reference() && !erased.is_error() && erased.class_id() != Some(object);
            needs_check.then(|| (register, types.id(&erased)))
        })
        .collect()
}

fn compile_body(
    program: &Program,
    types: &mut TypeTable,
    body: &Arc<Body>,
    kind: CodeKind,
    method: Option<MethodId>,
    sites: Option<&MethodSites>,
) -> Code {
    let mut builder = Builder::new(program, types, body, sites, kind == CodeKind::Clause);
    match body.errors.first() {
        Some(error) => builder.at(error.node, |builder| {
            builder.texts.push(error.message.clone());
            builder.emit(Op::SourceError { index: 0 });
        }),
        None => {
            builder.statements(&body.statements);
            builder.emit(Op::ReturnVoid);
        }
    }
    if let Some((limit, node)) = builder.too_large {
        builder.clear();
        builder.at(node, |builder| builder.unsupported(limit));
    }
    let lines = builder.take_lines();
    let parameter_types = match kind {
        CodeKind::Lambda => parameter_types(program, builder.types, body),
        _ => Box::new([]),
    };
    Code {
        kind,
        lines,
        method,
        registers: builder.registers().max(arguments(body)),
        arguments: arguments(body),
        parameter_types,
        ops: builder.ops,
        nodes: builder.nodes,
        handlers: builder.handlers,
        wide: builder.wide,
        strings: builder.strings,
        concats: builder.concats,
        lambdas: builder.lambdas,
        switches: builder.switches,
        texts: builder.texts,
        body: body.clone(),
    }
}

fn arguments(body: &Body) -> u32 {
    u32::from(body.has_this) + body.parameter_count
}

/// Superclass first, then superinterfaces that declare default methods, then the own routines.
fn class_init_code(program: &Program, class: ClassId) -> Code {
    let mut ops = Vec::new();
    let declaration = program.class(class);
    if !declaration.is_interface() {
        if let Some(superclass) = declaration.superclass {
            ops.push(Op::InitClass { class: superclass });
        }
        let mut interfaces = Vec::new();
        default_interfaces(program, class, &mut interfaces);
        ops.extend(interfaces.into_iter().map(|class| Op::InitClass { class }));
    }
    for &routine in &declaration.static_initializers {
        let to: Reg = crate::code::NO_REGISTER;
        ops.push(Op::CallStatic {
            to,
            args: 0,
            method: routine,
        });
    }
    ops.push(Op::ReturnVoid);
    Code::synthetic(CodeKind::ClassInit(class), ops, 0)
}

/// The superinterfaces of a class that its initialisation initialises, supertypes first.
pub(crate) fn default_interfaces(program: &Program, class: ClassId, found: &mut Vec<ClassId>) {
    for interface in &program.class(class).interfaces {
        let java::types::Type::Class(interface, _) = interface else {
            continue;
        };
        if found.contains(interface) {
            continue;
        }
        default_interfaces(program, *interface, found);
        let has_default = program.class(*interface).methods.iter().any(|&method| {
            let method = program.method(method);
            !method.is_static && !method.is_abstract
        });
        if has_default && !found.contains(interface) {
            found.push(*interface);
        }
    }
}
