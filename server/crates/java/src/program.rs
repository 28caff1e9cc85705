//! The declarations of all source files of a workspace and of the library classes they mention,
//! with bodies lowered on demand.
//!
//! What must hold:
//! * A `Program` never changes; it is shared between threads. After an edit, [`Program::update`]
//!   makes the next one: when no declaration changed, ids stay the same and every body whose
//!   member is unchanged is kept. When some did, what belongs to the class library is still shared.
//! * Broken source never prevents a `Program`: what is wrong is in the bodies' errors and in
//!   [`Program::errors`].

use crate::ir::{Body, Contract, ContractExample};
use crate::types::{ClassId, FieldId, FileId, MethodId, Type};
use layers::{Layered, LayeredMap};
use rustc_hash::FxHashMap;
use std::sync::{Arc, OnceLock};
use syntax::ast;

mod around;
pub(crate) mod blank_fields;
mod build;
mod captures;
mod checks;
mod collect;
mod constants;
mod exceptions;
mod hierarchy;
mod invariants;
mod lambda_numbers;
mod layers;
mod layout;
mod library;
mod members;
mod places;
mod queries;
mod redeclare;
mod resolve;
mod update;
mod variant;
mod well_known;

pub use library::is_always_included;
pub(crate) use resolve::TypeProblem;
pub use variant::Variant;
pub use well_known::WellKnown;

/// A member of a class that is neither local nor anonymous: the unit in which spans and node ids
/// count, and in which bodies are lowered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct MemberId(pub(crate) u32);

/// Index into [`Tables::scopes`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct ScopeId(pub(crate) u32);

/// What a scope adds to the type names of its parent.
#[derive(Clone, Debug)]
pub(crate) enum ScopeKind {
    File(FileId),
    /// The class's own name, and its member types including inherited ones.
    Class(ClassId),
    TypeParameters(Vec<Type>),
    LocalClass(ClassId),
}

#[derive(Clone, Debug)]
pub(crate) struct Scope {
    pub(crate) parent: Option<ScopeId>,
    pub(crate) kind: ScopeKind,
}

#[derive(Clone, Debug)]
pub(crate) struct MemberInfo {
    pub(crate) file: FileId,
    pub(crate) start: u32,
    pub(crate) kind: ast::MemberKind,
}

/// What the passes know of a class beyond [`Class`].
#[derive(Clone, Debug, Default)]
pub(crate) struct ClassInfo {
    /// Where the class stands.
    pub(crate) outer_scope: Option<ScopeId>,
    /// Inside the class.
    pub(crate) scope: Option<ScopeId>,
    /// For local and anonymous classes and all inside them: the member around them.
    pub(crate) member: Option<MemberId>,
    pub(crate) member_types: FxHashMap<Arc<str>, ClassId>,
    pub(crate) fields_by_name: FxHashMap<Arc<str>, FieldId>,
    pub(crate) methods_by_name: FxHashMap<Arc<str>, Vec<MethodId>>,
    /// The class itself and all supertypes, sorted.
    pub(crate) supers: Vec<ClassId>,
    pub(crate) package: Arc<str>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct FileInfo {
    pub(crate) package: Arc<str>,
    pub(crate) directory: Arc<str>,
    pub(crate) top_level: FxHashMap<Arc<str>, ClassId>,
    /// Simple name to qualified name.
    pub(crate) single_imports: FxHashMap<Arc<str>, Arc<str>>,
    pub(crate) on_demand_imports: Vec<Arc<str>>,
    /// (class, member name) of `import static`; the name is `None` for `.*`.
    pub(crate) static_imports: Vec<(Arc<str>, Option<Arc<str>>)>,
    /// Hash of everything but bodies.
    pub(crate) declarations_hash: u64,
    /// First class, member and scope of the file, and how many.
    pub(crate) classes: std::ops::Range<u32>,
    pub(crate) members: std::ops::Range<u32>,
    pub(crate) scopes: std::ops::Range<u32>,
}

/// Indices derived from the declarations; shared by all programs with the same declarations.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tables {
    pub(crate) classes: Layered<ClassInfo>,
    pub(crate) files: Layered<FileInfo>,
    pub(crate) scopes: Layered<Scope>,
    /// Scope of a method's signature and body.
    pub(crate) method_scopes: Layered<ScopeId>,
    pub(crate) method_members: Layered<Option<MemberId>>,
    /// Routines and methods of a member of a class that isn't local.
    pub(crate) methods_of_member: Layered<Vec<MethodId>>,
    /// Qualified name of a top-level class to all classes of that name, in order of files.
    pub(crate) top_level: LayeredMap<Arc<str>, Vec<ClassId>>,
    /// Package to simple names of its top-level classes.
    pub(crate) by_package: LayeredMap<Arc<str>, FxHashMap<Arc<str>, Vec<ClassId>>>,
    pub(crate) packages: LayeredMap<Arc<str>, FileId>,
    /// Local classes by their statement, anonymous ones by their `new`, constants' by the constant.
    pub(crate) local_classes: LayeredMap<(MemberId, ast::NodeId), ClassId>,
    /// Scope after a local class's statement.
    pub(crate) class_by_name: LayeredMap<Arc<str>, ClassId>,
    pub(crate) method_by_key: LayeredMap<Arc<str>, MethodId>,
    pub(crate) included: Arc<library::Included>,
    /// Dispatch tables, made at first use: declared method to implementation.
    pub(crate) dispatch: Layered<OnceLock<FxHashMap<MethodId, MethodId>>>,
    /// All member methods by name, inherited ones included.
    pub(crate) member_methods: Layered<OnceLock<FxHashMap<Arc<str>, Vec<MethodId>>>>,
    pub(crate) functional: Layered<OnceLock<Option<MethodId>>>,
    /// Of the layer that is being built.
    pub(crate) constants: Vec<OnceLock<Option<crate::ir::Constant>>>,
    pub(crate) well_known: WellKnown,
    /// Slots of static fields, and how many of them, from 0 on, are the user's.
    pub(crate) static_slots: u32,
    pub(crate) own_static_slots: u32,
}

