//! What differs between a concrete and a symbolic run.
//!
//! The stepper always computes concrete values; a [`Machine`] may let a *shadow* ride along with
//! each value (a term, say), is told of every decision of control, and may replace the value at an
//! instrumented site. A concrete run is the machine whose shadow is `()`: all hooks vanish.
//!
//! What must hold:
//! * Hooks never change concrete values, [`Machine::site`] excepted.
//! * Whatever needs a shadowed value exactly and cannot carry the shadow on (an array index, a
//!   native method, a size) calls [`Machine::concretize`] first. A shadow is never lost silently.

use java::ir::{ArithmeticOp, CompareKind, CompareOp, NodeId, NumericKind, UnaryOp};
use java::types::{MethodId, Primitive};

use crate::heap::{Heap, Reference};
use crate::outcome::Halt;

/// A value in a register, field or array: raw bits as in `java::ops`, and its shadow.
/// References are the heap index in the low 32 bits; 0 is `null`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Slot<S> {
    pub bits: u64,
    pub shadow: S,
}

impl<S: Default> Slot<S> {
    pub fn plain(bits: u64) -> Self {
        Slot {
            bits,
            shadow: S::default(),
        }
    }
}

/// A place in running code: the frame's method and the op in it. Lambdas and contract clauses are
/// code too and have their own numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CodePlace {
    /// Index into the interpreter's code table; see `Interpreter::code`.
    pub code: u32,
    pub op: u32,
}

/// Number of an instrumented site, chosen by whoever instruments.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SiteId(pub u32);

/// Why a concrete value was needed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    ArrayIndex,
    ArrayLength,
    SwitchSelector,
    Native,
    StringContent,
    Receiver,
}

/// Implicit decisions of the language: each may throw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ImplicitCheck {
    /// `index` against `length`: passes when in bounds.
    Bounds,
    /// Passes when the divisor isn't zero.
    Divisor,
    /// Passes when the length isn't negative.
    ArraySize,
}

pub trait Machine {
    /// Rides along with each value. The default means "just the concrete value".
    type Shadow: Copy + Default + PartialEq + std::fmt::Debug;

    /// Whether shadows can be anything but the default; lets the stepper skip work.
    const HAS_SHADOWS: bool;

    /// A run longer than this many steps is asked to check its budget again.
    const POLL_INTERVAL: u32 = 4096;

    #[inline]
    fn unary(
        &mut self,
        _op: UnaryOp,
        _kind: NumericKind,
        _operand: Slot<Self::Shadow>,
    ) -> Self::Shadow {
        Self::Shadow::default()
    }

    /// Whether what runs from now on is what the run is made for, and not what makes its input or judges
    /// its result.
    #[inline]
    fn observe(&mut self, _is_observed: bool) {}

    /// Only called when a shadow is present and the operation completed (no division by zero).
    #[inline]
    fn binary(
        &mut self,
        _op: ArithmeticOp,
        _kind: NumericKind,
        _left: Slot<Self::Shadow>,
        _right: Slot<Self::Shadow>,
    ) -> Self::Shadow {
        Self::Shadow::default()
    }

    /// Booleans: `!`, `&`, `|`, `^` use `boolean_not` and `boolean_binary`.
    #[inline]
    fn compare(
        &mut self,
        _op: CompareOp,
        _kind: CompareKind,
        _left: Slot<Self::Shadow>,
        _right: Slot<Self::Shadow>,
    ) -> Self::Shadow {
        Self::Shadow::default()
    }

    #[inline]
    fn boolean_not(&mut self, _operand: Slot<Self::Shadow>) -> Self::Shadow {
        Self::Shadow::default()
    }

    #[inline]
    fn boolean_binary(
        &mut self,
        _op: ArithmeticOp,
        _left: Slot<Self::Shadow>,
        _right: Slot<Self::Shadow>,
    ) -> Self::Shadow {
        Self::Shadow::default()
    }

    #[inline]
    fn convert(
        &mut self,
        _from: Primitive,
        _to: Primitive,
        _operand: Slot<Self::Shadow>,
    ) -> Self::Shadow {
        Self::Shadow::default()
    }

    /// A branch on a condition; called for *every* conditional jump (loops, `if`, `?:`, `&&`,
    /// `||`, `switch` cases, `instanceof` results), shadowed or not. `taken` is the condition's value.
    #[inline]
    fn branch(
        &mut self,
        _at: CodePlace,
        _condition: Self::Shadow,
        _taken: bool,
    ) -> Result<(), Halt> {
        Ok(())
    }

