//! Frames of running code.

use java::types::ClassId;

use crate::code::Reg;
use crate::heap::Reference;
use crate::stepper::contracts::ContractCall;

/// An active piece of code.
#[derive(Clone, Debug)]
pub(crate) struct Frame<S> {
    /// Index into the code table.
    pub(crate) code: u32,
    /// Of the topmost frame, when it isn't running: the next op. Of all others: the op that is
    /// waiting for the frame above.
    pub(crate) pc: u32,
    /// Where its registers start on the stack.
    pub(crate) base: u32,
    /// The caller's register for the result.
    pub(crate) to: Reg,
    pub(crate) after: After<S>,
}

/// What happens when a frame ends.
#[derive(Clone, Debug)]
pub(crate) enum After<S> {
    /// The result is stored and the frame below goes on with its next op.
    Store,
    /// The run ends.
    Entry,
    /// The class is initialised, and the frame below tries its op again.
    Init(ClassId),
    /// The constructed exception is thrown in the frame below.
    Throw(Reference),
    /// The result is that of a contract's clause.
    Clause(Box<ContractCall<S>>),
}

/// How the stepper goes on after a slow path.
pub(crate) enum Flow<S> {
    /// With the topmost frame, at its `pc`.
    Go,
    /// Not at all.
    Done(crate::outcome::Completion<crate::machine::Slot<S>>),
}