/// All declarations, and their bodies on demand.
pub struct Program {
    pub(crate) library: Arc<dyn Library>,
    pub(crate) units: Layered<SourceUnit>,
    pub(crate) user_units: usize,
    pub(crate) classes: Layered<Arc<Class>>,
    pub(crate) fields: Layered<Arc<Field>>,
    pub(crate) methods: Layered<Arc<Method>>,
    pub(crate) members: Layered<MemberInfo>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) lowered: Layered<OnceLock<Arc<Lowered>>>,
    pub(crate) spans: Layered<OnceLock<Arc<[ast::Span]>>>,
    pub(crate) declaration_errors: Vec<DeclarationError>,
    /// Local and anonymous classes that stand at other nodes than the tables say, by member and
    /// node; only in [`Variant`]s.
    pub(crate) moved_classes: FxHashMap<MemberId, FxHashMap<ast::NodeId, ClassId>>,
}

/// An error outside bodies. The place counts from the member if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DeclarationError {
    pub(crate) file: FileId,
    pub(crate) member: Option<MemberId>,
    pub(crate) span: ast::Span,
    pub(crate) message: String,
}

/// An error in the declarations of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramError {
    pub file: FileId,
    /// Bytes in the file.
    pub span: std::ops::Range<usize>,
    pub message: String,
}

/// One file of the program.
#[derive(Clone, Debug)]
pub struct SourceUnit {
    /// Path as shown to the user; for library classes the path inside the library.
    pub path: Arc<str>,
    pub unit: Arc<ast::CompilationUnit>,
    /// A class library model rather than the user's code.
    pub is_library: bool,
}

/// Where library classes come from: the models of the JDK and of JUnit.
pub trait Library: Send + Sync {
    /// The units that declare a top-level class with this simple name, in any package.
    fn find(&self, simple_name: &str) -> Vec<SourceUnit>;
}

#[derive(Clone, Debug)]
pub struct Class {
    pub id: ClassId,
    /// Binary name: `shop.Order$Item`.
    pub name: Arc<str>,
    /// Name in source form: `shop.Order.Item`.
    pub display_name: Arc<str>,
    pub kind: ast::TypeKind,
    pub file: FileId,
    pub decl: Arc<ast::TypeDecl>,
    pub is_abstract: bool,
    pub is_library: bool,
    /// `None` for `java.lang.Object` and interfaces.
    pub superclass: Option<ClassId>,
    /// Superclass with its type arguments.
    pub supertype: Option<Type>,
    pub interfaces: Vec<Type>,
    pub type_parameters: Vec<Type>,
    /// The bounds of each type parameter as written.
    pub type_parameter_bounds: Vec<Vec<Type>>,
    /// The class around it, also of local and anonymous classes.
    pub outer: Option<ClassId>,
    /// Top-level, or nested without an enclosing instance.
    pub is_static: bool,
    /// Declared inside a member's code.
    pub is_local: bool,
    pub is_anonymous: bool,
    /// Stands for a class that is imported but not part of the program: it has a name, no members.
    pub is_missing: bool,
    /// Its supertypes were taken away because they lead back to it.
    pub is_cut: bool,
    /// A supertype is missing, so that members may be unknown.
    pub has_missing_supertype: bool,
    /// Has an annotation, on itself or a field, whose class isn't part of the program: its
    /// processor may add members (as Lombok's do).
    pub may_have_generated_members: bool,
    /// Variables of the code around it that it uses.
    pub captures: Vec<Capture>,
    /// Has an enclosing instance, held in this field.
    pub outer_field: Option<FieldId>,
    /// Fields declared here, static ones too, in source order (captures last).
    pub fields: Vec<FieldId>,
    /// Methods, constructors and initialiser routines declared here.
    pub methods: Vec<MethodId>,
    /// Instance field slots including inherited ones; a field's slot is [`Field::slot`].
    pub instance_slots: u32,
    /// Routines run, in order, by static initialisation.
    pub static_initializers: Vec<MethodId>,
    /// Routines run, in order, after the superclass constructor.
    pub instance_initializers: Vec<MethodId>,
    pub enum_constants: Vec<FieldId>,
}

