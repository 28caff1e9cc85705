//! What is in scope at a place of a random program, and what may be done there.

use super::types::Ty;

/// What may be done with a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    /// Never assigned after its declaration: lambdas may capture it.
    Constant,
    /// Assigned at will.
    Mutable,
    /// Counts a loop, so nothing else may assign it.
    Counter,
}

/// A local variable, parameter or field reachable by its name.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub(super) name: String,
    pub(super) ty: Ty,
    pub(super) uses: Use,
    /// Fields are reachable from lambdas and inner classes even when they are assigned.
    pub(super) is_field: bool,
}

/// What may be done at a place.
#[derive(Clone, Debug)]
pub(super) struct Place {
    /// Static methods below this number may be called: calls never go round in circles.
    pub(super) methods: usize,
    /// Whether objects' methods may be called, whose bodies call static methods themselves.
    pub(super) objects: bool,
    /// Whether objects of the program's classes may be made; constructors must not make each other's.
    pub(super) creates: bool,
    /// Labels of the loops around, outermost first.
    pub(super) loops: Vec<String>,
    /// What `return` takes: `None` where there must be no `return`.
    pub(super) returns: Option<Returned>,
    /// Whether the checked exception may leave the statement.
    pub(super) checked: bool,
    /// The class whose instance is `this`.
    pub(super) this: Option<usize>,
    /// Locals below this index that are assigned somewhere can't be seen: the place is in a lambda.
    pub(super) captured_below: usize,
    /// How many lambdas and switch expressions are around: they are cheap to nest and hard to read.
    pub(super) nesting: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Returned {
    Nothing,
    Value(Ty),
}

impl Place {
    /// A method's body.
    pub(super) fn method(methods: usize, objects: bool, returns: Returned) -> Place {
        Place {
            methods,
            objects,
            creates: true,
            loops: Vec::new(),
            returns: Some(returns),
            checked: false,
            this: None,
            captured_below: 0,
            nesting: 0,
        }
    }
}
