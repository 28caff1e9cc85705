//! Unknown references of the input: `null`, an object met before, or a fresh one.
//!
//! The run has a concrete object for each of them from the start; which one it is becomes a decision
//! only when the run depends on it (lazy initialisation; Khurshid, Păsăreanu, Visser: *Generalized
//! symbolic execution*, and the treatment of references in Degrave, Schrijvers, Vanhoof: *Towards a
//! framework for constraint-based test case generation*, section 2.5).
//!
//! What must hold:
//! * A comparison with `null` decides no more than that.
//! * Aliases are offered only of objects whose own reference was decided before: so two runs with
//!   different decisions have inputs that aren't isomorphic.

use constraints::TermId;
use java::program::Program;
use java::types::Type;
use std::sync::Arc;

/// The value of a choice that stands for `null`.
pub const NULL: u64 = 0;
/// The value of a choice that stands for the first way to be fresh, which always can be.
pub const FIRST_FRESH: u64 = 1;
/// From here on: the object made for the variable with that number.
pub const ALIAS: u64 = 1 << 16;

/// One way to make a fresh object.
#[derive(Clone, Debug, PartialEq)]
pub struct Fresh {
    /// Added to the input's size.
    pub size: u32,
    /// What it is, if others may be aliases of it.
    pub object: Option<Type>,
    /// Whether the bound on objects counts it.
    pub is_counted: bool,
}

/// What an unknown reference may be. Value 0 is `null`, 1 the first of `fresh`.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenReference {
    /// Unique among all references of an exploration.
    pub variable: u32,
    pub is_nullable: bool,
    pub fresh: Arc<[Fresh]>,
    /// What an alias must be able to stand for; `None`: there are no aliases.
    pub alias: Option<Type>,
}

/// An unknown reference in the present run.
#[derive(Clone, Debug)]
pub(crate) struct Present {
    pub(crate) open: OpenReference,
    pub(crate) value: u64,
    pub(crate) is_pinned: bool,
    pub(crate) is_known_not_null: bool,
    /// For strings, the terms of their characters.
    pub(crate) units: Option<Arc<[TermId]>>,
}

/// An object made for a variable.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub(crate) variable: u32,
    pub(crate) object: Type,
    pub(crate) is_counted: bool,
}

/// Whether an object made as `made` can be where a `wanted` is asked for. Elements are of the types that
/// the source says: so collections and arrays of others aren't mixed.
pub(crate) fn can_stand_for(program: &Program, made: &Type, wanted: &Type) -> bool {
    match (made, wanted) {
        (Type::Array(made), Type::Array(wanted)) => made == wanted,
        (Type::Class(class, made_args), Type::Class(target, wanted_args)) => {
            let fits = if program.class(*class).is_library {
                wanted_args.is_empty() || made_args == wanted_args
            } else {
                // What isn't said of a class of the program may be anything.
                match program.as_super(made, *target) {
                    Some(Type::Class(_, seen)) if seen.len() == wanted_args.len() => {
                        let mut pairs = seen.iter().zip(wanted_args.iter());
                        pairs.all(|(one, other)| one == other || is_open(one) || is_open(other))
                    }
                    _ => true,
                }
            };
            fits && program.is_erased_subtype(made, wanted)
        }
        _ => program.is_erased_subtype(made, wanted),
    }
}

fn is_open(ty: &Type) -> bool {
    ty.mentions(&|part| matches!(part, Type::Variable(_) | Type::Wildcard { .. }))
}

/// Another value that a decision could have had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alternative {
    pub value: u64,
    pub size: u32,
}

/// A lambda of the input: a table of the calls made of it.
#[derive(Clone, Debug)]
pub(crate) struct FunctionTable {
    pub(crate) variable: u32,
    /// `p.test`
    pub(crate) name: Arc<str>,
    pub(crate) parameters: Arc<[Option<java::types::Primitive>]>,
    pub(crate) result: FunctionResult,
    pub(crate) calls: Vec<FunctionCall>,
}

/// What a function of the input gives.
#[derive(Clone, Debug, PartialEq)]
pub enum FunctionResult {
    Void,
    /// Anything of the type, for each distinct tuple of arguments.
    Primitive(java::types::Primitive),
    /// These objects in turn, for each distinct tuple of arguments.
    Objects(Vec<crate::terms::Shadowed>),
}

/// One entry of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct FunctionCall {
    pub arguments: Vec<crate::terms::Shadowed>,
    pub result: Option<crate::terms::Shadowed>,
    /// The arguments as they may be written.
    pub text: Arc<str>,
}