    /// An implicit check with its operands: (index, length), (divisor, -) or (size, -).
    /// Called when an operand is shadowed, before the exception, if any, is thrown.
    #[inline]
    fn implicit_check(
        &mut self,
        _at: CodePlace,
        _check: ImplicitCheck,
        _kind: NumericKind,
        _subject: Slot<Self::Shadow>,
        _limit: u64,
        _passes: bool,
    ) -> Result<(), Halt> {
        Ok(())
    }

    /// The run depends on this value being exactly what it is.
    #[inline]
    fn concretize(
        &mut self,
        _at: CodePlace,
        _need: Need,
        _value: Slot<Self::Shadow>,
    ) -> Result<(), Halt> {
        Ok(())
    }

    /// An instrumented site produced a value; what comes back is used instead. The heap is there
    /// so that a reference can be replaced by another object or a new string.
    #[inline]
    fn site(
        &mut self,
        _heap: &mut Heap<Self::Shadow>,
        _at: CodePlace,
        _site: SiteId,
        value: Slot<Self::Shadow>,
        _ty: SiteType,
    ) -> Result<Slot<Self::Shadow>, Halt> {
        Ok(value)
    }

    /// A statement is about to run; only in code instrumented with
    /// [`crate::compile::MethodSites::trace`].
    #[inline]
    fn statement(&mut self, _at: CodePlace, _node: NodeId) -> Result<(), Halt> {
        Ok(())
    }

    /// An assertion of a test library or contract was evaluated (`whydunit.Verdict.check`).
    #[inline]
    fn assertion(
        &mut self,
        _at: CodePlace,
        _condition: Self::Shadow,
        _holds: bool,
    ) -> Result<(), Halt> {
        Ok(())
    }

    /// A contract's precondition, or JML `assume`.
    #[inline]
    fn assumption(
        &mut self,
        _at: CodePlace,
        _condition: Self::Shadow,
        _holds: bool,
    ) -> Result<(), Halt> {
        Ok(())
    }

    /// A string was built from parts; the result's shadow.
    #[inline]
    fn concat(&mut self, _parts: &[ConcatPart<'_, Self::Shadow>]) -> Self::Shadow {
        Self::Shadow::default()
    }

    /// Two strings were compared for equal content.
    #[inline]
    fn strings_equal(
        &mut self,
        _left: (&[u16], Self::Shadow),
        _right: (&[u16], Self::Shadow),
    ) -> Self::Shadow {
        Self::Shadow::default()
    }

    /// The shadow of each UTF-16 unit of a string whose length is known for sure; `None` where the
    /// string's shadow isn't made of such.
    #[inline]
    fn units(&mut self, _string: Self::Shadow) -> Option<Vec<Self::Shadow>> {
        None
    }

    /// A call is about to be made (after dispatch: `method` is the one that would run). The first
    /// argument of an instance method is the receiver. Shadows may be replaced, bits may not.
    #[inline]
    fn call(
        &mut self,
        _heap: &Heap<Self::Shadow>,
        _at: CodePlace,
        _method: MethodId,
        _args: &mut [Slot<Self::Shadow>],
    ) -> Result<CallAction<Self::Shadow>, Halt> {
        Ok(CallAction::Enter)
    }

    /// A frame was entered or left; for traces.
    #[inline]
    fn entered(&mut self, _heap: &Heap<Self::Shadow>, _method: Option<MethodId>) {}
    /// `statics` are the static fields by [`java::program::Field::slot`].
    #[inline]
    fn left(
        &mut self,
        _heap: &Heap<Self::Shadow>,
        _statics: &[Slot<Self::Shadow>],
        _method: Option<MethodId>,
    ) {
    }

    /// An exception object was created by the language itself or by `throw`.
    #[inline]
    fn thrown(&mut self, _at: CodePlace, _exception: Reference) {}
}

/// What to do with a call.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CallAction<S> {
    Enter,
    /// The call is not made: its result is the given value, about which only the method's contract
    /// is known. The stepper evaluates each `requires` clause ([`Machine::assertion`]) and then each
    /// `ensures` clause whose case's preconditions hold ([`Machine::assumption`]).
    ByContract(Slot<S>),
}

/// Static type of a site's value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SiteType {
    Primitive(Primitive),
    Reference,
}

/// One operand of a string concatenation.
#[derive(Clone, Copy, Debug)]
pub enum ConcatPart<'a, S> {
    /// Text without a shadow of its own (also of unshadowed numbers).
    Text(&'a [u16]),
    /// A string with a shadow.
    Str(&'a [u16], S),
    /// A shadowed primitive.
    Primitive(Primitive, Slot<S>),
}

/// The machine of ordinary runs.
#[derive(Clone, Copy, Debug, Default)]
pub struct Concrete;

impl Machine for Concrete {
    type Shadow = ();
    const HAS_SHADOWS: bool = false;
}
