//! The declarations of all source files of a workspace and of the library classes they mention,
//! with bodies lowered on demand.
//!
//! What must hold:
//! * A `Program` never changes; it is shared between threads. After an edit, [`Program::update`]
//!   makes the next one: when no declaration changed, ids stay the same and every body whose
//!   member is unchanged is kept.
//! * Broken source never prevents a `Program`: what is wrong is in the bodies' errors and in
//!   [`Program::errors`].

use crate::ir::{Body, Contract};
use crate::types::{ClassId, FieldId, FileId, MethodId, Type};
use std::sync::Arc;
use syntax::ast;

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
    pub outer: Option<ClassId>,
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
    /// Virtual methods: declared and inherited, resolved. Looked up by [`Program::resolve_virtual`].
    pub enum_constants: Vec<FieldId>,
}

#[derive(Clone, Debug)]
pub struct Field {
    pub id: FieldId,
    pub class: ClassId,
    pub name: Arc<str>,
    pub ty: Type,
    pub is_static: bool,
    pub is_final: bool,
    /// Instance: index in the object. Static: index among all static fields of the program.
    pub slot: u32,
    /// Value of a constant variable (JLS 4.12.4), inlined where it is read.
    pub constant: Option<crate::ir::Constant>,
    pub ast: Option<Arc<ast::Field>>,
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
    pub is_private: bool,
    pub is_varargs: bool,
    pub params: Vec<Type>,
    pub param_names: Vec<Arc<str>>,
    pub return_type: Type,
    pub type_parameters: Vec<Type>,
    /// `pkg.Class.name(int,String)`: stable identity across edits, as in reports.
    pub key: Arc<str>,
    pub source: MemberSource,
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
#[derive(Clone, Debug)]
pub struct Lowered {
    pub body: Option<Arc<Body>>,
    pub contract: Option<Arc<Contract>>,
    /// Errors in the contract, placed.
    pub contract_errors: Vec<crate::ir::SourceError>,
    /// Covers the lowered body and contract, not spans; callees by name.
    pub content_hash: u64,
}
