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
    Wildcard {
        upper: Option<Arc<Type>>,
        lower: Option<Arc<Type>>,
    },
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

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeVariableOwner {
    Class(ClassId),
    Method(MethodId),
    /// A variable of a running inference (JLS 18); never left in a lowered body.
    Inference,
    /// No parameter but an intersection type, `A & B` (JLS 4.9), whose members are those of a
    /// variable with these bounds.
    Intersection(Arc<[Type]>),
}

impl Primitive {
    /// The keyword.
    pub fn name(self) -> &'static str {
        match self {
            Primitive::Boolean => "boolean",
            Primitive::Byte => "byte",
            Primitive::Short => "short",
            Primitive::Char => "char",
            Primitive::Int => "int",
            Primitive::Long => "long",
            Primitive::Float => "float",
            Primitive::Double => "double",
        }
    }

    /// Held as an `int` in a slot and computed as one.
    pub fn is_int_like(self) -> bool {
        matches!(
            self,
            Primitive::Byte | Primitive::Short | Primitive::Char | Primitive::Int
        )
    }
}

impl Type {
    pub const BOOLEAN: Type = Type::Primitive(Primitive::Boolean);
    pub const BYTE: Type = Type::Primitive(Primitive::Byte);
    pub const SHORT: Type = Type::Primitive(Primitive::Short);
    pub const INT: Type = Type::Primitive(Primitive::Int);
    pub const LONG: Type = Type::Primitive(Primitive::Long);
    pub const CHAR: Type = Type::Primitive(Primitive::Char);
    pub const FLOAT: Type = Type::Primitive(Primitive::Float);
    pub const DOUBLE: Type = Type::Primitive(Primitive::Double);

    pub fn class(id: ClassId) -> Type {
        Type::Class(id, Arc::from([]))
    }

    pub fn array_of(element: Type) -> Type {
        Type::Array(Arc::new(element))
    }

    /// The class of a class type.
    pub fn class_id(&self) -> Option<ClassId> {
        match self {
            Type::Class(id, _) => Some(*id),
            _ => None,
        }
    }

    pub fn is_error(&self) -> bool {
        matches!(self, Type::Error)
    }

    pub fn is_boolean(&self) -> bool {
        matches!(self, Type::Primitive(Primitive::Boolean))
    }

    /// A numeric primitive type (JLS 4.2).
    pub fn is_numeric(&self) -> bool {
        matches!(self, Type::Primitive(primitive) if *primitive != Primitive::Boolean)
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

    /// The parts of an intersection type; of any other the type itself.
    pub fn parts(&self) -> &[Type] {
        if let Type::Variable(variable) = self
            && let TypeVariableOwner::Intersection(parts) = &variable.owner
        {
            return parts;
        }
        std::slice::from_ref(self)
    }

    /// Whether `test` holds for this type or any type inside it.
    pub fn mentions(&self, test: &dyn Fn(&Type) -> bool) -> bool {
        test(self)
            || match self {
                Type::Class(_, args) => args.iter().any(|arg| arg.mentions(test)),
                Type::Array(element) => element.mentions(test),
                Type::Wildcard { upper, lower } => {
                    upper.iter().chain(lower).any(|bound| bound.mentions(test))
                }
                Type::Variable(variable) => match &variable.owner {
                    TypeVariableOwner::Intersection(parts) => {
                        parts.iter().any(|part| part.mentions(test))
                    }
                    _ => false,
                },
                _ => false,
            }
    }

    /// JLS 4.6. Wildcards and variables become classes, arguments go.
    pub fn erasure(&self) -> Type {
        match self {
            Type::Class(id, _) => Type::class(*id),
            Type::Array(element) => Type::array_of(element.erasure()),
            Type::Variable(variable) => Type::class(variable.erased_bound),
            Type::Wildcard {
                upper: Some(upper), ..
            } => upper.erasure(),
            other => other.clone(),
        }
    }
}
