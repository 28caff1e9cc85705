//! Types after name resolution (JLS 4), and the ids by which the rest refers to declarations.
//!
//! Ids are indices into one [`crate::program::Program`]; they mean nothing outside it. A new
//! `Program` is made when any declaration (not body) changes; see there.

use std::sync::Arc;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub struct $name(pub u32);

        impl $name {
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(/** A class, interface, enum or record. */ ClassId);
id!(/** A method, constructor or initialiser routine. */ MethodId);
id!(/** A field, static or not. */ FieldId);
id!(/** A source file of the program. */ FileId);

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Primitive {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}

/// A type. Generic arguments are kept for inference; [`Type::erasure`] is what execution sees.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    Void,
    Primitive(Primitive),
    /// The type of `null`.
    Null,
    /// Arguments are empty for raw and non-generic types.
    Class(ClassId, Arc<[Type]>),
    Array(Arc<Type>),
    Variable(Arc<TypeVariable>),
    /// `? extends upper`, `? super lower`; only as an argument of `Class`.
    Wildcard { upper: Option<Arc<Type>>, lower: Option<Arc<Type>> },
    /// Something that could not be resolved; reported once where it stands, silent afterwards.
    Error,
}

/// A type parameter of a class or method.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TypeVariable {
    pub name: Arc<str>,
    pub owner: TypeVariableOwner,
    pub index: u32,
    /// Erasure of the first bound; `java.lang.Object` without one.
    pub erased_bound: ClassId,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TypeVariableOwner {
    Class(ClassId),
    Method(MethodId),
}

impl Type {
    pub const BOOLEAN: Type = Type::Primitive(Primitive::Boolean);
    pub const INT: Type = Type::Primitive(Primitive::Int);
    pub const LONG: Type = Type::Primitive(Primitive::Long);
    pub const CHAR: Type = Type::Primitive(Primitive::Char);
    pub const DOUBLE: Type = Type::Primitive(Primitive::Double);

    pub fn class(id: ClassId) -> Type {
        Type::Class(id, Arc::from([]))
    }

    pub fn array_of(element: Type) -> Type {
        Type::Array(Arc::new(element))
    }

    pub fn is_reference(&self) -> bool {
        !matches!(self, Type::Void | Type::Primitive(_))
    }

    pub fn as_primitive(&self) -> Option<Primitive> {
        match self {
            Type::Primitive(primitive) => Some(*primitive),
            _ => None,
        }
    }

    /// JLS 4.6. Wildcards and variables become classes, arguments go.
    pub fn erasure(&self) -> Type {
        match self {
            Type::Class(id, _) => Type::class(*id),
            Type::Array(element) => Type::array_of(element.erasure()),
            Type::Variable(variable) => Type::class(variable.erased_bound),
            Type::Wildcard { upper: Some(upper), .. } => upper.erasure(),
            other => other.clone(),
        }
    }
}