/// A local variable of the code around a local class, copied into each instance.
#[derive(Clone, Debug)]
pub struct Capture {
    pub name: Arc<str>,
    /// `val$name`
    pub field: FieldId,
}

impl Class {
    pub fn is_interface(&self) -> bool {
        matches!(
            self.kind,
            ast::TypeKind::Interface | ast::TypeKind::Annotation
        )
    }
}

#[derive(Clone, Debug)]
pub struct Field {
    pub id: FieldId,
    pub class: ClassId,
    pub name: Arc<str>,
    pub ty: Type,
    pub access: Access,
    pub is_static: bool,
    pub is_final: bool,
    /// Instance: index in the object. Static: index among all static fields of the program.
    pub slot: u32,
    /// Value of a constant variable (JLS 4.12.4), inlined where it is read.
    pub constant: Option<crate::ir::Constant>,
    pub ast: Option<Arc<ast::Field>>,
}

/// Who may use a member (JLS 6.6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    Public,
    /// The package, and subclasses outside it.
    Protected,
    Package,
    /// The top-level class around it.
    Private,
}

impl Access {
    /// As a member's modifiers say; the members of interfaces are public unless private.
    pub(crate) fn of(modifiers: &ast::Modifiers, is_interface: bool) -> Access {
        if modifiers.is_private {
            Access::Private
        } else if modifiers.is_public || is_interface {
            Access::Public
        } else if modifiers.is_protected {
            Access::Protected
        } else {
            Access::Package
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MethodKind {
    Method,
    Constructor,
    /// Runs a field's initialiser and stores the value.
    FieldInitializer(FieldId),
    InitializerBlock,
    /// Members the language gives without source: `values`, a record's accessors, default constructors.
    Implicit(ImplicitMethod),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImplicitMethod {
    DefaultConstructor,
    EnumValues,
    EnumValueOf,
    RecordConstructor,
    RecordAccessor(FieldId),
    RecordEquals,
    RecordHashCode,
    RecordToString,
}

#[derive(Clone, Debug)]
pub struct Method {
    pub id: MethodId,
    pub class: ClassId,
    /// `<init>` for constructors.
    pub name: Arc<str>,
    pub kind: MethodKind,
    pub is_static: bool,
    pub is_abstract: bool,
    pub is_native: bool,
    pub access: Access,
    pub is_varargs: bool,
    pub params: Vec<Type>,
    pub param_names: Vec<Arc<str>>,
    pub return_type: Type,
    pub type_parameters: Vec<Type>,
    pub type_parameter_bounds: Vec<Vec<Type>>,
    /// `pkg.Class.name(int,String)`: stable identity across edits, as in reports.
    pub key: Arc<str>,
    pub source: MemberSource,
}

impl Method {
    pub fn is_private(&self) -> bool {
        self.access == Access::Private
    }
}

/// The member a method's body comes from.
#[derive(Clone, Debug)]
pub enum MemberSource {
    Method(Arc<ast::Method>),
    Field(Arc<ast::Field>),
    Initializer(Arc<ast::Initializer>),
    EnumConstant(Arc<ast::EnumConstant>),
    /// Implicit members.
    None,
}

/// What lowering a method gives.
#[derive(Clone, Debug, Default)]
pub struct Lowered {
    /// `None` for abstract and native methods.
    pub body: Option<Arc<Body>>,
    /// The method's own cases, then those of the methods it overrides.
    pub contract: Option<Arc<Contract>>,
    /// Pinned test cases of the method's own contract.
    pub examples: Vec<ContractExample>,
    /// Errors in the contract, placed.
    pub contract_errors: Vec<crate::ir::SourceError>,
    /// [`Program::content_hash`], made at first use.
    pub(crate) content_hash: OnceLock<u64>,
}
