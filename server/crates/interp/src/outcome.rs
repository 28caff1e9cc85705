//! How a run ends, as data; how it is told to a user is decided elsewhere.

use crate::heap::Reference;
use crate::machine::CodePlace;
use budget::Stop;

/// A call that came to an end by Java's own rules.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Completion<V> {
    /// `None` for `void`.
    Return(Option<V>),
    /// An exception left the call.
    Throw(Reference),
}

/// A run that was left before Java's rules ended it.
#[derive(Clone, PartialEq, Debug)]
pub enum Halt {
    /// A limit of the budget, or cancellation.
    Stop(Stop),
    /// Code was reached that isn't modelled. `what` as in `java::ir::Unsupported`.
    Unsupported { at: CodePlace, what: String },
    /// Code with errors was reached; the first one.
    SourceError { at: CodePlace, message: String },
    /// `System.exit`.
    Exit(i32),
    /// The machine ended the run: an assumption doesn't hold, or it has seen enough.
    Pruned,
    /// Something that must not happen; says what. Never a panic.
    Internal(String),
}

impl From<Stop> for Halt {
    fn from(stop: Stop) -> Self {
        Halt::Stop(stop)
    }
}
