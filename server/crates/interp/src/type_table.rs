//! Run-time types: classes, intersections of interfaces, and the arrays, primitives and `void` that
//! class objects may stand for.
//!
//! What must hold: the same (erased) type has the same [`TypeId`] in all interpreters that share a
//! code cache, for compiled code names types by id.

use std::sync::{Arc, Mutex, PoisonError};

use java::types::{ClassId, Type, TypeVariable, TypeVariableOwner};
use rustc_hash::FxHashMap;

/// A run-time type. Classes have their [`ClassId`]'s number, all others the highest bit set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TypeId(u32);

const OTHER: u32 = 1 << 31;

impl TypeId {
    #[inline]
    pub const fn class(class: ClassId) -> Self {
        TypeId(class.0)
    }

    /// `None` for arrays, intersections, primitives and `void`.
    #[inline]
    pub const fn as_class(self) -> Option<ClassId> {
        if self.0 & OTHER == 0 {
            Some(ClassId(self.0))
        } else {
            None
        }
    }

    /// A number for use as a key; unique.
    #[inline]
    pub const fn number(self) -> u32 {
        self.0
    }
}

#[derive(Debug, Default)]
struct Shared {
    types: Vec<Type>,
    ids: FxHashMap<Type, TypeId>,
}

/// The types that aren't classes. Clones share their ids.
#[derive(Clone, Debug, Default)]
pub struct TypeTable {
    shared: Arc<Mutex<Shared>>,
    /// The types as far as this clone has seen them.
    seen: Vec<Type>,
    ids: FxHashMap<Type, TypeId>,
}

impl TypeTable {
    /// The id of a type's erasure.
    pub fn id(&mut self, ty: &Type) -> TypeId {
        let erased = match ty {
            Type::Class(class, _) => return TypeId::class(*class),
            Type::Array(_) => full_erasure(ty),
            other => match other.erasure() {
                Type::Class(class, _) => return TypeId::class(class),
                erased => erased,
            },
        };
        self.register(erased)
    }

    /// The type of the function objects that have all these interfaces. With a name it is the
    /// class a JVM would make for one lambda.
    pub fn intersection(&mut self, name: &str, parts: &[ClassId]) -> TypeId {
        let first = parts.first().copied().unwrap_or(ClassId(0));
        self.register(Type::Variable(Arc::new(TypeVariable {
            name: name.into(),
            owner: TypeVariableOwner::Intersection(
                parts.iter().copied().map(Type::class).collect(),
            ),
            index: 0,
            erased_bound: first,
        })))
    }

    fn register(&mut self, erased: Type) -> TypeId {
        if let Some(&id) = self.ids.get(&erased) {
            return id;
        }
        let mut shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        let next = TypeId(OTHER | shared.types.len() as u32);
        let id = *shared.ids.entry(erased.clone()).or_insert(next);
        if id == next {
            shared.types.push(erased.clone());
        }
        let Shared { types, .. } = &*shared;
        self.seen.extend_from_slice(&types[self.seen.len()..]);
        drop(shared);
        self.ids.insert(erased, id);
        id
    }

    /// Learns of the types other clones have added.
    pub fn refresh(&mut self) {
        let shared = self.shared.lock().unwrap_or_else(PoisonError::into_inner);
        self.seen
            .extend_from_slice(&shared.types[self.seen.len()..]);
    }

    /// The type itself, erased; [`Type::Error`] for an id that was never seen.
    pub fn get(&self, id: TypeId) -> Type {
        match id.as_class() {
            Some(class) => Type::class(class),
            None => self
                .seen
                .get((id.0 & !OTHER) as usize)
                .cloned()
                .unwrap_or(Type::Error),
        }
    }

    /// The type of an array's elements; `None` if it isn't an array.
    pub fn element(&mut self, array: TypeId) -> Option<TypeId> {
        match self.get(array) {
            Type::Array(element) => Some(self.id(&element)),
            _ => None,
        }
    }

    /// Whether the type is an array.
    pub fn is_array(&self, id: TypeId) -> bool {
        matches!(self.get(id), Type::Array(_))
    }
}

/// Erasure down to the innermost element.
fn full_erasure(ty: &Type) -> Type {
    match ty {
        Type::Array(element) => Type::array_of(full_erasure(element)),
        other => other.erasure(),
    }
}
